#ifndef TENFOLD_OP_ABS_HPP
#define TENFOLD_OP_ABS_HPP
#include "tenfold/op/function.hpp"

namespace tenfold::inline TENFOLD_ABI {

namespace detail {
struct abs_operation : same_element {
  static constexpr const char* name = "abs";
  template <class T>
  static constexpr facts facts_of(facts x) {
    return {true, x.never_nan, x.cannot_fault && (std::is_floating_point_v<T> || x.non_negative)};
  }
};
}  // namespace detail

/// The absolute value of each element.
///
/// Rule: IEEE 754:2019 5.5.1 abs: the sign bit is cleared, a NaN keeps its payload. Unsigned
/// elements stay as they are.
/// Shapes: any. Element types: all. Errors: `overflow_error` where an element is the lowest of a
/// signed integer type.
/// @code
/// out = tf::abs(x);
/// out = tf::max(tf::abs(x), y);
/// float total = tf::max(tf::abs(x));
/// @endcode
inline constexpr detail::unary<detail::abs_operation> abs{};

}  // namespace tenfold::inline TENFOLD_ABI
#endif

#ifdef TENFOLD_MEMBERS
TENFOLD_MEMBER(abs)
#endif

#ifdef TENFOLD_TARGET_NAMESPACE
namespace tenfold::inline TENFOLD_ABI::detail::TENFOLD_TARGET_NAMESPACE {
template <>
struct vector_body<abs_operation> {
  template <facts X, class D, class Watch, class V>
  static HWY_INLINE V apply(D d, Watch& watch, V x) {
    if constexpr (X.non_negative) {
      return x;
    } else {
      const V result = hn::Abs(x);
      if constexpr (!hwy::IsFloat<hn::TFromD<D>>()) {
        watch.sign_is_fault(abs_operation::name, d, x, result);
      }
      return result;
    }
  }
};
}  // namespace tenfold::inline TENFOLD_ABI::detail::TENFOLD_TARGET_NAMESPACE
#endif
