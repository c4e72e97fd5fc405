// expect: an Eigen expression without memory
// expect: from(a) * b
// expect: own(a * b)

#include <tenfold/tenfold.hpp>

// The argument of a method is an operand too.
void test(Eigen::ArrayXf const& x, Eigen::ArrayXf const& y, Eigen::ArrayXf& out) {
#ifdef TENFOLD_FAIL
  out = tenfold::from(x).max(x * y);
#else
  out = tenfold::from(x).max(tenfold::own(x * y));
#endif
}
