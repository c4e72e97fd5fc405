#ifndef TENFOLD_TEST_ISSUE_LENGTHS_HPP
#define TENFOLD_TEST_ISSUE_LENGTHS_HPP
// Where faults of vector code hide: lengths near whole vectors, and the first and last elements.

#include <cstddef>
#include <set>
#include <vector>

namespace issue {

// The lengths next to one, two, four, 32 and 64 vectors, for the vectors of every instruction set,
// and the shortest ones.
template <class T>
std::vector<std::size_t> lengths() {
  std::set<std::size_t> all{1, 2, 3};
  for (std::size_t vector_bytes : {16U, 32U, 64U}) {
    std::size_t const lanes = vector_bytes / sizeof(T);
    for (std::size_t vectors : {1U, 2U, 4U, 32U, 64U}) {
      all.insert({vectors * lanes - 1, vectors * lanes, vectors * lanes + 1});
    }
  }
  return {all.begin(), all.end()};
}

// Every position of an array of n elements if it is short. Of a long one those in its first and
// last two vectors, which are all lanes, and some between.
template <class T>
std::vector<std::size_t> positions(std::size_t n) {
  std::size_t const two_vectors = 128 / sizeof(T);
  std::vector<std::size_t> all;
  for (std::size_t i = 0; i < n; ++i) {
    if (n <= 4 * two_vectors || i < two_vectors || i + two_vectors >= n || i % 61 == 0) {
      all.push_back(i);
    }
  }
  return all;
}

}  // namespace issue

#endif
