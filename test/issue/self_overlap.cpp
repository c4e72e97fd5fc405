// A destination whose own elements share memory was taken for one that is evaluated in place: each
// store changed elements that were still to be read.
#define BOOST_TEST_DYN_LINK
#define BOOST_TEST_MODULE issue_self_overlap
#include <boost/test/unit_test.hpp>
#include <tenfold/tenfold.hpp>
#include <vector>

#include "support/targets.hpp"

namespace tf = tenfold;

BOOST_AUTO_TEST_CASE(columns_that_overlap) {
  test::for_each_target([] {
    for (Eigen::Index outer = 0; outer <= 4; ++outer) {
      std::vector<float> memory(60, 1.0f);
      Eigen::Map<Eigen::ArrayXXf, 0, Eigen::OuterStride<>> m(memory.data(), 3, 12,
                                                             Eigen::OuterStride<>(outer));
      if (outer < 3) {
        BOOST_CHECK_THROW(m += tf::from(m), tf::overlap_error);
        BOOST_TEST(memory == std::vector<float>(60, 1.0f));
      } else {
        m += tf::from(m);
        BOOST_TEST(m(2, 11) == 2.0f);
      }
    }
  });
}

BOOST_AUTO_TEST_CASE(
    rows_between_each_other) {  // columns 3 apart, rows 2: no element meets another
  std::vector<float> memory(40, 1.0f);
  Eigen::Map<Eigen::ArrayXXf, 0, Eigen::Stride<Eigen::Dynamic, Eigen::Dynamic>> m(
      memory.data(), 3, 2, Eigen::Stride<Eigen::Dynamic, Eigen::Dynamic>(3, 2));
  m += tf::from(m);
  BOOST_TEST((m == 2.0f).all());
}

BOOST_AUTO_TEST_CASE(one_element_many_times) {
  test::for_each_target([] {
    std::int8_t memory = 100;
    Eigen::Map<Eigen::Array<std::int8_t, -1, 1>, 0, Eigen::InnerStride<>> m(
        &memory, 6, Eigen::InnerStride<>(0));
    std::vector<std::int8_t> const y{0, 0, 0, 27, 1, -50};
    BOOST_CHECK_THROW(m = tf::abs(tf::from(m) + y), tf::overlap_error);
    BOOST_TEST(memory == 100);
  });
}
