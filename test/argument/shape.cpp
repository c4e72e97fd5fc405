// Array operands of different shapes. Shapes that differ in the types are in test/fail.
#define BOOST_TEST_DYN_LINK
#define BOOST_TEST_MODULE argument_shape
#include <array>
#include <boost/test/unit_test.hpp>
#include <span>
#include <string>
#include <tenfold/tenfold.hpp>
#include <vector>

#include "support/message.hpp"

namespace tf = tenfold;
using namespace std::string_literals;
using test::message_of;

BOOST_AUTO_TEST_CASE(row_array_operands_of_different_shapes) {
  Eigen::ArrayXf const x = Eigen::ArrayXf::LinSpaced(5, 1, 5);
  Eigen::ArrayXf const y = Eigen::ArrayXf::LinSpaced(4, 1, 4);
  Eigen::ArrayXf out = Eigen::ArrayXf::Constant(3, 7);
  float const* const data = out.data();

  std::string const max_5_4 = "tenfold: max: the shapes [5] and [4] differ";
  BOOST_TEST(message_of<tf::shape_error>([&] { out = tf::max(x, y); }) == max_5_4);
  BOOST_TEST(message_of<tf::shape_error>([&] { out = tf::from(x).max(y); }) == max_5_4);
  BOOST_TEST(message_of<tf::shape_error>([&] { out += tf::max(x, y); }) == max_5_4);
  BOOST_TEST(message_of<tf::shape_error>([&] { out -= tf::max(x, y); }) == max_5_4);
  BOOST_TEST(message_of<tf::shape_error>([&] { Eigen::ArrayXf a(tf::max(x, y)); }) == max_5_4);
  BOOST_TEST(message_of<tf::shape_error>([&] { (void)tf::eval(tf::max(x, y)); }) == max_5_4);
  BOOST_TEST(message_of<tf::shape_error>([&] { tf::max(x, y).into(out); }) == max_5_4);
  BOOST_TEST(message_of<tf::shape_error>([&] { (void)tf::max(tf::max(x, y)); }) == max_5_4);
  BOOST_TEST(message_of<tf::shape_error>(
                 [&] { (void)tf::index_of_max_magnitude(tf::max(x, y)); }) == max_5_4);
  BOOST_TEST(message_of<tf::shape_error>([&] { out = tf::from(y) - x; }) ==
             "tenfold: subtract: the shapes [4] and [5] differ"s);
  BOOST_TEST(message_of<tf::shape_error>([&] { out = x + tf::from(y); }) ==
             "tenfold: add: the shapes [5] and [4] differ"s);
  BOOST_TEST(message_of<tf::shape_error>([&] { out = tf::min_magnitude(y, x); }) ==
             "tenfold: min_magnitude: the shapes [4] and [5] differ"s);
  BOOST_TEST(message_of<tf::shape_error>([&] { out = tf::max_magnitude(y, x); }) ==
             "tenfold: max_magnitude: the shapes [4] and [5] differ"s);

  BOOST_TEST(out.data() == data);
  BOOST_TEST(out.size() == 3);
  BOOST_TEST((out == 7).all());
}

BOOST_AUTO_TEST_CASE(row_array_operands_of_different_shapes_one_element_is_not_repeated) {
  Eigen::ArrayXf const x = Eigen::ArrayXf::Ones(5);
  Eigen::ArrayXf const one = Eigen::ArrayXf::Ones(1);
  Eigen::ArrayXf const none(0);
  Eigen::ArrayXf out;
  BOOST_TEST(message_of<tf::shape_error>([&] { out = tf::max(x, one); }) ==
             "tenfold: max: the shapes [5] and [1] differ"s);
  BOOST_TEST(message_of<tf::shape_error>([&] { out = tf::max(one, x); }) ==
             "tenfold: max: the shapes [1] and [5] differ"s);
  BOOST_TEST(message_of<tf::shape_error>([&] { out = tf::max(none, x); }) ==
             "tenfold: max: the shapes [0] and [5] differ"s);
  BOOST_TEST(message_of<tf::shape_error>([&] { out = tf::max(one, none); }) ==
             "tenfold: max: the shapes [1] and [0] differ"s);
  BOOST_TEST(message_of<tf::shape_error>([&] { (void)tf::max(tf::max(none, one)); }) ==
             "tenfold: max: the shapes [0] and [1] differ"s);
  BOOST_TEST(out.size() == 0);
}

BOOST_AUTO_TEST_CASE(row_array_operands_of_different_shapes_rank_2) {
  Eigen::MatrixXf const x = Eigen::MatrixXf::Ones(2, 3);
  Eigen::MatrixXf const y = Eigen::MatrixXf::Ones(3, 2);
  Eigen::MatrixXf const row = Eigen::MatrixXf::Ones(1, 6);
  Eigen::MatrixXf const column = Eigen::MatrixXf::Ones(6, 1);
  Eigen::MatrixXf out;
  BOOST_TEST(message_of<tf::shape_error>([&] { out = tf::max(x, y); }) ==
             "tenfold: max: the shapes [2, 3] and [3, 2] differ"s);
  BOOST_TEST(message_of<tf::shape_error>([&] { out = tf::max(row, column); }) ==
             "tenfold: max: the shapes [1, 6] and [6, 1] differ"s);
  BOOST_TEST(message_of<tf::shape_error>([&] { out = tf::max(x, column); }) ==
             "tenfold: max: the shapes [2, 3] and [6, 1] differ"s);
  BOOST_TEST(out.size() == 0);
  out = tf::max(x, y.transpose());
  BOOST_TEST(out.rows() == 2);
  BOOST_TEST(out.cols() == 3);
}

BOOST_AUTO_TEST_CASE(row_array_operands_of_different_shapes_in_any_storage) {
  Eigen::Array<float, 4, 1> const fixed = Eigen::Array<float, 4, 1>::Ones();
  Eigen::ArrayXf const dynamic = Eigen::ArrayXf::Ones(5);
  std::vector<float> const vector(6, 1.0F);
  std::array<float, 7> const array{};
  float const c_array[8] = {};
  Eigen::MatrixXf const matrix = Eigen::MatrixXf::Ones(9, 9);
  Eigen::ArrayXf out;
  BOOST_TEST(message_of<tf::shape_error>([&] { out = tf::max(fixed, dynamic); }) ==
             "tenfold: max: the shapes [4] and [5] differ"s);
  BOOST_TEST(message_of<tf::shape_error>([&] { out = tf::max(vector, array); }) ==
             "tenfold: max: the shapes [6] and [7] differ"s);
  BOOST_TEST(message_of<tf::shape_error>([&] { out = tf::max(c_array, std::span(vector)); }) ==
             "tenfold: max: the shapes [8] and [6] differ"s);
  BOOST_TEST(message_of<tf::shape_error>([&] { out = tf::max(matrix.row(2), c_array); }) ==
             "tenfold: max: the shapes [9] and [8] differ"s);
  BOOST_TEST(message_of<tf::shape_error>([&] { out = tf::max(array, dynamic.head(3)); }) ==
             "tenfold: max: the shapes [7] and [3] differ"s);
}

BOOST_AUTO_TEST_CASE(row_array_operands_of_different_shapes_deep_in_the_tree) {
  Eigen::ArrayXf const x = Eigen::ArrayXf::Ones(5);
  Eigen::ArrayXf const y = Eigen::ArrayXf::Ones(5);
  Eigen::ArrayXf const z = Eigen::ArrayXf::Ones(4);
  Eigen::ArrayXf out;
  BOOST_TEST(message_of<tf::shape_error>([&] {
               out = tf::max(tf::abs(x), tf::from(y) - tf::abs(z));
             }) == "tenfold: subtract: the shapes [5] and [4] differ"s);
  BOOST_TEST(message_of<tf::shape_error>([&] {
               out = tf::max(tf::abs(z), tf::from(y) - tf::abs(x));
             }) == "tenfold: max: the shapes [4] and [5] differ"s);
  // The scalar has no shape, so that the rest decides.
  BOOST_TEST(message_of<tf::shape_error>([&] { out = tf::max(tf::max(x, 2), tf::max(3, z)); }) ==
             "tenfold: max: the shapes [5] and [4] differ"s);
}
