// expect: nodiscard

#include <tenfold/tenfold.hpp>

// An expression does nothing until it is evaluated.
void test(Eigen::ArrayXf const& x, Eigen::ArrayXf& out) {
#ifdef TENFOLD_FAIL
  tenfold::abs(x);
  (void)out;
#else
  out = tenfold::abs(x);
#endif
}
