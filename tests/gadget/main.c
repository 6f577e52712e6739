#include "gadget_tests.h"

int main(void)
{
    return (vectors_tests() + values_tests() + boolean_tests() + poseidon_trace_tests() +
            trace_tests()) != 0;
}
