/* A fresh folder that the process stands in while a group of tests runs. */
#ifndef CUZK_TESTS_BASE_FOLDER_H
#define CUZK_TESTS_BASE_FOLDER_H

#include <stddef.h>

/* Group set-up and tear-down for cmocka; the folder must be empty at the end. */
int folder_enter(void **state);
int folder_leave(void **state);
/* Number of entries in the folder. */
size_t folder_entries(void);
/* Makes a file of these bytes. */
void folder_put(const char *name, const void *data, size_t bytes);
/* Fails unless the file holds exactly these bytes. */
void assert_file_holds(const char *name, const void *data, size_t bytes);

#endif
