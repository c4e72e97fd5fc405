#ifndef TENFOLD_OP_FUNCTION_HPP
#define TENFOLD_OP_FUNCTION_HPP
// The function objects that stand for operations and reducers, and what operations have in common.
#include "tenfold/core/expression.hpp"
#include "tenfold/core/facts.hpp"

namespace tenfold::inline TENFOLD_ABI {

namespace detail {

/// For operations whose result has the element type of the operands.
struct same_element {
  template <class T>
  using result_type = T;
};

/// What a search over the elements is for.
enum class want { value, index };

/// Defined in run/reduce.hpp.
template <class Order, want Want, class Tree>
auto search(const Tree& tree);

template <class Order, want Want, class X>
[[gnu::always_inline]] inline auto search_operand(const X& x) {
  static_assert(!number<X>, "tenfold: one operand must be an array; a number has no elements");
  return search<Order, Want>(borrowed_tree(x));
}

/// An operation of one operand.
template <class Operation>
struct unary {
  template <class X>
  constexpr auto operator()(X&& x) const {
    return make_node<Operation>(std::forward<X>(x));
  }
};

/// An operation of two operands.
template <class Operation>
struct binary {
  template <class X, class Y>
  constexpr auto operator()(X&& x, Y&& y) const {
    return make_node<Operation>(std::forward<X>(x), std::forward<Y>(y));
  }
};

/// One name for two things: of two operands the operation, of one the reducer.
template <class Operation, class Order>
struct extremum : binary<Operation> {
  using binary<Operation>::operator();
  template <class X>
  auto operator()(const X& x) const {
    return search_operand<Order, want::value>(x);
  }
};

/// The reducer that tells where the extremum is.
template <class Order>
struct index_of {
  template <class X>
  std::ptrdiff_t operator()(const X& x) const {
    return search_operand<Order, want::index>(x);
  }
};

}  // namespace detail
}  // namespace tenfold::inline TENFOLD_ABI
#endif
