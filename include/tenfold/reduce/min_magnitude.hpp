#ifndef TENFOLD_REDUCE_MIN_MAGNITUDE_HPP
#define TENFOLD_REDUCE_MIN_MAGNITUDE_HPP
#include <limits>

#include "tenfold/reduce/order.hpp"

namespace tenfold::inline TENFOLD_ABI::detail {
/// The order behind `min_magnitude` of one operand.
struct min_magnitude_order {
  static constexpr const char* name = "min_magnitude";
  static constexpr nan_shows nan = nan_shows::in_key;
  static constexpr bool positive_wins = false;
  template <class T>
  static constexpr bool has_ties = has_negative_twin<T>;
};
}  // namespace tenfold::inline TENFOLD_ABI::detail
#endif

#ifdef TENFOLD_TARGET_NAMESPACE
namespace tenfold::inline TENFOLD_ABI::detail::TENFOLD_TARGET_NAMESPACE {
template <>
struct order_body<min_magnitude_order> {
  template <class D, class V>
  static HWY_INLINE auto key([[maybe_unused]] D d, V v) {
    using T = hn::TFromD<D>;
    if constexpr (hwy::IsFloat<T>()) {
      // the bits of -infinity minus those of |v|: negative for a number, and 0 or more for a NaN,
      // whose bits are beyond infinity's, since the difference wraps around
      const hn::RebindToSigned<D> di;
      const auto bits = hn::BitCast(di, hn::Set(d, -std::numeric_limits<T>::infinity()));
      return hn::Sub(bits, float_magnitude(d, v));
    } else if constexpr (std::is_signed_v<T>) {
      return hn::Not(integer_magnitude(d, v));
    } else {
      return hn::Not(v);
    }
  }
  template <class T>
  static HWY_INLINE T element(T key) {
    return static_cast<T>(~key);
  }
  template <class T, class Key>
  static HWY_INLINE bool is_nan(Key key) {
    return key >= 0;
  }
};
}  // namespace tenfold::inline TENFOLD_ABI::detail::TENFOLD_TARGET_NAMESPACE
#endif
