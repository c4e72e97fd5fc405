// TENFOLD_TARGET in the environment, which is read on first use: each case runs in a process of
// its own that hasn't used tenfold before.
#define BOOST_TEST_DYN_LINK
#define BOOST_TEST_MODULE argument_target_environment
#include <sys/wait.h>
#include <unistd.h>

#include <boost/test/unit_test.hpp>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <tenfold/tenfold.hpp>

namespace tf = tenfold;

namespace {

// The standard output of body, run in a child process with this TENFOLD_TARGET (none if null).
template <class Body>
std::string output_with(char const* target, Body&& body) {
  int ends[2];
  if (pipe(ends) != 0) return "no pipe";
  pid_t const child = fork();
  if (child == 0) {
    close(ends[0]);
    if (target == nullptr) {
      unsetenv("TENFOLD_TARGET");
    } else {
      setenv("TENFOLD_TARGET", target, 1);
    }
    std::string text;
    try {
      text = body();
    } catch (std::exception const& error) {
      text = std::string("exception: ") + error.what();
    }
    bool const whole =
        write(ends[1], text.data(), text.size()) == static_cast<ssize_t>(text.size());
    // Without the destructors and handlers that belong to the test program.
    _exit(whole ? 0 : 1);
  }
  close(ends[1]);
  std::string text;
  char part[4096];
  for (ssize_t n; (n = read(ends[0], part, sizeof part)) > 0;) {
    text.append(part, static_cast<std::size_t>(n));
  }
  close(ends[0]);
  int status = 0;
  waitpid(child, &status, 0);
  BOOST_TEST(status == 0);
  return text;
}

std::string evaluated() {
  Eigen::ArrayXf x = -Eigen::ArrayXf::Ones(9);
  x = tf::abs(x);
  return (x == 1).all() ? tf::target() : "wrong result";
}

std::string listed() {
  std::string text;
  for (std::string const& name : tf::targets()) text += (text.empty() ? "" : ", ") + name;
  return text;
}

}  // namespace

BOOST_AUTO_TEST_CASE(row_target_from_the_environment) {
  std::string const best = output_with(nullptr, [] { return tf::targets().front(); });
  BOOST_TEST(output_with(nullptr, evaluated) == best);
  BOOST_TEST(output_with(best.c_str(), evaluated) == best);
  BOOST_TEST(output_with("BASELINE", evaluated) == "BASELINE");
}

BOOST_AUTO_TEST_CASE(row_unknown_target_in_the_environment) {
  std::string const message =
      "exception: tenfold: TENFOLD_TARGET=FOO is unknown or not supported by this CPU, which has ";
  std::string const has = output_with(nullptr, listed);
  BOOST_TEST(output_with("FOO", evaluated) == message + has);
  BOOST_TEST(output_with("FOO", [] { return tf::target(); }) == message + has);
  BOOST_TEST(output_with("FOO", [] {
               Eigen::ArrayXf const x = Eigen::ArrayXf::Ones(9);
               return std::to_string(tf::max(x));
             }) == message + has);
  // targets() is how a user finds out what there is, so it works regardless.
  BOOST_TEST(output_with("FOO", listed) == has);
}

BOOST_AUTO_TEST_CASE(row_unknown_target_in_the_environment_on_every_use) {
  std::string const twice = output_with("FOO", [] {
    int failures = 0;
    for (int use = 0; use < 3; ++use) {
      try {
        (void)evaluated();
      } catch (tf::target_error const&) {
        ++failures;
      }
    }
    return std::to_string(failures);
  });
  BOOST_TEST(twice == "3");
}
