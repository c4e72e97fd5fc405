// expect: between an Eigen::Matrix and an expression
// expect: .array()

#include <tenfold/tenfold.hpp>

// A product with a matrix is the matrix product, which is Eigen's.
void test(Eigen::MatrixXf const& m, Eigen::MatrixXf& out) {
#ifdef TENFOLD_FAIL
  out = m * tenfold::abs(m);
#else
  out = m * tenfold::eval(tenfold::abs(m)).matrix();
#endif
}
