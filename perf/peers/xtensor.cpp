// xtensor with xsimd, compiled with -O3 -march=native.
#include "perf/workload.hpp"

#if __has_include(<xtensor/xadapt.hpp>) && __has_include(<xsimd/xsimd.hpp>)
#define XTENSOR_USE_XSIMD
#include <array>
#include <xtensor/xadapt.hpp>
#include <xtensor/xmath.hpp>
#include <xtensor/xnoalias.hpp>
#include <xtensor/xsort.hpp>

namespace {

template <class T>
auto adapt(T* data, std::ptrdiff_t n) {
  const auto size = static_cast<std::size_t>(n);
  return xt::adapt(data, size, xt::no_ownership(), std::array<std::size_t, 1>{size});
}
template <class T>
auto x(const perf::arrays<T>& a) {
  return adapt(a.x, a.n);
}
template <class T>
auto y(const perf::arrays<T>& a) {
  return adapt(a.y, a.n);
}

template <class T, class Expression>
void assign(const perf::arrays<T>& a, const Expression& expression) {
  auto out = adapt(a.out, a.n);
  xt::noalias(out) = expression;
}

// As with Eigen, the reducers know no sign.
const perf::at_start added([] {
  constexpr auto add = [](const char* workload, auto body) {
    perf::add(perf::all_types{}, workload, "xtensor", body);
  };
  add("abs", [](auto a) { assign(a, xt::abs(x(a))); });
  add("max", [](auto a) { assign(a, xt::maximum(x(a), y(a))); });
  add("max_abs", [](auto a) { assign(a, xt::maximum(xt::abs(x(a)), y(a))); });
  add("min_magnitude_of_max_abs", [](auto a) {
    perf::keep(xt::amin(xt::maximum(xt::abs(x(a)), y(a)), xt::evaluation_strategy::immediate)());
  });
  add("index_of_max_magnitude", [](auto a) { perf::keep(xt::argmax(xt::abs(x(a)))()); });
  add("index_of_max_magnitude_of_sub",
      [](auto a) { perf::keep(xt::argmax(xt::abs(x(a) - y(a)))()); });
  add("max_reduce",
      [](auto a) { perf::keep(xt::amax(x(a), xt::evaluation_strategy::immediate)()); });
  add("min_magnitude_reduce",
      [](auto a) { perf::keep(xt::amin(xt::abs(x(a)), xt::evaluation_strategy::immediate)()); });
  add("max_magnitude_reduce",
      [](auto a) { perf::keep(xt::amax(xt::abs(x(a)), xt::evaluation_strategy::immediate)()); });
});

}  // namespace

#else

namespace {
const perf::at_start added([] {
  perf::leave_out("xtensor", "libxtensor-dev and libxsimd-dev are not installed");
});
}  // namespace

#endif
