#include "base_tests.h"

#include <pthread.h>

static void every_code_has_name_meaning_and_status(void **state)
{
    (void)state;
    static const struct {
        err_t code;
        const char *name;
        int status;
    } expected[] = {
        {ERR_OK, "OK", 0},
        {ERR_INVALID, "INVALID", 1},
        {ERR_UNSATISFIED, "UNSATISFIED", 1},
        {ERR_ARGUMENT, "ARGUMENT", 2},
        {ERR_INPUT, "INPUT", 3},
        {ERR_IO, "IO", 3},
        {ERR_MEMORY, "MEMORY", 4},
        {ERR_DEVICE, "DEVICE", 5},
        {ERR_CANCELLED, "CANCELLED", 130},
        {ERR_INTERNAL, "INTERNAL", 70},
    };
    for (size_t i = 0; i < sizeof expected / sizeof expected[0]; i++) {
        assert_int_equal(expected[i].code, i);
        assert_string_equal(err_name(expected[i].code), expected[i].name);
        assert_int_equal(err_exit_status(expected[i].code), expected[i].status);
        assert_true(strlen(err_meaning(expected[i].code)) > 1);
    }
}

static void codes_outside_the_list_are_named_so(void **state)
{
    (void)state;
    static const int outside[] = {-1, ERR_INTERNAL + 1, 1000, INT32_MAX};
    for (size_t i = 0; i < sizeof outside / sizeof outside[0]; i++) {
        assert_string_equal(err_name((err_t)outside[i]), "?");
        assert_string_equal(err_meaning((err_t)outside[i]), "?");
        assert_int_equal(err_exit_status((err_t)outside[i]), 70);
    }
}

static void set_returns_its_code_and_keeps_the_text(void **state)
{
    (void)state;
    err_clear();
    assert_string_equal(err_text(), "");
    assert_int_equal(err_set(ERR_INPUT, "got %d, expected %s", 7, "eight"), ERR_INPUT);
    assert_string_equal(err_text(), "got 7, expected eight");
    assert_int_equal(err_set(ERR_IO, "other"), ERR_IO);
    assert_string_equal(err_text(), "other");
    err_clear();
    assert_string_equal(err_text(), "");
}

/* The text before may be an argument, anywhere in the new one. */
static void a_text_may_hold_the_one_before(void **state)
{
    (void)state;
    (void)err_set(ERR_INPUT, "expected 4");
    (void)err_set(ERR_IO, "in x: %s (%s)", err_text(), err_text());
    assert_string_equal(err_text(), "in x: expected 4 (expected 4)");
    (void)err_set(ERR_IO, "%s although it should", err_text());
    assert_string_equal(err_text(), "in x: expected 4 (expected 4) although it should");
}

static void prefix_stands_before_the_text(void **state)
{
    (void)state;
    (void)err_set(ERR_INPUT, "expected 4");
    assert_int_equal(err_prefix(ERR_INPUT, "row %d", 12), ERR_INPUT);
    assert_string_equal(err_text(), "row 12: expected 4");
    assert_int_equal(err_prefix(ERR_IO, "%s", err_text()), ERR_IO);
    assert_string_equal(err_text(), "row 12: expected 4: row 12: expected 4");
}

static void long_texts_are_cut_not_overrun(void **state)
{
    (void)state;
    char text[3 * ERR_TEXT_BYTES_MAX];
    for (size_t n = ERR_TEXT_BYTES_MAX - 4; n <= ERR_TEXT_BYTES_MAX + 4; n++) {
        memset(text, 'x', n);
        text[n] = '\0';
        (void)err_set(ERR_IO, "%s", text);
        if (n < ERR_TEXT_BYTES_MAX) {
            assert_string_equal(err_text(), text);
        } else {
            assert_int_equal(strlen(err_text()), ERR_TEXT_BYTES_MAX - 1);
            assert_text_has("x\u2026x");
        }

        (void)err_set(ERR_IO, "tail");
        (void)err_prefix(ERR_IO, "%s", text);
        assert_true(strlen(err_text()) < ERR_TEXT_BYTES_MAX);
        assert_memory_equal(err_text(), text, 200);
        assert_text_has("xxx: tail");

        (void)err_set(ERR_IO, "%s", text);
        (void)err_prefix(ERR_IO, "head");
        assert_memory_equal(err_text(), "head: xxx", 9);
        assert_true(strlen(err_text()) < ERR_TEXT_BYTES_MAX);
    }
}

/* Beginning and end of a text are kept however long the name in it is. */
static void long_names_hide_no_cause(void **state)
{
    (void)state;
    static const char *const characters[] = {"n", "\u00e9", "\u20ac", "\U0001f512"};
    static char name[2 * 4096];
    for (size_t k = 0; k < sizeof characters / sizeof characters[0]; k++) {
        const size_t bytes = strlen(characters[k]);
        for (size_t n = 300; n <= 4096; n += n < 700 ? 1 : 97) {
            for (size_t i = 0; i < n / bytes; i++)
                memcpy(name + i * bytes, characters[k], bytes);
            name[n / bytes * bytes] = '\0';
            (void)err_set(ERR_IO, "the key %s: cannot open: No such file", name);
            assert_true(strlen(err_text()) < ERR_TEXT_BYTES_MAX);
            assert_true(strstr(err_text(), "the key ") == err_text());
            assert_text_has(": cannot open: No such file");
            /* Whole characters only: what is left after taking them out is the rest of the text. */
            size_t others = 0;
            for (const char *p = err_text(); *p;)
                if (strncmp(p, characters[k], bytes) == 0)
                    p += bytes;
                else
                    p++, others++;
            const size_t rest = strlen("the key : cannot open: No such file");
            const size_t own = k == 0 ? 3 : 0; /* the n in "cannot open" */
            const size_t cut = strstr(err_text(), "\u2026") ? strlen("\u2026") : 0;
            assert_int_equal(others, rest - own + cut);

            (void)err_set(ERR_INPUT, "expected 4");
            (void)err_prefix(ERR_INPUT, "%s: row 7", name);
            assert_text_has(": row 7: expected 4");
        }
    }
}

static void *text_of_another_thread(void *seen)
{
    strcpy(seen, err_text());
    (void)err_set(ERR_IO, "from the other thread");
    return NULL;
}

static void texts_belong_to_their_thread(void **state)
{
    (void)state;
    (void)err_set(ERR_INPUT, "mine");
    char seen[ERR_TEXT_BYTES_MAX] = "unset";
    pthread_t thread;
    assert_int_equal(pthread_create(&thread, NULL, text_of_another_thread, seen), 0);
    pthread_join(thread, NULL);
    assert_string_equal(seen, "");
    assert_string_equal(err_text(), "mine");
}

static int steps_done;

static err_t step(err_t code)
{
    steps_done++;
    return code;
}

static err_t tries(err_t second)
{
    ERR_TRY(step(ERR_OK));
    ERR_TRY(step(second));
    return step(ERR_OK);
}

static err_t jumps(err_t second, int *cleaned)
{
    err_t rc;
    ERR_GOTO(rc, out, step(ERR_OK));
    ERR_GOTO(rc, out, step(second));
    rc = step(ERR_OK);
out:
    ++*cleaned;
    return rc;
}

static void forwarding_stops_at_the_first_failure(void **state)
{
    (void)state;
    steps_done = 0;
    assert_int_equal(tries(ERR_OK), ERR_OK);
    assert_int_equal(steps_done, 3);
    steps_done = 0;
    assert_int_equal(tries(ERR_DEVICE), ERR_DEVICE);
    assert_int_equal(steps_done, 2);

    int cleaned = 0;
    steps_done = 0;
    assert_int_equal(jumps(ERR_OK, &cleaned), ERR_OK);
    assert_int_equal(steps_done, 3);
    steps_done = 0;
    assert_int_equal(jumps(ERR_MEMORY, &cleaned), ERR_MEMORY);
    assert_int_equal(steps_done, 2);
    assert_int_equal(cleaned, 2);
}

int err_tests(void)
{
    const struct CMUnitTest err[] = {
        cmocka_unit_test(every_code_has_name_meaning_and_status),
        cmocka_unit_test(codes_outside_the_list_are_named_so),
        cmocka_unit_test(set_returns_its_code_and_keeps_the_text),
        cmocka_unit_test(a_text_may_hold_the_one_before),
        cmocka_unit_test(prefix_stands_before_the_text),
        cmocka_unit_test(long_texts_are_cut_not_overrun),
        cmocka_unit_test(long_names_hide_no_cause),
        cmocka_unit_test(texts_belong_to_their_thread),
        cmocka_unit_test(forwarding_stops_at_the_first_failure),
    };
    return cmocka_run_group_tests(err, NULL, NULL);
}
