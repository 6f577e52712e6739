#!/bin/sh
# Builds and runs the benchmarks; each checks its results before it times them. With blst's sources
# at hand (tests/oracles) the arithmetic is timed beside it in one process.
#
#   scripts/bench.sh [NAME…]        such as field msm oracle_blst; default: all
set -eu
cd "$(dirname "$0")/.."

echo "machine: $(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -n 1), $(nproc) CPUs"
echo "commit: $(git rev-parse --short HEAD 2>/dev/null || echo unknown)"
known=$(cmake --build build --target help | sed -n 's/^\(bench_[a-z0-9_]*\):.*/\1/p' | sort -u)
wanted=
for name in "$@"; do wanted="$wanted bench_$name"; done
for target in ${wanted:-$known}; do
    cmake --build build --target "$target" >/dev/null
    program=$(find build/bench build/tests/oracles -name "$target" -type f -perm -u+x 2>/dev/null)
    printf '\n== %s\n' "$program"
    "$program"
done
