#include "cli/verb.h"

#include "base/cpu.h"
#include "base/file.h"
#include "base/mem.h"
#include "cli/json_out.h"
#include "cli/ui.h"
#include "hash/hash.h"

#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

#define VERBS_MAX 32

/* A standard stream that was closed would be the next file that is opened, and messages would be
 * written into it. One that fails takes its place. */
static void hold_standard_streams(void)
{
    for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++)
        if (fcntl(fd, F_GETFD) < 0 &&
            open("/dev/null", fd == STDIN_FILENO ? O_WRONLY : O_RDONLY) != fd)
            _exit(err_exit_status(ERR_IO));
}

/* Partial outputs are removed; nothing else needs tidying when the process ends. */
static void on_interrupt(int signal_number)
{
    (void)signal_number;
    file_abandon_all();
    _exit(err_exit_status(ERR_CANCELLED));
}

/* The reader of standard output is gone. The second signal, under SA_RESETHAND, ends the process as
 * it ends other programs in a pipe. */
static void on_broken_pipe(int signal_number)
{
    file_abandon_all();
    raise(signal_number);
}

/* What the parent had us ignore stays ignored: that is how nohup keeps a job from SIGHUP. */
static void catch_signal(int number, void (*handler)(int), int flags)
{
    struct sigaction action;
    if (sigaction(number, NULL, &action) != 0 || action.sa_handler == SIG_IGN)
        return;
    memset(&action, 0, sizeof action);
    action.sa_handler = handler;
    action.sa_flags = flags;
    sigaction(number, &action, NULL);
}

static void catch_signals(void)
{
    catch_signal(SIGINT, on_interrupt, 0);
    catch_signal(SIGTERM, on_interrupt, 0);
    catch_signal(SIGHUP, on_interrupt, 0);
    catch_signal(SIGPIPE, on_broken_pipe, (int)SA_RESETHAND);
    catch_signal(SIGXFSZ, SIG_IGN, 0); /* a file over its limit: the write fails and is reported */
}

const verb *verb_find(const verb_program *program, const char *name)
{
    for (const verb *const *v = program->verbs; *v; v++)
        if (strcmp((*v)->name, name) == 0)
            return *v;
    return NULL;
}

static int usage_error(const verb_program *program)
{
    fprintf(stderr, "%s: %s\n", program->program, err_text());
    fprintf(stderr, "\"%s help\" lists the verbs, \"%s VERB --help\" explains one\n",
            program->program, program->program);
    return err_exit_status(ERR_ARGUMENT);
}

static int unknown_verb(const verb_program *program, const char *name)
{
    const char *names[VERBS_MAX + 1];
    size_t n = 0;
    for (const verb *const *v = program->verbs; *v && n < VERBS_MAX; v++)
        names[n++] = (*v)->name;
    names[n] = NULL;
    const char *near = args_nearest(name, names);
    (void)err_set(ERR_ARGUMENT, near ? "unknown verb %s; did you mean %s?" : "unknown verb %s",
                  name, near);
    return usage_error(program);
}

static err_t read_common(verb_call *call)
{
    uint64_t n = 0;
    const char *text = args_value(&call->args, "threads");
    if (text) {
        ERR_TRY(args_u64(&n, "--threads", text, POOL_THREADS_MAX));
        if (n == 0)
            return err_set(ERR_ARGUMENT, "--threads: at least 1");
    }
    call->threads = (unsigned)n;
    text = args_value(&call->args, "memory");
    if (text) {
        ERR_TRY(args_size(&n, "--memory", text));
        if (n == 0)
            return err_set(ERR_ARGUMENT, "--memory: at least 1 byte");
        mem_budget_set(n);
    }
    return cpu_level_check();
}

static err_t check_words(const verb *v, const args *a)
{
    const size_t n = args_words(a);
    if (n < v->words_min)
        return err_set(ERR_ARGUMENT, "%s needs %s", v->name, v->usage);
    if (n > v->words_max)
        return err_set(ERR_ARGUMENT, "%s: unexpected argument \"%s\"", v->name,
                       args_word(a, v->words_max));
    return ERR_OK;
}

/* The status of success, if all of it could be written. */
static int finish_output(const verb_program *program, FILE *out)
{
    if (fflush(out) == 0 && !ferror(out))
        return 0;
    fprintf(stderr, "%s: standard output cannot be written\n", program->program);
    return err_exit_status(ERR_IO);
}

static int report(const verb_program *program, const verb_call *call, err_t rc)
{
    ui_clear();
    if (rc == ERR_OK)
        return finish_output(program, call->out);
    fprintf(stderr, "%s: %s\n", program->program, err_text());
    return err_exit_status(rc);
}

/* A verb that failed before it printed its object still prints one, so that scripts can parse. */
static void report_json(const verb_call *call, err_t rc)
{
    json_out j;
    json_out_begin(&j, call->out);
    json_out_string(&j, "error", err_name(rc));
    json_out_string(&j, "message", err_text());
    json_out_end(&j);
    fflush(call->out);
}

/* "help" and "version", which are no verbs of the table. */
static int general(const verb_program *program, const char *name)
{
    if (strcmp(name, "help") == 0)
        verb_print_help(program, stdout);
    else
        printf("%s %s, arithmetic: %s\n", program->program, VERSION_TEXT,
               cpu_level_name(cpu_level_get()));
    return finish_output(program, stdout);
}

/* Of words that cannot be parsed, as well as can be known. */
static bool asks_for_json(int argc, char **argv)
{
    for (int i = 0; i < argc && strcmp(argv[i], "--") != 0; i++)
        if (strcmp(argv[i], "--json") == 0)
            return true;
    return false;
}

static int run_verb(const verb_program *program, const verb *v, int argc, char **argv)
{
    verb_call call = {.out = stdout};
    err_t rc = args_parse(&call.args, v->options, argc, argv);
    if (rc != ERR_OK) {
        if (asks_for_json(argc, argv))
            report_json(&call, rc);
        return usage_error(program);
    }
    if (args_has(&call.args, "help")) {
        verb_print_usage(program, v, stdout);
        return finish_output(program, stdout);
    }
    call.json = args_has(&call.args, "json");
    rc = check_words(v, &call.args);
    if (rc == ERR_OK)
        rc = read_common(&call);
    if (rc != ERR_OK) {
        if (call.json)
            report_json(&call, rc);
        return usage_error(program);
    }
    catch_signals();
    ui_init(args_has(&call.args, "quiet"));
    rc = hash_check();
    if (rc == ERR_OK)
        rc = v->run(&call);
    if (rc != ERR_OK && call.json && json_out_documents() == 0)
        report_json(&call, rc);
    return report(program, &call, rc);
}

int verb_main(const verb_program *program, int argc, char **argv)
{
    hold_standard_streams();
    if (argc < 2) {
        verb_print_help(program, stderr);
        return err_exit_status(ERR_ARGUMENT);
    }
    const char *name = argv[1];
    if (strcmp(name, "--help") == 0 || strcmp(name, "-h") == 0)
        name = "help";
    if (strcmp(name, "--version") == 0 || strcmp(name, "-V") == 0)
        name = "version";
    const bool help = strcmp(name, "help") == 0;
    if ((help && argc < 3) || strcmp(name, "version") == 0)
        return general(program, name);
    if (help)
        name = argv[2];
    const verb *v = verb_find(program, name);
    if (!v)
        return unknown_verb(program, name);
    if (help) {
        verb_print_usage(program, v, stdout);
        return finish_output(program, stdout);
    }
    return run_verb(program, v, argc - 2, argv + 2);
}
