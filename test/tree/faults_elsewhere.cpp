// The value that has no absolute value in long arrays, in += and -=, and without abs.
#define BOOST_TEST_MODULE tree_faults_elsewhere
#define BOOST_TEST_DYN_LINK
#include <Eigen/Core>
#include <boost/test/unit_test.hpp>
#include <cstddef>
#include <span>
#include <tenfold/tenfold.hpp>
#include <vector>

#include "support/compare.hpp"
#include "support/elements.hpp"
#include "support/targets.hpp"
#include "support/values.hpp"
#include "tree/faults.hpp"

namespace tf = tenfold;
using test::lowest;
using test::require_fault;

// Over many blocks, where nothing else would end the search early.
BOOST_AUTO_TEST_CASE_TEMPLATE(long_arrays, T, test::signed_types) {
  test::for_each_target([] {
    test::random_source random(1);
    for (int i = 0; i != 300; ++i) {
      std::size_t const n = 1 + random.below(9000);
      std::vector<T> x = random.array<T>(n, test::random_kind::ties);
      std::size_t const first = random.below(n);
      std::size_t const second = first + random.below(n - first);
      x[first] = lowest<T>;
      x[second] = lowest<T>;
      require_fault<T>(
          first, [&] { (void)tf::max(tf::abs(x)); }, x);
      require_fault<T>(
          first, [&] { (void)tf::index_of_max_magnitude(tf::abs(x)); }, x);
      require_fault<T>(
          first, [&] { tf::abs(x).into(x); }, x);
    }
  });
}

// The destination of += and -= is a source too.
BOOST_AUTO_TEST_CASE_TEMPLATE(compound_assignment, T, test::signed_types) {
  using array = Eigen::Array<T, Eigen::Dynamic, 1>;
  test::for_each_target([] {
    for (std::size_t const n : test::fault_lengths) {
      for (std::size_t i = 0; i != n; ++i) {
        array x = array::Constant(static_cast<Eigen::Index>(n), T{3});
        array out = array::Constant(static_cast<Eigen::Index>(n), T{4});
        x[static_cast<Eigen::Index>(i)] = lowest<T>;
        require_fault<T>(
            i, [&] { out += tf::abs(x); }, x, out);
        require_fault<T>(
            i, [&] { out -= tf::abs(x); }, x, out);
        require_fault<T>(
            i, [&] { x += tf::abs(x); }, x);
      }
    }
  });
}

// In every other operation the value is a number like any other.
BOOST_AUTO_TEST_CASE_TEMPLATE(lowest_without_abs, T, test::signed_types) {
  test::for_each_target([] {
    for (std::size_t const n : test::fault_lengths) {
      for (std::size_t i = 0; i != n; ++i) {
        std::vector<T> x(n, T{1});
        x[i] = lowest<T>;
        BOOST_REQUIRE(tf::max_magnitude(x) == lowest<T>);
        BOOST_REQUIRE(tf::index_of_max_magnitude(x) == static_cast<std::ptrdiff_t>(i));
        std::vector<T> out(n);
        tf::max_magnitude(x, T{7}).into(out);
        std::vector<T> want(n, T{7});
        want[i] = lowest<T>;
        test::require_same(std::span<T const>(out), want, test::nan_result::exact,
                           [] { return "max_magnitude"; });
      }
    }
  });
}
