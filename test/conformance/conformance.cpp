// conformance [DIR]: runs every vector file of a folder, on every instruction set of this CPU.
// The build defines TENFOLD_CONFORMANCE_DATA, the folder to take without an argument.

#include <cstdlib>
#include <exception>
#include <iostream>
#include <string>

#include "conformance/folder.hpp"
#include "conformance/report.hpp"
#include "conformance/run.hpp"

namespace {

std::string folder_of(int argc, char** argv) {
  if (argc == 2) return argv[1];
#ifdef TENFOLD_CONFORMANCE_DATA
  if (argc == 1) return TENFOLD_CONFORMANCE_DATA;
#endif
  throw conformance::no_vectors("name one folder of vector files: conformance DIR");
}

void print_instruction_sets() {
  std::cout << "Each line was run on";
  const char* separator = " ";
  for (const std::string& name : conformance::instruction_sets()) {
    std::cout << separator << name;
    separator = ", ";
  }
  std::cout << '\n';
}

}  // namespace

int main(int argc, char** argv) try {
  const std::string folder = folder_of(argc, argv);
  conformance::report report(std::cout);
  conformance::run_folder(folder, report);
  print_instruction_sets();
  report.print_counts();
  const conformance::line_counts total = report.total();
  if (total.passed + total.failed == 0)
    throw conformance::no_vectors("no line could be run; all were left out");
  return total.failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
} catch (const std::exception& error) {
  std::cerr << "conformance: " << error.what() << '\n';
  return EXIT_FAILURE;
}
