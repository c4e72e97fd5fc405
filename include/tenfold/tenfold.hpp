#ifndef TENFOLD_TENFOLD_HPP
#define TENFOLD_TENFOLD_HPP
// Everything. The order matters in one place: the names of operations come before the kernels,
// which are compiled for each instruction set with the vector bodies of all operations.
#include "tenfold/core/config.hpp"
//
#include "tenfold/adapt/eigen_host.hpp"
#include "tenfold/op/fluent.hpp"
//
#include "tenfold/run/reduce.hpp"
//
#include "tenfold/adapt/eigen.hpp"
#include "tenfold/adapt/standard.hpp"
//
#include "tenfold/version.hpp"

#endif
