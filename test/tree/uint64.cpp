#define BOOST_TEST_MODULE tree_uint64
#define TREE_ELEMENT std::uint64_t
#include "tree/tree_tests.hpp"
