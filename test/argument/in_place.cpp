// A destination that is also a source: allowed where both start at the same element and have the
// same layout.
#define BOOST_TEST_DYN_LINK
#define BOOST_TEST_MODULE argument_in_place
#include <boost/test/unit_test.hpp>
#include <numeric>
#include <span>
#include <tenfold/tenfold.hpp>
#include <vector>

#include "support/compare.hpp"
#include "support/targets.hpp"
#include "support/values.hpp"

namespace tf = tenfold;

namespace {

template <class T>
using array_of = Eigen::Array<T, Eigen::Dynamic, 1>;

template <class T>
std::span<T const> elements(array_of<T> const& x) {
  return {x.data(), static_cast<std::size_t>(x.size())};
}

// From 1 on, with the sign changing where T has one.
template <class T>
array_of<T> counting(Eigen::Index size) {
  array_of<T> x(size);
  for (Eigen::Index i = 0; i < size; ++i) {
    int const magnitude = static_cast<int>(i % 100) + 1;
    x(i) = static_cast<T>(std::unsigned_integral<T> || i % 2 == 0 ? magnitude : -magnitude);
  }
  return x;
}

template <class T>
T magnitude(T x) {
  return x < 0 ? static_cast<T>(-x) : x;
}

}  // namespace

using in_place_types = std::tuple<float, double, std::int8_t, std::int16_t, std::uint8_t>;

BOOST_AUTO_TEST_CASE_TEMPLATE(row_same_element_and_layout_is_in_place, T, in_place_types) {
  test::for_each_target([] {
    for (Eigen::Index n = 0; n <= 200; ++n) {
      auto const where = [n] { return "length " + std::to_string(n); };
      array_of<T> const before = counting<T>(n);
      array_of<T> positive(n);
      array_of<T> difference(n);
      for (Eigen::Index i = 0; i < n; ++i) {
        positive(i) = magnitude(before(i));
        difference(i) = static_cast<T>(before(i) - magnitude(before(i)));
      }
      array_of<T> x = before;
      x = tf::abs(x);
      test::require_same(elements(x), elements(positive), test::nan_result::exact, where);
      x = before;
      x = tf::from(x) - tf::abs(x);
      test::require_same(elements(x), elements(difference), test::nan_result::exact, where);
      // The destination of -= is a source by itself.
      x = before;
      x -= tf::abs(x);
      test::require_same(elements(x), elements(difference), test::nan_result::exact, where);
    }
  });
}

BOOST_AUTO_TEST_CASE(row_same_element_and_layout_is_in_place_through_other_views) {
  Eigen::ArrayXf const before = counting<float>(40);
  Eigen::ArrayXf const after = before.abs();
  std::vector<float> v(before.begin(), before.end());
  auto const reset = [&] { std::copy(before.begin(), before.end(), v.begin()); };
  auto const check = [&] {
    BOOST_TEST((Eigen::Map<Eigen::ArrayXf>(v.data(), 40) == after).all());
    reset();
  };
  Eigen::Map<Eigen::ArrayXf> map(v.data(), 40);
  Eigen::Map<Eigen::RowVectorXf> row(v.data(), 40);

  tf::abs(v).into(v);
  check();
  tf::abs(v).into(std::span(v));
  check();
  map = tf::abs(v);
  check();
  row = tf::abs(map);
  check();
  map.segment(0, 40) = tf::abs(std::span(v));
  check();
  tf::abs(row).into(v);
  check();
  row.transpose() = tf::abs(row);
  check();
  map.matrix() = tf::max(tf::abs(v), tf::abs(row));
  check();
}

BOOST_AUTO_TEST_CASE(row_same_element_and_layout_is_in_place_with_strides) {
  using strided = Eigen::Map<Eigen::ArrayXf, Eigen::Unaligned, Eigen::InnerStride<>>;
  for (Eigen::Index stride : {-3, -2, -1, 1, 2, 3}) {
    for (Eigen::Index n : {0, 1, 2, 7, 40}) {
      Eigen::ArrayXf const before = counting<float>(3 * 40);
      Eigen::ArrayXf buffer = before;
      Eigen::ArrayXf after = before;
      Eigen::Index const first = stride < 0 ? buffer.size() - 1 : 0;
      for (Eigen::Index i = 0; i < n; ++i)
        after(first + i * stride) = std::abs(before(first + i * stride));
      strided x(buffer.data() + first, n, Eigen::InnerStride<>(stride));
      x = tf::abs(x);
      BOOST_TEST((buffer == after).all());
    }
  }
}

BOOST_AUTO_TEST_CASE(row_same_element_and_layout_is_in_place_rank_2) {
  using row_major_matrix = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
  Eigen::MatrixXf const before = counting<float>(42).reshaped(6, 7).matrix();
  Eigen::MatrixXf m = before;
  m = tf::abs(m);
  BOOST_TEST((m == before.cwiseAbs()));
  m = before;
  m += tf::abs(m);
  BOOST_TEST((m == before + before.cwiseAbs()));
  m = before;
  m.transpose() = tf::abs(m.transpose());
  BOOST_TEST((m == before.cwiseAbs()));
  m = before;
  m.block(1, 2, 3, 4) = tf::abs(m.block(1, 2, 3, 4));
  Eigen::MatrixXf expected = before;
  expected.block(1, 2, 3, 4) = before.block(1, 2, 3, 4).cwiseAbs();
  BOOST_TEST((m == expected));

  // The layout counts, not the storage order that the type names: this is the same memory,
  // element for element.
  m = before;
  Eigen::Map<row_major_matrix> transposed(m.data(), 7, 6);
  m = tf::abs(transposed.transpose());
  BOOST_TEST((m == before.cwiseAbs()));
}

// Two operands are the destination, one isn't.
BOOST_AUTO_TEST_CASE(row_same_element_and_layout_is_in_place_with_other_operands) {
  for (Eigen::Index n = 0; n <= 70; ++n) {
    Eigen::ArrayXf const before = counting<float>(n);
    Eigen::ArrayXf const y = Eigen::ArrayXf::LinSpaced(n, -20, 20);
    Eigen::ArrayXf x = before;
    x = tf::max(tf::from(x) - y, tf::abs(x));
    BOOST_TEST((x == (before - y).max(before.abs())).all());
  }
}
