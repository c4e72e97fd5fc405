#ifndef TENFOLD_RUN_DISPATCH_HPP
#define TENFOLD_RUN_DISPATCH_HPP
// Which instruction set runs: chosen once per process, then one switch per evaluation. The
// compiler's own tests of the CPU are used, so that nothing has to be linked.
#include <atomic>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "tenfold/core/bound.hpp"
#include "tenfold/core/error.hpp"
#include "tenfold/simd/targets.hpp"

namespace tenfold::inline TENFOLD_ABI {

namespace detail {

enum class instruction_set { unknown, avx3, avx2, sse4, baseline };

struct named_instruction_set {
  instruction_set value;
  const char* name;
  bool (*runs_here)();
};

/// What was compiled, best first.
inline constexpr named_instruction_set compiled_instruction_sets[] = {
#if defined(TENFOLD_HAS_AVX3)
    {instruction_set::avx3, "AVX3",
     [] {
       return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
              __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl") &&
              __builtin_cpu_supports("avx512cd") && __builtin_cpu_supports("bmi2");
     }},
#endif
#if defined(TENFOLD_HAS_AVX2)
    {instruction_set::avx2, "AVX2",
     [] {
       return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") &&
              __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2");
     }},
#endif
#if defined(TENFOLD_HAS_SSE4)
    {instruction_set::sse4, "SSE4",
     [] {
       return __builtin_cpu_supports("sse4.2") && __builtin_cpu_supports("pclmul") &&
              __builtin_cpu_supports("aes");
     }},
#endif
#if HWY_ARCH_ARM_A64
    {instruction_set::baseline, "NEON", [] { return true; }},
#else
    {instruction_set::baseline, "BASELINE", [] { return true; }},
#endif
};

inline std::string available_names() {
  std::string names;
  for (const auto& candidate : compiled_instruction_sets) {
    if (candidate.runs_here()) names += (names.empty() ? "" : ", ") + std::string(candidate.name);
  }
  return names;
}

/// The best instruction set, or the one of that name.
inline instruction_set choose(const char* wanted, const char* source) {
  ask_cached_bytes();
  const bool any = wanted == nullptr || *wanted == '\0';
  for (const auto& candidate : compiled_instruction_sets) {
    if ((any || std::string_view(wanted) == candidate.name) && candidate.runs_here()) {
      return candidate.value;
    }
  }
  throw target_error(source + std::string(wanted) +
                     " is unknown or not supported by this CPU, which has " + available_names());
}

inline std::atomic<instruction_set> chosen_instruction_set{instruction_set::unknown};

[[gnu::cold, gnu::noinline]] inline instruction_set choose_at_first_use() {
  const instruction_set best = choose(std::getenv("TENFOLD_TARGET"), "TENFOLD_TARGET=");
  instruction_set current = instruction_set::unknown;
  // what set_target says meanwhile stays
  const bool is_first = chosen_instruction_set.compare_exchange_strong(current, best);
  return is_first ? best : current;
}

inline instruction_set current_instruction_set() {
  const instruction_set current = chosen_instruction_set.load(std::memory_order_relaxed);
  return current == instruction_set::unknown ? choose_at_first_use() : current;
}

}  // namespace detail

/// The instruction sets that this program has code for and this CPU can run, best first.
/// @code
/// for (const std::string& name : tf::targets()) std::cout << name << '\n';
/// @endcode
inline std::vector<std::string> targets() {
  std::vector<std::string> names;
  for (const auto& candidate : detail::compiled_instruction_sets) {
    if (candidate.runs_here()) names.emplace_back(candidate.name);
  }
  return names;
}

/// The instruction set that runs: the best one, or the one that the environment variable
/// TENFOLD_TARGET or `set_target` names. Throws `target_error` where that one can't run.
/// @code
/// std::cout << "instruction set: " << tf::target() << '\n';
/// @endcode
inline std::string target() {
  const detail::instruction_set current = detail::current_instruction_set();
  for (const auto& candidate : detail::compiled_instruction_sets) {
    if (candidate.value == current) return candidate.name;
  }
  return {};
}

/// Makes evaluations that begin from now on use the instruction set of this name, one of
/// `targets()`; results have the same bits on each. It holds for the files of the program that
/// were compiled with the same flags. Throws `target_error` where it can't run.
/// @code
/// tf::set_target(tf::targets().back());
/// @endcode
inline void set_target(std::string_view name) {
  const std::string wanted(name.empty() ? "\"\"" : name);
  detail::chosen_instruction_set.store(detail::choose(wanted.c_str(), "the target "),
                                       std::memory_order_relaxed);
}

}  // namespace tenfold::inline TENFOLD_ABI

#if defined(TENFOLD_HAS_AVX3)
#define TENFOLD_CASE_AVX3(...)        \
  case detail::instruction_set::avx3: \
    return detail::tenfold_AVX3::__VA_ARGS__;
#else
#define TENFOLD_CASE_AVX3(...)
#endif
#if defined(TENFOLD_HAS_AVX2)
#define TENFOLD_CASE_AVX2(...)        \
  case detail::instruction_set::avx2: \
    return detail::tenfold_AVX2::__VA_ARGS__;
#else
#define TENFOLD_CASE_AVX2(...)
#endif
#if defined(TENFOLD_HAS_SSE4)
#define TENFOLD_CASE_SSE4(...)        \
  case detail::instruction_set::sse4: \
    return detail::tenfold_SSE4::__VA_ARGS__;
#else
#define TENFOLD_CASE_SSE4(...)
#endif
/// Returns what the kernel call gives on the chosen instruction set.
#define TENFOLD_DISPATCH(...)                                                 \
  for (;;) {                                                                  \
    switch (detail::chosen_instruction_set.load(std::memory_order_relaxed)) { \
      TENFOLD_CASE_AVX3(__VA_ARGS__)                                          \
      TENFOLD_CASE_AVX2(__VA_ARGS__)                                          \
      TENFOLD_CASE_SSE4(__VA_ARGS__)                                          \
      case detail::instruction_set::baseline:                                 \
        return detail::HWY_NAMESPACE::__VA_ARGS__;                            \
      default:                                                                \
        detail::choose_at_first_use();                                        \
    }                                                                         \
  }

#endif
