#include "perf/registry.hpp"

namespace perf {

// In functions, since the files of the libraries add theirs in any order before main begins.
std::vector<entry>& entries() {
  static std::vector<entry> all;
  return all;
}
std::vector<std::string>& left_out() {
  static std::vector<std::string> all;
  return all;
}

void add(const char* workload, const char* library, const char* type, timed_function run) {
  entries().push_back({workload, library, type, run});
}
void leave_out(const char* library, const char* reason) {
  left_out().push_back(std::string(library) + ": " + reason);
}

}  // namespace perf
