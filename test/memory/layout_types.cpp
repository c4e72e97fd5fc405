// Two dimensions in every element type: lines that are not whole vectors, of both storage orders
// in one expression.
#define BOOST_TEST_MODULE memory_layout_types
#define BOOST_TEST_DYN_LINK
#include <boost/test/unit_test.hpp>
#include <cstddef>
#include <span>
#include <tenfold/tenfold.hpp>
#include <vector>

#include "memory/storage.hpp"
#include "support/compare.hpp"
#include "support/elements.hpp"
#include "support/reference.hpp"
#include "support/targets.hpp"

namespace tf = tenfold;

namespace {

// `want` has the elements column by column.
template <class T, class View>
void require_elements(View const& view, std::vector<T> const& want) {
  std::vector<T> got;
  for (Eigen::Index j = 0; j != view.cols(); ++j) {
    for (Eigen::Index i = 0; i != view.rows(); ++i) got.push_back(view(i, j));
  }
  test::require_same(std::span<T const>(got), want, test::nan_result::exact,
                     [] { return "blocks"; });
}

}  // namespace

BOOST_AUTO_TEST_CASE_TEMPLATE(blocks, T, test::element_types) {
  test::for_each_target([] {
    for (auto const& [rows, columns] : test::shapes) {
      test::viewed<T, test::block<test::column_major_array<T>>> first(rows, columns);
      test::viewed<T, test::block<test::row_major_array<T>>> second(rows, columns);
      test::viewed<T, test::block<test::column_major_array<T>>> destination(rows, columns);
      auto x = first.view();
      auto y = second.view();
      auto out = destination.view();
      std::vector<T> want;
      for (Eigen::Index j = 0; j != columns; ++j) {
        for (Eigen::Index i = 0; i != rows; ++i) {
          want.push_back(*test::reference::max(T{x(i, j)}, T{y(i, j)}));
        }
      }
      out = tf::max(x, y);
      require_elements(out, want);
    }
  });
}
