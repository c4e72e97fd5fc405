#ifndef TENFOLD_OP_MAX_HPP
#define TENFOLD_OP_MAX_HPP
#include "tenfold/op/function.hpp"
#include "tenfold/reduce/max.hpp"

namespace tenfold::inline TENFOLD_ABI {

namespace detail {
struct max_operation : same_element {
  static constexpr const char* name = "max";
  template <class T>
  static constexpr facts facts_of(facts x, facts y) {
    // one is enough where the other can't win as a NaN with its sign bit set
    return {(x.non_negative && (y.non_negative || y.never_nan)) || (y.non_negative && x.never_nan),
            x.never_nan && y.never_nan, x.cannot_fault && y.cannot_fault};
  }
};
}  // namespace detail

/// The larger of two elements.
///
/// Rule: IEEE 754:2019 9.6 maximum: a NaN operand is the result, of two NaNs the first; +0 is
/// greater than -0. The result is one of the operands, bit for bit.
///
/// Of one operand, the reducer: the largest element (empty: `empty_error`; a NaN anywhere: the
/// first one). Shapes: equal, or one operand a scalar. Element types: all, the same for both.
/// Errors: `shape_error`; the reducer: `empty_error`.
/// @code
/// out = tf::max(tf::abs(x), y);
/// out = tf::max(x, 0);
/// float peak = tf::max(x);
/// @endcode
inline constexpr detail::extremum<detail::max_operation, detail::max_order> max{};

}  // namespace tenfold::inline TENFOLD_ABI
#endif

#ifdef TENFOLD_MEMBERS
TENFOLD_MEMBER(max)
#endif

#ifdef TENFOLD_TARGET_NAMESPACE
namespace tenfold::inline TENFOLD_ABI::detail::TENFOLD_TARGET_NAMESPACE {
template <>
struct vector_body<max_operation> {
  template <facts X, facts Y, class D, class Watch, class V>
  static HWY_INLINE V apply(D, Watch&, V x, V y) {
    if constexpr (!hwy::IsFloat<hn::TFromD<D>>()) {
      return hn::Max(x, y);
    } else if constexpr (X.non_negative) {
      // no zero of x loses a tie; Or, since two selects in a row compile worse
      return hn::IfThenElse(hn::Or(hn::Le(y, x), hn::IsNaN(x)), x, y);
    } else {
      // equal numbers are the same bits or zeros, whose And is +0 if one of them is
      const V larger = hn::IfThenElse(hn::Eq(x, y), hn::And(x, y), hn::Max(x, y));
      return first_nan_or(x, y, larger);
    }
  }
};
}  // namespace tenfold::inline TENFOLD_ABI::detail::TENFOLD_TARGET_NAMESPACE
#endif
