#define BOOST_TEST_MODULE table_int16
#define TABLE_ELEMENT std::int16_t
#include "table_tests.hpp"
