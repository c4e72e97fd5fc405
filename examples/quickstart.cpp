// The first page of the README: what tenfold's language looks like.
#include <iostream>
#include <span>
#include <tenfold/tenfold.hpp>
#include <vector>

namespace tf = tenfold;

int main() {
  Eigen::ArrayXf x(6), y(6), out;
  x << 0.5f, -3, 2, -1, 4, -4;
  y << 1, 1, 2.5f, 1, 1, 1;

  // Elementwise: one loop over the whole expression, no temporary.
  out = tf::max(tf::abs(x), y);
  std::cout << "max(|x|, y)          " << out.transpose() << '\n';

  // A reducer over a lazy expression: one loop, nothing stored.
  std::cout << "its least magnitude  " << tf::min_magnitude(tf::max(tf::abs(x), y)) << '\n';

  // Where the largest step between neighbours is: two overlapping views of one array.
  const Eigen::Index n = x.size();
  const auto jump = tf::index_of_max_magnitude(tf::from(x.tail(n - 1)) - x.head(n - 1));
  std::cout << "largest step after   element " << jump << '\n';

  // An expression can be kept, and sees the arrays as they are when it is evaluated.
  const auto envelope = tf::from(x).abs().max(y);
  x = -2 * x;
  std::cout << "after x = -2 x       " << envelope.max() << '\n';

  // Any contiguous storage takes part, as operand and as destination.
  std::vector<float> buffer(8, 0.0f);
  envelope.into(std::span(buffer));
  std::cout << "buffer               " << buffer[1] << " ... " << buffer[7] << '\n';

  // Errors are exceptions; shapes and overlap are checked before a destination is touched.
  try {
    x = tf::abs(x.tail(3));
  } catch (const tf::overlap_error& e) {
    std::cout << e.what() << '\n';
  }
}
