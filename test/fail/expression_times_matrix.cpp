// expect: between an Eigen::Matrix and an expression
// expect: .array()

#include <tenfold/tenfold.hpp>

// A product with a matrix is the matrix product, which is Eigen's.
void test(Eigen::MatrixXf const& m, Eigen::MatrixXf& out) {
#ifdef TENFOLD_FAIL
  out = tenfold::abs(m) * m;
#else
  out = tenfold::eval(tenfold::abs(m)).matrix() * m;
#endif
}
