// expect: compile without -fno-signed-zeros
// flags: -fno-signed-zeros
// compiler: gcc

#include <tenfold/tenfold.hpp>

// A part of -ffast-math that clang does not show to the preprocessor.
void test(Eigen::ArrayXf const& x, Eigen::ArrayXf& out) { out = tenfold::abs(x); }
