#ifndef TENFOLD_CORE_CONFIG_HPP
#define TENFOLD_CORE_CONFIG_HPP
// What the compiler must and must not do, which instruction sets are compiled, and the name of the
// inline namespace that keeps differently compiled files apart. Preprocessor only.

#if __cplusplus < 202002L && !defined(_MSC_VER)
#error "tenfold: this is C++20; compile with -std=c++20 or a newer standard"
#endif
#if defined(_MSC_VER)
#error "tenfold: MSVC is not tested yet; compile with g++ 12 or clang 14, or newer"
#endif
#if defined(__FAST_MATH__) || (defined(__FINITE_MATH_ONLY__) && __FINITE_MATH_ONLY__)
#error \
    "tenfold: results for NaN are part of the contract; compile without -ffast-math and -ffinite-math-only"
#endif
#if defined(__NO_SIGNED_ZEROS__)
#error "tenfold: results for -0 are part of the contract; compile without -fno-signed-zeros"
#endif
#if defined(__ASSOCIATIVE_MATH__)
#error "tenfold: results have the same bits everywhere; compile without -fassociative-math"
#endif
#if !defined(__cpp_exceptions)
#error "tenfold: errors are exceptions; compile without -fno-exceptions"
#endif

// Instruction sets, as bits of TENFOLD_TARGETS. The baseline, what the compiler's flags allow, is
// always compiled; TENFOLD_STATIC compiles nothing else.
#define TENFOLD_BASELINE 1
#define TENFOLD_SSE4 2
#define TENFOLD_AVX2 4
#define TENFOLD_AVX3 8
#define TENFOLD_NEON 16

#if !defined(TENFOLD_TARGETS)
#define TENFOLD_TARGETS \
  (TENFOLD_BASELINE | TENFOLD_SSE4 | TENFOLD_AVX2 | TENFOLD_AVX3 | TENFOLD_NEON)
#elif ((TENFOLD_TARGETS)&31) == 0
#error \
    "tenfold: TENFOLD_TARGETS names no instruction set; write for example TENFOLD_AVX2|TENFOLD_AVX3"
#endif

// Functions compiled with other flags must not share a symbol with ours: the linker keeps one copy
// of an inline function, and a copy made for AVX2 ends a program on a CPU without it.
#if defined(TENFOLD_STATIC)
#define TENFOLD_ABI_TARGETS s
#elif defined(__x86_64__) || defined(__i386__)
#if (TENFOLD_TARGETS) & TENFOLD_SSE4
#define TENFOLD_ABI_SSE4 4
#else
#define TENFOLD_ABI_SSE4 0
#endif
#if (TENFOLD_TARGETS) & TENFOLD_AVX2
#define TENFOLD_ABI_AVX2 2
#else
#define TENFOLD_ABI_AVX2 0
#endif
#if (TENFOLD_TARGETS) & TENFOLD_AVX3
#define TENFOLD_ABI_AVX3 3
#else
#define TENFOLD_ABI_AVX3 0
#endif
#define TENFOLD_ABI_TARGETS \
  TENFOLD_ABI_PASTE4(d, TENFOLD_ABI_SSE4, TENFOLD_ABI_AVX2, TENFOLD_ABI_AVX3)
#else
#define TENFOLD_ABI_TARGETS d
#endif

#if defined(__SSE4_2__)
#define TENFOLD_ABI_FLAG_1 4
#elif defined(__SSE4_1__)
#define TENFOLD_ABI_FLAG_1 3
#elif defined(__SSSE3__)
#define TENFOLD_ABI_FLAG_1 2
#elif defined(__SSE3__)
#define TENFOLD_ABI_FLAG_1 1
#else
#define TENFOLD_ABI_FLAG_1 0
#endif
#if defined(__AVX2__)
#define TENFOLD_ABI_FLAG_2 2
#elif defined(__AVX__)
#define TENFOLD_ABI_FLAG_2 1
#else
#define TENFOLD_ABI_FLAG_2 0
#endif
#if defined(__FMA__) || defined(__ARM_FEATURE_FMA)
#define TENFOLD_ABI_FLAG_3 1
#else
#define TENFOLD_ABI_FLAG_3 0
#endif
#if defined(__BMI2__) && defined(__BMI__)
#define TENFOLD_ABI_FLAG_4 3
#elif defined(__BMI2__)
#define TENFOLD_ABI_FLAG_4 2
#elif defined(__BMI__)
#define TENFOLD_ABI_FLAG_4 1
#else
#define TENFOLD_ABI_FLAG_4 0
#endif
#if defined(__F16C__) || defined(__ARM_FP16_FORMAT_IEEE)
#define TENFOLD_ABI_FLAG_5 1
#else
#define TENFOLD_ABI_FLAG_5 0
#endif
#if defined(__AES__) && defined(__PCLMUL__)
#define TENFOLD_ABI_FLAG_6 3
#elif defined(__AES__) || defined(__ARM_FEATURE_AES) || defined(__ARM_FEATURE_CRYPTO)
#define TENFOLD_ABI_FLAG_6 1
#else
#define TENFOLD_ABI_FLAG_6 0
#endif
#if defined(__AVX512BW__) && defined(__AVX512DQ__) && defined(__AVX512VL__)
#define TENFOLD_ABI_FLAG_7 2
#elif defined(__AVX512F__) || defined(__ARM_FEATURE_SVE)
#define TENFOLD_ABI_FLAG_7 1
#else
#define TENFOLD_ABI_FLAG_7 0
#endif
#if defined(__AVX512FP16__)
#define TENFOLD_ABI_FLAG_8 3
#elif defined(__AVX512VBMI2__)
#define TENFOLD_ABI_FLAG_8 2
#elif defined(__AVX512VBMI__) || defined(__ARM_FEATURE_SVE2)
#define TENFOLD_ABI_FLAG_8 1
#else
#define TENFOLD_ABI_FLAG_8 0
#endif

#define TENFOLD_ABI_PASTE4_(a, b, c, d) a##b##c##d
#define TENFOLD_ABI_PASTE4(a, b, c, d) TENFOLD_ABI_PASTE4_(a, b, c, d)
#define TENFOLD_ABI_PASTE2_(a, b) a##b
#define TENFOLD_ABI_PASTE2(a, b) TENFOLD_ABI_PASTE2_(a, b)
#define TENFOLD_ABI_FLAGS                                                        \
  TENFOLD_ABI_PASTE2(TENFOLD_ABI_PASTE4(TENFOLD_ABI_FLAG_1, TENFOLD_ABI_FLAG_2,  \
                                        TENFOLD_ABI_FLAG_3, TENFOLD_ABI_FLAG_4), \
                     TENFOLD_ABI_PASTE4(TENFOLD_ABI_FLAG_5, TENFOLD_ABI_FLAG_6,  \
                                        TENFOLD_ABI_FLAG_7, TENFOLD_ABI_FLAG_8))
#define TENFOLD_ABI TENFOLD_ABI_PASTE2(TENFOLD_ABI_TARGETS, TENFOLD_ABI_FLAGS)

#endif
