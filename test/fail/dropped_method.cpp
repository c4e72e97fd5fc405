// expect: nodiscard

#include <tenfold/tenfold.hpp>

// The fluent form is as lazy.
void test(Eigen::ArrayXf const& x, Eigen::ArrayXf& out) {
#ifdef TENFOLD_FAIL
  tenfold::from(x).max(out);
#else
  tenfold::from(x).max(out).into(out);
#endif
}
