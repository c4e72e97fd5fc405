// expect: this type is no operand

#include <string>
#include <tenfold/tenfold.hpp>

// Characters are integers, a text isn't an array of them.
void test(Eigen::ArrayXf const& x, std::string const& text, Eigen::ArrayXf& out) {
#ifdef TENFOLD_FAIL
  out = tenfold::max(x, text);
#else
  out = tenfold::max(x, static_cast<int>(text.size()));
#endif
}
