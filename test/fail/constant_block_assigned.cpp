// expect: constant_block_assigned.cpp

#include <tenfold/tenfold.hpp>

// A block of a constant array is no destination.
void test(Eigen::ArrayXf const& x, Eigen::ArrayXf const& constant, Eigen::ArrayXf& out) {
#ifdef TENFOLD_FAIL
  constant.head(3) += tenfold::abs(x);
  (void)out;
#else
  out.head(3) += tenfold::abs(x);
  (void)constant;
#endif
}
