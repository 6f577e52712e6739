#include "base/err.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static _Thread_local char text_of_thread[ERR_TEXT_BYTES_MAX];

err_t err_set(err_t code, const char *format, ...)
{
    char text[ERR_TEXT_BYTES_MAX]; /* the text before this one may be among the arguments */
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    strcpy(text_of_thread, text);
    return code;
}

err_t err_prefix(err_t code, const char *format, ...)
{
    char text[ERR_TEXT_BYTES_MAX];
    va_list arguments;
    va_start(arguments, format);
    const int used = vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    if (used >= 0 && (size_t)used < sizeof text) {
        const size_t room = sizeof text - (size_t)used;
        snprintf(text + used, room, ": %.*s", (int)room, text_of_thread);
    }
    memcpy(text_of_thread, text, sizeof text);
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
