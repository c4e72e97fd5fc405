// Whether an evaluation is allowed, for thousands of small layouts in one buffer, against a plain
// model: the set of elements that each view touches.
#define BOOST_TEST_DYN_LINK
#define BOOST_TEST_MODULE argument_overlap_model
#include <algorithm>
#include <bitset>
#include <boost/test/unit_test.hpp>
#include <ostream>
#include <string>
#include <tenfold/tenfold.hpp>
#include <utility>

#include "support/values.hpp"

namespace tf = tenfold;

namespace {

constexpr int length = 48;

// A view into the buffer: element (i, j) is at offset + i * row_stride + j * column_stride.
// A view of rank 1 is one column.
struct layout {
  int offset = 0;
  int rows = 0;
  int columns = 1;
  int row_stride = 1;
  int column_stride = 0;

  int at(int i, int j) const { return offset + i * row_stride + j * column_stride; }
  bool empty() const { return rows == 0 || columns == 0; }

  template <class Visit>
  void for_each(Visit&& visit) const {
    for (int j = 0; j < columns; ++j) {
      for (int i = 0; i < rows; ++i) visit(at(i, j));
    }
  }
  bool fits() const {
    bool inside = true;
    for_each([&](int index) { inside = inside && index >= 0 && index < length; });
    return inside;
  }
  std::bitset<length> touched() const {
    std::bitset<length> set;
    for_each([&](int index) { set.set(static_cast<std::size_t>(index)); });
    return set;
  }
  // A destination must not write an element twice.
  bool is_injective() const {
    return touched().count() == static_cast<std::size_t>(rows * columns);
  }
  std::pair<int, int> range() const {
    std::pair<int, int> bounds{length, -1};
    for_each([&](int index) {
      bounds = {std::min(bounds.first, index), std::max(bounds.second, index)};
    });
    return bounds;
  }
};

std::ostream& operator<<(std::ostream& out, layout const& x) {
  return out << x.rows << " x " << x.columns << " at " << x.offset << " with strides "
             << x.row_stride << ", " << x.column_stride;
}

// Strides matter only where they lead to another element.
bool equal_strides(layout const& x, layout const& y) {
  return (x.rows <= 1 || x.row_stride == y.row_stride) &&
         (x.columns <= 1 || x.column_stride == y.column_stride);
}

// The contract. Both have the same shape.
bool allowed(layout const& destination, layout const& source) {
  if (destination.empty()) return true;
  if (equal_strides(destination, source)) {
    return destination.offset == source.offset || (destination.touched() & source.touched()).none();
  }
  auto const [first, last] = destination.range();
  auto const [source_first, source_last] = source.range();
  return last < source_first || source_last < first;
}

using buffer = Eigen::Array<float, length, 1>;
using vector_view = Eigen::Map<Eigen::ArrayXf, Eigen::Unaligned, Eigen::InnerStride<>>;
using matrix_view =
    Eigen::Map<Eigen::ArrayXXf, Eigen::Unaligned, Eigen::Stride<Eigen::Dynamic, Eigen::Dynamic>>;

vector_view vector_over(buffer& b, layout const& x) {
  return {b.data() + x.offset, x.rows, Eigen::InnerStride<>(x.row_stride)};
}
matrix_view matrix_over(buffer& b, layout const& x) {
  return {b.data() + x.offset, x.rows, x.columns, {x.column_stride, x.row_stride}};
}

buffer const before = -buffer::LinSpaced(length, 1, length);

// destination = abs(source), checked in every element of the buffer. Returns whether the model
// allows it.
template <class View>
bool check(View over, layout const& destination, layout const& source) {
  buffer b = before;
  buffer expected = before;
  bool const allow = allowed(destination, source);
  if (allow) {
    for (int j = 0; j < destination.columns; ++j) {
      for (int i = 0; i < destination.rows; ++i) {
        expected(destination.at(i, j)) = std::abs(before(source.at(i, j)));
      }
    }
  }
  bool thrown = false;
  auto const from = over(b, source);
  auto to = over(b, destination);
  try {
    to = tf::abs(from);
  } catch (tf::overlap_error const&) {
    thrown = true;
  }
  BOOST_TEST_REQUIRE(thrown != allow, "destination " << destination << ", source " << source
                                                     << (allow ? ": refused" : ": allowed"));
  BOOST_TEST_REQUIRE((b == expected).all(), "destination " << destination << ", source " << source
                                                           << ": other elements than expected");
  return allow;
}

}  // namespace

BOOST_AUTO_TEST_CASE(row_any_other_way_model_rank_1) {
  int refused = 0;
  int interleaved = 0;
  int elsewhere = 0;
  // Every pair of strides and every distance that makes a difference.
  for (int n = 0; n <= 6; ++n) {
    for (int destination_stride : {-3, -2, -1, 1, 2, 3}) {
      for (int source_stride = -3; source_stride <= 3; ++source_stride) {
        layout const destination{24 - (n > 0 ? n - 1 : 0) * destination_stride / 2, n, 1,
                                 destination_stride, 0};
        for (int offset = 0; offset < length; ++offset) {
          layout const source{offset, n, 1, source_stride, 0};
          if (!destination.fits() || !source.fits()) continue;
          if (!check(vector_over, destination, source)) {
            ++refused;
          } else if (auto const [first, last] = destination.range();
                     offset >= first && offset <= last) {
            ++interleaved;
          } else {
            ++elsewhere;
          }
        }
      }
    }
  }
  // Each kind occurs, or the loop above shows nothing.
  BOOST_TEST(refused > 1000);
  BOOST_TEST(interleaved > 100);
  BOOST_TEST(elsewhere > 1000);
}

BOOST_AUTO_TEST_CASE(row_any_other_way_model_rank_2) {
  test::random_source random(20);
  auto const between = [&](int low, int high) {
    return low + static_cast<int>(random.below(static_cast<std::size_t>(high - low + 1)));
  };
  int refused = 0;
  int in_place = 0;
  int interleaved = 0;
  int elsewhere = 0;
  for (int done = 0; done < 40000;) {
    layout destination;
    destination.rows = between(0, 4);
    destination.columns = between(0, 4);
    destination.offset = between(0, length - 1);
    destination.row_stride = between(-4, 12);
    destination.column_stride = between(-4, 12);
    layout source = destination;
    source.offset = between(0, length - 1);
    switch (between(0, 4)) {
      case 0:
        source.offset = destination.offset;
        break;
      case 1:
        std::swap(source.row_stride, source.column_stride);
        break;
      case 2:
        source.row_stride = between(-4, 12);
        source.column_stride = between(-4, 12);
        break;
      default:
        break;
    }
    if (!destination.fits() || !source.fits() || !destination.is_injective()) continue;
    ++done;
    if (!check(matrix_over, destination, source)) {
      ++refused;
    } else if (destination.empty()) {
      ++elsewhere;
    } else if (destination.offset == source.offset) {
      ++in_place;
    } else {
      auto const [first, last] = destination.range();
      auto const [source_first, source_last] = source.range();
      ++(last < source_first || source_last < first ? elsewhere : interleaved);
    }
  }
  BOOST_TEST(refused > 1000);
  BOOST_TEST(in_place > 1000);
  BOOST_TEST(interleaved > 1000);
  BOOST_TEST(elsewhere > 1000);
}

// Two sources, one of them always the destination itself: each is looked at by itself.
BOOST_AUTO_TEST_CASE(row_any_other_way_model_two_sources) {
  test::random_source random(21);
  auto const between = [&](int low, int high) {
    return low + static_cast<int>(random.below(static_cast<std::size_t>(high - low + 1)));
  };
  int counts[3] = {};
  for (int done = 0; done < 5000;) {
    layout destination{between(0, length - 1), between(1, 9), 1, between(1, 3), 0};
    layout source = destination;
    source.offset = between(0, length - 1);
    if (!destination.fits() || !source.fits()) continue;
    ++done;
    bool const allow = allowed(destination, source);
    for (bool swapped : {false, true}) {
      buffer b = before;
      buffer expected = before;
      for (int i = 0; allow && i < destination.rows; ++i) {
        float const difference = before(destination.at(i, 0)) - before(source.at(i, 0));
        expected(destination.at(i, 0)) = swapped ? -difference : difference;
      }
      vector_view const other = vector_over(b, source);
      vector_view to = vector_over(b, destination);
      int operand = 0;
      try {
        if (swapped) {
          to = tf::from(other) - to;
        } else {
          to = tf::from(to) - other;
        }
      } catch (tf::overlap_error const& error) {
        std::string const text = error.what();
        for (int candidate : {1, 2}) {
          std::string const name = "operand " + std::to_string(candidate) + " (of subtract)";
          if (text.find(name) != std::string::npos) operand = candidate;
        }
        BOOST_TEST_REQUIRE(operand != 0, text);
      }
      BOOST_TEST_REQUIRE(operand == (allow     ? 0
                                     : swapped ? 1
                                               : 2),
                         "destination " << destination << ", source " << source);
      BOOST_TEST_REQUIRE((b == expected).all(),
                         "destination " << destination << ", source " << source);
      ++counts[operand];
    }
  }
  for (int count : counts) BOOST_TEST(count > 500);
}
