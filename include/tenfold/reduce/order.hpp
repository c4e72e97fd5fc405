#ifndef TENFOLD_REDUCE_ORDER_HPP
#define TENFOLD_REDUCE_ORDER_HPP
// What an order tells the search. Each element has a key, and the greatest key wins. Where
// different elements have the same key, they differ in sign, and the order names the sign that wins
// then.
#include <limits>

#include "tenfold/op/function.hpp"

namespace tenfold::inline TENFOLD_ABI::detail {

/// How the search notices a NaN.
enum class nan_shows {
  in_key,      // its key is greater than that of any number
  beside_key,  // the key says nothing, so elements are looked at too
};

/// Which elements have a key in common.
enum class tie {
  none,       // none: the element follows from the key
  zeros,      // +0 and -0
  negatives,  // every element and its negative
};

}  // namespace tenfold::inline TENFOLD_ABI::detail
#endif

#ifdef TENFOLD_TARGET_NAMESPACE
namespace tenfold::inline TENFOLD_ABI::detail::TENFOLD_TARGET_NAMESPACE {

/// Before AVX-512 no instruction compares integers of 64 bits for the greater one: it takes two,
/// and one more where they have no sign. That of floating-point numbers is a single one.
template <class T>
inline constexpr bool has_slow_integer_max = sizeof(T) == 8 && !has_avx512;

/// Keys of the orders by magnitude. To find an index a coarse one, the magnitude alone, is fastest:
/// the few elements that have it are looked at again. For a value it costs less to let the key have
/// the sign as well, as its lowest bit, so that the element follows from it: among equal magnitudes
/// the positive element has the greater key.
template <want Want>
struct magnitude_key {
  /// Is the key an integer made from the bits?
  template <class T>
  static constexpr bool is_integer = !(hwy::IsFloat<T>() && has_slow_integer_max<T>);

  template <class T>
  static constexpr bool is_exact = std::is_unsigned_v<T> || (Want == want::value && is_integer<T>);
  template <class T>
  static constexpr tie ties = is_exact<T> ? tie::none : tie::negatives;
  template <class T>
  static constexpr nan_shows nan = is_integer<T> ? nan_shows::in_key : nan_shows::beside_key;

  template <class D, class V>
  static HWY_INLINE auto of([[maybe_unused]] D d, V v) {
    using T = hn::TFromD<D>;
    const hn::RebindToUnsigned<D> du;
    const hn::RebindToSigned<D> di;
    const auto bits = hn::BitCast(di, v);
    if constexpr (std::is_unsigned_v<T>) {
      return v;
    } else if constexpr (!is_integer<T>) {
      return hn::Abs(v);
    } else if constexpr (Want == want::index && hwy::IsFloat<T>()) {
      return hn::And(bits, hn::Set(di, hwy::LimitsMax<hn::TFromD<decltype(di)>>()));
    } else if constexpr (Want == want::index && has_slow_integer_max<T>) {
      // one less than the magnitude, so that the lowest has room with a sign
      const auto negative = hn::BroadcastSignBit(bits);
      return hn::Add(hn::Sub(hn::Xor(bits, negative), negative), hn::Set(di, -1));
    } else if constexpr (Want == want::index) {
      return integer_magnitude(d, v);
    } else if constexpr (hwy::IsFloat<T>() && has_avx512) {
      // which has rotations, and no short way from a mask to a vector
      const auto sign_lowest = hn::RotateRight<8 * sizeof(T) - 1>(hn::BitCast(du, v));
      return hn::Xor(sign_lowest, hn::Set(du, 1));
    } else if constexpr (hwy::IsFloat<T>()) {
      // adding the bits to themselves drops the sign; a true lane of the mask is -1
      const auto positive = hn::VecFromMask(di, hn::Gt(bits, hn::Set(di, -1)));
      return hn::BitCast(du, hn::Sub(hn::Add(bits, bits), positive));
    } else {
      // 0, -1, 1, -2, 2, … down to the lowest, which has no positive counterpart
      return hn::BitCast(du, hn::Xor(hn::Add(bits, bits), hn::BroadcastSignBit(bits)));
    }
  }

  /// The greatest key of a number, of keys that are integers.
  template <class T, class Key>
  static constexpr Key of_infinity() {
    constexpr auto bits = __builtin_bit_cast(Key, std::numeric_limits<T>::infinity());
    return Want == want::index ? bits : static_cast<Key>(2 * bits + 1);
  }

  /// The element that has the key, of exact keys.
  template <class T, class Key>
  static HWY_INLINE T element(Key key) {
    if constexpr (std::is_unsigned_v<T>) {
      return key;
    } else {
      const auto magnitude = static_cast<Key>(key >> 1);
      const auto lowest_bit = static_cast<Key>(key & 1);
      constexpr int sign_bit = 8 * sizeof(T) - 1;
      if constexpr (std::is_floating_point_v<T>) {
        return __builtin_bit_cast(
            T, static_cast<Key>(magnitude | (static_cast<Key>(lowest_bit ^ 1) << sign_bit)));
      } else {
        return static_cast<T>(static_cast<Key>(magnitude ^ static_cast<Key>(0 - lowest_bit)));
      }
    }
  }

  /// The element of that sign, of the other keys.
  template <class T, class Key>
  static HWY_INLINE T with_sign(Key key, bool negative) {
    if constexpr (std::is_floating_point_v<T>) {
      const T magnitude = __builtin_bit_cast(T, key);
      return negative ? -magnitude : magnitude;
    } else {
      using unsigned_key = std::make_unsigned_t<Key>;
      constexpr auto one_less = static_cast<unsigned_key>(std::is_signed_v<Key> ? 1 : 0);
      const auto magnitude = static_cast<unsigned_key>(static_cast<unsigned_key>(key) + one_less);
      return static_cast<T>(negative ? 0 - magnitude : magnitude);
    }
  }
};

}  // namespace tenfold::inline TENFOLD_ABI::detail::TENFOLD_TARGET_NAMESPACE
#endif
