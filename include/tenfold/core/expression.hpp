#ifndef TENFOLD_CORE_EXPRESSION_HPP
#define TENFOLD_CORE_EXPRESSION_HPP
// expr<Tree>: the one type of lazy expression that users hold, and how operands become one.
#include <array>

#include "tenfold/core/node.hpp"

namespace tenfold::inline TENFOLD_ABI {

namespace detail {
template <class Expression>
struct host;  // the foreign base of an expression, defined in adapt/
template <class Expression>
struct fluent;  // its member functions, which hide those of the base; defined in op/fluent.hpp

/// What becomes of `Container c = expression`; specialised in adapt/ with a static member
/// `run(tree)`.
template <class Container>
struct conversion;
template <class...>
inline constexpr bool always_false = false;
}  // namespace detail

/// A lazy, immutable elementwise expression. It may be kept, copied, returned, evaluated again and
/// from several threads, for as long as the lvalue containers it refers to live.
template <class Tree>
class [[nodiscard("tenfold: an expression does nothing until it is assigned or reduced")]] expr
    : public detail::fluent<expr<Tree>> {
 public:
  using tree_type = Tree;
  using value_type = typename Tree::value_type;
  using layout_type = typename Tree::layout_type;

  constexpr explicit expr(Tree tree) : tree_(std::move(tree)) {}
  constexpr expr(const expr& other) : detail::fluent<expr>(), tree_(other.tree_) {}
  constexpr expr(expr && other) noexcept(std::is_nothrow_move_constructible_v<Tree>)
      : detail::fluent<expr>(), tree_(std::move(other.tree_)) {}
  expr& operator=(const expr&) = delete;
  ~expr() = default;

  constexpr const Tree& tree() const& { return tree_; }
  constexpr Tree&& tree()&& { return std::move(tree_); }

  /// Evaluates, or says why a container of that type can't be made from an expression.
  template <class Container>
  requires requires { detail::conversion<Container>::is_defined; }
  operator Container() const { return detail::conversion<Container>::run(tree_); }

 private:
  Tree tree_;
};

namespace detail {
template <class T>
inline constexpr bool is_expression = false;
template <class Tree>
inline constexpr bool is_expression<expr<Tree>> = true;
}  // namespace detail

/// A lazy expression.
template <class T>
concept expression = detail::is_expression<std::remove_cvref_t<T>>;

namespace detail {

/// Why a type is no operand, as a sentence; adapt/ knows more about its containers.
template <class C>
struct refusal {
  static_assert(always_false<C>,
                "tenfold: this type is no operand and no destination; pass an array with elements "
                "of one of the ten element types (Eigen storage, std::vector, std::array, a C "
                "array, std::span), or as operand a number or an expression");
};

template <class X>
constexpr auto tree_of(X&& x) {
  using C = std::remove_cvref_t<X>;
  if constexpr (expression<X>) {
    return typename C::tree_type(std::forward<X>(x).tree());
  } else if constexpr (number<X>) {
    return scalar<C>{x};
  } else if constexpr (!container<X>) {
    (void)sizeof(refusal<C>);
    return scalar<float>{0};
  } else if constexpr (requires { adapter<C>::keep(x); }) {
    using storage = decltype(adapter<C>::keep(x));
    return leaf<storage>{adapter<C>::keep(x)};
  } else if constexpr (std::is_lvalue_reference_v<X>) {
    return leaf<referred<C>>{{std::addressof(x)}};
  } else if constexpr (std::is_array_v<C>) {
    return leaf<owned<decltype(adapter<C>::copy(x))>>{{adapter<C>::copy(x)}};
  } else {
    return leaf<owned<C>>{{std::forward<X>(x)}};
  }
}

/// The tree of an operand that is evaluated at once: that of an expression is not copied.
template <class X>
constexpr decltype(auto) borrowed_tree(const X& x) {
  if constexpr (expression<X>) {
    return x.tree();
  } else {
    return tree_of(x);
  }
}

template <class Tree>
constexpr auto make_expression(Tree tree) {
  return expr<Tree>(std::move(tree));
}

template <class Operation, class... X>
constexpr auto make_node(X&&... x) {
  using tree = node<Operation, decltype(tree_of(std::forward<X>(x)))...>;
  return expr<tree>(tree{typename tree::operands_type{tree_of(std::forward<X>(x))...}});
}

}  // namespace detail

/// The expression that stands for `x` itself, for operators and the fluent form.
///
/// An lvalue container is referred to, a view is kept as a view, an rvalue container is moved in.
/// Any shape of rank 1 or 2, every element type.
/// @code
/// float jump = tf::max_magnitude(tf::from(x.tail(n - 1)) - x.head(n - 1));
/// @endcode
template <class X>
constexpr auto from(X&& x) {
  static_assert(!number<X>, "tenfold: one operand must be an array; a number has no elements");
  return detail::make_expression(detail::tree_of(std::forward<X>(x)));
}

}  // namespace tenfold::inline TENFOLD_ABI
#endif
