// expect: the destination has another rank

#include <tenfold/tenfold.hpp>

// -= asks the same of its destination.
void test(Eigen::VectorXf const& x, Eigen::MatrixXf& out) {
#ifdef TENFOLD_FAIL
  out -= tenfold::abs(x);
#else
  out.col(0) -= tenfold::abs(x);
#endif
}
