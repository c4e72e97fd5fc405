#ifndef TENFOLD_PERF_REGISTRY_HPP
#define TENFOLD_PERF_REGISTRY_HPP
// What the libraries have added by the time main begins.
#include <string>
#include <vector>

#include "perf/workload.hpp"

namespace perf {

struct entry {
  std::string workload, library, type;
  timed_function run;
};

std::vector<entry>& entries();
/// Each library that takes no part, with the reason.
std::vector<std::string>& left_out();

}  // namespace perf
#endif
