// Destinations larger than the caches are stored past them: the elements must be the same, whatever
// the alignment, and nothing beside them may be touched.
#define BOOST_TEST_DYN_LINK
#define BOOST_TEST_MODULE memory_streaming
#include <algorithm>
#include <boost/mpl/list.hpp>
#include <boost/test/unit_test.hpp>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <tenfold/tenfold.hpp>
#include <vector>

#include "support/targets.hpp"

namespace tf = tenfold;

namespace {

using types = boost::mpl::list<float, double, std::int8_t, std::int32_t>;

constexpr std::size_t bytes = tf::detail::most_cached_bytes + 4096;

template <class T>
T value(std::size_t i) {
  return static_cast<T>(static_cast<int>(i * 37 % 101) - 50);
}
template <class T>
T expected(std::size_t i) {
  return std::max(static_cast<T>(std::max(value<T>(i), static_cast<T>(-value<T>(i)))), T{20});
}

}  // namespace

BOOST_AUTO_TEST_CASE(the_test_is_about_streamed_destinations) {
  BOOST_TEST(tf::detail::exceeds_caches(bytes));
  BOOST_TEST(!tf::detail::exceeds_caches(4096));
}

// Which destinations are; the elements alone can't tell.
BOOST_AUTO_TEST_CASE(large_aligned_and_no_operand) {
  namespace detail = tf::detail;
  namespace kernel = tf::detail::HWY_NAMESPACE;
  alignas(64) static float memory[4];
  detail::contiguous<float> const out{memory};
  detail::contiguous<float const> const other{memory + 1};
  detail::contiguous<float const> const same{memory};
  constexpr std::size_t n = bytes / sizeof(float);
  BOOST_TEST(kernel::is_streamed(out, other, n));
  BOOST_TEST(!kernel::is_streamed(out, other, std::size_t{1000}));
  BOOST_TEST(!kernel::is_streamed(out, same, n));
  detail::grid<float, 1> const strided{memory, {2}, {static_cast<std::ptrdiff_t>(n)}};
  BOOST_TEST(!kernel::is_streamed(strided, other, n));
}

// Whoever chooses the instruction set first, the size of the caches is known then.
BOOST_AUTO_TEST_CASE(set_target_asks_for_the_caches) {
  test::restored_target const restored;
  std::size_t const known = tf::detail::cached_bytes;
  tf::detail::cached_bytes = 1;
  tf::set_target(tf::target());
  BOOST_TEST(tf::detail::cached_bytes == known);
  tf::detail::cached_bytes = known;
}

BOOST_AUTO_TEST_CASE_TEMPLATE(any_alignment, T, types) {
  constexpr std::size_t most = bytes / sizeof(T) + 300;
  constexpr T untouched = 77;
  std::vector<T> x(most), out(most + 2);
  for (std::size_t i = 0; i < most; ++i) x[i] = value<T>(i);
  test::for_each_target([&] {
    for (std::size_t const offset : {std::size_t{0}, std::size_t{1}, std::size_t{5}}) {
      std::size_t const n = most - offset - 3 * offset % 7;
      std::fill(out.begin(), out.end(), untouched);
      auto const destination = std::span(out).subspan(offset + 1, n);
      tf::max(tf::abs(std::span(x).first(n)), T{20}).into(destination);
      std::size_t wrong = 0;
      for (std::size_t i = 0; i < n; ++i) wrong += destination[i] != expected<T>(i);
      BOOST_TEST(wrong == 0U);
      BOOST_TEST(out[offset] == untouched);
      BOOST_TEST(out[offset + 1 + n] == untouched);
    }
  });
}

BOOST_AUTO_TEST_CASE_TEMPLATE(in_place, T, types) {
  constexpr std::size_t n = bytes / sizeof(T) + 11;
  std::vector<T> x(n);
  test::for_each_target([&] {
    for (std::size_t i = 0; i < n; ++i) x[i] = value<T>(i);
    tf::max(tf::abs(x), T{20}).into(x);
    std::size_t wrong = 0;
    for (std::size_t i = 0; i < n; ++i) wrong += x[i] != expected<T>(i);
    BOOST_TEST(wrong == 0U);
  });
}

// The lowest integer in each part of a long array: first vector, middle, last.
BOOST_AUTO_TEST_CASE(faults_are_found) {
  constexpr std::size_t n = bytes + 11;
  std::vector<std::int8_t> x(n), out(n);
  test::for_each_target([&] {
    for (std::size_t const at : {std::size_t{0}, std::size_t{1}, n / 2, n - 2, n - 1}) {
      x[at] = std::numeric_limits<std::int8_t>::lowest();
      BOOST_CHECK_THROW(tf::abs(x).into(out), tf::overflow_error);
      x[at] = 1;
    }
  });
}
