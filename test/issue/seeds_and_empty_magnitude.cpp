// What a reducer starts with, as in seeds_and_empty.cpp: here max_magnitude, value and index.
#define BOOST_TEST_DYN_LINK
#define BOOST_TEST_MODULE issue_seeds_and_empty_magnitude
#include <boost/test/unit_test.hpp>
#include <cstddef>
#include <limits>
#include <string>
#include <tenfold/tenfold.hpp>
#include <vector>

#include "lengths.hpp"
#include "seeds.hpp"
#include "support/compare.hpp"
#include "support/elements.hpp"
#include "support/targets.hpp"

namespace tf = tenfold;

// Every element the same: it is the result, and the first of them has the index.
BOOST_AUTO_TEST_CASE_TEMPLATE(nothing_but_the_seed, T, test::element_types) {
  test::for_each_target([] {
    for (T seed : issue::seeds<T>()) {
      for (std::size_t n : issue::lengths<T>()) {
        std::vector<T> const x(n, seed);
        auto const where = [&] { return std::to_string(n) + " times " + test::show(seed); };
        test::require(test::same(tf::max_magnitude(x), seed), where);
        test::require(tf::index_of_max_magnitude(x) == 0, where);
      }
    }
  });
}

BOOST_AUTO_TEST_CASE_TEMPLATE(ascending_and_descending, T, test::element_types) {
  test::for_each_target([] {
    BOOST_TEST(tf::index_of_max_magnitude(std::vector<T>{1, 2, 3, 4, static_cast<T>(1)}) == 3);
    BOOST_TEST(tf::index_of_max_magnitude(std::vector<T>{0, 1, 2, 3, 4}) == 4);
    for (std::size_t n = 1; n <= 127; ++n) {
      std::vector<T> ascending(n);
      for (std::size_t i = 0; i < n; ++i) ascending[i] = static_cast<T>(i);
      std::vector<T> const descending(ascending.rbegin(), ascending.rend());
      auto const where = [n] { return "length " + std::to_string(n); };
      test::require(tf::index_of_max_magnitude(ascending) == static_cast<std::ptrdiff_t>(n - 1),
                    where);
      test::require(tf::index_of_max_magnitude(descending) == 0, where);
      test::require(tf::max_magnitude(ascending) == ascending.back(), where);
      test::require(tf::max_magnitude(descending) == ascending.back(), where);
    }
  });
}

BOOST_AUTO_TEST_CASE_TEMPLATE(empty, T, test::element_types) {
  test::for_each_target([] {
    std::vector<T> const none;
    BOOST_CHECK_THROW((void)tf::max_magnitude(none), tf::empty_error);
    BOOST_TEST(tf::index_of_max_magnitude(none) == -1);
  });
}

BOOST_AUTO_TEST_CASE(empty_matrices) {
  Eigen::MatrixXf const no_rows(0, 3);
  Eigen::MatrixXf const no_columns(3, 0);
  for (Eigen::MatrixXf const* none : {&no_rows, &no_columns}) {
    BOOST_CHECK_THROW((void)tf::max_magnitude(*none), tf::empty_error);
    BOOST_TEST(tf::index_of_max_magnitude(*none) == -1);
  }
}
