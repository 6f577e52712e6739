/* base/gpu.h without a GPU: streams as queues that run when somebody waits, events. */
#include "gpu_emulated_internal.h"

#include <stdlib.h>
#include <string.h>

typedef enum { OP_RUN, OP_RECORD, OP_ORDER } op_kind;

struct emulated_op {
    emulated_op *next;
    op_kind kind;
    gpu_event event;
    uint64_t number; /* of the recording */
    void (*run)(const void *args);
    _Alignas(16) char args[];
};

static emulated_op *append(gpu_stream s, op_kind kind, size_t bytes)
{
    emulated_op *op = calloc(1, sizeof *op + bytes);
    if (!op)
        emulated_abort("no memory for an operation");
    op->kind = kind;
    if (s->first)
        s->last->next = op;
    else
        s->first = op;
    s->last = op;
    return op;
}

err_t emulated_queue(gpu *g, gpu_stream s, const char *call, void (*run)(const void *args),
                     const void *args, size_t bytes)
{
    if (s->g != g)
        emulated_abort("a stream of another gpu");
    ERR_TRY(emulated_call(g, call));
    emulated_op *op = append(s, OP_RUN, bytes);
    op->run = run;
    memcpy(op->args, args, bytes);
    return ERR_OK;
}

/* ---- running --------------------------------------------------------------------------------- */

static bool can_run(const struct CUstream_st *s)
{
    const emulated_op *op = s->first;
    return op && (op->kind != OP_ORDER || op->event->happened >= op->number);
}

/* The first operation of the stream, which can run. */
static void run_one(gpu_stream s)
{
    emulated_op *op = s->first;
    s->first = op->next;
    if (op->kind == OP_RECORD) {
        op->event->happened = op->number;
    } else if (op->kind == OP_RUN && emulated_may_run(s->g)) {
        emulated_arena_open(s->g, true);
        op->run(op->args);
        emulated_arena_open(s->g, false);
    }
    free(op);
}

void emulated_stream_clear(struct CUstream_st *s)
{
    while (s->first) {
        emulated_op *op = s->first;
        s->first = op->next;
        free(op);
    }
}

static bool holds_recording(const struct CUstream_st *s, const struct CUevent_st *e, uint64_t n)
{
    for (const emulated_op *op = s->first; op; op = op->next)
        if (op->kind == OP_RECORD && op->event == e && op->number >= n)
            return true;
    return false;
}

/* The stream to run next so that `target` gets on, and nothing else. */
static gpu_stream needed_for(gpu *g, gpu_stream target)
{
    for (unsigned hops = 0; hops <= GPU_STREAMS; hops++) {
        if (can_run(target))
            return target;
        const emulated_op *op = target->first;
        gpu_stream holder = NULL;
        for (unsigned i = 0; op && i < GPU_STREAMS; i++)
            if (holds_recording(&g->streams[i], op->event, op->number))
                holder = &g->streams[i];
        if (!holder)
            break;
        target = holder;
    }
    emulated_abort("a stream waits for an event that nobody will record");
}

static gpu_stream by_chance(gpu *g)
{
    const unsigned from = (unsigned)(emulated_random(g) % GPU_STREAMS);
    for (unsigned i = 0; i < GPU_STREAMS; i++)
        if (can_run(&g->streams[(from + i) % GPU_STREAMS]))
            return &g->streams[(from + i) % GPU_STREAMS];
    emulated_abort("streams wait for one another");
}

static void run_others(gpu *g, const struct CUstream_st *target)
{
    bool any = true;
    while (any) {
        any = false;
        for (unsigned i = 0; i < GPU_STREAMS; i++)
            while (&g->streams[i] != target && can_run(&g->streams[i])) {
                run_one(&g->streams[i]);
                any = true;
            }
    }
}

static bool idle(const gpu *g)
{
    for (unsigned i = 0; i < GPU_STREAMS; i++)
        if (g->streams[i].first)
            return false;
    return true;
}

/* Runs until the stream is empty, or until the recording has happened (e not null). */
static void run_until(gpu *g, gpu_stream s, gpu_event e, uint64_t number)
{
    const unsigned way = (unsigned)(emulated_random(g) % 3);
    while (e ? e->happened < number : s->first != NULL) {
        if (way == 1)
            run_others(g, s);
        if (e ? e->happened >= number : !s->first)
            break;
        run_one(way == 2 ? by_chance(g) : needed_for(g, s));
    }
    if (idle(g))
        emulated_arena_idle(g);
}

void emulated_stream_finish(gpu_stream s)
{
    run_until(s->g, s, NULL, 0);
}

err_t gpu_wait(gpu *g, gpu_stream s)
{
    ERR_TRY(emulated_call(g, "cudaStreamSynchronize"));
    run_until(g, s, NULL, 0);
    return emulated_call(g, "cudaStreamSynchronize");
}

gpu_stream gpu_stream_get(const gpu *g, unsigned i)
{
    if (i >= GPU_STREAMS)
        emulated_abort("a stream that is not there");
    return (gpu_stream)(uintptr_t)&g->streams[i];
}

/* ---- copies ---------------------------------------------------------------------------------- */

typedef struct {
    void *to;
    const void *from;
    size_t bytes;
} copy;

static void run_copy(const void *args)
{
    const copy *c = args;
    memcpy(c->to, c->from, c->bytes);
}

static void run_clear(const void *args)
{
    const copy *c = args;
    memset(c->to, 0, c->bytes);
}

static void inside(const gpu *g, const void *device, size_t bytes)
{
    const char *p = device;
    if (p < g->arena || p + bytes > g->arena + g->counts.taken_bytes)
        emulated_abort("a copy goes beyond what is taken");
}

err_t gpu_upload(gpu *g, void *device, const void *host, size_t bytes, gpu_stream s)
{
    inside(g, device, bytes);
    const copy c = {device, host, bytes};
    return emulated_queue(g, s, "cudaMemcpyAsync", run_copy, &c, sizeof c);
}

err_t gpu_download(gpu *g, void *host, const void *device, size_t bytes, gpu_stream s)
{
    inside(g, device, bytes);
    const copy c = {host, device, bytes};
    return emulated_queue(g, s, "cudaMemcpyAsync", run_copy, &c, sizeof c);
}

err_t gpu_clear(gpu *g, void *device, size_t bytes, gpu_stream s)
{
    inside(g, device, bytes);
    const copy c = {device, NULL, bytes};
    return emulated_queue(g, s, "cudaMemsetAsync", run_clear, &c, sizeof c);
}

/* ---- events ---------------------------------------------------------------------------------- */

err_t gpu_event_create(gpu_event *out, gpu *g)
{
    *out = NULL;
    ERR_TRY(emulated_call(g, "cudaEventCreate"));
    *out = calloc(1, sizeof **out);
    if (!*out)
        return err_set(ERR_MEMORY, "no memory for an event");
    g->events++;
    return ERR_OK;
}

void gpu_event_destroy(gpu *g, gpu_event e)
{
    if (!e)
        return;
    for (unsigned i = 0; i < GPU_STREAMS; i++)
        for (emulated_op *op = g->streams[i].first; op; op = op->next) {
            if (op->event != e)
                continue;
            if (!emulated_broken(g))
                emulated_abort("an event is destroyed that is still queued");
            op->kind = OP_RUN; /* which never comes to its turn */
        }
    g->events--;
    free(e);
}

err_t gpu_event_record(gpu *g, gpu_event e, gpu_stream s)
{
    ERR_TRY(emulated_call(g, "cudaEventRecord"));
    emulated_op *op = append(s, OP_RECORD, 0);
    op->event = e;
    op->number = ++e->recorded;
    return ERR_OK;
}

err_t gpu_event_order(gpu *g, gpu_stream s, gpu_event e)
{
    ERR_TRY(emulated_call(g, "cudaStreamWaitEvent"));
    emulated_op *op = append(s, OP_ORDER, 0);
    op->event = e;
    op->number = e->recorded;
    return ERR_OK;
}

/* The stream that holds the last recording; null: it has happened, or there was none. */
static gpu_stream recorder_of(gpu *g, gpu_event e)
{
    for (unsigned i = 0; i < GPU_STREAMS; i++)
        if (holds_recording(&g->streams[i], e, e->recorded))
            return &g->streams[i];
    return NULL;
}

err_t gpu_event_wait(gpu *g, gpu_event e)
{
    ERR_TRY(emulated_call(g, "cudaEventSynchronize"));
    const gpu_stream s = recorder_of(g, e);
    if (s)
        run_until(g, s, e, e->recorded);
    return emulated_call(g, "cudaEventSynchronize");
}

/* A device gets on while it is asked. */
err_t gpu_event_done(bool *out, gpu *g, gpu_event e)
{
    *out = false;
    ERR_TRY(emulated_call(g, "cudaEventQuery"));
    const unsigned steps = (unsigned)(emulated_random(g) % 16);
    for (unsigned i = 0; i < steps && e->happened < e->recorded; i++)
        run_one(emulated_random(g) % 2 ? by_chance(g) : needed_for(g, recorder_of(g, e)));
    *out = e->happened >= e->recorded;
    return emulated_call(g, "cudaEventQuery");
}

err_t gpu_event_seconds(double *out, gpu *g, gpu_event from, gpu_event to)
{
    (void)from, (void)to;
    *out = 0;
    return emulated_call(g, "cudaEventElapsedTime");
}

/* ---- marked blocks --------------------------------------------------------------------------- */

static void run_mark(const void *args)
{
    const emulated_block *b = args;
    for (size_t i = 0; i < b->n; i++)
        b->words[i] = b->mark + i;
}

err_t emulated_block_take(emulated_block *out, gpu *g, gpu_stream s, size_t bytes, const char *what)
{
    void *block;
    ERR_TRY(gpu_take(&block, g, bytes, what));
    *out = (emulated_block){.words = block, .n = bytes / 8, .mark = emulated_random(g)};
    return emulated_queue(g, s, "a kernel that marks scratch", run_mark, out, sizeof *out);
}

void emulated_block_check(const emulated_block *b, const char *what)
{
    for (size_t i = 0; i < b->n; i++)
        if (b->words[i] != b->mark + i)
            emulated_abort(what);
}
