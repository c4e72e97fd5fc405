#ifndef TENFOLD_REDUCE_MAX_HPP
#define TENFOLD_REDUCE_MAX_HPP
#include "tenfold/reduce/order.hpp"

namespace tenfold::inline TENFOLD_ABI::detail {
/// The order behind `max` of one operand.
struct max_order {
  static constexpr const char* name = "max";
};
}  // namespace tenfold::inline TENFOLD_ABI::detail
#endif

#ifdef TENFOLD_TARGET_NAMESPACE
namespace tenfold::inline TENFOLD_ABI::detail::TENFOLD_TARGET_NAMESPACE {
template <want Want>
struct order_key<max_order, Want> {
  template <class D, class V>
  static HWY_INLINE V of(D, V v) {
    return v;
  }
  template <class T>
  static HWY_INLINE T element(T key) {
    return key;
  }
  /// Of the elements that have the key, the one that wins.
  template <class T>
  static HWY_INLINE T winner(T key) {
    return key == 0 ? T{0} : key;
  }
  template <class>
  static constexpr bool is_exact = true;
  template <class T>
  static constexpr tie ties = std::is_floating_point_v<T> ? tie::zeros : tie::none;
  template <class>
  static constexpr nan_shows nan = nan_shows::beside_key;
};
}  // namespace tenfold::inline TENFOLD_ABI::detail::TENFOLD_TARGET_NAMESPACE
#endif
