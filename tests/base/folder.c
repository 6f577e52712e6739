#include "base_tests.h"
#include "folder.h"

#include <dirent.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

static char name_of_folder[PATH_MAX];
static int folder_before = -1;

int folder_enter(void **state)
{
    (void)state;
    const char *parent = getenv("TMPDIR");
    snprintf(name_of_folder, sizeof name_of_folder, "%s/cuzk-test-XXXXXX",
             parent ? parent : "/tmp");
    folder_before = open(".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    return folder_before < 0 || !mkdtemp(name_of_folder) || chdir(name_of_folder) != 0;
}

int folder_leave(void **state)
{
    (void)state;
    const size_t left = folder_entries();
    if (left != 0)
        fprintf(stderr, "%zu entries are left in %s\n", left, name_of_folder);
    const int failed = fchdir(folder_before);
    close(folder_before);
    return failed || rmdir(name_of_folder) != 0;
}

size_t folder_entries(void)
{
    DIR *d = opendir(".");
    assert_non_null(d);
    size_t n = 0;
    for (const struct dirent *e = readdir(d); e; e = readdir(d))
        n += strcmp(e->d_name, ".") != 0 && strcmp(e->d_name, "..") != 0;
    closedir(d);
    return n;
}

void folder_put(const char *name, const void *data, size_t bytes)
{
    FILE *f = fopen(name, "wb");
    assert_non_null(f);
    assert_int_equal(fwrite(data, 1, bytes, f), bytes);
    assert_int_equal(fclose(f), 0);
}

void assert_file_holds(const char *name, const void *data, size_t bytes)
{
    FILE *f = fopen(name, "rb");
    if (!f)
        fail_msg("%s cannot be opened", name);
    uint8_t *block = malloc(bytes + 1);
    assert_non_null(block);
    assert_int_equal(fread(block, 1, bytes + 1, f), bytes);
    assert_int_equal(memcmp(block, data, bytes), 0);
    free(block);
    fclose(f);
}
