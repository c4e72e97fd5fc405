#ifndef TENFOLD_TEST_ISSUE_SEEDS_HPP
#define TENFOLD_TEST_ISSUE_SEEDS_HPP
// What a careless reducer starts with: an element that every other one beats, in some order.

#include <concepts>
#include <limits>
#include <vector>

namespace issue {

template <class T>
std::vector<T> seeds() {
  using limits = std::numeric_limits<T>;
  std::vector<T> values{T{0}, limits::lowest(), limits::max(), limits::min()};
  if constexpr (std::floating_point<T>) {
    values.insert(values.end(),
                  {-T{0}, limits::infinity(), -limits::infinity(), limits::denorm_min()});
  }
  return values;
}

}  // namespace issue

#endif
