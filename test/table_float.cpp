#define BOOST_TEST_MODULE table_float
#define TABLE_ELEMENT float
#include "table_tests.hpp"
