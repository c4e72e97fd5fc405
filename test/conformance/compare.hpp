#ifndef TENFOLD_TEST_CONFORMANCE_COMPARE_HPP
#define TENFOLD_TEST_CONFORMANCE_COMPARE_HPP
// Comparing arrays bit for bit, and the text that shows where they differ.

#include <optional>
#include <string>
#include <string_view>

#include "conformance/element_type.hpp"
#include "conformance/vector_line.hpp"

namespace conformance {

// What a NaN in a result has to be: the very bits expected, or any NaN.
enum class nan_rule { bits, any };

// The lists have the same type and size.
std::optional<std::size_t> first_difference(const elements& expected, const elements& got,
                                            nan_rule rule);

struct labelled {
  std::string_view label;
  const elements& list;
};

// Two lines, one for each list, shortened to the surroundings of `index`, where they differ.
std::string difference_text(labelled expected, labelled got, std::size_t index, notation written);

}  // namespace conformance

#endif
