// expect: the destination has another element type
// expect: cast<T>

#include <tenfold/tenfold.hpp>

// Construction is an assignment to a new destination.
void test(Eigen::ArrayXf const& x) {
#ifdef TENFOLD_FAIL
  Eigen::ArrayXd out(tenfold::abs(x));
  (void)out;
#else
  Eigen::ArrayXf out(tenfold::abs(x));
  (void)out;
#endif
}
