#define BOOST_TEST_MODULE table_uint64
#define TABLE_ELEMENT std::uint64_t
#include "table_tests.hpp"
