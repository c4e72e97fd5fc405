// The loop of elementwise evaluation. No guard: included once per instruction set.
#ifdef TENFOLD_TARGET_NAMESPACE
namespace tenfold::inline TENFOLD_ABI::detail::TENFOLD_TARGET_NAMESPACE {

/// How many elements, fewer than a vector, lie before the first address that suits vectors. There
/// is none where elements are not aligned themselves; then any number will do.
template <class D, class T>
HWY_INLINE size_t lanes_to_alignment(D d, const contiguous<T>& array) {
  const uintptr_t elements = reinterpret_cast<uintptr_t>(array.data) / sizeof(T);
  return (~elements + 1) % hn::Lanes(d);
}
template <class D, class T, int Rank>
HWY_INLINE size_t lanes_to_alignment(D, const grid<T, Rank>&) {
  return 0;
}

/// Is the array one of those that the tree reads?
template <class T>
HWY_INLINE bool is_read(const contiguous<const T>& array, const void* data) {
  return array.data == data;
}
template <class T, int Rank>
HWY_INLINE bool is_read(const grid<const T, Rank>& array, const void* data) {
  return array.data == data;
}
template <class T>
HWY_INLINE bool is_read(const constant<T>&, const void*) {
  return false;
}
template <size_t First = 0, class Operation, class... X>
HWY_INLINE bool is_read(const bound_node<Operation, X...>& tree, const void* data) {
  if constexpr (First == sizeof...(X)) {
    return false;
  } else {
    return is_read(hana::at_c<First>(tree.operands), data) || is_read<First + 1>(tree, data);
  }
}

/// Should stores pass by the caches? Not where the destination is an operand, which is in them
/// anyway, nor where no vector could be aligned.
template <class T, class Tree>
HWY_INLINE bool is_streamed(const contiguous<T>& out, const Tree& tree, size_t n) {
  return HWY_UNLIKELY(n > least_cached_bytes / sizeof(T)) && exceeds_caches(n * sizeof(T)) &&
         reinterpret_cast<uintptr_t>(out.data) % sizeof(T) == 0 && !is_read(tree, out.data);
}
template <class T, int Rank, class Tree>
HWY_INLINE bool is_streamed(const grid<T, Rank>&, const Tree&, size_t) {
  return false;
}

template <class D, class V, class T>
HWY_INLINE void stream(D d, V v, const contiguous<T>& array, whole at) {
  hn::Stream(v, d, array.data + at.first);
}
template <class D, class V, class T, int Rank>
HWY_INLINE void stream(D, V, const grid<T, Rank>&, whole) {}

enum class storing { plain, streamed };

template <storing Storing, class D, class Watch, class Out, class Tree>
HWY_INLINE void assign_loop(D d, Watch& watch, const Out& out, const Tree& tree, size_t n) {
  const size_t lanes = hn::Lanes(d);
  if (HWY_UNLIKELY(n < lanes)) {
    if (n != 0) store(d, evaluate(d, watch, tree, part{n}), out, part{n});
    return;
  }
  // The last vector overlaps the one before it. It is evaluated first and stored last: where the
  // destination is an operand, its elements must be read before the loop writes them.
  const whole last{n - lanes};
  const auto last_result = evaluate(d, watch, tree, last);
  // In a long array the first vector is treated in the same way, so that the loop's stores are
  // aligned: a vector that crosses cache lines is stored at half the speed.
  size_t i = n < 16 * lanes ? 0 : lanes_to_alignment(d, out);
  auto first_result = last_result;
  const bool has_first = i != 0;
  if (has_first) first_result = evaluate(d, watch, tree, whole{0});
  if constexpr (Storing == storing::streamed) {
    for (; i + lanes <= n; i += lanes) {
      stream(d, evaluate(d, watch, tree, whole{i}), out, whole{i});
    }
    hwy::FlushStream();
  } else {
    for (; i + 4 * lanes <= n; i += 4 * lanes) {
      const whole a{i}, b{i + lanes}, c{i + 2 * lanes}, e{i + 3 * lanes};
      const auto result_a = evaluate(d, watch, tree, a);
      const auto result_b = evaluate(d, watch, tree, b);
      const auto result_c = evaluate(d, watch, tree, c);
      const auto result_e = evaluate(d, watch, tree, e);
      store(d, result_a, out, a);
      store(d, result_b, out, b);
      store(d, result_c, out, c);
      store(d, result_e, out, e);
    }
    for (; i + lanes <= n; i += lanes) {
      store(d, evaluate(d, watch, tree, whole{i}), out, whole{i});
    }
  }
  if (has_first) store(d, first_result, out, whole{0});
  store(d, last_result, out, last);
}

template <storing Storing, class Out, class Tree>
HWY_INLINE bool assign_watched(const Out& out, const Tree& tree, size_t n) {
  const hn::ScalableTag<typename Tree::value_type> d;
  if constexpr (Tree::known.cannot_fault) {
    no_watch watch;
    assign_loop<Storing>(d, watch, out, tree, n);
    return false;
  } else {
    auto flagged = hn::Zero(d);
    fault_watch<decltype(flagged)> watch{flagged};
    assign_loop<Storing>(d, watch, out, tree, n);
    return any_sign(d, flagged);
  }
}

/// The same past the caches. Not inlined, so that smaller arrays don't pay for it.
template <class Out, class Tree>
HWY_NOINLINE bool assign_streamed(Out out, Tree tree, size_t n) {
  return assign_watched<storing::streamed>(out, tree, n);
}

/// Evaluates n elements into `out`; true where an operation had no result for one of them.
template <class Out, class Tree>
HWY_NOINLINE bool assign(const Out& shared_out, const Tree& shared_tree, size_t n) {
  // Copies: a store through `out` may change what a reference refers to, but never a local, so the
  // addresses stay in registers.
  const Out out = shared_out;
  const Tree tree = shared_tree;
  if (is_streamed(out, tree, n)) return assign_streamed(out, tree, n);
  return assign_watched<storing::plain>(out, tree, n);
}

/// The first fault among n elements.
template <class Tree>
HWY_NOINLINE fault find_fault(const Tree& tree, size_t n) {
  const hn::ScalableTag<typename Tree::value_type> d;
  const size_t lanes = hn::Lanes(d);
  fault_finder watch{{nullptr, 0, 0}};
  if (n < lanes) {
    if (n != 0) (void)evaluate(d, watch, tree, part{n});
    return watch.first;
  }
  for (size_t i = 0; i < n; i += lanes) {
    const whole at{HWY_MIN(i, n - lanes)};
    (void)evaluate(d, watch, tree, at);
    if (watch.first.operation != nullptr) {
      watch.first.index += static_cast<ptrdiff_t>(at.first);
      break;
    }
  }
  return watch.first;
}

}  // namespace tenfold::inline TENFOLD_ABI::detail::TENFOLD_TARGET_NAMESPACE
#endif
