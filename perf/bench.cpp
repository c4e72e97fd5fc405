// Measures tenfold beside other libraries:   bench [--json FILE] [REGEX]
//
// Benchmarks are called workload/library/type/n, and REGEX selects among those names. The libraries
// take turns: in each round the same workload, type and n is run by all of them, one right after
// the other, so that a slow moment of the machine meets each of them alike. A ratio is the median
// over the rounds of the time of tenfold by the time of the other; below 1 tenfold is faster.
#include <benchmark/benchmark.h>
#include <sched.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iostream>
#include <map>
#include <memory>
#include <regex>
#include <string>
#include <utility>
#include <vector>

#include "perf/data.hpp"
#include "perf/registry.hpp"
#include "perf/workload.hpp"

namespace {

constexpr int rounds = 15;

/// What the elements are beside random ones, where only reducers differ by it.
constexpr const char* other_data[] = {"ascending", "equal", "nan_last"};

/// Every reducer is measured beside a plain sum.
bool is_reducer(const std::string& workload) {
  return std::ranges::any_of(perf::entries(), [&](const perf::entry& known) {
    return known.workload == workload && known.library == "plain_sum";
  });
}

/// Three arrays that start at a page, at different places in it: with the same one, writing to one
/// would look to the CPU like writing to the other.
class memory {
 public:
  explicit memory(std::size_t bytes) {
    for (std::size_t i = 0; i < 3; ++i) {
      blocks_[i].reset(static_cast<std::byte*>(std::aligned_alloc(4096, round_up(bytes + 2048))));
      if (!blocks_[i]) throw std::bad_alloc();
      std::memset(blocks_[i].get(), 0, bytes);
    }
  }
  void* operator[](std::size_t i) const { return blocks_[i].get() + 704 * i; }

 private:
  static std::size_t round_up(std::size_t bytes) { return (bytes + 4095) / 4096 * 4096; }
  struct release {
    void operator()(std::byte* block) const { std::free(block); }
  };
  std::unique_ptr<std::byte, release> blocks_[3];
};

struct group {
  std::string workload, type, data;
  std::ptrdiff_t n;

  std::string name(const std::string& library) const {
    return workload + (data == "random" ? "" : "." + data) + "/" + library + "/" + type + "/" +
           std::to_string(n);
  }
};

double median(std::vector<double> values) {
  if (values.empty()) return std::nan("");
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

/// Keeps the times of a group, and writes all runs as Google Benchmark does.
class reporter : public benchmark::BenchmarkReporter {
 public:
  explicit reporter(std::ostream* json) {
    if (json != nullptr) {
      json_ = std::make_unique<benchmark::JSONReporter>();
      json_->SetOutputStream(json);
      json_->SetErrorStream(&std::cerr);
    }
  }
  bool ReportContext(const Context& context) override {
    if (json_ && !std::exchange(has_context_, true)) json_->ReportContext(context);
    return true;
  }
  void ReportRuns(const std::vector<Run>& report) override {
    std::vector<Run> runs = report;
    for (Run& run : runs) {
      // without the settings, which are the same for all
      benchmark::BenchmarkName name;
      name.function_name = run.run_name.function_name;
      run.run_name = name;
      iterations[name.function_name] = run.iterations;
      if (is_measured) times[name.function_name].push_back(run.GetAdjustedRealTime());
    }
    if (json_ && is_measured) json_->ReportRuns(runs);
  }
  void Finalize() override {}
  void finish() {
    if (json_ && has_context_) json_->Finalize();
  }

  bool is_measured = false;
  std::map<std::string, std::vector<double>> times;  // in nanoseconds per call
  std::map<std::string, benchmark::IterationCount> iterations;

 private:
  std::unique_ptr<benchmark::JSONReporter> json_;
  bool has_context_ = false;
};

class session {
 public:
  session(reporter& report, const std::string& selection) : report_(report), selected_(selection) {}

  /// Runs what the libraries have of a group, if anything of it is selected.
  void run(const group& g) {
    std::vector<const perf::entry*> taking_part;
    for (const perf::entry& candidate : perf::entries()) {
      if (candidate.workload == g.workload && candidate.type == g.type &&
          std::regex_search(g.name(candidate.library), selected_)) {
        taking_part.push_back(&candidate);
      }
    }
    if (taking_part.empty()) return;
    has_run_ = true;

    const memory arrays(static_cast<std::size_t>(g.n) * perf::size_of(g.type));
    perf::fill(arrays[0], g.type, g.n, g.data, 1);
    perf::fill(arrays[1], g.type, g.n, "random", 2);
    report_.times.clear();
    // In the round before the first it finds out how many iterations are long enough.
    for (int round = 0; round <= rounds; ++round) {
      report_.is_measured = round > 0;
      for (const perf::entry* taker : taking_part) {
        auto* const registered =
            benchmark::RegisterBenchmark(g.name(taker->library).c_str(), [&, taker](auto& state) {
              const auto times = static_cast<std::int64_t>(state.max_iterations);
              while (state.KeepRunningBatch(state.max_iterations)) {
                state.SetIterationTime(
                    taker->run({g.workload.c_str(), g.type.c_str(), g.data.c_str(), arrays[0],
                                arrays[1], arrays[2], g.n, times}));
              }
            });
        registered->UseManualTime();
        if (round > 0) registered->Iterations(report_.iterations[g.name(taker->library)]);
      }
      benchmark::RunSpecifiedBenchmarks(&report_);
      benchmark::ClearRegisteredBenchmarks();
      std::rotate(taking_part.begin(), taking_part.begin() + 1, taking_part.end());
    }
    std::ranges::sort(taking_part, {}, [](const perf::entry* taker) { return taker->library; });
    print(g, taking_part);
  }

  bool has_run() const { return has_run_; }

 private:
  void print(const group& g, const std::vector<const perf::entry*>& taking_part) {
    const std::vector<double>& own = report_.times[g.name("tenfold")];
    std::printf("%-52s", g.name("tenfold").c_str());
    if (!own.empty()) std::printf("%12.1f ns", median(own));
    for (const perf::entry* other : taking_part) {
      if (other->library == "tenfold") continue;
      const std::vector<double>& theirs = report_.times[g.name(other->library)];
      if (own.empty()) {
        std::printf("  %s %.1f ns", other->library.c_str(), median(theirs));
        continue;
      }
      std::vector<double> ratios;
      for (std::size_t i = 0; i < std::min(own.size(), theirs.size()); ++i) {
        ratios.push_back(own[i] / theirs[i]);
      }
      std::printf("  %s %.2f", other->library.c_str(), median(ratios));
    }
    std::printf("\n");
    std::fflush(stdout);
  }

  reporter& report_;
  std::regex selected_;
  bool has_run_ = false;
};

/// On one CPU, where the libraries find the same caches; a program started from here stays on it,
/// too.
void stay_on_one_cpu() {
  cpu_set_t allowed;
  CPU_ZERO(&allowed);
  if (sched_getaffinity(0, sizeof allowed, &allowed) != 0) return;
  for (int cpu = CPU_SETSIZE - 1; cpu >= 0; --cpu) {
    if (!CPU_ISSET(cpu, &allowed)) continue;
    CPU_ZERO(&allowed);
    CPU_SET(cpu, &allowed);
    sched_setaffinity(0, sizeof allowed, &allowed);
    return;
  }
}

}  // namespace

int main(int argc, char** argv) try {
  std::ofstream json;
  std::string selection;
  for (int i = 1; i < argc; ++i) {
    const std::string argument = argv[i];
    if (argument == "--json" && i + 1 < argc) {
      json.open(argv[++i]);
      if (!json) throw std::runtime_error(std::string("can't write ") + argv[i]);
    } else if (argument.starts_with("-") || !selection.empty()) {
      std::cerr << "usage: bench [--json FILE] [REGEX]\n";
      return 1;
    } else {
      selection = argument;
    }
  }

  std::string settings[] = {"bench", "--benchmark_min_time=0.004"};
  std::vector<char*> arguments;
  for (std::string& setting : settings) arguments.push_back(setting.data());
  int count = static_cast<int>(arguments.size());
  benchmark::Initialize(&count, arguments.data());
  stay_on_one_cpu();

  for (const std::string& library : perf::left_out())
    std::printf("left out: %s\n", library.c_str());
  std::printf(
      "time of tenfold, and its ratio to that of each other library: medians of %d rounds\n",
      rounds);
  reporter report(json.is_open() ? &json : nullptr);
  session all(report, selection);
  std::vector<std::string> workloads;
  for (const perf::entry& known : perf::entries()) {
    if (std::ranges::find(workloads, known.workload) == workloads.end()) {
      workloads.push_back(known.workload);
    }
  }
  for (const std::string& workload : workloads) {
    for (const char* type : perf::type_names<perf::all_types>) {
      for (const std::ptrdiff_t n : {8, 64, 1024, 16384, 65536, 1048576, 16777216}) {
        all.run({workload, type, "random", n});
      }
      if (!is_reducer(workload)) continue;
      for (const std::string data : other_data) {
        if (data != "nan_last" || type[0] == 'f') all.run({workload, type, data, 65536});
      }
    }
  }
  report.finish();
  if (!all.has_run()) throw std::runtime_error("nothing is called " + selection);
} catch (const std::exception& error) {
  std::cerr << "bench: " << error.what() << '\n';
  return 1;
}
