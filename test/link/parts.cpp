#define BOOST_TEST_MODULE parts
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <cmath>

#include "link/part.hpp"

using names = std::vector<std::string>;

std::vector<test::part>& test::parts() {
  static std::vector<part> all;
  return all;
}

namespace {
template <class Body>
void for_each_part(Body&& body) {
  for (const test::part& part : test::parts()) {
    BOOST_TEST_CONTEXT(part.name << " " << part.level) { body(part); }
  }
}
}  // namespace

BOOST_AUTO_TEST_CASE(every_part_is_right_on_each_of_its_instruction_sets) {
  // No multiple of any vector's length, with the greatest magnitude near the end.
  std::vector<float> x(203), y(203), expected(203);
  for (std::size_t i = 0; i < x.size(); ++i) {
    x[i] = static_cast<float>(i * 37 % 101) - 50.f;
    y[i] = static_cast<float>(i % 7) + 2.f;
    expected[i] = std::max(std::abs(x[i]), y[i]);
  }
  x[197] = -1000.f;
  expected[197] = 1000.f;

  BOOST_TEST(test::parts().size() >= 4u);
  for_each_part([&](const test::part& part) {
    names computed;
    for (const test::answers& answers : part.compute(x, y)) {
      computed.push_back(answers.target);
      BOOST_TEST_CONTEXT("on " << answers.target) {
        BOOST_TEST(answers.max_of_abs == expected, boost::test_tools::per_element());
        BOOST_TEST(answers.min_magnitude == 2.f);
        BOOST_TEST(answers.index_of_max_magnitude == 197);
      }
    }
    BOOST_TEST(computed == part.targets());
  });
}

// A part whose dispatcher was replaced by that of another would tell the other's choices.
BOOST_AUTO_TEST_CASE(every_part_has_the_instruction_sets_that_it_was_compiled_for) {
  for_each_part([](const test::part& part) {
    const names targets = part.targets();
    BOOST_TEST_REQUIRE(!targets.empty());
    BOOST_TEST(part.target() == targets.front());
    if (part.name == "static") BOOST_TEST(targets.size() == 1u);
    if (part.name == "only_avx2") {
      BOOST_TEST(std::count(targets.begin(), targets.end(), "SSE4") == 0);
      BOOST_TEST(std::count(targets.begin(), targets.end(), "AVX3") == 0);
    }
  });
}

BOOST_AUTO_TEST_CASE(every_part_catches_what_every_other_one_throws) {
  for_each_part([](const test::part& thrower) {
    for_each_part([&](const test::part& catcher) { BOOST_TEST(catcher.catches(thrower.fail)); });
  });
}
