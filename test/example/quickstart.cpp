#define BOOST_TEST_MODULE quickstart
#include <boost/test/unit_test.hpp>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <string>

namespace {

const std::string root = TENFOLD_INCLUDE_DIR "/../..";

std::string contents_of(const std::string& path) {
  std::ifstream file(path);
  BOOST_REQUIRE_MESSAGE(file, path + " can't be read");
  return {std::istreambuf_iterator<char>(file), {}};
}

/// The first block of that language in the README.
std::string readme_block(const std::string& language) {
  const std::string readme = contents_of(root + "/README.md");
  const std::string opening = "```" + language + "\n";
  const auto begin = readme.find(opening);
  BOOST_REQUIRE(begin != std::string::npos);
  const auto end = readme.find("```\n", begin + opening.size());
  BOOST_REQUIRE(end != std::string::npos);
  return readme.substr(begin + opening.size(), end - begin - opening.size());
}

std::string output_of(const std::string& command) {
  std::FILE* pipe = ::popen(command.c_str(), "r");
  BOOST_REQUIRE(pipe != nullptr);
  std::string output;
  for (int c = std::fgetc(pipe); c != EOF; c = std::fgetc(pipe)) output += static_cast<char>(c);
  BOOST_TEST(::pclose(pipe) == 0);
  return output;
}

}  // namespace

BOOST_AUTO_TEST_CASE(readme_shows_the_program) {
  BOOST_TEST(readme_block("cpp") == contents_of(root + "/examples/quickstart.cpp"));
}

BOOST_AUTO_TEST_CASE(program_prints_what_the_readme_says) {
  BOOST_TEST(output_of(TENFOLD_EXAMPLE_DIR "/quickstart") == readme_block("text"));
}
