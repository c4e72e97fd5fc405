// expect: std::vector<bool>

#include <tenfold/tenfold.hpp>
#include <vector>

// std::vector<bool> packs its elements into bits.
void test(std::vector<bool> const& x, std::vector<unsigned char> const& y,
          std::vector<unsigned char>& out) {
#ifdef TENFOLD_FAIL
  tenfold::abs(x).into(out);
  (void)y;
#else
  tenfold::abs(y).into(out);
  (void)x;
#endif
}
