// A user's program, the same for every way to get tenfold.
#include <tenfold/tenfold.hpp>

#if TENFOLD_VERSION < 100
#error "0.1.0 was the first version"
#endif

int main() {
  Eigen::ArrayXf x(3);
  x << -1, 2, -7.5f;
  // tenfold's own flags would refuse this conversion. A user never gets them.
  int const loudest = tenfold::max(tenfold::abs(x));
  return loudest == 7 ? 0 : 1;
}
