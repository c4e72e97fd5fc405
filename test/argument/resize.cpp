// Destinations that can be resized: what resizes them, and what never does.
#define BOOST_TEST_DYN_LINK
#define BOOST_TEST_MODULE argument_resize
#include <boost/test/unit_test.hpp>
#include <initializer_list>
#include <span>
#include <string>
#include <tenfold/tenfold.hpp>
#include <tuple>
#include <utility>
#include <vector>

#include "support/message.hpp"

namespace tf = tenfold;
using test::message_of;

namespace {

Eigen::ArrayXf ascending(Eigen::Index size) {
  return Eigen::ArrayXf::LinSpaced(size, 1, static_cast<float>(size));
}

using array_types = std::tuple<Eigen::ArrayXf, Eigen::VectorXf, Eigen::RowVectorXf,
                               Eigen::Array<float, 1, Eigen::Dynamic>>;

}  // namespace

BOOST_AUTO_TEST_CASE_TEMPLATE(row_destination_is_resizable_vector, Array, array_types) {
  Eigen::ArrayXf const x = -ascending(20);
  for (Eigen::Index before : {0, 1, 5, 19, 20, 21, 100}) {
    Array assigned = Array::Constant(before, 9);
    Array filled = assigned;
    assigned = tf::abs(x);
    tf::abs(x).into(filled);
    Array const constructed(tf::abs(x));
    Array const initialized = tf::abs(x);
    for (Array const* out :
         std::initializer_list<Array const*>{&assigned, &filled, &constructed, &initialized}) {
      BOOST_TEST_REQUIRE(out->size() == 20);
      BOOST_TEST((out->reshaped().array() == ascending(20)).all());
    }
  }
  Array out = Array::Constant(6, 9);
  out = tf::abs(x.head(0));
  BOOST_TEST(out.size() == 0);
}

BOOST_AUTO_TEST_CASE(row_destination_is_resizable_std_vector) {
  Eigen::ArrayXf const x = -ascending(20);
  for (std::size_t before : {0U, 1U, 5U, 19U, 20U, 21U, 100U}) {
    std::vector<float> out(before, 9.0F);
    tf::abs(x).into(out);
    BOOST_TEST_REQUIRE(out.size() == 20U);
    for (std::size_t i = 0; i < 20; ++i) BOOST_TEST(out[i] == static_cast<float>(i + 1));
  }
  std::vector<float> out(6);
  tf::abs(x.head(0)).into(out);
  BOOST_TEST(out.empty());
}

BOOST_AUTO_TEST_CASE(row_destination_is_resizable_matrix) {
  Eigen::Matrix<float, 2, 3> const x{{-1, -2, -3}, {-4, -5, -6}};
  Eigen::MatrixXf const y = x;
  for (auto [rows, columns] : {std::pair{0, 0}, {2, 3}, {3, 2}, {6, 1}, {1, 6}, {9, 9}}) {
    Eigen::MatrixXf column_major(rows, columns);
    Eigen::Array<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor> row_major(rows, columns);
    column_major = tf::abs(y);
    tf::abs(y).into(row_major);
    BOOST_TEST((column_major == -x));
    BOOST_TEST((row_major.matrix() == -x));
  }
  Eigen::MatrixXf none = x;
  none = tf::abs(y.leftCols(0));
  BOOST_TEST(none.rows() == 2);
  BOOST_TEST(none.cols() == 0);
}

BOOST_AUTO_TEST_CASE(row_destination_is_resizable_in_one_dimension) {
  Eigen::MatrixXf const x = -Eigen::MatrixXf::Ones(3, 5);
  Eigen::Matrix<float, 3, Eigen::Dynamic> out(3, 2);
  out = tf::abs(x);
  BOOST_TEST(out.cols() == 5);
  BOOST_TEST((out.array() == 1).all());

  Eigen::MatrixXf const y = -Eigen::MatrixXf::Ones(2, 5);
  out.setConstant(3, 4, 9);
  float const* const data = out.data();
  std::string const message = "tenfold: the destination has shape [3, 4] and the expression [2, 5]";
  BOOST_TEST(message_of<tf::shape_error>([&] { out = tf::abs(y); }) == message);
  BOOST_TEST(message_of<tf::shape_error>([&] { tf::abs(y).into(out); }) == message);
  BOOST_TEST(out.data() == data);
  BOOST_TEST(out.cols() == 4);
  BOOST_TEST((out.array() == 9).all());
  BOOST_CHECK_THROW((Eigen::Matrix<float, 3, Eigen::Dynamic>(tf::abs(y))), tf::shape_error);
}

BOOST_AUTO_TEST_CASE(row_destination_is_resizable_up_to_a_limit) {
  Eigen::Array<float, Eigen::Dynamic, 1, 0, 8, 1> out = Eigen::ArrayXf::Constant(3, 9);
  Eigen::ArrayXf const x = -ascending(9);
  out = tf::abs(x.head(8));
  BOOST_TEST((out == ascending(8)).all());
  BOOST_CHECK_THROW(out = tf::abs(x), tf::shape_error);
  BOOST_TEST((out == ascending(8)).all());
  BOOST_CHECK_THROW(tf::abs(x).into(out), tf::shape_error);
  BOOST_TEST((out == ascending(8)).all());
}

BOOST_AUTO_TEST_CASE_TEMPLATE(row_destination_is_resizable_but_not_by_add_and_subtract, Array,
                              array_types) {
  Eigen::ArrayXf const x = ascending(5);
  for (Eigen::Index size : {0, 1, 4, 6}) {
    Array out = Array::Constant(size, 9);
    float const* const data = out.data();
    std::string const message =
        "tenfold: the destination has shape [" + std::to_string(size) + "] and the expression [5]";
    BOOST_TEST(message_of<tf::shape_error>([&] { out += tf::abs(x); }) == message);
    BOOST_TEST(message_of<tf::shape_error>([&] { out -= tf::abs(x); }) == message);
    BOOST_TEST(out.data() == data);
    BOOST_TEST_REQUIRE(out.size() == size);
    BOOST_TEST((out.array() == 9).all());
  }
  Array out = Array::Constant(5, 9);
  out += tf::abs(x);
  BOOST_TEST((out.reshaped().array() == 9 + x).all());
  out -= tf::abs(x);
  BOOST_TEST((out.array() == 9).all());
}

BOOST_AUTO_TEST_CASE(row_destination_is_resizable_but_not_by_add_and_subtract_rank_2) {
  Eigen::MatrixXf const x = Eigen::MatrixXf::Ones(2, 3);
  Eigen::MatrixXf out = Eigen::MatrixXf::Constant(3, 2, 9);
  std::string const message = "tenfold: the destination has shape [3, 2] and the expression [2, 3]";
  BOOST_TEST(message_of<tf::shape_error>([&] { out += tf::abs(x); }) == message);
  BOOST_TEST(message_of<tf::shape_error>([&] { out -= tf::abs(x); }) == message);
  BOOST_TEST((out == Eigen::MatrixXf::Constant(3, 2, 9)));
}

BOOST_AUTO_TEST_CASE(row_destination_is_resizable_same_size_keeps_its_memory) {
  Eigen::ArrayXf const x = -ascending(5);
  Eigen::ArrayXf out(5);
  std::vector<float> vector(5);
  Eigen::MatrixXf matrix(2, 3);
  Eigen::MatrixXf const y = -Eigen::MatrixXf::Ones(2, 3);
  float const* const out_data = out.data();
  float const* const vector_data = vector.data();
  float const* const matrix_data = matrix.data();
  out = tf::abs(x);
  tf::abs(x).into(vector);
  matrix = tf::abs(y);
  BOOST_TEST(out.data() == out_data);
  BOOST_TEST(vector.data() == vector_data);
  BOOST_TEST(matrix.data() == matrix_data);
}

// The sources of a resized destination would be gone before they are read.
BOOST_AUTO_TEST_CASE(row_destination_is_resizable_but_shares_a_byte_with_a_source) {
  Eigen::ArrayXf x = -ascending(100);
  Eigen::ArrayXf const y = ascending(3);
  float const* const data = x.data();
  std::string const abs_1 =
      "tenfold: the destination would have to be resized but overlaps operand 1 (of abs)";
  std::string const max_2 =
      "tenfold: the destination would have to be resized but overlaps operand 2 (of max)";
  auto const starts = [](std::string const& message, std::string const& start) {
    BOOST_TEST(message.substr(0, start.size()) == start);
  };
  starts(message_of<tf::overlap_error>([&] { x = tf::abs(x.tail(3)); }), abs_1);
  starts(message_of<tf::overlap_error>([&] { x = tf::abs(x.head(3)); }), abs_1);
  starts(message_of<tf::overlap_error>([&] { x = tf::abs(x.segment(40, 1)); }), abs_1);
  starts(message_of<tf::overlap_error>([&] { x = tf::max(y, x.tail(3)); }), max_2);
  starts(message_of<tf::overlap_error>([&] { tf::abs(x.tail(3)).into(x); }), abs_1);
  starts(message_of<tf::overlap_error>([&] { tf::from(y).max(x.head(3)).into(x); }), max_2);
  BOOST_TEST(x.data() == data);
  BOOST_TEST_REQUIRE(x.size() == 100);
  BOOST_TEST((x == -ascending(100)).all());

  // Nothing is shared with an empty source, wherever it lies.
  for (Eigen::Index const at : {0, 1, 50, 99, 100}) {
    x = ascending(100);
    x = tf::abs(x.segment(at, 0));
    BOOST_TEST(x.size() == 0);
  }
}

BOOST_AUTO_TEST_CASE(row_destination_is_resizable_but_shares_a_byte_with_a_source_std_vector) {
  std::vector<float> v(100, -1.0F);
  float const* const data = v.data();
  BOOST_CHECK_THROW(tf::abs(std::span(v).first(3)).into(v), tf::overlap_error);
  BOOST_CHECK_THROW(tf::abs(std::span(v).last(3)).into(v), tf::overlap_error);
  BOOST_TEST(v.data() == data);
  BOOST_TEST(v == std::vector<float>(100, -1.0F));
  tf::abs(std::span(v).subspan(50, 0)).into(v);
  BOOST_TEST(v.empty());
}

BOOST_AUTO_TEST_CASE(row_destination_is_resizable_but_shares_a_byte_with_a_source_rank_2) {
  Eigen::MatrixXf m = Eigen::MatrixXf::Constant(4, 6, -1);
  float const* const data = m.data();
  BOOST_CHECK_THROW(m = tf::abs(m.transpose()), tf::overlap_error);
  BOOST_CHECK_THROW(m = tf::abs(m.topRows(2)), tf::overlap_error);
  BOOST_CHECK_THROW(m = tf::abs(m.rightCols(1)), tf::overlap_error);
  BOOST_CHECK_THROW(tf::abs(m.block(1, 1, 2, 2)).into(m), tf::overlap_error);
  BOOST_TEST(m.data() == data);
  BOOST_TEST((m == Eigen::MatrixXf::Constant(4, 6, -1)));
}
