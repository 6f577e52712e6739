#!/bin/sh
# Runs the benchmarks that were built; each checks its results before it times them. With blst's
# sources at hand (tests/oracles) the arithmetic is timed beside it in one process.
#
#   scripts/bench.sh
set -eu
cd "$(dirname "$0")/.."

echo "machine: $(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -n 1), $(nproc) CPUs"
echo "commit: $(git rev-parse --short HEAD 2>/dev/null || echo unknown)"
cmake --build build --target bench_oracle_blst >/dev/null 2>&1 ||
    echo "blst is not available: no comparison with it"
found=0
for program in build/bench/bench_* build/tests/oracles/bench_*; do
    if [ ! -f "$program" ] || [ ! -x "$program" ]; then continue; fi
    found=1
    printf '\n== %s\n' "$program"
    "$program"
done
[ "$found" = 1 ] || { echo "no benchmark was built" >&2; exit 1; }
