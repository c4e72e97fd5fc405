// Every exception of tenfold can be caught as a standard exception and as tenfold::error.
#define BOOST_TEST_DYN_LINK
#define BOOST_TEST_MODULE argument_error
#include <boost/test/unit_test.hpp>
#include <cstdint>
#include <limits>
#include <stdexcept>
#include <string>
#include <tenfold/tenfold.hpp>
#include <type_traits>

namespace tf = tenfold;
using namespace std::string_literals;

namespace {

// Catches what body throws as Handled; gives its text, or nothing where it can't be caught so.
template <class Handled, class Body>
std::string caught(Body const& body) {
  try {
    body();
  } catch (Handled const& error) {
    return error.what();
  } catch (...) {
  }
  return "";
}

template <class Error, class Standard, class Body>
void check(Body const& body) {
  static_assert(std::is_base_of_v<Standard, Error>);
  static_assert(std::is_base_of_v<tf::error, Error>);
  static_assert(!std::is_base_of_v<std::exception, tf::error>);
  // One standard base only: with two a handler for their common base would catch nothing.
  static_assert(std::is_convertible_v<Error*, std::exception*>);
  std::string const text = caught<Error>(body);
  BOOST_TEST(text.substr(0, 9) == "tenfold: "s);
  BOOST_TEST(caught<Standard>(body) == text);
  BOOST_TEST(caught<std::exception>(body) == text);
  BOOST_TEST(caught<tf::error>(body) == text);
}

}  // namespace

BOOST_AUTO_TEST_CASE(row_errors_are_standard_exceptions_too) {
  Eigen::ArrayXf x = -Eigen::ArrayXf::Ones(5);
  Eigen::ArrayXf const y = Eigen::ArrayXf::Ones(4);
  Eigen::ArrayXf const none(0);
  Eigen::Array<std::int8_t, 3, 1> const bytes{1, -128, 3};
  Eigen::Array<std::int8_t, 3, 1> out;
  check<tf::shape_error, std::invalid_argument>([&] { x = tf::max(x, y); });
  check<tf::overlap_error, std::invalid_argument>([&] { x = tf::abs(x.head(3)); });
  check<tf::empty_error, std::invalid_argument>([&] { (void)tf::max(none); });
  check<tf::overflow_error, std::overflow_error>([&] { out = tf::abs(bytes); });
  check<tf::range_error, std::range_error>([&] { out = tf::max(bytes, 300); });
  check<tf::target_error, std::runtime_error>([] { tf::set_target("FOO"); });
}

// No operation throws it yet.
static_assert(std::is_base_of_v<std::domain_error, tf::domain_error>);
static_assert(std::is_base_of_v<tf::error, tf::domain_error>);

BOOST_AUTO_TEST_CASE(row_errors_empty) {
  Eigen::ArrayXf const none(0);
  BOOST_TEST(caught<tf::empty_error>([&] { (void)tf::max(none); }) ==
             "tenfold: max of an empty array has no value"s);
  BOOST_TEST(caught<tf::empty_error>([&] { (void)tf::from(none).abs().min_magnitude(); }) ==
             "tenfold: min_magnitude of an empty array has no value"s);
  BOOST_TEST(caught<tf::empty_error>([&] { (void)tf::max_magnitude(none); }) ==
             "tenfold: max_magnitude of an empty array has no value"s);
  BOOST_TEST(tf::index_of_max_magnitude(none) == -1);
}
