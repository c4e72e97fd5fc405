#include "conformance/vector_line.hpp"

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <optional>

namespace conformance {
namespace {

// Far above any list of the files: a slip in a count shall not take all memory.
constexpr std::size_t longest_list = std::size_t{1} << 26;

std::string quoted(std::string_view text) { return '"' + std::string(text) + '"'; }

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> fields;
  for (;;) {
    const std::size_t end = text.find(separator);
    fields.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return fields;
    text.remove_prefix(end + 1);
  }
}

template <class Integer>
std::optional<Integer> read_integer(std::string_view digits, int base) {
  Integer value{};
  const char* end = digits.data() + digits.size();
  const auto [stop, fault] = std::from_chars(digits.data(), end, value, base);
  if (fault != std::errc{} || stop != end) return std::nullopt;
  return value;
}

std::uint64_t parse_bits(const element_type& type, std::string_view text) {
  const std::size_t width = 2 * type.bytes;
  const bool all_hex = text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
  if (text.size() != width || !all_hex)
    throw malformed(quoted(text) + " is no element of " + std::string(type.name) + ", which has " +
                    std::to_string(width) + " lower-case hex digits");
  return *read_integer<std::uint64_t>(text, 16);
}

std::size_t parse_count(std::string_view text) {
  const auto count = read_integer<std::size_t>(text, 10);
  if (!count || *count == 0 || *count > longest_list)
    throw malformed(quoted(text) + " is no count of equal elements");
  return *count;
}

elements parse_list(const element_type& type, std::string_view text) {
  elements list(type);
  if (text == "-") return list;
  for (const std::string_view item : split(text, ',')) {
    const std::size_t star = item.find('*');
    const std::uint64_t bits = parse_bits(type, item.substr(0, star));
    const std::size_t count =
        star == std::string_view::npos ? 1 : parse_count(item.substr(star + 1));
    if (list.size() + count > longest_list) throw malformed("the list is too long");
    list.append(bits, count);
  }
  return list;
}

elements parse_value(const element_type& type, std::string_view text) {
  elements value(type);
  value.append(parse_bits(type, text));
  return value;
}

elements parse_decimal(std::string_view text) {
  const auto number = read_integer<std::int64_t>(text, 10);
  if (!number) throw malformed(quoted(text) + " is no decimal integer");
  elements value(element_type_of<std::int64_t>());
  value.append(static_cast<std::uint64_t>(*number));
  return value;
}

// What follows `prefix`, as in s:3f800000.
std::string_view behind(std::string_view prefix, std::string_view text) {
  if (!text.starts_with(prefix))
    throw malformed("operand " + quoted(text) + " should begin with " + quoted(prefix));
  return text.substr(prefix.size());
}

elements parse_operand(const element_type& type, char kind, std::string_view text) {
  if (kind == scalar_operand) return parse_value(type, behind("s:", text));
  if (kind == parameter_operand) return parse_decimal(behind("n:", text));
  return parse_list(type, text);
}

const element_type& parse_type(std::string_view text) {
  const element_type* type = find_element_type(text);
  if (!type) throw malformed("there is no element type " + quoted(text));
  return *type;
}

// The type of the operands. A conversion's field names the type of its result too.
const element_type& parse_type_field(std::string_view form, std::string_view text) {
  if (form != "C") return parse_type(text);
  const auto types = split(text, '>');
  if (types.size() != 2) throw malformed(quoted(text) + " should name two element types, a>b");
  parse_type(types[1]);
  return parse_type(types[0]);
}

void check_results(const std::vector<std::string>& results) {
  if (results.empty()) throw malformed("there is no result behind the =");
  for (const std::string& result : results)
    if (result.empty()) throw malformed("a result is empty");
}

}  // namespace

vector_line parse_line(std::string_view text) {
  const auto fields = split(text, '\t');
  const auto equals = std::find(fields.begin(), fields.end(), "=");
  if (equals == fields.end()) throw malformed("there is no field =");
  if (equals - fields.begin() < 4)
    throw malformed("operation, form, type and operands should stand before the =");

  vector_line line;
  line.operation = fields[0];
  line.form = fields[1];
  line.type = fields[2];
  if (line.operation.empty()) throw malformed("the operation's name is empty");
  const form* form = find_form(line.form);
  if (!form) throw malformed("there is no form " + quoted(line.form));
  const element_type& type = parse_type_field(line.form, line.type);

  const std::vector<std::string_view> operands(fields.begin() + 3, equals);
  line.operand_kinds = form->operands;
  if (operands.back().starts_with("n:")) {
    line.operand_kinds += parameter_operand;
    line.form += parameter_operand;
  }
  if (operands.size() != line.operand_kinds.size())
    throw malformed("form " + line.form + " has " + std::to_string(line.operand_kinds.size()) +
                    " operands, the line " + std::to_string(operands.size()));
  for (std::size_t i = 0; i < operands.size(); ++i)
    line.operands.push_back(parse_operand(type, line.operand_kinds[i], operands[i]));

  line.results.assign(equals + 1, fields.end());
  check_results(line.results);
  return line;
}

elements parse_elements(const element_type& type, notation written, std::string_view text) {
  switch (written) {
    case notation::value:
      return parse_value(type, text);
    case notation::decimal:
      return parse_decimal(text);
    default:
      return parse_list(type, text);
  }
}

std::string element_text(const elements& list, std::size_t index, notation written) {
  const std::uint64_t bits = list.bits(index);
  if (written == notation::decimal) return std::to_string(static_cast<std::int64_t>(bits));
  char digits[2 * sizeof bits + 1];
  std::snprintf(digits, sizeof digits, "%0*llx", static_cast<int>(2 * list.type().bytes),
                static_cast<unsigned long long>(bits));
  return digits;
}

}  // namespace conformance
