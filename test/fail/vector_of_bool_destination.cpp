// expect: std::vector<bool>

#include <tenfold/tenfold.hpp>
#include <vector>

// std::vector<bool> packs its elements into bits.
void test(std::vector<unsigned char> const& x, std::vector<bool>& out) {
#ifdef TENFOLD_FAIL
  tenfold::abs(x).into(out);
#else
  std::vector<unsigned char> bytes;
  tenfold::abs(x).into(bytes);
  out.assign(bytes.begin(), bytes.end());
#endif
}
