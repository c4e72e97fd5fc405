#ifndef TENFOLD_TEST_TREE_FAULTS_HPP
#define TENFOLD_TEST_TREE_FAULTS_HPP
// The one value that has no absolute value, and what a call does that meets it.

#include <cstddef>
#include <limits>
#include <span>
#include <string>
#include <tenfold/tenfold.hpp>

#include "support/compare.hpp"
#include "support/elements.hpp"
#include "support/message.hpp"

namespace test {

template <class T>
inline constexpr T lowest = std::numeric_limits<T>::lowest();

template <class T>
std::string fault_at(std::size_t index) {
  return "tenfold: abs: no result for " + std::to_string(lowest<T>) + " at index " +
         std::to_string(index);
}

// The call fails at this index, and none of the arrays is changed by it.
template <class T, class Call, class... Arrays>
void require_fault(std::size_t index, Call&& call, Arrays const&... arrays) {
  auto const check_unchanged = [](auto const& now, auto const& before) {
    require_same(std::span<T const>(now.data(), static_cast<std::size_t>(now.size())),
                 std::span<T const>(before.data(), static_cast<std::size_t>(before.size())),
                 nan_result::exact, [] { return "changed by a call that failed"; });
  };
  auto const compare = [&](auto const&... before) {
    std::string const got = message_of<tenfold::overflow_error>(call);
    require(got == fault_at<T>(index), [&] { return got + " instead of " + fault_at<T>(index); });
    (check_unchanged(arrays, before), ...);
  };
  compare(Arrays(arrays)...);
}

// Lengths of less than a vector, of several, and with a partial last one.
inline constexpr std::size_t fault_lengths[] = {1, 2, 3, 7, 16, 17, 31, 33, 64, 65, 100, 129};

}  // namespace test

#endif
