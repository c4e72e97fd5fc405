#define BOOST_TEST_MODULE tree_int64
#define TREE_ELEMENT std::int64_t
#include "tree/tree_tests.hpp"
