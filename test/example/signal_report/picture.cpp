// What the program draws.
#define BOOST_TEST_MODULE example_signal_report_picture
#define BOOST_TEST_DYN_LINK
#include <cmath>
#include <cstddef>
#include <filesystem>
#include <regex>
#include <sstream>
#include <string>
#include <vector>

#include "program.hpp"

namespace {

/// The number that an element has for an attribute.
double attribute(const std::string& element, const std::string& name) {
  std::smatch match;
  BOOST_REQUIRE(std::regex_search(element, match, std::regex("[ ]" + name + "=\"([-0-9.]+)\"")));
  return std::stod(match[1]);
}

/// The elements that start so; each has a line of its own.
std::vector<std::string> elements(const std::string& picture, const std::string& start) {
  std::vector<std::string> found;
  for (std::size_t at = picture.find(start); at != std::string::npos;
       at = picture.find(start, at + 1)) {
    found.push_back(picture.substr(at, picture.find('\n', at) - at));
  }
  return found;
}

/// A tag without the values of its attributes, which may be so long that matching them takes more
/// stack than there is.
std::string without_values(const std::string& tag) {
  std::string outline;
  bool is_value = false;
  for (const char c : tag) {
    if (c == '"') is_value = !is_value;
    if (is_value) BOOST_REQUIRE((c != '<' && c != '&'));
    if (!is_value || c == '"') outline += c;
  }
  return outline;
}

/// Every tag is closed in its turn, and nothing else looks like a tag or an entity.
void check_well_formed(const std::string& picture) {
  std::vector<std::string> open;
  const std::regex tag("^<(/?)([a-z]+)((?: [a-zA-Z0-9:-]+=\"\")*) ?(/?)>");
  for (std::size_t at = 0; at < picture.size(); ++at) {
    BOOST_REQUIRE((picture[at] == '\n' || static_cast<unsigned char>(picture[at]) >= ' '));
    if (picture[at] == '&') {
      BOOST_REQUIRE(std::regex_search(picture.substr(at, 5), std::regex("^&(lt|gt|amp);")));
    }
    if (picture[at] != '<') continue;
    std::smatch match;
    const std::string rest = without_values(picture.substr(at, picture.find('>', at) + 1 - at));
    BOOST_REQUIRE_MESSAGE(std::regex_search(rest, match, tag), "no tag: " << rest.substr(0, 99));
    if (match[1] == "/") {
      BOOST_REQUIRE(!open.empty());
      BOOST_REQUIRE(open.back() == match[2]);
      open.pop_back();
    } else if (match[4] == "") {
      open.push_back(match[2]);
    }
  }
  BOOST_TEST(open.empty());
}

}  // namespace

BOOST_FIXTURE_TEST_SUITE(picture, folder)

// 864 samples are as wide as the panel, so that sample i is i pixels from its left edge.
BOOST_AUTO_TEST_CASE(marks_are_where_the_samples_are) {
  samples x(864, 0);
  x[100] = 16384;  // full height of an axis to 0.5
  x[699] = 4096;
  x[700] = -8192;
  x[701] = -16000;
  x[702] = -10000;
  const std::string report = this->report(wav_of(x));
  const std::string svg = picture();
  check_well_formed(svg);

  const std::string frame = elements(svg, "<rect x=").at(0);
  const double left = attribute(frame, "x"), top = attribute(frame, "y");
  const double width = attribute(frame, "width"), height = attribute(frame, "height");
  BOOST_TEST(width == 864);
  const std::string peak = elements(svg, "<circle").at(0);
  BOOST_TEST(attribute(peak, "cx") == left + 100, boost::test_tools::tolerance(1e-3));
  BOOST_TEST(attribute(peak, "cy") == top, boost::test_tools::tolerance(1e-3));

  BOOST_TEST(row(report, "largest jump").find("samples 99 and 100") != std::string::npos);
  const std::string jump = elements(svg, "stroke-width=\"3\"").empty()
                               ? ""
                               : svg.substr(svg.rfind("<line", svg.find("stroke-width=\"3\"")));
  BOOST_TEST(attribute(jump, "x1") == left + 99, boost::test_tools::tolerance(1e-3));
  BOOST_TEST(attribute(jump, "y1") == top + height / 2, boost::test_tools::tolerance(1e-3));
  BOOST_TEST(attribute(jump, "x2") == left + 100, boost::test_tools::tolerance(1e-3));
  BOOST_TEST(attribute(jump, "y2") == top, boost::test_tools::tolerance(1e-3));
}

// Wherever peak and jump are, their labels stay inside the page and apart.
BOOST_AUTO_TEST_CASE(labels_do_not_touch) {
  for (const std::size_t at : {0u, 1u, 450u, 998u}) {
    samples x(1000, 0);
    x[at] = 10000;
    x[at + 1] = -9000;
    report(wav_of(x));
    const std::string svg = picture();
    double y[2];
    int found = 0;
    for (const std::string& text : elements(svg, "<text")) {
      if (text.find(">peak ") == std::string::npos &&
          text.find(">largest jump ") == std::string::npos)
        continue;
      const double characters = double(text.find("</text>") - text.find('>') - 1);
      const double half_width = characters * 8 / 2;
      BOOST_TEST(attribute(text, "x") - half_width >= 0);
      BOOST_TEST(attribute(text, "x") + half_width <= 1000);
      BOOST_REQUIRE(found < 2);
      y[found++] = attribute(text, "y");
    }
    BOOST_REQUIRE(found == 2);
    const std::string frame = elements(svg, "<rect x=").at(0);
    BOOST_TEST(y[0] < attribute(frame, "y"));
    BOOST_TEST(y[1] - 13 > attribute(frame, "y") + attribute(frame, "height"));
  }
}

BOOST_AUTO_TEST_CASE(whole_wave_is_drawn) {
  samples x(100000, 0);
  x[0] = 8192;
  x[50000] = -16384;
  x[99999] = 16384;
  report(wav_of(x));
  const std::string svg = picture();
  check_well_formed(svg);
  const std::string frame = elements(svg, "<rect x=").at(0);
  const double left = attribute(frame, "x"), top = attribute(frame, "y");
  const double width = attribute(frame, "width"), height = attribute(frame, "height");
  const std::string wave = elements(svg, "<polygon").at(0);
  const auto has_point = [&](double column, double from_top) {
    std::ostringstream point;
    point << std::fixed;
    point.precision(1);
    point << left + column + 0.5 << ',' << top + from_top * height << ' ';
    return wave.find(point.str()) != std::string::npos;
  };
  BOOST_TEST(has_point(0, 0.25));
  BOOST_TEST(has_point(std::floor(width / 2), 1));
  BOOST_TEST(has_point(width - 1, 0));
  BOOST_TEST(!has_point(1, 0.25));
  BOOST_TEST(!has_point(std::floor(width / 2) - 2, 1));
  BOOST_TEST(!has_point(std::floor(width / 2) + 2, 1));
}

BOOST_AUTO_TEST_CASE(two_panels_for_stereo) {
  samples x(2000, 0);
  x[500] = 900;
  x[1501] = -700;
  report(wav_of(x, 2));
  const std::string svg = picture();
  check_well_formed(svg);
  BOOST_TEST(elements(svg, "<rect x=").size() == 2u);
  BOOST_TEST(elements(svg, "<circle").size() == 2u);
  BOOST_TEST(svg.find(">left</text>") < svg.find(">right</text>"));
  BOOST_TEST(svg.find(">time in seconds</text>") != std::string::npos);
  BOOST_TEST(svg.find(">amplitude</text>") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(sixteen_panels_at_most) {
  report(wav_of(samples(40, 100), 20));
  const std::string svg = picture();
  check_well_formed(svg);
  BOOST_TEST(elements(svg, "<rect x=").size() == 16u);
  BOOST_TEST(svg.find("channels 1 to 16 of 20") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(unusual_recordings) {
  report(wav_of({}));
  check_well_formed(picture());
  BOOST_TEST(picture().find(">no samples</text>") != std::string::npos);

  report(wav_of(samples(100, 0)));
  check_well_formed(picture());
  BOOST_TEST(elements(picture(), "<circle").empty());

  for (const std::uint32_t rate : {1u, 48000u, 4294967295u}) {
    for (const int length : {1, 2, 863, 864, 865, 5000}) {
      report(wav_of(samples(std::size_t(length), -32768), 1, rate));
      check_well_formed(picture());
      BOOST_TEST(picture().find("nan") == std::string::npos);
      BOOST_TEST(picture().find("inf") == std::string::npos);
    }
  }
}

BOOST_AUTO_TEST_CASE(named_file) {
  write("a.wav", wav_of({1, 2, 3}));
  const outcome result = run("a.wav other.svg");
  BOOST_TEST(row(result.output, "waveform:") == "other.svg");
  BOOST_TEST(!std::filesystem::exists(path / "signal_report.svg"));
  check_well_formed(contents_of(path / "other.svg"));
}

BOOST_AUTO_TEST_CASE(title_with_any_bytes) {
  const struct {
    std::string file, title;
  } names[] = {
      {"a&b<c>.wav", "a&amp;b&lt;c&gt;.wav"},
      {"Gr\u00fc\u00dfe \u266b.wav", "Gr\u00fc\u00dfe \u266b.wav"},
      {"\xFF\xC3.\xED\xA0\x80\x01.wav", "??.????.wav"},
      {std::string(60, 'x') + ".wav", std::string(50, 'x') + "..."},
  };
  for (const auto& name : names) {
    write(name.file, wav_of({1, 2, 3}));
    const outcome result = run("'" + name.file + "'");
    BOOST_TEST(result.exit_code == 0);
    check_well_formed(picture());
    BOOST_TEST(picture().find("<title>" + name.title + "</title>") != std::string::npos);
  }
}

BOOST_AUTO_TEST_SUITE_END()
