// The list of reducers; included in the same places as the list of operations.
#include "tenfold/reduce/order.hpp"

#include "tenfold/reduce/max.hpp"
#include "tenfold/reduce/max_magnitude.hpp"
#include "tenfold/reduce/min_magnitude.hpp"
