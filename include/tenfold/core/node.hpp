#ifndef TENFOLD_CORE_NODE_HPP
#define TENFOLD_CORE_NODE_HPP
// An operation with its operands, and the rules that operands must obey to meet in one.
#include <boost/hana/at.hpp>
#include <boost/hana/basic_tuple.hpp>

#include "tenfold/core/leaf.hpp"

namespace tenfold::inline TENFOLD_ABI {
namespace hana = boost::hana;

namespace detail {

/// Stands for a layout that was refused, so that one mistake gives one message.
struct conflict {
  static constexpr int rank = -1;
};

constexpr bool extents_agree(std::ptrdiff_t left, std::ptrdiff_t right) {
  return left == right || left == dynamic || right == dynamic;
}

template <storage_order O, bool C, std::ptrdiff_t... L, storage_order P, bool D,
          std::ptrdiff_t... R>
consteval auto merge_layouts(layout<O, C, L...>, layout<P, D, R...>) {
  if constexpr (sizeof...(L) != sizeof...(R)) {
    static_assert(sizeof...(L) == sizeof...(R),
                  "tenfold: operands have different ranks; use a row, a column or .reshaped() of "
                  "the matrix");
    return conflict{};
  } else if constexpr (!(extents_agree(L, R) && ...)) {
    static_assert((extents_agree(L, R) && ...), "tenfold: operands have different static shapes");
    return conflict{};
  } else {
    return layout < O == P ? O : storage_order::column_major, true, (L == dynamic ? R : L)... > {};
  }
}

/// The layout of an elementwise result: static extents where an operand has them, row-major only
/// where every operand is; void where no operand is an array.
template <class First, class... Rest>
struct common_layout {
  using rest = typename common_layout<Rest...>::type;
  static consteval auto merged() {
    if constexpr (std::is_void_v<First> || std::same_as<rest, conflict>) {
      return std::type_identity<rest>{};
    } else if constexpr (std::is_void_v<rest> || std::same_as<First, conflict>) {
      return std::type_identity<First>{};
    } else {
      return std::type_identity<decltype(merge_layouts(First{}, rest{}))>{};
    }
  }
  using type = typename decltype(merged())::type;
};
template <class Last>
struct common_layout<Last> {
  using type = Last;
};

template <class... T>
struct common_element {
  using type = no_element;
};
template <class First, class... Rest>
struct common_element<First, Rest...> {
  using rest = typename common_element<Rest...>::type;
  static_assert(any_of<no_element, First, rest> || std::same_as<First, rest>,
                "tenfold: operands have different element types; convert one with cast<T>");
  using type = std::conditional_t<std::same_as<First, no_element>, rest, First>;
};

/// The user's own name for the element type, as `long long`: the first array's.
template <class Value, class... T>
struct own_element {
  using type = Value;
};
template <class Value, class First, class... Rest>
struct own_element<Value, First, Rest...>
    : std::conditional_t<std::same_as<First, no_element>, own_element<Value, Rest...>,
                         std::type_identity<First>> {};

template <class T, class Operand>
inline constexpr bool scalar_suits = true;
template <class T, class S>
inline constexpr bool scalar_suits<T, scalar<S>> = !std::is_integral_v<T> || std::is_integral_v<S>;

template <class Operation, class... Operand>
struct node {
  using operand_type = typename common_element<typename Operand::value_type...>::type;
  static_assert((scalar_suits<operand_type, Operand> && ...),
                "tenfold: a floating-point scalar with an integer array; convert the scalar to the "
                "array's element type first");
  static_assert(!std::same_as<operand_type, no_element>,
                "tenfold: one operand must be an array; for two numbers use the standard library");
  using operation = Operation;
  using value_type = typename Operation::template result_type<operand_type>;
  using element_type =
      typename std::conditional_t<std::same_as<value_type, operand_type>,
                                  own_element<value_type, typename Operand::element_type...>,
                                  std::type_identity<value_type>>::type;
  using layout_type = typename common_layout<typename Operand::layout_type...>::type;
  static constexpr int leaf_count = (Operand::leaf_count + ... + 0);
  using operands_type = hana::basic_tuple<Operand...>;
  operands_type operands;
};

}  // namespace detail
}  // namespace tenfold::inline TENFOLD_ABI
#endif
