// What Highway lacks for us, in its oldest supported version or at all. No guard: included once per
// instruction set.
#ifdef TENFOLD_TARGET_NAMESPACE
namespace tenfold::inline TENFOLD_ABI::detail::TENFOLD_TARGET_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

/// The vector code of an operation; specialised in op/.
template <class Operation>
struct vector_body;
/// The key of an order; specialised in reduce/.
template <class Order, want Want>
struct order_key;

#if HWY_ARCH_X86 && HWY_TARGET <= HWY_AVX3
inline constexpr bool has_avx512 = true;
#else
inline constexpr bool has_avx512 = false;
#endif

/// Room for one vector.
template <class T>
struct lane_buffer {
  HWY_ALIGN T lanes[HWY_MAX_BYTES / sizeof(T)];
};

/// Copies fewer bytes than 2 * Chunk by two moves of equal size, which overlap.
template <size_t Chunk, size_t Smallest>
HWY_INLINE void copy_few(void* to, const void* from, size_t bytes) {
  if (bytes >= Chunk) {
    __builtin_memcpy(to, from, Chunk);
    __builtin_memcpy(static_cast<char*>(to) + bytes - Chunk,
                     static_cast<const char*>(from) + bytes - Chunk, Chunk);
  } else if constexpr (Chunk > Smallest) {
    copy_few<Chunk / 2, Smallest>(to, from, bytes);
  }
}

/// The first n elements, 0 < n < lanes; the last one fills the other lanes.
template <class D, class T = hn::TFromD<D>>
HWY_INLINE hn::Vec<D> load_part(D d, const T* from, size_t n) {
  T last;
  __builtin_memcpy(&last, from + n - 1, sizeof(T));
  const auto filled = hn::Set(d, last);
#if HWY_MEM_OPS_MIGHT_FAULT
  lane_buffer<T> buffer;
  hn::Store(filled, d, buffer.lanes);
  copy_few<HWY_MAX_BYTES / 2, sizeof(T)>(buffer.lanes, from, n * sizeof(T));
  return hn::Load(d, buffer.lanes);
#else
  const auto real = hn::FirstN(d, n);
  return hn::IfThenElse(real, hn::MaskedLoad(real, d, from), filled);
#endif
}

/// Writes the first n lanes, 0 < n < lanes.
template <class D, class T = hn::TFromD<D>>
HWY_INLINE void store_part(D d, hn::Vec<D> v, T* to, size_t n) {
#if HWY_MEM_OPS_MIGHT_FAULT
  lane_buffer<T> buffer;
  hn::Store(v, d, buffer.lanes);
  copy_few<HWY_MAX_BYTES / 2, sizeof(T)>(to, buffer.lanes, n * sizeof(T));
#else
  hn::BlendedStore(v, hn::FirstN(d, n), d, to);
#endif
}

/// The element in lane `index`.
template <class D>
HWY_INLINE hn::TFromD<D> lane(D d, hn::Vec<D> v, size_t index) {
  lane_buffer<hn::TFromD<D>> buffer;
  hn::Store(v, d, buffer.lanes);
  return buffer.lanes[index];
}

/// The greatest lane; not for NaN.
template <class D>
HWY_INLINE hn::TFromD<D> max_of_lanes([[maybe_unused]] D d, hn::Vec<D> v) {
#if HWY_TARGET == HWY_SCALAR
  return hn::GetLane(v);
#else
  using T = hn::TFromD<D>;
  if constexpr (sizeof(T) >= 4) {
    return hn::GetLane(hn::MaxOfLanes(d, v));
  } else {
    // both halves of each wider lane, extended in place
    constexpr int bits = 8 * sizeof(T);
    const hn::RepartitionToWide<D> wide;
    const auto pairs = hn::BitCast(wide, v);
    const auto high = hn::ShiftRight<bits>(pairs);
    const auto low = hn::ShiftRight<bits>(hn::ShiftLeft<bits>(pairs));
    return static_cast<T>(max_of_lanes(wide, hn::Max(high, low)));
  }
#endif
}

/// Lanes whose sign bit is set, as a mask of signed integer lanes.
template <class D>
HWY_INLINE auto sign_mask(D, hn::Vec<D> v) {
  const hn::RebindToSigned<D> di;
  return hn::Lt(hn::BitCast(di, v), hn::Zero(di));
}

template <class D>
HWY_INLINE bool any_sign(D d, hn::Vec<D> v) {
  return !hn::AllFalse(hn::RebindToSigned<D>{}, sign_mask(d, v));
}

/// Lanes in which x or y is a NaN, as a mask of signed integer lanes. One comparison tells that on
/// x86, which Highway has no name for.
template <class D>
HWY_INLINE auto either_nan(D, hn::Vec<D> x, hn::Vec<D> y) {
  const hn::RebindToSigned<D> di;
#if HWY_TARGET == HWY_AVX2
  if constexpr (sizeof(hn::TFromD<D>) == 4) {
    return hn::RebindMask(di, hn::MFromD<D>{_mm256_cmp_ps(x.raw, y.raw, _CMP_UNORD_Q)});
  } else {
    return hn::RebindMask(di, hn::MFromD<D>{_mm256_cmp_pd(x.raw, y.raw, _CMP_UNORD_Q)});
  }
#elif HWY_TARGET == HWY_AVX3
  if constexpr (sizeof(hn::TFromD<D>) == 4) {
    return hn::RebindMask(di, hn::MFromD<D>{_mm512_cmp_ps_mask(x.raw, y.raw, _CMP_UNORD_Q)});
  } else {
    return hn::RebindMask(di, hn::MFromD<D>{_mm512_cmp_pd_mask(x.raw, y.raw, _CMP_UNORD_Q)});
  }
#else
  return hn::RebindMask(di, hn::Or(hn::IsNaN(x), hn::IsNaN(y)));
#endif
}

/// |x| of integers, unsigned: of the lowest one too.
template <class D>
HWY_INLINE auto integer_magnitude(D, hn::Vec<D> x) {
  const hn::RebindToUnsigned<D> du;
  return hn::BitCast(du, hn::Abs(x));
}

/// The rule for NaN of most operations of two operands.
template <class V>
HWY_INLINE V first_nan_or(V x, V y, V otherwise) {
  return hn::IfThenElse(hn::IsNaN(x), x, hn::IfThenElse(hn::IsNaN(y), y, otherwise));
}

}  // namespace tenfold::inline TENFOLD_ABI::detail::TENFOLD_TARGET_NAMESPACE
#endif
