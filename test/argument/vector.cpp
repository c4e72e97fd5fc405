// What is a vector: everything that has rank 1 combines freely, whatever it is stored in.
#define BOOST_TEST_DYN_LINK
#define BOOST_TEST_MODULE argument_vector
#include <array>
#include <boost/test/unit_test.hpp>
#include <span>
#include <string>
#include <tenfold/tenfold.hpp>
#include <vector>

#include "support/message.hpp"

namespace tf = tenfold;
using namespace std::string_literals;

namespace {

constexpr int n = 11;

// The elements of one vector in every storage. The other elements of each are far larger in
// magnitude, so that one read by mistake shows.
struct stored {
  explicit stored(Eigen::ArrayXf const& x)
      : array(x),
        vector(x),
        row(x),
        fixed(x),
        fixed_row(x),
        std_vector(x.begin(), x.end()),
        rows(Eigen::MatrixXf::Constant(3, n, 1e9F)),
        columns(Eigen::MatrixXf::Constant(n, 3, 1e9F)),
        row_major(Eigen::MatrixXf::Constant(n, n, 1e9F)),
        every_second(Eigen::ArrayXf::Constant(2 * n, 1e9F)),
        reversed(x.reverse()) {
    rows.row(1) = x.matrix().transpose();
    columns.col(1) = x;
    row_major.col(2) = x;
    row_major.diagonal() = x;
    for (Eigen::Index i = 0; i < n; ++i) {
      std_array[static_cast<std::size_t>(i)] = c_array[i] = every_second(2 * i) = x(i);
    }
  }

  Eigen::ArrayXf array;
  Eigen::VectorXf vector;
  Eigen::RowVectorXf row;
  Eigen::Array<float, n, 1> fixed;
  Eigen::Matrix<float, 1, n> fixed_row;
  std::vector<float> std_vector;
  std::array<float, n> std_array;
  float c_array[n];
  Eigen::MatrixXf rows;
  Eigen::MatrixXf columns;
  Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor> row_major;
  Eigen::ArrayXf every_second;
  Eigen::ArrayXf reversed;
};

// Calls body with every storage in turn.
template <class Stored, class Body>
void for_each_storage(Stored& s, Body&& body) {
  using strided = Eigen::Map<Eigen::ArrayXf, Eigen::Unaligned, Eigen::InnerStride<>>;
  body("Array", s.array);
  body("Vector", s.vector);
  body("RowVector", s.row);
  body("fixed Array", s.fixed);
  body("fixed RowVector", s.fixed_row);
  body("std::vector", s.std_vector);
  body("std::array", s.std_array);
  body("C array", s.c_array);
  body("span", std::span(s.std_vector));
  body("span of static extent", std::span(s.std_array));
  body("Map", Eigen::Map<Eigen::VectorXf>(s.std_vector.data(), n));
  body("Map of a row", Eigen::Map<Eigen::RowVectorXf>(s.std_vector.data(), n));
  body("Map with a stride", strided(s.every_second.data(), n, Eigen::InnerStride<>(2)));
  body("Map with a negative stride",
       strided(s.reversed.data() + n - 1, n, Eigen::InnerStride<>(-1)));
  body("Ref", Eigen::Ref<Eigen::ArrayXf>(s.array));
  body("Ref with a stride", Eigen::Ref<Eigen::RowVectorXf, 0, Eigen::InnerStride<>>(s.rows.row(1)));
  body("segment", s.array.segment(0, n));
  body("head of static size", s.array.template head<n>());
  body("row", s.rows.row(1));
  body("col", s.columns.col(1));
  body("col of a row-major matrix", s.row_major.col(2));
  body("block of one column", s.columns.template middleCols<1>(1));
  body("transposed vector", s.vector.transpose());
  body("transposed row of a matrix", s.rows.row(1).transpose());
  body("array of a vector", s.vector.array());
  body("matrix of an array", s.array.matrix());
  body("diagonal", s.row_major.diagonal());
}

Eigen::ArrayXf const x = (Eigen::ArrayXf(n) << -1, 2, -3, 4, -5, 6, -7, 8, -9, 10, -11).finished();
Eigen::ArrayXf const y = (Eigen::ArrayXf(n) << 3, 1, 4, -1, 5, -9, 2, 6, -5, 3, 5).finished();
Eigen::ArrayXf const difference = x - y;

}  // namespace

BOOST_AUTO_TEST_CASE(row_vectors_combine_freely_as_first_operand) {
  stored first(x);
  for_each_storage(first, [](char const* name, auto&& operand) {
    BOOST_TEST_CONTEXT(name) {
      Eigen::ArrayXf out;
      out = tf::from(operand) - y;
      BOOST_TEST_REQUIRE(out.size() == n);
      BOOST_TEST((out == difference).all());
    }
  });
}

BOOST_AUTO_TEST_CASE(row_vectors_combine_freely_as_second_operand) {
  stored second(y);
  for_each_storage(second, [](char const* name, auto&& operand) {
    BOOST_TEST_CONTEXT(name) {
      Eigen::RowVectorXf out;
      out = tf::subtract(x, operand);
      BOOST_TEST_REQUIRE(out.size() == n);
      BOOST_TEST((out.transpose().array() == difference).all());
    }
  });
}

BOOST_AUTO_TEST_CASE(row_vectors_combine_freely_as_destination) {
  stored out(Eigen::ArrayXf::Constant(n, -1e9F));
  for_each_storage(out, [](char const* name, auto&& destination) {
    BOOST_TEST_CONTEXT(name) {
      (tf::from(x) - y).into(destination);
      // Read back through an operand: the test above has shown that this is right.
      Eigen::ArrayXf read;
      read = tf::from(destination) - Eigen::ArrayXf(Eigen::ArrayXf::Zero(n));
      BOOST_TEST((read == difference).all());
    }
  });
  // Nothing beside the destinations was written.
  BOOST_TEST((out.rows.row(0).array() == 1e9F).all());
  BOOST_TEST((out.rows.row(2).array() == 1e9F).all());
  BOOST_TEST((out.columns.col(0).array() == 1e9F).all());
  BOOST_TEST((out.columns.col(2).array() == 1e9F).all());
  BOOST_TEST((out.row_major.array() == 1e9F).count() == n * n - 2 * n + 1);
  BOOST_TEST((out.every_second == 1e9F).count() == n);
}

BOOST_AUTO_TEST_CASE(row_vectors_combine_freely_as_assigned_eigen_destination) {
  stored out(Eigen::ArrayXf::Zero(n));
  for_each_storage(out, [](char const* name, auto&& destination) {
    BOOST_TEST_CONTEXT(name) {
      if constexpr (requires { destination.derived(); }) {
        destination = tf::from(x) - y;
        BOOST_TEST((destination.reshaped().array() == difference).all());
      }
    }
  });
}

BOOST_AUTO_TEST_CASE(row_vectors_a_matrix_of_one_column_has_rank_2) {
  Eigen::MatrixXf const column = x.matrix();
  Eigen::MatrixXf const row = x.matrix().transpose();
  Eigen::MatrixXf out;
  out = tf::abs(column);
  BOOST_TEST(out.rows() == n);
  BOOST_TEST(out.cols() == 1);
  out = tf::abs(row);
  BOOST_TEST(out.rows() == 1);
  BOOST_TEST(out.cols() == n);
  BOOST_TEST(test::message_of<tf::shape_error>([&] { out = tf::max(row, column); }) ==
             "tenfold: max: the shapes [1, 11] and [11, 1] differ"s);
  static_assert(
      std::is_same_v<decltype(tf::coordinates(0, tf::abs(column))), std::array<std::ptrdiff_t, 2>>);
  static_assert(std::is_same_v<decltype(tf::coordinates(0, tf::abs(column.col(0)))),
                               std::array<std::ptrdiff_t, 1>>);
  // A column of it has rank 1.
  Eigen::ArrayXf vector;
  vector = tf::max(column.col(0), row.row(0));
  BOOST_TEST((vector == x).all());
}

BOOST_AUTO_TEST_CASE(row_vectors_eval_has_the_shape_of_the_expression) {
  auto const column = tf::eval(tf::abs(x));
  static_assert(std::is_same_v<decltype(column), Eigen::ArrayXf const>);
  BOOST_TEST((column == x.abs()).all());
  std::vector<float> const v(x.begin(), x.end());
  auto const from_vector = tf::eval(tf::abs(v));
  static_assert(std::is_same_v<decltype(from_vector), Eigen::ArrayXf const>);
  BOOST_TEST((from_vector == x.abs()).all());
}
