#ifndef TENFOLD_ADAPT_STANDARD_HPP
#define TENFOLD_ADAPT_STANDARD_HPP
// std::vector, std::array, C arrays and std::span as arrays of rank 1.
#include <array>
#include <span>
#include <vector>

#include "tenfold/core/expression.hpp"

namespace tenfold::inline TENFOLD_ABI {

namespace detail {

template <class T, std::ptrdiff_t Extent>
struct sequence_adapter {
  using value_type = std::remove_const_t<T>;
  using layout_type = layout<storage_order::any, true, Extent>;
  template <class U>
  static array_view<U, layout_type> view(U* data, std::size_t size) {
    return {data, {static_cast<std::ptrdiff_t>(size)}, {1}};
  }
};

}  // namespace detail

template <element T, class Allocator>
struct adapter<std::vector<T, Allocator>> : detail::sequence_adapter<T, dynamic> {
  using vector = std::vector<T, Allocator>;
  static auto read(const vector& v) { return adapter::view(v.data(), v.size()); }
  static auto write(vector& v) { return adapter::view(v.data(), v.size()); }
  static vector copy(const vector& v) { return v; }
  static constexpr bool resizable = true;
  static bool can_become(const shape<1>&) { return true; }
  template <class Fill>
  static void replace(vector& v, const shape<1>& wanted, Fill fill) {
    vector fresh(static_cast<std::size_t>(wanted[0]), v.get_allocator());
    fill(fresh);
    v.swap(fresh);
  }
};

template <element T, std::size_t Size>
struct adapter<std::array<T, Size>>
    : detail::sequence_adapter<T, static_cast<std::ptrdiff_t>(Size)> {
  static auto read(const std::array<T, Size>& a) { return adapter::view(a.data(), Size); }
  static auto write(std::array<T, Size>& a) { return adapter::view(a.data(), Size); }
  static std::array<T, Size> copy(const std::array<T, Size>& a) { return a; }
  static constexpr bool longer_destination = true;
};

template <element T, std::size_t Size>
struct adapter<T[Size]> : detail::sequence_adapter<T, static_cast<std::ptrdiff_t>(Size)> {
  static auto read(const T (&a)[Size]) { return adapter::view(a, Size); }
  static auto write(T (&a)[Size]) { return adapter::view(a, Size); }
  static std::array<T, Size> copy(const T (&a)[Size]) { return std::to_array(a); }
  static constexpr bool longer_destination = true;
};

template <class T, std::size_t Size>
requires element<std::remove_const_t<T>>
struct adapter<std::span<T, Size>>
    : detail::sequence_adapter<T, Size == std::dynamic_extent ? dynamic
                                                              : static_cast<std::ptrdiff_t>(Size)> {
  using span = std::span<T, Size>;
  static auto read(const span& s) {
    return adapter::view(static_cast<const T*>(s.data()), s.size());
  }
  static auto keep(const span& s) { return detail::viewed<decltype(read(s))>{read(s)}; }
  static auto write(const span& s) requires(!std::is_const_v<T>) {
    return adapter::view(s.data(), s.size());
  }
  static std::vector<std::remove_const_t<T>> copy(const span& s) { return {s.begin(), s.end()}; }
  static constexpr bool longer_destination = true;
};

namespace detail {

template <class T, class Allocator>
struct conversion<std::vector<T, Allocator>> {
  static constexpr bool is_defined = true;
  template <class Tree>
  static std::vector<T, Allocator> run(const Tree&) {
    static_assert(always_false<Tree>,
                  "tenfold: a std::vector can't be assigned an expression; write "
                  "expression.into(v), which resizes it");
    return {};
  }
};

template <class Allocator>
struct refusal<std::vector<bool, Allocator>> {
  static_assert(always_false<Allocator>,
                "tenfold: std::vector<bool> has no elements in memory; use "
                "std::vector<std::uint8_t> or an Eigen array");
};

}  // namespace detail
}  // namespace tenfold::inline TENFOLD_ABI
#endif
