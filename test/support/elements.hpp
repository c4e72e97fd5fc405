#ifndef TENFOLD_TEST_SUPPORT_ELEMENTS_HPP
#define TENFOLD_TEST_SUPPORT_ELEMENTS_HPP
// The element types, and what a test has to know of a single element: its bits, its sign,
// whether it is a NaN, and how to write it in a message.

#include <bit>
#include <cmath>
#include <concepts>
#include <cstdint>
#include <iomanip>
#include <limits>
#include <sstream>
#include <string>
#include <tuple>
#include <type_traits>

namespace test {

// The form that BOOST_AUTO_TEST_CASE_TEMPLATE takes.
using float_types = std::tuple<float, double>;
using signed_types = std::tuple<std::int8_t, std::int16_t, std::int32_t, std::int64_t>;
using unsigned_types = std::tuple<std::uint8_t, std::uint16_t, std::uint32_t, std::uint64_t>;
using element_types = decltype(std::tuple_cat(float_types{}, signed_types{}, unsigned_types{}));

namespace detail {
template <std::size_t size>
struct pattern;
template <>
struct pattern<1> {
  using type = std::uint8_t;
};
template <>
struct pattern<2> {
  using type = std::uint16_t;
};
template <>
struct pattern<4> {
  using type = std::uint32_t;
};
template <>
struct pattern<8> {
  using type = std::uint64_t;
};
}  // namespace detail

// The unsigned integer that holds the bits of T.
template <class T>
using pattern = typename detail::pattern<sizeof(T)>::type;

template <class T>
constexpr pattern<T> bits(T x) {
  return std::bit_cast<pattern<T>>(x);
}

template <class T>
constexpr T from_bits(std::type_identity_t<pattern<T>> x) {
  return std::bit_cast<T>(x);
}

template <class T>
inline constexpr pattern<T> sign_bit = static_cast<pattern<T>>(pattern<T>{1}
                                                               << (8 * sizeof(T) - 1));

template <class T>
bool is_nan([[maybe_unused]] T x) {
  if constexpr (std::floating_point<T>) {
    return std::isnan(x);
  } else {
    return false;
  }
}

// By the sign bit, so that -0 is negative and a NaN has a sign too.
template <class T>
constexpr bool is_negative(T x) {
  return !std::unsigned_integral<T> && (bits(x) & sign_bit<T>) != 0;
}

// What must hold of a NaN result: operations that select or edit bits give a certain NaN,
// arithmetic gives any.
enum class nan_result { exact, any };

template <class T>
bool same(T got, T want, nan_result nan = nan_result::exact) {
  return bits(got) == bits(want) || (nan == nan_result::any && is_nan(got) && is_nan(want));
}

// The value, and for floats the bits, without which two NaNs or two small numbers look alike.
template <class T>
std::string show(T x) {
  std::ostringstream text;
  text << std::setprecision(std::numeric_limits<T>::max_digits10) << +x;
  if constexpr (std::floating_point<T>) {
    text << " (0x" << std::hex << std::setfill('0') << std::setw(2 * sizeof(T)) << bits(x) << ')';
  }
  return text.str();
}

}  // namespace test

#endif
