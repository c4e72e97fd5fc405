// What test/codegen/hot_loop looks at: the kernel of one expression, compiled with plain -O2.
#include <tenfold/tenfold.hpp>

void max_abs(const Eigen::ArrayXf& x, const Eigen::ArrayXf& y, Eigen::ArrayXf& out) {
  out = tenfold::max(tenfold::abs(x), y);
}
