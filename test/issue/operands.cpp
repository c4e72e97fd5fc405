// Operands that dangled, were copied, or were refused without need.
#define BOOST_TEST_DYN_LINK
#define BOOST_TEST_MODULE issue_operands
#include <array>
#include <boost/test/unit_test.hpp>
#include <cstdlib>
#include <new>
#include <tenfold/tenfold.hpp>
#include <vector>

namespace tf = tenfold;

namespace {
std::size_t allocations = 0;
}
void* operator new(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size)) return memory;
  throw std::bad_alloc();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

BOOST_AUTO_TEST_CASE(temporary_array_is_owned) {
  using triple = float[3];
  auto const e = tf::from(triple{1, -2, 3});
  Eigen::ArrayXf out;
  out = e;
  BOOST_TEST(out[1] == -2.0f);
}

BOOST_AUTO_TEST_CASE(reduction_copies_no_owned_array) {
  auto const e = tf::from(std::vector<float>(1000, 3.0f));
  std::size_t const before = allocations;
  float const peak = tf::max(e) + e.max();
  std::ptrdiff_t const at = tf::index_of_max_magnitude(e);
  auto const place = tf::coordinates(at, e);
  BOOST_TEST(allocations == before);
  BOOST_TEST(peak == 6.0f);
  BOOST_TEST(place[0] == 0);
}

BOOST_AUTO_TEST_CASE(large_static_array_is_evaluated) {
  static std::array<float, 40000> const large{1, -2};
  BOOST_TEST(tf::eval(tf::abs(large))[1] == 2.0f);
  BOOST_TEST(tf::max(tf::own(tf::abs(large))) == 2.0f);
}

BOOST_AUTO_TEST_CASE(scalar_out_of_range_beside_no_elements) {
  std::vector<std::int8_t> const none;
  BOOST_CHECK_THROW(tf::index_of_max_magnitude(tf::add(none, 1000)), tf::range_error);
  BOOST_CHECK_THROW(tf::max(tf::add(none, 1000)), tf::range_error);
}

BOOST_AUTO_TEST_CASE(scalar_of_a_character_type) {
  std::vector<int> const x{1, 200};
  BOOST_TEST(tf::max(tf::max(x, u'a')) == 200);
}
