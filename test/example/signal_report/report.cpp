// What the program finds in a recording.
#define BOOST_TEST_MODULE example_signal_report_report
#define BOOST_TEST_DYN_LINK
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <random>
#include <string>

#include "program.hpp"

BOOST_FIXTURE_TEST_SUITE(report_of_a_recording, folder)

BOOST_AUTO_TEST_CASE(format_and_length) {
  const std::string report = this->report(wav_of(samples(3000, 1), 1, 48000));
  BOOST_TEST(report.rfind("a.wav\n", 0) == 0);
  BOOST_TEST(row(report, "format") == "16-bit PCM, 48000 Hz, 1 channel; full scale is 32768 steps");
  BOOST_TEST(row(report, "length") == "0.0625 s, 3000 samples");
  BOOST_TEST(row(report, "waveform:") == "signal_report.svg");
}

BOOST_AUTO_TEST_CASE(peak_above_zero) {
  samples x(100, 0);
  x[30] = -16383;
  x[70] = 16384;
  BOOST_TEST(row(report(wav_of(x)), "peak") == "-6.02 dBFS 0.0700 s sample 70 is +16384");
}

BOOST_AUTO_TEST_CASE(peak_below_zero) {
  samples x(100, 32767);
  x[99] = -32768;
  BOOST_TEST(row(report(wav_of(x)), "peak") == "0.00 dBFS 0.0990 s sample 99 is -32768");
}

BOOST_AUTO_TEST_CASE(largest_jump) {
  samples x(100, 1000);
  x[41] = 1500;
  x[42] = -200;
  x[43] = 1000;
  BOOST_TEST(row(report(wav_of(x)), "largest jump") ==
             "1700 steps 0.0410 s from +1500 to -200, samples 41 and 42");
}

// The difference doesn't fit into 16 bits, where it would be -1.
BOOST_AUTO_TEST_CASE(full_scale_jump_upwards) {
  samples x(100, 20000);
  x[60] = -32768;
  x[61] = 32767;
  BOOST_TEST(row(report(wav_of(x)), "largest jump") ==
             "65535 steps 0.0600 s from -32768 to +32767, samples 60 and 61");
}

BOOST_AUTO_TEST_CASE(full_scale_jump_downwards) {
  samples x(100, -5);
  x[98] = 32767;
  x[99] = -32768;
  BOOST_TEST(row(report(wav_of(x)), "largest jump") ==
             "65535 steps 0.0980 s from +32767 to -32768, samples 98 and 99");
}

BOOST_AUTO_TEST_CASE(no_jump) {
  BOOST_TEST(row(report(wav_of(samples(10, 7))), "largest jump") == "none all samples are equal");
}

BOOST_AUTO_TEST_CASE(quietest_block_that_is_not_silent) {
  samples x(100, 500);
  std::fill(x.begin() + 20, x.begin() + 40, 0);
  std::fill(x.begin() + 60, x.begin() + 80, 33);
  x[79] = -328;
  BOOST_TEST(row(report(wav_of(x)), "quietest block") ==
             "-39.99 dBFS 0.0600 s peak of 20 ms; 1 of 5 blocks silent");
}

// Otherwise the 3 samples at the end would be a block that is quieter than any real one.
BOOST_AUTO_TEST_CASE(last_block_is_as_long_as_the_others) {
  samples x(63, 500);
  std::fill(x.begin() + 40, x.begin() + 60, 400);
  std::fill(x.begin() + 60, x.end(), 1);
  BOOST_TEST(row(report(wav_of(x)), "quietest block") ==
             "-38.27 dBFS 0.0400 s peak of 20 ms; 0 of 4 blocks silent");
}

BOOST_AUTO_TEST_CASE(sound_in_the_last_block_only) {
  samples x(63, 0);
  x[62] = 400;
  BOOST_TEST(row(report(wav_of(x)), "quietest block") ==
             "-38.27 dBFS 0.0430 s peak of 20 ms; 3 of 4 blocks silent");
}

BOOST_AUTO_TEST_CASE(clipping_runs) {
  samples x(100, 100);
  std::fill(x.begin() + 10, x.begin() + 12, 32767);
  std::fill(x.begin() + 50, x.begin() + 53, -32768);
  std::fill(x.begin() + 53, x.begin() + 57, -32767);
  std::fill(x.begin() + 70, x.begin() + 73, 32767);
  x[90] = 32767;
  BOOST_TEST(row(report(wav_of(x)), "clipping") ==
             "3 runs 0.0500 s longest: 7 samples; 13 samples at full scale");
}

BOOST_AUTO_TEST_CASE(clipping_up_to_the_last_sample) {
  samples x(50, 32766);
  x[48] = x[49] = 32767;
  BOOST_TEST(row(report(wav_of(x)), "clipping") ==
             "1 run 0.0480 s longest: 2 samples; 2 samples at full scale");
}

BOOST_AUTO_TEST_CASE(full_scale_without_clipping) {
  samples x(50, 0);
  x[5] = -32768;
  x[6] = 32767;
  x[20] = 32767;
  const std::string report = this->report(wav_of(x));
  BOOST_TEST(row(report, "clipping") ==
             "none 3 samples at full scale, no two in a row with the same sign");
  BOOST_TEST(row(this->report(wav_of(samples(9, 32766))), "clipping") ==
             "none 0 samples at full scale");
}

// The scale of the first block is 1 and that of the second 256: each fits its block exactly.
BOOST_AUTO_TEST_CASE(quantisation_without_loss) {
  samples x;
  for (int i = 0; i < 32; ++i) x.push_back(i - 128);
  for (int i = 0; i < 5; ++i) x.push_back(256 * (127 - i) * (i % 2 == 0 ? 1 : -1));
  x[34] = -32768;
  const std::string report = this->report(wav_of(x));
  BOOST_TEST(row(report, "8-bit blocks") == "exact 8-bit integers in blocks of 32 lose nothing");
  BOOST_TEST(report.find("largest error") == std::string::npos);
}

// +16384 becomes -128, so -16384 would have to become +128, and 127 is the largest: it is off by
// one unit of 128 steps. 10 log10(2 16384^2 / 128^2) is 45.15; 128 / sqrt(64) is 16.
BOOST_AUTO_TEST_CASE(quantisation_of_both_extremes) {
  samples x(64, 0);
  x[40] = -16384;
  x[50] = 16384;
  const std::string report = this->report(wav_of(x));
  BOOST_TEST(row(report, "8-bit blocks") ==
             "45.15 dB signal-to-noise ratio of 8-bit integers in blocks of 32");
  BOOST_TEST(row(report, "largest error") == "128.00 steps 0.0400 s rms error 16.00 steps");
}

BOOST_AUTO_TEST_CASE(quantisation_of_noise) {
  std::mt19937 random(5);
  for (const int n : {1, 31, 32, 33, 1000}) {
    samples x;
    for (int i = 0; i < n; ++i) x.push_back(static_cast<int>(random() % 60000) - 30000);

    double signal = 0, noise = 0, worst = 0;
    for (int start = 0; start < n; start += 32) {
      const int end = std::min(start + 32, n);
      int largest = 0;
      for (int i = start; i < end; ++i) {
        if (std::abs(x[std::size_t(i)]) > std::abs(largest)) largest = x[std::size_t(i)];
      }
      for (int i = start; i < end; ++i) {
        const double value = x[std::size_t(i)];
        const double unit = largest / -128.0;
        const double error = value - std::min(std::nearbyint(value / unit), 127.0) * unit;
        signal += value * value;
        noise += error * error;
        worst = std::max(worst, std::abs(error));
      }
    }
    const std::string report = this->report(wav_of(x));
    if (noise == 0) {
      BOOST_TEST(row(report, "8-bit blocks").rfind("exact ", 0) == 0);
      continue;
    }
    const std::string error = row(report, "largest error");
    BOOST_TEST(std::stod(row(report, "8-bit blocks")) == 10 * std::log10(signal / noise),
               boost::test_tools::tolerance(0.001));
    BOOST_TEST(std::stod(error) == worst, boost::test_tools::tolerance(0.001));
    BOOST_TEST(std::stod(error.substr(error.find("rms error ") + 10)) == std::sqrt(noise / n),
               boost::test_tools::tolerance(0.001));
  }
}

BOOST_AUTO_TEST_CASE(stereo_is_reported_by_channel) {
  samples x;
  for (int i = 0; i < 100; ++i) {
    x.push_back(i == 30 ? 16384 : 10);
    x.push_back(i == 60 ? -8192 : i == 61 ? -100 : 20);
  }
  const std::string report = this->report(wav_of(x, 2));
  BOOST_TEST(row(report, "format").find("2 channels") != std::string::npos);
  BOOST_TEST(row(report, "length") == "0.1000 s, 100 samples per channel");
  BOOST_TEST(report.find("\nleft\n") < report.find("\nright\n"));
  BOOST_TEST(row(report, "peak", 0) == "-6.02 dBFS 0.0300 s sample 30 is +16384");
  BOOST_TEST(row(report, "peak", 1) == "-12.04 dBFS 0.0600 s sample 60 is -8192");
  BOOST_TEST(row(report, "largest jump", 1) ==
             "8212 steps 0.0590 s from +20 to -8192, samples 59 and 60");
}

BOOST_AUTO_TEST_CASE(many_channels) {
  samples x;
  for (int i = 0; i < 20; ++i) x.push_back(100 + i);
  const std::string report = this->report(wav_of(x, 20));
  BOOST_TEST(report.find("\nchannel 1\n") != std::string::npos);
  BOOST_TEST(row(report, "peak", 19).find("sample 0 is +119") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(one_sample) {
  const std::string report = this->report(wav_of({-16384}, 1, 48000));
  BOOST_TEST(row(report, "length") == "0.0000 s, 1 sample");
  BOOST_TEST(row(report, "peak") == "-6.02 dBFS 0.0000 s sample 0 is -16384");
  BOOST_TEST(row(report, "largest jump") == "none a jump needs two samples");
  BOOST_TEST(row(report, "quietest block") ==
             "-6.02 dBFS 0.0000 s peak of the whole recording; 0 of 1 block silent");
}

BOOST_AUTO_TEST_CASE(no_samples) {
  const std::string report = this->report(wav_of({}));
  BOOST_TEST(report.find("\n  no samples: there is nothing to report\n") != std::string::npos);
  BOOST_TEST(report.find("peak") == std::string::npos);
}

BOOST_AUTO_TEST_CASE(silence) {
  const std::string report = this->report(wav_of(samples(100, 0)));
  BOOST_TEST(row(report, "peak") == "-inf dBFS digital silence: every sample is 0");
  BOOST_TEST(row(report, "largest jump") == "none all samples are equal");
  BOOST_TEST(row(report, "quietest block") == "none 5 of 5 blocks silent");
  BOOST_TEST(row(report, "8-bit blocks") == "exact 8-bit integers in blocks of 32 lose nothing");
  BOOST_TEST(report.find("nan") == std::string::npos);
}

BOOST_AUTO_TEST_CASE(lowest_and_highest_sample_rate) {
  BOOST_TEST(row(report(wav_of({1, 2, 5}, 1, 1)), "length") == "3.0000 s, 3 samples");
  BOOST_TEST(row(report(wav_of({1, 2, 5}, 1, 4294967295)), "length") == "0.0000 s, 3 samples");
}

BOOST_AUTO_TEST_CASE(instruction_set) {
  samples x;
  std::mt19937 random(7);
  for (int i = 0; i < 1000; ++i) x.push_back(static_cast<int>(random() % 65536) - 32768);
  const std::string best = report(wav_of(x), "env -u TENFOLD_TARGET");
  const std::string baseline = report(wav_of(x), "TENFOLD_TARGET=BASELINE");
  BOOST_TEST(row(baseline, "instruction set") == "BASELINE");
  // All of them find the same.
  const auto findings = [](const std::string& report) {
    return report.substr(report.find("\nmono"));
  };
  BOOST_TEST(findings(best) == findings(baseline));

  const outcome unknown = run("a.wav", "TENFOLD_TARGET=ABACUS");
  check_fails(unknown, "ABACUS");
  BOOST_TEST(unknown.output == "");
}

BOOST_AUTO_TEST_SUITE_END()
