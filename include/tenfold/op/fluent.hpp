#ifndef TENFOLD_OP_FLUENT_HPP
#define TENFOLD_OP_FLUENT_HPP
// The member functions of an expression: each operation and reducer with the expression as its
// first operand.
#include "tenfold/op/all.hpp"
#include "tenfold/reduce/all.hpp"

namespace tenfold::inline TENFOLD_ABI::detail {

/// Defined in run/assign.hpp.
template <class Tree, class Destination>
void assign_into(const Tree& tree, Destination&& destination);

template <class Tree>
struct fluent<expr<Tree>> : host<expr<Tree>> {
#define TENFOLD_MEMBERS
#define TENFOLD_MEMBER(NAME)                                        \
  template <class... Y>                                             \
  constexpr auto NAME(Y&&... y) const& {                            \
    return tenfold::NAME(self(), std::forward<Y>(y)...);            \
  }                                                                 \
  template <class... Y>                                             \
  constexpr auto NAME(Y&&... y)&& {                                 \
    return tenfold::NAME(std::move(self()), std::forward<Y>(y)...); \
  }
#include "tenfold/op/all.hpp"
#include "tenfold/reduce/all.hpp"
#undef TENFOLD_MEMBER
#undef TENFOLD_MEMBERS

  /// Evaluates into `destination`: any array. A resizable one takes the expression's shape; of a
  /// longer span, Map, Block, `std::array` or C array of rank 1 the first elements are written.
  ///
  /// Errors: `shape_error`, `overlap_error`, and those of the operations.
  /// @code
  /// tf::max(tf::abs(x), y).into(buffer);
  /// tf::abs(x).into(std::span(buffer));
  /// tf::abs(x.head(3)).into(out.head(5));
  /// @endcode
  template <class Destination>
  void into(Destination&& destination) const {
    assign_into(self().tree(), std::forward<Destination>(destination));
  }

 private:
  constexpr const expr<Tree>& self() const { return static_cast<const expr<Tree>&>(*this); }
  constexpr expr<Tree>& self() { return static_cast<expr<Tree>&>(*this); }
};

}  // namespace tenfold::inline TENFOLD_ABI::detail
#endif
