// expect: the destination has another rank

#include <tenfold/tenfold.hpp>

// A matrix is no destination of a vector, even where it could be resized to n x 1.
void test(Eigen::VectorXf const& x, Eigen::MatrixXf& out) {
#ifdef TENFOLD_FAIL
  out = tenfold::abs(x);
#else
  out.resize(x.size(), 1);
  out.col(0) = tenfold::abs(x);
#endif
}
