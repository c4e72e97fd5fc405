// expect: a floating-point scalar with an integer array

#include <tenfold/tenfold.hpp>

// Operators follow the functions they are short for.
void test(Eigen::ArrayXi const& x, Eigen::ArrayXi& out) {
#ifdef TENFOLD_FAIL
  out = tenfold::from(x) + 0.5;
#else
  out = tenfold::from(x) + 1;
#endif
}
