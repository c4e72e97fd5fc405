// A destination in the memory of its sources. The layouts are looked at
// in test/argument/overlap.cpp and overlap_model.cpp.
//
// Waiting for its operation: bytes that two element types share (it needs a cast).
#define BOOST_TEST_DYN_LINK
#define BOOST_TEST_MODULE issue_overlap
#include <boost/test/unit_test.hpp>
#include <cstdint>
#include <tenfold/tenfold.hpp>
#include <tuple>

#include "support/elements.hpp"
#include "support/targets.hpp"

namespace tf = tenfold;

namespace {

// An address depends on no more of an element type than its size.
using sizes = std::tuple<std::int8_t, float, double>;

template <class T>
using array_of = Eigen::Array<T, Eigen::Dynamic, 1>;

template <class T>
array_of<T> counting(Eigen::Index size = 8) {
  array_of<T> x(size);
  for (Eigen::Index i = 0; i < size; ++i) x(i) = static_cast<T>(i % 100 + 1);
  return x;
}

}  // namespace

BOOST_AUTO_TEST_CASE_TEMPLATE(shifted_segment, T, sizes) {
  test::for_each_target([] {
    array_of<T> a = counting<T>();
    BOOST_CHECK_THROW(a.segment(1, 7) = tf::max(a.segment(0, 7), 2), tf::overlap_error);
    BOOST_CHECK_THROW(a.segment(0, 7) = tf::max(a.segment(1, 7), 2), tf::overlap_error);
    BOOST_TEST((a == counting<T>()).all());
  });
}

BOOST_AUTO_TEST_CASE_TEMPLATE(two_maps_over_one_buffer, T, sizes) {
  test::for_each_target([] {
    array_of<T> a = counting<T>();
    Eigen::Map<array_of<T>> m(a.data() + 1, 7);
    Eigen::Map<array_of<T>> n(a.data(), 7);
    BOOST_CHECK_THROW(m = tf::max(n, 2), tf::overlap_error);
    BOOST_CHECK_THROW(n = tf::max(m, 2), tf::overlap_error);
    BOOST_TEST((a == counting<T>()).all());
  });
}

BOOST_AUTO_TEST_CASE_TEMPLATE(every_second_element, T, sizes) {
  test::for_each_target([] {
    array_of<T> a = counting<T>();
    Eigen::Map<array_of<T>, Eigen::Unaligned, Eigen::InnerStride<2>> m(a.data(), 4);
    BOOST_CHECK_THROW(m = tf::max(a.head(4), 2), tf::overlap_error);
    BOOST_CHECK_THROW(a.head(4) = tf::max(m, 2), tf::overlap_error);
    BOOST_TEST((a == counting<T>()).all());
  });
}

BOOST_AUTO_TEST_CASE_TEMPLATE(transposed, T, sizes) {
  test::for_each_target([] {
    using matrix = Eigen::Matrix<T, 3, 3, Eigen::RowMajor>;
    matrix const before{{1, 2, 3}, {4, 5, 6}, {7, 8, 9}};
    matrix m = before;
    BOOST_CHECK_THROW(m.transpose() = tf::max(m, 2), tf::overlap_error);
    BOOST_CHECK_THROW(m = tf::max(m.transpose(), 2), tf::overlap_error);
    BOOST_TEST((m == before));
  });
}

BOOST_AUTO_TEST_CASE_TEMPLATE(in_place_every_length, T, test::element_types) {
  test::for_each_target([] {
    for (Eigen::Index n = 0; n <= 200; ++n) {
      array_of<T> a = counting<T>(n);
      // Twice would be one too much, in the tail as anywhere else.
      a = tf::from(a) + 1;
      BOOST_REQUIRE((a == counting<T>(n) + T{1}).all());
    }
  });
}

BOOST_AUTO_TEST_CASE_TEMPLATE(scalar_taken_from_the_array, T, test::element_types) {
  test::for_each_target([] {
    array_of<T> b = counting<T>();
    b = tf::from(b) + b(1);
    BOOST_TEST((b == counting<T>() + T{2}).all());
  });
}
