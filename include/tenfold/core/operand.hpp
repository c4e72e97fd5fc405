#ifndef TENFOLD_CORE_OPERAND_HPP
#define TENFOLD_CORE_OPERAND_HPP
// The arrays of an expression laid out flat, so that the checks of shape and overlap are ordinary
// functions over a list, compiled once, and each container is looked at once per evaluation.
#include <cstdint>
#include <utility>

#include "tenfold/core/error.hpp"
#include "tenfold/core/node.hpp"

namespace tenfold::inline TENFOLD_ABI::detail {

/// An array in memory without its element type.
template <int Rank>
struct memory {
  std::uintptr_t address;
  std::uintptr_t low, high;  // the first byte and the one behind the last; equal where it is empty
  shape<Rank> extents;
  shape<Rank> strides;  // in elements
  std::ptrdiff_t element_size;
};

// Inlined by force: what is constant for a layout, which is most of it, then costs nothing.
template <class T, class Layout>
[[gnu::always_inline]] constexpr memory<Layout::rank> memory_of(const array_view<T, Layout>& view) {
  const auto address = reinterpret_cast<std::uintptr_t>(view.data);
  memory<Layout::rank> result{address, address, address, view.extents, view.strides, sizeof(T)};
  const std::ptrdiff_t size = size_of(view.extents);
  if constexpr (Layout::contiguous) {
    result.high += static_cast<std::uintptr_t>(size) * sizeof(T);
  } else if (size != 0) {
    result.high += sizeof(T);
    for (std::size_t i = 0; i < Layout::rank; ++i) {
      const auto span = static_cast<std::uintptr_t>((view.extents[i] - 1) * view.strides[i] *
                                                    std::ptrdiff_t{sizeof(T)});
      (view.strides[i] < 0 ? result.low : result.high) += span;
    }
  }
  return result;
}

/// The arrays of a tree from left to right.
template <int Rank, int Count>
struct operand_list {
  memory<Rank> list[static_cast<std::size_t>(Count)];
  const char* const* operations;  // whose operand each one is, for messages
};

template <int Rank, class Storage>
[[gnu::always_inline]] inline void collect(const leaf<Storage>& tree, memory<Rank>*& next) {
  *next++ = memory_of(tree.storage.view());
}
template <int Rank, class T>
void collect(const scalar<T>&, memory<Rank>*&) {}
template <int Rank, class Operation, class... X>
[[gnu::always_inline]] inline void collect(const node<Operation, X...>& tree, memory<Rank>*& next) {
  [&]<std::size_t... I>(std::index_sequence<I...>) {
    (collect(hana::at_c<I>(tree.operands), next), ...);
  }
  (std::index_sequence_for<X...>{});
}

template <class Tree>
struct operation_names;
template <class Storage>
struct operation_names<leaf<Storage>> {
  static constexpr void fill(const char**& next, const char* operation) { *next++ = operation; }
};
template <class T>
struct operation_names<scalar<T>> {
  static constexpr void fill(const char**&, const char*) {}
};
template <class Operation, class... X>
struct operation_names<node<Operation, X...>> {
  static constexpr void fill(const char**& next, const char*) {
    (operation_names<X>::fill(next, Operation::name), ...);
  }
};

template <class Tree>
inline constexpr auto operation_name_table = [] {
  std::array<const char*, static_cast<std::size_t>(Tree::leaf_count)> names{};
  const char** next = names.data();
  operation_names<Tree>::fill(next, "from");
  return names;
}();

template <class Tree>
operand_list<Tree::layout_type::rank, Tree::leaf_count> operands_of(const Tree& tree) {
  operand_list<Tree::layout_type::rank, Tree::leaf_count> operands;
  memory<Tree::layout_type::rank>* next = operands.list;
  collect(tree, next);
  operands.operations = operation_name_table<Tree>.data();
  return operands;
}

/// Not the operator of std::array, which calls memcmp for one or two numbers.
template <std::size_t Rank>
constexpr bool same_extents(const std::array<std::ptrdiff_t, Rank>& left,
                            const std::array<std::ptrdiff_t, Rank>& right) {
  bool same = true;
  for (std::size_t i = 0; i < Rank; ++i) same &= left[i] == right[i];
  return same;
}

template <int Rank>
[[noreturn, gnu::cold, gnu::noinline]] void throw_shapes_differ(const char* operation,
                                                                const shape<Rank>& left,
                                                                const shape<Rank>& right) {
  throw shape_error(std::string(operation) + ": the shapes " + text_of(left) + " and " +
                    text_of(right) + " differ");
}

template <int Rank, int Count>
const shape<Rank>& common_shape(const operand_list<Rank, Count>& operands) {
  const memory<Rank>* list = operands.list;
  for (int i = 1; i < Count; ++i) {
    if (!same_extents(list[i].extents, list[0].extents)) [[unlikely]] {
      throw_shapes_differ<Rank>(operands.operations[i], list[0].extents, list[i].extents);
    }
  }
  return list[0].extents;
}

template <class Tree>
shape<Tree::layout_type::rank> shape_of(const Tree& tree) {
  return common_shape(operands_of(tree));
}

}  // namespace tenfold::inline TENFOLD_ABI::detail
#endif
