// NaN in reducers and elementwise operations.
//
// Waiting for their operations: max_number, min_number, min, and the other index reducers
// (index_of_max, index_of_min and the number forms); value and index in one sweep.
#define BOOST_TEST_DYN_LINK
#define BOOST_TEST_MODULE issue_nan
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <cstddef>
#include <limits>
#include <span>
#include <string>
#include <tenfold/tenfold.hpp>
#include <vector>

#include "lengths.hpp"
#include "support/compare.hpp"
#include "support/elements.hpp"
#include "support/targets.hpp"
#include "support/values.hpp"

namespace tf = tenfold;

namespace {

// All reducers, for which a NaN always wins: value, and index where there is one.
template <class T>
void require_nan(std::vector<T> const& x, std::size_t at) {
  T const nan = x[at];
  auto const where = [&] {
    return "length " + std::to_string(x.size()) + ", NaN " + test::show(nan) + " at " +
           std::to_string(at);
  };
  test::require(test::same(tf::max(x), nan), [&] { return "max: " + where(); });
  test::require(test::same(tf::max_magnitude(x), nan), [&] { return "max_magnitude: " + where(); });
  test::require(test::same(tf::min_magnitude(x), nan), [&] { return "min_magnitude: " + where(); });
  test::require(tf::index_of_max_magnitude(x) == static_cast<std::ptrdiff_t>(at),
                [&] { return "index_of_max_magnitude: " + where(); });
}

// Numbers among which a NaN must win: all that could look greater than it, or less.
template <class T>
std::vector<T> numbers(std::size_t n, test::random_source& random) {
  T const infinity = std::numeric_limits<T>::infinity();
  std::vector<T> x = random.array<T>(n, test::random_kind::numbers);
  for (T& element : x) {
    if (random.below(8) == 0) element = random.below(2) == 0 ? infinity : -infinity;
  }
  return x;
}

}  // namespace

BOOST_AUTO_TEST_CASE_TEMPLATE(one_nan_anywhere, T, test::float_types) {
  test::random_source random(30);
  test::for_each_target([&] {
    for (std::size_t n : issue::lengths<T>()) {
      std::vector<T> x = numbers<T>(n, random);
      for (std::size_t at : issue::positions<T>(n)) {
        T const before = x[at];
        x[at] = test::nans<T>()[random.below(test::nans<T>().size())];
        require_nan(x, at);
        x[at] = before;
      }
    }
  });
}

BOOST_AUTO_TEST_CASE_TEMPLATE(the_first_of_two_nans, T, test::float_types) {
  test::random_source random(31);
  T const first_nan = test::quiet_nan<T>(1);
  T const second_nan = test::quiet_nan<T>(2);
  test::for_each_target([&] {
    for (std::size_t n : issue::lengths<T>()) {
      std::vector<T> const ordinary = numbers<T>(n, random);
      for (int pair = 0; pair < 200; ++pair) {
        std::size_t const one = random.below(n);
        std::size_t const other = random.below(n);
        if (one == other) continue;
        std::vector<T> x = ordinary;
        // Neither the larger payload nor the sign decides.
        bool const swapped = random.below(2) == 0;
        x[std::min(one, other)] = swapped ? second_nan : first_nan;
        x[std::max(one, other)] = swapped ? first_nan : -second_nan;
        require_nan(x, std::min(one, other));
      }
    }
    std::vector<T> x(64, T{1});
    x[40] = first_nan;
    x[3] = second_nan;
    require_nan(x, 3);
  });
}

BOOST_AUTO_TEST_CASE_TEMPLATE(nothing_but_nans, T, test::float_types) {
  test::for_each_target([] {
    for (std::size_t n : issue::lengths<T>()) {
      std::vector<T> x(n);
      for (std::size_t i = 0; i < n; ++i) x[i] = test::quiet_nan<T>(i + 1, i % 2 == 0);
      require_nan(x, 0);
      T const positive =
          test::from_bits<T>(static_cast<test::pattern<T>>(test::bits(x[0]) & ~test::sign_bit<T>));
      test::require(test::same(tf::max_magnitude(tf::abs(x)), positive),
                    [n] { return "length " + std::to_string(n); });
    }
  });
}

// Infinity is as large as a magnitude gets, and zero as small.
BOOST_AUTO_TEST_CASE_TEMPLATE(a_nan_after_infinity_or_zero, T, test::float_types) {
  T const nan = test::quiet_nan<T>(0);
  T const infinity = std::numeric_limits<T>::infinity();
  test::for_each_target([&] {
    require_nan(std::vector<T>{1, nan, 3}, 1);
    require_nan(std::vector<T>{nan, 1, 3}, 0);
    require_nan(std::vector<T>{1, 3, nan}, 2);
    require_nan(std::vector<T>{0, nan, 2}, 1);
    require_nan(std::vector<T>{1, infinity, nan}, 2);
    require_nan(std::vector<T>{1, -infinity, nan}, 2);
    require_nan(std::vector<T>{1, nan, 3, 2, nan, 0, 1, 1, 1, nan}, 1);
    for (std::size_t n : issue::lengths<T>()) {
      for (std::size_t at : issue::positions<T>(n)) {
        for (T other : {infinity, -infinity, T{0}, -T{0}}) {
          std::vector<T> x(n, other);
          x[at] = nan;
          require_nan(x, at);
        }
      }
    }
  });
}

BOOST_AUTO_TEST_CASE_TEMPLATE(value_and_index_are_the_same_element, T, test::float_types) {
  test::random_source random(32);
  test::for_each_target([&] {
    for (std::size_t n : issue::lengths<T>()) {
      for (test::random_kind kind : test::random_kinds) {
        std::vector<T> const x = random.array<T>(n, kind);
        T const value = tf::max_magnitude(x);
        auto const index = static_cast<std::size_t>(tf::index_of_max_magnitude(x));
        test::require(index < n && test::same(value, x[index]),
                      [n] { return "length " + std::to_string(n); });
      }
    }
  });
}

namespace {

template <class T>
void require_all(Eigen::Array<T, Eigen::Dynamic, 1> const& got, std::vector<T> const& want,
                 char const* operation) {
  test::require_same(std::span<T const>(got.data(), static_cast<std::size_t>(got.size())),
                     std::span<T const>(want), test::nan_result::exact,
                     [&] { return std::string(operation); });
}

}  // namespace

// Elementwise a NaN operand is the result; of two the first, whatever their payloads.
BOOST_AUTO_TEST_CASE_TEMPLATE(elementwise_nan_operands, T, test::float_types) {
  test::for_each_target([] {
    for (std::size_t n : issue::lengths<T>()) {
      std::vector<T> x(n);
      std::vector<T> y(n);
      std::vector<T> want(n);
      std::vector<T> swapped(n);
      std::vector<T> absolute(n);
      for (std::size_t i = 0; i < n; ++i) {
        // Three lanes of four have a NaN; which one the pattern has changes from vector to vector.
        std::size_t const which = (i + i / 7) % 4;
        x[i] = which % 2 == 0 ? T(3) : test::quiet_nan<T>(2 * i + 1, i % 3 == 0);
        y[i] = which < 2 ? T(3) : test::signalling_nan<T>(2 * i + 2, i % 5 == 0);
        want[i] = which % 2 == 0 ? y[i] : x[i];
        swapped[i] = which < 2 ? x[i] : y[i];
        absolute[i] = which % 2 == 0 ? y[i]
                                     : test::from_bits<T>(static_cast<test::pattern<T>>(
                                           test::bits(x[i]) & ~test::sign_bit<T>));
      }
      Eigen::Array<T, Eigen::Dynamic, 1> out;
      out = tf::max(x, y);
      require_all(out, want, "max(x, y)");
      out = tf::max(y, x);
      require_all(out, swapped, "max(y, x)");
      out = tf::max_magnitude(x, y);
      require_all(out, want, "max_magnitude(x, y)");
      out = tf::min_magnitude(x, y);
      require_all(out, want, "min_magnitude(x, y)");
      // Inside a fused tree the first operand is the inner result.
      out = tf::max(tf::abs(x), y);
      require_all(out, absolute, "max(abs(x), y)");
    }
  });
}

BOOST_AUTO_TEST_CASE_TEMPLATE(elementwise_nan_scalar, T, test::float_types) {
  T const scalar = test::quiet_nan<T>(99, true);
  test::for_each_target([scalar] {
    for (std::size_t n : issue::lengths<T>()) {
      std::vector<T> x(n);
      std::vector<T> first(n);
      for (std::size_t i = 0; i < n; ++i) {
        x[i] = i % 3 == 0 ? test::quiet_nan<T>(i + 1) : T(3);
        first[i] = i % 3 == 0 ? x[i] : scalar;
      }
      Eigen::Array<T, Eigen::Dynamic, 1> out;
      out = tf::max(x, scalar);
      require_all(out, first, "max(x, NaN)");
      out = tf::max(scalar, x);
      require_all(out, std::vector<T>(n, scalar), "max(NaN, x)");
    }
  });
}
