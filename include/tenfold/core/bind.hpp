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

template <class T, class Walk, class U, class Own>
auto bind_view(const array_view<U, Own>& view) {
  T* data = reinterpret_cast<T*>(view.data);
  if constexpr (is_walked_contiguously<Own, Walk>) {
    return contiguous<T>{data};
  } else {
    grid<T, Walk::rank> bound{};
    bound.data = data;
    for (std::size_t i = 0; i < Walk::rank; ++i) {
      const std::size_t dimension = dimension_at<Walk::order, Walk::rank>(i);
      bound.strides[i] = view.strides[dimension];
      bound.extents[i] = view.extents[dimension];
    }
    return bound;
  }
}

// T is the element type that the operation above wants, Walk the layout of the whole expression.
template <class T, class Walk, class Storage>
auto bind(const leaf<Storage>& tree, const char*) {
  return bind_view<const T, Walk>(tree.storage.view());
}
template <class T, class Walk, class Scalar>
auto bind(const scalar<Scalar>& tree, const char* operation) {
  return constant<T>{convert_scalar<T>(tree.value, operation)};
}
template <class T, class Walk, class Operation, class... X>
auto bind(const node<Operation, X...>& tree, const char*) {
  using operand_type = typename node<Operation, X...>::operand_type;
  return [&]<std::size_t... I>(std::index_sequence<I...>) {
    using bound =
        bound_node<Operation,
                   decltype(bind<operand_type, Walk>(hana::at_c<I>(tree.operands), nullptr))...>;
    return bound{typename bound::operands_type{
        bind<operand_type, Walk>(hana::at_c<I>(tree.operands), Operation::name)...}};
  }
  (std::index_sequence_for<X...>{});
}

/// The tree that the kernels see.
template <class Tree>
auto bind_tree(const Tree& tree) {
  return bind<typename Tree::value_type, typename Tree::layout_type>(tree, "from");
}

}  // namespace tenfold::inline TENFOLD_ABI::detail
#endif
