// Destinations that can't be resized: views and objects of fixed size.
#define BOOST_TEST_DYN_LINK
#define BOOST_TEST_MODULE argument_view
#include <array>
#include <boost/test/unit_test.hpp>
#include <span>
#include <string>
#include <tenfold/tenfold.hpp>
#include <vector>

#include "support/message.hpp"

namespace tf = tenfold;
using test::message_of;

namespace {

Eigen::ArrayXf ascending(Eigen::Index size) {
  return Eigen::ArrayXf::LinSpaced(size, 1, static_cast<float>(size));
}

std::string differ(std::string const& destination, std::string const& expression) {
  return "tenfold: the destination has shape [" + destination + "] and the expression [" +
         expression + "]";
}

}  // namespace

BOOST_AUTO_TEST_CASE(row_destination_is_a_view_of_another_shape) {
  Eigen::ArrayXf const x = -ascending(5);
  Eigen::ArrayXf buffer = Eigen::ArrayXf::Constant(12, 9);
  // Neither a shorter nor a longer one: only into has room for a longer one.
  for (Eigen::Index size : {0, 1, 4, 6, 12}) {
    std::string const text = differ(std::to_string(size), "5");
    Eigen::Map<Eigen::ArrayXf> map(buffer.data(), size);
    Eigen::Map<Eigen::RowVectorXf> row(buffer.data(), size);
    Eigen::Ref<Eigen::ArrayXf> ref(map);
    BOOST_TEST(message_of<tf::shape_error>([&] { map = tf::abs(x); }) == text);
    BOOST_TEST(message_of<tf::shape_error>([&] { row = tf::abs(x); }) == text);
    BOOST_TEST(message_of<tf::shape_error>([&] { ref = tf::abs(x); }) == text);
    BOOST_TEST(message_of<tf::shape_error>([&] { buffer.tail(size) = tf::abs(x); }) == text);
    BOOST_TEST(message_of<tf::shape_error>([&] { map += tf::abs(x); }) == text);
    BOOST_TEST(message_of<tf::shape_error>([&] { ref -= tf::abs(x); }) == text);
    BOOST_TEST((buffer == 9).all());
  }
}

BOOST_AUTO_TEST_CASE(row_destination_is_a_view_of_another_shape_rows_and_columns) {
  Eigen::ArrayXf const x = -ascending(5);
  Eigen::MatrixXf m = Eigen::MatrixXf::Constant(4, 6, 9);
  BOOST_TEST(message_of<tf::shape_error>([&] { m.row(1) = tf::abs(x); }) == differ("6", "5"));
  BOOST_TEST(message_of<tf::shape_error>([&] { m.col(1) = tf::abs(x); }) == differ("4", "5"));
  BOOST_TEST(message_of<tf::shape_error>([&] { m.diagonal() = tf::abs(x); }) == differ("4", "5"));
  BOOST_TEST(message_of<tf::shape_error>([&] { m.row(1).head(3) -= tf::abs(x); }) ==
             differ("3", "5"));
  BOOST_TEST((m.array() == 9).all());
}

BOOST_AUTO_TEST_CASE(row_destination_is_a_view_of_another_shape_rank_2) {
  Eigen::MatrixXf const x = -Eigen::MatrixXf::Ones(2, 3);
  Eigen::MatrixXf m = Eigen::MatrixXf::Constant(4, 6, 9);
  Eigen::Map<Eigen::MatrixXf> map(m.data(), 3, 2);
  Eigen::Map<Eigen::MatrixXf> same_size(m.data(), 6, 1);
  Eigen::Ref<Eigen::MatrixXf> ref(m);
  BOOST_TEST(message_of<tf::shape_error>([&] { map = tf::abs(x); }) == differ("3, 2", "2, 3"));
  BOOST_TEST(message_of<tf::shape_error>([&] { same_size = tf::abs(x); }) ==
             differ("6, 1", "2, 3"));
  BOOST_TEST(message_of<tf::shape_error>([&] { ref = tf::abs(x); }) == differ("4, 6", "2, 3"));
  BOOST_TEST(message_of<tf::shape_error>([&] { m.block(1, 1, 2, 2) = tf::abs(x); }) ==
             differ("2, 2", "2, 3"));
  BOOST_TEST(message_of<tf::shape_error>([&] { m.topRows(1) += tf::abs(x); }) ==
             differ("1, 6", "2, 3"));
  BOOST_TEST(message_of<tf::shape_error>([&] { m.transpose() = tf::abs(x); }) ==
             differ("6, 4", "2, 3"));
  // Longer than the expression is no help in rank 2.
  BOOST_TEST(message_of<tf::shape_error>([&] { tf::abs(x).into(ref); }) == differ("4, 6", "2, 3"));
  BOOST_TEST(message_of<tf::shape_error>([&] { tf::abs(x).into(m.leftCols(3)); }) ==
             differ("4, 3", "2, 3"));
  BOOST_TEST((m == Eigen::MatrixXf::Constant(4, 6, 9)));
}

BOOST_AUTO_TEST_CASE(row_destination_has_a_fixed_size_and_another_shape) {
  Eigen::ArrayXf const x = -ascending(5);
  Eigen::Array<float, 4, 1> shorter = Eigen::Array<float, 4, 1>::Constant(9);
  Eigen::Array<float, 6, 1> longer = Eigen::Array<float, 6, 1>::Constant(9);
  BOOST_TEST(message_of<tf::shape_error>([&] { shorter = tf::abs(x); }) == differ("4", "5"));
  BOOST_TEST(message_of<tf::shape_error>([&] { longer = tf::abs(x); }) == differ("6", "5"));
  BOOST_TEST(message_of<tf::shape_error>([&] { shorter += tf::abs(x); }) == differ("4", "5"));
  BOOST_TEST(message_of<tf::shape_error>([&] { longer -= tf::abs(x); }) == differ("6", "5"));
  BOOST_TEST(message_of<tf::shape_error>([&] { tf::abs(x).into(shorter); }) == differ("4", "5"));
  BOOST_TEST(message_of<tf::shape_error>(
                 [&] { Eigen::Array<float, 4, 1> constructed(tf::abs(x)); }) == differ("4", "5"));
  BOOST_TEST((shorter == 9).all());
  BOOST_TEST((longer == 9).all());

  Eigen::Matrix<float, 2, 3> m = Eigen::Matrix<float, 2, 3>::Constant(9);
  Eigen::MatrixXf const y = -Eigen::MatrixXf::Ones(3, 2);
  BOOST_TEST(message_of<tf::shape_error>([&] { m = tf::abs(y); }) == differ("2, 3", "3, 2"));
  BOOST_TEST((m.array() == 9).all());
}

BOOST_AUTO_TEST_CASE(row_into_a_shorter_destination) {
  Eigen::ArrayXf const x = -ascending(5);
  std::vector<float> buffer(12, 9.0F);
  std::array<float, 4> array;
  array.fill(9);
  float c_array[4] = {9, 9, 9, 9};
  Eigen::Map<Eigen::ArrayXf> map(buffer.data(), 4);
  BOOST_TEST(message_of<tf::shape_error>([&] { tf::abs(x).into(std::span(buffer).first(4)); }) ==
             differ("4", "5"));
  BOOST_TEST(message_of<tf::shape_error>([&] { tf::abs(x).into(std::span(buffer).first<4>()); }) ==
             differ("4", "5"));
  BOOST_TEST(message_of<tf::shape_error>([&] { tf::abs(x).into(std::span<float>()); }) ==
             differ("0", "5"));
  BOOST_TEST(message_of<tf::shape_error>([&] { tf::abs(x).into(map); }) == differ("4", "5"));
  BOOST_TEST(message_of<tf::shape_error>([&] { tf::abs(x).into(map.tail(3)); }) ==
             differ("3", "5"));
  BOOST_TEST(message_of<tf::shape_error>([&] { tf::abs(x).into(array); }) == differ("4", "5"));
  BOOST_TEST(message_of<tf::shape_error>([&] { tf::abs(x).into(c_array); }) == differ("4", "5"));
  BOOST_TEST(buffer == std::vector<float>(12, 9.0F));
  for (float element : array) BOOST_TEST(element == 9);
  for (float element : c_array) BOOST_TEST(element == 9);
}

BOOST_AUTO_TEST_CASE(row_into_a_longer_destination) {
  Eigen::ArrayXf const x = -ascending(40);
  for (Eigen::Index n = 0; n <= 40; ++n) {
    auto const check = [n](auto const& out) {
      Eigen::Index i = 0;
      for (float element : out) {
        BOOST_TEST(element == (i < n ? static_cast<float>(i + 1) : 0.5F));
        ++i;
      }
    };
    auto const e = tf::abs(x.head(n));

    std::vector<float> buffer(41, 0.5F);
    e.into(std::span(buffer));
    check(buffer);

    buffer.assign(41, 0.5F);
    e.into(std::span<float, 41>(buffer));
    check(buffer);

    buffer.assign(41, 0.5F);
    Eigen::Map<Eigen::ArrayXf> map(buffer.data(), 41);
    e.into(map);
    check(buffer);

    std::array<float, 41> array;
    array.fill(0.5F);
    e.into(array);
    check(array);

    float c_array[41];
    for (float& element : c_array) element = 0.5F;
    e.into(c_array);
    check(c_array);

    Eigen::VectorXf object = Eigen::VectorXf::Constant(43, 0.5F);
    e.into(object.segment(1, 41));
    check(object.segment(1, 41));
    BOOST_TEST(object(0) == 0.5F);
    BOOST_TEST(object(42) == 0.5F);

    Eigen::MatrixXf matrix = Eigen::MatrixXf::Constant(3, 41, 0.5F);
    e.into(matrix.row(1));
    check(matrix.row(1));
    BOOST_TEST((matrix.row(0).array() == 0.5F).all());
    BOOST_TEST((matrix.row(2).array() == 0.5F).all());

    matrix.setConstant(41, 3, 0.5F);
    e.into(matrix.col(1));
    check(matrix.col(1));
    BOOST_TEST((matrix.col(0).array() == 0.5F).all());
    BOOST_TEST((matrix.col(2).array() == 0.5F).all());
  }
}

BOOST_AUTO_TEST_CASE(row_into_a_longer_destination_with_static_sizes) {
  std::array<float, 3> const x{-1, -2, -3};
  std::array<float, 5> out{9, 9, 9, 9, 9};
  tf::abs(x).into(out);
  BOOST_TEST((out == std::array<float, 5>{1, 2, 3, 9, 9}));
}

// A longer destination is written in its first elements only: where they are the source's, the
// two start at the same element, and elements beyond them are no part of the evaluation.
BOOST_AUTO_TEST_CASE(row_into_a_longer_destination_in_place) {
  std::vector<float> buffer{-1, -2, -3, -4, -5, -6};
  tf::abs(std::span(buffer).first(4)).into(std::span(buffer));
  BOOST_TEST((buffer == std::vector<float>{1, 2, 3, 4, -5, -6}));
  BOOST_CHECK_THROW(tf::abs(std::span(buffer).subspan(1, 4)).into(std::span(buffer)),
                    tf::overlap_error);
  BOOST_TEST((buffer == std::vector<float>{1, 2, 3, 4, -5, -6}));
}
