// expect: an Eigen expression without memory
// expect: from(a) * b
// expect: own(a * b)

#include <tenfold/tenfold.hpp>

// A reducer is no exception.
void test(Eigen::ArrayXf const& x, Eigen::ArrayXf const& y, Eigen::ArrayXf& out) {
#ifdef TENFOLD_FAIL
  out.setConstant(tenfold::max(x * y));
#else
  out.setConstant(tenfold::max(tenfold::own(x * y)));
#endif
}
