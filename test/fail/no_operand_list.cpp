// expect: this type is no operand

#include <list>
#include <tenfold/tenfold.hpp>
#include <vector>

// A list isn't contiguous.
void test(std::list<float> const& x, std::vector<float>& out) {
#ifdef TENFOLD_FAIL
  tenfold::from(x).abs().into(out);
#else
  tenfold::from(std::vector<float>(x.begin(), x.end())).abs().into(out);
#endif
}
