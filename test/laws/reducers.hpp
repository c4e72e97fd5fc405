#ifndef TENFOLD_TEST_LAWS_REDUCERS_HPP
#define TENFOLD_TEST_LAWS_REDUCERS_HPP
// What holds of every reducer to an element or to an index. A row of the table says which reducer
// it is and what it means; here are the arrays on which the two are compared.

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <initializer_list>
#include <limits>
#include <set>
#include <span>
#include <sstream>
#include <string>
#include <tenfold/tenfold.hpp>
#include <vector>

#include "support/compare.hpp"
#include "support/elements.hpp"
#include "support/guarded.hpp"
#include "support/message.hpp"
#include "support/reference.hpp"
#include "support/values.hpp"
#include "table.hpp"

namespace test {

// `what` says which case it is.
template <class T, class Row>
void check_reducer(Row const& row, std::span<T const> x, char const* what) {
  auto const name = [&] {
    std::ostringstream text;
    text << row.name << '<' << tenfold::element_name<T>() << "> of " << x.size() << " elements, "
         << what << ": ";
    return text.str();
  };
  using meaning = std::remove_cvref_t<decltype(row.reference)>;
  if constexpr (Row::reduces == reduction::to_index) {
    std::same_as<std::ptrdiff_t> auto const got = row.object(x);
    std::ptrdiff_t const want = reference::index_of<meaning>{}(x);
    if (got != want) BOOST_FAIL(name() << got << " instead of " << want);
  } else if (x.empty()) {
    std::string const got = message_of<tenfold::empty_error>([&] { (void)row.object(x); });
    std::string const want =
        "tenfold: " + std::string(row.name) + " of an empty array has no value";
    if (got != want) BOOST_FAIL(name() << got << " instead of " << want);
  } else {
    std::same_as<T> auto const got = row.object(x);
    T const want = *reference::value_of<meaning>{}(x);
    if (!same(got, want)) BOOST_FAIL(name() << show(got) << " instead of " << show(want));
  }
}

template <class T, class Row>
void check_reducer(Row const& row, std::vector<T> const& x, char const* what) {
  check_reducer(row, std::span<T const>(x), what);
}

// The lanes of a vector on the instruction sets there are, where one lane stands for none.
template <class T>
std::set<std::size_t> lane_counts() {
  return {1, 16 / sizeof(T), 32 / sizeof(T), 64 / sizeof(T)};
}

// A search goes through its array in blocks of this many vectors.
inline constexpr std::size_t vectors_in_block = 64;

template <class T, class Row>
void reduce_every_length(Row const& row) {
  constexpr std::size_t longest = 200;
  guarded<T> pages(longest + 64);
  random_source random(3);
  auto const check = [&](std::vector<T> const& x, char const* what) {
    for (std::span<T> const laid : {pages.at_front(x.size()), pages.at_back(x.size()),
                                    pages.at_front(x.size(), 1 + random.below(63))}) {
      std::copy(x.begin(), x.end(), laid.begin());
      check_reducer(row, std::span<T const>(laid), what);
    }
  };
  for (std::size_t n = 0; n <= longest; ++n) {
    for (random_kind const kind : random_kinds) check(random.array<T>(n, kind), "random");
    std::vector<T> sorted = random.array<T>(n, random_kind::numbers);
    std::sort(sorted.begin(), sorted.end());
    check(sorted, "ascending");
    std::reverse(sorted.begin(), sorted.end());
    check(sorted, "descending");
    for (T const x : special_values<T>()) check(std::vector<T>(n, x), "all equal");
  }
}

// Small numbers, large numbers of either sign, and numbers far below.
template <class T>
std::vector<std::vector<T>> backgrounds(std::size_t n, random_source& random) {
  std::vector<T> small(n);
  std::vector<T> large(n);
  std::vector<T> low(n);
  for (std::size_t i = 0; i != n; ++i) {
    auto const four_to_seven = static_cast<T>(4 + random.below(4));
    auto const negative = static_cast<T>(T{0} - four_to_seven);
    small[i] = random.element<T>(random_kind::ties);
    if (small[i] == T{3} || small[i] == static_cast<T>(-3)) small[i] = T{1};
    large[i] = std::unsigned_integral<T> || random.below(2) == 0 ? four_to_seven : negative;
    low[i] = negative;
  }
  return {small, large, low};
}

// Every special value in every lane among elements that it may beat, lose to or tie with.
template <class T, class Row>
void reduce_special_values_in_every_lane(Row const& row) {
  random_source random(4);
  for (std::size_t const n :
       std::initializer_list<std::size_t>{1, 2, 3, 7, 8, 9, 16, 17, 31, 33, 64, 67, 129}) {
    for (std::vector<T> x : backgrounds<T>(n, random)) {
      for (std::size_t i = 0; i != n; ++i) {
        T const before = x[i];
        for (T const special : special_values<T>()) {
          x[i] = special;
          check_reducer(row, x, "one special value");
        }
        x[i] = before;
      }
    }
  }
}

// A single extremum at every position of arrays of several blocks.
template <class T, class Row>
void extremum_at_every_position(Row const& row) {
  random_source random(5);
  for (std::size_t const lanes : lane_counts<T>()) {
    std::size_t const n = 2 * vectors_in_block * lanes + lanes + lanes / 2 + 1;
    for (std::vector<T> x : backgrounds<T>(n, random)) {
      // Odd steps through the longest arrays still meet every lane.
      for (std::size_t i = 0; i<n; i += n> 2000 ? 3 : 1) {
        T const before = x[i];
        // Larger than all others by value or magnitude, or smaller by either.
        T const extremes[] = {T{9}, static_cast<T>(-9), T{3}, static_cast<T>(-3)};
        x[i] = extremes[random.below(4)];
        check_reducer(row, x, "one extremum");
        x[i] = before;
      }
    }
  }
}

// Two elements that are equal, or equal but for the sign, in the same block, in neighbouring
// blocks, in the first and in the partial last one.
template <class T, class Row>
void ties_across_blocks(Row const& row) {
  random_source random(6);
  T const three = T{3};
  T const minus_three = static_cast<T>(-3);
  T const zero = T{0};
  T const minus_zero = static_cast<T>(-zero);
  std::pair<T, T> const pairs[] = {{three, minus_three}, {minus_three, three},
                                   {three, three},       {minus_three, minus_three},
                                   {zero, minus_zero},   {minus_zero, zero}};
  for (std::size_t const lanes : lane_counts<T>()) {
    std::size_t const block = vectors_in_block * lanes;
    for (std::size_t const n : {block - 1, block, block + 1, 2 * block - 1, 2 * block,
                                2 * block + 1, 3 * block + lanes + 1}) {
      std::set<std::size_t> positions{0, n - 1, n / 2, n - 1 - std::min(n - 1, lanes)};
      for (std::size_t const border : {lanes, block, 2 * block}) {
        if (border < n) positions.insert({border - 1, border});
      }
      for (std::vector<T> x : backgrounds<T>(n, random)) {
        for (std::size_t const first : positions) {
          for (std::size_t const last : positions) {
            if (last <= first) continue;
            T const before[] = {x[first], x[last]};
            for (auto const& [early, late] : pairs) {
              x[first] = early;
              x[last] = late;
              check_reducer(row, x, "two that tie");
            }
            x[first] = before[0];
            x[last] = before[1];
          }
        }
      }
    }
  }
}

// Every pair of positions, with NaNs of different payloads: the first is the result.
template <class T, class Row>
requires std::floating_point<T>
void first_of_two_nans(Row const& row) {
  random_source random(7);
  for (std::size_t const n : std::initializer_list<std::size_t>{2, 5, 17, 40, 150}) {
    std::vector<T> x = random.array<T>(n, random_kind::numbers);
    for (std::size_t first = 0; first != n; ++first) {
      for (std::size_t last = first + 1; last != n; ++last) {
        T const before[] = {x[first], x[last]};
        x[first] = random.below(2) == 0 ? quiet_nan<T>(1) : signalling_nan<T>(1);
        x[last] = quiet_nan<T>(2, true);
        check_reducer(row, x, "two NaNs");
        x[first] = before[0];
        x[last] = before[1];
      }
    }
  }
}

// One and two NaNs around the borders of blocks, among them an infinity.
template <class T, class Row>
requires std::floating_point<T>
void nans_across_blocks(Row const& row) {
  random_source random(8);
  for (std::size_t const lanes : lane_counts<T>()) {
    std::size_t const block = vectors_in_block * lanes;
    std::size_t const n = 3 * block + lanes + 1;
    std::vector<std::size_t> const positions{0,         1,         lanes - 1,     lanes,
                                             block - 1, block,     block + lanes, 2 * block - 1,
                                             2 * block, 3 * block, n - 2,         n - 1};
    std::vector<T> const plain = random.array<T>(n, random_kind::numbers);
    for (std::size_t const a : positions) {
      for (std::size_t const b : positions) {
        for (std::size_t const c : positions) {
          std::vector<T> x = plain;
          x[c] = std::numeric_limits<T>::infinity();
          x[b] = quiet_nan<T>(2);
          x[a] = quiet_nan<T>(1, true);
          check_reducer(row, x, "NaNs and an infinity");
        }
      }
    }
  }
}

template <class T, class Row>
void reduce_long_arrays(Row const& row) {
  random_source random(9);
  for (int i = 0; i != 60; ++i) {
    std::size_t const n = random.below(10'000);
    for (random_kind const kind : random_kinds) {
      check_reducer(row, random.array<T>(n, kind), "long, random");
    }
    std::vector<T> sorted = random.array<T>(n, random_kind::ties);
    std::sort(sorted.begin(), sorted.end());
    check_reducer(row, sorted, "long, ascending");
    std::reverse(sorted.begin(), sorted.end());
    check_reducer(row, sorted, "long, descending");
  }
  // Longer than the element type counts: a position kept in lanes of its width would wrap.
  for (std::size_t const n : std::initializer_list<std::size_t>{255, 256, 257, 300, 511, 512, 513,
                                                                32'770, 65'535, 65'538, 65'600}) {
    for (T const background : {T{0}, T{1}}) {
      std::vector<T> x(n, background);
      check_reducer(row, x, "long, all equal");
      for (T const last : {T{2}, static_cast<T>(-2), std::numeric_limits<T>::lowest()}) {
        x[n - 1] = last;
        check_reducer(row, x, "long, the last one differs");
        std::swap(x[n - 1], x[n - 2]);
        check_reducer(row, x, "long, the last but one differs");
        std::swap(x[n - 1], x[n - 2]);
      }
    }
  }
}

}  // namespace test

#endif
