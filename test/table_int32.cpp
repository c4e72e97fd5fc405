#define BOOST_TEST_MODULE table_int32
#define TABLE_ELEMENT std::int32_t
#include "table_tests.hpp"
