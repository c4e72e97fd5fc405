// Numbers as operands. A floating-point scalar with an integer array is in test/fail.
#define BOOST_TEST_DYN_LINK
#define BOOST_TEST_MODULE argument_scalar
#include <boost/test/unit_test.hpp>
#include <cmath>
#include <cstdint>
#include <limits>
#include <string>
#include <tenfold/tenfold.hpp>
#include <utility>

#include "support/elements.hpp"
#include "support/message.hpp"

namespace tf = tenfold;
using namespace std::string_literals;
using test::message_of;

namespace {

// What a scalar becomes as an element of T. For floats -0 is the neutral element: +0 isn't, for -0.
template <class T, class Scalar>
T converted(Scalar scalar) {
  Eigen::Array<T, 1, 1> zero;
  zero(0) = std::floating_point<T> ? static_cast<T>(-0.0) : T{0};
  Eigen::Array<T, 1, 1> sum;
  sum = tf::add(scalar, zero);
  return sum(0);
}

template <class T, class Scalar>
std::string refused(Scalar scalar) {
  return message_of<tf::range_error>([scalar] { (void)converted<T>(scalar); });
}

template <class T, class Scalar>
void check_limits() {
  using limits = std::numeric_limits<T>;
  using scalar_limits = std::numeric_limits<Scalar>;
  for (Scalar scalar : {scalar_limits::lowest(), static_cast<Scalar>(scalar_limits::lowest() + 1),
                        Scalar{0}, Scalar{1}, Scalar{100}, scalar_limits::max()}) {
    if (std::in_range<T>(scalar)) {
      BOOST_TEST(+converted<T>(scalar) == +static_cast<T>(scalar));
    } else {
      BOOST_TEST(refused<T>(scalar) == "tenfold: add: the scalar " + std::to_string(scalar) +
                                           " is outside the range of " + tf::element_name<T>());
    }
  }
  // The limits of the elements, and one beyond, where the scalar's type has them.
  if constexpr (sizeof(Scalar) > sizeof(T)) {
    auto const lowest = static_cast<Scalar>(limits::lowest());
    auto const highest = static_cast<Scalar>(limits::max());
    if (std::in_range<T>(lowest)) BOOST_TEST(+converted<T>(lowest) == +limits::lowest());
    BOOST_TEST(+converted<T>(highest) == +limits::max());
    BOOST_CHECK_THROW(converted<T>(static_cast<Scalar>(lowest - 1)), tf::range_error);
    BOOST_CHECK_THROW(converted<T>(static_cast<Scalar>(highest + 1)), tf::range_error);
  }
}

using integer_types = decltype(std::tuple_cat(test::signed_types{}, test::unsigned_types{}));

}  // namespace

BOOST_AUTO_TEST_CASE_TEMPLATE(row_scalar_operand_integer_for_integers, T, integer_types) {
  check_limits<T, std::int8_t>();
  check_limits<T, std::uint8_t>();
  check_limits<T, std::int16_t>();
  check_limits<T, std::uint32_t>();
  check_limits<T, long long>();
  check_limits<T, unsigned long>();
}

BOOST_AUTO_TEST_CASE(row_scalar_operand_integer_out_of_range_says_so) {
  Eigen::Array<std::int8_t, 3, 1> const x{1, 2, 3};
  Eigen::Array<std::int8_t, 3, 1> out{7, 7, 7};
  std::string const message = "tenfold: max: the scalar 300 is outside the range of int8";
  BOOST_TEST(message_of<tf::range_error>([&] { out = tf::max(x, 300); }) == message);
  BOOST_TEST(message_of<tf::range_error>([&] { out = tf::max(300, x); }) == message);
  BOOST_TEST(message_of<tf::range_error>([&] { out = tf::from(x).max(300); }) == message);
  BOOST_TEST(message_of<tf::range_error>([&] { out = tf::from(x) - 300U; }) ==
             "tenfold: subtract: the scalar 300 is outside the range of int8"s);
  BOOST_TEST(message_of<tf::range_error>([&] { out = -129 + tf::from(x); }) ==
             "tenfold: add: the scalar -129 is outside the range of int8"s);
  BOOST_TEST((out == 7).all());
}

BOOST_AUTO_TEST_CASE(row_scalar_operand_integer_for_floats_is_rounded) {
  // 2^24 + 1 is the first integer that float doesn't have.
  BOOST_TEST(converted<float>(16777217) == 16777216.0F);
  BOOST_TEST(converted<float>(16777219) == 16777220.0F);
  BOOST_TEST(converted<float>(-16777217LL) == -16777216.0F);
  BOOST_TEST(converted<float>(std::numeric_limits<std::int64_t>::max()) == 0x1p63F);
  BOOST_TEST(converted<float>(std::numeric_limits<std::int64_t>::lowest()) == -0x1p63F);
  BOOST_TEST(converted<float>(std::numeric_limits<std::uint64_t>::max()) == 0x1p64F);
  BOOST_TEST(converted<double>(std::numeric_limits<std::int64_t>::max()) == 0x1p63);
  BOOST_TEST(converted<double>(std::numeric_limits<std::uint64_t>::max()) == 0x1p64);
  BOOST_TEST(converted<double>((std::int64_t{1} << 53) + 1) == 0x1p53);
  // Rounded once: by way of double this would be a tie, and go the other way.
  BOOST_TEST(converted<float>((std::int64_t{1} << 60) + (std::int64_t{1} << 36) + 1) ==
             0x1.000002p60F);
  BOOST_TEST(converted<float>(std::int8_t{-5}) == -5.0F);
}

BOOST_AUTO_TEST_CASE(row_scalar_operand_floating_for_floats_is_rounded_to_nearest) {
  BOOST_TEST(converted<float>(0.1) == 0.1F);
  BOOST_TEST(converted<float>(0.1L) == 0.1F);
  BOOST_TEST(converted<double>(0.1F) == static_cast<double>(0.1F));
  BOOST_TEST(converted<float>(1 + 0x1p-24) == 1.0F);
  BOOST_TEST(converted<float>(1 + 0x1p-24 + 0x1p-50) == 0x1.000002p0F);
  // Rounded once here too.
  BOOST_TEST(converted<float>(1 + 0x1p-24L + 0x1p-60L) == 0x1.000002p0F);
  // Subnormal results and zeros are roundings like any other.
  BOOST_TEST(converted<float>(1e-40) == 1e-40F);
  BOOST_TEST(converted<float>(1e-60) == 0.0F);
  BOOST_TEST(test::bits(converted<float>(-1e-60)) == test::bits(-0.0F));
  BOOST_TEST(test::bits(converted<float>(-0.0)) == test::bits(-0.0F));
}

BOOST_AUTO_TEST_CASE(row_scalar_operand_finite_to_infinity) {
  float const greatest = std::numeric_limits<float>::max();
  // Halfway between the greatest float and what would be the next one.
  double const halfway = 0x1.ffffffp127;
  BOOST_TEST(converted<float>(std::nextafter(halfway, 0.0)) == greatest);
  BOOST_TEST(converted<float>(-std::nextafter(halfway, 0.0)) == -greatest);
  BOOST_CHECK_THROW(converted<float>(halfway), tf::range_error);
  BOOST_CHECK_THROW(converted<float>(-halfway), tf::range_error);
  BOOST_CHECK_THROW(converted<float>(1e300), tf::range_error);
  BOOST_CHECK_THROW(converted<float>(-1e300), tf::range_error);
  BOOST_TEST(refused<float>(1e300).find(" is outside the range of float") != std::string::npos);
  if (std::numeric_limits<long double>::max_exponent > std::numeric_limits<double>::max_exponent) {
    BOOST_CHECK_THROW(converted<float>(std::numeric_limits<long double>::max()), tf::range_error);
    BOOST_CHECK_THROW(converted<double>(std::numeric_limits<long double>::max()), tf::range_error);
  }
}

BOOST_AUTO_TEST_CASE(row_scalar_operand_infinity_and_nan_are_elements) {
  double const infinity = std::numeric_limits<double>::infinity();
  double const nan = std::numeric_limits<double>::quiet_NaN();
  BOOST_TEST(converted<float>(infinity) == std::numeric_limits<float>::infinity());
  BOOST_TEST(converted<float>(-infinity) == -std::numeric_limits<float>::infinity());
  BOOST_TEST(std::isnan(converted<float>(nan)));
  BOOST_TEST(std::isnan(converted<double>(std::numeric_limits<float>::quiet_NaN())));
  BOOST_TEST(std::isnan(converted<float>(std::numeric_limits<long double>::quiet_NaN())));
}

// The bits of a scalar of the element type itself are kept, whatever they are.
BOOST_AUTO_TEST_CASE_TEMPLATE(row_scalar_operand_of_the_element_type_is_kept, T,
                              test::float_types) {
  Eigen::Array<T, Eigen::Dynamic, 1> const x = Eigen::Array<T, Eigen::Dynamic, 1>::Zero(40);
  test::pattern<T> const quiet = test::bits(std::numeric_limits<T>::quiet_NaN());
  test::pattern<T> const infinity = test::bits(std::numeric_limits<T>::infinity());
  for (test::pattern<T> pattern :
       {static_cast<test::pattern<T>>(quiet | 5), static_cast<test::pattern<T>>(infinity | 9),
        static_cast<test::pattern<T>>(test::sign_bit<T> | quiet | 3), test::bits(T(1e-40)),
        test::bits(std::numeric_limits<T>::denorm_min())}) {
    T const scalar = test::from_bits<T>(pattern);
    auto const out = tf::eval(tf::max(x, scalar));
    for (T element : out) BOOST_TEST(test::bits(element) == pattern);
  }
}

BOOST_AUTO_TEST_CASE(row_scalar_operand_on_either_side) {
  Eigen::Array<std::int8_t, 3, 1> const x{1, 2, 3};
  BOOST_TEST(
      (tf::eval(tf::subtract(x, 100)) == Eigen::Array<std::int8_t, 3, 1>{-99, -98, -97}).all());
  BOOST_TEST((tf::eval(tf::subtract(100, x)) == Eigen::Array<std::int8_t, 3, 1>{99, 98, 97}).all());
  BOOST_TEST((tf::eval(100 - tf::from(x)) == Eigen::Array<std::int8_t, 3, 1>{99, 98, 97}).all());
  BOOST_CHECK_THROW((void)tf::eval(tf::subtract(x, 1000)), tf::range_error);
  BOOST_CHECK_THROW((void)tf::eval(tf::subtract(1000, x)), tf::range_error);
}

// A scalar is kept by value: what it was taken from may change.
BOOST_AUTO_TEST_CASE(row_scalar_operand_is_kept_by_value) {
  Eigen::ArrayXf const x = Eigen::ArrayXf::LinSpaced(9, 1, 9);
  float limit = 5;
  auto const e = tf::max(x, limit);
  limit = 100;
  BOOST_TEST((tf::eval(e) == x.max(5)).all());
}
