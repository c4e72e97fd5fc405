#include "conformance/run.hpp"

#include <tenfold/tenfold.hpp>

#include <array>
#include <optional>

#include "conformance/memory_block.hpp"

namespace conformance {
namespace {

// ---- what a line expects ------------------------------------------------------------------------

enum class error_kind { none, overflow, domain, empty, shape, foreign };

struct error_name {
  std::string_view text;
  error_kind kind;
};

constexpr std::array<error_name, 5> error_names{{
    {"!overflow", error_kind::overflow},
    {"!divide_by_zero", error_kind::domain},
    {"!arithmetic", error_kind::domain},
    {"!empty", error_kind::empty},
    {"!shape", error_kind::shape},
}};

error_kind parse_error_name(std::string_view text) {
  for (const error_name& name : error_names)
    if (name.text == text) return name.kind;
  throw malformed("there is no error \"" + std::string(text) + '"');
}

struct expectation {
  error_kind error;
  std::string error_text;
  elements values;  // none where an error is expected
};

// An elementwise operation gives as many elements as its first array has.
std::size_t result_size(const row& row, const vector_line& line) {
  return row.elementwise ? line.operands[line.operand_kinds.find(array_operand)].size() : 1;
}

expectation expect(const row& row, const vector_line& line) {
  if (line.results.size() != 1) throw malformed("this operation has one result");
  const std::string& text = line.results.front();
  if (text.starts_with('!')) return {parse_error_name(text), text, elements(*row.result)};
  elements values = parse_elements(*row.result, row.written, text);
  const std::size_t size = result_size(row, line);
  if (values.size() != size)
    throw malformed("the result has " + std::to_string(values.size()) + " elements instead of " +
                    std::to_string(size));
  return {error_kind::none, "", std::move(values)};
}

// ---- the ways to run it -------------------------------------------------------------------------

// In elements: operand k starts first + k * step behind an aligned address.
struct layout {
  std::size_t first;
  std::size_t step;
};

struct way {
  layout where;
  std::optional<std::size_t> in_place;  // over which operand; else into memory of its own
};

std::vector<layout> layouts(const element_type& type) {
  return {{0, 0}, {1, 0}, {alignment / type.bytes - 1, 0}, {2, 3}};
}

bool can_run_in_place(const row& row, const vector_line& line, std::size_t k) {
  return row.elementwise && line.operand_kinds[k] == array_operand &&
         line.operands[k].type().name == row.result->name;
}

std::vector<way> ways(const row& row, const vector_line& line) {
  std::vector<way> all;
  for (const layout& where : layouts(line.operands.front().type())) {
    all.push_back({where, std::nullopt});
    for (std::size_t k = 0; k < line.operands.size(); ++k)
      if (can_run_in_place(row, line, k)) all.push_back({where, k});
  }
  return all;
}

std::string operand_text(std::size_t k) { return "operand " + std::to_string(k + 1); }

std::string text_of(const way& way) {
  std::string text = way.in_place ? "in place over " + operand_text(*way.in_place) + ", " : "";
  text += "element offset " + std::to_string(way.where.first);
  if (way.where.step != 0)
    text += " (" + std::to_string(way.where.step) + " more for each further array)";
  return text;
}

// ---- running ------------------------------------------------------------------------------------

struct outcome {
  error_kind error;
  std::string message;
};

outcome call(const row& row, const std::vector<operand>& operands, destination out) {
  const auto thrown = [](error_kind kind, const auto& error) {
    return outcome{kind, error.what()};
  };
  try {
    row.apply(operands, out);
    return {error_kind::none, ""};
  } catch (const tenfold::overflow_error& error) {
    return thrown(error_kind::overflow, error);
  } catch (const tenfold::domain_error& error) {
    return thrown(error_kind::domain, error);
  } catch (const tenfold::empty_error& error) {
    return thrown(error_kind::empty, error);
  } catch (const tenfold::shape_error& error) {
    return thrown(error_kind::shape, error);
  } catch (const std::exception& error) {
    return thrown(error_kind::foreign, error);
  }
}

std::vector<memory_block> place_operands(const vector_line& line, const layout& where) {
  std::vector<memory_block> blocks;
  for (const elements& operand : line.operands)
    blocks.emplace_back(operand, where.first + blocks.size() * where.step);
  return blocks;
}

// Memory for the result, none of whose elements is right before it has been written to.
memory_block place_result(const row& row, const vector_line& line, const expectation& expected,
                          const layout& where) {
  elements wrong(*row.result);
  for (std::size_t i = 0; i < expected.values.size(); ++i) wrong.append(~expected.values.bits(i));
  wrong.append(0, result_size(row, line) - wrong.size());
  return {wrong, where.first + line.operands.size() * where.step};
}

// ---- comparing ----------------------------------------------------------------------------------
// Each check gives the text of what is wrong, or an empty one.

std::string check_error(const expectation& expected, const outcome& got) {
  if (expected.error == got.error) return "";
  const std::string wanted = expected.error == error_kind::none ? "a result" : expected.error_text;
  const std::string had =
      got.error == error_kind::none ? "a result" : "the exception: " + got.message;
  return "expected " + wanted + "\ngot      " + had;
}

std::string check_values(const elements& expected, const memory_block& out, nan_rule rule,
                         notation written) {
  const elements got = out.content();
  const auto index = first_difference(expected, got, rule);
  if (!index) return "";
  return difference_text({"expected", expected}, {"got     ", got}, *index, written);
}

std::string check_margins(const memory_block& block, const std::string& name) {
  if (block.margins_intact()) return "";
  return "memory before or behind " + name + " was written to";
}

std::string check_unchanged(const elements& before, const memory_block& block,
                            const std::string& name) {
  const elements after = block.content();
  const auto index = first_difference(before, after, nan_rule::bits);
  if (!index) return "";
  return name + " was changed\n" +
         difference_text({"before", before}, {"after ", after}, *index, notation::list);
}

std::string check_operands(const vector_line& line, const std::vector<memory_block>& blocks,
                           std::optional<std::size_t> overwritten) {
  for (std::size_t k = 0; k < blocks.size(); ++k) {
    std::string wrong = check_margins(blocks[k], operand_text(k));
    if (wrong.empty() && k != overwritten)
      wrong = check_unchanged(line.operands[k], blocks[k], operand_text(k));
    if (!wrong.empty()) return wrong;
  }
  return "";
}

std::string run_once(const row& row, const vector_line& line, const expectation& expected,
                     const way& way, nan_rule rule) {
  std::vector<memory_block> blocks = place_operands(line, way.where);
  std::vector<operand> operands;
  for (memory_block& block : blocks) operands.push_back({block.data(), block.size()});
  memory_block separate = place_result(row, line, expected, way.where);
  memory_block& out = way.in_place ? blocks[*way.in_place] : separate;

  const outcome got = call(row, operands, {out.data(), out.size()});

  if (std::string wrong = check_error(expected, got); !wrong.empty()) return wrong;
  if (std::string wrong = check_margins(separate, "the destination"); !wrong.empty()) return wrong;
  const bool finished = got.error == error_kind::none;
  if (finished) {
    std::string wrong = check_values(expected.values, out, rule, row.written);
    if (!wrong.empty()) return wrong;
  }
  // Where an error was thrown, the operand that was to be overwritten is as it was, too.
  return check_operands(line, blocks, finished ? way.in_place : std::nullopt);
}

}  // namespace

const std::vector<std::string>& instruction_sets() {
  static const std::vector<std::string> all = tenfold::targets();
  return all;
}

std::vector<mismatch> run_line(const row& row, const vector_line& line, nan_rule rule) {
  const expectation expected = expect(row, line);
  const std::vector<way> all_ways = ways(row, line);
  std::vector<mismatch> mismatches;
  for (const std::string& target : instruction_sets()) {
    tenfold::set_target(target);
    for (const way& way : all_ways) {
      std::string wrong = run_once(row, line, expected, way, rule);
      if (wrong.empty()) continue;
      mismatches.push_back({target, text_of(way), std::move(wrong)});
      break;
    }
  }
  return mismatches;
}

}  // namespace conformance
