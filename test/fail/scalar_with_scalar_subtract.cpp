// expect: one operand must be an array

#include <tenfold/tenfold.hpp>

// The same for the operations that also have an operator.
void test(int x, double y, Eigen::ArrayXd& out) {
#ifdef TENFOLD_FAIL
  out = tenfold::subtract(x, y);
#else
  out = tenfold::subtract(Eigen::Array<double, 1, 1>(x), y);
#endif
}
