#ifndef TENFOLD_OP_SUBTRACT_HPP
#define TENFOLD_OP_SUBTRACT_HPP
#include "tenfold/op/function.hpp"

namespace tenfold::inline TENFOLD_ABI {

namespace detail {
struct subtract_operation : same_element {
  static constexpr const char* name = "subtract";
  template <class T>
  static constexpr facts facts_of(facts x, facts y) {
    return {std::is_unsigned_v<T>, std::is_integral_v<T>, x.cannot_fault && y.cannot_fault};
  }
};
}  // namespace detail

/// The difference of two elements.
///
/// Rule: IEEE 754:2019 5.4.1 subtraction, rounded to nearest; integers wrap around.
/// Shapes: equal, or one operand a scalar. Element types: all, the same for both. Errors:
/// `shape_error`.
/// @code
/// out = tf::from(x) - y;
/// out -= tf::abs(y);
/// float jump = tf::max_magnitude(tf::from(x.tail(n - 1)) - x.head(n - 1));
/// @endcode
inline constexpr detail::binary<detail::subtract_operation> subtract{};

/// The same as `subtract(x, y)`, where one operand is an expression.
template <class X, class Y>
requires expression<X> || expression<Y>
constexpr auto operator-(X&& x, Y&& y) { return subtract(std::forward<X>(x), std::forward<Y>(y)); }

}  // namespace tenfold::inline TENFOLD_ABI
#endif

#ifdef TENFOLD_MEMBERS
TENFOLD_MEMBER(subtract)
#endif

#ifdef TENFOLD_TARGET_NAMESPACE
namespace tenfold::inline TENFOLD_ABI::detail::TENFOLD_TARGET_NAMESPACE {
template <>
struct vector_body<subtract_operation> {
  template <facts X, facts Y, class D, class Watch, class V>
  static HWY_INLINE V apply(D, Watch&, V x, V y) {
    return hn::Sub(x, y);
  }
};
}  // namespace tenfold::inline TENFOLD_ABI::detail::TENFOLD_TARGET_NAMESPACE
#endif
