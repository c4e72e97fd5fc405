#ifndef TENFOLD_TEST_TABLE_TESTS_HPP
#define TENFOLD_TEST_TABLE_TESTS_HPP
// What every operation and every reducer has to hold, for one element type: the file that
// includes this defines TABLE_ELEMENT, and each element type has such a file, since one program
// with all of them would take minutes to compile.

#define BOOST_TEST_DYN_LINK
#include <boost/test/unit_test.hpp>
#include <concepts>
#include <tenfold/tenfold.hpp>
#include <type_traits>

#include "laws/elementwise.hpp"
#include "laws/reducers.hpp"
#include "support/targets.hpp"
#include "table.hpp"

namespace {

using element = TABLE_ELEMENT;

// Calls test(row) for each row of the kind, on each instruction set.
template <class F>
void for_each_operation(F&& test) {
  test::for_each_target([&] {
    test::for_each_row<element>([&](auto const& row) {
      if constexpr (std::remove_cvref_t<decltype(row)>::operands != 0) {
        BOOST_TEST_CONTEXT(row.name) { test(row); }
      }
    });
  });
}

template <class F>
void for_each_reducer(F&& test) {
  test::for_each_target([&] {
    test::for_each_row<element>([&](auto const& row) {
      if constexpr (std::remove_cvref_t<decltype(row)>::reduces != test::reduction::none) {
        BOOST_TEST_CONTEXT(row.name) { test(row); }
      }
    });
  });
}

BOOST_AUTO_TEST_SUITE(operations)

BOOST_AUTO_TEST_CASE(every_length) {
  for_each_operation([](auto const& row) { test::every_length<element>(row); });
}

BOOST_AUTO_TEST_CASE(special_values_in_every_lane) {
  for_each_operation([](auto const& row) { test::special_values_in_every_lane<element>(row); });
}

BOOST_AUTO_TEST_CASE(special_scalars) {
  for_each_operation([]<class Row>(Row const& row) {
    if constexpr (Row::operands > 1) test::special_scalars<element>(row);
  });
}

BOOST_AUTO_TEST_CASE(faults_in_every_lane) {
  for_each_operation([](auto const& row) { test::faults_in_every_lane<element>(row); });
}

BOOST_AUTO_TEST_CASE(lane_independence) {
  for_each_operation([](auto const& row) { test::lane_independence<element>(row); });
}

BOOST_AUTO_TEST_CASE(extrema) {
  for_each_operation([]<class Row>(Row const& row) {
    if constexpr (Row::reduces == test::reduction::to_value) {
      test::extremum_of_itself<element>(row);
      test::numbers_commute<element>(row);
      if constexpr (std::floating_point<element>) test::first_operand_of_two_nans<element>(row);
    }
  });
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(reducers)

BOOST_AUTO_TEST_CASE(every_length) {
  for_each_reducer([](auto const& row) { test::reduce_every_length<element>(row); });
}

BOOST_AUTO_TEST_CASE(special_values_in_every_lane) {
  for_each_reducer(
      [](auto const& row) { test::reduce_special_values_in_every_lane<element>(row); });
}

BOOST_AUTO_TEST_CASE(extremum_at_every_position) {
  for_each_reducer([](auto const& row) { test::extremum_at_every_position<element>(row); });
}

BOOST_AUTO_TEST_CASE(ties_across_blocks) {
  for_each_reducer([](auto const& row) { test::ties_across_blocks<element>(row); });
}

BOOST_AUTO_TEST_CASE(nans) {
  for_each_reducer([](auto const& row) {
    if constexpr (std::floating_point<element>) {
      test::first_of_two_nans<element>(row);
      test::nans_across_blocks<element>(row);
    } else {
      (void)row;
    }
  });
}

BOOST_AUTO_TEST_CASE(long_arrays) {
  for_each_reducer([](auto const& row) { test::reduce_long_arrays<element>(row); });
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace

#endif
