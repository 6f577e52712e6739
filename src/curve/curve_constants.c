/* Constants of the curves, Montgomery form; written by gen/curve_constants.py, which
 * derives and checks each. */
#include "curve/curve_constants.h"

/* clang-format off */
/* (smallest x on the curve, smaller y) times the cofactor; the first that is not infinity */
const g1_aff G1_GENERATOR =
    {{{0x5cb38790fd530c16, 0x7817fc679976fff5, 0x154f95c7143ba1c1,
      0xf0ae6acdf3d0e747, 0xedce6ecc21dbf440, 0x120177419e0bfb75}},
     {{0xbaac93d50ce72271, 0x8c22631a7918fd8e, 0xdd595f13570725ce,
      0x51ac582950405194, 0x0e1c8c3fad0059c0, 0x0bbc3efc5008a26a}}};
/* (smallest x on the curve, smaller y) times the cofactor; the first that is not infinity */
const g2_aff G2_GENERATOR =
    {{{{0xf5f28fa202940a10, 0xb3f5fb2687b4961a, 0xa1a893b53e2ae580,
      0x9894999d1a3caee9, 0x6f67b7631863366b, 0x058191924350bcd7}},
     {{0xa5a9c0759e23f606, 0xaaa0c59dbccd60c3, 0x3bb17e18e2867806,
      0x1b1ab6cc8541b367, 0xc2b6ed0ef2158547, 0x11922a097360edf3}}},
     {{{0x4c730af860494c4a, 0x597cfa1f5e369c5a, 0xe7e6856caa0a635a,
      0xbbefb5e96e0d495f, 0x07d3a975f0ef25a2, 0x0083fd8e7e80dae5}},
     {{0xadc0fc92df64b05d, 0x18aa270a2b1461dc, 0x86adac6a3be4eba0,
      0x79495c4ec93da33a, 0xe7175850a43ccaed, 0x0b2bc2a163de1bf2}}}};
/* (0, 0): on neither curve */
const g1_aff G1_INFINITY = {{{0}}, {{0}}};
const g2_aff G2_INFINITY = {{{{0}}, {{0}}}, {{{0}}, {{0}}}};
/* 4 */
const fp G1_B =
    {{0xaa270000000cfff3, 0x53cc0032fc34000a, 0x478fe97a6b0a807f,
      0xb1d37ebee6ba24d7, 0x8ec9733bbf78ab2f, 0x09d645513d83de7e}};
/* 4 (u + 1) */
const fp2 G2_B =
    {{{0xaa270000000cfff3, 0x53cc0032fc34000a, 0x478fe97a6b0a807f,
      0xb1d37ebee6ba24d7, 0x8ec9733bbf78ab2f, 0x09d645513d83de7e}},
     {{0xaa270000000cfff3, 0x53cc0032fc34000a, 0x478fe97a6b0a807f,
      0xb1d37ebee6ba24d7, 0x8ec9733bbf78ab2f, 0x09d645513d83de7e}}};
/* cube root of 1 with (beta x, y) = -x^2 (x, y) on G1 */
const fp G1_BETA =
    {{0x30f1361b798a64e8, 0xf3b8ddab7ece5a2a, 0x16a8ca3ac61577f7,
      0xc26a2ff874fd029b, 0x3636b76660701c6e, 0x051ba4ab241b6160}};
/* (u + 1)^-((p - 1)/3) */
const fp2 G2_PSI_X =
    {{{0x0000000000000000, 0x0000000000000000, 0x0000000000000000,
      0x0000000000000000, 0x0000000000000000, 0x0000000000000000}},
     {{0x890dc9e4867545c3, 0x2af322533285a5d5, 0x50880866309b7e2c,
      0xa20d1b8c7e881024, 0x14e4f04fe2db9068, 0x14e56d3f1564853a}}};
/* (u + 1)^-((p - 1)/2) */
const fp2 G2_PSI_Y =
    {{{0x3e2f585da55c9ad1, 0x4294213d86c18183, 0x382844c88b623732,
      0x92ad2afd19103e18, 0x1d794e4fac7cf0b9, 0x0bd592fc7d825ec8}},
     {{0x7bcfa7a25aa30fda, 0xdc17dec12a927e7c, 0x2f088dd86b4ebef1,
      0xd1ca2087da74d4a7, 0x2da2596696cebc1d, 0x0e2b7eedbbfd87d2}}};
/* clang-format on */
