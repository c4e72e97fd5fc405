// expect: tf::eval(expression).sum
// expect: tf::eval(expression).prod
// expect: tf::eval(expression).mean
// expect: tf::eval(expression).minCoeff
// expect: tf::eval(expression).maxCoeff
// expect: tf::eval(expression).all
// expect: tf::eval(expression).any
// expect: tf::eval(expression).count
// expect: tf::eval(expression).hasNaN
// expect: tf::eval(expression).allFinite
// expect: tf::eval(expression).isZero
// expect: tf::eval(expression).isConstant
// expect: tf::eval(expression).isApprox
// expect: tf::eval(expression).lpNorm
// expect: tf::eval(expression).value
// expect: tf::eval(expression).eval
// expect: tf::eval(expression).format
// expect: tf::eval(expression).head
// expect: tf::eval(expression).tail
// expect: tf::eval(expression).segment
// expect: tf::eval(expression).block
// expect: tf::eval(expression).row
// expect: tf::eval(expression).col
// expect: tf::eval(expression).topRows
// expect: tf::eval(expression).bottomRows
// expect: tf::eval(expression).middleRows
// expect: tf::eval(expression).leftCols
// expect: tf::eval(expression).rightCols
// expect: tf::eval(expression).middleCols
// expect: tf::eval(expression).topLeftCorner
// expect: tf::eval(expression).topRightCorner
// expect: tf::eval(expression).bottomLeftCorner
// expect: tf::eval(expression).bottomRightCorner
// expect: tf::eval(expression).transpose
// expect: tf::eval(expression).reverse
// expect: tf::eval(expression).replicate
// expect: tf::eval(expression).reshaped
// expect: tf::eval(expression).rowwise
// expect: tf::eval(expression).colwise
// expect: tf::eval(expression).select
// expect: tf::eval(expression).begin
// expect: tf::eval(expression).end
// expect: tf::eval(expression).coeff
// expect: tf::eval(expression).array
// expect: tf::eval(expression).matrix
// expect: tf::eval(expression).setZero
// expect: tf::eval(expression).setConstant
// expect: tf::eval(expression).fill
// expect: tf::eval(expression).swap
// expect: tf::eval(expression).size
// expect: tf::eval(expression).operator()
// expect: tf::eval(expression).operator[]
// expect: tf::eval(expression).operator+=
// expect: tf::eval(expression).operator-=
// expect: tf::eval(expression).operator*=
// expect: tf::eval(expression).operator/=

#include <tenfold/tenfold.hpp>

// An expression is an Eigen expression by type, so that Eigen objects can be assigned from it. The
// members that come along would ask for coefficients, or compute by Eigen's rules.
void test(Eigen::ArrayXf& x) {
  auto e = tenfold::abs(x);
#ifdef TENFOLD_FAIL
  e.sum();
  e.prod();
  e.mean();
  e.minCoeff();
  e.maxCoeff();
  e.all();
  e.any();
  e.count();
  e.hasNaN();
  e.allFinite();
  e.isZero();
  e.isConstant(1.0F);
  e.isApprox(x);
  e.lpNorm(1);
  e.value();
  e.eval();
  e.format(Eigen::IOFormat());
  e.head(2);
  e.tail(2);
  e.segment(1, 2);
  e.block(0, 0, 1, 1);
  e.row(0);
  e.col(0);
  e.topRows(1);
  e.bottomRows(1);
  e.middleRows(0, 1);
  e.leftCols(1);
  e.rightCols(1);
  e.middleCols(0, 1);
  e.topLeftCorner(1, 1);
  e.topRightCorner(1, 1);
  e.bottomLeftCorner(1, 1);
  e.bottomRightCorner(1, 1);
  e.transpose();
  e.reverse();
  e.replicate(2, 2);
  e.reshaped();
  e.rowwise();
  e.colwise();
  e.select(x, x);
  e.begin();
  e.end();
  e.coeff(0);
  e.array();
  e.matrix();
  e.setZero();
  e.setConstant(1.0F);
  e.fill(1.0F);
  e.swap(x);
  e.size();
  e(0);
  e[0];
  e += x;
  e -= x;
  e *= 2;
  e /= 2;
#else
  Eigen::ArrayXf const value = tenfold::eval(e);
  x = value.sum() + value.tail(2)(0);
#endif
}
