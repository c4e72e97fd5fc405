#ifndef TENFOLD_REDUCE_ORDER_HPP
#define TENFOLD_REDUCE_ORDER_HPP
// What an order tells the search. Elements have a key whose greatest value wins; elements with
// equal keys differ in sign at most, and the order names the sign that wins then.
#include "tenfold/op/function.hpp"

namespace tenfold::inline TENFOLD_ABI::detail {

/// How the search notices a NaN.
enum class nan_shows {
  in_key,      // its key is greater than that of any number
  beside_key,  // the key says nothing, so elements are looked at too
};

/// An order by magnitude: two elements tie where one is the other's negative.
template <class T>
inline constexpr bool has_negative_twin = std::is_signed_v<T>;

/// An order by value: only zeros tie.
template <class T>
inline constexpr bool has_zero_twin = std::is_floating_point_v<T>;

}  // namespace tenfold::inline TENFOLD_ABI::detail
#endif
