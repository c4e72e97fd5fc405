// A special element in one lane changes no other, and each lane follows the same rule as an
// element by itself: in a whole vector, in a partial one, on every instruction set.
//
// Waiting for their operations: rounding, square root, multiply and divide (with the floating-point
// exceptions of a partial vector), fused multiply-add, sums.
#define BOOST_TEST_DYN_LINK
#define BOOST_TEST_MODULE issue_lanes
#include <boost/test/unit_test.hpp>
#include <cfenv>
#include <cstddef>
#include <limits>
#include <span>
#include <string>
#include <tenfold/tenfold.hpp>
#include <vector>

#include "lengths.hpp"
#include "support/compare.hpp"
#include "support/elements.hpp"
#include "support/reference.hpp"
#include "support/targets.hpp"
#include "support/values.hpp"

namespace tf = tenfold;

namespace {

// What a lane could pass on to another one, or treat in a way of its own.
template <class T>
std::vector<T> special() {
  using limits = std::numeric_limits<T>;
  std::vector<T> values{-limits::infinity(),  limits::infinity(), -T{0},           T(1e-40),
                        limits::denorm_min(), limits::max(),      limits::lowest()};
  for (T nan : test::nans<T>()) values.push_back(nan);
  return values;
}

// Ordinary numbers, all different, with one special element each in x and y, not always in the
// same lane.
template <class T, class Evaluate, class Reference>
void check_lanes(char const* name, Evaluate&& evaluate, Reference&& reference,
                 test::nan_result nan = test::nan_result::exact) {
  test::random_source random(40);
  std::vector<T> const specials = special<T>();
  test::for_each_target([&] {
    for (std::size_t n : issue::lengths<T>()) {
      std::vector<T> x(n);
      std::vector<T> y(n);
      for (std::size_t i = 0; i < n; ++i) {
        x[i] = static_cast<T>(i) - T(7.5);
        y[i] = T(4.25) - static_cast<T>(i / 2);
      }
      std::vector<T> out(n);
      std::vector<T> want(n);
      for (std::size_t at : issue::positions<T>(n)) {
        std::size_t const other = random.below(n);
        T const x_before = x[at];
        T const y_before = y[other];
        x[at] = specials[random.below(specials.size())];
        y[other] = specials[random.below(specials.size())];
        evaluate(x, y, out);
        for (std::size_t i = 0; i < n; ++i) want[i] = *reference(x[i], y[i]);
        test::require_same(std::span<T const>(out), want, nan, [&] {
          return std::string(name) + " with " + test::show(x[at]) + " at " + std::to_string(at) +
                 " and " + test::show(y[other]) + " at " + std::to_string(other);
        });
        x[at] = x_before;
        y[other] = y_before;
      }
    }
  });
}

}  // namespace

BOOST_AUTO_TEST_CASE_TEMPLATE(every_lane_as_if_alone, T, test::float_types) {
  auto const any = test::nan_result::any;
  check_lanes<T>(
      "abs", [](auto& x, auto&, auto& out) { tf::abs(x).into(out); },
      [](T x, T) { return test::reference::abs(x); });
  check_lanes<T>(
      "max", [](auto& x, auto& y, auto& out) { tf::max(x, y).into(out); }, test::reference::max);
  check_lanes<T>(
      "max_magnitude", [](auto& x, auto& y, auto& out) { tf::max_magnitude(x, y).into(out); },
      test::reference::max_magnitude);
  check_lanes<T>(
      "min_magnitude", [](auto& x, auto& y, auto& out) { tf::min_magnitude(x, y).into(out); },
      test::reference::min_magnitude);
  check_lanes<T>(
      "add", [](auto& x, auto& y, auto& out) { tf::add(x, y).into(out); }, test::reference::add,
      any);
  check_lanes<T>(
      "subtract", [](auto& x, auto& y, auto& out) { tf::subtract(x, y).into(out); },
      test::reference::subtract, any);
}

// Subnormal elements are numbers like any other: none is taken for zero.
BOOST_AUTO_TEST_CASE_TEMPLATE(subnormal_elements_are_not_flushed, T, test::float_types) {
  T const least = std::numeric_limits<T>::denorm_min();
  test::for_each_target([least] {
    for (std::size_t n : issue::lengths<T>()) {
      auto const where = [n] { return "length " + std::to_string(n); };
      std::vector<T> x(n, T{0});
      for (std::size_t at : issue::positions<T>(n)) {
        x[at] = -least;
        test::require(test::same(tf::max_magnitude(x), -least), where);
        test::require(tf::index_of_max_magnitude(x) == static_cast<std::ptrdiff_t>(at), where);
        x[at] = T{0};
      }
      std::vector<T> const normal(n, std::numeric_limits<T>::min());
      std::vector<T> const subnormal(n, least);
      std::vector<T> out;
      tf::subtract(normal, subnormal).into(out);
      test::require(out == std::vector<T>(n, std::numeric_limits<T>::min() - least), where);
    }
  });
}

// The lanes of a partial vector beyond its elements hold nothing that raises an exception.
BOOST_AUTO_TEST_CASE_TEMPLATE(no_floating_point_exception_by_ordinary_numbers, T,
                              test::float_types) {
  test::for_each_target([] {
    for (std::size_t n : issue::lengths<T>()) {
      std::vector<T> const x(n, T{3});
      std::vector<T> const y(n, T{2});
      std::vector<T> out(n);
      std::feclearexcept(FE_ALL_EXCEPT);
      tf::subtract(x, y).into(out);
      tf::add(x, y).into(out);
      tf::max(x, y).into(out);
      tf::abs(x).into(out);
      T const least = tf::min_magnitude(x);
      test::require(std::fetestexcept(FE_INVALID | FE_DIVBYZERO | FE_OVERFLOW | FE_UNDERFLOW) == 0,
                    [n] { return "length " + std::to_string(n); });
      test::require(least == T{3}, [n] { return "length " + std::to_string(n); });
    }
  });
}
