#ifndef TENFOLD_TEST_CONFORMANCE_VECTOR_LINE_HPP
#define TENFOLD_TEST_CONFORMANCE_VECTOR_LINE_HPP
// One line of a vector file:  operation  form  type  operand...  =  result...
// data/README.md describes the format.

#include <array>
#include <cstddef>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "conformance/element_type.hpp"

namespace conformance {

// The kinds of operand. A form has arrays and scalars; one parameter may follow them.
inline constexpr char array_operand = 'S';
inline constexpr char scalar_operand = 's';
inline constexpr char parameter_operand = 'n';  // an integer, kept as an i64

struct form {
  std::string_view name;
  std::string_view operands;
};

inline constexpr std::array<form, 18> forms{{
    {"S", "S"},
    {"SS", "SS"},
    {"Ss", "Ss"},
    {"sS", "sS"},
    {"SSS", "SSS"},
    {"SSs", "SSs"},
    {"SsS", "SsS"},
    {"Sss", "Sss"},
    {"sSS", "sSS"},
    {"sSs", "sSs"},
    {"ssS", "ssS"},
    {"R", "S"},    // a value of one array
    {"RR", "SS"},  // a value of two arrays
    {"I", "S"},    // an index into the array
    {"B", "S"},    // a predicate of each element
    {"BA", "S"},   // of all elements
    {"BO", "S"},   // of any element
    {"C", "S"},    // a conversion
}};

// Null where there is no form of this name.
constexpr const form* find_form(std::string_view name) {
  for (const form& form : forms)
    if (form.name == name) return &form;
  return nullptr;
}

struct vector_line {
  std::string operation;
  std::string form;  // with the parameter's letter behind it, where there is one
  std::string type;  // as written: f32, or f32>i8 for a conversion
  std::string operand_kinds;
  std::vector<elements> operands;
  std::vector<std::string> results;  // what they stand for is the operation's affair
};

// The line doesn't keep to the format; what() says in which way.
struct malformed : std::runtime_error {
  using runtime_error::runtime_error;
};

vector_line parse_line(std::string_view text);

// How a result is written: one element or a list of them in hex, or a decimal number.
enum class notation { list, value, decimal };

elements parse_elements(const element_type& type, notation written, std::string_view text);
std::string element_text(const elements& list, std::size_t index, notation written);

}  // namespace conformance

#endif
