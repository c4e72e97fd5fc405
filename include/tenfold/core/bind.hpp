#ifndef TENFOLD_CORE_BIND_HPP
#define TENFOLD_CORE_BIND_HPP
// From the tree that users hold to the one that kernels see.
#include <cmath>
#include <limits>
#include <string>

#include "tenfold/core/bound.hpp"
#include "tenfold/core/operand.hpp"

namespace tenfold::inline TENFOLD_ABI::detail {

template <class T>
[[noreturn, gnu::cold, gnu::noinline]] void throw_scalar_range(const char* operation,
                                                               const std::string& value) {
  throw range_error(std::string(operation) + ": the scalar " + value + " is outside the range of " +
                    element_name<T>());
}

/// A scalar operand in the element type of the arrays around it.
template <class T, class Scalar>
T convert_scalar(Scalar value, const char* operation) {
  if constexpr (std::is_same_v<Scalar, bool>) {
    return static_cast<T>(value);
  } else if constexpr (std::is_integral_v<T>) {
    // through canonical, since std::in_range takes no character types
    if (!std::in_range<T>(static_cast<typename canonical<Scalar>::type>(value))) [[unlikely]] {
      throw_scalar_range<T>(operation, std::to_string(value));
    }
    return static_cast<T>(value);
  } else {
    const T converted = static_cast<T>(value);
    if constexpr (std::is_floating_point_v<Scalar> && !std::is_same_v<Scalar, T>) {
      if (std::isinf(converted) && !std::isinf(value)) [[unlikely]] {
        throw_scalar_range<T>(operation, std::to_string(value));
      }
    }
    return converted;
  }
}

/// Can an array of layout `Own` be walked with one pointer in the order of `Walk`?
template <class Own, class Walk>
inline constexpr bool is_walked_contiguously = Own::contiguous &&
                                               (Own::rank == 1 || Own::order == Walk::order);

template <class T, class Own, class Walk>
auto bind_memory(const memory<Walk::rank>& array) {
  T* data = reinterpret_cast<T*>(array.address);
  if constexpr (is_walked_contiguously<Own, Walk>) {
    return contiguous<T>{data};
  } else {
    grid<T, Walk::rank> bound{};
    bound.data = data;
    for (std::size_t i = 0; i < Walk::rank; ++i) {
      const std::size_t dimension = dimension_at<Walk::order, Walk::rank>(i);
      bound.strides[i] = array.strides[dimension];
      bound.extents[i] = array.extents[dimension];
    }
    return bound;
  }
}

// `First` counts the leaves to the left: the position of the next one in the operand list.
template <class T, class Walk, int First, class Storage, class Operands>
auto bind(const leaf<Storage>&, const Operands& operands, const char*) {
  return bind_memory<const T, typename leaf<Storage>::layout_type, Walk>(operands.list[First]);
}
template <class T, class Walk, int First, class Scalar, class Operands>
auto bind(const scalar<Scalar>& tree, const Operands&, const char* operation) {
  return constant<T>{convert_scalar<T>(tree.value, operation)};
}
template <class T, class Walk, int First, class Operation, class... X, class Operands>
auto bind(const node<Operation, X...>& tree, const Operands& operands, const char*);

template <class... X>
constexpr int leaves_before(std::size_t position) {
  const int counts[] = {X::leaf_count...};
  int before = 0;
  for (std::size_t i = 0; i < position; ++i) before += counts[i];
  return before;
}

template <class Walk, int First, class Operation, class... X, class Operands, std::size_t... I>
auto bind_operands(const node<Operation, X...>& tree, const Operands& operands,
                   std::index_sequence<I...>) {
  using T = typename node<Operation, X...>::operand_type;
  using bound = bound_node<Operation, decltype(bind<T, Walk, First + leaves_before<X...>(I)>(
                                          hana::at_c<I>(tree.operands), operands, nullptr))...>;
  return bound{typename bound::operands_type{bind<T, Walk, First + leaves_before<X...>(I)>(
      hana::at_c<I>(tree.operands), operands, Operation::name)...}};
}
template <class T, class Walk, int First, class Operation, class... X, class Operands>
auto bind(const node<Operation, X...>& tree, const Operands& operands, const char*) {
  return bind_operands<Walk, First>(tree, operands, std::index_sequence_for<X...>{});
}

/// The tree that the kernels see. `operands` are those of the tree.
template <class Tree, class Operands>
auto bind_tree(const Tree& tree, const Operands& operands) {
  return bind<typename Tree::value_type, typename Tree::layout_type, 0>(tree, operands, "from");
}

}  // namespace tenfold::inline TENFOLD_ABI::detail
#endif
