/* Progress comes from any thread; one mutex guards the terminal and the state of the line. */
#include "cli/ui.h"

#include "base/clock.h"

#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#define TERMINAL_INTERVAL_SECONDS 0.1
#define PLAIN_INTERVAL_SECONDS    10.0

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct {
    bool quiet, terminal, line_shown;
    char stage[64];
    double stage_began, last_shown;
} ui;

static void clear_line(void)
{
    if (ui.line_shown)
        fputs("\r\033[K", stderr);
    ui.line_shown = false;
}

/* ", 2.4 million/s"; nothing for steps that are few. */
static void rate_text(char out[32], double per_second)
{
    if (per_second >= 1e5)
        snprintf(out, 32, ", %.1f million/s", 1e-6 * per_second);
    else if (per_second >= 100)
        snprintf(out, 32, ", %.1f thousand/s", 1e-3 * per_second);
    else
        out[0] = '\0';
}

static void show(const char *stage, uint64_t done, uint64_t total, double now)
{
    char text[160];
    const double spent = now - ui.stage_began;
    if (total != 0 && done != 0 && spent > 0.5) {
        char rate[32];
        rate_text(rate, (double)done / spent);
        snprintf(text, sizeof text, "%s: %llu of %llu (%.0f %%)%s, %.0f s left", stage,
                 (unsigned long long)done, (unsigned long long)total,
                 100.0 * (double)done / (double)total, rate,
                 spent * (double)(total - done) / (double)done);
    } else {
        snprintf(text, sizeof text, "%s", stage);
    }
    if (ui.terminal) {
        fprintf(stderr, "\r\033[K%s", text);
        ui.line_shown = true;
    } else {
        fprintf(stderr, "%s\n", text);
    }
    ui.last_shown = now;
}

static void on_progress(void *context, const char *stage, uint64_t done, uint64_t total)
{
    (void)context;
    pthread_mutex_lock(&lock);
    if (!ui.quiet) {
        const double now = clock_seconds();
        if (strncmp(stage, ui.stage, sizeof ui.stage - 1) != 0) {
            snprintf(ui.stage, sizeof ui.stage, "%s", stage);
            ui.stage_began = now;
        }
        const double interval = ui.terminal ? TERMINAL_INTERVAL_SECONDS : PLAIN_INTERVAL_SECONDS;
        if (now - ui.last_shown >= interval)
            show(stage, done > total && total ? total : done, total, now);
    }
    pthread_mutex_unlock(&lock);
}

static const progress listener = {.fn = on_progress};

void ui_init(bool quiet)
{
    ui.quiet = quiet;
    ui.terminal = isatty(STDERR_FILENO) == 1;
    ui.last_shown = clock_seconds();
}

const progress *ui_progress(void)
{
    return &listener;
}

static void say(const char *format, va_list arguments)
{
    pthread_mutex_lock(&lock);
    clear_line();
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
    pthread_mutex_unlock(&lock);
}

void ui_say(const char *format, ...)
{
    if (ui.quiet)
        return;
    va_list arguments;
    va_start(arguments, format);
    say(format, arguments);
    va_end(arguments);
}

void ui_warn(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    say(format, arguments);
    va_end(arguments);
}

void ui_clear(void)
{
    pthread_mutex_lock(&lock);
    clear_line();
    pthread_mutex_unlock(&lock);
}
