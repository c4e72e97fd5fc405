#define BOOST_TEST_MODULE table_int64
#define TABLE_ELEMENT std::int64_t
#include "table_tests.hpp"
