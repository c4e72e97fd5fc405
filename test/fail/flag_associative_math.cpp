// expect: compile without -fassociative-math
// flags: -fassociative-math -fno-trapping-math -fno-signed-zeros
// compiler: gcc

#include <tenfold/tenfold.hpp>

// A part of -ffast-math that clang does not show. g++ heeds it only together with the other two.
void test(Eigen::ArrayXf const& x, Eigen::ArrayXf& out) { out = tenfold::abs(x); }
