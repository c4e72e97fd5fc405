// expect: the destination has another static shape

#include <tenfold/tenfold.hpp>

// One dimension that can't be right is enough, though the other one is dynamic.
void test(Eigen::Matrix<float, 2, 3> const& x, Eigen::Matrix<float, 3, Eigen::Dynamic>& out) {
#ifdef TENFOLD_FAIL
  out = tenfold::abs(x);
#else
  out = tenfold::abs(x.transpose());
#endif
}
