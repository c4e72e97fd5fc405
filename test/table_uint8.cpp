#define BOOST_TEST_MODULE table_uint8
#define TABLE_ELEMENT std::uint8_t
#include "table_tests.hpp"
