#ifndef TENFOLD_SIMD_TARGETS_HPP
#define TENFOLD_SIMD_TARGETS_HPP
// Compiles the kernels once per instruction set of TENFOLD_TARGETS, and last for the baseline.
//
// The list is our own, without hwy/foreach_target.h, and the namespaces that Highway fills for it
// are renamed: a file that has included Highway before, for targets of its own, still compiles.
#include "tenfold/core/bound.hpp"
#include "tenfold/core/cache.hpp"
// The names first: below, the same files add vector bodies to them.
#include "tenfold/op/all.hpp"
#include "tenfold/reduce/all.hpp"

#if defined(TENFOLD_STATIC) && !defined(HWY_COMPILE_ONLY_STATIC) && !defined(HWY_HIGHWAY_INCLUDED)
#define HWY_COMPILE_ONLY_STATIC
#endif
#if !defined(HWY_HIGHWAY_INCLUDED)
// SSSE3 is no target of ours, and emulated vectors double the compile time of clang.
#if !defined(HWY_DISABLED_TARGETS)
#define HWY_DISABLED_TARGETS HWY_SSSE3
#endif
#if !defined(HWY_BROKEN_EMU128)
#define HWY_BROKEN_EMU128 1
#endif
#endif
#include <hwy/cache_control.h>
#include <hwy/highway.h>

#if HWY_ARCH_X86 && !defined(TENFOLD_STATIC)
#pragma push_macro("N_SSE4")
#pragma push_macro("N_AVX2")
#pragma push_macro("N_AVX3")
#define N_SSE4 tenfold_SSE4
#define N_AVX2 tenfold_AVX2
#define N_AVX3 tenfold_AVX3

// a greater value is an older instruction set; the baseline's own is compiled below
#if ((TENFOLD_TARGETS)&TENFOLD_SSE4) && HWY_STATIC_TARGET > HWY_SSE4
#define TENFOLD_HAS_SSE4
#include "tenfold/simd/flip-inl.hpp"
#undef HWY_TARGET
#define HWY_TARGET HWY_SSE4
#include "tenfold/kernel/all-inl.hpp"
#endif
#if ((TENFOLD_TARGETS)&TENFOLD_AVX2) && HWY_STATIC_TARGET > HWY_AVX2
#define TENFOLD_HAS_AVX2
#include "tenfold/simd/flip-inl.hpp"
#undef HWY_TARGET
#define HWY_TARGET HWY_AVX2
#include "tenfold/kernel/all-inl.hpp"
#endif
#if ((TENFOLD_TARGETS)&TENFOLD_AVX3) && HWY_STATIC_TARGET > HWY_AVX3
#define TENFOLD_HAS_AVX3
#include "tenfold/simd/flip-inl.hpp"
#undef HWY_TARGET
#define HWY_TARGET HWY_AVX3
#include "tenfold/kernel/all-inl.hpp"
#endif

#pragma pop_macro("N_SSE4")
#pragma pop_macro("N_AVX2")
#pragma pop_macro("N_AVX3")
#undef HWY_TARGET
#define HWY_TARGET HWY_STATIC_TARGET
// the macros of the static target again
#if defined(HWY_SET_MACROS_PER_TARGET)
#undef HWY_SET_MACROS_PER_TARGET
#else
#define HWY_SET_MACROS_PER_TARGET
#endif
#include <hwy/ops/set_macros-inl.h>
#endif

#include "tenfold/kernel/all-inl.hpp"

#endif
