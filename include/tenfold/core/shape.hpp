#ifndef TENFOLD_CORE_SHAPE_HPP
#define TENFOLD_CORE_SHAPE_HPP
// Extents and strides of an array: what is known when compiling (layout) and when running (view).
#include <array>
#include <cstddef>
#include <string>
#include <type_traits>

#include "tenfold/core/config.hpp"

namespace tenfold::inline TENFOLD_ABI {

/// The extents of an array of fixed rank; rank 2 is {rows, columns}.
template <int Rank>
using shape = std::array<std::ptrdiff_t, static_cast<std::size_t>(Rank)>;

/// The extent that is known only when the program runs.
inline constexpr std::ptrdiff_t dynamic = -1;

/// The order of elements that "first" and an index refer to; rank 1 has but one.
enum class storage_order { any, column_major, row_major };

/// What the type of an array says about its place in memory. `Contiguous`: the elements follow each
/// other without gaps in `Order`.
template <storage_order Order, bool Contiguous, std::ptrdiff_t... Extent>
struct layout {
  static constexpr int rank = sizeof...(Extent);
  static constexpr storage_order order = Order;
  static constexpr bool contiguous = Contiguous;
  static constexpr shape<rank> extents{Extent...};
};

/// An array in memory: address, extents, and strides in elements.
template <class T, class Layout>
struct array_view {
  using value_type = T;
  using layout_type = Layout;
  T* data;
  shape<Layout::rank> extents;
  shape<Layout::rank> strides;
};

namespace detail {

template <std::size_t Rank>
constexpr std::ptrdiff_t size_of(const std::array<std::ptrdiff_t, Rank>& extents) {
  std::ptrdiff_t size = 1;
  for (std::ptrdiff_t extent : extents) size *= extent;
  return size;
}

template <std::size_t Rank>
std::string text_of(const std::array<std::ptrdiff_t, Rank>& extents) {
  std::string text = "[";
  for (std::size_t i = 0; i < Rank; ++i) {
    text += (i == 0 ? "" : ", ") + std::to_string(extents[i]);
  }
  return text + "]";
}

/// The dimension whose index changes at step `position` of the order, fastest first.
template <storage_order Order, int Rank>
constexpr std::size_t dimension_at(std::size_t position) {
  return Order == storage_order::row_major ? static_cast<std::size_t>(Rank) - 1 - position
                                           : position;
}

}  // namespace detail
}  // namespace tenfold::inline TENFOLD_ABI
#endif
