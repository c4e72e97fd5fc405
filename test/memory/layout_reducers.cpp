// "First" and "lowest index" follow the storage order that an expression has by its type:
// row-major if all its operands of two dimensions are, else column-major.
#define BOOST_TEST_MODULE memory_layout_reducers
#define BOOST_TEST_DYN_LINK
#include <array>
#include <boost/test/unit_test.hpp>
#include <cstddef>
#include <span>
#include <sstream>
#include <tenfold/tenfold.hpp>
#include <type_traits>
#include <vector>

#include "memory/storage.hpp"
#include "support/compare.hpp"
#include "support/elements.hpp"
#include "support/reference.hpp"
#include "support/targets.hpp"

namespace tf = tenfold;

namespace {

using Eigen::Index;
using element = float;
using least = std::remove_const_t<decltype(test::reference::min_magnitude)>;
using most = std::remove_const_t<decltype(test::reference::max_magnitude)>;

// Checks the index, and by its coordinates the place, of an expression whose element i, j is
// want(i, j). Returns the elements in the order of the expression.
template <class Expression, class Want>
std::vector<element> check_index(Expression const& e, bool row_major, Index rows, Index columns,
                                 Want&& want) {
  std::vector<element> in_order;
  for (Index k = 0; k != rows * columns; ++k) {
    in_order.push_back(row_major ? want(k / columns, k % columns) : want(k % rows, k / rows));
  }
  std::span<element const> const elements(in_order);
  auto const where = [&](std::ptrdiff_t got, std::ptrdiff_t wanted) {
    std::ostringstream text;
    text << rows << " x " << columns << " elements: " << got << " instead of " << wanted;
    return text.str();
  };
  std::ptrdiff_t const index = tf::index_of_max_magnitude(e);
  std::ptrdiff_t const lowest = test::reference::index_of<most>{}(elements);
  test::require(index == lowest, [&] { return where(index, lowest); });
  if (!elements.empty()) {
    std::array<std::ptrdiff_t, 2> const place = tf::coordinates(index, e);
    std::ptrdiff_t const row = row_major ? index / columns : index % rows;
    std::ptrdiff_t const column = row_major ? index % columns : index / rows;
    test::require(place[0] == row, [&] { return "row, " + where(place[0], row); });
    test::require(place[1] == column, [&] { return "column, " + where(place[1], column); });
  }
  return in_order;
}

// Few different values, so that the extremum is nearly always in several places.
template <class Storage>
void fill_with_ties(Storage& storage) {
  for (element& x : storage.memory()) {
    x = test::storage_random().element<element>(test::random_kind::ties);
  }
}

template <class View>
constexpr bool is_row_major = std::remove_cvref_t<View>::IsRowMajor;

// The storage together with a plain one; `combine` says which of the two is the first operand.
template <class Storage, class Plain, class Combine>
void check_with(Combine&& combine) {
  test::for_each_target([&] {
    for (auto const& [rows, columns] : test::shapes) {
      Storage storage(rows, columns);
      Plain plain(rows, columns);
      fill_with_ties(storage);
      fill_with_ties(plain);
      auto&& x = storage.view();
      auto& y = plain.view();
      bool const row_major = is_row_major<decltype(x)> && is_row_major<decltype(y)>;
      check_index(combine(x, y), row_major, rows, columns, [&](Index i, Index j) {
        return *test::reference::max(element{x.coeff(i, j)}, element{y.coeff(i, j)});
      });
    }
  });
}

}  // namespace

BOOST_AUTO_TEST_CASE_TEMPLATE(one_operand, Storage, test::storages<element>) {
  test::for_each_target([] {
    for (auto const& [rows, columns] : test::shapes) {
      Storage storage(rows, columns);
      fill_with_ties(storage);
      auto&& x = storage.view();
      auto const in_order = check_index(tf::from(x), is_row_major<decltype(x)>, rows, columns,
                                        [&](Index i, Index j) { return element{x.coeff(i, j)}; });
      if (in_order.empty()) continue;
      element const value = tf::min_magnitude(x);
      element const want = *test::reference::value_of<least>{}(std::span<element const>(in_order));
      test::require(test::same(value, want),
                    [&] { return test::show(value) + " instead of " + test::show(want); });
    }
  });
}

BOOST_AUTO_TEST_CASE_TEMPLATE(with_column_major, Storage, test::storages<element>) {
  check_with<Storage, test::owned<test::column_major_array<element>>>(
      [](auto& x, auto& y) { return tf::max(x, y); });
}

BOOST_AUTO_TEST_CASE_TEMPLATE(with_row_major, Storage, test::storages<element>) {
  check_with<Storage, test::owned<test::row_major_array<element>>>(
      [](auto& x, auto& y) { return tf::max(y, x); });
}
