#include "gadget_tests.h"
int values_tests(void)
{
    return 0;
}
