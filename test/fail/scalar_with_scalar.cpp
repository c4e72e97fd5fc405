// expect: one operand must be an array

#include <tenfold/tenfold.hpp>

// Two numbers make no expression: std::max is for them.
void test(float x, float y, Eigen::ArrayXf& out) {
#ifdef TENFOLD_FAIL
  out = tenfold::max(x, y);
#else
  out = tenfold::max(Eigen::Array<float, 1, 1>(x), y);
#endif
}
