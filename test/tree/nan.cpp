// Fused selections give the operand that they keep, also where both are NaN, the first: with its
// payload, and without its sign where abs took it.
#define BOOST_TEST_MODULE tree_nan
#define BOOST_TEST_DYN_LINK
#include <boost/test/unit_test.hpp>
#include <cstddef>
#include <initializer_list>
#include <span>
#include <tenfold/tenfold.hpp>
#include <vector>

#include "support/compare.hpp"
#include "support/elements.hpp"
#include "support/targets.hpp"
#include "support/values.hpp"

namespace tf = tenfold;

namespace {

template <class T>
void require_all(std::vector<T> const& got, T want, char const* what) {
  test::require_same(std::span<T const>(got), std::vector<T>(got.size(), want),
                     test::nan_result::exact, [&] { return what; });
}

}  // namespace

BOOST_AUTO_TEST_CASE_TEMPLATE(every_lane, T, test::float_types) {
  test::for_each_target([] {
    for (std::size_t n = 1; n <= 200; ++n) {
      for (bool const signalling : {false, true}) {
        auto const nan = signalling ? test::signalling_nan<T> : test::quiet_nan<T>;
        T const x = nan(1, true);
        T const absolute = nan(1, false);
        T const y = nan(2, true);
        std::vector<T> const xs(n, x);
        std::vector<T> const ys(n, y);
        std::vector<T> out(n);
        tf::max(tf::abs(xs), ys).into(out);
        require_all(out, absolute, "max(abs(x), y)");
        tf::max(ys, tf::abs(xs)).into(out);
        require_all(out, y, "max(y, abs(x))");
        tf::max(tf::abs(xs), y).into(out);
        require_all(out, absolute, "max(abs(x), scalar)");
        tf::max(y, tf::abs(xs)).into(out);
        require_all(out, y, "max(scalar, abs(x))");
        T const least = tf::min_magnitude(tf::max(tf::abs(xs), ys));
        require_all<T>({least}, absolute, "min_magnitude(max(abs(x), y))");
      }
    }
  });
}

// A NaN at one place of each operand: the reducer gives that of the lower index, whichever operand
// it comes from, and the first operand's where both are at the same index.
BOOST_AUTO_TEST_CASE_TEMPLATE(every_pair_of_positions, T, test::float_types) {
  T const from_x = test::quiet_nan<T>(1);
  T const from_y = test::quiet_nan<T>(2, true);
  test::for_each_target([&] {
    for (std::size_t const n : std::initializer_list<std::size_t>{1, 3, 8, 17, 40, 67, 140}) {
      for (std::size_t i = 0; i != n; ++i) {
        for (std::size_t j = 0; j != n; ++j) {
          std::vector<T> x(n, T{1});
          std::vector<T> y(n, T{-2});
          x[i] = test::quiet_nan<T>(1, true);
          y[j] = from_y;
          T const got = tf::min_magnitude(tf::max(tf::abs(x), y));
          require_all<T>({got}, i <= j ? from_x : from_y, "min_magnitude(max(abs(x), y))");
        }
      }
    }
  });
}
