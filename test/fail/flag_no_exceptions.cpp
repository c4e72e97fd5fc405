// expect: compile without -fno-exceptions
// flags: -fno-exceptions

#include <tenfold/tenfold.hpp>

// Every error is told by an exception.
void test(Eigen::ArrayXf const& x, Eigen::ArrayXf& out) { out = tenfold::abs(x); }
