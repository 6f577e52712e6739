#include "r1cs_tests.h"

uint64_t test_draw(uint64_t *state)
{
    *state = *state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return *state >> 33 ^ *state << 31;
}

void test_draw_fr(fr *out, uint64_t *state)
{
    uint8_t wide[64];
    for (unsigned i = 0; i < 64; i += 8)
        store_le64(wide + i, test_draw(state));
    fr_from_bytes_wide(out, wide);
}

uint64_t memory_in_use(void)
{
    uint64_t bytes = 0;
    for (unsigned class = 0; class < MEM_CLASSES; class ++) {
        mem_counts n;
        mem_count((mem_class) class, &n);
        assert_int_equal(n.bytes_now == 0, n.allocations == n.frees);
        bytes += n.bytes_now;
    }
    return bytes;
}

void assert_text_has(const char *part)
{
    if (!strstr(err_text(), part))
        fail_msg("error text \"%s\" lacks \"%s\"", err_text(), part);
}

int main(void)
{
    return (coeff_tests() + canon_tests() + evaluate_tests() + fingerprint_tests() +
            assign_tests() + errors_tests() + tiny_tests() + slab_tests() + image_evaluate_tests() +
            image_build_tests()) != 0;
}
