// expect: operands have different static shapes

#include <tenfold/tenfold.hpp>

// Sizes the types already tell apart can never match at run time.
void test(Eigen::Array<float, 4, 1> const& x, Eigen::Array<float, 5, 1> const& y,
          Eigen::ArrayXf& out) {
#ifdef TENFOLD_FAIL
  out = tenfold::max(x, y);
#else
  out = tenfold::max(x, y.head<4>());
#endif
}
