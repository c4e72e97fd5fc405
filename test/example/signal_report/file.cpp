// Which files the program reads, and what it says about the others.
#define BOOST_TEST_MODULE example_signal_report_file
#define BOOST_TEST_DYN_LINK
#include <iterator>
#include <random>
#include <sstream>

#include "../../../examples/wav.hpp"
#include "program.hpp"

BOOST_FIXTURE_TEST_SUITE(what_can_be_read, folder)

BOOST_AUTO_TEST_CASE(chunks_of_odd_size) {
  const std::string report = this->report(
      riff(chunk("JUNK", "abc") + format(1, 1000) + chunk("LIST", "x") + data({1, -900, 3})));
  BOOST_TEST(row(report, "peak").find("sample 1 is -900") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(data_before_format) {
  const std::string report = this->report(riff(data({1, 2, -3, 4}) + format(2, 1000)));
  BOOST_TEST(row(report, "peak", 0).find("sample 1 is -3") != std::string::npos);
  BOOST_TEST(row(report, "peak", 1).find("sample 1 is +4") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(what_follows_is_passed_over) {
  const std::string report =
      this->report(wav_of({1, 2, 3}) + "LIST and something without a length");
  BOOST_TEST(row(report, "length") == "0.0030 s, 3 samples");
}

BOOST_AUTO_TEST_CASE(longer_format_chunk) {
  const std::string fields = format_fields(1, 1, 1000, 16) + bytes(0, 2) + std::string(99, 'x');
  BOOST_TEST(row(report(riff(chunk("fmt ", fields) + data({1, 2}))), "length") ==
             "0.0020 s, 2 samples");
}

BOOST_AUTO_TEST_CASE(extensible_pcm) {
  const std::string report = this->report(riff(extensible(1, 16) + data({5, -6})));
  BOOST_TEST(row(report, "peak").find("sample 1 is -6") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(pipe) {
  write("a.wav", wav_of({1, 2, 3}));
  const outcome result = run("/dev/stdin < a.wav");
  BOOST_TEST(result.errors == "");
  BOOST_TEST(row(result.output, "length") == "0.0030 s, 3 samples");
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_FIXTURE_TEST_SUITE(what_can_not_be_read, folder)

BOOST_AUTO_TEST_CASE(bad_files) {
  const std::string good = wav_of({1, 2, 3, 4, 5});  // 12 + 24 + 8 + 10 bytes
  const struct {
    std::string contents, message;
  } files[] = {
      {"", "the file is empty; "},
      {"RI", "the file ends after 2 bytes, inside its header; "},
      {good.substr(0, 11), "the file ends after 11 bytes, inside its header; "},
      {good.substr(0, 12), "the file ends without a format chunk; "},
      {good.substr(0, 17), "truncated: 3 bytes of the 8 bytes in chunk 'fmt ' are missing; "},
      {good.substr(0, 30), "truncated: 6 bytes of the 16 bytes in chunk 'fmt ' are missing; "},
      {good.substr(0, 36), "the file ends without a data chunk; "},
      {good.substr(0, 44), "truncated: 10 bytes of the 10 bytes in chunk 'data' are missing; "},
      {good.substr(0, 53), "truncated: 1 byte of the 10 bytes in chunk 'data' is missing; "},
      {riff(format(1, 1000) + "data\xFF\xFF\xFF\xFF" + "1234"),
       "truncated: 4294967291 bytes of the 4294967295 bytes in chunk 'data' are missing; "},
      {riff("\x01\n\xFF\x7F\xFF\xFF\xFF\xFF"), R"(of the 4294967295 bytes in chunk '????')"},
      {riff(format(2, 1000) + data({1, 2, 3})),
       "truncated: 2 bytes of the last sample are missing"},
      {riff(format(1, 1000) + chunk("data", "abc")),
       "truncated: 1 byte of the last sample is missing"},
      {riff(format(1, 1000, 24) + chunk("data", "abcdef")), "the samples are 24-bit PCM; convert"},
      {riff(format(1, 1000, 8) + chunk("data", "abcdef")), "the samples are 8-bit PCM; convert"},
      {riff(format(1, 1000, 32, 3) + chunk("data", "abcd")),
       "the samples are 32-bit floating-point; convert"},
      {riff(format(1, 1000, 8, 7) + chunk("data", "abcd")), "the samples are mu-law; convert"},
      {riff(chunk("fmt ", format_fields(0x55, 1, 1000, 0)) + data({1})),
       "the samples are MP3; convert"},
      {riff(extensible(3, 32) + chunk("data", "abcd")),
       "the samples are 32-bit floating-point; convert"},
      {riff(extensible(1, 24) + chunk("data", "abcdef")), "the samples are 24-bit PCM; convert"},
      {riff(chunk("fmt ", format_fields(0xFFFE, 1, 1000, 16)) + data({1})),
       "the extensible format chunk has 16 bytes instead of 40; its header is damaged"},
      {riff(chunk("fmt ", format_fields(1, 1, 1000, 16).substr(0, 14)) + data({1})),
       "the format chunk has 14 bytes instead of 16; its header is damaged"},
      {riff(format(0, 1000) + data({1})), "the header says that there are 0 channels; "},
      {riff(format(1, 1000, 25600) + data({1})), "the header says that a sample has 25600 bits; "},
      {riff(format(1, 0) + data({1})), "the header says that the sample rate is 0 Hz; "},
      {riff(chunk("fmt ", format_fields(1, 1, 1000, 16).replace(12, 1, "\x04")) + data({1})),
       "the header gives 4 bytes to 1 sample of 16 bits; "},
      {"RF64" + good.substr(4), "of the kind RF64 can't be read; convert"},
      {"RIFX" + good.substr(4), "of the kind RIFX can't be read; convert"},
      {good.substr(0, 8) + "AVI " + good.substr(12), "not a WAV file; convert"},
      {"ID3\x04, as in an MP3 file", "not a WAV file; convert"},
      {std::string(1000, '\0'), "not a WAV file; convert"},
      {"hello\n", "not a WAV file; convert"},
  };
  for (const auto& file : files) {
    write("bad.wav", file.contents);
    const outcome result = run("bad.wav");
    check_fails(result, "signal_report: bad.wav: ");
    check_fails(result, file.message);
    BOOST_TEST(result.output == "");
    BOOST_TEST(!std::filesystem::exists(path / "signal_report.svg"));
  }
}

BOOST_AUTO_TEST_CASE(missing_file) {
  check_fails(run("nowhere.wav"),
              "signal_report: nowhere.wav: can't be opened: No such file or directory; check");
}

BOOST_AUTO_TEST_CASE(folder_instead_of_a_file) {
  check_fails(run("."), "signal_report: .: is a folder; name a WAV file");
}

BOOST_AUTO_TEST_CASE(picture_that_can_not_be_written) {
  write("a.wav", wav_of({1, 2, 3}));
  check_fails(run("a.wav nowhere/a.svg"),
              "signal_report: nowhere/a.svg: can't be written: No such file or directory; name");
  check_fails(run("a.wav ."), "signal_report: .: can't be written: Is a directory; name");
  check_fails(run("a.wav /dev/full"), "signal_report: /dev/full: can't be written: No space left");
}

BOOST_AUTO_TEST_CASE(picture_in_place_of_the_recording) {
  const std::string good = wav_of({1, 2, 3});
  write("a.wav", good);
  check_fails(run("a.wav ./a.wav"), "signal_report: ./a.wav: is the recording itself; name");
  BOOST_TEST((contents_of(path / "a.wav") == good));
}

BOOST_AUTO_TEST_CASE(report_that_can_not_be_written) {
  write("a.wav", wav_of({1, 2, 3}));
  check_fails(run("a.wav > /dev/full"), "signal_report: the report can't be written");
}

BOOST_AUTO_TEST_CASE(wrong_arguments) {
  check_fails(run(""), "usage: signal_report FILE [SVG]");
  check_fails(run("a b c"), "usage: signal_report FILE [SVG]");
}

// Damages a good file in a few places and reads it: an error or a recording that is consistent,
// and nothing that the sanitizers would find.
BOOST_AUTO_TEST_CASE(damaged_headers) {
  const std::string good[] = {
      wav_of(samples(50, 3)), wav_of(samples(60, 3), 3),
      riff(chunk("JUNK", "abc") + extensible(1, 16) + data(samples(9, 1))),
      riff(data({1, 2, 3, 4}) + chunk("LIST", "abcdefg") + format(2, 44100))};
  std::mt19937 random(3);
  const auto below = [&](std::size_t n) { return random() % n; };
  const std::string special("\x00\x01\x02\x10\x7F\x80\xFE\xFF", 8);
  int read = 0, refused = 0;
  for (int i = 0; i < 20000; ++i) {
    std::string file = good[below(std::size(good))];
    for (std::size_t change = below(4) + 1; change > 0; --change) {
      const std::size_t at = below(std::min<std::size_t>(file.size(), 90));
      switch (below(4)) {
        case 0:
          file[at] = special[below(special.size())];
          break;
        case 1:
          file[at] = static_cast<char>(random());
          break;
        case 2:
          file.erase(at, below(5));
          break;
        default:
          file.insert(at, file.substr(below(file.size()), below(9)));
      }
      if (file.empty()) break;
    }
    if (below(3) == 0) file.resize(below(file.size() + 1));
    std::istringstream in(file);
    try {
      const recording result = read_wav(in);
      ++read;
      BOOST_REQUIRE(!result.channels.empty());
      BOOST_REQUIRE(result.sample_rate > 0u);
      for (const Eigen::ArrayXf& channel : result.channels) {
        BOOST_REQUIRE(channel.size() == result.length());
        if (channel.size() > 0) BOOST_REQUIRE(channel.abs().maxCoeff() <= 32768);
      }
    } catch (const file_error& error) {
      ++refused;
      BOOST_REQUIRE(std::string(error.what()).find('\n') == std::string::npos);
    }
  }
  // Neither is rare, so the changes reach far and not only the first check.
  BOOST_TEST(read > 2000);
  BOOST_TEST(refused > 2000);
}

BOOST_AUTO_TEST_SUITE_END()
