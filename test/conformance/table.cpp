#include "conformance/table.hpp"

#include <algorithm>
#include <map>
#include <stdexcept>
#include <tuple>

namespace conformance {
namespace {

using key = std::tuple<std::string_view, std::string_view, std::string_view>;
using row_map = std::map<key, row>;

// A function, so that it is there before the first global of type `rows`.
row_map& table() {
  static row_map all;
  return all;
}

bool any_row(auto condition) {
  return std::ranges::any_of(table(), [&](const auto& entry) { return condition(entry.second); });
}

}  // namespace

rows::rows(std::initializer_list<std::vector<row>> operations) {
  for (const std::vector<row>& operation : operations)
    for (const row& row : operation)
      if (!table().emplace(key{row.operation, row.form, row.type}, row).second)
        throw std::logic_error("two rows for " + std::string(row.operation) + ' ' +
                               std::string(row.form) + ' ' + std::string(row.type));
}

const row* find_row(const vector_line& line) {
  const auto found = table().find(key{line.operation, line.form, line.type});
  return found == table().end() ? nullptr : &found->second;
}

std::string why_no_row(const vector_line& line) {
  const auto same_operation = [&](const row& row) { return row.operation == line.operation; };
  const auto same_type = [&](const row& row) { return row.type == line.type; };
  const auto same_form = [&](const row& row) { return row.form == line.form; };
  if (!any_row(same_operation)) return "no such operation yet";
  if (!any_row(same_type)) return "element type " + line.type;
  if (!any_row([&](const row& row) { return same_operation(row) && same_form(row); }))
    return "no form " + line.form + " of it yet";
  return "not for element type " + line.type;
}

}  // namespace conformance
