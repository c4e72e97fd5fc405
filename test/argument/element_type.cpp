// An element type is a size and a signedness: C++ has several names for most of them.
#define BOOST_TEST_DYN_LINK
#define BOOST_TEST_MODULE argument_element_type
#include <algorithm>
#include <array>
#include <boost/test/unit_test.hpp>
#include <cstdint>
#include <limits>
#include <span>
#include <string>
#include <tenfold/tenfold.hpp>
#include <tuple>
#include <type_traits>
#include <vector>

namespace tf = tenfold;

namespace {

using other_names = std::tuple<char, signed char, unsigned char, short, unsigned short, int,
                               unsigned, long, unsigned long, long long, unsigned long long>;

}  // namespace

BOOST_AUTO_TEST_CASE(row_element_types_have_names) {
  BOOST_TEST(std::string(tf::element_name<float>()) == "float");
  BOOST_TEST(std::string(tf::element_name<double>()) == "double");
  BOOST_TEST(std::string(tf::element_name<std::int8_t>()) == "int8");
  BOOST_TEST(std::string(tf::element_name<std::int16_t>()) == "int16");
  BOOST_TEST(std::string(tf::element_name<std::int32_t>()) == "int32");
  BOOST_TEST(std::string(tf::element_name<std::int64_t>()) == "int64");
  BOOST_TEST(std::string(tf::element_name<std::uint8_t>()) == "uint8");
  BOOST_TEST(std::string(tf::element_name<std::uint16_t>()) == "uint16");
  BOOST_TEST(std::string(tf::element_name<std::uint32_t>()) == "uint32");
  BOOST_TEST(std::string(tf::element_name<std::uint64_t>()) == "uint64");
  BOOST_TEST(std::string(tf::element_name<long long>()) == "int64");
  BOOST_TEST(std::string(tf::element_name<unsigned long>()) ==
             (sizeof(long) == 8 ? "uint64" : "uint32"));
  BOOST_TEST(std::string(tf::element_name<char>()) == (std::is_signed_v<char> ? "int8" : "uint8"));
}

BOOST_AUTO_TEST_CASE_TEMPLATE(row_element_types_of_the_same_size_and_signedness, T, other_names) {
  Eigen::Array<T, Eigen::Dynamic, 1> x(40);
  std::vector<T> v(40);
  for (int i = 0; i < 40; ++i) {
    x(i) = static_cast<T>(i);
    v[static_cast<std::size_t>(i)] = static_cast<T>(39 - i);
  }
  Eigen::Array<T, Eigen::Dynamic, 1> out;
  out = tf::max(x, v);
  for (int i = 0; i < 40; ++i) BOOST_TEST(+out(i) == std::max(i, 39 - i));
  tf::from(x).max(3).into(v);
  for (int i = 0; i < 40; ++i) BOOST_TEST(+v[static_cast<std::size_t>(i)] == std::max(i, 3));
  BOOST_TEST(tf::index_of_max_magnitude(x) == 39);
  BOOST_TEST(+tf::max(x) == 39);
}

// Different names for one element type are no mixture.
BOOST_AUTO_TEST_CASE(row_element_types_with_two_names_combine) {
  using wide = std::conditional_t<sizeof(long) == 8, long long, int>;
  std::vector<long> const x{1, -2, 3};
  std::vector<wide> const y{-1, 5, 2};
  std::vector<long> out;
  tf::max(x, y).into(out);
  BOOST_TEST((out == std::vector<long>{1, 5, 3}));
  std::vector<wide> other;
  tf::max(x, y).into(other);
  BOOST_TEST((other == std::vector<wide>{1, 5, 3}));
  // In place through the other name.
  tf::abs(std::span(x)).into(out);
  BOOST_TEST((out == std::vector<long>{1, 2, 3}));

  std::vector<char> text{'b', 'a', 'd'};
  using same_as_char = std::conditional_t<std::is_signed_v<char>, std::int8_t, std::uint8_t>;
  std::array<same_as_char, 3> const limit{99, 99, 99};
  tf::from(text).max(limit).into(text);
  BOOST_TEST((text == std::vector<char>{'c', 'c', 'd'}));
  tf::max(text, 'd').into(text);
  BOOST_TEST((text == std::vector<char>{'d', 'd', 'd'}));
}
