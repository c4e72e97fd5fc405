// expect: the destination is constant

#include <tenfold/tenfold.hpp>
#include <vector>

// A constant vector is no destination.
void test(Eigen::ArrayXf const& x, std::vector<float> const& constant, std::vector<float>& out) {
#ifdef TENFOLD_FAIL
  tenfold::abs(x).into(constant);
  (void)out;
#else
  tenfold::abs(x).into(out);
  (void)constant;
#endif
}
