// One vector of an expression's elements. No guard: included once per instruction set.
#ifdef TENFOLD_TARGET_NAMESPACE
namespace tenfold::inline TENFOLD_ABI::detail::TENFOLD_TARGET_NAMESPACE {

/// A full vector, from element `first` on.
struct whole {
  size_t first;
};
/// The first `count` elements, fewer than a vector; the last one fills the other lanes.
struct part {
  size_t count;
};

// Watches are told of the elements for which an operation has no result: lanes of `flagged` with
// the sign bit set. `operand` is what the operation was applied to.

/// For expressions that can't fault.
struct no_watch {
  template <class D, class V>
  HWY_INLINE void sign_is_fault(const char*, D, V, V) {}
};

/// Remembers that there was one. A reference, since scalable vectors can't be members.
template <class V>
struct fault_watch {
  V& flagged_so_far;
  template <class D>
  HWY_INLINE void sign_is_fault(const char*, D, V, V flagged) {
    flagged_so_far = hn::Or(flagged_so_far, flagged);
  }
};

/// Finds the first one of a vector: the lowest lane, then the first in evaluation order.
struct fault_finder {
  fault first;
  template <class D, class V>
  HWY_INLINE void sign_is_fault(const char* operation, D d, V operand, V flagged) {
    const hn::RebindToSigned<D> di;
    const intptr_t found = hn::FindFirstTrue(di, sign_mask(d, flagged));
    if (found >= 0 && (first.operation == nullptr || found < first.index)) {
      first = {operation, found,
               static_cast<long long>(lane(d, operand, static_cast<size_t>(found)))};
    }
  }
};

/// Steps through a grid in the expression's order.
template <class T, int Rank>
struct grid_walk {
  const grid<T, Rank>& array;
  T* element;
  ptrdiff_t position[Rank];

  HWY_INLINE grid_walk(const grid<T, Rank>& walked, size_t first)
      : array(walked), element(walked.data), position{} {
    auto rest = static_cast<ptrdiff_t>(first);
    for (int i = 0; i < Rank; ++i) {
      position[i] = rest;
      // the division is left out where it is known to give 0: in an array whose first dimension
      // is long, or in fact all of it
      if (i + 1 < Rank && rest >= array.extents[i]) {
        position[i] = rest % array.extents[i];
        rest /= array.extents[i];
      } else {
        rest = 0;
      }
      element += position[i] * array.strides[i];
    }
  }
  HWY_INLINE bool is_contiguous_for(size_t count) const {
    return array.strides[0] == 1 &&
           (Rank == 1 || position[0] + static_cast<ptrdiff_t>(count) <= array.extents[0]);
  }
  HWY_INLINE void step() {
    element += array.strides[0];
    ++position[0];
    for (int i = 0; i + 1 < Rank && position[i] == array.extents[i]; ++i) {
      element += array.strides[i + 1] - array.extents[i] * array.strides[i];
      position[i] = 0;
      ++position[i + 1];
    }
  }
};

// Through memcpy: the array may be of another type of the same size and signedness.
template <class D, class T, int Rank>
HWY_INLINE hn::Vec<D> gather(D d, grid_walk<const T, Rank> walk, size_t count) {
  lane_buffer<T> buffer;
  for (size_t i = 0; i < hn::Lanes(d); ++i) {
    if (i != 0 && i < count) walk.step();
    __builtin_memcpy(&buffer.lanes[i], walk.element, sizeof(T));
  }
  return hn::Load(d, buffer.lanes);
}
template <class D, class T, int Rank>
HWY_INLINE void scatter(D d, hn::Vec<D> v, grid_walk<T, Rank> walk, size_t count) {
  lane_buffer<T> buffer;
  hn::Store(v, d, buffer.lanes);
  for (size_t i = 0; i < count; ++i) {
    if (i != 0) walk.step();
    __builtin_memcpy(walk.element, &buffer.lanes[i], sizeof(T));
  }
}

template <class D, class T>
HWY_INLINE hn::Vec<D> load(D d, const contiguous<const T>& array, whole at) {
  return hn::LoadU(d, array.data + at.first);
}
template <class D, class T>
HWY_INLINE hn::Vec<D> load(D d, const contiguous<const T>& array, part at) {
  return load_part(d, array.data, at.count);
}
template <class D, class T, int Rank>
HWY_INLINE hn::Vec<D> load(D d, const grid<const T, Rank>& array, whole at) {
  const grid_walk<const T, Rank> walk(array, at.first);
  if (walk.is_contiguous_for(hn::Lanes(d))) return hn::LoadU(d, walk.element);
  return gather(d, walk, hn::Lanes(d));
}
template <class D, class T, int Rank>
HWY_INLINE hn::Vec<D> load(D d, const grid<const T, Rank>& array, part at) {
  return gather(d, grid_walk<const T, Rank>(array, 0), at.count);
}
template <class D, class T, class At>
HWY_INLINE hn::Vec<D> load(D d, const constant<T>& number, At) {
  return hn::Set(d, number.value);
}

template <class D, class T>
HWY_INLINE void store(D d, hn::Vec<D> v, const contiguous<T>& array, whole at) {
  hn::StoreU(v, d, array.data + at.first);
}
template <class D, class T>
HWY_INLINE void store(D d, hn::Vec<D> v, const contiguous<T>& array, part at) {
  store_part(d, v, array.data, at.count);
}
template <class D, class T, int Rank>
HWY_INLINE void store(D d, hn::Vec<D> v, const grid<T, Rank>& array, whole at) {
  const grid_walk<T, Rank> walk(array, at.first);
  if (walk.is_contiguous_for(hn::Lanes(d))) {
    hn::StoreU(v, d, walk.element);
  } else {
    scatter(d, v, walk, hn::Lanes(d));
  }
}
template <class D, class T, int Rank>
HWY_INLINE void store(D d, hn::Vec<D> v, const grid<T, Rank>& array, part at) {
  scatter(d, v, grid_walk<T, Rank>(array, 0), at.count);
}

template <class D, class Watch, class Leaf, class At>
HWY_INLINE auto evaluate(D d, Watch&, const Leaf& leaf, At at) {
  return load(d, leaf, at);
}
template <class D, class Watch, class Operation, class... X, class At>
HWY_INLINE auto evaluate(D d, Watch& watch, const bound_node<Operation, X...>& tree, At at);

/// Operands from left to right, so that of two faults the first is found: the order of evaluation
/// of function arguments would be the compiler's choice.
template <class D, class Watch, class Operation, class... X, class At, class... V>
HWY_INLINE auto apply(D d, Watch& watch, const bound_node<Operation, X...>& tree, At at,
                      V... values) {
  if constexpr (sizeof...(V) == sizeof...(X)) {
    return vector_body<Operation>::template apply<X::known...>(d, watch, values...);
  } else {
    const auto next = evaluate(d, watch, hana::at_c<sizeof...(V)>(tree.operands), at);
    return apply(d, watch, tree, at, values..., next);
  }
}
template <class D, class Watch, class Operation, class... X, class At>
HWY_INLINE auto evaluate(D d, Watch& watch, const bound_node<Operation, X...>& tree, At at) {
  return apply(d, watch, tree, at);
}

}  // namespace tenfold::inline TENFOLD_ABI::detail::TENFOLD_TARGET_NAMESPACE
#endif
