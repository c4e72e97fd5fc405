// Integers: the lowest value, positions that don't fit the element type, wide elements.
//
// Waiting for their operations: min, sum, mean, index_of_max and index_of_min.
#define BOOST_TEST_DYN_LINK
#define BOOST_TEST_MODULE issue_integers
#include <boost/test/unit_test.hpp>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <string>
#include <tenfold/tenfold.hpp>
#include <tuple>
#include <vector>

#include "lengths.hpp"
#include "support/compare.hpp"
#include "support/elements.hpp"
#include "support/message.hpp"
#include "support/targets.hpp"

namespace tf = tenfold;

BOOST_AUTO_TEST_CASE_TEMPLATE(abs_of_the_lowest_in_any_lane, T, test::signed_types) {
  test::for_each_target([] {
    T const lowest = std::numeric_limits<T>::lowest();
    for (std::size_t n : issue::lengths<T>()) {
      std::vector<T> x(n, static_cast<T>(lowest + 1));
      std::vector<T> out(n);
      for (std::size_t at : issue::positions<T>(n)) {
        x[at] = lowest;
        std::string const message =
            test::message_of<tf::overflow_error>([&] { tf::abs(x).into(out); });
        test::require(message == "tenfold: abs: no result for " + std::to_string(lowest) +
                                     " at index " + std::to_string(at),
                      [&] { return "length " + std::to_string(n) + ": " + message; });
        x[at] = static_cast<T>(lowest + 1);
      }
      // Its neighbour has an absolute value, in every lane.
      tf::abs(x).into(out);
      test::require(out == std::vector<T>(n, std::numeric_limits<T>::max()),
                    [n] { return "length " + std::to_string(n); });
    }
  });
}

// The lowest value has the largest magnitude, though that can't be computed in its own type.
BOOST_AUTO_TEST_CASE_TEMPLATE(magnitude_of_the_lowest, T, test::signed_types) {
  T const lowest = std::numeric_limits<T>::lowest();
  T const highest = std::numeric_limits<T>::max();
  test::for_each_target([=] {
    BOOST_TEST(tf::index_of_max_magnitude(std::vector<T>{lowest, 1, 2}) == 0);
    BOOST_TEST(+tf::min_magnitude(std::vector<T>{lowest, 1, 2}) == 1);
    for (std::size_t n : issue::lengths<T>()) {
      std::vector<T> x(n, highest);
      std::vector<T> smaller(n, lowest);
      for (std::size_t at : issue::positions<T>(n)) {
        auto const where = [&] {
          return "length " + std::to_string(n) + ", position " + std::to_string(at);
        };
        x[at] = lowest;
        test::require(tf::max_magnitude(x) == lowest, where);
        test::require(tf::index_of_max_magnitude(x) == static_cast<std::ptrdiff_t>(at), where);
        x[at] = highest;
        smaller[at] = -highest;
        test::require(tf::min_magnitude(smaller) == -highest, where);
        smaller[at] = lowest;
      }
    }
  });
}

BOOST_AUTO_TEST_CASE_TEMPLATE(magnitude_of_the_lowest_elementwise, T, test::signed_types) {
  T const lowest = std::numeric_limits<T>::lowest();
  T const highest = std::numeric_limits<T>::max();
  test::for_each_target([=] {
    for (std::size_t n : issue::lengths<T>()) {
      std::vector<T> x(n);
      std::vector<T> y(n);
      for (std::size_t i = 0; i < n; ++i) {
        x[i] = i % 3 == 0 ? lowest : highest;
        y[i] = i % 3 == 0 ? highest : lowest;
      }
      auto const where = [n] { return "length " + std::to_string(n); };
      std::vector<T> out;
      tf::max_magnitude(x, y).into(out);
      test::require(out == std::vector<T>(n, lowest), where);
      tf::min_magnitude(x, y).into(out);
      test::require(out == std::vector<T>(n, highest), where);
    }
  });
}

BOOST_AUTO_TEST_CASE_TEMPLATE(the_lowest_first_and_last, T, test::signed_types) {
  test::for_each_target([] {
    for (std::size_t n : {std::size_t{500}, std::size_t{2}, std::size_t{4099}}) {
      std::vector<T> x(n);
      for (std::size_t i = 0; i < n; ++i) x[i] = static_cast<T>(i % 9);
      x.front() = std::numeric_limits<T>::lowest();
      x.back() = std::numeric_limits<T>::lowest();
      BOOST_TEST(tf::index_of_max_magnitude(x) == 0);
      x.front() = 1;
      BOOST_TEST(tf::index_of_max_magnitude(x) == static_cast<std::ptrdiff_t>(n - 1));
    }
  });
}

using narrow_types = std::tuple<std::int8_t, std::uint8_t, std::int16_t, std::uint16_t>;

// A position counted in lanes as narrow as the elements would wrap.
BOOST_AUTO_TEST_CASE_TEMPLATE(positions_beyond_the_element_type, T, narrow_types) {
  test::for_each_target([] {
    for (std::size_t limit : {std::size_t{128}, std::size_t{256}, std::size_t{300},
                              std::size_t{32768}, std::size_t{65536}, std::size_t{65600}}) {
      for (std::size_t n = limit - 1; n <= limit + 3; ++n) {
        std::vector<T> x(n, T{1});
        for (std::size_t at : {n - 1, n - 2, n / 2, std::size_t{0}}) {
          x[at] = 2;
          test::require(tf::index_of_max_magnitude(x) == static_cast<std::ptrdiff_t>(at), [&] {
            return "length " + std::to_string(n) + ", position " + std::to_string(at);
          });
          x[at] = 1;
        }
      }
      // Many vectors, or many times 256 of them, of a length that is no power of two.
      std::size_t const n = 64 * limit + 5;
      std::vector<T> x(n, T{1});
      x[n - 3] = 2;
      test::require(tf::index_of_max_magnitude(x) == static_cast<std::ptrdiff_t>(n - 3),
                    [n] { return "length " + std::to_string(n); });
    }
  });
}

using wide_types = std::tuple<std::int64_t, std::uint64_t>;

// All bits of a wide element take part in a comparison, and the sign bit of an unsigned one is a
// bit like any other.
BOOST_AUTO_TEST_CASE_TEMPLATE(wide_elements, T, wide_types) {
  test::for_each_target([] {
    std::vector<T> const x{0x100000001, 0x180000000, 0x100000002, 0x17FFFFFFF};
    BOOST_TEST(tf::max(x) == 0x180000000);
    BOOST_TEST(tf::index_of_max_magnitude(x) == 1);
    BOOST_TEST(tf::min_magnitude(x) == 0x100000001);
    for (std::size_t n : issue::lengths<T>()) {
      for (std::size_t at : issue::positions<T>(n)) {
        auto const where = [&] {
          return "length " + std::to_string(n) + ", position " + std::to_string(at);
        };
        // Greater in the upper half, less in the lower one.
        std::vector<T> y(n, 0x1FFFFFFFF);
        y[at] = 0x200000000;
        test::require(tf::max(y) == y[at], where);
        test::require(tf::index_of_max_magnitude(y) == static_cast<std::ptrdiff_t>(at), where);
        // Equal in the upper half, greater in the lower one by its highest bit.
        y.assign(n, 0x17FFFFFFF);
        y[at] = 0x180000000;
        test::require(tf::max(y) == y[at], where);
        test::require(tf::index_of_max_magnitude(y) == static_cast<std::ptrdiff_t>(at), where);
      }
    }
  });
}

BOOST_AUTO_TEST_CASE_TEMPLATE(unsigned_elements_from_the_middle_on, T, test::unsigned_types) {
  T const middle = static_cast<T>(std::numeric_limits<T>::max() / 2 + 1);
  test::for_each_target([middle] {
    for (std::size_t n : issue::lengths<T>()) {
      for (std::size_t at : issue::positions<T>(n)) {
        auto const where = [&] {
          return "length " + std::to_string(n) + ", position " + std::to_string(at);
        };
        std::vector<T> x(n, static_cast<T>(middle - 1));
        x[at] = middle;
        test::require(tf::max(x) == middle, where);
        test::require(tf::index_of_max_magnitude(x) == static_cast<std::ptrdiff_t>(at), where);
        x.assign(n, middle);
        x[at] = static_cast<T>(middle - 1);
        test::require(tf::min_magnitude(x) == x[at], where);
      }
    }
  });
}
