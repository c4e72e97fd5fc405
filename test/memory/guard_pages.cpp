// No byte before or after an array is touched, whatever its length and alignment.
#define BOOST_TEST_MODULE memory_guard_pages
#define BOOST_TEST_DYN_LINK
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <cstddef>
#include <limits>
#include <span>
#include <string>
#include <tenfold/tenfold.hpp>
#include <vector>

#include "support/compare.hpp"
#include "support/elements.hpp"
#include "support/guarded.hpp"
#include "support/reference.hpp"
#include "support/targets.hpp"
#include "support/values.hpp"

namespace tf = tenfold;

namespace {

constexpr std::size_t longest = 200;
constexpr std::size_t alignments = 64;

template <class T>
std::vector<T> numbers_with_abs(std::size_t n, std::size_t seed) {
  test::random_source random(seed);
  std::vector<T> x = random.array<T>(n, test::random_kind::mixed);
  std::replace(x.begin(), x.end(), std::numeric_limits<T>::lowest(), T{1});
  return x;
}

}  // namespace

BOOST_AUTO_TEST_CASE_TEMPLATE(every_alignment, T, test::element_types) {
  test::guarded<T> x_pages(longest + alignments);
  test::guarded<T> y_pages(longest + alignments);
  test::guarded<T> out_pages(longest + alignments);
  std::vector<T> const all_x = numbers_with_abs<T>(longest, 1);
  std::vector<T> const all_y = numbers_with_abs<T>(longest, 2);
  std::vector<T> all_want;
  for (std::size_t i = 0; i != longest; ++i) {
    all_want.push_back(*test::reference::max(*test::reference::abs(all_x[i]), all_y[i]));
  }

  test::for_each_target([&] {
    for (std::size_t n = 0; n <= longest; ++n) {
      std::span<T const> const want = std::span(all_want).first(n);
      auto const check = [&](std::span<T> x, std::span<T> y, std::span<T> out) {
        std::copy_n(all_x.begin(), n, x.begin());
        std::copy_n(all_y.begin(), n, y.begin());
        auto const e = tf::max(tf::abs(std::span<T const>(x)), std::span<T const>(y));
        e.into(out);
        test::require_same(std::span<T const>(out), want, test::nan_result::exact,
                           [] { return "result"; });
        e.into(x);
        test::require_same(std::span<T const>(x), want, test::nan_result::exact,
                           [] { return "result in place"; });
        test::require(x_pages.intact() && y_pages.intact() && out_pages.intact(),
                      [&] { return "wrote beyond an array of " + std::to_string(n); });
      };
      check(x_pages.at_back(n), y_pages.at_back(n), out_pages.at_back(n));
      check(x_pages.at_front(n), y_pages.at_front(n), out_pages.at_front(n));
      for (std::size_t a = 0; a != alignments; ++a) {
        check(x_pages.at_front(n, a), y_pages.at_front(n), out_pages.at_front(n));
        check(x_pages.at_front(n), y_pages.at_back(n), out_pages.at_front(n, a));
        check(x_pages.at_back(n), y_pages.at_front(n, a),
              out_pages.at_back(n, (a + n) % alignments));
      }
    }
  });
}
