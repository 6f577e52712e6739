#!/bin/sh
# The long suite: every test with its large sizes, the builds with sanitizers and run-time checks,
# clang, device code for every architecture, the fuzzers. Ends with one line per step; exit status
# 1 if a step failed.
#
#   scripts/check.sh [STEP…]        steps: release asan tsan verify clang cuda fuzz (default: all)
#   FUZZ_SECONDS=N                  how long each fuzzer runs (default 600)
set -u
cd "$(dirname "$0")/.." || exit 1

steps=${*:-release asan tsan verify clang cuda fuzz}
fuzz_seconds=${FUZZ_SECONDS:-600}
jobs=$(nproc)
results=
failures=0

folder() { [ "$1" = release ] && echo build || echo "build-$1"; }

build() {
    cmake --preset "$1" >/dev/null && cmake --build "$(folder "$1")"
}

# The large sizes are for the release build alone; the others would take days over them.
run_tests() {
    build "$1" || return 1
    if [ "$1" = release ]; then export CUZK_TEST_LONG=1; else unset CUZK_TEST_LONG; fi
    ctest --test-dir "$(folder "$1")" -j "$jobs" --output-on-failure
}

# The usual build has machine code for one architecture only; each refuses other things. Every one
# costs minutes.
build_all_architectures() {
    if ! command -v nvcc >/dev/null && [ ! -x /usr/local/cuda/bin/nvcc ]; then
        echo "skipped: there is no CUDA compiler (nvcc)"
        return 0
    fi
    cmake --preset release -B build-architectures -DCUZK_CUDA=ON -DCUZK_TESTS=OFF \
        "-DCUZK_CUDA_ARCHITECTURES=75;80;86;89;90;100;120;120-virtual" >/dev/null &&
        cmake --build build-architectures --target cuzk
}

# Each fuzzer starts from its corpus in the tree; what it finds stays in the build folder.
run_fuzzers() {
    build fuzz || return 1
    found=0
    for program in build-fuzz/fuzz/fuzz_*; do
        if [ ! -f "$program" ] || [ ! -x "$program" ]; then continue; fi
        name=${program##*/fuzz_}
        found=1
        mkdir -p "build-fuzz/corpus/$name"
        set -- "build-fuzz/corpus/$name"
        [ -d "fuzz/corpus/$name" ] && set -- "$@" "fuzz/corpus/$name"
        [ -f "fuzz/$name.dict" ] && set -- "-dict=fuzz/$name.dict" "$@"
        echo "== $program, $fuzz_seconds s"
        "$program" -max_total_time="$fuzz_seconds" -timeout=60 -rss_limit_mb=4096 \
            -print_final_stats=1 -artifact_prefix="build-fuzz/corpus/$name-" "$@" \
            >"build-fuzz/$name.log" 2>&1 || { tail -n 40 "build-fuzz/$name.log"; return 1; }
        grep -E 'stat::(number_of_executed|average_exec)' "build-fuzz/$name.log"
    done
    [ "$found" = 1 ] || { echo "no fuzzer was built"; return 1; }
}

run_step() {
    case $1 in
    release | asan | tsan | verify | clang) run_tests "$1" ;;
    cuda) build_all_architectures ;;
    fuzz) run_fuzzers ;;
    *) echo "there is no step $1" && return 1 ;;
    esac
}

for step in $steps; do
    echo "==== $step"
    started=$(date +%s)
    if run_step "$step"; then
        verdict=passed
    else
        verdict=FAILED
        failures=$((failures + 1))
    fi
    results="$results$(printf '%-8s %s after %d s' "$step" "$verdict" $(($(date +%s) - started)))
"
done
printf '\n==== check\n%s' "$results"
[ "$failures" -eq 0 ]
