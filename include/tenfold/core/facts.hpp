#ifndef TENFOLD_CORE_FACTS_HPP
#define TENFOLD_CORE_FACTS_HPP
// What is known about an expression's elements at compile time; vector bodies choose by it.
#include <type_traits>

#include "tenfold/core/config.hpp"

namespace tenfold::inline TENFOLD_ABI {

/// Properties that every element of an expression has.
struct facts {
  bool non_negative = false;  ///< the sign bit is clear, that of a NaN too
  bool never_nan = false;
  bool cannot_fault = true;  ///< no operation of the expression can fail for any element

  /// What is known of stored elements: nothing but what their type says.
  template <class T>
  static constexpr facts of_element() {
    return {std::is_unsigned_v<T>, std::is_integral_v<T>, true};
  }
};

}  // namespace tenfold::inline TENFOLD_ABI
#endif
