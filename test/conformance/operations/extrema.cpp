#include <tenfold/tenfold.hpp>

#include "conformance/table.hpp"

namespace conformance {
namespace {

// This file is compiled once for each element type; the build defines which.
using T = CONFORMANCE_ELEMENT;

const rows extrema{
    operation<T, "SS", "Ss", "sS", "R">("max", tenfold::max),
    operation<T, "SS", "Ss", "sS", "R">("max_magnitude", tenfold::max_magnitude),
    operation<T, "SS", "Ss", "sS", "R">("min_magnitude", tenfold::min_magnitude),
    operation<T, "I">("index_of_max_magnitude", tenfold::index_of_max_magnitude),
};

}  // namespace
}  // namespace conformance
