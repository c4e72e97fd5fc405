// What a file costs that uses tenfold: seconds and memory of the compiler, beside Eigen and xtensor
// with the same expressions.   compile_time [COMPILER]
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

struct library {
  std::string name;
  std::string prologue;            // includes, and the types array and expression
  std::vector<std::string> steps;  // what is done to the expression %
  std::vector<std::string> flags;
};

const std::string tenfold_prologue =
    "#include <tenfold/tenfold.hpp>\nnamespace tf = tenfold;\nusing array = Eigen::ArrayXf;\n";
const std::vector<std::string> tenfold_steps = {"tf::abs(%)", "tf::max(%, y)", "tf::add(%, y)",
                                                "tf::subtract(%, y)"};

const std::vector<library> libraries = {
    {"tenfold, 1 instruction set", tenfold_prologue, tenfold_steps, {"-DTENFOLD_STATIC"}},
    {"tenfold, 2", tenfold_prologue, tenfold_steps, {"-DTENFOLD_TARGETS=TENFOLD_AVX2"}},
    {"tenfold, 3",
     tenfold_prologue,
     tenfold_steps,
     {"-DTENFOLD_TARGETS=TENFOLD_SSE4|TENFOLD_AVX2"}},
    {"tenfold, 4 (the default)", tenfold_prologue, tenfold_steps, {}},
    {"eigen",
     "#include <Eigen/Core>\nusing array = Eigen::ArrayXf;\n",
     {"(%).abs()", "(%).max(y)", "(%) + y", "(%) - y"},
     {}},
    {"xtensor, xsimd",
     "#define XTENSOR_USE_XSIMD\n#include <xtensor/xtensor.hpp>\n#include <xtensor/xmath.hpp>\n"
     "using array = xt::xtensor<float, 1>;\n",
     {"xt::abs(%)", "xt::maximum(%, y)", "(%) + y", "(%) - y"},
     {"-march=native"}},
};

/// Expression `number`: three steps, which are the digits of the number; all are different.
std::string expression(const library& l, std::size_t number) {
  std::string result = "x";
  for (int i = 0; i < 3; ++i, number /= l.steps.size()) {
    std::string step = l.steps[number % l.steps.size()];
    step.replace(step.find('%'), 1, result);
    result = step;
  }
  return result;
}

std::string source(const library& l, std::size_t expressions) {
  std::string text = l.prologue;
  for (std::size_t i = 0; i < expressions; ++i) {
    text += "void f" + std::to_string(i) +
            "(array& out, const array& x, const array& y) { out = " + expression(l, i) + "; }\n";
  }
  return text;
}

struct cost {
  double seconds;
  double mebibytes;
};

cost compile(const std::string& compiler, const std::filesystem::path& file,
             const std::vector<std::string>& flags) {
  std::vector<std::string> command = {
      compiler,   "-std=c++20",         "-O2", "-c", "-o", "/dev/null", "-I" TENFOLD_INCLUDE,
      "-isystem", TENFOLD_EIGEN_INCLUDE};
  command.insert(command.end(), flags.begin(), flags.end());
  command.push_back(file.string());
  std::vector<char*> arguments;
  for (std::string& word : command) arguments.push_back(word.data());
  arguments.push_back(nullptr);

  const pid_t child = fork();
  if (child < 0) throw std::runtime_error("fork failed");
  if (child == 0) {
    execvp(arguments[0], arguments.data());
    _exit(127);
  }
  int status = 0;
  rusage used{};
  if (wait4(child, &status, 0, &used) != child || status != 0) {
    throw std::runtime_error(compiler + " can't compile " + file.string());
  }
  const auto seconds = [](const timeval& t) {
    return static_cast<double>(t.tv_sec) + 1e-6 * static_cast<double>(t.tv_usec);
  };
  return {seconds(used.ru_utime) + seconds(used.ru_stime),
          static_cast<double>(used.ru_maxrss) / 1024};
}

}  // namespace

int main(int argc, char** argv) try {
  const std::string compiler = argc > 1 ? argv[1] : "g++";
  const auto folder =
      std::filesystem::temp_directory_path() / ("tenfold_compile_time." + std::to_string(getpid()));
  std::filesystem::create_directory(folder);
  std::printf("%s -O2: seconds of the CPU, MiB\n%-28s", compiler.c_str(), "");
  const std::size_t counts[] = {0, 1, 10, 40};
  for (const char* column : {"header", "1 expression", "10", "40"}) std::printf("%16s", column);
  std::printf("\n");
  for (const library& l : libraries) {
    std::printf("%-28s", l.name.c_str());
    for (const std::size_t count : counts) {
      const auto file = folder / "file.cpp";
      std::ofstream(file) << source(l, count);
      try {
        const cost c = compile(compiler, file, l.flags);
        std::printf("%7.1f s %4.0f MiB", c.seconds, c.mebibytes);
      } catch (const std::exception& error) {
        if (l.prologue == tenfold_prologue) throw;  // only a peer may be missing
        std::printf("  left out: %s", error.what());
        break;
      }
      std::fflush(stdout);
    }
    std::printf("\n");
  }
  std::filesystem::remove_all(folder);
} catch (const std::exception& error) {
  std::cerr << "compile_time: " << error.what() << '\n';
  return 1;
}
