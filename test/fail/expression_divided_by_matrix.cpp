// expect: between an Eigen::Matrix and an expression
// expect: .array()

#include <tenfold/tenfold.hpp>

// A matrix has no quotient; elementwise division needs an array.
void test(Eigen::MatrixXf const& m, Eigen::MatrixXf& out) {
#ifdef TENFOLD_FAIL
  out = tenfold::abs(m) / m;
#else
  out = tenfold::eval(tenfold::abs(m)) / m.array();
#endif
}
