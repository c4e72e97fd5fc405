// expect: the destination has another element type
// expect: cast<T>

#include <tenfold/tenfold.hpp>

// += asks the same of its destination.
void test(Eigen::ArrayXf const& x, Eigen::ArrayXd& out) {
#ifdef TENFOLD_FAIL
  out += tenfold::abs(x);
#else
  Eigen::ArrayXf result = tenfold::abs(x);
  out += result.cast<double>();
#endif
}
