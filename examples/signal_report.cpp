// Reports what stands out in a recording: signal_report FILE [SVG]
//
// FILE is a WAV file with 16-bit PCM samples; the waveform is drawn into SVG, or into
// signal_report.svg in the current directory.

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <cstddef>
#include <cstring>
#include <exception>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <new>
#include <string>
#include <system_error>
#include <tenfold/tenfold.hpp>
#include <vector>

#include "text.hpp"
#include "wav.hpp"
#include "waveform.hpp"

namespace tf = tenfold;

namespace {

/// The step from the sample `index` to the next one; -1 where there is no next one.
struct jump {
  std::ptrdiff_t index;
  float size;
};

jump largest_jump(const Eigen::ArrayXf& x) {
  const Eigen::Index n = x.size();
  // Two overlapping views of one array: one loop, and the differences are stored nowhere.
  const std::ptrdiff_t at = tf::index_of_max_magnitude(tf::from(x.tail(n - 1)) - x.head(n - 1));
  return {at, at < 0 ? 0 : x[at + 1] - x[at]};
}

struct quiet_block {
  Eigen::Index start = 0;
  float peak = 0;  // 0: every block is silent
  Eigen::Index blocks = 0;
  Eigen::Index silent_blocks = 0;
};

quiet_block quietest_block(const Eigen::ArrayXf& x, Eigen::Index length) {
  quiet_block quietest;
  length = std::min(length, x.size());
  for (Eigen::Index next = 0; next < x.size(); next += length) {
    // The last block is moved back to be as long as the others: a few samples around a zero
    // crossing would always be the quietest ones.
    const Eigen::Index start = std::min(next, x.size() - length);
    const float peak = std::abs(tf::max_magnitude(x.segment(start, length)));
    ++quietest.blocks;
    if (peak == 0) {
      ++quietest.silent_blocks;
    } else if (quietest.peak == 0 || peak < quietest.peak) {
      quietest.start = start;
      quietest.peak = peak;
    }
  }
  return quietest;
}

struct clipping {
  Eigen::Index samples = 0;  // at full scale, in a run or alone
  Eigen::Index runs = 0;
  Eigen::Index longest = 0;
  Eigen::Index longest_start = 0;
};

/// One sample at full scale may be a peak that just fits in; two in a row with the same sign have
/// been cut off. Many converters clip at -32767, so that counts as full scale too.
clipping find_clipping(const Eigen::ArrayXf& x) {
  const auto full_scale = [&](Eigen::Index i) { return std::abs(x[i]) >= 32767; };
  clipping found;
  for (Eigen::Index start = 0, end; start < x.size(); start = end) {
    end = start + 1;
    if (!full_scale(start)) continue;
    while (end < x.size() && full_scale(end) && (x[end] > 0) == (x[start] > 0)) ++end;
    const Eigen::Index length = end - start;
    found.samples += length;
    if (length < 2) continue;
    ++found.runs;
    if (length > found.longest) {
      found.longest = length;
      found.longest_start = start;
    }
  }
  return found;
}

constexpr Eigen::Index quantised_block = 32;

/// What is left of x after it has been stored as 8-bit integers with one scale for each block, as
/// weights of neural networks are: the sample of largest magnitude becomes -128.
Eigen::ArrayXf through_8_bits(const Eigen::ArrayXf& x) {
  Eigen::ArrayXf result(x.size());
  for (Eigen::Index start = 0; start < x.size(); start += quantised_block) {
    const auto block = x.segment(start, std::min(quantised_block, x.size() - start));
    const float scale = tf::max_magnitude(block) / -128;
    for (Eigen::Index i = 0; i < block.size(); ++i) {
      const float stored = scale == 0 ? 0 : std::nearbyint(block[i] / scale);
      result[start + i] = std::clamp(stored, -128.0f, 127.0f) * scale;
    }
  }
  return result;
}

struct quantisation {
  std::ptrdiff_t worst_index;
  float worst;
  double rms;
  double signal_to_noise;  // in dB
};

quantisation quantise(const Eigen::ArrayXf& x) {
  const Eigen::ArrayXf stored = through_8_bits(x);
  const std::ptrdiff_t worst = tf::index_of_max_magnitude(tf::from(x) - stored);
  double signal = 0, noise = 0;
  for (Eigen::Index i = 0; i < x.size(); ++i) {
    const double value = double(x[i]), error = double(x[i] - stored[i]);
    signal += value * value;
    noise += error * error;
  }
  return {worst, std::abs(x[worst] - stored[worst]), std::sqrt(noise / double(x.size())),
          10 * std::log10(signal / noise)};
}

std::string padded(std::string text, std::size_t width) {
  text.resize(std::max(text.size(), width), ' ');
  return text;
}

void print(const std::string& what, const std::string& value, const std::string& time = "",
           const std::string& detail = "") {
  std::string line = padded("  " + what, 20) + padded(value, 15) + padded(time, 12) + detail;
  std::cout << line.erase(line.find_last_not_of(' ') + 1) << '\n';
}

std::string with_sign(float sample) {
  return (sample > 0 ? "+" : "") + std::to_string(std::lround(sample));
}

std::string time_of(std::ptrdiff_t sample, const recording& signal) {
  return seconds_text(signal.seconds(sample));
}

void report_peak(const Eigen::ArrayXf& x, const recording& signal, marks& places) {
  const std::ptrdiff_t at = tf::index_of_max_magnitude(x);
  if (x[at] == 0) {
    print("peak", "-inf dBFS", "", "digital silence: every sample is 0");
    return;
  }
  const std::string level = level_text(double(x[at])), time = time_of(at, signal);
  print("peak", level, time, "sample " + std::to_string(at) + " is " + with_sign(x[at]));
  places.peak = at;
  places.peak_label = "peak " + level + " at " + time;
}

void report_jump(const Eigen::ArrayXf& x, const recording& signal, marks& places) {
  const jump largest = largest_jump(x);
  if (largest.index < 0) {
    print("largest jump", "none", "", "a jump needs two samples");
    return;
  }
  if (largest.size == 0) {
    print("largest jump", "none", "", "all samples are equal");
    return;
  }
  const std::ptrdiff_t from = largest.index, to = from + 1;
  const std::string size = counted(std::lround(std::abs(largest.size)), "step");
  const std::string time = time_of(from, signal);
  print("largest jump", size, time,
        "from " + with_sign(x[from]) + " to " + with_sign(x[to]) + ", samples " +
            std::to_string(from) + " and " + std::to_string(to));
  places.jump = from;
  places.jump_label = "largest jump " + size + " at " + time;
}

void report_quietest_block(const Eigen::ArrayXf& x, const recording& signal) {
  const Eigen::Index length = std::max<Eigen::Index>(signal.sample_rate / 50, 1);  // 20 ms
  const quiet_block quiet = quietest_block(x, length);
  const std::string silent =
      std::to_string(quiet.silent_blocks) + " of " + counted(quiet.blocks, "block") + " silent";
  if (quiet.peak == 0) {
    print("quietest block", "none", "", silent);
    return;
  }
  const std::string extent = x.size() <= length
                                 ? "the whole recording"
                                 : shortest(1000 * signal.seconds(length), 1) + " ms";
  print("quietest block", level_text(double(quiet.peak)), time_of(quiet.start, signal),
        "peak of " + extent + "; " + silent);
}

void report_clipping(const Eigen::ArrayXf& x, const recording& signal) {
  const clipping found = find_clipping(x);
  const std::string at_full_scale = counted(found.samples, "sample") + " at full scale";
  if (found.runs == 0) {
    print("clipping", "none", "",
          at_full_scale + (found.samples > 0 ? ", no two in a row with the same sign" : ""));
  } else {
    print("clipping", counted(found.runs, "run"), time_of(found.longest_start, signal),
          "longest: " + counted(found.longest, "sample") + "; " + at_full_scale);
  }
}

void report_quantisation(const Eigen::ArrayXf& x, const recording& signal) {
  const quantisation error = quantise(x);
  const std::string method = "8-bit integers in blocks of " + std::to_string(quantised_block);
  if (error.worst == 0) {
    print("8-bit blocks", "exact", "", method + " lose nothing");
    return;
  }
  print("8-bit blocks", fixed(error.signal_to_noise, 2) + " dB", "",
        "signal-to-noise ratio of " + method);
  print("  largest error", fixed(double(error.worst), 2) + " steps",
        time_of(error.worst_index, signal), "rms error " + fixed(error.rms, 2) + " steps");
}

/// Prints what was found and says what to mark in the picture of each channel.
std::vector<marks> report(const recording& signal, const std::string& name) {
  const std::string instruction_set = tf::target();  // throws where TENFOLD_TARGET is wrong
  const std::size_t channels = signal.channels.size();
  std::cout << name << '\n';
  print("format", "16-bit PCM, " + std::to_string(signal.sample_rate) + " Hz, " +
                      counted(channels, "channel") + "; full scale is 32768 steps");
  print("length", time_of(signal.length(), signal) + ", " + counted(signal.length(), "sample") +
                      (channels > 1 ? " per channel" : ""));
  print("instruction set", instruction_set);
  std::vector<marks> places(channels);
  if (signal.length() == 0) {
    std::cout << "\n  no samples: there is nothing to report\n";
    return places;
  }
  for (std::size_t channel = 0; channel < channels; ++channel) {
    const Eigen::ArrayXf& x = signal.channels[channel];
    std::cout << '\n' << signal.channel_name(channel) << '\n';
    report_peak(x, signal, places[channel]);
    report_jump(x, signal, places[channel]);
    report_quietest_block(x, signal);
    report_clipping(x, signal);
    report_quantisation(x, signal);
  }
  return places;
}

recording load(const std::filesystem::path& path) {
  std::error_code no_matter;
  if (std::filesystem::is_directory(path, no_matter)) {
    throw file_error("is a folder; name a WAV file");
  }
  std::ifstream file(path, std::ios::binary);
  if (!file) {
    throw file_error(std::string("can't be opened: ") + std::strerror(errno) +
                     "; check the name and whether you may read the file");
  }
  return read_wav(file);
}

void save(const std::filesystem::path& path, const std::filesystem::path& source,
          const recording& signal, const std::vector<marks>& places) {
  std::error_code not_there;
  if (std::filesystem::equivalent(path, source, not_there)) {
    throw file_error("is the recording itself; name another file for the picture");
  }
  std::ofstream file(path);
  if (file) draw_waveform(file, signal, source.filename().string(), places);
  if (!file.flush()) {
    throw file_error(std::string("can't be written: ") + std::strerror(errno) +
                     "; name a file in a folder you may write to");
  }
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2 || argc > 3) {
    std::cerr << "usage: signal_report FILE [SVG]\n";
    return 1;
  }
  const std::filesystem::path source = argv[1];
  const std::filesystem::path picture = argc == 3 ? argv[2] : "signal_report.svg";
  const std::filesystem::path* current = &source;
  const auto fail = [&](const std::string& message) {
    std::cout.flush();
    std::cerr << "signal_report: " << current->string() << ": " << message << '\n';
    return 1;
  };
  try {
    const recording signal = load(source);
    const std::vector<marks> places = report(signal, source.filename().string());
    current = &picture;
    save(picture, source, signal, places);
    std::cout << "\nwaveform: " << picture.string() << '\n';
  } catch (const std::bad_alloc&) {
    return fail("there is not enough memory for all of its samples; cut it into shorter files");
  } catch (const std::exception& error) {
    return fail(error.what());
  }
  if (!std::cout.flush()) {
    std::cerr << "signal_report: the report can't be written to the standard output\n";
    return 1;
  }
  return 0;
}
