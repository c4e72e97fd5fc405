// Compiled several times. No Eigen object here: with -mavx2 Eigen's own inline functions allocate
// in another way, and in one program they would be mixed with those of the other parts.
#include "link/part.hpp"

#include <tenfold/tenfold.hpp>

namespace tf = tenfold;

namespace {

std::vector<test::answers> compute(const std::vector<float>& x, const std::vector<float>& y) {
  std::vector<test::answers> all;
  const std::string before = tf::target();
  for (const std::string& name : tf::targets()) {
    tf::set_target(name);
    test::answers answers;
    answers.target = tf::target();
    tf::max(tf::abs(x), y).into(answers.max_of_abs);
    answers.min_magnitude = tf::min_magnitude(tf::max(tf::abs(x), y));
    answers.index_of_max_magnitude = tf::index_of_max_magnitude(x);
    all.push_back(answers);
  }
  tf::set_target(before);
  return all;
}

void fail() {
  std::vector<float> out;
  tf::max(std::vector<float>(3), std::vector<float>(2)).into(out);
}

bool catches(void (*fail)()) {
  try {
    fail();
  } catch (const tf::shape_error& error) {
    return std::string(error.what()) == "tenfold: max: the shapes [3] and [2] differ";
  }
  return false;
}

const bool added = [] {
  test::parts().push_back({PART, LEVEL, tf::targets, tf::target, compute, fail, catches});
  return true;
}();

}  // namespace
