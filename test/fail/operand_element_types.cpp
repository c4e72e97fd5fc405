// expect: operands have different element types; convert one with cast<T>

#include <tenfold/tenfold.hpp>

// No element type is chosen behind the user's back.
void test(Eigen::ArrayXf const& x, Eigen::ArrayXd const& y, Eigen::ArrayXd& out) {
#ifdef TENFOLD_FAIL
  out = tenfold::max(x, y);
#else
  Eigen::ArrayXd wide = x.cast<double>();
  out = tenfold::max(wide, y);
#endif
}
