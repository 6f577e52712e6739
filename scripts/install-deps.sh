#!/bin/sh
# Installs what is missing to build and test cuzk, from the packages of Debian 12, Ubuntu 24.04 or
# later; says nothing when all is there.
#
#   scripts/install-deps.sh          to build and to test
#   scripts/install-deps.sh check    also for the long suite: clang with its sanitizers
set -u

say() { printf '%s\n' "$*" >&2; }
missing=
want() { missing="$missing $1"; }
have() { command -v "$1" >/dev/null 2>&1; }

have cmake || want cmake
have ninja || want ninja-build
have gcc || want gcc
have python3 || want python3
have pkg-config || want pkg-config
[ -e /usr/include/stdio.h ] || want libc6-dev
# Without pkg-config nothing is known about the libraries; installing what is there changes nothing.
library() { { have pkg-config && pkg-config --exists "$1"; } || want "$2"; }
library libcrypto libssl-dev
library cmocka libcmocka-dev
library jansson libjansson-dev
library liblzma liblzma-dev
if [ "${1:-}" = check ]; then
    have clang || want clang
    fuzzer=$(clang -print-file-name=libclang_rt.fuzzer-x86_64.a 2>/dev/null)
    other=$(clang -print-runtime-dir 2>/dev/null)/libclang_rt.fuzzer.a
    [ -e "$fuzzer" ] || [ -e "$other" ] || want libclang-rt-dev
fi

if [ -n "$missing" ]; then
    if ! have apt-get; then
        say "Missing here, under the names that Debian gives them:$missing"
        say "This script installs with apt-get, which is not here: please install them yourself."
        exit 1
    fi
    as_root=
    if [ "$(id -u)" -ne 0 ]; then
        if ! have sudo; then
            say "Missing:$missing"
            say "Only root can install them. Please run as root:  apt-get install$missing"
            exit 1
        fi
        as_root="sudo"
    fi
    say "Installing with ${as_root:+sudo }apt-get:$missing"
    log=$(mktemp) || exit 1
    # shellcheck disable=SC2086  # the list is a list
    if ! { $as_root apt-get update -q &&
        $as_root env DEBIAN_FRONTEND=noninteractive \
            apt-get install -q -y --no-install-recommends $missing; } </dev/null >"$log" 2>&1; then
        cat "$log" >&2
        rm -f "$log"
        say "The installation failed. By hand:  apt-get update && apt-get install$missing"
        exit 1
    fi
    rm -f "$log"
fi

version=$(cmake --version | sed -n '1s/[^0-9]*\([0-9]*\)\.\([0-9]*\).*/\1 \2/p')
# shellcheck disable=SC2086  # two numbers
set -- $version
if [ "${1:-0}" -lt 3 ] || { [ "$1" -eq 3 ] && [ "${2:-0}" -lt 25 ]; }; then
    say "cmake 3.25 or later is needed, $(command -v cmake) is $(cmake --version | head -n 1)"
    exit 1
fi
