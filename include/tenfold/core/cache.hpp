#ifndef TENFOLD_CORE_CACHE_HPP
#define TENFOLD_CORE_CACHE_HPP
// Which destinations are so large that storing past the caches is faster.
#include <algorithm>
#include <atomic>
#include <cstddef>

#include "tenfold/core/config.hpp"

#if __has_include(<unistd.h>)
#include <unistd.h>
#endif

namespace tenfold::inline TENFOLD_ABI::detail {

/// A last-level cache that is larger belongs to many cores, none of which should count on all of
/// it.
inline constexpr std::size_t most_cached_bytes = std::size_t{32} << 20;
/// No last-level cache is smaller: below it nobody has to ask.
inline constexpr std::size_t least_streamed_bytes = std::size_t{1} << 20;

inline std::atomic<std::size_t> cached_bytes{0};  // 0: not asked yet

/// What the last-level cache holds for one thread. Asking the system takes microseconds.
[[gnu::cold, gnu::noinline]] inline std::size_t ask_cached_bytes() {
  long bytes = 0;
#if defined(_SC_LEVEL3_CACHE_SIZE)
  bytes = std::max(sysconf(_SC_LEVEL3_CACHE_SIZE), sysconf(_SC_LEVEL2_CACHE_SIZE));
#endif
  const std::size_t known = bytes <= 0 ? most_cached_bytes : static_cast<std::size_t>(bytes);
  const std::size_t result = std::clamp(known, least_streamed_bytes, most_cached_bytes);
  cached_bytes.store(result, std::memory_order_relaxed);
  return result;
}

/// Does a destination of this size push itself out of the caches before anyone can read it there?
inline bool exceeds_caches(std::size_t bytes) {
  if (bytes <= least_streamed_bytes) return false;
  const std::size_t known = cached_bytes.load(std::memory_order_relaxed);
  return bytes > (known != 0 ? known : ask_cached_bytes());
}

}  // namespace tenfold::inline TENFOLD_ABI::detail
#endif
