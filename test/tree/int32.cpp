#define BOOST_TEST_MODULE tree_int32
#define TREE_ELEMENT std::int32_t
#include "tree/tree_tests.hpp"
