// expect: THIS_EXPRESSION_IS_NOT_A_LVALUE

#include <tenfold/tenfold.hpp>

// A map of constant elements is no destination.
void test(Eigen::ArrayXf const& x, Eigen::Map<Eigen::ArrayXf const> constant,
          Eigen::Map<Eigen::ArrayXf> out) {
#ifdef TENFOLD_FAIL
  constant = tenfold::abs(x);
  (void)out;
#else
  out = tenfold::abs(x);
  (void)constant;
#endif
}
