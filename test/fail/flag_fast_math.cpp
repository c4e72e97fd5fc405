// expect: compile without -ffast-math
// flags: -ffast-math

#include <tenfold/tenfold.hpp>

// It would make NaN, infinities and -0 what the compiler likes.
void test(Eigen::ArrayXf const& x, Eigen::ArrayXf& out) { out = tenfold::abs(x); }
