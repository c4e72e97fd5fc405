// expect: a floating-point scalar with an integer array

#include <tenfold/tenfold.hpp>
#include <vector>

// The rule is the same where the scalar comes first.
void test(std::vector<unsigned char> const& x, std::vector<unsigned char>& out) {
#ifdef TENFOLD_FAIL
  tenfold::subtract(2.0f, x).into(out);
#else
  tenfold::subtract(2, x).into(out);
#endif
}
