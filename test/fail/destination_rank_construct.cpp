// expect: the destination has another rank

#include <tenfold/tenfold.hpp>
#include <vector>

// Construction is an assignment to a new destination.
void test(std::vector<float> const& x) {
#ifdef TENFOLD_FAIL
  Eigen::MatrixXf out(tenfold::abs(x));
  (void)out;
#else
  Eigen::VectorXf out(tenfold::abs(x));
  (void)out;
#endif
}
