// expect: the destination is constant

#include <tenfold/tenfold.hpp>

// A map of constant elements is no destination.
void test(Eigen::ArrayXf const& x, Eigen::Map<Eigen::ArrayXf const> constant,
          Eigen::Map<Eigen::ArrayXf> out) {
#ifdef TENFOLD_FAIL
  tenfold::abs(x).into(constant);
  (void)out;
#else
  tenfold::abs(x).into(out);
  (void)constant;
#endif
}
