#define BOOST_TEST_MODULE tree_float
#define TREE_ELEMENT float
#include "tree/tree_tests.hpp"
