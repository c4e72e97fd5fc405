// expect: operands have different element types; convert one with cast<T>

#include <tenfold/tenfold.hpp>
#include <vector>

// A signed and an unsigned integer of one width are two element types.
void test(std::vector<int> const& x, std::vector<unsigned> const& y, Eigen::ArrayXi& out) {
#ifdef TENFOLD_FAIL
  out = tenfold::from(x) - y;
#else
  out = tenfold::from(x) - std::vector<int>(y.begin(), y.end());
#endif
}
