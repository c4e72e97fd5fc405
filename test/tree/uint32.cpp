#define BOOST_TEST_MODULE tree_uint32
#define TREE_ELEMENT std::uint32_t
#include "tree/tree_tests.hpp"
