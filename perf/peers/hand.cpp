// max_abs as one writes it by hand for AVX2, with the contract that tenfold has: NaN, -0 and
// faults.
#include "perf/workload.hpp"

#if defined(__x86_64__)
#include <immintrin.h>

#include <limits>
#include <stdexcept>

#define AVX2 [[gnu::target("avx2")]]

namespace {

struct of_float {
  using element = float;
  using vector = __m256;
  AVX2 static vector load(const float* from) { return _mm256_loadu_ps(from); }
  AVX2 static void store(float* to, vector v) { _mm256_storeu_ps(to, v); }
  AVX2 static vector max_abs(vector x, vector y, vector&) {
    const vector magnitude = _mm256_andnot_ps(_mm256_set1_ps(-0.0f), x);
    const vector wins = _mm256_or_ps(_mm256_cmp_ps(y, magnitude, _CMP_LE_OQ),
                                     _mm256_cmp_ps(magnitude, magnitude, _CMP_UNORD_Q));
    return _mm256_blendv_ps(y, magnitude, wins);
  }
  AVX2 static bool any_fault(vector) { return false; }
  static float max_abs(float x, float y) {
    const float magnitude = __builtin_fabsf(x);
    return y <= magnitude || magnitude != magnitude ? magnitude : y;
  }
};

struct of_double {
  using element = double;
  using vector = __m256d;
  AVX2 static vector load(const double* from) { return _mm256_loadu_pd(from); }
  AVX2 static void store(double* to, vector v) { _mm256_storeu_pd(to, v); }
  AVX2 static vector max_abs(vector x, vector y, vector&) {
    const vector magnitude = _mm256_andnot_pd(_mm256_set1_pd(-0.0), x);
    const vector wins = _mm256_or_pd(_mm256_cmp_pd(y, magnitude, _CMP_LE_OQ),
                                     _mm256_cmp_pd(magnitude, magnitude, _CMP_UNORD_Q));
    return _mm256_blendv_pd(y, magnitude, wins);
  }
  AVX2 static bool any_fault(vector) { return false; }
  static double max_abs(double x, double y) {
    const double magnitude = __builtin_fabs(x);
    return y <= magnitude || magnitude != magnitude ? magnitude : y;
  }
};

template <class T>
struct of_integer {
  using element = T;
  using vector = __m256i;
  AVX2 static vector load(const T* from) {
    return _mm256_loadu_si256(reinterpret_cast<const __m256i*>(from));
  }
  AVX2 static void store(T* to, vector v) {
    _mm256_storeu_si256(reinterpret_cast<__m256i*>(to), v);
  }
  // the lowest element stays negative, so one look at all signs at the end finds a fault
  AVX2 static vector max_abs(vector x, vector y, vector& signs) {
    const vector magnitude = sizeof(T) == 1 ? _mm256_abs_epi8(x) : _mm256_abs_epi32(x);
    signs = _mm256_or_si256(signs, magnitude);
    return sizeof(T) == 1 ? _mm256_max_epi8(magnitude, y) : _mm256_max_epi32(magnitude, y);
  }
  AVX2 static bool any_fault(vector signs) {
    return sizeof(T) == 1 ? _mm256_movemask_epi8(signs) != 0
                          : _mm256_movemask_ps(_mm256_castsi256_ps(signs)) != 0;
  }
  static T max_abs(T x, T y) {
    if (x == std::numeric_limits<T>::min()) throw std::overflow_error("abs");
    const T magnitude = static_cast<T>(x < 0 ? -x : x);
    return magnitude < y ? y : magnitude;
  }
};

template <class Element>
AVX2 void max_abs(const perf::arrays<typename Element::element>& a) {
  using vector = typename Element::vector;
  constexpr std::ptrdiff_t lanes = sizeof(vector) / sizeof(typename Element::element);
  const auto* const x = a.x;
  const auto* const y = a.y;
  auto* const out = a.out;
  const std::ptrdiff_t n = a.n;
  vector signs{};
  std::ptrdiff_t i = 0;
  for (; i + 4 * lanes <= n; i += 4 * lanes) {
    const vector r0 = Element::max_abs(Element::load(x + i), Element::load(y + i), signs);
    const vector r1 =
        Element::max_abs(Element::load(x + i + lanes), Element::load(y + i + lanes), signs);
    const vector r2 =
        Element::max_abs(Element::load(x + i + 2 * lanes), Element::load(y + i + 2 * lanes), signs);
    const vector r3 =
        Element::max_abs(Element::load(x + i + 3 * lanes), Element::load(y + i + 3 * lanes), signs);
    Element::store(out + i, r0);
    Element::store(out + i + lanes, r1);
    Element::store(out + i + 2 * lanes, r2);
    Element::store(out + i + 3 * lanes, r3);
  }
  for (; i + lanes <= n; i += lanes) {
    Element::store(out + i, Element::max_abs(Element::load(x + i), Element::load(y + i), signs));
  }
  for (; i < n; ++i) out[i] = Element::max_abs(x[i], y[i]);
  if (Element::any_fault(signs)) throw std::overflow_error("abs");
}

const perf::at_start added([] {
  if (!__builtin_cpu_supports("avx2")) {
    perf::leave_out("hand", "this CPU has no AVX2");
    return;
  }
  perf::add(perf::types<float>{}, "max_abs", "hand", [](auto a) { max_abs<of_float>(a); });
  perf::add(perf::types<double>{}, "max_abs", "hand", [](auto a) { max_abs<of_double>(a); });
  perf::add(perf::types<std::int8_t>{}, "max_abs", "hand",
            [](auto a) { max_abs<of_integer<std::int8_t>>(a); });
  perf::add(perf::types<std::int32_t>{}, "max_abs", "hand",
            [](auto a) { max_abs<of_integer<std::int32_t>>(a); });
});

}  // namespace

#else

namespace {
const perf::at_start added([] { perf::leave_out("hand", "it is written for x86-64"); });
}  // namespace

#endif
