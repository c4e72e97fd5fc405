// expect: this type is no operand

#include <tenfold/tenfold.hpp>

// A truth value is no number.
void test(Eigen::Array<bool, Eigen::Dynamic, 1> const& x, Eigen::ArrayXi& out) {
#ifdef TENFOLD_FAIL
  out.setConstant(static_cast<int>(tenfold::index_of_max_magnitude(x)));
#else
  out.setConstant(static_cast<int>(tenfold::index_of_max_magnitude(Eigen::ArrayXi(x.cast<int>()))));
#endif
}
