#define BOOST_TEST_MODULE tree_uint16
#define TREE_ELEMENT std::uint16_t
#include "tree/tree_tests.hpp"
