// expect: the destination has another static shape

#include <tenfold/tenfold.hpp>

// A destination of fixed size can't be resized.
void test(Eigen::Array<float, 5, 1> const& x, Eigen::Array<float, 4, 1>& out) {
#ifdef TENFOLD_FAIL
  out = tenfold::abs(x);
#else
  out = tenfold::abs(x.tail<4>());
#endif
}
