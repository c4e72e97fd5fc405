#ifndef TENFOLD_TEST_CONFORMANCE_RUN_HPP
#define TENFOLD_TEST_CONFORMANCE_RUN_HPP
// Runs one line of a vector file in every way it can be run and compares.

#include <string>
#include <vector>

#include "conformance/compare.hpp"
#include "conformance/table.hpp"
#include "conformance/vector_line.hpp"

namespace conformance {

// Those of this CPU, best first.
const std::vector<std::string>& instruction_sets();

struct mismatch {
  std::string target;  // the instruction set
  std::string how;     // where the arrays lay, and whether in place
  std::string detail;  // lines of text: expected and got
};

// The first mismatch on each instruction set; none where the line passes.
// Throws malformed if the line's result isn't one the row can have.
std::vector<mismatch> run_line(const row& row, const vector_line& line, nan_rule rule);

}  // namespace conformance

#endif
