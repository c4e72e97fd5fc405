// expect: operands have different ranks

#include <tenfold/tenfold.hpp>
#include <vector>

// Operators follow the functions they are short for.
void test(std::vector<float> const& x, Eigen::MatrixXf const& y, Eigen::MatrixXf& out) {
#ifdef TENFOLD_FAIL
  out = tenfold::from(y) - x;
#else
  out.row(0) = tenfold::from(y.row(0)) - x;
#endif
}
