// expect: the destination has another static shape

#include <array>
#include <tenfold/tenfold.hpp>

// into takes a longer array, never a shorter one.
void test(std::array<float, 5> const& x, std::array<float, 4>& shorter,
          std::array<float, 6>& longer) {
#ifdef TENFOLD_FAIL
  tenfold::abs(x).into(shorter);
#else
  tenfold::abs(x).into(longer);
  shorter.fill(0);
#endif
}
