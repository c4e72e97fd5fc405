#ifndef TENFOLD_TEST_CONFORMANCE_REPORT_HPP
#define TENFOLD_TEST_CONFORMANCE_REPORT_HPP
// Counts lines for each operation and element type, and prints failures and the counts.

#include <cstddef>
#include <iosfwd>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace conformance {

struct line_counts {
  std::size_t passed = 0;
  std::size_t failed = 0;
  std::map<std::string, std::size_t> left_out{};  // for each reason

  std::size_t all_left_out() const;
};

class report {
 public:
  explicit report(std::ostream& out) : out_(&out) {}

  void pass(const std::string& operation, const std::string& type);
  void leave_out(const std::string& operation, const std::string& type, const std::string& reason);
  // Prints the text, unless there have been several failures of this operation and type.
  void fail(const std::string& operation, const std::string& type, const std::string& text);

  line_counts total() const;

  // A line for each operation and type, then `N passed, N failed, N skipped`.
  void print_counts() const;

 private:
  struct entry {
    std::string operation;
    std::string type;
    line_counts lines{};
  };

  line_counts& find(const std::string& operation, const std::string& type);
  void print(const entry& one) const;

  std::ostream* out_;
  std::vector<entry> entries_;  // in the order of the files
  std::map<std::pair<std::string, std::string>, std::size_t> places_;
};

}  // namespace conformance

#endif
