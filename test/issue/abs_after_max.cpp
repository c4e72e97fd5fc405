// abs of a maximum of which one operand is known to be non-negative left the sign bit of a NaN that
// came from the other one.
#define BOOST_TEST_DYN_LINK
#define BOOST_TEST_MODULE issue_abs_after_max
#include <boost/test/unit_test.hpp>
#include <tenfold/tenfold.hpp>
#include <vector>

#include "support/elements.hpp"
#include "support/targets.hpp"
#include "support/values.hpp"

namespace tf = tenfold;

BOOST_AUTO_TEST_CASE_TEMPLATE(every_lane, T, test::float_types) {
  test::for_each_target([] {
    T const nan = test::quiet_nan<T>(3, true);
    auto const wanted = test::bits(test::quiet_nan<T>(3, false));
    for (std::size_t n = 1; n <= 70; ++n) {
      std::vector<T> const x(n, T{1});
      for (std::size_t i = 0; i < n; ++i) {
        std::vector<T> y(n, T{-2});
        y[i] = nan;
        std::vector<T> out;
        tf::abs(tf::max(tf::abs(x), y)).into(out);
        BOOST_REQUIRE(test::bits(out[i]) == wanted);
        tf::abs(tf::max(y, tf::abs(x))).into(out);
        BOOST_REQUIRE(test::bits(out[i]) == wanted);
        BOOST_REQUIRE(test::bits(tf::max(tf::abs(tf::max(tf::abs(x), y)))) == wanted);
      }
      std::vector<T> out;
      tf::abs(tf::max(tf::abs(x), nan)).into(out);
      BOOST_REQUIRE(test::bits(out[n - 1]) == wanted);
    }
  });
}
