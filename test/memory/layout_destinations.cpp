// Every storage is a destination, of =, of += and of -=, from sources of either storage order. What
// lies between and around its elements stays as it is.
#define BOOST_TEST_MODULE memory_layout_destinations
#define BOOST_TEST_DYN_LINK
#include <boost/test/unit_test.hpp>
#include <span>
#include <sstream>
#include <tenfold/tenfold.hpp>
#include <utility>

#include "memory/storage.hpp"
#include "support/compare.hpp"
#include "support/elements.hpp"
#include "support/reference.hpp"
#include "support/targets.hpp"

namespace tf = tenfold;

namespace {

using Eigen::Index;
using element = float;

// Runs `assign(view)` on one copy of the storage and `want(old, i, j)` for each element of
// another, then compares all of their memory.
template <class Storage, class Assign, class Want>
void check(Storage const& before, Index rows, Index columns, char const* how, Assign&& assign,
           Want&& want) {
  Storage got = before;
  Storage expected = before;
  assign(got.view());
  auto&& view = expected.view();
  for (Index i = 0; i != rows; ++i) {
    for (Index j = 0; j != columns; ++j) {
      view.coeffRef(i, j) = want(element{view.coeff(i, j)}, i, j);
    }
  }
  test::require_same(std::span<element const>(got.memory()),
                     std::span<element const>(expected.memory()), test::nan_result::any, [&] {
                       std::ostringstream text;
                       text << how << " of " << rows << " x " << columns << " elements";
                       return text.str();
                     });
}

// Calls test(storage, source, rows, columns) for each shape on each instruction set.
template <class Storage, class Plain, class Test>
void for_each_shape(Test&& test) {
  test::for_each_target([&] {
    for (auto const& [rows, columns] : test::shapes) {
      Plain plain(rows, columns);
      test(Storage(rows, columns), std::as_const(plain.view()), rows, columns);
    }
  });
}

}  // namespace

// Each form of assignment is tried with one of the two storage orders of the source: which one is
// no matter of the form.
BOOST_AUTO_TEST_CASE_TEMPLATE(from_column_major, Storage, test::writable_storages<element>) {
  using plain = test::owned<test::column_major_array<element>>;
  for_each_shape<Storage, plain>(
      [](Storage const& before, auto const& x, Index rows, Index columns) {
        check(
            before, rows, columns, "=", [&](auto&& out) { out = tf::abs(x); },
            [&](element, Index i, Index j) { return *test::reference::abs(x.coeff(i, j)); });
        check(
            before, rows, columns, "+=", [&](auto&& out) { out += tf::from(x); },
            [&](element old, Index i, Index j) {
              return *test::reference::add(old, element{x.coeff(i, j)});
            });
      });
}

BOOST_AUTO_TEST_CASE_TEMPLATE(from_row_major, Storage, test::writable_storages<element>) {
  using plain = test::owned<test::row_major_array<element>>;
  for_each_shape<Storage, plain>(
      [](Storage const& before, auto const& x, Index rows, Index columns) {
        check(
            before, rows, columns, "in place", [&](auto&& out) { out = tf::max(out, x); },
            [&](element old, Index i, Index j) {
              return *test::reference::max(old, element{x.coeff(i, j)});
            });
        check(
            before, rows, columns, "-=", [&](auto&& out) { out -= tf::from(x); },
            [&](element old, Index i, Index j) {
              return *test::reference::subtract(old, element{x.coeff(i, j)});
            });
      });
}
