// Draws a recording as SVG: one panel per channel over a common time axis, with two places marked.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <ostream>
#include <string>
#include <string_view>
#include <tenfold/tenfold.hpp>
#include <vector>

#include "text.hpp"
#include "wav.hpp"

/// What to mark in one channel: the sample `peak`, and the step from the sample `jump` to the next.
/// -1 marks nothing.
struct marks {
  std::ptrdiff_t peak = -1;
  std::string peak_label;
  std::ptrdiff_t jump = -1;
  std::string jump_label;
};

namespace svg {

// All in pixels. The label of the peak stands above its panel and the label of the jump below, so
// that they can't cover each other or the waveform, wherever the two places are.
inline constexpr double page_width = 1000, left = 108, right = page_width - 28;
inline constexpr double header = 66, label_strip = 26, axis = 52;
inline constexpr std::size_t most_panels = 16;
inline constexpr std::size_t most_title_characters = 50;

inline constexpr std::string_view wave_colour = "#82a8d6", peak_colour = "#b3261e",
                                  jump_colour = "#4a148c", grid_colour = "#dde1e6",
                                  frame_colour = "#8a929c", ink = "#1f2328";

/// The smallest of 1, 2, 5, 10, 20, ... times a power of ten that is at least `value`.
inline double round_up(double value) {
  const double power = std::pow(10, std::floor(std::log10(value)));
  for (const double factor : {1.0, 2.0, 5.0}) {
    if (factor * power >= value * (1 - 1e-9)) return factor * power;
  }
  return 10 * power;
}

class picture {
 public:
  picture(std::ostream& out, const recording& signal, std::string_view title)
      : out_(out),
        signal_(signal),
        panels_(std::min(signal.channels.size(), most_panels)),
        panel_height_(panels_ == 1   ? 320
                      : panels_ == 2 ? 210
                                     : 140),
        height_(header + double(panels_) * (panel_height_ + 2 * label_strip) + axis),
        amplitude_(amplitude_of_axis()) {
    out_ << "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"" << page_width
         << "\" height=\"" << height_ << "\" viewBox=\"0 0 " << page_width << ' ' << height_
         << "\" font-family=\"'DejaVu Sans', Verdana, Helvetica, Arial, sans-serif\" "
            "font-size=\"13\">\n";
    const std::string name = xml_text(title, most_title_characters);
    out_ << "<title>" << name << "</title>\n";
    out_ << "<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n";
    text(left, 30, name, ink, "start", "font-size=\"17\" font-weight=\"bold\"");
    std::string what = "16-bit PCM, " + std::to_string(signal.sample_rate) + " Hz, " +
                       seconds_text(signal.seconds(signal.length())) + "; amplitude 1 = full scale";
    if (panels_ < signal.channels.size()) {
      what += "; channels 1 to " + std::to_string(panels_) + " of " +
              std::to_string(signal.channels.size());
    }
    text(left, 50, what, "#57606a", "start");
  }

  void draw(const std::vector<marks>& places) {
    time_axis();
    for (std::size_t channel = 0; channel < panels_; ++channel) {
      const double top = panel_top(channel);
      amplitude_axis(channel, top);
      const Eigen::ArrayXf& x = signal_.channels[channel];
      if (x.size() == 0) {
        text((left + right) / 2, middle(top) - 8, "no samples", "#57606a", "middle");
        continue;
      }
      wave(x, top);
      if (places[channel].peak >= 0) mark_peak(x, top, places[channel]);
      if (places[channel].jump >= 0) mark_jump(x, top, places[channel]);
    }
    out_ << "</svg>\n";
  }

 private:
  // A quiet recording would be a flat line on an axis up to full scale.
  double amplitude_of_axis() const {
    double largest = 0;
    for (std::size_t channel = 0; channel < panels_; ++channel) {
      const Eigen::ArrayXf& x = signal_.channels[channel];
      if (x.size() > 0) largest = std::max(largest, std::abs(double(tenfold::max_magnitude(x))));
    }
    return largest == 0 ? 1 : std::min(1.0, round_up(largest / 32768));
  }

  double panel_top(std::size_t channel) const {
    return header + double(channel) * (panel_height_ + 2 * label_strip) + label_strip;
  }
  double middle(double top) const { return top + panel_height_ / 2; }
  double x_of(double sample) const {
    return left + (right - left) * sample / double(signal_.length());
  }
  double y_of(double steps, double top) const {
    return middle(top) - steps / 32768 / amplitude_ * (panel_height_ / 2);
  }

  void text(double x, double y, const std::string& what, std::string_view colour,
            std::string_view anchor, std::string_view more = "") {
    out_ << "<text x=\"" << fixed(x, 1) << "\" y=\"" << fixed(y, 1) << "\" fill=\"" << colour
         << "\" text-anchor=\"" << anchor << "\" " << more << '>' << what << "</text>\n";
  }

  void line(double x1, double y1, double x2, double y2, std::string_view colour, double width,
            std::string_view more = "") {
    out_ << "<line x1=\"" << fixed(x1, 1) << "\" y1=\"" << fixed(y1, 1) << "\" x2=\""
         << fixed(x2, 1) << "\" y2=\"" << fixed(y2, 1) << "\" stroke=\"" << colour
         << "\" stroke-width=\"" << width << "\" " << more << "/>\n";
  }

  void time_axis() {
    const double bottom = header + double(panels_) * (panel_height_ + 2 * label_strip);
    const double duration = signal_.seconds(signal_.length());
    double unit = 1;
    std::string_view unit_name = "seconds";
    if (duration > 0 && duration < 0.1) {
      unit = duration < 1e-4 ? 1e-6 : 1e-3;
      unit_name = duration < 1e-4 ? "microseconds" : "milliseconds";
    }
    if (duration > 0) {
      const double step = round_up(duration / 10);
      // The last tick may miss the end of the axis by a rounding error only.
      for (int tick = 0; tick * step <= duration * (1 + 1e-9); ++tick) {
        const double x = left + (right - left) * tick * step / duration;
        for (std::size_t channel = 0; channel < panels_; ++channel) {
          line(x, panel_top(channel), x, panel_top(channel) + panel_height_, grid_colour, 1);
        }
        line(x, bottom, x, bottom + 5, frame_colour, 1);
        text(x, bottom + 20, shortest(tick * step / unit), ink, "middle", "font-size=\"12\"");
      }
    }
    line(left, bottom, right, bottom, frame_colour, 1);
    text((left + right) / 2, bottom + 42, "time in " + std::string(unit_name), ink, "middle");
  }

  void amplitude_axis(std::size_t channel, double top) {
    for (int tick = -2; tick <= 2; ++tick) {
      const double y = middle(top) - tick * panel_height_ / 4;
      line(left - 5, y, left, y, frame_colour, 1);
      line(left, y, right, y, tick == 0 ? frame_colour : grid_colour, 1);
      text(left - 9, y + 4, shortest(tick * amplitude_ / 2), ink, "end", "font-size=\"12\"");
    }
    out_ << "<rect x=\"" << left << "\" y=\"" << top << "\" width=\"" << right - left
         << "\" height=\"" << panel_height_ << "\" fill=\"none\" stroke=\"" << frame_colour
         << "\"/>\n";
    const auto upright = [&](double x, const std::string& what, std::string_view more) {
      out_ << "<text transform=\"translate(" << x << ',' << middle(top)
           << ") rotate(-90)\" text-anchor=\"middle\" fill=\"" << ink << "\" " << more << '>'
           << what << "</text>\n";
    };
    if (signal_.channels.size() > 1) {
      upright(22, signal_.channel_name(channel), "font-weight=\"bold\"");
    }
    upright(42, "amplitude", "font-size=\"12\"");
  }

  void wave(const Eigen::ArrayXf& x, double top) {
    const auto columns = static_cast<Eigen::Index>(right - left);
    const Eigen::Index n = x.size();
    const auto point = [&](double px, double steps) {
      out_ << fixed(px, 1) << ',' << fixed(y_of(steps, top), 1) << ' ';
    };
    if (n <= columns) {  // few enough to show each sample
      out_ << "<polyline fill=\"none\" stroke=\"" << wave_colour
           << "\" stroke-width=\"1.5\" stroke-linejoin=\"round\" points=\"";
      for (Eigen::Index i = 0; i < n; ++i) point(x_of(double(i)), double(x[i]));
      out_ << "\"/>\n";
      if (n == 1) {
        out_ << "<circle cx=\"" << x_of(0) << "\" cy=\"" << fixed(y_of(double(x[0]), top), 1)
             << "\" r=\"2\" fill=\"" << wave_colour << "\"/>\n";
      }
      return;
    }
    // The outline of what each column of pixels holds. Neighbours share a sample, so that there is
    // no gap where the wave is steep.
    const auto samples_of = [&](Eigen::Index column) {
      const Eigen::Index first = column * n / columns, last = (column + 1) * n / columns;
      return x.segment(first, std::min(last, n - 1) - first + 1);
    };
    out_ << "<polygon fill=\"" << wave_colour << "\" stroke=\"" << wave_colour
         << "\" stroke-width=\"1\" stroke-linejoin=\"round\" points=\"";
    for (Eigen::Index column = 0; column < columns; ++column) {
      point(left + double(column) + 0.5, double(tenfold::max(samples_of(column))));
    }
    for (Eigen::Index column = columns; column-- > 0;) {
      point(left + double(column) + 0.5, double(samples_of(column).minCoeff()));
    }
    out_ << "\"/>\n";
  }

  /// As near to `x` as the panel's width allows.
  void label(double x, double y, const std::string& what, std::string_view colour) {
    const double half_width = 4.1 * double(what.size());
    text(std::clamp(x, left + half_width, right - half_width), y, what, colour, "middle",
         "font-weight=\"bold\"");
  }

  void mark_peak(const Eigen::ArrayXf& samples, double top, const marks& places) {
    const double x = x_of(double(places.peak)), y = y_of(double(samples[places.peak]), top);
    line(x, top - 5, x, y, peak_colour, 1, "stroke-dasharray=\"3 3\"");
    out_ << "<circle cx=\"" << fixed(x, 1) << "\" cy=\"" << fixed(y, 1)
         << "\" r=\"4.5\" fill=\"white\" stroke=\"" << peak_colour << "\" stroke-width=\"2\"/>\n";
    label(x, top - 9, places.peak_label, peak_colour);
  }

  void mark_jump(const Eigen::ArrayXf& samples, double top, const marks& places) {
    const double bottom = top + panel_height_;
    const double x1 = x_of(double(places.jump)), x2 = x_of(double(places.jump + 1));
    const double y1 = y_of(double(samples[places.jump]), top);
    const double y2 = y_of(double(samples[places.jump + 1]), top);
    const double x = (x1 + x2) / 2;
    line(x, (y1 + y2) / 2, x, bottom + 5, jump_colour, 1, "stroke-dasharray=\"3 3\"");
    line(x1, y1, x2, y2, jump_colour, 3);
    line(x1 - 5, y1, x1 + 5, y1, jump_colour, 2);
    line(x2 - 5, y2, x2 + 5, y2, jump_colour, 2);
    label(x, bottom + 18, places.jump_label, jump_colour);
  }

  std::ostream& out_;
  const recording& signal_;
  std::size_t panels_;
  double panel_height_, height_, amplitude_;
};

}  // namespace svg

/// `places` has one element for each channel.
inline void draw_waveform(std::ostream& out, const recording& signal, std::string_view title,
                          const std::vector<marks>& places) {
  svg::picture(out, signal, title).draw(places);
}
