#define BOOST_TEST_MODULE tree_int8
#define TREE_ELEMENT std::int8_t
#include "tree/tree_tests.hpp"
