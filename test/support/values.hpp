#ifndef TENFOLD_TEST_SUPPORT_VALUES_HPP
#define TENFOLD_TEST_SUPPORT_VALUES_HPP
// Values for tests: the special ones of each element type, and random ones from a fixed seed.

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <random>
#include <type_traits>
#include <vector>

#include "support/elements.hpp"

namespace test {

// The NaN with this sign and payload. A signalling NaN differs from a quiet one in the highest
// bit of the mantissa, and needs a payload other than 0 not to be an infinity.
template <std::floating_point T>
T quiet_nan(std::uint64_t payload, bool negative = false) {
  pattern<T> const quiet = bits(std::numeric_limits<T>::quiet_NaN());
  return from_bits<T>(static_cast<pattern<T>>(quiet | payload | (negative ? sign_bit<T> : 0)));
}

template <std::floating_point T>
T signalling_nan(std::uint64_t payload, bool negative = false) {
  pattern<T> const infinity = bits(std::numeric_limits<T>::infinity());
  return from_bits<T>(static_cast<pattern<T>>(infinity | payload | (negative ? sign_bit<T> : 0)));
}

// A few NaNs that differ in payload, sign and kind.
template <std::floating_point T>
std::vector<T> nans() {
  return {quiet_nan<T>(0), quiet_nan<T>(1), quiet_nan<T>(2, true), signalling_nan<T>(3),
          signalling_nan<T>(4, true)};
}

// Every value at which an operation could take another path. All values differ in their bits.
template <class T>
std::vector<T> special_values() {
  using limits = std::numeric_limits<T>;
  if constexpr (std::floating_point<T>) {
    std::vector<T> values = nans<T>();
    T const largest_subnormal = std::nextafter(limits::min(), T{0});
    T const above_one = std::nextafter(T{1}, T{2});
    // 1e-40 is subnormal as a float. From 2 / epsilon on, every float is an even number.
    for (T const x : {T{0}, T{1}, above_one, T{2}, T{3}, T(1e-40), T{2} / limits::epsilon(),
                      limits::denorm_min(), largest_subnormal, limits::min(), limits::max(),
                      limits::infinity()}) {
      values.push_back(x);
      values.push_back(-x);
    }
    return values;
  } else if constexpr (std::signed_integral<T>) {
    return {0,
            1,
            -1,
            2,
            -2,
            3,
            -3,
            limits::max() - 1,
            limits::max(),
            -limits::max(),
            limits::lowest(),
            limits::max() / 2 + 1,
            limits::lowest() / 2};
  } else {
    // The middle is where a comparison of the same bits as a signed integer goes wrong.
    T const middle = limits::max() / 2;
    return {0, 1, 2, 3, middle, static_cast<T>(middle + 1), limits::max() - 1, limits::max()};
  }
}

// What random elements look like.
enum class random_kind {
  ties,      // small numbers: many equal ones, many of equal magnitude
  patterns,  // all bit patterns alike: floats of every exponent, NaNs now and then
  mixed,     // of both, and special values
  numbers,   // as mixed, without NaN
};
inline constexpr std::array random_kinds{random_kind::ties, random_kind::patterns,
                                         random_kind::mixed, random_kind::numbers};

class random_source {
 public:
  explicit random_source(std::uint64_t seed) : engine_(seed) {}

  // One of 0 .. n-1. The remainder is not quite uniform, which matters to no test.
  std::size_t below(std::size_t n) { return static_cast<std::size_t>(engine_() % n); }

  template <class T>
  T element(random_kind kind) {
    switch (kind) {
      case random_kind::ties: {
        T const small = static_cast<T>(below(4));
        return !std::unsigned_integral<T> && below(2) == 1 ? static_cast<T>(-small) : small;
      }
      case random_kind::patterns:
        return from_bits<T>(static_cast<pattern<T>>(engine_()));
      case random_kind::mixed: {
        static std::vector<T> const specials = special_values<T>();
        std::size_t const which = below(3);
        if (which == 0) return specials[below(specials.size())];
        return element<T>(which == 1 ? random_kind::ties : random_kind::patterns);
      }
      case random_kind::numbers: {
        T const x = element<T>(random_kind::mixed);
        return is_nan(x) ? T{1} : x;
      }
    }
    return T{};
  }

  template <class T>
  std::vector<T> array(std::size_t n, random_kind kind) {
    std::vector<T> x(n);
    for (T& element_of_x : x) element_of_x = element<T>(kind);
    return x;
  }

 private:
  std::mt19937_64 engine_;
};

}  // namespace test

#endif
