#ifndef TENFOLD_TEST_MEMORY_STORAGE_HPP
#define TENFOLD_TEST_MEMORY_STORAGE_HPP
// The ways in which Eigen can hold a two-dimensional array. Each is a class with
//   Storage(rows, columns)   memory for it, all elements and gaps random
//   view()                   what a user would write: an Eigen object or a view
//   memory()                 every element of the memory, gaps included
// and can be copied, so that a test can ask what an assignment should have done, by Eigen's own
// access to elements, and compare the memory as a whole.

#include <Eigen/Core>
#include <cstddef>
#include <span>
#include <tuple>
#include <utility>
#include <vector>

#include "support/values.hpp"

namespace test {

using Eigen::Dynamic;
using Eigen::Index;

template <class T>
using column_major_array = Eigen::Array<T, Dynamic, Dynamic>;
template <class T>
using row_major_array = Eigen::Array<T, Dynamic, Dynamic, Eigen::RowMajor>;
template <class T>
using column_major_matrix = Eigen::Matrix<T, Dynamic, Dynamic>;
template <class T>
using row_major_matrix = Eigen::Matrix<T, Dynamic, Dynamic, Eigen::RowMajor>;

inline random_source& storage_random() {
  static random_source random(1);
  return random;
}

template <class Object>
class owned {
 public:
  using element = typename Object::Scalar;

  owned(Index rows, Index columns) : object_(rows, columns) {
    for (element& x : memory()) x = storage_random().element<element>(random_kind::numbers);
  }
  Object& view() { return object_; }
  std::span<element> memory() { return {object_.data(), static_cast<std::size_t>(object_.size())}; }

 private:
  Object object_;
};

// A view made by Make over a buffer of Make::size(rows, columns) elements.
template <class T, class Make>
class viewed {
 public:
  viewed(Index rows, Index columns)
      : rows_(rows),
        columns_(columns),
        buffer_(storage_random().array<T>(static_cast<std::size_t>(Make::size(rows, columns)),
                                          random_kind::numbers)) {}
  auto view() { return Make::view(buffer_.data(), rows_, columns_); }
  std::span<T> memory() { return buffer_; }

 private:
  Index rows_;
  Index columns_;
  std::vector<T> buffer_;
};

template <class Object>
struct whole_map {
  static Index size(Index rows, Index columns) { return rows * columns; }
  static auto view(typename Object::Scalar* p, Index rows, Index columns) {
    return Eigen::Map<Object>(p, rows, columns);
  }
};

template <class Object>
struct constant_map {
  static Index size(Index rows, Index columns) { return rows * columns; }
  static auto view(typename Object::Scalar const* p, Index rows, Index columns) {
    return Eigen::Map<Object const>(p, rows, columns);
  }
};

// Columns (or rows) further apart than they are long, behind an odd number of elements.
template <class Object>
struct outer_stride_map {
  static Index inner(Index rows, Index columns) { return Object::IsRowMajor ? columns : rows; }
  static Index outer(Index rows, Index columns) { return Object::IsRowMajor ? rows : columns; }
  static Index size(Index rows, Index columns) {
    return 1 + outer(rows, columns) * (inner(rows, columns) + 3);
  }
  static auto view(typename Object::Scalar* p, Index rows, Index columns) {
    return Eigen::Map<Object, 0, Eigen::OuterStride<>>(
        p + 1, rows, columns, Eigen::OuterStride<>(inner(rows, columns) + 3));
  }
};

template <class Object>
using any_stride_map = Eigen::Map<Object, 0, Eigen::Stride<Dynamic, Dynamic>>;

// Every second element of every line.
template <class Object>
struct inner_stride_map {
  static Index outer_stride(Index rows, Index columns) {
    return 2 * outer_stride_map<Object>::inner(rows, columns) + 1;
  }
  static Index size(Index rows, Index columns) {
    return outer_stride_map<Object>::outer(rows, columns) * outer_stride(rows, columns);
  }
  static auto view(typename Object::Scalar* p, Index rows, Index columns) {
    return any_stride_map<Object>(p, rows, columns,
                                  Eigen::Stride<Dynamic, Dynamic>(outer_stride(rows, columns), 2));
  }
};

// Of the one storage order by its type, of the other by its strides.
template <class Object>
struct exchanged_strides_map {
  static Index size(Index rows, Index columns) { return rows * columns; }
  static auto view(typename Object::Scalar* p, Index rows, Index columns) {
    return any_stride_map<Object>(
        p, rows, columns,
        Eigen::Stride<Dynamic, Dynamic>(1, outer_stride_map<Object>::outer(rows, columns)));
  }
};

// Both dimensions backwards.
template <class Object>
struct reversed_map {
  static Index size(Index rows, Index columns) { return rows * columns; }
  static auto view(typename Object::Scalar* p, Index rows, Index columns) {
    Index const last = rows * columns == 0 ? 0 : rows * columns - 1;
    return any_stride_map<Object>(
        p + last, rows, columns,
        Eigen::Stride<Dynamic, Dynamic>(-outer_stride_map<Object>::inner(rows, columns), -1));
  }
};

template <class Object>
struct block {
  static Index size(Index rows, Index columns) { return (rows + 3) * (columns + 2); }
  static auto view(typename Object::Scalar* p, Index rows, Index columns) {
    return Eigen::Map<Object>(p, rows + 3, columns + 2).block(2, 1, rows, columns);
  }
};

template <class Object>
struct transposed {
  static Index size(Index rows, Index columns) { return rows * columns; }
  static auto view(typename Object::Scalar* p, Index rows, Index columns) {
    return Eigen::Map<Object>(p, columns, rows).transpose();
  }
};

template <class Object>
struct block_of_transposed {
  static Index size(Index rows, Index columns) { return (rows + 3) * (columns + 2); }
  static auto view(typename Object::Scalar* p, Index rows, Index columns) {
    return Eigen::Map<Object>(p, columns + 2, rows + 3).transpose().block(1, 2, rows, columns);
  }
};

template <class T>
struct as_array {
  static Index size(Index rows, Index columns) { return rows * columns; }
  static auto view(T* p, Index rows, Index columns) {
    return Eigen::Map<row_major_matrix<T>>(p, rows, columns).array();
  }
};

template <class T>
struct as_matrix {
  static Index size(Index rows, Index columns) { return rows * columns; }
  static auto view(T* p, Index rows, Index columns) {
    return Eigen::Map<column_major_array<T>>(p, rows, columns).matrix();
  }
};

template <class Object>
struct reference_to_block {
  static Index size(Index rows, Index columns) { return block<Object>::size(rows, columns); }
  static auto view(typename Object::Scalar* p, Index rows, Index columns) {
    return Eigen::Ref<Object>(block<Object>::view(p, rows, columns));
  }
};

template <class Object>
struct constant_reference {
  static Index size(Index rows, Index columns) { return block<Object>::size(rows, columns); }
  static auto view(typename Object::Scalar* p, Index rows, Index columns) {
    return Eigen::Ref<Object const>(block<Object>::view(p, rows, columns));
  }
};

// Of another storage order than what it refers to: Eigen lets it hold a temporary of its own.
template <class T>
struct constant_reference_with_copy {
  static Index size(Index rows, Index columns) { return rows * columns; }
  static auto view(T* p, Index rows, Index columns) {
    return Eigen::Ref<row_major_array<T> const>(
        Eigen::Map<column_major_array<T>>(p, rows, columns));
  }
};

template <class T>
using writable_storages = std::tuple<
    owned<column_major_array<T>>, owned<row_major_array<T>>, owned<column_major_matrix<T>>,
    owned<row_major_matrix<T>>, viewed<T, whole_map<column_major_array<T>>>,
    viewed<T, outer_stride_map<column_major_array<T>>>,
    viewed<T, outer_stride_map<row_major_matrix<T>>>,
    viewed<T, inner_stride_map<column_major_array<T>>>,
    viewed<T, inner_stride_map<row_major_array<T>>>,
    viewed<T, exchanged_strides_map<column_major_array<T>>>,
    viewed<T, reversed_map<column_major_array<T>>>, viewed<T, reversed_map<row_major_array<T>>>,
    viewed<T, block<column_major_matrix<T>>>, viewed<T, block<row_major_array<T>>>,
    viewed<T, transposed<column_major_array<T>>>, viewed<T, transposed<row_major_matrix<T>>>,
    viewed<T, block_of_transposed<column_major_array<T>>>, viewed<T, as_array<T>>,
    viewed<T, as_matrix<T>>, viewed<T, reference_to_block<column_major_array<T>>>,
    viewed<T, reference_to_block<row_major_array<T>>>>;

template <class T>
using read_only_storages = std::tuple<viewed<T, constant_map<row_major_array<T>>>,
                                      viewed<T, constant_reference<column_major_array<T>>>,
                                      viewed<T, constant_reference_with_copy<T>>>;

template <class T>
using storages = decltype(std::tuple_cat(std::declval<writable_storages<T>>(),
                                         std::declval<read_only_storages<T>>()));

// One row, one column and one element are of two dimensions like the others here.
inline constexpr Index shapes[][2] = {
    {0, 0},  {0, 3},   {3, 0},  {1, 1},  {1, 7},  {7, 1},  {2, 3},   {3, 2},   {4, 4},   {5, 17},
    {17, 5}, {16, 16}, {33, 2}, {2, 33}, {8, 64}, {64, 8}, {70, 70}, {67, 31}, {1, 200}, {200, 1}};

}  // namespace test

#endif
