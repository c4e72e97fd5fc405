// expect: nodiscard

#include <tenfold/tenfold.hpp>

// So are the operators.
void test(Eigen::ArrayXf const& x, Eigen::ArrayXf& out) {
#ifdef TENFOLD_FAIL
  tenfold::from(x) - out;
#else
  out = tenfold::from(x) - out;
#endif
}
