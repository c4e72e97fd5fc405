#define BOOST_TEST_MODULE tree_uint8
#define TREE_ELEMENT std::uint8_t
#include "tree/tree_tests.hpp"
