#ifndef TENFOLD_REDUCE_MAX_HPP
#define TENFOLD_REDUCE_MAX_HPP
#include "tenfold/reduce/order.hpp"

namespace tenfold::inline TENFOLD_ABI::detail {
/// The order behind `max` of one operand.
struct max_order {
  static constexpr const char* name = "max";
  static constexpr nan_shows nan = nan_shows::beside_key;
  static constexpr bool positive_wins = true;
  template <class T>
  static constexpr bool has_ties = has_zero_twin<T>;
};
}  // namespace tenfold::inline TENFOLD_ABI::detail
#endif

#ifdef TENFOLD_TARGET_NAMESPACE
namespace tenfold::inline TENFOLD_ABI::detail::TENFOLD_TARGET_NAMESPACE {
template <>
struct order_body<max_order> {
  template <class D, class V>
  static HWY_INLINE V key(D, V v) {
    return v;
  }
  template <class T>
  static HWY_INLINE T element(T key) {
    return key;
  }
};
}  // namespace tenfold::inline TENFOLD_ABI::detail::TENFOLD_TARGET_NAMESPACE
#endif
