/* Constants of the fields; gen/constants.py writes them, with --check it compares. */
/* clang-format off */
#ifndef CUZK_FIELD_CONSTANTS_H
#define CUZK_FIELD_CONSTANTS_H

#include "field/field.h"

/* r = x^4 - x^2 + 1, x = -0xd201000000010000 */
static const uint64_t FR_MODULUS[4] = {0xffffffff00000001ULL, 0x53bda402fffe5bfeULL,
    0x3339d80809a1d805ULL, 0x73eda753299d7d48ULL};
/* 2 r: the bound of lazily reduced values */
static const uint64_t FR_MODULUS_TWICE[4] = {0xfffffffe00000002ULL, 0xa77b4805fffcb7fdULL,
    0x6673b0101343b00aULL, 0xe7db4ea6533afa90ULL};
/* -1/r mod 2^64 */
#define FR_NEG_INV 0xfffffffeffffffffULL
/* p = (x - 1)^2 r / 3 + x */
static const uint64_t FP_MODULUS[6] = {0xb9feffffffffaaabULL, 0x1eabfffeb153ffffULL,
    0x6730d2a0f6b0f624ULL, 0x64774b84f38512bfULL,
    0x4b1ba7b6434bacd7ULL, 0x1a0111ea397fe69aULL};
/* -1/p mod 2^64 */
#define FP_NEG_INV 0x89f3fffcfffcfffdULL
/* (p - 1)/2 */
static const uint64_t FP_HALF[6] = {0xdcff7fffffffd555ULL, 0x0f55ffff58a9ffffULL,
    0xb39869507b587b12ULL, 0xb23ba5c279c2895fULL,
    0x258dd3db21a5d66bULL, 0x0d0088f51cbff34dULL};

/* inversion: ceil((2 len(m) - 1)/31) rounds of 31 steps */
#define FR_INV_ROUNDS 17
#define FP_INV_ROUNDS 25
/* r - 2: Fermat's inverse */
static const uint64_t FR_EXP_INV[4] = {0xfffffffeffffffffULL, 0x53bda402fffe5bfeULL,
    0x3339d80809a1d805ULL, 0x73eda753299d7d48ULL};
/* p - 2 */
static const uint64_t FP_EXP_INV[6] = {0xb9feffffffffaaa9ULL, 0x1eabfffeb153ffffULL,
    0x6730d2a0f6b0f624ULL, 0x64774b84f38512bfULL,
    0x4b1ba7b6434bacd7ULL, 0x1a0111ea397fe69aULL};
/* (p + 1)/4: p = 3 mod 4 */
static const uint64_t FP_EXP_SQRT[6] = {0xee7fbfffffffeaabULL, 0x07aaffffac54ffffULL,
    0xd9cc34a83dac3d89ULL, 0xd91dd2e13ce144afULL,
    0x92c6e9ed90d2eb35ULL, 0x0680447a8e5ff9a6ULL};

extern const fr FR_R2; /* 2^512 mod r: into Montgomery form */
extern const fr FR_R3; /* 2^768 mod r */
extern const fr FR_INV_FACTOR; /* the element 2^(512 + 33 rounds) */
extern const fp FP_R2; /* 2^768 mod p */
extern const fp FP_INV_FACTOR; /* the element 2^(768 + 33 rounds) */
extern const fp FP_HALF_INV; /* 1/2 */
extern const fp2 FROBENIUS[3][6]; /* [k-1][i] = (u + 1)^(i (p^k - 1)/6) */

#endif
