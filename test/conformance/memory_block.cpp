#include "conformance/memory_block.hpp"

#include <algorithm>

namespace conformance {
namespace {

// Wider than four of the widest vectors, which a kernel may store at once.
constexpr std::size_t margin = 5 * alignment;

// The margins hold what would show in most results: a NaN, or the lowest or greatest integer.
std::uint64_t intruder(const element_type& type) {
  return type.kind == number_kind::signed_integer ? sign_bit(type) : ~std::uint64_t{0};
}

}  // namespace

memory_block::memory_block(const elements& content, std::size_t offset)
    : type_(&content.type()),
      size_(content.size()),
      begin_(margin + offset * type_->bytes),
      end_(begin_ + content.bytes().size()),
      lines_((end_ + margin) / alignment + 1) {
  std::byte* const all = bytes();
  for (std::size_t at = 0; at < lines_.size() * alignment; at += type_->bytes)
    store_bits(*type_, intruder(*type_), all + at);
  std::ranges::copy(content.bytes(), data());
}

elements memory_block::content() const {
  elements result(*type_);
  result.assign(bytes() + begin_, size_);
  return result;
}

bool memory_block::margins_intact() const {
  std::byte filling[sizeof(std::uint64_t)];
  store_bits(*type_, intruder(*type_), filling);
  const std::byte* const all = bytes();
  const auto intact = [&](std::size_t from, std::size_t to) {
    for (std::size_t at = from; at < to; ++at)
      if (all[at] != filling[at % type_->bytes]) return false;
    return true;
  };
  return intact(0, begin_) && intact(end_, lines_.size() * alignment);
}

}  // namespace conformance
