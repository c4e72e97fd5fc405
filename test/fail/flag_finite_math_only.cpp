// expect: compile without -ffast-math and -ffinite-math-only
// flags: -ffinite-math-only

#include <tenfold/tenfold.hpp>

// A part of -ffast-math: the compiler would take every comparison with a NaN as known.
void test(Eigen::ArrayXf const& x, Eigen::ArrayXf& out) { out = tenfold::abs(x); }
