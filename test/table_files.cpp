// The table has a row for each file of an operation and of a reducer, and no row without a file.
#define BOOST_TEST_MODULE table_files
#define BOOST_TEST_DYN_LINK
#include <boost/test/unit_test.hpp>
#include <filesystem>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>

#include "table.hpp"

namespace {

using names = std::set<std::string>;

// Files of these folders that are no operation and no reducer.
names const others{"all", "fluent", "function", "order"};

names files(char const* folder) {
  names found;
  std::filesystem::path const path = std::filesystem::path(TENFOLD_INCLUDE_DIR) / folder;
  for (auto const& entry : std::filesystem::directory_iterator(path)) {
    std::string const name = entry.path().stem().string();
    if (entry.path().extension() == ".hpp" && others.count(name) == 0) found.insert(name);
  }
  return found;
}

template <class Select>
names rows(Select select) {
  names selected;
  auto const add = [&](auto const& row) {
    std::string const name = select(row);
    if (!name.empty()) selected.insert(name);
  };
  std::apply([&](auto const&... row) { (add(row), ...); }, test::table);
  return selected;
}

std::string operation(auto const& row) { return row.operands == 0 ? "" : std::string(row.name); }

// The two reducers of an extremum, to its value and to its index, share a file.
std::string reducer(auto const& row) {
  if (row.reduces == test::reduction::none) return "";
  std::string_view name = row.name;
  std::string_view const prefix = "index_of_";
  if (name.starts_with(prefix)) name.remove_prefix(prefix.size());
  return std::string(name);
}

}  // namespace

BOOST_AUTO_TEST_CASE(one_row_per_operation) {
  auto const listed = rows([](auto const& row) { return operation(row); });
  BOOST_TEST(listed == files("op"), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(one_row_per_reducer) {
  auto const listed = rows([](auto const& row) { return reducer(row); });
  BOOST_TEST(listed == files("reduce"), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(no_name_twice) {
  auto const listed = rows([](auto const& row) { return std::string(row.name); });
  BOOST_TEST(listed.size() == std::tuple_size_v<std::remove_const_t<decltype(test::table)>>);
}
