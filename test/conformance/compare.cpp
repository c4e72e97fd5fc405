#include "conformance/compare.hpp"

#include <algorithm>

namespace conformance {
namespace {

bool equal(const element_type& type, std::uint64_t expected, std::uint64_t got, nan_rule rule) {
  if (expected == got) return true;
  return rule == nan_rule::any && is_nan(type, expected) && is_nan(type, got);
}

std::string shortened(const elements& list, std::size_t index, notation written) {
  constexpr std::size_t before = 3;
  constexpr std::size_t longest = 12;
  const bool cut = list.size() > longest;
  const std::size_t from = cut && index > before ? index - before : 0;
  const std::size_t to = std::min(list.size(), from + longest);
  std::string text = from > 0 ? "...," : "";
  for (std::size_t i = from; i < to; ++i)
    text += (i > from ? "," : "") + element_text(list, i, written);
  return to < list.size() ? text + ",..." : text;
}

}  // namespace

std::optional<std::size_t> first_difference(const elements& expected, const elements& got,
                                            nan_rule rule) {
  if (expected.bytes() == got.bytes()) return std::nullopt;
  for (std::size_t i = 0; i < expected.size(); ++i)
    if (!equal(expected.type(), expected.bits(i), got.bits(i), rule)) return i;
  return std::nullopt;
}

std::string difference_text(labelled expected, labelled got, std::size_t index, notation written) {
  const auto line = [&](const labelled& side) {
    return std::string(side.label) + ' ' + shortened(side.list, index, written);
  };
  std::string text = line(expected) + '\n' + line(got);
  if (expected.list.size() > 1)
    text += "\nfirst difference at index " + std::to_string(index) + " of " +
            std::to_string(expected.list.size());
  return text;
}

}  // namespace conformance
