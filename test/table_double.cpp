#define BOOST_TEST_MODULE table_double
#define TABLE_ELEMENT double
#include "table_tests.hpp"
