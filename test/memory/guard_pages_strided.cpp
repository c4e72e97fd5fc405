// No byte before, after or between the elements of a view with strides is written, and none
// before or after them is read.
#define BOOST_TEST_MODULE memory_guard_pages_strided
#define BOOST_TEST_DYN_LINK
#include <Eigen/Core>
#include <boost/test/unit_test.hpp>
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
#include "support/guarded.hpp"
#include "support/reference.hpp"
#include "support/targets.hpp"
#include "support/values.hpp"

namespace tf = tenfold;

namespace {

using Eigen::Dynamic;
using Eigen::Index;

// A stride is about the width of an element, not about its kind.
using element_types = std::tuple<float, double, std::int8_t>;

template <class T>
using array = Eigen::Array<T, Dynamic, 1>;

template <class T>
T number_with_abs(test::random_source& random) {
  T const x = random.element<T>(test::random_kind::mixed);
  return x == std::numeric_limits<T>::lowest() ? T{1} : x;
}

// Fills the memory around a view with one value and the view with random ones, and checks that
// the view can be a source of both kinds of expression and a destination. `memory` is all that
// is accessible.
template <class T, class View>
void check(std::span<T> memory, View view, std::string const& name) {
  using most = std::remove_const_t<decltype(test::reference::max_magnitude)>;
  test::random_source random(1);
  for (T& element : memory) element = T{77};
  for (Index j = 0; j != view.cols(); ++j) {
    for (Index i = 0; i != view.rows(); ++i) view.coeffRef(i, j) = number_with_abs<T>(random);
  }
  std::vector<T> const before(memory.begin(), memory.end());

  std::vector<T> elements;
  for (Index j = 0; j != view.cols(); ++j) {
    for (Index i = 0; i != view.rows(); ++i) elements.push_back(view.coeff(i, j));
  }
  std::span<T const> const source(elements);
  auto const where = [&] { return name + " of " + std::to_string(elements.size()); };
  std::ptrdiff_t const index = test::reference::index_of<most>{}(source);
  test::require(tf::index_of_max_magnitude(view) == index, where);
  auto const copy = tf::eval(tf::abs(view));
  std::vector<T> want;
  for (T const x : elements) want.push_back(*test::reference::abs(x));
  test::require_same(std::span<T const>(copy.data(), static_cast<std::size_t>(copy.size())), want,
                     test::nan_result::exact, where);
  test::require_same(std::span<T const>(memory), before, test::nan_result::exact, where);

  // Now the view is the destination, and a source in its place.
  view = tf::abs(view);
  std::vector<T> after = before;
  T* const first = after.data() + (view.data() - memory.data());
  for (Index j = 0; j != view.cols(); ++j) {
    for (Index i = 0; i != view.rows(); ++i) {
      T& element = View::IsRowMajor ? first[i * view.outerStride() + j * view.innerStride()]
                                    : first[i * view.innerStride() + j * view.outerStride()];
      element = *test::reference::abs(element);
    }
  }
  test::require_same(std::span<T const>(memory), after, test::nan_result::exact, where);
}

}  // namespace

BOOST_AUTO_TEST_CASE_TEMPLATE(inner_stride, T, element_types) {
  using view = Eigen::Map<array<T>, 0, Eigen::InnerStride<>>;
  test::guarded<T> pages(200 * 5);
  test::for_each_target([&] {
    for (std::size_t n = 1; n <= 200; ++n) {
      for (Index const stride : {1, 2, 3, 5}) {
        auto const length = static_cast<Index>(n);
        std::size_t const extent = (n - 1) * static_cast<std::size_t>(stride) + 1;
        // The first element right after one page, the last right before the other; forwards and,
        // with a negative stride, backwards.
        for (bool const back : {false, true}) {
          auto const memory = back ? pages.at_back(extent) : pages.at_front(extent);
          check(memory, view(memory.data(), length, Eigen::InnerStride<>(stride)), "stride");
          check(memory, view(&memory.back(), length, Eigen::InnerStride<>(-stride)),
                "negative stride");
        }
      }
    }
  });
}

// A block of a column-major matrix: the last column of its last rows ends at the page, the first
// column of its first rows begins there.
BOOST_AUTO_TEST_CASE_TEMPLATE(block, T, element_types) {
  using matrix = Eigen::Map<Eigen::Array<T, Dynamic, Dynamic>>;
  test::guarded<T> pages(70 * 9);
  test::for_each_target([&] {
    for (Index rows = 1; rows <= 70; ++rows) {
      for (Index const columns : {1, 2, 3, 8}) {
        Index const all_rows = rows + 2;
        std::size_t const size = static_cast<std::size_t>(all_rows * columns);
        for (bool const back : {false, true}) {
          auto const memory = back ? pages.at_back(size) : pages.at_front(size);
          matrix whole(memory.data(), all_rows, columns);
          check(memory, whole.bottomRows(rows), "bottom rows");
          check(memory, whole.topRows(rows), "top rows");
        }
      }
    }
  });
}

// One row of a column-major matrix, and its diagonal: the last element is the last in memory.
BOOST_AUTO_TEST_CASE_TEMPLATE(row_and_diagonal, T, element_types) {
  using matrix = Eigen::Map<Eigen::Array<T, Dynamic, Dynamic>>;
  test::guarded<T> pages(70 * 70);
  test::for_each_target([&] {
    for (Index n = 1; n <= 70; ++n) {
      std::size_t const size = static_cast<std::size_t>(n * n);
      for (bool const back : {false, true}) {
        auto const memory = back ? pages.at_back(size) : pages.at_front(size);
        matrix whole(memory.data(), n, n);
        check(memory, whole.row(n - 1), "last row");
        check(memory, whole.row(0), "first row");
        check(memory, whole.matrix().diagonal(), "diagonal");
      }
    }
  });
}
