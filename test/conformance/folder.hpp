#ifndef TENFOLD_TEST_CONFORMANCE_FOLDER_HPP
#define TENFOLD_TEST_CONFORMANCE_FOLDER_HPP
// Reads the vector files of a folder and runs each of their lines.

#include <filesystem>
#include <stdexcept>

#include "conformance/report.hpp"

namespace conformance {

// There is nothing to run; what() is a sentence.
struct no_vectors : std::runtime_error {
  using runtime_error::runtime_error;
};

void run_folder(const std::filesystem::path& folder, report& report);

}  // namespace conformance

#endif
