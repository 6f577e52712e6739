/* Arithmetic of fr and fp on words of 32 bits, for the device (PTX) and, the same operations,
 * for the host. Written by gen/cuda_field.py, which explains the method; --check runs it.
 *
 * Values are little-endian, in Montgomery form (2^256, 2^384) as those of field/field.h. "a < 2 p"
 * speaks of the integer in the words. Use these through field/field.cuh. */
/* clang-format off */
#ifndef CUZK_FIELD_FIELD_WORDS_CUH
#define CUZK_FIELD_FIELD_WORDS_CUH

#include "field/words.cuh"

namespace dev {

struct alignas(16) fr {
    uint32_t v[8];
};
struct alignas(16) fp {
    uint32_t v[12];
};
struct alignas(16) fp_wide {
    uint32_t v[24];
};

/* p */
#define FP_WORDS \
    0xffffaaabu, 0xb9feffffu, 0xb153ffffu, 0x1eabfffeu, 0xf6b0f624u, 0x6730d2a0u, \
    0xf38512bfu, 0x64774b84u, 0x434bacd7u, 0x4b1ba7b6u, 0x397fe69au, 0x1a0111eau
/* the element 1: 2^384 mod p */
#define FP_ONE_WORDS \
    0x0002fffdu, 0x76090000u, 0xc40c0002u, 0xebf4000bu, 0x53c758bau, 0x5f489857u, \
    0x70525745u, 0x77ce5853u, 0xa256ec6du, 0x5c071a97u, 0xfa80e493u, 0x15f65ec3u
/* 2^768 mod p: into Montgomery form */
#define FP_R2_WORDS \
    0x1c341746u, 0xf4df1f34u, 0x09d104f1u, 0x0a76e6a6u, 0x4c95b6d5u, 0x8de5476cu, \
    0x939d83c0u, 0x67eb88a9u, 0xb519952du, 0x9a793e85u, 0x92cae3aau, 0x11988fe5u
/* 2^1152 mod p: of an inverse */
#define FP_R3_WORDS \
    0xd94ca1e0u, 0xed48ac6bu, 0x03a7adf8u, 0x315f831eu, 0x615e29ddu, 0x9a53352au, \
    0x921e1761u, 0x34c04e5eu, 0x65724728u, 0x2512d435u, 0x91755d4du, 0x0aa63460u
/* the modulus in words of 30 bits, its inverse mod 2^30, batches of 30 division steps */
#define FP_MODULUS_30 \
    0x3fffaaab, 0x27fbffff, 0x153ffffb, 0x2affffac, 0x30f6241e, 0x034a83da, 0x112bf673, \
    0x12e13ce1, 0x2cd76477, 0x1ed90d2e, 0x29a4b1ba, 0x3a8e5ff9, 0x001a0111
#define FP_INV_30 0x00030003u
#define FP_BATCHES_30 30

/* r */
#define FR_WORDS \
    0x00000001u, 0xffffffffu, 0xfffe5bfeu, 0x53bda402u, 0x09a1d805u, 0x3339d808u, \
    0x299d7d48u, 0x73eda753u
/* the element 1: 2^256 mod r */
#define FR_ONE_WORDS \
    0xfffffffeu, 0x00000001u, 0x00034802u, 0x5884b7fau, 0xecbc4ff5u, 0x998c4fefu, \
    0xacc5056fu, 0x1824b159u
/* 2^512 mod r: into Montgomery form */
#define FR_R2_WORDS \
    0xf3f29c6du, 0xc999e990u, 0x87925c23u, 0x2b6cedcbu, 0x7254398fu, 0x05d31496u, \
    0x9f59ff11u, 0x0748d9d9u
/* 2^768 mod r: of an inverse */
#define FR_R3_WORDS \
    0x439b73afu, 0xc62c1807u, 0x8cf06990u, 0x1b3e0d18u, 0xc7b5f418u, 0x73d13c71u, \
    0xc8db33e9u, 0x6e2a5bb9u
/* the modulus in words of 30 bits, its inverse mod 2^30, batches of 30 division steps */
#define FR_MODULUS_30 \
    0x00000001, 0x3ffffffc, 0x3fe5bfef, 0x2f6900bf, 0x21d80553, 0x27602026, 0x17d48333, \
    0x29d4ca67, 0x000073ed
#define FR_INV_30 0x00000001u
#define FR_BATCHES_30 20

/* a b/2^384; a b <= 9.8 p^2 and a < 8 p (2 p by 4 p, 3 p by 3 p) -> < 2 p. */
DEV_INLINE fp fp_mul(const fp &a, const fp &b)
{
    fp r;
#ifdef __CUDA_ARCH__
    asm(
        "{ .reg .u32 t<634>; mul.lo.u32 t0,%13,%24; mul.hi.u32 t1,%13,%24; mul.lo.u32 t2,%15,%24; "
        "mul.hi.u32 t3,%15,%24; mul.lo.u32 t4,%17,%24; mul.hi.u32 t5,%17,%24; "
        "mul.lo.u32 t6,%19,%24; mul.hi.u32 t7,%19,%24; mul.lo.u32 t8,%21,%24; "
        "mul.hi.u32 t9,%21,%24; mul.lo.u32 t10,%23,%24; mul.hi.u32 t11,%23,%24; "
        "mul.lo.u32 t12,%12,%24; mul.hi.u32 t13,%12,%24; mul.lo.u32 t14,%14,%24; "
        "mul.hi.u32 t15,%14,%24; mul.lo.u32 t16,%16,%24; mul.hi.u32 t17,%16,%24; "
        "mul.lo.u32 t18,%18,%24; mul.hi.u32 t19,%18,%24; mul.lo.u32 t20,%20,%24; "
        "mul.hi.u32 t21,%20,%24; mul.lo.u32 t22,%22,%24; mul.hi.u32 t23,%22,%24; "
        "mul.lo.u32 t24,t12,0xfffcfffd; mad.lo.cc.u32 t25,0xb9feffff,t24,t0; "
        "madc.hi.cc.u32 t26,0xb9feffff,t24,t1; madc.lo.cc.u32 t27,0x1eabfffe,t24,t2; "
        "madc.hi.cc.u32 t28,0x1eabfffe,t24,t3; madc.lo.cc.u32 t29,0x6730d2a0,t24,t4; "
        "madc.hi.cc.u32 t30,0x6730d2a0,t24,t5; madc.lo.cc.u32 t31,0x64774b84,t24,t6; "
        "madc.hi.cc.u32 t32,0x64774b84,t24,t7; madc.lo.cc.u32 t33,0x4b1ba7b6,t24,t8; "
        "madc.hi.cc.u32 t34,0x4b1ba7b6,t24,t9; madc.lo.cc.u32 t35,0x1a0111ea,t24,t10; "
        "madc.hi.u32 t36,0x1a0111ea,t24,t11; mad.lo.cc.u32 t37,0xffffaaab,t24,t12; "
        "madc.hi.cc.u32 t38,0xffffaaab,t24,t13; madc.lo.cc.u32 t39,0xb153ffff,t24,t14; "
        "madc.hi.cc.u32 t40,0xb153ffff,t24,t15; madc.lo.cc.u32 t41,0xf6b0f624,t24,t16; "
        "madc.hi.cc.u32 t42,0xf6b0f624,t24,t17; madc.lo.cc.u32 t43,0xf38512bf,t24,t18; "
        "madc.hi.cc.u32 t44,0xf38512bf,t24,t19; madc.lo.cc.u32 t45,0x434bacd7,t24,t20; "
        "madc.hi.cc.u32 t46,0x434bacd7,t24,t21; madc.lo.cc.u32 t47,0x397fe69a,t24,t22; "
        "madc.hi.cc.u32 t48,0x397fe69a,t24,t23; addc.u32 t49,t36,0; add.cc.u32 t50,t25,t38; "
        "madc.lo.cc.u32 t51,%13,%25,t39; madc.hi.cc.u32 t52,%13,%25,t40; "
        "madc.lo.cc.u32 t53,%15,%25,t41; madc.hi.cc.u32 t54,%15,%25,t42; "
        "madc.lo.cc.u32 t55,%17,%25,t43; madc.hi.cc.u32 t56,%17,%25,t44; "
        "madc.lo.cc.u32 t57,%19,%25,t45; madc.hi.cc.u32 t58,%19,%25,t46; "
        "madc.lo.cc.u32 t59,%21,%25,t47; madc.hi.cc.u32 t60,%21,%25,t48; "
        "madc.lo.cc.u32 t61,%23,%25,0; madc.hi.u32 t62,%23,%25,0; mad.lo.cc.u32 t63,%12,%25,t50; "
        "madc.hi.cc.u32 t64,%12,%25,t26; madc.lo.cc.u32 t65,%14,%25,t27; "
        "madc.hi.cc.u32 t66,%14,%25,t28; madc.lo.cc.u32 t67,%16,%25,t29; "
        "madc.hi.cc.u32 t68,%16,%25,t30; madc.lo.cc.u32 t69,%18,%25,t31; "
        "madc.hi.cc.u32 t70,%18,%25,t32; madc.lo.cc.u32 t71,%20,%25,t33; "
        "madc.hi.cc.u32 t72,%20,%25,t34; madc.lo.cc.u32 t73,%22,%25,t35; "
        "madc.hi.cc.u32 t74,%22,%25,t49; addc.u32 t75,t62,0; mul.lo.u32 t76,t63,0xfffcfffd; "
        "mad.lo.cc.u32 t77,0xb9feffff,t76,t51; madc.hi.cc.u32 t78,0xb9feffff,t76,t52; "
        "madc.lo.cc.u32 t79,0x1eabfffe,t76,t53; madc.hi.cc.u32 t80,0x1eabfffe,t76,t54; "
        "madc.lo.cc.u32 t81,0x6730d2a0,t76,t55; madc.hi.cc.u32 t82,0x6730d2a0,t76,t56; "
        "madc.lo.cc.u32 t83,0x64774b84,t76,t57; madc.hi.cc.u32 t84,0x64774b84,t76,t58; "
        "madc.lo.cc.u32 t85,0x4b1ba7b6,t76,t59; madc.hi.cc.u32 t86,0x4b1ba7b6,t76,t60; "
        "madc.lo.cc.u32 t87,0x1a0111ea,t76,t61; madc.hi.u32 t88,0x1a0111ea,t76,t75; "
        "mad.lo.cc.u32 t89,0xffffaaab,t76,t63; madc.hi.cc.u32 t90,0xffffaaab,t76,t64; "
        "madc.lo.cc.u32 t91,0xb153ffff,t76,t65; madc.hi.cc.u32 t92,0xb153ffff,t76,t66; "
        "madc.lo.cc.u32 t93,0xf6b0f624,t76,t67; madc.hi.cc.u32 t94,0xf6b0f624,t76,t68; "
        "madc.lo.cc.u32 t95,0xf38512bf,t76,t69; madc.hi.cc.u32 t96,0xf38512bf,t76,t70; "
        "madc.lo.cc.u32 t97,0x434bacd7,t76,t71; madc.hi.cc.u32 t98,0x434bacd7,t76,t72; "
        "madc.lo.cc.u32 t99,0x397fe69a,t76,t73; madc.hi.cc.u32 t100,0x397fe69a,t76,t74; "
        "addc.u32 t101,t88,0; add.cc.u32 t102,t77,t90; madc.lo.cc.u32 t103,%13,%26,t91; "
        "madc.hi.cc.u32 t104,%13,%26,t92; madc.lo.cc.u32 t105,%15,%26,t93; "
        "madc.hi.cc.u32 t106,%15,%26,t94; madc.lo.cc.u32 t107,%17,%26,t95; "
        "madc.hi.cc.u32 t108,%17,%26,t96; madc.lo.cc.u32 t109,%19,%26,t97; "
        "madc.hi.cc.u32 t110,%19,%26,t98; madc.lo.cc.u32 t111,%21,%26,t99; "
        "madc.hi.cc.u32 t112,%21,%26,t100; madc.lo.cc.u32 t113,%23,%26,0; "
        "madc.hi.u32 t114,%23,%26,0; mad.lo.cc.u32 t115,%12,%26,t102; "
        "madc.hi.cc.u32 t116,%12,%26,t78; madc.lo.cc.u32 t117,%14,%26,t79; "
        "madc.hi.cc.u32 t118,%14,%26,t80; madc.lo.cc.u32 t119,%16,%26,t81; "
        "madc.hi.cc.u32 t120,%16,%26,t82; madc.lo.cc.u32 t121,%18,%26,t83; "
        "madc.hi.cc.u32 t122,%18,%26,t84; madc.lo.cc.u32 t123,%20,%26,t85; "
        "madc.hi.cc.u32 t124,%20,%26,t86; madc.lo.cc.u32 t125,%22,%26,t87; "
        "madc.hi.cc.u32 t126,%22,%26,t101; addc.u32 t127,t114,0; mul.lo.u32 t128,t115,0xfffcfffd; "
        "mad.lo.cc.u32 t129,0xb9feffff,t128,t103; madc.hi.cc.u32 t130,0xb9feffff,t128,t104; "
        "madc.lo.cc.u32 t131,0x1eabfffe,t128,t105; madc.hi.cc.u32 t132,0x1eabfffe,t128,t106; "
        "madc.lo.cc.u32 t133,0x6730d2a0,t128,t107; madc.hi.cc.u32 t134,0x6730d2a0,t128,t108; "
        "madc.lo.cc.u32 t135,0x64774b84,t128,t109; madc.hi.cc.u32 t136,0x64774b84,t128,t110; "
        "madc.lo.cc.u32 t137,0x4b1ba7b6,t128,t111; madc.hi.cc.u32 t138,0x4b1ba7b6,t128,t112; "
        "madc.lo.cc.u32 t139,0x1a0111ea,t128,t113; madc.hi.u32 t140,0x1a0111ea,t128,t127; "
        "mad.lo.cc.u32 t141,0xffffaaab,t128,t115; madc.hi.cc.u32 t142,0xffffaaab,t128,t116; "
        "madc.lo.cc.u32 t143,0xb153ffff,t128,t117; madc.hi.cc.u32 t144,0xb153ffff,t128,t118; "
        "madc.lo.cc.u32 t145,0xf6b0f624,t128,t119; madc.hi.cc.u32 t146,0xf6b0f624,t128,t120; "
        "madc.lo.cc.u32 t147,0xf38512bf,t128,t121; madc.hi.cc.u32 t148,0xf38512bf,t128,t122; "
        "madc.lo.cc.u32 t149,0x434bacd7,t128,t123; madc.hi.cc.u32 t150,0x434bacd7,t128,t124; "
        "madc.lo.cc.u32 t151,0x397fe69a,t128,t125; madc.hi.cc.u32 t152,0x397fe69a,t128,t126; "
        "addc.u32 t153,t140,0; add.cc.u32 t154,t129,t142; madc.lo.cc.u32 t155,%13,%27,t143; "
        "madc.hi.cc.u32 t156,%13,%27,t144; madc.lo.cc.u32 t157,%15,%27,t145; "
        "madc.hi.cc.u32 t158,%15,%27,t146; madc.lo.cc.u32 t159,%17,%27,t147; "
        "madc.hi.cc.u32 t160,%17,%27,t148; madc.lo.cc.u32 t161,%19,%27,t149; "
        "madc.hi.cc.u32 t162,%19,%27,t150; madc.lo.cc.u32 t163,%21,%27,t151; "
        "madc.hi.cc.u32 t164,%21,%27,t152; madc.lo.cc.u32 t165,%23,%27,0; "
        "madc.hi.u32 t166,%23,%27,0; mad.lo.cc.u32 t167,%12,%27,t154; "
        "madc.hi.cc.u32 t168,%12,%27,t130; madc.lo.cc.u32 t169,%14,%27,t131; "
        "madc.hi.cc.u32 t170,%14,%27,t132; madc.lo.cc.u32 t171,%16,%27,t133; "
        "madc.hi.cc.u32 t172,%16,%27,t134; madc.lo.cc.u32 t173,%18,%27,t135; "
        "madc.hi.cc.u32 t174,%18,%27,t136; madc.lo.cc.u32 t175,%20,%27,t137; "
        "madc.hi.cc.u32 t176,%20,%27,t138; madc.lo.cc.u32 t177,%22,%27,t139; "
        "madc.hi.cc.u32 t178,%22,%27,t153; addc.u32 t179,t166,0; mul.lo.u32 t180,t167,0xfffcfffd; "
        "mad.lo.cc.u32 t181,0xb9feffff,t180,t155; madc.hi.cc.u32 t182,0xb9feffff,t180,t156; "
        "madc.lo.cc.u32 t183,0x1eabfffe,t180,t157; madc.hi.cc.u32 t184,0x1eabfffe,t180,t158; "
        "madc.lo.cc.u32 t185,0x6730d2a0,t180,t159; madc.hi.cc.u32 t186,0x6730d2a0,t180,t160; "
        "madc.lo.cc.u32 t187,0x64774b84,t180,t161; madc.hi.cc.u32 t188,0x64774b84,t180,t162; "
        "madc.lo.cc.u32 t189,0x4b1ba7b6,t180,t163; madc.hi.cc.u32 t190,0x4b1ba7b6,t180,t164; "
        "madc.lo.cc.u32 t191,0x1a0111ea,t180,t165; madc.hi.u32 t192,0x1a0111ea,t180,t179; "
        "mad.lo.cc.u32 t193,0xffffaaab,t180,t167; madc.hi.cc.u32 t194,0xffffaaab,t180,t168; "
        "madc.lo.cc.u32 t195,0xb153ffff,t180,t169; madc.hi.cc.u32 t196,0xb153ffff,t180,t170; "
        "madc.lo.cc.u32 t197,0xf6b0f624,t180,t171; madc.hi.cc.u32 t198,0xf6b0f624,t180,t172; "
        "madc.lo.cc.u32 t199,0xf38512bf,t180,t173; madc.hi.cc.u32 t200,0xf38512bf,t180,t174; "
        "madc.lo.cc.u32 t201,0x434bacd7,t180,t175; madc.hi.cc.u32 t202,0x434bacd7,t180,t176; "
        "madc.lo.cc.u32 t203,0x397fe69a,t180,t177; madc.hi.cc.u32 t204,0x397fe69a,t180,t178; "
        "addc.u32 t205,t192,0; add.cc.u32 t206,t181,t194; madc.lo.cc.u32 t207,%13,%28,t195; "
        "madc.hi.cc.u32 t208,%13,%28,t196; madc.lo.cc.u32 t209,%15,%28,t197; "
        "madc.hi.cc.u32 t210,%15,%28,t198; madc.lo.cc.u32 t211,%17,%28,t199; "
        "madc.hi.cc.u32 t212,%17,%28,t200; madc.lo.cc.u32 t213,%19,%28,t201; "
        "madc.hi.cc.u32 t214,%19,%28,t202; madc.lo.cc.u32 t215,%21,%28,t203; "
        "madc.hi.cc.u32 t216,%21,%28,t204; madc.lo.cc.u32 t217,%23,%28,0; "
        "madc.hi.u32 t218,%23,%28,0; mad.lo.cc.u32 t219,%12,%28,t206; "
        "madc.hi.cc.u32 t220,%12,%28,t182; madc.lo.cc.u32 t221,%14,%28,t183; "
        "madc.hi.cc.u32 t222,%14,%28,t184; madc.lo.cc.u32 t223,%16,%28,t185; "
        "madc.hi.cc.u32 t224,%16,%28,t186; madc.lo.cc.u32 t225,%18,%28,t187; "
        "madc.hi.cc.u32 t226,%18,%28,t188; madc.lo.cc.u32 t227,%20,%28,t189; "
        "madc.hi.cc.u32 t228,%20,%28,t190; madc.lo.cc.u32 t229,%22,%28,t191; "
        "madc.hi.cc.u32 t230,%22,%28,t205; addc.u32 t231,t218,0; mul.lo.u32 t232,t219,0xfffcfffd; "
        "mad.lo.cc.u32 t233,0xb9feffff,t232,t207; madc.hi.cc.u32 t234,0xb9feffff,t232,t208; "
        "madc.lo.cc.u32 t235,0x1eabfffe,t232,t209; madc.hi.cc.u32 t236,0x1eabfffe,t232,t210; "
        "madc.lo.cc.u32 t237,0x6730d2a0,t232,t211; madc.hi.cc.u32 t238,0x6730d2a0,t232,t212; "
        "madc.lo.cc.u32 t239,0x64774b84,t232,t213; madc.hi.cc.u32 t240,0x64774b84,t232,t214; "
        "madc.lo.cc.u32 t241,0x4b1ba7b6,t232,t215; madc.hi.cc.u32 t242,0x4b1ba7b6,t232,t216; "
        "madc.lo.cc.u32 t243,0x1a0111ea,t232,t217; madc.hi.u32 t244,0x1a0111ea,t232,t231; "
        "mad.lo.cc.u32 t245,0xffffaaab,t232,t219; madc.hi.cc.u32 t246,0xffffaaab,t232,t220; "
        "madc.lo.cc.u32 t247,0xb153ffff,t232,t221; madc.hi.cc.u32 t248,0xb153ffff,t232,t222; "
        "madc.lo.cc.u32 t249,0xf6b0f624,t232,t223; madc.hi.cc.u32 t250,0xf6b0f624,t232,t224; "
        "madc.lo.cc.u32 t251,0xf38512bf,t232,t225; madc.hi.cc.u32 t252,0xf38512bf,t232,t226; "
        "madc.lo.cc.u32 t253,0x434bacd7,t232,t227; madc.hi.cc.u32 t254,0x434bacd7,t232,t228; "
        "madc.lo.cc.u32 t255,0x397fe69a,t232,t229; madc.hi.cc.u32 t256,0x397fe69a,t232,t230; "
        "addc.u32 t257,t244,0; add.cc.u32 t258,t233,t246; madc.lo.cc.u32 t259,%13,%29,t247; "
        "madc.hi.cc.u32 t260,%13,%29,t248; madc.lo.cc.u32 t261,%15,%29,t249; "
        "madc.hi.cc.u32 t262,%15,%29,t250; madc.lo.cc.u32 t263,%17,%29,t251; "
        "madc.hi.cc.u32 t264,%17,%29,t252; madc.lo.cc.u32 t265,%19,%29,t253; "
        "madc.hi.cc.u32 t266,%19,%29,t254; madc.lo.cc.u32 t267,%21,%29,t255; "
        "madc.hi.cc.u32 t268,%21,%29,t256; madc.lo.cc.u32 t269,%23,%29,0; "
        "madc.hi.u32 t270,%23,%29,0; mad.lo.cc.u32 t271,%12,%29,t258; "
        "madc.hi.cc.u32 t272,%12,%29,t234; madc.lo.cc.u32 t273,%14,%29,t235; "
        "madc.hi.cc.u32 t274,%14,%29,t236; madc.lo.cc.u32 t275,%16,%29,t237; "
        "madc.hi.cc.u32 t276,%16,%29,t238; madc.lo.cc.u32 t277,%18,%29,t239; "
        "madc.hi.cc.u32 t278,%18,%29,t240; madc.lo.cc.u32 t279,%20,%29,t241; "
        "madc.hi.cc.u32 t280,%20,%29,t242; madc.lo.cc.u32 t281,%22,%29,t243; "
        "madc.hi.cc.u32 t282,%22,%29,t257; addc.u32 t283,t270,0; mul.lo.u32 t284,t271,0xfffcfffd; "
        "mad.lo.cc.u32 t285,0xb9feffff,t284,t259; madc.hi.cc.u32 t286,0xb9feffff,t284,t260; "
        "madc.lo.cc.u32 t287,0x1eabfffe,t284,t261; madc.hi.cc.u32 t288,0x1eabfffe,t284,t262; "
        "madc.lo.cc.u32 t289,0x6730d2a0,t284,t263; madc.hi.cc.u32 t290,0x6730d2a0,t284,t264; "
        "madc.lo.cc.u32 t291,0x64774b84,t284,t265; madc.hi.cc.u32 t292,0x64774b84,t284,t266; "
        "madc.lo.cc.u32 t293,0x4b1ba7b6,t284,t267; madc.hi.cc.u32 t294,0x4b1ba7b6,t284,t268; "
        "madc.lo.cc.u32 t295,0x1a0111ea,t284,t269; madc.hi.u32 t296,0x1a0111ea,t284,t283; "
        "mad.lo.cc.u32 t297,0xffffaaab,t284,t271; madc.hi.cc.u32 t298,0xffffaaab,t284,t272; "
        "madc.lo.cc.u32 t299,0xb153ffff,t284,t273; madc.hi.cc.u32 t300,0xb153ffff,t284,t274; "
        "madc.lo.cc.u32 t301,0xf6b0f624,t284,t275; madc.hi.cc.u32 t302,0xf6b0f624,t284,t276; "
        "madc.lo.cc.u32 t303,0xf38512bf,t284,t277; madc.hi.cc.u32 t304,0xf38512bf,t284,t278; "
        "madc.lo.cc.u32 t305,0x434bacd7,t284,t279; madc.hi.cc.u32 t306,0x434bacd7,t284,t280; "
        "madc.lo.cc.u32 t307,0x397fe69a,t284,t281; madc.hi.cc.u32 t308,0x397fe69a,t284,t282; "
        "addc.u32 t309,t296,0; add.cc.u32 t310,t285,t298; madc.lo.cc.u32 t311,%13,%30,t299; "
        "madc.hi.cc.u32 t312,%13,%30,t300; madc.lo.cc.u32 t313,%15,%30,t301; "
        "madc.hi.cc.u32 t314,%15,%30,t302; madc.lo.cc.u32 t315,%17,%30,t303; "
        "madc.hi.cc.u32 t316,%17,%30,t304; madc.lo.cc.u32 t317,%19,%30,t305; "
        "madc.hi.cc.u32 t318,%19,%30,t306; madc.lo.cc.u32 t319,%21,%30,t307; "
        "madc.hi.cc.u32 t320,%21,%30,t308; madc.lo.cc.u32 t321,%23,%30,0; "
        "madc.hi.u32 t322,%23,%30,0; mad.lo.cc.u32 t323,%12,%30,t310; "
        "madc.hi.cc.u32 t324,%12,%30,t286; madc.lo.cc.u32 t325,%14,%30,t287; "
        "madc.hi.cc.u32 t326,%14,%30,t288; madc.lo.cc.u32 t327,%16,%30,t289; "
        "madc.hi.cc.u32 t328,%16,%30,t290; madc.lo.cc.u32 t329,%18,%30,t291; "
        "madc.hi.cc.u32 t330,%18,%30,t292; madc.lo.cc.u32 t331,%20,%30,t293; "
        "madc.hi.cc.u32 t332,%20,%30,t294; madc.lo.cc.u32 t333,%22,%30,t295; "
        "madc.hi.cc.u32 t334,%22,%30,t309; addc.u32 t335,t322,0; mul.lo.u32 t336,t323,0xfffcfffd; "
        "mad.lo.cc.u32 t337,0xb9feffff,t336,t311; madc.hi.cc.u32 t338,0xb9feffff,t336,t312; "
        "madc.lo.cc.u32 t339,0x1eabfffe,t336,t313; madc.hi.cc.u32 t340,0x1eabfffe,t336,t314; "
        "madc.lo.cc.u32 t341,0x6730d2a0,t336,t315; madc.hi.cc.u32 t342,0x6730d2a0,t336,t316; "
        "madc.lo.cc.u32 t343,0x64774b84,t336,t317; madc.hi.cc.u32 t344,0x64774b84,t336,t318; "
        "madc.lo.cc.u32 t345,0x4b1ba7b6,t336,t319; madc.hi.cc.u32 t346,0x4b1ba7b6,t336,t320; "
        "madc.lo.cc.u32 t347,0x1a0111ea,t336,t321; madc.hi.u32 t348,0x1a0111ea,t336,t335; "
        "mad.lo.cc.u32 t349,0xffffaaab,t336,t323; madc.hi.cc.u32 t350,0xffffaaab,t336,t324; "
        "madc.lo.cc.u32 t351,0xb153ffff,t336,t325; madc.hi.cc.u32 t352,0xb153ffff,t336,t326; "
        "madc.lo.cc.u32 t353,0xf6b0f624,t336,t327; madc.hi.cc.u32 t354,0xf6b0f624,t336,t328; "
        "madc.lo.cc.u32 t355,0xf38512bf,t336,t329; madc.hi.cc.u32 t356,0xf38512bf,t336,t330; "
        "madc.lo.cc.u32 t357,0x434bacd7,t336,t331; madc.hi.cc.u32 t358,0x434bacd7,t336,t332; "
        "madc.lo.cc.u32 t359,0x397fe69a,t336,t333; madc.hi.cc.u32 t360,0x397fe69a,t336,t334; "
        "addc.u32 t361,t348,0; add.cc.u32 t362,t337,t350; madc.lo.cc.u32 t363,%13,%31,t351; "
        "madc.hi.cc.u32 t364,%13,%31,t352; madc.lo.cc.u32 t365,%15,%31,t353; "
        "madc.hi.cc.u32 t366,%15,%31,t354; madc.lo.cc.u32 t367,%17,%31,t355; "
        "madc.hi.cc.u32 t368,%17,%31,t356; madc.lo.cc.u32 t369,%19,%31,t357; "
        "madc.hi.cc.u32 t370,%19,%31,t358; madc.lo.cc.u32 t371,%21,%31,t359; "
        "madc.hi.cc.u32 t372,%21,%31,t360; madc.lo.cc.u32 t373,%23,%31,0; "
        "madc.hi.u32 t374,%23,%31,0; mad.lo.cc.u32 t375,%12,%31,t362; "
        "madc.hi.cc.u32 t376,%12,%31,t338; madc.lo.cc.u32 t377,%14,%31,t339; "
        "madc.hi.cc.u32 t378,%14,%31,t340; madc.lo.cc.u32 t379,%16,%31,t341; "
        "madc.hi.cc.u32 t380,%16,%31,t342; madc.lo.cc.u32 t381,%18,%31,t343; "
        "madc.hi.cc.u32 t382,%18,%31,t344; madc.lo.cc.u32 t383,%20,%31,t345; "
        "madc.hi.cc.u32 t384,%20,%31,t346; madc.lo.cc.u32 t385,%22,%31,t347; "
        "madc.hi.cc.u32 t386,%22,%31,t361; addc.u32 t387,t374,0; mul.lo.u32 t388,t375,0xfffcfffd; "
        "mad.lo.cc.u32 t389,0xb9feffff,t388,t363; madc.hi.cc.u32 t390,0xb9feffff,t388,t364; "
        "madc.lo.cc.u32 t391,0x1eabfffe,t388,t365; madc.hi.cc.u32 t392,0x1eabfffe,t388,t366; "
        "madc.lo.cc.u32 t393,0x6730d2a0,t388,t367; madc.hi.cc.u32 t394,0x6730d2a0,t388,t368; "
        "madc.lo.cc.u32 t395,0x64774b84,t388,t369; madc.hi.cc.u32 t396,0x64774b84,t388,t370; "
        "madc.lo.cc.u32 t397,0x4b1ba7b6,t388,t371; madc.hi.cc.u32 t398,0x4b1ba7b6,t388,t372; "
        "madc.lo.cc.u32 t399,0x1a0111ea,t388,t373; madc.hi.u32 t400,0x1a0111ea,t388,t387; "
        "mad.lo.cc.u32 t401,0xffffaaab,t388,t375; madc.hi.cc.u32 t402,0xffffaaab,t388,t376; "
        "madc.lo.cc.u32 t403,0xb153ffff,t388,t377; madc.hi.cc.u32 t404,0xb153ffff,t388,t378; "
        "madc.lo.cc.u32 t405,0xf6b0f624,t388,t379; madc.hi.cc.u32 t406,0xf6b0f624,t388,t380; "
        "madc.lo.cc.u32 t407,0xf38512bf,t388,t381; madc.hi.cc.u32 t408,0xf38512bf,t388,t382; "
        "madc.lo.cc.u32 t409,0x434bacd7,t388,t383; madc.hi.cc.u32 t410,0x434bacd7,t388,t384; "
        "madc.lo.cc.u32 t411,0x397fe69a,t388,t385; madc.hi.cc.u32 t412,0x397fe69a,t388,t386; "
        "addc.u32 t413,t400,0; add.cc.u32 t414,t389,t402; madc.lo.cc.u32 t415,%13,%32,t403; "
        "madc.hi.cc.u32 t416,%13,%32,t404; madc.lo.cc.u32 t417,%15,%32,t405; "
        "madc.hi.cc.u32 t418,%15,%32,t406; madc.lo.cc.u32 t419,%17,%32,t407; "
        "madc.hi.cc.u32 t420,%17,%32,t408; madc.lo.cc.u32 t421,%19,%32,t409; "
        "madc.hi.cc.u32 t422,%19,%32,t410; madc.lo.cc.u32 t423,%21,%32,t411; "
        "madc.hi.cc.u32 t424,%21,%32,t412; madc.lo.cc.u32 t425,%23,%32,0; "
        "madc.hi.u32 t426,%23,%32,0; mad.lo.cc.u32 t427,%12,%32,t414; "
        "madc.hi.cc.u32 t428,%12,%32,t390; madc.lo.cc.u32 t429,%14,%32,t391; "
        "madc.hi.cc.u32 t430,%14,%32,t392; madc.lo.cc.u32 t431,%16,%32,t393; "
        "madc.hi.cc.u32 t432,%16,%32,t394; madc.lo.cc.u32 t433,%18,%32,t395; "
        "madc.hi.cc.u32 t434,%18,%32,t396; madc.lo.cc.u32 t435,%20,%32,t397; "
        "madc.hi.cc.u32 t436,%20,%32,t398; madc.lo.cc.u32 t437,%22,%32,t399; "
        "madc.hi.cc.u32 t438,%22,%32,t413; addc.u32 t439,t426,0; mul.lo.u32 t440,t427,0xfffcfffd; "
        "mad.lo.cc.u32 t441,0xb9feffff,t440,t415; madc.hi.cc.u32 t442,0xb9feffff,t440,t416; "
        "madc.lo.cc.u32 t443,0x1eabfffe,t440,t417; madc.hi.cc.u32 t444,0x1eabfffe,t440,t418; "
        "madc.lo.cc.u32 t445,0x6730d2a0,t440,t419; madc.hi.cc.u32 t446,0x6730d2a0,t440,t420; "
        "madc.lo.cc.u32 t447,0x64774b84,t440,t421; madc.hi.cc.u32 t448,0x64774b84,t440,t422; "
        "madc.lo.cc.u32 t449,0x4b1ba7b6,t440,t423; madc.hi.cc.u32 t450,0x4b1ba7b6,t440,t424; "
        "madc.lo.cc.u32 t451,0x1a0111ea,t440,t425; madc.hi.u32 t452,0x1a0111ea,t440,t439; "
        "mad.lo.cc.u32 t453,0xffffaaab,t440,t427; madc.hi.cc.u32 t454,0xffffaaab,t440,t428; "
        "madc.lo.cc.u32 t455,0xb153ffff,t440,t429; madc.hi.cc.u32 t456,0xb153ffff,t440,t430; "
        "madc.lo.cc.u32 t457,0xf6b0f624,t440,t431; madc.hi.cc.u32 t458,0xf6b0f624,t440,t432; "
        "madc.lo.cc.u32 t459,0xf38512bf,t440,t433; madc.hi.cc.u32 t460,0xf38512bf,t440,t434; "
        "madc.lo.cc.u32 t461,0x434bacd7,t440,t435; madc.hi.cc.u32 t462,0x434bacd7,t440,t436; "
        "madc.lo.cc.u32 t463,0x397fe69a,t440,t437; madc.hi.cc.u32 t464,0x397fe69a,t440,t438; "
        "addc.u32 t465,t452,0; add.cc.u32 t466,t441,t454; madc.lo.cc.u32 t467,%13,%33,t455; "
        "madc.hi.cc.u32 t468,%13,%33,t456; madc.lo.cc.u32 t469,%15,%33,t457; "
        "madc.hi.cc.u32 t470,%15,%33,t458; madc.lo.cc.u32 t471,%17,%33,t459; "
        "madc.hi.cc.u32 t472,%17,%33,t460; madc.lo.cc.u32 t473,%19,%33,t461; "
        "madc.hi.cc.u32 t474,%19,%33,t462; madc.lo.cc.u32 t475,%21,%33,t463; "
        "madc.hi.cc.u32 t476,%21,%33,t464; madc.lo.cc.u32 t477,%23,%33,0; "
        "madc.hi.u32 t478,%23,%33,0; mad.lo.cc.u32 t479,%12,%33,t466; "
        "madc.hi.cc.u32 t480,%12,%33,t442; madc.lo.cc.u32 t481,%14,%33,t443; "
        "madc.hi.cc.u32 t482,%14,%33,t444; madc.lo.cc.u32 t483,%16,%33,t445; "
        "madc.hi.cc.u32 t484,%16,%33,t446; madc.lo.cc.u32 t485,%18,%33,t447; "
        "madc.hi.cc.u32 t486,%18,%33,t448; madc.lo.cc.u32 t487,%20,%33,t449; "
        "madc.hi.cc.u32 t488,%20,%33,t450; madc.lo.cc.u32 t489,%22,%33,t451; "
        "madc.hi.cc.u32 t490,%22,%33,t465; addc.u32 t491,t478,0; mul.lo.u32 t492,t479,0xfffcfffd; "
        "mad.lo.cc.u32 t493,0xb9feffff,t492,t467; madc.hi.cc.u32 t494,0xb9feffff,t492,t468; "
        "madc.lo.cc.u32 t495,0x1eabfffe,t492,t469; madc.hi.cc.u32 t496,0x1eabfffe,t492,t470; "
        "madc.lo.cc.u32 t497,0x6730d2a0,t492,t471; madc.hi.cc.u32 t498,0x6730d2a0,t492,t472; "
        "madc.lo.cc.u32 t499,0x64774b84,t492,t473; madc.hi.cc.u32 t500,0x64774b84,t492,t474; "
        "madc.lo.cc.u32 t501,0x4b1ba7b6,t492,t475; madc.hi.cc.u32 t502,0x4b1ba7b6,t492,t476; "
        "madc.lo.cc.u32 t503,0x1a0111ea,t492,t477; madc.hi.u32 t504,0x1a0111ea,t492,t491; "
        "mad.lo.cc.u32 t505,0xffffaaab,t492,t479; madc.hi.cc.u32 t506,0xffffaaab,t492,t480; "
        "madc.lo.cc.u32 t507,0xb153ffff,t492,t481; madc.hi.cc.u32 t508,0xb153ffff,t492,t482; "
        "madc.lo.cc.u32 t509,0xf6b0f624,t492,t483; madc.hi.cc.u32 t510,0xf6b0f624,t492,t484; "
        "madc.lo.cc.u32 t511,0xf38512bf,t492,t485; madc.hi.cc.u32 t512,0xf38512bf,t492,t486; "
        "madc.lo.cc.u32 t513,0x434bacd7,t492,t487; madc.hi.cc.u32 t514,0x434bacd7,t492,t488; "
        "madc.lo.cc.u32 t515,0x397fe69a,t492,t489; madc.hi.cc.u32 t516,0x397fe69a,t492,t490; "
        "addc.u32 t517,t504,0; add.cc.u32 t518,t493,t506; madc.lo.cc.u32 t519,%13,%34,t507; "
        "madc.hi.cc.u32 t520,%13,%34,t508; madc.lo.cc.u32 t521,%15,%34,t509; "
        "madc.hi.cc.u32 t522,%15,%34,t510; madc.lo.cc.u32 t523,%17,%34,t511; "
        "madc.hi.cc.u32 t524,%17,%34,t512; madc.lo.cc.u32 t525,%19,%34,t513; "
        "madc.hi.cc.u32 t526,%19,%34,t514; madc.lo.cc.u32 t527,%21,%34,t515; "
        "madc.hi.cc.u32 t528,%21,%34,t516; madc.lo.cc.u32 t529,%23,%34,0; "
        "madc.hi.u32 t530,%23,%34,0; mad.lo.cc.u32 t531,%12,%34,t518; "
        "madc.hi.cc.u32 t532,%12,%34,t494; madc.lo.cc.u32 t533,%14,%34,t495; "
        "madc.hi.cc.u32 t534,%14,%34,t496; madc.lo.cc.u32 t535,%16,%34,t497; "
        "madc.hi.cc.u32 t536,%16,%34,t498; madc.lo.cc.u32 t537,%18,%34,t499; "
        "madc.hi.cc.u32 t538,%18,%34,t500; madc.lo.cc.u32 t539,%20,%34,t501; "
        "madc.hi.cc.u32 t540,%20,%34,t502; madc.lo.cc.u32 t541,%22,%34,t503; "
        "madc.hi.cc.u32 t542,%22,%34,t517; addc.u32 t543,t530,0; mul.lo.u32 t544,t531,0xfffcfffd; "
        "mad.lo.cc.u32 t545,0xb9feffff,t544,t519; madc.hi.cc.u32 t546,0xb9feffff,t544,t520; "
        "madc.lo.cc.u32 t547,0x1eabfffe,t544,t521; madc.hi.cc.u32 t548,0x1eabfffe,t544,t522; "
        "madc.lo.cc.u32 t549,0x6730d2a0,t544,t523; madc.hi.cc.u32 t550,0x6730d2a0,t544,t524; "
        "madc.lo.cc.u32 t551,0x64774b84,t544,t525; madc.hi.cc.u32 t552,0x64774b84,t544,t526; "
        "madc.lo.cc.u32 t553,0x4b1ba7b6,t544,t527; madc.hi.cc.u32 t554,0x4b1ba7b6,t544,t528; "
        "madc.lo.cc.u32 t555,0x1a0111ea,t544,t529; madc.hi.u32 t556,0x1a0111ea,t544,t543; "
        "mad.lo.cc.u32 t557,0xffffaaab,t544,t531; madc.hi.cc.u32 t558,0xffffaaab,t544,t532; "
        "madc.lo.cc.u32 t559,0xb153ffff,t544,t533; madc.hi.cc.u32 t560,0xb153ffff,t544,t534; "
        "madc.lo.cc.u32 t561,0xf6b0f624,t544,t535; madc.hi.cc.u32 t562,0xf6b0f624,t544,t536; "
        "madc.lo.cc.u32 t563,0xf38512bf,t544,t537; madc.hi.cc.u32 t564,0xf38512bf,t544,t538; "
        "madc.lo.cc.u32 t565,0x434bacd7,t544,t539; madc.hi.cc.u32 t566,0x434bacd7,t544,t540; "
        "madc.lo.cc.u32 t567,0x397fe69a,t544,t541; madc.hi.cc.u32 t568,0x397fe69a,t544,t542; "
        "addc.u32 t569,t556,0; add.cc.u32 t570,t545,t558; madc.lo.cc.u32 t571,%13,%35,t559; "
        "madc.hi.cc.u32 t572,%13,%35,t560; madc.lo.cc.u32 t573,%15,%35,t561; "
        "madc.hi.cc.u32 t574,%15,%35,t562; madc.lo.cc.u32 t575,%17,%35,t563; "
        "madc.hi.cc.u32 t576,%17,%35,t564; madc.lo.cc.u32 t577,%19,%35,t565; "
        "madc.hi.cc.u32 t578,%19,%35,t566; madc.lo.cc.u32 t579,%21,%35,t567; "
        "madc.hi.cc.u32 t580,%21,%35,t568; madc.lo.cc.u32 t581,%23,%35,0; "
        "madc.hi.u32 t582,%23,%35,0; mad.lo.cc.u32 t583,%12,%35,t570; "
        "madc.hi.cc.u32 t584,%12,%35,t546; madc.lo.cc.u32 t585,%14,%35,t547; "
        "madc.hi.cc.u32 t586,%14,%35,t548; madc.lo.cc.u32 t587,%16,%35,t549; "
        "madc.hi.cc.u32 t588,%16,%35,t550; madc.lo.cc.u32 t589,%18,%35,t551; "
        "madc.hi.cc.u32 t590,%18,%35,t552; madc.lo.cc.u32 t591,%20,%35,t553; "
        "madc.hi.cc.u32 t592,%20,%35,t554; madc.lo.cc.u32 t593,%22,%35,t555; "
        "madc.hi.cc.u32 t594,%22,%35,t569; addc.u32 t595,t582,0; mul.lo.u32 t596,t583,0xfffcfffd; "
        "mad.lo.cc.u32 t597,0xb9feffff,t596,t571; madc.hi.cc.u32 t598,0xb9feffff,t596,t572; "
        "madc.lo.cc.u32 t599,0x1eabfffe,t596,t573; madc.hi.cc.u32 t600,0x1eabfffe,t596,t574; "
        "madc.lo.cc.u32 t601,0x6730d2a0,t596,t575; madc.hi.cc.u32 t602,0x6730d2a0,t596,t576; "
        "madc.lo.cc.u32 t603,0x64774b84,t596,t577; madc.hi.cc.u32 t604,0x64774b84,t596,t578; "
        "madc.lo.cc.u32 t605,0x4b1ba7b6,t596,t579; madc.hi.cc.u32 t606,0x4b1ba7b6,t596,t580; "
        "madc.lo.cc.u32 t607,0x1a0111ea,t596,t581; madc.hi.u32 t608,0x1a0111ea,t596,t595; "
        "mad.lo.cc.u32 t609,0xffffaaab,t596,t583; madc.hi.cc.u32 t610,0xffffaaab,t596,t584; "
        "madc.lo.cc.u32 t611,0xb153ffff,t596,t585; madc.hi.cc.u32 t612,0xb153ffff,t596,t586; "
        "madc.lo.cc.u32 t613,0xf6b0f624,t596,t587; madc.hi.cc.u32 t614,0xf6b0f624,t596,t588; "
        "madc.lo.cc.u32 t615,0xf38512bf,t596,t589; madc.hi.cc.u32 t616,0xf38512bf,t596,t590; "
        "madc.lo.cc.u32 t617,0x434bacd7,t596,t591; madc.hi.cc.u32 t618,0x434bacd7,t596,t592; "
        "madc.lo.cc.u32 t619,0x397fe69a,t596,t593; madc.hi.cc.u32 t620,0x397fe69a,t596,t594; "
        "addc.u32 t621,t608,0; add.cc.u32 %0,t610,t597; addc.cc.u32 %1,t611,t598; "
        "addc.cc.u32 %2,t612,t599; addc.cc.u32 %3,t613,t600; addc.cc.u32 %4,t614,t601; "
        "addc.cc.u32 %5,t615,t602; addc.cc.u32 %6,t616,t603; addc.cc.u32 %7,t617,t604; "
        "addc.cc.u32 %8,t618,t605; addc.cc.u32 %9,t619,t606; addc.cc.u32 %10,t620,t607; "
        "addc.u32 %11,0,t621; } "
        : "=&r"(r.v[0]), "=&r"(r.v[1]), "=&r"(r.v[2]), "=&r"(r.v[3]), "=&r"(r.v[4]), "=&r"(r.v[5]),
          "=&r"(r.v[6]), "=&r"(r.v[7]), "=&r"(r.v[8]), "=&r"(r.v[9]), "=&r"(r.v[10]), "=&r"(r.v[11])
        : "r"(a.v[0]), "r"(a.v[1]), "r"(a.v[2]), "r"(a.v[3]), "r"(a.v[4]), "r"(a.v[5]), "r"(a.v[6]),
          "r"(a.v[7]), "r"(a.v[8]), "r"(a.v[9]), "r"(a.v[10]), "r"(a.v[11]), "r"(b.v[0]),
          "r"(b.v[1]), "r"(b.v[2]), "r"(b.v[3]), "r"(b.v[4]), "r"(b.v[5]), "r"(b.v[6]), "r"(b.v[7]),
          "r"(b.v[8]), "r"(b.v[9]), "r"(b.v[10]), "r"(b.v[11]));
#else
    uint32_t cf = 0;
    const uint32_t t0 = words_mul_lo(a.v[1], b.v[0]);
    const uint32_t t1 = words_mul_hi(a.v[1], b.v[0]);
    const uint32_t t2 = words_mul_lo(a.v[3], b.v[0]);
    const uint32_t t3 = words_mul_hi(a.v[3], b.v[0]);
    const uint32_t t4 = words_mul_lo(a.v[5], b.v[0]);
    const uint32_t t5 = words_mul_hi(a.v[5], b.v[0]);
    const uint32_t t6 = words_mul_lo(a.v[7], b.v[0]);
    const uint32_t t7 = words_mul_hi(a.v[7], b.v[0]);
    const uint32_t t8 = words_mul_lo(a.v[9], b.v[0]);
    const uint32_t t9 = words_mul_hi(a.v[9], b.v[0]);
    const uint32_t t10 = words_mul_lo(a.v[11], b.v[0]);
    const uint32_t t11 = words_mul_hi(a.v[11], b.v[0]);
    const uint32_t t12 = words_mul_lo(a.v[0], b.v[0]);
    const uint32_t t13 = words_mul_hi(a.v[0], b.v[0]);
    const uint32_t t14 = words_mul_lo(a.v[2], b.v[0]);
    const uint32_t t15 = words_mul_hi(a.v[2], b.v[0]);
    const uint32_t t16 = words_mul_lo(a.v[4], b.v[0]);
    const uint32_t t17 = words_mul_hi(a.v[4], b.v[0]);
    const uint32_t t18 = words_mul_lo(a.v[6], b.v[0]);
    const uint32_t t19 = words_mul_hi(a.v[6], b.v[0]);
    const uint32_t t20 = words_mul_lo(a.v[8], b.v[0]);
    const uint32_t t21 = words_mul_hi(a.v[8], b.v[0]);
    const uint32_t t22 = words_mul_lo(a.v[10], b.v[0]);
    const uint32_t t23 = words_mul_hi(a.v[10], b.v[0]);
    const uint32_t t24 = words_mul_lo(t12, 0xfffcfffdu);
    const uint32_t t25 = words_mad_lo_cc(0xb9feffffu, t24, t0, cf);
    const uint32_t t26 = words_madc_hi_cc(0xb9feffffu, t24, t1, cf);
    const uint32_t t27 = words_madc_lo_cc(0x1eabfffeu, t24, t2, cf);
    const uint32_t t28 = words_madc_hi_cc(0x1eabfffeu, t24, t3, cf);
    const uint32_t t29 = words_madc_lo_cc(0x6730d2a0u, t24, t4, cf);
    const uint32_t t30 = words_madc_hi_cc(0x6730d2a0u, t24, t5, cf);
    const uint32_t t31 = words_madc_lo_cc(0x64774b84u, t24, t6, cf);
    const uint32_t t32 = words_madc_hi_cc(0x64774b84u, t24, t7, cf);
    const uint32_t t33 = words_madc_lo_cc(0x4b1ba7b6u, t24, t8, cf);
    const uint32_t t34 = words_madc_hi_cc(0x4b1ba7b6u, t24, t9, cf);
    const uint32_t t35 = words_madc_lo_cc(0x1a0111eau, t24, t10, cf);
    const uint32_t t36 = words_madc_hi(0x1a0111eau, t24, t11, cf);
    const uint32_t t37 = words_mad_lo_cc(0xffffaaabu, t24, t12, cf);
    const uint32_t t38 = words_madc_hi_cc(0xffffaaabu, t24, t13, cf);
    const uint32_t t39 = words_madc_lo_cc(0xb153ffffu, t24, t14, cf);
    const uint32_t t40 = words_madc_hi_cc(0xb153ffffu, t24, t15, cf);
    const uint32_t t41 = words_madc_lo_cc(0xf6b0f624u, t24, t16, cf);
    const uint32_t t42 = words_madc_hi_cc(0xf6b0f624u, t24, t17, cf);
    const uint32_t t43 = words_madc_lo_cc(0xf38512bfu, t24, t18, cf);
    const uint32_t t44 = words_madc_hi_cc(0xf38512bfu, t24, t19, cf);
    const uint32_t t45 = words_madc_lo_cc(0x434bacd7u, t24, t20, cf);
    const uint32_t t46 = words_madc_hi_cc(0x434bacd7u, t24, t21, cf);
    const uint32_t t47 = words_madc_lo_cc(0x397fe69au, t24, t22, cf);
    const uint32_t t48 = words_madc_hi_cc(0x397fe69au, t24, t23, cf);
    const uint32_t t49 = words_addc(t36, 0x0u, cf); const uint32_t t50 = words_add_cc(t25, t38, cf);
    const uint32_t t51 = words_madc_lo_cc(a.v[1], b.v[1], t39, cf);
    const uint32_t t52 = words_madc_hi_cc(a.v[1], b.v[1], t40, cf);
    const uint32_t t53 = words_madc_lo_cc(a.v[3], b.v[1], t41, cf);
    const uint32_t t54 = words_madc_hi_cc(a.v[3], b.v[1], t42, cf);
    const uint32_t t55 = words_madc_lo_cc(a.v[5], b.v[1], t43, cf);
    const uint32_t t56 = words_madc_hi_cc(a.v[5], b.v[1], t44, cf);
    const uint32_t t57 = words_madc_lo_cc(a.v[7], b.v[1], t45, cf);
    const uint32_t t58 = words_madc_hi_cc(a.v[7], b.v[1], t46, cf);
    const uint32_t t59 = words_madc_lo_cc(a.v[9], b.v[1], t47, cf);
    const uint32_t t60 = words_madc_hi_cc(a.v[9], b.v[1], t48, cf);
    const uint32_t t61 = words_madc_lo_cc(a.v[11], b.v[1], 0x0u, cf);
    const uint32_t t62 = words_madc_hi(a.v[11], b.v[1], 0x0u, cf);
    const uint32_t t63 = words_mad_lo_cc(a.v[0], b.v[1], t50, cf);
    const uint32_t t64 = words_madc_hi_cc(a.v[0], b.v[1], t26, cf);
    const uint32_t t65 = words_madc_lo_cc(a.v[2], b.v[1], t27, cf);
    const uint32_t t66 = words_madc_hi_cc(a.v[2], b.v[1], t28, cf);
    const uint32_t t67 = words_madc_lo_cc(a.v[4], b.v[1], t29, cf);
    const uint32_t t68 = words_madc_hi_cc(a.v[4], b.v[1], t30, cf);
    const uint32_t t69 = words_madc_lo_cc(a.v[6], b.v[1], t31, cf);
    const uint32_t t70 = words_madc_hi_cc(a.v[6], b.v[1], t32, cf);
    const uint32_t t71 = words_madc_lo_cc(a.v[8], b.v[1], t33, cf);
    const uint32_t t72 = words_madc_hi_cc(a.v[8], b.v[1], t34, cf);
    const uint32_t t73 = words_madc_lo_cc(a.v[10], b.v[1], t35, cf);
    const uint32_t t74 = words_madc_hi_cc(a.v[10], b.v[1], t49, cf);
    const uint32_t t75 = words_addc(t62, 0x0u, cf);
    const uint32_t t76 = words_mul_lo(t63, 0xfffcfffdu);
    const uint32_t t77 = words_mad_lo_cc(0xb9feffffu, t76, t51, cf);
    const uint32_t t78 = words_madc_hi_cc(0xb9feffffu, t76, t52, cf);
    const uint32_t t79 = words_madc_lo_cc(0x1eabfffeu, t76, t53, cf);
    const uint32_t t80 = words_madc_hi_cc(0x1eabfffeu, t76, t54, cf);
    const uint32_t t81 = words_madc_lo_cc(0x6730d2a0u, t76, t55, cf);
    const uint32_t t82 = words_madc_hi_cc(0x6730d2a0u, t76, t56, cf);
    const uint32_t t83 = words_madc_lo_cc(0x64774b84u, t76, t57, cf);
    const uint32_t t84 = words_madc_hi_cc(0x64774b84u, t76, t58, cf);
    const uint32_t t85 = words_madc_lo_cc(0x4b1ba7b6u, t76, t59, cf);
    const uint32_t t86 = words_madc_hi_cc(0x4b1ba7b6u, t76, t60, cf);
    const uint32_t t87 = words_madc_lo_cc(0x1a0111eau, t76, t61, cf);
    const uint32_t t88 = words_madc_hi(0x1a0111eau, t76, t75, cf);
    const uint32_t t89 = words_mad_lo_cc(0xffffaaabu, t76, t63, cf);
    const uint32_t t90 = words_madc_hi_cc(0xffffaaabu, t76, t64, cf);
    const uint32_t t91 = words_madc_lo_cc(0xb153ffffu, t76, t65, cf);
    const uint32_t t92 = words_madc_hi_cc(0xb153ffffu, t76, t66, cf);
    const uint32_t t93 = words_madc_lo_cc(0xf6b0f624u, t76, t67, cf);
    const uint32_t t94 = words_madc_hi_cc(0xf6b0f624u, t76, t68, cf);
    const uint32_t t95 = words_madc_lo_cc(0xf38512bfu, t76, t69, cf);
    const uint32_t t96 = words_madc_hi_cc(0xf38512bfu, t76, t70, cf);
    const uint32_t t97 = words_madc_lo_cc(0x434bacd7u, t76, t71, cf);
    const uint32_t t98 = words_madc_hi_cc(0x434bacd7u, t76, t72, cf);
    const uint32_t t99 = words_madc_lo_cc(0x397fe69au, t76, t73, cf);
    const uint32_t t100 = words_madc_hi_cc(0x397fe69au, t76, t74, cf);
    const uint32_t t101 = words_addc(t88, 0x0u, cf);
    const uint32_t t102 = words_add_cc(t77, t90, cf);
    const uint32_t t103 = words_madc_lo_cc(a.v[1], b.v[2], t91, cf);
    const uint32_t t104 = words_madc_hi_cc(a.v[1], b.v[2], t92, cf);
    const uint32_t t105 = words_madc_lo_cc(a.v[3], b.v[2], t93, cf);
    const uint32_t t106 = words_madc_hi_cc(a.v[3], b.v[2], t94, cf);
    const uint32_t t107 = words_madc_lo_cc(a.v[5], b.v[2], t95, cf);
    const uint32_t t108 = words_madc_hi_cc(a.v[5], b.v[2], t96, cf);
    const uint32_t t109 = words_madc_lo_cc(a.v[7], b.v[2], t97, cf);
    const uint32_t t110 = words_madc_hi_cc(a.v[7], b.v[2], t98, cf);
    const uint32_t t111 = words_madc_lo_cc(a.v[9], b.v[2], t99, cf);
    const uint32_t t112 = words_madc_hi_cc(a.v[9], b.v[2], t100, cf);
    const uint32_t t113 = words_madc_lo_cc(a.v[11], b.v[2], 0x0u, cf);
    const uint32_t t114 = words_madc_hi(a.v[11], b.v[2], 0x0u, cf);
    const uint32_t t115 = words_mad_lo_cc(a.v[0], b.v[2], t102, cf);
    const uint32_t t116 = words_madc_hi_cc(a.v[0], b.v[2], t78, cf);
    const uint32_t t117 = words_madc_lo_cc(a.v[2], b.v[2], t79, cf);
    const uint32_t t118 = words_madc_hi_cc(a.v[2], b.v[2], t80, cf);
    const uint32_t t119 = words_madc_lo_cc(a.v[4], b.v[2], t81, cf);
    const uint32_t t120 = words_madc_hi_cc(a.v[4], b.v[2], t82, cf);
    const uint32_t t121 = words_madc_lo_cc(a.v[6], b.v[2], t83, cf);
    const uint32_t t122 = words_madc_hi_cc(a.v[6], b.v[2], t84, cf);
    const uint32_t t123 = words_madc_lo_cc(a.v[8], b.v[2], t85, cf);
    const uint32_t t124 = words_madc_hi_cc(a.v[8], b.v[2], t86, cf);
    const uint32_t t125 = words_madc_lo_cc(a.v[10], b.v[2], t87, cf);
    const uint32_t t126 = words_madc_hi_cc(a.v[10], b.v[2], t101, cf);
    const uint32_t t127 = words_addc(t114, 0x0u, cf);
    const uint32_t t128 = words_mul_lo(t115, 0xfffcfffdu);
    const uint32_t t129 = words_mad_lo_cc(0xb9feffffu, t128, t103, cf);
    const uint32_t t130 = words_madc_hi_cc(0xb9feffffu, t128, t104, cf);
    const uint32_t t131 = words_madc_lo_cc(0x1eabfffeu, t128, t105, cf);
    const uint32_t t132 = words_madc_hi_cc(0x1eabfffeu, t128, t106, cf);
    const uint32_t t133 = words_madc_lo_cc(0x6730d2a0u, t128, t107, cf);
    const uint32_t t134 = words_madc_hi_cc(0x6730d2a0u, t128, t108, cf);
    const uint32_t t135 = words_madc_lo_cc(0x64774b84u, t128, t109, cf);
    const uint32_t t136 = words_madc_hi_cc(0x64774b84u, t128, t110, cf);
    const uint32_t t137 = words_madc_lo_cc(0x4b1ba7b6u, t128, t111, cf);
    const uint32_t t138 = words_madc_hi_cc(0x4b1ba7b6u, t128, t112, cf);
    const uint32_t t139 = words_madc_lo_cc(0x1a0111eau, t128, t113, cf);
    const uint32_t t140 = words_madc_hi(0x1a0111eau, t128, t127, cf);
    const uint32_t t141 = words_mad_lo_cc(0xffffaaabu, t128, t115, cf);
    const uint32_t t142 = words_madc_hi_cc(0xffffaaabu, t128, t116, cf);
    const uint32_t t143 = words_madc_lo_cc(0xb153ffffu, t128, t117, cf);
    const uint32_t t144 = words_madc_hi_cc(0xb153ffffu, t128, t118, cf);
    const uint32_t t145 = words_madc_lo_cc(0xf6b0f624u, t128, t119, cf);
    const uint32_t t146 = words_madc_hi_cc(0xf6b0f624u, t128, t120, cf);
    const uint32_t t147 = words_madc_lo_cc(0xf38512bfu, t128, t121, cf);
    const uint32_t t148 = words_madc_hi_cc(0xf38512bfu, t128, t122, cf);
    const uint32_t t149 = words_madc_lo_cc(0x434bacd7u, t128, t123, cf);
    const uint32_t t150 = words_madc_hi_cc(0x434bacd7u, t128, t124, cf);
    const uint32_t t151 = words_madc_lo_cc(0x397fe69au, t128, t125, cf);
    const uint32_t t152 = words_madc_hi_cc(0x397fe69au, t128, t126, cf);
    const uint32_t t153 = words_addc(t140, 0x0u, cf);
    const uint32_t t154 = words_add_cc(t129, t142, cf);
    const uint32_t t155 = words_madc_lo_cc(a.v[1], b.v[3], t143, cf);
    const uint32_t t156 = words_madc_hi_cc(a.v[1], b.v[3], t144, cf);
    const uint32_t t157 = words_madc_lo_cc(a.v[3], b.v[3], t145, cf);
    const uint32_t t158 = words_madc_hi_cc(a.v[3], b.v[3], t146, cf);
    const uint32_t t159 = words_madc_lo_cc(a.v[5], b.v[3], t147, cf);
    const uint32_t t160 = words_madc_hi_cc(a.v[5], b.v[3], t148, cf);
    const uint32_t t161 = words_madc_lo_cc(a.v[7], b.v[3], t149, cf);
    const uint32_t t162 = words_madc_hi_cc(a.v[7], b.v[3], t150, cf);
    const uint32_t t163 = words_madc_lo_cc(a.v[9], b.v[3], t151, cf);
    const uint32_t t164 = words_madc_hi_cc(a.v[9], b.v[3], t152, cf);
    const uint32_t t165 = words_madc_lo_cc(a.v[11], b.v[3], 0x0u, cf);
    const uint32_t t166 = words_madc_hi(a.v[11], b.v[3], 0x0u, cf);
    const uint32_t t167 = words_mad_lo_cc(a.v[0], b.v[3], t154, cf);
    const uint32_t t168 = words_madc_hi_cc(a.v[0], b.v[3], t130, cf);
    const uint32_t t169 = words_madc_lo_cc(a.v[2], b.v[3], t131, cf);
    const uint32_t t170 = words_madc_hi_cc(a.v[2], b.v[3], t132, cf);
    const uint32_t t171 = words_madc_lo_cc(a.v[4], b.v[3], t133, cf);
    const uint32_t t172 = words_madc_hi_cc(a.v[4], b.v[3], t134, cf);
    const uint32_t t173 = words_madc_lo_cc(a.v[6], b.v[3], t135, cf);
    const uint32_t t174 = words_madc_hi_cc(a.v[6], b.v[3], t136, cf);
    const uint32_t t175 = words_madc_lo_cc(a.v[8], b.v[3], t137, cf);
    const uint32_t t176 = words_madc_hi_cc(a.v[8], b.v[3], t138, cf);
    const uint32_t t177 = words_madc_lo_cc(a.v[10], b.v[3], t139, cf);
    const uint32_t t178 = words_madc_hi_cc(a.v[10], b.v[3], t153, cf);
    const uint32_t t179 = words_addc(t166, 0x0u, cf);
    const uint32_t t180 = words_mul_lo(t167, 0xfffcfffdu);
    const uint32_t t181 = words_mad_lo_cc(0xb9feffffu, t180, t155, cf);
    const uint32_t t182 = words_madc_hi_cc(0xb9feffffu, t180, t156, cf);
    const uint32_t t183 = words_madc_lo_cc(0x1eabfffeu, t180, t157, cf);
    const uint32_t t184 = words_madc_hi_cc(0x1eabfffeu, t180, t158, cf);
    const uint32_t t185 = words_madc_lo_cc(0x6730d2a0u, t180, t159, cf);
    const uint32_t t186 = words_madc_hi_cc(0x6730d2a0u, t180, t160, cf);
    const uint32_t t187 = words_madc_lo_cc(0x64774b84u, t180, t161, cf);
    const uint32_t t188 = words_madc_hi_cc(0x64774b84u, t180, t162, cf);
    const uint32_t t189 = words_madc_lo_cc(0x4b1ba7b6u, t180, t163, cf);
    const uint32_t t190 = words_madc_hi_cc(0x4b1ba7b6u, t180, t164, cf);
    const uint32_t t191 = words_madc_lo_cc(0x1a0111eau, t180, t165, cf);
    const uint32_t t192 = words_madc_hi(0x1a0111eau, t180, t179, cf);
    const uint32_t t193 = words_mad_lo_cc(0xffffaaabu, t180, t167, cf);
    const uint32_t t194 = words_madc_hi_cc(0xffffaaabu, t180, t168, cf);
    const uint32_t t195 = words_madc_lo_cc(0xb153ffffu, t180, t169, cf);
    const uint32_t t196 = words_madc_hi_cc(0xb153ffffu, t180, t170, cf);
    const uint32_t t197 = words_madc_lo_cc(0xf6b0f624u, t180, t171, cf);
    const uint32_t t198 = words_madc_hi_cc(0xf6b0f624u, t180, t172, cf);
    const uint32_t t199 = words_madc_lo_cc(0xf38512bfu, t180, t173, cf);
    const uint32_t t200 = words_madc_hi_cc(0xf38512bfu, t180, t174, cf);
    const uint32_t t201 = words_madc_lo_cc(0x434bacd7u, t180, t175, cf);
    const uint32_t t202 = words_madc_hi_cc(0x434bacd7u, t180, t176, cf);
    const uint32_t t203 = words_madc_lo_cc(0x397fe69au, t180, t177, cf);
    const uint32_t t204 = words_madc_hi_cc(0x397fe69au, t180, t178, cf);
    const uint32_t t205 = words_addc(t192, 0x0u, cf);
    const uint32_t t206 = words_add_cc(t181, t194, cf);
    const uint32_t t207 = words_madc_lo_cc(a.v[1], b.v[4], t195, cf);
    const uint32_t t208 = words_madc_hi_cc(a.v[1], b.v[4], t196, cf);
    const uint32_t t209 = words_madc_lo_cc(a.v[3], b.v[4], t197, cf);
    const uint32_t t210 = words_madc_hi_cc(a.v[3], b.v[4], t198, cf);
    const uint32_t t211 = words_madc_lo_cc(a.v[5], b.v[4], t199, cf);
    const uint32_t t212 = words_madc_hi_cc(a.v[5], b.v[4], t200, cf);
    const uint32_t t213 = words_madc_lo_cc(a.v[7], b.v[4], t201, cf);
    const uint32_t t214 = words_madc_hi_cc(a.v[7], b.v[4], t202, cf);
    const uint32_t t215 = words_madc_lo_cc(a.v[9], b.v[4], t203, cf);
    const uint32_t t216 = words_madc_hi_cc(a.v[9], b.v[4], t204, cf);
    const uint32_t t217 = words_madc_lo_cc(a.v[11], b.v[4], 0x0u, cf);
    const uint32_t t218 = words_madc_hi(a.v[11], b.v[4], 0x0u, cf);
    const uint32_t t219 = words_mad_lo_cc(a.v[0], b.v[4], t206, cf);
    const uint32_t t220 = words_madc_hi_cc(a.v[0], b.v[4], t182, cf);
    const uint32_t t221 = words_madc_lo_cc(a.v[2], b.v[4], t183, cf);
    const uint32_t t222 = words_madc_hi_cc(a.v[2], b.v[4], t184, cf);
    const uint32_t t223 = words_madc_lo_cc(a.v[4], b.v[4], t185, cf);
    const uint32_t t224 = words_madc_hi_cc(a.v[4], b.v[4], t186, cf);
    const uint32_t t225 = words_madc_lo_cc(a.v[6], b.v[4], t187, cf);
    const uint32_t t226 = words_madc_hi_cc(a.v[6], b.v[4], t188, cf);
    const uint32_t t227 = words_madc_lo_cc(a.v[8], b.v[4], t189, cf);
    const uint32_t t228 = words_madc_hi_cc(a.v[8], b.v[4], t190, cf);
    const uint32_t t229 = words_madc_lo_cc(a.v[10], b.v[4], t191, cf);
    const uint32_t t230 = words_madc_hi_cc(a.v[10], b.v[4], t205, cf);
    const uint32_t t231 = words_addc(t218, 0x0u, cf);
    const uint32_t t232 = words_mul_lo(t219, 0xfffcfffdu);
    const uint32_t t233 = words_mad_lo_cc(0xb9feffffu, t232, t207, cf);
    const uint32_t t234 = words_madc_hi_cc(0xb9feffffu, t232, t208, cf);
    const uint32_t t235 = words_madc_lo_cc(0x1eabfffeu, t232, t209, cf);
    const uint32_t t236 = words_madc_hi_cc(0x1eabfffeu, t232, t210, cf);
    const uint32_t t237 = words_madc_lo_cc(0x6730d2a0u, t232, t211, cf);
    const uint32_t t238 = words_madc_hi_cc(0x6730d2a0u, t232, t212, cf);
    const uint32_t t239 = words_madc_lo_cc(0x64774b84u, t232, t213, cf);
    const uint32_t t240 = words_madc_hi_cc(0x64774b84u, t232, t214, cf);
    const uint32_t t241 = words_madc_lo_cc(0x4b1ba7b6u, t232, t215, cf);
    const uint32_t t242 = words_madc_hi_cc(0x4b1ba7b6u, t232, t216, cf);
    const uint32_t t243 = words_madc_lo_cc(0x1a0111eau, t232, t217, cf);
    const uint32_t t244 = words_madc_hi(0x1a0111eau, t232, t231, cf);
    const uint32_t t245 = words_mad_lo_cc(0xffffaaabu, t232, t219, cf);
    const uint32_t t246 = words_madc_hi_cc(0xffffaaabu, t232, t220, cf);
    const uint32_t t247 = words_madc_lo_cc(0xb153ffffu, t232, t221, cf);
    const uint32_t t248 = words_madc_hi_cc(0xb153ffffu, t232, t222, cf);
    const uint32_t t249 = words_madc_lo_cc(0xf6b0f624u, t232, t223, cf);
    const uint32_t t250 = words_madc_hi_cc(0xf6b0f624u, t232, t224, cf);
    const uint32_t t251 = words_madc_lo_cc(0xf38512bfu, t232, t225, cf);
    const uint32_t t252 = words_madc_hi_cc(0xf38512bfu, t232, t226, cf);
    const uint32_t t253 = words_madc_lo_cc(0x434bacd7u, t232, t227, cf);
    const uint32_t t254 = words_madc_hi_cc(0x434bacd7u, t232, t228, cf);
    const uint32_t t255 = words_madc_lo_cc(0x397fe69au, t232, t229, cf);
    const uint32_t t256 = words_madc_hi_cc(0x397fe69au, t232, t230, cf);
    const uint32_t t257 = words_addc(t244, 0x0u, cf);
    const uint32_t t258 = words_add_cc(t233, t246, cf);
    const uint32_t t259 = words_madc_lo_cc(a.v[1], b.v[5], t247, cf);
    const uint32_t t260 = words_madc_hi_cc(a.v[1], b.v[5], t248, cf);
    const uint32_t t261 = words_madc_lo_cc(a.v[3], b.v[5], t249, cf);
    const uint32_t t262 = words_madc_hi_cc(a.v[3], b.v[5], t250, cf);
    const uint32_t t263 = words_madc_lo_cc(a.v[5], b.v[5], t251, cf);
    const uint32_t t264 = words_madc_hi_cc(a.v[5], b.v[5], t252, cf);
    const uint32_t t265 = words_madc_lo_cc(a.v[7], b.v[5], t253, cf);
    const uint32_t t266 = words_madc_hi_cc(a.v[7], b.v[5], t254, cf);
    const uint32_t t267 = words_madc_lo_cc(a.v[9], b.v[5], t255, cf);
    const uint32_t t268 = words_madc_hi_cc(a.v[9], b.v[5], t256, cf);
    const uint32_t t269 = words_madc_lo_cc(a.v[11], b.v[5], 0x0u, cf);
    const uint32_t t270 = words_madc_hi(a.v[11], b.v[5], 0x0u, cf);
    const uint32_t t271 = words_mad_lo_cc(a.v[0], b.v[5], t258, cf);
    const uint32_t t272 = words_madc_hi_cc(a.v[0], b.v[5], t234, cf);
    const uint32_t t273 = words_madc_lo_cc(a.v[2], b.v[5], t235, cf);
    const uint32_t t274 = words_madc_hi_cc(a.v[2], b.v[5], t236, cf);
    const uint32_t t275 = words_madc_lo_cc(a.v[4], b.v[5], t237, cf);
    const uint32_t t276 = words_madc_hi_cc(a.v[4], b.v[5], t238, cf);
    const uint32_t t277 = words_madc_lo_cc(a.v[6], b.v[5], t239, cf);
    const uint32_t t278 = words_madc_hi_cc(a.v[6], b.v[5], t240, cf);
    const uint32_t t279 = words_madc_lo_cc(a.v[8], b.v[5], t241, cf);
    const uint32_t t280 = words_madc_hi_cc(a.v[8], b.v[5], t242, cf);
    const uint32_t t281 = words_madc_lo_cc(a.v[10], b.v[5], t243, cf);
    const uint32_t t282 = words_madc_hi_cc(a.v[10], b.v[5], t257, cf);
    const uint32_t t283 = words_addc(t270, 0x0u, cf);
    const uint32_t t284 = words_mul_lo(t271, 0xfffcfffdu);
    const uint32_t t285 = words_mad_lo_cc(0xb9feffffu, t284, t259, cf);
    const uint32_t t286 = words_madc_hi_cc(0xb9feffffu, t284, t260, cf);
    const uint32_t t287 = words_madc_lo_cc(0x1eabfffeu, t284, t261, cf);
    const uint32_t t288 = words_madc_hi_cc(0x1eabfffeu, t284, t262, cf);
    const uint32_t t289 = words_madc_lo_cc(0x6730d2a0u, t284, t263, cf);
    const uint32_t t290 = words_madc_hi_cc(0x6730d2a0u, t284, t264, cf);
    const uint32_t t291 = words_madc_lo_cc(0x64774b84u, t284, t265, cf);
    const uint32_t t292 = words_madc_hi_cc(0x64774b84u, t284, t266, cf);
    const uint32_t t293 = words_madc_lo_cc(0x4b1ba7b6u, t284, t267, cf);
    const uint32_t t294 = words_madc_hi_cc(0x4b1ba7b6u, t284, t268, cf);
    const uint32_t t295 = words_madc_lo_cc(0x1a0111eau, t284, t269, cf);
    const uint32_t t296 = words_madc_hi(0x1a0111eau, t284, t283, cf);
    const uint32_t t297 = words_mad_lo_cc(0xffffaaabu, t284, t271, cf);
    const uint32_t t298 = words_madc_hi_cc(0xffffaaabu, t284, t272, cf);
    const uint32_t t299 = words_madc_lo_cc(0xb153ffffu, t284, t273, cf);
    const uint32_t t300 = words_madc_hi_cc(0xb153ffffu, t284, t274, cf);
    const uint32_t t301 = words_madc_lo_cc(0xf6b0f624u, t284, t275, cf);
    const uint32_t t302 = words_madc_hi_cc(0xf6b0f624u, t284, t276, cf);
    const uint32_t t303 = words_madc_lo_cc(0xf38512bfu, t284, t277, cf);
    const uint32_t t304 = words_madc_hi_cc(0xf38512bfu, t284, t278, cf);
    const uint32_t t305 = words_madc_lo_cc(0x434bacd7u, t284, t279, cf);
    const uint32_t t306 = words_madc_hi_cc(0x434bacd7u, t284, t280, cf);
    const uint32_t t307 = words_madc_lo_cc(0x397fe69au, t284, t281, cf);
    const uint32_t t308 = words_madc_hi_cc(0x397fe69au, t284, t282, cf);
    const uint32_t t309 = words_addc(t296, 0x0u, cf);
    const uint32_t t310 = words_add_cc(t285, t298, cf);
    const uint32_t t311 = words_madc_lo_cc(a.v[1], b.v[6], t299, cf);
    const uint32_t t312 = words_madc_hi_cc(a.v[1], b.v[6], t300, cf);
    const uint32_t t313 = words_madc_lo_cc(a.v[3], b.v[6], t301, cf);
    const uint32_t t314 = words_madc_hi_cc(a.v[3], b.v[6], t302, cf);
    const uint32_t t315 = words_madc_lo_cc(a.v[5], b.v[6], t303, cf);
    const uint32_t t316 = words_madc_hi_cc(a.v[5], b.v[6], t304, cf);
    const uint32_t t317 = words_madc_lo_cc(a.v[7], b.v[6], t305, cf);
    const uint32_t t318 = words_madc_hi_cc(a.v[7], b.v[6], t306, cf);
    const uint32_t t319 = words_madc_lo_cc(a.v[9], b.v[6], t307, cf);
    const uint32_t t320 = words_madc_hi_cc(a.v[9], b.v[6], t308, cf);
    const uint32_t t321 = words_madc_lo_cc(a.v[11], b.v[6], 0x0u, cf);
    const uint32_t t322 = words_madc_hi(a.v[11], b.v[6], 0x0u, cf);
    const uint32_t t323 = words_mad_lo_cc(a.v[0], b.v[6], t310, cf);
    const uint32_t t324 = words_madc_hi_cc(a.v[0], b.v[6], t286, cf);
    const uint32_t t325 = words_madc_lo_cc(a.v[2], b.v[6], t287, cf);
    const uint32_t t326 = words_madc_hi_cc(a.v[2], b.v[6], t288, cf);
    const uint32_t t327 = words_madc_lo_cc(a.v[4], b.v[6], t289, cf);
    const uint32_t t328 = words_madc_hi_cc(a.v[4], b.v[6], t290, cf);
    const uint32_t t329 = words_madc_lo_cc(a.v[6], b.v[6], t291, cf);
    const uint32_t t330 = words_madc_hi_cc(a.v[6], b.v[6], t292, cf);
    const uint32_t t331 = words_madc_lo_cc(a.v[8], b.v[6], t293, cf);
    const uint32_t t332 = words_madc_hi_cc(a.v[8], b.v[6], t294, cf);
    const uint32_t t333 = words_madc_lo_cc(a.v[10], b.v[6], t295, cf);
    const uint32_t t334 = words_madc_hi_cc(a.v[10], b.v[6], t309, cf);
    const uint32_t t335 = words_addc(t322, 0x0u, cf);
    const uint32_t t336 = words_mul_lo(t323, 0xfffcfffdu);
    const uint32_t t337 = words_mad_lo_cc(0xb9feffffu, t336, t311, cf);
    const uint32_t t338 = words_madc_hi_cc(0xb9feffffu, t336, t312, cf);
    const uint32_t t339 = words_madc_lo_cc(0x1eabfffeu, t336, t313, cf);
    const uint32_t t340 = words_madc_hi_cc(0x1eabfffeu, t336, t314, cf);
    const uint32_t t341 = words_madc_lo_cc(0x6730d2a0u, t336, t315, cf);
    const uint32_t t342 = words_madc_hi_cc(0x6730d2a0u, t336, t316, cf);
    const uint32_t t343 = words_madc_lo_cc(0x64774b84u, t336, t317, cf);
    const uint32_t t344 = words_madc_hi_cc(0x64774b84u, t336, t318, cf);
    const uint32_t t345 = words_madc_lo_cc(0x4b1ba7b6u, t336, t319, cf);
    const uint32_t t346 = words_madc_hi_cc(0x4b1ba7b6u, t336, t320, cf);
    const uint32_t t347 = words_madc_lo_cc(0x1a0111eau, t336, t321, cf);
    const uint32_t t348 = words_madc_hi(0x1a0111eau, t336, t335, cf);
    const uint32_t t349 = words_mad_lo_cc(0xffffaaabu, t336, t323, cf);
    const uint32_t t350 = words_madc_hi_cc(0xffffaaabu, t336, t324, cf);
    const uint32_t t351 = words_madc_lo_cc(0xb153ffffu, t336, t325, cf);
    const uint32_t t352 = words_madc_hi_cc(0xb153ffffu, t336, t326, cf);
    const uint32_t t353 = words_madc_lo_cc(0xf6b0f624u, t336, t327, cf);
    const uint32_t t354 = words_madc_hi_cc(0xf6b0f624u, t336, t328, cf);
    const uint32_t t355 = words_madc_lo_cc(0xf38512bfu, t336, t329, cf);
    const uint32_t t356 = words_madc_hi_cc(0xf38512bfu, t336, t330, cf);
    const uint32_t t357 = words_madc_lo_cc(0x434bacd7u, t336, t331, cf);
    const uint32_t t358 = words_madc_hi_cc(0x434bacd7u, t336, t332, cf);
    const uint32_t t359 = words_madc_lo_cc(0x397fe69au, t336, t333, cf);
    const uint32_t t360 = words_madc_hi_cc(0x397fe69au, t336, t334, cf);
    const uint32_t t361 = words_addc(t348, 0x0u, cf);
    const uint32_t t362 = words_add_cc(t337, t350, cf);
    const uint32_t t363 = words_madc_lo_cc(a.v[1], b.v[7], t351, cf);
    const uint32_t t364 = words_madc_hi_cc(a.v[1], b.v[7], t352, cf);
    const uint32_t t365 = words_madc_lo_cc(a.v[3], b.v[7], t353, cf);
    const uint32_t t366 = words_madc_hi_cc(a.v[3], b.v[7], t354, cf);
    const uint32_t t367 = words_madc_lo_cc(a.v[5], b.v[7], t355, cf);
    const uint32_t t368 = words_madc_hi_cc(a.v[5], b.v[7], t356, cf);
    const uint32_t t369 = words_madc_lo_cc(a.v[7], b.v[7], t357, cf);
    const uint32_t t370 = words_madc_hi_cc(a.v[7], b.v[7], t358, cf);
    const uint32_t t371 = words_madc_lo_cc(a.v[9], b.v[7], t359, cf);
    const uint32_t t372 = words_madc_hi_cc(a.v[9], b.v[7], t360, cf);
    const uint32_t t373 = words_madc_lo_cc(a.v[11], b.v[7], 0x0u, cf);
    const uint32_t t374 = words_madc_hi(a.v[11], b.v[7], 0x0u, cf);
    const uint32_t t375 = words_mad_lo_cc(a.v[0], b.v[7], t362, cf);
    const uint32_t t376 = words_madc_hi_cc(a.v[0], b.v[7], t338, cf);
    const uint32_t t377 = words_madc_lo_cc(a.v[2], b.v[7], t339, cf);
    const uint32_t t378 = words_madc_hi_cc(a.v[2], b.v[7], t340, cf);
    const uint32_t t379 = words_madc_lo_cc(a.v[4], b.v[7], t341, cf);
    const uint32_t t380 = words_madc_hi_cc(a.v[4], b.v[7], t342, cf);
    const uint32_t t381 = words_madc_lo_cc(a.v[6], b.v[7], t343, cf);
    const uint32_t t382 = words_madc_hi_cc(a.v[6], b.v[7], t344, cf);
    const uint32_t t383 = words_madc_lo_cc(a.v[8], b.v[7], t345, cf);
    const uint32_t t384 = words_madc_hi_cc(a.v[8], b.v[7], t346, cf);
    const uint32_t t385 = words_madc_lo_cc(a.v[10], b.v[7], t347, cf);
    const uint32_t t386 = words_madc_hi_cc(a.v[10], b.v[7], t361, cf);
    const uint32_t t387 = words_addc(t374, 0x0u, cf);
    const uint32_t t388 = words_mul_lo(t375, 0xfffcfffdu);
    const uint32_t t389 = words_mad_lo_cc(0xb9feffffu, t388, t363, cf);
    const uint32_t t390 = words_madc_hi_cc(0xb9feffffu, t388, t364, cf);
    const uint32_t t391 = words_madc_lo_cc(0x1eabfffeu, t388, t365, cf);
    const uint32_t t392 = words_madc_hi_cc(0x1eabfffeu, t388, t366, cf);
    const uint32_t t393 = words_madc_lo_cc(0x6730d2a0u, t388, t367, cf);
    const uint32_t t394 = words_madc_hi_cc(0x6730d2a0u, t388, t368, cf);
    const uint32_t t395 = words_madc_lo_cc(0x64774b84u, t388, t369, cf);
    const uint32_t t396 = words_madc_hi_cc(0x64774b84u, t388, t370, cf);
    const uint32_t t397 = words_madc_lo_cc(0x4b1ba7b6u, t388, t371, cf);
    const uint32_t t398 = words_madc_hi_cc(0x4b1ba7b6u, t388, t372, cf);
    const uint32_t t399 = words_madc_lo_cc(0x1a0111eau, t388, t373, cf);
    const uint32_t t400 = words_madc_hi(0x1a0111eau, t388, t387, cf);
    const uint32_t t401 = words_mad_lo_cc(0xffffaaabu, t388, t375, cf);
    const uint32_t t402 = words_madc_hi_cc(0xffffaaabu, t388, t376, cf);
    const uint32_t t403 = words_madc_lo_cc(0xb153ffffu, t388, t377, cf);
    const uint32_t t404 = words_madc_hi_cc(0xb153ffffu, t388, t378, cf);
    const uint32_t t405 = words_madc_lo_cc(0xf6b0f624u, t388, t379, cf);
    const uint32_t t406 = words_madc_hi_cc(0xf6b0f624u, t388, t380, cf);
    const uint32_t t407 = words_madc_lo_cc(0xf38512bfu, t388, t381, cf);
    const uint32_t t408 = words_madc_hi_cc(0xf38512bfu, t388, t382, cf);
    const uint32_t t409 = words_madc_lo_cc(0x434bacd7u, t388, t383, cf);
    const uint32_t t410 = words_madc_hi_cc(0x434bacd7u, t388, t384, cf);
    const uint32_t t411 = words_madc_lo_cc(0x397fe69au, t388, t385, cf);
    const uint32_t t412 = words_madc_hi_cc(0x397fe69au, t388, t386, cf);
    const uint32_t t413 = words_addc(t400, 0x0u, cf);
    const uint32_t t414 = words_add_cc(t389, t402, cf);
    const uint32_t t415 = words_madc_lo_cc(a.v[1], b.v[8], t403, cf);
    const uint32_t t416 = words_madc_hi_cc(a.v[1], b.v[8], t404, cf);
    const uint32_t t417 = words_madc_lo_cc(a.v[3], b.v[8], t405, cf);
    const uint32_t t418 = words_madc_hi_cc(a.v[3], b.v[8], t406, cf);
    const uint32_t t419 = words_madc_lo_cc(a.v[5], b.v[8], t407, cf);
    const uint32_t t420 = words_madc_hi_cc(a.v[5], b.v[8], t408, cf);
    const uint32_t t421 = words_madc_lo_cc(a.v[7], b.v[8], t409, cf);
    const uint32_t t422 = words_madc_hi_cc(a.v[7], b.v[8], t410, cf);
    const uint32_t t423 = words_madc_lo_cc(a.v[9], b.v[8], t411, cf);
    const uint32_t t424 = words_madc_hi_cc(a.v[9], b.v[8], t412, cf);
    const uint32_t t425 = words_madc_lo_cc(a.v[11], b.v[8], 0x0u, cf);
    const uint32_t t426 = words_madc_hi(a.v[11], b.v[8], 0x0u, cf);
    const uint32_t t427 = words_mad_lo_cc(a.v[0], b.v[8], t414, cf);
    const uint32_t t428 = words_madc_hi_cc(a.v[0], b.v[8], t390, cf);
    const uint32_t t429 = words_madc_lo_cc(a.v[2], b.v[8], t391, cf);
    const uint32_t t430 = words_madc_hi_cc(a.v[2], b.v[8], t392, cf);
    const uint32_t t431 = words_madc_lo_cc(a.v[4], b.v[8], t393, cf);
    const uint32_t t432 = words_madc_hi_cc(a.v[4], b.v[8], t394, cf);
    const uint32_t t433 = words_madc_lo_cc(a.v[6], b.v[8], t395, cf);
    const uint32_t t434 = words_madc_hi_cc(a.v[6], b.v[8], t396, cf);
    const uint32_t t435 = words_madc_lo_cc(a.v[8], b.v[8], t397, cf);
    const uint32_t t436 = words_madc_hi_cc(a.v[8], b.v[8], t398, cf);
    const uint32_t t437 = words_madc_lo_cc(a.v[10], b.v[8], t399, cf);
    const uint32_t t438 = words_madc_hi_cc(a.v[10], b.v[8], t413, cf);
    const uint32_t t439 = words_addc(t426, 0x0u, cf);
    const uint32_t t440 = words_mul_lo(t427, 0xfffcfffdu);
    const uint32_t t441 = words_mad_lo_cc(0xb9feffffu, t440, t415, cf);
    const uint32_t t442 = words_madc_hi_cc(0xb9feffffu, t440, t416, cf);
    const uint32_t t443 = words_madc_lo_cc(0x1eabfffeu, t440, t417, cf);
    const uint32_t t444 = words_madc_hi_cc(0x1eabfffeu, t440, t418, cf);
    const uint32_t t445 = words_madc_lo_cc(0x6730d2a0u, t440, t419, cf);
    const uint32_t t446 = words_madc_hi_cc(0x6730d2a0u, t440, t420, cf);
    const uint32_t t447 = words_madc_lo_cc(0x64774b84u, t440, t421, cf);
    const uint32_t t448 = words_madc_hi_cc(0x64774b84u, t440, t422, cf);
    const uint32_t t449 = words_madc_lo_cc(0x4b1ba7b6u, t440, t423, cf);
    const uint32_t t450 = words_madc_hi_cc(0x4b1ba7b6u, t440, t424, cf);
    const uint32_t t451 = words_madc_lo_cc(0x1a0111eau, t440, t425, cf);
    const uint32_t t452 = words_madc_hi(0x1a0111eau, t440, t439, cf);
    const uint32_t t453 = words_mad_lo_cc(0xffffaaabu, t440, t427, cf);
    const uint32_t t454 = words_madc_hi_cc(0xffffaaabu, t440, t428, cf);
    const uint32_t t455 = words_madc_lo_cc(0xb153ffffu, t440, t429, cf);
    const uint32_t t456 = words_madc_hi_cc(0xb153ffffu, t440, t430, cf);
    const uint32_t t457 = words_madc_lo_cc(0xf6b0f624u, t440, t431, cf);
    const uint32_t t458 = words_madc_hi_cc(0xf6b0f624u, t440, t432, cf);
    const uint32_t t459 = words_madc_lo_cc(0xf38512bfu, t440, t433, cf);
    const uint32_t t460 = words_madc_hi_cc(0xf38512bfu, t440, t434, cf);
    const uint32_t t461 = words_madc_lo_cc(0x434bacd7u, t440, t435, cf);
    const uint32_t t462 = words_madc_hi_cc(0x434bacd7u, t440, t436, cf);
    const uint32_t t463 = words_madc_lo_cc(0x397fe69au, t440, t437, cf);
    const uint32_t t464 = words_madc_hi_cc(0x397fe69au, t440, t438, cf);
    const uint32_t t465 = words_addc(t452, 0x0u, cf);
    const uint32_t t466 = words_add_cc(t441, t454, cf);
    const uint32_t t467 = words_madc_lo_cc(a.v[1], b.v[9], t455, cf);
    const uint32_t t468 = words_madc_hi_cc(a.v[1], b.v[9], t456, cf);
    const uint32_t t469 = words_madc_lo_cc(a.v[3], b.v[9], t457, cf);
    const uint32_t t470 = words_madc_hi_cc(a.v[3], b.v[9], t458, cf);
    const uint32_t t471 = words_madc_lo_cc(a.v[5], b.v[9], t459, cf);
    const uint32_t t472 = words_madc_hi_cc(a.v[5], b.v[9], t460, cf);
    const uint32_t t473 = words_madc_lo_cc(a.v[7], b.v[9], t461, cf);
    const uint32_t t474 = words_madc_hi_cc(a.v[7], b.v[9], t462, cf);
    const uint32_t t475 = words_madc_lo_cc(a.v[9], b.v[9], t463, cf);
    const uint32_t t476 = words_madc_hi_cc(a.v[9], b.v[9], t464, cf);
    const uint32_t t477 = words_madc_lo_cc(a.v[11], b.v[9], 0x0u, cf);
    const uint32_t t478 = words_madc_hi(a.v[11], b.v[9], 0x0u, cf);
    const uint32_t t479 = words_mad_lo_cc(a.v[0], b.v[9], t466, cf);
    const uint32_t t480 = words_madc_hi_cc(a.v[0], b.v[9], t442, cf);
    const uint32_t t481 = words_madc_lo_cc(a.v[2], b.v[9], t443, cf);
    const uint32_t t482 = words_madc_hi_cc(a.v[2], b.v[9], t444, cf);
    const uint32_t t483 = words_madc_lo_cc(a.v[4], b.v[9], t445, cf);
    const uint32_t t484 = words_madc_hi_cc(a.v[4], b.v[9], t446, cf);
    const uint32_t t485 = words_madc_lo_cc(a.v[6], b.v[9], t447, cf);
    const uint32_t t486 = words_madc_hi_cc(a.v[6], b.v[9], t448, cf);
    const uint32_t t487 = words_madc_lo_cc(a.v[8], b.v[9], t449, cf);
    const uint32_t t488 = words_madc_hi_cc(a.v[8], b.v[9], t450, cf);
    const uint32_t t489 = words_madc_lo_cc(a.v[10], b.v[9], t451, cf);
    const uint32_t t490 = words_madc_hi_cc(a.v[10], b.v[9], t465, cf);
    const uint32_t t491 = words_addc(t478, 0x0u, cf);
    const uint32_t t492 = words_mul_lo(t479, 0xfffcfffdu);
    const uint32_t t493 = words_mad_lo_cc(0xb9feffffu, t492, t467, cf);
    const uint32_t t494 = words_madc_hi_cc(0xb9feffffu, t492, t468, cf);
    const uint32_t t495 = words_madc_lo_cc(0x1eabfffeu, t492, t469, cf);
    const uint32_t t496 = words_madc_hi_cc(0x1eabfffeu, t492, t470, cf);
    const uint32_t t497 = words_madc_lo_cc(0x6730d2a0u, t492, t471, cf);
    const uint32_t t498 = words_madc_hi_cc(0x6730d2a0u, t492, t472, cf);
    const uint32_t t499 = words_madc_lo_cc(0x64774b84u, t492, t473, cf);
    const uint32_t t500 = words_madc_hi_cc(0x64774b84u, t492, t474, cf);
    const uint32_t t501 = words_madc_lo_cc(0x4b1ba7b6u, t492, t475, cf);
    const uint32_t t502 = words_madc_hi_cc(0x4b1ba7b6u, t492, t476, cf);
    const uint32_t t503 = words_madc_lo_cc(0x1a0111eau, t492, t477, cf);
    const uint32_t t504 = words_madc_hi(0x1a0111eau, t492, t491, cf);
    const uint32_t t505 = words_mad_lo_cc(0xffffaaabu, t492, t479, cf);
    const uint32_t t506 = words_madc_hi_cc(0xffffaaabu, t492, t480, cf);
    const uint32_t t507 = words_madc_lo_cc(0xb153ffffu, t492, t481, cf);
    const uint32_t t508 = words_madc_hi_cc(0xb153ffffu, t492, t482, cf);
    const uint32_t t509 = words_madc_lo_cc(0xf6b0f624u, t492, t483, cf);
    const uint32_t t510 = words_madc_hi_cc(0xf6b0f624u, t492, t484, cf);
    const uint32_t t511 = words_madc_lo_cc(0xf38512bfu, t492, t485, cf);
    const uint32_t t512 = words_madc_hi_cc(0xf38512bfu, t492, t486, cf);
    const uint32_t t513 = words_madc_lo_cc(0x434bacd7u, t492, t487, cf);
    const uint32_t t514 = words_madc_hi_cc(0x434bacd7u, t492, t488, cf);
    const uint32_t t515 = words_madc_lo_cc(0x397fe69au, t492, t489, cf);
    const uint32_t t516 = words_madc_hi_cc(0x397fe69au, t492, t490, cf);
    const uint32_t t517 = words_addc(t504, 0x0u, cf);
    const uint32_t t518 = words_add_cc(t493, t506, cf);
    const uint32_t t519 = words_madc_lo_cc(a.v[1], b.v[10], t507, cf);
    const uint32_t t520 = words_madc_hi_cc(a.v[1], b.v[10], t508, cf);
    const uint32_t t521 = words_madc_lo_cc(a.v[3], b.v[10], t509, cf);
    const uint32_t t522 = words_madc_hi_cc(a.v[3], b.v[10], t510, cf);
    const uint32_t t523 = words_madc_lo_cc(a.v[5], b.v[10], t511, cf);
    const uint32_t t524 = words_madc_hi_cc(a.v[5], b.v[10], t512, cf);
    const uint32_t t525 = words_madc_lo_cc(a.v[7], b.v[10], t513, cf);
    const uint32_t t526 = words_madc_hi_cc(a.v[7], b.v[10], t514, cf);
    const uint32_t t527 = words_madc_lo_cc(a.v[9], b.v[10], t515, cf);
    const uint32_t t528 = words_madc_hi_cc(a.v[9], b.v[10], t516, cf);
    const uint32_t t529 = words_madc_lo_cc(a.v[11], b.v[10], 0x0u, cf);
    const uint32_t t530 = words_madc_hi(a.v[11], b.v[10], 0x0u, cf);
    const uint32_t t531 = words_mad_lo_cc(a.v[0], b.v[10], t518, cf);
    const uint32_t t532 = words_madc_hi_cc(a.v[0], b.v[10], t494, cf);
    const uint32_t t533 = words_madc_lo_cc(a.v[2], b.v[10], t495, cf);
    const uint32_t t534 = words_madc_hi_cc(a.v[2], b.v[10], t496, cf);
    const uint32_t t535 = words_madc_lo_cc(a.v[4], b.v[10], t497, cf);
    const uint32_t t536 = words_madc_hi_cc(a.v[4], b.v[10], t498, cf);
    const uint32_t t537 = words_madc_lo_cc(a.v[6], b.v[10], t499, cf);
    const uint32_t t538 = words_madc_hi_cc(a.v[6], b.v[10], t500, cf);
    const uint32_t t539 = words_madc_lo_cc(a.v[8], b.v[10], t501, cf);
    const uint32_t t540 = words_madc_hi_cc(a.v[8], b.v[10], t502, cf);
    const uint32_t t541 = words_madc_lo_cc(a.v[10], b.v[10], t503, cf);
    const uint32_t t542 = words_madc_hi_cc(a.v[10], b.v[10], t517, cf);
    const uint32_t t543 = words_addc(t530, 0x0u, cf);
    const uint32_t t544 = words_mul_lo(t531, 0xfffcfffdu);
    const uint32_t t545 = words_mad_lo_cc(0xb9feffffu, t544, t519, cf);
    const uint32_t t546 = words_madc_hi_cc(0xb9feffffu, t544, t520, cf);
    const uint32_t t547 = words_madc_lo_cc(0x1eabfffeu, t544, t521, cf);
    const uint32_t t548 = words_madc_hi_cc(0x1eabfffeu, t544, t522, cf);
    const uint32_t t549 = words_madc_lo_cc(0x6730d2a0u, t544, t523, cf);
    const uint32_t t550 = words_madc_hi_cc(0x6730d2a0u, t544, t524, cf);
    const uint32_t t551 = words_madc_lo_cc(0x64774b84u, t544, t525, cf);
    const uint32_t t552 = words_madc_hi_cc(0x64774b84u, t544, t526, cf);
    const uint32_t t553 = words_madc_lo_cc(0x4b1ba7b6u, t544, t527, cf);
    const uint32_t t554 = words_madc_hi_cc(0x4b1ba7b6u, t544, t528, cf);
    const uint32_t t555 = words_madc_lo_cc(0x1a0111eau, t544, t529, cf);
    const uint32_t t556 = words_madc_hi(0x1a0111eau, t544, t543, cf);
    const uint32_t t557 = words_mad_lo_cc(0xffffaaabu, t544, t531, cf);
    const uint32_t t558 = words_madc_hi_cc(0xffffaaabu, t544, t532, cf);
    const uint32_t t559 = words_madc_lo_cc(0xb153ffffu, t544, t533, cf);
    const uint32_t t560 = words_madc_hi_cc(0xb153ffffu, t544, t534, cf);
    const uint32_t t561 = words_madc_lo_cc(0xf6b0f624u, t544, t535, cf);
    const uint32_t t562 = words_madc_hi_cc(0xf6b0f624u, t544, t536, cf);
    const uint32_t t563 = words_madc_lo_cc(0xf38512bfu, t544, t537, cf);
    const uint32_t t564 = words_madc_hi_cc(0xf38512bfu, t544, t538, cf);
    const uint32_t t565 = words_madc_lo_cc(0x434bacd7u, t544, t539, cf);
    const uint32_t t566 = words_madc_hi_cc(0x434bacd7u, t544, t540, cf);
    const uint32_t t567 = words_madc_lo_cc(0x397fe69au, t544, t541, cf);
    const uint32_t t568 = words_madc_hi_cc(0x397fe69au, t544, t542, cf);
    const uint32_t t569 = words_addc(t556, 0x0u, cf);
    const uint32_t t570 = words_add_cc(t545, t558, cf);
    const uint32_t t571 = words_madc_lo_cc(a.v[1], b.v[11], t559, cf);
    const uint32_t t572 = words_madc_hi_cc(a.v[1], b.v[11], t560, cf);
    const uint32_t t573 = words_madc_lo_cc(a.v[3], b.v[11], t561, cf);
    const uint32_t t574 = words_madc_hi_cc(a.v[3], b.v[11], t562, cf);
    const uint32_t t575 = words_madc_lo_cc(a.v[5], b.v[11], t563, cf);
    const uint32_t t576 = words_madc_hi_cc(a.v[5], b.v[11], t564, cf);
    const uint32_t t577 = words_madc_lo_cc(a.v[7], b.v[11], t565, cf);
    const uint32_t t578 = words_madc_hi_cc(a.v[7], b.v[11], t566, cf);
    const uint32_t t579 = words_madc_lo_cc(a.v[9], b.v[11], t567, cf);
    const uint32_t t580 = words_madc_hi_cc(a.v[9], b.v[11], t568, cf);
    const uint32_t t581 = words_madc_lo_cc(a.v[11], b.v[11], 0x0u, cf);
    const uint32_t t582 = words_madc_hi(a.v[11], b.v[11], 0x0u, cf);
    const uint32_t t583 = words_mad_lo_cc(a.v[0], b.v[11], t570, cf);
    const uint32_t t584 = words_madc_hi_cc(a.v[0], b.v[11], t546, cf);
    const uint32_t t585 = words_madc_lo_cc(a.v[2], b.v[11], t547, cf);
    const uint32_t t586 = words_madc_hi_cc(a.v[2], b.v[11], t548, cf);
    const uint32_t t587 = words_madc_lo_cc(a.v[4], b.v[11], t549, cf);
    const uint32_t t588 = words_madc_hi_cc(a.v[4], b.v[11], t550, cf);
    const uint32_t t589 = words_madc_lo_cc(a.v[6], b.v[11], t551, cf);
    const uint32_t t590 = words_madc_hi_cc(a.v[6], b.v[11], t552, cf);
    const uint32_t t591 = words_madc_lo_cc(a.v[8], b.v[11], t553, cf);
    const uint32_t t592 = words_madc_hi_cc(a.v[8], b.v[11], t554, cf);
    const uint32_t t593 = words_madc_lo_cc(a.v[10], b.v[11], t555, cf);
    const uint32_t t594 = words_madc_hi_cc(a.v[10], b.v[11], t569, cf);
    const uint32_t t595 = words_addc(t582, 0x0u, cf);
    const uint32_t t596 = words_mul_lo(t583, 0xfffcfffdu);
    const uint32_t t597 = words_mad_lo_cc(0xb9feffffu, t596, t571, cf);
    const uint32_t t598 = words_madc_hi_cc(0xb9feffffu, t596, t572, cf);
    const uint32_t t599 = words_madc_lo_cc(0x1eabfffeu, t596, t573, cf);
    const uint32_t t600 = words_madc_hi_cc(0x1eabfffeu, t596, t574, cf);
    const uint32_t t601 = words_madc_lo_cc(0x6730d2a0u, t596, t575, cf);
    const uint32_t t602 = words_madc_hi_cc(0x6730d2a0u, t596, t576, cf);
    const uint32_t t603 = words_madc_lo_cc(0x64774b84u, t596, t577, cf);
    const uint32_t t604 = words_madc_hi_cc(0x64774b84u, t596, t578, cf);
    const uint32_t t605 = words_madc_lo_cc(0x4b1ba7b6u, t596, t579, cf);
    const uint32_t t606 = words_madc_hi_cc(0x4b1ba7b6u, t596, t580, cf);
    const uint32_t t607 = words_madc_lo_cc(0x1a0111eau, t596, t581, cf);
    const uint32_t t608 = words_madc_hi(0x1a0111eau, t596, t595, cf);
    const uint32_t t609 = words_mad_lo_cc(0xffffaaabu, t596, t583, cf);
    const uint32_t t610 = words_madc_hi_cc(0xffffaaabu, t596, t584, cf);
    const uint32_t t611 = words_madc_lo_cc(0xb153ffffu, t596, t585, cf);
    const uint32_t t612 = words_madc_hi_cc(0xb153ffffu, t596, t586, cf);
    const uint32_t t613 = words_madc_lo_cc(0xf6b0f624u, t596, t587, cf);
    const uint32_t t614 = words_madc_hi_cc(0xf6b0f624u, t596, t588, cf);
    const uint32_t t615 = words_madc_lo_cc(0xf38512bfu, t596, t589, cf);
    const uint32_t t616 = words_madc_hi_cc(0xf38512bfu, t596, t590, cf);
    const uint32_t t617 = words_madc_lo_cc(0x434bacd7u, t596, t591, cf);
    const uint32_t t618 = words_madc_hi_cc(0x434bacd7u, t596, t592, cf);
    const uint32_t t619 = words_madc_lo_cc(0x397fe69au, t596, t593, cf);
    const uint32_t t620 = words_madc_hi_cc(0x397fe69au, t596, t594, cf);
    const uint32_t t621 = words_addc(t608, 0x0u, cf); r.v[0] = words_add_cc(t610, t597, cf);
    r.v[1] = words_addc_cc(t611, t598, cf); r.v[2] = words_addc_cc(t612, t599, cf);
    r.v[3] = words_addc_cc(t613, t600, cf); r.v[4] = words_addc_cc(t614, t601, cf);
    r.v[5] = words_addc_cc(t615, t602, cf); r.v[6] = words_addc_cc(t616, t603, cf);
    r.v[7] = words_addc_cc(t617, t604, cf); r.v[8] = words_addc_cc(t618, t605, cf);
    r.v[9] = words_addc_cc(t619, t606, cf); r.v[10] = words_addc_cc(t620, t607, cf);
    r.v[11] = words_addc(0x0u, t621, cf);
#endif
    return r;
}

/* (a b + c d)/2^384; a b + c d <= 9.8 p^2 and a + c < 8 p (all 2 p) -> < 2 p. */
DEV_INLINE fp fp_mul2(const fp &a, const fp &b, const fp &c, const fp &d)
{
    fp r;
#ifdef __CUDA_ARCH__
    asm(
        "{ .reg .u32 t<934>; mul.lo.u32 t0,%13,%24; mul.hi.u32 t1,%13,%24; mul.lo.u32 t2,%15,%24; "
        "mul.hi.u32 t3,%15,%24; mul.lo.u32 t4,%17,%24; mul.hi.u32 t5,%17,%24; "
        "mul.lo.u32 t6,%19,%24; mul.hi.u32 t7,%19,%24; mul.lo.u32 t8,%21,%24; "
        "mul.hi.u32 t9,%21,%24; mul.lo.u32 t10,%23,%24; mul.hi.u32 t11,%23,%24; "
        "mul.lo.u32 t12,%12,%24; mul.hi.u32 t13,%12,%24; mul.lo.u32 t14,%14,%24; "
        "mul.hi.u32 t15,%14,%24; mul.lo.u32 t16,%16,%24; mul.hi.u32 t17,%16,%24; "
        "mul.lo.u32 t18,%18,%24; mul.hi.u32 t19,%18,%24; mul.lo.u32 t20,%20,%24; "
        "mul.hi.u32 t21,%20,%24; mul.lo.u32 t22,%22,%24; mul.hi.u32 t23,%22,%24; "
        "mad.lo.cc.u32 t24,%37,%48,t0; madc.hi.cc.u32 t25,%37,%48,t1; "
        "madc.lo.cc.u32 t26,%39,%48,t2; madc.hi.cc.u32 t27,%39,%48,t3; "
        "madc.lo.cc.u32 t28,%41,%48,t4; madc.hi.cc.u32 t29,%41,%48,t5; "
        "madc.lo.cc.u32 t30,%43,%48,t6; madc.hi.cc.u32 t31,%43,%48,t7; "
        "madc.lo.cc.u32 t32,%45,%48,t8; madc.hi.cc.u32 t33,%45,%48,t9; "
        "madc.lo.cc.u32 t34,%47,%48,t10; madc.hi.u32 t35,%47,%48,t11; "
        "mad.lo.cc.u32 t36,%36,%48,t12; madc.hi.cc.u32 t37,%36,%48,t13; "
        "madc.lo.cc.u32 t38,%38,%48,t14; madc.hi.cc.u32 t39,%38,%48,t15; "
        "madc.lo.cc.u32 t40,%40,%48,t16; madc.hi.cc.u32 t41,%40,%48,t17; "
        "madc.lo.cc.u32 t42,%42,%48,t18; madc.hi.cc.u32 t43,%42,%48,t19; "
        "madc.lo.cc.u32 t44,%44,%48,t20; madc.hi.cc.u32 t45,%44,%48,t21; "
        "madc.lo.cc.u32 t46,%46,%48,t22; madc.hi.cc.u32 t47,%46,%48,t23; addc.u32 t48,t35,0; "
        "mul.lo.u32 t49,t36,0xfffcfffd; mad.lo.cc.u32 t50,0xb9feffff,t49,t24; "
        "madc.hi.cc.u32 t51,0xb9feffff,t49,t25; madc.lo.cc.u32 t52,0x1eabfffe,t49,t26; "
        "madc.hi.cc.u32 t53,0x1eabfffe,t49,t27; madc.lo.cc.u32 t54,0x6730d2a0,t49,t28; "
        "madc.hi.cc.u32 t55,0x6730d2a0,t49,t29; madc.lo.cc.u32 t56,0x64774b84,t49,t30; "
        "madc.hi.cc.u32 t57,0x64774b84,t49,t31; madc.lo.cc.u32 t58,0x4b1ba7b6,t49,t32; "
        "madc.hi.cc.u32 t59,0x4b1ba7b6,t49,t33; madc.lo.cc.u32 t60,0x1a0111ea,t49,t34; "
        "madc.hi.u32 t61,0x1a0111ea,t49,t48; mad.lo.cc.u32 t62,0xffffaaab,t49,t36; "
        "madc.hi.cc.u32 t63,0xffffaaab,t49,t37; madc.lo.cc.u32 t64,0xb153ffff,t49,t38; "
        "madc.hi.cc.u32 t65,0xb153ffff,t49,t39; madc.lo.cc.u32 t66,0xf6b0f624,t49,t40; "
        "madc.hi.cc.u32 t67,0xf6b0f624,t49,t41; madc.lo.cc.u32 t68,0xf38512bf,t49,t42; "
        "madc.hi.cc.u32 t69,0xf38512bf,t49,t43; madc.lo.cc.u32 t70,0x434bacd7,t49,t44; "
        "madc.hi.cc.u32 t71,0x434bacd7,t49,t45; madc.lo.cc.u32 t72,0x397fe69a,t49,t46; "
        "madc.hi.cc.u32 t73,0x397fe69a,t49,t47; addc.u32 t74,t61,0; add.cc.u32 t75,t50,t63; "
        "madc.lo.cc.u32 t76,%13,%25,t64; madc.hi.cc.u32 t77,%13,%25,t65; "
        "madc.lo.cc.u32 t78,%15,%25,t66; madc.hi.cc.u32 t79,%15,%25,t67; "
        "madc.lo.cc.u32 t80,%17,%25,t68; madc.hi.cc.u32 t81,%17,%25,t69; "
        "madc.lo.cc.u32 t82,%19,%25,t70; madc.hi.cc.u32 t83,%19,%25,t71; "
        "madc.lo.cc.u32 t84,%21,%25,t72; madc.hi.cc.u32 t85,%21,%25,t73; "
        "madc.lo.cc.u32 t86,%23,%25,0; madc.hi.u32 t87,%23,%25,0; mad.lo.cc.u32 t88,%12,%25,t75; "
        "madc.hi.cc.u32 t89,%12,%25,t51; madc.lo.cc.u32 t90,%14,%25,t52; "
        "madc.hi.cc.u32 t91,%14,%25,t53; madc.lo.cc.u32 t92,%16,%25,t54; "
        "madc.hi.cc.u32 t93,%16,%25,t55; madc.lo.cc.u32 t94,%18,%25,t56; "
        "madc.hi.cc.u32 t95,%18,%25,t57; madc.lo.cc.u32 t96,%20,%25,t58; "
        "madc.hi.cc.u32 t97,%20,%25,t59; madc.lo.cc.u32 t98,%22,%25,t60; "
        "madc.hi.cc.u32 t99,%22,%25,t74; addc.u32 t100,t87,0; mad.lo.cc.u32 t101,%37,%49,t76; "
        "madc.hi.cc.u32 t102,%37,%49,t77; madc.lo.cc.u32 t103,%39,%49,t78; "
        "madc.hi.cc.u32 t104,%39,%49,t79; madc.lo.cc.u32 t105,%41,%49,t80; "
        "madc.hi.cc.u32 t106,%41,%49,t81; madc.lo.cc.u32 t107,%43,%49,t82; "
        "madc.hi.cc.u32 t108,%43,%49,t83; madc.lo.cc.u32 t109,%45,%49,t84; "
        "madc.hi.cc.u32 t110,%45,%49,t85; madc.lo.cc.u32 t111,%47,%49,t86; "
        "madc.hi.u32 t112,%47,%49,t100; mad.lo.cc.u32 t113,%36,%49,t88; "
        "madc.hi.cc.u32 t114,%36,%49,t89; madc.lo.cc.u32 t115,%38,%49,t90; "
        "madc.hi.cc.u32 t116,%38,%49,t91; madc.lo.cc.u32 t117,%40,%49,t92; "
        "madc.hi.cc.u32 t118,%40,%49,t93; madc.lo.cc.u32 t119,%42,%49,t94; "
        "madc.hi.cc.u32 t120,%42,%49,t95; madc.lo.cc.u32 t121,%44,%49,t96; "
        "madc.hi.cc.u32 t122,%44,%49,t97; madc.lo.cc.u32 t123,%46,%49,t98; "
        "madc.hi.cc.u32 t124,%46,%49,t99; addc.u32 t125,t112,0; mul.lo.u32 t126,t113,0xfffcfffd; "
        "mad.lo.cc.u32 t127,0xb9feffff,t126,t101; madc.hi.cc.u32 t128,0xb9feffff,t126,t102; "
        "madc.lo.cc.u32 t129,0x1eabfffe,t126,t103; madc.hi.cc.u32 t130,0x1eabfffe,t126,t104; "
        "madc.lo.cc.u32 t131,0x6730d2a0,t126,t105; madc.hi.cc.u32 t132,0x6730d2a0,t126,t106; "
        "madc.lo.cc.u32 t133,0x64774b84,t126,t107; madc.hi.cc.u32 t134,0x64774b84,t126,t108; "
        "madc.lo.cc.u32 t135,0x4b1ba7b6,t126,t109; madc.hi.cc.u32 t136,0x4b1ba7b6,t126,t110; "
        "madc.lo.cc.u32 t137,0x1a0111ea,t126,t111; madc.hi.u32 t138,0x1a0111ea,t126,t125; "
        "mad.lo.cc.u32 t139,0xffffaaab,t126,t113; madc.hi.cc.u32 t140,0xffffaaab,t126,t114; "
        "madc.lo.cc.u32 t141,0xb153ffff,t126,t115; madc.hi.cc.u32 t142,0xb153ffff,t126,t116; "
        "madc.lo.cc.u32 t143,0xf6b0f624,t126,t117; madc.hi.cc.u32 t144,0xf6b0f624,t126,t118; "
        "madc.lo.cc.u32 t145,0xf38512bf,t126,t119; madc.hi.cc.u32 t146,0xf38512bf,t126,t120; "
        "madc.lo.cc.u32 t147,0x434bacd7,t126,t121; madc.hi.cc.u32 t148,0x434bacd7,t126,t122; "
        "madc.lo.cc.u32 t149,0x397fe69a,t126,t123; madc.hi.cc.u32 t150,0x397fe69a,t126,t124; "
        "addc.u32 t151,t138,0; add.cc.u32 t152,t127,t140; madc.lo.cc.u32 t153,%13,%26,t141; "
        "madc.hi.cc.u32 t154,%13,%26,t142; madc.lo.cc.u32 t155,%15,%26,t143; "
        "madc.hi.cc.u32 t156,%15,%26,t144; madc.lo.cc.u32 t157,%17,%26,t145; "
        "madc.hi.cc.u32 t158,%17,%26,t146; madc.lo.cc.u32 t159,%19,%26,t147; "
        "madc.hi.cc.u32 t160,%19,%26,t148; madc.lo.cc.u32 t161,%21,%26,t149; "
        "madc.hi.cc.u32 t162,%21,%26,t150; madc.lo.cc.u32 t163,%23,%26,0; "
        "madc.hi.u32 t164,%23,%26,0; mad.lo.cc.u32 t165,%12,%26,t152; "
        "madc.hi.cc.u32 t166,%12,%26,t128; madc.lo.cc.u32 t167,%14,%26,t129; "
        "madc.hi.cc.u32 t168,%14,%26,t130; madc.lo.cc.u32 t169,%16,%26,t131; "
        "madc.hi.cc.u32 t170,%16,%26,t132; madc.lo.cc.u32 t171,%18,%26,t133; "
        "madc.hi.cc.u32 t172,%18,%26,t134; madc.lo.cc.u32 t173,%20,%26,t135; "
        "madc.hi.cc.u32 t174,%20,%26,t136; madc.lo.cc.u32 t175,%22,%26,t137; "
        "madc.hi.cc.u32 t176,%22,%26,t151; addc.u32 t177,t164,0; mad.lo.cc.u32 t178,%37,%50,t153; "
        "madc.hi.cc.u32 t179,%37,%50,t154; madc.lo.cc.u32 t180,%39,%50,t155; "
        "madc.hi.cc.u32 t181,%39,%50,t156; madc.lo.cc.u32 t182,%41,%50,t157; "
        "madc.hi.cc.u32 t183,%41,%50,t158; madc.lo.cc.u32 t184,%43,%50,t159; "
        "madc.hi.cc.u32 t185,%43,%50,t160; madc.lo.cc.u32 t186,%45,%50,t161; "
        "madc.hi.cc.u32 t187,%45,%50,t162; madc.lo.cc.u32 t188,%47,%50,t163; "
        "madc.hi.u32 t189,%47,%50,t177; mad.lo.cc.u32 t190,%36,%50,t165; "
        "madc.hi.cc.u32 t191,%36,%50,t166; madc.lo.cc.u32 t192,%38,%50,t167; "
        "madc.hi.cc.u32 t193,%38,%50,t168; madc.lo.cc.u32 t194,%40,%50,t169; "
        "madc.hi.cc.u32 t195,%40,%50,t170; madc.lo.cc.u32 t196,%42,%50,t171; "
        "madc.hi.cc.u32 t197,%42,%50,t172; madc.lo.cc.u32 t198,%44,%50,t173; "
        "madc.hi.cc.u32 t199,%44,%50,t174; madc.lo.cc.u32 t200,%46,%50,t175; "
        "madc.hi.cc.u32 t201,%46,%50,t176; addc.u32 t202,t189,0; mul.lo.u32 t203,t190,0xfffcfffd; "
        "mad.lo.cc.u32 t204,0xb9feffff,t203,t178; madc.hi.cc.u32 t205,0xb9feffff,t203,t179; "
        "madc.lo.cc.u32 t206,0x1eabfffe,t203,t180; madc.hi.cc.u32 t207,0x1eabfffe,t203,t181; "
        "madc.lo.cc.u32 t208,0x6730d2a0,t203,t182; madc.hi.cc.u32 t209,0x6730d2a0,t203,t183; "
        "madc.lo.cc.u32 t210,0x64774b84,t203,t184; madc.hi.cc.u32 t211,0x64774b84,t203,t185; "
        "madc.lo.cc.u32 t212,0x4b1ba7b6,t203,t186; madc.hi.cc.u32 t213,0x4b1ba7b6,t203,t187; "
        "madc.lo.cc.u32 t214,0x1a0111ea,t203,t188; madc.hi.u32 t215,0x1a0111ea,t203,t202; "
        "mad.lo.cc.u32 t216,0xffffaaab,t203,t190; madc.hi.cc.u32 t217,0xffffaaab,t203,t191; "
        "madc.lo.cc.u32 t218,0xb153ffff,t203,t192; madc.hi.cc.u32 t219,0xb153ffff,t203,t193; "
        "madc.lo.cc.u32 t220,0xf6b0f624,t203,t194; madc.hi.cc.u32 t221,0xf6b0f624,t203,t195; "
        "madc.lo.cc.u32 t222,0xf38512bf,t203,t196; madc.hi.cc.u32 t223,0xf38512bf,t203,t197; "
        "madc.lo.cc.u32 t224,0x434bacd7,t203,t198; madc.hi.cc.u32 t225,0x434bacd7,t203,t199; "
        "madc.lo.cc.u32 t226,0x397fe69a,t203,t200; madc.hi.cc.u32 t227,0x397fe69a,t203,t201; "
        "addc.u32 t228,t215,0; add.cc.u32 t229,t204,t217; madc.lo.cc.u32 t230,%13,%27,t218; "
        "madc.hi.cc.u32 t231,%13,%27,t219; madc.lo.cc.u32 t232,%15,%27,t220; "
        "madc.hi.cc.u32 t233,%15,%27,t221; madc.lo.cc.u32 t234,%17,%27,t222; "
        "madc.hi.cc.u32 t235,%17,%27,t223; madc.lo.cc.u32 t236,%19,%27,t224; "
        "madc.hi.cc.u32 t237,%19,%27,t225; madc.lo.cc.u32 t238,%21,%27,t226; "
        "madc.hi.cc.u32 t239,%21,%27,t227; madc.lo.cc.u32 t240,%23,%27,0; "
        "madc.hi.u32 t241,%23,%27,0; mad.lo.cc.u32 t242,%12,%27,t229; "
        "madc.hi.cc.u32 t243,%12,%27,t205; madc.lo.cc.u32 t244,%14,%27,t206; "
        "madc.hi.cc.u32 t245,%14,%27,t207; madc.lo.cc.u32 t246,%16,%27,t208; "
        "madc.hi.cc.u32 t247,%16,%27,t209; madc.lo.cc.u32 t248,%18,%27,t210; "
        "madc.hi.cc.u32 t249,%18,%27,t211; madc.lo.cc.u32 t250,%20,%27,t212; "
        "madc.hi.cc.u32 t251,%20,%27,t213; madc.lo.cc.u32 t252,%22,%27,t214; "
        "madc.hi.cc.u32 t253,%22,%27,t228; addc.u32 t254,t241,0; mad.lo.cc.u32 t255,%37,%51,t230; "
        "madc.hi.cc.u32 t256,%37,%51,t231; madc.lo.cc.u32 t257,%39,%51,t232; "
        "madc.hi.cc.u32 t258,%39,%51,t233; madc.lo.cc.u32 t259,%41,%51,t234; "
        "madc.hi.cc.u32 t260,%41,%51,t235; madc.lo.cc.u32 t261,%43,%51,t236; "
        "madc.hi.cc.u32 t262,%43,%51,t237; madc.lo.cc.u32 t263,%45,%51,t238; "
        "madc.hi.cc.u32 t264,%45,%51,t239; madc.lo.cc.u32 t265,%47,%51,t240; "
        "madc.hi.u32 t266,%47,%51,t254; mad.lo.cc.u32 t267,%36,%51,t242; "
        "madc.hi.cc.u32 t268,%36,%51,t243; madc.lo.cc.u32 t269,%38,%51,t244; "
        "madc.hi.cc.u32 t270,%38,%51,t245; madc.lo.cc.u32 t271,%40,%51,t246; "
        "madc.hi.cc.u32 t272,%40,%51,t247; madc.lo.cc.u32 t273,%42,%51,t248; "
        "madc.hi.cc.u32 t274,%42,%51,t249; madc.lo.cc.u32 t275,%44,%51,t250; "
        "madc.hi.cc.u32 t276,%44,%51,t251; madc.lo.cc.u32 t277,%46,%51,t252; "
        "madc.hi.cc.u32 t278,%46,%51,t253; addc.u32 t279,t266,0; mul.lo.u32 t280,t267,0xfffcfffd; "
        "mad.lo.cc.u32 t281,0xb9feffff,t280,t255; madc.hi.cc.u32 t282,0xb9feffff,t280,t256; "
        "madc.lo.cc.u32 t283,0x1eabfffe,t280,t257; madc.hi.cc.u32 t284,0x1eabfffe,t280,t258; "
        "madc.lo.cc.u32 t285,0x6730d2a0,t280,t259; madc.hi.cc.u32 t286,0x6730d2a0,t280,t260; "
        "madc.lo.cc.u32 t287,0x64774b84,t280,t261; madc.hi.cc.u32 t288,0x64774b84,t280,t262; "
        "madc.lo.cc.u32 t289,0x4b1ba7b6,t280,t263; madc.hi.cc.u32 t290,0x4b1ba7b6,t280,t264; "
        "madc.lo.cc.u32 t291,0x1a0111ea,t280,t265; madc.hi.u32 t292,0x1a0111ea,t280,t279; "
        "mad.lo.cc.u32 t293,0xffffaaab,t280,t267; madc.hi.cc.u32 t294,0xffffaaab,t280,t268; "
        "madc.lo.cc.u32 t295,0xb153ffff,t280,t269; madc.hi.cc.u32 t296,0xb153ffff,t280,t270; "
        "madc.lo.cc.u32 t297,0xf6b0f624,t280,t271; madc.hi.cc.u32 t298,0xf6b0f624,t280,t272; "
        "madc.lo.cc.u32 t299,0xf38512bf,t280,t273; madc.hi.cc.u32 t300,0xf38512bf,t280,t274; "
        "madc.lo.cc.u32 t301,0x434bacd7,t280,t275; madc.hi.cc.u32 t302,0x434bacd7,t280,t276; "
        "madc.lo.cc.u32 t303,0x397fe69a,t280,t277; madc.hi.cc.u32 t304,0x397fe69a,t280,t278; "
        "addc.u32 t305,t292,0; add.cc.u32 t306,t281,t294; madc.lo.cc.u32 t307,%13,%28,t295; "
        "madc.hi.cc.u32 t308,%13,%28,t296; madc.lo.cc.u32 t309,%15,%28,t297; "
        "madc.hi.cc.u32 t310,%15,%28,t298; madc.lo.cc.u32 t311,%17,%28,t299; "
        "madc.hi.cc.u32 t312,%17,%28,t300; madc.lo.cc.u32 t313,%19,%28,t301; "
        "madc.hi.cc.u32 t314,%19,%28,t302; madc.lo.cc.u32 t315,%21,%28,t303; "
        "madc.hi.cc.u32 t316,%21,%28,t304; madc.lo.cc.u32 t317,%23,%28,0; "
        "madc.hi.u32 t318,%23,%28,0; mad.lo.cc.u32 t319,%12,%28,t306; "
        "madc.hi.cc.u32 t320,%12,%28,t282; madc.lo.cc.u32 t321,%14,%28,t283; "
        "madc.hi.cc.u32 t322,%14,%28,t284; madc.lo.cc.u32 t323,%16,%28,t285; "
        "madc.hi.cc.u32 t324,%16,%28,t286; madc.lo.cc.u32 t325,%18,%28,t287; "
        "madc.hi.cc.u32 t326,%18,%28,t288; madc.lo.cc.u32 t327,%20,%28,t289; "
        "madc.hi.cc.u32 t328,%20,%28,t290; madc.lo.cc.u32 t329,%22,%28,t291; "
        "madc.hi.cc.u32 t330,%22,%28,t305; addc.u32 t331,t318,0; mad.lo.cc.u32 t332,%37,%52,t307; "
        "madc.hi.cc.u32 t333,%37,%52,t308; madc.lo.cc.u32 t334,%39,%52,t309; "
        "madc.hi.cc.u32 t335,%39,%52,t310; madc.lo.cc.u32 t336,%41,%52,t311; "
        "madc.hi.cc.u32 t337,%41,%52,t312; madc.lo.cc.u32 t338,%43,%52,t313; "
        "madc.hi.cc.u32 t339,%43,%52,t314; madc.lo.cc.u32 t340,%45,%52,t315; "
        "madc.hi.cc.u32 t341,%45,%52,t316; madc.lo.cc.u32 t342,%47,%52,t317; "
        "madc.hi.u32 t343,%47,%52,t331; mad.lo.cc.u32 t344,%36,%52,t319; "
        "madc.hi.cc.u32 t345,%36,%52,t320; madc.lo.cc.u32 t346,%38,%52,t321; "
        "madc.hi.cc.u32 t347,%38,%52,t322; madc.lo.cc.u32 t348,%40,%52,t323; "
        "madc.hi.cc.u32 t349,%40,%52,t324; madc.lo.cc.u32 t350,%42,%52,t325; "
        "madc.hi.cc.u32 t351,%42,%52,t326; madc.lo.cc.u32 t352,%44,%52,t327; "
        "madc.hi.cc.u32 t353,%44,%52,t328; madc.lo.cc.u32 t354,%46,%52,t329; "
        "madc.hi.cc.u32 t355,%46,%52,t330; addc.u32 t356,t343,0; mul.lo.u32 t357,t344,0xfffcfffd; "
        "mad.lo.cc.u32 t358,0xb9feffff,t357,t332; madc.hi.cc.u32 t359,0xb9feffff,t357,t333; "
        "madc.lo.cc.u32 t360,0x1eabfffe,t357,t334; madc.hi.cc.u32 t361,0x1eabfffe,t357,t335; "
        "madc.lo.cc.u32 t362,0x6730d2a0,t357,t336; madc.hi.cc.u32 t363,0x6730d2a0,t357,t337; "
        "madc.lo.cc.u32 t364,0x64774b84,t357,t338; madc.hi.cc.u32 t365,0x64774b84,t357,t339; "
        "madc.lo.cc.u32 t366,0x4b1ba7b6,t357,t340; madc.hi.cc.u32 t367,0x4b1ba7b6,t357,t341; "
        "madc.lo.cc.u32 t368,0x1a0111ea,t357,t342; madc.hi.u32 t369,0x1a0111ea,t357,t356; "
        "mad.lo.cc.u32 t370,0xffffaaab,t357,t344; madc.hi.cc.u32 t371,0xffffaaab,t357,t345; "
        "madc.lo.cc.u32 t372,0xb153ffff,t357,t346; madc.hi.cc.u32 t373,0xb153ffff,t357,t347; "
        "madc.lo.cc.u32 t374,0xf6b0f624,t357,t348; madc.hi.cc.u32 t375,0xf6b0f624,t357,t349; "
        "madc.lo.cc.u32 t376,0xf38512bf,t357,t350; madc.hi.cc.u32 t377,0xf38512bf,t357,t351; "
        "madc.lo.cc.u32 t378,0x434bacd7,t357,t352; madc.hi.cc.u32 t379,0x434bacd7,t357,t353; "
        "madc.lo.cc.u32 t380,0x397fe69a,t357,t354; madc.hi.cc.u32 t381,0x397fe69a,t357,t355; "
        "addc.u32 t382,t369,0; add.cc.u32 t383,t358,t371; madc.lo.cc.u32 t384,%13,%29,t372; "
        "madc.hi.cc.u32 t385,%13,%29,t373; madc.lo.cc.u32 t386,%15,%29,t374; "
        "madc.hi.cc.u32 t387,%15,%29,t375; madc.lo.cc.u32 t388,%17,%29,t376; "
        "madc.hi.cc.u32 t389,%17,%29,t377; madc.lo.cc.u32 t390,%19,%29,t378; "
        "madc.hi.cc.u32 t391,%19,%29,t379; madc.lo.cc.u32 t392,%21,%29,t380; "
        "madc.hi.cc.u32 t393,%21,%29,t381; madc.lo.cc.u32 t394,%23,%29,0; "
        "madc.hi.u32 t395,%23,%29,0; mad.lo.cc.u32 t396,%12,%29,t383; "
        "madc.hi.cc.u32 t397,%12,%29,t359; madc.lo.cc.u32 t398,%14,%29,t360; "
        "madc.hi.cc.u32 t399,%14,%29,t361; madc.lo.cc.u32 t400,%16,%29,t362; "
        "madc.hi.cc.u32 t401,%16,%29,t363; madc.lo.cc.u32 t402,%18,%29,t364; "
        "madc.hi.cc.u32 t403,%18,%29,t365; madc.lo.cc.u32 t404,%20,%29,t366; "
        "madc.hi.cc.u32 t405,%20,%29,t367; madc.lo.cc.u32 t406,%22,%29,t368; "
        "madc.hi.cc.u32 t407,%22,%29,t382; addc.u32 t408,t395,0; mad.lo.cc.u32 t409,%37,%53,t384; "
        "madc.hi.cc.u32 t410,%37,%53,t385; madc.lo.cc.u32 t411,%39,%53,t386; "
        "madc.hi.cc.u32 t412,%39,%53,t387; madc.lo.cc.u32 t413,%41,%53,t388; "
        "madc.hi.cc.u32 t414,%41,%53,t389; madc.lo.cc.u32 t415,%43,%53,t390; "
        "madc.hi.cc.u32 t416,%43,%53,t391; madc.lo.cc.u32 t417,%45,%53,t392; "
        "madc.hi.cc.u32 t418,%45,%53,t393; madc.lo.cc.u32 t419,%47,%53,t394; "
        "madc.hi.u32 t420,%47,%53,t408; mad.lo.cc.u32 t421,%36,%53,t396; "
        "madc.hi.cc.u32 t422,%36,%53,t397; madc.lo.cc.u32 t423,%38,%53,t398; "
        "madc.hi.cc.u32 t424,%38,%53,t399; madc.lo.cc.u32 t425,%40,%53,t400; "
        "madc.hi.cc.u32 t426,%40,%53,t401; madc.lo.cc.u32 t427,%42,%53,t402; "
        "madc.hi.cc.u32 t428,%42,%53,t403; madc.lo.cc.u32 t429,%44,%53,t404; "
        "madc.hi.cc.u32 t430,%44,%53,t405; madc.lo.cc.u32 t431,%46,%53,t406; "
        "madc.hi.cc.u32 t432,%46,%53,t407; addc.u32 t433,t420,0; mul.lo.u32 t434,t421,0xfffcfffd; "
        "mad.lo.cc.u32 t435,0xb9feffff,t434,t409; madc.hi.cc.u32 t436,0xb9feffff,t434,t410; "
        "madc.lo.cc.u32 t437,0x1eabfffe,t434,t411; madc.hi.cc.u32 t438,0x1eabfffe,t434,t412; "
        "madc.lo.cc.u32 t439,0x6730d2a0,t434,t413; madc.hi.cc.u32 t440,0x6730d2a0,t434,t414; "
        "madc.lo.cc.u32 t441,0x64774b84,t434,t415; madc.hi.cc.u32 t442,0x64774b84,t434,t416; "
        "madc.lo.cc.u32 t443,0x4b1ba7b6,t434,t417; madc.hi.cc.u32 t444,0x4b1ba7b6,t434,t418; "
        "madc.lo.cc.u32 t445,0x1a0111ea,t434,t419; madc.hi.u32 t446,0x1a0111ea,t434,t433; "
        "mad.lo.cc.u32 t447,0xffffaaab,t434,t421; madc.hi.cc.u32 t448,0xffffaaab,t434,t422; "
        "madc.lo.cc.u32 t449,0xb153ffff,t434,t423; madc.hi.cc.u32 t450,0xb153ffff,t434,t424; "
        "madc.lo.cc.u32 t451,0xf6b0f624,t434,t425; madc.hi.cc.u32 t452,0xf6b0f624,t434,t426; "
        "madc.lo.cc.u32 t453,0xf38512bf,t434,t427; madc.hi.cc.u32 t454,0xf38512bf,t434,t428; "
        "madc.lo.cc.u32 t455,0x434bacd7,t434,t429; madc.hi.cc.u32 t456,0x434bacd7,t434,t430; "
        "madc.lo.cc.u32 t457,0x397fe69a,t434,t431; madc.hi.cc.u32 t458,0x397fe69a,t434,t432; "
        "addc.u32 t459,t446,0; add.cc.u32 t460,t435,t448; madc.lo.cc.u32 t461,%13,%30,t449; "
        "madc.hi.cc.u32 t462,%13,%30,t450; madc.lo.cc.u32 t463,%15,%30,t451; "
        "madc.hi.cc.u32 t464,%15,%30,t452; madc.lo.cc.u32 t465,%17,%30,t453; "
        "madc.hi.cc.u32 t466,%17,%30,t454; madc.lo.cc.u32 t467,%19,%30,t455; "
        "madc.hi.cc.u32 t468,%19,%30,t456; madc.lo.cc.u32 t469,%21,%30,t457; "
        "madc.hi.cc.u32 t470,%21,%30,t458; madc.lo.cc.u32 t471,%23,%30,0; "
        "madc.hi.u32 t472,%23,%30,0; mad.lo.cc.u32 t473,%12,%30,t460; "
        "madc.hi.cc.u32 t474,%12,%30,t436; madc.lo.cc.u32 t475,%14,%30,t437; "
        "madc.hi.cc.u32 t476,%14,%30,t438; madc.lo.cc.u32 t477,%16,%30,t439; "
        "madc.hi.cc.u32 t478,%16,%30,t440; madc.lo.cc.u32 t479,%18,%30,t441; "
        "madc.hi.cc.u32 t480,%18,%30,t442; madc.lo.cc.u32 t481,%20,%30,t443; "
        "madc.hi.cc.u32 t482,%20,%30,t444; madc.lo.cc.u32 t483,%22,%30,t445; "
        "madc.hi.cc.u32 t484,%22,%30,t459; addc.u32 t485,t472,0; mad.lo.cc.u32 t486,%37,%54,t461; "
        "madc.hi.cc.u32 t487,%37,%54,t462; madc.lo.cc.u32 t488,%39,%54,t463; "
        "madc.hi.cc.u32 t489,%39,%54,t464; madc.lo.cc.u32 t490,%41,%54,t465; "
        "madc.hi.cc.u32 t491,%41,%54,t466; madc.lo.cc.u32 t492,%43,%54,t467; "
        "madc.hi.cc.u32 t493,%43,%54,t468; madc.lo.cc.u32 t494,%45,%54,t469; "
        "madc.hi.cc.u32 t495,%45,%54,t470; madc.lo.cc.u32 t496,%47,%54,t471; "
        "madc.hi.u32 t497,%47,%54,t485; mad.lo.cc.u32 t498,%36,%54,t473; "
        "madc.hi.cc.u32 t499,%36,%54,t474; madc.lo.cc.u32 t500,%38,%54,t475; "
        "madc.hi.cc.u32 t501,%38,%54,t476; madc.lo.cc.u32 t502,%40,%54,t477; "
        "madc.hi.cc.u32 t503,%40,%54,t478; madc.lo.cc.u32 t504,%42,%54,t479; "
        "madc.hi.cc.u32 t505,%42,%54,t480; madc.lo.cc.u32 t506,%44,%54,t481; "
        "madc.hi.cc.u32 t507,%44,%54,t482; madc.lo.cc.u32 t508,%46,%54,t483; "
        "madc.hi.cc.u32 t509,%46,%54,t484; addc.u32 t510,t497,0; mul.lo.u32 t511,t498,0xfffcfffd; "
        "mad.lo.cc.u32 t512,0xb9feffff,t511,t486; madc.hi.cc.u32 t513,0xb9feffff,t511,t487; "
        "madc.lo.cc.u32 t514,0x1eabfffe,t511,t488; madc.hi.cc.u32 t515,0x1eabfffe,t511,t489; "
        "madc.lo.cc.u32 t516,0x6730d2a0,t511,t490; madc.hi.cc.u32 t517,0x6730d2a0,t511,t491; "
        "madc.lo.cc.u32 t518,0x64774b84,t511,t492; madc.hi.cc.u32 t519,0x64774b84,t511,t493; "
        "madc.lo.cc.u32 t520,0x4b1ba7b6,t511,t494; madc.hi.cc.u32 t521,0x4b1ba7b6,t511,t495; "
        "madc.lo.cc.u32 t522,0x1a0111ea,t511,t496; madc.hi.u32 t523,0x1a0111ea,t511,t510; "
        "mad.lo.cc.u32 t524,0xffffaaab,t511,t498; madc.hi.cc.u32 t525,0xffffaaab,t511,t499; "
        "madc.lo.cc.u32 t526,0xb153ffff,t511,t500; madc.hi.cc.u32 t527,0xb153ffff,t511,t501; "
        "madc.lo.cc.u32 t528,0xf6b0f624,t511,t502; madc.hi.cc.u32 t529,0xf6b0f624,t511,t503; "
        "madc.lo.cc.u32 t530,0xf38512bf,t511,t504; madc.hi.cc.u32 t531,0xf38512bf,t511,t505; "
        "madc.lo.cc.u32 t532,0x434bacd7,t511,t506; madc.hi.cc.u32 t533,0x434bacd7,t511,t507; "
        "madc.lo.cc.u32 t534,0x397fe69a,t511,t508; madc.hi.cc.u32 t535,0x397fe69a,t511,t509; "
        "addc.u32 t536,t523,0; add.cc.u32 t537,t512,t525; madc.lo.cc.u32 t538,%13,%31,t526; "
        "madc.hi.cc.u32 t539,%13,%31,t527; madc.lo.cc.u32 t540,%15,%31,t528; "
        "madc.hi.cc.u32 t541,%15,%31,t529; madc.lo.cc.u32 t542,%17,%31,t530; "
        "madc.hi.cc.u32 t543,%17,%31,t531; madc.lo.cc.u32 t544,%19,%31,t532; "
        "madc.hi.cc.u32 t545,%19,%31,t533; madc.lo.cc.u32 t546,%21,%31,t534; "
        "madc.hi.cc.u32 t547,%21,%31,t535; madc.lo.cc.u32 t548,%23,%31,0; "
        "madc.hi.u32 t549,%23,%31,0; mad.lo.cc.u32 t550,%12,%31,t537; "
        "madc.hi.cc.u32 t551,%12,%31,t513; madc.lo.cc.u32 t552,%14,%31,t514; "
        "madc.hi.cc.u32 t553,%14,%31,t515; madc.lo.cc.u32 t554,%16,%31,t516; "
        "madc.hi.cc.u32 t555,%16,%31,t517; madc.lo.cc.u32 t556,%18,%31,t518; "
        "madc.hi.cc.u32 t557,%18,%31,t519; madc.lo.cc.u32 t558,%20,%31,t520; "
        "madc.hi.cc.u32 t559,%20,%31,t521; madc.lo.cc.u32 t560,%22,%31,t522; "
        "madc.hi.cc.u32 t561,%22,%31,t536; addc.u32 t562,t549,0; mad.lo.cc.u32 t563,%37,%55,t538; "
        "madc.hi.cc.u32 t564,%37,%55,t539; madc.lo.cc.u32 t565,%39,%55,t540; "
        "madc.hi.cc.u32 t566,%39,%55,t541; madc.lo.cc.u32 t567,%41,%55,t542; "
        "madc.hi.cc.u32 t568,%41,%55,t543; madc.lo.cc.u32 t569,%43,%55,t544; "
        "madc.hi.cc.u32 t570,%43,%55,t545; madc.lo.cc.u32 t571,%45,%55,t546; "
        "madc.hi.cc.u32 t572,%45,%55,t547; madc.lo.cc.u32 t573,%47,%55,t548; "
        "madc.hi.u32 t574,%47,%55,t562; mad.lo.cc.u32 t575,%36,%55,t550; "
        "madc.hi.cc.u32 t576,%36,%55,t551; madc.lo.cc.u32 t577,%38,%55,t552; "
        "madc.hi.cc.u32 t578,%38,%55,t553; madc.lo.cc.u32 t579,%40,%55,t554; "
        "madc.hi.cc.u32 t580,%40,%55,t555; madc.lo.cc.u32 t581,%42,%55,t556; "
        "madc.hi.cc.u32 t582,%42,%55,t557; madc.lo.cc.u32 t583,%44,%55,t558; "
        "madc.hi.cc.u32 t584,%44,%55,t559; madc.lo.cc.u32 t585,%46,%55,t560; "
        "madc.hi.cc.u32 t586,%46,%55,t561; addc.u32 t587,t574,0; mul.lo.u32 t588,t575,0xfffcfffd; "
        "mad.lo.cc.u32 t589,0xb9feffff,t588,t563; madc.hi.cc.u32 t590,0xb9feffff,t588,t564; "
        "madc.lo.cc.u32 t591,0x1eabfffe,t588,t565; madc.hi.cc.u32 t592,0x1eabfffe,t588,t566; "
        "madc.lo.cc.u32 t593,0x6730d2a0,t588,t567; madc.hi.cc.u32 t594,0x6730d2a0,t588,t568; "
        "madc.lo.cc.u32 t595,0x64774b84,t588,t569; madc.hi.cc.u32 t596,0x64774b84,t588,t570; "
        "madc.lo.cc.u32 t597,0x4b1ba7b6,t588,t571; madc.hi.cc.u32 t598,0x4b1ba7b6,t588,t572; "
        "madc.lo.cc.u32 t599,0x1a0111ea,t588,t573; madc.hi.u32 t600,0x1a0111ea,t588,t587; "
        "mad.lo.cc.u32 t601,0xffffaaab,t588,t575; madc.hi.cc.u32 t602,0xffffaaab,t588,t576; "
        "madc.lo.cc.u32 t603,0xb153ffff,t588,t577; madc.hi.cc.u32 t604,0xb153ffff,t588,t578; "
        "madc.lo.cc.u32 t605,0xf6b0f624,t588,t579; madc.hi.cc.u32 t606,0xf6b0f624,t588,t580; "
        "madc.lo.cc.u32 t607,0xf38512bf,t588,t581; madc.hi.cc.u32 t608,0xf38512bf,t588,t582; "
        "madc.lo.cc.u32 t609,0x434bacd7,t588,t583; madc.hi.cc.u32 t610,0x434bacd7,t588,t584; "
        "madc.lo.cc.u32 t611,0x397fe69a,t588,t585; madc.hi.cc.u32 t612,0x397fe69a,t588,t586; "
        "addc.u32 t613,t600,0; add.cc.u32 t614,t589,t602; madc.lo.cc.u32 t615,%13,%32,t603; "
        "madc.hi.cc.u32 t616,%13,%32,t604; madc.lo.cc.u32 t617,%15,%32,t605; "
        "madc.hi.cc.u32 t618,%15,%32,t606; madc.lo.cc.u32 t619,%17,%32,t607; "
        "madc.hi.cc.u32 t620,%17,%32,t608; madc.lo.cc.u32 t621,%19,%32,t609; "
        "madc.hi.cc.u32 t622,%19,%32,t610; madc.lo.cc.u32 t623,%21,%32,t611; "
        "madc.hi.cc.u32 t624,%21,%32,t612; madc.lo.cc.u32 t625,%23,%32,0; "
        "madc.hi.u32 t626,%23,%32,0; mad.lo.cc.u32 t627,%12,%32,t614; "
        "madc.hi.cc.u32 t628,%12,%32,t590; madc.lo.cc.u32 t629,%14,%32,t591; "
        "madc.hi.cc.u32 t630,%14,%32,t592; madc.lo.cc.u32 t631,%16,%32,t593; "
        "madc.hi.cc.u32 t632,%16,%32,t594; madc.lo.cc.u32 t633,%18,%32,t595; "
        "madc.hi.cc.u32 t634,%18,%32,t596; madc.lo.cc.u32 t635,%20,%32,t597; "
        "madc.hi.cc.u32 t636,%20,%32,t598; madc.lo.cc.u32 t637,%22,%32,t599; "
        "madc.hi.cc.u32 t638,%22,%32,t613; addc.u32 t639,t626,0; mad.lo.cc.u32 t640,%37,%56,t615; "
        "madc.hi.cc.u32 t641,%37,%56,t616; madc.lo.cc.u32 t642,%39,%56,t617; "
        "madc.hi.cc.u32 t643,%39,%56,t618; madc.lo.cc.u32 t644,%41,%56,t619; "
        "madc.hi.cc.u32 t645,%41,%56,t620; madc.lo.cc.u32 t646,%43,%56,t621; "
        "madc.hi.cc.u32 t647,%43,%56,t622; madc.lo.cc.u32 t648,%45,%56,t623; "
        "madc.hi.cc.u32 t649,%45,%56,t624; madc.lo.cc.u32 t650,%47,%56,t625; "
        "madc.hi.u32 t651,%47,%56,t639; mad.lo.cc.u32 t652,%36,%56,t627; "
        "madc.hi.cc.u32 t653,%36,%56,t628; madc.lo.cc.u32 t654,%38,%56,t629; "
        "madc.hi.cc.u32 t655,%38,%56,t630; madc.lo.cc.u32 t656,%40,%56,t631; "
        "madc.hi.cc.u32 t657,%40,%56,t632; madc.lo.cc.u32 t658,%42,%56,t633; "
        "madc.hi.cc.u32 t659,%42,%56,t634; madc.lo.cc.u32 t660,%44,%56,t635; "
        "madc.hi.cc.u32 t661,%44,%56,t636; madc.lo.cc.u32 t662,%46,%56,t637; "
        "madc.hi.cc.u32 t663,%46,%56,t638; addc.u32 t664,t651,0; mul.lo.u32 t665,t652,0xfffcfffd; "
        "mad.lo.cc.u32 t666,0xb9feffff,t665,t640; madc.hi.cc.u32 t667,0xb9feffff,t665,t641; "
        "madc.lo.cc.u32 t668,0x1eabfffe,t665,t642; madc.hi.cc.u32 t669,0x1eabfffe,t665,t643; "
        "madc.lo.cc.u32 t670,0x6730d2a0,t665,t644; madc.hi.cc.u32 t671,0x6730d2a0,t665,t645; "
        "madc.lo.cc.u32 t672,0x64774b84,t665,t646; madc.hi.cc.u32 t673,0x64774b84,t665,t647; "
        "madc.lo.cc.u32 t674,0x4b1ba7b6,t665,t648; madc.hi.cc.u32 t675,0x4b1ba7b6,t665,t649; "
        "madc.lo.cc.u32 t676,0x1a0111ea,t665,t650; madc.hi.u32 t677,0x1a0111ea,t665,t664; "
        "mad.lo.cc.u32 t678,0xffffaaab,t665,t652; madc.hi.cc.u32 t679,0xffffaaab,t665,t653; "
        "madc.lo.cc.u32 t680,0xb153ffff,t665,t654; madc.hi.cc.u32 t681,0xb153ffff,t665,t655; "
        "madc.lo.cc.u32 t682,0xf6b0f624,t665,t656; madc.hi.cc.u32 t683,0xf6b0f624,t665,t657; "
        "madc.lo.cc.u32 t684,0xf38512bf,t665,t658; madc.hi.cc.u32 t685,0xf38512bf,t665,t659; "
        "madc.lo.cc.u32 t686,0x434bacd7,t665,t660; madc.hi.cc.u32 t687,0x434bacd7,t665,t661; "
        "madc.lo.cc.u32 t688,0x397fe69a,t665,t662; madc.hi.cc.u32 t689,0x397fe69a,t665,t663; "
        "addc.u32 t690,t677,0; add.cc.u32 t691,t666,t679; madc.lo.cc.u32 t692,%13,%33,t680; "
        "madc.hi.cc.u32 t693,%13,%33,t681; madc.lo.cc.u32 t694,%15,%33,t682; "
        "madc.hi.cc.u32 t695,%15,%33,t683; madc.lo.cc.u32 t696,%17,%33,t684; "
        "madc.hi.cc.u32 t697,%17,%33,t685; madc.lo.cc.u32 t698,%19,%33,t686; "
        "madc.hi.cc.u32 t699,%19,%33,t687; madc.lo.cc.u32 t700,%21,%33,t688; "
        "madc.hi.cc.u32 t701,%21,%33,t689; madc.lo.cc.u32 t702,%23,%33,0; "
        "madc.hi.u32 t703,%23,%33,0; mad.lo.cc.u32 t704,%12,%33,t691; "
        "madc.hi.cc.u32 t705,%12,%33,t667; madc.lo.cc.u32 t706,%14,%33,t668; "
        "madc.hi.cc.u32 t707,%14,%33,t669; madc.lo.cc.u32 t708,%16,%33,t670; "
        "madc.hi.cc.u32 t709,%16,%33,t671; madc.lo.cc.u32 t710,%18,%33,t672; "
        "madc.hi.cc.u32 t711,%18,%33,t673; madc.lo.cc.u32 t712,%20,%33,t674; "
        "madc.hi.cc.u32 t713,%20,%33,t675; madc.lo.cc.u32 t714,%22,%33,t676; "
        "madc.hi.cc.u32 t715,%22,%33,t690; addc.u32 t716,t703,0; mad.lo.cc.u32 t717,%37,%57,t692; "
        "madc.hi.cc.u32 t718,%37,%57,t693; madc.lo.cc.u32 t719,%39,%57,t694; "
        "madc.hi.cc.u32 t720,%39,%57,t695; madc.lo.cc.u32 t721,%41,%57,t696; "
        "madc.hi.cc.u32 t722,%41,%57,t697; madc.lo.cc.u32 t723,%43,%57,t698; "
        "madc.hi.cc.u32 t724,%43,%57,t699; madc.lo.cc.u32 t725,%45,%57,t700; "
        "madc.hi.cc.u32 t726,%45,%57,t701; madc.lo.cc.u32 t727,%47,%57,t702; "
        "madc.hi.u32 t728,%47,%57,t716; mad.lo.cc.u32 t729,%36,%57,t704; "
        "madc.hi.cc.u32 t730,%36,%57,t705; madc.lo.cc.u32 t731,%38,%57,t706; "
        "madc.hi.cc.u32 t732,%38,%57,t707; madc.lo.cc.u32 t733,%40,%57,t708; "
        "madc.hi.cc.u32 t734,%40,%57,t709; madc.lo.cc.u32 t735,%42,%57,t710; "
        "madc.hi.cc.u32 t736,%42,%57,t711; madc.lo.cc.u32 t737,%44,%57,t712; "
        "madc.hi.cc.u32 t738,%44,%57,t713; madc.lo.cc.u32 t739,%46,%57,t714; "
        "madc.hi.cc.u32 t740,%46,%57,t715; addc.u32 t741,t728,0; mul.lo.u32 t742,t729,0xfffcfffd; "
        "mad.lo.cc.u32 t743,0xb9feffff,t742,t717; madc.hi.cc.u32 t744,0xb9feffff,t742,t718; "
        "madc.lo.cc.u32 t745,0x1eabfffe,t742,t719; madc.hi.cc.u32 t746,0x1eabfffe,t742,t720; "
        "madc.lo.cc.u32 t747,0x6730d2a0,t742,t721; madc.hi.cc.u32 t748,0x6730d2a0,t742,t722; "
        "madc.lo.cc.u32 t749,0x64774b84,t742,t723; madc.hi.cc.u32 t750,0x64774b84,t742,t724; "
        "madc.lo.cc.u32 t751,0x4b1ba7b6,t742,t725; madc.hi.cc.u32 t752,0x4b1ba7b6,t742,t726; "
        "madc.lo.cc.u32 t753,0x1a0111ea,t742,t727; madc.hi.u32 t754,0x1a0111ea,t742,t741; "
        "mad.lo.cc.u32 t755,0xffffaaab,t742,t729; madc.hi.cc.u32 t756,0xffffaaab,t742,t730; "
        "madc.lo.cc.u32 t757,0xb153ffff,t742,t731; madc.hi.cc.u32 t758,0xb153ffff,t742,t732; "
        "madc.lo.cc.u32 t759,0xf6b0f624,t742,t733; madc.hi.cc.u32 t760,0xf6b0f624,t742,t734; "
        "madc.lo.cc.u32 t761,0xf38512bf,t742,t735; madc.hi.cc.u32 t762,0xf38512bf,t742,t736; "
        "madc.lo.cc.u32 t763,0x434bacd7,t742,t737; madc.hi.cc.u32 t764,0x434bacd7,t742,t738; "
        "madc.lo.cc.u32 t765,0x397fe69a,t742,t739; madc.hi.cc.u32 t766,0x397fe69a,t742,t740; "
        "addc.u32 t767,t754,0; add.cc.u32 t768,t743,t756; madc.lo.cc.u32 t769,%13,%34,t757; "
        "madc.hi.cc.u32 t770,%13,%34,t758; madc.lo.cc.u32 t771,%15,%34,t759; "
        "madc.hi.cc.u32 t772,%15,%34,t760; madc.lo.cc.u32 t773,%17,%34,t761; "
        "madc.hi.cc.u32 t774,%17,%34,t762; madc.lo.cc.u32 t775,%19,%34,t763; "
        "madc.hi.cc.u32 t776,%19,%34,t764; madc.lo.cc.u32 t777,%21,%34,t765; "
        "madc.hi.cc.u32 t778,%21,%34,t766; madc.lo.cc.u32 t779,%23,%34,0; "
        "madc.hi.u32 t780,%23,%34,0; mad.lo.cc.u32 t781,%12,%34,t768; "
        "madc.hi.cc.u32 t782,%12,%34,t744; madc.lo.cc.u32 t783,%14,%34,t745; "
        "madc.hi.cc.u32 t784,%14,%34,t746; madc.lo.cc.u32 t785,%16,%34,t747; "
        "madc.hi.cc.u32 t786,%16,%34,t748; madc.lo.cc.u32 t787,%18,%34,t749; "
        "madc.hi.cc.u32 t788,%18,%34,t750; madc.lo.cc.u32 t789,%20,%34,t751; "
        "madc.hi.cc.u32 t790,%20,%34,t752; madc.lo.cc.u32 t791,%22,%34,t753; "
        "madc.hi.cc.u32 t792,%22,%34,t767; addc.u32 t793,t780,0; mad.lo.cc.u32 t794,%37,%58,t769; "
        "madc.hi.cc.u32 t795,%37,%58,t770; madc.lo.cc.u32 t796,%39,%58,t771; "
        "madc.hi.cc.u32 t797,%39,%58,t772; madc.lo.cc.u32 t798,%41,%58,t773; "
        "madc.hi.cc.u32 t799,%41,%58,t774; madc.lo.cc.u32 t800,%43,%58,t775; "
        "madc.hi.cc.u32 t801,%43,%58,t776; madc.lo.cc.u32 t802,%45,%58,t777; "
        "madc.hi.cc.u32 t803,%45,%58,t778; madc.lo.cc.u32 t804,%47,%58,t779; "
        "madc.hi.u32 t805,%47,%58,t793; mad.lo.cc.u32 t806,%36,%58,t781; "
        "madc.hi.cc.u32 t807,%36,%58,t782; madc.lo.cc.u32 t808,%38,%58,t783; "
        "madc.hi.cc.u32 t809,%38,%58,t784; madc.lo.cc.u32 t810,%40,%58,t785; "
        "madc.hi.cc.u32 t811,%40,%58,t786; madc.lo.cc.u32 t812,%42,%58,t787; "
        "madc.hi.cc.u32 t813,%42,%58,t788; madc.lo.cc.u32 t814,%44,%58,t789; "
        "madc.hi.cc.u32 t815,%44,%58,t790; madc.lo.cc.u32 t816,%46,%58,t791; "
        "madc.hi.cc.u32 t817,%46,%58,t792; addc.u32 t818,t805,0; mul.lo.u32 t819,t806,0xfffcfffd; "
        "mad.lo.cc.u32 t820,0xb9feffff,t819,t794; madc.hi.cc.u32 t821,0xb9feffff,t819,t795; "
        "madc.lo.cc.u32 t822,0x1eabfffe,t819,t796; madc.hi.cc.u32 t823,0x1eabfffe,t819,t797; "
        "madc.lo.cc.u32 t824,0x6730d2a0,t819,t798; madc.hi.cc.u32 t825,0x6730d2a0,t819,t799; "
        "madc.lo.cc.u32 t826,0x64774b84,t819,t800; madc.hi.cc.u32 t827,0x64774b84,t819,t801; "
        "madc.lo.cc.u32 t828,0x4b1ba7b6,t819,t802; madc.hi.cc.u32 t829,0x4b1ba7b6,t819,t803; "
        "madc.lo.cc.u32 t830,0x1a0111ea,t819,t804; madc.hi.u32 t831,0x1a0111ea,t819,t818; "
        "mad.lo.cc.u32 t832,0xffffaaab,t819,t806; madc.hi.cc.u32 t833,0xffffaaab,t819,t807; "
        "madc.lo.cc.u32 t834,0xb153ffff,t819,t808; madc.hi.cc.u32 t835,0xb153ffff,t819,t809; "
        "madc.lo.cc.u32 t836,0xf6b0f624,t819,t810; madc.hi.cc.u32 t837,0xf6b0f624,t819,t811; "
        "madc.lo.cc.u32 t838,0xf38512bf,t819,t812; madc.hi.cc.u32 t839,0xf38512bf,t819,t813; "
        "madc.lo.cc.u32 t840,0x434bacd7,t819,t814; madc.hi.cc.u32 t841,0x434bacd7,t819,t815; "
        "madc.lo.cc.u32 t842,0x397fe69a,t819,t816; madc.hi.cc.u32 t843,0x397fe69a,t819,t817; "
        "addc.u32 t844,t831,0; add.cc.u32 t845,t820,t833; madc.lo.cc.u32 t846,%13,%35,t834; "
        "madc.hi.cc.u32 t847,%13,%35,t835; madc.lo.cc.u32 t848,%15,%35,t836; "
        "madc.hi.cc.u32 t849,%15,%35,t837; madc.lo.cc.u32 t850,%17,%35,t838; "
        "madc.hi.cc.u32 t851,%17,%35,t839; madc.lo.cc.u32 t852,%19,%35,t840; "
        "madc.hi.cc.u32 t853,%19,%35,t841; madc.lo.cc.u32 t854,%21,%35,t842; "
        "madc.hi.cc.u32 t855,%21,%35,t843; madc.lo.cc.u32 t856,%23,%35,0; "
        "madc.hi.u32 t857,%23,%35,0; mad.lo.cc.u32 t858,%12,%35,t845; "
        "madc.hi.cc.u32 t859,%12,%35,t821; madc.lo.cc.u32 t860,%14,%35,t822; "
        "madc.hi.cc.u32 t861,%14,%35,t823; madc.lo.cc.u32 t862,%16,%35,t824; "
        "madc.hi.cc.u32 t863,%16,%35,t825; madc.lo.cc.u32 t864,%18,%35,t826; "
        "madc.hi.cc.u32 t865,%18,%35,t827; madc.lo.cc.u32 t866,%20,%35,t828; "
        "madc.hi.cc.u32 t867,%20,%35,t829; madc.lo.cc.u32 t868,%22,%35,t830; "
        "madc.hi.cc.u32 t869,%22,%35,t844; addc.u32 t870,t857,0; mad.lo.cc.u32 t871,%37,%59,t846; "
        "madc.hi.cc.u32 t872,%37,%59,t847; madc.lo.cc.u32 t873,%39,%59,t848; "
        "madc.hi.cc.u32 t874,%39,%59,t849; madc.lo.cc.u32 t875,%41,%59,t850; "
        "madc.hi.cc.u32 t876,%41,%59,t851; madc.lo.cc.u32 t877,%43,%59,t852; "
        "madc.hi.cc.u32 t878,%43,%59,t853; madc.lo.cc.u32 t879,%45,%59,t854; "
        "madc.hi.cc.u32 t880,%45,%59,t855; madc.lo.cc.u32 t881,%47,%59,t856; "
        "madc.hi.u32 t882,%47,%59,t870; mad.lo.cc.u32 t883,%36,%59,t858; "
        "madc.hi.cc.u32 t884,%36,%59,t859; madc.lo.cc.u32 t885,%38,%59,t860; "
        "madc.hi.cc.u32 t886,%38,%59,t861; madc.lo.cc.u32 t887,%40,%59,t862; "
        "madc.hi.cc.u32 t888,%40,%59,t863; madc.lo.cc.u32 t889,%42,%59,t864; "
        "madc.hi.cc.u32 t890,%42,%59,t865; madc.lo.cc.u32 t891,%44,%59,t866; "
        "madc.hi.cc.u32 t892,%44,%59,t867; madc.lo.cc.u32 t893,%46,%59,t868; "
        "madc.hi.cc.u32 t894,%46,%59,t869; addc.u32 t895,t882,0; mul.lo.u32 t896,t883,0xfffcfffd; "
        "mad.lo.cc.u32 t897,0xb9feffff,t896,t871; madc.hi.cc.u32 t898,0xb9feffff,t896,t872; "
        "madc.lo.cc.u32 t899,0x1eabfffe,t896,t873; madc.hi.cc.u32 t900,0x1eabfffe,t896,t874; "
        "madc.lo.cc.u32 t901,0x6730d2a0,t896,t875; madc.hi.cc.u32 t902,0x6730d2a0,t896,t876; "
        "madc.lo.cc.u32 t903,0x64774b84,t896,t877; madc.hi.cc.u32 t904,0x64774b84,t896,t878; "
        "madc.lo.cc.u32 t905,0x4b1ba7b6,t896,t879; madc.hi.cc.u32 t906,0x4b1ba7b6,t896,t880; "
        "madc.lo.cc.u32 t907,0x1a0111ea,t896,t881; madc.hi.u32 t908,0x1a0111ea,t896,t895; "
        "mad.lo.cc.u32 t909,0xffffaaab,t896,t883; madc.hi.cc.u32 t910,0xffffaaab,t896,t884; "
        "madc.lo.cc.u32 t911,0xb153ffff,t896,t885; madc.hi.cc.u32 t912,0xb153ffff,t896,t886; "
        "madc.lo.cc.u32 t913,0xf6b0f624,t896,t887; madc.hi.cc.u32 t914,0xf6b0f624,t896,t888; "
        "madc.lo.cc.u32 t915,0xf38512bf,t896,t889; madc.hi.cc.u32 t916,0xf38512bf,t896,t890; "
        "madc.lo.cc.u32 t917,0x434bacd7,t896,t891; madc.hi.cc.u32 t918,0x434bacd7,t896,t892; "
        "madc.lo.cc.u32 t919,0x397fe69a,t896,t893; madc.hi.cc.u32 t920,0x397fe69a,t896,t894; "
        "addc.u32 t921,t908,0; add.cc.u32 %0,t910,t897; addc.cc.u32 %1,t911,t898; "
        "addc.cc.u32 %2,t912,t899; addc.cc.u32 %3,t913,t900; addc.cc.u32 %4,t914,t901; "
        "addc.cc.u32 %5,t915,t902; addc.cc.u32 %6,t916,t903; addc.cc.u32 %7,t917,t904; "
        "addc.cc.u32 %8,t918,t905; addc.cc.u32 %9,t919,t906; addc.cc.u32 %10,t920,t907; "
        "addc.u32 %11,0,t921; } "
        : "=&r"(r.v[0]), "=&r"(r.v[1]), "=&r"(r.v[2]), "=&r"(r.v[3]), "=&r"(r.v[4]), "=&r"(r.v[5]),
          "=&r"(r.v[6]), "=&r"(r.v[7]), "=&r"(r.v[8]), "=&r"(r.v[9]), "=&r"(r.v[10]), "=&r"(r.v[11])
        : "r"(a.v[0]), "r"(a.v[1]), "r"(a.v[2]), "r"(a.v[3]), "r"(a.v[4]), "r"(a.v[5]), "r"(a.v[6]),
          "r"(a.v[7]), "r"(a.v[8]), "r"(a.v[9]), "r"(a.v[10]), "r"(a.v[11]), "r"(b.v[0]),
          "r"(b.v[1]), "r"(b.v[2]), "r"(b.v[3]), "r"(b.v[4]), "r"(b.v[5]), "r"(b.v[6]), "r"(b.v[7]),
          "r"(b.v[8]), "r"(b.v[9]), "r"(b.v[10]), "r"(b.v[11]), "r"(c.v[0]), "r"(c.v[1]),
          "r"(c.v[2]), "r"(c.v[3]), "r"(c.v[4]), "r"(c.v[5]), "r"(c.v[6]), "r"(c.v[7]), "r"(c.v[8]),
          "r"(c.v[9]), "r"(c.v[10]), "r"(c.v[11]), "r"(d.v[0]), "r"(d.v[1]), "r"(d.v[2]),
          "r"(d.v[3]), "r"(d.v[4]), "r"(d.v[5]), "r"(d.v[6]), "r"(d.v[7]), "r"(d.v[8]), "r"(d.v[9]),
          "r"(d.v[10]), "r"(d.v[11]));
#else
    uint32_t cf = 0;
    const uint32_t t0 = words_mul_lo(a.v[1], b.v[0]);
    const uint32_t t1 = words_mul_hi(a.v[1], b.v[0]);
    const uint32_t t2 = words_mul_lo(a.v[3], b.v[0]);
    const uint32_t t3 = words_mul_hi(a.v[3], b.v[0]);
    const uint32_t t4 = words_mul_lo(a.v[5], b.v[0]);
    const uint32_t t5 = words_mul_hi(a.v[5], b.v[0]);
    const uint32_t t6 = words_mul_lo(a.v[7], b.v[0]);
    const uint32_t t7 = words_mul_hi(a.v[7], b.v[0]);
    const uint32_t t8 = words_mul_lo(a.v[9], b.v[0]);
    const uint32_t t9 = words_mul_hi(a.v[9], b.v[0]);
    const uint32_t t10 = words_mul_lo(a.v[11], b.v[0]);
    const uint32_t t11 = words_mul_hi(a.v[11], b.v[0]);
    const uint32_t t12 = words_mul_lo(a.v[0], b.v[0]);
    const uint32_t t13 = words_mul_hi(a.v[0], b.v[0]);
    const uint32_t t14 = words_mul_lo(a.v[2], b.v[0]);
    const uint32_t t15 = words_mul_hi(a.v[2], b.v[0]);
    const uint32_t t16 = words_mul_lo(a.v[4], b.v[0]);
    const uint32_t t17 = words_mul_hi(a.v[4], b.v[0]);
    const uint32_t t18 = words_mul_lo(a.v[6], b.v[0]);
    const uint32_t t19 = words_mul_hi(a.v[6], b.v[0]);
    const uint32_t t20 = words_mul_lo(a.v[8], b.v[0]);
    const uint32_t t21 = words_mul_hi(a.v[8], b.v[0]);
    const uint32_t t22 = words_mul_lo(a.v[10], b.v[0]);
    const uint32_t t23 = words_mul_hi(a.v[10], b.v[0]);
    const uint32_t t24 = words_mad_lo_cc(c.v[1], d.v[0], t0, cf);
    const uint32_t t25 = words_madc_hi_cc(c.v[1], d.v[0], t1, cf);
    const uint32_t t26 = words_madc_lo_cc(c.v[3], d.v[0], t2, cf);
    const uint32_t t27 = words_madc_hi_cc(c.v[3], d.v[0], t3, cf);
    const uint32_t t28 = words_madc_lo_cc(c.v[5], d.v[0], t4, cf);
    const uint32_t t29 = words_madc_hi_cc(c.v[5], d.v[0], t5, cf);
    const uint32_t t30 = words_madc_lo_cc(c.v[7], d.v[0], t6, cf);
    const uint32_t t31 = words_madc_hi_cc(c.v[7], d.v[0], t7, cf);
    const uint32_t t32 = words_madc_lo_cc(c.v[9], d.v[0], t8, cf);
    const uint32_t t33 = words_madc_hi_cc(c.v[9], d.v[0], t9, cf);
    const uint32_t t34 = words_madc_lo_cc(c.v[11], d.v[0], t10, cf);
    const uint32_t t35 = words_madc_hi(c.v[11], d.v[0], t11, cf);
    const uint32_t t36 = words_mad_lo_cc(c.v[0], d.v[0], t12, cf);
    const uint32_t t37 = words_madc_hi_cc(c.v[0], d.v[0], t13, cf);
    const uint32_t t38 = words_madc_lo_cc(c.v[2], d.v[0], t14, cf);
    const uint32_t t39 = words_madc_hi_cc(c.v[2], d.v[0], t15, cf);
    const uint32_t t40 = words_madc_lo_cc(c.v[4], d.v[0], t16, cf);
    const uint32_t t41 = words_madc_hi_cc(c.v[4], d.v[0], t17, cf);
    const uint32_t t42 = words_madc_lo_cc(c.v[6], d.v[0], t18, cf);
    const uint32_t t43 = words_madc_hi_cc(c.v[6], d.v[0], t19, cf);
    const uint32_t t44 = words_madc_lo_cc(c.v[8], d.v[0], t20, cf);
    const uint32_t t45 = words_madc_hi_cc(c.v[8], d.v[0], t21, cf);
    const uint32_t t46 = words_madc_lo_cc(c.v[10], d.v[0], t22, cf);
    const uint32_t t47 = words_madc_hi_cc(c.v[10], d.v[0], t23, cf);
    const uint32_t t48 = words_addc(t35, 0x0u, cf);
    const uint32_t t49 = words_mul_lo(t36, 0xfffcfffdu);
    const uint32_t t50 = words_mad_lo_cc(0xb9feffffu, t49, t24, cf);
    const uint32_t t51 = words_madc_hi_cc(0xb9feffffu, t49, t25, cf);
    const uint32_t t52 = words_madc_lo_cc(0x1eabfffeu, t49, t26, cf);
    const uint32_t t53 = words_madc_hi_cc(0x1eabfffeu, t49, t27, cf);
    const uint32_t t54 = words_madc_lo_cc(0x6730d2a0u, t49, t28, cf);
    const uint32_t t55 = words_madc_hi_cc(0x6730d2a0u, t49, t29, cf);
    const uint32_t t56 = words_madc_lo_cc(0x64774b84u, t49, t30, cf);
    const uint32_t t57 = words_madc_hi_cc(0x64774b84u, t49, t31, cf);
    const uint32_t t58 = words_madc_lo_cc(0x4b1ba7b6u, t49, t32, cf);
    const uint32_t t59 = words_madc_hi_cc(0x4b1ba7b6u, t49, t33, cf);
    const uint32_t t60 = words_madc_lo_cc(0x1a0111eau, t49, t34, cf);
    const uint32_t t61 = words_madc_hi(0x1a0111eau, t49, t48, cf);
    const uint32_t t62 = words_mad_lo_cc(0xffffaaabu, t49, t36, cf);
    const uint32_t t63 = words_madc_hi_cc(0xffffaaabu, t49, t37, cf);
    const uint32_t t64 = words_madc_lo_cc(0xb153ffffu, t49, t38, cf);
    const uint32_t t65 = words_madc_hi_cc(0xb153ffffu, t49, t39, cf);
    const uint32_t t66 = words_madc_lo_cc(0xf6b0f624u, t49, t40, cf);
    const uint32_t t67 = words_madc_hi_cc(0xf6b0f624u, t49, t41, cf);
    const uint32_t t68 = words_madc_lo_cc(0xf38512bfu, t49, t42, cf);
    const uint32_t t69 = words_madc_hi_cc(0xf38512bfu, t49, t43, cf);
    const uint32_t t70 = words_madc_lo_cc(0x434bacd7u, t49, t44, cf);
    const uint32_t t71 = words_madc_hi_cc(0x434bacd7u, t49, t45, cf);
    const uint32_t t72 = words_madc_lo_cc(0x397fe69au, t49, t46, cf);
    const uint32_t t73 = words_madc_hi_cc(0x397fe69au, t49, t47, cf);
    const uint32_t t74 = words_addc(t61, 0x0u, cf); const uint32_t t75 = words_add_cc(t50, t63, cf);
    const uint32_t t76 = words_madc_lo_cc(a.v[1], b.v[1], t64, cf);
    const uint32_t t77 = words_madc_hi_cc(a.v[1], b.v[1], t65, cf);
    const uint32_t t78 = words_madc_lo_cc(a.v[3], b.v[1], t66, cf);
    const uint32_t t79 = words_madc_hi_cc(a.v[3], b.v[1], t67, cf);
    const uint32_t t80 = words_madc_lo_cc(a.v[5], b.v[1], t68, cf);
    const uint32_t t81 = words_madc_hi_cc(a.v[5], b.v[1], t69, cf);
    const uint32_t t82 = words_madc_lo_cc(a.v[7], b.v[1], t70, cf);
    const uint32_t t83 = words_madc_hi_cc(a.v[7], b.v[1], t71, cf);
    const uint32_t t84 = words_madc_lo_cc(a.v[9], b.v[1], t72, cf);
    const uint32_t t85 = words_madc_hi_cc(a.v[9], b.v[1], t73, cf);
    const uint32_t t86 = words_madc_lo_cc(a.v[11], b.v[1], 0x0u, cf);
    const uint32_t t87 = words_madc_hi(a.v[11], b.v[1], 0x0u, cf);
    const uint32_t t88 = words_mad_lo_cc(a.v[0], b.v[1], t75, cf);
    const uint32_t t89 = words_madc_hi_cc(a.v[0], b.v[1], t51, cf);
    const uint32_t t90 = words_madc_lo_cc(a.v[2], b.v[1], t52, cf);
    const uint32_t t91 = words_madc_hi_cc(a.v[2], b.v[1], t53, cf);
    const uint32_t t92 = words_madc_lo_cc(a.v[4], b.v[1], t54, cf);
    const uint32_t t93 = words_madc_hi_cc(a.v[4], b.v[1], t55, cf);
    const uint32_t t94 = words_madc_lo_cc(a.v[6], b.v[1], t56, cf);
    const uint32_t t95 = words_madc_hi_cc(a.v[6], b.v[1], t57, cf);
    const uint32_t t96 = words_madc_lo_cc(a.v[8], b.v[1], t58, cf);
    const uint32_t t97 = words_madc_hi_cc(a.v[8], b.v[1], t59, cf);
    const uint32_t t98 = words_madc_lo_cc(a.v[10], b.v[1], t60, cf);
    const uint32_t t99 = words_madc_hi_cc(a.v[10], b.v[1], t74, cf);
    const uint32_t t100 = words_addc(t87, 0x0u, cf);
    const uint32_t t101 = words_mad_lo_cc(c.v[1], d.v[1], t76, cf);
    const uint32_t t102 = words_madc_hi_cc(c.v[1], d.v[1], t77, cf);
    const uint32_t t103 = words_madc_lo_cc(c.v[3], d.v[1], t78, cf);
    const uint32_t t104 = words_madc_hi_cc(c.v[3], d.v[1], t79, cf);
    const uint32_t t105 = words_madc_lo_cc(c.v[5], d.v[1], t80, cf);
    const uint32_t t106 = words_madc_hi_cc(c.v[5], d.v[1], t81, cf);
    const uint32_t t107 = words_madc_lo_cc(c.v[7], d.v[1], t82, cf);
    const uint32_t t108 = words_madc_hi_cc(c.v[7], d.v[1], t83, cf);
    const uint32_t t109 = words_madc_lo_cc(c.v[9], d.v[1], t84, cf);
    const uint32_t t110 = words_madc_hi_cc(c.v[9], d.v[1], t85, cf);
    const uint32_t t111 = words_madc_lo_cc(c.v[11], d.v[1], t86, cf);
    const uint32_t t112 = words_madc_hi(c.v[11], d.v[1], t100, cf);
    const uint32_t t113 = words_mad_lo_cc(c.v[0], d.v[1], t88, cf);
    const uint32_t t114 = words_madc_hi_cc(c.v[0], d.v[1], t89, cf);
    const uint32_t t115 = words_madc_lo_cc(c.v[2], d.v[1], t90, cf);
    const uint32_t t116 = words_madc_hi_cc(c.v[2], d.v[1], t91, cf);
    const uint32_t t117 = words_madc_lo_cc(c.v[4], d.v[1], t92, cf);
    const uint32_t t118 = words_madc_hi_cc(c.v[4], d.v[1], t93, cf);
    const uint32_t t119 = words_madc_lo_cc(c.v[6], d.v[1], t94, cf);
    const uint32_t t120 = words_madc_hi_cc(c.v[6], d.v[1], t95, cf);
    const uint32_t t121 = words_madc_lo_cc(c.v[8], d.v[1], t96, cf);
    const uint32_t t122 = words_madc_hi_cc(c.v[8], d.v[1], t97, cf);
    const uint32_t t123 = words_madc_lo_cc(c.v[10], d.v[1], t98, cf);
    const uint32_t t124 = words_madc_hi_cc(c.v[10], d.v[1], t99, cf);
    const uint32_t t125 = words_addc(t112, 0x0u, cf);
    const uint32_t t126 = words_mul_lo(t113, 0xfffcfffdu);
    const uint32_t t127 = words_mad_lo_cc(0xb9feffffu, t126, t101, cf);
    const uint32_t t128 = words_madc_hi_cc(0xb9feffffu, t126, t102, cf);
    const uint32_t t129 = words_madc_lo_cc(0x1eabfffeu, t126, t103, cf);
    const uint32_t t130 = words_madc_hi_cc(0x1eabfffeu, t126, t104, cf);
    const uint32_t t131 = words_madc_lo_cc(0x6730d2a0u, t126, t105, cf);
    const uint32_t t132 = words_madc_hi_cc(0x6730d2a0u, t126, t106, cf);
    const uint32_t t133 = words_madc_lo_cc(0x64774b84u, t126, t107, cf);
    const uint32_t t134 = words_madc_hi_cc(0x64774b84u, t126, t108, cf);
    const uint32_t t135 = words_madc_lo_cc(0x4b1ba7b6u, t126, t109, cf);
    const uint32_t t136 = words_madc_hi_cc(0x4b1ba7b6u, t126, t110, cf);
    const uint32_t t137 = words_madc_lo_cc(0x1a0111eau, t126, t111, cf);
    const uint32_t t138 = words_madc_hi(0x1a0111eau, t126, t125, cf);
    const uint32_t t139 = words_mad_lo_cc(0xffffaaabu, t126, t113, cf);
    const uint32_t t140 = words_madc_hi_cc(0xffffaaabu, t126, t114, cf);
    const uint32_t t141 = words_madc_lo_cc(0xb153ffffu, t126, t115, cf);
    const uint32_t t142 = words_madc_hi_cc(0xb153ffffu, t126, t116, cf);
    const uint32_t t143 = words_madc_lo_cc(0xf6b0f624u, t126, t117, cf);
    const uint32_t t144 = words_madc_hi_cc(0xf6b0f624u, t126, t118, cf);
    const uint32_t t145 = words_madc_lo_cc(0xf38512bfu, t126, t119, cf);
    const uint32_t t146 = words_madc_hi_cc(0xf38512bfu, t126, t120, cf);
    const uint32_t t147 = words_madc_lo_cc(0x434bacd7u, t126, t121, cf);
    const uint32_t t148 = words_madc_hi_cc(0x434bacd7u, t126, t122, cf);
    const uint32_t t149 = words_madc_lo_cc(0x397fe69au, t126, t123, cf);
    const uint32_t t150 = words_madc_hi_cc(0x397fe69au, t126, t124, cf);
    const uint32_t t151 = words_addc(t138, 0x0u, cf);
    const uint32_t t152 = words_add_cc(t127, t140, cf);
    const uint32_t t153 = words_madc_lo_cc(a.v[1], b.v[2], t141, cf);
    const uint32_t t154 = words_madc_hi_cc(a.v[1], b.v[2], t142, cf);
    const uint32_t t155 = words_madc_lo_cc(a.v[3], b.v[2], t143, cf);
    const uint32_t t156 = words_madc_hi_cc(a.v[3], b.v[2], t144, cf);
    const uint32_t t157 = words_madc_lo_cc(a.v[5], b.v[2], t145, cf);
    const uint32_t t158 = words_madc_hi_cc(a.v[5], b.v[2], t146, cf);
    const uint32_t t159 = words_madc_lo_cc(a.v[7], b.v[2], t147, cf);
    const uint32_t t160 = words_madc_hi_cc(a.v[7], b.v[2], t148, cf);
    const uint32_t t161 = words_madc_lo_cc(a.v[9], b.v[2], t149, cf);
    const uint32_t t162 = words_madc_hi_cc(a.v[9], b.v[2], t150, cf);
    const uint32_t t163 = words_madc_lo_cc(a.v[11], b.v[2], 0x0u, cf);
    const uint32_t t164 = words_madc_hi(a.v[11], b.v[2], 0x0u, cf);
    const uint32_t t165 = words_mad_lo_cc(a.v[0], b.v[2], t152, cf);
    const uint32_t t166 = words_madc_hi_cc(a.v[0], b.v[2], t128, cf);
    const uint32_t t167 = words_madc_lo_cc(a.v[2], b.v[2], t129, cf);
    const uint32_t t168 = words_madc_hi_cc(a.v[2], b.v[2], t130, cf);
    const uint32_t t169 = words_madc_lo_cc(a.v[4], b.v[2], t131, cf);
    const uint32_t t170 = words_madc_hi_cc(a.v[4], b.v[2], t132, cf);
    const uint32_t t171 = words_madc_lo_cc(a.v[6], b.v[2], t133, cf);
    const uint32_t t172 = words_madc_hi_cc(a.v[6], b.v[2], t134, cf);
    const uint32_t t173 = words_madc_lo_cc(a.v[8], b.v[2], t135, cf);
    const uint32_t t174 = words_madc_hi_cc(a.v[8], b.v[2], t136, cf);
    const uint32_t t175 = words_madc_lo_cc(a.v[10], b.v[2], t137, cf);
    const uint32_t t176 = words_madc_hi_cc(a.v[10], b.v[2], t151, cf);
    const uint32_t t177 = words_addc(t164, 0x0u, cf);
    const uint32_t t178 = words_mad_lo_cc(c.v[1], d.v[2], t153, cf);
    const uint32_t t179 = words_madc_hi_cc(c.v[1], d.v[2], t154, cf);
    const uint32_t t180 = words_madc_lo_cc(c.v[3], d.v[2], t155, cf);
    const uint32_t t181 = words_madc_hi_cc(c.v[3], d.v[2], t156, cf);
    const uint32_t t182 = words_madc_lo_cc(c.v[5], d.v[2], t157, cf);
    const uint32_t t183 = words_madc_hi_cc(c.v[5], d.v[2], t158, cf);
    const uint32_t t184 = words_madc_lo_cc(c.v[7], d.v[2], t159, cf);
    const uint32_t t185 = words_madc_hi_cc(c.v[7], d.v[2], t160, cf);
    const uint32_t t186 = words_madc_lo_cc(c.v[9], d.v[2], t161, cf);
    const uint32_t t187 = words_madc_hi_cc(c.v[9], d.v[2], t162, cf);
    const uint32_t t188 = words_madc_lo_cc(c.v[11], d.v[2], t163, cf);
    const uint32_t t189 = words_madc_hi(c.v[11], d.v[2], t177, cf);
    const uint32_t t190 = words_mad_lo_cc(c.v[0], d.v[2], t165, cf);
    const uint32_t t191 = words_madc_hi_cc(c.v[0], d.v[2], t166, cf);
    const uint32_t t192 = words_madc_lo_cc(c.v[2], d.v[2], t167, cf);
    const uint32_t t193 = words_madc_hi_cc(c.v[2], d.v[2], t168, cf);
    const uint32_t t194 = words_madc_lo_cc(c.v[4], d.v[2], t169, cf);
    const uint32_t t195 = words_madc_hi_cc(c.v[4], d.v[2], t170, cf);
    const uint32_t t196 = words_madc_lo_cc(c.v[6], d.v[2], t171, cf);
    const uint32_t t197 = words_madc_hi_cc(c.v[6], d.v[2], t172, cf);
    const uint32_t t198 = words_madc_lo_cc(c.v[8], d.v[2], t173, cf);
    const uint32_t t199 = words_madc_hi_cc(c.v[8], d.v[2], t174, cf);
    const uint32_t t200 = words_madc_lo_cc(c.v[10], d.v[2], t175, cf);
    const uint32_t t201 = words_madc_hi_cc(c.v[10], d.v[2], t176, cf);
    const uint32_t t202 = words_addc(t189, 0x0u, cf);
    const uint32_t t203 = words_mul_lo(t190, 0xfffcfffdu);
    const uint32_t t204 = words_mad_lo_cc(0xb9feffffu, t203, t178, cf);
    const uint32_t t205 = words_madc_hi_cc(0xb9feffffu, t203, t179, cf);
    const uint32_t t206 = words_madc_lo_cc(0x1eabfffeu, t203, t180, cf);
    const uint32_t t207 = words_madc_hi_cc(0x1eabfffeu, t203, t181, cf);
    const uint32_t t208 = words_madc_lo_cc(0x6730d2a0u, t203, t182, cf);
    const uint32_t t209 = words_madc_hi_cc(0x6730d2a0u, t203, t183, cf);
    const uint32_t t210 = words_madc_lo_cc(0x64774b84u, t203, t184, cf);
    const uint32_t t211 = words_madc_hi_cc(0x64774b84u, t203, t185, cf);
    const uint32_t t212 = words_madc_lo_cc(0x4b1ba7b6u, t203, t186, cf);
    const uint32_t t213 = words_madc_hi_cc(0x4b1ba7b6u, t203, t187, cf);
    const uint32_t t214 = words_madc_lo_cc(0x1a0111eau, t203, t188, cf);
    const uint32_t t215 = words_madc_hi(0x1a0111eau, t203, t202, cf);
    const uint32_t t216 = words_mad_lo_cc(0xffffaaabu, t203, t190, cf);
    const uint32_t t217 = words_madc_hi_cc(0xffffaaabu, t203, t191, cf);
    const uint32_t t218 = words_madc_lo_cc(0xb153ffffu, t203, t192, cf);
    const uint32_t t219 = words_madc_hi_cc(0xb153ffffu, t203, t193, cf);
    const uint32_t t220 = words_madc_lo_cc(0xf6b0f624u, t203, t194, cf);
    const uint32_t t221 = words_madc_hi_cc(0xf6b0f624u, t203, t195, cf);
    const uint32_t t222 = words_madc_lo_cc(0xf38512bfu, t203, t196, cf);
    const uint32_t t223 = words_madc_hi_cc(0xf38512bfu, t203, t197, cf);
    const uint32_t t224 = words_madc_lo_cc(0x434bacd7u, t203, t198, cf);
    const uint32_t t225 = words_madc_hi_cc(0x434bacd7u, t203, t199, cf);
    const uint32_t t226 = words_madc_lo_cc(0x397fe69au, t203, t200, cf);
    const uint32_t t227 = words_madc_hi_cc(0x397fe69au, t203, t201, cf);
    const uint32_t t228 = words_addc(t215, 0x0u, cf);
    const uint32_t t229 = words_add_cc(t204, t217, cf);
    const uint32_t t230 = words_madc_lo_cc(a.v[1], b.v[3], t218, cf);
    const uint32_t t231 = words_madc_hi_cc(a.v[1], b.v[3], t219, cf);
    const uint32_t t232 = words_madc_lo_cc(a.v[3], b.v[3], t220, cf);
    const uint32_t t233 = words_madc_hi_cc(a.v[3], b.v[3], t221, cf);
    const uint32_t t234 = words_madc_lo_cc(a.v[5], b.v[3], t222, cf);
    const uint32_t t235 = words_madc_hi_cc(a.v[5], b.v[3], t223, cf);
    const uint32_t t236 = words_madc_lo_cc(a.v[7], b.v[3], t224, cf);
    const uint32_t t237 = words_madc_hi_cc(a.v[7], b.v[3], t225, cf);
    const uint32_t t238 = words_madc_lo_cc(a.v[9], b.v[3], t226, cf);
    const uint32_t t239 = words_madc_hi_cc(a.v[9], b.v[3], t227, cf);
    const uint32_t t240 = words_madc_lo_cc(a.v[11], b.v[3], 0x0u, cf);
    const uint32_t t241 = words_madc_hi(a.v[11], b.v[3], 0x0u, cf);
    const uint32_t t242 = words_mad_lo_cc(a.v[0], b.v[3], t229, cf);
    const uint32_t t243 = words_madc_hi_cc(a.v[0], b.v[3], t205, cf);
    const uint32_t t244 = words_madc_lo_cc(a.v[2], b.v[3], t206, cf);
    const uint32_t t245 = words_madc_hi_cc(a.v[2], b.v[3], t207, cf);
    const uint32_t t246 = words_madc_lo_cc(a.v[4], b.v[3], t208, cf);
    const uint32_t t247 = words_madc_hi_cc(a.v[4], b.v[3], t209, cf);
    const uint32_t t248 = words_madc_lo_cc(a.v[6], b.v[3], t210, cf);
    const uint32_t t249 = words_madc_hi_cc(a.v[6], b.v[3], t211, cf);
    const uint32_t t250 = words_madc_lo_cc(a.v[8], b.v[3], t212, cf);
    const uint32_t t251 = words_madc_hi_cc(a.v[8], b.v[3], t213, cf);
    const uint32_t t252 = words_madc_lo_cc(a.v[10], b.v[3], t214, cf);
    const uint32_t t253 = words_madc_hi_cc(a.v[10], b.v[3], t228, cf);
    const uint32_t t254 = words_addc(t241, 0x0u, cf);
    const uint32_t t255 = words_mad_lo_cc(c.v[1], d.v[3], t230, cf);
    const uint32_t t256 = words_madc_hi_cc(c.v[1], d.v[3], t231, cf);
    const uint32_t t257 = words_madc_lo_cc(c.v[3], d.v[3], t232, cf);
    const uint32_t t258 = words_madc_hi_cc(c.v[3], d.v[3], t233, cf);
    const uint32_t t259 = words_madc_lo_cc(c.v[5], d.v[3], t234, cf);
    const uint32_t t260 = words_madc_hi_cc(c.v[5], d.v[3], t235, cf);
    const uint32_t t261 = words_madc_lo_cc(c.v[7], d.v[3], t236, cf);
    const uint32_t t262 = words_madc_hi_cc(c.v[7], d.v[3], t237, cf);
    const uint32_t t263 = words_madc_lo_cc(c.v[9], d.v[3], t238, cf);
    const uint32_t t264 = words_madc_hi_cc(c.v[9], d.v[3], t239, cf);
    const uint32_t t265 = words_madc_lo_cc(c.v[11], d.v[3], t240, cf);
    const uint32_t t266 = words_madc_hi(c.v[11], d.v[3], t254, cf);
    const uint32_t t267 = words_mad_lo_cc(c.v[0], d.v[3], t242, cf);
    const uint32_t t268 = words_madc_hi_cc(c.v[0], d.v[3], t243, cf);
    const uint32_t t269 = words_madc_lo_cc(c.v[2], d.v[3], t244, cf);
    const uint32_t t270 = words_madc_hi_cc(c.v[2], d.v[3], t245, cf);
    const uint32_t t271 = words_madc_lo_cc(c.v[4], d.v[3], t246, cf);
    const uint32_t t272 = words_madc_hi_cc(c.v[4], d.v[3], t247, cf);
    const uint32_t t273 = words_madc_lo_cc(c.v[6], d.v[3], t248, cf);
    const uint32_t t274 = words_madc_hi_cc(c.v[6], d.v[3], t249, cf);
    const uint32_t t275 = words_madc_lo_cc(c.v[8], d.v[3], t250, cf);
    const uint32_t t276 = words_madc_hi_cc(c.v[8], d.v[3], t251, cf);
    const uint32_t t277 = words_madc_lo_cc(c.v[10], d.v[3], t252, cf);
    const uint32_t t278 = words_madc_hi_cc(c.v[10], d.v[3], t253, cf);
    const uint32_t t279 = words_addc(t266, 0x0u, cf);
    const uint32_t t280 = words_mul_lo(t267, 0xfffcfffdu);
    const uint32_t t281 = words_mad_lo_cc(0xb9feffffu, t280, t255, cf);
    const uint32_t t282 = words_madc_hi_cc(0xb9feffffu, t280, t256, cf);
    const uint32_t t283 = words_madc_lo_cc(0x1eabfffeu, t280, t257, cf);
    const uint32_t t284 = words_madc_hi_cc(0x1eabfffeu, t280, t258, cf);
    const uint32_t t285 = words_madc_lo_cc(0x6730d2a0u, t280, t259, cf);
    const uint32_t t286 = words_madc_hi_cc(0x6730d2a0u, t280, t260, cf);
    const uint32_t t287 = words_madc_lo_cc(0x64774b84u, t280, t261, cf);
    const uint32_t t288 = words_madc_hi_cc(0x64774b84u, t280, t262, cf);
    const uint32_t t289 = words_madc_lo_cc(0x4b1ba7b6u, t280, t263, cf);
    const uint32_t t290 = words_madc_hi_cc(0x4b1ba7b6u, t280, t264, cf);
    const uint32_t t291 = words_madc_lo_cc(0x1a0111eau, t280, t265, cf);
    const uint32_t t292 = words_madc_hi(0x1a0111eau, t280, t279, cf);
    const uint32_t t293 = words_mad_lo_cc(0xffffaaabu, t280, t267, cf);
    const uint32_t t294 = words_madc_hi_cc(0xffffaaabu, t280, t268, cf);
    const uint32_t t295 = words_madc_lo_cc(0xb153ffffu, t280, t269, cf);
    const uint32_t t296 = words_madc_hi_cc(0xb153ffffu, t280, t270, cf);
    const uint32_t t297 = words_madc_lo_cc(0xf6b0f624u, t280, t271, cf);
    const uint32_t t298 = words_madc_hi_cc(0xf6b0f624u, t280, t272, cf);
    const uint32_t t299 = words_madc_lo_cc(0xf38512bfu, t280, t273, cf);
    const uint32_t t300 = words_madc_hi_cc(0xf38512bfu, t280, t274, cf);
    const uint32_t t301 = words_madc_lo_cc(0x434bacd7u, t280, t275, cf);
    const uint32_t t302 = words_madc_hi_cc(0x434bacd7u, t280, t276, cf);
    const uint32_t t303 = words_madc_lo_cc(0x397fe69au, t280, t277, cf);
    const uint32_t t304 = words_madc_hi_cc(0x397fe69au, t280, t278, cf);
    const uint32_t t305 = words_addc(t292, 0x0u, cf);
    const uint32_t t306 = words_add_cc(t281, t294, cf);
    const uint32_t t307 = words_madc_lo_cc(a.v[1], b.v[4], t295, cf);
    const uint32_t t308 = words_madc_hi_cc(a.v[1], b.v[4], t296, cf);
    const uint32_t t309 = words_madc_lo_cc(a.v[3], b.v[4], t297, cf);
    const uint32_t t310 = words_madc_hi_cc(a.v[3], b.v[4], t298, cf);
    const uint32_t t311 = words_madc_lo_cc(a.v[5], b.v[4], t299, cf);
    const uint32_t t312 = words_madc_hi_cc(a.v[5], b.v[4], t300, cf);
    const uint32_t t313 = words_madc_lo_cc(a.v[7], b.v[4], t301, cf);
    const uint32_t t314 = words_madc_hi_cc(a.v[7], b.v[4], t302, cf);
    const uint32_t t315 = words_madc_lo_cc(a.v[9], b.v[4], t303, cf);
    const uint32_t t316 = words_madc_hi_cc(a.v[9], b.v[4], t304, cf);
    const uint32_t t317 = words_madc_lo_cc(a.v[11], b.v[4], 0x0u, cf);
    const uint32_t t318 = words_madc_hi(a.v[11], b.v[4], 0x0u, cf);
    const uint32_t t319 = words_mad_lo_cc(a.v[0], b.v[4], t306, cf);
    const uint32_t t320 = words_madc_hi_cc(a.v[0], b.v[4], t282, cf);
    const uint32_t t321 = words_madc_lo_cc(a.v[2], b.v[4], t283, cf);
    const uint32_t t322 = words_madc_hi_cc(a.v[2], b.v[4], t284, cf);
    const uint32_t t323 = words_madc_lo_cc(a.v[4], b.v[4], t285, cf);
    const uint32_t t324 = words_madc_hi_cc(a.v[4], b.v[4], t286, cf);
    const uint32_t t325 = words_madc_lo_cc(a.v[6], b.v[4], t287, cf);
    const uint32_t t326 = words_madc_hi_cc(a.v[6], b.v[4], t288, cf);
    const uint32_t t327 = words_madc_lo_cc(a.v[8], b.v[4], t289, cf);
    const uint32_t t328 = words_madc_hi_cc(a.v[8], b.v[4], t290, cf);
    const uint32_t t329 = words_madc_lo_cc(a.v[10], b.v[4], t291, cf);
    const uint32_t t330 = words_madc_hi_cc(a.v[10], b.v[4], t305, cf);
    const uint32_t t331 = words_addc(t318, 0x0u, cf);
    const uint32_t t332 = words_mad_lo_cc(c.v[1], d.v[4], t307, cf);
    const uint32_t t333 = words_madc_hi_cc(c.v[1], d.v[4], t308, cf);
    const uint32_t t334 = words_madc_lo_cc(c.v[3], d.v[4], t309, cf);
    const uint32_t t335 = words_madc_hi_cc(c.v[3], d.v[4], t310, cf);
    const uint32_t t336 = words_madc_lo_cc(c.v[5], d.v[4], t311, cf);
    const uint32_t t337 = words_madc_hi_cc(c.v[5], d.v[4], t312, cf);
    const uint32_t t338 = words_madc_lo_cc(c.v[7], d.v[4], t313, cf);
    const uint32_t t339 = words_madc_hi_cc(c.v[7], d.v[4], t314, cf);
    const uint32_t t340 = words_madc_lo_cc(c.v[9], d.v[4], t315, cf);
    const uint32_t t341 = words_madc_hi_cc(c.v[9], d.v[4], t316, cf);
    const uint32_t t342 = words_madc_lo_cc(c.v[11], d.v[4], t317, cf);
    const uint32_t t343 = words_madc_hi(c.v[11], d.v[4], t331, cf);
    const uint32_t t344 = words_mad_lo_cc(c.v[0], d.v[4], t319, cf);
    const uint32_t t345 = words_madc_hi_cc(c.v[0], d.v[4], t320, cf);
    const uint32_t t346 = words_madc_lo_cc(c.v[2], d.v[4], t321, cf);
    const uint32_t t347 = words_madc_hi_cc(c.v[2], d.v[4], t322, cf);
    const uint32_t t348 = words_madc_lo_cc(c.v[4], d.v[4], t323, cf);
    const uint32_t t349 = words_madc_hi_cc(c.v[4], d.v[4], t324, cf);
    const uint32_t t350 = words_madc_lo_cc(c.v[6], d.v[4], t325, cf);
    const uint32_t t351 = words_madc_hi_cc(c.v[6], d.v[4], t326, cf);
    const uint32_t t352 = words_madc_lo_cc(c.v[8], d.v[4], t327, cf);
    const uint32_t t353 = words_madc_hi_cc(c.v[8], d.v[4], t328, cf);
    const uint32_t t354 = words_madc_lo_cc(c.v[10], d.v[4], t329, cf);
    const uint32_t t355 = words_madc_hi_cc(c.v[10], d.v[4], t330, cf);
    const uint32_t t356 = words_addc(t343, 0x0u, cf);
    const uint32_t t357 = words_mul_lo(t344, 0xfffcfffdu);
    const uint32_t t358 = words_mad_lo_cc(0xb9feffffu, t357, t332, cf);
    const uint32_t t359 = words_madc_hi_cc(0xb9feffffu, t357, t333, cf);
    const uint32_t t360 = words_madc_lo_cc(0x1eabfffeu, t357, t334, cf);
    const uint32_t t361 = words_madc_hi_cc(0x1eabfffeu, t357, t335, cf);
    const uint32_t t362 = words_madc_lo_cc(0x6730d2a0u, t357, t336, cf);
    const uint32_t t363 = words_madc_hi_cc(0x6730d2a0u, t357, t337, cf);
    const uint32_t t364 = words_madc_lo_cc(0x64774b84u, t357, t338, cf);
    const uint32_t t365 = words_madc_hi_cc(0x64774b84u, t357, t339, cf);
    const uint32_t t366 = words_madc_lo_cc(0x4b1ba7b6u, t357, t340, cf);
    const uint32_t t367 = words_madc_hi_cc(0x4b1ba7b6u, t357, t341, cf);
    const uint32_t t368 = words_madc_lo_cc(0x1a0111eau, t357, t342, cf);
    const uint32_t t369 = words_madc_hi(0x1a0111eau, t357, t356, cf);
    const uint32_t t370 = words_mad_lo_cc(0xffffaaabu, t357, t344, cf);
    const uint32_t t371 = words_madc_hi_cc(0xffffaaabu, t357, t345, cf);
    const uint32_t t372 = words_madc_lo_cc(0xb153ffffu, t357, t346, cf);
    const uint32_t t373 = words_madc_hi_cc(0xb153ffffu, t357, t347, cf);
    const uint32_t t374 = words_madc_lo_cc(0xf6b0f624u, t357, t348, cf);
    const uint32_t t375 = words_madc_hi_cc(0xf6b0f624u, t357, t349, cf);
    const uint32_t t376 = words_madc_lo_cc(0xf38512bfu, t357, t350, cf);
    const uint32_t t377 = words_madc_hi_cc(0xf38512bfu, t357, t351, cf);
    const uint32_t t378 = words_madc_lo_cc(0x434bacd7u, t357, t352, cf);
    const uint32_t t379 = words_madc_hi_cc(0x434bacd7u, t357, t353, cf);
    const uint32_t t380 = words_madc_lo_cc(0x397fe69au, t357, t354, cf);
    const uint32_t t381 = words_madc_hi_cc(0x397fe69au, t357, t355, cf);
    const uint32_t t382 = words_addc(t369, 0x0u, cf);
    const uint32_t t383 = words_add_cc(t358, t371, cf);
    const uint32_t t384 = words_madc_lo_cc(a.v[1], b.v[5], t372, cf);
    const uint32_t t385 = words_madc_hi_cc(a.v[1], b.v[5], t373, cf);
    const uint32_t t386 = words_madc_lo_cc(a.v[3], b.v[5], t374, cf);
    const uint32_t t387 = words_madc_hi_cc(a.v[3], b.v[5], t375, cf);
    const uint32_t t388 = words_madc_lo_cc(a.v[5], b.v[5], t376, cf);
    const uint32_t t389 = words_madc_hi_cc(a.v[5], b.v[5], t377, cf);
    const uint32_t t390 = words_madc_lo_cc(a.v[7], b.v[5], t378, cf);
    const uint32_t t391 = words_madc_hi_cc(a.v[7], b.v[5], t379, cf);
    const uint32_t t392 = words_madc_lo_cc(a.v[9], b.v[5], t380, cf);
    const uint32_t t393 = words_madc_hi_cc(a.v[9], b.v[5], t381, cf);
    const uint32_t t394 = words_madc_lo_cc(a.v[11], b.v[5], 0x0u, cf);
    const uint32_t t395 = words_madc_hi(a.v[11], b.v[5], 0x0u, cf);
    const uint32_t t396 = words_mad_lo_cc(a.v[0], b.v[5], t383, cf);
    const uint32_t t397 = words_madc_hi_cc(a.v[0], b.v[5], t359, cf);
    const uint32_t t398 = words_madc_lo_cc(a.v[2], b.v[5], t360, cf);
    const uint32_t t399 = words_madc_hi_cc(a.v[2], b.v[5], t361, cf);
    const uint32_t t400 = words_madc_lo_cc(a.v[4], b.v[5], t362, cf);
    const uint32_t t401 = words_madc_hi_cc(a.v[4], b.v[5], t363, cf);
    const uint32_t t402 = words_madc_lo_cc(a.v[6], b.v[5], t364, cf);
    const uint32_t t403 = words_madc_hi_cc(a.v[6], b.v[5], t365, cf);
    const uint32_t t404 = words_madc_lo_cc(a.v[8], b.v[5], t366, cf);
    const uint32_t t405 = words_madc_hi_cc(a.v[8], b.v[5], t367, cf);
    const uint32_t t406 = words_madc_lo_cc(a.v[10], b.v[5], t368, cf);
    const uint32_t t407 = words_madc_hi_cc(a.v[10], b.v[5], t382, cf);
    const uint32_t t408 = words_addc(t395, 0x0u, cf);
    const uint32_t t409 = words_mad_lo_cc(c.v[1], d.v[5], t384, cf);
    const uint32_t t410 = words_madc_hi_cc(c.v[1], d.v[5], t385, cf);
    const uint32_t t411 = words_madc_lo_cc(c.v[3], d.v[5], t386, cf);
    const uint32_t t412 = words_madc_hi_cc(c.v[3], d.v[5], t387, cf);
    const uint32_t t413 = words_madc_lo_cc(c.v[5], d.v[5], t388, cf);
    const uint32_t t414 = words_madc_hi_cc(c.v[5], d.v[5], t389, cf);
    const uint32_t t415 = words_madc_lo_cc(c.v[7], d.v[5], t390, cf);
    const uint32_t t416 = words_madc_hi_cc(c.v[7], d.v[5], t391, cf);
    const uint32_t t417 = words_madc_lo_cc(c.v[9], d.v[5], t392, cf);
    const uint32_t t418 = words_madc_hi_cc(c.v[9], d.v[5], t393, cf);
    const uint32_t t419 = words_madc_lo_cc(c.v[11], d.v[5], t394, cf);
    const uint32_t t420 = words_madc_hi(c.v[11], d.v[5], t408, cf);
    const uint32_t t421 = words_mad_lo_cc(c.v[0], d.v[5], t396, cf);
    const uint32_t t422 = words_madc_hi_cc(c.v[0], d.v[5], t397, cf);
    const uint32_t t423 = words_madc_lo_cc(c.v[2], d.v[5], t398, cf);
    const uint32_t t424 = words_madc_hi_cc(c.v[2], d.v[5], t399, cf);
    const uint32_t t425 = words_madc_lo_cc(c.v[4], d.v[5], t400, cf);
    const uint32_t t426 = words_madc_hi_cc(c.v[4], d.v[5], t401, cf);
    const uint32_t t427 = words_madc_lo_cc(c.v[6], d.v[5], t402, cf);
    const uint32_t t428 = words_madc_hi_cc(c.v[6], d.v[5], t403, cf);
    const uint32_t t429 = words_madc_lo_cc(c.v[8], d.v[5], t404, cf);
    const uint32_t t430 = words_madc_hi_cc(c.v[8], d.v[5], t405, cf);
    const uint32_t t431 = words_madc_lo_cc(c.v[10], d.v[5], t406, cf);
    const uint32_t t432 = words_madc_hi_cc(c.v[10], d.v[5], t407, cf);
    const uint32_t t433 = words_addc(t420, 0x0u, cf);
    const uint32_t t434 = words_mul_lo(t421, 0xfffcfffdu);
    const uint32_t t435 = words_mad_lo_cc(0xb9feffffu, t434, t409, cf);
    const uint32_t t436 = words_madc_hi_cc(0xb9feffffu, t434, t410, cf);
    const uint32_t t437 = words_madc_lo_cc(0x1eabfffeu, t434, t411, cf);
    const uint32_t t438 = words_madc_hi_cc(0x1eabfffeu, t434, t412, cf);
    const uint32_t t439 = words_madc_lo_cc(0x6730d2a0u, t434, t413, cf);
    const uint32_t t440 = words_madc_hi_cc(0x6730d2a0u, t434, t414, cf);
    const uint32_t t441 = words_madc_lo_cc(0x64774b84u, t434, t415, cf);
    const uint32_t t442 = words_madc_hi_cc(0x64774b84u, t434, t416, cf);
    const uint32_t t443 = words_madc_lo_cc(0x4b1ba7b6u, t434, t417, cf);
    const uint32_t t444 = words_madc_hi_cc(0x4b1ba7b6u, t434, t418, cf);
    const uint32_t t445 = words_madc_lo_cc(0x1a0111eau, t434, t419, cf);
    const uint32_t t446 = words_madc_hi(0x1a0111eau, t434, t433, cf);
    const uint32_t t447 = words_mad_lo_cc(0xffffaaabu, t434, t421, cf);
    const uint32_t t448 = words_madc_hi_cc(0xffffaaabu, t434, t422, cf);
    const uint32_t t449 = words_madc_lo_cc(0xb153ffffu, t434, t423, cf);
    const uint32_t t450 = words_madc_hi_cc(0xb153ffffu, t434, t424, cf);
    const uint32_t t451 = words_madc_lo_cc(0xf6b0f624u, t434, t425, cf);
    const uint32_t t452 = words_madc_hi_cc(0xf6b0f624u, t434, t426, cf);
    const uint32_t t453 = words_madc_lo_cc(0xf38512bfu, t434, t427, cf);
    const uint32_t t454 = words_madc_hi_cc(0xf38512bfu, t434, t428, cf);
    const uint32_t t455 = words_madc_lo_cc(0x434bacd7u, t434, t429, cf);
    const uint32_t t456 = words_madc_hi_cc(0x434bacd7u, t434, t430, cf);
    const uint32_t t457 = words_madc_lo_cc(0x397fe69au, t434, t431, cf);
    const uint32_t t458 = words_madc_hi_cc(0x397fe69au, t434, t432, cf);
    const uint32_t t459 = words_addc(t446, 0x0u, cf);
    const uint32_t t460 = words_add_cc(t435, t448, cf);
    const uint32_t t461 = words_madc_lo_cc(a.v[1], b.v[6], t449, cf);
    const uint32_t t462 = words_madc_hi_cc(a.v[1], b.v[6], t450, cf);
    const uint32_t t463 = words_madc_lo_cc(a.v[3], b.v[6], t451, cf);
    const uint32_t t464 = words_madc_hi_cc(a.v[3], b.v[6], t452, cf);
    const uint32_t t465 = words_madc_lo_cc(a.v[5], b.v[6], t453, cf);
    const uint32_t t466 = words_madc_hi_cc(a.v[5], b.v[6], t454, cf);
    const uint32_t t467 = words_madc_lo_cc(a.v[7], b.v[6], t455, cf);
    const uint32_t t468 = words_madc_hi_cc(a.v[7], b.v[6], t456, cf);
    const uint32_t t469 = words_madc_lo_cc(a.v[9], b.v[6], t457, cf);
    const uint32_t t470 = words_madc_hi_cc(a.v[9], b.v[6], t458, cf);
    const uint32_t t471 = words_madc_lo_cc(a.v[11], b.v[6], 0x0u, cf);
    const uint32_t t472 = words_madc_hi(a.v[11], b.v[6], 0x0u, cf);
    const uint32_t t473 = words_mad_lo_cc(a.v[0], b.v[6], t460, cf);
    const uint32_t t474 = words_madc_hi_cc(a.v[0], b.v[6], t436, cf);
    const uint32_t t475 = words_madc_lo_cc(a.v[2], b.v[6], t437, cf);
    const uint32_t t476 = words_madc_hi_cc(a.v[2], b.v[6], t438, cf);
    const uint32_t t477 = words_madc_lo_cc(a.v[4], b.v[6], t439, cf);
    const uint32_t t478 = words_madc_hi_cc(a.v[4], b.v[6], t440, cf);
    const uint32_t t479 = words_madc_lo_cc(a.v[6], b.v[6], t441, cf);
    const uint32_t t480 = words_madc_hi_cc(a.v[6], b.v[6], t442, cf);
    const uint32_t t481 = words_madc_lo_cc(a.v[8], b.v[6], t443, cf);
    const uint32_t t482 = words_madc_hi_cc(a.v[8], b.v[6], t444, cf);
    const uint32_t t483 = words_madc_lo_cc(a.v[10], b.v[6], t445, cf);
    const uint32_t t484 = words_madc_hi_cc(a.v[10], b.v[6], t459, cf);
    const uint32_t t485 = words_addc(t472, 0x0u, cf);
    const uint32_t t486 = words_mad_lo_cc(c.v[1], d.v[6], t461, cf);
    const uint32_t t487 = words_madc_hi_cc(c.v[1], d.v[6], t462, cf);
    const uint32_t t488 = words_madc_lo_cc(c.v[3], d.v[6], t463, cf);
    const uint32_t t489 = words_madc_hi_cc(c.v[3], d.v[6], t464, cf);
    const uint32_t t490 = words_madc_lo_cc(c.v[5], d.v[6], t465, cf);
    const uint32_t t491 = words_madc_hi_cc(c.v[5], d.v[6], t466, cf);
    const uint32_t t492 = words_madc_lo_cc(c.v[7], d.v[6], t467, cf);
    const uint32_t t493 = words_madc_hi_cc(c.v[7], d.v[6], t468, cf);
    const uint32_t t494 = words_madc_lo_cc(c.v[9], d.v[6], t469, cf);
    const uint32_t t495 = words_madc_hi_cc(c.v[9], d.v[6], t470, cf);
    const uint32_t t496 = words_madc_lo_cc(c.v[11], d.v[6], t471, cf);
    const uint32_t t497 = words_madc_hi(c.v[11], d.v[6], t485, cf);
    const uint32_t t498 = words_mad_lo_cc(c.v[0], d.v[6], t473, cf);
    const uint32_t t499 = words_madc_hi_cc(c.v[0], d.v[6], t474, cf);
    const uint32_t t500 = words_madc_lo_cc(c.v[2], d.v[6], t475, cf);
    const uint32_t t501 = words_madc_hi_cc(c.v[2], d.v[6], t476, cf);
    const uint32_t t502 = words_madc_lo_cc(c.v[4], d.v[6], t477, cf);
    const uint32_t t503 = words_madc_hi_cc(c.v[4], d.v[6], t478, cf);
    const uint32_t t504 = words_madc_lo_cc(c.v[6], d.v[6], t479, cf);
    const uint32_t t505 = words_madc_hi_cc(c.v[6], d.v[6], t480, cf);
    const uint32_t t506 = words_madc_lo_cc(c.v[8], d.v[6], t481, cf);
    const uint32_t t507 = words_madc_hi_cc(c.v[8], d.v[6], t482, cf);
    const uint32_t t508 = words_madc_lo_cc(c.v[10], d.v[6], t483, cf);
    const uint32_t t509 = words_madc_hi_cc(c.v[10], d.v[6], t484, cf);
    const uint32_t t510 = words_addc(t497, 0x0u, cf);
    const uint32_t t511 = words_mul_lo(t498, 0xfffcfffdu);
    const uint32_t t512 = words_mad_lo_cc(0xb9feffffu, t511, t486, cf);
    const uint32_t t513 = words_madc_hi_cc(0xb9feffffu, t511, t487, cf);
    const uint32_t t514 = words_madc_lo_cc(0x1eabfffeu, t511, t488, cf);
    const uint32_t t515 = words_madc_hi_cc(0x1eabfffeu, t511, t489, cf);
    const uint32_t t516 = words_madc_lo_cc(0x6730d2a0u, t511, t490, cf);
    const uint32_t t517 = words_madc_hi_cc(0x6730d2a0u, t511, t491, cf);
    const uint32_t t518 = words_madc_lo_cc(0x64774b84u, t511, t492, cf);
    const uint32_t t519 = words_madc_hi_cc(0x64774b84u, t511, t493, cf);
    const uint32_t t520 = words_madc_lo_cc(0x4b1ba7b6u, t511, t494, cf);
    const uint32_t t521 = words_madc_hi_cc(0x4b1ba7b6u, t511, t495, cf);
    const uint32_t t522 = words_madc_lo_cc(0x1a0111eau, t511, t496, cf);
    const uint32_t t523 = words_madc_hi(0x1a0111eau, t511, t510, cf);
    const uint32_t t524 = words_mad_lo_cc(0xffffaaabu, t511, t498, cf);
    const uint32_t t525 = words_madc_hi_cc(0xffffaaabu, t511, t499, cf);
    const uint32_t t526 = words_madc_lo_cc(0xb153ffffu, t511, t500, cf);
    const uint32_t t527 = words_madc_hi_cc(0xb153ffffu, t511, t501, cf);
    const uint32_t t528 = words_madc_lo_cc(0xf6b0f624u, t511, t502, cf);
    const uint32_t t529 = words_madc_hi_cc(0xf6b0f624u, t511, t503, cf);
    const uint32_t t530 = words_madc_lo_cc(0xf38512bfu, t511, t504, cf);
    const uint32_t t531 = words_madc_hi_cc(0xf38512bfu, t511, t505, cf);
    const uint32_t t532 = words_madc_lo_cc(0x434bacd7u, t511, t506, cf);
    const uint32_t t533 = words_madc_hi_cc(0x434bacd7u, t511, t507, cf);
    const uint32_t t534 = words_madc_lo_cc(0x397fe69au, t511, t508, cf);
    const uint32_t t535 = words_madc_hi_cc(0x397fe69au, t511, t509, cf);
    const uint32_t t536 = words_addc(t523, 0x0u, cf);
    const uint32_t t537 = words_add_cc(t512, t525, cf);
    const uint32_t t538 = words_madc_lo_cc(a.v[1], b.v[7], t526, cf);
    const uint32_t t539 = words_madc_hi_cc(a.v[1], b.v[7], t527, cf);
    const uint32_t t540 = words_madc_lo_cc(a.v[3], b.v[7], t528, cf);
    const uint32_t t541 = words_madc_hi_cc(a.v[3], b.v[7], t529, cf);
    const uint32_t t542 = words_madc_lo_cc(a.v[5], b.v[7], t530, cf);
    const uint32_t t543 = words_madc_hi_cc(a.v[5], b.v[7], t531, cf);
    const uint32_t t544 = words_madc_lo_cc(a.v[7], b.v[7], t532, cf);
    const uint32_t t545 = words_madc_hi_cc(a.v[7], b.v[7], t533, cf);
    const uint32_t t546 = words_madc_lo_cc(a.v[9], b.v[7], t534, cf);
    const uint32_t t547 = words_madc_hi_cc(a.v[9], b.v[7], t535, cf);
    const uint32_t t548 = words_madc_lo_cc(a.v[11], b.v[7], 0x0u, cf);
    const uint32_t t549 = words_madc_hi(a.v[11], b.v[7], 0x0u, cf);
    const uint32_t t550 = words_mad_lo_cc(a.v[0], b.v[7], t537, cf);
    const uint32_t t551 = words_madc_hi_cc(a.v[0], b.v[7], t513, cf);
    const uint32_t t552 = words_madc_lo_cc(a.v[2], b.v[7], t514, cf);
    const uint32_t t553 = words_madc_hi_cc(a.v[2], b.v[7], t515, cf);
    const uint32_t t554 = words_madc_lo_cc(a.v[4], b.v[7], t516, cf);
    const uint32_t t555 = words_madc_hi_cc(a.v[4], b.v[7], t517, cf);
    const uint32_t t556 = words_madc_lo_cc(a.v[6], b.v[7], t518, cf);
    const uint32_t t557 = words_madc_hi_cc(a.v[6], b.v[7], t519, cf);
    const uint32_t t558 = words_madc_lo_cc(a.v[8], b.v[7], t520, cf);
    const uint32_t t559 = words_madc_hi_cc(a.v[8], b.v[7], t521, cf);
    const uint32_t t560 = words_madc_lo_cc(a.v[10], b.v[7], t522, cf);
    const uint32_t t561 = words_madc_hi_cc(a.v[10], b.v[7], t536, cf);
    const uint32_t t562 = words_addc(t549, 0x0u, cf);
    const uint32_t t563 = words_mad_lo_cc(c.v[1], d.v[7], t538, cf);
    const uint32_t t564 = words_madc_hi_cc(c.v[1], d.v[7], t539, cf);
    const uint32_t t565 = words_madc_lo_cc(c.v[3], d.v[7], t540, cf);
    const uint32_t t566 = words_madc_hi_cc(c.v[3], d.v[7], t541, cf);
    const uint32_t t567 = words_madc_lo_cc(c.v[5], d.v[7], t542, cf);
    const uint32_t t568 = words_madc_hi_cc(c.v[5], d.v[7], t543, cf);
    const uint32_t t569 = words_madc_lo_cc(c.v[7], d.v[7], t544, cf);
    const uint32_t t570 = words_madc_hi_cc(c.v[7], d.v[7], t545, cf);
    const uint32_t t571 = words_madc_lo_cc(c.v[9], d.v[7], t546, cf);
    const uint32_t t572 = words_madc_hi_cc(c.v[9], d.v[7], t547, cf);
    const uint32_t t573 = words_madc_lo_cc(c.v[11], d.v[7], t548, cf);
    const uint32_t t574 = words_madc_hi(c.v[11], d.v[7], t562, cf);
    const uint32_t t575 = words_mad_lo_cc(c.v[0], d.v[7], t550, cf);
    const uint32_t t576 = words_madc_hi_cc(c.v[0], d.v[7], t551, cf);
    const uint32_t t577 = words_madc_lo_cc(c.v[2], d.v[7], t552, cf);
    const uint32_t t578 = words_madc_hi_cc(c.v[2], d.v[7], t553, cf);
    const uint32_t t579 = words_madc_lo_cc(c.v[4], d.v[7], t554, cf);
    const uint32_t t580 = words_madc_hi_cc(c.v[4], d.v[7], t555, cf);
    const uint32_t t581 = words_madc_lo_cc(c.v[6], d.v[7], t556, cf);
    const uint32_t t582 = words_madc_hi_cc(c.v[6], d.v[7], t557, cf);
    const uint32_t t583 = words_madc_lo_cc(c.v[8], d.v[7], t558, cf);
    const uint32_t t584 = words_madc_hi_cc(c.v[8], d.v[7], t559, cf);
    const uint32_t t585 = words_madc_lo_cc(c.v[10], d.v[7], t560, cf);
    const uint32_t t586 = words_madc_hi_cc(c.v[10], d.v[7], t561, cf);
    const uint32_t t587 = words_addc(t574, 0x0u, cf);
    const uint32_t t588 = words_mul_lo(t575, 0xfffcfffdu);
    const uint32_t t589 = words_mad_lo_cc(0xb9feffffu, t588, t563, cf);
    const uint32_t t590 = words_madc_hi_cc(0xb9feffffu, t588, t564, cf);
    const uint32_t t591 = words_madc_lo_cc(0x1eabfffeu, t588, t565, cf);
    const uint32_t t592 = words_madc_hi_cc(0x1eabfffeu, t588, t566, cf);
    const uint32_t t593 = words_madc_lo_cc(0x6730d2a0u, t588, t567, cf);
    const uint32_t t594 = words_madc_hi_cc(0x6730d2a0u, t588, t568, cf);
    const uint32_t t595 = words_madc_lo_cc(0x64774b84u, t588, t569, cf);
    const uint32_t t596 = words_madc_hi_cc(0x64774b84u, t588, t570, cf);
    const uint32_t t597 = words_madc_lo_cc(0x4b1ba7b6u, t588, t571, cf);
    const uint32_t t598 = words_madc_hi_cc(0x4b1ba7b6u, t588, t572, cf);
    const uint32_t t599 = words_madc_lo_cc(0x1a0111eau, t588, t573, cf);
    const uint32_t t600 = words_madc_hi(0x1a0111eau, t588, t587, cf);
    const uint32_t t601 = words_mad_lo_cc(0xffffaaabu, t588, t575, cf);
    const uint32_t t602 = words_madc_hi_cc(0xffffaaabu, t588, t576, cf);
    const uint32_t t603 = words_madc_lo_cc(0xb153ffffu, t588, t577, cf);
    const uint32_t t604 = words_madc_hi_cc(0xb153ffffu, t588, t578, cf);
    const uint32_t t605 = words_madc_lo_cc(0xf6b0f624u, t588, t579, cf);
    const uint32_t t606 = words_madc_hi_cc(0xf6b0f624u, t588, t580, cf);
    const uint32_t t607 = words_madc_lo_cc(0xf38512bfu, t588, t581, cf);
    const uint32_t t608 = words_madc_hi_cc(0xf38512bfu, t588, t582, cf);
    const uint32_t t609 = words_madc_lo_cc(0x434bacd7u, t588, t583, cf);
    const uint32_t t610 = words_madc_hi_cc(0x434bacd7u, t588, t584, cf);
    const uint32_t t611 = words_madc_lo_cc(0x397fe69au, t588, t585, cf);
    const uint32_t t612 = words_madc_hi_cc(0x397fe69au, t588, t586, cf);
    const uint32_t t613 = words_addc(t600, 0x0u, cf);
    const uint32_t t614 = words_add_cc(t589, t602, cf);
    const uint32_t t615 = words_madc_lo_cc(a.v[1], b.v[8], t603, cf);
    const uint32_t t616 = words_madc_hi_cc(a.v[1], b.v[8], t604, cf);
    const uint32_t t617 = words_madc_lo_cc(a.v[3], b.v[8], t605, cf);
    const uint32_t t618 = words_madc_hi_cc(a.v[3], b.v[8], t606, cf);
    const uint32_t t619 = words_madc_lo_cc(a.v[5], b.v[8], t607, cf);
    const uint32_t t620 = words_madc_hi_cc(a.v[5], b.v[8], t608, cf);
    const uint32_t t621 = words_madc_lo_cc(a.v[7], b.v[8], t609, cf);
    const uint32_t t622 = words_madc_hi_cc(a.v[7], b.v[8], t610, cf);
    const uint32_t t623 = words_madc_lo_cc(a.v[9], b.v[8], t611, cf);
    const uint32_t t624 = words_madc_hi_cc(a.v[9], b.v[8], t612, cf);
    const uint32_t t625 = words_madc_lo_cc(a.v[11], b.v[8], 0x0u, cf);
    const uint32_t t626 = words_madc_hi(a.v[11], b.v[8], 0x0u, cf);
    const uint32_t t627 = words_mad_lo_cc(a.v[0], b.v[8], t614, cf);
    const uint32_t t628 = words_madc_hi_cc(a.v[0], b.v[8], t590, cf);
    const uint32_t t629 = words_madc_lo_cc(a.v[2], b.v[8], t591, cf);
    const uint32_t t630 = words_madc_hi_cc(a.v[2], b.v[8], t592, cf);
    const uint32_t t631 = words_madc_lo_cc(a.v[4], b.v[8], t593, cf);
    const uint32_t t632 = words_madc_hi_cc(a.v[4], b.v[8], t594, cf);
    const uint32_t t633 = words_madc_lo_cc(a.v[6], b.v[8], t595, cf);
    const uint32_t t634 = words_madc_hi_cc(a.v[6], b.v[8], t596, cf);
    const uint32_t t635 = words_madc_lo_cc(a.v[8], b.v[8], t597, cf);
    const uint32_t t636 = words_madc_hi_cc(a.v[8], b.v[8], t598, cf);
    const uint32_t t637 = words_madc_lo_cc(a.v[10], b.v[8], t599, cf);
    const uint32_t t638 = words_madc_hi_cc(a.v[10], b.v[8], t613, cf);
    const uint32_t t639 = words_addc(t626, 0x0u, cf);
    const uint32_t t640 = words_mad_lo_cc(c.v[1], d.v[8], t615, cf);
    const uint32_t t641 = words_madc_hi_cc(c.v[1], d.v[8], t616, cf);
    const uint32_t t642 = words_madc_lo_cc(c.v[3], d.v[8], t617, cf);
    const uint32_t t643 = words_madc_hi_cc(c.v[3], d.v[8], t618, cf);
    const uint32_t t644 = words_madc_lo_cc(c.v[5], d.v[8], t619, cf);
    const uint32_t t645 = words_madc_hi_cc(c.v[5], d.v[8], t620, cf);
    const uint32_t t646 = words_madc_lo_cc(c.v[7], d.v[8], t621, cf);
    const uint32_t t647 = words_madc_hi_cc(c.v[7], d.v[8], t622, cf);
    const uint32_t t648 = words_madc_lo_cc(c.v[9], d.v[8], t623, cf);
    const uint32_t t649 = words_madc_hi_cc(c.v[9], d.v[8], t624, cf);
    const uint32_t t650 = words_madc_lo_cc(c.v[11], d.v[8], t625, cf);
    const uint32_t t651 = words_madc_hi(c.v[11], d.v[8], t639, cf);
    const uint32_t t652 = words_mad_lo_cc(c.v[0], d.v[8], t627, cf);
    const uint32_t t653 = words_madc_hi_cc(c.v[0], d.v[8], t628, cf);
    const uint32_t t654 = words_madc_lo_cc(c.v[2], d.v[8], t629, cf);
    const uint32_t t655 = words_madc_hi_cc(c.v[2], d.v[8], t630, cf);
    const uint32_t t656 = words_madc_lo_cc(c.v[4], d.v[8], t631, cf);
    const uint32_t t657 = words_madc_hi_cc(c.v[4], d.v[8], t632, cf);
    const uint32_t t658 = words_madc_lo_cc(c.v[6], d.v[8], t633, cf);
    const uint32_t t659 = words_madc_hi_cc(c.v[6], d.v[8], t634, cf);
    const uint32_t t660 = words_madc_lo_cc(c.v[8], d.v[8], t635, cf);
    const uint32_t t661 = words_madc_hi_cc(c.v[8], d.v[8], t636, cf);
    const uint32_t t662 = words_madc_lo_cc(c.v[10], d.v[8], t637, cf);
    const uint32_t t663 = words_madc_hi_cc(c.v[10], d.v[8], t638, cf);
    const uint32_t t664 = words_addc(t651, 0x0u, cf);
    const uint32_t t665 = words_mul_lo(t652, 0xfffcfffdu);
    const uint32_t t666 = words_mad_lo_cc(0xb9feffffu, t665, t640, cf);
    const uint32_t t667 = words_madc_hi_cc(0xb9feffffu, t665, t641, cf);
    const uint32_t t668 = words_madc_lo_cc(0x1eabfffeu, t665, t642, cf);
    const uint32_t t669 = words_madc_hi_cc(0x1eabfffeu, t665, t643, cf);
    const uint32_t t670 = words_madc_lo_cc(0x6730d2a0u, t665, t644, cf);
    const uint32_t t671 = words_madc_hi_cc(0x6730d2a0u, t665, t645, cf);
    const uint32_t t672 = words_madc_lo_cc(0x64774b84u, t665, t646, cf);
    const uint32_t t673 = words_madc_hi_cc(0x64774b84u, t665, t647, cf);
    const uint32_t t674 = words_madc_lo_cc(0x4b1ba7b6u, t665, t648, cf);
    const uint32_t t675 = words_madc_hi_cc(0x4b1ba7b6u, t665, t649, cf);
    const uint32_t t676 = words_madc_lo_cc(0x1a0111eau, t665, t650, cf);
    const uint32_t t677 = words_madc_hi(0x1a0111eau, t665, t664, cf);
    const uint32_t t678 = words_mad_lo_cc(0xffffaaabu, t665, t652, cf);
    const uint32_t t679 = words_madc_hi_cc(0xffffaaabu, t665, t653, cf);
    const uint32_t t680 = words_madc_lo_cc(0xb153ffffu, t665, t654, cf);
    const uint32_t t681 = words_madc_hi_cc(0xb153ffffu, t665, t655, cf);
    const uint32_t t682 = words_madc_lo_cc(0xf6b0f624u, t665, t656, cf);
    const uint32_t t683 = words_madc_hi_cc(0xf6b0f624u, t665, t657, cf);
    const uint32_t t684 = words_madc_lo_cc(0xf38512bfu, t665, t658, cf);
    const uint32_t t685 = words_madc_hi_cc(0xf38512bfu, t665, t659, cf);
    const uint32_t t686 = words_madc_lo_cc(0x434bacd7u, t665, t660, cf);
    const uint32_t t687 = words_madc_hi_cc(0x434bacd7u, t665, t661, cf);
    const uint32_t t688 = words_madc_lo_cc(0x397fe69au, t665, t662, cf);
    const uint32_t t689 = words_madc_hi_cc(0x397fe69au, t665, t663, cf);
    const uint32_t t690 = words_addc(t677, 0x0u, cf);
    const uint32_t t691 = words_add_cc(t666, t679, cf);
    const uint32_t t692 = words_madc_lo_cc(a.v[1], b.v[9], t680, cf);
    const uint32_t t693 = words_madc_hi_cc(a.v[1], b.v[9], t681, cf);
    const uint32_t t694 = words_madc_lo_cc(a.v[3], b.v[9], t682, cf);
    const uint32_t t695 = words_madc_hi_cc(a.v[3], b.v[9], t683, cf);
    const uint32_t t696 = words_madc_lo_cc(a.v[5], b.v[9], t684, cf);
    const uint32_t t697 = words_madc_hi_cc(a.v[5], b.v[9], t685, cf);
    const uint32_t t698 = words_madc_lo_cc(a.v[7], b.v[9], t686, cf);
    const uint32_t t699 = words_madc_hi_cc(a.v[7], b.v[9], t687, cf);
    const uint32_t t700 = words_madc_lo_cc(a.v[9], b.v[9], t688, cf);
    const uint32_t t701 = words_madc_hi_cc(a.v[9], b.v[9], t689, cf);
    const uint32_t t702 = words_madc_lo_cc(a.v[11], b.v[9], 0x0u, cf);
    const uint32_t t703 = words_madc_hi(a.v[11], b.v[9], 0x0u, cf);
    const uint32_t t704 = words_mad_lo_cc(a.v[0], b.v[9], t691, cf);
    const uint32_t t705 = words_madc_hi_cc(a.v[0], b.v[9], t667, cf);
    const uint32_t t706 = words_madc_lo_cc(a.v[2], b.v[9], t668, cf);
    const uint32_t t707 = words_madc_hi_cc(a.v[2], b.v[9], t669, cf);
    const uint32_t t708 = words_madc_lo_cc(a.v[4], b.v[9], t670, cf);
    const uint32_t t709 = words_madc_hi_cc(a.v[4], b.v[9], t671, cf);
    const uint32_t t710 = words_madc_lo_cc(a.v[6], b.v[9], t672, cf);
    const uint32_t t711 = words_madc_hi_cc(a.v[6], b.v[9], t673, cf);
    const uint32_t t712 = words_madc_lo_cc(a.v[8], b.v[9], t674, cf);
    const uint32_t t713 = words_madc_hi_cc(a.v[8], b.v[9], t675, cf);
    const uint32_t t714 = words_madc_lo_cc(a.v[10], b.v[9], t676, cf);
    const uint32_t t715 = words_madc_hi_cc(a.v[10], b.v[9], t690, cf);
    const uint32_t t716 = words_addc(t703, 0x0u, cf);
    const uint32_t t717 = words_mad_lo_cc(c.v[1], d.v[9], t692, cf);
    const uint32_t t718 = words_madc_hi_cc(c.v[1], d.v[9], t693, cf);
    const uint32_t t719 = words_madc_lo_cc(c.v[3], d.v[9], t694, cf);
    const uint32_t t720 = words_madc_hi_cc(c.v[3], d.v[9], t695, cf);
    const uint32_t t721 = words_madc_lo_cc(c.v[5], d.v[9], t696, cf);
    const uint32_t t722 = words_madc_hi_cc(c.v[5], d.v[9], t697, cf);
    const uint32_t t723 = words_madc_lo_cc(c.v[7], d.v[9], t698, cf);
    const uint32_t t724 = words_madc_hi_cc(c.v[7], d.v[9], t699, cf);
    const uint32_t t725 = words_madc_lo_cc(c.v[9], d.v[9], t700, cf);
    const uint32_t t726 = words_madc_hi_cc(c.v[9], d.v[9], t701, cf);
    const uint32_t t727 = words_madc_lo_cc(c.v[11], d.v[9], t702, cf);
    const uint32_t t728 = words_madc_hi(c.v[11], d.v[9], t716, cf);
    const uint32_t t729 = words_mad_lo_cc(c.v[0], d.v[9], t704, cf);
    const uint32_t t730 = words_madc_hi_cc(c.v[0], d.v[9], t705, cf);
    const uint32_t t731 = words_madc_lo_cc(c.v[2], d.v[9], t706, cf);
    const uint32_t t732 = words_madc_hi_cc(c.v[2], d.v[9], t707, cf);
    const uint32_t t733 = words_madc_lo_cc(c.v[4], d.v[9], t708, cf);
    const uint32_t t734 = words_madc_hi_cc(c.v[4], d.v[9], t709, cf);
    const uint32_t t735 = words_madc_lo_cc(c.v[6], d.v[9], t710, cf);
    const uint32_t t736 = words_madc_hi_cc(c.v[6], d.v[9], t711, cf);
    const uint32_t t737 = words_madc_lo_cc(c.v[8], d.v[9], t712, cf);
    const uint32_t t738 = words_madc_hi_cc(c.v[8], d.v[9], t713, cf);
    const uint32_t t739 = words_madc_lo_cc(c.v[10], d.v[9], t714, cf);
    const uint32_t t740 = words_madc_hi_cc(c.v[10], d.v[9], t715, cf);
    const uint32_t t741 = words_addc(t728, 0x0u, cf);
    const uint32_t t742 = words_mul_lo(t729, 0xfffcfffdu);
    const uint32_t t743 = words_mad_lo_cc(0xb9feffffu, t742, t717, cf);
    const uint32_t t744 = words_madc_hi_cc(0xb9feffffu, t742, t718, cf);
    const uint32_t t745 = words_madc_lo_cc(0x1eabfffeu, t742, t719, cf);
    const uint32_t t746 = words_madc_hi_cc(0x1eabfffeu, t742, t720, cf);
    const uint32_t t747 = words_madc_lo_cc(0x6730d2a0u, t742, t721, cf);
    const uint32_t t748 = words_madc_hi_cc(0x6730d2a0u, t742, t722, cf);
    const uint32_t t749 = words_madc_lo_cc(0x64774b84u, t742, t723, cf);
    const uint32_t t750 = words_madc_hi_cc(0x64774b84u, t742, t724, cf);
    const uint32_t t751 = words_madc_lo_cc(0x4b1ba7b6u, t742, t725, cf);
    const uint32_t t752 = words_madc_hi_cc(0x4b1ba7b6u, t742, t726, cf);
    const uint32_t t753 = words_madc_lo_cc(0x1a0111eau, t742, t727, cf);
    const uint32_t t754 = words_madc_hi(0x1a0111eau, t742, t741, cf);
    const uint32_t t755 = words_mad_lo_cc(0xffffaaabu, t742, t729, cf);
    const uint32_t t756 = words_madc_hi_cc(0xffffaaabu, t742, t730, cf);
    const uint32_t t757 = words_madc_lo_cc(0xb153ffffu, t742, t731, cf);
    const uint32_t t758 = words_madc_hi_cc(0xb153ffffu, t742, t732, cf);
    const uint32_t t759 = words_madc_lo_cc(0xf6b0f624u, t742, t733, cf);
    const uint32_t t760 = words_madc_hi_cc(0xf6b0f624u, t742, t734, cf);
    const uint32_t t761 = words_madc_lo_cc(0xf38512bfu, t742, t735, cf);
    const uint32_t t762 = words_madc_hi_cc(0xf38512bfu, t742, t736, cf);
    const uint32_t t763 = words_madc_lo_cc(0x434bacd7u, t742, t737, cf);
    const uint32_t t764 = words_madc_hi_cc(0x434bacd7u, t742, t738, cf);
    const uint32_t t765 = words_madc_lo_cc(0x397fe69au, t742, t739, cf);
    const uint32_t t766 = words_madc_hi_cc(0x397fe69au, t742, t740, cf);
    const uint32_t t767 = words_addc(t754, 0x0u, cf);
    const uint32_t t768 = words_add_cc(t743, t756, cf);
    const uint32_t t769 = words_madc_lo_cc(a.v[1], b.v[10], t757, cf);
    const uint32_t t770 = words_madc_hi_cc(a.v[1], b.v[10], t758, cf);
    const uint32_t t771 = words_madc_lo_cc(a.v[3], b.v[10], t759, cf);
    const uint32_t t772 = words_madc_hi_cc(a.v[3], b.v[10], t760, cf);
    const uint32_t t773 = words_madc_lo_cc(a.v[5], b.v[10], t761, cf);
    const uint32_t t774 = words_madc_hi_cc(a.v[5], b.v[10], t762, cf);
    const uint32_t t775 = words_madc_lo_cc(a.v[7], b.v[10], t763, cf);
    const uint32_t t776 = words_madc_hi_cc(a.v[7], b.v[10], t764, cf);
    const uint32_t t777 = words_madc_lo_cc(a.v[9], b.v[10], t765, cf);
    const uint32_t t778 = words_madc_hi_cc(a.v[9], b.v[10], t766, cf);
    const uint32_t t779 = words_madc_lo_cc(a.v[11], b.v[10], 0x0u, cf);
    const uint32_t t780 = words_madc_hi(a.v[11], b.v[10], 0x0u, cf);
    const uint32_t t781 = words_mad_lo_cc(a.v[0], b.v[10], t768, cf);
    const uint32_t t782 = words_madc_hi_cc(a.v[0], b.v[10], t744, cf);
    const uint32_t t783 = words_madc_lo_cc(a.v[2], b.v[10], t745, cf);
    const uint32_t t784 = words_madc_hi_cc(a.v[2], b.v[10], t746, cf);
    const uint32_t t785 = words_madc_lo_cc(a.v[4], b.v[10], t747, cf);
    const uint32_t t786 = words_madc_hi_cc(a.v[4], b.v[10], t748, cf);
    const uint32_t t787 = words_madc_lo_cc(a.v[6], b.v[10], t749, cf);
    const uint32_t t788 = words_madc_hi_cc(a.v[6], b.v[10], t750, cf);
    const uint32_t t789 = words_madc_lo_cc(a.v[8], b.v[10], t751, cf);
    const uint32_t t790 = words_madc_hi_cc(a.v[8], b.v[10], t752, cf);
    const uint32_t t791 = words_madc_lo_cc(a.v[10], b.v[10], t753, cf);
    const uint32_t t792 = words_madc_hi_cc(a.v[10], b.v[10], t767, cf);
    const uint32_t t793 = words_addc(t780, 0x0u, cf);
    const uint32_t t794 = words_mad_lo_cc(c.v[1], d.v[10], t769, cf);
    const uint32_t t795 = words_madc_hi_cc(c.v[1], d.v[10], t770, cf);
    const uint32_t t796 = words_madc_lo_cc(c.v[3], d.v[10], t771, cf);
    const uint32_t t797 = words_madc_hi_cc(c.v[3], d.v[10], t772, cf);
    const uint32_t t798 = words_madc_lo_cc(c.v[5], d.v[10], t773, cf);
    const uint32_t t799 = words_madc_hi_cc(c.v[5], d.v[10], t774, cf);
    const uint32_t t800 = words_madc_lo_cc(c.v[7], d.v[10], t775, cf);
    const uint32_t t801 = words_madc_hi_cc(c.v[7], d.v[10], t776, cf);
    const uint32_t t802 = words_madc_lo_cc(c.v[9], d.v[10], t777, cf);
    const uint32_t t803 = words_madc_hi_cc(c.v[9], d.v[10], t778, cf);
    const uint32_t t804 = words_madc_lo_cc(c.v[11], d.v[10], t779, cf);
    const uint32_t t805 = words_madc_hi(c.v[11], d.v[10], t793, cf);
    const uint32_t t806 = words_mad_lo_cc(c.v[0], d.v[10], t781, cf);
    const uint32_t t807 = words_madc_hi_cc(c.v[0], d.v[10], t782, cf);
    const uint32_t t808 = words_madc_lo_cc(c.v[2], d.v[10], t783, cf);
    const uint32_t t809 = words_madc_hi_cc(c.v[2], d.v[10], t784, cf);
    const uint32_t t810 = words_madc_lo_cc(c.v[4], d.v[10], t785, cf);
    const uint32_t t811 = words_madc_hi_cc(c.v[4], d.v[10], t786, cf);
    const uint32_t t812 = words_madc_lo_cc(c.v[6], d.v[10], t787, cf);
    const uint32_t t813 = words_madc_hi_cc(c.v[6], d.v[10], t788, cf);
    const uint32_t t814 = words_madc_lo_cc(c.v[8], d.v[10], t789, cf);
    const uint32_t t815 = words_madc_hi_cc(c.v[8], d.v[10], t790, cf);
    const uint32_t t816 = words_madc_lo_cc(c.v[10], d.v[10], t791, cf);
    const uint32_t t817 = words_madc_hi_cc(c.v[10], d.v[10], t792, cf);
    const uint32_t t818 = words_addc(t805, 0x0u, cf);
    const uint32_t t819 = words_mul_lo(t806, 0xfffcfffdu);
    const uint32_t t820 = words_mad_lo_cc(0xb9feffffu, t819, t794, cf);
    const uint32_t t821 = words_madc_hi_cc(0xb9feffffu, t819, t795, cf);
    const uint32_t t822 = words_madc_lo_cc(0x1eabfffeu, t819, t796, cf);
    const uint32_t t823 = words_madc_hi_cc(0x1eabfffeu, t819, t797, cf);
    const uint32_t t824 = words_madc_lo_cc(0x6730d2a0u, t819, t798, cf);
    const uint32_t t825 = words_madc_hi_cc(0x6730d2a0u, t819, t799, cf);
    const uint32_t t826 = words_madc_lo_cc(0x64774b84u, t819, t800, cf);
    const uint32_t t827 = words_madc_hi_cc(0x64774b84u, t819, t801, cf);
    const uint32_t t828 = words_madc_lo_cc(0x4b1ba7b6u, t819, t802, cf);
    const uint32_t t829 = words_madc_hi_cc(0x4b1ba7b6u, t819, t803, cf);
    const uint32_t t830 = words_madc_lo_cc(0x1a0111eau, t819, t804, cf);
    const uint32_t t831 = words_madc_hi(0x1a0111eau, t819, t818, cf);
    const uint32_t t832 = words_mad_lo_cc(0xffffaaabu, t819, t806, cf);
    const uint32_t t833 = words_madc_hi_cc(0xffffaaabu, t819, t807, cf);
    const uint32_t t834 = words_madc_lo_cc(0xb153ffffu, t819, t808, cf);
    const uint32_t t835 = words_madc_hi_cc(0xb153ffffu, t819, t809, cf);
    const uint32_t t836 = words_madc_lo_cc(0xf6b0f624u, t819, t810, cf);
    const uint32_t t837 = words_madc_hi_cc(0xf6b0f624u, t819, t811, cf);
    const uint32_t t838 = words_madc_lo_cc(0xf38512bfu, t819, t812, cf);
    const uint32_t t839 = words_madc_hi_cc(0xf38512bfu, t819, t813, cf);
    const uint32_t t840 = words_madc_lo_cc(0x434bacd7u, t819, t814, cf);
    const uint32_t t841 = words_madc_hi_cc(0x434bacd7u, t819, t815, cf);
    const uint32_t t842 = words_madc_lo_cc(0x397fe69au, t819, t816, cf);
    const uint32_t t843 = words_madc_hi_cc(0x397fe69au, t819, t817, cf);
    const uint32_t t844 = words_addc(t831, 0x0u, cf);
    const uint32_t t845 = words_add_cc(t820, t833, cf);
    const uint32_t t846 = words_madc_lo_cc(a.v[1], b.v[11], t834, cf);
    const uint32_t t847 = words_madc_hi_cc(a.v[1], b.v[11], t835, cf);
    const uint32_t t848 = words_madc_lo_cc(a.v[3], b.v[11], t836, cf);
    const uint32_t t849 = words_madc_hi_cc(a.v[3], b.v[11], t837, cf);
    const uint32_t t850 = words_madc_lo_cc(a.v[5], b.v[11], t838, cf);
    const uint32_t t851 = words_madc_hi_cc(a.v[5], b.v[11], t839, cf);
    const uint32_t t852 = words_madc_lo_cc(a.v[7], b.v[11], t840, cf);
    const uint32_t t853 = words_madc_hi_cc(a.v[7], b.v[11], t841, cf);
    const uint32_t t854 = words_madc_lo_cc(a.v[9], b.v[11], t842, cf);
    const uint32_t t855 = words_madc_hi_cc(a.v[9], b.v[11], t843, cf);
    const uint32_t t856 = words_madc_lo_cc(a.v[11], b.v[11], 0x0u, cf);
    const uint32_t t857 = words_madc_hi(a.v[11], b.v[11], 0x0u, cf);
    const uint32_t t858 = words_mad_lo_cc(a.v[0], b.v[11], t845, cf);
    const uint32_t t859 = words_madc_hi_cc(a.v[0], b.v[11], t821, cf);
    const uint32_t t860 = words_madc_lo_cc(a.v[2], b.v[11], t822, cf);
    const uint32_t t861 = words_madc_hi_cc(a.v[2], b.v[11], t823, cf);
    const uint32_t t862 = words_madc_lo_cc(a.v[4], b.v[11], t824, cf);
    const uint32_t t863 = words_madc_hi_cc(a.v[4], b.v[11], t825, cf);
    const uint32_t t864 = words_madc_lo_cc(a.v[6], b.v[11], t826, cf);
    const uint32_t t865 = words_madc_hi_cc(a.v[6], b.v[11], t827, cf);
    const uint32_t t866 = words_madc_lo_cc(a.v[8], b.v[11], t828, cf);
    const uint32_t t867 = words_madc_hi_cc(a.v[8], b.v[11], t829, cf);
    const uint32_t t868 = words_madc_lo_cc(a.v[10], b.v[11], t830, cf);
    const uint32_t t869 = words_madc_hi_cc(a.v[10], b.v[11], t844, cf);
    const uint32_t t870 = words_addc(t857, 0x0u, cf);
    const uint32_t t871 = words_mad_lo_cc(c.v[1], d.v[11], t846, cf);
    const uint32_t t872 = words_madc_hi_cc(c.v[1], d.v[11], t847, cf);
    const uint32_t t873 = words_madc_lo_cc(c.v[3], d.v[11], t848, cf);
    const uint32_t t874 = words_madc_hi_cc(c.v[3], d.v[11], t849, cf);
    const uint32_t t875 = words_madc_lo_cc(c.v[5], d.v[11], t850, cf);
    const uint32_t t876 = words_madc_hi_cc(c.v[5], d.v[11], t851, cf);
    const uint32_t t877 = words_madc_lo_cc(c.v[7], d.v[11], t852, cf);
    const uint32_t t878 = words_madc_hi_cc(c.v[7], d.v[11], t853, cf);
    const uint32_t t879 = words_madc_lo_cc(c.v[9], d.v[11], t854, cf);
    const uint32_t t880 = words_madc_hi_cc(c.v[9], d.v[11], t855, cf);
    const uint32_t t881 = words_madc_lo_cc(c.v[11], d.v[11], t856, cf);
    const uint32_t t882 = words_madc_hi(c.v[11], d.v[11], t870, cf);
    const uint32_t t883 = words_mad_lo_cc(c.v[0], d.v[11], t858, cf);
    const uint32_t t884 = words_madc_hi_cc(c.v[0], d.v[11], t859, cf);
    const uint32_t t885 = words_madc_lo_cc(c.v[2], d.v[11], t860, cf);
    const uint32_t t886 = words_madc_hi_cc(c.v[2], d.v[11], t861, cf);
    const uint32_t t887 = words_madc_lo_cc(c.v[4], d.v[11], t862, cf);
    const uint32_t t888 = words_madc_hi_cc(c.v[4], d.v[11], t863, cf);
    const uint32_t t889 = words_madc_lo_cc(c.v[6], d.v[11], t864, cf);
    const uint32_t t890 = words_madc_hi_cc(c.v[6], d.v[11], t865, cf);
    const uint32_t t891 = words_madc_lo_cc(c.v[8], d.v[11], t866, cf);
    const uint32_t t892 = words_madc_hi_cc(c.v[8], d.v[11], t867, cf);
    const uint32_t t893 = words_madc_lo_cc(c.v[10], d.v[11], t868, cf);
    const uint32_t t894 = words_madc_hi_cc(c.v[10], d.v[11], t869, cf);
    const uint32_t t895 = words_addc(t882, 0x0u, cf);
    const uint32_t t896 = words_mul_lo(t883, 0xfffcfffdu);
    const uint32_t t897 = words_mad_lo_cc(0xb9feffffu, t896, t871, cf);
    const uint32_t t898 = words_madc_hi_cc(0xb9feffffu, t896, t872, cf);
    const uint32_t t899 = words_madc_lo_cc(0x1eabfffeu, t896, t873, cf);
    const uint32_t t900 = words_madc_hi_cc(0x1eabfffeu, t896, t874, cf);
    const uint32_t t901 = words_madc_lo_cc(0x6730d2a0u, t896, t875, cf);
    const uint32_t t902 = words_madc_hi_cc(0x6730d2a0u, t896, t876, cf);
    const uint32_t t903 = words_madc_lo_cc(0x64774b84u, t896, t877, cf);
    const uint32_t t904 = words_madc_hi_cc(0x64774b84u, t896, t878, cf);
    const uint32_t t905 = words_madc_lo_cc(0x4b1ba7b6u, t896, t879, cf);
    const uint32_t t906 = words_madc_hi_cc(0x4b1ba7b6u, t896, t880, cf);
    const uint32_t t907 = words_madc_lo_cc(0x1a0111eau, t896, t881, cf);
    const uint32_t t908 = words_madc_hi(0x1a0111eau, t896, t895, cf);
    const uint32_t t909 = words_mad_lo_cc(0xffffaaabu, t896, t883, cf);
    const uint32_t t910 = words_madc_hi_cc(0xffffaaabu, t896, t884, cf);
    const uint32_t t911 = words_madc_lo_cc(0xb153ffffu, t896, t885, cf);
    const uint32_t t912 = words_madc_hi_cc(0xb153ffffu, t896, t886, cf);
    const uint32_t t913 = words_madc_lo_cc(0xf6b0f624u, t896, t887, cf);
    const uint32_t t914 = words_madc_hi_cc(0xf6b0f624u, t896, t888, cf);
    const uint32_t t915 = words_madc_lo_cc(0xf38512bfu, t896, t889, cf);
    const uint32_t t916 = words_madc_hi_cc(0xf38512bfu, t896, t890, cf);
    const uint32_t t917 = words_madc_lo_cc(0x434bacd7u, t896, t891, cf);
    const uint32_t t918 = words_madc_hi_cc(0x434bacd7u, t896, t892, cf);
    const uint32_t t919 = words_madc_lo_cc(0x397fe69au, t896, t893, cf);
    const uint32_t t920 = words_madc_hi_cc(0x397fe69au, t896, t894, cf);
    const uint32_t t921 = words_addc(t908, 0x0u, cf); r.v[0] = words_add_cc(t910, t897, cf);
    r.v[1] = words_addc_cc(t911, t898, cf); r.v[2] = words_addc_cc(t912, t899, cf);
    r.v[3] = words_addc_cc(t913, t900, cf); r.v[4] = words_addc_cc(t914, t901, cf);
    r.v[5] = words_addc_cc(t915, t902, cf); r.v[6] = words_addc_cc(t916, t903, cf);
    r.v[7] = words_addc_cc(t917, t904, cf); r.v[8] = words_addc_cc(t918, t905, cf);
    r.v[9] = words_addc_cc(t919, t906, cf); r.v[10] = words_addc_cc(t920, t907, cf);
    r.v[11] = words_addc(0x0u, t921, cf);
#endif
    return r;
}

/* a^2/2^384; a < 3 p -> < 2 p. */
DEV_INLINE fp fp_sqr(const fp &a)
{
    fp r;
#ifdef __CUDA_ARCH__
    asm(
        "{ .reg .u32 t<567>; shl.b32 t0,%13,1; shl.b32 t1,%14,1; shl.b32 t2,%15,1; "
        "shl.b32 t3,%16,1; shl.b32 t4,%17,1; shl.b32 t5,%18,1; shl.b32 t6,%19,1; shl.b32 t7,%20,1; "
        "shl.b32 t8,%21,1; shl.b32 t9,%22,1; shl.b32 t10,%23,1; shf.l.wrap.b32 t11,%13,%14,1; "
        "shf.l.wrap.b32 t12,%14,%15,1; shf.l.wrap.b32 t13,%15,%16,1; shf.l.wrap.b32 t14,%16,%17,1; "
        "shf.l.wrap.b32 t15,%17,%18,1; shf.l.wrap.b32 t16,%18,%19,1; shf.l.wrap.b32 t17,%19,%20,1; "
        "shf.l.wrap.b32 t18,%20,%21,1; shf.l.wrap.b32 t19,%21,%22,1; shf.l.wrap.b32 t20,%22,%23,1; "
        "mul.lo.u32 t21,%12,%12; mul.hi.u32 t22,%12,%12; mul.lo.u32 t23,%12,t11; "
        "mul.hi.u32 t24,%12,t11; mul.lo.u32 t25,%12,t13; mul.hi.u32 t26,%12,t13; "
        "mul.lo.u32 t27,%12,t15; mul.hi.u32 t28,%12,t15; mul.lo.u32 t29,%12,t17; "
        "mul.hi.u32 t30,%12,t17; mul.lo.u32 t31,%12,t19; mul.hi.u32 t32,%12,t19; "
        "mul.lo.u32 t33,%12,t0; mul.hi.u32 t34,%12,t0; mul.lo.u32 t35,%12,t12; "
        "mul.hi.u32 t36,%12,t12; mul.lo.u32 t37,%12,t14; mul.hi.u32 t38,%12,t14; "
        "mul.lo.u32 t39,%12,t16; mul.hi.u32 t40,%12,t16; mul.lo.u32 t41,%12,t18; "
        "mul.hi.u32 t42,%12,t18; mul.lo.u32 t43,%12,t20; mul.hi.u32 t44,%12,t20; "
        "mad.lo.cc.u32 t45,%13,%13,t23; madc.hi.cc.u32 t46,%13,%13,t24; "
        "madc.lo.cc.u32 t47,%13,t12,t25; madc.hi.cc.u32 t48,%13,t12,t26; "
        "madc.lo.cc.u32 t49,%13,t14,t27; madc.hi.cc.u32 t50,%13,t14,t28; "
        "madc.lo.cc.u32 t51,%13,t16,t29; madc.hi.cc.u32 t52,%13,t16,t30; "
        "madc.lo.cc.u32 t53,%13,t18,t31; madc.hi.cc.u32 t54,%13,t18,t32; "
        "madc.lo.cc.u32 t55,%13,t20,0; madc.hi.cc.u32 t56,%13,t20,0; addc.u32 t57,0,0; "
        "mad.lo.cc.u32 t58,%13,t1,t35; madc.hi.cc.u32 t59,%13,t1,t36; "
        "madc.lo.cc.u32 t60,%13,t13,t37; madc.hi.cc.u32 t61,%13,t13,t38; "
        "madc.lo.cc.u32 t62,%13,t15,t39; madc.hi.cc.u32 t63,%13,t15,t40; "
        "madc.lo.cc.u32 t64,%13,t17,t41; madc.hi.cc.u32 t65,%13,t17,t42; "
        "madc.lo.cc.u32 t66,%13,t19,t43; madc.hi.cc.u32 t67,%13,t19,t44; addc.u32 t68,0,0; "
        "mad.lo.cc.u32 t69,%14,%14,t47; madc.hi.cc.u32 t70,%14,%14,t48; "
        "madc.lo.cc.u32 t71,%14,t13,t49; madc.hi.cc.u32 t72,%14,t13,t50; "
        "madc.lo.cc.u32 t73,%14,t15,t51; madc.hi.cc.u32 t74,%14,t15,t52; "
        "madc.lo.cc.u32 t75,%14,t17,t53; madc.hi.cc.u32 t76,%14,t17,t54; "
        "madc.lo.cc.u32 t77,%14,t19,t55; madc.hi.cc.u32 t78,%14,t19,t56; addc.u32 t79,t57,0; "
        "mad.lo.cc.u32 t80,%14,t2,t60; madc.hi.cc.u32 t81,%14,t2,t61; "
        "madc.lo.cc.u32 t82,%14,t14,t62; madc.hi.cc.u32 t83,%14,t14,t63; "
        "madc.lo.cc.u32 t84,%14,t16,t64; madc.hi.cc.u32 t85,%14,t16,t65; "
        "madc.lo.cc.u32 t86,%14,t18,t66; madc.hi.cc.u32 t87,%14,t18,t67; "
        "madc.lo.cc.u32 t88,%14,t20,t68; madc.hi.cc.u32 t89,%14,t20,0; addc.u32 t90,0,0; "
        "mad.lo.cc.u32 t91,%15,%15,t71; madc.hi.cc.u32 t92,%15,%15,t72; "
        "madc.lo.cc.u32 t93,%15,t14,t73; madc.hi.cc.u32 t94,%15,t14,t74; "
        "madc.lo.cc.u32 t95,%15,t16,t75; madc.hi.cc.u32 t96,%15,t16,t76; "
        "madc.lo.cc.u32 t97,%15,t18,t77; madc.hi.cc.u32 t98,%15,t18,t78; "
        "madc.lo.cc.u32 t99,%15,t20,t79; madc.hi.cc.u32 t100,%15,t20,0; addc.u32 t101,0,0; "
        "mad.lo.cc.u32 t102,%15,t3,t82; madc.hi.cc.u32 t103,%15,t3,t83; "
        "madc.lo.cc.u32 t104,%15,t15,t84; madc.hi.cc.u32 t105,%15,t15,t85; "
        "madc.lo.cc.u32 t106,%15,t17,t86; madc.hi.cc.u32 t107,%15,t17,t87; "
        "madc.lo.cc.u32 t108,%15,t19,t88; madc.hi.cc.u32 t109,%15,t19,t89; addc.u32 t110,t90,0; "
        "mad.lo.cc.u32 t111,%16,%16,t93; madc.hi.cc.u32 t112,%16,%16,t94; "
        "madc.lo.cc.u32 t113,%16,t15,t95; madc.hi.cc.u32 t114,%16,t15,t96; "
        "madc.lo.cc.u32 t115,%16,t17,t97; madc.hi.cc.u32 t116,%16,t17,t98; "
        "madc.lo.cc.u32 t117,%16,t19,t99; madc.hi.cc.u32 t118,%16,t19,t100; addc.u32 t119,t101,0; "
        "mad.lo.cc.u32 t120,%16,t4,t104; madc.hi.cc.u32 t121,%16,t4,t105; "
        "madc.lo.cc.u32 t122,%16,t16,t106; madc.hi.cc.u32 t123,%16,t16,t107; "
        "madc.lo.cc.u32 t124,%16,t18,t108; madc.hi.cc.u32 t125,%16,t18,t109; "
        "madc.lo.cc.u32 t126,%16,t20,t110; madc.hi.cc.u32 t127,%16,t20,0; addc.u32 t128,0,0; "
        "mad.lo.cc.u32 t129,%17,%17,t113; madc.hi.cc.u32 t130,%17,%17,t114; "
        "madc.lo.cc.u32 t131,%17,t16,t115; madc.hi.cc.u32 t132,%17,t16,t116; "
        "madc.lo.cc.u32 t133,%17,t18,t117; madc.hi.cc.u32 t134,%17,t18,t118; "
        "madc.lo.cc.u32 t135,%17,t20,t119; madc.hi.cc.u32 t136,%17,t20,0; addc.u32 t137,0,0; "
        "mad.lo.cc.u32 t138,%17,t5,t122; madc.hi.cc.u32 t139,%17,t5,t123; "
        "madc.lo.cc.u32 t140,%17,t17,t124; madc.hi.cc.u32 t141,%17,t17,t125; "
        "madc.lo.cc.u32 t142,%17,t19,t126; madc.hi.cc.u32 t143,%17,t19,t127; addc.u32 t144,t128,0; "
        "mad.lo.cc.u32 t145,%18,%18,t131; madc.hi.cc.u32 t146,%18,%18,t132; "
        "madc.lo.cc.u32 t147,%18,t17,t133; madc.hi.cc.u32 t148,%18,t17,t134; "
        "madc.lo.cc.u32 t149,%18,t19,t135; madc.hi.cc.u32 t150,%18,t19,t136; addc.u32 t151,t137,0; "
        "mad.lo.cc.u32 t152,%18,t6,t140; madc.hi.cc.u32 t153,%18,t6,t141; "
        "madc.lo.cc.u32 t154,%18,t18,t142; madc.hi.cc.u32 t155,%18,t18,t143; "
        "madc.lo.cc.u32 t156,%18,t20,t144; madc.hi.cc.u32 t157,%18,t20,0; addc.u32 t158,0,0; "
        "mad.lo.cc.u32 t159,%19,%19,t147; madc.hi.cc.u32 t160,%19,%19,t148; "
        "madc.lo.cc.u32 t161,%19,t18,t149; madc.hi.cc.u32 t162,%19,t18,t150; "
        "madc.lo.cc.u32 t163,%19,t20,t151; madc.hi.cc.u32 t164,%19,t20,0; addc.u32 t165,0,0; "
        "mad.lo.cc.u32 t166,%19,t7,t154; madc.hi.cc.u32 t167,%19,t7,t155; "
        "madc.lo.cc.u32 t168,%19,t19,t156; madc.hi.cc.u32 t169,%19,t19,t157; addc.u32 t170,t158,0; "
        "mad.lo.cc.u32 t171,%20,%20,t161; madc.hi.cc.u32 t172,%20,%20,t162; "
        "madc.lo.cc.u32 t173,%20,t19,t163; madc.hi.cc.u32 t174,%20,t19,t164; addc.u32 t175,t165,0; "
        "mad.lo.cc.u32 t176,%20,t8,t168; madc.hi.cc.u32 t177,%20,t8,t169; "
        "madc.lo.cc.u32 t178,%20,t20,t170; madc.hi.cc.u32 t179,%20,t20,0; addc.u32 t180,0,0; "
        "mad.lo.cc.u32 t181,%21,%21,t173; madc.hi.cc.u32 t182,%21,%21,t174; "
        "madc.lo.cc.u32 t183,%21,t20,t175; madc.hi.cc.u32 t184,%21,t20,0; addc.u32 t185,0,0; "
        "mad.lo.cc.u32 t186,%21,t9,t178; madc.hi.cc.u32 t187,%21,t9,t179; addc.u32 t188,t180,0; "
        "mad.lo.cc.u32 t189,%22,%22,t183; madc.hi.cc.u32 t190,%22,%22,t184; addc.u32 t191,t185,0; "
        "mad.lo.cc.u32 t192,%22,t10,t188; madc.hi.cc.u32 t193,%22,t10,0; addc.u32 t194,0,0; "
        "mad.lo.cc.u32 t195,%23,%23,t191; madc.hi.u32 t196,%23,%23,0; add.cc.u32 t197,t22,t33; "
        "addc.cc.u32 t198,t45,t34; addc.cc.u32 t199,t46,t58; addc.cc.u32 t200,t69,t59; "
        "addc.cc.u32 t201,t70,t80; addc.cc.u32 t202,t91,t81; addc.cc.u32 t203,t92,t102; "
        "addc.cc.u32 t204,t111,t103; addc.cc.u32 t205,t112,t120; addc.cc.u32 t206,t129,t121; "
        "addc.cc.u32 t207,t130,t138; addc.cc.u32 t208,t145,t139; addc.cc.u32 t209,t146,t152; "
        "addc.cc.u32 t210,t159,t153; addc.cc.u32 t211,t160,t166; addc.cc.u32 t212,t171,t167; "
        "addc.cc.u32 t213,t172,t176; addc.cc.u32 t214,t181,t177; addc.cc.u32 t215,t182,t186; "
        "addc.cc.u32 t216,t189,t187; addc.cc.u32 t217,t190,t192; addc.cc.u32 t218,t195,t193; "
        "addc.u32 t219,t196,t194; mul.lo.u32 t220,t21,0xfffcfffd; mul.lo.u32 t221,0xb9feffff,t220; "
        "mul.hi.u32 t222,0xb9feffff,t220; mul.lo.u32 t223,0x1eabfffe,t220; "
        "mul.hi.u32 t224,0x1eabfffe,t220; mul.lo.u32 t225,0x6730d2a0,t220; "
        "mul.hi.u32 t226,0x6730d2a0,t220; mul.lo.u32 t227,0x64774b84,t220; "
        "mul.hi.u32 t228,0x64774b84,t220; mul.lo.u32 t229,0x4b1ba7b6,t220; "
        "mul.hi.u32 t230,0x4b1ba7b6,t220; mul.lo.u32 t231,0x1a0111ea,t220; "
        "mul.hi.u32 t232,0x1a0111ea,t220; mad.lo.cc.u32 t233,0xffffaaab,t220,t21; "
        "madc.hi.cc.u32 t234,0xffffaaab,t220,t197; madc.lo.cc.u32 t235,0xb153ffff,t220,t198; "
        "madc.hi.cc.u32 t236,0xb153ffff,t220,t199; madc.lo.cc.u32 t237,0xf6b0f624,t220,t200; "
        "madc.hi.cc.u32 t238,0xf6b0f624,t220,t201; madc.lo.cc.u32 t239,0xf38512bf,t220,t202; "
        "madc.hi.cc.u32 t240,0xf38512bf,t220,t203; madc.lo.cc.u32 t241,0x434bacd7,t220,t204; "
        "madc.hi.cc.u32 t242,0x434bacd7,t220,t205; madc.lo.cc.u32 t243,0x397fe69a,t220,t206; "
        "madc.hi.cc.u32 t244,0x397fe69a,t220,t207; addc.u32 t245,t232,0; "
        "add.cc.u32 t246,t221,t234; mul.lo.u32 t247,t246,0xfffcfffd; "
        "madc.lo.cc.u32 t248,0xb9feffff,t247,t235; madc.hi.cc.u32 t249,0xb9feffff,t247,t236; "
        "madc.lo.cc.u32 t250,0x1eabfffe,t247,t237; madc.hi.cc.u32 t251,0x1eabfffe,t247,t238; "
        "madc.lo.cc.u32 t252,0x6730d2a0,t247,t239; madc.hi.cc.u32 t253,0x6730d2a0,t247,t240; "
        "madc.lo.cc.u32 t254,0x64774b84,t247,t241; madc.hi.cc.u32 t255,0x64774b84,t247,t242; "
        "madc.lo.cc.u32 t256,0x4b1ba7b6,t247,t243; madc.hi.cc.u32 t257,0x4b1ba7b6,t247,t244; "
        "madc.lo.cc.u32 t258,0x1a0111ea,t247,0; madc.hi.u32 t259,0x1a0111ea,t247,0; "
        "mad.lo.cc.u32 t260,0xffffaaab,t247,t246; madc.hi.cc.u32 t261,0xffffaaab,t247,t222; "
        "madc.lo.cc.u32 t262,0xb153ffff,t247,t223; madc.hi.cc.u32 t263,0xb153ffff,t247,t224; "
        "madc.lo.cc.u32 t264,0xf6b0f624,t247,t225; madc.hi.cc.u32 t265,0xf6b0f624,t247,t226; "
        "madc.lo.cc.u32 t266,0xf38512bf,t247,t227; madc.hi.cc.u32 t267,0xf38512bf,t247,t228; "
        "madc.lo.cc.u32 t268,0x434bacd7,t247,t229; madc.hi.cc.u32 t269,0x434bacd7,t247,t230; "
        "madc.lo.cc.u32 t270,0x397fe69a,t247,t231; madc.hi.cc.u32 t271,0x397fe69a,t247,t245; "
        "addc.u32 t272,t259,0; add.cc.u32 t273,t248,t261; mul.lo.u32 t274,t273,0xfffcfffd; "
        "madc.lo.cc.u32 t275,0xb9feffff,t274,t262; madc.hi.cc.u32 t276,0xb9feffff,t274,t263; "
        "madc.lo.cc.u32 t277,0x1eabfffe,t274,t264; madc.hi.cc.u32 t278,0x1eabfffe,t274,t265; "
        "madc.lo.cc.u32 t279,0x6730d2a0,t274,t266; madc.hi.cc.u32 t280,0x6730d2a0,t274,t267; "
        "madc.lo.cc.u32 t281,0x64774b84,t274,t268; madc.hi.cc.u32 t282,0x64774b84,t274,t269; "
        "madc.lo.cc.u32 t283,0x4b1ba7b6,t274,t270; madc.hi.cc.u32 t284,0x4b1ba7b6,t274,t271; "
        "madc.lo.cc.u32 t285,0x1a0111ea,t274,0; madc.hi.u32 t286,0x1a0111ea,t274,0; "
        "mad.lo.cc.u32 t287,0xffffaaab,t274,t273; madc.hi.cc.u32 t288,0xffffaaab,t274,t249; "
        "madc.lo.cc.u32 t289,0xb153ffff,t274,t250; madc.hi.cc.u32 t290,0xb153ffff,t274,t251; "
        "madc.lo.cc.u32 t291,0xf6b0f624,t274,t252; madc.hi.cc.u32 t292,0xf6b0f624,t274,t253; "
        "madc.lo.cc.u32 t293,0xf38512bf,t274,t254; madc.hi.cc.u32 t294,0xf38512bf,t274,t255; "
        "madc.lo.cc.u32 t295,0x434bacd7,t274,t256; madc.hi.cc.u32 t296,0x434bacd7,t274,t257; "
        "madc.lo.cc.u32 t297,0x397fe69a,t274,t258; madc.hi.cc.u32 t298,0x397fe69a,t274,t272; "
        "addc.u32 t299,t286,0; add.cc.u32 t300,t275,t288; mul.lo.u32 t301,t300,0xfffcfffd; "
        "madc.lo.cc.u32 t302,0xb9feffff,t301,t289; madc.hi.cc.u32 t303,0xb9feffff,t301,t290; "
        "madc.lo.cc.u32 t304,0x1eabfffe,t301,t291; madc.hi.cc.u32 t305,0x1eabfffe,t301,t292; "
        "madc.lo.cc.u32 t306,0x6730d2a0,t301,t293; madc.hi.cc.u32 t307,0x6730d2a0,t301,t294; "
        "madc.lo.cc.u32 t308,0x64774b84,t301,t295; madc.hi.cc.u32 t309,0x64774b84,t301,t296; "
        "madc.lo.cc.u32 t310,0x4b1ba7b6,t301,t297; madc.hi.cc.u32 t311,0x4b1ba7b6,t301,t298; "
        "madc.lo.cc.u32 t312,0x1a0111ea,t301,0; madc.hi.u32 t313,0x1a0111ea,t301,0; "
        "mad.lo.cc.u32 t314,0xffffaaab,t301,t300; madc.hi.cc.u32 t315,0xffffaaab,t301,t276; "
        "madc.lo.cc.u32 t316,0xb153ffff,t301,t277; madc.hi.cc.u32 t317,0xb153ffff,t301,t278; "
        "madc.lo.cc.u32 t318,0xf6b0f624,t301,t279; madc.hi.cc.u32 t319,0xf6b0f624,t301,t280; "
        "madc.lo.cc.u32 t320,0xf38512bf,t301,t281; madc.hi.cc.u32 t321,0xf38512bf,t301,t282; "
        "madc.lo.cc.u32 t322,0x434bacd7,t301,t283; madc.hi.cc.u32 t323,0x434bacd7,t301,t284; "
        "madc.lo.cc.u32 t324,0x397fe69a,t301,t285; madc.hi.cc.u32 t325,0x397fe69a,t301,t299; "
        "addc.u32 t326,t313,0; add.cc.u32 t327,t302,t315; mul.lo.u32 t328,t327,0xfffcfffd; "
        "madc.lo.cc.u32 t329,0xb9feffff,t328,t316; madc.hi.cc.u32 t330,0xb9feffff,t328,t317; "
        "madc.lo.cc.u32 t331,0x1eabfffe,t328,t318; madc.hi.cc.u32 t332,0x1eabfffe,t328,t319; "
        "madc.lo.cc.u32 t333,0x6730d2a0,t328,t320; madc.hi.cc.u32 t334,0x6730d2a0,t328,t321; "
        "madc.lo.cc.u32 t335,0x64774b84,t328,t322; madc.hi.cc.u32 t336,0x64774b84,t328,t323; "
        "madc.lo.cc.u32 t337,0x4b1ba7b6,t328,t324; madc.hi.cc.u32 t338,0x4b1ba7b6,t328,t325; "
        "madc.lo.cc.u32 t339,0x1a0111ea,t328,0; madc.hi.u32 t340,0x1a0111ea,t328,0; "
        "mad.lo.cc.u32 t341,0xffffaaab,t328,t327; madc.hi.cc.u32 t342,0xffffaaab,t328,t303; "
        "madc.lo.cc.u32 t343,0xb153ffff,t328,t304; madc.hi.cc.u32 t344,0xb153ffff,t328,t305; "
        "madc.lo.cc.u32 t345,0xf6b0f624,t328,t306; madc.hi.cc.u32 t346,0xf6b0f624,t328,t307; "
        "madc.lo.cc.u32 t347,0xf38512bf,t328,t308; madc.hi.cc.u32 t348,0xf38512bf,t328,t309; "
        "madc.lo.cc.u32 t349,0x434bacd7,t328,t310; madc.hi.cc.u32 t350,0x434bacd7,t328,t311; "
        "madc.lo.cc.u32 t351,0x397fe69a,t328,t312; madc.hi.cc.u32 t352,0x397fe69a,t328,t326; "
        "addc.u32 t353,t340,0; add.cc.u32 t354,t329,t342; mul.lo.u32 t355,t354,0xfffcfffd; "
        "madc.lo.cc.u32 t356,0xb9feffff,t355,t343; madc.hi.cc.u32 t357,0xb9feffff,t355,t344; "
        "madc.lo.cc.u32 t358,0x1eabfffe,t355,t345; madc.hi.cc.u32 t359,0x1eabfffe,t355,t346; "
        "madc.lo.cc.u32 t360,0x6730d2a0,t355,t347; madc.hi.cc.u32 t361,0x6730d2a0,t355,t348; "
        "madc.lo.cc.u32 t362,0x64774b84,t355,t349; madc.hi.cc.u32 t363,0x64774b84,t355,t350; "
        "madc.lo.cc.u32 t364,0x4b1ba7b6,t355,t351; madc.hi.cc.u32 t365,0x4b1ba7b6,t355,t352; "
        "madc.lo.cc.u32 t366,0x1a0111ea,t355,0; madc.hi.u32 t367,0x1a0111ea,t355,0; "
        "mad.lo.cc.u32 t368,0xffffaaab,t355,t354; madc.hi.cc.u32 t369,0xffffaaab,t355,t330; "
        "madc.lo.cc.u32 t370,0xb153ffff,t355,t331; madc.hi.cc.u32 t371,0xb153ffff,t355,t332; "
        "madc.lo.cc.u32 t372,0xf6b0f624,t355,t333; madc.hi.cc.u32 t373,0xf6b0f624,t355,t334; "
        "madc.lo.cc.u32 t374,0xf38512bf,t355,t335; madc.hi.cc.u32 t375,0xf38512bf,t355,t336; "
        "madc.lo.cc.u32 t376,0x434bacd7,t355,t337; madc.hi.cc.u32 t377,0x434bacd7,t355,t338; "
        "madc.lo.cc.u32 t378,0x397fe69a,t355,t339; madc.hi.cc.u32 t379,0x397fe69a,t355,t353; "
        "addc.u32 t380,t367,0; add.cc.u32 t381,t356,t369; mul.lo.u32 t382,t381,0xfffcfffd; "
        "madc.lo.cc.u32 t383,0xb9feffff,t382,t370; madc.hi.cc.u32 t384,0xb9feffff,t382,t371; "
        "madc.lo.cc.u32 t385,0x1eabfffe,t382,t372; madc.hi.cc.u32 t386,0x1eabfffe,t382,t373; "
        "madc.lo.cc.u32 t387,0x6730d2a0,t382,t374; madc.hi.cc.u32 t388,0x6730d2a0,t382,t375; "
        "madc.lo.cc.u32 t389,0x64774b84,t382,t376; madc.hi.cc.u32 t390,0x64774b84,t382,t377; "
        "madc.lo.cc.u32 t391,0x4b1ba7b6,t382,t378; madc.hi.cc.u32 t392,0x4b1ba7b6,t382,t379; "
        "madc.lo.cc.u32 t393,0x1a0111ea,t382,0; madc.hi.u32 t394,0x1a0111ea,t382,0; "
        "mad.lo.cc.u32 t395,0xffffaaab,t382,t381; madc.hi.cc.u32 t396,0xffffaaab,t382,t357; "
        "madc.lo.cc.u32 t397,0xb153ffff,t382,t358; madc.hi.cc.u32 t398,0xb153ffff,t382,t359; "
        "madc.lo.cc.u32 t399,0xf6b0f624,t382,t360; madc.hi.cc.u32 t400,0xf6b0f624,t382,t361; "
        "madc.lo.cc.u32 t401,0xf38512bf,t382,t362; madc.hi.cc.u32 t402,0xf38512bf,t382,t363; "
        "madc.lo.cc.u32 t403,0x434bacd7,t382,t364; madc.hi.cc.u32 t404,0x434bacd7,t382,t365; "
        "madc.lo.cc.u32 t405,0x397fe69a,t382,t366; madc.hi.cc.u32 t406,0x397fe69a,t382,t380; "
        "addc.u32 t407,t394,0; add.cc.u32 t408,t383,t396; mul.lo.u32 t409,t408,0xfffcfffd; "
        "madc.lo.cc.u32 t410,0xb9feffff,t409,t397; madc.hi.cc.u32 t411,0xb9feffff,t409,t398; "
        "madc.lo.cc.u32 t412,0x1eabfffe,t409,t399; madc.hi.cc.u32 t413,0x1eabfffe,t409,t400; "
        "madc.lo.cc.u32 t414,0x6730d2a0,t409,t401; madc.hi.cc.u32 t415,0x6730d2a0,t409,t402; "
        "madc.lo.cc.u32 t416,0x64774b84,t409,t403; madc.hi.cc.u32 t417,0x64774b84,t409,t404; "
        "madc.lo.cc.u32 t418,0x4b1ba7b6,t409,t405; madc.hi.cc.u32 t419,0x4b1ba7b6,t409,t406; "
        "madc.lo.cc.u32 t420,0x1a0111ea,t409,0; madc.hi.u32 t421,0x1a0111ea,t409,0; "
        "mad.lo.cc.u32 t422,0xffffaaab,t409,t408; madc.hi.cc.u32 t423,0xffffaaab,t409,t384; "
        "madc.lo.cc.u32 t424,0xb153ffff,t409,t385; madc.hi.cc.u32 t425,0xb153ffff,t409,t386; "
        "madc.lo.cc.u32 t426,0xf6b0f624,t409,t387; madc.hi.cc.u32 t427,0xf6b0f624,t409,t388; "
        "madc.lo.cc.u32 t428,0xf38512bf,t409,t389; madc.hi.cc.u32 t429,0xf38512bf,t409,t390; "
        "madc.lo.cc.u32 t430,0x434bacd7,t409,t391; madc.hi.cc.u32 t431,0x434bacd7,t409,t392; "
        "madc.lo.cc.u32 t432,0x397fe69a,t409,t393; madc.hi.cc.u32 t433,0x397fe69a,t409,t407; "
        "addc.u32 t434,t421,0; add.cc.u32 t435,t410,t423; mul.lo.u32 t436,t435,0xfffcfffd; "
        "madc.lo.cc.u32 t437,0xb9feffff,t436,t424; madc.hi.cc.u32 t438,0xb9feffff,t436,t425; "
        "madc.lo.cc.u32 t439,0x1eabfffe,t436,t426; madc.hi.cc.u32 t440,0x1eabfffe,t436,t427; "
        "madc.lo.cc.u32 t441,0x6730d2a0,t436,t428; madc.hi.cc.u32 t442,0x6730d2a0,t436,t429; "
        "madc.lo.cc.u32 t443,0x64774b84,t436,t430; madc.hi.cc.u32 t444,0x64774b84,t436,t431; "
        "madc.lo.cc.u32 t445,0x4b1ba7b6,t436,t432; madc.hi.cc.u32 t446,0x4b1ba7b6,t436,t433; "
        "madc.lo.cc.u32 t447,0x1a0111ea,t436,0; madc.hi.u32 t448,0x1a0111ea,t436,0; "
        "mad.lo.cc.u32 t449,0xffffaaab,t436,t435; madc.hi.cc.u32 t450,0xffffaaab,t436,t411; "
        "madc.lo.cc.u32 t451,0xb153ffff,t436,t412; madc.hi.cc.u32 t452,0xb153ffff,t436,t413; "
        "madc.lo.cc.u32 t453,0xf6b0f624,t436,t414; madc.hi.cc.u32 t454,0xf6b0f624,t436,t415; "
        "madc.lo.cc.u32 t455,0xf38512bf,t436,t416; madc.hi.cc.u32 t456,0xf38512bf,t436,t417; "
        "madc.lo.cc.u32 t457,0x434bacd7,t436,t418; madc.hi.cc.u32 t458,0x434bacd7,t436,t419; "
        "madc.lo.cc.u32 t459,0x397fe69a,t436,t420; madc.hi.cc.u32 t460,0x397fe69a,t436,t434; "
        "addc.u32 t461,t448,0; add.cc.u32 t462,t437,t450; mul.lo.u32 t463,t462,0xfffcfffd; "
        "madc.lo.cc.u32 t464,0xb9feffff,t463,t451; madc.hi.cc.u32 t465,0xb9feffff,t463,t452; "
        "madc.lo.cc.u32 t466,0x1eabfffe,t463,t453; madc.hi.cc.u32 t467,0x1eabfffe,t463,t454; "
        "madc.lo.cc.u32 t468,0x6730d2a0,t463,t455; madc.hi.cc.u32 t469,0x6730d2a0,t463,t456; "
        "madc.lo.cc.u32 t470,0x64774b84,t463,t457; madc.hi.cc.u32 t471,0x64774b84,t463,t458; "
        "madc.lo.cc.u32 t472,0x4b1ba7b6,t463,t459; madc.hi.cc.u32 t473,0x4b1ba7b6,t463,t460; "
        "madc.lo.cc.u32 t474,0x1a0111ea,t463,0; madc.hi.u32 t475,0x1a0111ea,t463,0; "
        "mad.lo.cc.u32 t476,0xffffaaab,t463,t462; madc.hi.cc.u32 t477,0xffffaaab,t463,t438; "
        "madc.lo.cc.u32 t478,0xb153ffff,t463,t439; madc.hi.cc.u32 t479,0xb153ffff,t463,t440; "
        "madc.lo.cc.u32 t480,0xf6b0f624,t463,t441; madc.hi.cc.u32 t481,0xf6b0f624,t463,t442; "
        "madc.lo.cc.u32 t482,0xf38512bf,t463,t443; madc.hi.cc.u32 t483,0xf38512bf,t463,t444; "
        "madc.lo.cc.u32 t484,0x434bacd7,t463,t445; madc.hi.cc.u32 t485,0x434bacd7,t463,t446; "
        "madc.lo.cc.u32 t486,0x397fe69a,t463,t447; madc.hi.cc.u32 t487,0x397fe69a,t463,t461; "
        "addc.u32 t488,t475,0; add.cc.u32 t489,t464,t477; mul.lo.u32 t490,t489,0xfffcfffd; "
        "madc.lo.cc.u32 t491,0xb9feffff,t490,t478; madc.hi.cc.u32 t492,0xb9feffff,t490,t479; "
        "madc.lo.cc.u32 t493,0x1eabfffe,t490,t480; madc.hi.cc.u32 t494,0x1eabfffe,t490,t481; "
        "madc.lo.cc.u32 t495,0x6730d2a0,t490,t482; madc.hi.cc.u32 t496,0x6730d2a0,t490,t483; "
        "madc.lo.cc.u32 t497,0x64774b84,t490,t484; madc.hi.cc.u32 t498,0x64774b84,t490,t485; "
        "madc.lo.cc.u32 t499,0x4b1ba7b6,t490,t486; madc.hi.cc.u32 t500,0x4b1ba7b6,t490,t487; "
        "madc.lo.cc.u32 t501,0x1a0111ea,t490,0; madc.hi.u32 t502,0x1a0111ea,t490,0; "
        "mad.lo.cc.u32 t503,0xffffaaab,t490,t489; madc.hi.cc.u32 t504,0xffffaaab,t490,t465; "
        "madc.lo.cc.u32 t505,0xb153ffff,t490,t466; madc.hi.cc.u32 t506,0xb153ffff,t490,t467; "
        "madc.lo.cc.u32 t507,0xf6b0f624,t490,t468; madc.hi.cc.u32 t508,0xf6b0f624,t490,t469; "
        "madc.lo.cc.u32 t509,0xf38512bf,t490,t470; madc.hi.cc.u32 t510,0xf38512bf,t490,t471; "
        "madc.lo.cc.u32 t511,0x434bacd7,t490,t472; madc.hi.cc.u32 t512,0x434bacd7,t490,t473; "
        "madc.lo.cc.u32 t513,0x397fe69a,t490,t474; madc.hi.cc.u32 t514,0x397fe69a,t490,t488; "
        "addc.u32 t515,t502,0; add.cc.u32 t516,t491,t504; mul.lo.u32 t517,t516,0xfffcfffd; "
        "madc.lo.cc.u32 t518,0xb9feffff,t517,t505; madc.hi.cc.u32 t519,0xb9feffff,t517,t506; "
        "madc.lo.cc.u32 t520,0x1eabfffe,t517,t507; madc.hi.cc.u32 t521,0x1eabfffe,t517,t508; "
        "madc.lo.cc.u32 t522,0x6730d2a0,t517,t509; madc.hi.cc.u32 t523,0x6730d2a0,t517,t510; "
        "madc.lo.cc.u32 t524,0x64774b84,t517,t511; madc.hi.cc.u32 t525,0x64774b84,t517,t512; "
        "madc.lo.cc.u32 t526,0x4b1ba7b6,t517,t513; madc.hi.cc.u32 t527,0x4b1ba7b6,t517,t514; "
        "madc.lo.cc.u32 t528,0x1a0111ea,t517,0; madc.hi.u32 t529,0x1a0111ea,t517,0; "
        "mad.lo.cc.u32 t530,0xffffaaab,t517,t516; madc.hi.cc.u32 t531,0xffffaaab,t517,t492; "
        "madc.lo.cc.u32 t532,0xb153ffff,t517,t493; madc.hi.cc.u32 t533,0xb153ffff,t517,t494; "
        "madc.lo.cc.u32 t534,0xf6b0f624,t517,t495; madc.hi.cc.u32 t535,0xf6b0f624,t517,t496; "
        "madc.lo.cc.u32 t536,0xf38512bf,t517,t497; madc.hi.cc.u32 t537,0xf38512bf,t517,t498; "
        "madc.lo.cc.u32 t538,0x434bacd7,t517,t499; madc.hi.cc.u32 t539,0x434bacd7,t517,t500; "
        "madc.lo.cc.u32 t540,0x397fe69a,t517,t501; madc.hi.cc.u32 t541,0x397fe69a,t517,t515; "
        "addc.u32 t542,t529,0; add.cc.u32 t543,t531,t518; addc.cc.u32 t544,t532,t519; "
        "addc.cc.u32 t545,t533,t520; addc.cc.u32 t546,t534,t521; addc.cc.u32 t547,t535,t522; "
        "addc.cc.u32 t548,t536,t523; addc.cc.u32 t549,t537,t524; addc.cc.u32 t550,t538,t525; "
        "addc.cc.u32 t551,t539,t526; addc.cc.u32 t552,t540,t527; addc.cc.u32 t553,t541,t528; "
        "addc.u32 t554,0,t542; add.cc.u32 %0,t543,t208; addc.cc.u32 %1,t544,t209; "
        "addc.cc.u32 %2,t545,t210; addc.cc.u32 %3,t546,t211; addc.cc.u32 %4,t547,t212; "
        "addc.cc.u32 %5,t548,t213; addc.cc.u32 %6,t549,t214; addc.cc.u32 %7,t550,t215; "
        "addc.cc.u32 %8,t551,t216; addc.cc.u32 %9,t552,t217; addc.cc.u32 %10,t553,t218; "
        "addc.u32 %11,t554,t219; } "
        : "=&r"(r.v[0]), "=&r"(r.v[1]), "=&r"(r.v[2]), "=&r"(r.v[3]), "=&r"(r.v[4]), "=&r"(r.v[5]),
          "=&r"(r.v[6]), "=&r"(r.v[7]), "=&r"(r.v[8]), "=&r"(r.v[9]), "=&r"(r.v[10]), "=&r"(r.v[11])
        : "r"(a.v[0]), "r"(a.v[1]), "r"(a.v[2]), "r"(a.v[3]), "r"(a.v[4]), "r"(a.v[5]), "r"(a.v[6]),
          "r"(a.v[7]), "r"(a.v[8]), "r"(a.v[9]), "r"(a.v[10]), "r"(a.v[11]));
#else
    uint32_t cf = 0;
    const uint32_t t0 = words_shl(a.v[1], 0x1u); const uint32_t t1 = words_shl(a.v[2], 0x1u);
    const uint32_t t2 = words_shl(a.v[3], 0x1u); const uint32_t t3 = words_shl(a.v[4], 0x1u);
    const uint32_t t4 = words_shl(a.v[5], 0x1u); const uint32_t t5 = words_shl(a.v[6], 0x1u);
    const uint32_t t6 = words_shl(a.v[7], 0x1u); const uint32_t t7 = words_shl(a.v[8], 0x1u);
    const uint32_t t8 = words_shl(a.v[9], 0x1u); const uint32_t t9 = words_shl(a.v[10], 0x1u);
    const uint32_t t10 = words_shl(a.v[11], 0x1u);
    const uint32_t t11 = words_shf_l(a.v[1], a.v[2], 0x1u);
    const uint32_t t12 = words_shf_l(a.v[2], a.v[3], 0x1u);
    const uint32_t t13 = words_shf_l(a.v[3], a.v[4], 0x1u);
    const uint32_t t14 = words_shf_l(a.v[4], a.v[5], 0x1u);
    const uint32_t t15 = words_shf_l(a.v[5], a.v[6], 0x1u);
    const uint32_t t16 = words_shf_l(a.v[6], a.v[7], 0x1u);
    const uint32_t t17 = words_shf_l(a.v[7], a.v[8], 0x1u);
    const uint32_t t18 = words_shf_l(a.v[8], a.v[9], 0x1u);
    const uint32_t t19 = words_shf_l(a.v[9], a.v[10], 0x1u);
    const uint32_t t20 = words_shf_l(a.v[10], a.v[11], 0x1u);
    const uint32_t t21 = words_mul_lo(a.v[0], a.v[0]);
    const uint32_t t22 = words_mul_hi(a.v[0], a.v[0]);
    const uint32_t t23 = words_mul_lo(a.v[0], t11); const uint32_t t24 = words_mul_hi(a.v[0], t11);
    const uint32_t t25 = words_mul_lo(a.v[0], t13); const uint32_t t26 = words_mul_hi(a.v[0], t13);
    const uint32_t t27 = words_mul_lo(a.v[0], t15); const uint32_t t28 = words_mul_hi(a.v[0], t15);
    const uint32_t t29 = words_mul_lo(a.v[0], t17); const uint32_t t30 = words_mul_hi(a.v[0], t17);
    const uint32_t t31 = words_mul_lo(a.v[0], t19); const uint32_t t32 = words_mul_hi(a.v[0], t19);
    const uint32_t t33 = words_mul_lo(a.v[0], t0); const uint32_t t34 = words_mul_hi(a.v[0], t0);
    const uint32_t t35 = words_mul_lo(a.v[0], t12); const uint32_t t36 = words_mul_hi(a.v[0], t12);
    const uint32_t t37 = words_mul_lo(a.v[0], t14); const uint32_t t38 = words_mul_hi(a.v[0], t14);
    const uint32_t t39 = words_mul_lo(a.v[0], t16); const uint32_t t40 = words_mul_hi(a.v[0], t16);
    const uint32_t t41 = words_mul_lo(a.v[0], t18); const uint32_t t42 = words_mul_hi(a.v[0], t18);
    const uint32_t t43 = words_mul_lo(a.v[0], t20); const uint32_t t44 = words_mul_hi(a.v[0], t20);
    const uint32_t t45 = words_mad_lo_cc(a.v[1], a.v[1], t23, cf);
    const uint32_t t46 = words_madc_hi_cc(a.v[1], a.v[1], t24, cf);
    const uint32_t t47 = words_madc_lo_cc(a.v[1], t12, t25, cf);
    const uint32_t t48 = words_madc_hi_cc(a.v[1], t12, t26, cf);
    const uint32_t t49 = words_madc_lo_cc(a.v[1], t14, t27, cf);
    const uint32_t t50 = words_madc_hi_cc(a.v[1], t14, t28, cf);
    const uint32_t t51 = words_madc_lo_cc(a.v[1], t16, t29, cf);
    const uint32_t t52 = words_madc_hi_cc(a.v[1], t16, t30, cf);
    const uint32_t t53 = words_madc_lo_cc(a.v[1], t18, t31, cf);
    const uint32_t t54 = words_madc_hi_cc(a.v[1], t18, t32, cf);
    const uint32_t t55 = words_madc_lo_cc(a.v[1], t20, 0x0u, cf);
    const uint32_t t56 = words_madc_hi_cc(a.v[1], t20, 0x0u, cf);
    const uint32_t t57 = words_addc(0x0u, 0x0u, cf);
    const uint32_t t58 = words_mad_lo_cc(a.v[1], t1, t35, cf);
    const uint32_t t59 = words_madc_hi_cc(a.v[1], t1, t36, cf);
    const uint32_t t60 = words_madc_lo_cc(a.v[1], t13, t37, cf);
    const uint32_t t61 = words_madc_hi_cc(a.v[1], t13, t38, cf);
    const uint32_t t62 = words_madc_lo_cc(a.v[1], t15, t39, cf);
    const uint32_t t63 = words_madc_hi_cc(a.v[1], t15, t40, cf);
    const uint32_t t64 = words_madc_lo_cc(a.v[1], t17, t41, cf);
    const uint32_t t65 = words_madc_hi_cc(a.v[1], t17, t42, cf);
    const uint32_t t66 = words_madc_lo_cc(a.v[1], t19, t43, cf);
    const uint32_t t67 = words_madc_hi_cc(a.v[1], t19, t44, cf);
    const uint32_t t68 = words_addc(0x0u, 0x0u, cf);
    const uint32_t t69 = words_mad_lo_cc(a.v[2], a.v[2], t47, cf);
    const uint32_t t70 = words_madc_hi_cc(a.v[2], a.v[2], t48, cf);
    const uint32_t t71 = words_madc_lo_cc(a.v[2], t13, t49, cf);
    const uint32_t t72 = words_madc_hi_cc(a.v[2], t13, t50, cf);
    const uint32_t t73 = words_madc_lo_cc(a.v[2], t15, t51, cf);
    const uint32_t t74 = words_madc_hi_cc(a.v[2], t15, t52, cf);
    const uint32_t t75 = words_madc_lo_cc(a.v[2], t17, t53, cf);
    const uint32_t t76 = words_madc_hi_cc(a.v[2], t17, t54, cf);
    const uint32_t t77 = words_madc_lo_cc(a.v[2], t19, t55, cf);
    const uint32_t t78 = words_madc_hi_cc(a.v[2], t19, t56, cf);
    const uint32_t t79 = words_addc(t57, 0x0u, cf);
    const uint32_t t80 = words_mad_lo_cc(a.v[2], t2, t60, cf);
    const uint32_t t81 = words_madc_hi_cc(a.v[2], t2, t61, cf);
    const uint32_t t82 = words_madc_lo_cc(a.v[2], t14, t62, cf);
    const uint32_t t83 = words_madc_hi_cc(a.v[2], t14, t63, cf);
    const uint32_t t84 = words_madc_lo_cc(a.v[2], t16, t64, cf);
    const uint32_t t85 = words_madc_hi_cc(a.v[2], t16, t65, cf);
    const uint32_t t86 = words_madc_lo_cc(a.v[2], t18, t66, cf);
    const uint32_t t87 = words_madc_hi_cc(a.v[2], t18, t67, cf);
    const uint32_t t88 = words_madc_lo_cc(a.v[2], t20, t68, cf);
    const uint32_t t89 = words_madc_hi_cc(a.v[2], t20, 0x0u, cf);
    const uint32_t t90 = words_addc(0x0u, 0x0u, cf);
    const uint32_t t91 = words_mad_lo_cc(a.v[3], a.v[3], t71, cf);
    const uint32_t t92 = words_madc_hi_cc(a.v[3], a.v[3], t72, cf);
    const uint32_t t93 = words_madc_lo_cc(a.v[3], t14, t73, cf);
    const uint32_t t94 = words_madc_hi_cc(a.v[3], t14, t74, cf);
    const uint32_t t95 = words_madc_lo_cc(a.v[3], t16, t75, cf);
    const uint32_t t96 = words_madc_hi_cc(a.v[3], t16, t76, cf);
    const uint32_t t97 = words_madc_lo_cc(a.v[3], t18, t77, cf);
    const uint32_t t98 = words_madc_hi_cc(a.v[3], t18, t78, cf);
    const uint32_t t99 = words_madc_lo_cc(a.v[3], t20, t79, cf);
    const uint32_t t100 = words_madc_hi_cc(a.v[3], t20, 0x0u, cf);
    const uint32_t t101 = words_addc(0x0u, 0x0u, cf);
    const uint32_t t102 = words_mad_lo_cc(a.v[3], t3, t82, cf);
    const uint32_t t103 = words_madc_hi_cc(a.v[3], t3, t83, cf);
    const uint32_t t104 = words_madc_lo_cc(a.v[3], t15, t84, cf);
    const uint32_t t105 = words_madc_hi_cc(a.v[3], t15, t85, cf);
    const uint32_t t106 = words_madc_lo_cc(a.v[3], t17, t86, cf);
    const uint32_t t107 = words_madc_hi_cc(a.v[3], t17, t87, cf);
    const uint32_t t108 = words_madc_lo_cc(a.v[3], t19, t88, cf);
    const uint32_t t109 = words_madc_hi_cc(a.v[3], t19, t89, cf);
    const uint32_t t110 = words_addc(t90, 0x0u, cf);
    const uint32_t t111 = words_mad_lo_cc(a.v[4], a.v[4], t93, cf);
    const uint32_t t112 = words_madc_hi_cc(a.v[4], a.v[4], t94, cf);
    const uint32_t t113 = words_madc_lo_cc(a.v[4], t15, t95, cf);
    const uint32_t t114 = words_madc_hi_cc(a.v[4], t15, t96, cf);
    const uint32_t t115 = words_madc_lo_cc(a.v[4], t17, t97, cf);
    const uint32_t t116 = words_madc_hi_cc(a.v[4], t17, t98, cf);
    const uint32_t t117 = words_madc_lo_cc(a.v[4], t19, t99, cf);
    const uint32_t t118 = words_madc_hi_cc(a.v[4], t19, t100, cf);
    const uint32_t t119 = words_addc(t101, 0x0u, cf);
    const uint32_t t120 = words_mad_lo_cc(a.v[4], t4, t104, cf);
    const uint32_t t121 = words_madc_hi_cc(a.v[4], t4, t105, cf);
    const uint32_t t122 = words_madc_lo_cc(a.v[4], t16, t106, cf);
    const uint32_t t123 = words_madc_hi_cc(a.v[4], t16, t107, cf);
    const uint32_t t124 = words_madc_lo_cc(a.v[4], t18, t108, cf);
    const uint32_t t125 = words_madc_hi_cc(a.v[4], t18, t109, cf);
    const uint32_t t126 = words_madc_lo_cc(a.v[4], t20, t110, cf);
    const uint32_t t127 = words_madc_hi_cc(a.v[4], t20, 0x0u, cf);
    const uint32_t t128 = words_addc(0x0u, 0x0u, cf);
    const uint32_t t129 = words_mad_lo_cc(a.v[5], a.v[5], t113, cf);
    const uint32_t t130 = words_madc_hi_cc(a.v[5], a.v[5], t114, cf);
    const uint32_t t131 = words_madc_lo_cc(a.v[5], t16, t115, cf);
    const uint32_t t132 = words_madc_hi_cc(a.v[5], t16, t116, cf);
    const uint32_t t133 = words_madc_lo_cc(a.v[5], t18, t117, cf);
    const uint32_t t134 = words_madc_hi_cc(a.v[5], t18, t118, cf);
    const uint32_t t135 = words_madc_lo_cc(a.v[5], t20, t119, cf);
    const uint32_t t136 = words_madc_hi_cc(a.v[5], t20, 0x0u, cf);
    const uint32_t t137 = words_addc(0x0u, 0x0u, cf);
    const uint32_t t138 = words_mad_lo_cc(a.v[5], t5, t122, cf);
    const uint32_t t139 = words_madc_hi_cc(a.v[5], t5, t123, cf);
    const uint32_t t140 = words_madc_lo_cc(a.v[5], t17, t124, cf);
    const uint32_t t141 = words_madc_hi_cc(a.v[5], t17, t125, cf);
    const uint32_t t142 = words_madc_lo_cc(a.v[5], t19, t126, cf);
    const uint32_t t143 = words_madc_hi_cc(a.v[5], t19, t127, cf);
    const uint32_t t144 = words_addc(t128, 0x0u, cf);
    const uint32_t t145 = words_mad_lo_cc(a.v[6], a.v[6], t131, cf);
    const uint32_t t146 = words_madc_hi_cc(a.v[6], a.v[6], t132, cf);
    const uint32_t t147 = words_madc_lo_cc(a.v[6], t17, t133, cf);
    const uint32_t t148 = words_madc_hi_cc(a.v[6], t17, t134, cf);
    const uint32_t t149 = words_madc_lo_cc(a.v[6], t19, t135, cf);
    const uint32_t t150 = words_madc_hi_cc(a.v[6], t19, t136, cf);
    const uint32_t t151 = words_addc(t137, 0x0u, cf);
    const uint32_t t152 = words_mad_lo_cc(a.v[6], t6, t140, cf);
    const uint32_t t153 = words_madc_hi_cc(a.v[6], t6, t141, cf);
    const uint32_t t154 = words_madc_lo_cc(a.v[6], t18, t142, cf);
    const uint32_t t155 = words_madc_hi_cc(a.v[6], t18, t143, cf);
    const uint32_t t156 = words_madc_lo_cc(a.v[6], t20, t144, cf);
    const uint32_t t157 = words_madc_hi_cc(a.v[6], t20, 0x0u, cf);
    const uint32_t t158 = words_addc(0x0u, 0x0u, cf);
    const uint32_t t159 = words_mad_lo_cc(a.v[7], a.v[7], t147, cf);
    const uint32_t t160 = words_madc_hi_cc(a.v[7], a.v[7], t148, cf);
    const uint32_t t161 = words_madc_lo_cc(a.v[7], t18, t149, cf);
    const uint32_t t162 = words_madc_hi_cc(a.v[7], t18, t150, cf);
    const uint32_t t163 = words_madc_lo_cc(a.v[7], t20, t151, cf);
    const uint32_t t164 = words_madc_hi_cc(a.v[7], t20, 0x0u, cf);
    const uint32_t t165 = words_addc(0x0u, 0x0u, cf);
    const uint32_t t166 = words_mad_lo_cc(a.v[7], t7, t154, cf);
    const uint32_t t167 = words_madc_hi_cc(a.v[7], t7, t155, cf);
    const uint32_t t168 = words_madc_lo_cc(a.v[7], t19, t156, cf);
    const uint32_t t169 = words_madc_hi_cc(a.v[7], t19, t157, cf);
    const uint32_t t170 = words_addc(t158, 0x0u, cf);
    const uint32_t t171 = words_mad_lo_cc(a.v[8], a.v[8], t161, cf);
    const uint32_t t172 = words_madc_hi_cc(a.v[8], a.v[8], t162, cf);
    const uint32_t t173 = words_madc_lo_cc(a.v[8], t19, t163, cf);
    const uint32_t t174 = words_madc_hi_cc(a.v[8], t19, t164, cf);
    const uint32_t t175 = words_addc(t165, 0x0u, cf);
    const uint32_t t176 = words_mad_lo_cc(a.v[8], t8, t168, cf);
    const uint32_t t177 = words_madc_hi_cc(a.v[8], t8, t169, cf);
    const uint32_t t178 = words_madc_lo_cc(a.v[8], t20, t170, cf);
    const uint32_t t179 = words_madc_hi_cc(a.v[8], t20, 0x0u, cf);
    const uint32_t t180 = words_addc(0x0u, 0x0u, cf);
    const uint32_t t181 = words_mad_lo_cc(a.v[9], a.v[9], t173, cf);
    const uint32_t t182 = words_madc_hi_cc(a.v[9], a.v[9], t174, cf);
    const uint32_t t183 = words_madc_lo_cc(a.v[9], t20, t175, cf);
    const uint32_t t184 = words_madc_hi_cc(a.v[9], t20, 0x0u, cf);
    const uint32_t t185 = words_addc(0x0u, 0x0u, cf);
    const uint32_t t186 = words_mad_lo_cc(a.v[9], t9, t178, cf);
    const uint32_t t187 = words_madc_hi_cc(a.v[9], t9, t179, cf);
    const uint32_t t188 = words_addc(t180, 0x0u, cf);
    const uint32_t t189 = words_mad_lo_cc(a.v[10], a.v[10], t183, cf);
    const uint32_t t190 = words_madc_hi_cc(a.v[10], a.v[10], t184, cf);
    const uint32_t t191 = words_addc(t185, 0x0u, cf);
    const uint32_t t192 = words_mad_lo_cc(a.v[10], t10, t188, cf);
    const uint32_t t193 = words_madc_hi_cc(a.v[10], t10, 0x0u, cf);
    const uint32_t t194 = words_addc(0x0u, 0x0u, cf);
    const uint32_t t195 = words_mad_lo_cc(a.v[11], a.v[11], t191, cf);
    const uint32_t t196 = words_madc_hi(a.v[11], a.v[11], 0x0u, cf);
    const uint32_t t197 = words_add_cc(t22, t33, cf);
    const uint32_t t198 = words_addc_cc(t45, t34, cf);
    const uint32_t t199 = words_addc_cc(t46, t58, cf);
    const uint32_t t200 = words_addc_cc(t69, t59, cf);
    const uint32_t t201 = words_addc_cc(t70, t80, cf);
    const uint32_t t202 = words_addc_cc(t91, t81, cf);
    const uint32_t t203 = words_addc_cc(t92, t102, cf);
    const uint32_t t204 = words_addc_cc(t111, t103, cf);
    const uint32_t t205 = words_addc_cc(t112, t120, cf);
    const uint32_t t206 = words_addc_cc(t129, t121, cf);
    const uint32_t t207 = words_addc_cc(t130, t138, cf);
    const uint32_t t208 = words_addc_cc(t145, t139, cf);
    const uint32_t t209 = words_addc_cc(t146, t152, cf);
    const uint32_t t210 = words_addc_cc(t159, t153, cf);
    const uint32_t t211 = words_addc_cc(t160, t166, cf);
    const uint32_t t212 = words_addc_cc(t171, t167, cf);
    const uint32_t t213 = words_addc_cc(t172, t176, cf);
    const uint32_t t214 = words_addc_cc(t181, t177, cf);
    const uint32_t t215 = words_addc_cc(t182, t186, cf);
    const uint32_t t216 = words_addc_cc(t189, t187, cf);
    const uint32_t t217 = words_addc_cc(t190, t192, cf);
    const uint32_t t218 = words_addc_cc(t195, t193, cf);
    const uint32_t t219 = words_addc(t196, t194, cf);
    const uint32_t t220 = words_mul_lo(t21, 0xfffcfffdu);
    const uint32_t t221 = words_mul_lo(0xb9feffffu, t220);
    const uint32_t t222 = words_mul_hi(0xb9feffffu, t220);
    const uint32_t t223 = words_mul_lo(0x1eabfffeu, t220);
    const uint32_t t224 = words_mul_hi(0x1eabfffeu, t220);
    const uint32_t t225 = words_mul_lo(0x6730d2a0u, t220);
    const uint32_t t226 = words_mul_hi(0x6730d2a0u, t220);
    const uint32_t t227 = words_mul_lo(0x64774b84u, t220);
    const uint32_t t228 = words_mul_hi(0x64774b84u, t220);
    const uint32_t t229 = words_mul_lo(0x4b1ba7b6u, t220);
    const uint32_t t230 = words_mul_hi(0x4b1ba7b6u, t220);
    const uint32_t t231 = words_mul_lo(0x1a0111eau, t220);
    const uint32_t t232 = words_mul_hi(0x1a0111eau, t220);
    const uint32_t t233 = words_mad_lo_cc(0xffffaaabu, t220, t21, cf);
    const uint32_t t234 = words_madc_hi_cc(0xffffaaabu, t220, t197, cf);
    const uint32_t t235 = words_madc_lo_cc(0xb153ffffu, t220, t198, cf);
    const uint32_t t236 = words_madc_hi_cc(0xb153ffffu, t220, t199, cf);
    const uint32_t t237 = words_madc_lo_cc(0xf6b0f624u, t220, t200, cf);
    const uint32_t t238 = words_madc_hi_cc(0xf6b0f624u, t220, t201, cf);
    const uint32_t t239 = words_madc_lo_cc(0xf38512bfu, t220, t202, cf);
    const uint32_t t240 = words_madc_hi_cc(0xf38512bfu, t220, t203, cf);
    const uint32_t t241 = words_madc_lo_cc(0x434bacd7u, t220, t204, cf);
    const uint32_t t242 = words_madc_hi_cc(0x434bacd7u, t220, t205, cf);
    const uint32_t t243 = words_madc_lo_cc(0x397fe69au, t220, t206, cf);
    const uint32_t t244 = words_madc_hi_cc(0x397fe69au, t220, t207, cf);
    const uint32_t t245 = words_addc(t232, 0x0u, cf);
    const uint32_t t246 = words_add_cc(t221, t234, cf);
    const uint32_t t247 = words_mul_lo(t246, 0xfffcfffdu);
    const uint32_t t248 = words_madc_lo_cc(0xb9feffffu, t247, t235, cf);
    const uint32_t t249 = words_madc_hi_cc(0xb9feffffu, t247, t236, cf);
    const uint32_t t250 = words_madc_lo_cc(0x1eabfffeu, t247, t237, cf);
    const uint32_t t251 = words_madc_hi_cc(0x1eabfffeu, t247, t238, cf);
    const uint32_t t252 = words_madc_lo_cc(0x6730d2a0u, t247, t239, cf);
    const uint32_t t253 = words_madc_hi_cc(0x6730d2a0u, t247, t240, cf);
    const uint32_t t254 = words_madc_lo_cc(0x64774b84u, t247, t241, cf);
    const uint32_t t255 = words_madc_hi_cc(0x64774b84u, t247, t242, cf);
    const uint32_t t256 = words_madc_lo_cc(0x4b1ba7b6u, t247, t243, cf);
    const uint32_t t257 = words_madc_hi_cc(0x4b1ba7b6u, t247, t244, cf);
    const uint32_t t258 = words_madc_lo_cc(0x1a0111eau, t247, 0x0u, cf);
    const uint32_t t259 = words_madc_hi(0x1a0111eau, t247, 0x0u, cf);
    const uint32_t t260 = words_mad_lo_cc(0xffffaaabu, t247, t246, cf);
    const uint32_t t261 = words_madc_hi_cc(0xffffaaabu, t247, t222, cf);
    const uint32_t t262 = words_madc_lo_cc(0xb153ffffu, t247, t223, cf);
    const uint32_t t263 = words_madc_hi_cc(0xb153ffffu, t247, t224, cf);
    const uint32_t t264 = words_madc_lo_cc(0xf6b0f624u, t247, t225, cf);
    const uint32_t t265 = words_madc_hi_cc(0xf6b0f624u, t247, t226, cf);
    const uint32_t t266 = words_madc_lo_cc(0xf38512bfu, t247, t227, cf);
    const uint32_t t267 = words_madc_hi_cc(0xf38512bfu, t247, t228, cf);
    const uint32_t t268 = words_madc_lo_cc(0x434bacd7u, t247, t229, cf);
    const uint32_t t269 = words_madc_hi_cc(0x434bacd7u, t247, t230, cf);
    const uint32_t t270 = words_madc_lo_cc(0x397fe69au, t247, t231, cf);
    const uint32_t t271 = words_madc_hi_cc(0x397fe69au, t247, t245, cf);
    const uint32_t t272 = words_addc(t259, 0x0u, cf);
    const uint32_t t273 = words_add_cc(t248, t261, cf);
    const uint32_t t274 = words_mul_lo(t273, 0xfffcfffdu);
    const uint32_t t275 = words_madc_lo_cc(0xb9feffffu, t274, t262, cf);
    const uint32_t t276 = words_madc_hi_cc(0xb9feffffu, t274, t263, cf);
    const uint32_t t277 = words_madc_lo_cc(0x1eabfffeu, t274, t264, cf);
    const uint32_t t278 = words_madc_hi_cc(0x1eabfffeu, t274, t265, cf);
    const uint32_t t279 = words_madc_lo_cc(0x6730d2a0u, t274, t266, cf);
    const uint32_t t280 = words_madc_hi_cc(0x6730d2a0u, t274, t267, cf);
    const uint32_t t281 = words_madc_lo_cc(0x64774b84u, t274, t268, cf);
    const uint32_t t282 = words_madc_hi_cc(0x64774b84u, t274, t269, cf);
    const uint32_t t283 = words_madc_lo_cc(0x4b1ba7b6u, t274, t270, cf);
    const uint32_t t284 = words_madc_hi_cc(0x4b1ba7b6u, t274, t271, cf);
    const uint32_t t285 = words_madc_lo_cc(0x1a0111eau, t274, 0x0u, cf);
    const uint32_t t286 = words_madc_hi(0x1a0111eau, t274, 0x0u, cf);
    const uint32_t t287 = words_mad_lo_cc(0xffffaaabu, t274, t273, cf);
    const uint32_t t288 = words_madc_hi_cc(0xffffaaabu, t274, t249, cf);
    const uint32_t t289 = words_madc_lo_cc(0xb153ffffu, t274, t250, cf);
    const uint32_t t290 = words_madc_hi_cc(0xb153ffffu, t274, t251, cf);
    const uint32_t t291 = words_madc_lo_cc(0xf6b0f624u, t274, t252, cf);
    const uint32_t t292 = words_madc_hi_cc(0xf6b0f624u, t274, t253, cf);
    const uint32_t t293 = words_madc_lo_cc(0xf38512bfu, t274, t254, cf);
    const uint32_t t294 = words_madc_hi_cc(0xf38512bfu, t274, t255, cf);
    const uint32_t t295 = words_madc_lo_cc(0x434bacd7u, t274, t256, cf);
    const uint32_t t296 = words_madc_hi_cc(0x434bacd7u, t274, t257, cf);
    const uint32_t t297 = words_madc_lo_cc(0x397fe69au, t274, t258, cf);
    const uint32_t t298 = words_madc_hi_cc(0x397fe69au, t274, t272, cf);
    const uint32_t t299 = words_addc(t286, 0x0u, cf);
    const uint32_t t300 = words_add_cc(t275, t288, cf);
    const uint32_t t301 = words_mul_lo(t300, 0xfffcfffdu);
    const uint32_t t302 = words_madc_lo_cc(0xb9feffffu, t301, t289, cf);
    const uint32_t t303 = words_madc_hi_cc(0xb9feffffu, t301, t290, cf);
    const uint32_t t304 = words_madc_lo_cc(0x1eabfffeu, t301, t291, cf);
    const uint32_t t305 = words_madc_hi_cc(0x1eabfffeu, t301, t292, cf);
    const uint32_t t306 = words_madc_lo_cc(0x6730d2a0u, t301, t293, cf);
    const uint32_t t307 = words_madc_hi_cc(0x6730d2a0u, t301, t294, cf);
    const uint32_t t308 = words_madc_lo_cc(0x64774b84u, t301, t295, cf);
    const uint32_t t309 = words_madc_hi_cc(0x64774b84u, t301, t296, cf);
    const uint32_t t310 = words_madc_lo_cc(0x4b1ba7b6u, t301, t297, cf);
    const uint32_t t311 = words_madc_hi_cc(0x4b1ba7b6u, t301, t298, cf);
    const uint32_t t312 = words_madc_lo_cc(0x1a0111eau, t301, 0x0u, cf);
    const uint32_t t313 = words_madc_hi(0x1a0111eau, t301, 0x0u, cf);
    const uint32_t t314 = words_mad_lo_cc(0xffffaaabu, t301, t300, cf);
    const uint32_t t315 = words_madc_hi_cc(0xffffaaabu, t301, t276, cf);
    const uint32_t t316 = words_madc_lo_cc(0xb153ffffu, t301, t277, cf);
    const uint32_t t317 = words_madc_hi_cc(0xb153ffffu, t301, t278, cf);
    const uint32_t t318 = words_madc_lo_cc(0xf6b0f624u, t301, t279, cf);
    const uint32_t t319 = words_madc_hi_cc(0xf6b0f624u, t301, t280, cf);
    const uint32_t t320 = words_madc_lo_cc(0xf38512bfu, t301, t281, cf);
    const uint32_t t321 = words_madc_hi_cc(0xf38512bfu, t301, t282, cf);
    const uint32_t t322 = words_madc_lo_cc(0x434bacd7u, t301, t283, cf);
    const uint32_t t323 = words_madc_hi_cc(0x434bacd7u, t301, t284, cf);
    const uint32_t t324 = words_madc_lo_cc(0x397fe69au, t301, t285, cf);
    const uint32_t t325 = words_madc_hi_cc(0x397fe69au, t301, t299, cf);
    const uint32_t t326 = words_addc(t313, 0x0u, cf);
    const uint32_t t327 = words_add_cc(t302, t315, cf);
    const uint32_t t328 = words_mul_lo(t327, 0xfffcfffdu);
    const uint32_t t329 = words_madc_lo_cc(0xb9feffffu, t328, t316, cf);
    const uint32_t t330 = words_madc_hi_cc(0xb9feffffu, t328, t317, cf);
    const uint32_t t331 = words_madc_lo_cc(0x1eabfffeu, t328, t318, cf);
    const uint32_t t332 = words_madc_hi_cc(0x1eabfffeu, t328, t319, cf);
    const uint32_t t333 = words_madc_lo_cc(0x6730d2a0u, t328, t320, cf);
    const uint32_t t334 = words_madc_hi_cc(0x6730d2a0u, t328, t321, cf);
    const uint32_t t335 = words_madc_lo_cc(0x64774b84u, t328, t322, cf);
    const uint32_t t336 = words_madc_hi_cc(0x64774b84u, t328, t323, cf);
    const uint32_t t337 = words_madc_lo_cc(0x4b1ba7b6u, t328, t324, cf);
    const uint32_t t338 = words_madc_hi_cc(0x4b1ba7b6u, t328, t325, cf);
    const uint32_t t339 = words_madc_lo_cc(0x1a0111eau, t328, 0x0u, cf);
    const uint32_t t340 = words_madc_hi(0x1a0111eau, t328, 0x0u, cf);
    const uint32_t t341 = words_mad_lo_cc(0xffffaaabu, t328, t327, cf);
    const uint32_t t342 = words_madc_hi_cc(0xffffaaabu, t328, t303, cf);
    const uint32_t t343 = words_madc_lo_cc(0xb153ffffu, t328, t304, cf);
    const uint32_t t344 = words_madc_hi_cc(0xb153ffffu, t328, t305, cf);
    const uint32_t t345 = words_madc_lo_cc(0xf6b0f624u, t328, t306, cf);
    const uint32_t t346 = words_madc_hi_cc(0xf6b0f624u, t328, t307, cf);
    const uint32_t t347 = words_madc_lo_cc(0xf38512bfu, t328, t308, cf);
    const uint32_t t348 = words_madc_hi_cc(0xf38512bfu, t328, t309, cf);
    const uint32_t t349 = words_madc_lo_cc(0x434bacd7u, t328, t310, cf);
    const uint32_t t350 = words_madc_hi_cc(0x434bacd7u, t328, t311, cf);
    const uint32_t t351 = words_madc_lo_cc(0x397fe69au, t328, t312, cf);
    const uint32_t t352 = words_madc_hi_cc(0x397fe69au, t328, t326, cf);
    const uint32_t t353 = words_addc(t340, 0x0u, cf);
    const uint32_t t354 = words_add_cc(t329, t342, cf);
    const uint32_t t355 = words_mul_lo(t354, 0xfffcfffdu);
    const uint32_t t356 = words_madc_lo_cc(0xb9feffffu, t355, t343, cf);
    const uint32_t t357 = words_madc_hi_cc(0xb9feffffu, t355, t344, cf);
    const uint32_t t358 = words_madc_lo_cc(0x1eabfffeu, t355, t345, cf);
    const uint32_t t359 = words_madc_hi_cc(0x1eabfffeu, t355, t346, cf);
    const uint32_t t360 = words_madc_lo_cc(0x6730d2a0u, t355, t347, cf);
    const uint32_t t361 = words_madc_hi_cc(0x6730d2a0u, t355, t348, cf);
    const uint32_t t362 = words_madc_lo_cc(0x64774b84u, t355, t349, cf);
    const uint32_t t363 = words_madc_hi_cc(0x64774b84u, t355, t350, cf);
    const uint32_t t364 = words_madc_lo_cc(0x4b1ba7b6u, t355, t351, cf);
    const uint32_t t365 = words_madc_hi_cc(0x4b1ba7b6u, t355, t352, cf);
    const uint32_t t366 = words_madc_lo_cc(0x1a0111eau, t355, 0x0u, cf);
    const uint32_t t367 = words_madc_hi(0x1a0111eau, t355, 0x0u, cf);
    const uint32_t t368 = words_mad_lo_cc(0xffffaaabu, t355, t354, cf);
    const uint32_t t369 = words_madc_hi_cc(0xffffaaabu, t355, t330, cf);
    const uint32_t t370 = words_madc_lo_cc(0xb153ffffu, t355, t331, cf);
    const uint32_t t371 = words_madc_hi_cc(0xb153ffffu, t355, t332, cf);
    const uint32_t t372 = words_madc_lo_cc(0xf6b0f624u, t355, t333, cf);
    const uint32_t t373 = words_madc_hi_cc(0xf6b0f624u, t355, t334, cf);
    const uint32_t t374 = words_madc_lo_cc(0xf38512bfu, t355, t335, cf);
    const uint32_t t375 = words_madc_hi_cc(0xf38512bfu, t355, t336, cf);
    const uint32_t t376 = words_madc_lo_cc(0x434bacd7u, t355, t337, cf);
    const uint32_t t377 = words_madc_hi_cc(0x434bacd7u, t355, t338, cf);
    const uint32_t t378 = words_madc_lo_cc(0x397fe69au, t355, t339, cf);
    const uint32_t t379 = words_madc_hi_cc(0x397fe69au, t355, t353, cf);
    const uint32_t t380 = words_addc(t367, 0x0u, cf);
    const uint32_t t381 = words_add_cc(t356, t369, cf);
    const uint32_t t382 = words_mul_lo(t381, 0xfffcfffdu);
    const uint32_t t383 = words_madc_lo_cc(0xb9feffffu, t382, t370, cf);
    const uint32_t t384 = words_madc_hi_cc(0xb9feffffu, t382, t371, cf);
    const uint32_t t385 = words_madc_lo_cc(0x1eabfffeu, t382, t372, cf);
    const uint32_t t386 = words_madc_hi_cc(0x1eabfffeu, t382, t373, cf);
    const uint32_t t387 = words_madc_lo_cc(0x6730d2a0u, t382, t374, cf);
    const uint32_t t388 = words_madc_hi_cc(0x6730d2a0u, t382, t375, cf);
    const uint32_t t389 = words_madc_lo_cc(0x64774b84u, t382, t376, cf);
    const uint32_t t390 = words_madc_hi_cc(0x64774b84u, t382, t377, cf);
    const uint32_t t391 = words_madc_lo_cc(0x4b1ba7b6u, t382, t378, cf);
    const uint32_t t392 = words_madc_hi_cc(0x4b1ba7b6u, t382, t379, cf);
    const uint32_t t393 = words_madc_lo_cc(0x1a0111eau, t382, 0x0u, cf);
    const uint32_t t394 = words_madc_hi(0x1a0111eau, t382, 0x0u, cf);
    const uint32_t t395 = words_mad_lo_cc(0xffffaaabu, t382, t381, cf);
    const uint32_t t396 = words_madc_hi_cc(0xffffaaabu, t382, t357, cf);
    const uint32_t t397 = words_madc_lo_cc(0xb153ffffu, t382, t358, cf);
    const uint32_t t398 = words_madc_hi_cc(0xb153ffffu, t382, t359, cf);
    const uint32_t t399 = words_madc_lo_cc(0xf6b0f624u, t382, t360, cf);
    const uint32_t t400 = words_madc_hi_cc(0xf6b0f624u, t382, t361, cf);
    const uint32_t t401 = words_madc_lo_cc(0xf38512bfu, t382, t362, cf);
    const uint32_t t402 = words_madc_hi_cc(0xf38512bfu, t382, t363, cf);
    const uint32_t t403 = words_madc_lo_cc(0x434bacd7u, t382, t364, cf);
    const uint32_t t404 = words_madc_hi_cc(0x434bacd7u, t382, t365, cf);
    const uint32_t t405 = words_madc_lo_cc(0x397fe69au, t382, t366, cf);
    const uint32_t t406 = words_madc_hi_cc(0x397fe69au, t382, t380, cf);
    const uint32_t t407 = words_addc(t394, 0x0u, cf);
    const uint32_t t408 = words_add_cc(t383, t396, cf);
    const uint32_t t409 = words_mul_lo(t408, 0xfffcfffdu);
    const uint32_t t410 = words_madc_lo_cc(0xb9feffffu, t409, t397, cf);
    const uint32_t t411 = words_madc_hi_cc(0xb9feffffu, t409, t398, cf);
    const uint32_t t412 = words_madc_lo_cc(0x1eabfffeu, t409, t399, cf);
    const uint32_t t413 = words_madc_hi_cc(0x1eabfffeu, t409, t400, cf);
    const uint32_t t414 = words_madc_lo_cc(0x6730d2a0u, t409, t401, cf);
    const uint32_t t415 = words_madc_hi_cc(0x6730d2a0u, t409, t402, cf);
    const uint32_t t416 = words_madc_lo_cc(0x64774b84u, t409, t403, cf);
    const uint32_t t417 = words_madc_hi_cc(0x64774b84u, t409, t404, cf);
    const uint32_t t418 = words_madc_lo_cc(0x4b1ba7b6u, t409, t405, cf);
    const uint32_t t419 = words_madc_hi_cc(0x4b1ba7b6u, t409, t406, cf);
    const uint32_t t420 = words_madc_lo_cc(0x1a0111eau, t409, 0x0u, cf);
    const uint32_t t421 = words_madc_hi(0x1a0111eau, t409, 0x0u, cf);
    const uint32_t t422 = words_mad_lo_cc(0xffffaaabu, t409, t408, cf);
    const uint32_t t423 = words_madc_hi_cc(0xffffaaabu, t409, t384, cf);
    const uint32_t t424 = words_madc_lo_cc(0xb153ffffu, t409, t385, cf);
    const uint32_t t425 = words_madc_hi_cc(0xb153ffffu, t409, t386, cf);
    const uint32_t t426 = words_madc_lo_cc(0xf6b0f624u, t409, t387, cf);
    const uint32_t t427 = words_madc_hi_cc(0xf6b0f624u, t409, t388, cf);
    const uint32_t t428 = words_madc_lo_cc(0xf38512bfu, t409, t389, cf);
    const uint32_t t429 = words_madc_hi_cc(0xf38512bfu, t409, t390, cf);
    const uint32_t t430 = words_madc_lo_cc(0x434bacd7u, t409, t391, cf);
    const uint32_t t431 = words_madc_hi_cc(0x434bacd7u, t409, t392, cf);
    const uint32_t t432 = words_madc_lo_cc(0x397fe69au, t409, t393, cf);
    const uint32_t t433 = words_madc_hi_cc(0x397fe69au, t409, t407, cf);
    const uint32_t t434 = words_addc(t421, 0x0u, cf);
    const uint32_t t435 = words_add_cc(t410, t423, cf);
    const uint32_t t436 = words_mul_lo(t435, 0xfffcfffdu);
    const uint32_t t437 = words_madc_lo_cc(0xb9feffffu, t436, t424, cf);
    const uint32_t t438 = words_madc_hi_cc(0xb9feffffu, t436, t425, cf);
    const uint32_t t439 = words_madc_lo_cc(0x1eabfffeu, t436, t426, cf);
    const uint32_t t440 = words_madc_hi_cc(0x1eabfffeu, t436, t427, cf);
    const uint32_t t441 = words_madc_lo_cc(0x6730d2a0u, t436, t428, cf);
    const uint32_t t442 = words_madc_hi_cc(0x6730d2a0u, t436, t429, cf);
    const uint32_t t443 = words_madc_lo_cc(0x64774b84u, t436, t430, cf);
    const uint32_t t444 = words_madc_hi_cc(0x64774b84u, t436, t431, cf);
    const uint32_t t445 = words_madc_lo_cc(0x4b1ba7b6u, t436, t432, cf);
    const uint32_t t446 = words_madc_hi_cc(0x4b1ba7b6u, t436, t433, cf);
    const uint32_t t447 = words_madc_lo_cc(0x1a0111eau, t436, 0x0u, cf);
    const uint32_t t448 = words_madc_hi(0x1a0111eau, t436, 0x0u, cf);
    const uint32_t t449 = words_mad_lo_cc(0xffffaaabu, t436, t435, cf);
    const uint32_t t450 = words_madc_hi_cc(0xffffaaabu, t436, t411, cf);
    const uint32_t t451 = words_madc_lo_cc(0xb153ffffu, t436, t412, cf);
    const uint32_t t452 = words_madc_hi_cc(0xb153ffffu, t436, t413, cf);
    const uint32_t t453 = words_madc_lo_cc(0xf6b0f624u, t436, t414, cf);
    const uint32_t t454 = words_madc_hi_cc(0xf6b0f624u, t436, t415, cf);
    const uint32_t t455 = words_madc_lo_cc(0xf38512bfu, t436, t416, cf);
    const uint32_t t456 = words_madc_hi_cc(0xf38512bfu, t436, t417, cf);
    const uint32_t t457 = words_madc_lo_cc(0x434bacd7u, t436, t418, cf);
    const uint32_t t458 = words_madc_hi_cc(0x434bacd7u, t436, t419, cf);
    const uint32_t t459 = words_madc_lo_cc(0x397fe69au, t436, t420, cf);
    const uint32_t t460 = words_madc_hi_cc(0x397fe69au, t436, t434, cf);
    const uint32_t t461 = words_addc(t448, 0x0u, cf);
    const uint32_t t462 = words_add_cc(t437, t450, cf);
    const uint32_t t463 = words_mul_lo(t462, 0xfffcfffdu);
    const uint32_t t464 = words_madc_lo_cc(0xb9feffffu, t463, t451, cf);
    const uint32_t t465 = words_madc_hi_cc(0xb9feffffu, t463, t452, cf);
    const uint32_t t466 = words_madc_lo_cc(0x1eabfffeu, t463, t453, cf);
    const uint32_t t467 = words_madc_hi_cc(0x1eabfffeu, t463, t454, cf);
    const uint32_t t468 = words_madc_lo_cc(0x6730d2a0u, t463, t455, cf);
    const uint32_t t469 = words_madc_hi_cc(0x6730d2a0u, t463, t456, cf);
    const uint32_t t470 = words_madc_lo_cc(0x64774b84u, t463, t457, cf);
    const uint32_t t471 = words_madc_hi_cc(0x64774b84u, t463, t458, cf);
    const uint32_t t472 = words_madc_lo_cc(0x4b1ba7b6u, t463, t459, cf);
    const uint32_t t473 = words_madc_hi_cc(0x4b1ba7b6u, t463, t460, cf);
    const uint32_t t474 = words_madc_lo_cc(0x1a0111eau, t463, 0x0u, cf);
    const uint32_t t475 = words_madc_hi(0x1a0111eau, t463, 0x0u, cf);
    const uint32_t t476 = words_mad_lo_cc(0xffffaaabu, t463, t462, cf);
    const uint32_t t477 = words_madc_hi_cc(0xffffaaabu, t463, t438, cf);
    const uint32_t t478 = words_madc_lo_cc(0xb153ffffu, t463, t439, cf);
    const uint32_t t479 = words_madc_hi_cc(0xb153ffffu, t463, t440, cf);
    const uint32_t t480 = words_madc_lo_cc(0xf6b0f624u, t463, t441, cf);
    const uint32_t t481 = words_madc_hi_cc(0xf6b0f624u, t463, t442, cf);
    const uint32_t t482 = words_madc_lo_cc(0xf38512bfu, t463, t443, cf);
    const uint32_t t483 = words_madc_hi_cc(0xf38512bfu, t463, t444, cf);
    const uint32_t t484 = words_madc_lo_cc(0x434bacd7u, t463, t445, cf);
    const uint32_t t485 = words_madc_hi_cc(0x434bacd7u, t463, t446, cf);
    const uint32_t t486 = words_madc_lo_cc(0x397fe69au, t463, t447, cf);
    const uint32_t t487 = words_madc_hi_cc(0x397fe69au, t463, t461, cf);
    const uint32_t t488 = words_addc(t475, 0x0u, cf);
    const uint32_t t489 = words_add_cc(t464, t477, cf);
    const uint32_t t490 = words_mul_lo(t489, 0xfffcfffdu);
    const uint32_t t491 = words_madc_lo_cc(0xb9feffffu, t490, t478, cf);
    const uint32_t t492 = words_madc_hi_cc(0xb9feffffu, t490, t479, cf);
    const uint32_t t493 = words_madc_lo_cc(0x1eabfffeu, t490, t480, cf);
    const uint32_t t494 = words_madc_hi_cc(0x1eabfffeu, t490, t481, cf);
    const uint32_t t495 = words_madc_lo_cc(0x6730d2a0u, t490, t482, cf);
    const uint32_t t496 = words_madc_hi_cc(0x6730d2a0u, t490, t483, cf);
    const uint32_t t497 = words_madc_lo_cc(0x64774b84u, t490, t484, cf);
    const uint32_t t498 = words_madc_hi_cc(0x64774b84u, t490, t485, cf);
    const uint32_t t499 = words_madc_lo_cc(0x4b1ba7b6u, t490, t486, cf);
    const uint32_t t500 = words_madc_hi_cc(0x4b1ba7b6u, t490, t487, cf);
    const uint32_t t501 = words_madc_lo_cc(0x1a0111eau, t490, 0x0u, cf);
    const uint32_t t502 = words_madc_hi(0x1a0111eau, t490, 0x0u, cf);
    const uint32_t t503 = words_mad_lo_cc(0xffffaaabu, t490, t489, cf);
    const uint32_t t504 = words_madc_hi_cc(0xffffaaabu, t490, t465, cf);
    const uint32_t t505 = words_madc_lo_cc(0xb153ffffu, t490, t466, cf);
    const uint32_t t506 = words_madc_hi_cc(0xb153ffffu, t490, t467, cf);
    const uint32_t t507 = words_madc_lo_cc(0xf6b0f624u, t490, t468, cf);
    const uint32_t t508 = words_madc_hi_cc(0xf6b0f624u, t490, t469, cf);
    const uint32_t t509 = words_madc_lo_cc(0xf38512bfu, t490, t470, cf);
    const uint32_t t510 = words_madc_hi_cc(0xf38512bfu, t490, t471, cf);
    const uint32_t t511 = words_madc_lo_cc(0x434bacd7u, t490, t472, cf);
    const uint32_t t512 = words_madc_hi_cc(0x434bacd7u, t490, t473, cf);
    const uint32_t t513 = words_madc_lo_cc(0x397fe69au, t490, t474, cf);
    const uint32_t t514 = words_madc_hi_cc(0x397fe69au, t490, t488, cf);
    const uint32_t t515 = words_addc(t502, 0x0u, cf);
    const uint32_t t516 = words_add_cc(t491, t504, cf);
    const uint32_t t517 = words_mul_lo(t516, 0xfffcfffdu);
    const uint32_t t518 = words_madc_lo_cc(0xb9feffffu, t517, t505, cf);
    const uint32_t t519 = words_madc_hi_cc(0xb9feffffu, t517, t506, cf);
    const uint32_t t520 = words_madc_lo_cc(0x1eabfffeu, t517, t507, cf);
    const uint32_t t521 = words_madc_hi_cc(0x1eabfffeu, t517, t508, cf);
    const uint32_t t522 = words_madc_lo_cc(0x6730d2a0u, t517, t509, cf);
    const uint32_t t523 = words_madc_hi_cc(0x6730d2a0u, t517, t510, cf);
    const uint32_t t524 = words_madc_lo_cc(0x64774b84u, t517, t511, cf);
    const uint32_t t525 = words_madc_hi_cc(0x64774b84u, t517, t512, cf);
    const uint32_t t526 = words_madc_lo_cc(0x4b1ba7b6u, t517, t513, cf);
    const uint32_t t527 = words_madc_hi_cc(0x4b1ba7b6u, t517, t514, cf);
    const uint32_t t528 = words_madc_lo_cc(0x1a0111eau, t517, 0x0u, cf);
    const uint32_t t529 = words_madc_hi(0x1a0111eau, t517, 0x0u, cf);
    const uint32_t t530 = words_mad_lo_cc(0xffffaaabu, t517, t516, cf);
    const uint32_t t531 = words_madc_hi_cc(0xffffaaabu, t517, t492, cf);
    const uint32_t t532 = words_madc_lo_cc(0xb153ffffu, t517, t493, cf);
    const uint32_t t533 = words_madc_hi_cc(0xb153ffffu, t517, t494, cf);
    const uint32_t t534 = words_madc_lo_cc(0xf6b0f624u, t517, t495, cf);
    const uint32_t t535 = words_madc_hi_cc(0xf6b0f624u, t517, t496, cf);
    const uint32_t t536 = words_madc_lo_cc(0xf38512bfu, t517, t497, cf);
    const uint32_t t537 = words_madc_hi_cc(0xf38512bfu, t517, t498, cf);
    const uint32_t t538 = words_madc_lo_cc(0x434bacd7u, t517, t499, cf);
    const uint32_t t539 = words_madc_hi_cc(0x434bacd7u, t517, t500, cf);
    const uint32_t t540 = words_madc_lo_cc(0x397fe69au, t517, t501, cf);
    const uint32_t t541 = words_madc_hi_cc(0x397fe69au, t517, t515, cf);
    const uint32_t t542 = words_addc(t529, 0x0u, cf);
    const uint32_t t543 = words_add_cc(t531, t518, cf);
    const uint32_t t544 = words_addc_cc(t532, t519, cf);
    const uint32_t t545 = words_addc_cc(t533, t520, cf);
    const uint32_t t546 = words_addc_cc(t534, t521, cf);
    const uint32_t t547 = words_addc_cc(t535, t522, cf);
    const uint32_t t548 = words_addc_cc(t536, t523, cf);
    const uint32_t t549 = words_addc_cc(t537, t524, cf);
    const uint32_t t550 = words_addc_cc(t538, t525, cf);
    const uint32_t t551 = words_addc_cc(t539, t526, cf);
    const uint32_t t552 = words_addc_cc(t540, t527, cf);
    const uint32_t t553 = words_addc_cc(t541, t528, cf);
    const uint32_t t554 = words_addc(0x0u, t542, cf); r.v[0] = words_add_cc(t543, t208, cf);
    r.v[1] = words_addc_cc(t544, t209, cf); r.v[2] = words_addc_cc(t545, t210, cf);
    r.v[3] = words_addc_cc(t546, t211, cf); r.v[4] = words_addc_cc(t547, t212, cf);
    r.v[5] = words_addc_cc(t548, t213, cf); r.v[6] = words_addc_cc(t549, t214, cf);
    r.v[7] = words_addc_cc(t550, t215, cf); r.v[8] = words_addc_cc(t551, t216, cf);
    r.v[9] = words_addc_cc(t552, t217, cf); r.v[10] = words_addc_cc(t553, t218, cf);
    r.v[11] = words_addc(t554, t219, cf);
#endif
    return r;
}

/* a b, for any a, b. */
DEV_INLINE fp_wide fp_wide_mul(const fp &a, const fp &b)
{
    fp_wide r;
#ifdef __CUDA_ARCH__
    asm(
        "{ .reg .u32 t<332>; mul.lo.u32 %0,%24,%36; mul.hi.u32 t1,%24,%36; mul.lo.u32 t2,%26,%36; "
        "mul.hi.u32 t3,%26,%36; mul.lo.u32 t4,%28,%36; mul.hi.u32 t5,%28,%36; "
        "mul.lo.u32 t6,%30,%36; mul.hi.u32 t7,%30,%36; mul.lo.u32 t8,%32,%36; "
        "mul.hi.u32 t9,%32,%36; mul.lo.u32 t10,%34,%36; mul.hi.u32 t11,%34,%36; "
        "mul.lo.u32 t12,%25,%36; mul.hi.u32 t13,%25,%36; mul.lo.u32 t14,%27,%36; "
        "mul.hi.u32 t15,%27,%36; mul.lo.u32 t16,%29,%36; mul.hi.u32 t17,%29,%36; "
        "mul.lo.u32 t18,%31,%36; mul.hi.u32 t19,%31,%36; mul.lo.u32 t20,%33,%36; "
        "mul.hi.u32 t21,%33,%36; mul.lo.u32 t22,%35,%36; mul.hi.u32 t23,%35,%36; "
        "mad.lo.cc.u32 t24,%25,%37,t2; madc.hi.cc.u32 t25,%25,%37,t3; "
        "madc.lo.cc.u32 t26,%27,%37,t4; madc.hi.cc.u32 t27,%27,%37,t5; "
        "madc.lo.cc.u32 t28,%29,%37,t6; madc.hi.cc.u32 t29,%29,%37,t7; "
        "madc.lo.cc.u32 t30,%31,%37,t8; madc.hi.cc.u32 t31,%31,%37,t9; "
        "madc.lo.cc.u32 t32,%33,%37,t10; madc.hi.cc.u32 t33,%33,%37,t11; "
        "madc.lo.cc.u32 t34,%35,%37,0; madc.hi.cc.u32 t35,%35,%37,0; addc.u32 t36,0,0; "
        "mad.lo.cc.u32 t37,%24,%37,t12; madc.hi.cc.u32 t38,%24,%37,t13; "
        "madc.lo.cc.u32 t39,%26,%37,t14; madc.hi.cc.u32 t40,%26,%37,t15; "
        "madc.lo.cc.u32 t41,%28,%37,t16; madc.hi.cc.u32 t42,%28,%37,t17; "
        "madc.lo.cc.u32 t43,%30,%37,t18; madc.hi.cc.u32 t44,%30,%37,t19; "
        "madc.lo.cc.u32 t45,%32,%37,t20; madc.hi.cc.u32 t46,%32,%37,t21; "
        "madc.lo.cc.u32 t47,%34,%37,t22; madc.hi.cc.u32 t48,%34,%37,t23; addc.u32 t49,0,0; "
        "mad.lo.cc.u32 t50,%24,%38,t24; madc.hi.cc.u32 t51,%24,%38,t25; "
        "madc.lo.cc.u32 t52,%26,%38,t26; madc.hi.cc.u32 t53,%26,%38,t27; "
        "madc.lo.cc.u32 t54,%28,%38,t28; madc.hi.cc.u32 t55,%28,%38,t29; "
        "madc.lo.cc.u32 t56,%30,%38,t30; madc.hi.cc.u32 t57,%30,%38,t31; "
        "madc.lo.cc.u32 t58,%32,%38,t32; madc.hi.cc.u32 t59,%32,%38,t33; "
        "madc.lo.cc.u32 t60,%34,%38,t34; madc.hi.cc.u32 t61,%34,%38,t35; addc.u32 t62,t36,0; "
        "mad.lo.cc.u32 t63,%25,%38,t39; madc.hi.cc.u32 t64,%25,%38,t40; "
        "madc.lo.cc.u32 t65,%27,%38,t41; madc.hi.cc.u32 t66,%27,%38,t42; "
        "madc.lo.cc.u32 t67,%29,%38,t43; madc.hi.cc.u32 t68,%29,%38,t44; "
        "madc.lo.cc.u32 t69,%31,%38,t45; madc.hi.cc.u32 t70,%31,%38,t46; "
        "madc.lo.cc.u32 t71,%33,%38,t47; madc.hi.cc.u32 t72,%33,%38,t48; "
        "madc.lo.cc.u32 t73,%35,%38,t49; madc.hi.cc.u32 t74,%35,%38,0; addc.u32 t75,0,0; "
        "mad.lo.cc.u32 t76,%25,%39,t52; madc.hi.cc.u32 t77,%25,%39,t53; "
        "madc.lo.cc.u32 t78,%27,%39,t54; madc.hi.cc.u32 t79,%27,%39,t55; "
        "madc.lo.cc.u32 t80,%29,%39,t56; madc.hi.cc.u32 t81,%29,%39,t57; "
        "madc.lo.cc.u32 t82,%31,%39,t58; madc.hi.cc.u32 t83,%31,%39,t59; "
        "madc.lo.cc.u32 t84,%33,%39,t60; madc.hi.cc.u32 t85,%33,%39,t61; "
        "madc.lo.cc.u32 t86,%35,%39,t62; madc.hi.cc.u32 t87,%35,%39,0; addc.u32 t88,0,0; "
        "mad.lo.cc.u32 t89,%24,%39,t63; madc.hi.cc.u32 t90,%24,%39,t64; "
        "madc.lo.cc.u32 t91,%26,%39,t65; madc.hi.cc.u32 t92,%26,%39,t66; "
        "madc.lo.cc.u32 t93,%28,%39,t67; madc.hi.cc.u32 t94,%28,%39,t68; "
        "madc.lo.cc.u32 t95,%30,%39,t69; madc.hi.cc.u32 t96,%30,%39,t70; "
        "madc.lo.cc.u32 t97,%32,%39,t71; madc.hi.cc.u32 t98,%32,%39,t72; "
        "madc.lo.cc.u32 t99,%34,%39,t73; madc.hi.cc.u32 t100,%34,%39,t74; addc.u32 t101,t75,0; "
        "mad.lo.cc.u32 t102,%24,%40,t76; madc.hi.cc.u32 t103,%24,%40,t77; "
        "madc.lo.cc.u32 t104,%26,%40,t78; madc.hi.cc.u32 t105,%26,%40,t79; "
        "madc.lo.cc.u32 t106,%28,%40,t80; madc.hi.cc.u32 t107,%28,%40,t81; "
        "madc.lo.cc.u32 t108,%30,%40,t82; madc.hi.cc.u32 t109,%30,%40,t83; "
        "madc.lo.cc.u32 t110,%32,%40,t84; madc.hi.cc.u32 t111,%32,%40,t85; "
        "madc.lo.cc.u32 t112,%34,%40,t86; madc.hi.cc.u32 t113,%34,%40,t87; addc.u32 t114,t88,0; "
        "mad.lo.cc.u32 t115,%25,%40,t91; madc.hi.cc.u32 t116,%25,%40,t92; "
        "madc.lo.cc.u32 t117,%27,%40,t93; madc.hi.cc.u32 t118,%27,%40,t94; "
        "madc.lo.cc.u32 t119,%29,%40,t95; madc.hi.cc.u32 t120,%29,%40,t96; "
        "madc.lo.cc.u32 t121,%31,%40,t97; madc.hi.cc.u32 t122,%31,%40,t98; "
        "madc.lo.cc.u32 t123,%33,%40,t99; madc.hi.cc.u32 t124,%33,%40,t100; "
        "madc.lo.cc.u32 t125,%35,%40,t101; madc.hi.cc.u32 t126,%35,%40,0; addc.u32 t127,0,0; "
        "mad.lo.cc.u32 t128,%25,%41,t104; madc.hi.cc.u32 t129,%25,%41,t105; "
        "madc.lo.cc.u32 t130,%27,%41,t106; madc.hi.cc.u32 t131,%27,%41,t107; "
        "madc.lo.cc.u32 t132,%29,%41,t108; madc.hi.cc.u32 t133,%29,%41,t109; "
        "madc.lo.cc.u32 t134,%31,%41,t110; madc.hi.cc.u32 t135,%31,%41,t111; "
        "madc.lo.cc.u32 t136,%33,%41,t112; madc.hi.cc.u32 t137,%33,%41,t113; "
        "madc.lo.cc.u32 t138,%35,%41,t114; madc.hi.cc.u32 t139,%35,%41,0; addc.u32 t140,0,0; "
        "mad.lo.cc.u32 t141,%24,%41,t115; madc.hi.cc.u32 t142,%24,%41,t116; "
        "madc.lo.cc.u32 t143,%26,%41,t117; madc.hi.cc.u32 t144,%26,%41,t118; "
        "madc.lo.cc.u32 t145,%28,%41,t119; madc.hi.cc.u32 t146,%28,%41,t120; "
        "madc.lo.cc.u32 t147,%30,%41,t121; madc.hi.cc.u32 t148,%30,%41,t122; "
        "madc.lo.cc.u32 t149,%32,%41,t123; madc.hi.cc.u32 t150,%32,%41,t124; "
        "madc.lo.cc.u32 t151,%34,%41,t125; madc.hi.cc.u32 t152,%34,%41,t126; addc.u32 t153,t127,0; "
        "mad.lo.cc.u32 t154,%24,%42,t128; madc.hi.cc.u32 t155,%24,%42,t129; "
        "madc.lo.cc.u32 t156,%26,%42,t130; madc.hi.cc.u32 t157,%26,%42,t131; "
        "madc.lo.cc.u32 t158,%28,%42,t132; madc.hi.cc.u32 t159,%28,%42,t133; "
        "madc.lo.cc.u32 t160,%30,%42,t134; madc.hi.cc.u32 t161,%30,%42,t135; "
        "madc.lo.cc.u32 t162,%32,%42,t136; madc.hi.cc.u32 t163,%32,%42,t137; "
        "madc.lo.cc.u32 t164,%34,%42,t138; madc.hi.cc.u32 t165,%34,%42,t139; addc.u32 t166,t140,0; "
        "mad.lo.cc.u32 t167,%25,%42,t143; madc.hi.cc.u32 t168,%25,%42,t144; "
        "madc.lo.cc.u32 t169,%27,%42,t145; madc.hi.cc.u32 t170,%27,%42,t146; "
        "madc.lo.cc.u32 t171,%29,%42,t147; madc.hi.cc.u32 t172,%29,%42,t148; "
        "madc.lo.cc.u32 t173,%31,%42,t149; madc.hi.cc.u32 t174,%31,%42,t150; "
        "madc.lo.cc.u32 t175,%33,%42,t151; madc.hi.cc.u32 t176,%33,%42,t152; "
        "madc.lo.cc.u32 t177,%35,%42,t153; madc.hi.cc.u32 t178,%35,%42,0; addc.u32 t179,0,0; "
        "mad.lo.cc.u32 t180,%25,%43,t156; madc.hi.cc.u32 t181,%25,%43,t157; "
        "madc.lo.cc.u32 t182,%27,%43,t158; madc.hi.cc.u32 t183,%27,%43,t159; "
        "madc.lo.cc.u32 t184,%29,%43,t160; madc.hi.cc.u32 t185,%29,%43,t161; "
        "madc.lo.cc.u32 t186,%31,%43,t162; madc.hi.cc.u32 t187,%31,%43,t163; "
        "madc.lo.cc.u32 t188,%33,%43,t164; madc.hi.cc.u32 t189,%33,%43,t165; "
        "madc.lo.cc.u32 t190,%35,%43,t166; madc.hi.cc.u32 t191,%35,%43,0; addc.u32 t192,0,0; "
        "mad.lo.cc.u32 t193,%24,%43,t167; madc.hi.cc.u32 t194,%24,%43,t168; "
        "madc.lo.cc.u32 t195,%26,%43,t169; madc.hi.cc.u32 t196,%26,%43,t170; "
        "madc.lo.cc.u32 t197,%28,%43,t171; madc.hi.cc.u32 t198,%28,%43,t172; "
        "madc.lo.cc.u32 t199,%30,%43,t173; madc.hi.cc.u32 t200,%30,%43,t174; "
        "madc.lo.cc.u32 t201,%32,%43,t175; madc.hi.cc.u32 t202,%32,%43,t176; "
        "madc.lo.cc.u32 t203,%34,%43,t177; madc.hi.cc.u32 t204,%34,%43,t178; addc.u32 t205,t179,0; "
        "mad.lo.cc.u32 t206,%24,%44,t180; madc.hi.cc.u32 t207,%24,%44,t181; "
        "madc.lo.cc.u32 t208,%26,%44,t182; madc.hi.cc.u32 t209,%26,%44,t183; "
        "madc.lo.cc.u32 t210,%28,%44,t184; madc.hi.cc.u32 t211,%28,%44,t185; "
        "madc.lo.cc.u32 t212,%30,%44,t186; madc.hi.cc.u32 t213,%30,%44,t187; "
        "madc.lo.cc.u32 t214,%32,%44,t188; madc.hi.cc.u32 t215,%32,%44,t189; "
        "madc.lo.cc.u32 t216,%34,%44,t190; madc.hi.cc.u32 t217,%34,%44,t191; addc.u32 t218,t192,0; "
        "mad.lo.cc.u32 t219,%25,%44,t195; madc.hi.cc.u32 t220,%25,%44,t196; "
        "madc.lo.cc.u32 t221,%27,%44,t197; madc.hi.cc.u32 t222,%27,%44,t198; "
        "madc.lo.cc.u32 t223,%29,%44,t199; madc.hi.cc.u32 t224,%29,%44,t200; "
        "madc.lo.cc.u32 t225,%31,%44,t201; madc.hi.cc.u32 t226,%31,%44,t202; "
        "madc.lo.cc.u32 t227,%33,%44,t203; madc.hi.cc.u32 t228,%33,%44,t204; "
        "madc.lo.cc.u32 t229,%35,%44,t205; madc.hi.cc.u32 t230,%35,%44,0; addc.u32 t231,0,0; "
        "mad.lo.cc.u32 t232,%25,%45,t208; madc.hi.cc.u32 t233,%25,%45,t209; "
        "madc.lo.cc.u32 t234,%27,%45,t210; madc.hi.cc.u32 t235,%27,%45,t211; "
        "madc.lo.cc.u32 t236,%29,%45,t212; madc.hi.cc.u32 t237,%29,%45,t213; "
        "madc.lo.cc.u32 t238,%31,%45,t214; madc.hi.cc.u32 t239,%31,%45,t215; "
        "madc.lo.cc.u32 t240,%33,%45,t216; madc.hi.cc.u32 t241,%33,%45,t217; "
        "madc.lo.cc.u32 t242,%35,%45,t218; madc.hi.cc.u32 t243,%35,%45,0; addc.u32 t244,0,0; "
        "mad.lo.cc.u32 t245,%24,%45,t219; madc.hi.cc.u32 t246,%24,%45,t220; "
        "madc.lo.cc.u32 t247,%26,%45,t221; madc.hi.cc.u32 t248,%26,%45,t222; "
        "madc.lo.cc.u32 t249,%28,%45,t223; madc.hi.cc.u32 t250,%28,%45,t224; "
        "madc.lo.cc.u32 t251,%30,%45,t225; madc.hi.cc.u32 t252,%30,%45,t226; "
        "madc.lo.cc.u32 t253,%32,%45,t227; madc.hi.cc.u32 t254,%32,%45,t228; "
        "madc.lo.cc.u32 t255,%34,%45,t229; madc.hi.cc.u32 t256,%34,%45,t230; addc.u32 t257,t231,0; "
        "mad.lo.cc.u32 t258,%24,%46,t232; madc.hi.cc.u32 t259,%24,%46,t233; "
        "madc.lo.cc.u32 t260,%26,%46,t234; madc.hi.cc.u32 t261,%26,%46,t235; "
        "madc.lo.cc.u32 t262,%28,%46,t236; madc.hi.cc.u32 t263,%28,%46,t237; "
        "madc.lo.cc.u32 t264,%30,%46,t238; madc.hi.cc.u32 t265,%30,%46,t239; "
        "madc.lo.cc.u32 t266,%32,%46,t240; madc.hi.cc.u32 t267,%32,%46,t241; "
        "madc.lo.cc.u32 t268,%34,%46,t242; madc.hi.cc.u32 t269,%34,%46,t243; addc.u32 t270,t244,0; "
        "mad.lo.cc.u32 t271,%25,%46,t247; madc.hi.cc.u32 t272,%25,%46,t248; "
        "madc.lo.cc.u32 t273,%27,%46,t249; madc.hi.cc.u32 t274,%27,%46,t250; "
        "madc.lo.cc.u32 t275,%29,%46,t251; madc.hi.cc.u32 t276,%29,%46,t252; "
        "madc.lo.cc.u32 t277,%31,%46,t253; madc.hi.cc.u32 t278,%31,%46,t254; "
        "madc.lo.cc.u32 t279,%33,%46,t255; madc.hi.cc.u32 t280,%33,%46,t256; "
        "madc.lo.cc.u32 t281,%35,%46,t257; madc.hi.cc.u32 t282,%35,%46,0; addc.u32 t283,0,0; "
        "mad.lo.cc.u32 t284,%25,%47,t260; madc.hi.cc.u32 t285,%25,%47,t261; "
        "madc.lo.cc.u32 t286,%27,%47,t262; madc.hi.cc.u32 t287,%27,%47,t263; "
        "madc.lo.cc.u32 t288,%29,%47,t264; madc.hi.cc.u32 t289,%29,%47,t265; "
        "madc.lo.cc.u32 t290,%31,%47,t266; madc.hi.cc.u32 t291,%31,%47,t267; "
        "madc.lo.cc.u32 t292,%33,%47,t268; madc.hi.cc.u32 t293,%33,%47,t269; "
        "madc.lo.cc.u32 t294,%35,%47,t270; madc.hi.u32 t295,%35,%47,0; "
        "mad.lo.cc.u32 t296,%24,%47,t271; madc.hi.cc.u32 t297,%24,%47,t272; "
        "madc.lo.cc.u32 t298,%26,%47,t273; madc.hi.cc.u32 t299,%26,%47,t274; "
        "madc.lo.cc.u32 t300,%28,%47,t275; madc.hi.cc.u32 t301,%28,%47,t276; "
        "madc.lo.cc.u32 t302,%30,%47,t277; madc.hi.cc.u32 t303,%30,%47,t278; "
        "madc.lo.cc.u32 t304,%32,%47,t279; madc.hi.cc.u32 t305,%32,%47,t280; "
        "madc.lo.cc.u32 t306,%34,%47,t281; madc.hi.cc.u32 t307,%34,%47,t282; addc.u32 t308,t283,0; "
        "add.cc.u32 %1,t1,t37; addc.cc.u32 %2,t50,t38; addc.cc.u32 %3,t51,t89; "
        "addc.cc.u32 %4,t102,t90; addc.cc.u32 %5,t103,t141; addc.cc.u32 %6,t154,t142; "
        "addc.cc.u32 %7,t155,t193; addc.cc.u32 %8,t206,t194; addc.cc.u32 %9,t207,t245; "
        "addc.cc.u32 %10,t258,t246; addc.cc.u32 %11,t259,t296; addc.cc.u32 %12,t284,t297; "
        "addc.cc.u32 %13,t285,t298; addc.cc.u32 %14,t286,t299; addc.cc.u32 %15,t287,t300; "
        "addc.cc.u32 %16,t288,t301; addc.cc.u32 %17,t289,t302; addc.cc.u32 %18,t290,t303; "
        "addc.cc.u32 %19,t291,t304; addc.cc.u32 %20,t292,t305; addc.cc.u32 %21,t293,t306; "
        "addc.cc.u32 %22,t294,t307; addc.u32 %23,t295,t308; } "
        : "=&r"(r.v[0]), "=&r"(r.v[1]), "=&r"(r.v[2]), "=&r"(r.v[3]), "=&r"(r.v[4]), "=&r"(r.v[5]),
          "=&r"(r.v[6]), "=&r"(r.v[7]), "=&r"(r.v[8]), "=&r"(r.v[9]), "=&r"(r.v[10]),
          "=&r"(r.v[11]), "=&r"(r.v[12]), "=&r"(r.v[13]), "=&r"(r.v[14]), "=&r"(r.v[15]),
          "=&r"(r.v[16]), "=&r"(r.v[17]), "=&r"(r.v[18]), "=&r"(r.v[19]), "=&r"(r.v[20]),
          "=&r"(r.v[21]), "=&r"(r.v[22]), "=&r"(r.v[23])
        : "r"(a.v[0]), "r"(a.v[1]), "r"(a.v[2]), "r"(a.v[3]), "r"(a.v[4]), "r"(a.v[5]), "r"(a.v[6]),
          "r"(a.v[7]), "r"(a.v[8]), "r"(a.v[9]), "r"(a.v[10]), "r"(a.v[11]), "r"(b.v[0]),
          "r"(b.v[1]), "r"(b.v[2]), "r"(b.v[3]), "r"(b.v[4]), "r"(b.v[5]), "r"(b.v[6]), "r"(b.v[7]),
          "r"(b.v[8]), "r"(b.v[9]), "r"(b.v[10]), "r"(b.v[11]));
#else
    uint32_t cf = 0;
    r.v[0] = words_mul_lo(a.v[0], b.v[0]); const uint32_t t1 = words_mul_hi(a.v[0], b.v[0]);
    const uint32_t t2 = words_mul_lo(a.v[2], b.v[0]);
    const uint32_t t3 = words_mul_hi(a.v[2], b.v[0]);
    const uint32_t t4 = words_mul_lo(a.v[4], b.v[0]);
    const uint32_t t5 = words_mul_hi(a.v[4], b.v[0]);
    const uint32_t t6 = words_mul_lo(a.v[6], b.v[0]);
    const uint32_t t7 = words_mul_hi(a.v[6], b.v[0]);
    const uint32_t t8 = words_mul_lo(a.v[8], b.v[0]);
    const uint32_t t9 = words_mul_hi(a.v[8], b.v[0]);
    const uint32_t t10 = words_mul_lo(a.v[10], b.v[0]);
    const uint32_t t11 = words_mul_hi(a.v[10], b.v[0]);
    const uint32_t t12 = words_mul_lo(a.v[1], b.v[0]);
    const uint32_t t13 = words_mul_hi(a.v[1], b.v[0]);
    const uint32_t t14 = words_mul_lo(a.v[3], b.v[0]);
    const uint32_t t15 = words_mul_hi(a.v[3], b.v[0]);
    const uint32_t t16 = words_mul_lo(a.v[5], b.v[0]);
    const uint32_t t17 = words_mul_hi(a.v[5], b.v[0]);
    const uint32_t t18 = words_mul_lo(a.v[7], b.v[0]);
    const uint32_t t19 = words_mul_hi(a.v[7], b.v[0]);
    const uint32_t t20 = words_mul_lo(a.v[9], b.v[0]);
    const uint32_t t21 = words_mul_hi(a.v[9], b.v[0]);
    const uint32_t t22 = words_mul_lo(a.v[11], b.v[0]);
    const uint32_t t23 = words_mul_hi(a.v[11], b.v[0]);
    const uint32_t t24 = words_mad_lo_cc(a.v[1], b.v[1], t2, cf);
    const uint32_t t25 = words_madc_hi_cc(a.v[1], b.v[1], t3, cf);
    const uint32_t t26 = words_madc_lo_cc(a.v[3], b.v[1], t4, cf);
    const uint32_t t27 = words_madc_hi_cc(a.v[3], b.v[1], t5, cf);
    const uint32_t t28 = words_madc_lo_cc(a.v[5], b.v[1], t6, cf);
    const uint32_t t29 = words_madc_hi_cc(a.v[5], b.v[1], t7, cf);
    const uint32_t t30 = words_madc_lo_cc(a.v[7], b.v[1], t8, cf);
    const uint32_t t31 = words_madc_hi_cc(a.v[7], b.v[1], t9, cf);
    const uint32_t t32 = words_madc_lo_cc(a.v[9], b.v[1], t10, cf);
    const uint32_t t33 = words_madc_hi_cc(a.v[9], b.v[1], t11, cf);
    const uint32_t t34 = words_madc_lo_cc(a.v[11], b.v[1], 0x0u, cf);
    const uint32_t t35 = words_madc_hi_cc(a.v[11], b.v[1], 0x0u, cf);
    const uint32_t t36 = words_addc(0x0u, 0x0u, cf);
    const uint32_t t37 = words_mad_lo_cc(a.v[0], b.v[1], t12, cf);
    const uint32_t t38 = words_madc_hi_cc(a.v[0], b.v[1], t13, cf);
    const uint32_t t39 = words_madc_lo_cc(a.v[2], b.v[1], t14, cf);
    const uint32_t t40 = words_madc_hi_cc(a.v[2], b.v[1], t15, cf);
    const uint32_t t41 = words_madc_lo_cc(a.v[4], b.v[1], t16, cf);
    const uint32_t t42 = words_madc_hi_cc(a.v[4], b.v[1], t17, cf);
    const uint32_t t43 = words_madc_lo_cc(a.v[6], b.v[1], t18, cf);
    const uint32_t t44 = words_madc_hi_cc(a.v[6], b.v[1], t19, cf);
    const uint32_t t45 = words_madc_lo_cc(a.v[8], b.v[1], t20, cf);
    const uint32_t t46 = words_madc_hi_cc(a.v[8], b.v[1], t21, cf);
    const uint32_t t47 = words_madc_lo_cc(a.v[10], b.v[1], t22, cf);
    const uint32_t t48 = words_madc_hi_cc(a.v[10], b.v[1], t23, cf);
    const uint32_t t49 = words_addc(0x0u, 0x0u, cf);
    const uint32_t t50 = words_mad_lo_cc(a.v[0], b.v[2], t24, cf);
    const uint32_t t51 = words_madc_hi_cc(a.v[0], b.v[2], t25, cf);
    const uint32_t t52 = words_madc_lo_cc(a.v[2], b.v[2], t26, cf);
    const uint32_t t53 = words_madc_hi_cc(a.v[2], b.v[2], t27, cf);
    const uint32_t t54 = words_madc_lo_cc(a.v[4], b.v[2], t28, cf);
    const uint32_t t55 = words_madc_hi_cc(a.v[4], b.v[2], t29, cf);
    const uint32_t t56 = words_madc_lo_cc(a.v[6], b.v[2], t30, cf);
    const uint32_t t57 = words_madc_hi_cc(a.v[6], b.v[2], t31, cf);
    const uint32_t t58 = words_madc_lo_cc(a.v[8], b.v[2], t32, cf);
    const uint32_t t59 = words_madc_hi_cc(a.v[8], b.v[2], t33, cf);
    const uint32_t t60 = words_madc_lo_cc(a.v[10], b.v[2], t34, cf);
    const uint32_t t61 = words_madc_hi_cc(a.v[10], b.v[2], t35, cf);
    const uint32_t t62 = words_addc(t36, 0x0u, cf);
    const uint32_t t63 = words_mad_lo_cc(a.v[1], b.v[2], t39, cf);
    const uint32_t t64 = words_madc_hi_cc(a.v[1], b.v[2], t40, cf);
    const uint32_t t65 = words_madc_lo_cc(a.v[3], b.v[2], t41, cf);
    const uint32_t t66 = words_madc_hi_cc(a.v[3], b.v[2], t42, cf);
    const uint32_t t67 = words_madc_lo_cc(a.v[5], b.v[2], t43, cf);
    const uint32_t t68 = words_madc_hi_cc(a.v[5], b.v[2], t44, cf);
    const uint32_t t69 = words_madc_lo_cc(a.v[7], b.v[2], t45, cf);
    const uint32_t t70 = words_madc_hi_cc(a.v[7], b.v[2], t46, cf);
    const uint32_t t71 = words_madc_lo_cc(a.v[9], b.v[2], t47, cf);
    const uint32_t t72 = words_madc_hi_cc(a.v[9], b.v[2], t48, cf);
    const uint32_t t73 = words_madc_lo_cc(a.v[11], b.v[2], t49, cf);
    const uint32_t t74 = words_madc_hi_cc(a.v[11], b.v[2], 0x0u, cf);
    const uint32_t t75 = words_addc(0x0u, 0x0u, cf);
    const uint32_t t76 = words_mad_lo_cc(a.v[1], b.v[3], t52, cf);
    const uint32_t t77 = words_madc_hi_cc(a.v[1], b.v[3], t53, cf);
    const uint32_t t78 = words_madc_lo_cc(a.v[3], b.v[3], t54, cf);
    const uint32_t t79 = words_madc_hi_cc(a.v[3], b.v[3], t55, cf);
    const uint32_t t80 = words_madc_lo_cc(a.v[5], b.v[3], t56, cf);
    const uint32_t t81 = words_madc_hi_cc(a.v[5], b.v[3], t57, cf);
    const uint32_t t82 = words_madc_lo_cc(a.v[7], b.v[3], t58, cf);
    const uint32_t t83 = words_madc_hi_cc(a.v[7], b.v[3], t59, cf);
    const uint32_t t84 = words_madc_lo_cc(a.v[9], b.v[3], t60, cf);
    const uint32_t t85 = words_madc_hi_cc(a.v[9], b.v[3], t61, cf);
    const uint32_t t86 = words_madc_lo_cc(a.v[11], b.v[3], t62, cf);
    const uint32_t t87 = words_madc_hi_cc(a.v[11], b.v[3], 0x0u, cf);
    const uint32_t t88 = words_addc(0x0u, 0x0u, cf);
    const uint32_t t89 = words_mad_lo_cc(a.v[0], b.v[3], t63, cf);
    const uint32_t t90 = words_madc_hi_cc(a.v[0], b.v[3], t64, cf);
    const uint32_t t91 = words_madc_lo_cc(a.v[2], b.v[3], t65, cf);
    const uint32_t t92 = words_madc_hi_cc(a.v[2], b.v[3], t66, cf);
    const uint32_t t93 = words_madc_lo_cc(a.v[4], b.v[3], t67, cf);
    const uint32_t t94 = words_madc_hi_cc(a.v[4], b.v[3], t68, cf);
    const uint32_t t95 = words_madc_lo_cc(a.v[6], b.v[3], t69, cf);
    const uint32_t t96 = words_madc_hi_cc(a.v[6], b.v[3], t70, cf);
    const uint32_t t97 = words_madc_lo_cc(a.v[8], b.v[3], t71, cf);
    const uint32_t t98 = words_madc_hi_cc(a.v[8], b.v[3], t72, cf);
    const uint32_t t99 = words_madc_lo_cc(a.v[10], b.v[3], t73, cf);
    const uint32_t t100 = words_madc_hi_cc(a.v[10], b.v[3], t74, cf);
    const uint32_t t101 = words_addc(t75, 0x0u, cf);
    const uint32_t t102 = words_mad_lo_cc(a.v[0], b.v[4], t76, cf);
    const uint32_t t103 = words_madc_hi_cc(a.v[0], b.v[4], t77, cf);
    const uint32_t t104 = words_madc_lo_cc(a.v[2], b.v[4], t78, cf);
    const uint32_t t105 = words_madc_hi_cc(a.v[2], b.v[4], t79, cf);
    const uint32_t t106 = words_madc_lo_cc(a.v[4], b.v[4], t80, cf);
    const uint32_t t107 = words_madc_hi_cc(a.v[4], b.v[4], t81, cf);
    const uint32_t t108 = words_madc_lo_cc(a.v[6], b.v[4], t82, cf);
    const uint32_t t109 = words_madc_hi_cc(a.v[6], b.v[4], t83, cf);
    const uint32_t t110 = words_madc_lo_cc(a.v[8], b.v[4], t84, cf);
    const uint32_t t111 = words_madc_hi_cc(a.v[8], b.v[4], t85, cf);
    const uint32_t t112 = words_madc_lo_cc(a.v[10], b.v[4], t86, cf);
    const uint32_t t113 = words_madc_hi_cc(a.v[10], b.v[4], t87, cf);
    const uint32_t t114 = words_addc(t88, 0x0u, cf);
    const uint32_t t115 = words_mad_lo_cc(a.v[1], b.v[4], t91, cf);
    const uint32_t t116 = words_madc_hi_cc(a.v[1], b.v[4], t92, cf);
    const uint32_t t117 = words_madc_lo_cc(a.v[3], b.v[4], t93, cf);
    const uint32_t t118 = words_madc_hi_cc(a.v[3], b.v[4], t94, cf);
    const uint32_t t119 = words_madc_lo_cc(a.v[5], b.v[4], t95, cf);
    const uint32_t t120 = words_madc_hi_cc(a.v[5], b.v[4], t96, cf);
    const uint32_t t121 = words_madc_lo_cc(a.v[7], b.v[4], t97, cf);
    const uint32_t t122 = words_madc_hi_cc(a.v[7], b.v[4], t98, cf);
    const uint32_t t123 = words_madc_lo_cc(a.v[9], b.v[4], t99, cf);
    const uint32_t t124 = words_madc_hi_cc(a.v[9], b.v[4], t100, cf);
    const uint32_t t125 = words_madc_lo_cc(a.v[11], b.v[4], t101, cf);
    const uint32_t t126 = words_madc_hi_cc(a.v[11], b.v[4], 0x0u, cf);
    const uint32_t t127 = words_addc(0x0u, 0x0u, cf);
    const uint32_t t128 = words_mad_lo_cc(a.v[1], b.v[5], t104, cf);
    const uint32_t t129 = words_madc_hi_cc(a.v[1], b.v[5], t105, cf);
    const uint32_t t130 = words_madc_lo_cc(a.v[3], b.v[5], t106, cf);
    const uint32_t t131 = words_madc_hi_cc(a.v[3], b.v[5], t107, cf);
    const uint32_t t132 = words_madc_lo_cc(a.v[5], b.v[5], t108, cf);
    const uint32_t t133 = words_madc_hi_cc(a.v[5], b.v[5], t109, cf);
    const uint32_t t134 = words_madc_lo_cc(a.v[7], b.v[5], t110, cf);
    const uint32_t t135 = words_madc_hi_cc(a.v[7], b.v[5], t111, cf);
    const uint32_t t136 = words_madc_lo_cc(a.v[9], b.v[5], t112, cf);
    const uint32_t t137 = words_madc_hi_cc(a.v[9], b.v[5], t113, cf);
    const uint32_t t138 = words_madc_lo_cc(a.v[11], b.v[5], t114, cf);
    const uint32_t t139 = words_madc_hi_cc(a.v[11], b.v[5], 0x0u, cf);
    const uint32_t t140 = words_addc(0x0u, 0x0u, cf);
    const uint32_t t141 = words_mad_lo_cc(a.v[0], b.v[5], t115, cf);
    const uint32_t t142 = words_madc_hi_cc(a.v[0], b.v[5], t116, cf);
    const uint32_t t143 = words_madc_lo_cc(a.v[2], b.v[5], t117, cf);
    const uint32_t t144 = words_madc_hi_cc(a.v[2], b.v[5], t118, cf);
    const uint32_t t145 = words_madc_lo_cc(a.v[4], b.v[5], t119, cf);
    const uint32_t t146 = words_madc_hi_cc(a.v[4], b.v[5], t120, cf);
    const uint32_t t147 = words_madc_lo_cc(a.v[6], b.v[5], t121, cf);
    const uint32_t t148 = words_madc_hi_cc(a.v[6], b.v[5], t122, cf);
    const uint32_t t149 = words_madc_lo_cc(a.v[8], b.v[5], t123, cf);
    const uint32_t t150 = words_madc_hi_cc(a.v[8], b.v[5], t124, cf);
    const uint32_t t151 = words_madc_lo_cc(a.v[10], b.v[5], t125, cf);
    const uint32_t t152 = words_madc_hi_cc(a.v[10], b.v[5], t126, cf);
    const uint32_t t153 = words_addc(t127, 0x0u, cf);
    const uint32_t t154 = words_mad_lo_cc(a.v[0], b.v[6], t128, cf);
    const uint32_t t155 = words_madc_hi_cc(a.v[0], b.v[6], t129, cf);
    const uint32_t t156 = words_madc_lo_cc(a.v[2], b.v[6], t130, cf);
    const uint32_t t157 = words_madc_hi_cc(a.v[2], b.v[6], t131, cf);
    const uint32_t t158 = words_madc_lo_cc(a.v[4], b.v[6], t132, cf);
    const uint32_t t159 = words_madc_hi_cc(a.v[4], b.v[6], t133, cf);
    const uint32_t t160 = words_madc_lo_cc(a.v[6], b.v[6], t134, cf);
    const uint32_t t161 = words_madc_hi_cc(a.v[6], b.v[6], t135, cf);
    const uint32_t t162 = words_madc_lo_cc(a.v[8], b.v[6], t136, cf);
    const uint32_t t163 = words_madc_hi_cc(a.v[8], b.v[6], t137, cf);
    const uint32_t t164 = words_madc_lo_cc(a.v[10], b.v[6], t138, cf);
    const uint32_t t165 = words_madc_hi_cc(a.v[10], b.v[6], t139, cf);
    const uint32_t t166 = words_addc(t140, 0x0u, cf);
    const uint32_t t167 = words_mad_lo_cc(a.v[1], b.v[6], t143, cf);
    const uint32_t t168 = words_madc_hi_cc(a.v[1], b.v[6], t144, cf);
    const uint32_t t169 = words_madc_lo_cc(a.v[3], b.v[6], t145, cf);
    const uint32_t t170 = words_madc_hi_cc(a.v[3], b.v[6], t146, cf);
    const uint32_t t171 = words_madc_lo_cc(a.v[5], b.v[6], t147, cf);
    const uint32_t t172 = words_madc_hi_cc(a.v[5], b.v[6], t148, cf);
    const uint32_t t173 = words_madc_lo_cc(a.v[7], b.v[6], t149, cf);
    const uint32_t t174 = words_madc_hi_cc(a.v[7], b.v[6], t150, cf);
    const uint32_t t175 = words_madc_lo_cc(a.v[9], b.v[6], t151, cf);
    const uint32_t t176 = words_madc_hi_cc(a.v[9], b.v[6], t152, cf);
    const uint32_t t177 = words_madc_lo_cc(a.v[11], b.v[6], t153, cf);
    const uint32_t t178 = words_madc_hi_cc(a.v[11], b.v[6], 0x0u, cf);
    const uint32_t t179 = words_addc(0x0u, 0x0u, cf);
    const uint32_t t180 = words_mad_lo_cc(a.v[1], b.v[7], t156, cf);
    const uint32_t t181 = words_madc_hi_cc(a.v[1], b.v[7], t157, cf);
    const uint32_t t182 = words_madc_lo_cc(a.v[3], b.v[7], t158, cf);
    const uint32_t t183 = words_madc_hi_cc(a.v[3], b.v[7], t159, cf);
    const uint32_t t184 = words_madc_lo_cc(a.v[5], b.v[7], t160, cf);
    const uint32_t t185 = words_madc_hi_cc(a.v[5], b.v[7], t161, cf);
    const uint32_t t186 = words_madc_lo_cc(a.v[7], b.v[7], t162, cf);
    const uint32_t t187 = words_madc_hi_cc(a.v[7], b.v[7], t163, cf);
    const uint32_t t188 = words_madc_lo_cc(a.v[9], b.v[7], t164, cf);
    const uint32_t t189 = words_madc_hi_cc(a.v[9], b.v[7], t165, cf);
    const uint32_t t190 = words_madc_lo_cc(a.v[11], b.v[7], t166, cf);
    const uint32_t t191 = words_madc_hi_cc(a.v[11], b.v[7], 0x0u, cf);
    const uint32_t t192 = words_addc(0x0u, 0x0u, cf);
    const uint32_t t193 = words_mad_lo_cc(a.v[0], b.v[7], t167, cf);
    const uint32_t t194 = words_madc_hi_cc(a.v[0], b.v[7], t168, cf);
    const uint32_t t195 = words_madc_lo_cc(a.v[2], b.v[7], t169, cf);
    const uint32_t t196 = words_madc_hi_cc(a.v[2], b.v[7], t170, cf);
    const uint32_t t197 = words_madc_lo_cc(a.v[4], b.v[7], t171, cf);
    const uint32_t t198 = words_madc_hi_cc(a.v[4], b.v[7], t172, cf);
    const uint32_t t199 = words_madc_lo_cc(a.v[6], b.v[7], t173, cf);
    const uint32_t t200 = words_madc_hi_cc(a.v[6], b.v[7], t174, cf);
    const uint32_t t201 = words_madc_lo_cc(a.v[8], b.v[7], t175, cf);
    const uint32_t t202 = words_madc_hi_cc(a.v[8], b.v[7], t176, cf);
    const uint32_t t203 = words_madc_lo_cc(a.v[10], b.v[7], t177, cf);
    const uint32_t t204 = words_madc_hi_cc(a.v[10], b.v[7], t178, cf);
    const uint32_t t205 = words_addc(t179, 0x0u, cf);
    const uint32_t t206 = words_mad_lo_cc(a.v[0], b.v[8], t180, cf);
    const uint32_t t207 = words_madc_hi_cc(a.v[0], b.v[8], t181, cf);
    const uint32_t t208 = words_madc_lo_cc(a.v[2], b.v[8], t182, cf);
    const uint32_t t209 = words_madc_hi_cc(a.v[2], b.v[8], t183, cf);
    const uint32_t t210 = words_madc_lo_cc(a.v[4], b.v[8], t184, cf);
    const uint32_t t211 = words_madc_hi_cc(a.v[4], b.v[8], t185, cf);
    const uint32_t t212 = words_madc_lo_cc(a.v[6], b.v[8], t186, cf);
    const uint32_t t213 = words_madc_hi_cc(a.v[6], b.v[8], t187, cf);
    const uint32_t t214 = words_madc_lo_cc(a.v[8], b.v[8], t188, cf);
    const uint32_t t215 = words_madc_hi_cc(a.v[8], b.v[8], t189, cf);
    const uint32_t t216 = words_madc_lo_cc(a.v[10], b.v[8], t190, cf);
    const uint32_t t217 = words_madc_hi_cc(a.v[10], b.v[8], t191, cf);
    const uint32_t t218 = words_addc(t192, 0x0u, cf);
    const uint32_t t219 = words_mad_lo_cc(a.v[1], b.v[8], t195, cf);
    const uint32_t t220 = words_madc_hi_cc(a.v[1], b.v[8], t196, cf);
    const uint32_t t221 = words_madc_lo_cc(a.v[3], b.v[8], t197, cf);
    const uint32_t t222 = words_madc_hi_cc(a.v[3], b.v[8], t198, cf);
    const uint32_t t223 = words_madc_lo_cc(a.v[5], b.v[8], t199, cf);
    const uint32_t t224 = words_madc_hi_cc(a.v[5], b.v[8], t200, cf);
    const uint32_t t225 = words_madc_lo_cc(a.v[7], b.v[8], t201, cf);
    const uint32_t t226 = words_madc_hi_cc(a.v[7], b.v[8], t202, cf);
    const uint32_t t227 = words_madc_lo_cc(a.v[9], b.v[8], t203, cf);
    const uint32_t t228 = words_madc_hi_cc(a.v[9], b.v[8], t204, cf);
    const uint32_t t229 = words_madc_lo_cc(a.v[11], b.v[8], t205, cf);
    const uint32_t t230 = words_madc_hi_cc(a.v[11], b.v[8], 0x0u, cf);
    const uint32_t t231 = words_addc(0x0u, 0x0u, cf);
    const uint32_t t232 = words_mad_lo_cc(a.v[1], b.v[9], t208, cf);
    const uint32_t t233 = words_madc_hi_cc(a.v[1], b.v[9], t209, cf);
    const uint32_t t234 = words_madc_lo_cc(a.v[3], b.v[9], t210, cf);
    const uint32_t t235 = words_madc_hi_cc(a.v[3], b.v[9], t211, cf);
    const uint32_t t236 = words_madc_lo_cc(a.v[5], b.v[9], t212, cf);
    const uint32_t t237 = words_madc_hi_cc(a.v[5], b.v[9], t213, cf);
    const uint32_t t238 = words_madc_lo_cc(a.v[7], b.v[9], t214, cf);
    const uint32_t t239 = words_madc_hi_cc(a.v[7], b.v[9], t215, cf);
    const uint32_t t240 = words_madc_lo_cc(a.v[9], b.v[9], t216, cf);
    const uint32_t t241 = words_madc_hi_cc(a.v[9], b.v[9], t217, cf);
    const uint32_t t242 = words_madc_lo_cc(a.v[11], b.v[9], t218, cf);
    const uint32_t t243 = words_madc_hi_cc(a.v[11], b.v[9], 0x0u, cf);
    const uint32_t t244 = words_addc(0x0u, 0x0u, cf);
    const uint32_t t245 = words_mad_lo_cc(a.v[0], b.v[9], t219, cf);
    const uint32_t t246 = words_madc_hi_cc(a.v[0], b.v[9], t220, cf);
    const uint32_t t247 = words_madc_lo_cc(a.v[2], b.v[9], t221, cf);
    const uint32_t t248 = words_madc_hi_cc(a.v[2], b.v[9], t222, cf);
    const uint32_t t249 = words_madc_lo_cc(a.v[4], b.v[9], t223, cf);
    const uint32_t t250 = words_madc_hi_cc(a.v[4], b.v[9], t224, cf);
    const uint32_t t251 = words_madc_lo_cc(a.v[6], b.v[9], t225, cf);
    const uint32_t t252 = words_madc_hi_cc(a.v[6], b.v[9], t226, cf);
    const uint32_t t253 = words_madc_lo_cc(a.v[8], b.v[9], t227, cf);
    const uint32_t t254 = words_madc_hi_cc(a.v[8], b.v[9], t228, cf);
    const uint32_t t255 = words_madc_lo_cc(a.v[10], b.v[9], t229, cf);
    const uint32_t t256 = words_madc_hi_cc(a.v[10], b.v[9], t230, cf);
    const uint32_t t257 = words_addc(t231, 0x0u, cf);
    const uint32_t t258 = words_mad_lo_cc(a.v[0], b.v[10], t232, cf);
    const uint32_t t259 = words_madc_hi_cc(a.v[0], b.v[10], t233, cf);
    const uint32_t t260 = words_madc_lo_cc(a.v[2], b.v[10], t234, cf);
    const uint32_t t261 = words_madc_hi_cc(a.v[2], b.v[10], t235, cf);
    const uint32_t t262 = words_madc_lo_cc(a.v[4], b.v[10], t236, cf);
    const uint32_t t263 = words_madc_hi_cc(a.v[4], b.v[10], t237, cf);
    const uint32_t t264 = words_madc_lo_cc(a.v[6], b.v[10], t238, cf);
    const uint32_t t265 = words_madc_hi_cc(a.v[6], b.v[10], t239, cf);
    const uint32_t t266 = words_madc_lo_cc(a.v[8], b.v[10], t240, cf);
    const uint32_t t267 = words_madc_hi_cc(a.v[8], b.v[10], t241, cf);
    const uint32_t t268 = words_madc_lo_cc(a.v[10], b.v[10], t242, cf);
    const uint32_t t269 = words_madc_hi_cc(a.v[10], b.v[10], t243, cf);
    const uint32_t t270 = words_addc(t244, 0x0u, cf);
    const uint32_t t271 = words_mad_lo_cc(a.v[1], b.v[10], t247, cf);
    const uint32_t t272 = words_madc_hi_cc(a.v[1], b.v[10], t248, cf);
    const uint32_t t273 = words_madc_lo_cc(a.v[3], b.v[10], t249, cf);
    const uint32_t t274 = words_madc_hi_cc(a.v[3], b.v[10], t250, cf);
    const uint32_t t275 = words_madc_lo_cc(a.v[5], b.v[10], t251, cf);
    const uint32_t t276 = words_madc_hi_cc(a.v[5], b.v[10], t252, cf);
    const uint32_t t277 = words_madc_lo_cc(a.v[7], b.v[10], t253, cf);
    const uint32_t t278 = words_madc_hi_cc(a.v[7], b.v[10], t254, cf);
    const uint32_t t279 = words_madc_lo_cc(a.v[9], b.v[10], t255, cf);
    const uint32_t t280 = words_madc_hi_cc(a.v[9], b.v[10], t256, cf);
    const uint32_t t281 = words_madc_lo_cc(a.v[11], b.v[10], t257, cf);
    const uint32_t t282 = words_madc_hi_cc(a.v[11], b.v[10], 0x0u, cf);
    const uint32_t t283 = words_addc(0x0u, 0x0u, cf);
    const uint32_t t284 = words_mad_lo_cc(a.v[1], b.v[11], t260, cf);
    const uint32_t t285 = words_madc_hi_cc(a.v[1], b.v[11], t261, cf);
    const uint32_t t286 = words_madc_lo_cc(a.v[3], b.v[11], t262, cf);
    const uint32_t t287 = words_madc_hi_cc(a.v[3], b.v[11], t263, cf);
    const uint32_t t288 = words_madc_lo_cc(a.v[5], b.v[11], t264, cf);
    const uint32_t t289 = words_madc_hi_cc(a.v[5], b.v[11], t265, cf);
    const uint32_t t290 = words_madc_lo_cc(a.v[7], b.v[11], t266, cf);
    const uint32_t t291 = words_madc_hi_cc(a.v[7], b.v[11], t267, cf);
    const uint32_t t292 = words_madc_lo_cc(a.v[9], b.v[11], t268, cf);
    const uint32_t t293 = words_madc_hi_cc(a.v[9], b.v[11], t269, cf);
    const uint32_t t294 = words_madc_lo_cc(a.v[11], b.v[11], t270, cf);
    const uint32_t t295 = words_madc_hi(a.v[11], b.v[11], 0x0u, cf);
    const uint32_t t296 = words_mad_lo_cc(a.v[0], b.v[11], t271, cf);
    const uint32_t t297 = words_madc_hi_cc(a.v[0], b.v[11], t272, cf);
    const uint32_t t298 = words_madc_lo_cc(a.v[2], b.v[11], t273, cf);
    const uint32_t t299 = words_madc_hi_cc(a.v[2], b.v[11], t274, cf);
    const uint32_t t300 = words_madc_lo_cc(a.v[4], b.v[11], t275, cf);
    const uint32_t t301 = words_madc_hi_cc(a.v[4], b.v[11], t276, cf);
    const uint32_t t302 = words_madc_lo_cc(a.v[6], b.v[11], t277, cf);
    const uint32_t t303 = words_madc_hi_cc(a.v[6], b.v[11], t278, cf);
    const uint32_t t304 = words_madc_lo_cc(a.v[8], b.v[11], t279, cf);
    const uint32_t t305 = words_madc_hi_cc(a.v[8], b.v[11], t280, cf);
    const uint32_t t306 = words_madc_lo_cc(a.v[10], b.v[11], t281, cf);
    const uint32_t t307 = words_madc_hi_cc(a.v[10], b.v[11], t282, cf);
    const uint32_t t308 = words_addc(t283, 0x0u, cf); r.v[1] = words_add_cc(t1, t37, cf);
    r.v[2] = words_addc_cc(t50, t38, cf); r.v[3] = words_addc_cc(t51, t89, cf);
    r.v[4] = words_addc_cc(t102, t90, cf); r.v[5] = words_addc_cc(t103, t141, cf);
    r.v[6] = words_addc_cc(t154, t142, cf); r.v[7] = words_addc_cc(t155, t193, cf);
    r.v[8] = words_addc_cc(t206, t194, cf); r.v[9] = words_addc_cc(t207, t245, cf);
    r.v[10] = words_addc_cc(t258, t246, cf); r.v[11] = words_addc_cc(t259, t296, cf);
    r.v[12] = words_addc_cc(t284, t297, cf); r.v[13] = words_addc_cc(t285, t298, cf);
    r.v[14] = words_addc_cc(t286, t299, cf); r.v[15] = words_addc_cc(t287, t300, cf);
    r.v[16] = words_addc_cc(t288, t301, cf); r.v[17] = words_addc_cc(t289, t302, cf);
    r.v[18] = words_addc_cc(t290, t303, cf); r.v[19] = words_addc_cc(t291, t304, cf);
    r.v[20] = words_addc_cc(t292, t305, cf); r.v[21] = words_addc_cc(t293, t306, cf);
    r.v[22] = words_addc_cc(t294, t307, cf); r.v[23] = words_addc(t295, t308, cf);
#endif
    return r;
}

/* a/2^384; a <= 9.8 p^2 -> < 2 p. */
DEV_INLINE fp fp_wide_redc(const fp_wide &a)
{
    fp r;
#ifdef __CUDA_ARCH__
    asm(
        "{ .reg .u32 t<347>; mul.lo.u32 t0,%12,0xfffcfffd; mul.lo.u32 t1,0xb9feffff,t0; "
        "mul.hi.u32 t2,0xb9feffff,t0; mul.lo.u32 t3,0x1eabfffe,t0; mul.hi.u32 t4,0x1eabfffe,t0; "
        "mul.lo.u32 t5,0x6730d2a0,t0; mul.hi.u32 t6,0x6730d2a0,t0; mul.lo.u32 t7,0x64774b84,t0; "
        "mul.hi.u32 t8,0x64774b84,t0; mul.lo.u32 t9,0x4b1ba7b6,t0; mul.hi.u32 t10,0x4b1ba7b6,t0; "
        "mul.lo.u32 t11,0x1a0111ea,t0; mul.hi.u32 t12,0x1a0111ea,t0; "
        "mad.lo.cc.u32 t13,0xffffaaab,t0,%12; madc.hi.cc.u32 t14,0xffffaaab,t0,%13; "
        "madc.lo.cc.u32 t15,0xb153ffff,t0,%14; madc.hi.cc.u32 t16,0xb153ffff,t0,%15; "
        "madc.lo.cc.u32 t17,0xf6b0f624,t0,%16; madc.hi.cc.u32 t18,0xf6b0f624,t0,%17; "
        "madc.lo.cc.u32 t19,0xf38512bf,t0,%18; madc.hi.cc.u32 t20,0xf38512bf,t0,%19; "
        "madc.lo.cc.u32 t21,0x434bacd7,t0,%20; madc.hi.cc.u32 t22,0x434bacd7,t0,%21; "
        "madc.lo.cc.u32 t23,0x397fe69a,t0,%22; madc.hi.cc.u32 t24,0x397fe69a,t0,%23; "
        "addc.u32 t25,t12,0; add.cc.u32 t26,t1,t14; mul.lo.u32 t27,t26,0xfffcfffd; "
        "madc.lo.cc.u32 t28,0xb9feffff,t27,t15; madc.hi.cc.u32 t29,0xb9feffff,t27,t16; "
        "madc.lo.cc.u32 t30,0x1eabfffe,t27,t17; madc.hi.cc.u32 t31,0x1eabfffe,t27,t18; "
        "madc.lo.cc.u32 t32,0x6730d2a0,t27,t19; madc.hi.cc.u32 t33,0x6730d2a0,t27,t20; "
        "madc.lo.cc.u32 t34,0x64774b84,t27,t21; madc.hi.cc.u32 t35,0x64774b84,t27,t22; "
        "madc.lo.cc.u32 t36,0x4b1ba7b6,t27,t23; madc.hi.cc.u32 t37,0x4b1ba7b6,t27,t24; "
        "madc.lo.cc.u32 t38,0x1a0111ea,t27,0; madc.hi.u32 t39,0x1a0111ea,t27,0; "
        "mad.lo.cc.u32 t40,0xffffaaab,t27,t26; madc.hi.cc.u32 t41,0xffffaaab,t27,t2; "
        "madc.lo.cc.u32 t42,0xb153ffff,t27,t3; madc.hi.cc.u32 t43,0xb153ffff,t27,t4; "
        "madc.lo.cc.u32 t44,0xf6b0f624,t27,t5; madc.hi.cc.u32 t45,0xf6b0f624,t27,t6; "
        "madc.lo.cc.u32 t46,0xf38512bf,t27,t7; madc.hi.cc.u32 t47,0xf38512bf,t27,t8; "
        "madc.lo.cc.u32 t48,0x434bacd7,t27,t9; madc.hi.cc.u32 t49,0x434bacd7,t27,t10; "
        "madc.lo.cc.u32 t50,0x397fe69a,t27,t11; madc.hi.cc.u32 t51,0x397fe69a,t27,t25; "
        "addc.u32 t52,t39,0; add.cc.u32 t53,t28,t41; mul.lo.u32 t54,t53,0xfffcfffd; "
        "madc.lo.cc.u32 t55,0xb9feffff,t54,t42; madc.hi.cc.u32 t56,0xb9feffff,t54,t43; "
        "madc.lo.cc.u32 t57,0x1eabfffe,t54,t44; madc.hi.cc.u32 t58,0x1eabfffe,t54,t45; "
        "madc.lo.cc.u32 t59,0x6730d2a0,t54,t46; madc.hi.cc.u32 t60,0x6730d2a0,t54,t47; "
        "madc.lo.cc.u32 t61,0x64774b84,t54,t48; madc.hi.cc.u32 t62,0x64774b84,t54,t49; "
        "madc.lo.cc.u32 t63,0x4b1ba7b6,t54,t50; madc.hi.cc.u32 t64,0x4b1ba7b6,t54,t51; "
        "madc.lo.cc.u32 t65,0x1a0111ea,t54,0; madc.hi.u32 t66,0x1a0111ea,t54,0; "
        "mad.lo.cc.u32 t67,0xffffaaab,t54,t53; madc.hi.cc.u32 t68,0xffffaaab,t54,t29; "
        "madc.lo.cc.u32 t69,0xb153ffff,t54,t30; madc.hi.cc.u32 t70,0xb153ffff,t54,t31; "
        "madc.lo.cc.u32 t71,0xf6b0f624,t54,t32; madc.hi.cc.u32 t72,0xf6b0f624,t54,t33; "
        "madc.lo.cc.u32 t73,0xf38512bf,t54,t34; madc.hi.cc.u32 t74,0xf38512bf,t54,t35; "
        "madc.lo.cc.u32 t75,0x434bacd7,t54,t36; madc.hi.cc.u32 t76,0x434bacd7,t54,t37; "
        "madc.lo.cc.u32 t77,0x397fe69a,t54,t38; madc.hi.cc.u32 t78,0x397fe69a,t54,t52; "
        "addc.u32 t79,t66,0; add.cc.u32 t80,t55,t68; mul.lo.u32 t81,t80,0xfffcfffd; "
        "madc.lo.cc.u32 t82,0xb9feffff,t81,t69; madc.hi.cc.u32 t83,0xb9feffff,t81,t70; "
        "madc.lo.cc.u32 t84,0x1eabfffe,t81,t71; madc.hi.cc.u32 t85,0x1eabfffe,t81,t72; "
        "madc.lo.cc.u32 t86,0x6730d2a0,t81,t73; madc.hi.cc.u32 t87,0x6730d2a0,t81,t74; "
        "madc.lo.cc.u32 t88,0x64774b84,t81,t75; madc.hi.cc.u32 t89,0x64774b84,t81,t76; "
        "madc.lo.cc.u32 t90,0x4b1ba7b6,t81,t77; madc.hi.cc.u32 t91,0x4b1ba7b6,t81,t78; "
        "madc.lo.cc.u32 t92,0x1a0111ea,t81,0; madc.hi.u32 t93,0x1a0111ea,t81,0; "
        "mad.lo.cc.u32 t94,0xffffaaab,t81,t80; madc.hi.cc.u32 t95,0xffffaaab,t81,t56; "
        "madc.lo.cc.u32 t96,0xb153ffff,t81,t57; madc.hi.cc.u32 t97,0xb153ffff,t81,t58; "
        "madc.lo.cc.u32 t98,0xf6b0f624,t81,t59; madc.hi.cc.u32 t99,0xf6b0f624,t81,t60; "
        "madc.lo.cc.u32 t100,0xf38512bf,t81,t61; madc.hi.cc.u32 t101,0xf38512bf,t81,t62; "
        "madc.lo.cc.u32 t102,0x434bacd7,t81,t63; madc.hi.cc.u32 t103,0x434bacd7,t81,t64; "
        "madc.lo.cc.u32 t104,0x397fe69a,t81,t65; madc.hi.cc.u32 t105,0x397fe69a,t81,t79; "
        "addc.u32 t106,t93,0; add.cc.u32 t107,t82,t95; mul.lo.u32 t108,t107,0xfffcfffd; "
        "madc.lo.cc.u32 t109,0xb9feffff,t108,t96; madc.hi.cc.u32 t110,0xb9feffff,t108,t97; "
        "madc.lo.cc.u32 t111,0x1eabfffe,t108,t98; madc.hi.cc.u32 t112,0x1eabfffe,t108,t99; "
        "madc.lo.cc.u32 t113,0x6730d2a0,t108,t100; madc.hi.cc.u32 t114,0x6730d2a0,t108,t101; "
        "madc.lo.cc.u32 t115,0x64774b84,t108,t102; madc.hi.cc.u32 t116,0x64774b84,t108,t103; "
        "madc.lo.cc.u32 t117,0x4b1ba7b6,t108,t104; madc.hi.cc.u32 t118,0x4b1ba7b6,t108,t105; "
        "madc.lo.cc.u32 t119,0x1a0111ea,t108,0; madc.hi.u32 t120,0x1a0111ea,t108,0; "
        "mad.lo.cc.u32 t121,0xffffaaab,t108,t107; madc.hi.cc.u32 t122,0xffffaaab,t108,t83; "
        "madc.lo.cc.u32 t123,0xb153ffff,t108,t84; madc.hi.cc.u32 t124,0xb153ffff,t108,t85; "
        "madc.lo.cc.u32 t125,0xf6b0f624,t108,t86; madc.hi.cc.u32 t126,0xf6b0f624,t108,t87; "
        "madc.lo.cc.u32 t127,0xf38512bf,t108,t88; madc.hi.cc.u32 t128,0xf38512bf,t108,t89; "
        "madc.lo.cc.u32 t129,0x434bacd7,t108,t90; madc.hi.cc.u32 t130,0x434bacd7,t108,t91; "
        "madc.lo.cc.u32 t131,0x397fe69a,t108,t92; madc.hi.cc.u32 t132,0x397fe69a,t108,t106; "
        "addc.u32 t133,t120,0; add.cc.u32 t134,t109,t122; mul.lo.u32 t135,t134,0xfffcfffd; "
        "madc.lo.cc.u32 t136,0xb9feffff,t135,t123; madc.hi.cc.u32 t137,0xb9feffff,t135,t124; "
        "madc.lo.cc.u32 t138,0x1eabfffe,t135,t125; madc.hi.cc.u32 t139,0x1eabfffe,t135,t126; "
        "madc.lo.cc.u32 t140,0x6730d2a0,t135,t127; madc.hi.cc.u32 t141,0x6730d2a0,t135,t128; "
        "madc.lo.cc.u32 t142,0x64774b84,t135,t129; madc.hi.cc.u32 t143,0x64774b84,t135,t130; "
        "madc.lo.cc.u32 t144,0x4b1ba7b6,t135,t131; madc.hi.cc.u32 t145,0x4b1ba7b6,t135,t132; "
        "madc.lo.cc.u32 t146,0x1a0111ea,t135,0; madc.hi.u32 t147,0x1a0111ea,t135,0; "
        "mad.lo.cc.u32 t148,0xffffaaab,t135,t134; madc.hi.cc.u32 t149,0xffffaaab,t135,t110; "
        "madc.lo.cc.u32 t150,0xb153ffff,t135,t111; madc.hi.cc.u32 t151,0xb153ffff,t135,t112; "
        "madc.lo.cc.u32 t152,0xf6b0f624,t135,t113; madc.hi.cc.u32 t153,0xf6b0f624,t135,t114; "
        "madc.lo.cc.u32 t154,0xf38512bf,t135,t115; madc.hi.cc.u32 t155,0xf38512bf,t135,t116; "
        "madc.lo.cc.u32 t156,0x434bacd7,t135,t117; madc.hi.cc.u32 t157,0x434bacd7,t135,t118; "
        "madc.lo.cc.u32 t158,0x397fe69a,t135,t119; madc.hi.cc.u32 t159,0x397fe69a,t135,t133; "
        "addc.u32 t160,t147,0; add.cc.u32 t161,t136,t149; mul.lo.u32 t162,t161,0xfffcfffd; "
        "madc.lo.cc.u32 t163,0xb9feffff,t162,t150; madc.hi.cc.u32 t164,0xb9feffff,t162,t151; "
        "madc.lo.cc.u32 t165,0x1eabfffe,t162,t152; madc.hi.cc.u32 t166,0x1eabfffe,t162,t153; "
        "madc.lo.cc.u32 t167,0x6730d2a0,t162,t154; madc.hi.cc.u32 t168,0x6730d2a0,t162,t155; "
        "madc.lo.cc.u32 t169,0x64774b84,t162,t156; madc.hi.cc.u32 t170,0x64774b84,t162,t157; "
        "madc.lo.cc.u32 t171,0x4b1ba7b6,t162,t158; madc.hi.cc.u32 t172,0x4b1ba7b6,t162,t159; "
        "madc.lo.cc.u32 t173,0x1a0111ea,t162,0; madc.hi.u32 t174,0x1a0111ea,t162,0; "
        "mad.lo.cc.u32 t175,0xffffaaab,t162,t161; madc.hi.cc.u32 t176,0xffffaaab,t162,t137; "
        "madc.lo.cc.u32 t177,0xb153ffff,t162,t138; madc.hi.cc.u32 t178,0xb153ffff,t162,t139; "
        "madc.lo.cc.u32 t179,0xf6b0f624,t162,t140; madc.hi.cc.u32 t180,0xf6b0f624,t162,t141; "
        "madc.lo.cc.u32 t181,0xf38512bf,t162,t142; madc.hi.cc.u32 t182,0xf38512bf,t162,t143; "
        "madc.lo.cc.u32 t183,0x434bacd7,t162,t144; madc.hi.cc.u32 t184,0x434bacd7,t162,t145; "
        "madc.lo.cc.u32 t185,0x397fe69a,t162,t146; madc.hi.cc.u32 t186,0x397fe69a,t162,t160; "
        "addc.u32 t187,t174,0; add.cc.u32 t188,t163,t176; mul.lo.u32 t189,t188,0xfffcfffd; "
        "madc.lo.cc.u32 t190,0xb9feffff,t189,t177; madc.hi.cc.u32 t191,0xb9feffff,t189,t178; "
        "madc.lo.cc.u32 t192,0x1eabfffe,t189,t179; madc.hi.cc.u32 t193,0x1eabfffe,t189,t180; "
        "madc.lo.cc.u32 t194,0x6730d2a0,t189,t181; madc.hi.cc.u32 t195,0x6730d2a0,t189,t182; "
        "madc.lo.cc.u32 t196,0x64774b84,t189,t183; madc.hi.cc.u32 t197,0x64774b84,t189,t184; "
        "madc.lo.cc.u32 t198,0x4b1ba7b6,t189,t185; madc.hi.cc.u32 t199,0x4b1ba7b6,t189,t186; "
        "madc.lo.cc.u32 t200,0x1a0111ea,t189,0; madc.hi.u32 t201,0x1a0111ea,t189,0; "
        "mad.lo.cc.u32 t202,0xffffaaab,t189,t188; madc.hi.cc.u32 t203,0xffffaaab,t189,t164; "
        "madc.lo.cc.u32 t204,0xb153ffff,t189,t165; madc.hi.cc.u32 t205,0xb153ffff,t189,t166; "
        "madc.lo.cc.u32 t206,0xf6b0f624,t189,t167; madc.hi.cc.u32 t207,0xf6b0f624,t189,t168; "
        "madc.lo.cc.u32 t208,0xf38512bf,t189,t169; madc.hi.cc.u32 t209,0xf38512bf,t189,t170; "
        "madc.lo.cc.u32 t210,0x434bacd7,t189,t171; madc.hi.cc.u32 t211,0x434bacd7,t189,t172; "
        "madc.lo.cc.u32 t212,0x397fe69a,t189,t173; madc.hi.cc.u32 t213,0x397fe69a,t189,t187; "
        "addc.u32 t214,t201,0; add.cc.u32 t215,t190,t203; mul.lo.u32 t216,t215,0xfffcfffd; "
        "madc.lo.cc.u32 t217,0xb9feffff,t216,t204; madc.hi.cc.u32 t218,0xb9feffff,t216,t205; "
        "madc.lo.cc.u32 t219,0x1eabfffe,t216,t206; madc.hi.cc.u32 t220,0x1eabfffe,t216,t207; "
        "madc.lo.cc.u32 t221,0x6730d2a0,t216,t208; madc.hi.cc.u32 t222,0x6730d2a0,t216,t209; "
        "madc.lo.cc.u32 t223,0x64774b84,t216,t210; madc.hi.cc.u32 t224,0x64774b84,t216,t211; "
        "madc.lo.cc.u32 t225,0x4b1ba7b6,t216,t212; madc.hi.cc.u32 t226,0x4b1ba7b6,t216,t213; "
        "madc.lo.cc.u32 t227,0x1a0111ea,t216,0; madc.hi.u32 t228,0x1a0111ea,t216,0; "
        "mad.lo.cc.u32 t229,0xffffaaab,t216,t215; madc.hi.cc.u32 t230,0xffffaaab,t216,t191; "
        "madc.lo.cc.u32 t231,0xb153ffff,t216,t192; madc.hi.cc.u32 t232,0xb153ffff,t216,t193; "
        "madc.lo.cc.u32 t233,0xf6b0f624,t216,t194; madc.hi.cc.u32 t234,0xf6b0f624,t216,t195; "
        "madc.lo.cc.u32 t235,0xf38512bf,t216,t196; madc.hi.cc.u32 t236,0xf38512bf,t216,t197; "
        "madc.lo.cc.u32 t237,0x434bacd7,t216,t198; madc.hi.cc.u32 t238,0x434bacd7,t216,t199; "
        "madc.lo.cc.u32 t239,0x397fe69a,t216,t200; madc.hi.cc.u32 t240,0x397fe69a,t216,t214; "
        "addc.u32 t241,t228,0; add.cc.u32 t242,t217,t230; mul.lo.u32 t243,t242,0xfffcfffd; "
        "madc.lo.cc.u32 t244,0xb9feffff,t243,t231; madc.hi.cc.u32 t245,0xb9feffff,t243,t232; "
        "madc.lo.cc.u32 t246,0x1eabfffe,t243,t233; madc.hi.cc.u32 t247,0x1eabfffe,t243,t234; "
        "madc.lo.cc.u32 t248,0x6730d2a0,t243,t235; madc.hi.cc.u32 t249,0x6730d2a0,t243,t236; "
        "madc.lo.cc.u32 t250,0x64774b84,t243,t237; madc.hi.cc.u32 t251,0x64774b84,t243,t238; "
        "madc.lo.cc.u32 t252,0x4b1ba7b6,t243,t239; madc.hi.cc.u32 t253,0x4b1ba7b6,t243,t240; "
        "madc.lo.cc.u32 t254,0x1a0111ea,t243,0; madc.hi.u32 t255,0x1a0111ea,t243,0; "
        "mad.lo.cc.u32 t256,0xffffaaab,t243,t242; madc.hi.cc.u32 t257,0xffffaaab,t243,t218; "
        "madc.lo.cc.u32 t258,0xb153ffff,t243,t219; madc.hi.cc.u32 t259,0xb153ffff,t243,t220; "
        "madc.lo.cc.u32 t260,0xf6b0f624,t243,t221; madc.hi.cc.u32 t261,0xf6b0f624,t243,t222; "
        "madc.lo.cc.u32 t262,0xf38512bf,t243,t223; madc.hi.cc.u32 t263,0xf38512bf,t243,t224; "
        "madc.lo.cc.u32 t264,0x434bacd7,t243,t225; madc.hi.cc.u32 t265,0x434bacd7,t243,t226; "
        "madc.lo.cc.u32 t266,0x397fe69a,t243,t227; madc.hi.cc.u32 t267,0x397fe69a,t243,t241; "
        "addc.u32 t268,t255,0; add.cc.u32 t269,t244,t257; mul.lo.u32 t270,t269,0xfffcfffd; "
        "madc.lo.cc.u32 t271,0xb9feffff,t270,t258; madc.hi.cc.u32 t272,0xb9feffff,t270,t259; "
        "madc.lo.cc.u32 t273,0x1eabfffe,t270,t260; madc.hi.cc.u32 t274,0x1eabfffe,t270,t261; "
        "madc.lo.cc.u32 t275,0x6730d2a0,t270,t262; madc.hi.cc.u32 t276,0x6730d2a0,t270,t263; "
        "madc.lo.cc.u32 t277,0x64774b84,t270,t264; madc.hi.cc.u32 t278,0x64774b84,t270,t265; "
        "madc.lo.cc.u32 t279,0x4b1ba7b6,t270,t266; madc.hi.cc.u32 t280,0x4b1ba7b6,t270,t267; "
        "madc.lo.cc.u32 t281,0x1a0111ea,t270,0; madc.hi.u32 t282,0x1a0111ea,t270,0; "
        "mad.lo.cc.u32 t283,0xffffaaab,t270,t269; madc.hi.cc.u32 t284,0xffffaaab,t270,t245; "
        "madc.lo.cc.u32 t285,0xb153ffff,t270,t246; madc.hi.cc.u32 t286,0xb153ffff,t270,t247; "
        "madc.lo.cc.u32 t287,0xf6b0f624,t270,t248; madc.hi.cc.u32 t288,0xf6b0f624,t270,t249; "
        "madc.lo.cc.u32 t289,0xf38512bf,t270,t250; madc.hi.cc.u32 t290,0xf38512bf,t270,t251; "
        "madc.lo.cc.u32 t291,0x434bacd7,t270,t252; madc.hi.cc.u32 t292,0x434bacd7,t270,t253; "
        "madc.lo.cc.u32 t293,0x397fe69a,t270,t254; madc.hi.cc.u32 t294,0x397fe69a,t270,t268; "
        "addc.u32 t295,t282,0; add.cc.u32 t296,t271,t284; mul.lo.u32 t297,t296,0xfffcfffd; "
        "madc.lo.cc.u32 t298,0xb9feffff,t297,t285; madc.hi.cc.u32 t299,0xb9feffff,t297,t286; "
        "madc.lo.cc.u32 t300,0x1eabfffe,t297,t287; madc.hi.cc.u32 t301,0x1eabfffe,t297,t288; "
        "madc.lo.cc.u32 t302,0x6730d2a0,t297,t289; madc.hi.cc.u32 t303,0x6730d2a0,t297,t290; "
        "madc.lo.cc.u32 t304,0x64774b84,t297,t291; madc.hi.cc.u32 t305,0x64774b84,t297,t292; "
        "madc.lo.cc.u32 t306,0x4b1ba7b6,t297,t293; madc.hi.cc.u32 t307,0x4b1ba7b6,t297,t294; "
        "madc.lo.cc.u32 t308,0x1a0111ea,t297,0; madc.hi.u32 t309,0x1a0111ea,t297,0; "
        "mad.lo.cc.u32 t310,0xffffaaab,t297,t296; madc.hi.cc.u32 t311,0xffffaaab,t297,t272; "
        "madc.lo.cc.u32 t312,0xb153ffff,t297,t273; madc.hi.cc.u32 t313,0xb153ffff,t297,t274; "
        "madc.lo.cc.u32 t314,0xf6b0f624,t297,t275; madc.hi.cc.u32 t315,0xf6b0f624,t297,t276; "
        "madc.lo.cc.u32 t316,0xf38512bf,t297,t277; madc.hi.cc.u32 t317,0xf38512bf,t297,t278; "
        "madc.lo.cc.u32 t318,0x434bacd7,t297,t279; madc.hi.cc.u32 t319,0x434bacd7,t297,t280; "
        "madc.lo.cc.u32 t320,0x397fe69a,t297,t281; madc.hi.cc.u32 t321,0x397fe69a,t297,t295; "
        "addc.u32 t322,t309,0; add.cc.u32 t323,t311,t298; addc.cc.u32 t324,t312,t299; "
        "addc.cc.u32 t325,t313,t300; addc.cc.u32 t326,t314,t301; addc.cc.u32 t327,t315,t302; "
        "addc.cc.u32 t328,t316,t303; addc.cc.u32 t329,t317,t304; addc.cc.u32 t330,t318,t305; "
        "addc.cc.u32 t331,t319,t306; addc.cc.u32 t332,t320,t307; addc.cc.u32 t333,t321,t308; "
        "addc.u32 t334,0,t322; add.cc.u32 %0,t323,%24; addc.cc.u32 %1,t324,%25; "
        "addc.cc.u32 %2,t325,%26; addc.cc.u32 %3,t326,%27; addc.cc.u32 %4,t327,%28; "
        "addc.cc.u32 %5,t328,%29; addc.cc.u32 %6,t329,%30; addc.cc.u32 %7,t330,%31; "
        "addc.cc.u32 %8,t331,%32; addc.cc.u32 %9,t332,%33; addc.cc.u32 %10,t333,%34; "
        "addc.u32 %11,t334,%35; } "
        : "=&r"(r.v[0]), "=&r"(r.v[1]), "=&r"(r.v[2]), "=&r"(r.v[3]), "=&r"(r.v[4]), "=&r"(r.v[5]),
          "=&r"(r.v[6]), "=&r"(r.v[7]), "=&r"(r.v[8]), "=&r"(r.v[9]), "=&r"(r.v[10]), "=&r"(r.v[11])
        : "r"(a.v[0]), "r"(a.v[1]), "r"(a.v[2]), "r"(a.v[3]), "r"(a.v[4]), "r"(a.v[5]), "r"(a.v[6]),
          "r"(a.v[7]), "r"(a.v[8]), "r"(a.v[9]), "r"(a.v[10]), "r"(a.v[11]), "r"(a.v[12]),
          "r"(a.v[13]), "r"(a.v[14]), "r"(a.v[15]), "r"(a.v[16]), "r"(a.v[17]), "r"(a.v[18]),
          "r"(a.v[19]), "r"(a.v[20]), "r"(a.v[21]), "r"(a.v[22]), "r"(a.v[23]));
#else
    uint32_t cf = 0;
    const uint32_t t0 = words_mul_lo(a.v[0], 0xfffcfffdu);
    const uint32_t t1 = words_mul_lo(0xb9feffffu, t0);
    const uint32_t t2 = words_mul_hi(0xb9feffffu, t0);
    const uint32_t t3 = words_mul_lo(0x1eabfffeu, t0);
    const uint32_t t4 = words_mul_hi(0x1eabfffeu, t0);
    const uint32_t t5 = words_mul_lo(0x6730d2a0u, t0);
    const uint32_t t6 = words_mul_hi(0x6730d2a0u, t0);
    const uint32_t t7 = words_mul_lo(0x64774b84u, t0);
    const uint32_t t8 = words_mul_hi(0x64774b84u, t0);
    const uint32_t t9 = words_mul_lo(0x4b1ba7b6u, t0);
    const uint32_t t10 = words_mul_hi(0x4b1ba7b6u, t0);
    const uint32_t t11 = words_mul_lo(0x1a0111eau, t0);
    const uint32_t t12 = words_mul_hi(0x1a0111eau, t0);
    const uint32_t t13 = words_mad_lo_cc(0xffffaaabu, t0, a.v[0], cf);
    const uint32_t t14 = words_madc_hi_cc(0xffffaaabu, t0, a.v[1], cf);
    const uint32_t t15 = words_madc_lo_cc(0xb153ffffu, t0, a.v[2], cf);
    const uint32_t t16 = words_madc_hi_cc(0xb153ffffu, t0, a.v[3], cf);
    const uint32_t t17 = words_madc_lo_cc(0xf6b0f624u, t0, a.v[4], cf);
    const uint32_t t18 = words_madc_hi_cc(0xf6b0f624u, t0, a.v[5], cf);
    const uint32_t t19 = words_madc_lo_cc(0xf38512bfu, t0, a.v[6], cf);
    const uint32_t t20 = words_madc_hi_cc(0xf38512bfu, t0, a.v[7], cf);
    const uint32_t t21 = words_madc_lo_cc(0x434bacd7u, t0, a.v[8], cf);
    const uint32_t t22 = words_madc_hi_cc(0x434bacd7u, t0, a.v[9], cf);
    const uint32_t t23 = words_madc_lo_cc(0x397fe69au, t0, a.v[10], cf);
    const uint32_t t24 = words_madc_hi_cc(0x397fe69au, t0, a.v[11], cf);
    const uint32_t t25 = words_addc(t12, 0x0u, cf); const uint32_t t26 = words_add_cc(t1, t14, cf);
    const uint32_t t27 = words_mul_lo(t26, 0xfffcfffdu);
    const uint32_t t28 = words_madc_lo_cc(0xb9feffffu, t27, t15, cf);
    const uint32_t t29 = words_madc_hi_cc(0xb9feffffu, t27, t16, cf);
    const uint32_t t30 = words_madc_lo_cc(0x1eabfffeu, t27, t17, cf);
    const uint32_t t31 = words_madc_hi_cc(0x1eabfffeu, t27, t18, cf);
    const uint32_t t32 = words_madc_lo_cc(0x6730d2a0u, t27, t19, cf);
    const uint32_t t33 = words_madc_hi_cc(0x6730d2a0u, t27, t20, cf);
    const uint32_t t34 = words_madc_lo_cc(0x64774b84u, t27, t21, cf);
    const uint32_t t35 = words_madc_hi_cc(0x64774b84u, t27, t22, cf);
    const uint32_t t36 = words_madc_lo_cc(0x4b1ba7b6u, t27, t23, cf);
    const uint32_t t37 = words_madc_hi_cc(0x4b1ba7b6u, t27, t24, cf);
    const uint32_t t38 = words_madc_lo_cc(0x1a0111eau, t27, 0x0u, cf);
    const uint32_t t39 = words_madc_hi(0x1a0111eau, t27, 0x0u, cf);
    const uint32_t t40 = words_mad_lo_cc(0xffffaaabu, t27, t26, cf);
    const uint32_t t41 = words_madc_hi_cc(0xffffaaabu, t27, t2, cf);
    const uint32_t t42 = words_madc_lo_cc(0xb153ffffu, t27, t3, cf);
    const uint32_t t43 = words_madc_hi_cc(0xb153ffffu, t27, t4, cf);
    const uint32_t t44 = words_madc_lo_cc(0xf6b0f624u, t27, t5, cf);
    const uint32_t t45 = words_madc_hi_cc(0xf6b0f624u, t27, t6, cf);
    const uint32_t t46 = words_madc_lo_cc(0xf38512bfu, t27, t7, cf);
    const uint32_t t47 = words_madc_hi_cc(0xf38512bfu, t27, t8, cf);
    const uint32_t t48 = words_madc_lo_cc(0x434bacd7u, t27, t9, cf);
    const uint32_t t49 = words_madc_hi_cc(0x434bacd7u, t27, t10, cf);
    const uint32_t t50 = words_madc_lo_cc(0x397fe69au, t27, t11, cf);
    const uint32_t t51 = words_madc_hi_cc(0x397fe69au, t27, t25, cf);
    const uint32_t t52 = words_addc(t39, 0x0u, cf); const uint32_t t53 = words_add_cc(t28, t41, cf);
    const uint32_t t54 = words_mul_lo(t53, 0xfffcfffdu);
    const uint32_t t55 = words_madc_lo_cc(0xb9feffffu, t54, t42, cf);
    const uint32_t t56 = words_madc_hi_cc(0xb9feffffu, t54, t43, cf);
    const uint32_t t57 = words_madc_lo_cc(0x1eabfffeu, t54, t44, cf);
    const uint32_t t58 = words_madc_hi_cc(0x1eabfffeu, t54, t45, cf);
    const uint32_t t59 = words_madc_lo_cc(0x6730d2a0u, t54, t46, cf);
    const uint32_t t60 = words_madc_hi_cc(0x6730d2a0u, t54, t47, cf);
    const uint32_t t61 = words_madc_lo_cc(0x64774b84u, t54, t48, cf);
    const uint32_t t62 = words_madc_hi_cc(0x64774b84u, t54, t49, cf);
    const uint32_t t63 = words_madc_lo_cc(0x4b1ba7b6u, t54, t50, cf);
    const uint32_t t64 = words_madc_hi_cc(0x4b1ba7b6u, t54, t51, cf);
    const uint32_t t65 = words_madc_lo_cc(0x1a0111eau, t54, 0x0u, cf);
    const uint32_t t66 = words_madc_hi(0x1a0111eau, t54, 0x0u, cf);
    const uint32_t t67 = words_mad_lo_cc(0xffffaaabu, t54, t53, cf);
    const uint32_t t68 = words_madc_hi_cc(0xffffaaabu, t54, t29, cf);
    const uint32_t t69 = words_madc_lo_cc(0xb153ffffu, t54, t30, cf);
    const uint32_t t70 = words_madc_hi_cc(0xb153ffffu, t54, t31, cf);
    const uint32_t t71 = words_madc_lo_cc(0xf6b0f624u, t54, t32, cf);
    const uint32_t t72 = words_madc_hi_cc(0xf6b0f624u, t54, t33, cf);
    const uint32_t t73 = words_madc_lo_cc(0xf38512bfu, t54, t34, cf);
    const uint32_t t74 = words_madc_hi_cc(0xf38512bfu, t54, t35, cf);
    const uint32_t t75 = words_madc_lo_cc(0x434bacd7u, t54, t36, cf);
    const uint32_t t76 = words_madc_hi_cc(0x434bacd7u, t54, t37, cf);
    const uint32_t t77 = words_madc_lo_cc(0x397fe69au, t54, t38, cf);
    const uint32_t t78 = words_madc_hi_cc(0x397fe69au, t54, t52, cf);
    const uint32_t t79 = words_addc(t66, 0x0u, cf); const uint32_t t80 = words_add_cc(t55, t68, cf);
    const uint32_t t81 = words_mul_lo(t80, 0xfffcfffdu);
    const uint32_t t82 = words_madc_lo_cc(0xb9feffffu, t81, t69, cf);
    const uint32_t t83 = words_madc_hi_cc(0xb9feffffu, t81, t70, cf);
    const uint32_t t84 = words_madc_lo_cc(0x1eabfffeu, t81, t71, cf);
    const uint32_t t85 = words_madc_hi_cc(0x1eabfffeu, t81, t72, cf);
    const uint32_t t86 = words_madc_lo_cc(0x6730d2a0u, t81, t73, cf);
    const uint32_t t87 = words_madc_hi_cc(0x6730d2a0u, t81, t74, cf);
    const uint32_t t88 = words_madc_lo_cc(0x64774b84u, t81, t75, cf);
    const uint32_t t89 = words_madc_hi_cc(0x64774b84u, t81, t76, cf);
    const uint32_t t90 = words_madc_lo_cc(0x4b1ba7b6u, t81, t77, cf);
    const uint32_t t91 = words_madc_hi_cc(0x4b1ba7b6u, t81, t78, cf);
    const uint32_t t92 = words_madc_lo_cc(0x1a0111eau, t81, 0x0u, cf);
    const uint32_t t93 = words_madc_hi(0x1a0111eau, t81, 0x0u, cf);
    const uint32_t t94 = words_mad_lo_cc(0xffffaaabu, t81, t80, cf);
    const uint32_t t95 = words_madc_hi_cc(0xffffaaabu, t81, t56, cf);
    const uint32_t t96 = words_madc_lo_cc(0xb153ffffu, t81, t57, cf);
    const uint32_t t97 = words_madc_hi_cc(0xb153ffffu, t81, t58, cf);
    const uint32_t t98 = words_madc_lo_cc(0xf6b0f624u, t81, t59, cf);
    const uint32_t t99 = words_madc_hi_cc(0xf6b0f624u, t81, t60, cf);
    const uint32_t t100 = words_madc_lo_cc(0xf38512bfu, t81, t61, cf);
    const uint32_t t101 = words_madc_hi_cc(0xf38512bfu, t81, t62, cf);
    const uint32_t t102 = words_madc_lo_cc(0x434bacd7u, t81, t63, cf);
    const uint32_t t103 = words_madc_hi_cc(0x434bacd7u, t81, t64, cf);
    const uint32_t t104 = words_madc_lo_cc(0x397fe69au, t81, t65, cf);
    const uint32_t t105 = words_madc_hi_cc(0x397fe69au, t81, t79, cf);
    const uint32_t t106 = words_addc(t93, 0x0u, cf);
    const uint32_t t107 = words_add_cc(t82, t95, cf);
    const uint32_t t108 = words_mul_lo(t107, 0xfffcfffdu);
    const uint32_t t109 = words_madc_lo_cc(0xb9feffffu, t108, t96, cf);
    const uint32_t t110 = words_madc_hi_cc(0xb9feffffu, t108, t97, cf);
    const uint32_t t111 = words_madc_lo_cc(0x1eabfffeu, t108, t98, cf);
    const uint32_t t112 = words_madc_hi_cc(0x1eabfffeu, t108, t99, cf);
    const uint32_t t113 = words_madc_lo_cc(0x6730d2a0u, t108, t100, cf);
    const uint32_t t114 = words_madc_hi_cc(0x6730d2a0u, t108, t101, cf);
    const uint32_t t115 = words_madc_lo_cc(0x64774b84u, t108, t102, cf);
    const uint32_t t116 = words_madc_hi_cc(0x64774b84u, t108, t103, cf);
    const uint32_t t117 = words_madc_lo_cc(0x4b1ba7b6u, t108, t104, cf);
    const uint32_t t118 = words_madc_hi_cc(0x4b1ba7b6u, t108, t105, cf);
    const uint32_t t119 = words_madc_lo_cc(0x1a0111eau, t108, 0x0u, cf);
    const uint32_t t120 = words_madc_hi(0x1a0111eau, t108, 0x0u, cf);
    const uint32_t t121 = words_mad_lo_cc(0xffffaaabu, t108, t107, cf);
    const uint32_t t122 = words_madc_hi_cc(0xffffaaabu, t108, t83, cf);
    const uint32_t t123 = words_madc_lo_cc(0xb153ffffu, t108, t84, cf);
    const uint32_t t124 = words_madc_hi_cc(0xb153ffffu, t108, t85, cf);
    const uint32_t t125 = words_madc_lo_cc(0xf6b0f624u, t108, t86, cf);
    const uint32_t t126 = words_madc_hi_cc(0xf6b0f624u, t108, t87, cf);
    const uint32_t t127 = words_madc_lo_cc(0xf38512bfu, t108, t88, cf);
    const uint32_t t128 = words_madc_hi_cc(0xf38512bfu, t108, t89, cf);
    const uint32_t t129 = words_madc_lo_cc(0x434bacd7u, t108, t90, cf);
    const uint32_t t130 = words_madc_hi_cc(0x434bacd7u, t108, t91, cf);
    const uint32_t t131 = words_madc_lo_cc(0x397fe69au, t108, t92, cf);
    const uint32_t t132 = words_madc_hi_cc(0x397fe69au, t108, t106, cf);
    const uint32_t t133 = words_addc(t120, 0x0u, cf);
    const uint32_t t134 = words_add_cc(t109, t122, cf);
    const uint32_t t135 = words_mul_lo(t134, 0xfffcfffdu);
    const uint32_t t136 = words_madc_lo_cc(0xb9feffffu, t135, t123, cf);
    const uint32_t t137 = words_madc_hi_cc(0xb9feffffu, t135, t124, cf);
    const uint32_t t138 = words_madc_lo_cc(0x1eabfffeu, t135, t125, cf);
    const uint32_t t139 = words_madc_hi_cc(0x1eabfffeu, t135, t126, cf);
    const uint32_t t140 = words_madc_lo_cc(0x6730d2a0u, t135, t127, cf);
    const uint32_t t141 = words_madc_hi_cc(0x6730d2a0u, t135, t128, cf);
    const uint32_t t142 = words_madc_lo_cc(0x64774b84u, t135, t129, cf);
    const uint32_t t143 = words_madc_hi_cc(0x64774b84u, t135, t130, cf);
    const uint32_t t144 = words_madc_lo_cc(0x4b1ba7b6u, t135, t131, cf);
    const uint32_t t145 = words_madc_hi_cc(0x4b1ba7b6u, t135, t132, cf);
    const uint32_t t146 = words_madc_lo_cc(0x1a0111eau, t135, 0x0u, cf);
    const uint32_t t147 = words_madc_hi(0x1a0111eau, t135, 0x0u, cf);
    const uint32_t t148 = words_mad_lo_cc(0xffffaaabu, t135, t134, cf);
    const uint32_t t149 = words_madc_hi_cc(0xffffaaabu, t135, t110, cf);
    const uint32_t t150 = words_madc_lo_cc(0xb153ffffu, t135, t111, cf);
    const uint32_t t151 = words_madc_hi_cc(0xb153ffffu, t135, t112, cf);
    const uint32_t t152 = words_madc_lo_cc(0xf6b0f624u, t135, t113, cf);
    const uint32_t t153 = words_madc_hi_cc(0xf6b0f624u, t135, t114, cf);
    const uint32_t t154 = words_madc_lo_cc(0xf38512bfu, t135, t115, cf);
    const uint32_t t155 = words_madc_hi_cc(0xf38512bfu, t135, t116, cf);
    const uint32_t t156 = words_madc_lo_cc(0x434bacd7u, t135, t117, cf);
    const uint32_t t157 = words_madc_hi_cc(0x434bacd7u, t135, t118, cf);
    const uint32_t t158 = words_madc_lo_cc(0x397fe69au, t135, t119, cf);
    const uint32_t t159 = words_madc_hi_cc(0x397fe69au, t135, t133, cf);
    const uint32_t t160 = words_addc(t147, 0x0u, cf);
    const uint32_t t161 = words_add_cc(t136, t149, cf);
    const uint32_t t162 = words_mul_lo(t161, 0xfffcfffdu);
    const uint32_t t163 = words_madc_lo_cc(0xb9feffffu, t162, t150, cf);
    const uint32_t t164 = words_madc_hi_cc(0xb9feffffu, t162, t151, cf);
    const uint32_t t165 = words_madc_lo_cc(0x1eabfffeu, t162, t152, cf);
    const uint32_t t166 = words_madc_hi_cc(0x1eabfffeu, t162, t153, cf);
    const uint32_t t167 = words_madc_lo_cc(0x6730d2a0u, t162, t154, cf);
    const uint32_t t168 = words_madc_hi_cc(0x6730d2a0u, t162, t155, cf);
    const uint32_t t169 = words_madc_lo_cc(0x64774b84u, t162, t156, cf);
    const uint32_t t170 = words_madc_hi_cc(0x64774b84u, t162, t157, cf);
    const uint32_t t171 = words_madc_lo_cc(0x4b1ba7b6u, t162, t158, cf);
    const uint32_t t172 = words_madc_hi_cc(0x4b1ba7b6u, t162, t159, cf);
    const uint32_t t173 = words_madc_lo_cc(0x1a0111eau, t162, 0x0u, cf);
    const uint32_t t174 = words_madc_hi(0x1a0111eau, t162, 0x0u, cf);
    const uint32_t t175 = words_mad_lo_cc(0xffffaaabu, t162, t161, cf);
    const uint32_t t176 = words_madc_hi_cc(0xffffaaabu, t162, t137, cf);
    const uint32_t t177 = words_madc_lo_cc(0xb153ffffu, t162, t138, cf);
    const uint32_t t178 = words_madc_hi_cc(0xb153ffffu, t162, t139, cf);
    const uint32_t t179 = words_madc_lo_cc(0xf6b0f624u, t162, t140, cf);
    const uint32_t t180 = words_madc_hi_cc(0xf6b0f624u, t162, t141, cf);
    const uint32_t t181 = words_madc_lo_cc(0xf38512bfu, t162, t142, cf);
    const uint32_t t182 = words_madc_hi_cc(0xf38512bfu, t162, t143, cf);
    const uint32_t t183 = words_madc_lo_cc(0x434bacd7u, t162, t144, cf);
    const uint32_t t184 = words_madc_hi_cc(0x434bacd7u, t162, t145, cf);
    const uint32_t t185 = words_madc_lo_cc(0x397fe69au, t162, t146, cf);
    const uint32_t t186 = words_madc_hi_cc(0x397fe69au, t162, t160, cf);
    const uint32_t t187 = words_addc(t174, 0x0u, cf);
    const uint32_t t188 = words_add_cc(t163, t176, cf);
    const uint32_t t189 = words_mul_lo(t188, 0xfffcfffdu);
    const uint32_t t190 = words_madc_lo_cc(0xb9feffffu, t189, t177, cf);
    const uint32_t t191 = words_madc_hi_cc(0xb9feffffu, t189, t178, cf);
    const uint32_t t192 = words_madc_lo_cc(0x1eabfffeu, t189, t179, cf);
    const uint32_t t193 = words_madc_hi_cc(0x1eabfffeu, t189, t180, cf);
    const uint32_t t194 = words_madc_lo_cc(0x6730d2a0u, t189, t181, cf);
    const uint32_t t195 = words_madc_hi_cc(0x6730d2a0u, t189, t182, cf);
    const uint32_t t196 = words_madc_lo_cc(0x64774b84u, t189, t183, cf);
    const uint32_t t197 = words_madc_hi_cc(0x64774b84u, t189, t184, cf);
    const uint32_t t198 = words_madc_lo_cc(0x4b1ba7b6u, t189, t185, cf);
    const uint32_t t199 = words_madc_hi_cc(0x4b1ba7b6u, t189, t186, cf);
    const uint32_t t200 = words_madc_lo_cc(0x1a0111eau, t189, 0x0u, cf);
    const uint32_t t201 = words_madc_hi(0x1a0111eau, t189, 0x0u, cf);
    const uint32_t t202 = words_mad_lo_cc(0xffffaaabu, t189, t188, cf);
    const uint32_t t203 = words_madc_hi_cc(0xffffaaabu, t189, t164, cf);
    const uint32_t t204 = words_madc_lo_cc(0xb153ffffu, t189, t165, cf);
    const uint32_t t205 = words_madc_hi_cc(0xb153ffffu, t189, t166, cf);
    const uint32_t t206 = words_madc_lo_cc(0xf6b0f624u, t189, t167, cf);
    const uint32_t t207 = words_madc_hi_cc(0xf6b0f624u, t189, t168, cf);
    const uint32_t t208 = words_madc_lo_cc(0xf38512bfu, t189, t169, cf);
    const uint32_t t209 = words_madc_hi_cc(0xf38512bfu, t189, t170, cf);
    const uint32_t t210 = words_madc_lo_cc(0x434bacd7u, t189, t171, cf);
    const uint32_t t211 = words_madc_hi_cc(0x434bacd7u, t189, t172, cf);
    const uint32_t t212 = words_madc_lo_cc(0x397fe69au, t189, t173, cf);
    const uint32_t t213 = words_madc_hi_cc(0x397fe69au, t189, t187, cf);
    const uint32_t t214 = words_addc(t201, 0x0u, cf);
    const uint32_t t215 = words_add_cc(t190, t203, cf);
    const uint32_t t216 = words_mul_lo(t215, 0xfffcfffdu);
    const uint32_t t217 = words_madc_lo_cc(0xb9feffffu, t216, t204, cf);
    const uint32_t t218 = words_madc_hi_cc(0xb9feffffu, t216, t205, cf);
    const uint32_t t219 = words_madc_lo_cc(0x1eabfffeu, t216, t206, cf);
    const uint32_t t220 = words_madc_hi_cc(0x1eabfffeu, t216, t207, cf);
    const uint32_t t221 = words_madc_lo_cc(0x6730d2a0u, t216, t208, cf);
    const uint32_t t222 = words_madc_hi_cc(0x6730d2a0u, t216, t209, cf);
    const uint32_t t223 = words_madc_lo_cc(0x64774b84u, t216, t210, cf);
    const uint32_t t224 = words_madc_hi_cc(0x64774b84u, t216, t211, cf);
    const uint32_t t225 = words_madc_lo_cc(0x4b1ba7b6u, t216, t212, cf);
    const uint32_t t226 = words_madc_hi_cc(0x4b1ba7b6u, t216, t213, cf);
    const uint32_t t227 = words_madc_lo_cc(0x1a0111eau, t216, 0x0u, cf);
    const uint32_t t228 = words_madc_hi(0x1a0111eau, t216, 0x0u, cf);
    const uint32_t t229 = words_mad_lo_cc(0xffffaaabu, t216, t215, cf);
    const uint32_t t230 = words_madc_hi_cc(0xffffaaabu, t216, t191, cf);
    const uint32_t t231 = words_madc_lo_cc(0xb153ffffu, t216, t192, cf);
    const uint32_t t232 = words_madc_hi_cc(0xb153ffffu, t216, t193, cf);
    const uint32_t t233 = words_madc_lo_cc(0xf6b0f624u, t216, t194, cf);
    const uint32_t t234 = words_madc_hi_cc(0xf6b0f624u, t216, t195, cf);
    const uint32_t t235 = words_madc_lo_cc(0xf38512bfu, t216, t196, cf);
    const uint32_t t236 = words_madc_hi_cc(0xf38512bfu, t216, t197, cf);
    const uint32_t t237 = words_madc_lo_cc(0x434bacd7u, t216, t198, cf);
    const uint32_t t238 = words_madc_hi_cc(0x434bacd7u, t216, t199, cf);
    const uint32_t t239 = words_madc_lo_cc(0x397fe69au, t216, t200, cf);
    const uint32_t t240 = words_madc_hi_cc(0x397fe69au, t216, t214, cf);
    const uint32_t t241 = words_addc(t228, 0x0u, cf);
    const uint32_t t242 = words_add_cc(t217, t230, cf);
    const uint32_t t243 = words_mul_lo(t242, 0xfffcfffdu);
    const uint32_t t244 = words_madc_lo_cc(0xb9feffffu, t243, t231, cf);
    const uint32_t t245 = words_madc_hi_cc(0xb9feffffu, t243, t232, cf);
    const uint32_t t246 = words_madc_lo_cc(0x1eabfffeu, t243, t233, cf);
    const uint32_t t247 = words_madc_hi_cc(0x1eabfffeu, t243, t234, cf);
    const uint32_t t248 = words_madc_lo_cc(0x6730d2a0u, t243, t235, cf);
    const uint32_t t249 = words_madc_hi_cc(0x6730d2a0u, t243, t236, cf);
    const uint32_t t250 = words_madc_lo_cc(0x64774b84u, t243, t237, cf);
    const uint32_t t251 = words_madc_hi_cc(0x64774b84u, t243, t238, cf);
    const uint32_t t252 = words_madc_lo_cc(0x4b1ba7b6u, t243, t239, cf);
    const uint32_t t253 = words_madc_hi_cc(0x4b1ba7b6u, t243, t240, cf);
    const uint32_t t254 = words_madc_lo_cc(0x1a0111eau, t243, 0x0u, cf);
    const uint32_t t255 = words_madc_hi(0x1a0111eau, t243, 0x0u, cf);
    const uint32_t t256 = words_mad_lo_cc(0xffffaaabu, t243, t242, cf);
    const uint32_t t257 = words_madc_hi_cc(0xffffaaabu, t243, t218, cf);
    const uint32_t t258 = words_madc_lo_cc(0xb153ffffu, t243, t219, cf);
    const uint32_t t259 = words_madc_hi_cc(0xb153ffffu, t243, t220, cf);
    const uint32_t t260 = words_madc_lo_cc(0xf6b0f624u, t243, t221, cf);
    const uint32_t t261 = words_madc_hi_cc(0xf6b0f624u, t243, t222, cf);
    const uint32_t t262 = words_madc_lo_cc(0xf38512bfu, t243, t223, cf);
    const uint32_t t263 = words_madc_hi_cc(0xf38512bfu, t243, t224, cf);
    const uint32_t t264 = words_madc_lo_cc(0x434bacd7u, t243, t225, cf);
    const uint32_t t265 = words_madc_hi_cc(0x434bacd7u, t243, t226, cf);
    const uint32_t t266 = words_madc_lo_cc(0x397fe69au, t243, t227, cf);
    const uint32_t t267 = words_madc_hi_cc(0x397fe69au, t243, t241, cf);
    const uint32_t t268 = words_addc(t255, 0x0u, cf);
    const uint32_t t269 = words_add_cc(t244, t257, cf);
    const uint32_t t270 = words_mul_lo(t269, 0xfffcfffdu);
    const uint32_t t271 = words_madc_lo_cc(0xb9feffffu, t270, t258, cf);
    const uint32_t t272 = words_madc_hi_cc(0xb9feffffu, t270, t259, cf);
    const uint32_t t273 = words_madc_lo_cc(0x1eabfffeu, t270, t260, cf);
    const uint32_t t274 = words_madc_hi_cc(0x1eabfffeu, t270, t261, cf);
    const uint32_t t275 = words_madc_lo_cc(0x6730d2a0u, t270, t262, cf);
    const uint32_t t276 = words_madc_hi_cc(0x6730d2a0u, t270, t263, cf);
    const uint32_t t277 = words_madc_lo_cc(0x64774b84u, t270, t264, cf);
    const uint32_t t278 = words_madc_hi_cc(0x64774b84u, t270, t265, cf);
    const uint32_t t279 = words_madc_lo_cc(0x4b1ba7b6u, t270, t266, cf);
    const uint32_t t280 = words_madc_hi_cc(0x4b1ba7b6u, t270, t267, cf);
    const uint32_t t281 = words_madc_lo_cc(0x1a0111eau, t270, 0x0u, cf);
    const uint32_t t282 = words_madc_hi(0x1a0111eau, t270, 0x0u, cf);
    const uint32_t t283 = words_mad_lo_cc(0xffffaaabu, t270, t269, cf);
    const uint32_t t284 = words_madc_hi_cc(0xffffaaabu, t270, t245, cf);
    const uint32_t t285 = words_madc_lo_cc(0xb153ffffu, t270, t246, cf);
    const uint32_t t286 = words_madc_hi_cc(0xb153ffffu, t270, t247, cf);
    const uint32_t t287 = words_madc_lo_cc(0xf6b0f624u, t270, t248, cf);
    const uint32_t t288 = words_madc_hi_cc(0xf6b0f624u, t270, t249, cf);
    const uint32_t t289 = words_madc_lo_cc(0xf38512bfu, t270, t250, cf);
    const uint32_t t290 = words_madc_hi_cc(0xf38512bfu, t270, t251, cf);
    const uint32_t t291 = words_madc_lo_cc(0x434bacd7u, t270, t252, cf);
    const uint32_t t292 = words_madc_hi_cc(0x434bacd7u, t270, t253, cf);
    const uint32_t t293 = words_madc_lo_cc(0x397fe69au, t270, t254, cf);
    const uint32_t t294 = words_madc_hi_cc(0x397fe69au, t270, t268, cf);
    const uint32_t t295 = words_addc(t282, 0x0u, cf);
    const uint32_t t296 = words_add_cc(t271, t284, cf);
    const uint32_t t297 = words_mul_lo(t296, 0xfffcfffdu);
    const uint32_t t298 = words_madc_lo_cc(0xb9feffffu, t297, t285, cf);
    const uint32_t t299 = words_madc_hi_cc(0xb9feffffu, t297, t286, cf);
    const uint32_t t300 = words_madc_lo_cc(0x1eabfffeu, t297, t287, cf);
    const uint32_t t301 = words_madc_hi_cc(0x1eabfffeu, t297, t288, cf);
    const uint32_t t302 = words_madc_lo_cc(0x6730d2a0u, t297, t289, cf);
    const uint32_t t303 = words_madc_hi_cc(0x6730d2a0u, t297, t290, cf);
    const uint32_t t304 = words_madc_lo_cc(0x64774b84u, t297, t291, cf);
    const uint32_t t305 = words_madc_hi_cc(0x64774b84u, t297, t292, cf);
    const uint32_t t306 = words_madc_lo_cc(0x4b1ba7b6u, t297, t293, cf);
    const uint32_t t307 = words_madc_hi_cc(0x4b1ba7b6u, t297, t294, cf);
    const uint32_t t308 = words_madc_lo_cc(0x1a0111eau, t297, 0x0u, cf);
    const uint32_t t309 = words_madc_hi(0x1a0111eau, t297, 0x0u, cf);
    const uint32_t t310 = words_mad_lo_cc(0xffffaaabu, t297, t296, cf);
    const uint32_t t311 = words_madc_hi_cc(0xffffaaabu, t297, t272, cf);
    const uint32_t t312 = words_madc_lo_cc(0xb153ffffu, t297, t273, cf);
    const uint32_t t313 = words_madc_hi_cc(0xb153ffffu, t297, t274, cf);
    const uint32_t t314 = words_madc_lo_cc(0xf6b0f624u, t297, t275, cf);
    const uint32_t t315 = words_madc_hi_cc(0xf6b0f624u, t297, t276, cf);
    const uint32_t t316 = words_madc_lo_cc(0xf38512bfu, t297, t277, cf);
    const uint32_t t317 = words_madc_hi_cc(0xf38512bfu, t297, t278, cf);
    const uint32_t t318 = words_madc_lo_cc(0x434bacd7u, t297, t279, cf);
    const uint32_t t319 = words_madc_hi_cc(0x434bacd7u, t297, t280, cf);
    const uint32_t t320 = words_madc_lo_cc(0x397fe69au, t297, t281, cf);
    const uint32_t t321 = words_madc_hi_cc(0x397fe69au, t297, t295, cf);
    const uint32_t t322 = words_addc(t309, 0x0u, cf);
    const uint32_t t323 = words_add_cc(t311, t298, cf);
    const uint32_t t324 = words_addc_cc(t312, t299, cf);
    const uint32_t t325 = words_addc_cc(t313, t300, cf);
    const uint32_t t326 = words_addc_cc(t314, t301, cf);
    const uint32_t t327 = words_addc_cc(t315, t302, cf);
    const uint32_t t328 = words_addc_cc(t316, t303, cf);
    const uint32_t t329 = words_addc_cc(t317, t304, cf);
    const uint32_t t330 = words_addc_cc(t318, t305, cf);
    const uint32_t t331 = words_addc_cc(t319, t306, cf);
    const uint32_t t332 = words_addc_cc(t320, t307, cf);
    const uint32_t t333 = words_addc_cc(t321, t308, cf);
    const uint32_t t334 = words_addc(0x0u, t322, cf); r.v[0] = words_add_cc(t323, a.v[12], cf);
    r.v[1] = words_addc_cc(t324, a.v[13], cf); r.v[2] = words_addc_cc(t325, a.v[14], cf);
    r.v[3] = words_addc_cc(t326, a.v[15], cf); r.v[4] = words_addc_cc(t327, a.v[16], cf);
    r.v[5] = words_addc_cc(t328, a.v[17], cf); r.v[6] = words_addc_cc(t329, a.v[18], cf);
    r.v[7] = words_addc_cc(t330, a.v[19], cf); r.v[8] = words_addc_cc(t331, a.v[20], cf);
    r.v[9] = words_addc_cc(t332, a.v[21], cf); r.v[10] = words_addc_cc(t333, a.v[22], cf);
    r.v[11] = words_addc(t334, a.v[23], cf);
#endif
    return r;
}

/* a - b - c, which is not negative. */
DEV_INLINE fp_wide fp_wide_sub2(const fp_wide &a, const fp_wide &b, const fp_wide &c)
{
    fp_wide r;
#ifdef __CUDA_ARCH__
    asm(
        "{ .reg .u32 t<48>; sub.cc.u32 t0,%24,%48; subc.cc.u32 t1,%25,%49; subc.cc.u32 t2,%26,%50; "
        "subc.cc.u32 t3,%27,%51; subc.cc.u32 t4,%28,%52; subc.cc.u32 t5,%29,%53; "
        "subc.cc.u32 t6,%30,%54; subc.cc.u32 t7,%31,%55; subc.cc.u32 t8,%32,%56; "
        "subc.cc.u32 t9,%33,%57; subc.cc.u32 t10,%34,%58; subc.cc.u32 t11,%35,%59; "
        "subc.cc.u32 t12,%36,%60; subc.cc.u32 t13,%37,%61; subc.cc.u32 t14,%38,%62; "
        "subc.cc.u32 t15,%39,%63; subc.cc.u32 t16,%40,%64; subc.cc.u32 t17,%41,%65; "
        "subc.cc.u32 t18,%42,%66; subc.cc.u32 t19,%43,%67; subc.cc.u32 t20,%44,%68; "
        "subc.cc.u32 t21,%45,%69; subc.cc.u32 t22,%46,%70; subc.u32 t23,%47,%71; "
        "sub.cc.u32 %0,t0,%72; subc.cc.u32 %1,t1,%73; subc.cc.u32 %2,t2,%74; "
        "subc.cc.u32 %3,t3,%75; subc.cc.u32 %4,t4,%76; subc.cc.u32 %5,t5,%77; "
        "subc.cc.u32 %6,t6,%78; subc.cc.u32 %7,t7,%79; subc.cc.u32 %8,t8,%80; "
        "subc.cc.u32 %9,t9,%81; subc.cc.u32 %10,t10,%82; subc.cc.u32 %11,t11,%83; "
        "subc.cc.u32 %12,t12,%84; subc.cc.u32 %13,t13,%85; subc.cc.u32 %14,t14,%86; "
        "subc.cc.u32 %15,t15,%87; subc.cc.u32 %16,t16,%88; subc.cc.u32 %17,t17,%89; "
        "subc.cc.u32 %18,t18,%90; subc.cc.u32 %19,t19,%91; subc.cc.u32 %20,t20,%92; "
        "subc.cc.u32 %21,t21,%93; subc.cc.u32 %22,t22,%94; subc.u32 %23,t23,%95; } "
        : "=&r"(r.v[0]), "=&r"(r.v[1]), "=&r"(r.v[2]), "=&r"(r.v[3]), "=&r"(r.v[4]), "=&r"(r.v[5]),
          "=&r"(r.v[6]), "=&r"(r.v[7]), "=&r"(r.v[8]), "=&r"(r.v[9]), "=&r"(r.v[10]),
          "=&r"(r.v[11]), "=&r"(r.v[12]), "=&r"(r.v[13]), "=&r"(r.v[14]), "=&r"(r.v[15]),
          "=&r"(r.v[16]), "=&r"(r.v[17]), "=&r"(r.v[18]), "=&r"(r.v[19]), "=&r"(r.v[20]),
          "=&r"(r.v[21]), "=&r"(r.v[22]), "=&r"(r.v[23])
        : "r"(a.v[0]), "r"(a.v[1]), "r"(a.v[2]), "r"(a.v[3]), "r"(a.v[4]), "r"(a.v[5]), "r"(a.v[6]),
          "r"(a.v[7]), "r"(a.v[8]), "r"(a.v[9]), "r"(a.v[10]), "r"(a.v[11]), "r"(a.v[12]),
          "r"(a.v[13]), "r"(a.v[14]), "r"(a.v[15]), "r"(a.v[16]), "r"(a.v[17]), "r"(a.v[18]),
          "r"(a.v[19]), "r"(a.v[20]), "r"(a.v[21]), "r"(a.v[22]), "r"(a.v[23]), "r"(b.v[0]),
          "r"(b.v[1]), "r"(b.v[2]), "r"(b.v[3]), "r"(b.v[4]), "r"(b.v[5]), "r"(b.v[6]), "r"(b.v[7]),
          "r"(b.v[8]), "r"(b.v[9]), "r"(b.v[10]), "r"(b.v[11]), "r"(b.v[12]), "r"(b.v[13]),
          "r"(b.v[14]), "r"(b.v[15]), "r"(b.v[16]), "r"(b.v[17]), "r"(b.v[18]), "r"(b.v[19]),
          "r"(b.v[20]), "r"(b.v[21]), "r"(b.v[22]), "r"(b.v[23]), "r"(c.v[0]), "r"(c.v[1]),
          "r"(c.v[2]), "r"(c.v[3]), "r"(c.v[4]), "r"(c.v[5]), "r"(c.v[6]), "r"(c.v[7]), "r"(c.v[8]),
          "r"(c.v[9]), "r"(c.v[10]), "r"(c.v[11]), "r"(c.v[12]), "r"(c.v[13]), "r"(c.v[14]),
          "r"(c.v[15]), "r"(c.v[16]), "r"(c.v[17]), "r"(c.v[18]), "r"(c.v[19]), "r"(c.v[20]),
          "r"(c.v[21]), "r"(c.v[22]), "r"(c.v[23]));
#else
    uint32_t cf = 0;
    const uint32_t t0 = words_sub_cc(a.v[0], b.v[0], cf);
    const uint32_t t1 = words_subc_cc(a.v[1], b.v[1], cf);
    const uint32_t t2 = words_subc_cc(a.v[2], b.v[2], cf);
    const uint32_t t3 = words_subc_cc(a.v[3], b.v[3], cf);
    const uint32_t t4 = words_subc_cc(a.v[4], b.v[4], cf);
    const uint32_t t5 = words_subc_cc(a.v[5], b.v[5], cf);
    const uint32_t t6 = words_subc_cc(a.v[6], b.v[6], cf);
    const uint32_t t7 = words_subc_cc(a.v[7], b.v[7], cf);
    const uint32_t t8 = words_subc_cc(a.v[8], b.v[8], cf);
    const uint32_t t9 = words_subc_cc(a.v[9], b.v[9], cf);
    const uint32_t t10 = words_subc_cc(a.v[10], b.v[10], cf);
    const uint32_t t11 = words_subc_cc(a.v[11], b.v[11], cf);
    const uint32_t t12 = words_subc_cc(a.v[12], b.v[12], cf);
    const uint32_t t13 = words_subc_cc(a.v[13], b.v[13], cf);
    const uint32_t t14 = words_subc_cc(a.v[14], b.v[14], cf);
    const uint32_t t15 = words_subc_cc(a.v[15], b.v[15], cf);
    const uint32_t t16 = words_subc_cc(a.v[16], b.v[16], cf);
    const uint32_t t17 = words_subc_cc(a.v[17], b.v[17], cf);
    const uint32_t t18 = words_subc_cc(a.v[18], b.v[18], cf);
    const uint32_t t19 = words_subc_cc(a.v[19], b.v[19], cf);
    const uint32_t t20 = words_subc_cc(a.v[20], b.v[20], cf);
    const uint32_t t21 = words_subc_cc(a.v[21], b.v[21], cf);
    const uint32_t t22 = words_subc_cc(a.v[22], b.v[22], cf);
    const uint32_t t23 = words_subc(a.v[23], b.v[23], cf); r.v[0] = words_sub_cc(t0, c.v[0], cf);
    r.v[1] = words_subc_cc(t1, c.v[1], cf); r.v[2] = words_subc_cc(t2, c.v[2], cf);
    r.v[3] = words_subc_cc(t3, c.v[3], cf); r.v[4] = words_subc_cc(t4, c.v[4], cf);
    r.v[5] = words_subc_cc(t5, c.v[5], cf); r.v[6] = words_subc_cc(t6, c.v[6], cf);
    r.v[7] = words_subc_cc(t7, c.v[7], cf); r.v[8] = words_subc_cc(t8, c.v[8], cf);
    r.v[9] = words_subc_cc(t9, c.v[9], cf); r.v[10] = words_subc_cc(t10, c.v[10], cf);
    r.v[11] = words_subc_cc(t11, c.v[11], cf); r.v[12] = words_subc_cc(t12, c.v[12], cf);
    r.v[13] = words_subc_cc(t13, c.v[13], cf); r.v[14] = words_subc_cc(t14, c.v[14], cf);
    r.v[15] = words_subc_cc(t15, c.v[15], cf); r.v[16] = words_subc_cc(t16, c.v[16], cf);
    r.v[17] = words_subc_cc(t17, c.v[17], cf); r.v[18] = words_subc_cc(t18, c.v[18], cf);
    r.v[19] = words_subc_cc(t19, c.v[19], cf); r.v[20] = words_subc_cc(t20, c.v[20], cf);
    r.v[21] = words_subc_cc(t21, c.v[21], cf); r.v[22] = words_subc_cc(t22, c.v[22], cf);
    r.v[23] = words_subc(t23, c.v[23], cf);
#endif
    return r;
}

/* a - b plus a multiple of p; a, b <= 4 p^2 -> positive and < 8.1 p^2. */
DEV_INLINE fp_wide fp_wide_sub(const fp_wide &a, const fp_wide &b)
{
    fp_wide r;
#ifdef __CUDA_ARCH__
    asm(
        "{ .reg .u32 t<37>; sub.cc.u32 %0,%24,%48; subc.cc.u32 %1,%25,%49; subc.cc.u32 %2,%26,%50; "
        "subc.cc.u32 %3,%27,%51; subc.cc.u32 %4,%28,%52; subc.cc.u32 %5,%29,%53; "
        "subc.cc.u32 %6,%30,%54; subc.cc.u32 %7,%31,%55; subc.cc.u32 %8,%32,%56; "
        "subc.cc.u32 %9,%33,%57; subc.cc.u32 %10,%34,%58; subc.cc.u32 t11,%35,%59; "
        "subc.cc.u32 t12,%36,%60; subc.cc.u32 t13,%37,%61; subc.cc.u32 t14,%38,%62; "
        "subc.cc.u32 t15,%39,%63; subc.cc.u32 t16,%40,%64; subc.cc.u32 t17,%41,%65; "
        "subc.cc.u32 t18,%42,%66; subc.cc.u32 t19,%43,%67; subc.cc.u32 t20,%44,%68; "
        "subc.cc.u32 t21,%45,%69; subc.cc.u32 t22,%46,%70; subc.u32 t23,%47,%71; "
        "add.cc.u32 %11,t11,0x0ac917e3; addc.cc.u32 %12,t12,0x8256dd54; "
        "addc.cc.u32 %13,t13,0x40026c63; addc.cc.u32 %14,t14,0x6b9087a1; "
        "addc.cc.u32 %15,t15,0x741cdd09; addc.cc.u32 %16,t16,0x58616f70; "
        "addc.cc.u32 %17,t17,0xb7f5e84e; addc.cc.u32 %18,t18,0x99b49800; "
        "addc.cc.u32 %19,t19,0x9e12df99; addc.cc.u32 %20,t20,0xeaf50f62; "
        "addc.cc.u32 %21,t21,0xb7506f40; addc.cc.u32 %22,t22,0xe5b1a540; "
        "addc.u32 %23,t23,0x0a90de92; } "
        : "=&r"(r.v[0]), "=&r"(r.v[1]), "=&r"(r.v[2]), "=&r"(r.v[3]), "=&r"(r.v[4]), "=&r"(r.v[5]),
          "=&r"(r.v[6]), "=&r"(r.v[7]), "=&r"(r.v[8]), "=&r"(r.v[9]), "=&r"(r.v[10]),
          "=&r"(r.v[11]), "=&r"(r.v[12]), "=&r"(r.v[13]), "=&r"(r.v[14]), "=&r"(r.v[15]),
          "=&r"(r.v[16]), "=&r"(r.v[17]), "=&r"(r.v[18]), "=&r"(r.v[19]), "=&r"(r.v[20]),
          "=&r"(r.v[21]), "=&r"(r.v[22]), "=&r"(r.v[23])
        : "r"(a.v[0]), "r"(a.v[1]), "r"(a.v[2]), "r"(a.v[3]), "r"(a.v[4]), "r"(a.v[5]), "r"(a.v[6]),
          "r"(a.v[7]), "r"(a.v[8]), "r"(a.v[9]), "r"(a.v[10]), "r"(a.v[11]), "r"(a.v[12]),
          "r"(a.v[13]), "r"(a.v[14]), "r"(a.v[15]), "r"(a.v[16]), "r"(a.v[17]), "r"(a.v[18]),
          "r"(a.v[19]), "r"(a.v[20]), "r"(a.v[21]), "r"(a.v[22]), "r"(a.v[23]), "r"(b.v[0]),
          "r"(b.v[1]), "r"(b.v[2]), "r"(b.v[3]), "r"(b.v[4]), "r"(b.v[5]), "r"(b.v[6]), "r"(b.v[7]),
          "r"(b.v[8]), "r"(b.v[9]), "r"(b.v[10]), "r"(b.v[11]), "r"(b.v[12]), "r"(b.v[13]),
          "r"(b.v[14]), "r"(b.v[15]), "r"(b.v[16]), "r"(b.v[17]), "r"(b.v[18]), "r"(b.v[19]),
          "r"(b.v[20]), "r"(b.v[21]), "r"(b.v[22]), "r"(b.v[23]));
#else
    uint32_t cf = 0;
    r.v[0] = words_sub_cc(a.v[0], b.v[0], cf); r.v[1] = words_subc_cc(a.v[1], b.v[1], cf);
    r.v[2] = words_subc_cc(a.v[2], b.v[2], cf); r.v[3] = words_subc_cc(a.v[3], b.v[3], cf);
    r.v[4] = words_subc_cc(a.v[4], b.v[4], cf); r.v[5] = words_subc_cc(a.v[5], b.v[5], cf);
    r.v[6] = words_subc_cc(a.v[6], b.v[6], cf); r.v[7] = words_subc_cc(a.v[7], b.v[7], cf);
    r.v[8] = words_subc_cc(a.v[8], b.v[8], cf); r.v[9] = words_subc_cc(a.v[9], b.v[9], cf);
    r.v[10] = words_subc_cc(a.v[10], b.v[10], cf);
    const uint32_t t11 = words_subc_cc(a.v[11], b.v[11], cf);
    const uint32_t t12 = words_subc_cc(a.v[12], b.v[12], cf);
    const uint32_t t13 = words_subc_cc(a.v[13], b.v[13], cf);
    const uint32_t t14 = words_subc_cc(a.v[14], b.v[14], cf);
    const uint32_t t15 = words_subc_cc(a.v[15], b.v[15], cf);
    const uint32_t t16 = words_subc_cc(a.v[16], b.v[16], cf);
    const uint32_t t17 = words_subc_cc(a.v[17], b.v[17], cf);
    const uint32_t t18 = words_subc_cc(a.v[18], b.v[18], cf);
    const uint32_t t19 = words_subc_cc(a.v[19], b.v[19], cf);
    const uint32_t t20 = words_subc_cc(a.v[20], b.v[20], cf);
    const uint32_t t21 = words_subc_cc(a.v[21], b.v[21], cf);
    const uint32_t t22 = words_subc_cc(a.v[22], b.v[22], cf);
    const uint32_t t23 = words_subc(a.v[23], b.v[23], cf);
    r.v[11] = words_add_cc(t11, 0xac917e3u, cf); r.v[12] = words_addc_cc(t12, 0x8256dd54u, cf);
    r.v[13] = words_addc_cc(t13, 0x40026c63u, cf); r.v[14] = words_addc_cc(t14, 0x6b9087a1u, cf);
    r.v[15] = words_addc_cc(t15, 0x741cdd09u, cf); r.v[16] = words_addc_cc(t16, 0x58616f70u, cf);
    r.v[17] = words_addc_cc(t17, 0xb7f5e84eu, cf); r.v[18] = words_addc_cc(t18, 0x99b49800u, cf);
    r.v[19] = words_addc_cc(t19, 0x9e12df99u, cf); r.v[20] = words_addc_cc(t20, 0xeaf50f62u, cf);
    r.v[21] = words_addc_cc(t21, 0xb7506f40u, cf); r.v[22] = words_addc_cc(t22, 0xe5b1a540u, cf);
    r.v[23] = words_addc(t23, 0xa90de92u, cf);
#endif
    return r;
}

/* a + b, which fits 384 bits (a + b < 9.8 p). */
DEV_INLINE fp fp_add_raw(const fp &a, const fp &b)
{
    fp r;
#ifdef __CUDA_ARCH__
    asm(
        "{ .reg .u32 t<12>; add.cc.u32 %0,%12,%24; addc.cc.u32 %1,%13,%25; addc.cc.u32 %2,%14,%26; "
        "addc.cc.u32 %3,%15,%27; addc.cc.u32 %4,%16,%28; addc.cc.u32 %5,%17,%29; "
        "addc.cc.u32 %6,%18,%30; addc.cc.u32 %7,%19,%31; addc.cc.u32 %8,%20,%32; "
        "addc.cc.u32 %9,%21,%33; addc.cc.u32 %10,%22,%34; addc.u32 %11,%23,%35; } "
        : "=&r"(r.v[0]), "=&r"(r.v[1]), "=&r"(r.v[2]), "=&r"(r.v[3]), "=&r"(r.v[4]), "=&r"(r.v[5]),
          "=&r"(r.v[6]), "=&r"(r.v[7]), "=&r"(r.v[8]), "=&r"(r.v[9]), "=&r"(r.v[10]), "=&r"(r.v[11])
        : "r"(a.v[0]), "r"(a.v[1]), "r"(a.v[2]), "r"(a.v[3]), "r"(a.v[4]), "r"(a.v[5]), "r"(a.v[6]),
          "r"(a.v[7]), "r"(a.v[8]), "r"(a.v[9]), "r"(a.v[10]), "r"(a.v[11]), "r"(b.v[0]),
          "r"(b.v[1]), "r"(b.v[2]), "r"(b.v[3]), "r"(b.v[4]), "r"(b.v[5]), "r"(b.v[6]), "r"(b.v[7]),
          "r"(b.v[8]), "r"(b.v[9]), "r"(b.v[10]), "r"(b.v[11]));
#else
    uint32_t cf = 0;
    r.v[0] = words_add_cc(a.v[0], b.v[0], cf); r.v[1] = words_addc_cc(a.v[1], b.v[1], cf);
    r.v[2] = words_addc_cc(a.v[2], b.v[2], cf); r.v[3] = words_addc_cc(a.v[3], b.v[3], cf);
    r.v[4] = words_addc_cc(a.v[4], b.v[4], cf); r.v[5] = words_addc_cc(a.v[5], b.v[5], cf);
    r.v[6] = words_addc_cc(a.v[6], b.v[6], cf); r.v[7] = words_addc_cc(a.v[7], b.v[7], cf);
    r.v[8] = words_addc_cc(a.v[8], b.v[8], cf); r.v[9] = words_addc_cc(a.v[9], b.v[9], cf);
    r.v[10] = words_addc_cc(a.v[10], b.v[10], cf); r.v[11] = words_addc(a.v[11], b.v[11], cf);
#endif
    return r;
}

/* a - b + 2 p; a, b < 2 p -> in (0, 4 p). */
DEV_INLINE fp fp_sub_raw(const fp &a, const fp &b)
{
    fp r;
#ifdef __CUDA_ARCH__
    asm(
        "{ .reg .u32 t<24>; sub.cc.u32 t0,%12,%24; subc.cc.u32 t1,%13,%25; subc.cc.u32 t2,%14,%26; "
        "subc.cc.u32 t3,%15,%27; subc.cc.u32 t4,%16,%28; subc.cc.u32 t5,%17,%29; "
        "subc.cc.u32 t6,%18,%30; subc.cc.u32 t7,%19,%31; subc.cc.u32 t8,%20,%32; "
        "subc.cc.u32 t9,%21,%33; subc.cc.u32 t10,%22,%34; subc.u32 t11,%23,%35; "
        "add.cc.u32 %0,t0,0xffff5556; addc.cc.u32 %1,t1,0x73fdffff; addc.cc.u32 %2,t2,0x62a7ffff; "
        "addc.cc.u32 %3,t3,0x3d57fffd; addc.cc.u32 %4,t4,0xed61ec48; addc.cc.u32 %5,t5,0xce61a541; "
        "addc.cc.u32 %6,t6,0xe70a257e; addc.cc.u32 %7,t7,0xc8ee9709; addc.cc.u32 %8,t8,0x869759ae; "
        "addc.cc.u32 %9,t9,0x96374f6c; addc.cc.u32 %10,t10,0x72ffcd34; "
        "addc.u32 %11,t11,0x340223d4; } "
        : "=&r"(r.v[0]), "=&r"(r.v[1]), "=&r"(r.v[2]), "=&r"(r.v[3]), "=&r"(r.v[4]), "=&r"(r.v[5]),
          "=&r"(r.v[6]), "=&r"(r.v[7]), "=&r"(r.v[8]), "=&r"(r.v[9]), "=&r"(r.v[10]), "=&r"(r.v[11])
        : "r"(a.v[0]), "r"(a.v[1]), "r"(a.v[2]), "r"(a.v[3]), "r"(a.v[4]), "r"(a.v[5]), "r"(a.v[6]),
          "r"(a.v[7]), "r"(a.v[8]), "r"(a.v[9]), "r"(a.v[10]), "r"(a.v[11]), "r"(b.v[0]),
          "r"(b.v[1]), "r"(b.v[2]), "r"(b.v[3]), "r"(b.v[4]), "r"(b.v[5]), "r"(b.v[6]), "r"(b.v[7]),
          "r"(b.v[8]), "r"(b.v[9]), "r"(b.v[10]), "r"(b.v[11]));
#else
    uint32_t cf = 0;
    const uint32_t t0 = words_sub_cc(a.v[0], b.v[0], cf);
    const uint32_t t1 = words_subc_cc(a.v[1], b.v[1], cf);
    const uint32_t t2 = words_subc_cc(a.v[2], b.v[2], cf);
    const uint32_t t3 = words_subc_cc(a.v[3], b.v[3], cf);
    const uint32_t t4 = words_subc_cc(a.v[4], b.v[4], cf);
    const uint32_t t5 = words_subc_cc(a.v[5], b.v[5], cf);
    const uint32_t t6 = words_subc_cc(a.v[6], b.v[6], cf);
    const uint32_t t7 = words_subc_cc(a.v[7], b.v[7], cf);
    const uint32_t t8 = words_subc_cc(a.v[8], b.v[8], cf);
    const uint32_t t9 = words_subc_cc(a.v[9], b.v[9], cf);
    const uint32_t t10 = words_subc_cc(a.v[10], b.v[10], cf);
    const uint32_t t11 = words_subc(a.v[11], b.v[11], cf);
    r.v[0] = words_add_cc(t0, 0xffff5556u, cf); r.v[1] = words_addc_cc(t1, 0x73fdffffu, cf);
    r.v[2] = words_addc_cc(t2, 0x62a7ffffu, cf); r.v[3] = words_addc_cc(t3, 0x3d57fffdu, cf);
    r.v[4] = words_addc_cc(t4, 0xed61ec48u, cf); r.v[5] = words_addc_cc(t5, 0xce61a541u, cf);
    r.v[6] = words_addc_cc(t6, 0xe70a257eu, cf); r.v[7] = words_addc_cc(t7, 0xc8ee9709u, cf);
    r.v[8] = words_addc_cc(t8, 0x869759aeu, cf); r.v[9] = words_addc_cc(t9, 0x96374f6cu, cf);
    r.v[10] = words_addc_cc(t10, 0x72ffcd34u, cf); r.v[11] = words_addc(t11, 0x340223d4u, cf);
#endif
    return r;
}

/* 2 p - a; a <= 2 p -> <= 2 p. */
DEV_INLINE fp fp_neg_raw(const fp &a)
{
    fp r;
#ifdef __CUDA_ARCH__
    asm(
        "{ .reg .u32 t<12>; sub.cc.u32 %0,0xffff5556,%12; subc.cc.u32 %1,0x73fdffff,%13; "
        "subc.cc.u32 %2,0x62a7ffff,%14; subc.cc.u32 %3,0x3d57fffd,%15; "
        "subc.cc.u32 %4,0xed61ec48,%16; subc.cc.u32 %5,0xce61a541,%17; "
        "subc.cc.u32 %6,0xe70a257e,%18; subc.cc.u32 %7,0xc8ee9709,%19; "
        "subc.cc.u32 %8,0x869759ae,%20; subc.cc.u32 %9,0x96374f6c,%21; "
        "subc.cc.u32 %10,0x72ffcd34,%22; subc.u32 %11,0x340223d4,%23; } "
        : "=&r"(r.v[0]), "=&r"(r.v[1]), "=&r"(r.v[2]), "=&r"(r.v[3]), "=&r"(r.v[4]), "=&r"(r.v[5]),
          "=&r"(r.v[6]), "=&r"(r.v[7]), "=&r"(r.v[8]), "=&r"(r.v[9]), "=&r"(r.v[10]), "=&r"(r.v[11])
        : "r"(a.v[0]), "r"(a.v[1]), "r"(a.v[2]), "r"(a.v[3]), "r"(a.v[4]), "r"(a.v[5]), "r"(a.v[6]),
          "r"(a.v[7]), "r"(a.v[8]), "r"(a.v[9]), "r"(a.v[10]), "r"(a.v[11]));
#else
    uint32_t cf = 0;
    r.v[0] = words_sub_cc(0xffff5556u, a.v[0], cf); r.v[1] = words_subc_cc(0x73fdffffu, a.v[1], cf);
    r.v[2] = words_subc_cc(0x62a7ffffu, a.v[2], cf);
    r.v[3] = words_subc_cc(0x3d57fffdu, a.v[3], cf);
    r.v[4] = words_subc_cc(0xed61ec48u, a.v[4], cf);
    r.v[5] = words_subc_cc(0xce61a541u, a.v[5], cf);
    r.v[6] = words_subc_cc(0xe70a257eu, a.v[6], cf);
    r.v[7] = words_subc_cc(0xc8ee9709u, a.v[7], cf);
    r.v[8] = words_subc_cc(0x869759aeu, a.v[8], cf);
    r.v[9] = words_subc_cc(0x96374f6cu, a.v[9], cf);
    r.v[10] = words_subc_cc(0x72ffcd34u, a.v[10], cf);
    r.v[11] = words_subc(0x340223d4u, a.v[11], cf);
#endif
    return r;
}

/* a; a < 4 p -> < 2 p. */
DEV_INLINE fp fp_reduce4(const fp &a)
{
    fp r;
#ifdef __CUDA_ARCH__
    asm(
        "{ .reg .u32 t<25>; sub.cc.u32 t0,%12,0xffff5556; subc.cc.u32 t1,%13,0x73fdffff; "
        "subc.cc.u32 t2,%14,0x62a7ffff; subc.cc.u32 t3,%15,0x3d57fffd; "
        "subc.cc.u32 t4,%16,0xed61ec48; subc.cc.u32 t5,%17,0xce61a541; "
        "subc.cc.u32 t6,%18,0xe70a257e; subc.cc.u32 t7,%19,0xc8ee9709; "
        "subc.cc.u32 t8,%20,0x869759ae; subc.cc.u32 t9,%21,0x96374f6c; "
        "subc.cc.u32 t10,%22,0x72ffcd34; subc.cc.u32 t11,%23,0x340223d4; subc.u32 t12,0,0; "
        "lop3.b32 %0,t12,%12,t0,0xca; lop3.b32 %1,t12,%13,t1,0xca; lop3.b32 %2,t12,%14,t2,0xca; "
        "lop3.b32 %3,t12,%15,t3,0xca; lop3.b32 %4,t12,%16,t4,0xca; lop3.b32 %5,t12,%17,t5,0xca; "
        "lop3.b32 %6,t12,%18,t6,0xca; lop3.b32 %7,t12,%19,t7,0xca; lop3.b32 %8,t12,%20,t8,0xca; "
        "lop3.b32 %9,t12,%21,t9,0xca; lop3.b32 %10,t12,%22,t10,0xca; "
        "lop3.b32 %11,t12,%23,t11,0xca; } "
        : "=&r"(r.v[0]), "=&r"(r.v[1]), "=&r"(r.v[2]), "=&r"(r.v[3]), "=&r"(r.v[4]), "=&r"(r.v[5]),
          "=&r"(r.v[6]), "=&r"(r.v[7]), "=&r"(r.v[8]), "=&r"(r.v[9]), "=&r"(r.v[10]), "=&r"(r.v[11])
        : "r"(a.v[0]), "r"(a.v[1]), "r"(a.v[2]), "r"(a.v[3]), "r"(a.v[4]), "r"(a.v[5]), "r"(a.v[6]),
          "r"(a.v[7]), "r"(a.v[8]), "r"(a.v[9]), "r"(a.v[10]), "r"(a.v[11]));
#else
    uint32_t cf = 0;
    const uint32_t t0 = words_sub_cc(a.v[0], 0xffff5556u, cf);
    const uint32_t t1 = words_subc_cc(a.v[1], 0x73fdffffu, cf);
    const uint32_t t2 = words_subc_cc(a.v[2], 0x62a7ffffu, cf);
    const uint32_t t3 = words_subc_cc(a.v[3], 0x3d57fffdu, cf);
    const uint32_t t4 = words_subc_cc(a.v[4], 0xed61ec48u, cf);
    const uint32_t t5 = words_subc_cc(a.v[5], 0xce61a541u, cf);
    const uint32_t t6 = words_subc_cc(a.v[6], 0xe70a257eu, cf);
    const uint32_t t7 = words_subc_cc(a.v[7], 0xc8ee9709u, cf);
    const uint32_t t8 = words_subc_cc(a.v[8], 0x869759aeu, cf);
    const uint32_t t9 = words_subc_cc(a.v[9], 0x96374f6cu, cf);
    const uint32_t t10 = words_subc_cc(a.v[10], 0x72ffcd34u, cf);
    const uint32_t t11 = words_subc_cc(a.v[11], 0x340223d4u, cf);
    const uint32_t t12 = words_borrow(0x0u, 0x0u, cf); r.v[0] = words_pick(t12, a.v[0], t0);
    r.v[1] = words_pick(t12, a.v[1], t1); r.v[2] = words_pick(t12, a.v[2], t2);
    r.v[3] = words_pick(t12, a.v[3], t3); r.v[4] = words_pick(t12, a.v[4], t4);
    r.v[5] = words_pick(t12, a.v[5], t5); r.v[6] = words_pick(t12, a.v[6], t6);
    r.v[7] = words_pick(t12, a.v[7], t7); r.v[8] = words_pick(t12, a.v[8], t8);
    r.v[9] = words_pick(t12, a.v[9], t9); r.v[10] = words_pick(t12, a.v[10], t10);
    r.v[11] = words_pick(t12, a.v[11], t11);
#endif
    return r;
}

/* a + b; a, b < 2 p -> < 2 p. */
DEV_INLINE fp fp_add(const fp &a, const fp &b)
{
    fp r;
#ifdef __CUDA_ARCH__
    asm(
        "{ .reg .u32 t<38>; add.cc.u32 t0,%12,%24; addc.cc.u32 t1,%13,%25; addc.cc.u32 t2,%14,%26; "
        "addc.cc.u32 t3,%15,%27; addc.cc.u32 t4,%16,%28; addc.cc.u32 t5,%17,%29; "
        "addc.cc.u32 t6,%18,%30; addc.cc.u32 t7,%19,%31; addc.cc.u32 t8,%20,%32; "
        "addc.cc.u32 t9,%21,%33; addc.cc.u32 t10,%22,%34; addc.cc.u32 t11,%23,%35; "
        "addc.u32 t12,0,0; sub.cc.u32 t13,t0,0xffff5556; subc.cc.u32 t14,t1,0x73fdffff; "
        "subc.cc.u32 t15,t2,0x62a7ffff; subc.cc.u32 t16,t3,0x3d57fffd; "
        "subc.cc.u32 t17,t4,0xed61ec48; subc.cc.u32 t18,t5,0xce61a541; "
        "subc.cc.u32 t19,t6,0xe70a257e; subc.cc.u32 t20,t7,0xc8ee9709; "
        "subc.cc.u32 t21,t8,0x869759ae; subc.cc.u32 t22,t9,0x96374f6c; "
        "subc.cc.u32 t23,t10,0x72ffcd34; subc.cc.u32 t24,t11,0x340223d4; subc.u32 t25,t12,0; "
        "lop3.b32 %0,t25,t0,t13,0xca; lop3.b32 %1,t25,t1,t14,0xca; lop3.b32 %2,t25,t2,t15,0xca; "
        "lop3.b32 %3,t25,t3,t16,0xca; lop3.b32 %4,t25,t4,t17,0xca; lop3.b32 %5,t25,t5,t18,0xca; "
        "lop3.b32 %6,t25,t6,t19,0xca; lop3.b32 %7,t25,t7,t20,0xca; lop3.b32 %8,t25,t8,t21,0xca; "
        "lop3.b32 %9,t25,t9,t22,0xca; lop3.b32 %10,t25,t10,t23,0xca; "
        "lop3.b32 %11,t25,t11,t24,0xca; } "
        : "=&r"(r.v[0]), "=&r"(r.v[1]), "=&r"(r.v[2]), "=&r"(r.v[3]), "=&r"(r.v[4]), "=&r"(r.v[5]),
          "=&r"(r.v[6]), "=&r"(r.v[7]), "=&r"(r.v[8]), "=&r"(r.v[9]), "=&r"(r.v[10]), "=&r"(r.v[11])
        : "r"(a.v[0]), "r"(a.v[1]), "r"(a.v[2]), "r"(a.v[3]), "r"(a.v[4]), "r"(a.v[5]), "r"(a.v[6]),
          "r"(a.v[7]), "r"(a.v[8]), "r"(a.v[9]), "r"(a.v[10]), "r"(a.v[11]), "r"(b.v[0]),
          "r"(b.v[1]), "r"(b.v[2]), "r"(b.v[3]), "r"(b.v[4]), "r"(b.v[5]), "r"(b.v[6]), "r"(b.v[7]),
          "r"(b.v[8]), "r"(b.v[9]), "r"(b.v[10]), "r"(b.v[11]));
#else
    uint32_t cf = 0;
    const uint32_t t0 = words_add_cc(a.v[0], b.v[0], cf);
    const uint32_t t1 = words_addc_cc(a.v[1], b.v[1], cf);
    const uint32_t t2 = words_addc_cc(a.v[2], b.v[2], cf);
    const uint32_t t3 = words_addc_cc(a.v[3], b.v[3], cf);
    const uint32_t t4 = words_addc_cc(a.v[4], b.v[4], cf);
    const uint32_t t5 = words_addc_cc(a.v[5], b.v[5], cf);
    const uint32_t t6 = words_addc_cc(a.v[6], b.v[6], cf);
    const uint32_t t7 = words_addc_cc(a.v[7], b.v[7], cf);
    const uint32_t t8 = words_addc_cc(a.v[8], b.v[8], cf);
    const uint32_t t9 = words_addc_cc(a.v[9], b.v[9], cf);
    const uint32_t t10 = words_addc_cc(a.v[10], b.v[10], cf);
    const uint32_t t11 = words_addc_cc(a.v[11], b.v[11], cf);
    const uint32_t t12 = words_addc(0x0u, 0x0u, cf);
    const uint32_t t13 = words_sub_cc(t0, 0xffff5556u, cf);
    const uint32_t t14 = words_subc_cc(t1, 0x73fdffffu, cf);
    const uint32_t t15 = words_subc_cc(t2, 0x62a7ffffu, cf);
    const uint32_t t16 = words_subc_cc(t3, 0x3d57fffdu, cf);
    const uint32_t t17 = words_subc_cc(t4, 0xed61ec48u, cf);
    const uint32_t t18 = words_subc_cc(t5, 0xce61a541u, cf);
    const uint32_t t19 = words_subc_cc(t6, 0xe70a257eu, cf);
    const uint32_t t20 = words_subc_cc(t7, 0xc8ee9709u, cf);
    const uint32_t t21 = words_subc_cc(t8, 0x869759aeu, cf);
    const uint32_t t22 = words_subc_cc(t9, 0x96374f6cu, cf);
    const uint32_t t23 = words_subc_cc(t10, 0x72ffcd34u, cf);
    const uint32_t t24 = words_subc_cc(t11, 0x340223d4u, cf);
    const uint32_t t25 = words_borrow(t12, 0x0u, cf); r.v[0] = words_pick(t25, t0, t13);
    r.v[1] = words_pick(t25, t1, t14); r.v[2] = words_pick(t25, t2, t15);
    r.v[3] = words_pick(t25, t3, t16); r.v[4] = words_pick(t25, t4, t17);
    r.v[5] = words_pick(t25, t5, t18); r.v[6] = words_pick(t25, t6, t19);
    r.v[7] = words_pick(t25, t7, t20); r.v[8] = words_pick(t25, t8, t21);
    r.v[9] = words_pick(t25, t9, t22); r.v[10] = words_pick(t25, t10, t23);
    r.v[11] = words_pick(t25, t11, t24);
#endif
    return r;
}

/* a - b; a, b < 2 p -> < 2 p. */
DEV_INLINE fp fp_sub(const fp &a, const fp &b)
{
    fp r;
#ifdef __CUDA_ARCH__
    asm(
        "{ .reg .u32 t<37>; sub.cc.u32 t0,%12,%24; subc.cc.u32 t1,%13,%25; subc.cc.u32 t2,%14,%26; "
        "subc.cc.u32 t3,%15,%27; subc.cc.u32 t4,%16,%28; subc.cc.u32 t5,%17,%29; "
        "subc.cc.u32 t6,%18,%30; subc.cc.u32 t7,%19,%31; subc.cc.u32 t8,%20,%32; "
        "subc.cc.u32 t9,%21,%33; subc.cc.u32 t10,%22,%34; subc.cc.u32 t11,%23,%35; "
        "subc.u32 t12,0,0; and.b32 t13,t12,0xffff5556; and.b32 t14,t12,0x73fdffff; "
        "and.b32 t15,t12,0x62a7ffff; and.b32 t16,t12,0x3d57fffd; and.b32 t17,t12,0xed61ec48; "
        "and.b32 t18,t12,0xce61a541; and.b32 t19,t12,0xe70a257e; and.b32 t20,t12,0xc8ee9709; "
        "and.b32 t21,t12,0x869759ae; and.b32 t22,t12,0x96374f6c; and.b32 t23,t12,0x72ffcd34; "
        "and.b32 t24,t12,0x340223d4; add.cc.u32 %0,t0,t13; addc.cc.u32 %1,t1,t14; "
        "addc.cc.u32 %2,t2,t15; addc.cc.u32 %3,t3,t16; addc.cc.u32 %4,t4,t17; "
        "addc.cc.u32 %5,t5,t18; addc.cc.u32 %6,t6,t19; addc.cc.u32 %7,t7,t20; "
        "addc.cc.u32 %8,t8,t21; addc.cc.u32 %9,t9,t22; addc.cc.u32 %10,t10,t23; "
        "addc.u32 %11,t11,t24; } "
        : "=&r"(r.v[0]), "=&r"(r.v[1]), "=&r"(r.v[2]), "=&r"(r.v[3]), "=&r"(r.v[4]), "=&r"(r.v[5]),
          "=&r"(r.v[6]), "=&r"(r.v[7]), "=&r"(r.v[8]), "=&r"(r.v[9]), "=&r"(r.v[10]), "=&r"(r.v[11])
        : "r"(a.v[0]), "r"(a.v[1]), "r"(a.v[2]), "r"(a.v[3]), "r"(a.v[4]), "r"(a.v[5]), "r"(a.v[6]),
          "r"(a.v[7]), "r"(a.v[8]), "r"(a.v[9]), "r"(a.v[10]), "r"(a.v[11]), "r"(b.v[0]),
          "r"(b.v[1]), "r"(b.v[2]), "r"(b.v[3]), "r"(b.v[4]), "r"(b.v[5]), "r"(b.v[6]), "r"(b.v[7]),
          "r"(b.v[8]), "r"(b.v[9]), "r"(b.v[10]), "r"(b.v[11]));
#else
    uint32_t cf = 0;
    const uint32_t t0 = words_sub_cc(a.v[0], b.v[0], cf);
    const uint32_t t1 = words_subc_cc(a.v[1], b.v[1], cf);
    const uint32_t t2 = words_subc_cc(a.v[2], b.v[2], cf);
    const uint32_t t3 = words_subc_cc(a.v[3], b.v[3], cf);
    const uint32_t t4 = words_subc_cc(a.v[4], b.v[4], cf);
    const uint32_t t5 = words_subc_cc(a.v[5], b.v[5], cf);
    const uint32_t t6 = words_subc_cc(a.v[6], b.v[6], cf);
    const uint32_t t7 = words_subc_cc(a.v[7], b.v[7], cf);
    const uint32_t t8 = words_subc_cc(a.v[8], b.v[8], cf);
    const uint32_t t9 = words_subc_cc(a.v[9], b.v[9], cf);
    const uint32_t t10 = words_subc_cc(a.v[10], b.v[10], cf);
    const uint32_t t11 = words_subc_cc(a.v[11], b.v[11], cf);
    const uint32_t t12 = words_borrow(0x0u, 0x0u, cf);
    const uint32_t t13 = words_and(t12, 0xffff5556u);
    const uint32_t t14 = words_and(t12, 0x73fdffffu);
    const uint32_t t15 = words_and(t12, 0x62a7ffffu);
    const uint32_t t16 = words_and(t12, 0x3d57fffdu);
    const uint32_t t17 = words_and(t12, 0xed61ec48u);
    const uint32_t t18 = words_and(t12, 0xce61a541u);
    const uint32_t t19 = words_and(t12, 0xe70a257eu);
    const uint32_t t20 = words_and(t12, 0xc8ee9709u);
    const uint32_t t21 = words_and(t12, 0x869759aeu);
    const uint32_t t22 = words_and(t12, 0x96374f6cu);
    const uint32_t t23 = words_and(t12, 0x72ffcd34u);
    const uint32_t t24 = words_and(t12, 0x340223d4u); r.v[0] = words_add_cc(t0, t13, cf);
    r.v[1] = words_addc_cc(t1, t14, cf); r.v[2] = words_addc_cc(t2, t15, cf);
    r.v[3] = words_addc_cc(t3, t16, cf); r.v[4] = words_addc_cc(t4, t17, cf);
    r.v[5] = words_addc_cc(t5, t18, cf); r.v[6] = words_addc_cc(t6, t19, cf);
    r.v[7] = words_addc_cc(t7, t20, cf); r.v[8] = words_addc_cc(t8, t21, cf);
    r.v[9] = words_addc_cc(t9, t22, cf); r.v[10] = words_addc_cc(t10, t23, cf);
    r.v[11] = words_addc(t11, t24, cf);
#endif
    return r;
}

/* a; a < 2 p -> < p. */
DEV_INLINE fp fp_reduce(const fp &a)
{
    fp r;
#ifdef __CUDA_ARCH__
    asm(
        "{ .reg .u32 t<25>; sub.cc.u32 t0,%12,0xffffaaab; subc.cc.u32 t1,%13,0xb9feffff; "
        "subc.cc.u32 t2,%14,0xb153ffff; subc.cc.u32 t3,%15,0x1eabfffe; "
        "subc.cc.u32 t4,%16,0xf6b0f624; subc.cc.u32 t5,%17,0x6730d2a0; "
        "subc.cc.u32 t6,%18,0xf38512bf; subc.cc.u32 t7,%19,0x64774b84; "
        "subc.cc.u32 t8,%20,0x434bacd7; subc.cc.u32 t9,%21,0x4b1ba7b6; "
        "subc.cc.u32 t10,%22,0x397fe69a; subc.cc.u32 t11,%23,0x1a0111ea; subc.u32 t12,0,0; "
        "lop3.b32 %0,t12,%12,t0,0xca; lop3.b32 %1,t12,%13,t1,0xca; lop3.b32 %2,t12,%14,t2,0xca; "
        "lop3.b32 %3,t12,%15,t3,0xca; lop3.b32 %4,t12,%16,t4,0xca; lop3.b32 %5,t12,%17,t5,0xca; "
        "lop3.b32 %6,t12,%18,t6,0xca; lop3.b32 %7,t12,%19,t7,0xca; lop3.b32 %8,t12,%20,t8,0xca; "
        "lop3.b32 %9,t12,%21,t9,0xca; lop3.b32 %10,t12,%22,t10,0xca; "
        "lop3.b32 %11,t12,%23,t11,0xca; } "
        : "=&r"(r.v[0]), "=&r"(r.v[1]), "=&r"(r.v[2]), "=&r"(r.v[3]), "=&r"(r.v[4]), "=&r"(r.v[5]),
          "=&r"(r.v[6]), "=&r"(r.v[7]), "=&r"(r.v[8]), "=&r"(r.v[9]), "=&r"(r.v[10]), "=&r"(r.v[11])
        : "r"(a.v[0]), "r"(a.v[1]), "r"(a.v[2]), "r"(a.v[3]), "r"(a.v[4]), "r"(a.v[5]), "r"(a.v[6]),
          "r"(a.v[7]), "r"(a.v[8]), "r"(a.v[9]), "r"(a.v[10]), "r"(a.v[11]));
#else
    uint32_t cf = 0;
    const uint32_t t0 = words_sub_cc(a.v[0], 0xffffaaabu, cf);
    const uint32_t t1 = words_subc_cc(a.v[1], 0xb9feffffu, cf);
    const uint32_t t2 = words_subc_cc(a.v[2], 0xb153ffffu, cf);
    const uint32_t t3 = words_subc_cc(a.v[3], 0x1eabfffeu, cf);
    const uint32_t t4 = words_subc_cc(a.v[4], 0xf6b0f624u, cf);
    const uint32_t t5 = words_subc_cc(a.v[5], 0x6730d2a0u, cf);
    const uint32_t t6 = words_subc_cc(a.v[6], 0xf38512bfu, cf);
    const uint32_t t7 = words_subc_cc(a.v[7], 0x64774b84u, cf);
    const uint32_t t8 = words_subc_cc(a.v[8], 0x434bacd7u, cf);
    const uint32_t t9 = words_subc_cc(a.v[9], 0x4b1ba7b6u, cf);
    const uint32_t t10 = words_subc_cc(a.v[10], 0x397fe69au, cf);
    const uint32_t t11 = words_subc_cc(a.v[11], 0x1a0111eau, cf);
    const uint32_t t12 = words_borrow(0x0u, 0x0u, cf); r.v[0] = words_pick(t12, a.v[0], t0);
    r.v[1] = words_pick(t12, a.v[1], t1); r.v[2] = words_pick(t12, a.v[2], t2);
    r.v[3] = words_pick(t12, a.v[3], t3); r.v[4] = words_pick(t12, a.v[4], t4);
    r.v[5] = words_pick(t12, a.v[5], t5); r.v[6] = words_pick(t12, a.v[6], t6);
    r.v[7] = words_pick(t12, a.v[7], t7); r.v[8] = words_pick(t12, a.v[8], t8);
    r.v[9] = words_pick(t12, a.v[9], t9); r.v[10] = words_pick(t12, a.v[10], t10);
    r.v[11] = words_pick(t12, a.v[11], t11);
#endif
    return r;
}

/* a/2^384; any a -> <= p, and p only for a multiple of it that is not 0. */
DEV_INLINE fp fp_redc(const fp &a)
{
    fp r;
#ifdef __CUDA_ARCH__
    asm(
        "{ .reg .u32 t<335>; mul.lo.u32 t0,%12,0xfffcfffd; mul.lo.u32 t1,0xb9feffff,t0; "
        "mul.hi.u32 t2,0xb9feffff,t0; mul.lo.u32 t3,0x1eabfffe,t0; mul.hi.u32 t4,0x1eabfffe,t0; "
        "mul.lo.u32 t5,0x6730d2a0,t0; mul.hi.u32 t6,0x6730d2a0,t0; mul.lo.u32 t7,0x64774b84,t0; "
        "mul.hi.u32 t8,0x64774b84,t0; mul.lo.u32 t9,0x4b1ba7b6,t0; mul.hi.u32 t10,0x4b1ba7b6,t0; "
        "mul.lo.u32 t11,0x1a0111ea,t0; mul.hi.u32 t12,0x1a0111ea,t0; "
        "mad.lo.cc.u32 t13,0xffffaaab,t0,%12; madc.hi.cc.u32 t14,0xffffaaab,t0,%13; "
        "madc.lo.cc.u32 t15,0xb153ffff,t0,%14; madc.hi.cc.u32 t16,0xb153ffff,t0,%15; "
        "madc.lo.cc.u32 t17,0xf6b0f624,t0,%16; madc.hi.cc.u32 t18,0xf6b0f624,t0,%17; "
        "madc.lo.cc.u32 t19,0xf38512bf,t0,%18; madc.hi.cc.u32 t20,0xf38512bf,t0,%19; "
        "madc.lo.cc.u32 t21,0x434bacd7,t0,%20; madc.hi.cc.u32 t22,0x434bacd7,t0,%21; "
        "madc.lo.cc.u32 t23,0x397fe69a,t0,%22; madc.hi.cc.u32 t24,0x397fe69a,t0,%23; "
        "addc.u32 t25,t12,0; add.cc.u32 t26,t1,t14; mul.lo.u32 t27,t26,0xfffcfffd; "
        "madc.lo.cc.u32 t28,0xb9feffff,t27,t15; madc.hi.cc.u32 t29,0xb9feffff,t27,t16; "
        "madc.lo.cc.u32 t30,0x1eabfffe,t27,t17; madc.hi.cc.u32 t31,0x1eabfffe,t27,t18; "
        "madc.lo.cc.u32 t32,0x6730d2a0,t27,t19; madc.hi.cc.u32 t33,0x6730d2a0,t27,t20; "
        "madc.lo.cc.u32 t34,0x64774b84,t27,t21; madc.hi.cc.u32 t35,0x64774b84,t27,t22; "
        "madc.lo.cc.u32 t36,0x4b1ba7b6,t27,t23; madc.hi.cc.u32 t37,0x4b1ba7b6,t27,t24; "
        "madc.lo.cc.u32 t38,0x1a0111ea,t27,0; madc.hi.u32 t39,0x1a0111ea,t27,0; "
        "mad.lo.cc.u32 t40,0xffffaaab,t27,t26; madc.hi.cc.u32 t41,0xffffaaab,t27,t2; "
        "madc.lo.cc.u32 t42,0xb153ffff,t27,t3; madc.hi.cc.u32 t43,0xb153ffff,t27,t4; "
        "madc.lo.cc.u32 t44,0xf6b0f624,t27,t5; madc.hi.cc.u32 t45,0xf6b0f624,t27,t6; "
        "madc.lo.cc.u32 t46,0xf38512bf,t27,t7; madc.hi.cc.u32 t47,0xf38512bf,t27,t8; "
        "madc.lo.cc.u32 t48,0x434bacd7,t27,t9; madc.hi.cc.u32 t49,0x434bacd7,t27,t10; "
        "madc.lo.cc.u32 t50,0x397fe69a,t27,t11; madc.hi.cc.u32 t51,0x397fe69a,t27,t25; "
        "addc.u32 t52,t39,0; add.cc.u32 t53,t28,t41; mul.lo.u32 t54,t53,0xfffcfffd; "
        "madc.lo.cc.u32 t55,0xb9feffff,t54,t42; madc.hi.cc.u32 t56,0xb9feffff,t54,t43; "
        "madc.lo.cc.u32 t57,0x1eabfffe,t54,t44; madc.hi.cc.u32 t58,0x1eabfffe,t54,t45; "
        "madc.lo.cc.u32 t59,0x6730d2a0,t54,t46; madc.hi.cc.u32 t60,0x6730d2a0,t54,t47; "
        "madc.lo.cc.u32 t61,0x64774b84,t54,t48; madc.hi.cc.u32 t62,0x64774b84,t54,t49; "
        "madc.lo.cc.u32 t63,0x4b1ba7b6,t54,t50; madc.hi.cc.u32 t64,0x4b1ba7b6,t54,t51; "
        "madc.lo.cc.u32 t65,0x1a0111ea,t54,0; madc.hi.u32 t66,0x1a0111ea,t54,0; "
        "mad.lo.cc.u32 t67,0xffffaaab,t54,t53; madc.hi.cc.u32 t68,0xffffaaab,t54,t29; "
        "madc.lo.cc.u32 t69,0xb153ffff,t54,t30; madc.hi.cc.u32 t70,0xb153ffff,t54,t31; "
        "madc.lo.cc.u32 t71,0xf6b0f624,t54,t32; madc.hi.cc.u32 t72,0xf6b0f624,t54,t33; "
        "madc.lo.cc.u32 t73,0xf38512bf,t54,t34; madc.hi.cc.u32 t74,0xf38512bf,t54,t35; "
        "madc.lo.cc.u32 t75,0x434bacd7,t54,t36; madc.hi.cc.u32 t76,0x434bacd7,t54,t37; "
        "madc.lo.cc.u32 t77,0x397fe69a,t54,t38; madc.hi.cc.u32 t78,0x397fe69a,t54,t52; "
        "addc.u32 t79,t66,0; add.cc.u32 t80,t55,t68; mul.lo.u32 t81,t80,0xfffcfffd; "
        "madc.lo.cc.u32 t82,0xb9feffff,t81,t69; madc.hi.cc.u32 t83,0xb9feffff,t81,t70; "
        "madc.lo.cc.u32 t84,0x1eabfffe,t81,t71; madc.hi.cc.u32 t85,0x1eabfffe,t81,t72; "
        "madc.lo.cc.u32 t86,0x6730d2a0,t81,t73; madc.hi.cc.u32 t87,0x6730d2a0,t81,t74; "
        "madc.lo.cc.u32 t88,0x64774b84,t81,t75; madc.hi.cc.u32 t89,0x64774b84,t81,t76; "
        "madc.lo.cc.u32 t90,0x4b1ba7b6,t81,t77; madc.hi.cc.u32 t91,0x4b1ba7b6,t81,t78; "
        "madc.lo.cc.u32 t92,0x1a0111ea,t81,0; madc.hi.u32 t93,0x1a0111ea,t81,0; "
        "mad.lo.cc.u32 t94,0xffffaaab,t81,t80; madc.hi.cc.u32 t95,0xffffaaab,t81,t56; "
        "madc.lo.cc.u32 t96,0xb153ffff,t81,t57; madc.hi.cc.u32 t97,0xb153ffff,t81,t58; "
        "madc.lo.cc.u32 t98,0xf6b0f624,t81,t59; madc.hi.cc.u32 t99,0xf6b0f624,t81,t60; "
        "madc.lo.cc.u32 t100,0xf38512bf,t81,t61; madc.hi.cc.u32 t101,0xf38512bf,t81,t62; "
        "madc.lo.cc.u32 t102,0x434bacd7,t81,t63; madc.hi.cc.u32 t103,0x434bacd7,t81,t64; "
        "madc.lo.cc.u32 t104,0x397fe69a,t81,t65; madc.hi.cc.u32 t105,0x397fe69a,t81,t79; "
        "addc.u32 t106,t93,0; add.cc.u32 t107,t82,t95; mul.lo.u32 t108,t107,0xfffcfffd; "
        "madc.lo.cc.u32 t109,0xb9feffff,t108,t96; madc.hi.cc.u32 t110,0xb9feffff,t108,t97; "
        "madc.lo.cc.u32 t111,0x1eabfffe,t108,t98; madc.hi.cc.u32 t112,0x1eabfffe,t108,t99; "
        "madc.lo.cc.u32 t113,0x6730d2a0,t108,t100; madc.hi.cc.u32 t114,0x6730d2a0,t108,t101; "
        "madc.lo.cc.u32 t115,0x64774b84,t108,t102; madc.hi.cc.u32 t116,0x64774b84,t108,t103; "
        "madc.lo.cc.u32 t117,0x4b1ba7b6,t108,t104; madc.hi.cc.u32 t118,0x4b1ba7b6,t108,t105; "
        "madc.lo.cc.u32 t119,0x1a0111ea,t108,0; madc.hi.u32 t120,0x1a0111ea,t108,0; "
        "mad.lo.cc.u32 t121,0xffffaaab,t108,t107; madc.hi.cc.u32 t122,0xffffaaab,t108,t83; "
        "madc.lo.cc.u32 t123,0xb153ffff,t108,t84; madc.hi.cc.u32 t124,0xb153ffff,t108,t85; "
        "madc.lo.cc.u32 t125,0xf6b0f624,t108,t86; madc.hi.cc.u32 t126,0xf6b0f624,t108,t87; "
        "madc.lo.cc.u32 t127,0xf38512bf,t108,t88; madc.hi.cc.u32 t128,0xf38512bf,t108,t89; "
        "madc.lo.cc.u32 t129,0x434bacd7,t108,t90; madc.hi.cc.u32 t130,0x434bacd7,t108,t91; "
        "madc.lo.cc.u32 t131,0x397fe69a,t108,t92; madc.hi.cc.u32 t132,0x397fe69a,t108,t106; "
        "addc.u32 t133,t120,0; add.cc.u32 t134,t109,t122; mul.lo.u32 t135,t134,0xfffcfffd; "
        "madc.lo.cc.u32 t136,0xb9feffff,t135,t123; madc.hi.cc.u32 t137,0xb9feffff,t135,t124; "
        "madc.lo.cc.u32 t138,0x1eabfffe,t135,t125; madc.hi.cc.u32 t139,0x1eabfffe,t135,t126; "
        "madc.lo.cc.u32 t140,0x6730d2a0,t135,t127; madc.hi.cc.u32 t141,0x6730d2a0,t135,t128; "
        "madc.lo.cc.u32 t142,0x64774b84,t135,t129; madc.hi.cc.u32 t143,0x64774b84,t135,t130; "
        "madc.lo.cc.u32 t144,0x4b1ba7b6,t135,t131; madc.hi.cc.u32 t145,0x4b1ba7b6,t135,t132; "
        "madc.lo.cc.u32 t146,0x1a0111ea,t135,0; madc.hi.u32 t147,0x1a0111ea,t135,0; "
        "mad.lo.cc.u32 t148,0xffffaaab,t135,t134; madc.hi.cc.u32 t149,0xffffaaab,t135,t110; "
        "madc.lo.cc.u32 t150,0xb153ffff,t135,t111; madc.hi.cc.u32 t151,0xb153ffff,t135,t112; "
        "madc.lo.cc.u32 t152,0xf6b0f624,t135,t113; madc.hi.cc.u32 t153,0xf6b0f624,t135,t114; "
        "madc.lo.cc.u32 t154,0xf38512bf,t135,t115; madc.hi.cc.u32 t155,0xf38512bf,t135,t116; "
        "madc.lo.cc.u32 t156,0x434bacd7,t135,t117; madc.hi.cc.u32 t157,0x434bacd7,t135,t118; "
        "madc.lo.cc.u32 t158,0x397fe69a,t135,t119; madc.hi.cc.u32 t159,0x397fe69a,t135,t133; "
        "addc.u32 t160,t147,0; add.cc.u32 t161,t136,t149; mul.lo.u32 t162,t161,0xfffcfffd; "
        "madc.lo.cc.u32 t163,0xb9feffff,t162,t150; madc.hi.cc.u32 t164,0xb9feffff,t162,t151; "
        "madc.lo.cc.u32 t165,0x1eabfffe,t162,t152; madc.hi.cc.u32 t166,0x1eabfffe,t162,t153; "
        "madc.lo.cc.u32 t167,0x6730d2a0,t162,t154; madc.hi.cc.u32 t168,0x6730d2a0,t162,t155; "
        "madc.lo.cc.u32 t169,0x64774b84,t162,t156; madc.hi.cc.u32 t170,0x64774b84,t162,t157; "
        "madc.lo.cc.u32 t171,0x4b1ba7b6,t162,t158; madc.hi.cc.u32 t172,0x4b1ba7b6,t162,t159; "
        "madc.lo.cc.u32 t173,0x1a0111ea,t162,0; madc.hi.u32 t174,0x1a0111ea,t162,0; "
        "mad.lo.cc.u32 t175,0xffffaaab,t162,t161; madc.hi.cc.u32 t176,0xffffaaab,t162,t137; "
        "madc.lo.cc.u32 t177,0xb153ffff,t162,t138; madc.hi.cc.u32 t178,0xb153ffff,t162,t139; "
        "madc.lo.cc.u32 t179,0xf6b0f624,t162,t140; madc.hi.cc.u32 t180,0xf6b0f624,t162,t141; "
        "madc.lo.cc.u32 t181,0xf38512bf,t162,t142; madc.hi.cc.u32 t182,0xf38512bf,t162,t143; "
        "madc.lo.cc.u32 t183,0x434bacd7,t162,t144; madc.hi.cc.u32 t184,0x434bacd7,t162,t145; "
        "madc.lo.cc.u32 t185,0x397fe69a,t162,t146; madc.hi.cc.u32 t186,0x397fe69a,t162,t160; "
        "addc.u32 t187,t174,0; add.cc.u32 t188,t163,t176; mul.lo.u32 t189,t188,0xfffcfffd; "
        "madc.lo.cc.u32 t190,0xb9feffff,t189,t177; madc.hi.cc.u32 t191,0xb9feffff,t189,t178; "
        "madc.lo.cc.u32 t192,0x1eabfffe,t189,t179; madc.hi.cc.u32 t193,0x1eabfffe,t189,t180; "
        "madc.lo.cc.u32 t194,0x6730d2a0,t189,t181; madc.hi.cc.u32 t195,0x6730d2a0,t189,t182; "
        "madc.lo.cc.u32 t196,0x64774b84,t189,t183; madc.hi.cc.u32 t197,0x64774b84,t189,t184; "
        "madc.lo.cc.u32 t198,0x4b1ba7b6,t189,t185; madc.hi.cc.u32 t199,0x4b1ba7b6,t189,t186; "
        "madc.lo.cc.u32 t200,0x1a0111ea,t189,0; madc.hi.u32 t201,0x1a0111ea,t189,0; "
        "mad.lo.cc.u32 t202,0xffffaaab,t189,t188; madc.hi.cc.u32 t203,0xffffaaab,t189,t164; "
        "madc.lo.cc.u32 t204,0xb153ffff,t189,t165; madc.hi.cc.u32 t205,0xb153ffff,t189,t166; "
        "madc.lo.cc.u32 t206,0xf6b0f624,t189,t167; madc.hi.cc.u32 t207,0xf6b0f624,t189,t168; "
        "madc.lo.cc.u32 t208,0xf38512bf,t189,t169; madc.hi.cc.u32 t209,0xf38512bf,t189,t170; "
        "madc.lo.cc.u32 t210,0x434bacd7,t189,t171; madc.hi.cc.u32 t211,0x434bacd7,t189,t172; "
        "madc.lo.cc.u32 t212,0x397fe69a,t189,t173; madc.hi.cc.u32 t213,0x397fe69a,t189,t187; "
        "addc.u32 t214,t201,0; add.cc.u32 t215,t190,t203; mul.lo.u32 t216,t215,0xfffcfffd; "
        "madc.lo.cc.u32 t217,0xb9feffff,t216,t204; madc.hi.cc.u32 t218,0xb9feffff,t216,t205; "
        "madc.lo.cc.u32 t219,0x1eabfffe,t216,t206; madc.hi.cc.u32 t220,0x1eabfffe,t216,t207; "
        "madc.lo.cc.u32 t221,0x6730d2a0,t216,t208; madc.hi.cc.u32 t222,0x6730d2a0,t216,t209; "
        "madc.lo.cc.u32 t223,0x64774b84,t216,t210; madc.hi.cc.u32 t224,0x64774b84,t216,t211; "
        "madc.lo.cc.u32 t225,0x4b1ba7b6,t216,t212; madc.hi.cc.u32 t226,0x4b1ba7b6,t216,t213; "
        "madc.lo.cc.u32 t227,0x1a0111ea,t216,0; madc.hi.u32 t228,0x1a0111ea,t216,0; "
        "mad.lo.cc.u32 t229,0xffffaaab,t216,t215; madc.hi.cc.u32 t230,0xffffaaab,t216,t191; "
        "madc.lo.cc.u32 t231,0xb153ffff,t216,t192; madc.hi.cc.u32 t232,0xb153ffff,t216,t193; "
        "madc.lo.cc.u32 t233,0xf6b0f624,t216,t194; madc.hi.cc.u32 t234,0xf6b0f624,t216,t195; "
        "madc.lo.cc.u32 t235,0xf38512bf,t216,t196; madc.hi.cc.u32 t236,0xf38512bf,t216,t197; "
        "madc.lo.cc.u32 t237,0x434bacd7,t216,t198; madc.hi.cc.u32 t238,0x434bacd7,t216,t199; "
        "madc.lo.cc.u32 t239,0x397fe69a,t216,t200; madc.hi.cc.u32 t240,0x397fe69a,t216,t214; "
        "addc.u32 t241,t228,0; add.cc.u32 t242,t217,t230; mul.lo.u32 t243,t242,0xfffcfffd; "
        "madc.lo.cc.u32 t244,0xb9feffff,t243,t231; madc.hi.cc.u32 t245,0xb9feffff,t243,t232; "
        "madc.lo.cc.u32 t246,0x1eabfffe,t243,t233; madc.hi.cc.u32 t247,0x1eabfffe,t243,t234; "
        "madc.lo.cc.u32 t248,0x6730d2a0,t243,t235; madc.hi.cc.u32 t249,0x6730d2a0,t243,t236; "
        "madc.lo.cc.u32 t250,0x64774b84,t243,t237; madc.hi.cc.u32 t251,0x64774b84,t243,t238; "
        "madc.lo.cc.u32 t252,0x4b1ba7b6,t243,t239; madc.hi.cc.u32 t253,0x4b1ba7b6,t243,t240; "
        "madc.lo.cc.u32 t254,0x1a0111ea,t243,0; madc.hi.u32 t255,0x1a0111ea,t243,0; "
        "mad.lo.cc.u32 t256,0xffffaaab,t243,t242; madc.hi.cc.u32 t257,0xffffaaab,t243,t218; "
        "madc.lo.cc.u32 t258,0xb153ffff,t243,t219; madc.hi.cc.u32 t259,0xb153ffff,t243,t220; "
        "madc.lo.cc.u32 t260,0xf6b0f624,t243,t221; madc.hi.cc.u32 t261,0xf6b0f624,t243,t222; "
        "madc.lo.cc.u32 t262,0xf38512bf,t243,t223; madc.hi.cc.u32 t263,0xf38512bf,t243,t224; "
        "madc.lo.cc.u32 t264,0x434bacd7,t243,t225; madc.hi.cc.u32 t265,0x434bacd7,t243,t226; "
        "madc.lo.cc.u32 t266,0x397fe69a,t243,t227; madc.hi.cc.u32 t267,0x397fe69a,t243,t241; "
        "addc.u32 t268,t255,0; add.cc.u32 t269,t244,t257; mul.lo.u32 t270,t269,0xfffcfffd; "
        "madc.lo.cc.u32 t271,0xb9feffff,t270,t258; madc.hi.cc.u32 t272,0xb9feffff,t270,t259; "
        "madc.lo.cc.u32 t273,0x1eabfffe,t270,t260; madc.hi.cc.u32 t274,0x1eabfffe,t270,t261; "
        "madc.lo.cc.u32 t275,0x6730d2a0,t270,t262; madc.hi.cc.u32 t276,0x6730d2a0,t270,t263; "
        "madc.lo.cc.u32 t277,0x64774b84,t270,t264; madc.hi.cc.u32 t278,0x64774b84,t270,t265; "
        "madc.lo.cc.u32 t279,0x4b1ba7b6,t270,t266; madc.hi.cc.u32 t280,0x4b1ba7b6,t270,t267; "
        "madc.lo.cc.u32 t281,0x1a0111ea,t270,0; madc.hi.u32 t282,0x1a0111ea,t270,0; "
        "mad.lo.cc.u32 t283,0xffffaaab,t270,t269; madc.hi.cc.u32 t284,0xffffaaab,t270,t245; "
        "madc.lo.cc.u32 t285,0xb153ffff,t270,t246; madc.hi.cc.u32 t286,0xb153ffff,t270,t247; "
        "madc.lo.cc.u32 t287,0xf6b0f624,t270,t248; madc.hi.cc.u32 t288,0xf6b0f624,t270,t249; "
        "madc.lo.cc.u32 t289,0xf38512bf,t270,t250; madc.hi.cc.u32 t290,0xf38512bf,t270,t251; "
        "madc.lo.cc.u32 t291,0x434bacd7,t270,t252; madc.hi.cc.u32 t292,0x434bacd7,t270,t253; "
        "madc.lo.cc.u32 t293,0x397fe69a,t270,t254; madc.hi.cc.u32 t294,0x397fe69a,t270,t268; "
        "addc.u32 t295,t282,0; add.cc.u32 t296,t271,t284; mul.lo.u32 t297,t296,0xfffcfffd; "
        "madc.lo.cc.u32 t298,0xb9feffff,t297,t285; madc.hi.cc.u32 t299,0xb9feffff,t297,t286; "
        "madc.lo.cc.u32 t300,0x1eabfffe,t297,t287; madc.hi.cc.u32 t301,0x1eabfffe,t297,t288; "
        "madc.lo.cc.u32 t302,0x6730d2a0,t297,t289; madc.hi.cc.u32 t303,0x6730d2a0,t297,t290; "
        "madc.lo.cc.u32 t304,0x64774b84,t297,t291; madc.hi.cc.u32 t305,0x64774b84,t297,t292; "
        "madc.lo.cc.u32 t306,0x4b1ba7b6,t297,t293; madc.hi.cc.u32 t307,0x4b1ba7b6,t297,t294; "
        "madc.lo.cc.u32 t308,0x1a0111ea,t297,0; madc.hi.u32 t309,0x1a0111ea,t297,0; "
        "mad.lo.cc.u32 t310,0xffffaaab,t297,t296; madc.hi.cc.u32 t311,0xffffaaab,t297,t272; "
        "madc.lo.cc.u32 t312,0xb153ffff,t297,t273; madc.hi.cc.u32 t313,0xb153ffff,t297,t274; "
        "madc.lo.cc.u32 t314,0xf6b0f624,t297,t275; madc.hi.cc.u32 t315,0xf6b0f624,t297,t276; "
        "madc.lo.cc.u32 t316,0xf38512bf,t297,t277; madc.hi.cc.u32 t317,0xf38512bf,t297,t278; "
        "madc.lo.cc.u32 t318,0x434bacd7,t297,t279; madc.hi.cc.u32 t319,0x434bacd7,t297,t280; "
        "madc.lo.cc.u32 t320,0x397fe69a,t297,t281; madc.hi.cc.u32 t321,0x397fe69a,t297,t295; "
        "addc.u32 t322,t309,0; add.cc.u32 %0,t311,t298; addc.cc.u32 %1,t312,t299; "
        "addc.cc.u32 %2,t313,t300; addc.cc.u32 %3,t314,t301; addc.cc.u32 %4,t315,t302; "
        "addc.cc.u32 %5,t316,t303; addc.cc.u32 %6,t317,t304; addc.cc.u32 %7,t318,t305; "
        "addc.cc.u32 %8,t319,t306; addc.cc.u32 %9,t320,t307; addc.cc.u32 %10,t321,t308; "
        "addc.u32 %11,0,t322; } "
        : "=&r"(r.v[0]), "=&r"(r.v[1]), "=&r"(r.v[2]), "=&r"(r.v[3]), "=&r"(r.v[4]), "=&r"(r.v[5]),
          "=&r"(r.v[6]), "=&r"(r.v[7]), "=&r"(r.v[8]), "=&r"(r.v[9]), "=&r"(r.v[10]), "=&r"(r.v[11])
        : "r"(a.v[0]), "r"(a.v[1]), "r"(a.v[2]), "r"(a.v[3]), "r"(a.v[4]), "r"(a.v[5]), "r"(a.v[6]),
          "r"(a.v[7]), "r"(a.v[8]), "r"(a.v[9]), "r"(a.v[10]), "r"(a.v[11]));
#else
    uint32_t cf = 0;
    const uint32_t t0 = words_mul_lo(a.v[0], 0xfffcfffdu);
    const uint32_t t1 = words_mul_lo(0xb9feffffu, t0);
    const uint32_t t2 = words_mul_hi(0xb9feffffu, t0);
    const uint32_t t3 = words_mul_lo(0x1eabfffeu, t0);
    const uint32_t t4 = words_mul_hi(0x1eabfffeu, t0);
    const uint32_t t5 = words_mul_lo(0x6730d2a0u, t0);
    const uint32_t t6 = words_mul_hi(0x6730d2a0u, t0);
    const uint32_t t7 = words_mul_lo(0x64774b84u, t0);
    const uint32_t t8 = words_mul_hi(0x64774b84u, t0);
    const uint32_t t9 = words_mul_lo(0x4b1ba7b6u, t0);
    const uint32_t t10 = words_mul_hi(0x4b1ba7b6u, t0);
    const uint32_t t11 = words_mul_lo(0x1a0111eau, t0);
    const uint32_t t12 = words_mul_hi(0x1a0111eau, t0);
    const uint32_t t13 = words_mad_lo_cc(0xffffaaabu, t0, a.v[0], cf);
    const uint32_t t14 = words_madc_hi_cc(0xffffaaabu, t0, a.v[1], cf);
    const uint32_t t15 = words_madc_lo_cc(0xb153ffffu, t0, a.v[2], cf);
    const uint32_t t16 = words_madc_hi_cc(0xb153ffffu, t0, a.v[3], cf);
    const uint32_t t17 = words_madc_lo_cc(0xf6b0f624u, t0, a.v[4], cf);
    const uint32_t t18 = words_madc_hi_cc(0xf6b0f624u, t0, a.v[5], cf);
    const uint32_t t19 = words_madc_lo_cc(0xf38512bfu, t0, a.v[6], cf);
    const uint32_t t20 = words_madc_hi_cc(0xf38512bfu, t0, a.v[7], cf);
    const uint32_t t21 = words_madc_lo_cc(0x434bacd7u, t0, a.v[8], cf);
    const uint32_t t22 = words_madc_hi_cc(0x434bacd7u, t0, a.v[9], cf);
    const uint32_t t23 = words_madc_lo_cc(0x397fe69au, t0, a.v[10], cf);
    const uint32_t t24 = words_madc_hi_cc(0x397fe69au, t0, a.v[11], cf);
    const uint32_t t25 = words_addc(t12, 0x0u, cf); const uint32_t t26 = words_add_cc(t1, t14, cf);
    const uint32_t t27 = words_mul_lo(t26, 0xfffcfffdu);
    const uint32_t t28 = words_madc_lo_cc(0xb9feffffu, t27, t15, cf);
    const uint32_t t29 = words_madc_hi_cc(0xb9feffffu, t27, t16, cf);
    const uint32_t t30 = words_madc_lo_cc(0x1eabfffeu, t27, t17, cf);
    const uint32_t t31 = words_madc_hi_cc(0x1eabfffeu, t27, t18, cf);
    const uint32_t t32 = words_madc_lo_cc(0x6730d2a0u, t27, t19, cf);
    const uint32_t t33 = words_madc_hi_cc(0x6730d2a0u, t27, t20, cf);
    const uint32_t t34 = words_madc_lo_cc(0x64774b84u, t27, t21, cf);
    const uint32_t t35 = words_madc_hi_cc(0x64774b84u, t27, t22, cf);
    const uint32_t t36 = words_madc_lo_cc(0x4b1ba7b6u, t27, t23, cf);
    const uint32_t t37 = words_madc_hi_cc(0x4b1ba7b6u, t27, t24, cf);
    const uint32_t t38 = words_madc_lo_cc(0x1a0111eau, t27, 0x0u, cf);
    const uint32_t t39 = words_madc_hi(0x1a0111eau, t27, 0x0u, cf);
    const uint32_t t40 = words_mad_lo_cc(0xffffaaabu, t27, t26, cf);
    const uint32_t t41 = words_madc_hi_cc(0xffffaaabu, t27, t2, cf);
    const uint32_t t42 = words_madc_lo_cc(0xb153ffffu, t27, t3, cf);
    const uint32_t t43 = words_madc_hi_cc(0xb153ffffu, t27, t4, cf);
    const uint32_t t44 = words_madc_lo_cc(0xf6b0f624u, t27, t5, cf);
    const uint32_t t45 = words_madc_hi_cc(0xf6b0f624u, t27, t6, cf);
    const uint32_t t46 = words_madc_lo_cc(0xf38512bfu, t27, t7, cf);
    const uint32_t t47 = words_madc_hi_cc(0xf38512bfu, t27, t8, cf);
    const uint32_t t48 = words_madc_lo_cc(0x434bacd7u, t27, t9, cf);
    const uint32_t t49 = words_madc_hi_cc(0x434bacd7u, t27, t10, cf);
    const uint32_t t50 = words_madc_lo_cc(0x397fe69au, t27, t11, cf);
    const uint32_t t51 = words_madc_hi_cc(0x397fe69au, t27, t25, cf);
    const uint32_t t52 = words_addc(t39, 0x0u, cf); const uint32_t t53 = words_add_cc(t28, t41, cf);
    const uint32_t t54 = words_mul_lo(t53, 0xfffcfffdu);
    const uint32_t t55 = words_madc_lo_cc(0xb9feffffu, t54, t42, cf);
    const uint32_t t56 = words_madc_hi_cc(0xb9feffffu, t54, t43, cf);
    const uint32_t t57 = words_madc_lo_cc(0x1eabfffeu, t54, t44, cf);
    const uint32_t t58 = words_madc_hi_cc(0x1eabfffeu, t54, t45, cf);
    const uint32_t t59 = words_madc_lo_cc(0x6730d2a0u, t54, t46, cf);
    const uint32_t t60 = words_madc_hi_cc(0x6730d2a0u, t54, t47, cf);
    const uint32_t t61 = words_madc_lo_cc(0x64774b84u, t54, t48, cf);
    const uint32_t t62 = words_madc_hi_cc(0x64774b84u, t54, t49, cf);
    const uint32_t t63 = words_madc_lo_cc(0x4b1ba7b6u, t54, t50, cf);
    const uint32_t t64 = words_madc_hi_cc(0x4b1ba7b6u, t54, t51, cf);
    const uint32_t t65 = words_madc_lo_cc(0x1a0111eau, t54, 0x0u, cf);
    const uint32_t t66 = words_madc_hi(0x1a0111eau, t54, 0x0u, cf);
    const uint32_t t67 = words_mad_lo_cc(0xffffaaabu, t54, t53, cf);
    const uint32_t t68 = words_madc_hi_cc(0xffffaaabu, t54, t29, cf);
    const uint32_t t69 = words_madc_lo_cc(0xb153ffffu, t54, t30, cf);
    const uint32_t t70 = words_madc_hi_cc(0xb153ffffu, t54, t31, cf);
    const uint32_t t71 = words_madc_lo_cc(0xf6b0f624u, t54, t32, cf);
    const uint32_t t72 = words_madc_hi_cc(0xf6b0f624u, t54, t33, cf);
    const uint32_t t73 = words_madc_lo_cc(0xf38512bfu, t54, t34, cf);
    const uint32_t t74 = words_madc_hi_cc(0xf38512bfu, t54, t35, cf);
    const uint32_t t75 = words_madc_lo_cc(0x434bacd7u, t54, t36, cf);
    const uint32_t t76 = words_madc_hi_cc(0x434bacd7u, t54, t37, cf);
    const uint32_t t77 = words_madc_lo_cc(0x397fe69au, t54, t38, cf);
    const uint32_t t78 = words_madc_hi_cc(0x397fe69au, t54, t52, cf);
    const uint32_t t79 = words_addc(t66, 0x0u, cf); const uint32_t t80 = words_add_cc(t55, t68, cf);
    const uint32_t t81 = words_mul_lo(t80, 0xfffcfffdu);
    const uint32_t t82 = words_madc_lo_cc(0xb9feffffu, t81, t69, cf);
    const uint32_t t83 = words_madc_hi_cc(0xb9feffffu, t81, t70, cf);
    const uint32_t t84 = words_madc_lo_cc(0x1eabfffeu, t81, t71, cf);
    const uint32_t t85 = words_madc_hi_cc(0x1eabfffeu, t81, t72, cf);
    const uint32_t t86 = words_madc_lo_cc(0x6730d2a0u, t81, t73, cf);
    const uint32_t t87 = words_madc_hi_cc(0x6730d2a0u, t81, t74, cf);
    const uint32_t t88 = words_madc_lo_cc(0x64774b84u, t81, t75, cf);
    const uint32_t t89 = words_madc_hi_cc(0x64774b84u, t81, t76, cf);
    const uint32_t t90 = words_madc_lo_cc(0x4b1ba7b6u, t81, t77, cf);
    const uint32_t t91 = words_madc_hi_cc(0x4b1ba7b6u, t81, t78, cf);
    const uint32_t t92 = words_madc_lo_cc(0x1a0111eau, t81, 0x0u, cf);
    const uint32_t t93 = words_madc_hi(0x1a0111eau, t81, 0x0u, cf);
    const uint32_t t94 = words_mad_lo_cc(0xffffaaabu, t81, t80, cf);
    const uint32_t t95 = words_madc_hi_cc(0xffffaaabu, t81, t56, cf);
    const uint32_t t96 = words_madc_lo_cc(0xb153ffffu, t81, t57, cf);
    const uint32_t t97 = words_madc_hi_cc(0xb153ffffu, t81, t58, cf);
    const uint32_t t98 = words_madc_lo_cc(0xf6b0f624u, t81, t59, cf);
    const uint32_t t99 = words_madc_hi_cc(0xf6b0f624u, t81, t60, cf);
    const uint32_t t100 = words_madc_lo_cc(0xf38512bfu, t81, t61, cf);
    const uint32_t t101 = words_madc_hi_cc(0xf38512bfu, t81, t62, cf);
    const uint32_t t102 = words_madc_lo_cc(0x434bacd7u, t81, t63, cf);
    const uint32_t t103 = words_madc_hi_cc(0x434bacd7u, t81, t64, cf);
    const uint32_t t104 = words_madc_lo_cc(0x397fe69au, t81, t65, cf);
    const uint32_t t105 = words_madc_hi_cc(0x397fe69au, t81, t79, cf);
    const uint32_t t106 = words_addc(t93, 0x0u, cf);
    const uint32_t t107 = words_add_cc(t82, t95, cf);
    const uint32_t t108 = words_mul_lo(t107, 0xfffcfffdu);
    const uint32_t t109 = words_madc_lo_cc(0xb9feffffu, t108, t96, cf);
    const uint32_t t110 = words_madc_hi_cc(0xb9feffffu, t108, t97, cf);
    const uint32_t t111 = words_madc_lo_cc(0x1eabfffeu, t108, t98, cf);
    const uint32_t t112 = words_madc_hi_cc(0x1eabfffeu, t108, t99, cf);
    const uint32_t t113 = words_madc_lo_cc(0x6730d2a0u, t108, t100, cf);
    const uint32_t t114 = words_madc_hi_cc(0x6730d2a0u, t108, t101, cf);
    const uint32_t t115 = words_madc_lo_cc(0x64774b84u, t108, t102, cf);
    const uint32_t t116 = words_madc_hi_cc(0x64774b84u, t108, t103, cf);
    const uint32_t t117 = words_madc_lo_cc(0x4b1ba7b6u, t108, t104, cf);
    const uint32_t t118 = words_madc_hi_cc(0x4b1ba7b6u, t108, t105, cf);
    const uint32_t t119 = words_madc_lo_cc(0x1a0111eau, t108, 0x0u, cf);
    const uint32_t t120 = words_madc_hi(0x1a0111eau, t108, 0x0u, cf);
    const uint32_t t121 = words_mad_lo_cc(0xffffaaabu, t108, t107, cf);
    const uint32_t t122 = words_madc_hi_cc(0xffffaaabu, t108, t83, cf);
    const uint32_t t123 = words_madc_lo_cc(0xb153ffffu, t108, t84, cf);
    const uint32_t t124 = words_madc_hi_cc(0xb153ffffu, t108, t85, cf);
    const uint32_t t125 = words_madc_lo_cc(0xf6b0f624u, t108, t86, cf);
    const uint32_t t126 = words_madc_hi_cc(0xf6b0f624u, t108, t87, cf);
    const uint32_t t127 = words_madc_lo_cc(0xf38512bfu, t108, t88, cf);
    const uint32_t t128 = words_madc_hi_cc(0xf38512bfu, t108, t89, cf);
    const uint32_t t129 = words_madc_lo_cc(0x434bacd7u, t108, t90, cf);
    const uint32_t t130 = words_madc_hi_cc(0x434bacd7u, t108, t91, cf);
    const uint32_t t131 = words_madc_lo_cc(0x397fe69au, t108, t92, cf);
    const uint32_t t132 = words_madc_hi_cc(0x397fe69au, t108, t106, cf);
    const uint32_t t133 = words_addc(t120, 0x0u, cf);
    const uint32_t t134 = words_add_cc(t109, t122, cf);
    const uint32_t t135 = words_mul_lo(t134, 0xfffcfffdu);
    const uint32_t t136 = words_madc_lo_cc(0xb9feffffu, t135, t123, cf);
    const uint32_t t137 = words_madc_hi_cc(0xb9feffffu, t135, t124, cf);
    const uint32_t t138 = words_madc_lo_cc(0x1eabfffeu, t135, t125, cf);
    const uint32_t t139 = words_madc_hi_cc(0x1eabfffeu, t135, t126, cf);
    const uint32_t t140 = words_madc_lo_cc(0x6730d2a0u, t135, t127, cf);
    const uint32_t t141 = words_madc_hi_cc(0x6730d2a0u, t135, t128, cf);
    const uint32_t t142 = words_madc_lo_cc(0x64774b84u, t135, t129, cf);
    const uint32_t t143 = words_madc_hi_cc(0x64774b84u, t135, t130, cf);
    const uint32_t t144 = words_madc_lo_cc(0x4b1ba7b6u, t135, t131, cf);
    const uint32_t t145 = words_madc_hi_cc(0x4b1ba7b6u, t135, t132, cf);
    const uint32_t t146 = words_madc_lo_cc(0x1a0111eau, t135, 0x0u, cf);
    const uint32_t t147 = words_madc_hi(0x1a0111eau, t135, 0x0u, cf);
    const uint32_t t148 = words_mad_lo_cc(0xffffaaabu, t135, t134, cf);
    const uint32_t t149 = words_madc_hi_cc(0xffffaaabu, t135, t110, cf);
    const uint32_t t150 = words_madc_lo_cc(0xb153ffffu, t135, t111, cf);
    const uint32_t t151 = words_madc_hi_cc(0xb153ffffu, t135, t112, cf);
    const uint32_t t152 = words_madc_lo_cc(0xf6b0f624u, t135, t113, cf);
    const uint32_t t153 = words_madc_hi_cc(0xf6b0f624u, t135, t114, cf);
    const uint32_t t154 = words_madc_lo_cc(0xf38512bfu, t135, t115, cf);
    const uint32_t t155 = words_madc_hi_cc(0xf38512bfu, t135, t116, cf);
    const uint32_t t156 = words_madc_lo_cc(0x434bacd7u, t135, t117, cf);
    const uint32_t t157 = words_madc_hi_cc(0x434bacd7u, t135, t118, cf);
    const uint32_t t158 = words_madc_lo_cc(0x397fe69au, t135, t119, cf);
    const uint32_t t159 = words_madc_hi_cc(0x397fe69au, t135, t133, cf);
    const uint32_t t160 = words_addc(t147, 0x0u, cf);
    const uint32_t t161 = words_add_cc(t136, t149, cf);
    const uint32_t t162 = words_mul_lo(t161, 0xfffcfffdu);
    const uint32_t t163 = words_madc_lo_cc(0xb9feffffu, t162, t150, cf);
    const uint32_t t164 = words_madc_hi_cc(0xb9feffffu, t162, t151, cf);
    const uint32_t t165 = words_madc_lo_cc(0x1eabfffeu, t162, t152, cf);
    const uint32_t t166 = words_madc_hi_cc(0x1eabfffeu, t162, t153, cf);
    const uint32_t t167 = words_madc_lo_cc(0x6730d2a0u, t162, t154, cf);
    const uint32_t t168 = words_madc_hi_cc(0x6730d2a0u, t162, t155, cf);
    const uint32_t t169 = words_madc_lo_cc(0x64774b84u, t162, t156, cf);
    const uint32_t t170 = words_madc_hi_cc(0x64774b84u, t162, t157, cf);
    const uint32_t t171 = words_madc_lo_cc(0x4b1ba7b6u, t162, t158, cf);
    const uint32_t t172 = words_madc_hi_cc(0x4b1ba7b6u, t162, t159, cf);
    const uint32_t t173 = words_madc_lo_cc(0x1a0111eau, t162, 0x0u, cf);
    const uint32_t t174 = words_madc_hi(0x1a0111eau, t162, 0x0u, cf);
    const uint32_t t175 = words_mad_lo_cc(0xffffaaabu, t162, t161, cf);
    const uint32_t t176 = words_madc_hi_cc(0xffffaaabu, t162, t137, cf);
    const uint32_t t177 = words_madc_lo_cc(0xb153ffffu, t162, t138, cf);
    const uint32_t t178 = words_madc_hi_cc(0xb153ffffu, t162, t139, cf);
    const uint32_t t179 = words_madc_lo_cc(0xf6b0f624u, t162, t140, cf);
    const uint32_t t180 = words_madc_hi_cc(0xf6b0f624u, t162, t141, cf);
    const uint32_t t181 = words_madc_lo_cc(0xf38512bfu, t162, t142, cf);
    const uint32_t t182 = words_madc_hi_cc(0xf38512bfu, t162, t143, cf);
    const uint32_t t183 = words_madc_lo_cc(0x434bacd7u, t162, t144, cf);
    const uint32_t t184 = words_madc_hi_cc(0x434bacd7u, t162, t145, cf);
    const uint32_t t185 = words_madc_lo_cc(0x397fe69au, t162, t146, cf);
    const uint32_t t186 = words_madc_hi_cc(0x397fe69au, t162, t160, cf);
    const uint32_t t187 = words_addc(t174, 0x0u, cf);
    const uint32_t t188 = words_add_cc(t163, t176, cf);
    const uint32_t t189 = words_mul_lo(t188, 0xfffcfffdu);
    const uint32_t t190 = words_madc_lo_cc(0xb9feffffu, t189, t177, cf);
    const uint32_t t191 = words_madc_hi_cc(0xb9feffffu, t189, t178, cf);
    const uint32_t t192 = words_madc_lo_cc(0x1eabfffeu, t189, t179, cf);
    const uint32_t t193 = words_madc_hi_cc(0x1eabfffeu, t189, t180, cf);
    const uint32_t t194 = words_madc_lo_cc(0x6730d2a0u, t189, t181, cf);
    const uint32_t t195 = words_madc_hi_cc(0x6730d2a0u, t189, t182, cf);
    const uint32_t t196 = words_madc_lo_cc(0x64774b84u, t189, t183, cf);
    const uint32_t t197 = words_madc_hi_cc(0x64774b84u, t189, t184, cf);
    const uint32_t t198 = words_madc_lo_cc(0x4b1ba7b6u, t189, t185, cf);
    const uint32_t t199 = words_madc_hi_cc(0x4b1ba7b6u, t189, t186, cf);
    const uint32_t t200 = words_madc_lo_cc(0x1a0111eau, t189, 0x0u, cf);
    const uint32_t t201 = words_madc_hi(0x1a0111eau, t189, 0x0u, cf);
    const uint32_t t202 = words_mad_lo_cc(0xffffaaabu, t189, t188, cf);
    const uint32_t t203 = words_madc_hi_cc(0xffffaaabu, t189, t164, cf);
    const uint32_t t204 = words_madc_lo_cc(0xb153ffffu, t189, t165, cf);
    const uint32_t t205 = words_madc_hi_cc(0xb153ffffu, t189, t166, cf);
    const uint32_t t206 = words_madc_lo_cc(0xf6b0f624u, t189, t167, cf);
    const uint32_t t207 = words_madc_hi_cc(0xf6b0f624u, t189, t168, cf);
    const uint32_t t208 = words_madc_lo_cc(0xf38512bfu, t189, t169, cf);
    const uint32_t t209 = words_madc_hi_cc(0xf38512bfu, t189, t170, cf);
    const uint32_t t210 = words_madc_lo_cc(0x434bacd7u, t189, t171, cf);
    const uint32_t t211 = words_madc_hi_cc(0x434bacd7u, t189, t172, cf);
    const uint32_t t212 = words_madc_lo_cc(0x397fe69au, t189, t173, cf);
    const uint32_t t213 = words_madc_hi_cc(0x397fe69au, t189, t187, cf);
    const uint32_t t214 = words_addc(t201, 0x0u, cf);
    const uint32_t t215 = words_add_cc(t190, t203, cf);
    const uint32_t t216 = words_mul_lo(t215, 0xfffcfffdu);
    const uint32_t t217 = words_madc_lo_cc(0xb9feffffu, t216, t204, cf);
    const uint32_t t218 = words_madc_hi_cc(0xb9feffffu, t216, t205, cf);
    const uint32_t t219 = words_madc_lo_cc(0x1eabfffeu, t216, t206, cf);
    const uint32_t t220 = words_madc_hi_cc(0x1eabfffeu, t216, t207, cf);
    const uint32_t t221 = words_madc_lo_cc(0x6730d2a0u, t216, t208, cf);
    const uint32_t t222 = words_madc_hi_cc(0x6730d2a0u, t216, t209, cf);
    const uint32_t t223 = words_madc_lo_cc(0x64774b84u, t216, t210, cf);
    const uint32_t t224 = words_madc_hi_cc(0x64774b84u, t216, t211, cf);
    const uint32_t t225 = words_madc_lo_cc(0x4b1ba7b6u, t216, t212, cf);
    const uint32_t t226 = words_madc_hi_cc(0x4b1ba7b6u, t216, t213, cf);
    const uint32_t t227 = words_madc_lo_cc(0x1a0111eau, t216, 0x0u, cf);
    const uint32_t t228 = words_madc_hi(0x1a0111eau, t216, 0x0u, cf);
    const uint32_t t229 = words_mad_lo_cc(0xffffaaabu, t216, t215, cf);
    const uint32_t t230 = words_madc_hi_cc(0xffffaaabu, t216, t191, cf);
    const uint32_t t231 = words_madc_lo_cc(0xb153ffffu, t216, t192, cf);
    const uint32_t t232 = words_madc_hi_cc(0xb153ffffu, t216, t193, cf);
    const uint32_t t233 = words_madc_lo_cc(0xf6b0f624u, t216, t194, cf);
    const uint32_t t234 = words_madc_hi_cc(0xf6b0f624u, t216, t195, cf);
    const uint32_t t235 = words_madc_lo_cc(0xf38512bfu, t216, t196, cf);
    const uint32_t t236 = words_madc_hi_cc(0xf38512bfu, t216, t197, cf);
    const uint32_t t237 = words_madc_lo_cc(0x434bacd7u, t216, t198, cf);
    const uint32_t t238 = words_madc_hi_cc(0x434bacd7u, t216, t199, cf);
    const uint32_t t239 = words_madc_lo_cc(0x397fe69au, t216, t200, cf);
    const uint32_t t240 = words_madc_hi_cc(0x397fe69au, t216, t214, cf);
    const uint32_t t241 = words_addc(t228, 0x0u, cf);
    const uint32_t t242 = words_add_cc(t217, t230, cf);
    const uint32_t t243 = words_mul_lo(t242, 0xfffcfffdu);
    const uint32_t t244 = words_madc_lo_cc(0xb9feffffu, t243, t231, cf);
    const uint32_t t245 = words_madc_hi_cc(0xb9feffffu, t243, t232, cf);
    const uint32_t t246 = words_madc_lo_cc(0x1eabfffeu, t243, t233, cf);
    const uint32_t t247 = words_madc_hi_cc(0x1eabfffeu, t243, t234, cf);
    const uint32_t t248 = words_madc_lo_cc(0x6730d2a0u, t243, t235, cf);
    const uint32_t t249 = words_madc_hi_cc(0x6730d2a0u, t243, t236, cf);
    const uint32_t t250 = words_madc_lo_cc(0x64774b84u, t243, t237, cf);
    const uint32_t t251 = words_madc_hi_cc(0x64774b84u, t243, t238, cf);
    const uint32_t t252 = words_madc_lo_cc(0x4b1ba7b6u, t243, t239, cf);
    const uint32_t t253 = words_madc_hi_cc(0x4b1ba7b6u, t243, t240, cf);
    const uint32_t t254 = words_madc_lo_cc(0x1a0111eau, t243, 0x0u, cf);
    const uint32_t t255 = words_madc_hi(0x1a0111eau, t243, 0x0u, cf);
    const uint32_t t256 = words_mad_lo_cc(0xffffaaabu, t243, t242, cf);
    const uint32_t t257 = words_madc_hi_cc(0xffffaaabu, t243, t218, cf);
    const uint32_t t258 = words_madc_lo_cc(0xb153ffffu, t243, t219, cf);
    const uint32_t t259 = words_madc_hi_cc(0xb153ffffu, t243, t220, cf);
    const uint32_t t260 = words_madc_lo_cc(0xf6b0f624u, t243, t221, cf);
    const uint32_t t261 = words_madc_hi_cc(0xf6b0f624u, t243, t222, cf);
    const uint32_t t262 = words_madc_lo_cc(0xf38512bfu, t243, t223, cf);
    const uint32_t t263 = words_madc_hi_cc(0xf38512bfu, t243, t224, cf);
    const uint32_t t264 = words_madc_lo_cc(0x434bacd7u, t243, t225, cf);
    const uint32_t t265 = words_madc_hi_cc(0x434bacd7u, t243, t226, cf);
    const uint32_t t266 = words_madc_lo_cc(0x397fe69au, t243, t227, cf);
    const uint32_t t267 = words_madc_hi_cc(0x397fe69au, t243, t241, cf);
    const uint32_t t268 = words_addc(t255, 0x0u, cf);
    const uint32_t t269 = words_add_cc(t244, t257, cf);
    const uint32_t t270 = words_mul_lo(t269, 0xfffcfffdu);
    const uint32_t t271 = words_madc_lo_cc(0xb9feffffu, t270, t258, cf);
    const uint32_t t272 = words_madc_hi_cc(0xb9feffffu, t270, t259, cf);
    const uint32_t t273 = words_madc_lo_cc(0x1eabfffeu, t270, t260, cf);
    const uint32_t t274 = words_madc_hi_cc(0x1eabfffeu, t270, t261, cf);
    const uint32_t t275 = words_madc_lo_cc(0x6730d2a0u, t270, t262, cf);
    const uint32_t t276 = words_madc_hi_cc(0x6730d2a0u, t270, t263, cf);
    const uint32_t t277 = words_madc_lo_cc(0x64774b84u, t270, t264, cf);
    const uint32_t t278 = words_madc_hi_cc(0x64774b84u, t270, t265, cf);
    const uint32_t t279 = words_madc_lo_cc(0x4b1ba7b6u, t270, t266, cf);
    const uint32_t t280 = words_madc_hi_cc(0x4b1ba7b6u, t270, t267, cf);
    const uint32_t t281 = words_madc_lo_cc(0x1a0111eau, t270, 0x0u, cf);
    const uint32_t t282 = words_madc_hi(0x1a0111eau, t270, 0x0u, cf);
    const uint32_t t283 = words_mad_lo_cc(0xffffaaabu, t270, t269, cf);
    const uint32_t t284 = words_madc_hi_cc(0xffffaaabu, t270, t245, cf);
    const uint32_t t285 = words_madc_lo_cc(0xb153ffffu, t270, t246, cf);
    const uint32_t t286 = words_madc_hi_cc(0xb153ffffu, t270, t247, cf);
    const uint32_t t287 = words_madc_lo_cc(0xf6b0f624u, t270, t248, cf);
    const uint32_t t288 = words_madc_hi_cc(0xf6b0f624u, t270, t249, cf);
    const uint32_t t289 = words_madc_lo_cc(0xf38512bfu, t270, t250, cf);
    const uint32_t t290 = words_madc_hi_cc(0xf38512bfu, t270, t251, cf);
    const uint32_t t291 = words_madc_lo_cc(0x434bacd7u, t270, t252, cf);
    const uint32_t t292 = words_madc_hi_cc(0x434bacd7u, t270, t253, cf);
    const uint32_t t293 = words_madc_lo_cc(0x397fe69au, t270, t254, cf);
    const uint32_t t294 = words_madc_hi_cc(0x397fe69au, t270, t268, cf);
    const uint32_t t295 = words_addc(t282, 0x0u, cf);
    const uint32_t t296 = words_add_cc(t271, t284, cf);
    const uint32_t t297 = words_mul_lo(t296, 0xfffcfffdu);
    const uint32_t t298 = words_madc_lo_cc(0xb9feffffu, t297, t285, cf);
    const uint32_t t299 = words_madc_hi_cc(0xb9feffffu, t297, t286, cf);
    const uint32_t t300 = words_madc_lo_cc(0x1eabfffeu, t297, t287, cf);
    const uint32_t t301 = words_madc_hi_cc(0x1eabfffeu, t297, t288, cf);
    const uint32_t t302 = words_madc_lo_cc(0x6730d2a0u, t297, t289, cf);
    const uint32_t t303 = words_madc_hi_cc(0x6730d2a0u, t297, t290, cf);
    const uint32_t t304 = words_madc_lo_cc(0x64774b84u, t297, t291, cf);
    const uint32_t t305 = words_madc_hi_cc(0x64774b84u, t297, t292, cf);
    const uint32_t t306 = words_madc_lo_cc(0x4b1ba7b6u, t297, t293, cf);
    const uint32_t t307 = words_madc_hi_cc(0x4b1ba7b6u, t297, t294, cf);
    const uint32_t t308 = words_madc_lo_cc(0x1a0111eau, t297, 0x0u, cf);
    const uint32_t t309 = words_madc_hi(0x1a0111eau, t297, 0x0u, cf);
    const uint32_t t310 = words_mad_lo_cc(0xffffaaabu, t297, t296, cf);
    const uint32_t t311 = words_madc_hi_cc(0xffffaaabu, t297, t272, cf);
    const uint32_t t312 = words_madc_lo_cc(0xb153ffffu, t297, t273, cf);
    const uint32_t t313 = words_madc_hi_cc(0xb153ffffu, t297, t274, cf);
    const uint32_t t314 = words_madc_lo_cc(0xf6b0f624u, t297, t275, cf);
    const uint32_t t315 = words_madc_hi_cc(0xf6b0f624u, t297, t276, cf);
    const uint32_t t316 = words_madc_lo_cc(0xf38512bfu, t297, t277, cf);
    const uint32_t t317 = words_madc_hi_cc(0xf38512bfu, t297, t278, cf);
    const uint32_t t318 = words_madc_lo_cc(0x434bacd7u, t297, t279, cf);
    const uint32_t t319 = words_madc_hi_cc(0x434bacd7u, t297, t280, cf);
    const uint32_t t320 = words_madc_lo_cc(0x397fe69au, t297, t281, cf);
    const uint32_t t321 = words_madc_hi_cc(0x397fe69au, t297, t295, cf);
    const uint32_t t322 = words_addc(t309, 0x0u, cf); r.v[0] = words_add_cc(t311, t298, cf);
    r.v[1] = words_addc_cc(t312, t299, cf); r.v[2] = words_addc_cc(t313, t300, cf);
    r.v[3] = words_addc_cc(t314, t301, cf); r.v[4] = words_addc_cc(t315, t302, cf);
    r.v[5] = words_addc_cc(t316, t303, cf); r.v[6] = words_addc_cc(t317, t304, cf);
    r.v[7] = words_addc_cc(t318, t305, cf); r.v[8] = words_addc_cc(t319, t306, cf);
    r.v[9] = words_addc_cc(t320, t307, cf); r.v[10] = words_addc_cc(t321, t308, cf);
    r.v[11] = words_addc(0x0u, t322, cf);
#endif
    return r;
}

/* a b/2^256; a < r, any b -> < 2 r. With a >= r the product would be wrong. */
DEV_INLINE fr fr_mul(const fr &a, const fr &b)
{
    fr r;
#ifdef __CUDA_ARCH__
    asm(
        "{ .reg .u32 t<302>; mul.lo.u32 t0,%9,%16; mul.hi.u32 t1,%9,%16; mul.lo.u32 t2,%11,%16; "
        "mul.hi.u32 t3,%11,%16; mul.lo.u32 t4,%13,%16; mul.hi.u32 t5,%13,%16; "
        "mul.lo.u32 t6,%15,%16; mul.hi.u32 t7,%15,%16; mul.lo.u32 t8,%8,%16; mul.hi.u32 t9,%8,%16; "
        "mul.lo.u32 t10,%10,%16; mul.hi.u32 t11,%10,%16; mul.lo.u32 t12,%12,%16; "
        "mul.hi.u32 t13,%12,%16; mul.lo.u32 t14,%14,%16; mul.hi.u32 t15,%14,%16; "
        "sub.cc.u32 t16,0,t8; subc.u32 t17,0,0; xor.b32 t18,t8,t17; add.cc.u32 t19,t17,1; "
        "addc.cc.u32 t20,t0,t8; addc.cc.u32 t21,t1,t18; madc.lo.cc.u32 t22,0x53bda402,t16,t2; "
        "madc.hi.cc.u32 t23,0x53bda402,t16,t3; madc.lo.cc.u32 t24,0x3339d808,t16,t4; "
        "madc.hi.cc.u32 t25,0x3339d808,t16,t5; madc.lo.cc.u32 t26,0x73eda753,t16,t6; "
        "madc.hi.u32 t27,0x73eda753,t16,t7; mad.lo.cc.u32 t28,0xfffe5bfe,t16,t10; "
        "madc.hi.cc.u32 t29,0xfffe5bfe,t16,t11; madc.lo.cc.u32 t30,0x09a1d805,t16,t12; "
        "madc.hi.cc.u32 t31,0x09a1d805,t16,t13; madc.lo.cc.u32 t32,0x299d7d48,t16,t14; "
        "madc.hi.cc.u32 t33,0x299d7d48,t16,t15; addc.u32 t34,t27,0; add.cc.u32 t35,t20,t9; "
        "madc.lo.cc.u32 t36,%9,%17,t28; madc.hi.cc.u32 t37,%9,%17,t29; "
        "madc.lo.cc.u32 t38,%11,%17,t30; madc.hi.cc.u32 t39,%11,%17,t31; "
        "madc.lo.cc.u32 t40,%13,%17,t32; madc.hi.cc.u32 t41,%13,%17,t33; "
        "madc.lo.cc.u32 t42,%15,%17,0; madc.hi.u32 t43,%15,%17,0; mad.lo.cc.u32 t44,%8,%17,t35; "
        "madc.hi.cc.u32 t45,%8,%17,t21; madc.lo.cc.u32 t46,%10,%17,t22; "
        "madc.hi.cc.u32 t47,%10,%17,t23; madc.lo.cc.u32 t48,%12,%17,t24; "
        "madc.hi.cc.u32 t49,%12,%17,t25; madc.lo.cc.u32 t50,%14,%17,t26; "
        "madc.hi.cc.u32 t51,%14,%17,t34; addc.u32 t52,t43,0; sub.cc.u32 t53,0,t44; "
        "subc.u32 t54,0,0; xor.b32 t55,t44,t54; add.cc.u32 t56,t54,1; addc.cc.u32 t57,t36,t44; "
        "addc.cc.u32 t58,t37,t55; madc.lo.cc.u32 t59,0x53bda402,t53,t38; "
        "madc.hi.cc.u32 t60,0x53bda402,t53,t39; madc.lo.cc.u32 t61,0x3339d808,t53,t40; "
        "madc.hi.cc.u32 t62,0x3339d808,t53,t41; madc.lo.cc.u32 t63,0x73eda753,t53,t42; "
        "madc.hi.u32 t64,0x73eda753,t53,t52; mad.lo.cc.u32 t65,0xfffe5bfe,t53,t46; "
        "madc.hi.cc.u32 t66,0xfffe5bfe,t53,t47; madc.lo.cc.u32 t67,0x09a1d805,t53,t48; "
        "madc.hi.cc.u32 t68,0x09a1d805,t53,t49; madc.lo.cc.u32 t69,0x299d7d48,t53,t50; "
        "madc.hi.cc.u32 t70,0x299d7d48,t53,t51; addc.u32 t71,t64,0; add.cc.u32 t72,t57,t45; "
        "madc.lo.cc.u32 t73,%9,%18,t65; madc.hi.cc.u32 t74,%9,%18,t66; "
        "madc.lo.cc.u32 t75,%11,%18,t67; madc.hi.cc.u32 t76,%11,%18,t68; "
        "madc.lo.cc.u32 t77,%13,%18,t69; madc.hi.cc.u32 t78,%13,%18,t70; "
        "madc.lo.cc.u32 t79,%15,%18,0; madc.hi.u32 t80,%15,%18,0; mad.lo.cc.u32 t81,%8,%18,t72; "
        "madc.hi.cc.u32 t82,%8,%18,t58; madc.lo.cc.u32 t83,%10,%18,t59; "
        "madc.hi.cc.u32 t84,%10,%18,t60; madc.lo.cc.u32 t85,%12,%18,t61; "
        "madc.hi.cc.u32 t86,%12,%18,t62; madc.lo.cc.u32 t87,%14,%18,t63; "
        "madc.hi.cc.u32 t88,%14,%18,t71; addc.u32 t89,t80,0; sub.cc.u32 t90,0,t81; "
        "subc.u32 t91,0,0; xor.b32 t92,t81,t91; add.cc.u32 t93,t91,1; addc.cc.u32 t94,t73,t81; "
        "addc.cc.u32 t95,t74,t92; madc.lo.cc.u32 t96,0x53bda402,t90,t75; "
        "madc.hi.cc.u32 t97,0x53bda402,t90,t76; madc.lo.cc.u32 t98,0x3339d808,t90,t77; "
        "madc.hi.cc.u32 t99,0x3339d808,t90,t78; madc.lo.cc.u32 t100,0x73eda753,t90,t79; "
        "madc.hi.u32 t101,0x73eda753,t90,t89; mad.lo.cc.u32 t102,0xfffe5bfe,t90,t83; "
        "madc.hi.cc.u32 t103,0xfffe5bfe,t90,t84; madc.lo.cc.u32 t104,0x09a1d805,t90,t85; "
        "madc.hi.cc.u32 t105,0x09a1d805,t90,t86; madc.lo.cc.u32 t106,0x299d7d48,t90,t87; "
        "madc.hi.cc.u32 t107,0x299d7d48,t90,t88; addc.u32 t108,t101,0; add.cc.u32 t109,t94,t82; "
        "madc.lo.cc.u32 t110,%9,%19,t102; madc.hi.cc.u32 t111,%9,%19,t103; "
        "madc.lo.cc.u32 t112,%11,%19,t104; madc.hi.cc.u32 t113,%11,%19,t105; "
        "madc.lo.cc.u32 t114,%13,%19,t106; madc.hi.cc.u32 t115,%13,%19,t107; "
        "madc.lo.cc.u32 t116,%15,%19,0; madc.hi.u32 t117,%15,%19,0; "
        "mad.lo.cc.u32 t118,%8,%19,t109; madc.hi.cc.u32 t119,%8,%19,t95; "
        "madc.lo.cc.u32 t120,%10,%19,t96; madc.hi.cc.u32 t121,%10,%19,t97; "
        "madc.lo.cc.u32 t122,%12,%19,t98; madc.hi.cc.u32 t123,%12,%19,t99; "
        "madc.lo.cc.u32 t124,%14,%19,t100; madc.hi.cc.u32 t125,%14,%19,t108; addc.u32 t126,t117,0; "
        "sub.cc.u32 t127,0,t118; subc.u32 t128,0,0; xor.b32 t129,t118,t128; "
        "add.cc.u32 t130,t128,1; addc.cc.u32 t131,t110,t118; addc.cc.u32 t132,t111,t129; "
        "madc.lo.cc.u32 t133,0x53bda402,t127,t112; madc.hi.cc.u32 t134,0x53bda402,t127,t113; "
        "madc.lo.cc.u32 t135,0x3339d808,t127,t114; madc.hi.cc.u32 t136,0x3339d808,t127,t115; "
        "madc.lo.cc.u32 t137,0x73eda753,t127,t116; madc.hi.u32 t138,0x73eda753,t127,t126; "
        "mad.lo.cc.u32 t139,0xfffe5bfe,t127,t120; madc.hi.cc.u32 t140,0xfffe5bfe,t127,t121; "
        "madc.lo.cc.u32 t141,0x09a1d805,t127,t122; madc.hi.cc.u32 t142,0x09a1d805,t127,t123; "
        "madc.lo.cc.u32 t143,0x299d7d48,t127,t124; madc.hi.cc.u32 t144,0x299d7d48,t127,t125; "
        "addc.u32 t145,t138,0; add.cc.u32 t146,t131,t119; madc.lo.cc.u32 t147,%9,%20,t139; "
        "madc.hi.cc.u32 t148,%9,%20,t140; madc.lo.cc.u32 t149,%11,%20,t141; "
        "madc.hi.cc.u32 t150,%11,%20,t142; madc.lo.cc.u32 t151,%13,%20,t143; "
        "madc.hi.cc.u32 t152,%13,%20,t144; madc.lo.cc.u32 t153,%15,%20,0; "
        "madc.hi.u32 t154,%15,%20,0; mad.lo.cc.u32 t155,%8,%20,t146; "
        "madc.hi.cc.u32 t156,%8,%20,t132; madc.lo.cc.u32 t157,%10,%20,t133; "
        "madc.hi.cc.u32 t158,%10,%20,t134; madc.lo.cc.u32 t159,%12,%20,t135; "
        "madc.hi.cc.u32 t160,%12,%20,t136; madc.lo.cc.u32 t161,%14,%20,t137; "
        "madc.hi.cc.u32 t162,%14,%20,t145; addc.u32 t163,t154,0; sub.cc.u32 t164,0,t155; "
        "subc.u32 t165,0,0; xor.b32 t166,t155,t165; add.cc.u32 t167,t165,1; "
        "addc.cc.u32 t168,t147,t155; addc.cc.u32 t169,t148,t166; "
        "madc.lo.cc.u32 t170,0x53bda402,t164,t149; madc.hi.cc.u32 t171,0x53bda402,t164,t150; "
        "madc.lo.cc.u32 t172,0x3339d808,t164,t151; madc.hi.cc.u32 t173,0x3339d808,t164,t152; "
        "madc.lo.cc.u32 t174,0x73eda753,t164,t153; madc.hi.u32 t175,0x73eda753,t164,t163; "
        "mad.lo.cc.u32 t176,0xfffe5bfe,t164,t157; madc.hi.cc.u32 t177,0xfffe5bfe,t164,t158; "
        "madc.lo.cc.u32 t178,0x09a1d805,t164,t159; madc.hi.cc.u32 t179,0x09a1d805,t164,t160; "
        "madc.lo.cc.u32 t180,0x299d7d48,t164,t161; madc.hi.cc.u32 t181,0x299d7d48,t164,t162; "
        "addc.u32 t182,t175,0; add.cc.u32 t183,t168,t156; madc.lo.cc.u32 t184,%9,%21,t176; "
        "madc.hi.cc.u32 t185,%9,%21,t177; madc.lo.cc.u32 t186,%11,%21,t178; "
        "madc.hi.cc.u32 t187,%11,%21,t179; madc.lo.cc.u32 t188,%13,%21,t180; "
        "madc.hi.cc.u32 t189,%13,%21,t181; madc.lo.cc.u32 t190,%15,%21,0; "
        "madc.hi.u32 t191,%15,%21,0; mad.lo.cc.u32 t192,%8,%21,t183; "
        "madc.hi.cc.u32 t193,%8,%21,t169; madc.lo.cc.u32 t194,%10,%21,t170; "
        "madc.hi.cc.u32 t195,%10,%21,t171; madc.lo.cc.u32 t196,%12,%21,t172; "
        "madc.hi.cc.u32 t197,%12,%21,t173; madc.lo.cc.u32 t198,%14,%21,t174; "
        "madc.hi.cc.u32 t199,%14,%21,t182; addc.u32 t200,t191,0; sub.cc.u32 t201,0,t192; "
        "subc.u32 t202,0,0; xor.b32 t203,t192,t202; add.cc.u32 t204,t202,1; "
        "addc.cc.u32 t205,t184,t192; addc.cc.u32 t206,t185,t203; "
        "madc.lo.cc.u32 t207,0x53bda402,t201,t186; madc.hi.cc.u32 t208,0x53bda402,t201,t187; "
        "madc.lo.cc.u32 t209,0x3339d808,t201,t188; madc.hi.cc.u32 t210,0x3339d808,t201,t189; "
        "madc.lo.cc.u32 t211,0x73eda753,t201,t190; madc.hi.u32 t212,0x73eda753,t201,t200; "
        "mad.lo.cc.u32 t213,0xfffe5bfe,t201,t194; madc.hi.cc.u32 t214,0xfffe5bfe,t201,t195; "
        "madc.lo.cc.u32 t215,0x09a1d805,t201,t196; madc.hi.cc.u32 t216,0x09a1d805,t201,t197; "
        "madc.lo.cc.u32 t217,0x299d7d48,t201,t198; madc.hi.cc.u32 t218,0x299d7d48,t201,t199; "
        "addc.u32 t219,t212,0; add.cc.u32 t220,t205,t193; madc.lo.cc.u32 t221,%9,%22,t213; "
        "madc.hi.cc.u32 t222,%9,%22,t214; madc.lo.cc.u32 t223,%11,%22,t215; "
        "madc.hi.cc.u32 t224,%11,%22,t216; madc.lo.cc.u32 t225,%13,%22,t217; "
        "madc.hi.cc.u32 t226,%13,%22,t218; madc.lo.cc.u32 t227,%15,%22,0; "
        "madc.hi.u32 t228,%15,%22,0; mad.lo.cc.u32 t229,%8,%22,t220; "
        "madc.hi.cc.u32 t230,%8,%22,t206; madc.lo.cc.u32 t231,%10,%22,t207; "
        "madc.hi.cc.u32 t232,%10,%22,t208; madc.lo.cc.u32 t233,%12,%22,t209; "
        "madc.hi.cc.u32 t234,%12,%22,t210; madc.lo.cc.u32 t235,%14,%22,t211; "
        "madc.hi.cc.u32 t236,%14,%22,t219; addc.u32 t237,t228,0; sub.cc.u32 t238,0,t229; "
        "subc.u32 t239,0,0; xor.b32 t240,t229,t239; add.cc.u32 t241,t239,1; "
        "addc.cc.u32 t242,t221,t229; addc.cc.u32 t243,t222,t240; "
        "madc.lo.cc.u32 t244,0x53bda402,t238,t223; madc.hi.cc.u32 t245,0x53bda402,t238,t224; "
        "madc.lo.cc.u32 t246,0x3339d808,t238,t225; madc.hi.cc.u32 t247,0x3339d808,t238,t226; "
        "madc.lo.cc.u32 t248,0x73eda753,t238,t227; madc.hi.u32 t249,0x73eda753,t238,t237; "
        "mad.lo.cc.u32 t250,0xfffe5bfe,t238,t231; madc.hi.cc.u32 t251,0xfffe5bfe,t238,t232; "
        "madc.lo.cc.u32 t252,0x09a1d805,t238,t233; madc.hi.cc.u32 t253,0x09a1d805,t238,t234; "
        "madc.lo.cc.u32 t254,0x299d7d48,t238,t235; madc.hi.cc.u32 t255,0x299d7d48,t238,t236; "
        "addc.u32 t256,t249,0; add.cc.u32 t257,t242,t230; madc.lo.cc.u32 t258,%9,%23,t250; "
        "madc.hi.cc.u32 t259,%9,%23,t251; madc.lo.cc.u32 t260,%11,%23,t252; "
        "madc.hi.cc.u32 t261,%11,%23,t253; madc.lo.cc.u32 t262,%13,%23,t254; "
        "madc.hi.cc.u32 t263,%13,%23,t255; madc.lo.cc.u32 t264,%15,%23,0; "
        "madc.hi.u32 t265,%15,%23,0; mad.lo.cc.u32 t266,%8,%23,t257; "
        "madc.hi.cc.u32 t267,%8,%23,t243; madc.lo.cc.u32 t268,%10,%23,t244; "
        "madc.hi.cc.u32 t269,%10,%23,t245; madc.lo.cc.u32 t270,%12,%23,t246; "
        "madc.hi.cc.u32 t271,%12,%23,t247; madc.lo.cc.u32 t272,%14,%23,t248; "
        "madc.hi.cc.u32 t273,%14,%23,t256; addc.u32 t274,t265,0; sub.cc.u32 t275,0,t266; "
        "subc.u32 t276,0,0; xor.b32 t277,t266,t276; add.cc.u32 t278,t276,1; "
        "addc.cc.u32 t279,t258,t266; addc.cc.u32 t280,t259,t277; "
        "madc.lo.cc.u32 t281,0x53bda402,t275,t260; madc.hi.cc.u32 t282,0x53bda402,t275,t261; "
        "madc.lo.cc.u32 t283,0x3339d808,t275,t262; madc.hi.cc.u32 t284,0x3339d808,t275,t263; "
        "madc.lo.cc.u32 t285,0x73eda753,t275,t264; madc.hi.u32 t286,0x73eda753,t275,t274; "
        "mad.lo.cc.u32 t287,0xfffe5bfe,t275,t268; madc.hi.cc.u32 t288,0xfffe5bfe,t275,t269; "
        "madc.lo.cc.u32 t289,0x09a1d805,t275,t270; madc.hi.cc.u32 t290,0x09a1d805,t275,t271; "
        "madc.lo.cc.u32 t291,0x299d7d48,t275,t272; madc.hi.cc.u32 t292,0x299d7d48,t275,t273; "
        "addc.u32 t293,t286,0; add.cc.u32 %0,t267,t279; addc.cc.u32 %1,t287,t280; "
        "addc.cc.u32 %2,t288,t281; addc.cc.u32 %3,t289,t282; addc.cc.u32 %4,t290,t283; "
        "addc.cc.u32 %5,t291,t284; addc.cc.u32 %6,t292,t285; addc.u32 %7,0,t293; } "
        : "=&r"(r.v[0]), "=&r"(r.v[1]), "=&r"(r.v[2]), "=&r"(r.v[3]), "=&r"(r.v[4]), "=&r"(r.v[5]),
          "=&r"(r.v[6]), "=&r"(r.v[7])
        : "r"(a.v[0]), "r"(a.v[1]), "r"(a.v[2]), "r"(a.v[3]), "r"(a.v[4]), "r"(a.v[5]), "r"(a.v[6]),
          "r"(a.v[7]), "r"(b.v[0]), "r"(b.v[1]), "r"(b.v[2]), "r"(b.v[3]), "r"(b.v[4]), "r"(b.v[5]),
          "r"(b.v[6]), "r"(b.v[7]));
#else
    uint32_t cf = 0;
    const uint32_t t0 = words_mul_lo(a.v[1], b.v[0]);
    const uint32_t t1 = words_mul_hi(a.v[1], b.v[0]);
    const uint32_t t2 = words_mul_lo(a.v[3], b.v[0]);
    const uint32_t t3 = words_mul_hi(a.v[3], b.v[0]);
    const uint32_t t4 = words_mul_lo(a.v[5], b.v[0]);
    const uint32_t t5 = words_mul_hi(a.v[5], b.v[0]);
    const uint32_t t6 = words_mul_lo(a.v[7], b.v[0]);
    const uint32_t t7 = words_mul_hi(a.v[7], b.v[0]);
    const uint32_t t8 = words_mul_lo(a.v[0], b.v[0]);
    const uint32_t t9 = words_mul_hi(a.v[0], b.v[0]);
    const uint32_t t10 = words_mul_lo(a.v[2], b.v[0]);
    const uint32_t t11 = words_mul_hi(a.v[2], b.v[0]);
    const uint32_t t12 = words_mul_lo(a.v[4], b.v[0]);
    const uint32_t t13 = words_mul_hi(a.v[4], b.v[0]);
    const uint32_t t14 = words_mul_lo(a.v[6], b.v[0]);
    const uint32_t t15 = words_mul_hi(a.v[6], b.v[0]);
    const uint32_t t16 = words_sub_cc(0x0u, t8, cf);
    const uint32_t t17 = words_borrow(0x0u, 0x0u, cf); const uint32_t t18 = words_xor(t8, t17);
    const uint32_t t19 = words_add_cc(t17, 0x1u, cf);
    const uint32_t t20 = words_addc_cc(t0, t8, cf); const uint32_t t21 = words_addc_cc(t1, t18, cf);
    const uint32_t t22 = words_madc_lo_cc(0x53bda402u, t16, t2, cf);
    const uint32_t t23 = words_madc_hi_cc(0x53bda402u, t16, t3, cf);
    const uint32_t t24 = words_madc_lo_cc(0x3339d808u, t16, t4, cf);
    const uint32_t t25 = words_madc_hi_cc(0x3339d808u, t16, t5, cf);
    const uint32_t t26 = words_madc_lo_cc(0x73eda753u, t16, t6, cf);
    const uint32_t t27 = words_madc_hi(0x73eda753u, t16, t7, cf);
    const uint32_t t28 = words_mad_lo_cc(0xfffe5bfeu, t16, t10, cf);
    const uint32_t t29 = words_madc_hi_cc(0xfffe5bfeu, t16, t11, cf);
    const uint32_t t30 = words_madc_lo_cc(0x9a1d805u, t16, t12, cf);
    const uint32_t t31 = words_madc_hi_cc(0x9a1d805u, t16, t13, cf);
    const uint32_t t32 = words_madc_lo_cc(0x299d7d48u, t16, t14, cf);
    const uint32_t t33 = words_madc_hi_cc(0x299d7d48u, t16, t15, cf);
    const uint32_t t34 = words_addc(t27, 0x0u, cf); const uint32_t t35 = words_add_cc(t20, t9, cf);
    const uint32_t t36 = words_madc_lo_cc(a.v[1], b.v[1], t28, cf);
    const uint32_t t37 = words_madc_hi_cc(a.v[1], b.v[1], t29, cf);
    const uint32_t t38 = words_madc_lo_cc(a.v[3], b.v[1], t30, cf);
    const uint32_t t39 = words_madc_hi_cc(a.v[3], b.v[1], t31, cf);
    const uint32_t t40 = words_madc_lo_cc(a.v[5], b.v[1], t32, cf);
    const uint32_t t41 = words_madc_hi_cc(a.v[5], b.v[1], t33, cf);
    const uint32_t t42 = words_madc_lo_cc(a.v[7], b.v[1], 0x0u, cf);
    const uint32_t t43 = words_madc_hi(a.v[7], b.v[1], 0x0u, cf);
    const uint32_t t44 = words_mad_lo_cc(a.v[0], b.v[1], t35, cf);
    const uint32_t t45 = words_madc_hi_cc(a.v[0], b.v[1], t21, cf);
    const uint32_t t46 = words_madc_lo_cc(a.v[2], b.v[1], t22, cf);
    const uint32_t t47 = words_madc_hi_cc(a.v[2], b.v[1], t23, cf);
    const uint32_t t48 = words_madc_lo_cc(a.v[4], b.v[1], t24, cf);
    const uint32_t t49 = words_madc_hi_cc(a.v[4], b.v[1], t25, cf);
    const uint32_t t50 = words_madc_lo_cc(a.v[6], b.v[1], t26, cf);
    const uint32_t t51 = words_madc_hi_cc(a.v[6], b.v[1], t34, cf);
    const uint32_t t52 = words_addc(t43, 0x0u, cf);
    const uint32_t t53 = words_sub_cc(0x0u, t44, cf);
    const uint32_t t54 = words_borrow(0x0u, 0x0u, cf); const uint32_t t55 = words_xor(t44, t54);
    const uint32_t t56 = words_add_cc(t54, 0x1u, cf);
    const uint32_t t57 = words_addc_cc(t36, t44, cf);
    const uint32_t t58 = words_addc_cc(t37, t55, cf);
    const uint32_t t59 = words_madc_lo_cc(0x53bda402u, t53, t38, cf);
    const uint32_t t60 = words_madc_hi_cc(0x53bda402u, t53, t39, cf);
    const uint32_t t61 = words_madc_lo_cc(0x3339d808u, t53, t40, cf);
    const uint32_t t62 = words_madc_hi_cc(0x3339d808u, t53, t41, cf);
    const uint32_t t63 = words_madc_lo_cc(0x73eda753u, t53, t42, cf);
    const uint32_t t64 = words_madc_hi(0x73eda753u, t53, t52, cf);
    const uint32_t t65 = words_mad_lo_cc(0xfffe5bfeu, t53, t46, cf);
    const uint32_t t66 = words_madc_hi_cc(0xfffe5bfeu, t53, t47, cf);
    const uint32_t t67 = words_madc_lo_cc(0x9a1d805u, t53, t48, cf);
    const uint32_t t68 = words_madc_hi_cc(0x9a1d805u, t53, t49, cf);
    const uint32_t t69 = words_madc_lo_cc(0x299d7d48u, t53, t50, cf);
    const uint32_t t70 = words_madc_hi_cc(0x299d7d48u, t53, t51, cf);
    const uint32_t t71 = words_addc(t64, 0x0u, cf); const uint32_t t72 = words_add_cc(t57, t45, cf);
    const uint32_t t73 = words_madc_lo_cc(a.v[1], b.v[2], t65, cf);
    const uint32_t t74 = words_madc_hi_cc(a.v[1], b.v[2], t66, cf);
    const uint32_t t75 = words_madc_lo_cc(a.v[3], b.v[2], t67, cf);
    const uint32_t t76 = words_madc_hi_cc(a.v[3], b.v[2], t68, cf);
    const uint32_t t77 = words_madc_lo_cc(a.v[5], b.v[2], t69, cf);
    const uint32_t t78 = words_madc_hi_cc(a.v[5], b.v[2], t70, cf);
    const uint32_t t79 = words_madc_lo_cc(a.v[7], b.v[2], 0x0u, cf);
    const uint32_t t80 = words_madc_hi(a.v[7], b.v[2], 0x0u, cf);
    const uint32_t t81 = words_mad_lo_cc(a.v[0], b.v[2], t72, cf);
    const uint32_t t82 = words_madc_hi_cc(a.v[0], b.v[2], t58, cf);
    const uint32_t t83 = words_madc_lo_cc(a.v[2], b.v[2], t59, cf);
    const uint32_t t84 = words_madc_hi_cc(a.v[2], b.v[2], t60, cf);
    const uint32_t t85 = words_madc_lo_cc(a.v[4], b.v[2], t61, cf);
    const uint32_t t86 = words_madc_hi_cc(a.v[4], b.v[2], t62, cf);
    const uint32_t t87 = words_madc_lo_cc(a.v[6], b.v[2], t63, cf);
    const uint32_t t88 = words_madc_hi_cc(a.v[6], b.v[2], t71, cf);
    const uint32_t t89 = words_addc(t80, 0x0u, cf);
    const uint32_t t90 = words_sub_cc(0x0u, t81, cf);
    const uint32_t t91 = words_borrow(0x0u, 0x0u, cf); const uint32_t t92 = words_xor(t81, t91);
    const uint32_t t93 = words_add_cc(t91, 0x1u, cf);
    const uint32_t t94 = words_addc_cc(t73, t81, cf);
    const uint32_t t95 = words_addc_cc(t74, t92, cf);
    const uint32_t t96 = words_madc_lo_cc(0x53bda402u, t90, t75, cf);
    const uint32_t t97 = words_madc_hi_cc(0x53bda402u, t90, t76, cf);
    const uint32_t t98 = words_madc_lo_cc(0x3339d808u, t90, t77, cf);
    const uint32_t t99 = words_madc_hi_cc(0x3339d808u, t90, t78, cf);
    const uint32_t t100 = words_madc_lo_cc(0x73eda753u, t90, t79, cf);
    const uint32_t t101 = words_madc_hi(0x73eda753u, t90, t89, cf);
    const uint32_t t102 = words_mad_lo_cc(0xfffe5bfeu, t90, t83, cf);
    const uint32_t t103 = words_madc_hi_cc(0xfffe5bfeu, t90, t84, cf);
    const uint32_t t104 = words_madc_lo_cc(0x9a1d805u, t90, t85, cf);
    const uint32_t t105 = words_madc_hi_cc(0x9a1d805u, t90, t86, cf);
    const uint32_t t106 = words_madc_lo_cc(0x299d7d48u, t90, t87, cf);
    const uint32_t t107 = words_madc_hi_cc(0x299d7d48u, t90, t88, cf);
    const uint32_t t108 = words_addc(t101, 0x0u, cf);
    const uint32_t t109 = words_add_cc(t94, t82, cf);
    const uint32_t t110 = words_madc_lo_cc(a.v[1], b.v[3], t102, cf);
    const uint32_t t111 = words_madc_hi_cc(a.v[1], b.v[3], t103, cf);
    const uint32_t t112 = words_madc_lo_cc(a.v[3], b.v[3], t104, cf);
    const uint32_t t113 = words_madc_hi_cc(a.v[3], b.v[3], t105, cf);
    const uint32_t t114 = words_madc_lo_cc(a.v[5], b.v[3], t106, cf);
    const uint32_t t115 = words_madc_hi_cc(a.v[5], b.v[3], t107, cf);
    const uint32_t t116 = words_madc_lo_cc(a.v[7], b.v[3], 0x0u, cf);
    const uint32_t t117 = words_madc_hi(a.v[7], b.v[3], 0x0u, cf);
    const uint32_t t118 = words_mad_lo_cc(a.v[0], b.v[3], t109, cf);
    const uint32_t t119 = words_madc_hi_cc(a.v[0], b.v[3], t95, cf);
    const uint32_t t120 = words_madc_lo_cc(a.v[2], b.v[3], t96, cf);
    const uint32_t t121 = words_madc_hi_cc(a.v[2], b.v[3], t97, cf);
    const uint32_t t122 = words_madc_lo_cc(a.v[4], b.v[3], t98, cf);
    const uint32_t t123 = words_madc_hi_cc(a.v[4], b.v[3], t99, cf);
    const uint32_t t124 = words_madc_lo_cc(a.v[6], b.v[3], t100, cf);
    const uint32_t t125 = words_madc_hi_cc(a.v[6], b.v[3], t108, cf);
    const uint32_t t126 = words_addc(t117, 0x0u, cf);
    const uint32_t t127 = words_sub_cc(0x0u, t118, cf);
    const uint32_t t128 = words_borrow(0x0u, 0x0u, cf); const uint32_t t129 = words_xor(t118, t128);
    const uint32_t t130 = words_add_cc(t128, 0x1u, cf);
    const uint32_t t131 = words_addc_cc(t110, t118, cf);
    const uint32_t t132 = words_addc_cc(t111, t129, cf);
    const uint32_t t133 = words_madc_lo_cc(0x53bda402u, t127, t112, cf);
    const uint32_t t134 = words_madc_hi_cc(0x53bda402u, t127, t113, cf);
    const uint32_t t135 = words_madc_lo_cc(0x3339d808u, t127, t114, cf);
    const uint32_t t136 = words_madc_hi_cc(0x3339d808u, t127, t115, cf);
    const uint32_t t137 = words_madc_lo_cc(0x73eda753u, t127, t116, cf);
    const uint32_t t138 = words_madc_hi(0x73eda753u, t127, t126, cf);
    const uint32_t t139 = words_mad_lo_cc(0xfffe5bfeu, t127, t120, cf);
    const uint32_t t140 = words_madc_hi_cc(0xfffe5bfeu, t127, t121, cf);
    const uint32_t t141 = words_madc_lo_cc(0x9a1d805u, t127, t122, cf);
    const uint32_t t142 = words_madc_hi_cc(0x9a1d805u, t127, t123, cf);
    const uint32_t t143 = words_madc_lo_cc(0x299d7d48u, t127, t124, cf);
    const uint32_t t144 = words_madc_hi_cc(0x299d7d48u, t127, t125, cf);
    const uint32_t t145 = words_addc(t138, 0x0u, cf);
    const uint32_t t146 = words_add_cc(t131, t119, cf);
    const uint32_t t147 = words_madc_lo_cc(a.v[1], b.v[4], t139, cf);
    const uint32_t t148 = words_madc_hi_cc(a.v[1], b.v[4], t140, cf);
    const uint32_t t149 = words_madc_lo_cc(a.v[3], b.v[4], t141, cf);
    const uint32_t t150 = words_madc_hi_cc(a.v[3], b.v[4], t142, cf);
    const uint32_t t151 = words_madc_lo_cc(a.v[5], b.v[4], t143, cf);
    const uint32_t t152 = words_madc_hi_cc(a.v[5], b.v[4], t144, cf);
    const uint32_t t153 = words_madc_lo_cc(a.v[7], b.v[4], 0x0u, cf);
    const uint32_t t154 = words_madc_hi(a.v[7], b.v[4], 0x0u, cf);
    const uint32_t t155 = words_mad_lo_cc(a.v[0], b.v[4], t146, cf);
    const uint32_t t156 = words_madc_hi_cc(a.v[0], b.v[4], t132, cf);
    const uint32_t t157 = words_madc_lo_cc(a.v[2], b.v[4], t133, cf);
    const uint32_t t158 = words_madc_hi_cc(a.v[2], b.v[4], t134, cf);
    const uint32_t t159 = words_madc_lo_cc(a.v[4], b.v[4], t135, cf);
    const uint32_t t160 = words_madc_hi_cc(a.v[4], b.v[4], t136, cf);
    const uint32_t t161 = words_madc_lo_cc(a.v[6], b.v[4], t137, cf);
    const uint32_t t162 = words_madc_hi_cc(a.v[6], b.v[4], t145, cf);
    const uint32_t t163 = words_addc(t154, 0x0u, cf);
    const uint32_t t164 = words_sub_cc(0x0u, t155, cf);
    const uint32_t t165 = words_borrow(0x0u, 0x0u, cf); const uint32_t t166 = words_xor(t155, t165);
    const uint32_t t167 = words_add_cc(t165, 0x1u, cf);
    const uint32_t t168 = words_addc_cc(t147, t155, cf);
    const uint32_t t169 = words_addc_cc(t148, t166, cf);
    const uint32_t t170 = words_madc_lo_cc(0x53bda402u, t164, t149, cf);
    const uint32_t t171 = words_madc_hi_cc(0x53bda402u, t164, t150, cf);
    const uint32_t t172 = words_madc_lo_cc(0x3339d808u, t164, t151, cf);
    const uint32_t t173 = words_madc_hi_cc(0x3339d808u, t164, t152, cf);
    const uint32_t t174 = words_madc_lo_cc(0x73eda753u, t164, t153, cf);
    const uint32_t t175 = words_madc_hi(0x73eda753u, t164, t163, cf);
    const uint32_t t176 = words_mad_lo_cc(0xfffe5bfeu, t164, t157, cf);
    const uint32_t t177 = words_madc_hi_cc(0xfffe5bfeu, t164, t158, cf);
    const uint32_t t178 = words_madc_lo_cc(0x9a1d805u, t164, t159, cf);
    const uint32_t t179 = words_madc_hi_cc(0x9a1d805u, t164, t160, cf);
    const uint32_t t180 = words_madc_lo_cc(0x299d7d48u, t164, t161, cf);
    const uint32_t t181 = words_madc_hi_cc(0x299d7d48u, t164, t162, cf);
    const uint32_t t182 = words_addc(t175, 0x0u, cf);
    const uint32_t t183 = words_add_cc(t168, t156, cf);
    const uint32_t t184 = words_madc_lo_cc(a.v[1], b.v[5], t176, cf);
    const uint32_t t185 = words_madc_hi_cc(a.v[1], b.v[5], t177, cf);
    const uint32_t t186 = words_madc_lo_cc(a.v[3], b.v[5], t178, cf);
    const uint32_t t187 = words_madc_hi_cc(a.v[3], b.v[5], t179, cf);
    const uint32_t t188 = words_madc_lo_cc(a.v[5], b.v[5], t180, cf);
    const uint32_t t189 = words_madc_hi_cc(a.v[5], b.v[5], t181, cf);
    const uint32_t t190 = words_madc_lo_cc(a.v[7], b.v[5], 0x0u, cf);
    const uint32_t t191 = words_madc_hi(a.v[7], b.v[5], 0x0u, cf);
    const uint32_t t192 = words_mad_lo_cc(a.v[0], b.v[5], t183, cf);
    const uint32_t t193 = words_madc_hi_cc(a.v[0], b.v[5], t169, cf);
    const uint32_t t194 = words_madc_lo_cc(a.v[2], b.v[5], t170, cf);
    const uint32_t t195 = words_madc_hi_cc(a.v[2], b.v[5], t171, cf);
    const uint32_t t196 = words_madc_lo_cc(a.v[4], b.v[5], t172, cf);
    const uint32_t t197 = words_madc_hi_cc(a.v[4], b.v[5], t173, cf);
    const uint32_t t198 = words_madc_lo_cc(a.v[6], b.v[5], t174, cf);
    const uint32_t t199 = words_madc_hi_cc(a.v[6], b.v[5], t182, cf);
    const uint32_t t200 = words_addc(t191, 0x0u, cf);
    const uint32_t t201 = words_sub_cc(0x0u, t192, cf);
    const uint32_t t202 = words_borrow(0x0u, 0x0u, cf); const uint32_t t203 = words_xor(t192, t202);
    const uint32_t t204 = words_add_cc(t202, 0x1u, cf);
    const uint32_t t205 = words_addc_cc(t184, t192, cf);
    const uint32_t t206 = words_addc_cc(t185, t203, cf);
    const uint32_t t207 = words_madc_lo_cc(0x53bda402u, t201, t186, cf);
    const uint32_t t208 = words_madc_hi_cc(0x53bda402u, t201, t187, cf);
    const uint32_t t209 = words_madc_lo_cc(0x3339d808u, t201, t188, cf);
    const uint32_t t210 = words_madc_hi_cc(0x3339d808u, t201, t189, cf);
    const uint32_t t211 = words_madc_lo_cc(0x73eda753u, t201, t190, cf);
    const uint32_t t212 = words_madc_hi(0x73eda753u, t201, t200, cf);
    const uint32_t t213 = words_mad_lo_cc(0xfffe5bfeu, t201, t194, cf);
    const uint32_t t214 = words_madc_hi_cc(0xfffe5bfeu, t201, t195, cf);
    const uint32_t t215 = words_madc_lo_cc(0x9a1d805u, t201, t196, cf);
    const uint32_t t216 = words_madc_hi_cc(0x9a1d805u, t201, t197, cf);
    const uint32_t t217 = words_madc_lo_cc(0x299d7d48u, t201, t198, cf);
    const uint32_t t218 = words_madc_hi_cc(0x299d7d48u, t201, t199, cf);
    const uint32_t t219 = words_addc(t212, 0x0u, cf);
    const uint32_t t220 = words_add_cc(t205, t193, cf);
    const uint32_t t221 = words_madc_lo_cc(a.v[1], b.v[6], t213, cf);
    const uint32_t t222 = words_madc_hi_cc(a.v[1], b.v[6], t214, cf);
    const uint32_t t223 = words_madc_lo_cc(a.v[3], b.v[6], t215, cf);
    const uint32_t t224 = words_madc_hi_cc(a.v[3], b.v[6], t216, cf);
    const uint32_t t225 = words_madc_lo_cc(a.v[5], b.v[6], t217, cf);
    const uint32_t t226 = words_madc_hi_cc(a.v[5], b.v[6], t218, cf);
    const uint32_t t227 = words_madc_lo_cc(a.v[7], b.v[6], 0x0u, cf);
    const uint32_t t228 = words_madc_hi(a.v[7], b.v[6], 0x0u, cf);
    const uint32_t t229 = words_mad_lo_cc(a.v[0], b.v[6], t220, cf);
    const uint32_t t230 = words_madc_hi_cc(a.v[0], b.v[6], t206, cf);
    const uint32_t t231 = words_madc_lo_cc(a.v[2], b.v[6], t207, cf);
    const uint32_t t232 = words_madc_hi_cc(a.v[2], b.v[6], t208, cf);
    const uint32_t t233 = words_madc_lo_cc(a.v[4], b.v[6], t209, cf);
    const uint32_t t234 = words_madc_hi_cc(a.v[4], b.v[6], t210, cf);
    const uint32_t t235 = words_madc_lo_cc(a.v[6], b.v[6], t211, cf);
    const uint32_t t236 = words_madc_hi_cc(a.v[6], b.v[6], t219, cf);
    const uint32_t t237 = words_addc(t228, 0x0u, cf);
    const uint32_t t238 = words_sub_cc(0x0u, t229, cf);
    const uint32_t t239 = words_borrow(0x0u, 0x0u, cf); const uint32_t t240 = words_xor(t229, t239);
    const uint32_t t241 = words_add_cc(t239, 0x1u, cf);
    const uint32_t t242 = words_addc_cc(t221, t229, cf);
    const uint32_t t243 = words_addc_cc(t222, t240, cf);
    const uint32_t t244 = words_madc_lo_cc(0x53bda402u, t238, t223, cf);
    const uint32_t t245 = words_madc_hi_cc(0x53bda402u, t238, t224, cf);
    const uint32_t t246 = words_madc_lo_cc(0x3339d808u, t238, t225, cf);
    const uint32_t t247 = words_madc_hi_cc(0x3339d808u, t238, t226, cf);
    const uint32_t t248 = words_madc_lo_cc(0x73eda753u, t238, t227, cf);
    const uint32_t t249 = words_madc_hi(0x73eda753u, t238, t237, cf);
    const uint32_t t250 = words_mad_lo_cc(0xfffe5bfeu, t238, t231, cf);
    const uint32_t t251 = words_madc_hi_cc(0xfffe5bfeu, t238, t232, cf);
    const uint32_t t252 = words_madc_lo_cc(0x9a1d805u, t238, t233, cf);
    const uint32_t t253 = words_madc_hi_cc(0x9a1d805u, t238, t234, cf);
    const uint32_t t254 = words_madc_lo_cc(0x299d7d48u, t238, t235, cf);
    const uint32_t t255 = words_madc_hi_cc(0x299d7d48u, t238, t236, cf);
    const uint32_t t256 = words_addc(t249, 0x0u, cf);
    const uint32_t t257 = words_add_cc(t242, t230, cf);
    const uint32_t t258 = words_madc_lo_cc(a.v[1], b.v[7], t250, cf);
    const uint32_t t259 = words_madc_hi_cc(a.v[1], b.v[7], t251, cf);
    const uint32_t t260 = words_madc_lo_cc(a.v[3], b.v[7], t252, cf);
    const uint32_t t261 = words_madc_hi_cc(a.v[3], b.v[7], t253, cf);
    const uint32_t t262 = words_madc_lo_cc(a.v[5], b.v[7], t254, cf);
    const uint32_t t263 = words_madc_hi_cc(a.v[5], b.v[7], t255, cf);
    const uint32_t t264 = words_madc_lo_cc(a.v[7], b.v[7], 0x0u, cf);
    const uint32_t t265 = words_madc_hi(a.v[7], b.v[7], 0x0u, cf);
    const uint32_t t266 = words_mad_lo_cc(a.v[0], b.v[7], t257, cf);
    const uint32_t t267 = words_madc_hi_cc(a.v[0], b.v[7], t243, cf);
    const uint32_t t268 = words_madc_lo_cc(a.v[2], b.v[7], t244, cf);
    const uint32_t t269 = words_madc_hi_cc(a.v[2], b.v[7], t245, cf);
    const uint32_t t270 = words_madc_lo_cc(a.v[4], b.v[7], t246, cf);
    const uint32_t t271 = words_madc_hi_cc(a.v[4], b.v[7], t247, cf);
    const uint32_t t272 = words_madc_lo_cc(a.v[6], b.v[7], t248, cf);
    const uint32_t t273 = words_madc_hi_cc(a.v[6], b.v[7], t256, cf);
    const uint32_t t274 = words_addc(t265, 0x0u, cf);
    const uint32_t t275 = words_sub_cc(0x0u, t266, cf);
    const uint32_t t276 = words_borrow(0x0u, 0x0u, cf); const uint32_t t277 = words_xor(t266, t276);
    const uint32_t t278 = words_add_cc(t276, 0x1u, cf);
    const uint32_t t279 = words_addc_cc(t258, t266, cf);
    const uint32_t t280 = words_addc_cc(t259, t277, cf);
    const uint32_t t281 = words_madc_lo_cc(0x53bda402u, t275, t260, cf);
    const uint32_t t282 = words_madc_hi_cc(0x53bda402u, t275, t261, cf);
    const uint32_t t283 = words_madc_lo_cc(0x3339d808u, t275, t262, cf);
    const uint32_t t284 = words_madc_hi_cc(0x3339d808u, t275, t263, cf);
    const uint32_t t285 = words_madc_lo_cc(0x73eda753u, t275, t264, cf);
    const uint32_t t286 = words_madc_hi(0x73eda753u, t275, t274, cf);
    const uint32_t t287 = words_mad_lo_cc(0xfffe5bfeu, t275, t268, cf);
    const uint32_t t288 = words_madc_hi_cc(0xfffe5bfeu, t275, t269, cf);
    const uint32_t t289 = words_madc_lo_cc(0x9a1d805u, t275, t270, cf);
    const uint32_t t290 = words_madc_hi_cc(0x9a1d805u, t275, t271, cf);
    const uint32_t t291 = words_madc_lo_cc(0x299d7d48u, t275, t272, cf);
    const uint32_t t292 = words_madc_hi_cc(0x299d7d48u, t275, t273, cf);
    const uint32_t t293 = words_addc(t286, 0x0u, cf); r.v[0] = words_add_cc(t267, t279, cf);
    r.v[1] = words_addc_cc(t287, t280, cf); r.v[2] = words_addc_cc(t288, t281, cf);
    r.v[3] = words_addc_cc(t289, t282, cf); r.v[4] = words_addc_cc(t290, t283, cf);
    r.v[5] = words_addc_cc(t291, t284, cf); r.v[6] = words_addc_cc(t292, t285, cf);
    r.v[7] = words_addc(0x0u, t293, cf);
#endif
    return r;
}

/* a + b; a, b < 2 r -> < 2 r. */
DEV_INLINE fr fr_add(const fr &a, const fr &b)
{
    fr r;
#ifdef __CUDA_ARCH__
    asm(
        "{ .reg .u32 t<26>; add.cc.u32 t0,%8,%16; addc.cc.u32 t1,%9,%17; addc.cc.u32 t2,%10,%18; "
        "addc.cc.u32 t3,%11,%19; addc.cc.u32 t4,%12,%20; addc.cc.u32 t5,%13,%21; "
        "addc.cc.u32 t6,%14,%22; addc.cc.u32 t7,%15,%23; addc.u32 t8,0,0; sub.cc.u32 t9,t0,2; "
        "subc.cc.u32 t10,t1,0xfffffffe; subc.cc.u32 t11,t2,0xfffcb7fd; "
        "subc.cc.u32 t12,t3,0xa77b4805; subc.cc.u32 t13,t4,0x1343b00a; "
        "subc.cc.u32 t14,t5,0x6673b010; subc.cc.u32 t15,t6,0x533afa90; "
        "subc.cc.u32 t16,t7,0xe7db4ea6; subc.u32 t17,t8,0; lop3.b32 %0,t17,t0,t9,0xca; "
        "lop3.b32 %1,t17,t1,t10,0xca; lop3.b32 %2,t17,t2,t11,0xca; lop3.b32 %3,t17,t3,t12,0xca; "
        "lop3.b32 %4,t17,t4,t13,0xca; lop3.b32 %5,t17,t5,t14,0xca; lop3.b32 %6,t17,t6,t15,0xca; "
        "lop3.b32 %7,t17,t7,t16,0xca; } "
        : "=&r"(r.v[0]), "=&r"(r.v[1]), "=&r"(r.v[2]), "=&r"(r.v[3]), "=&r"(r.v[4]), "=&r"(r.v[5]),
          "=&r"(r.v[6]), "=&r"(r.v[7])
        : "r"(a.v[0]), "r"(a.v[1]), "r"(a.v[2]), "r"(a.v[3]), "r"(a.v[4]), "r"(a.v[5]), "r"(a.v[6]),
          "r"(a.v[7]), "r"(b.v[0]), "r"(b.v[1]), "r"(b.v[2]), "r"(b.v[3]), "r"(b.v[4]), "r"(b.v[5]),
          "r"(b.v[6]), "r"(b.v[7]));
#else
    uint32_t cf = 0;
    const uint32_t t0 = words_add_cc(a.v[0], b.v[0], cf);
    const uint32_t t1 = words_addc_cc(a.v[1], b.v[1], cf);
    const uint32_t t2 = words_addc_cc(a.v[2], b.v[2], cf);
    const uint32_t t3 = words_addc_cc(a.v[3], b.v[3], cf);
    const uint32_t t4 = words_addc_cc(a.v[4], b.v[4], cf);
    const uint32_t t5 = words_addc_cc(a.v[5], b.v[5], cf);
    const uint32_t t6 = words_addc_cc(a.v[6], b.v[6], cf);
    const uint32_t t7 = words_addc_cc(a.v[7], b.v[7], cf);
    const uint32_t t8 = words_addc(0x0u, 0x0u, cf); const uint32_t t9 = words_sub_cc(t0, 0x2u, cf);
    const uint32_t t10 = words_subc_cc(t1, 0xfffffffeu, cf);
    const uint32_t t11 = words_subc_cc(t2, 0xfffcb7fdu, cf);
    const uint32_t t12 = words_subc_cc(t3, 0xa77b4805u, cf);
    const uint32_t t13 = words_subc_cc(t4, 0x1343b00au, cf);
    const uint32_t t14 = words_subc_cc(t5, 0x6673b010u, cf);
    const uint32_t t15 = words_subc_cc(t6, 0x533afa90u, cf);
    const uint32_t t16 = words_subc_cc(t7, 0xe7db4ea6u, cf);
    const uint32_t t17 = words_borrow(t8, 0x0u, cf); r.v[0] = words_pick(t17, t0, t9);
    r.v[1] = words_pick(t17, t1, t10); r.v[2] = words_pick(t17, t2, t11);
    r.v[3] = words_pick(t17, t3, t12); r.v[4] = words_pick(t17, t4, t13);
    r.v[5] = words_pick(t17, t5, t14); r.v[6] = words_pick(t17, t6, t15);
    r.v[7] = words_pick(t17, t7, t16);
#endif
    return r;
}

/* a - b; a, b < 2 r -> < 2 r. */
DEV_INLINE fr fr_sub(const fr &a, const fr &b)
{
    fr r;
#ifdef __CUDA_ARCH__
    asm(
        "{ .reg .u32 t<25>; sub.cc.u32 t0,%8,%16; subc.cc.u32 t1,%9,%17; subc.cc.u32 t2,%10,%18; "
        "subc.cc.u32 t3,%11,%19; subc.cc.u32 t4,%12,%20; subc.cc.u32 t5,%13,%21; "
        "subc.cc.u32 t6,%14,%22; subc.cc.u32 t7,%15,%23; subc.u32 t8,0,0; and.b32 t9,t8,2; "
        "and.b32 t10,t8,0xfffffffe; and.b32 t11,t8,0xfffcb7fd; and.b32 t12,t8,0xa77b4805; "
        "and.b32 t13,t8,0x1343b00a; and.b32 t14,t8,0x6673b010; and.b32 t15,t8,0x533afa90; "
        "and.b32 t16,t8,0xe7db4ea6; add.cc.u32 %0,t0,t9; addc.cc.u32 %1,t1,t10; "
        "addc.cc.u32 %2,t2,t11; addc.cc.u32 %3,t3,t12; addc.cc.u32 %4,t4,t13; "
        "addc.cc.u32 %5,t5,t14; addc.cc.u32 %6,t6,t15; addc.u32 %7,t7,t16; } "
        : "=&r"(r.v[0]), "=&r"(r.v[1]), "=&r"(r.v[2]), "=&r"(r.v[3]), "=&r"(r.v[4]), "=&r"(r.v[5]),
          "=&r"(r.v[6]), "=&r"(r.v[7])
        : "r"(a.v[0]), "r"(a.v[1]), "r"(a.v[2]), "r"(a.v[3]), "r"(a.v[4]), "r"(a.v[5]), "r"(a.v[6]),
          "r"(a.v[7]), "r"(b.v[0]), "r"(b.v[1]), "r"(b.v[2]), "r"(b.v[3]), "r"(b.v[4]), "r"(b.v[5]),
          "r"(b.v[6]), "r"(b.v[7]));
#else
    uint32_t cf = 0;
    const uint32_t t0 = words_sub_cc(a.v[0], b.v[0], cf);
    const uint32_t t1 = words_subc_cc(a.v[1], b.v[1], cf);
    const uint32_t t2 = words_subc_cc(a.v[2], b.v[2], cf);
    const uint32_t t3 = words_subc_cc(a.v[3], b.v[3], cf);
    const uint32_t t4 = words_subc_cc(a.v[4], b.v[4], cf);
    const uint32_t t5 = words_subc_cc(a.v[5], b.v[5], cf);
    const uint32_t t6 = words_subc_cc(a.v[6], b.v[6], cf);
    const uint32_t t7 = words_subc_cc(a.v[7], b.v[7], cf);
    const uint32_t t8 = words_borrow(0x0u, 0x0u, cf); const uint32_t t9 = words_and(t8, 0x2u);
    const uint32_t t10 = words_and(t8, 0xfffffffeu);
    const uint32_t t11 = words_and(t8, 0xfffcb7fdu);
    const uint32_t t12 = words_and(t8, 0xa77b4805u);
    const uint32_t t13 = words_and(t8, 0x1343b00au);
    const uint32_t t14 = words_and(t8, 0x6673b010u);
    const uint32_t t15 = words_and(t8, 0x533afa90u);
    const uint32_t t16 = words_and(t8, 0xe7db4ea6u); r.v[0] = words_add_cc(t0, t9, cf);
    r.v[1] = words_addc_cc(t1, t10, cf); r.v[2] = words_addc_cc(t2, t11, cf);
    r.v[3] = words_addc_cc(t3, t12, cf); r.v[4] = words_addc_cc(t4, t13, cf);
    r.v[5] = words_addc_cc(t5, t14, cf); r.v[6] = words_addc_cc(t6, t15, cf);
    r.v[7] = words_addc(t7, t16, cf);
#endif
    return r;
}

/* a; a < 2 r -> < r. */
DEV_INLINE fr fr_reduce(const fr &a)
{
    fr r;
#ifdef __CUDA_ARCH__
    asm(
        "{ .reg .u32 t<17>; sub.cc.u32 t0,%8,1; subc.cc.u32 t1,%9,0xffffffff; "
        "subc.cc.u32 t2,%10,0xfffe5bfe; subc.cc.u32 t3,%11,0x53bda402; "
        "subc.cc.u32 t4,%12,0x09a1d805; subc.cc.u32 t5,%13,0x3339d808; "
        "subc.cc.u32 t6,%14,0x299d7d48; subc.cc.u32 t7,%15,0x73eda753; subc.u32 t8,0,0; "
        "lop3.b32 %0,t8,%8,t0,0xca; lop3.b32 %1,t8,%9,t1,0xca; lop3.b32 %2,t8,%10,t2,0xca; "
        "lop3.b32 %3,t8,%11,t3,0xca; lop3.b32 %4,t8,%12,t4,0xca; lop3.b32 %5,t8,%13,t5,0xca; "
        "lop3.b32 %6,t8,%14,t6,0xca; lop3.b32 %7,t8,%15,t7,0xca; } "
        : "=&r"(r.v[0]), "=&r"(r.v[1]), "=&r"(r.v[2]), "=&r"(r.v[3]), "=&r"(r.v[4]), "=&r"(r.v[5]),
          "=&r"(r.v[6]), "=&r"(r.v[7])
        : "r"(a.v[0]), "r"(a.v[1]), "r"(a.v[2]), "r"(a.v[3]), "r"(a.v[4]), "r"(a.v[5]), "r"(a.v[6]),
          "r"(a.v[7]));
#else
    uint32_t cf = 0;
    const uint32_t t0 = words_sub_cc(a.v[0], 0x1u, cf);
    const uint32_t t1 = words_subc_cc(a.v[1], 0xffffffffu, cf);
    const uint32_t t2 = words_subc_cc(a.v[2], 0xfffe5bfeu, cf);
    const uint32_t t3 = words_subc_cc(a.v[3], 0x53bda402u, cf);
    const uint32_t t4 = words_subc_cc(a.v[4], 0x9a1d805u, cf);
    const uint32_t t5 = words_subc_cc(a.v[5], 0x3339d808u, cf);
    const uint32_t t6 = words_subc_cc(a.v[6], 0x299d7d48u, cf);
    const uint32_t t7 = words_subc_cc(a.v[7], 0x73eda753u, cf);
    const uint32_t t8 = words_borrow(0x0u, 0x0u, cf); r.v[0] = words_pick(t8, a.v[0], t0);
    r.v[1] = words_pick(t8, a.v[1], t1); r.v[2] = words_pick(t8, a.v[2], t2);
    r.v[3] = words_pick(t8, a.v[3], t3); r.v[4] = words_pick(t8, a.v[4], t4);
    r.v[5] = words_pick(t8, a.v[5], t5); r.v[6] = words_pick(t8, a.v[6], t6);
    r.v[7] = words_pick(t8, a.v[7], t7);
#endif
    return r;
}

/* a/2^256; any a -> <= r, and r only for a multiple of it that is not 0. */
DEV_INLINE fr fr_redc(const fr &a)
{
    fr r;
#ifdef __CUDA_ARCH__
    asm(
        "{ .reg .u32 t<223>; sub.cc.u32 t0,0,%8; subc.u32 t1,0,0; xor.b32 t2,%8,t1; "
        "add.cc.u32 t3,t1,1; addc.cc.u32 t4,0,%8; addc.cc.u32 t5,0,t2; "
        "madc.lo.cc.u32 t6,0x53bda402,t0,0; madc.hi.cc.u32 t7,0x53bda402,t0,0; "
        "madc.lo.cc.u32 t8,0x3339d808,t0,0; madc.hi.cc.u32 t9,0x3339d808,t0,0; "
        "madc.lo.cc.u32 t10,0x73eda753,t0,0; madc.hi.u32 t11,0x73eda753,t0,0; "
        "mad.lo.cc.u32 t12,0xfffe5bfe,t0,%10; madc.hi.cc.u32 t13,0xfffe5bfe,t0,%11; "
        "madc.lo.cc.u32 t14,0x09a1d805,t0,%12; madc.hi.cc.u32 t15,0x09a1d805,t0,%13; "
        "madc.lo.cc.u32 t16,0x299d7d48,t0,%14; madc.hi.cc.u32 t17,0x299d7d48,t0,%15; "
        "addc.u32 t18,t11,0; add.cc.u32 t19,t4,%9; addc.cc.u32 t20,t12,0; addc.cc.u32 t21,t13,0; "
        "addc.cc.u32 t22,t14,0; addc.cc.u32 t23,t15,0; addc.cc.u32 t24,t16,0; "
        "addc.cc.u32 t25,t17,0; addc.cc.u32 t26,0,0; addc.u32 t27,0,0; sub.cc.u32 t28,0,t19; "
        "subc.u32 t29,0,0; xor.b32 t30,t19,t29; add.cc.u32 t31,t29,1; addc.cc.u32 t32,t20,t19; "
        "addc.cc.u32 t33,t21,t30; madc.lo.cc.u32 t34,0x53bda402,t28,t22; "
        "madc.hi.cc.u32 t35,0x53bda402,t28,t23; madc.lo.cc.u32 t36,0x3339d808,t28,t24; "
        "madc.hi.cc.u32 t37,0x3339d808,t28,t25; madc.lo.cc.u32 t38,0x73eda753,t28,t26; "
        "madc.hi.u32 t39,0x73eda753,t28,t27; mad.lo.cc.u32 t40,0xfffe5bfe,t28,t6; "
        "madc.hi.cc.u32 t41,0xfffe5bfe,t28,t7; madc.lo.cc.u32 t42,0x09a1d805,t28,t8; "
        "madc.hi.cc.u32 t43,0x09a1d805,t28,t9; madc.lo.cc.u32 t44,0x299d7d48,t28,t10; "
        "madc.hi.cc.u32 t45,0x299d7d48,t28,t18; addc.u32 t46,t39,0; add.cc.u32 t47,t32,t5; "
        "addc.cc.u32 t48,t40,0; addc.cc.u32 t49,t41,0; addc.cc.u32 t50,t42,0; "
        "addc.cc.u32 t51,t43,0; addc.cc.u32 t52,t44,0; addc.cc.u32 t53,t45,0; addc.cc.u32 t54,0,0; "
        "addc.u32 t55,0,0; sub.cc.u32 t56,0,t47; subc.u32 t57,0,0; xor.b32 t58,t47,t57; "
        "add.cc.u32 t59,t57,1; addc.cc.u32 t60,t48,t47; addc.cc.u32 t61,t49,t58; "
        "madc.lo.cc.u32 t62,0x53bda402,t56,t50; madc.hi.cc.u32 t63,0x53bda402,t56,t51; "
        "madc.lo.cc.u32 t64,0x3339d808,t56,t52; madc.hi.cc.u32 t65,0x3339d808,t56,t53; "
        "madc.lo.cc.u32 t66,0x73eda753,t56,t54; madc.hi.u32 t67,0x73eda753,t56,t55; "
        "mad.lo.cc.u32 t68,0xfffe5bfe,t56,t34; madc.hi.cc.u32 t69,0xfffe5bfe,t56,t35; "
        "madc.lo.cc.u32 t70,0x09a1d805,t56,t36; madc.hi.cc.u32 t71,0x09a1d805,t56,t37; "
        "madc.lo.cc.u32 t72,0x299d7d48,t56,t38; madc.hi.cc.u32 t73,0x299d7d48,t56,t46; "
        "addc.u32 t74,t67,0; add.cc.u32 t75,t60,t33; addc.cc.u32 t76,t68,0; addc.cc.u32 t77,t69,0; "
        "addc.cc.u32 t78,t70,0; addc.cc.u32 t79,t71,0; addc.cc.u32 t80,t72,0; "
        "addc.cc.u32 t81,t73,0; addc.cc.u32 t82,0,0; addc.u32 t83,0,0; sub.cc.u32 t84,0,t75; "
        "subc.u32 t85,0,0; xor.b32 t86,t75,t85; add.cc.u32 t87,t85,1; addc.cc.u32 t88,t76,t75; "
        "addc.cc.u32 t89,t77,t86; madc.lo.cc.u32 t90,0x53bda402,t84,t78; "
        "madc.hi.cc.u32 t91,0x53bda402,t84,t79; madc.lo.cc.u32 t92,0x3339d808,t84,t80; "
        "madc.hi.cc.u32 t93,0x3339d808,t84,t81; madc.lo.cc.u32 t94,0x73eda753,t84,t82; "
        "madc.hi.u32 t95,0x73eda753,t84,t83; mad.lo.cc.u32 t96,0xfffe5bfe,t84,t62; "
        "madc.hi.cc.u32 t97,0xfffe5bfe,t84,t63; madc.lo.cc.u32 t98,0x09a1d805,t84,t64; "
        "madc.hi.cc.u32 t99,0x09a1d805,t84,t65; madc.lo.cc.u32 t100,0x299d7d48,t84,t66; "
        "madc.hi.cc.u32 t101,0x299d7d48,t84,t74; addc.u32 t102,t95,0; add.cc.u32 t103,t88,t61; "
        "addc.cc.u32 t104,t96,0; addc.cc.u32 t105,t97,0; addc.cc.u32 t106,t98,0; "
        "addc.cc.u32 t107,t99,0; addc.cc.u32 t108,t100,0; addc.cc.u32 t109,t101,0; "
        "addc.cc.u32 t110,0,0; addc.u32 t111,0,0; sub.cc.u32 t112,0,t103; subc.u32 t113,0,0; "
        "xor.b32 t114,t103,t113; add.cc.u32 t115,t113,1; addc.cc.u32 t116,t104,t103; "
        "addc.cc.u32 t117,t105,t114; madc.lo.cc.u32 t118,0x53bda402,t112,t106; "
        "madc.hi.cc.u32 t119,0x53bda402,t112,t107; madc.lo.cc.u32 t120,0x3339d808,t112,t108; "
        "madc.hi.cc.u32 t121,0x3339d808,t112,t109; madc.lo.cc.u32 t122,0x73eda753,t112,t110; "
        "madc.hi.u32 t123,0x73eda753,t112,t111; mad.lo.cc.u32 t124,0xfffe5bfe,t112,t90; "
        "madc.hi.cc.u32 t125,0xfffe5bfe,t112,t91; madc.lo.cc.u32 t126,0x09a1d805,t112,t92; "
        "madc.hi.cc.u32 t127,0x09a1d805,t112,t93; madc.lo.cc.u32 t128,0x299d7d48,t112,t94; "
        "madc.hi.cc.u32 t129,0x299d7d48,t112,t102; addc.u32 t130,t123,0; add.cc.u32 t131,t116,t89; "
        "addc.cc.u32 t132,t124,0; addc.cc.u32 t133,t125,0; addc.cc.u32 t134,t126,0; "
        "addc.cc.u32 t135,t127,0; addc.cc.u32 t136,t128,0; addc.cc.u32 t137,t129,0; "
        "addc.cc.u32 t138,0,0; addc.u32 t139,0,0; sub.cc.u32 t140,0,t131; subc.u32 t141,0,0; "
        "xor.b32 t142,t131,t141; add.cc.u32 t143,t141,1; addc.cc.u32 t144,t132,t131; "
        "addc.cc.u32 t145,t133,t142; madc.lo.cc.u32 t146,0x53bda402,t140,t134; "
        "madc.hi.cc.u32 t147,0x53bda402,t140,t135; madc.lo.cc.u32 t148,0x3339d808,t140,t136; "
        "madc.hi.cc.u32 t149,0x3339d808,t140,t137; madc.lo.cc.u32 t150,0x73eda753,t140,t138; "
        "madc.hi.u32 t151,0x73eda753,t140,t139; mad.lo.cc.u32 t152,0xfffe5bfe,t140,t118; "
        "madc.hi.cc.u32 t153,0xfffe5bfe,t140,t119; madc.lo.cc.u32 t154,0x09a1d805,t140,t120; "
        "madc.hi.cc.u32 t155,0x09a1d805,t140,t121; madc.lo.cc.u32 t156,0x299d7d48,t140,t122; "
        "madc.hi.cc.u32 t157,0x299d7d48,t140,t130; addc.u32 t158,t151,0; "
        "add.cc.u32 t159,t144,t117; addc.cc.u32 t160,t152,0; addc.cc.u32 t161,t153,0; "
        "addc.cc.u32 t162,t154,0; addc.cc.u32 t163,t155,0; addc.cc.u32 t164,t156,0; "
        "addc.cc.u32 t165,t157,0; addc.cc.u32 t166,0,0; addc.u32 t167,0,0; sub.cc.u32 t168,0,t159; "
        "subc.u32 t169,0,0; xor.b32 t170,t159,t169; add.cc.u32 t171,t169,1; "
        "addc.cc.u32 t172,t160,t159; addc.cc.u32 t173,t161,t170; "
        "madc.lo.cc.u32 t174,0x53bda402,t168,t162; madc.hi.cc.u32 t175,0x53bda402,t168,t163; "
        "madc.lo.cc.u32 t176,0x3339d808,t168,t164; madc.hi.cc.u32 t177,0x3339d808,t168,t165; "
        "madc.lo.cc.u32 t178,0x73eda753,t168,t166; madc.hi.u32 t179,0x73eda753,t168,t167; "
        "mad.lo.cc.u32 t180,0xfffe5bfe,t168,t146; madc.hi.cc.u32 t181,0xfffe5bfe,t168,t147; "
        "madc.lo.cc.u32 t182,0x09a1d805,t168,t148; madc.hi.cc.u32 t183,0x09a1d805,t168,t149; "
        "madc.lo.cc.u32 t184,0x299d7d48,t168,t150; madc.hi.cc.u32 t185,0x299d7d48,t168,t158; "
        "addc.u32 t186,t179,0; add.cc.u32 t187,t172,t145; addc.cc.u32 t188,t180,0; "
        "addc.cc.u32 t189,t181,0; addc.cc.u32 t190,t182,0; addc.cc.u32 t191,t183,0; "
        "addc.cc.u32 t192,t184,0; addc.cc.u32 t193,t185,0; addc.cc.u32 t194,0,0; "
        "addc.u32 t195,0,0; sub.cc.u32 t196,0,t187; subc.u32 t197,0,0; xor.b32 t198,t187,t197; "
        "add.cc.u32 t199,t197,1; addc.cc.u32 t200,t188,t187; addc.cc.u32 t201,t189,t198; "
        "madc.lo.cc.u32 t202,0x53bda402,t196,t190; madc.hi.cc.u32 t203,0x53bda402,t196,t191; "
        "madc.lo.cc.u32 t204,0x3339d808,t196,t192; madc.hi.cc.u32 t205,0x3339d808,t196,t193; "
        "madc.lo.cc.u32 t206,0x73eda753,t196,t194; madc.hi.u32 t207,0x73eda753,t196,t195; "
        "mad.lo.cc.u32 t208,0xfffe5bfe,t196,t174; madc.hi.cc.u32 t209,0xfffe5bfe,t196,t175; "
        "madc.lo.cc.u32 t210,0x09a1d805,t196,t176; madc.hi.cc.u32 t211,0x09a1d805,t196,t177; "
        "madc.lo.cc.u32 t212,0x299d7d48,t196,t178; madc.hi.cc.u32 t213,0x299d7d48,t196,t186; "
        "addc.u32 t214,t207,0; add.cc.u32 %0,t173,t200; addc.cc.u32 %1,t208,t201; "
        "addc.cc.u32 %2,t209,t202; addc.cc.u32 %3,t210,t203; addc.cc.u32 %4,t211,t204; "
        "addc.cc.u32 %5,t212,t205; addc.cc.u32 %6,t213,t206; addc.u32 %7,0,t214; } "
        : "=&r"(r.v[0]), "=&r"(r.v[1]), "=&r"(r.v[2]), "=&r"(r.v[3]), "=&r"(r.v[4]), "=&r"(r.v[5]),
          "=&r"(r.v[6]), "=&r"(r.v[7])
        : "r"(a.v[0]), "r"(a.v[1]), "r"(a.v[2]), "r"(a.v[3]), "r"(a.v[4]), "r"(a.v[5]), "r"(a.v[6]),
          "r"(a.v[7]));
#else
    uint32_t cf = 0;
    const uint32_t t0 = words_sub_cc(0x0u, a.v[0], cf);
    const uint32_t t1 = words_borrow(0x0u, 0x0u, cf); const uint32_t t2 = words_xor(a.v[0], t1);
    const uint32_t t3 = words_add_cc(t1, 0x1u, cf);
    const uint32_t t4 = words_addc_cc(0x0u, a.v[0], cf);
    const uint32_t t5 = words_addc_cc(0x0u, t2, cf);
    const uint32_t t6 = words_madc_lo_cc(0x53bda402u, t0, 0x0u, cf);
    const uint32_t t7 = words_madc_hi_cc(0x53bda402u, t0, 0x0u, cf);
    const uint32_t t8 = words_madc_lo_cc(0x3339d808u, t0, 0x0u, cf);
    const uint32_t t9 = words_madc_hi_cc(0x3339d808u, t0, 0x0u, cf);
    const uint32_t t10 = words_madc_lo_cc(0x73eda753u, t0, 0x0u, cf);
    const uint32_t t11 = words_madc_hi(0x73eda753u, t0, 0x0u, cf);
    const uint32_t t12 = words_mad_lo_cc(0xfffe5bfeu, t0, a.v[2], cf);
    const uint32_t t13 = words_madc_hi_cc(0xfffe5bfeu, t0, a.v[3], cf);
    const uint32_t t14 = words_madc_lo_cc(0x9a1d805u, t0, a.v[4], cf);
    const uint32_t t15 = words_madc_hi_cc(0x9a1d805u, t0, a.v[5], cf);
    const uint32_t t16 = words_madc_lo_cc(0x299d7d48u, t0, a.v[6], cf);
    const uint32_t t17 = words_madc_hi_cc(0x299d7d48u, t0, a.v[7], cf);
    const uint32_t t18 = words_addc(t11, 0x0u, cf);
    const uint32_t t19 = words_add_cc(t4, a.v[1], cf);
    const uint32_t t20 = words_addc_cc(t12, 0x0u, cf);
    const uint32_t t21 = words_addc_cc(t13, 0x0u, cf);
    const uint32_t t22 = words_addc_cc(t14, 0x0u, cf);
    const uint32_t t23 = words_addc_cc(t15, 0x0u, cf);
    const uint32_t t24 = words_addc_cc(t16, 0x0u, cf);
    const uint32_t t25 = words_addc_cc(t17, 0x0u, cf);
    const uint32_t t26 = words_addc_cc(0x0u, 0x0u, cf);
    const uint32_t t27 = words_addc(0x0u, 0x0u, cf);
    const uint32_t t28 = words_sub_cc(0x0u, t19, cf);
    const uint32_t t29 = words_borrow(0x0u, 0x0u, cf); const uint32_t t30 = words_xor(t19, t29);
    const uint32_t t31 = words_add_cc(t29, 0x1u, cf);
    const uint32_t t32 = words_addc_cc(t20, t19, cf);
    const uint32_t t33 = words_addc_cc(t21, t30, cf);
    const uint32_t t34 = words_madc_lo_cc(0x53bda402u, t28, t22, cf);
    const uint32_t t35 = words_madc_hi_cc(0x53bda402u, t28, t23, cf);
    const uint32_t t36 = words_madc_lo_cc(0x3339d808u, t28, t24, cf);
    const uint32_t t37 = words_madc_hi_cc(0x3339d808u, t28, t25, cf);
    const uint32_t t38 = words_madc_lo_cc(0x73eda753u, t28, t26, cf);
    const uint32_t t39 = words_madc_hi(0x73eda753u, t28, t27, cf);
    const uint32_t t40 = words_mad_lo_cc(0xfffe5bfeu, t28, t6, cf);
    const uint32_t t41 = words_madc_hi_cc(0xfffe5bfeu, t28, t7, cf);
    const uint32_t t42 = words_madc_lo_cc(0x9a1d805u, t28, t8, cf);
    const uint32_t t43 = words_madc_hi_cc(0x9a1d805u, t28, t9, cf);
    const uint32_t t44 = words_madc_lo_cc(0x299d7d48u, t28, t10, cf);
    const uint32_t t45 = words_madc_hi_cc(0x299d7d48u, t28, t18, cf);
    const uint32_t t46 = words_addc(t39, 0x0u, cf); const uint32_t t47 = words_add_cc(t32, t5, cf);
    const uint32_t t48 = words_addc_cc(t40, 0x0u, cf);
    const uint32_t t49 = words_addc_cc(t41, 0x0u, cf);
    const uint32_t t50 = words_addc_cc(t42, 0x0u, cf);
    const uint32_t t51 = words_addc_cc(t43, 0x0u, cf);
    const uint32_t t52 = words_addc_cc(t44, 0x0u, cf);
    const uint32_t t53 = words_addc_cc(t45, 0x0u, cf);
    const uint32_t t54 = words_addc_cc(0x0u, 0x0u, cf);
    const uint32_t t55 = words_addc(0x0u, 0x0u, cf);
    const uint32_t t56 = words_sub_cc(0x0u, t47, cf);
    const uint32_t t57 = words_borrow(0x0u, 0x0u, cf); const uint32_t t58 = words_xor(t47, t57);
    const uint32_t t59 = words_add_cc(t57, 0x1u, cf);
    const uint32_t t60 = words_addc_cc(t48, t47, cf);
    const uint32_t t61 = words_addc_cc(t49, t58, cf);
    const uint32_t t62 = words_madc_lo_cc(0x53bda402u, t56, t50, cf);
    const uint32_t t63 = words_madc_hi_cc(0x53bda402u, t56, t51, cf);
    const uint32_t t64 = words_madc_lo_cc(0x3339d808u, t56, t52, cf);
    const uint32_t t65 = words_madc_hi_cc(0x3339d808u, t56, t53, cf);
    const uint32_t t66 = words_madc_lo_cc(0x73eda753u, t56, t54, cf);
    const uint32_t t67 = words_madc_hi(0x73eda753u, t56, t55, cf);
    const uint32_t t68 = words_mad_lo_cc(0xfffe5bfeu, t56, t34, cf);
    const uint32_t t69 = words_madc_hi_cc(0xfffe5bfeu, t56, t35, cf);
    const uint32_t t70 = words_madc_lo_cc(0x9a1d805u, t56, t36, cf);
    const uint32_t t71 = words_madc_hi_cc(0x9a1d805u, t56, t37, cf);
    const uint32_t t72 = words_madc_lo_cc(0x299d7d48u, t56, t38, cf);
    const uint32_t t73 = words_madc_hi_cc(0x299d7d48u, t56, t46, cf);
    const uint32_t t74 = words_addc(t67, 0x0u, cf); const uint32_t t75 = words_add_cc(t60, t33, cf);
    const uint32_t t76 = words_addc_cc(t68, 0x0u, cf);
    const uint32_t t77 = words_addc_cc(t69, 0x0u, cf);
    const uint32_t t78 = words_addc_cc(t70, 0x0u, cf);
    const uint32_t t79 = words_addc_cc(t71, 0x0u, cf);
    const uint32_t t80 = words_addc_cc(t72, 0x0u, cf);
    const uint32_t t81 = words_addc_cc(t73, 0x0u, cf);
    const uint32_t t82 = words_addc_cc(0x0u, 0x0u, cf);
    const uint32_t t83 = words_addc(0x0u, 0x0u, cf);
    const uint32_t t84 = words_sub_cc(0x0u, t75, cf);
    const uint32_t t85 = words_borrow(0x0u, 0x0u, cf); const uint32_t t86 = words_xor(t75, t85);
    const uint32_t t87 = words_add_cc(t85, 0x1u, cf);
    const uint32_t t88 = words_addc_cc(t76, t75, cf);
    const uint32_t t89 = words_addc_cc(t77, t86, cf);
    const uint32_t t90 = words_madc_lo_cc(0x53bda402u, t84, t78, cf);
    const uint32_t t91 = words_madc_hi_cc(0x53bda402u, t84, t79, cf);
    const uint32_t t92 = words_madc_lo_cc(0x3339d808u, t84, t80, cf);
    const uint32_t t93 = words_madc_hi_cc(0x3339d808u, t84, t81, cf);
    const uint32_t t94 = words_madc_lo_cc(0x73eda753u, t84, t82, cf);
    const uint32_t t95 = words_madc_hi(0x73eda753u, t84, t83, cf);
    const uint32_t t96 = words_mad_lo_cc(0xfffe5bfeu, t84, t62, cf);
    const uint32_t t97 = words_madc_hi_cc(0xfffe5bfeu, t84, t63, cf);
    const uint32_t t98 = words_madc_lo_cc(0x9a1d805u, t84, t64, cf);
    const uint32_t t99 = words_madc_hi_cc(0x9a1d805u, t84, t65, cf);
    const uint32_t t100 = words_madc_lo_cc(0x299d7d48u, t84, t66, cf);
    const uint32_t t101 = words_madc_hi_cc(0x299d7d48u, t84, t74, cf);
    const uint32_t t102 = words_addc(t95, 0x0u, cf);
    const uint32_t t103 = words_add_cc(t88, t61, cf);
    const uint32_t t104 = words_addc_cc(t96, 0x0u, cf);
    const uint32_t t105 = words_addc_cc(t97, 0x0u, cf);
    const uint32_t t106 = words_addc_cc(t98, 0x0u, cf);
    const uint32_t t107 = words_addc_cc(t99, 0x0u, cf);
    const uint32_t t108 = words_addc_cc(t100, 0x0u, cf);
    const uint32_t t109 = words_addc_cc(t101, 0x0u, cf);
    const uint32_t t110 = words_addc_cc(0x0u, 0x0u, cf);
    const uint32_t t111 = words_addc(0x0u, 0x0u, cf);
    const uint32_t t112 = words_sub_cc(0x0u, t103, cf);
    const uint32_t t113 = words_borrow(0x0u, 0x0u, cf); const uint32_t t114 = words_xor(t103, t113);
    const uint32_t t115 = words_add_cc(t113, 0x1u, cf);
    const uint32_t t116 = words_addc_cc(t104, t103, cf);
    const uint32_t t117 = words_addc_cc(t105, t114, cf);
    const uint32_t t118 = words_madc_lo_cc(0x53bda402u, t112, t106, cf);
    const uint32_t t119 = words_madc_hi_cc(0x53bda402u, t112, t107, cf);
    const uint32_t t120 = words_madc_lo_cc(0x3339d808u, t112, t108, cf);
    const uint32_t t121 = words_madc_hi_cc(0x3339d808u, t112, t109, cf);
    const uint32_t t122 = words_madc_lo_cc(0x73eda753u, t112, t110, cf);
    const uint32_t t123 = words_madc_hi(0x73eda753u, t112, t111, cf);
    const uint32_t t124 = words_mad_lo_cc(0xfffe5bfeu, t112, t90, cf);
    const uint32_t t125 = words_madc_hi_cc(0xfffe5bfeu, t112, t91, cf);
    const uint32_t t126 = words_madc_lo_cc(0x9a1d805u, t112, t92, cf);
    const uint32_t t127 = words_madc_hi_cc(0x9a1d805u, t112, t93, cf);
    const uint32_t t128 = words_madc_lo_cc(0x299d7d48u, t112, t94, cf);
    const uint32_t t129 = words_madc_hi_cc(0x299d7d48u, t112, t102, cf);
    const uint32_t t130 = words_addc(t123, 0x0u, cf);
    const uint32_t t131 = words_add_cc(t116, t89, cf);
    const uint32_t t132 = words_addc_cc(t124, 0x0u, cf);
    const uint32_t t133 = words_addc_cc(t125, 0x0u, cf);
    const uint32_t t134 = words_addc_cc(t126, 0x0u, cf);
    const uint32_t t135 = words_addc_cc(t127, 0x0u, cf);
    const uint32_t t136 = words_addc_cc(t128, 0x0u, cf);
    const uint32_t t137 = words_addc_cc(t129, 0x0u, cf);
    const uint32_t t138 = words_addc_cc(0x0u, 0x0u, cf);
    const uint32_t t139 = words_addc(0x0u, 0x0u, cf);
    const uint32_t t140 = words_sub_cc(0x0u, t131, cf);
    const uint32_t t141 = words_borrow(0x0u, 0x0u, cf); const uint32_t t142 = words_xor(t131, t141);
    const uint32_t t143 = words_add_cc(t141, 0x1u, cf);
    const uint32_t t144 = words_addc_cc(t132, t131, cf);
    const uint32_t t145 = words_addc_cc(t133, t142, cf);
    const uint32_t t146 = words_madc_lo_cc(0x53bda402u, t140, t134, cf);
    const uint32_t t147 = words_madc_hi_cc(0x53bda402u, t140, t135, cf);
    const uint32_t t148 = words_madc_lo_cc(0x3339d808u, t140, t136, cf);
    const uint32_t t149 = words_madc_hi_cc(0x3339d808u, t140, t137, cf);
    const uint32_t t150 = words_madc_lo_cc(0x73eda753u, t140, t138, cf);
    const uint32_t t151 = words_madc_hi(0x73eda753u, t140, t139, cf);
    const uint32_t t152 = words_mad_lo_cc(0xfffe5bfeu, t140, t118, cf);
    const uint32_t t153 = words_madc_hi_cc(0xfffe5bfeu, t140, t119, cf);
    const uint32_t t154 = words_madc_lo_cc(0x9a1d805u, t140, t120, cf);
    const uint32_t t155 = words_madc_hi_cc(0x9a1d805u, t140, t121, cf);
    const uint32_t t156 = words_madc_lo_cc(0x299d7d48u, t140, t122, cf);
    const uint32_t t157 = words_madc_hi_cc(0x299d7d48u, t140, t130, cf);
    const uint32_t t158 = words_addc(t151, 0x0u, cf);
    const uint32_t t159 = words_add_cc(t144, t117, cf);
    const uint32_t t160 = words_addc_cc(t152, 0x0u, cf);
    const uint32_t t161 = words_addc_cc(t153, 0x0u, cf);
    const uint32_t t162 = words_addc_cc(t154, 0x0u, cf);
    const uint32_t t163 = words_addc_cc(t155, 0x0u, cf);
    const uint32_t t164 = words_addc_cc(t156, 0x0u, cf);
    const uint32_t t165 = words_addc_cc(t157, 0x0u, cf);
    const uint32_t t166 = words_addc_cc(0x0u, 0x0u, cf);
    const uint32_t t167 = words_addc(0x0u, 0x0u, cf);
    const uint32_t t168 = words_sub_cc(0x0u, t159, cf);
    const uint32_t t169 = words_borrow(0x0u, 0x0u, cf); const uint32_t t170 = words_xor(t159, t169);
    const uint32_t t171 = words_add_cc(t169, 0x1u, cf);
    const uint32_t t172 = words_addc_cc(t160, t159, cf);
    const uint32_t t173 = words_addc_cc(t161, t170, cf);
    const uint32_t t174 = words_madc_lo_cc(0x53bda402u, t168, t162, cf);
    const uint32_t t175 = words_madc_hi_cc(0x53bda402u, t168, t163, cf);
    const uint32_t t176 = words_madc_lo_cc(0x3339d808u, t168, t164, cf);
    const uint32_t t177 = words_madc_hi_cc(0x3339d808u, t168, t165, cf);
    const uint32_t t178 = words_madc_lo_cc(0x73eda753u, t168, t166, cf);
    const uint32_t t179 = words_madc_hi(0x73eda753u, t168, t167, cf);
    const uint32_t t180 = words_mad_lo_cc(0xfffe5bfeu, t168, t146, cf);
    const uint32_t t181 = words_madc_hi_cc(0xfffe5bfeu, t168, t147, cf);
    const uint32_t t182 = words_madc_lo_cc(0x9a1d805u, t168, t148, cf);
    const uint32_t t183 = words_madc_hi_cc(0x9a1d805u, t168, t149, cf);
    const uint32_t t184 = words_madc_lo_cc(0x299d7d48u, t168, t150, cf);
    const uint32_t t185 = words_madc_hi_cc(0x299d7d48u, t168, t158, cf);
    const uint32_t t186 = words_addc(t179, 0x0u, cf);
    const uint32_t t187 = words_add_cc(t172, t145, cf);
    const uint32_t t188 = words_addc_cc(t180, 0x0u, cf);
    const uint32_t t189 = words_addc_cc(t181, 0x0u, cf);
    const uint32_t t190 = words_addc_cc(t182, 0x0u, cf);
    const uint32_t t191 = words_addc_cc(t183, 0x0u, cf);
    const uint32_t t192 = words_addc_cc(t184, 0x0u, cf);
    const uint32_t t193 = words_addc_cc(t185, 0x0u, cf);
    const uint32_t t194 = words_addc_cc(0x0u, 0x0u, cf);
    const uint32_t t195 = words_addc(0x0u, 0x0u, cf);
    const uint32_t t196 = words_sub_cc(0x0u, t187, cf);
    const uint32_t t197 = words_borrow(0x0u, 0x0u, cf); const uint32_t t198 = words_xor(t187, t197);
    const uint32_t t199 = words_add_cc(t197, 0x1u, cf);
    const uint32_t t200 = words_addc_cc(t188, t187, cf);
    const uint32_t t201 = words_addc_cc(t189, t198, cf);
    const uint32_t t202 = words_madc_lo_cc(0x53bda402u, t196, t190, cf);
    const uint32_t t203 = words_madc_hi_cc(0x53bda402u, t196, t191, cf);
    const uint32_t t204 = words_madc_lo_cc(0x3339d808u, t196, t192, cf);
    const uint32_t t205 = words_madc_hi_cc(0x3339d808u, t196, t193, cf);
    const uint32_t t206 = words_madc_lo_cc(0x73eda753u, t196, t194, cf);
    const uint32_t t207 = words_madc_hi(0x73eda753u, t196, t195, cf);
    const uint32_t t208 = words_mad_lo_cc(0xfffe5bfeu, t196, t174, cf);
    const uint32_t t209 = words_madc_hi_cc(0xfffe5bfeu, t196, t175, cf);
    const uint32_t t210 = words_madc_lo_cc(0x9a1d805u, t196, t176, cf);
    const uint32_t t211 = words_madc_hi_cc(0x9a1d805u, t196, t177, cf);
    const uint32_t t212 = words_madc_lo_cc(0x299d7d48u, t196, t178, cf);
    const uint32_t t213 = words_madc_hi_cc(0x299d7d48u, t196, t186, cf);
    const uint32_t t214 = words_addc(t207, 0x0u, cf); r.v[0] = words_add_cc(t173, t200, cf);
    r.v[1] = words_addc_cc(t208, t201, cf); r.v[2] = words_addc_cc(t209, t202, cf);
    r.v[3] = words_addc_cc(t210, t203, cf); r.v[4] = words_addc_cc(t211, t204, cf);
    r.v[5] = words_addc_cc(t212, t205, cf); r.v[6] = words_addc_cc(t213, t206, cf);
    r.v[7] = words_addc(0x0u, t214, cf);
#endif
    return r;
}

} /* namespace dev */

#endif
