// expect: an Eigen expression without memory

#include <tenfold/tenfold.hpp>

// A view without direct access has no memory that could be referred to.
void test(Eigen::ArrayXf const& x, Eigen::ArrayXf& out) {
#ifdef TENFOLD_FAIL
  out = tenfold::abs(x.reverse());
#else
  out = tenfold::abs(tenfold::own(x.reverse()));
#endif
}
