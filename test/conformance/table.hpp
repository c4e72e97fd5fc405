#ifndef TENFOLD_TEST_CONFORMANCE_TABLE_HPP
#define TENFOLD_TEST_CONFORMANCE_TABLE_HPP
// The table of what the runner can run: a row for each operation, form and element type.
// The rows are written in operations/.

#include <cstring>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "conformance/element_type.hpp"
#include "conformance/vector_line.hpp"

namespace conformance {

// The runner knows element types at run time only and hands over bare memory. So all its checks
// are compiled once, and a row costs no more than the library's own code for it.
struct operand {
  const std::byte* data;
  std::size_t size;
};

struct destination {
  std::byte* data;
  std::size_t size;
};

struct row {
  std::string_view operation;
  std::string_view form;
  std::string_view type;
  bool elementwise;  // else the destination is one element
  const element_type* result;
  notation written;
  void (*apply)(std::span<const operand>, destination);
};

// Null where there is none. why_no_row() then says what is missing, in words for the report.
const row* find_row(const vector_line& line);
std::string why_no_row(const vector_line& line);

// A global object of this type adds its rows to the table.
struct rows {
  rows(std::initializer_list<std::vector<row>> operations);
};

// A form as a template argument.
struct form_name {
  char text[4]{};
  consteval form_name(const char* name) {
    for (std::size_t i = 0; name[i] != '\0'; ++i) text[i] = name[i];
  }
  constexpr const form& get() const { return *find_form(text); }
};

template <class T, char Kind>
auto argument(const operand& x) {
  if constexpr (Kind == array_operand) {
    return std::span<const T>(reinterpret_cast<const T*>(x.data), x.size);
  } else {
    static_assert(Kind == scalar_operand);
    T value;
    std::memcpy(&value, x.data, sizeof value);
    return value;
  }
}

// What a form makes of its operands. A form that is none of these needs another one, with a
// specialisation of `finish` below that says where the result goes and how the files write it.
enum class result_kind { elements, value, index };

consteval result_kind result_of(const form& form) {
  if (form.name == form.operands) return result_kind::elements;
  if (form.name == "R") return result_kind::value;
  if (form.name == "I") return result_kind::index;
  throw "there is no way to run this form yet";
}

template <class T, result_kind Kind>
struct finish;

template <class T>
struct finish<T, result_kind::elements> {
  using result = T;
  static constexpr bool elementwise = true;
  static constexpr notation written = notation::list;
  static void store(const auto& expression, destination out) {
    expression.into(std::span<T>(reinterpret_cast<T*>(out.data), out.size));
  }
};

template <class T>
struct finish<T, result_kind::value> {
  using result = T;
  static constexpr bool elementwise = false;
  static constexpr notation written = notation::value;
  static void store(std::same_as<T> auto value, destination out) {
    std::memcpy(out.data, &value, sizeof value);
  }
};

template <class T>
struct finish<T, result_kind::index> {
  using result = std::int64_t;
  static constexpr bool elementwise = false;
  static constexpr notation written = notation::decimal;
  static void store(std::same_as<std::ptrdiff_t> auto index, destination out) {
    const result value = index;
    std::memcpy(out.data, &value, sizeof value);
  }
};

template <class T, form_name Form, class Function>
void apply(std::span<const operand> x, destination out) {
  [&]<std::size_t... I>(std::index_sequence<I...>) {
    finish<T, result_of(Form.get())>::store(
        Function{}(argument<T, Form.get().operands[I]>(x[I])...), out);
  }
  (std::make_index_sequence<Form.get().operands.size()>{});
}

template <class T, form_name Form, class Function>
row make_row(std::string_view operation) {
  using finish = conformance::finish<T, result_of(Form.get())>;
  return {operation,
          Form.get().name,
          element_type_of<T>().name,
          finish::elementwise,
          &element_type_of<typename finish::result>(),
          finish::written,
          &apply<T, Form, Function>};
}

// The rows of one operation, under the files' name for it. `function` has no state.
template <class T, form_name... Forms, class Function>
std::vector<row> operation(std::string_view name, Function) {
  return {make_row<T, Forms, Function>(name)...};
}

}  // namespace conformance

#endif
