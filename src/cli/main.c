#include "cli/verbs.h"

int main(int argc, char **argv)
{
    return verb_main(&verbs_cuzk, argc, argv);
}
