// Sizes known at compile time, in one and two dimensions, alone and with sizes known at run time.
#define BOOST_TEST_MODULE memory_layout_fixed
#define BOOST_TEST_DYN_LINK
#include <Eigen/Core>
#include <array>
#include <boost/test/unit_test.hpp>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <tenfold/tenfold.hpp>

#include "support/targets.hpp"

namespace tf = tenfold;

BOOST_AUTO_TEST_CASE(two_dimensions) {
  Eigen::Array<float, 2, 3> x;
  x << 1, -5, 3, -4, 2, -6;
  Eigen::Matrix<float, 2, 3, Eigen::RowMajor> y;
  y << -2, 4, -3, 5, -1, 6;
  Eigen::ArrayXXf const dynamic = y;
  Eigen::Array<float, 2, 3> want;
  want << 1, 4, 3, 5, 2, 6;
  Eigen::Array<float, 2, 3> difference;
  difference << 3, -9, 6, -9, 3, -12;
  test::for_each_target([&] {
    Eigen::Array<float, 2, 3> out;
    out = tf::max(x, y);
    BOOST_TEST((out == want).all());
    out = tf::max(x, dynamic);
    BOOST_TEST((out == want).all());
    Eigen::Array<float, 2, 3> const constructed = tf::subtract(x, y);
    BOOST_TEST((constructed == difference).all());
    Eigen::ArrayXXf resized;
    resized = tf::max(x, y);
    BOOST_TEST((resized == want).all());
    Eigen::Matrix3f square = Eigen::Matrix3f::Zero();
    square.topRows<2>() = tf::max(x, y);
    BOOST_TEST((square.topRows<2>().array() == want).all());
    BOOST_TEST((square.row(2).array() == 0).all());
    out = x;
    out -= tf::from(y);
    BOOST_TEST((out == difference).all());

    // Column by column for x and for both together, row by row for y alone.
    BOOST_TEST(tf::index_of_max_magnitude(x) == 5);
    BOOST_TEST(tf::index_of_max_magnitude(tf::max(x, y)) == 5);
    auto const by_columns = tf::min_magnitude(x, 4.0F);
    BOOST_TEST(tf::index_of_max_magnitude(by_columns) == 2);
    BOOST_TEST((tf::coordinates(2, by_columns) == std::array<std::ptrdiff_t, 2>{0, 1}));
    auto const by_rows = tf::min_magnitude(y, 4.0F);
    BOOST_TEST(tf::index_of_max_magnitude(by_rows) == 1);
    BOOST_TEST((tf::coordinates(1, by_rows) == std::array<std::ptrdiff_t, 2>{0, 1}));
    BOOST_TEST((tf::coordinates(3, by_rows) == std::array<std::ptrdiff_t, 2>{1, 0}));
  });
}

BOOST_AUTO_TEST_CASE(one_dimension) {
  Eigen::Array3i const x(1, -5, 3);
  Eigen::RowVector3i const y(-2, 4, -3);
  std::array<int, 3> const z{7, 0, -1};
  test::for_each_target([&] {
    auto const evaluated = tf::eval(tf::max(tf::abs(x), y));
    static_assert(decltype(evaluated)::SizeAtCompileTime == 3);
    BOOST_TEST(evaluated(0) == 1);
    BOOST_TEST(evaluated(1) == 5);
    BOOST_TEST(evaluated(2) == 3);
    Eigen::RowVector3i out = tf::max(x, z);
    BOOST_TEST(out == Eigen::RowVector3i(7, 0, 3));
    out += tf::subtract(y, z);
    BOOST_TEST(out == Eigen::RowVector3i(-2, 4, 1));
    BOOST_TEST(tf::index_of_max_magnitude(z) == 0);
  });
}

// One element is one dimension of size one, since the type is a vector; with two sizes known at
// run time it is a matrix.
BOOST_AUTO_TEST_CASE(one_element) {
  Eigen::Array<std::int8_t, 1, 1> const x = Eigen::Array<std::int8_t, 1, 1>::Constant(-3);
  Eigen::ArrayXXf const y = Eigen::ArrayXXf::Constant(1, 1, -3.0F);
  test::for_each_target([&] {
    static_assert(
        std::same_as<decltype(tf::coordinates(0, tf::from(x))), std::array<std::ptrdiff_t, 1>>);
    static_assert(
        std::same_as<decltype(tf::coordinates(0, tf::from(y))), std::array<std::ptrdiff_t, 2>>);
    BOOST_TEST(tf::max_magnitude(x) == -3);
    BOOST_TEST(tf::max(tf::abs(y)) == 3.0F);
  });
}
