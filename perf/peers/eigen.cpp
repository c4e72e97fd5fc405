// Compiled with -O3 -march=native, so its copies of Eigen's functions must not meet tenfold's.
#define Eigen eigen_native
#include <Eigen/Core>

#include "perf/workload.hpp"

namespace {

template <class T>
auto x(const perf::arrays<T>& a) {
  return Eigen::Map<const Eigen::ArrayX<T>, Eigen::AlignedMax>(a.x, a.n);
}
template <class T>
auto y(const perf::arrays<T>& a) {
  return Eigen::Map<const Eigen::ArrayX<T>, Eigen::AlignedMax>(a.y, a.n);
}
template <class T>
auto out(const perf::arrays<T>& a) {
  return Eigen::Map<Eigen::ArrayX<T>, Eigen::AlignedMax>(a.out, a.n);
}

// Eigen has no order by magnitude: the reducers give the magnitude, or its index, and what they
// give where there is a NaN is up to the instruction set.
const perf::at_start added([] {
  constexpr auto add = [](const char* workload, auto body) {
    perf::add(perf::all_types{}, workload, "eigen", body);
  };
  add("abs", [](auto a) { out(a) = x(a).abs(); });
  add("max", [](auto a) { out(a) = x(a).max(y(a)); });
  add("max_abs", [](auto a) { out(a) = x(a).abs().max(y(a)); });
  add("min_magnitude_of_max_abs", [](auto a) { perf::keep(x(a).abs().max(y(a)).minCoeff()); });
  add("index_of_max_magnitude", [](auto a) {
    Eigen::Index index = 0;
    x(a).abs().maxCoeff(&index);
    perf::keep(index);
  });
  add("index_of_max_magnitude_of_sub", [](auto a) {
    Eigen::Index index = 0;
    (x(a) - y(a)).abs().maxCoeff(&index);
    perf::keep(index);
  });
  add("max_reduce", [](auto a) { perf::keep(x(a).maxCoeff()); });
  add("min_magnitude_reduce", [](auto a) { perf::keep(x(a).abs().minCoeff()); });
  add("max_magnitude_reduce", [](auto a) { perf::keep(x(a).abs().maxCoeff()); });
});

}  // namespace
