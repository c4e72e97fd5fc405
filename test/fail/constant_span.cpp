// expect: the destination is constant

#include <span>
#include <tenfold/tenfold.hpp>

// A span of constant elements is no destination.
void test(Eigen::ArrayXf const& x, std::span<float const> constant, std::span<float> out) {
#ifdef TENFOLD_FAIL
  tenfold::abs(x).into(constant);
  (void)out;
#else
  tenfold::abs(x).into(out);
  (void)constant;
#endif
}
