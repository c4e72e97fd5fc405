#include <tenfold/tenfold.hpp>

#include "conformance/table.hpp"

namespace conformance {
namespace {

// This file is compiled once for each element type; the build defines which.
using T = CONFORMANCE_ELEMENT;

const rows arithmetic{
    operation<T, "S">("abs", tenfold::abs),
    operation<T, "SS", "Ss", "sS">("add", tenfold::add),
    operation<T, "SS", "Ss", "sS">("subtract", tenfold::subtract),
};

}  // namespace
}  // namespace conformance
