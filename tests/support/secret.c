#include "secret.h"

#include "base/mem.h"

#include <fcntl.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>
/* behind what it needs */
#include <cmocka.h>

#define REGION_BYTES_MAX ((uint64_t)1 << 28) /* larger ones are a sanitizer's */

void secret_set(secret *s, unsigned i, const uint64_t words[4])
{
    for (unsigned k = 0; k < 4; k++)
        s->form[i][k] = ~words[k];
}

void secret_set_pair(secret *s, const fr *a, const fr *b)
{
    fr_int integer;
    secret_set(s, 0, a->l);
    secret_set(s, 1, b->l);
    fr_to_int(&integer, a);
    secret_set(s, 2, integer.l);
    fr_to_int(&integer, b);
    secret_set(s, 3, integer.l);
    mem_wipe(&integer, sizeof integer);
}

/* All four words, at any place where an element can stand. Volatile, so that the values themselves
 * are not turned back ahead of the loop and kept on the stack, where they would be found. */
static size_t finds_in(const uint64_t *words, size_t n, const volatile secret *s)
{
    size_t finds = 0;
    for (size_t i = 0; i + 4 <= n; i++)
        for (unsigned k = 0; k < SECRET_FORMS; k++)
            finds += words[i] == ~s->form[k][0] && words[i + 1] == ~s->form[k][1] &&
                     words[i + 2] == ~s->form[k][2] && words[i + 3] == ~s->form[k][3];
    return finds;
}

/* Reads through the kernel into one buffer, in which a find may be seen again. */
size_t secret_finds(const secret *s)
{
    static uint64_t buffer[1 << 16];
    FILE *maps = fopen("/proc/self/maps", "r");
    const int memory = open("/proc/self/mem", O_RDONLY | O_CLOEXEC);
    memset(buffer, 0, sizeof buffer);
    assert_non_null(maps);
    assert_true(memory >= 0);
    size_t finds = 0, regions = 0;
    char line[512];
    while (fgets(line, sizeof line, maps)) {
        unsigned long long from, to;
        char mode[5];
        if (sscanf(line, "%llx-%llx %4s", &from, &to, mode) != 3 || mode[1] != 'w' ||
            to - from > REGION_BYTES_MAX)
            continue;
        regions++;
        for (uint64_t at = from; at < to; at += sizeof buffer - 32) {
            const size_t wanted = to - at < sizeof buffer ? (size_t)(to - at) : sizeof buffer;
            const ssize_t got = pread(memory, buffer, wanted, (off_t)at);
            if (got > 0)
                finds += finds_in(buffer, (size_t)got / 8, s);
        }
    }
    close(memory);
    fclose(maps);
    assert_true(regions >= 3);
    return finds;
}
