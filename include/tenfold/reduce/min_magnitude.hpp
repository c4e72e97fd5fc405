#ifndef TENFOLD_REDUCE_MIN_MAGNITUDE_HPP
#define TENFOLD_REDUCE_MIN_MAGNITUDE_HPP
#include "tenfold/reduce/order.hpp"

namespace tenfold::inline TENFOLD_ABI::detail {
/// The order behind `min_magnitude` of one operand.
struct min_magnitude_order {
  static constexpr const char* name = "min_magnitude";
};
}  // namespace tenfold::inline TENFOLD_ABI::detail
#endif

#ifdef TENFOLD_TARGET_NAMESPACE
namespace tenfold::inline TENFOLD_ABI::detail::TENFOLD_TARGET_NAMESPACE {
template <want Want>
struct order_key<min_magnitude_order, Want> : magnitude_key<Want> {
  using magnitude = magnitude_key<Want>;

  // Counted down from the key of infinity, which is moved to the lower half where keys are signed.
  // The keys of NaN, beyond infinity's, wrap around and become the greatest.
  template <class T, class Key>
  static constexpr Key of_least() {
    return static_cast<Key>(std::numeric_limits<Key>::min() +
                            magnitude::template of_infinity<T, Key>());
  }
  template <class D, class V>
  static HWY_INLINE auto of([[maybe_unused]] D d, V v) {
    using T = hn::TFromD<D>;
    [[maybe_unused]] const auto key = magnitude::of(d, v);
    if constexpr (!magnitude::template is_integer<T>) {
      return hn::Or(v, hn::SignBit(d));
    } else if constexpr (hwy::IsFloat<T>()) {
      using Key = hn::TFromV<decltype(key)>;
      return hn::Sub(hn::Set(hn::Rebind<Key, D>(), of_least<T, Key>()), key);
    } else {
      return hn::Not(key);
    }
  }
  template <class T, class Key>
  static HWY_INLINE Key counted_up(Key key) {
    if constexpr (std::is_floating_point_v<Key>) {
      return -key;
    } else {
      // without a sign, since the key of a NaN wraps around
      using bits = std::make_unsigned_t<Key>;
      return static_cast<Key>(hwy::IsFloat<T>()
                                  ? static_cast<bits>(of_least<T, Key>()) - static_cast<bits>(key)
                                  : static_cast<bits>(~static_cast<bits>(key)));
    }
  }
  template <class T, class Key>
  static HWY_INLINE T element(Key key) {
    return magnitude::template element<T>(counted_up<T>(key));
  }
  template <class T, class Key>
  static HWY_INLINE T winner(Key key) {
    return magnitude::template with_sign<T>(counted_up<T>(key), true);
  }
  template <class T, class Key>
  static HWY_INLINE bool is_nan(Key key) {
    return key > of_least<T, Key>();
  }
};
}  // namespace tenfold::inline TENFOLD_ABI::detail::TENFOLD_TARGET_NAMESPACE
#endif
