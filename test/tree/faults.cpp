// Expressions that contain abs, and the one value that has no absolute value.
#define BOOST_TEST_MODULE tree_faults
#define BOOST_TEST_DYN_LINK
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <cstddef>
#include <initializer_list>
#include <limits>
#include <span>
#include <stdexcept>
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

namespace {

template <class T>
std::vector<T> small_numbers(std::size_t n) {
  test::random_source random(n);
  return random.array<T>(n, test::random_kind::ties);
}

}  // namespace

BOOST_AUTO_TEST_CASE_TEMPLATE(every_lane, T, test::signed_types) {
  test::for_each_target([] {
    for (std::size_t const n : test::fault_lengths) {
      for (std::size_t i = 0; i != n; ++i) {
        std::vector<T> x = small_numbers<T>(n);
        std::vector<T> const y = small_numbers<T>(n);
        std::vector<T> out(n);
        x[i] = lowest<T>;
        auto const e = tf::max(tf::abs(x), y);
        require_fault<T>(
            i, [&] { e.into(out); }, x, y);
        require_fault<T>(
            i, [&] { e.into(x); }, x, y);
        require_fault<T>(
            i, [&] { (void)tf::min_magnitude(e); }, x, y);
        require_fault<T>(
            i, [&] { (void)tf::index_of_max_magnitude(e); }, x, y);
      }
    }
  });
}

// Neither operand comes first as a whole: the lower index does.
BOOST_AUTO_TEST_CASE_TEMPLATE(first_of_two_faults, T, test::signed_types) {
  test::for_each_target([] {
    for (std::size_t const n : std::initializer_list<std::size_t>{1, 2, 17, 67}) {
      for (std::size_t i = 0; i != n; ++i) {
        for (std::size_t j = 0; j != n; ++j) {
          std::vector<T> x(n, T{1});
          std::vector<T> y(n, T{-2});
          x[i] = lowest<T>;
          y[j] = lowest<T>;
          auto const e = tf::max(tf::abs(x), tf::abs(y));
          std::vector<T> out(n);
          require_fault<T>(
              std::min(i, j), [&] { e.into(out); }, x, y);
          require_fault<T>(
              std::min(i, j), [&] { e.into(y); }, x, y);
          require_fault<T>(
              std::min(i, j), [&] { (void)tf::max(e); }, x, y);
        }
      }
    }
  });
}

// The value that faults need not be in memory: here a difference makes it.
BOOST_AUTO_TEST_CASE_TEMPLATE(fault_of_a_result, T, test::signed_types) {
  test::for_each_target([] {
    for (std::size_t const n : test::fault_lengths) {
      for (std::size_t i = 0; i != n; ++i) {
        std::vector<T> x(n, T{5});
        std::vector<T> const y(n, T{1});
        x[i] = static_cast<T>(lowest<T> + 1);
        std::vector<T> out(n);
        require_fault<T>(
            i, [&] { tf::abs(tf::subtract(x, y)).into(out); }, x, y);
        require_fault<T>(
            i, [&] { tf::abs(tf::subtract(x, y)).into(x); }, x, y);
      }
    }
  });
}

BOOST_AUTO_TEST_CASE(the_error) {
  std::vector<int> const x{1, lowest<int>};
  std::vector<int> out(2);
  BOOST_CHECK_THROW(tf::abs(x).into(out), std::overflow_error);
  BOOST_CHECK_THROW(tf::abs(x).into(out), tf::error);
}
