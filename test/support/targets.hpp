#ifndef TENFOLD_TEST_SUPPORT_TARGETS_HPP
#define TENFOLD_TEST_SUPPORT_TARGETS_HPP
// Runs a test on every instruction set that this CPU has.

#include <boost/test/unit_test.hpp>
#include <string>
#include <tenfold/tenfold.hpp>

namespace test {

// Whatever way a test ends, the instruction set is afterwards what it was before.
class restored_target {
 public:
  restored_target() = default;
  restored_target(restored_target const&) = delete;
  restored_target& operator=(restored_target const&) = delete;
  ~restored_target() { tenfold::set_target(name_); }

 private:
  std::string name_ = tenfold::target();
};

template <class Body>
void for_each_target(Body&& body) {
  restored_target const restored;
  for (std::string const& name : tenfold::targets()) {
    BOOST_TEST_CONTEXT("on " << name) {
      tenfold::set_target(name);
      BOOST_TEST_REQUIRE(tenfold::target() == name);
      body();
    }
  }
}

}  // namespace test

#endif
