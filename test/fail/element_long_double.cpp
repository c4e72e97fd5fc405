// expect: this type is no operand

#include <tenfold/tenfold.hpp>
#include <vector>

// long double isn't among the element types.
void test(std::vector<long double> const& x, std::vector<double>& out) {
#ifdef TENFOLD_FAIL
  tenfold::abs(x).into(out);
#else
  tenfold::abs(std::vector<double>(x.begin(), x.end())).into(out);
#endif
}
