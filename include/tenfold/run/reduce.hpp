#ifndef TENFOLD_RUN_REDUCE_HPP
#define TENFOLD_RUN_REDUCE_HPP
// Reductions of an expression: nothing is stored in between.
#include "tenfold/run/assign.hpp"

namespace tenfold::inline TENFOLD_ABI {

namespace detail {

template <class Order, want Want, class Tree>
[[gnu::always_inline]] inline auto run_search(const Tree& tree, std::size_t n, bool& faulted) {
  TENFOLD_DISPATCH(search<Order, Want>(tree, n, faulted))
}

[[noreturn, gnu::cold, gnu::noinline]] inline void throw_empty(const char* name) {
  throw empty_error(std::string(name) + " of an empty array has no value");
}

template <class Order, want Want, class Tree>
[[gnu::always_inline]] inline auto search(const Tree& tree) {
  const auto n = static_cast<std::size_t>(size_of(shape_of(tree)));
  const auto bound = bind_tree(tree);  // a scalar out of range is one of no elements, too
  if (n == 0) [[unlikely]] {
    if constexpr (Want == want::value) {
      throw_empty(Order::name);
    } else {
      return std::ptrdiff_t{-1};
    }
  }
  bool faulted = false;
  const auto result = run_search<Order, Want>(bound, n, faulted);
  if (faulted) [[unlikely]]
    throw_first_fault(bound, n);
  if constexpr (Want == want::value) {
    return static_cast<typename Tree::element_type>(result);
  } else {
    return result;
  }
}

}  // namespace detail

/// Row and column of the element that an index reducer found in `x`.
///
/// Rule: the index counts in the expression's order: row-major if all its matrices are, else
/// column-major. Shapes: any; of rank 1 there is one coordinate. Element types: all. Errors:
/// `range_error` where the index is outside the shape.
/// @code
/// auto [row, column] = tf::coordinates(tf::index_of_max_magnitude(matrix), matrix);
/// @endcode
template <class X>
auto coordinates(std::ptrdiff_t index, const X& x) {
  static_assert(!number<X>, "tenfold: one operand must be an array; a number has no elements");
  const auto& tree = detail::borrowed_tree(x);
  using layout_type = typename std::remove_cvref_t<decltype(tree)>::layout_type;
  constexpr int rank = layout_type::rank;
  const auto extents = detail::shape_of(tree);
  if (index < 0 || index >= detail::size_of(extents)) {
    throw range_error("coordinates: the index " + std::to_string(index) + " is outside the shape " +
                      detail::text_of(extents));
  }
  shape<rank> result{};
  for (std::size_t i = 0; i < rank; ++i) {
    const std::size_t dimension = detail::dimension_at<layout_type::order, rank>(i);
    result[dimension] = index % extents[dimension];
    index /= extents[dimension];
  }
  return result;
}

}  // namespace tenfold::inline TENFOLD_ABI
#endif
