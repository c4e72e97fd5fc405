// Everything that is compiled once per instruction set, for the one in HWY_TARGET. No guard.
#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
#define TENFOLD_TARGET_NAMESPACE HWY_NAMESPACE
// Each line uses names of those above it.
#include "tenfold/simd/simd-inl.hpp"

#include "tenfold/op/all.hpp"

#include "tenfold/reduce/all.hpp"

#include "tenfold/kernel/evaluate-inl.hpp"

#include "tenfold/kernel/assign-inl.hpp"
#include "tenfold/kernel/search-inl.hpp"
#undef TENFOLD_TARGET_NAMESPACE
HWY_AFTER_NAMESPACE();
