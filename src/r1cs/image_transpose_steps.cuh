/* The terms of a matrix as (column, row, coefficient) sorted by column, and sums over each column:
 * the steps, and their order over a machine M that executes them: a device
 * (image_transpose_cuda.cuh), one that counts bytes, or the host in tests. M has
 *   each(count, step)            step(i) for all i < count
 *   sort(sorted, count, bits)    by the low `bits` bits of the columns
 *   take(block, bytes, what), put(block, host, bytes, what), clear(block, bytes), prepare(count),
 *   wait()                       until what was put is there
 *   batch()                      terms that are sorted at once
 * What is added up is the caller's: field elements here, points in groth16.
 *
 * Sums: sorted terms are cut into pieces of TRANSPOSE_PIECE. A thread adds up each column's run in
 * its piece. A run that begins in the piece goes to the column's sum; one that began before can
 * only be the piece's first, and goes to the piece's slot. Slots are runs of columns again, a
 * 32nd as many, and are added up in the same way, until one piece holds them all. So a column of
 * any number of terms costs no more than as many columns of one, and no two threads of a step write
 * the same sum.
 *
 * Columns are counted as in a slab, bits first. Places are 32 bits and wrap, as in image_row.cuh.
 */
#ifndef CUZK_R1CS_IMAGE_TRANSPOSE_STEPS_CUH
#define CUZK_R1CS_IMAGE_TRANSPOSE_STEPS_CUH

#include "field/field.cuh"
#include "field/field_cpu.cuh"

extern "C" {
#include "base/gpu.h"
#include "r1cs/image_transpose_work.h"
}

namespace transpose
{

#define TRANSPOSE_PIECE 32u
#define TRANSPOSE_BATCH (1u << 26)  /* of a device: 24 bytes a term */
#define TRANSPOSE_NONE  0xffffffffu /* of a slot that nothing was put into */

struct alignas(8) term {
    uint32_t row, coeff; /* coeff: code of the dictionary */
};

/* To be sorted: in column and of before and after; the others are scratch, they change places. */
struct sorted {
    uint32_t *column, *column2;
    term *of, *of2;
};

/* What the terms are found in. */
struct view {
    const transpose_unit *unit;
    const transpose_instance *instance;
    const uint32_t *base;
    const dev::fr *coeff;
    uint64_t terms;     /* of the units */
    uint32_t instances; /* those that have units */
    uint32_t bits, rows, inputs;
};

/* ---- terms ----------------------------------------------------------------------------------- */

/* The last of n elements whose `before` is at most x; the first one's is. */
template <class T> DEV_INLINE uint32_t last_before(const T *of, uint32_t n, uint64_t x)
{
    uint32_t first = 0;
    while (n > 1) {
        const uint32_t half = n / 2;
        if (of[first + half].before <= x) {
            first += half;
            n -= half;
        } else {
            n = half;
        }
    }
    return first;
}

/* Terms from, from + 1, …; those behind the units' are the appended rows <input_i | 0 | 0>. */
struct step_terms {
    view v;
    uint32_t *column;
    term *of;
    uint64_t from;
    __host__ __device__ void operator()(uint32_t i) const
    {
        const uint64_t x = from + i;
        if (x >= v.terms) {
            const uint32_t input = (uint32_t)(x - v.terms);
            column[i] = v.bits + input;
            of[i] = term{v.rows + input, R1CS_ONE_COEFF};
            return;
        }
        const transpose_instance in = v.instance[last_before(v.instance, v.instances, x)];
        const transpose_unit u =
            v.unit[in.unit + last_before(v.unit + in.unit, in.units, x - in.before)];
        const uint32_t at = (uint32_t)(x - in.before - u.before);
        const uint32_t k = at / u.rows, row = at % u.rows;
        const uint32_t place = v.base[in.base + u.entry.segment] + u.entry.offset +
                               row * (uint32_t)(int32_t)u.entry.row_step +
                               k * (uint32_t)(int32_t)u.entry.step;
        column[i] = u.entry.flags & IMAGE_FIELD ? v.bits + place : place;
        of[i] = term{in.row + u.row + row * u.row_stride,
                     u.entry.coeff + (u.entry.flags & IMAGE_DOUBLING ? 2 * k : 0)};
    }
};

/* ---- sums ------------------------------------------------------------------------------------ */

/* Source: column(i), value type sum with zero(), add(sum, i). Sink: add(column, sum), called once a
 * column and step. */
template <class Source, class Sink> struct step_pieces {
    typedef typename Source::sum value;
    Source from;
    Sink to;
    uint32_t *slot_column;
    value *slot;
    uint32_t n;
    __host__ __device__ void flush(uint32_t t, uint32_t column, bool carried,
                                   const value &sum) const
    {
        if (column == TRANSPOSE_NONE)
            return;
        if (carried) {
            slot_column[t] = column;
            slot[t] = sum;
        } else {
            to.add(column, sum);
        }
    }
    __host__ __device__ void operator()(uint32_t t) const
    {
        const uint32_t begin = t * TRANSPOSE_PIECE;
        const uint32_t end = n - begin < TRANSPOSE_PIECE ? n : begin + TRANSPOSE_PIECE;
        uint32_t column = from.column(begin);
        bool carried = begin != 0 && from.column(begin - 1) == column;
        value sum = from.zero();
        slot_column[t] = TRANSPOSE_NONE;
        for (uint32_t i = begin; i < end; i++) {
            const uint32_t next = from.column(i);
            if (next != column) {
                flush(t, column, carried, sum);
                sum = from.zero();
                column = next;
                carried = false;
            }
            from.add(sum, i);
        }
        flush(t, column, carried, sum);
    }
};

/* The slots of a step as the source of the next one. Value: what Source::sum is, with add_sums. */
template <class Source> struct slots_of {
    typedef typename Source::sum sum;
    const uint32_t *columns;
    const sum *slot;
    Source source; /* for its arithmetic */
    __host__ __device__ uint32_t column(uint32_t i) const
    {
        return columns[i];
    }
    __host__ __device__ sum zero() const
    {
        return source.zero();
    }
    __host__ __device__ void add(sum &s, uint32_t i) const
    {
        if (columns[i] != TRANSPOSE_NONE)
            source.add_sums(s, slot[i]);
    }
};

/* ---- in order -------------------------------------------------------------------------------- */

template <class M, class T> err_t take(M &m, T **out, size_t count, const char *what)
{
    void *block = NULL;
    ERR_TRY(m.take(&block, count * sizeof(T), what));
    *out = (T *)block;
    return ERR_OK;
}
template <class M, class T, class H>
err_t put(M &m, const T **out, const H *host, size_t count, const char *what)
{
    static_assert(sizeof(T) == sizeof(H), "the same bytes on both sides");
    void *block = NULL;
    ERR_TRY(m.put(&block, host, count * sizeof(T), what));
    *out = (const T *)block;
    return ERR_OK;
}

/* At least 1. */
static inline uint32_t bits_of(uint32_t x)
{
    uint32_t bits = 1;
    for (; x > 1; x >>= 1)
        bits++;
    return bits;
}

static inline uint32_t pieces_of(uint32_t n)
{
    return (n - 1) / TRANSPOSE_PIECE + 1;
}

/* Columns of the image. */
static inline size_t columns_of(const r1cs_image *image)
{
    return image->n.bits + image->n.fields;
}

template <class M>
err_t put_all(M &m, view *out, const transpose_work *work, const r1cs_image *image)
{
    ERR_TRY(put(m, &out->unit, work->unit, work->units, "entries of a matrix"));
    ERR_TRY(put(m, &out->instance, work->instance, work->instances, "instances of a matrix"));
    ERR_TRY(put(m, &out->base, image->base, image->base_n, "bases of segments"));
    return put(m, &out->coeff, image->coeff, image->coeff_n, "coefficients");
}

/* The terms in the machine's memory; with_inputs: the appended rows, too. work may go afterwards,
 * also after a failure. */
template <class M>
err_t view_put(M &m, view *out, const transpose_work *work, const r1cs_image *image,
               bool with_inputs)
{
    *out = view{};
    out->terms = work->terms;
    out->instances = (uint32_t)work->instances;
    out->bits = (uint32_t)image->n.bits;
    out->rows = (uint32_t)image->shape.constraints;
    out->inputs = with_inputs ? (uint32_t)image->shape.inputs : 0;
    const err_t rc = put_all(m, out, work, image), waited = m.wait();
    return rc != ERR_OK ? rc : waited;
}

/* One batch, sorted, into the sums. */
template <class M, class Source, class Sink>
err_t sum_sorted(M &m, const Source &source, const Sink &sink, uint32_t n,
                 uint32_t *const slot_column[2], typename Source::sum *const slot[2])
{
    typedef slots_of<Source> next;
    ERR_TRY(
        m.each(pieces_of(n), step_pieces<Source, Sink>{source, sink, slot_column[0], slot[0], n}));
    unsigned at = 0;
    for (uint32_t left = pieces_of(n); left > 1; left = pieces_of(left), at ^= 1)
        ERR_TRY(m.each(pieces_of(left),
                       step_pieces<next, Sink>{next{slot_column[at], slot[at], source}, sink,
                                               slot_column[at ^ 1], slot[at ^ 1], left}));
    return ERR_OK;
}

/* All terms, batch by batch, into the sums of their columns. Source has columns and of, set here to
 * the sorted terms, and what it needs to make values of them. */
template <class M, class Source, class Sink>
err_t sum_columns(M &m, const view &v, size_t columns, Source source, const Sink &sink)
{
    const uint64_t all = v.terms + v.inputs;
    const uint32_t most = all < m.batch() ? (uint32_t)all : m.batch();
    sorted s;
    uint32_t *slot_column[2];
    typename Source::sum *slot[2];
    if (all == 0)
        return ERR_OK;
    ERR_TRY(take(m, &s.column, most, "columns of terms"));
    ERR_TRY(take(m, &s.column2, most, "columns of terms"));
    ERR_TRY(take(m, &s.of, most, "terms"));
    ERR_TRY(take(m, &s.of2, most, "terms"));
    uint32_t slots = pieces_of(most);
    for (unsigned i = 0; i < 2; i++, slots = pieces_of(slots)) {
        ERR_TRY(take(m, &slot_column[i], slots, "slots of columns"));
        ERR_TRY(take(m, &slot[i], slots, "slots of columns"));
    }
    ERR_TRY(m.prepare(most));
    for (uint64_t from = 0; from < all; from += most) {
        const uint32_t n = (uint32_t)(all - from < most ? all - from : most);
        ERR_TRY(m.each(n, step_terms{v, s.column, s.of, from}));
        ERR_TRY(m.sort(&s, n, bits_of((uint32_t)columns - 1)));
        source.columns = s.column;
        source.of = s.of;
        ERR_TRY(sum_sorted(m, source, sink, n, slot_column, slot));
    }
    return ERR_OK;
}

/* ---- of field elements ----------------------------------------------------------------------- */

struct field_source {
    typedef dev::fr sum;
    const uint32_t *columns;
    const term *of;
    const dev::fr *coeff, *row; /* reduced */
    __host__ __device__ uint32_t column(uint32_t i) const
    {
        return columns[i];
    }
    __host__ __device__ sum zero() const
    {
        return dev::zero<dev::fr>();
    }
    __host__ __device__ void add(sum &s, uint32_t i) const
    {
        const term t = of[i];
        s = dev::add(s, dev::mul(coeff[t.coeff], row[t.row]));
    }
    __host__ __device__ void add_sums(sum &s, const sum &b) const
    {
        s = dev::add(s, b);
    }
};

struct field_sink {
    dev::fr *out;
    __host__ __device__ void add(uint32_t column, const dev::fr &s) const
    {
        out[column] = dev::reduce(dev::add(out[column], s));
    }
};

template <class M>
err_t queue(M &m, dev::fr *out, const transpose_work *work, const r1cs_image *image,
            unsigned matrix, const dev::fr *rows)
{
    view v;
    ERR_TRY(view_put(m, &v, work, image, matrix == 0));
    ERR_TRY(m.clear(out, columns_of(image) * sizeof *out));
    return sum_columns(m, v, columns_of(image), field_source{NULL, NULL, v.coeff, rows},
                       field_sink{out});
}

/* What sorting takes beside its operands, at most: 256 counts of 4 bytes for each tile of 512 pairs
 * (its tiles are larger), and what does not depend on the number. The device is asked and compared
 * with it (image_transpose_cuda.cuh). */
static inline size_t sort_bytes(uint32_t count)
{
    return (size_t)2 * count + ((size_t)1 << 20);
}

/* Adds up what would be taken. */
struct counter {
    uint64_t bytes;
    uint32_t terms = TRANSPOSE_BATCH;

    err_t take(void **, size_t more, const char *)
    {
        bytes += ((uint64_t)more + GPU_ALIGN - 1) / GPU_ALIGN * GPU_ALIGN;
        return ERR_OK;
    }
    err_t put(void **out, const void *, size_t more, const char *what)
    {
        return take(out, more, what);
    }
    uint32_t batch()
    {
        return terms;
    }
    err_t prepare(uint32_t count)
    {
        return take(NULL, sort_bytes(count), NULL);
    }
    err_t wait()
    {
        return ERR_OK;
    }
    err_t clear(void *, size_t)
    {
        return ERR_OK;
    }
    template <class Step> err_t each(uint32_t, const Step &)
    {
        return ERR_OK;
    }
    err_t sort(sorted *, uint32_t, unsigned)
    {
        return ERR_OK;
    }
};

} /* namespace transpose */

#endif
