// A user's first program: built with nothing but -I flags, linked to nothing.
#include <cstddef>
#include <iostream>
#include <tenfold/tenfold.hpp>
#include <vector>

namespace tf = tenfold;

int main() {
  Eigen::ArrayXf x(5), y(5), out(5);
  x << 1, -5, 2, -7, 3;
  y << 4, 4, 4, 4, 4;
  out = tf::max(tf::abs(x), y);
  const std::ptrdiff_t at = tf::index_of_max_magnitude(x);
  const float quiet = tf::min_magnitude(tf::max(tf::abs(x), y));
  std::cout << out.transpose() << " | " << at << " | " << quiet << " | " << tf::target() << '\n';

  Eigen::ArrayXf expected(5);
  expected << 4, 5, 4, 7, 4;
  return (out == expected).all() && at == 3 && quiet == 4 && tf::target() == tf::targets()[0] ? 0
                                                                                              : 1;
}
