#include "conformance/element_type.hpp"

#include <cstring>

namespace conformance {
namespace {

template <class Unsigned>
std::uint64_t load_as(const std::byte* from) {
  Unsigned value;
  std::memcpy(&value, from, sizeof value);
  return value;
}

template <class Unsigned>
void store_as(std::uint64_t bits, std::byte* to) {
  const auto value = static_cast<Unsigned>(bits);
  std::memcpy(to, &value, sizeof value);
}

}  // namespace

std::uint64_t load_bits(const element_type& type, const std::byte* from) {
  switch (type.bytes) {
    case 1:
      return load_as<std::uint8_t>(from);
    case 2:
      return load_as<std::uint16_t>(from);
    case 4:
      return load_as<std::uint32_t>(from);
    default:
      return load_as<std::uint64_t>(from);
  }
}

void store_bits(const element_type& type, std::uint64_t bits, std::byte* to) {
  switch (type.bytes) {
    case 1:
      return store_as<std::uint8_t>(bits, to);
    case 2:
      return store_as<std::uint16_t>(bits, to);
    case 4:
      return store_as<std::uint32_t>(bits, to);
    default:
      return store_as<std::uint64_t>(bits, to);
  }
}

void elements::append(std::uint64_t bits, std::size_t count) {
  const std::size_t old = bytes_.size();
  bytes_.resize(old + count * type_->bytes);
  for (std::size_t at = old; at < bytes_.size(); at += type_->bytes)
    store_bits(*type_, bits, bytes_.data() + at);
}

void elements::assign(const std::byte* from, std::size_t count) {
  bytes_.assign(from, from + count * type_->bytes);
}

}  // namespace conformance
