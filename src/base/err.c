#include "base/err.h"

#include <limits.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

static _Thread_local char text_of_thread[ERR_TEXT_BYTES_MAX];

/* Names of files come first in a text and may have PATH_MAX bytes, the cause stands at the end. */
#define WHOLE_BYTES_MAX (3 * PATH_MAX)
#define TAIL_BYTES      (ERR_TEXT_BYTES_MAX / 2)

static const char cut_mark[] = "\u2026";

/* No character is split, if these are UTF-8. */
static bool is_inside_character(char c)
{
    return ((unsigned char)c & 0xc0) == 0x80;
}

/* Makes text this thread's text, without its middle if it is too long. */
static void keep(const char *text)
{
    const size_t n = strlen(text);
    if (n < ERR_TEXT_BYTES_MAX) {
        strcpy(text_of_thread, text);
        return;
    }
    size_t head = ERR_TEXT_BYTES_MAX - 1 - TAIL_BYTES - strlen(cut_mark), tail = n - TAIL_BYTES;
    while (head > 0 && is_inside_character(text[head]))
        head--;
    while (is_inside_character(text[tail]))
        tail++;
    snprintf(text_of_thread, sizeof text_of_thread, "%.*s%s%s", (int)head, text, cut_mark,
             text + tail);
}

err_t err_set(err_t code, const char *format, ...)
{
    char text[WHOLE_BYTES_MAX]; /* the text before this one may be among the arguments */
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    keep(text);
    return code;
}

err_t err_prefix(err_t code, const char *format, ...)
{
    char text[WHOLE_BYTES_MAX + ERR_TEXT_BYTES_MAX + 2];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, WHOLE_BYTES_MAX, format, arguments);
    va_end(arguments);
    strcat(strcat(text, ": "), text_of_thread);
    keep(text);
    return code;
}

const char *err_text(void)
{
    return text_of_thread;
}

void err_clear(void)
{
    text_of_thread[0] = '\0';
}

static const struct {
    const char *name;
    int exit_status;
    const char *meaning;
} list[] = {
#define ERR_ROW(name, status, text) {#name, status, text},
    ERR_LIST(ERR_ROW)
#undef ERR_ROW
};

#define LIST_LENGTH (sizeof list / sizeof list[0])

const char *err_name(err_t code)
{
    return (size_t)code < LIST_LENGTH ? list[code].name : "?";
}

const char *err_meaning(err_t code)
{
    return (size_t)code < LIST_LENGTH ? list[code].meaning : "?";
}

int err_exit_status(err_t code)
{
    return (size_t)code < LIST_LENGTH ? list[code].exit_status : list[ERR_INTERNAL].exit_status;
}
