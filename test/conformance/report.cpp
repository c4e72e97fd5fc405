#include "conformance/report.hpp"

#include <iomanip>
#include <ostream>

namespace conformance {
namespace {

constexpr std::size_t failures_shown = 3;

}  // namespace

std::size_t line_counts::all_left_out() const {
  std::size_t sum = 0;
  for (const auto& [reason, lines] : left_out) sum += lines;
  return sum;
}

line_counts& report::find(const std::string& operation, const std::string& type) {
  const auto [place, added] = places_.try_emplace({operation, type}, entries_.size());
  if (added) entries_.push_back({operation, type});
  return entries_[place->second].lines;
}

void report::pass(const std::string& operation, const std::string& type) {
  ++find(operation, type).passed;
}

void report::leave_out(const std::string& operation, const std::string& type,
                       const std::string& reason) {
  ++find(operation, type).left_out[reason];
}

void report::fail(const std::string& operation, const std::string& type, const std::string& text) {
  if (++find(operation, type).failed <= failures_shown) *out_ << text << '\n';
}

line_counts report::total() const {
  line_counts total;
  for (const entry& one : entries_) {
    total.passed += one.lines.passed;
    total.failed += one.lines.failed;
    for (const auto& [reason, lines] : one.lines.left_out) total.left_out[reason] += lines;
  }
  return total;
}

void report::print(const entry& one) const {
  const line_counts& lines = one.lines;
  *out_ << std::left << std::setw(32) << one.operation << std::setw(10) << one.type << std::right
        << std::setw(6) << lines.passed << " passed" << std::setw(6) << lines.failed << " failed"
        << std::setw(6) << lines.all_left_out() << " left out";
  const char* separator = ": ";
  for (const auto& [reason, count] : lines.left_out) {
    *out_ << separator << reason;
    separator = ", ";
  }
  if (lines.failed > failures_shown)
    *out_ << "; " << lines.failed - failures_shown << " more failures not shown";
  *out_ << '\n';
}

void report::print_counts() const {
  for (const entry& one : entries_) print(one);
  const line_counts all = total();
  *out_ << all.passed << " passed, " << all.failed << " failed, " << all.all_left_out()
        << " skipped\n";
}

}  // namespace conformance
