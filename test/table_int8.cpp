#define BOOST_TEST_MODULE table_int8
#define TABLE_ELEMENT std::int8_t
#include "table_tests.hpp"
