// Compiled as users are told to: plain -O2.
#include <tenfold/tenfold.hpp>

#include "perf/workload.hpp"

namespace {
namespace tf = tenfold;

template <class T>
auto x(const perf::arrays<T>& a) {
  return Eigen::Map<const Eigen::ArrayX<T>>(a.x, a.n);
}
template <class T>
auto y(const perf::arrays<T>& a) {
  return Eigen::Map<const Eigen::ArrayX<T>>(a.y, a.n);
}
template <class T>
auto out(const perf::arrays<T>& a) {
  return Eigen::Map<Eigen::ArrayX<T>>(a.out, a.n);
}

const perf::at_start added([] {
  constexpr auto add = [](const char* workload, auto body) {
    perf::add(perf::all_types{}, workload, "tenfold", body);
  };
  add("abs", [](auto a) { out(a) = tf::abs(x(a)); });
  add("max", [](auto a) { out(a) = tf::max(x(a), y(a)); });
  add("max_abs", [](auto a) { out(a) = tf::max(tf::abs(x(a)), y(a)); });
  add("min_magnitude_of_max_abs",
      [](auto a) { perf::keep(tf::min_magnitude(tf::max(tf::abs(x(a)), y(a)))); });
  add("index_of_max_magnitude", [](auto a) { perf::keep(tf::index_of_max_magnitude(x(a))); });
  add("index_of_max_magnitude_of_sub",
      [](auto a) { perf::keep(tf::index_of_max_magnitude(tf::from(x(a)) - y(a))); });
  add("max_reduce", [](auto a) { perf::keep(tf::max(x(a))); });
  add("min_magnitude_reduce", [](auto a) { perf::keep(tf::min_magnitude(x(a))); });
  add("max_magnitude_reduce", [](auto a) { perf::keep(tf::max_magnitude(x(a))); });
});

}  // namespace
