#ifndef TENFOLD_TEST_TABLE_HPP
#define TENFOLD_TEST_TABLE_HPP
// The list of all operations and reducers. A new one gets a row here, and with it every test in
// table_tests.hpp; table_files.cpp fails while the row is missing.

#include <cstddef>
#include <limits>
#include <string_view>
#include <tenfold/tenfold.hpp>
#include <tuple>
#include <type_traits>
#include <vector>

#include "support/elements.hpp"
#include "support/reference.hpp"
#include "support/values.hpp"

namespace test {

enum class reduction { none, to_value, to_index };

// For which element types a row is.
struct every_type {
  template <class T>
  static constexpr bool has = true;
};

// Special values of a row.
struct common_values {
  template <class T>
  static std::vector<T> values() {
    return special_values<T>();
  }
};

// With values whose sums lie halfway between two floats, and whose sums just wrap or overflow.
struct values_for_sums {
  template <class T>
  static std::vector<T> values() {
    using limits = std::numeric_limits<T>;
    std::vector<T> values = special_values<T>();
    if constexpr (std::floating_point<T>) {
      for (T const x : {T{1} / 2, limits::epsilon(), limits::epsilon() / 2,
                        limits::max() * (limits::epsilon() / 4), limits::max() / 2}) {
        values.push_back(x);
        values.push_back(-x);
      }
    } else {
      values.push_back(static_cast<T>(limits::max() / 2 + 2));
      values.push_back(static_cast<T>(limits::max() / 3));
    }
    return values;
  }
};

// `count` operands in the elementwise form, none where there is no such form. The reference is
// that of the elementwise form; of a reducer, that of the extremum it finds.
template <std::size_t count, reduction kind, class Object, class Reference, class Types,
          class Values>
struct row {
  static constexpr std::size_t operands = count;
  static constexpr reduction reduces = kind;
  using types = Types;
  using special = Values;

  std::string_view name;
  Object object;
  Reference reference;
  nan_result nan;
};

template <std::size_t count, class Values = common_values, class Types = every_type, class Object,
          class Reference>
constexpr auto elementwise(std::string_view name, Object object, Reference reference,
                           nan_result nan = nan_result::exact) {
  return row<count, reduction::none, Object, Reference, Types, Values>{name, object, reference,
                                                                       nan};
}

// max(x, y) and max(x)
template <class Values = common_values, class Types = every_type, class Object, class Reference>
constexpr auto extremum(std::string_view name, Object object, Reference reference) {
  return row<2, reduction::to_value, Object, Reference, Types, Values>{name, object, reference,
                                                                       nan_result::exact};
}

template <class Values = common_values, class Types = every_type, class Object, class Reference>
constexpr auto index(std::string_view name, Object object, Reference reference) {
  return row<0, reduction::to_index, Object, Reference, Types, Values>{name, object, reference,
                                                                       nan_result::exact};
}

inline constexpr std::tuple table{
    elementwise<1>("abs", tenfold::abs, reference::abs),
    elementwise<2, values_for_sums>("add", tenfold::add, reference::add, nan_result::any),
    extremum("max", tenfold::max, reference::max),
    extremum("max_magnitude", tenfold::max_magnitude, reference::max_magnitude),
    extremum("min_magnitude", tenfold::min_magnitude, reference::min_magnitude),
    elementwise<2, values_for_sums>("subtract", tenfold::subtract, reference::subtract,
                                    nan_result::any),
    index("index_of_max_magnitude", tenfold::index_of_max_magnitude, reference::max_magnitude),
};

// Calls f(row) for each row that has elements of type T.
template <class T, class F>
void for_each_row(F&& f) {
  auto const call = [&](auto const& one) {
    if constexpr (std::remove_cvref_t<decltype(one)>::types::template has<T>) f(one);
  };
  std::apply([&](auto const&... rows) { (call(rows), ...); }, table);
}

}  // namespace test

#endif
