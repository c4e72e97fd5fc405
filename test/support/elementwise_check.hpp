#ifndef TENFOLD_TEST_SUPPORT_ELEMENTWISE_CHECK_HPP
#define TENFOLD_TEST_SUPPORT_ELEMENTWISE_CHECK_HPP
// One elementwise operation on one set of operands: out of place and in place of each operand.

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <sstream>
#include <string>
#include <tenfold/tenfold.hpp>
#include <type_traits>
#include <utility>
#include <vector>

#include "support/compare.hpp"
#include "support/elements.hpp"
#include "support/guarded.hpp"
#include "support/message.hpp"

namespace test {

// The operands of one case. Which of them are scalars is a set of bits, known at compile time:
// bit k for operand k. An array operand has n elements, a scalar operand one.
template <class T, std::size_t count>
using operands = std::array<std::vector<T>, count>;

// Where the arrays of a case lie: this many elements behind an inaccessible page (which is
// aligned to everything), or right before the next one.
struct placement {
  std::size_t gap;
  bool at_back;
};

template <class T>
std::span<T> place(guarded<T>& pages, std::vector<T> const& x, placement where) {
  std::span<T> const laid =
      where.at_back ? pages.at_back(x.size(), where.gap) : pages.at_front(x.size(), where.gap);
  std::copy(x.begin(), x.end(), laid.begin());
  return laid;
}

template <class Row, class T>
class elementwise_check {
 public:
  static constexpr std::size_t count = Row::operands;

  elementwise_check(Row const& row, std::size_t longest)
      : row_(row),
        sources_(make_sources(longest, std::make_index_sequence<count>{})),
        out_(longest + room_for_gaps) {}

  // All operands at where[k], the destination at where[count].
  template <unsigned scalars>
  void operator()(operands<T, count> const& x, std::array<placement, count + 1> const& where) {
    std::size_t const n = length<scalars>(x);
    expected_.resize(n);
    std::optional<std::size_t> const fault = expect<scalars>(x, n);
    std::string const message = fault ? fault_message<scalars>(x, *fault) : std::string();

    std::array<std::span<T>, count> laid;
    for (std::size_t k = 0; k != count; ++k) laid[k] = place(sources_[k], x[k], where[k]);
    std::span<T> const out = where[count].at_back ? out_.at_back(n, where[count].gap)
                                                  : out_.at_front(n, where[count].gap);
    // Makes the text of a message; "in place of operand 0" is out of place.
    auto const stage = [&](char const* what, std::size_t operand) {
      return [&, what, operand] { return describe<scalars>(x, n, where, what, operand); };
    };

    run<scalars>(laid, out, message, stage("result", 0));
    if (!fault) require_same(std::span<T const>(out), expected_, row_.nan, stage("result", 0));
    require(out_.intact(), stage("wrote beyond the destination", 0));
    for (std::size_t k = 0; k != count; ++k) require_source(laid, x, k, stage("source", 0));

    for (std::size_t k = 0; k != count; ++k) {
      if (is_scalar<scalars>(k)) continue;
      run<scalars>(laid, laid[k], message, stage("result", k + 1));
      // A call with a fault must not have changed its sources.
      require_same(std::span<T const>(laid[k]), fault ? x[k] : expected_,
                   fault ? nan_result::exact : row_.nan, stage("result", k + 1));
      std::copy(x[k].begin(), x[k].end(), laid[k].begin());
      for (std::size_t j = 0; j != count; ++j) require_source(laid, x, j, stage("source", k + 1));
    }
  }

 private:
  static constexpr std::size_t room_for_gaps = 128;

  template <unsigned scalars>
  static constexpr bool is_scalar(std::size_t k) {
    return ((scalars >> k) & 1U) != 0;
  }

  template <std::size_t... k>
  static std::array<guarded<T>, count> make_sources(std::size_t n, std::index_sequence<k...>) {
    return {((void)k, guarded<T>(n + room_for_gaps))...};
  }

  template <unsigned scalars>
  static std::size_t length(operands<T, count> const& x) {
    std::size_t k = 0;
    while (is_scalar<scalars>(k)) ++k;
    return x[k].size();
  }

  template <unsigned scalars>
  static T element(operands<T, count> const& x, std::size_t k, std::size_t i) {
    return x[k][is_scalar<scalars>(k) ? 0 : i];
  }

  template <unsigned scalars, std::size_t... k>
  std::optional<T> reference(operands<T, count> const& x, std::size_t i,
                             std::index_sequence<k...>) const {
    return row_.reference(element<scalars>(x, k, i)...);
  }

  // Fills expected_ and returns the position of the first fault.
  template <unsigned scalars>
  std::optional<std::size_t> expect(operands<T, count> const& x, std::size_t n) {
    for (std::size_t i = 0; i != n; ++i) {
      auto const result = reference<scalars>(x, i, std::make_index_sequence<count>{});
      if (!result) return i;
      expected_[i] = *result;
    }
    return std::nullopt;
  }

  template <unsigned scalars>
  std::string fault_message(operands<T, count> const& x, std::size_t i) const {
    std::ostringstream text;
    text << "tenfold: " << row_.name << ": no result for " << +element<scalars>(x, 0, i)
         << " at index " << i;
    return text.str();
  }

  template <bool scalar>
  static auto operand(std::span<T> x) {
    if constexpr (scalar) {
      return x.front();
    } else {
      return std::span<T const>(x);
    }
  }

  template <unsigned scalars, std::size_t... k>
  auto expression(std::array<std::span<T>, count> const& x, std::index_sequence<k...>) const {
    return row_.object(operand<is_scalar<scalars>(k)>(x[k])...);
  }

  // Evaluates into the destination; `message` is that of the fault to come, empty where none is.
  template <unsigned scalars, class Where>
  void run(std::array<std::span<T>, count> const& x, std::span<T> destination,
           std::string const& message, Where&& where) const {
    auto const e = expression<scalars>(x, std::make_index_sequence<count>{});
    if (message.empty()) {
      e.into(destination);
    } else {
      std::string const got = message_of<tenfold::overflow_error>([&] { e.into(destination); });
      if (got != message) BOOST_FAIL(where() << ": " << got << " instead of " << message);
    }
  }

  template <class Where>
  void require_source(std::array<std::span<T>, count> const& laid, operands<T, count> const& x,
                      std::size_t k, Where&& where) const {
    require_same(std::span<T const>(laid[k]), x[k], nan_result::exact, where);
    require(sources_[k].intact(), where);
  }

  template <unsigned scalars>
  std::string describe(operands<T, count> const& x, std::size_t n,
                       std::array<placement, count + 1> const& where, char const* what,
                       std::size_t operand) const {
    std::ostringstream text;
    text << row_.name << '<' << tenfold::element_name<T>() << "> of " << n << " elements (";
    for (std::size_t k = 0; k != count; ++k) {
      if (is_scalar<scalars>(k)) {
        text << show(x[k].front()) << ", ";
      } else {
        text << "array" << (where[k].at_back ? " before a page, gap " : " behind a page, gap ")
             << where[k].gap << ", ";
      }
    }
    text << "destination"
         << (where[count].at_back ? " before a page, gap " : " behind a page, gap ")
         << where[count].gap << "), ";
    if (operand != 0) text << "in place of operand " << operand << ", ";
    text << what;
    return text.str();
  }

  Row const& row_;
  std::array<guarded<T>, count> sources_;
  guarded<T> out_;
  std::vector<T> expected_;
};

}  // namespace test

#endif
