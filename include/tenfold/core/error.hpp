#ifndef TENFOLD_CORE_ERROR_HPP
#define TENFOLD_CORE_ERROR_HPP
// The exceptions. They are outside the inline namespace: a handler catches what any file throws.
#include <stdexcept>
#include <string>

#include "tenfold/core/config.hpp"

namespace tenfold {

/// What every exception of this library is besides its one standard type. It does not derive from
/// `std::exception`: with two of those `catch (std::exception const&)` would be ambiguous.
class error {
 public:
  virtual ~error() = default;
  /// The message, one sentence that begins with `tenfold: `.
  virtual const char* what() const noexcept = 0;
};

/// The common part of the exceptions: `Standard` is their one standard type.
template <class Standard>
class standard_error : public Standard, public error {
 public:
  explicit standard_error(const std::string& message) : Standard("tenfold: " + message) {}
  const char* what() const noexcept override { return Standard::what(); }
};

/// Shapes that must agree differ.
class shape_error : public standard_error<std::invalid_argument> {
  using standard_error::standard_error;
};
/// A destination shares memory with an operand in another way than element for element.
class overlap_error : public standard_error<std::invalid_argument> {
  using standard_error::standard_error;
};
/// An empty array has no such value.
class empty_error : public standard_error<std::invalid_argument> {
  using standard_error::standard_error;
};
/// A result does not fit its element type, as the absolute value of the lowest integer.
class overflow_error : public standard_error<std::overflow_error> {
  using standard_error::standard_error;
};
/// An operation has no result for an element, as the sign of a NaN.
class domain_error : public standard_error<std::domain_error> {
  using standard_error::standard_error;
};
/// A scalar is outside the range of the element type, or an index outside the shape.
class range_error : public standard_error<std::range_error> {
  using standard_error::standard_error;
};
/// The environment variable TENFOLD_TARGET, or a call, names an instruction set that can't run.
class target_error : public standard_error<std::runtime_error> {
  using standard_error::standard_error;
};

}  // namespace tenfold
#endif
