/* VERIFY(condition): checks of our own code's preconditions (ranges, aliasing, sizes) that are
 * compiled in only in the verify build (-DCUZK_VERIFY=1) and abort with the place. Never for input:
 * that gets an err_t. ASSERT_STATIC: compile-time facts. */
#ifndef CUZK_BASE_VERIFY_H
#define CUZK_BASE_VERIFY_H

/* Prints the place and aborts. */
__attribute__((noreturn)) void verify_failed(const char *file, int line, const char *what);

#ifdef CUZK_VERIFY
#define VERIFY(condition)                                                                          \
    do {                                                                                           \
        if (!(condition))                                                                          \
            verify_failed(__FILE__, __LINE__, #condition);                                         \
    } while (0)
#else
#define VERIFY(condition) ((void)0)
#endif

#define ASSERT_STATIC(condition, text) _Static_assert(condition, text)

#endif
