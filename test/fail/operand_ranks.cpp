// expect: operands have different ranks

#include <tenfold/tenfold.hpp>

// Nothing is repeated to fill a missing dimension.
void test(Eigen::VectorXf const& x, Eigen::MatrixXf const& y, Eigen::MatrixXf& out) {
#ifdef TENFOLD_FAIL
  out = tenfold::max(x, y);
#else
  out.col(0) = tenfold::max(x, y.col(0));
#endif
}
