#ifndef TENFOLD_CORE_OVERLAP_HPP
#define TENFOLD_CORE_OVERLAP_HPP
// May a destination be written while the operands are read?
#include <algorithm>

#include "tenfold/core/operand.hpp"

namespace tenfold::inline TENFOLD_ABI::detail {

/// How two arrays of the same shape lie to each other.
enum class sharing {
  none,      // no byte in common
  in_place,  // element for element the same memory
  mixed,     // some bytes in common in another way
};

constexpr std::ptrdiff_t magnitude(std::ptrdiff_t value) { return value < 0 ? -value : value; }

/// Where the elements of an array lie: at the sums of k_i * stride_i bytes, 0 <= k_i < extent_i,
/// `size` bytes each. The dimensions come with the largest stride last.
template <int Rank>
struct lattice {
  std::array<std::ptrdiff_t, Rank> extents{};
  std::array<std::ptrdiff_t, Rank> strides{};
  std::ptrdiff_t size;

  /// The lattice of all dimensions but the last.
  lattice<Rank - 1> inner() const {
    lattice<Rank - 1> result{{}, {}, size};
    std::copy_n(extents.begin(), Rank - 1, result.extents.begin());
    std::copy_n(strides.begin(), Rank - 1, result.strides.begin());
    return result;
  }
  /// From its first byte to its last.
  std::ptrdiff_t reach() const {
    std::ptrdiff_t sum = size - 1;
    for (std::size_t i = 0; i < Rank; ++i) sum += (extents[i] - 1) * strides[i];
    return sum;
  }
};

/// Do two arrays of this lattice, `distance` bytes apart, share a byte? They do where there are
/// k_i, |k_i| < extent_i, with |distance - sum k_i * stride_i| < size. Few values of the k of the
/// largest stride have to be tried.
template <int Rank>
bool lattices_meet(std::ptrdiff_t distance, const lattice<Rank>& both) {
  if constexpr (Rank == 0) {
    return -both.size < distance && distance < both.size;
  } else {
    const auto inner = both.inner();
    const std::ptrdiff_t stride = both.strides.back();
    if (stride == 0) return lattices_meet(distance, inner);
    const std::ptrdiff_t limit = both.extents.back() - 1;
    const std::ptrdiff_t reach = inner.reach();
    const std::ptrdiff_t from = std::max(-limit, (distance - reach) / stride - 1);
    const std::ptrdiff_t to = std::min(limit, (distance + reach) / stride + 1);
    for (std::ptrdiff_t k = from; k <= to; ++k) {
      if (lattices_meet(distance - k * stride, inner)) return true;
    }
    return false;
  }
}

/// Do two elements of one array share a byte?
template <int Rank>
bool meets_itself(const lattice<Rank>& array) {
  if constexpr (Rank == 0) {
    return false;
  } else {
    const auto inner = array.inner();
    if (meets_itself(inner)) return true;
    const std::ptrdiff_t stride = array.strides.back();
    const std::ptrdiff_t reach = inner.reach();
    for (std::ptrdiff_t k = 1; k < array.extents.back() && k * stride <= reach; ++k) {
      if (lattices_meet(k * stride, inner)) return true;
    }
    return false;
  }
}

/// For arrays that the address ranges alone can't tell apart.
template <int Rank>
[[gnu::noinline]] sharing sharing_of_intersecting(const memory<Rank>& left,
                                                  const memory<Rank>& right) {
  lattice<Rank> both{{}, {}, left.element_size};
  for (std::size_t i = 0; i < Rank; ++i) {
    both.extents[i] = left.extents[i];
    if (left.extents[i] > 1) {  // the stride of a dimension without a second element means nothing
      if (left.strides[i] != right.strides[i]) return sharing::mixed;
      both.strides[i] = magnitude(left.strides[i] * left.element_size);
    }
  }
  if (left.element_size != right.element_size) return sharing::mixed;
  for (std::size_t i = 1; i < Rank; ++i) {
    for (std::size_t j = i; j > 0 && both.strides[j] < both.strides[j - 1]; --j) {
      std::swap(both.strides[j], both.strides[j - 1]);
      std::swap(both.extents[j], both.extents[j - 1]);
    }
  }
  if (left.address == right.address) {
    return meets_itself(both) ? sharing::mixed : sharing::in_place;
  }
  const auto distance = static_cast<std::ptrdiff_t>(right.address - left.address);
  return lattices_meet(distance, both) ? sharing::mixed : sharing::none;
}

/// Do the smallest address ranges that hold the two arrays have a byte in common? An empty one has
/// none, wherever it lies.
template <int Rank>
bool ranges_meet(const memory<Rank>& left, const memory<Rank>& right) {
  return left.low < right.high && right.low < left.high && left.low < left.high &&
         right.low < right.high;
}

inline std::string name_of(const operand_place& place) {
  return "operand " + std::to_string(place.position) + " (of " + place.operation + ")";
}
[[noreturn, gnu::cold, gnu::noinline]] inline void throw_overlap(const operand_place& place) {
  throw overlap_error("the destination overlaps " + name_of(place) +
                      " in another way than element for element; evaluate into another array");
}

/// Whether a destination of the operands' shape is itself an operand; throws where it shares
/// memory with one in another way.
template <int Rank, int Count>
bool is_in_place(const memory<Rank>& destination, const operand_list<Rank, Count>& operands) {
  bool in_place = false;
  for (int i = 0; i < Count; ++i) {
    if (!ranges_meet(destination, operands.list[i])) continue;
    const sharing found = sharing_of_intersecting(destination, operands.list[i]);
    if (found == sharing::mixed) [[unlikely]]
      throw_overlap(operands.places[i]);
    in_place |= found == sharing::in_place;
  }
  return in_place;
}

[[noreturn, gnu::cold, gnu::noinline]] inline void throw_overlap_on_resize(
    const operand_place& place) {
  throw overlap_error("the destination would have to be resized but overlaps " + name_of(place) +
                      "; evaluate into another array");
}

/// Before the memory of `destination` is given up: no operand may lie in it.
template <int Rank, int Count>
void require_apart(const memory<Rank>& destination, const operand_list<Rank, Count>& operands) {
  for (int i = 0; i < Count; ++i) {
    if (ranges_meet(destination, operands.list[i])) {
      throw_overlap_on_resize(operands.places[i]);
    }
  }
}

}  // namespace tenfold::inline TENFOLD_ABI::detail
#endif
