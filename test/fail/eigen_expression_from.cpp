// expect: an Eigen expression without memory
// expect: from(a) * b
// expect: own(a * b)

#include <tenfold/tenfold.hpp>

// Wrapping the difference is too late: it is Eigen's already. Wrapping an operand is right.
void test(Eigen::ArrayXf const& x, Eigen::ArrayXf& out) {
#ifdef TENFOLD_FAIL
  out = tenfold::from(x.tail(2) - x.head(2)).abs();
#else
  out = (tenfold::from(x.tail(2)) - x.head(2)).abs();
#endif
}
