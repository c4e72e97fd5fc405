// What a reducer starts with: an element, never a constant that no element has to be below. Here
// max and min_magnitude; max_magnitude is in seeds_and_empty_magnitude.cpp.
//
// Waiting for their operations: min, index_of_max and index_of_min.
#define BOOST_TEST_DYN_LINK
#define BOOST_TEST_MODULE issue_seeds_and_empty
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

// Every element the same: it is the result, even where it is what a careless seed would be.
BOOST_AUTO_TEST_CASE_TEMPLATE(nothing_but_the_seed, T, test::element_types) {
  test::for_each_target([] {
    for (T seed : issue::seeds<T>()) {
      for (std::size_t n : issue::lengths<T>()) {
        std::vector<T> const x(n, seed);
        auto const where = [&] { return std::to_string(n) + " times " + test::show(seed); };
        test::require(test::same(tf::max(x), seed), where);
        test::require(test::same(tf::min_magnitude(x), seed), where);
      }
    }
  });
}

// In a partial vector nothing but the elements counts: zeros, or whatever else fills it up, would
// be the greatest here.
BOOST_AUTO_TEST_CASE_TEMPLATE(all_negative, T, test::signed_types) {
  test::for_each_target([] {
    BOOST_TEST(+tf::max(std::vector<T>{-5, -3, -7}) == -3);
    BOOST_TEST(+tf::max(std::vector<T>{-10}) == -10);
    for (std::size_t n : issue::lengths<T>()) {
      std::vector<T> x(n, T{-5});
      for (std::size_t at : issue::positions<T>(n)) {
        x[at] = -3;
        test::require(tf::max(x) == -3, [&] { return "length " + std::to_string(n); });
        x[at] = -5;
      }
    }
  });
}

BOOST_AUTO_TEST_CASE_TEMPLATE(all_negative_floats, T, test::float_types) {
  T const infinity = std::numeric_limits<T>::infinity();
  test::for_each_target([infinity] {
    BOOST_TEST(tf::max(std::vector<T>{-5, -3, -7}) == -3);
    BOOST_TEST(tf::max(std::vector<T>{-infinity, -infinity}) == -infinity);
    BOOST_TEST(tf::min_magnitude(std::vector<T>{-infinity, -infinity}) == -infinity);
    for (std::size_t n : issue::lengths<T>()) {
      std::vector<T> x(n, -infinity);
      for (std::size_t at : issue::positions<T>(n)) {
        x[at] = std::numeric_limits<T>::lowest();
        test::require(tf::max(x) == x[at], [&] { return "length " + std::to_string(n); });
        test::require(tf::min_magnitude(x) == x[at], [&] { return "length " + std::to_string(n); });
        x[at] = -infinity;
      }
    }
  });
}

// The smallest magnitude, where whatever fills up a partial vector could be smaller.
BOOST_AUTO_TEST_CASE_TEMPLATE(all_large, T, test::element_types) {
  test::for_each_target([] {
    T const highest = std::numeric_limits<T>::max();
    for (std::size_t n : issue::lengths<T>()) {
      std::vector<T> x(n, highest);
      for (std::size_t at : issue::positions<T>(n)) {
        x[at] = static_cast<T>(highest / 2);
        test::require(tf::min_magnitude(x) == x[at], [&] { return "length " + std::to_string(n); });
        x[at] = highest;
      }
    }
  });
}

BOOST_AUTO_TEST_CASE_TEMPLATE(empty, T, test::element_types) {
  test::for_each_target([] {
    std::vector<T> const none;
    BOOST_CHECK_THROW((void)tf::max(none), tf::empty_error);
    BOOST_CHECK_THROW((void)tf::min_magnitude(none), tf::empty_error);
  });
}

BOOST_AUTO_TEST_CASE(empty_matrices) {
  Eigen::MatrixXf const no_rows(0, 3);
  Eigen::MatrixXf const no_columns(3, 0);
  for (Eigen::MatrixXf const* none : {&no_rows, &no_columns}) {
    BOOST_CHECK_THROW((void)tf::max(*none), tf::empty_error);
    Eigen::MatrixXf out = Eigen::MatrixXf::Ones(2, 2);
    out = tf::abs(*none);
    BOOST_TEST(out.rows() == none->rows());
    BOOST_TEST(out.cols() == none->cols());
  }
}
