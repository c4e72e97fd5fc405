// Elements that compare equal and yet differ: zeros of either sign, numbers of equal magnitude.
//
// Waiting for their operations: min, index_of_max, index_of_min and index_of_min_magnitude.
#define BOOST_TEST_DYN_LINK
#define BOOST_TEST_MODULE issue_zeros_and_ties
#include <boost/test/unit_test.hpp>
#include <cstddef>
#include <span>
#include <string>
#include <tenfold/tenfold.hpp>
#include <tuple>
#include <vector>

#include "lengths.hpp"
#include "support/compare.hpp"
#include "support/elements.hpp"
#include "support/targets.hpp"

namespace tf = tenfold;

namespace {

using types_with_sign = decltype(std::tuple_cat(test::float_types{}, test::signed_types{}));

// n elements alike but for one.
template <class T>
std::vector<T> but_one(std::size_t n, T others, std::size_t at, T one) {
  std::vector<T> x(n, others);
  x[at] = one;
  return x;
}

template <class T, class Check>
void for_each_position(Check&& check) {
  test::for_each_target([&] {
    for (std::size_t n : issue::lengths<T>()) {
      for (std::size_t at : issue::positions<T>(n)) {
        check(n, at,
              [&] { return "length " + std::to_string(n) + ", position " + std::to_string(at); });
      }
    }
  });
}

}  // namespace

BOOST_AUTO_TEST_CASE_TEMPLATE(zeros_reduced, T, test::float_types) {
  T const plus = 0;
  T const minus = -plus;
  for_each_position<T>([&](std::size_t n, std::size_t at, auto where) {
    std::vector<T> const one_plus = but_one(n, minus, at, plus);
    std::vector<T> const one_minus = but_one(n, plus, at, minus);
    test::require(test::same(tf::max(one_plus), plus), where);
    test::require(test::same(tf::max_magnitude(one_plus), plus), where);
    test::require(tf::index_of_max_magnitude(one_plus) == static_cast<std::ptrdiff_t>(at), where);
    test::require(test::same(tf::min_magnitude(one_minus), minus), where);
    T const greatest_of_one_minus = n == 1 ? minus : plus;
    test::require(test::same(tf::max(one_minus), greatest_of_one_minus), where);
    test::require(tf::index_of_max_magnitude(one_minus) == (at == 0 && n > 1 ? 1 : 0), where);
  });
}

BOOST_AUTO_TEST_CASE_TEMPLATE(zeros_elementwise, T, test::float_types) {
  test::for_each_target([] {
    for (std::size_t n : issue::lengths<T>()) {
      std::vector<T> x(n);
      std::vector<T> y(n);
      for (std::size_t i = 0; i < n; ++i) {
        x[i] = i % 3 == 0 ? -T{0} : T{0};
        y[i] = i % 3 == 0 ? T{0} : -T{0};
      }
      std::vector<T> const plus(n, T{0});
      std::vector<T> const minus(n, -T{0});
      auto const where = [n] { return "length " + std::to_string(n); };
      std::vector<T> out;
      tf::max(x, y).into(out);
      test::require_same(std::span<T const>(out), plus, test::nan_result::exact, where);
      tf::max_magnitude(x, y).into(out);
      test::require_same(std::span<T const>(out), plus, test::nan_result::exact, where);
      tf::min_magnitude(x, y).into(out);
      test::require_same(std::span<T const>(out), minus, test::nan_result::exact, where);
      tf::abs(x).into(out);
      test::require_same(std::span<T const>(out), plus, test::nan_result::exact, where);
    }
  });
}

// Of equal magnitudes the positive one is the larger, wherever it is.
BOOST_AUTO_TEST_CASE_TEMPLATE(ties_of_the_largest_magnitude, T, types_with_sign) {
  BOOST_TEST(tf::index_of_max_magnitude(std::vector<T>{-1, -1, 1, -1}) == 2);
  BOOST_TEST(tf::index_of_max_magnitude(std::vector<T>{8, -7, 9, 5, 9, 8, 7, 7}) == 2);
  BOOST_TEST(tf::index_of_max_magnitude(std::vector<T>{42, 42, 42, 42}) == 0);
  for_each_position<T>([](std::size_t n, std::size_t at, auto where) {
    std::vector<T> const one_plus = but_one(n, T{-7}, at, T{7});
    test::require(tf::max_magnitude(one_plus) == 7, where);
    test::require(tf::index_of_max_magnitude(one_plus) == static_cast<std::ptrdiff_t>(at), where);
    std::vector<T> const one_minus = but_one(n, T{7}, at, T{-7});
    test::require(tf::max_magnitude(one_minus) == (n == 1 ? -7 : 7), where);
    test::require(tf::index_of_max_magnitude(one_minus) == (at == 0 && n > 1 ? 1 : 0), where);
  });
}

// Of equal magnitudes the negative one is the smaller.
BOOST_AUTO_TEST_CASE_TEMPLATE(ties_of_the_smallest_magnitude, T, types_with_sign) {
  BOOST_TEST(tf::min_magnitude(std::vector<T>{3, -3}) == -3);
  BOOST_TEST(tf::min_magnitude(std::vector<T>{-3, 3}) == -3);
  for_each_position<T>([](std::size_t n, std::size_t at, auto where) {
    test::require(tf::min_magnitude(but_one(n, T{3}, at, T{-3})) == -3, where);
    test::require(tf::min_magnitude(but_one(n, T{-3}, at, T{3})) == (n == 1 ? 3 : -3), where);
  });
}

// The two that tie are far apart: in different blocks of a long array, with the smaller elements
// of several whole blocks between them.
BOOST_AUTO_TEST_CASE_TEMPLATE(ties_across_blocks, T, types_with_sign) {
  test::for_each_target([] {
    std::size_t const n = 5 * 64 * 64 / sizeof(T) + 3;
    for (std::size_t first : {0U, 1U, 31U, 40U}) {
      for (std::size_t last : {n - 1, n - 2, n / 2}) {
        auto const where = [&] { return std::to_string(first) + " and " + std::to_string(last); };
        std::vector<T> x(n);
        for (std::size_t i = 0; i < n; ++i) x[i] = static_cast<T>(i % 2 == 0 ? 2 : -2);
        x[first] = -3;
        x[last] = 3;
        test::require(tf::max_magnitude(x) == 3, where);
        test::require(tf::index_of_max_magnitude(x) == static_cast<std::ptrdiff_t>(last), where);
        x[first] = 3;
        x[last] = -3;
        test::require(tf::max_magnitude(x) == 3, where);
        test::require(tf::index_of_max_magnitude(x) == static_cast<std::ptrdiff_t>(first), where);
        // Two equal ones: the first.
        x[last] = 3;
        test::require(tf::index_of_max_magnitude(x) == static_cast<std::ptrdiff_t>(first), where);
        x[first] = -3;
        x[last] = -3;
        test::require(tf::index_of_max_magnitude(x) == static_cast<std::ptrdiff_t>(first), where);

        // Two equal ones behind one that loses to them.
        std::size_t const middle = (first + last) / 2;
        x[middle] = 3;
        x[last] = 3;
        test::require(tf::index_of_max_magnitude(x) == static_cast<std::ptrdiff_t>(middle), where);

        for (T& element : x) element = static_cast<T>(element * 4);
        x[first] = 1;
        x[last] = -1;
        test::require(tf::min_magnitude(x) == -1, where);
        x[first] = -1;
        x[last] = 1;
        test::require(tf::min_magnitude(x) == -1, where);
      }
    }
  });
}
