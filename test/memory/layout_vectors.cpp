// Whatever holds elements in one dimension combines with whatever else does: vectors of either
// orientation, rows, columns and diagonals of matrices, strides forwards and backwards, and the
// standard containers.
#define BOOST_TEST_MODULE memory_layout_vectors
#define BOOST_TEST_DYN_LINK
#include <Eigen/Core>
#include <array>
#include <boost/test/unit_test.hpp>
#include <cstddef>
#include <cstdint>
#include <span>
#include <tenfold/tenfold.hpp>
#include <tuple>
#include <type_traits>
#include <vector>

#include "memory/storage.hpp"
#include "support/compare.hpp"
#include "support/elements.hpp"
#include "support/reference.hpp"
#include "support/targets.hpp"
#include "support/values.hpp"

namespace tf = tenfold;

namespace {

using Eigen::Index;
using test::Dynamic;

constexpr std::size_t lengths[] = {0, 1, 2, 3, 4, 7, 15, 16, 17, 33, 64, 65, 70};

// The memory for all of them: a matrix of n + 2 rows and n + 2 columns, of which every view below
// takes n elements.
template <class T>
struct memory {
  explicit memory(std::size_t length)
      : n(static_cast<Index>(length)), column_major(n + 2, n + 2), row_major(n + 2, n + 2) {
    refill(column_major);
    refill(row_major);
  }
  template <class Matrix>
  static void refill(Matrix& matrix) {
    for (Index k = 0; k != matrix.size(); ++k) {
      matrix.data()[k] = test::storage_random().element<T>(test::random_kind::numbers);
    }
  }

  template <class Matrix>
  static std::span<T const> all(Matrix const& matrix) {
    return {matrix.data(), static_cast<std::size_t>(matrix.size())};
  }

  // The element here that is x there.
  T& at_the_place_of(T& x, memory& there) {
    Index const in_column_major = &x - there.column_major.data();
    Index const in_row_major = &x - there.row_major.data();
    return in_column_major >= 0 && in_column_major < column_major.size()
               ? column_major.data()[in_column_major]
               : row_major.data()[in_row_major];
  }

  Index n;
  test::column_major_array<T> column_major;
  test::row_major_matrix<T> row_major;
};

template <int orientation, class T>
using strided = Eigen::Map<
    std::conditional_t<orientation == 0, Eigen::Array<T, Dynamic, 1>, Eigen::Array<T, 1, Dynamic>>,
    0, Eigen::InnerStride<>>;

// Calls f(view) for a view of each kind.
template <class T, class F>
void for_each_view(memory<T>& of, F&& f) {
  Index const n = of.n;
  auto& a = of.column_major;
  auto& b = of.row_major;
  f(a.col(1).head(n));
  f(a.row(1).tail(n));
  f(b.col(0).segment(1, n));
  f(b.row(0).head(n));
  f(a.matrix().topLeftCorner(n, n).diagonal());
  f(b.bottomRightCorner(n, n).diagonal());
  f(a.matrix().topLeftCorner(n, n + 1).template diagonal<1>());
  f(a.col(0).head(n).transpose());
  f(strided<0, T>(a.data(), n, Eigen::InnerStride<>(n + 1)));
  f(strided<1, T>(a.data() + a.size() - 1, n, Eigen::InnerStride<>(-1)));
  f(strided<0, T>(a.data() + a.size() - 1, n, Eigen::InnerStride<>(-n)));
  f(std::span<T>(a.data(), static_cast<std::size_t>(n)));
}

template <class View>
auto& element(View& view, std::size_t i) {
  if constexpr (requires { view.coeffRef(Index{}); }) {
    return view.coeffRef(static_cast<Index>(i));
  } else {
    return view[i];
  }
}

using types = std::tuple<float, std::int16_t>;

}  // namespace

BOOST_AUTO_TEST_CASE_TEMPLATE(every_view_is_a_source, T, types) {
  test::for_each_target([] {
    for (std::size_t const n : lengths) {
      memory<T> of(n);
      std::vector<T> const y = test::storage_random().array<T>(n, test::random_kind::numbers);
      for_each_view(of, [&](auto view) {
        std::vector<T> want;
        for (std::size_t i = 0; i != n; ++i) {
          want.push_back(*test::reference::subtract(T{element(view, i)}, y[i]));
        }
        std::vector<T> out;
        tf::subtract(view, y).into(out);
        test::require_same(std::span<T const>(out), want, test::nan_result::any,
                           [] { return "result"; });
        using most = std::remove_const_t<decltype(test::reference::max_magnitude)>;
        BOOST_REQUIRE_EQUAL(tf::index_of_max_magnitude(tf::subtract(view, y)),
                            test::reference::index_of<most>{}(std::span<T const>(want)));
      });
    }
  });
}

BOOST_AUTO_TEST_CASE_TEMPLATE(every_view_is_a_destination, T, types) {
  test::for_each_target([] {
    for (std::size_t const n : lengths) {
      memory<T> of(n);
      std::vector<T> const y = test::storage_random().array<T>(n, test::random_kind::numbers);
      for_each_view(of, [&](auto view) {
        memory<T> expected = of;
        for (std::size_t i = 0; i != n; ++i) {
          T& x = element(view, i);
          expected.at_the_place_of(x, of) = *test::reference::max(T{x}, y[i]);
        }
        tf::max(view, y).into(view);
        test::require_same(of.all(of.column_major), expected.all(expected.column_major),
                           test::nan_result::exact, [] { return "column-major"; });
        test::require_same(of.all(of.row_major), expected.all(expected.row_major),
                           test::nan_result::exact, [] { return "row-major"; });
      });
    }
  });
}

// The standard containers with one another and with Eigen's, as source and destination.
BOOST_AUTO_TEST_CASE(containers) {
  float const c_array[] = {1, -5, 3};
  std::array<float, 3> const array{-2, 4, -6};
  std::vector<float> const vector{3, -3, 5};
  std::span<float const> const span(vector);
  Eigen::RowVector3f const row(1, 2, -7);
  Eigen::Array<float, Dynamic, 1> const column = Eigen::ArrayXf::LinSpaced(3, 0, 2);
  test::for_each_target([&] {
    auto const require = [](auto const& got, std::array<float, 3> const& want) {
      BOOST_REQUIRE_EQUAL_COLLECTIONS(std::begin(got), std::end(got), want.begin(), want.end());
    };
    std::vector<float> out_vector;
    std::array<float, 3> out_array{};
    float out_c_array[3] = {};
    Eigen::ArrayXf out_column(3);
    Eigen::RowVectorXf out_row(3);
    tf::max(c_array, array).into(out_vector);
    require(out_vector, {1, 4, 3});
    tf::max_magnitude(span, c_array).into(out_array);
    require(out_array, {3, -5, 5});
    tf::min_magnitude(row, array).into(out_c_array);
    require(out_c_array, {1, 2, -6});
    out_column = tf::max(vector, row);
    require(out_column, {3, 2, 5});
    out_row = tf::subtract(array, column);
    require(out_row, {-2, 3, -8});
    out_row += tf::abs(c_array);
    require(out_row, {-1, 8, -5});
    BOOST_REQUIRE_EQUAL(tf::index_of_max_magnitude(c_array), 1);
    BOOST_REQUIRE_EQUAL(tf::index_of_max_magnitude(array), 2);
    BOOST_REQUIRE_EQUAL(tf::index_of_max_magnitude(row), 2);
    BOOST_REQUIRE(tf::coordinates(2, tf::from(row)) == (std::array<std::ptrdiff_t, 1>{2}));
  });
}
