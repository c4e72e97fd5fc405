// No byte before or after an array is read by a reducer, whatever its length and alignment.
#define BOOST_TEST_MODULE memory_guard_pages_reducers
#define BOOST_TEST_DYN_LINK
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <cstddef>
#include <span>
#include <tenfold/tenfold.hpp>
#include <type_traits>
#include <vector>

#include "support/elements.hpp"
#include "support/guarded.hpp"
#include "support/reference.hpp"
#include "support/targets.hpp"
#include "support/values.hpp"

namespace tf = tenfold;

namespace {

constexpr std::size_t longest = 200;
constexpr std::size_t alignments = 64;

}  // namespace

BOOST_AUTO_TEST_CASE_TEMPLATE(every_alignment, T, test::element_types) {
  using least = std::remove_const_t<decltype(test::reference::min_magnitude)>;
  using most = std::remove_const_t<decltype(test::reference::max_magnitude)>;
  test::guarded<T> pages(longest + alignments);
  std::vector<T> const all = test::random_source(3).array<T>(longest, test::random_kind::numbers);
  test::for_each_target([&] {
    for (std::size_t n = 1; n <= longest; ++n) {
      std::span<T const> const elements = std::span(all).first(n);
      T const value = *test::reference::value_of<least>{}(elements);
      std::ptrdiff_t const index = test::reference::index_of<most>{}(elements);
      auto const check = [&](std::span<T> x) {
        std::copy_n(all.begin(), n, x.begin());
        BOOST_REQUIRE(test::same(tf::min_magnitude(std::span<T const>(x)), value));
        BOOST_REQUIRE(tf::index_of_max_magnitude(std::span<T const>(x)) == index);
        BOOST_REQUIRE(pages.intact());
      };
      for (std::size_t a = 0; a != alignments; ++a) {
        check(pages.at_front(n, a));
        check(pages.at_back(n, a));
      }
    }
  });
}
