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
  shape<Rank> extents;
  shape<Rank> strides;  // in elements
  std::ptrdiff_t element_size;
};

template <int Rank>
struct operand : memory<Rank> {
  const char* operation;  // whose operand it is
};

template <class T, class Layout>
constexpr memory<Layout::rank> memory_of(const array_view<T, Layout>& view) {
  return {reinterpret_cast<std::uintptr_t>(view.data), view.extents, view.strides, sizeof(T)};
}

template <int Rank, int Count>
struct operand_list {
  operand<Rank> list[static_cast<std::size_t>(Count)];
};

template <int Rank, class Storage>
void collect(const leaf<Storage>& tree, operand<Rank>*& next, const char* operation) {
  *next++ = {memory_of(tree.storage.view()), operation};
}
template <int Rank, class T>
void collect(const scalar<T>&, operand<Rank>*&, const char*) {}
template <int Rank, class Operation, class... X>
void collect(const node<Operation, X...>& tree, operand<Rank>*& next, const char*) {
  [&]<std::size_t... I>(std::index_sequence<I...>) {
    (collect(hana::at_c<I>(tree.operands), next, Operation::name), ...);
  }
  (std::index_sequence_for<X...>{});
}

/// The arrays of a tree from left to right.
template <class Tree>
operand_list<Tree::layout_type::rank, Tree::leaf_count> operands_of(const Tree& tree) {
  operand_list<Tree::layout_type::rank, Tree::leaf_count> operands;
  operand<Tree::layout_type::rank>* next = operands.list;
  collect(tree, next, "from");
  return operands;
}

template <int Rank>
[[noreturn, gnu::cold, gnu::noinline]] void throw_shapes_differ(const char* operation,
                                                                const shape<Rank>& left,
                                                                const shape<Rank>& right) {
  throw shape_error(std::string(operation) + ": the shapes " + text_of(left) + " and " +
                    text_of(right) + " differ");
}

template <int Rank, int Count>
shape<Rank> common_shape(const operand_list<Rank, Count>& operands) {
  const operand<Rank>* list = operands.list;
  for (int i = 1; i < Count; ++i) {
    if (list[i].extents != list[0].extents) [[unlikely]] {
      throw_shapes_differ<Rank>(list[i].operation, list[0].extents, list[i].extents);
    }
  }
  return list[0].extents;
}

template <class Tree>
auto shape_of(const Tree& tree) {
  return common_shape(operands_of(tree));
}

}  // namespace tenfold::inline TENFOLD_ABI::detail
#endif
