#include "gadget_tests.h"
int boolean_tests(void)
{
    return 0;
}
