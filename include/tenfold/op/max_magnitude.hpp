#ifndef TENFOLD_OP_MAX_MAGNITUDE_HPP
#define TENFOLD_OP_MAX_MAGNITUDE_HPP
#include "tenfold/op/function.hpp"
#include "tenfold/reduce/max_magnitude.hpp"

namespace tenfold::inline TENFOLD_ABI {

namespace detail {
struct max_magnitude_operation : same_element {
  static constexpr const char* name = "max_magnitude";
  template <class T>
  static constexpr facts facts_of(facts x, facts y) {
    return {x.non_negative && y.non_negative, x.never_nan && y.never_nan,
            x.cannot_fault && y.cannot_fault};
  }
};
}  // namespace detail

/// The one of two elements with the larger magnitude, with its sign.
///
/// Rule: IEEE 754:2019 9.6 maximumMagnitude: equal magnitudes: the positive one; a NaN operand is
/// the result, of two NaNs the first. The lowest integer has the largest magnitude and is no error.
/// The result is one of the operands, bit for bit.
///
/// Of one operand, the reducer: the element of largest magnitude (empty: `empty_error`; a NaN
/// anywhere: the first one). Shapes: equal, or one operand a scalar. Element types: all, the same
/// for both. Errors: `shape_error`; the reducer: `empty_error`.
/// @code
/// out = tf::max_magnitude(x, y);
/// out = tf::max_magnitude(x, 1);
/// float element = tf::max_magnitude(x);
/// @endcode
inline constexpr detail::extremum<detail::max_magnitude_operation, detail::max_magnitude_order>
    max_magnitude{};

}  // namespace tenfold::inline TENFOLD_ABI
#endif

#ifdef TENFOLD_MEMBERS
TENFOLD_MEMBER(max_magnitude)
#endif

#ifdef TENFOLD_TARGET_NAMESPACE
namespace tenfold::inline TENFOLD_ABI::detail::TENFOLD_TARGET_NAMESPACE {
template <>
struct vector_body<max_magnitude_operation> {
  template <facts X, facts Y, class D, class Watch, class V>
  static HWY_INLINE V apply([[maybe_unused]] D d, Watch&, V x, V y) {
    using T = hn::TFromD<D>;
    if constexpr (std::is_unsigned_v<T>) {
      return hn::Max(x, y);
    } else if constexpr (!hwy::IsFloat<T>()) {
      const auto magnitude_x = integer_magnitude(d, x);
      const auto magnitude_y = integer_magnitude(d, y);
      const auto larger = hn::Max(magnitude_x, magnitude_y);
      // each operand stands in for the other where it loses, so that Max decides between signs only
      const V from_x = hn::IfThenElse(hn::RebindMask(d, hn::Eq(magnitude_x, larger)), x, y);
      const V from_y = hn::IfThenElse(hn::RebindMask(d, hn::Eq(magnitude_y, larger)), y, x);
      return hn::Max(from_x, from_y);
    } else {
      const V magnitude_x = hn::Abs(x);
      const V magnitude_y = hn::Abs(y);
      // equal magnitudes differ in the sign alone: And gives the positive one
      V larger = hn::IfThenElse(hn::Gt(magnitude_x, magnitude_y), x, y);
      larger = hn::IfThenElse(hn::Eq(magnitude_x, magnitude_y), hn::And(x, y), larger);
      return first_nan_or(x, y, larger);
    }
  }
};
}  // namespace tenfold::inline TENFOLD_ABI::detail::TENFOLD_TARGET_NAMESPACE
#endif
