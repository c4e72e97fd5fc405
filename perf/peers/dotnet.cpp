// .NET's TensorPrimitives: a program of its own, which stays alive, gets one line per job and
// answers with the seconds that it took. TENFOLD_DOTNET_PEER names it; script/bench sets that.
#include <sys/types.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <stdexcept>

#include "perf/workload.hpp"

namespace {

class process {
 public:
  explicit process(const char* program) {
    std::signal(SIGPIPE, SIG_IGN);  // where it has ended, no answer comes
    int requests[2], answers[2];
    if (pipe(requests) != 0 || pipe(answers) != 0) throw std::runtime_error("pipe failed");
    const pid_t child = fork();
    if (child < 0) throw std::runtime_error("fork failed");
    if (child == 0) {
      dup2(requests[0], STDIN_FILENO);
      dup2(answers[1], STDOUT_FILENO);
      for (const int end : {requests[0], requests[1], answers[0], answers[1]}) close(end);
      execlp("dotnet", "dotnet", program, static_cast<char*>(nullptr));
      _exit(127);
    }
    close(requests[0]);
    close(answers[1]);
    to_ = fdopen(requests[1], "w");
    from_ = fdopen(answers[0], "r");
  }

  double run(const perf::job& wanted) {
    std::fprintf(to_, "%s %s %s %td %lld\n", wanted.workload, wanted.type, wanted.data, wanted.n,
                 static_cast<long long>(wanted.times));
    std::fflush(to_);
    double seconds = 0;
    if (std::fscanf(from_, "%lf", &seconds) != 1) {
      throw std::runtime_error("the .NET peer gave no answer");
    }
    return seconds;
  }

 private:
  std::FILE* to_;
  std::FILE* from_;
};

double run(const perf::job& wanted) {
  static process peer(std::getenv("TENFOLD_DOTNET_PEER"));
  return peer.run(wanted);
}

const perf::at_start added([] {
  if (std::getenv("TENFOLD_DOTNET_PEER") == nullptr) {
    perf::leave_out("dotnet", "TENFOLD_DOTNET_PEER is not set; script/bench sets it where .NET is");
    return;
  }
  for (const char* workload : {"abs", "max", "max_abs", "min_magnitude_of_max_abs",
                               "index_of_max_magnitude", "index_of_max_magnitude_of_sub",
                               "max_reduce", "min_magnitude_reduce", "max_magnitude_reduce"}) {
    for (const char* type : perf::type_names<perf::all_types>) {
      perf::add(workload, "dotnet", type, run);
    }
  }
});

}  // namespace
