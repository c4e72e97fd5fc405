// expect: the destination is constant

#include <tenfold/tenfold.hpp>

// A constant array is no destination.
void test(Eigen::ArrayXf const& x, Eigen::ArrayXf const& constant, Eigen::ArrayXf& out) {
#ifdef TENFOLD_FAIL
  tenfold::abs(x).into(constant);
  (void)out;
#else
  tenfold::abs(x).into(out);
  (void)constant;
#endif
}
