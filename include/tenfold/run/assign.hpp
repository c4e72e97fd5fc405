#ifndef TENFOLD_RUN_ASSIGN_HPP
#define TENFOLD_RUN_ASSIGN_HPP
// Evaluation into a destination: everything is checked, then one kernel runs.
#include "tenfold/core/bind.hpp"
#include "tenfold/core/expression.hpp"
#include "tenfold/core/overlap.hpp"
#include "tenfold/op/add.hpp"
#include "tenfold/op/subtract.hpp"
#include "tenfold/run/dispatch.hpp"

namespace tenfold::inline TENFOLD_ABI::detail {

// Inlined by force, as is all that leads to it: the arguments of the kernel then stay in registers.
template <class Out, class Tree>
[[gnu::always_inline]] inline bool run_assign(const Out& out, const Tree& tree, std::size_t n) {
  TENFOLD_DISPATCH(assign(out, tree, n))
}
template <class Tree>
fault run_find_fault(const Tree& tree, std::size_t n) {
  TENFOLD_DISPATCH(find_fault(tree, n))
}

[[noreturn, gnu::cold, gnu::noinline]] inline void throw_fault(const fault& found) {
  throw overflow_error(std::string(found.operation) + ": no result for " +
                       std::to_string(found.value) + " at index " + std::to_string(found.index));
}
[[noreturn, gnu::cold, gnu::noinline]] inline void throw_destination_shape(
    const std::string& destination, const std::string& source) {
  throw shape_error("the destination has shape " + destination + " and the expression " + source);
}

template <class Destination>
concept is_writable = requires(std::remove_reference_t<Destination>& destination) {
  adapter<std::remove_cvref_t<Destination>>::write(destination);
};

/// Says at compile time what a destination must be. False where it isn't, so that no more is said.
template <class Destination, class Tree>
consteval bool require_destination() {
  using C = std::remove_cvref_t<Destination>;
  if constexpr (!container<C>) {
    (void)sizeof(refusal<C>);
    return false;
  } else {
    constexpr bool is_written = is_writable<Destination>;
    constexpr bool has_element_type =
        std::same_as<canonical_t<typename adapter<C>::value_type>, typename Tree::value_type>;
    constexpr bool has_rank = adapter<C>::layout_type::rank == Tree::layout_type::rank;
    static_assert(is_written, "tenfold: the destination is constant; it can't be written");
    static_assert(has_element_type,
                  "tenfold: the destination has another element type than the expression; convert "
                  "the expression with cast<T>");
    static_assert(has_rank, "tenfold: the destination has another rank than the expression");
    return is_written && has_element_type && has_rank;
  }
}

template <class Tree>
[[noreturn, gnu::cold, gnu::noinline]] void throw_first_fault(const Tree& tree, std::size_t n) {
  throw_fault(run_find_fault(tree, n));
}

/// Writes the elements to a view of the expression's shape that was found to suit. `in_place`: it
/// is an operand as well.
template <class Tree, class T, class Layout>
[[gnu::always_inline]] inline void evaluate_into(const Tree& tree,
                                                 const array_view<T, Layout>& destination,
                                                 bool in_place) {
  const auto bound = bind_tree(tree);
  const auto out = bind_view<typename Tree::value_type, typename Tree::layout_type>(destination);
  const auto n = static_cast<std::size_t>(size_of(destination.extents));
  if constexpr (decltype(bound)::known.cannot_fault) {
    run_assign(out, bound, n);
  } else {
    if (in_place) {  // nothing may be written if anything faults
      const fault first = run_find_fault(bound, n);
      if (first.operation != nullptr) throw_fault(first);
    }
    if (run_assign(out, bound, n)) [[unlikely]]
      throw_first_fault(bound, n);
  }
}

/// The common case, which needs no closer look: each array has the destination's shape, and lies
/// apart from it or is the destination itself, which `in_place` then tells.
template <class Tree, class T, class Layout>
[[gnu::always_inline]] inline bool is_plain(const Tree& tree,
                                            const array_view<T, Layout>& destination,
                                            bool& in_place) {
  const auto target = memory_of(destination);
  auto suits = [&]<class U, class Own>(const array_view<U, Own>& operand) {
    if (!same_extents(operand.extents, destination.extents)) return false;
    const auto source = memory_of(operand);
    if (!ranges_meet(target, source)) return true;
    if constexpr (Layout::contiguous && is_walked_contiguously<Own, Layout> &&
                  sizeof(U) == sizeof(T)) {
      in_place = true;
      return source.address == target.address;
    } else {
      return false;
    }
  };
  return all_arrays(tree, suits);
}

/// How much of a destination an assignment writes.
enum class extent_rule { whole, first_elements };

template <class C>
inline constexpr extent_rule rule_for_into = [] {
  if constexpr (requires { requires adapter<C>::longer_destination; }) {
    return extent_rule::first_elements;
  } else {
    return extent_rule::whole;
  }
}();

/// Where the case is not a plain one: refuses, resizes, writes the first elements only.
template <extent_rule Rule, class Tree, class Destination>
[[gnu::noinline]] void assign_checked(const Tree& tree, Destination& destination) {
  using C = std::remove_cvref_t<Destination>;
  const auto operands = operands_of(tree);
  const auto wanted = common_shape(operands);
  auto view = adapter<C>::write(destination);
  if (!same_extents(view.extents, wanted)) {
    if constexpr (requires { requires adapter<C>::resizable; }) {
      if (adapter<C>::can_become(wanted)) {
        require_apart(memory_of(view), operands);
        adapter<C>::replace(destination, wanted, [&](auto& fresh) {
          evaluate_into(tree, adapter<std::remove_cvref_t<decltype(fresh)>>::write(fresh), false);
        });
        return;
      }
    }
    if (Rule == extent_rule::whole || view.extents[0] < wanted[0]) {
      throw_destination_shape(text_of(view.extents), text_of(wanted));
    }
    view.extents = wanted;
  }
  const bool in_place = is_in_place(memory_of(view), operands);
  evaluate_into(tree, view, in_place);
}

/// May static extents of a destination and of an expression meet?
template <extent_rule Rule, class Destination, class Source>
constexpr bool static_shapes_agree() {
  for (std::size_t i = 0; i < Source::rank; ++i) {
    const std::ptrdiff_t have = Destination::extents[i];
    const std::ptrdiff_t want = Source::extents[i];
    if (extents_agree(have, want)) continue;
    if (Rule == extent_rule::first_elements && have > want) continue;
    return false;
  }
  return true;
}

/// `destination = tree`.
template <extent_rule Rule, class Tree, class Destination>
[[gnu::always_inline]] inline void assign_tree(const Tree& tree, Destination&& destination) {
  if constexpr (require_destination<Destination, Tree>()) {
    using C = std::remove_cvref_t<Destination>;
    constexpr bool agree =
        static_shapes_agree<Rule, typename adapter<C>::layout_type, typename Tree::layout_type>();
    static_assert(agree, "tenfold: the destination has another static shape than the expression");
    if constexpr (agree) {
      const auto view = adapter<C>::write(destination);
      bool in_place = false;
      if (is_plain(tree, view, in_place)) [[likely]] {
        evaluate_into(tree, view, in_place);
      } else if constexpr (std::is_trivially_copyable_v<Tree> && sizeof(Tree) <= 512) {
        // a copy, so that the tree itself is never referred to and stays in registers
        assign_checked<Rule>(Tree(tree), destination);
      } else {
        assign_checked<Rule>(tree, destination);
      }
    }
  }
}

template <class Tree, class Destination>
void assign_into(const Tree& tree, Destination&& destination) {
  using C = std::remove_cvref_t<Destination>;
  assign_tree<rule_for_into<C>>(tree, std::forward<Destination>(destination));
}

/// `tree` has the destination as its first operand, `update` is the rest of it.
template <class Tree, class Update, class Destination>
[[gnu::noinline]] void update_checked(const Tree& tree, const Update& update,
                                      Destination& destination) {
  const auto view = adapter<std::remove_cvref_t<Destination>>::write(destination);
  const auto wanted = shape_of(update);
  if (!same_extents(view.extents, wanted)) {
    throw_destination_shape(text_of(view.extents), text_of(wanted));
  }
  const bool in_place = is_in_place(memory_of(view), operands_of(tree));
  evaluate_into(tree, view, in_place);
}

/// `destination op= update`: never resizes.
template <class Operation, class Update, class Destination>
[[gnu::always_inline]] inline void update_tree(const Update& update, Destination& destination) {
  if constexpr (require_destination<Destination, Update>()) {
    using C = std::remove_cvref_t<Destination>;
    using combined = node<Operation, leaf<referred<C>>, Update>;
    const combined tree{
        typename combined::operands_type{leaf<referred<C>>{{std::addressof(destination)}}, update}};
    const auto view = adapter<C>::write(destination);
    bool in_place = false;
    if (is_plain(tree, view, in_place)) [[likely]] {
      evaluate_into(tree, view, in_place);
    } else {
      update_checked(tree, update, destination);
    }
  }
}

}  // namespace tenfold::inline TENFOLD_ABI::detail
#endif
