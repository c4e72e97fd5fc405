// expect: between an Eigen::Matrix and an expression
// expect: .array()

#include <tenfold/tenfold.hpp>

// A matrix has no quotient; elementwise division needs an array.
void test(Eigen::MatrixXf const& m, Eigen::MatrixXf& out) {
#ifdef TENFOLD_FAIL
  out = m / tenfold::abs(m);
#else
  out = m.array() / tenfold::eval(tenfold::abs(m));
#endif
}
