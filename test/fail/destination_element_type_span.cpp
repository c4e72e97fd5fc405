// expect: the destination has another element type
// expect: cast<T>

#include <span>
#include <tenfold/tenfold.hpp>

// A span is held to the rule as well.
void test(Eigen::ArrayXf const& x, std::span<double> out) {
#ifdef TENFOLD_FAIL
  tenfold::abs(x).into(out);
#else
  Eigen::ArrayXd wide = x.cast<double>();
  tenfold::abs(wide).into(out);
#endif
}
