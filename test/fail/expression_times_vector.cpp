// expect: between an Eigen::Matrix and an expression
// expect: .array()

#include <tenfold/tenfold.hpp>

// A vector is a matrix with one column.
void test(Eigen::VectorXf const& v, Eigen::VectorXf& out) {
#ifdef TENFOLD_FAIL
  out = tenfold::from(v) * v;
#else
  out = v.cwiseProduct(tenfold::eval(tenfold::from(v)).matrix());
#endif
}
