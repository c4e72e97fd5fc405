// The instruction set that runs: chosen once, changed by set_target, refused where there is no
// such one.
#define BOOST_TEST_DYN_LINK
#define BOOST_TEST_MODULE argument_target
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <string>
#include <tenfold/tenfold.hpp>
#include <vector>

#include "support/message.hpp"
#include "support/targets.hpp"

namespace tf = tenfold;

namespace {

std::string listed(std::vector<std::string> const& names) {
  std::string text;
  for (std::string const& name : names) text += (text.empty() ? "" : ", ") + name;
  return text;
}

}  // namespace

BOOST_AUTO_TEST_CASE(row_unknown_target_lists_what_this_cpu_has) {
  std::string const before = tf::target();
  Eigen::ArrayXf x = -Eigen::ArrayXf::Ones(9);
  for (std::string const name : {"FOO", "avx2", "AVX", "AVX2 ", " AVX2", "SSE4,AVX2"}) {
    BOOST_TEST(test::message_of<tf::target_error>([&] { tf::set_target(name); }) ==
               "tenfold: the target " + name +
                   " is unknown or not supported by this CPU, which has " + listed(tf::targets()));
    BOOST_TEST(tf::target() == before);
  }
  // What ran before still runs.
  x = tf::abs(x);
  BOOST_TEST((x == 1).all());
}

// Known names that this CPU, or this build, doesn't have are refused like unknown ones.
BOOST_AUTO_TEST_CASE(row_unsupported_target) {
  test::restored_target const restored;
  std::vector<std::string> const supported = tf::targets();
  int refused = 0;
  for (std::string const name : {"BASELINE", "SSE4", "AVX2", "AVX3", "NEON", "SVE"}) {
    if (std::find(supported.begin(), supported.end(), name) != supported.end()) {
      tf::set_target(name);
      BOOST_TEST(tf::target() == name);
    } else {
      ++refused;
      BOOST_CHECK_THROW(tf::set_target(name), tf::target_error);
    }
  }
  // No machine has both NEON and SSE4.
  BOOST_TEST(refused > 0);
}

BOOST_AUTO_TEST_CASE(row_target_is_the_best_one_by_default) {
  BOOST_TEST_REQUIRE(!tf::targets().empty());
  BOOST_TEST(tf::targets().back() == "BASELINE");
}
