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
/// A destination that is not larger is never stored past the caches, however small they are.
inline constexpr std::size_t least_cached_bytes = std::size_t{1} << 20;

/// What one thread may count on. Set when the instruction set is chosen.
inline std::atomic<std::size_t> cached_bytes{most_cached_bytes};

/// Of a system that doesn't tell nothing is known, so the largest is assumed.
inline void ask_cached_bytes() {
#if defined(_SC_LEVEL3_CACHE_SIZE)
  const long bytes = sysconf(_SC_LEVEL3_CACHE_SIZE);
  if (bytes > 0) {
    cached_bytes.store(
        std::clamp(static_cast<std::size_t>(bytes), least_cached_bytes, most_cached_bytes),
        std::memory_order_relaxed);
  }
#endif
}

/// Does a destination of this size push itself out of the caches before anyone can read it there?
inline bool exceeds_caches(std::size_t bytes) {
  return bytes > cached_bytes.load(std::memory_order_relaxed);
}

}  // namespace tenfold::inline TENFOLD_ABI::detail
#endif
