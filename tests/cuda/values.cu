/* Operands of the CUDA tests. */
#include "cuda_test.cuh"

uint64_t next_random(void)
{
    static uint64_t state = 1; /* splitmix64: Steele, Lea, Flood 2014 */
    uint64_t z = state += 0x9e3779b97f4a7c15;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
    z = (z ^ z >> 27) * 0x94d049bb133111eb;
    return z ^ z >> 31;
}

void show_words(const char *name, const uint32_t *words, size_t count)
{
    printf("  %s = 0x", name);
    for (size_t i = count; i-- > 0;)
        printf("%08x", words[i]);
    printf("\n");
}

/* ---- words and moduli ------------------------------------------------------------------------ */

static const dev::fp MODULUS_P = {{FP_WORDS}};
static const dev::fr MODULUS_R = {{FR_WORDS}};

/* a += m: the carry. a -= m unless a < m: was it subtracted? */
static uint32_t add_words(uint32_t *a, const uint32_t *m, size_t n)
{
    uint64_t carry = 0;
    for (size_t i = 0; i < n; i++) {
        carry += (uint64_t)a[i] + m[i];
        a[i] = (uint32_t)carry;
        carry >>= 32;
    }
    return (uint32_t)carry;
}
static bool subtract_words(uint32_t *a, const uint32_t *m, size_t n)
{
    uint32_t t[24];
    int64_t borrow = 0;
    for (size_t i = 0; i < n; i++) {
        borrow += (int64_t)a[i] - m[i];
        t[i] = (uint32_t)borrow;
        borrow >>= 32;
    }
    if (borrow < 0)
        return false;
    memcpy(a, t, n * sizeof *a);
    return true;
}

::fp to_cpu(const dev::fp &a)
{
    dev::fp t = a;
    while (subtract_words(t.v, MODULUS_P.v, 12))
        ;
    ::fp out;
    memcpy(&out, t.v, sizeof out);
    return out;
}

::fp2 to_cpu(const dev::fp2 &a)
{
    return ::fp2{to_cpu(a.c0), to_cpu(a.c1)};
}

::fr to_cpu(const dev::fr &a)
{
    dev::fr t = a;
    while (subtract_words(t.v, MODULUS_R.v, 8))
        ;
    ::fr out;
    memcpy(&out, t.v, sizeof out);
    return out;
}

dev::fp from_cpu(const ::fp &a, unsigned k)
{
    dev::fp out;
    memcpy(out.v, &a, sizeof out);
    while (k-- > 0)
        (void)add_words(out.v, MODULUS_P.v, 12);
    return out;
}

dev::fr from_cpu(const ::fr &a, unsigned k)
{
    dev::fr out;
    memcpy(out.v, &a, sizeof out);
    while (k-- > 0)
        (void)add_words(out.v, MODULUS_R.v, 8);
    return out;
}

bool is_below(const dev::fp &a, unsigned k)
{
    dev::fp t = a;
    while (k-- > 0)
        if (!subtract_words(t.v, MODULUS_P.v, 12))
            return true;
    return false;
}

bool is_below(const dev::fr &a, unsigned k)
{
    dev::fr t = a;
    while (k-- > 0)
        if (!subtract_words(t.v, MODULUS_R.v, 8))
            return true;
    return false;
}

/* ---- elements -------------------------------------------------------------------------------- */

::fp random_fp(void)
{
    dev::fp t;
    do {
        for (int i = 0; i < 12; i++)
            t.v[i] = (uint32_t)next_random();
        t.v[11] &= 0x1fffffff;
    } while (!is_below(t, 1));
    return to_cpu(t);
}

::fr random_fr(void)
{
    dev::fr t;
    do {
        for (int i = 0; i < 8; i++)
            t.v[i] = (uint32_t)next_random();
        t.v[7] &= 0x7fffffff;
    } while (!is_below(t, 1));
    return to_cpu(t);
}

/* As words, whatever they mean in Montgomery form. */
template <class E, class C> static std::vector<C> edges(const E &modulus, const C &one)
{
    const size_t n = sizeof modulus.v / sizeof *modulus.v;
    std::vector<C> out(1, one);
    const uint32_t small[] = {0, 1, 2, 0xffffffff};
    for (uint32_t word : small) {
        E t = {{0}}, minus = modulus;
        t.v[0] = word;
        out.push_back(to_cpu(t));
        (void)subtract_words(minus.v, t.v, n); /* p, that is 0, among them */
        out.push_back(to_cpu(minus));
    }
    for (size_t run = 0; run < n; run++) { /* runs of ones, a one below a run of zeros */
        E ones = {{0}}, bit = {{0}};
        for (size_t i = 0; i < run; i++)
            ones.v[i] = 0xffffffff;
        bit.v[run] = 1;
        out.push_back(to_cpu(ones));
        out.push_back(to_cpu(bit));
    }
    return out;
}

::g1_aff multiple(const ::fr *k)
{
    ::g1_xyzz p;
    ::g1_aff out;
    g1_mul(&p, &G1_GENERATOR, k);
    g1_to_aff(&out, &p);
    return out;
}

std::vector<::fp> edges_fp(void)
{
    return edges(MODULUS_P, FP_ONE);
}

std::vector<::fr> edges_fr(void)
{
    return edges(MODULUS_R, FR_ONE);
}

std::vector<dev::fp> operands_fp(unsigned k, size_t extra)
{
    std::vector<dev::fp> out;
    for (const ::fp &a : edges_fp())
        for (unsigned i = 0; i < k; i++)
            out.push_back(from_cpu(a, i));
    for (size_t i = 0; i < extra; i++)
        out.push_back(from_cpu(random_fp(), (unsigned)(next_random() % k)));
    return out;
}

std::vector<dev::fr> operands_fr(unsigned k, size_t extra)
{
    std::vector<dev::fr> out;
    for (const ::fr &a : edges_fr())
        for (unsigned i = 0; i < k; i++)
            out.push_back(from_cpu(a, i));
    for (size_t i = 0; i < extra; i++)
        out.push_back(from_cpu(random_fr(), (unsigned)(next_random() % k)));
    return out;
}
