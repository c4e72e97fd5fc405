// expect: operands have different static shapes

#include <array>
#include <span>
#include <tenfold/tenfold.hpp>

// The sizes of std::array and of a C array are as static as those of an Eigen array.
void test(std::array<float, 4> const& x, float const (&y)[5], Eigen::ArrayXf& out) {
#ifdef TENFOLD_FAIL
  out = tenfold::from(x).max(y);
#else
  out = tenfold::from(x).max(std::span(y).first(4));
#endif
}
