#ifndef TENFOLD_TEST_TREE_TREES_HPP
#define TENFOLD_TEST_TREE_TREES_HPP
// Expressions of several operations. Each is written once, over any language that has the
// operations: tenfold itself, tenfold one operation after the other, and scalars.

#include <concepts>
#include <cstddef>
#include <optional>
#include <span>
#include <tenfold/tenfold.hpp>
#include <tuple>
#include <type_traits>
#include <vector>

#include "support/elements.hpp"
#include "support/reference.hpp"

namespace test {

// -- languages ---------------------------------------------------------------------------------

// One lazy expression, evaluated in one loop.
struct fused {
  static constexpr auto abs = tenfold::abs;
  static constexpr auto add = tenfold::add;
  static constexpr auto max = tenfold::max;
  static constexpr auto max_magnitude = tenfold::max_magnitude;
  static constexpr auto min_magnitude = tenfold::min_magnitude;
  static constexpr auto subtract = tenfold::subtract;
};

// Each operation evaluated into an array before the next one begins.
template <class Operation>
struct stepwise_operation {
  template <class... Operands>
  auto operator()(Operands const&... operands) const {
    return tenfold::eval(Operation{}(operands...));
  }
};
struct stepwise {
  static constexpr stepwise_operation<std::remove_const_t<decltype(tenfold::abs)>> abs{};
  static constexpr stepwise_operation<std::remove_const_t<decltype(tenfold::add)>> add{};
  static constexpr stepwise_operation<std::remove_const_t<decltype(tenfold::max)>> max{};
  static constexpr stepwise_operation<std::remove_const_t<decltype(tenfold::max_magnitude)>>
      max_magnitude{};
  static constexpr stepwise_operation<std::remove_const_t<decltype(tenfold::min_magnitude)>>
      min_magnitude{};
  static constexpr stepwise_operation<std::remove_const_t<decltype(tenfold::subtract)>> subtract{};
};

// One element at a time. An operand may be a number or a result that may be missing; the
// result of an operation with a missing operand is missing.
template <class T>
struct scalar {
  using result = std::optional<T>;
  template <class Reference>
  struct operation {
    result operator()(result x) const { return x ? Reference{}(*x) : std::nullopt; }
    result operator()(result x, result y) const {
      return x && y ? Reference{}(*x, *y) : std::nullopt;
    }
  };
  static constexpr operation<reference::absolute_value> abs{};
  static constexpr operation<reference::sum_of_two> add{};
  static constexpr operation<reference::difference> subtract{};
  static constexpr operation<std::remove_const_t<decltype(reference::max)>> max{};
  static constexpr operation<std::remove_const_t<decltype(reference::max_magnitude)>>
      max_magnitude{};
  static constexpr operation<std::remove_const_t<decltype(reference::min_magnitude)>>
      min_magnitude{};
};

// -- trees -------------------------------------------------------------------------------------

// Where a sum or a difference may be a NaN, which NaN is left open; selections alone keep bits.
struct max_abs {
  static constexpr char const* name = "max(abs(x), y)";
  static constexpr nan_result nan = nan_result::exact;
  template <class Language, class T, class X, class Y>
  static auto build(X const& x, Y const& y) {
    return Language::max(Language::abs(x), y);
  }
};

struct max_with_abs_second {
  static constexpr char const* name = "max(y, abs(x))";
  static constexpr nan_result nan = nan_result::exact;
  template <class Language, class T, class X, class Y>
  static auto build(X const& x, Y const& y) {
    return Language::max(y, Language::abs(x));
  }
};

struct max_of_two_abs {
  static constexpr char const* name = "max(abs(x), abs(y))";
  static constexpr nan_result nan = nan_result::exact;
  template <class Language, class T, class X, class Y>
  static auto build(X const& x, Y const& y) {
    return Language::max(Language::abs(x), Language::abs(y));
  }
};

struct magnitude_of_difference {
  static constexpr char const* name = "max_magnitude(subtract(x, y), x)";
  static constexpr nan_result nan = nan_result::any;
  template <class Language, class T, class X, class Y>
  static auto build(X const& x, Y const& y) {
    return Language::max_magnitude(Language::subtract(x, y), x);
  }
};

struct with_scalars {
  static constexpr char const* name = "max(2, min_magnitude(max(abs(x), 1), y))";
  static constexpr nan_result nan = nan_result::exact;
  template <class Language, class T, class X, class Y>
  static auto build(X const& x, Y const& y) {
    return Language::max(T{2}, Language::min_magnitude(Language::max(Language::abs(x), T{1}), y));
  }
};

struct deep {
  static constexpr char const* name =
      "subtract(max_magnitude(min_magnitude(add(x, y), x), max(subtract(y, 3), x)), add(2, y))";
  static constexpr nan_result nan = nan_result::any;
  template <class Language, class T, class X, class Y>
  static auto build(X const& x, Y const& y) {
    return Language::subtract(
        Language::max_magnitude(Language::min_magnitude(Language::add(x, y), x),
                                Language::max(Language::subtract(y, T{3}), x)),
        Language::add(T{2}, y));
  }
};

// Of unsigned integers, abs is the operand: the trees about abs say nothing new there.
template <class T>
using trees = std::conditional_t<std::unsigned_integral<T>,
                                 std::tuple<magnitude_of_difference, with_scalars, deep>,
                                 std::tuple<max_abs, max_with_abs_second, max_of_two_abs,
                                            magnitude_of_difference, with_scalars, deep>>;

template <class T, class F>
void for_each_tree(F&& f) {
  std::apply([&](auto const... tree) { (f(tree), ...); }, trees<T>{});
}

// What the tree means: its elements, or the position of its first fault.
template <class T>
struct meaning {
  std::vector<T> elements;
  std::optional<std::size_t> fault;
};

template <class Tree, class T>
meaning<T> meaning_of(std::span<T const> x, std::span<T const> y) {
  meaning<T> result;
  for (std::size_t i = 0; i != x.size(); ++i) {
    std::optional<T> const element = Tree::template build<scalar<T>, T>(x[i], y[i]);
    if (!element) {
      result.fault = i;
      break;
    }
    result.elements.push_back(*element);
  }
  return result;
}

}  // namespace test

#endif
