// Numbers and names as text, the same in the report and in the picture.
#pragma once

#include <cmath>
#include <concepts>
#include <cstddef>
#include <iomanip>
#include <sstream>
#include <string>
#include <string_view>

inline std::string fixed(double value, int digits) {
  std::ostringstream text;
  text << std::fixed << std::setprecision(digits) << value;
  return text.str();
}

/// Without the zeros at the end that say nothing: 0.5, 20, 0.00002. `most_digits` is at least 1.
inline std::string shortest(double value, int most_digits = 9) {
  std::string text = fixed(value, most_digits);
  text.erase(text.find_last_not_of('0') + 1);
  if (text.back() == '.') text.pop_back();
  return text;
}

/// "1 sample", "2 samples".
inline std::string counted(std::integral auto count, const std::string& noun) {
  return std::to_string(count) + ' ' + noun + (count == 1 ? "" : "s");
}

inline std::string seconds_text(double seconds) { return fixed(seconds, 4) + " s"; }

/// Level relative to full scale: a 16-bit sample has 32768 steps on either side of zero.
inline std::string level_text(double steps) {
  return fixed(20 * std::log10(std::abs(steps) / 32768), 2) + " dBFS";
}

/// The number of bytes of the character that `text` starts with; 0 where UTF-8 or XML has no such
/// character.
inline std::size_t character_size(std::string_view text) {
  const auto byte = [&](std::size_t i) -> char32_t { return static_cast<unsigned char>(text[i]); };
  if (byte(0) < 0x80) return byte(0) >= ' ' && byte(0) != 0x7F ? 1 : 0;
  const std::size_t size = byte(0) >> 5 == 0b110     ? 2
                           : byte(0) >> 4 == 0b1110  ? 3
                           : byte(0) >> 3 == 0b11110 ? 4
                                                     : 0;
  if (size == 0 || size > text.size()) return 0;
  char32_t code = byte(0) & (0x7F >> size);
  for (std::size_t i = 1; i < size; ++i) {
    if (byte(i) >> 6 != 0b10) return 0;
    code = code << 6 | (byte(i) & 0x3F);
  }
  constexpr char32_t first_of_size[] = {0, 0, 0xA0, 0x800, 0x10000};
  const bool surrogate = code >= 0xD800 && code <= 0xDFFF;
  const bool no_character = (code & 0xFFFE) == 0xFFFE || code > 0x10FFFF;
  return code < first_of_size[size] || surrogate || no_character ? 0 : size;
}

/// A file name for use between tags. It may have any bytes, but a single one that doesn't belong in
/// XML would make the whole picture unreadable.
inline std::string xml_text(std::string_view text, std::size_t most_characters) {
  std::string result;
  for (std::size_t characters = 0; !text.empty(); ++characters) {
    if (characters == most_characters) return result + "...";
    const std::size_t size = character_size(text);
    const std::string_view character = text.substr(0, size);
    if (character == "<") {
      result += "&lt;";
    } else if (character == ">") {
      result += "&gt;";
    } else if (character == "&") {
      result += "&amp;";
    } else {
      result += size == 0 ? "?" : character;
    }
    text.remove_prefix(size == 0 ? 1 : size);
  }
  return result;
}
