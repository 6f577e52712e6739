/* What the person at the keyboard sees on standard error: one progress line on a terminal, a plain
 * line every ten seconds elsewhere, nothing with --quiet. Results go to standard output and are not
 * this file's business. */
#ifndef CUZK_CLI_UI_H
#define CUZK_CLI_UI_H

#include "base/progress.h"
#include <stdbool.h>

/* Once, before any other. */
void ui_init(bool quiet);
/* The listener to hand to long work. */
const progress *ui_progress(void);
/* A finished step or a remark: a line of its own, left standing. */
void ui_say(const char *format, ...) __attribute__((format(printf, 1, 2)));
/* Shown even with --quiet. */
void ui_warn(const char *format, ...) __attribute__((format(printf, 1, 2)));
/* Removes the progress line, so that what follows stands alone. */
void ui_clear(void);

#endif
