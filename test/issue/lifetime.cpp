// What an expression refers to, what it owns, and how long it lives.
#define BOOST_TEST_DYN_LINK
#define BOOST_TEST_MODULE issue_lifetime
#include <array>
#include <atomic>
#include <boost/test/unit_test.hpp>
#include <cmath>
#include <span>
#include <string>
#include <tenfold/tenfold.hpp>
#include <thread>
#include <type_traits>
#include <utility>
#include <vector>

namespace tf = tenfold;

namespace {

constexpr Eigen::Index length = 100;

Eigen::ArrayXf ascending(Eigen::Index size = length) {
  return Eigen::ArrayXf::LinSpaced(size, 1, static_cast<float>(size));
}

// Makes it likely that a dangling pointer shows without a sanitizer too.
void overwrite_freed_memory() {
  for (int i = 0; i < 50; ++i) {
    Eigen::ArrayXf const other = Eigen::ArrayXf::Constant(length, -1e9F);
    std::vector<float> const another(length, -1e9F);
  }
}

auto with_moved_local(Eigen::ArrayXf const& a) {
  Eigen::ArrayXf t = a * 2;
  return tf::max(a, std::move(t));
}

auto with_moved_vector(Eigen::ArrayXf const& a) {
  std::vector<float> t(a.begin(), a.end());
  for (float& element : t) element *= 2;
  return tf::from(a) + std::move(t);
}

auto with_temporaries(Eigen::ArrayXf const& a) {
  return tf::max(Eigen::ArrayXf(a * 3), tf::abs(std::vector<float>(length, -2.0F)));
}

auto with_sub_expressions(Eigen::ArrayXf const& a, Eigen::ArrayXf const& b) {
  auto magnitude = tf::abs(a);
  auto const difference = tf::from(b) - a;
  auto sum = magnitude + difference;
  return tf::max(sum, magnitude).min_magnitude(difference);
}

auto with_local_view(Eigen::ArrayXf const& a) {
  auto tail = a.tail(length - 1);
  Eigen::Map<Eigen::ArrayXf const> head(a.data(), length - 1);
  std::span<float const> const span(a.data() + 1, length - 1);
  return tf::max(tf::from(tail) - head, tf::abs(span));
}

auto with_local_scalar(Eigen::ArrayXf const& a) {
  float limit = 50;
  return tf::max(a, limit);
}

auto with_owned(Eigen::ArrayXf const& a) {
  Eigen::ArrayXf const local = a * 2;
  return tf::max(tf::own(local), tf::own(a + a));
}

auto with_array(std::array<float, 4> values) { return tf::abs(std::move(values)); }

}  // namespace

BOOST_AUTO_TEST_CASE(returned_from_a_function) {
  Eigen::ArrayXf const a = ascending();
  Eigen::ArrayXf const b = Eigen::ArrayXf::Constant(length, 30);
  auto const check = [](auto const& e, Eigen::ArrayXf const& want) {
    overwrite_freed_memory();
    Eigen::ArrayXf out;
    out = e;
    BOOST_TEST_REQUIRE(out.size() == want.size());
    BOOST_TEST((out == want).all());
  };
  check(with_moved_local(a), 2 * a);
  check(with_moved_vector(a), 3 * a);
  check(with_temporaries(a), 3 * a);
  // abs(a) + (b - a) is b, and at least a where a is the larger.
  Eigen::ArrayXf const sub_expressions = b.max(a);
  Eigen::ArrayXf expected(length);
  for (Eigen::Index i = 0; i < length; ++i) {
    float const difference = 30 - a(i);
    expected(i) = std::abs(difference) < sub_expressions(i) ? difference : sub_expressions(i);
  }
  check(with_sub_expressions(a, b), expected);
  check(with_local_view(a), a.tail(length - 1));
  check(with_local_scalar(a), a.max(50));
  check(with_owned(a), 2 * a);
  check(with_array({-1, 2, -3, 4}), Eigen::ArrayXf{{1, 2, 3, 4}});
}

BOOST_AUTO_TEST_CASE(an_rvalue_container_is_moved_not_copied) {
  std::vector<float> v(length, -3.0F);
  Eigen::ArrayXf x = -ascending();
  float const* const v_data = v.data();
  auto const e = tf::max(std::move(v), std::move(x));
  std::vector<float> const other(length, 1.0F);
  BOOST_TEST(v.empty());
  BOOST_TEST(x.size() == 0);
  BOOST_TEST(other.data() != v_data);
  BOOST_TEST((tf::eval(e) == (-ascending()).max(-3)).all());
}

// An lvalue container is looked at when the expression is evaluated.
BOOST_AUTO_TEST_CASE(resized_after_building) {
  Eigen::ArrayXf x = -ascending(5);
  std::vector<float> v(5, 2.0F);
  Eigen::MatrixXf m = Eigen::MatrixXf::Constant(2, 3, -1);
  auto const of_x = tf::abs(x);
  auto const of_both = tf::max(x, v);
  auto const of_m = tf::abs(m);
  x.resize(1000);
  x.setConstant(-7);
  v.assign(1000, 3.0F);
  m.setConstant(5, 4, -9);
  overwrite_freed_memory();
  Eigen::ArrayXf out;
  out = of_x;
  BOOST_TEST_REQUIRE(out.size() == 1000);
  BOOST_TEST((out == 7).all());
  out = of_both;
  BOOST_TEST((out == 3).all());
  Eigen::MatrixXf matrix;
  matrix = of_m;
  BOOST_TEST((matrix == Eigen::MatrixXf::Constant(5, 4, 9)));
  // The shapes are compared at evaluation, neither earlier nor once and for all.
  v.resize(3);
  BOOST_CHECK_THROW(out = of_both, tf::shape_error);
  x.resize(3);
  x.setConstant(-1);
  out = of_both;
  BOOST_TEST((out == 3).all());
}

BOOST_AUTO_TEST_CASE(built_of_different_shapes_evaluated_of_equal_ones) {
  Eigen::ArrayXf x = Eigen::ArrayXf::Ones(3);
  Eigen::ArrayXf const y = Eigen::ArrayXf::Constant(5, 2);
  auto const e = tf::max(x, y);
  x = Eigen::ArrayXf::Constant(5, 3);
  BOOST_TEST((tf::eval(e) == 3).all());
}

BOOST_AUTO_TEST_CASE(evaluated_twice) {
  Eigen::ArrayXf const x = -ascending();
  auto const e = tf::max(tf::abs(x), std::vector<float>(length, 40.0F));
  Eigen::ArrayXf first;
  Eigen::ArrayXf second;
  first = e;
  second = e;
  BOOST_TEST((first == x.abs().max(40)).all());
  BOOST_TEST((second == first).all());
  BOOST_TEST(tf::max(e) == 100);
  BOOST_TEST(tf::max(e) == 100);
  BOOST_TEST(tf::index_of_max_magnitude(e) == 99);
}

BOOST_AUTO_TEST_CASE(copied_and_moved) {
  auto const make = [] {
    Eigen::ArrayXf x = -ascending();
    return tf::max(tf::abs(std::move(x)), std::vector<float>(length, 40.0F));
  };
  Eigen::ArrayXf const want = ascending().max(40);
  auto original = make();
  static_assert(std::is_copy_constructible_v<decltype(original)>);
  static_assert(std::is_nothrow_move_constructible_v<decltype(original)>);
  auto const copy = original;
  auto const moved = std::move(original);
  overwrite_freed_memory();
  BOOST_TEST((tf::eval(copy) == want).all());
  BOOST_TEST((tf::eval(moved) == want).all());

  // A copy owns what it needs by itself.
  auto const outliving = [&] {
    auto const local = make();
    auto local_copy = local;
    return local_copy;
  }();
  overwrite_freed_memory();
  BOOST_TEST((tf::eval(outliving) == want).all());
  // A node takes its operands along, whether they are copied or moved into it.
  auto inner = make();
  auto const outer = tf::max(inner, 60);
  auto const moved_into = tf::max(std::move(inner), 60);
  overwrite_freed_memory();
  BOOST_TEST((tf::eval(outer) == ascending().max(60)).all());
  BOOST_TEST((tf::eval(moved_into) == ascending().max(60)).all());
}

BOOST_AUTO_TEST_CASE(from_two_threads) {
  Eigen::ArrayXf const x = -Eigen::ArrayXf::LinSpaced(1000, 1, 1000);
  auto const e = tf::max(tf::abs(x), std::vector<float>(1000, 400.0F));
  Eigen::ArrayXf const want = x.abs().max(400);
  std::atomic<int> wrong = 0;
  auto const evaluate = [&] {
    Eigen::ArrayXf out;
    for (int i = 0; i < 2000; ++i) {
      out.setZero();
      out = e;
      if (!(out == want).all() || tf::index_of_max_magnitude(e) != 999) ++wrong;
    }
  };
  std::thread one(evaluate);
  std::thread other(evaluate);
  one.join();
  other.join();
  BOOST_TEST(wrong == 0);
}

// The destination would be freed before its old elements are read.
BOOST_AUTO_TEST_CASE(resizable_destination_of_its_own_part) {
  Eigen::ArrayXf x = -ascending();
  float const* const data = x.data();
  BOOST_CHECK_THROW(x = tf::abs(x.tail(3)), tf::overlap_error);
  BOOST_CHECK_THROW(x = tf::abs(x.head(3)), tf::overlap_error);
  auto const tail = tf::abs(x.tail(3));
  BOOST_CHECK_THROW(x = tail, tf::overlap_error);
  BOOST_TEST(x.data() == data);
  BOOST_TEST_REQUIRE(x.size() == 100);
  BOOST_TEST((x == -ascending()).all());
}
