#ifndef TENFOLD_TEST_SUPPORT_MESSAGE_HPP
#define TENFOLD_TEST_SUPPORT_MESSAGE_HPP
// What an error says, for tests that compare the text.

#include <exception>
#include <string>

namespace test {

// The message of the Error that body has to throw. Where it throws another one, or none, the text
// tells that instead, and so differs from every message that can be expected.
template <class Error, class Body>
std::string message_of(Body&& body) {
  try {
    body();
  } catch (Error const& error) {
    return error.what();
  } catch (std::exception const& other) {
    return std::string("another exception: ") + other.what();
  }
  return "no exception";
}

}  // namespace test

#endif
