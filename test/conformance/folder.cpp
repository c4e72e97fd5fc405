#include "conformance/folder.hpp"

#include <algorithm>
#include <fstream>
#include <string>
#include <system_error>
#include <vector>

#include "conformance/run.hpp"
#include "conformance/table.hpp"
#include "conformance/vector_line.hpp"

namespace conformance {
namespace {

namespace fs = std::filesystem;

// Text files that go with the vectors and hold observations, in another format.
bool holds_vectors(const fs::path& file) {
  const fs::path name = file.filename();
  return name.extension() == ".txt" && name != "deviations.txt" && name != "snan.txt";
}

std::vector<fs::path> vector_files(const fs::path& folder) {
  std::error_code fault;
  if (!fs::is_directory(folder, fault)) throw no_vectors("there is no folder " + folder.string());
  std::vector<fs::path> files;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder))
    if (entry.is_regular_file() && holds_vectors(entry.path())) files.push_back(entry.path());
  std::ranges::sort(files);
  return files;
}

std::string indented(std::string text) {
  text.insert(0, "  ");
  for (std::size_t at = text.find('\n'); at != text.npos; at = text.find('\n', at + 1))
    text.insert(at + 1, "  ");
  return text;
}

std::string failure_text(const std::string& place, const vector_line& line,
                         const std::vector<mismatch>& mismatches) {
  const mismatch& first = mismatches.front();
  std::string text = "FAILED " + place + ": " + line.operation + ' ' + line.form + ' ' + line.type +
                     " on " + first.target + ", " + first.how + '\n' + indented(first.detail);
  for (std::size_t i = 1; i < mismatches.size(); ++i)
    text += (i == 1 ? "\n  also wrong on " : ", ") + mismatches[i].target;
  return text;
}

class file_reader {
 public:
  file_reader(const fs::path& file, report& report)
      : file_(file), name_(file.filename().string()), report_(&report) {}

  // Gives the number of lines that aren't comments.
  std::size_t read() {
    std::ifstream in(file_);
    if (!in) fail("the file can't be read");
    std::string text;
    while (std::getline(in, text)) {
      ++number_;
      read_line(text);
    }
    return vectors_;
  }

 private:
  void read_line(const std::string& text) try {
    if (text.empty()) return;
    if (text.front() == '#') return read_comment(text);
    ++vectors_;
    run(parse_line(text));
  } catch (const malformed& error) {
    fail(error.what());
  }

  // Most comments are for people; one says how NaNs are compared.
  void read_comment(std::string_view text) {
    constexpr std::string_view key = "# nan:";
    if (!text.starts_with(key)) return;
    text.remove_prefix(key.size());
    text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
    const std::string_view rule = text.substr(0, text.find(' '));
    if (rule != "any" && rule != "bits")
      throw malformed("# nan: should be followed by any or bits");
    rule_ = rule == "any" ? nan_rule::any : nan_rule::bits;
  }

  void run(const vector_line& line) {
    const row* row = find_row(line);
    if (!row) return report_->leave_out(line.operation, line.type, why_no_row(line));
    const std::vector<mismatch> mismatches = run_line(*row, line, rule_);
    if (mismatches.empty()) return report_->pass(line.operation, line.type);
    report_->fail(line.operation, line.type, failure_text(place(), line, mismatches));
  }

  // A line that can't be understood has no operation and type to be counted for.
  void fail(const std::string& why) {
    report_->fail(name_, "malformed", "FAILED " + place() + ": malformed: " + why);
  }

  std::string place() const { return file_.string() + ':' + std::to_string(number_); }

  fs::path file_;
  std::string name_;
  report* report_;
  nan_rule rule_ = nan_rule::bits;
  std::size_t number_ = 0;
  std::size_t vectors_ = 0;
};

}  // namespace

void run_folder(const fs::path& folder, report& report) {
  std::size_t vectors = 0;
  for (const fs::path& file : vector_files(folder)) vectors += file_reader(file, report).read();
  if (vectors == 0 && report.total().failed == 0)
    throw no_vectors("there is no vector line in any .txt file of " + folder.string());
}

}  // namespace conformance
