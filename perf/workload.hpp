#ifndef TENFOLD_PERF_WORKLOAD_HPP
#define TENFOLD_PERF_WORKLOAD_HPP
// What a library brings to the benchmarks: for a workload and an element type, a function that runs
// it a number of times. The libraries are compiled with different flags and meet in one program, so
// nothing here may be an inline function that the linker could share between them: what is
// instantiated with a body is local to the file that has the body.
#include <chrono>
#include <cstddef>
#include <cstdint>

namespace perf {

/// The arrays of one measurement and how often to run over them.
struct job {
  const char* workload;
  const char* type;
  const char* data;  // what the elements are: random, ascending, …
  const void* x;
  const void* y;
  void* out;
  std::ptrdiff_t n;
  std::int64_t times;
};

/// Runs a job; returns how many seconds that took.
using timed_function = double (*)(const job&);

/// Adds a benchmark. Defined in registry.cpp.
void add(const char* workload, const char* library, const char* type, timed_function);
/// Says that a library takes no part, and why. Defined in registry.cpp.
void leave_out(const char* library, const char* reason);

template <class T>
struct arrays {
  const T* x;
  const T* y;
  T* out;
  std::ptrdiff_t n;
};

template <class T>
inline constexpr const char* type_name = nullptr;
template <>
inline constexpr const char* type_name<float> = "f32";
template <>
inline constexpr const char* type_name<double> = "f64";
template <>
inline constexpr const char* type_name<std::int8_t> = "i8";
template <>
inline constexpr const char* type_name<std::int32_t> = "i32";
template <>
inline constexpr const char* type_name<std::int64_t> = "i64";

/// A list of element types.
template <class... T>
struct types {};
using all_types = types<float, double, std::int8_t, std::int32_t, std::int64_t>;
using float_types = types<float, double>;

template <class Types>
inline constexpr const char* const* type_names = nullptr;
template <class... T>
inline constexpr const char* type_names<types<T...>>[] = {type_name<T>...};

/// Makes the compiler compute a result that nobody reads.
template <class T>
[[gnu::always_inline]] inline void keep(T value) {
  asm volatile("" : : "r,m"(value) : "memory");
}

template <class T, class Body>
double run_timed(const job& wanted) {
  const arrays<T> a{static_cast<const T*>(wanted.x), static_cast<const T*>(wanted.y),
                    static_cast<T*>(wanted.out), wanted.n};
  const auto start = std::chrono::steady_clock::now();
  for (std::int64_t i = 0; i < wanted.times; ++i) {
    asm volatile("" : : : "memory");  // the arrays may be others now
    Body{}(a);
  }
  asm volatile("" : : : "memory");
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

/// Adds a workload for each of the types; `body` is called with arrays<T>.
template <class... T, class Body>
void add(types<T...>, const char* workload, const char* library, Body) {
  (add(workload, library, type_name<T>, run_timed<T, Body>), ...);
}

/// Each library's file has one, at namespace scope.
struct at_start {
  template <class Add>
  explicit at_start(Add add_workloads) {
    add_workloads();
  }
};

}  // namespace perf
#endif
