// Eigen expressions without memory: no operands by themselves, own keeps their value.
#define BOOST_TEST_DYN_LINK
#define BOOST_TEST_MODULE argument_own
#include <boost/test/unit_test.hpp>
#include <span>
#include <tenfold/tenfold.hpp>
#include <vector>

namespace tf = tenfold;

BOOST_AUTO_TEST_CASE(row_eigen_expression_without_memory_wrapping_an_operand) {
  Eigen::ArrayXf const x{{1, 4, 9, 7, 5}};
  Eigen::ArrayXf out;
  out = tf::from(x.tail(4)) - x.head(4);
  BOOST_TEST((out == x.tail(4) - x.head(4)).all());
  out = x.tail(4) - tf::from(x.head(4));
  BOOST_TEST((out == x.tail(4) - x.head(4)).all());
  BOOST_TEST(tf::index_of_max_magnitude(tf::from(x.tail(4)) - x.head(4)) == 1);
}

BOOST_AUTO_TEST_CASE(row_eigen_expression_without_memory_owned) {
  Eigen::ArrayXf a{{1, -2, 3}};
  Eigen::ArrayXf b{{4, 5, 6}};
  Eigen::ArrayXf out;
  auto const e = tf::max(tf::own(a * b), b);
  // The value is the one at the time of own.
  a.setZero();
  out = e;
  BOOST_TEST((out == Eigen::ArrayXf{{4, 5, 18}}).all());
  out = tf::own(a.reverse()).abs();
  BOOST_TEST((out == 0).all());
  BOOST_TEST(tf::max(tf::own(a + b)) == 6);

  Eigen::MatrixXf const m = Eigen::MatrixXf::Constant(2, 3, 2);
  Eigen::MatrixXf product;
  product = tf::abs(tf::own(-m * m.transpose()));
  BOOST_TEST((product == Eigen::MatrixXf::Constant(2, 2, 12)));
}

BOOST_AUTO_TEST_CASE(row_eigen_expression_without_memory_own_copies_containers) {
  std::vector<float> v{-1, -2, -3};
  Eigen::ArrayXf x = Eigen::ArrayXf::Constant(3, -5);
  auto const from_vector = tf::own(v).abs();
  auto const from_span = tf::own(std::span(v)).abs();
  auto const from_array = tf::own(x).abs();
  auto const from_view = tf::own(x.head(3)).abs();
  v.assign(3, 9.0F);
  x.setConstant(9);
  BOOST_TEST((tf::eval(from_vector) == Eigen::ArrayXf{{1, 2, 3}}).all());
  BOOST_TEST((tf::eval(from_span) == Eigen::ArrayXf{{1, 2, 3}}).all());
  BOOST_TEST((tf::eval(from_array) == 5).all());
  BOOST_TEST((tf::eval(from_view) == 5).all());
  // What is owned can't overlap.
  x.setConstant(-5);
  x.head(2) = tf::own(x.tail(2)).abs();
  BOOST_TEST((x == Eigen::ArrayXf{{5, 5, -5}}).all());
  Eigen::ArrayXf y = Eigen::ArrayXf::LinSpaced(100, -1, -100);
  y = tf::own(y.tail(3)).abs();
  BOOST_TEST((y == Eigen::ArrayXf{{98, 99, 100}}).all());
}
