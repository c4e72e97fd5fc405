// Faults: elements for which an operation has no result. Here abs of the lowest integer is the
// only one; the other faults of this row wait for their operations.
#define BOOST_TEST_DYN_LINK
#define BOOST_TEST_MODULE argument_fault
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <limits>
#include <span>
#include <string>
#include <tenfold/tenfold.hpp>
#include <vector>

#include "support/compare.hpp"
#include "support/elements.hpp"
#include "support/message.hpp"
#include "support/targets.hpp"

namespace tf = tenfold;
using test::message_of;

namespace {

template <class T>
using array_of = Eigen::Array<T, Eigen::Dynamic, 1>;

template <class T>
array_of<T> negative(Eigen::Index size) {
  array_of<T> x(size);
  for (Eigen::Index i = 0; i < size; ++i) x(i) = static_cast<T>(-1 - i % 100);
  return x;
}

template <class T>
std::string no_result(Eigen::Index index) {
  return "tenfold: abs: no result for " + std::to_string(std::numeric_limits<T>::lowest()) +
         " at index " + std::to_string(index);
}

}  // namespace

BOOST_AUTO_TEST_CASE_TEMPLATE(row_fault_names_operation_index_and_value, T, test::signed_types) {
  test::for_each_target([] {
    T const lowest = std::numeric_limits<T>::lowest();
    for (Eigen::Index n : {1, 2, 15, 16, 17, 31, 64, 65, 200}) {
      array_of<T> x = negative<T>(n);
      array_of<T> out;
      for (Eigen::Index at = 0; at < n; ++at) {
        T const before = x(at);
        x(at) = lowest;
        std::string const message = message_of<tf::overflow_error>([&] { out = tf::abs(x); });
        test::require(message == no_result<T>(at), [&] { return message; });
        x(at) = before;
      }
      out = tf::abs(x);
      BOOST_TEST((out == -x).all());
    }
  });
}

BOOST_AUTO_TEST_CASE_TEMPLATE(row_fault_lowest_index_of_several, T, test::signed_types) {
  test::for_each_target([] {
    T const lowest = std::numeric_limits<T>::lowest();
    Eigen::Index const n = 150;
    array_of<T> out(n);
    for (Eigen::Index first : {0, 1, 31, 64, 120, 148}) {
      for (Eigen::Index second = first + 1; second < n; second += 7) {
        array_of<T> x = negative<T>(n);
        x(first) = lowest;
        x(second) = lowest;
        std::string const message = message_of<tf::overflow_error>([&] { out = tf::abs(x); });
        test::require(message == no_result<T>(first), [&] { return message; });
      }
    }
  });
}

// The fault may be in either operand: the index decides, not the place in the tree.
BOOST_AUTO_TEST_CASE(row_fault_lowest_index_of_several_operands) {
  int const lowest = std::numeric_limits<int>::lowest();
  test::for_each_target([&] {
    Eigen::Index const n = 70;
    Eigen::ArrayXi out(n);
    for (Eigen::Index first = 0; first < n; ++first) {
      for (Eigen::Index second = 0; second < n; second += 3) {
        Eigen::ArrayXi x = negative<int>(n);
        Eigen::ArrayXi y = negative<int>(n);
        x(first) = lowest;
        y(second) = lowest;
        std::string const message =
            message_of<tf::overflow_error>([&] { out = tf::max(tf::abs(x), tf::abs(y)); });
        test::require(message == no_result<int>(std::min(first, second)), [&] { return message; });
      }
    }
  });
}

// What faults is an element of the argument, which may itself be computed.
BOOST_AUTO_TEST_CASE(row_fault_of_a_computed_element) {
  Eigen::Array<std::int8_t, Eigen::Dynamic, 1> const x =
      Eigen::Array<std::int8_t, Eigen::Dynamic, 1>::Constant(40, 100);
  Eigen::Array<std::int8_t, Eigen::Dynamic, 1> y =
      Eigen::Array<std::int8_t, Eigen::Dynamic, 1>::Constant(40, 27);
  Eigen::Array<std::int8_t, Eigen::Dynamic, 1> out;
  out = tf::abs(tf::from(x) + y);
  BOOST_TEST((out == 127).all());
  y(33) = 28;  // 128 wraps to -128
  BOOST_TEST(message_of<tf::overflow_error>([&] { out = tf::abs(tf::from(x) + y); }) ==
             no_result<std::int8_t>(33));
}

BOOST_AUTO_TEST_CASE(row_fault_in_a_reducer) {
  int const lowest = std::numeric_limits<int>::lowest();
  test::for_each_target([&] {
    for (Eigen::Index n : {1, 7, 40, 200}) {
      for (Eigen::Index at = 0; at < n; ++at) {
        Eigen::ArrayXi x = negative<int>(n);
        x(at) = lowest;
        auto const e = tf::abs(x);
        std::string const want = no_result<int>(at);
        test::require(
            message_of<tf::overflow_error>([&] { (void)tf::max(e); }) == want &&
                message_of<tf::overflow_error>([&] { (void)tf::min_magnitude(e); }) == want &&
                message_of<tf::overflow_error>([&] { (void)tf::index_of_max_magnitude(e); }) ==
                    want,
            [&] { return "length " + std::to_string(n) + ": not " + want; });
      }
    }
  });
}

BOOST_AUTO_TEST_CASE(row_fault_leaves_a_destination_that_is_a_source) {
  int const lowest = std::numeric_limits<int>::lowest();
  test::for_each_target([&] {
    for (Eigen::Index n : {1, 8, 33, 200}) {
      for (Eigen::Index at = 0; at < n; ++at) {
        auto const where = [&] {
          return "length " + std::to_string(n) + ", fault at " + std::to_string(at);
        };
        Eigen::ArrayXi before = negative<int>(n);
        before(at) = lowest;
        Eigen::ArrayXi const y = negative<int>(n);
        Eigen::ArrayXi x = before;
        std::string const want = no_result<int>(at);
        std::vector<int> vector(before.begin(), before.end());
        test::require(message_of<tf::overflow_error>([&] { x = tf::abs(x); }) == want, where);
        test::require((x == before).all(), where);
        test::require(message_of<tf::overflow_error>([&] { x += tf::abs(before); }) == want, where);
        test::require((x == before).all(), where);
        test::require(
            message_of<tf::overflow_error>([&] { x = tf::max(x, tf::abs(before)); }) == want,
            where);
        test::require((x == before).all(), where);
        test::require(message_of<tf::overflow_error>([&] { x = tf::max(y, tf::abs(x)); }) == want,
                      where);
        test::require((x == before).all(), where);
        test::require(message_of<tf::overflow_error>([&] { tf::abs(vector).into(vector); }) == want,
                      where);
        test::require(std::equal(vector.begin(), vector.end(), before.begin()), where);
      }
    }
  });
}

BOOST_AUTO_TEST_CASE(row_fault_never_changes_a_source) {
  Eigen::ArrayXi const before = [] {
    Eigen::ArrayXi x = negative<int>(50);
    x(49) = std::numeric_limits<int>::lowest();
    return x;
  }();
  Eigen::ArrayXi x = before;
  Eigen::ArrayXi out(50);
  BOOST_CHECK_THROW(out = tf::abs(x), tf::overflow_error);
  BOOST_TEST((x == before).all());
  BOOST_TEST(out.size() == 50);
}

// A destination that would have to be resized keeps its size and its elements.
BOOST_AUTO_TEST_CASE(row_fault_leaves_a_destination_that_would_be_resized) {
  Eigen::ArrayXi x = negative<int>(50);
  x(49) = std::numeric_limits<int>::lowest();
  Eigen::ArrayXi out = Eigen::ArrayXi::Constant(3, 7);
  std::vector<int> vector(3, 7);
  int const* const out_data = out.data();
  int const* const vector_data = vector.data();
  BOOST_CHECK_THROW(out = tf::abs(x), tf::overflow_error);
  BOOST_CHECK_THROW(tf::abs(x).into(vector), tf::overflow_error);
  BOOST_TEST(out.data() == out_data);
  BOOST_TEST_REQUIRE(out.size() == 3);
  BOOST_TEST((out == 7).all());
  BOOST_TEST(vector.data() == vector_data);
  BOOST_TEST(vector == std::vector<int>(3, 7));
  BOOST_CHECK_THROW(Eigen::ArrayXi(tf::abs(x)), tf::overflow_error);
  BOOST_CHECK_THROW((void)tf::eval(tf::abs(x)), tf::overflow_error);
}

// The order of a matrix expression is that of its leaves, and so is "first".
BOOST_AUTO_TEST_CASE(row_fault_in_a_matrix) {
  using row_major_matrix = Eigen::Matrix<int, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
  int const lowest = std::numeric_limits<int>::lowest();
  Eigen::MatrixXi x = Eigen::MatrixXi::Constant(3, 4, -1);
  x(2, 0) = lowest;
  x(0, 2) = lowest;
  row_major_matrix const y = x;
  Eigen::MatrixXi out;
  BOOST_TEST(message_of<tf::overflow_error>([&] { out = tf::abs(x); }) == no_result<int>(2));
  BOOST_TEST(message_of<tf::overflow_error>([&] { out = tf::abs(y); }) == no_result<int>(2));
  x(1, 0) = lowest;
  BOOST_TEST(message_of<tf::overflow_error>([&] { x = tf::abs(x); }) == no_result<int>(1));
  BOOST_TEST(x(0, 0) == -1);
  BOOST_TEST(x(2, 3) == -1);
}
