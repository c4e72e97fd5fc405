// expect: operands have different element types; convert one with cast<T>

#include <tenfold/tenfold.hpp>

// The fluent form asks the same of its argument.
void test(Eigen::ArrayXf const& x, Eigen::ArrayXd const& y, Eigen::ArrayXf& out) {
#ifdef TENFOLD_FAIL
  out = tenfold::from(x).abs().max(y);
#else
  out = tenfold::from(x).abs().max(tenfold::own(y.cast<float>()));
#endif
}
