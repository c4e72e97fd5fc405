#ifndef TENFOLD_CORE_LEAF_HPP
#define TENFOLD_CORE_LEAF_HPP
// The ends of an expression tree: arrays, kept by pointer, by value or as a view, and scalars.
#include <memory>
#include <type_traits>
#include <utility>

#include "tenfold/core/element.hpp"
#include "tenfold/core/shape.hpp"

namespace tenfold::inline TENFOLD_ABI {

/// Tells how a foreign container is used as an array; specialised in adapt/ (and by users) with
///  - `value_type` and `layout_type`,
///  - `read(container const&)`, an `array_view` of constant elements,
///  - `write(container&)`, an `array_view` of elements, where it can be a destination,
///  - `keep(container const&)` where an expression doesn't refer to the container itself: what it
///    stores instead, with a member `view()` (views keep their address and shape),
///  - `copy(container const&)`: an owning container with the same elements, for `own`.
///  - `replace(container&, shape, fill)` where it can be resized: `fill(fresh)` must run on storage
///    of the new shape that becomes the container's only after it returned.
///  - `longer_destination`, true where `into` may write the first elements only.
template <class Container>
struct adapter;

/// A type with an adapter.
template <class C>
concept container = requires {
  typename adapter<std::remove_cvref_t<C>>::layout_type;
};

/// A number that can be a scalar operand.
template <class T>
concept number = std::is_arithmetic_v<std::remove_cvref_t<T>>;

namespace detail {

/// An lvalue container: mapped when evaluated, so that a later resize is seen.
template <class C>
struct referred {
  const C* container;
  auto view() const { return adapter<C>::read(*container); }
};

/// A container that the expression owns.
template <class C>
struct owned {
  C container;
  auto view() const { return adapter<C>::read(container); }
};

/// A view, of which nothing but address and shape is kept.
template <class View>
struct viewed {
  View stored;
  View view() const { return stored; }
};

/// Operands without an array have no element type of their own.
struct no_element {};

template <class Storage>
struct leaf {
  using view_type = decltype(std::declval<const Storage&>().view());
  using value_type = canonical_t<std::remove_const_t<typename view_type::value_type>>;
  using element_type = std::remove_const_t<typename view_type::value_type>;
  using layout_type = typename view_type::layout_type;
  static constexpr int leaf_count = 1;
  Storage storage;
};

/// Keeps its own type until the element type of the arrays around it is known.
template <class T>
struct scalar {
  using value_type = no_element;
  using element_type = no_element;
  using layout_type = void;
  static constexpr int leaf_count = 0;
  T value;
};

}  // namespace detail
}  // namespace tenfold::inline TENFOLD_ABI
#endif
