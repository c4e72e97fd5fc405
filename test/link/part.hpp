#ifndef TENFOLD_TEST_LINK_PART_HPP
#define TENFOLD_TEST_LINK_PART_HPP
// What the parts of one program, each compiled in another way, tell about themselves.
#include <cstddef>
#include <string>
#include <vector>

namespace test {

struct answers {
  std::string target;  // the instruction set that computed the rest
  std::vector<float> max_of_abs;
  float min_magnitude;
  std::ptrdiff_t index_of_max_magnitude;
};

struct part {
  std::string name;
  std::string level;  // of optimisation
  std::vector<std::string> (*targets)();
  std::string (*target)();
  // One entry for each of the part's instruction sets.
  std::vector<answers> (*compute)(const std::vector<float>& x, const std::vector<float>& y);
  void (*fail)();  // throws a shape_error
  bool (*catches)(void (*fail)());
};

// All parts of the program: each adds itself before main begins.
std::vector<part>& parts();

}  // namespace test

#endif
