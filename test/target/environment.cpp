#define BOOST_TEST_MODULE target
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <cstddef>
#include <cstdlib>
#include <iostream>
#include <string>
#include <tenfold/tenfold.hpp>
#include <vector>

namespace tf = tenfold;

// Run with TENFOLD_TARGET set to each name that this kind of CPU may have.
BOOST_AUTO_TEST_CASE(the_environment_chooses_the_instruction_set) {
  const char* const variable = std::getenv("TENFOLD_TARGET");
  BOOST_TEST_REQUIRE(variable != nullptr);
  const std::string name = variable;
  const std::vector<std::string> targets = tf::targets();
  if (std::find(targets.begin(), targets.end(), name) == targets.end()) {
    std::cout << "skipped: this CPU has no " << name << '\n';
    return;
  }

  std::vector<float> x(100), out(100);
  for (std::size_t i = 0; i < x.size(); ++i) x[i] = 50.f - static_cast<float>(i);
  tf::max(tf::abs(x), 7.f).into(out);
  for (std::size_t i = 0; i < x.size(); ++i) {
    BOOST_TEST(out[i] == std::max(std::abs(50.f - static_cast<float>(i)), 7.f));
  }
  BOOST_TEST(tf::index_of_max_magnitude(x) == 0);
  BOOST_TEST(tf::target() == name);
}
