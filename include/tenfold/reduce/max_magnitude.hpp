#ifndef TENFOLD_REDUCE_MAX_MAGNITUDE_HPP
#define TENFOLD_REDUCE_MAX_MAGNITUDE_HPP
#include "tenfold/reduce/order.hpp"

namespace tenfold::inline TENFOLD_ABI {

namespace detail {
/// The order behind `max_magnitude` of one operand and `index_of_max_magnitude`.
struct max_magnitude_order {
  static constexpr const char* name = "max_magnitude";
};
}  // namespace detail

/// The index of the element of largest magnitude, the lowest where several are identical.
///
/// Rule: IEEE 754:2019 9.6 maximumMagnitude: of equal magnitudes the positive element; the first
/// NaN if there is one; the lowest integer has the largest magnitude. -1 for an empty array.
/// Shapes: any; of rank 2 the index counts in the expression's order, `coordinates` gives row and
/// column. Element types: all. Errors: none of its own.
/// @code
/// std::ptrdiff_t at = tf::index_of_max_magnitude(x);
/// std::ptrdiff_t jump = tf::index_of_max_magnitude(tf::from(x.tail(n - 1)) - x.head(n - 1));
/// std::ptrdiff_t peak = tf::from(x).abs().index_of_max_magnitude();
/// @endcode
inline constexpr detail::index_of<detail::max_magnitude_order> index_of_max_magnitude{};

}  // namespace tenfold::inline TENFOLD_ABI
#endif

#ifdef TENFOLD_MEMBERS
TENFOLD_MEMBER(index_of_max_magnitude)
#endif

#ifdef TENFOLD_TARGET_NAMESPACE
namespace tenfold::inline TENFOLD_ABI::detail::TENFOLD_TARGET_NAMESPACE {
template <want Want>
struct order_key<max_magnitude_order, Want> : magnitude_key<Want> {
  template <class T, class Key>
  static HWY_INLINE T winner(Key key) {
    return magnitude_key<Want>::template with_sign<T>(key, false);
  }
  template <class T, class Key>
  static HWY_INLINE bool is_nan(Key key) {
    return key > magnitude_key<Want>::template of_infinity<T, Key>();
  }
};
}  // namespace tenfold::inline TENFOLD_ABI::detail::TENFOLD_TARGET_NAMESPACE
#endif
