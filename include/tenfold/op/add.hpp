#ifndef TENFOLD_OP_ADD_HPP
#define TENFOLD_OP_ADD_HPP
#include "tenfold/op/function.hpp"

namespace tenfold::inline TENFOLD_ABI {

namespace detail {
struct add_operation : same_element {
  static constexpr const char* name = "add";
  template <class T>
  static constexpr facts facts_of(facts x, facts y) {
    return {std::is_unsigned_v<T>, std::is_integral_v<T>, x.cannot_fault && y.cannot_fault};
  }
};
}  // namespace detail

/// The sum of two elements.
///
/// Rule: IEEE 754:2019 5.4.1 addition, rounded to nearest; integers wrap around.
/// Shapes: equal, or one operand a scalar. Element types: all, the same for both. Errors:
/// `shape_error`.
/// @code
/// out = tf::from(x) + y;
/// out += tf::abs(y);
/// out = tf::add(tf::abs(x), 1);
/// @endcode
inline constexpr detail::binary<detail::add_operation> add{};

/// The same as `add(x, y)`, where one operand is an expression.
template <class X, class Y>
requires expression<X> || expression<Y>
constexpr auto operator+(X&& x, Y&& y) { return add(std::forward<X>(x), std::forward<Y>(y)); }

}  // namespace tenfold::inline TENFOLD_ABI
#endif

#ifdef TENFOLD_MEMBERS
TENFOLD_MEMBER(add)
#endif

#ifdef TENFOLD_TARGET_NAMESPACE
namespace tenfold::inline TENFOLD_ABI::detail::TENFOLD_TARGET_NAMESPACE {
template <>
struct vector_body<add_operation> {
  template <facts X, facts Y, class D, class Watch, class V>
  static HWY_INLINE V apply(D, Watch&, V x, V y) {
    return hn::Add(x, y);
  }
};
}  // namespace tenfold::inline TENFOLD_ABI::detail::TENFOLD_TARGET_NAMESPACE
#endif
