#ifndef TENFOLD_CORE_BOUND_HPP
#define TENFOLD_CORE_BOUND_HPP
// What the kernels see of an expression: addresses, strides and numbers, trivially copyable. Every
// storage of one element type gives the same types, so that kernels are instantiated once for all.
#include <boost/hana/at.hpp>
#include <boost/hana/basic_tuple.hpp>

#include "tenfold/core/element.hpp"
#include "tenfold/core/facts.hpp"

namespace tenfold::inline TENFOLD_ABI {
namespace hana = boost::hana;

namespace detail {

/// Elements one after the other in the expression's order.
template <class T>
struct contiguous {
  using value_type = std::remove_const_t<T>;
  static constexpr facts known = facts::of_element<value_type>();
  T* data;
};

/// Elements with a stride in each dimension; the first dimension is the one that changes fastest in
/// the expression's order. The last extent is not needed.
template <class T, int Rank>
struct grid {
  using value_type = std::remove_const_t<T>;
  static constexpr facts known = facts::of_element<value_type>();
  T* data;
  std::ptrdiff_t strides[Rank];
  std::ptrdiff_t extents[Rank];
};

/// One value for every element.
template <class T>
struct constant {
  using value_type = T;
  static constexpr facts known = facts::of_element<T>();
  T value;
};

template <class First, class...>
struct first_of {
  using type = First;
};

/// An operation; `Operation` gives the element type, the facts and the vector body.
template <class Operation, class... Operand>
struct bound_node {
  using operand_type = typename first_of<Operand...>::type::value_type;
  using value_type = typename Operation::template result_type<operand_type>;
  static constexpr facts known = Operation::template facts_of<operand_type>(Operand::known...);
  using operands_type = hana::basic_tuple<Operand...>;
  operands_type operands;
};

/// Where the first fault is: index in the expression's order, operation, and the operand's value.
struct fault {
  const char* operation;  // null: there is none
  std::ptrdiff_t index;
  long long value;
};

/// What a search finds.
template <class T>
struct found {
  std::ptrdiff_t index;
  T value;
};

}  // namespace detail
}  // namespace tenfold::inline TENFOLD_ABI
#endif
