// The loop of every extremum: value and index. No guard: included once per instruction set.
//
// The main loop only keeps the greatest key. If a value is wanted and the element follows from its
// key, that is all. Else the array is read in blocks: after each one its greatest key is compared
// with the greatest so far, and the first block that has it and the last block that ties are
// remembered. Elements with equal keys differ in sign at most, so a second look at those blocks
// finds the element. The state between blocks is scalar: scalable vectors can't be members.
#ifdef TENFOLD_TARGET_NAMESPACE
namespace tenfold::inline TENFOLD_ABI::detail::TENFOLD_TARGET_NAMESPACE {

inline constexpr size_t search_block_vectors = 64;

template <class Key>
struct search_state {
  Key best;
  size_t first;     // the first block that has an element of the best key
  size_t winner;    // the block to look for the element in
  bool is_checked;  // whether `first` has been looked at for the sign that wins
  bool is_settled;  // whether `winner` has that sign: later ties don't matter
  ptrdiff_t nan;    // the first block that has a NaN, or -1
};

/// What a search gives: the element that wins, or its index.
template <want Want, class T>
using outcome = std::conditional_t<Want == want::value, T, ptrdiff_t>;
template <want Want, class T>
HWY_INLINE outcome<Want, T> outcome_of(const found<T>& winner) {
  if constexpr (Want == want::value) {
    return winner.value;
  } else {
    return winner.index;
  }
}

template <class Order, class Tree, class Key>
typename Tree::value_type search_again(Tree tree, size_t n, Key best, bool has_nan);

/// One expression searched by one order, with what does not change between blocks.
template <class Order, want Want, class Tree, class Watch>
struct searcher {
  using T = typename Tree::value_type;
  using D = hn::ScalableTag<T>;
  using order = order_key<Order, Want>;
  using plain_key_type = hn::TFromV<decltype(order::of(D{}, hn::Zero(D{})))>;
  // Where integers of 64 bits are compared with a sign only, flipping the highest bit makes that
  // comparison order keys without one.
  static constexpr bool is_flipped =
      std::is_same_v<plain_key_type, uint64_t> && has_slow_integer_max<T>;
  using key_type = std::conditional_t<is_flipped, int64_t, plain_key_type>;
  using key_tag = hn::Rebind<key_type, D>;
  using signed_tag = hn::RebindToSigned<D>;
  using state = search_state<key_type>;
  static constexpr bool is_float = hwy::IsFloat<T>();
  static constexpr bool watches_nan = is_float && order::template nan<T> == nan_shows::beside_key;
  // One key for the whole array is all that is needed where the element follows from it.
  static constexpr bool needs_key_only = Want == want::value && order::template is_exact<T>;
  static constexpr tie ties = order::template ties<T>;

  const Tree& tree;
  size_t size;  // at least a vector, save in small()
  Watch& watch;

  HWY_INLINE auto at(size_t first) const {
    return evaluate(D{}, watch, tree, whole{HWY_MIN(first, size - hn::Lanes(D{}))});
  }

  static HWY_INLINE auto nan_lanes(hn::Vec<D> v) {
    if constexpr (is_float) {
      return hn::RebindMask(signed_tag{}, hn::IsNaN(v));
    } else {
      return hn::Lt(hn::Zero(signed_tag{}), hn::Zero(signed_tag{}));
    }
  }

  static HWY_INLINE hn::Vec<key_tag> key(hn::Vec<D> v) {
    const auto plain = order::of(D{}, v);
    if constexpr (is_flipped) {
      return hn::Xor(hn::BitCast(key_tag{}, plain), hn::Set(key_tag{}, hwy::LimitsMin<int64_t>()));
    } else {
      return plain;
    }
  }
  static HWY_INLINE plain_key_type plain(key_type key) {
    if constexpr (is_flipped) {
      return static_cast<uint64_t>(key) ^ (uint64_t{1} << 63);
    } else {
      return key;
    }
  }

  /// The greatest key of a block, compared with the best so far.
  HWY_INLINE void block(state& so_far, size_t begin, size_t end) const {
    const D d;
    const key_tag dk;
    const size_t lanes = hn::Lanes(d);
    // Seeded with elements, never with a constant that an element could lie beyond. The last vector
    // of the array overlaps the one before it, which changes no maximum.
    const auto seed = at(begin);
    auto greatest = key(seed);
    auto greatest_b = greatest, greatest_c = greatest, greatest_e = greatest;
    [[maybe_unused]] auto nan = nan_lanes(seed);
    size_t i = begin;
    for (; i + 4 * lanes <= end; i += 4 * lanes) {
      const auto a = key(evaluate(d, watch, tree, whole{i}));
      const auto b = key(evaluate(d, watch, tree, whole{i + lanes}));
      const auto c = key(evaluate(d, watch, tree, whole{i + 2 * lanes}));
      const auto e = key(evaluate(d, watch, tree, whole{i + 3 * lanes}));
      if constexpr (watches_nan) {  // then the keys are floating-point numbers, too
        nan = hn::Or(nan, hn::Or(either_nan(d, a, b), either_nan(d, c, e)));
      }
      greatest = hn::Max(greatest, a);
      greatest_b = hn::Max(greatest_b, b);
      greatest_c = hn::Max(greatest_c, c);
      greatest_e = hn::Max(greatest_e, e);
    }
    for (; i < end; i += lanes) {
      const auto a = at(i);
      if constexpr (watches_nan) nan = hn::Or(nan, nan_lanes(a));
      greatest = hn::Max(greatest, key(a));
    }
    greatest = hn::Max(hn::Max(greatest, greatest_b), hn::Max(greatest_c, greatest_e));

    if constexpr (watches_nan) {
      if (HWY_UNLIKELY(!hn::AllFalse(signed_tag{}, nan))) {
        so_far.nan = static_cast<ptrdiff_t>(begin);
        return;
      }
    }
    if constexpr (needs_key_only) {
      so_far.best = max_of_lanes(dk, greatest);
    } else {
      compare(so_far, greatest, begin, end);
    }
    if constexpr (is_float && !watches_nan) {
      if (HWY_UNLIKELY(order::template is_nan<T>(plain(so_far.best)))) {
        so_far.nan = static_cast<ptrdiff_t>(begin);
      }
    }
  }

  /// Keeps account of where the best key is. Of elements that tie, one with the sign that wins is
  /// looked for as long as there was none: in the first block when a second one ties, then in each.
  HWY_INLINE void compare(state& so_far, hn::Vec<key_tag> greatest, size_t begin,
                          size_t end) const {
    const key_tag dk;
    const auto best = hn::Set(dk, so_far.best);
    if (begin == 0 || !hn::AllFalse(dk, hn::Gt(greatest, best))) {
      so_far.best = max_of_lanes(dk, greatest);
      so_far.first = so_far.winner = begin;
      so_far.is_checked = so_far.is_settled = false;
    } else if constexpr (ties != tie::none) {
      if (!so_far.is_settled && !hn::AllFalse(dk, hn::Eq(greatest, best))) {
        const winner_test is_winner{order::template winner<T>(plain(so_far.best))};
        if (!so_far.is_checked) {
          so_far.is_checked = true;
          const size_t block_size = search_block_vectors * hn::Lanes(dk);
          so_far.is_settled = has_any(is_winner, so_far.first, so_far.first + block_size);
          if (so_far.is_settled) return;
        }
        so_far.is_settled = has_any(is_winner, begin, end);
        if (so_far.is_settled) so_far.winner = begin;
      }
    }
  }

  // What to look for in a vector. They hold no vector, since scalable ones can't be members.
  struct nan_test {
    HWY_INLINE auto operator()(hn::Vec<D> v) const { return nan_lanes(v); }
  };
  struct key_test {
    key_type wanted;
    HWY_INLINE auto operator()(hn::Vec<D> v) const {
      return hn::RebindMask(signed_tag{}, hn::Eq(key(v), hn::Set(key_tag{}, wanted)));
    }
  };
  struct winner_test {
    T wanted;
    HWY_INLINE auto operator()(hn::Vec<D> v) const {
      const signed_tag di;
      return hn::Eq(hn::BitCast(di, v), hn::BitCast(di, hn::Set(D{}, wanted)));
    }
    HWY_INLINE bool operator()(T element) const {
      return __builtin_memcmp(&element, &wanted, sizeof(T)) == 0;
    }
  };

  template <class Test>
  HWY_INLINE bool has_any(Test test, size_t begin, size_t end) const {
    const size_t lanes = hn::Lanes(D{});
    auto hits = test(at(begin));
    size_t i = begin + lanes;
    for (; i + lanes <= end; i += lanes) {
      hits = hn::Or(hits, test(evaluate(D{}, watch, tree, whole{i})));
    }
    if (i < end) hits = hn::Or(hits, test(at(i)));
    return !hn::AllFalse(signed_tag{}, hits);
  }

  /// The first element of a vector, which begins at `first`, that passes the test; or index -1.
  template <class Test>
  HWY_INLINE found<T> first_in(Test test, hn::Vec<D> v, size_t first) const {
    const intptr_t index = hn::FindFirstTrue(signed_tag{}, test(v));
    if (index < 0) return {-1, T{}};
    return {static_cast<ptrdiff_t>(first) + index, lane(D{}, v, static_cast<size_t>(index))};
  }
  template <class Test>
  HWY_INLINE found<T> first_of(Test test, size_t begin, size_t end) const {
    const size_t lanes = hn::Lanes(D{});
    size_t i = begin;
    for (; i + 4 * lanes <= end; i += 4 * lanes) {
      const auto a = evaluate(D{}, watch, tree, whole{i});
      const auto b = evaluate(D{}, watch, tree, whole{i + lanes});
      const auto c = evaluate(D{}, watch, tree, whole{i + 2 * lanes});
      const auto e = evaluate(D{}, watch, tree, whole{i + 3 * lanes});
      const auto hits = hn::Or(hn::Or(test(a), test(b)), hn::Or(test(c), test(e)));
      if (!hn::AllFalse(signed_tag{}, hits)) break;
    }
    for (; i < end; i += lanes) {
      const auto v = at(i);
      if (!hn::AllFalse(signed_tag{}, test(v))) {
        return first_in(test, v, HWY_MIN(i, size - lanes));
      }
    }
    return {-1, T{}};
  }

  /// The element itself, from the block that has it.
  HWY_INLINE found<T> refine(const state& result) const {
    if constexpr (is_float) {
      if (HWY_UNLIKELY(result.nan >= 0)) {
        return first_of(nan_test{}, static_cast<size_t>(result.nan), size);
      }
    }
    const size_t lanes = hn::Lanes(D{});
    const size_t begin = result.winner;
    const size_t end = needs_key_only ? size : HWY_MIN(begin + search_block_vectors * lanes, size);
    if constexpr (ties == tie::none) {
      return first_of(key_test{result.best}, begin, end);
    } else {
      const winner_test is_winner{order::template winner<T>(plain(result.best))};
      if (result.is_settled) return first_of(is_winner, begin, end);
      const found<T> first = first_of(key_test{result.best}, begin, end);
      if (result.is_checked || is_winner(first.value)) return first;
      // not before the first one, but at most a vector earlier where the last vector was moved back
      const size_t from = begin + (static_cast<size_t>(first.index) - begin) / lanes * lanes;
      const found<T> winner = first_of(is_winner, from, end);
      return winner.index >= 0 ? winner : first;
    }
  }

  /// An array of one vector, or smaller.
  HWY_INLINE found<T> small() const {
    if (size == hn::Lanes(D{})) return winner_in(evaluate(D{}, watch, tree, whole{0}));
    return winner_in(evaluate(D{}, watch, tree, part{size}));
  }
  HWY_INLINE found<T> winner_in(hn::Vec<D> v) const {
    if constexpr (is_float) {
      const found<T> nan = first_in(nan_test{}, v, 0);
      if (nan.index >= 0) return nan;
    }
    const key_type best = max_of_lanes(key_tag{}, key(v));
    if constexpr (ties != tie::none) {
      const winner_test is_winner{order::template winner<T>(plain(best))};
      const found<T> winner = first_in(is_winner, v, 0);
      if (winner.index >= 0) return winner;
    }
    return first_in(key_test{best}, v, 0);
  }

  template <bool IsSmall>
  HWY_INLINE outcome<Want, T> run() const {
    if constexpr (IsSmall) {
      return outcome_of<Want>(small());
    } else {
      return search_blocks();
    }
  }

  HWY_INLINE outcome<Want, T> search_blocks() const {
    const size_t lanes = hn::Lanes(D{});
    state so_far{key_type{}, 0, 0, false, false, -1};
    if constexpr (needs_key_only) {
      // one block; where its greatest key doesn't say which element it is, a second look does
      block(so_far, 0, size);
      const bool is_known = (!is_float || so_far.nan < 0) &&
                            (ties == tie::none || plain(so_far.best) != plain_key_type{});
      if (HWY_LIKELY(is_known)) return order::template element<T>(plain(so_far.best));
      return search_again<Order>(tree, size, so_far.best, so_far.nan >= 0);
    } else {
      const size_t step = search_block_vectors * lanes;
      for (size_t begin = 0; begin < size; begin += step) {
        const size_t end = HWY_MIN(begin + step, size);
        if constexpr (is_float) {
          if (HWY_UNLIKELY(so_far.nan >= 0)) {
            // the result is known, but a later element may still fault
            if constexpr (Tree::known.cannot_fault) break;
            state ignored = so_far;
            block(ignored, begin, end);
            continue;
          }
        }
        block(so_far, begin, end);
      }
      return outcome_of<Want>(refine(so_far));
    }
  }
};

// Not inlined, and with copies of all they need: what is seldom done then costs nothing elsewhere.

/// Looks in the whole array for the element that has the greatest key, or for the first NaN. Faults
/// have been looked for.
template <class Order, class Tree, class Key>
HWY_NOINLINE typename Tree::value_type search_again(Tree tree, size_t n, Key best, bool has_nan) {
  no_watch watch;
  return searcher<Order, want::value, Tree, no_watch>{tree, n, watch}
      .refine({best, 0, 0, false, false, has_nan ? 0 : -1})
      .value;
}

template <class Order, want Want, bool IsSmall, class Tree>
HWY_INLINE outcome<Want, typename Tree::value_type> search_watched(const Tree& tree, size_t n,
                                                                   [[maybe_unused]] bool& faulted) {
  if constexpr (Tree::known.cannot_fault) {
    no_watch watch;
    return searcher<Order, Want, Tree, no_watch>{tree, n, watch}.template run<IsSmall>();
  } else {
    const hn::ScalableTag<typename Tree::value_type> d;
    auto flagged = hn::Zero(d);
    fault_watch<decltype(flagged)> watch{flagged};
    const auto winner =
        searcher<Order, Want, Tree, decltype(watch)>{tree, n, watch}.template run<IsSmall>();
    faulted = any_sign(d, flagged);
    return winner;
  }
}

/// Searches an array of one vector, or smaller.
template <class Order, want Want, class Tree>
HWY_NOINLINE outcome<Want, typename Tree::value_type> search_small(Tree tree, size_t n,
                                                                   bool& faulted) {
  return search_watched<Order, Want, true>(tree, n, faulted);
}

/// The winner among n > 0 elements, or its index; `faulted` becomes true where an operation had no
/// result for one of them.
template <class Order, want Want, class Tree>
HWY_NOINLINE outcome<Want, typename Tree::value_type> search(const Tree& shared_tree, size_t n,
                                                             bool& faulted) {
  const Tree tree = shared_tree;
  if (n <= hn::Lanes(hn::ScalableTag<typename Tree::value_type>())) {
    return search_small<Order, Want>(tree, n, faulted);
  }
  return search_watched<Order, Want, false>(tree, n, faulted);
}

}  // namespace tenfold::inline TENFOLD_ABI::detail::TENFOLD_TARGET_NAMESPACE
#endif
