// expect: an Eigen expression without memory
// expect: from(a) * b
// expect: own(a * b)

#include <tenfold/tenfold.hpp>

// Eigen would compute each element by its own rules, and more than once.
void test(Eigen::ArrayXf const& x, Eigen::ArrayXf const& y, Eigen::ArrayXf& out) {
#ifdef TENFOLD_FAIL
  out = tenfold::max(x * y, y);
#else
  out = tenfold::max(tenfold::own(x * y), y);
#endif
}
