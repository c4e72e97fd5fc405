#ifndef TENFOLD_TEST_CONFORMANCE_MEMORY_BLOCK_HPP
#define TENFOLD_TEST_CONFORMANCE_MEMORY_BLOCK_HPP
// An array in memory at a chosen distance from alignment, with margins that nobody may write to.

#include <array>
#include <cstddef>
#include <string>
#include <vector>

#include "conformance/element_type.hpp"

namespace conformance {

inline constexpr std::size_t alignment = 64;  // of the widest vectors

class memory_block {
 public:
  // The first element stands `offset` elements behind an aligned address.
  memory_block(const elements& content, std::size_t offset);

  std::byte* data() { return bytes() + begin_; }
  std::size_t size() const { return size_; }

  elements content() const;
  bool margins_intact() const;

 private:
  struct alignas(alignment) line {
    std::array<std::byte, alignment> bytes;
  };

  std::byte* bytes() { return reinterpret_cast<std::byte*>(lines_.data()); }
  const std::byte* bytes() const { return reinterpret_cast<const std::byte*>(lines_.data()); }

  const element_type* type_;
  std::size_t size_;
  std::size_t begin_;  // bytes
  std::size_t end_;
  std::vector<line> lines_;
};

}  // namespace conformance

#endif
