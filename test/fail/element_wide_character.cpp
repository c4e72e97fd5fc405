// expect: this type is no operand

#include <span>
#include <tenfold/tenfold.hpp>
#include <vector>

// Wide characters are no numbers, though their size is that of one.
void test(std::span<wchar_t const> x, std::vector<int>& out) {
#ifdef TENFOLD_FAIL
  tenfold::abs(x).into(out);
#else
  tenfold::abs(std::vector<int>(x.begin(), x.end())).into(out);
#endif
}
