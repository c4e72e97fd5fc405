#ifndef TENFOLD_ADAPT_EIGEN_HPP
#define TENFOLD_ADAPT_EIGEN_HPP
// Everything of Eigen that has its elements in memory as an array: plain objects, Map, Ref, Block
// and the views that keep an address (array(), matrix(), transpose(), diagonal(), …).
#include <Eigen/Core>

#include "tenfold/core/expression.hpp"
#include "tenfold/run/reduce.hpp"

namespace tenfold::inline TENFOLD_ABI {

namespace detail {

template <class Derived>
Derived* dense_type(const Eigen::DenseBase<Derived>*);

/// An Eigen expression, with or without memory.
template <class C>
concept eigen_dense = !expression<C> && requires(const C* c) {
  dense_type(c);
};

/// The type whose properties Eigen knows: a class derived from it, as VectorBlock from Block, has
/// none of its own.
template <eigen_dense C>
using eigen_type = std::remove_pointer_t<decltype(dense_type(std::declval<const C*>()))>;

template <class C>
concept eigen_in_memory =
    eigen_dense<C> &&
    bool(int(Eigen::internal::traits<eigen_type<C>>::Flags) & int(Eigen::DirectAccessBit)) &&
    element<typename eigen_type<C>::Scalar>&& requires(const eigen_type<C>& c) {
  c.data(), c.innerStride(), c.outerStride();
};

template <class D>
inline constexpr bool is_eigen_plain = std::is_base_of_v<Eigen::PlainObjectBase<D>, D>;

template <class D>
inline constexpr bool is_writable_eigen = bool(int(Eigen::internal::traits<D>::Flags) &
                                               int(Eigen::LvalueBit));

/// Does the type of a matrix say that its columns (rows, if row-major) follow each other without
/// gaps?
template <class D>
inline constexpr bool has_no_gaps = is_eigen_plain<D>;
template <class D>
inline constexpr bool has_no_gaps<const D> = has_no_gaps<D>;
template <class D, int Options>
inline constexpr bool has_no_gaps<Eigen::Map<D, Options, Eigen::Stride<0, 0>>> = true;
template <class D>
inline constexpr bool has_no_gaps<Eigen::ArrayWrapper<D>> = has_no_gaps<D>;
template <class D>
inline constexpr bool has_no_gaps<Eigen::MatrixWrapper<D>> = has_no_gaps<D>;
template <class D>
inline constexpr bool has_no_gaps<Eigen::Transpose<D>> = has_no_gaps<D>;
template <class D, int Rows, int Columns>
inline constexpr bool has_no_gaps<Eigen::Block<D, Rows, Columns, true>> = has_no_gaps<D>;

template <class D>
constexpr auto eigen_layout() {
  constexpr std::ptrdiff_t rows = D::RowsAtCompileTime, columns = D::ColsAtCompileTime;
  constexpr bool unit_stride = int(D::InnerStrideAtCompileTime) == 1;
  if constexpr (bool(D::IsVectorAtCompileTime)) {
    return layout<storage_order::any, unit_stride, D::SizeAtCompileTime>{};
  } else {
    return layout < bool(D::IsRowMajor) ? storage_order::row_major : storage_order::column_major,
           unit_stride && has_no_gaps<D>, rows, columns > {};
  }
}

template <class T, class D>
auto eigen_view(T* data, const D& d) {
  using layout_type = decltype(eigen_layout<D>());
  using view = array_view<T, layout_type>;
  if constexpr (layout_type::rank == 1) {
    return view{data, {d.size()}, {d.innerStride()}};
  } else if constexpr (layout_type::order == storage_order::row_major) {
    return view{data, {d.rows(), d.cols()}, {d.outerStride(), d.innerStride()}};
  } else {
    return view{data, {d.rows(), d.cols()}, {d.innerStride(), d.outerStride()}};
  }
}

/// What an expression keeps of a `Ref<const T>`: where the Ref made a temporary copy, which dies
/// with it, a copy of that; else the address.
template <class View, class Plain>
struct kept_reference {
  View outside;
  Plain copy;
  bool is_copied;
  View view() const {
    return is_copied ? View{copy.data(), outside.extents, outside.strides} : outside;
  }
};

template <class T, int Options, class Stride>
struct reference_access : Eigen::Ref<const T, Options, Stride> {
  using reference = Eigen::Ref<const T, Options, Stride>;
  static bool has_temporary(const reference& r) {
    return r.size() != 0 && (r.*&reference_access::m_object).data() == r.data();
  }
};

template <class View, class T, int Options, class Stride>
auto keep_reference(const Eigen::Ref<const T, Options, Stride>& r, const View& view) {
  kept_reference<View, T> kept{view, {}, reference_access<T, Options, Stride>::has_temporary(r)};
  if (kept.is_copied) {
    kept.copy = r;
    const auto own = eigen_view(kept.copy.data(), kept.copy);
    kept.outside = {nullptr, own.extents, own.strides};
  }
  return kept;
}

constexpr bool fits(std::ptrdiff_t wanted, std::ptrdiff_t fixed, std::ptrdiff_t most) {
  return (fixed == Eigen::Dynamic || wanted == fixed) && (most == Eigen::Dynamic || wanted <= most);
}

template <eigen_dense C>
struct eigen_adapter {
  using type = eigen_type<C>;
  using value_type = typename type::Scalar;
  using layout_type = decltype(eigen_layout<type>());
  static auto read(const type& c) {
    return eigen_view(static_cast<const value_type*>(c.data()), c);
  }
  static auto write(type& c) requires is_writable_eigen<type> {
    return eigen_view(static_cast<value_type*>(c.data()), c);
  }
};

template <class D>
inline constexpr bool takes_first_elements = false;
template <class D, int Options, class Stride>
inline constexpr bool takes_first_elements<Eigen::Map<D, Options, Stride>> = true;
template <class D, int Rows, int Columns, bool InnerPanel>
inline constexpr bool takes_first_elements<Eigen::Block<D, Rows, Columns, InnerPanel>> = true;

}  // namespace detail

/// Views: their address and shape are kept.
template <detail::eigen_in_memory C>
struct adapter<C> : detail::eigen_adapter<C> {
  using type = detail::eigen_type<C>;
  static constexpr bool longer_destination =
      detail::takes_first_elements<type> && bool(type::IsVectorAtCompileTime);
  static auto keep(const type& c) {
    // The view is made where it stays: a copy of it would be read wider than it was written, for
    // which the CPU has to wait.
    using view = decltype(adapter::read(c));
    if constexpr (requires { detail::keep_reference(c, adapter::read(c)); }) {
      return detail::keep_reference(c, adapter::read(c));
    } else {
      return detail::viewed<view>{adapter::read(c)};
    }
  }
};

/// Plain objects: Array, Matrix.
template <detail::eigen_in_memory C>
requires detail::is_eigen_plain<detail::eigen_type<C>>
struct adapter<C> : detail::eigen_adapter<C> {
  using type = detail::eigen_type<C>;
  static constexpr bool is_vector = bool(type::IsVectorAtCompileTime);
  static constexpr bool resizable = int(type::SizeAtCompileTime) == Eigen::Dynamic;

  static bool can_become(const shape<1>& wanted) {
    return detail::fits(wanted[0], type::SizeAtCompileTime, type::MaxSizeAtCompileTime);
  }
  static bool can_become(const shape<2>& wanted) {
    return detail::fits(wanted[0], type::RowsAtCompileTime, type::MaxRowsAtCompileTime) &&
           detail::fits(wanted[1], type::ColsAtCompileTime, type::MaxColsAtCompileTime);
  }
  // Not resize() of `c` itself: Eigen frees the old memory before it asks for new.
  template <class Shape, class Fill>
  static void replace(type& c, const Shape& wanted, Fill fill) {
    type fresh;
    if constexpr (is_vector) {
      fresh.resize(wanted[0]);
    } else {
      fresh.resize(wanted[0], wanted[1]);
    }
    fill(fresh);
    c.swap(fresh);
  }
};

namespace detail {

template <eigen_dense C>
requires(!eigen_in_memory<C>) struct refusal<C> {
  static_assert(!element<typename eigen_type<C>::Scalar>,
                "tenfold: an Eigen expression without memory of its own is no operand; wrap one of "
                "its operands, as in from(a) * b, or keep a copy of the result, own(a * b)");
  static_assert(element<typename eigen_type<C>::Scalar>,
                "tenfold: this type is no operand: its elements are none of the ten element types");
};

/// A static extent, but not of an array that Eigen would refuse to put on the stack.
template <class T, std::ptrdiff_t... Extent>
constexpr int eigen_extent(std::ptrdiff_t extent) {
  const bool is_static = ((Extent != dynamic) && ...);
  const std::ptrdiff_t bytes = (Extent * ... * std::ptrdiff_t{sizeof(T)});
  const bool is_too_large = is_static && bytes > EIGEN_STACK_ALLOCATION_LIMIT;
  return is_too_large ? Eigen::Dynamic : static_cast<int>(extent);
}

template <class T, class Layout>
struct eigen_array;
template <class T, storage_order Order, bool Contiguous, std::ptrdiff_t Extent>
struct eigen_array<T, layout<Order, Contiguous, Extent>> {
  using type = Eigen::Array<T, eigen_extent<T, Extent>(Extent), 1>;
};
template <class T, storage_order Order, bool Contiguous, std::ptrdiff_t Rows,
          std::ptrdiff_t Columns>
struct eigen_array<T, layout<Order, Contiguous, Rows, Columns>> {
  using type =
      Eigen::Array<T, eigen_extent<T, Rows, Columns>(Rows), eigen_extent<T, Rows, Columns>(Columns),
                   Order == storage_order::row_major ? Eigen::RowMajor : Eigen::ColMajor>;
};

}  // namespace detail

/// The elements of an expression as an `Eigen::Array` of its shape, element type and order.
///
/// Shapes: any. Element types: all. Errors: those of the expression.
/// @code
/// auto envelope = tf::eval(tf::max(tf::abs(x), y));
/// float first = envelope(0);
/// auto doubled = tf::eval(tf::from(x) + x);
/// @endcode
template <class X>
auto eval(const X& x) {
  static_assert(!number<X>, "tenfold: one operand must be an array; a number has no elements");
  const auto& tree = detail::borrowed_tree(x);
  using tree_type = std::remove_cvref_t<decltype(tree)>;
  typename detail::eigen_array<typename tree_type::element_type,
                               typename tree_type::layout_type>::type result;
  detail::assign_into(tree, result);
  return result;
}

/// An expression that owns a copy of x's elements, and with them stays valid on its own.
///
/// An Eigen expression without memory is evaluated by Eigen; an expression is evaluated.
/// Shapes: any. Element types: all. Errors: those of an expression that is evaluated.
/// @code
/// auto kept = tf::own(x * y);
/// auto snapshot = tf::own(x.head(n));
/// out = tf::max(kept, y);
/// @endcode
template <class X>
auto own(const X& x) {
  if constexpr (expression<X>) {
    return tenfold::from(tenfold::eval(x));
  } else if constexpr (detail::eigen_dense<X>) {
    return tenfold::from(typename detail::eigen_type<X>::PlainObject(x));
  } else if constexpr (container<X>) {
    return detail::make_expression(
        detail::leaf<detail::owned<decltype(adapter<X>::copy(x))>>{{adapter<X>::copy(x)}});
  } else {
    return tenfold::from(x);
  }
}

}  // namespace tenfold::inline TENFOLD_ABI
#endif
