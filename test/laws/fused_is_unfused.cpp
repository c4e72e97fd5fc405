// One loop over a tree gives the bits that one loop for each operation gives.
#define BOOST_TEST_MODULE laws_fused_is_unfused
#define BOOST_TEST_DYN_LINK
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <string>
#include <tenfold/tenfold.hpp>
#include <tuple>
#include <vector>

#include "support/compare.hpp"
#include "support/elements.hpp"
#include "support/targets.hpp"
#include "support/values.hpp"
#include "tree/trees.hpp"

namespace tf = tenfold;

namespace {

template <class T>
std::vector<T> numbers_with_abs(test::random_source& random, std::size_t n) {
  std::vector<T> x = random.array<T>(n, test::random_kind::mixed);
  if constexpr (std::signed_integral<T>) {
    std::replace(x.begin(), x.end(), std::numeric_limits<T>::lowest(), T{1});
  }
  return x;
}

template <class T, class Got>
void require_equal(Got const& got, Got const& want, test::nan_result nan, char const* name) {
  auto const elements = [](Got const& x) {
    return std::span<T const>(x.data(), static_cast<std::size_t>(x.size()));
  };
  test::require_same(elements(got), elements(want), nan, [&] { return name; });
}

using types = std::tuple<float, std::int16_t>;

}  // namespace

BOOST_AUTO_TEST_CASE_TEMPLATE(elementwise, T, types) {
  test::for_each_target([] {
    test::random_source random(1);
    for (std::size_t n = 0; n <= 200; ++n) {
      auto const x = numbers_with_abs<T>(random, n);
      auto const y = numbers_with_abs<T>(random, n);
      test::for_each_tree<T>([&]<class Tree>(Tree) {
        auto const at_once = tf::eval(Tree::template build<test::fused, T>(x, y));
        auto const one_by_one = Tree::template build<test::stepwise, T>(x, y);
        require_equal<T>(at_once, one_by_one, Tree::nan, Tree::name);
      });
    }
  });
}

BOOST_AUTO_TEST_CASE_TEMPLATE(reduced, T, types) {
  test::for_each_target([] {
    test::random_source random(2);
    for (std::size_t n = 1; n <= 2500; n += n < 200 ? 1 : 101) {
      auto const x = numbers_with_abs<T>(random, n);
      auto const y = numbers_with_abs<T>(random, n);
      auto const e = tf::max(tf::abs(x), y);
      auto const array = tf::eval(e);
      BOOST_REQUIRE(test::same(tf::min_magnitude(e), tf::min_magnitude(array)));
      std::ptrdiff_t const index = tf::index_of_max_magnitude(e);
      BOOST_REQUIRE_EQUAL(index, tf::index_of_max_magnitude(array));
      // The two reducers of an extremum agree.
      BOOST_REQUIRE(test::same(tf::max_magnitude(e), T{array[index]}));
    }
  });
}
