#ifndef TENFOLD_TEST_SUPPORT_REFERENCE_HPP
#define TENFOLD_TEST_SUPPORT_REFERENCE_HPP
// What each operation means, one element at a time, and each reducer as a loop in order.
// Written from the contract, for plain reading; speed is of no interest here.
//
// A result is a std::optional: nothing means that there is none (a fault, or nothing to reduce).

#include <cstddef>
#include <optional>
#include <span>
#include <type_traits>

#include "support/elements.hpp"

namespace test::reference {

// -- elementwise -------------------------------------------------------------------------------

struct absolute_value {
  template <class T>
  std::optional<T> operator()(T x) const {
    if constexpr (std::floating_point<T>) {
      return from_bits<T>(bits(x) & static_cast<pattern<T>>(~sign_bit<T>));
    } else if constexpr (std::unsigned_integral<T>) {
      return x;
    } else {
      if (x == std::numeric_limits<T>::lowest()) return std::nullopt;
      return static_cast<T>(x < 0 ? -x : x);
    }
  }
};
inline constexpr absolute_value abs{};

struct sum_of_two {
  template <class T>
  std::optional<T> operator()(T x, T y) const {
    if constexpr (std::floating_point<T>) {
      return x + y;
    } else {
      return from_bits<T>(static_cast<pattern<T>>(bits(x) + bits(y)));
    }
  }
};
inline constexpr sum_of_two add{};

struct difference {
  template <class T>
  std::optional<T> operator()(T x, T y) const {
    if constexpr (std::floating_point<T>) {
      return x - y;
    } else {
      return from_bits<T>(static_cast<pattern<T>>(bits(x) - bits(y)));
    }
  }
};
inline constexpr difference subtract{};

// -- extrema -----------------------------------------------------------------------------------

enum class by { value, magnitude };
enum class keep { larger, smaller };
enum class nan { wins, loses };

// |x| as something that has room for the magnitude of the lowest integer.
template <class T>
auto magnitude(T x) {
  if constexpr (std::floating_point<T>) {
    return *abs(x);
  } else {
    return static_cast<pattern<T>>(is_negative(x) ? pattern<T>{0} - bits(x) : bits(x));
  }
}

// Above: larger by the key; with equal keys the positive one is above the negative one. So +0 is
// above -0, and, by magnitude, 3 is above -3. Neither operand is a NaN.
template <by key, class T>
bool is_above(T x, T y) {
  bool const positive_above_negative = is_negative(y) && !is_negative(x);
  if constexpr (key == by::value) {
    return x > y || (x == y && positive_above_negative);
  } else {
    auto const a = magnitude(x);
    auto const b = magnitude(y);
    return a > b || (a == b && positive_above_negative);
  }
}

// One of the eight extrema: what is compared, which one is kept, what a NaN does.
template <by key, keep kept, nan rule>
struct extremum {
  static constexpr nan nan_rule = rule;

  template <class T>
  std::optional<T> operator()(T x, T y) const {
    if (is_nan(x) && is_nan(y)) return x;
    if (is_nan(x)) return rule == nan::wins ? x : y;
    if (is_nan(y)) return rule == nan::wins ? y : x;
    bool const y_replaces_x = kept == keep::larger ? is_above<key>(y, x) : is_above<key>(x, y);
    return y_replaces_x ? y : x;
  }
};
inline constexpr extremum<by::value, keep::larger, nan::wins> max{};
inline constexpr extremum<by::magnitude, keep::larger, nan::wins> max_magnitude{};
inline constexpr extremum<by::magnitude, keep::smaller, nan::wins> min_magnitude{};

// -- reducers ----------------------------------------------------------------------------------

// The extremum of all elements: folded in order, which also gives the first of several NaNs.
template <class Extremum>
struct value_of {
  template <class T>
  std::optional<T> operator()(std::span<T const> x) const {
    if (x.empty()) return std::nullopt;
    T best = x.front();
    for (T const element : x.subspan(1)) best = *Extremum{}(best, element);
    return best;
  }
};

// The lowest index of an element identical to the extremum; -1 where there is no such element.
template <class Extremum>
struct index_of {
  template <class T>
  std::ptrdiff_t operator()(std::span<T const> x) const {
    std::optional<T> const best = value_of<Extremum>{}(x);
    if (!best || (Extremum::nan_rule == nan::loses && is_nan(*best))) return -1;
    std::ptrdiff_t index = 0;
    for (T const element : x) {
      if (bits(element) == bits(*best)) break;
      ++index;
    }
    return index;
  }
};

}  // namespace test::reference

#endif
