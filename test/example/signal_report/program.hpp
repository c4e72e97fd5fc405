// Writes WAV files into a folder of its own, runs the example on them and reads what it prints.
#pragma once

#include <sys/wait.h>

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <system_error>
#include <vector>

using samples = std::vector<int>;

// ---- writing WAV files

inline std::string bytes(std::uint64_t value, int size) {
  std::string text;
  for (int i = 0; i < size; ++i) text += static_cast<char>(value >> 8 * i & 0xFF);
  return text;
}

inline std::string chunk(const std::string& id, const std::string& contents) {
  return id + bytes(contents.size(), 4) + contents + std::string(contents.size() % 2, '\0');
}

inline std::string riff(const std::string& chunks) { return chunk("RIFF", "WAVE" + chunks); }

inline std::string format_fields(int tag, int channels, std::uint32_t rate, int bits) {
  const int frame_size = channels * bits / 8;
  return bytes(std::uint64_t(tag), 2) + bytes(std::uint64_t(channels), 2) + bytes(rate, 4) +
         bytes(std::uint64_t{rate} * std::uint64_t(frame_size), 4) +
         bytes(std::uint64_t(frame_size), 2) + bytes(std::uint64_t(bits), 2);
}

inline std::string format(int channels, std::uint32_t rate, int bits = 16, int tag = 1) {
  return chunk("fmt ", format_fields(tag, channels, rate, bits));
}

inline std::string extensible(int subformat, int bits) {
  return chunk("fmt ",
               format_fields(0xFFFE, 1, 1000, bits) + bytes(22, 2) + bytes(std::uint64_t(bits), 2) +
                   bytes(4, 4) + bytes(std::uint64_t(subformat), 2) +
                   std::string("\x00\x00\x00\x00\x10\x00\x80\x00\x00\xAA\x00\x38\x9B\x71", 14));
}

inline std::string data(const samples& values) {
  std::string contents;
  for (const int value : values) contents += bytes(std::uint16_t(value), 2);
  return chunk("data", contents);
}

/// 1000 Hz: the time of sample i is i milliseconds, and a block of 20 ms is 20 samples.
inline std::string wav_of(const samples& values, int channels = 1, std::uint32_t rate = 1000) {
  return riff(format(channels, rate) + data(values));
}

// ---- running the program

inline std::string contents_of(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

struct outcome {
  int exit_code;
  std::string output, errors;
};

/// A folder of its own for each test; the program runs in it.
struct folder {
  std::filesystem::path path;

  folder() {
    std::string name = (std::filesystem::temp_directory_path() / "signal_report.XXXXXX").string();
    BOOST_REQUIRE(mkdtemp(name.data()) != nullptr);
    path = name;
  }
  ~folder() {
    std::error_code no_matter;
    std::filesystem::remove_all(path, no_matter);
  }

  void write(const std::string& name, const std::string& contents) const {
    std::ofstream(path / name, std::ios::binary) << contents;
  }

  outcome run(const std::string& arguments, const std::string& environment = "") const {
    // The arguments come last, so that one of them may send the output elsewhere.
    const std::string command =
        "cd '" + path.string() + "' && " + environment +
        " '" TENFOLD_EXAMPLE_DIR "/signal_report' > stdout.txt 2> stderr.txt " + arguments;
    const int status = std::system(command.c_str());
    BOOST_REQUIRE(WIFEXITED(status));
    return {WEXITSTATUS(status), contents_of(path / "stdout.txt"),
            contents_of(path / "stderr.txt")};
  }

  /// What the program prints about a file that it can read.
  std::string report(const std::string& contents, const std::string& environment = "") const {
    write("a.wav", contents);
    const outcome result = run("a.wav", environment);
    BOOST_TEST(result.errors == "");
    BOOST_TEST(result.exit_code == 0);
    return result.output;
  }

  std::string picture() const { return contents_of(path / "signal_report.svg"); }
};

/// What follows `what` in the n-th line that starts with it, with single spaces.
inline std::string row(const std::string& report, const std::string& what, int n = 0) {
  std::istringstream lines(report);
  for (std::string line; std::getline(lines, line);) {
    std::istringstream words(line);
    std::string text;
    for (std::string word; words >> word;) text += (text.empty() ? "" : " ") + word;
    if (text.rfind(what + " ", 0) == 0 && n-- == 0) return text.substr(what.size() + 1);
  }
  return "there is no line " + what + " in\n" + report;
}

inline void check_fails(const outcome& result, const std::string& message) {
  BOOST_TEST_CONTEXT(result.errors) {
    BOOST_TEST(result.exit_code == 1);
    BOOST_TEST(std::count(result.errors.begin(), result.errors.end(), '\n') == 1);
    BOOST_TEST(result.errors.back() == '\n');
    BOOST_TEST(result.errors.find(message) != std::string::npos, "expected: " << message);
  }
}
