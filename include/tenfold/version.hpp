#ifndef TENFOLD_VERSION_HPP
#define TENFOLD_VERSION_HPP
// The version of the library. It stands here only: CMakeLists.txt reads it, and what is installed
// gets it from there. Preprocessor only, so that any file may ask without paying for the library.

#define TENFOLD_VERSION_MAJOR 0
#define TENFOLD_VERSION_MINOR 1
#define TENFOLD_VERSION_PATCH 0

// One number to compare: 1.2.3 is 10203.
#define TENFOLD_VERSION \
  (TENFOLD_VERSION_MAJOR * 10000 + TENFOLD_VERSION_MINOR * 100 + TENFOLD_VERSION_PATCH)

#endif
