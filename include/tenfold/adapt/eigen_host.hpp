#ifndef TENFOLD_ADAPT_EIGEN_HOST_HPP
#define TENFOLD_ADAPT_EIGEN_HOST_HPP
// Makes `array = expression`, `+=`, `-=` and construction work on Eigen's own types. An expression
// derives from DenseBase with a shape tag of its own, for which Eigen hands the whole assignment to
// us before it resizes anything.
#include <Eigen/Core>
#include <ostream>

#include "tenfold/core/expression.hpp"

namespace tenfold::inline TENFOLD_ABI::detail {

struct eigen_shape {};
struct eigen_assignment {};

/// The Scalar that Eigen sees: it mixes with every type there, so that it is we who say what is
/// wrong when element types differ. It converts to none: see `conversion` below.
template <class T>
struct eigen_scalar {};

/// Defined in run/assign.hpp.
enum class extent_rule;
template <extent_rule Rule, class Tree, class Destination>
void assign_tree(const Tree& tree, Destination&& destination);
template <class Operation, class Tree, class Destination>
void update_tree(const Tree& tree, Destination& destination);

struct add_operation;
struct subtract_operation;

/// What Eigen's functor of an assignment stands for here.
template <class Function>
struct eigen_function {
  template <class Tree, class Destination>
  static void run(const Tree&, Destination&) {
    static_assert(always_false<Function>, "tenfold: an expression can be assigned by =, += and -=");
  }
};
template <class T, class S>
struct eigen_function<Eigen::internal::assign_op<T, S>> {
  template <class Tree, class Destination>
  [[gnu::always_inline]] static void run(const Tree& tree, Destination& destination) {
    assign_tree<extent_rule{}>(tree, destination);
  }
};
template <class T, class S>
struct eigen_function<Eigen::internal::add_assign_op<T, S>> {
  template <class Tree, class Destination>
  [[gnu::always_inline]] static void run(const Tree& tree, Destination& destination) {
    update_tree<add_operation>(tree, destination);
  }
};
template <class T, class S>
struct eigen_function<Eigen::internal::sub_assign_op<T, S>> {
  template <class Tree, class Destination>
  [[gnu::always_inline]] static void run(const Tree& tree, Destination& destination) {
    update_tree<subtract_operation>(tree, destination);
  }
};

}  // namespace tenfold::inline TENFOLD_ABI::detail

namespace Eigen {
namespace internal {
template <class Tree>
struct traits<tenfold::expr<Tree>> {
  using StorageKind = Dense;
  using StorageIndex = Index;
  using XprKind = ArrayXpr;
  using Scalar = tenfold::detail::eigen_scalar<typename Tree::value_type>;
  enum {
    RowsAtCompileTime = Dynamic,
    ColsAtCompileTime = Dynamic,
    MaxRowsAtCompileTime = Dynamic,
    MaxColsAtCompileTime = Dynamic,
    Flags = 0
  };
};
template <class Tree>
struct evaluator_traits<tenfold::expr<Tree>> {
  using Kind = IndexBased;
  using Shape = tenfold::detail::eigen_shape;
};
template <class Tree>
struct evaluator<tenfold::expr<Tree>> {
  enum { Flags = 0, CoeffReadCost = 1, Alignment = 0 };
};
template <>
struct AssignmentKind<DenseShape, tenfold::detail::eigen_shape> {
  using Kind = tenfold::detail::eigen_assignment;
};
template <class Destination, class Tree, class Function>
struct Assignment<Destination, tenfold::expr<Tree>, Function, tenfold::detail::eigen_assignment,
                  void> {
  [[gnu::always_inline]] static void run(Destination& destination,
                                         const tenfold::expr<Tree>& source, const Function&) {
    tenfold::detail::eigen_function<Function>::run(source.tree(), destination);
  }
};
}  // namespace internal

template <class T, class S, class Function>
struct ScalarBinaryOpTraits<T, tenfold::detail::eigen_scalar<S>, Function> {
  using ReturnType = T;
};
}  // namespace Eigen

namespace tenfold::inline TENFOLD_ABI {
namespace detail {

template <class Tree>
struct host<expr<Tree>> : Eigen::DenseBase<expr<Tree>> {
  Eigen::Index rows() const { return shape_of(self().tree())[0]; }
  Eigen::Index cols() const {
    if constexpr (Tree::layout_type::rank == 1) {
      return 1;
    } else {
      return shape_of(self().tree())[1];
    }
  }

  // Eigen's members would look for coefficients, which an expression doesn't have.
#define TENFOLD_NOT_A_MEMBER(NAME)                                                              \
  template <class... X>                                                                         \
  void NAME(X&&...) const {                                                                     \
    static_assert(always_false<X...>,                                                           \
                  "tenfold: Eigen's member functions don't work on an expression; evaluate it " \
                  "first, tf::eval(expression)." #NAME);                                        \
  }
#include "tenfold/adapt/eigen_members-inl.hpp"
#undef TENFOLD_NOT_A_MEMBER

 private:
  const expr<Tree>& self() const { return static_cast<const expr<Tree>&>(*this); }
};

/// `Eigen::Array3f a = expression`: Eigen's own constructor, which takes what has a convertible
/// Scalar, asserts where the shape is another. That of Matrix takes everything and can't be
/// replaced.
template <class T, int Rows, int Columns, int Options, int MaxRows, int MaxColumns>
struct conversion<Eigen::Array<T, Rows, Columns, Options, MaxRows, MaxColumns>> {
  static constexpr bool is_defined = true;
  template <class Tree>
  static auto run(const Tree& tree) {
    Eigen::Array<T, Rows, Columns, Options, MaxRows, MaxColumns> result;
    assign_tree<extent_rule{}>(tree, result);
    return result;
  }
};

template <class T>
concept eigen_matrix = requires(const std::remove_cvref_t<T>* m) {
  []<class D>(const Eigen::MatrixBase<D>*) {}(m);
};

template <class X, class Y>
concept matrix_with_expression = (eigen_matrix<X> && expression<Y>) ||
                                 (expression<X> && eigen_matrix<Y>);

}  // namespace detail

/// Refuses to print what has no elements yet; Eigen's own operator would look for coefficients.
template <class Character, class Traits, class Tree>
std::basic_ostream<Character, Traits>& operator<<(std::basic_ostream<Character, Traits>& stream,
                                                  const expr<Tree>&) {
  static_assert(detail::always_false<Tree>,
                "tenfold: an expression can't be printed; evaluate it first, tf::eval(expression)");
  return stream;
}

/// Refuses what could be meant as a matrix product.
template <class X, class Y>
requires detail::matrix_with_expression<X, Y>
auto operator*(X&& x, Y&&) {
  static_assert(detail::always_false<X>,
                "tenfold: * between an Eigen::Matrix and an expression could be a matrix product, "
                "which is Eigen's; for the elementwise one use matrix.array()");
  return detail::make_expression(detail::tree_of(x));
}
/// Refuses what could be meant as solving a linear system.
template <class X, class Y>
requires detail::matrix_with_expression<X, Y>
auto operator/(X&& x, Y&&) {
  static_assert(detail::always_false<X>,
                "tenfold: / between an Eigen::Matrix and an expression is not elementwise in "
                "Eigen's language; for the elementwise quotient use matrix.array()");
  return detail::make_expression(detail::tree_of(x));
}

}  // namespace tenfold::inline TENFOLD_ABI
#endif
