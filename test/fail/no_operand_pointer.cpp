// expect: this type is no operand

#include <span>
#include <tenfold/tenfold.hpp>
#include <vector>

// A pointer doesn't know how many elements it points to.
void test(float const* x, std::vector<float>& out) {
#ifdef TENFOLD_FAIL
  tenfold::abs(x).into(out);
#else
  tenfold::abs(std::span(x, 3)).into(out);
#endif
}
