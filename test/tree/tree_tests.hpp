#ifndef TENFOLD_TEST_TREE_TREE_TESTS_HPP
#define TENFOLD_TEST_TREE_TREE_TESTS_HPP
// Expressions of several operations against their meaning, element by element, for one element
// type: the file that includes this defines TREE_ELEMENT.

#define BOOST_TEST_DYN_LINK
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <concepts>
#include <cstddef>
#include <limits>
#include <span>
#include <string>
#include <tenfold/tenfold.hpp>
#include <vector>

#include "support/compare.hpp"
#include "support/elements.hpp"
#include "support/guarded.hpp"
#include "support/message.hpp"
#include "support/reference.hpp"
#include "support/targets.hpp"
#include "support/values.hpp"
#include "tree/trees.hpp"

namespace {

namespace tf = tenfold;
using element = TREE_ELEMENT;
using test::fused;

std::string fault_text(std::size_t index) {
  return "tenfold: abs: no result for " + std::to_string(std::numeric_limits<element>::lowest()) +
         " at index " + std::to_string(index);
}

// Two operands and a destination that lie at changing alignments.
class tree_check {
 public:
  explicit tree_check(std::size_t longest)
      : x_(longest + gap), y_(longest + gap), out_(longest + gap) {}

  // Elementwise: out of place, in place of x and in place of y.
  template <class Tree>
  void elementwise(Tree, std::vector<element> const& x, std::vector<element> const& y) {
    lay(x, y);
    auto const want = test::meaning_of<Tree>(x_view(), y_view());
    auto const e = Tree::template build<fused, element>(x_view(), y_view());
    std::span<element> const out = out_.at_front(x.size(), random_.below(gap));
    evaluate<Tree>(e, out, want, out, "out of place");
    test::require(out_.intact(), [] { return "wrote beyond the destination"; });
    require_sources(x, y);
    evaluate<Tree>(e, laid_x_, want, x, "in place of x");
    lay(x, y);
    auto const moved = Tree::template build<fused, element>(x_view(), y_view());
    evaluate<Tree>(moved, laid_y_, want, y, "in place of y");
    test::require(x_.intact() && y_.intact(), [] { return "wrote beyond an operand"; });
  }

  // Reducers over the tree. A tree that leaves open which NaN an element is leaves it open here.
  template <class Tree>
  void reduced(Tree, std::vector<element> const& x, std::vector<element> const& y) {
    lay(x, y);
    auto const want = test::meaning_of<Tree>(x_view(), y_view());
    auto const e = Tree::template build<fused, element>(x_view(), y_view());
    std::span<element const> const elements(want.elements);
    if (want.fault) {
      require_fault([&] { (void)tf::min_magnitude(e); }, *want.fault);
      require_fault([&] { (void)tf::index_of_max_magnitude(e); }, *want.fault);
    } else if (elements.empty()) {
      BOOST_REQUIRE_THROW((void)tf::min_magnitude(e), tf::empty_error);
      BOOST_REQUIRE_EQUAL(tf::index_of_max_magnitude(e), -1);
    } else {
      element const got = tf::min_magnitude(e);
      using least = std::remove_const_t<decltype(test::reference::min_magnitude)>;
      element const value = *test::reference::value_of<least>{}(elements);
      test::require(test::same(got, value, Tree::nan), [&] {
        return std::string("min_magnitude(") + Tree::name + ") is " + test::show(got) +
               " instead of " + test::show(value);
      });
      std::ptrdiff_t const at = tf::index_of_max_magnitude(e);
      using most = std::remove_const_t<decltype(test::reference::max_magnitude)>;
      std::ptrdiff_t const index = test::reference::index_of<most>{}(elements);
      test::require(at == index, [&] {
        return std::string("index_of_max_magnitude(") + Tree::name + ") is " + std::to_string(at) +
               " instead of " + std::to_string(index);
      });
    }
    require_sources(x, y);
  }

 private:
  static constexpr std::size_t gap = 64;

  void lay(std::vector<element> const& x, std::vector<element> const& y) {
    laid_x_ =
        random_.below(2) == 0 ? x_.at_back(x.size()) : x_.at_front(x.size(), random_.below(gap));
    laid_y_ =
        random_.below(2) == 0 ? y_.at_back(y.size()) : y_.at_front(y.size(), random_.below(gap));
    std::copy(x.begin(), x.end(), laid_x_.begin());
    std::copy(y.begin(), y.end(), laid_y_.begin());
  }
  std::span<element const> x_view() const { return laid_x_; }
  std::span<element const> y_view() const { return laid_y_; }

  void require_sources(std::vector<element> const& x, std::vector<element> const& y) const {
    test::require_same(x_view(), x, test::nan_result::exact, [] { return "source x"; });
    test::require_same(y_view(), y, test::nan_result::exact, [] { return "source y"; });
  }

  template <class Call>
  static void require_fault(Call&& call, std::size_t index) {
    std::string const got = test::message_of<tf::overflow_error>(call);
    test::require(got == fault_text(index),
                  [&] { return got + " instead of " + fault_text(index); });
  }

  // `before` is what the destination holds if the call fails in place.
  template <class Tree, class Expression>
  static void evaluate(Expression const& e, std::span<element> destination,
                       test::meaning<element> const& want, std::span<element const> before,
                       char const* how) {
    auto const where = [&] { return std::string(Tree::name) + ' ' + how; };
    if (want.fault) {
      require_fault([&] { e.into(destination); }, *want.fault);
      test::require_same(std::span<element const>(destination), before, test::nan_result::exact,
                         where);
    } else {
      e.into(destination);
      test::require_same(std::span<element const>(destination), want.elements, Tree::nan, where);
    }
  }

  test::guarded<element> x_;
  test::guarded<element> y_;
  test::guarded<element> out_;
  std::span<element> laid_x_;
  std::span<element> laid_y_;
  test::random_source random_{1};
};

template <class F>
void for_each_pair_of_arrays(std::size_t longest, F&& f) {
  test::random_source random(2);
  auto const& kinds = test::random_kinds;
  std::vector<std::size_t> lengths{255, 256, 257, 511, 513, 1025, 2049, longest};
  for (std::size_t n = 0; n <= 200; ++n) lengths.push_back(n);
  for (std::size_t const n : lengths) {
    for (test::random_kind const kind : kinds) {
      auto x = random.array<element>(n, kind);
      auto y = random.array<element>(n, kinds[random.below(kinds.size())]);
      f(x, y);
      if constexpr (std::signed_integral<element>) {
        // Once more without the value that has no absolute value, so that long arrays succeed.
        element const lowest = std::numeric_limits<element>::lowest();
        std::replace(x.begin(), x.end(), lowest, element{1});
        std::replace(y.begin(), y.end(), lowest, element{1});
        f(x, y);
      }
    }
  }
}

constexpr std::size_t longest = 4200;

BOOST_AUTO_TEST_CASE(elementwise) {
  test::for_each_target([] {
    tree_check check(longest);
    for_each_pair_of_arrays(longest, [&](auto const& x, auto const& y) {
      test::for_each_tree<element>([&](auto tree) { check.elementwise(tree, x, y); });
    });
  });
}

BOOST_AUTO_TEST_CASE(reduced) {
  test::for_each_target([] {
    tree_check check(longest);
    for_each_pair_of_arrays(longest, [&](auto const& x, auto const& y) {
      if constexpr (!std::unsigned_integral<element>) check.reduced(test::max_abs{}, x, y);
      check.reduced(test::magnitude_of_difference{}, x, y);
    });
  });
}

}  // namespace

#endif
