// The speed that a reducer could have at best: a sum with four vector accumulators in the element
// type, which reads the same data. Compiled with -O3 -march=native.
#include <cstring>
#include <type_traits>

#include "perf/workload.hpp"

namespace {

#if defined(__AVX512F__)
constexpr std::size_t vector_size = 64;
#elif defined(__AVX2__)
constexpr std::size_t vector_size = 32;
#else
constexpr std::size_t vector_size = 16;
#endif

template <class T>
struct vectors {
  using type [[gnu::vector_size(vector_size)]] = T;
};

template <class T>
using number = typename std::conditional_t<std::is_integral_v<T>, std::make_unsigned<T>,
                                           std::type_identity<T>>::type;

/// The vectors or elements at i; of two arrays their sum. Unsigned, since integers may not
/// overflow.
template <class V, class T>
V read(const T* x, const T* y, std::ptrdiff_t i) {
  V value;
  std::memcpy(&value, x + i, sizeof value);
  if (y != nullptr) {
    V other;
    std::memcpy(&other, y + i, sizeof other);
    value = static_cast<V>(value + other);
  }
  return value;
}

template <class T>
T sum(const T* x, const T* y, std::ptrdiff_t n) {
  using vector = typename vectors<number<T>>::type;
  constexpr std::ptrdiff_t lanes = vector_size / sizeof(T);
  vector sums[4] = {};
  std::ptrdiff_t i = 0;
  for (; i + 4 * lanes <= n; i += 4 * lanes) {
    for (int k = 0; k < 4; ++k) sums[k] += read<vector>(x, y, i + k * lanes);
  }
  const vector together = (sums[0] + sums[1]) + (sums[2] + sums[3]);
  number<T> result{};
  for (std::ptrdiff_t k = 0; k < lanes; ++k) result = static_cast<number<T>>(result + together[k]);
  for (; i < n; ++i) result = static_cast<number<T>>(result + read<number<T>>(x, y, i));
  return static_cast<T>(result);
}

const perf::at_start added([] {
  for (const char* workload :
       {"index_of_max_magnitude", "max_reduce", "min_magnitude_reduce", "max_magnitude_reduce"}) {
    perf::add(perf::all_types{}, workload, "plain_sum",
              [](auto a) { perf::keep(sum(a.x, decltype(a.x){}, a.n)); });
  }
  for (const char* workload : {"min_magnitude_of_max_abs", "index_of_max_magnitude_of_sub"}) {
    perf::add(perf::all_types{}, workload, "plain_sum",
              [](auto a) { perf::keep(sum(a.x, a.y, a.n)); });
  }
});

}  // namespace
