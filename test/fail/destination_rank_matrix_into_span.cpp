// expect: the destination has another rank

#include <span>
#include <tenfold/tenfold.hpp>

// A span has rank 1.
void test(Eigen::MatrixXf const& x, std::span<float> out) {
#ifdef TENFOLD_FAIL
  tenfold::abs(x).into(out);
#else
  tenfold::abs(x.col(0)).into(out);
#endif
}
