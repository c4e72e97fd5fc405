#ifndef TENFOLD_TEST_SUPPORT_COMPARE_HPP
#define TENFOLD_TEST_SUPPORT_COMPARE_HPP
// Comparisons of whole arrays. The tests make millions, too many to tell Boost.Test of each:
// nothing is said as long as all is well, and the first difference ends the test case.

#include <boost/test/unit_test.hpp>
#include <cstddef>
#include <span>
#include <sstream>
#include <string>
#include <type_traits>

#include "support/elements.hpp"

namespace test {

// `where` makes the text that says which case it is; it is called only for a message.
template <class T, class Where>
void require_same(std::span<T const> got, std::span<std::type_identity_t<T> const> want,
                  nan_result nan, Where&& where) {
  if (got.size() != want.size()) {
    BOOST_FAIL(where() << ": " << got.size() << " elements instead of " << want.size());
  }
  for (std::size_t i = 0; i != want.size(); ++i) {
    if (!same(got[i], want[i], nan)) {
      BOOST_FAIL(where() << ": element " << i << " of " << want.size() << " is " << show(got[i])
                         << " instead of " << show(want[i]));
    }
  }
}

template <class Where>
void require(bool condition, Where&& where) {
  if (!condition) BOOST_FAIL(where());
}

}  // namespace test

#endif
