#ifndef TENFOLD_CORE_ELEMENT_HPP
#define TENFOLD_CORE_ELEMENT_HPP
// The ten element types, and the types that are the same as one of them in size and signedness.
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "tenfold/core/config.hpp"

namespace tenfold::inline TENFOLD_ABI {

namespace detail {
template <class T, class... U>
concept any_of = (std::same_as<T, U> || ...);

template <std::size_t Size>
struct integers;
template <>
struct integers<1> {
  using with_sign = std::int8_t;
  using without_sign = std::uint8_t;
};
template <>
struct integers<2> {
  using with_sign = std::int16_t;
  using without_sign = std::uint16_t;
};
template <>
struct integers<4> {
  using with_sign = std::int32_t;
  using without_sign = std::uint32_t;
};
template <>
struct integers<8> {
  using with_sign = std::int64_t;
  using without_sign = std::uint64_t;
};

template <class T>
struct canonical {
  using type = T;
};
template <std::integral T>
struct canonical<T> {
  using type = std::conditional_t<std::is_signed_v<T>, typename integers<sizeof(T)>::with_sign,
                                  typename integers<sizeof(T)>::without_sign>;
};
}  // namespace detail

/// A type that arrays may hold: `float`, `double`, or an integer of 8 to 64 bits (`char` and
/// `long long` included; `bool` and the character types of Unicode are none).
template <class T>
concept element = detail::any_of<T, float, double> ||
    (std::integral<T> && sizeof(T) <= 8 &&
     !detail::any_of<T, bool, wchar_t, char8_t, char16_t, char32_t> &&
     std::same_as<T, std::remove_cv_t<T>>);

/// The one of the ten element types that has T's size and signedness: `long` and `long long` are
/// both `std::int64_t`, so that there is one kernel for both.
template <element T>
using canonical_t = typename detail::canonical<T>::type;

/// The name of an element type in messages, for example `int8`.
template <class T>
constexpr const char* element_name() {
  if constexpr (std::same_as<T, float>) {
    return "float";
  } else if constexpr (std::same_as<T, double>) {
    return "double";
  } else if constexpr (std::is_signed_v<T>) {
    return sizeof(T) == 1 ? "int8" : sizeof(T) == 2 ? "int16" : sizeof(T) == 4 ? "int32" : "int64";
  } else {
    return sizeof(T) == 1   ? "uint8"
           : sizeof(T) == 2 ? "uint16"
           : sizeof(T) == 4 ? "uint32"
                            : "uint64";
  }
}

}  // namespace tenfold::inline TENFOLD_ABI
#endif
