#define BOOST_TEST_MODULE table_uint16
#define TABLE_ELEMENT std::uint16_t
#include "table_tests.hpp"
