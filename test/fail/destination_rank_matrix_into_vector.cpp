// expect: the destination has another rank

#include <tenfold/tenfold.hpp>

// A MatrixXf has rank 2, whatever its size is at run time.
void test(Eigen::MatrixXf const& x, Eigen::VectorXf& out) {
#ifdef TENFOLD_FAIL
  out = tenfold::abs(x);
#else
  out = tenfold::abs(x.col(0));
#endif
}
