#define BOOST_TEST_MODULE tree_int16
#define TREE_ELEMENT std::int16_t
#include "tree/tree_tests.hpp"
