// expect: a floating-point scalar with an integer array

#include <tenfold/tenfold.hpp>

// 0.5 has no meaning among integers, and 2.0 is refused with it: the type decides.
void test(Eigen::ArrayXi const& x, Eigen::ArrayXi& out) {
#ifdef TENFOLD_FAIL
  out = tenfold::max(x, 2.0);
#else
  out = tenfold::max(x, 2);
#endif
}
