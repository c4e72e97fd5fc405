// expect: operands have different static shapes

#include <tenfold/tenfold.hpp>

// The same number of elements in another shape is another shape.
void test(Eigen::Matrix<float, 2, 3> const& x, Eigen::Matrix<float, 3, 2> const& y,
          Eigen::MatrixXf& out) {
#ifdef TENFOLD_FAIL
  out = tenfold::from(x) - y;
#else
  out = tenfold::from(x) - y.transpose();
#endif
}
