#define BOOST_TEST_MODULE table_uint32
#define TABLE_ELEMENT std::uint32_t
#include "table_tests.hpp"
