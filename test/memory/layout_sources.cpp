// Operands of any two storages are paired element by element, whatever their storage orders and
// strides, and whichever way round they are given.
#define BOOST_TEST_MODULE memory_layout_sources
#define BOOST_TEST_DYN_LINK
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
using test::reference::max;
using test::reference::subtract;

template <class View>
element at(View const& view, Index i, Index j) {
  return view.coeff(i, j);
}

// `x - y` does not commute and max_magnitude looks at both: the wrong pairing shows.
template <class Out, class X, class Y>
void check(X& x, Y& y, Index rows, Index columns) {
  Out out(rows, columns);
  out = tf::max(tf::subtract(x, y), x);
  for (Index i = 0; i != rows; ++i) {
    for (Index j = 0; j != columns; ++j) {
      element const want = *max(*subtract(at(x, i, j), at(y, i, j)), at(x, i, j));
      test::require(test::same(out(i, j), want, test::nan_result::any), [&] {
        std::ostringstream text;
        text << "element " << i << ", " << j << " of " << rows << " x " << columns << ": "
             << test::show(out(i, j)) << " instead of " << test::show(want);
        return text.str();
      });
    }
  }
}

// `Storage` with a plain storage, both ways round.
template <class Storage, class Plain>
void check_storage() {
  test::for_each_target([] {
    for (auto const& [rows, columns] : test::shapes) {
      Storage storage(rows, columns);
      Plain plain(rows, columns);
      auto&& x = storage.view();
      auto& y = plain.view();
      check<test::column_major_array<element>>(x, y, rows, columns);
      check<test::row_major_array<element>>(y, x, rows, columns);
    }
  });
}

}  // namespace

BOOST_AUTO_TEST_CASE_TEMPLATE(with_column_major, Storage, test::storages<element>) {
  check_storage<Storage, test::owned<test::column_major_array<element>>>();
}

BOOST_AUTO_TEST_CASE_TEMPLATE(with_row_major, Storage, test::storages<element>) {
  check_storage<Storage, test::owned<test::row_major_array<element>>>();
}
