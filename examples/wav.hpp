// Reads 16-bit PCM WAV files. What a header claims is checked against the bytes that are there,
// so a damaged or hostile file ends in a file_error and never in a read beyond its end.
#pragma once

#include <Eigen/Core>
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <istream>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "text.hpp"

/// What is wrong with a file and what to do about it, in one line.
struct file_error : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// The samples as floats that count 16-bit steps, -32768 to 32767. A float holds every difference
/// of two samples exactly, where a 16-bit integer would wrap.
struct recording {
  std::uint32_t sample_rate = 0;
  std::vector<Eigen::ArrayXf> channels;  // at least one, all of the same length

  Eigen::Index length() const { return channels.front().size(); }
  double seconds(Eigen::Index samples) const { return double(samples) / sample_rate; }
  std::string channel_name(std::size_t channel) const {
    if (channels.size() == 1) return "mono";
    if (channels.size() == 2) return channel == 0 ? "left" : "right";
    return "channel " + std::to_string(channel + 1);
  }
};

namespace wav {

struct format {
  std::uint16_t channels;
  std::uint32_t sample_rate;
};

inline constexpr std::string_view how_to_convert =
    "; convert it to 16-bit PCM first, for example: sox in.wav -e signed-integer -b 16 out.wav";

inline std::uint32_t little_endian(std::string_view bytes, std::size_t position, int size) {
  std::uint32_t value = 0;
  for (int i = size; i-- > 0;) {
    value = value << 8 | static_cast<unsigned char>(bytes[position + static_cast<std::size_t>(i)]);
  }
  return value;
}

/// Up to `wanted` bytes, fewer where the file ends. Grows with what arrives: a header that claims
/// four gigabytes must not cost four gigabytes.
inline std::string read(std::istream& in, std::uint64_t wanted) {
  constexpr std::uint64_t piece_size = 1 << 20;
  std::string bytes;
  while (bytes.size() < wanted && in) {
    const std::size_t before = bytes.size();
    bytes.resize(before + std::min(wanted - before, piece_size));
    in.read(bytes.data() + before, static_cast<std::streamsize>(bytes.size() - before));
    bytes.resize(before + static_cast<std::size_t>(in.gcount()));
  }
  if (in.bad()) throw file_error("can't be read to its end; copy it to another disk and try again");
  return bytes;
}

inline std::string encoding_name(std::uint32_t tag, std::uint32_t bits) {
  switch (tag) {
    case 1:
      return std::to_string(bits) + "-bit PCM";
    case 3:
      return std::to_string(bits) + "-bit floating-point";
    case 2:
    case 0x11:
      return "ADPCM";
    case 6:
      return "A-law";
    case 7:
      return "mu-law";
    case 0x55:
      return "MP3";
    default:
      return "encoded (WAVE format " + std::to_string(tag) + ")";
  }
}

inline format parse_format(std::string_view chunk) {
  constexpr std::uint32_t pcm = 1, extensible = 0xFFFE;
  // How a WAVE_FORMAT_EXTENSIBLE header spells an ordinary format tag: these follow the tag.
  constexpr std::string_view tag_suffix("\x00\x00\x00\x00\x10\x00\x80\x00\x00\xAA\x00\x38\x9B\x71",
                                        14);
  constexpr std::string_view damaged = "; its header is damaged, export the recording again";

  if (chunk.size() < 16) {
    throw file_error("the format chunk has " + counted(chunk.size(), "byte") + " instead of 16" +
                     std::string(damaged));
  }
  std::uint32_t tag = little_endian(chunk, 0, 2);
  const std::uint32_t channels = little_endian(chunk, 2, 2);
  const std::uint32_t sample_rate = little_endian(chunk, 4, 4);
  const std::uint32_t frame_size = little_endian(chunk, 12, 2);
  const std::uint32_t bits = little_endian(chunk, 14, 2);
  if (tag == extensible) {
    if (chunk.size() < 40) {
      throw file_error("the extensible format chunk has " + counted(chunk.size(), "byte") +
                       " instead of 40" + std::string(damaged));
    }
    if (chunk.substr(26, 14) == tag_suffix) tag = little_endian(chunk, 24, 2);
  }
  std::string fault;
  if (channels == 0) {
    fault = "the header says that there are 0 channels";
  } else if (sample_rate == 0) {
    fault = "the header says that the sample rate is 0 Hz";
  } else if (tag == pcm && (bits == 0 || bits > 64)) {
    fault = "the header says that a sample has " + counted(bits, "bit");
  } else if (tag == pcm && bits == 16 && frame_size != 2 * channels) {
    fault = "the header gives " + counted(frame_size, "byte") + " to " +
            counted(channels, "sample") + " of 16 bits";
  }
  if (!fault.empty()) throw file_error(fault + std::string(damaged));
  if (tag != pcm || bits != 16) {
    throw file_error("the samples are " + encoding_name(tag, bits) + std::string(how_to_convert));
  }
  return {static_cast<std::uint16_t>(channels), sample_rate};
}

inline void check_start(std::string_view start) {
  using std::string_view_literals::operator""sv;
  const std::string_view kind = start.substr(0, 4);
  if (start.empty()) throw file_error("the file is empty; record or copy it again");
  if (kind == "RF64"sv || kind == "BW64"sv || kind == "RIFX"sv) {
    throw file_error("a WAV file of the kind " + std::string(kind) +
                     " can't be read; convert it to a plain one, for example: sox in.wav out.wav");
  }
  if (kind != "RIFF"sv.substr(0, kind.size()) ||
      (start.size() > 8 && start.substr(8) != "WAVE"sv.substr(0, start.size() - 8))) {
    throw file_error(
        "not a WAV file; convert it to one with 16-bit samples, for example: "
        "ffmpeg -i in.mp3 -c:a pcm_s16le out.wav");
  }
  if (start.size() < 12) {
    throw file_error("the file ends after " + counted(start.size(), "byte") +
                     ", inside its header; copy it again");
  }
}

/// The name of a chunk for a message: a damaged file may have any bytes there.
inline std::string printable(std::string_view id) {
  std::string text(id);
  std::replace_if(
      text.begin(), text.end(), [](char c) { return c < ' ' || c > '~'; }, '?');
  return text;
}

inline file_error truncated(std::string_view id, std::uint64_t size, std::uint64_t present) {
  const bool data = id == "data";
  return file_error(
      "truncated: " + counted(size - present, "byte") + " of the " + counted(size, "byte") +
      " in chunk '" + printable(id) + "' " + (size - present == 1 ? "is" : "are") +
      " missing; copy the file again" +
      (data ? ", or keep what is there with: sox --ignore-length in.wav out.wav" : ""));
}

inline recording deinterleave(const format& format, std::string_view data) {
  const std::size_t frame_size = std::size_t{2} * format.channels;
  if (const std::size_t rest = data.size() % frame_size; rest != 0) {
    throw file_error("truncated: " + counted(frame_size - rest, "byte") + " of the last sample " +
                     (frame_size - rest == 1 ? "is" : "are") + " missing; copy the file again");
  }
  const auto length = static_cast<Eigen::Index>(data.size() / frame_size);
  recording result{format.sample_rate, {}};
  for (std::size_t channel = 0; channel < format.channels; ++channel) {
    Eigen::ArrayXf& samples = result.channels.emplace_back(length);
    for (Eigen::Index i = 0; i < length; ++i) {
      const std::size_t position = static_cast<std::size_t>(i) * frame_size + 2 * channel;
      samples[i] = static_cast<std::int16_t>(little_endian(data, position, 2));
    }
  }
  return result;
}

}  // namespace wav

/// Reads front to back, so a pipe will do as well. The chunks may be in any order; those that
/// aren't needed are passed over, and so is what follows the last one that is.
inline recording read_wav(std::istream& in) {
  wav::check_start(wav::read(in, 12));
  std::optional<wav::format> format;
  std::optional<std::string> data;
  while (!format || !data) {
    const std::string head = wav::read(in, 8);
    if (head.empty()) {
      throw file_error(std::string("the file ends without a ") + (format ? "data" : "format") +
                       " chunk; copy it again, or export the recording again");
    }
    if (head.size() < 8) throw wav::truncated(head.substr(0, 4), 8, head.size());
    const std::string id = head.substr(0, 4);
    const std::uint64_t size = wav::little_endian(head, 4, 4);
    const bool is_format = !format && id == "fmt ";
    const bool is_data = !data && id == "data";

    constexpr std::uint64_t longest_format = 40;
    const std::uint64_t kept = is_data ? size : is_format ? std::min(size, longest_format) : 0;
    std::string contents = wav::read(in, kept);
    std::uint64_t present = contents.size();
    if (present == kept) {
      in.ignore(static_cast<std::streamsize>(size - kept));
      present += static_cast<std::uint64_t>(in.gcount());
    }
    if (present < size) throw wav::truncated(id, size, present);
    if (size % 2 == 1) in.ignore(1);  // chunks start at even positions

    if (is_format) format = wav::parse_format(contents);
    if (is_data) data = std::move(contents);
  }
  return wav::deinterleave(*format, *data);
}
