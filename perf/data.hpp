#ifndef TENFOLD_PERF_DATA_HPP
#define TENFOLD_PERF_DATA_HPP
// The elements that are measured.
#include <cstddef>
#include <cstdint>
#include <limits>
#include <random>
#include <stdexcept>
#include <string>
#include <type_traits>

#include "perf/workload.hpp"

namespace perf {

/// Elements in [-1, 1], of integers in their whole range without the lowest, whose abs is a fault.
template <class T>
void fill(T* to, std::ptrdiff_t n, const std::string& data, unsigned seed) {
  std::mt19937 random(seed);
  std::uniform_real_distribution<double> fraction(-1, 1);
  for (std::ptrdiff_t i = 0; i < n; ++i) {
    double value = fraction(random);
    if (data == "ascending") value = static_cast<double>(i + 1) / static_cast<double>(n);
    if (data == "equal") value = 0.5;
    if constexpr (std::is_floating_point_v<T>) {
      if (data == "nan_last" && i == n - 1) value = std::numeric_limits<double>::quiet_NaN();
      to[i] = static_cast<T>(value);
    } else {
      to[i] = static_cast<T>(value * 0.999 * static_cast<double>(std::numeric_limits<T>::max()));
    }
  }
}

/// Calls `body` with a number of the type that has this name.
template <class First, class... Rest, class Body>
auto with_type(types<First, Rest...>, const std::string& type, Body body) {
  if (type == type_name<First>) return body(First{});
  if constexpr (sizeof...(Rest) != 0) return with_type(types<Rest...>{}, type, body);
  throw std::invalid_argument("no element type " + type);
}

inline std::size_t size_of(const std::string& type) {
  return with_type(all_types{}, type, [](auto element) { return sizeof element; });
}
inline void fill(void* to, const std::string& type, std::ptrdiff_t n, const std::string& data,
                 unsigned seed) {
  with_type(all_types{}, type,
            [&](auto element) { fill(static_cast<decltype(element)*>(to), n, data, seed); });
}

}  // namespace perf
#endif
