#ifndef TENFOLD_TEST_LAWS_ELEMENTWISE_HPP
#define TENFOLD_TEST_LAWS_ELEMENTWISE_HPP
// What holds of every elementwise operation. A row of the table says which operation it is and
// what it means; here are the arrays on which the two are compared.

#include <array>
#include <concepts>
#include <cstddef>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "support/compare.hpp"
#include "support/elements.hpp"
#include "support/elementwise_check.hpp"
#include "support/values.hpp"

namespace test {

// Calls f<scalars>() for each choice of scalar operands that leaves an array.
template <std::size_t count, class F>
void for_each_form(F&& f) {
  [&]<std::size_t... scalars>(std::index_sequence<scalars...>) {
    (f.template operator()<unsigned{scalars}>(), ...);
  }
  (std::make_index_sequence<(std::size_t{1} << count) - 1>{});
}

// All combinations of the special values: operand k of combination i is result[k][i].
template <class T, class Row>
operands<T, Row::operands> combinations() {
  std::vector<T> const values = Row::special::template values<T>();
  std::size_t total = 1;
  for (std::size_t k = 0; k != Row::operands; ++k) total *= values.size();
  operands<T, Row::operands> all;
  for (std::size_t i = 0; i != total; ++i) {
    std::size_t rest = i;
    for (std::vector<T>& operand : all) {
      operand.push_back(values[rest % values.size()]);
      rest /= values.size();
    }
  }
  return all;
}

template <class Row, class T, std::size_t count>
bool has_result(Row const& row, operands<T, count> const& x, std::size_t i) {
  return [&]<std::size_t... k>(std::index_sequence<k...>) {
    return row.reference(x[k][i]...).has_value();
  }
  (std::make_index_sequence<count>{});
}

// Every length, at changing alignments, and right before the end of accessible memory.
template <class T, class Row>
void every_length(Row const& row) {
  constexpr std::size_t count = Row::operands;
  constexpr std::size_t longest = 200;
  elementwise_check<Row, T> check(row, longest);
  random_source random(1);
  std::array<placement, count + 1> where;
  for (std::size_t n = 0; n <= longest; ++n) {
    for (int variant = 0; variant != 5; ++variant) {
      for (placement& one : where) {
        one = variant == 0   ? placement{0, false}
              : variant == 1 ? placement{0, true}
                             : placement{random.below(64), random.below(2) == 0};
      }
      operands<T, count> x;
      random_kind const kind = random_kinds[random.below(random_kinds.size())];
      for (std::vector<T>& operand : x) operand = random.array<T>(n, kind);
      for (std::size_t i = 0; i != n; ++i) {
        while (!has_result(row, x, i)) {
          for (std::vector<T>& operand : x) operand[i] = random.element<T>(random_kind::ties);
        }
      }
      for_each_form<count>([&]<unsigned scalars>() {
        operands<T, count> form = x;
        for (std::size_t k = 0; k != count; ++k) {
          if (((scalars >> k) & 1U) != 0) form[k] = random.array<T>(1, random_kind::mixed);
        }
        check.template operator()<scalars>(form, where);
      });
    }
  }
}

// Lengths with every lane of a vector as the last one somewhere, alone and behind other vectors,
// for vectors of 1 to 64 elements.
inline constexpr std::array<std::size_t, 14> lane_lengths{1,  2,  3,  5,  8,  13, 16,
                                                          17, 31, 33, 63, 65, 67, 129};

// Every combination of special values in every lane of a full and of a partial vector: a window
// slides over the list of all combinations.
template <class T, class Row>
void special_values_in_every_lane(Row const& row) {
  constexpr std::size_t count = Row::operands;
  elementwise_check<Row, T> check(row, lane_lengths.back());
  std::array<placement, count + 1> where;
  where.fill({0, true});

  operands<T, count> const all = combinations<T, Row>();
  operands<T, count> list;
  for (std::size_t i = 0; i != all[0].size(); ++i) {
    if (!has_result(row, all, i)) continue;
    for (std::size_t k = 0; k != count; ++k) list[k].push_back(all[k][i]);
  }
  std::size_t const total = list[0].size();
  for (std::size_t const n : lane_lengths) {
    for (std::size_t start = 0; start != total; ++start) {
      operands<T, count> x;
      for (std::size_t k = 0; k != count; ++k) {
        x[k].resize(n);
        for (std::size_t i = 0; i != n; ++i) x[k][i] = list[k][(start + i) % total];
      }
      check.template operator()<0>(x, where);
    }
  }
}

// Every special value as the scalar, against every one in every lane.
template <class T, class Row>
void special_scalars(Row const& row) {
  static_assert(Row::operands == 2, "three operands want a window over two arrays as well");
  std::vector<T> const values = Row::special::template values<T>();
  elementwise_check<Row, T> check(row, lane_lengths.back());
  std::array<placement, 3> where;
  where.fill({0, true});
  for (std::size_t const n : lane_lengths) {
    for (std::size_t start = 0; start != values.size(); ++start) {
      std::vector<T> window(n);
      for (std::size_t i = 0; i != n; ++i) window[i] = values[(start + i) % values.size()];
      for (T const scalar : values) {
        check.template operator()<1>({std::vector<T>{scalar}, window}, where);
        check.template operator()<2>({window, std::vector<T>{scalar}}, where);
      }
    }
  }
}

// A combination of operands without a result in every lane, alone and with a second one behind:
// the call fails, names the first, and changes no source.
template <class T, class Row>
void faults_in_every_lane(Row const& row) {
  constexpr std::size_t count = Row::operands;
  elementwise_check<Row, T> check(row, lane_lengths.back());
  std::array<placement, count + 1> where;
  where.fill({0, true});
  random_source random(2);
  operands<T, count> const all = combinations<T, Row>();
  for (std::size_t fault = 0; fault != all[0].size(); ++fault) {
    if (has_result(row, all, fault)) continue;
    for (std::size_t const n : lane_lengths) {
      for (std::size_t first = 0; first != n; ++first) {
        operands<T, count> x;
        for (std::size_t k = 0; k != count; ++k) {
          x[k] = random.array<T>(n, random_kind::ties);
          x[k][first] = all[k][fault];
        }
        check.template operator()<0>(x, where);
        std::size_t const second = first + random.below(n - first);
        for (std::size_t k = 0; k != count; ++k) x[k][second] = all[k][fault];
        check.template operator()<0>(x, where);
      }
    }
  }
}

// The laws below are checked without the reference: they would show a mistake that it shares.

template <class T, class Row, std::size_t count>
std::vector<T> evaluate(Row const& row, operands<T, count> const& x) {
  std::vector<T> out(x[0].size());
  [&]<std::size_t... k>(std::index_sequence<k...>) {
    row.object(std::span<T const>(x[k])...).into(std::span<T>(out));
  }
  (std::make_index_sequence<count>{});
  return out;
}

// A special value in one lane changes no other lane: the result there is that of the value alone,
// and the others are what they are without it.
template <class T, class Row>
void lane_independence(Row const& row) {
  constexpr std::size_t count = Row::operands;
  for (std::size_t const n : lane_lengths) {
    operands<T, count> x;
    for (std::size_t k = 0; k != count; ++k) {
      for (std::size_t i = 0; i != n; ++i) x[k].push_back(static_cast<T>((i + k) % 5));
    }
    std::vector<T> const usual = evaluate(row, x);
    for (std::size_t k = 0; k != count; ++k) {
      for (T const special : special_values<T>()) {
        for (std::size_t i = 0; i != n; ++i) {
          operands<T, count> alone;
          for (std::size_t j = 0; j != count; ++j) alone[j] = {x[j][i]};
          alone[k] = {special};
          if (!has_result(row, alone, 0)) continue;
          std::vector<T> want = usual;
          want[i] = evaluate(row, alone)[0];
          T const before = std::exchange(x[k][i], special);
          std::vector<T> const got = evaluate(row, x);
          require_same(std::span<T const>(got), want, row.nan, [&] {
            return "with " + show(special) + " in lane " + std::to_string(i) + " of operand " +
                   std::to_string(k + 1);
          });
          x[k][i] = before;
        }
      }
    }
  }
}

// The extremum of an array with itself is the array, bit for bit, also in place of both.
template <class T, class Row>
void extremum_of_itself(Row const& row) {
  random_source random(10);
  for (std::size_t n = 0; n <= 200; ++n) {
    std::vector<T> const x = random.array<T>(n, random_kind::mixed);
    std::vector<T> out = evaluate<T, Row, 2>(row, {x, x});
    require_same(std::span<T const>(out), x, nan_result::exact, [] { return "of itself"; });
    std::span<T const> const view(out);
    row.object(view, view).into(std::span<T>(out));
    require_same(view, x, nan_result::exact, [] { return "in place of both operands"; });
  }
}

// Of two NaNs an extremum gives the first, whichever it is of an array and a scalar.
template <class T, class Row>
requires std::floating_point<T>
void first_operand_of_two_nans(Row const& row) {
  for (std::size_t n = 1; n != 140; ++n) {
    for (T const first : nans<T>()) {
      for (T const second : nans<T>()) {
        std::vector<T> const x(n, first);
        std::vector<T> const y(n, second);
        std::vector<T> out(n);
        auto const require_first = [&](char const* what) {
          require_same(std::span<T const>(out), x, nan_result::exact, [&] { return what; });
        };
        std::span<T> const destination(out);
        row.object(std::span(x), std::span(y)).into(destination);
        require_first("two arrays of NaN");
        row.object(std::span(x), second).into(destination);
        require_first("an array and a scalar NaN");
        row.object(first, std::span(y)).into(destination);
        require_first("a scalar and an array of NaN");
      }
    }
  }
}

// Only two NaNs tell the operands of an extremum apart: numbers that compare equal are the same
// bits, or differ in a sign that decides.
template <class T, class Row>
void numbers_commute(Row const& row) {
  random_source random(11);
  for (std::size_t n = 0; n != 140; ++n) {
    for (random_kind const kind : {random_kind::ties, random_kind::numbers}) {
      std::vector<T> const x = random.array<T>(n, kind);
      std::vector<T> const y = random.array<T>(n, kind);
      std::vector<T> const one = evaluate<T, Row, 2>(row, {x, y});
      std::vector<T> const other = evaluate<T, Row, 2>(row, {y, x});
      require_same(std::span<T const>(one), other, nan_result::exact,
                   [] { return "with its operands exchanged"; });
    }
  }
}

}  // namespace test

#endif
