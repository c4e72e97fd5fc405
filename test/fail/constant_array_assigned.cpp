// expect: constant_array_assigned.cpp

#include <tenfold/tenfold.hpp>

// Assignment to a constant array is refused by Eigen's signature, before we see it.
void test(Eigen::ArrayXf const& x, Eigen::ArrayXf const& constant, Eigen::ArrayXf& out) {
#ifdef TENFOLD_FAIL
  constant = tenfold::abs(x);
  (void)out;
#else
  out = tenfold::abs(x);
  (void)constant;
#endif
}
