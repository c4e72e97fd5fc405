// Runs tenfold's workloads for script/count, which counts their instructions with callgrind.
// Each measurement is dumped under the name  workload/type/n/times.
#include <valgrind/callgrind.h>

#include <cstddef>
#include <cstdint>
#include <iostream>
#include <string>

#include "perf/data.hpp"
#include "perf/registry.hpp"
#include "perf/workload.hpp"

namespace {

constexpr std::ptrdiff_t largest = 65536;
alignas(64) std::int64_t x[largest], y[largest], out[largest];

void count(const perf::entry& counted, std::ptrdiff_t n, std::int64_t times) {
  const perf::job job{
      counted.workload.c_str(), counted.type.c_str(), "random", x, y, out, n, times};
  const std::string name =
      counted.workload + "/" + counted.type + "/" + std::to_string(n) + "/" + std::to_string(times);
  CALLGRIND_ZERO_STATS;
  counted.run(job);
  CALLGRIND_DUMP_STATS_AT(name.c_str());
}

}  // namespace

int main() {
  if (RUNNING_ON_VALGRIND == 0) {
    std::cerr << "count: this runs under valgrind; use script/count\n";
    return 1;
  }
  for (const perf::entry& counted : perf::entries()) {
    perf::fill(x, counted.type, largest, "random", 1);
    perf::fill(y, counted.type, largest, "random", 2);
    count(counted, 8, 1);  // the first call of all chooses the instruction set
    for (const std::ptrdiff_t n : {8, 1024, 16384, 65536}) {
      for (const std::int64_t times : {1, 11}) count(counted, n, times);
    }
  }
}
