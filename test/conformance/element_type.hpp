#ifndef TENFOLD_TEST_CONFORMANCE_ELEMENT_TYPE_HPP
#define TENFOLD_TEST_CONFORMANCE_ELEMENT_TYPE_HPP
// The element types of the vector files and the values made of them.

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace conformance {

// The files' names, for the definition CONFORMANCE_ELEMENT (see operations/).
using f32 = float;
using f64 = double;
using i8 = std::int8_t;
using i16 = std::int16_t;
using i32 = std::int32_t;
using i64 = std::int64_t;
using u8 = std::uint8_t;
using u16 = std::uint16_t;
using u32 = std::uint32_t;
using u64 = std::uint64_t;

enum class number_kind { floating, signed_integer, unsigned_integer };

struct element_type {
  std::string_view name;
  number_kind kind;
  std::size_t bytes;
  int fraction_bits = 0;  // of a floating-point type
};

inline constexpr std::array<element_type, 12> element_types{{
    {"f32", number_kind::floating, 4, 23},
    {"f64", number_kind::floating, 8, 52},
    {"f16", number_kind::floating, 2, 10},
    {"bf16", number_kind::floating, 2, 7},
    {"i8", number_kind::signed_integer, 1},
    {"i16", number_kind::signed_integer, 2},
    {"i32", number_kind::signed_integer, 4},
    {"i64", number_kind::signed_integer, 8},
    {"u8", number_kind::unsigned_integer, 1},
    {"u16", number_kind::unsigned_integer, 2},
    {"u32", number_kind::unsigned_integer, 4},
    {"u64", number_kind::unsigned_integer, 8},
}};

// Null where there is no type of this name.
constexpr const element_type* find_element_type(std::string_view name) {
  for (const element_type& type : element_types)
    if (type.name == name) return &type;
  return nullptr;
}

template <class T>
constexpr number_kind kind_of() {
  if (std::floating_point<T>) return number_kind::floating;
  return std::signed_integral<T> ? number_kind::signed_integer : number_kind::unsigned_integer;
}

// The description of float, double or an integer.
template <class T>
constexpr const element_type& element_type_of() {
  static_assert(std::integral<T> || std::same_as<T, float> || std::same_as<T, double>);
  return *std::find_if(element_types.begin(), element_types.end(), [](const element_type& type) {
    return type.kind == kind_of<T>() && type.bytes == sizeof(T);
  });
}

constexpr std::uint64_t sign_bit(const element_type& type) {
  return std::uint64_t{1} << (8 * type.bytes - 1);
}

constexpr bool is_nan(const element_type& type, std::uint64_t bits) {
  if (type.kind != number_kind::floating) return false;
  const std::uint64_t all_but_sign = sign_bit(type) - 1;
  const std::uint64_t fraction = (std::uint64_t{1} << type.fraction_bits) - 1;
  const std::uint64_t infinity = all_but_sign & ~fraction;
  return (bits & all_but_sign) > infinity;
}

// One element in memory, seen as the unsigned integer of its width.
std::uint64_t load_bits(const element_type& type, const std::byte* from);
void store_bits(const element_type& type, std::uint64_t bits, std::byte* to);

// An array of one element type, known only at run time.
class elements {
 public:
  explicit elements(const element_type& type) : type_(&type) {}

  const element_type& type() const { return *type_; }
  std::size_t size() const { return bytes_.size() / type_->bytes; }
  const std::vector<std::byte>& bytes() const { return bytes_; }
  std::uint64_t bits(std::size_t index) const {
    return load_bits(*type_, bytes_.data() + index * type_->bytes);
  }
  void append(std::uint64_t bits, std::size_t count = 1);
  void assign(const std::byte* from, std::size_t count);

 private:
  const element_type* type_;
  std::vector<std::byte> bytes_;
};

}  // namespace conformance

#endif
