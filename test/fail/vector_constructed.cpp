// expect: a std::vector
// expect: .into(v)

#include <tenfold/tenfold.hpp>
#include <vector>

// std::vector has no constructor we could provide.
void test(Eigen::ArrayXf const& x) {
#ifdef TENFOLD_FAIL
  std::vector<float> out(tenfold::abs(x));
  (void)out;
#else
  std::vector<float> out(4);
  tenfold::abs(x).into(out);
#endif
}
