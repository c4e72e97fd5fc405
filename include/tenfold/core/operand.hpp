#ifndef TENFOLD_CORE_OPERAND_HPP
#define TENFOLD_CORE_OPERAND_HPP
// The arrays of an expression: walked one by one where the common case is decided, and laid out
// flat for what needs a closer look, so that those checks are ordinary functions over a list.
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

/// Where an array stands in the tree, for messages.
struct operand_place {
  const char* operation;  // whose operand it is
  int position;           // which of its operands, from 1
  const char* meets_in;   // the operation whose other operands begin with the array `other`
  int other;              // -1 for the first array
};

/// The arrays of a tree from left to right.
template <int Rank, int Count>
struct operand_list {
  memory<Rank> list[static_cast<std::size_t>(Count)];
  const operand_place* places;
};

/// Does `test` hold for the view of each array, from left to right? Those behind one for which it
/// doesn't are not looked at.
template <class Storage, class Test>
[[gnu::always_inline]] inline bool all_arrays(const leaf<Storage>& tree, Test& test) {
  return test(tree.storage.view());
}
template <class T, class Test>
[[gnu::always_inline]] inline bool all_arrays(const scalar<T>&, Test&) {
  return true;
}
template <class Operation, class... X, class Test>
[[gnu::always_inline]] inline bool all_arrays(const node<Operation, X...>& tree, Test& test) {
  return [&]<std::size_t... I>(std::index_sequence<I...>) {
    return (all_arrays(hana::at_c<I>(tree.operands), test) && ...);
  }
  (std::index_sequence_for<X...>{});
}

template <class Tree>
struct place_filler;
template <class Storage>
struct place_filler<leaf<Storage>> {
  static constexpr void fill(operand_place* places, int& next, const char* operation,
                             int position) {
    places[next++] = {operation, position, operation, -1};
  }
};
template <class T>
struct place_filler<scalar<T>> {
  static constexpr void fill(operand_place*, int&, const char*, int) {}
};
template <class Operation, class... X>
struct place_filler<node<Operation, X...>> {
  static constexpr void fill(operand_place* places, int& next, const char*, int) {
    const int first = next;
    int position = 0;
    (fill_operand<X>(places, next, first, ++position), ...);
  }
  template <class Operand>
  static constexpr void fill_operand(operand_place* places, int& next, int first, int position) {
    const int begin = next;
    place_filler<Operand>::fill(places, next, Operation::name, position);
    if (begin != first && begin != next) {
      places[begin].meets_in = Operation::name;
      places[begin].other = first;
    }
  }
};

template <class Tree>
inline constexpr auto operand_places = [] {
  std::array<operand_place, static_cast<std::size_t>(Tree::leaf_count)> places{};
  int next = 0;
  place_filler<Tree>::fill(places.data(), next, "from", 1);
  return places;
}();

template <class Tree>
operand_list<Tree::layout_type::rank, Tree::leaf_count> operands_of(const Tree& tree) {
  operand_list<Tree::layout_type::rank, Tree::leaf_count> operands;
  auto* next = operands.list;
  auto append = [&](const auto& view) {
    *next++ = memory_of(view);
    return true;
  };
  all_arrays(tree, append);
  operands.places = operand_places<Tree>.data();
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
[[noreturn, gnu::cold, gnu::noinline]] void throw_shapes_differ(const memory<Rank>* list,
                                                                const operand_place* places) {
  int i = 1;  // one that differs is there, or we were not called
  while (same_extents(list[i].extents, list[places[i].other].extents)) ++i;
  throw shape_error(std::string(places[i].meets_in) + ": the shapes " +
                    text_of(list[places[i].other].extents) + " and " + text_of(list[i].extents) +
                    " differ");
}

template <int Rank, int Count>
const shape<Rank>& common_shape(const operand_list<Rank, Count>& operands) {
  const memory<Rank>* list = operands.list;
  for (int i = 1; i < Count; ++i) {
    if (!same_extents(list[i].extents, list[0].extents)) [[unlikely]] {
      throw_shapes_differ<Rank>(list, operands.places);
    }
  }
  return list[0].extents;
}

template <class Tree>
[[noreturn, gnu::cold, gnu::noinline]] void throw_shapes_differ(const Tree& tree) {
  const auto operands = operands_of(tree);
  throw_shapes_differ<Tree::layout_type::rank>(operands.list, operands.places);
}

/// The shape that all arrays of the tree have.
template <class Tree>
[[gnu::always_inline]] inline shape<Tree::layout_type::rank> shape_of(const Tree& tree) {
  shape<Tree::layout_type::rank> first{};
  bool is_first = true;
  auto has_same = [&](const auto& view) {
    if (std::exchange(is_first, false)) first = view.extents;
    return same_extents(view.extents, first);
  };
  if (!all_arrays(tree, has_same)) [[unlikely]]
    throw_shapes_differ(tree);
  return first;
}

}  // namespace tenfold::inline TENFOLD_ABI::detail
#endif
