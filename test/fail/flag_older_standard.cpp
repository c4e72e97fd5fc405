// expect: compile with -std=c++20 or a newer standard
// flags: -std=c++17

#include <tenfold/tenfold.hpp>

// It would fail in a hundred other places.
void test(Eigen::ArrayXf const& x, Eigen::ArrayXf& out) { out = tenfold::abs(x); }
