#define BOOST_TEST_MODULE tree_double
#define TREE_ELEMENT double
#include "tree/tree_tests.hpp"
