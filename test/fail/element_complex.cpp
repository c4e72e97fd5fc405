// expect: this type is no operand

#include <tenfold/tenfold.hpp>

// Complex numbers have no order.
void test(Eigen::ArrayXcf const& x, Eigen::ArrayXf& out) {
#ifdef TENFOLD_FAIL
  out.setConstant(tenfold::max(x).real());
#else
  out = tenfold::abs(Eigen::ArrayXf(x.real()));
#endif
}
