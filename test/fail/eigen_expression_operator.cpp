// expect: an Eigen expression without memory
// expect: from(a) * b
// expect: own(a * b)

#include <tenfold/tenfold.hpp>

// And so is the other side of an operator.
void test(Eigen::ArrayXf const& x, Eigen::ArrayXf const& y, Eigen::ArrayXf& out) {
#ifdef TENFOLD_FAIL
  out = tenfold::from(x) - x * y;
#else
  out = tenfold::from(x) - tenfold::own(x * y);
#endif
}
