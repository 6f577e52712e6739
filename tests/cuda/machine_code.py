#!/usr/bin/env python3
"""Counts the machine instructions that ptxas makes of each multiplication, for sm_90.

    tests/cuda/machine_code.py NVCC [HOST_COMPILER]

The multiplier is what limits every kernel, and whether a pair mad.lo.cc, madc.hi.cc becomes one
IMAD.WIDE hangs on how the PTX is written. Addresses of the kernels add a few instructions. An
expected figure that a new compiler improves is lowered here; one that it worsens is a finding.
"""
import os
import subprocess
import sys
import tempfile

import sass

SOURCE = """
#include "curve/formula.cuh"
#define KERNEL(name, type, expression) \\
    extern "C" __global__ void name(dev::type *out, const dev::type *a) \\
    { \\
        const dev::type *x = a + 4 * threadIdx.x; \\
        out[threadIdx.x] = expression; \\
    }
KERNEL(fp_mul, fp, dev::mul(x[0], x[1]))
KERNEL(fp_sqr, fp, dev::sqr(x[0]))
KERNEL(fp_mul2, fp, dev::mul_add(x[0], x[1], x[2], x[3]))
KERNEL(fr_mul, fr, dev::mul(x[0], x[1]))
KERNEL(fp2_mul, fp2, dev::mul(x[0], x[1]))
KERNEL(fp2_sqr, fp2, dev::sqr(x[0]))
extern "C" __global__ void g2_steps(dev::g2_xyzz *out, const dev::g2_aff *a, unsigned n)
{
    dev::formula_values<dev::fp2, 8> v;
    dev::formula_clear(v, 0);
    #pragma unroll 1
    for (unsigned i = threadIdx.x; i < n; i += blockDim.x) {
        v.load(6, a + i);
        dev::formula_run(v, dev::formula_places{0, 6, 4}, dev::FORMULA_ADD_AFFINE);
    }
    v.store(out + threadIdx.x, 0);
}
"""
# kernel: most instructions of each kind; two IMAD.WIDE are for addresses. Slots of the multiplier:
# WIDE and HI take two, IMAD one.
EXPECTED = {
    "fp_mul": {"WIDE": 276 + 2, "HI": 12, "IMAD": 12 + 1, "IADD3": 45 + 3},
    "fp_sqr": {"WIDE": 206 + 2, "HI": 16, "IMAD": 16 + 1, "IADD3": 77 + 3},
    "fp_mul2": {"WIDE": 420 + 2, "HI": 12, "IMAD": 12 + 1, "IADD3": 58 + 3},
    "fr_mul": {"WIDE": 112 + 2, "HI": 1, "IMAD": 2, "IADD3": 74 + 3},
    "fp2_mul": {"WIDE": 3 * 144 + 2 * 132 + 6, "HI": 28 + 4, "IMAD": 28 + 6},
    "fp2_sqr": {"WIDE": 2 * 276 + 2, "HI": 24, "IMAD": 24 + 1},
    # One product and one square, whatever is added; see curve/formula.cuh.
    "g2_steps": {"WIDE": 702 + 554 + 4, "CALL": 0, "LD": 0, "ST": 0, "all": 2800},
}


def main(arguments):
    if not arguments:
        print(__doc__)
        return 2
    root = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
    with tempfile.TemporaryDirectory() as folder:
        source, cubin = os.path.join(folder, "k.cu"), os.path.join(folder, "k.cubin")
        with open(source, "w", encoding="ascii") as f:
            f.write(SOURCE)
        command = [arguments[0], "-O3", "-std=c++17", "-cubin", "-arch=sm_90"]
        command += ["-I", os.path.join(root, "src"), "-o", cubin, source]
        if len(arguments) > 1:
            command += ["-ccbin", arguments[1]]
        subprocess.run(command, check=True)
        found = sass.counts(cubin)
    wrong = 0
    for kernel, limits in EXPECTED.items():
        counter = found[kernel]
        slots = 2 * counter["WIDE"] + 2 * counter["HI"] + counter["IMAD"]
        kinds = ", ".join("%d %s" % (counter[k], k) for k in sass.OPCODES.values() if counter[k])
        print("%-8s %4d slots: %s" % (kernel, slots, kinds))
        counter["all"] = sum(counter.values())
        for kind, most in limits.items():
            if counter[kind] > most:
                print("%s: %d %s, at most %d" % (kernel, counter[kind], kind, most))
                wrong += 1
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
