// expect: the destination has another element type
// expect: cast<T>

#include <tenfold/tenfold.hpp>
#include <vector>

// So is a vector, though it could be resized.
void test(Eigen::ArrayXf const& x, std::vector<int>& out) {
#ifdef TENFOLD_FAIL
  tenfold::abs(x).into(out);
#else
  std::vector<float> result;
  tenfold::abs(x).into(result);
  out.assign(result.begin(), result.end());
#endif
}
