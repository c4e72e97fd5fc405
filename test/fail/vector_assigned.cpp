// expect: a std::vector
// expect: .into(v)

#include <tenfold/tenfold.hpp>
#include <vector>

// std::vector has no assignment we could provide.
void test(Eigen::ArrayXf const& x, std::vector<float>& out) {
#ifdef TENFOLD_FAIL
  out = tenfold::abs(x);
#else
  tenfold::abs(x).into(out);
#endif
}
