// The list of operations. Included without a guard: once for the names, once inside the class with
// the member functions, and once per instruction set.
#include "tenfold/op/abs.hpp"
#include "tenfold/op/add.hpp"
#include "tenfold/op/max.hpp"
#include "tenfold/op/max_magnitude.hpp"
#include "tenfold/op/min_magnitude.hpp"
#include "tenfold/op/subtract.hpp"
