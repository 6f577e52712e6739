"""Helpers for tests that run the programs as a user does. Plain python3, no packages.

Environment: CUZK_BUILD is the build directory. A failing check prints what was run and stops with a
non-zero status."""
import json
import lzma
import os
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
VECTORS = os.path.join(HERE, "..", "vectors")
BUILD = os.environ["CUZK_BUILD"]
CUZK = os.path.join(BUILD, "cuzk")
CUZK_VECTORS = os.path.join(BUILD, "cuzk-vectors")
LONG = os.environ.get("CUZK_TEST_LONG") == "1"

_checks = 0


def run(program, *words, stdin=None, env=None, timeout=3600):
    """Runs a program; returns (status, stdout, stderr), both as text. Names in messages need not be
    UTF-8, results are."""
    done = subprocess.run([program, *words], input=stdin, capture_output=True, timeout=timeout,
                          env={**os.environ, **(env or {})})
    return done.returncode, done.stdout.decode(), done.stderr.decode(errors="replace")


def cuzk(*words, **options):
    return run(CUZK, *words, **options)


def result(program, *words, **options):
    """The JSON object of a command that must succeed."""
    status, out, err = run(program, *words, "--json", "--quiet", **options)
    check(status == 0, f"{os.path.basename(program)} {' '.join(words)}: status {status}: {err}")
    return json.loads(out)


def check(condition, text):
    global _checks
    _checks += 1
    if not condition:
        print(f"FAILED: {text}")
        sys.exit(1)


def equal(found, expected, what):
    check(found == expected, f"{what}: found {found!r}, expected {expected!r}")


def finish():
    """The last line of every script; a script that checked nothing fails."""
    if _checks == 0:
        print("FAILED: nothing was checked")
        sys.exit(1)
    print(f"{_checks} passed, 0 failed")


def vector_bytes(path):
    name = os.path.join(VECTORS, path)
    if path.endswith(".xz"):
        with lzma.open(name) as f:
            return f.read()
    with open(name, "rb") as f:
        return f.read()


def vector_json(path):
    return json.loads(vector_bytes(path))


def scratch():
    """A temporary folder that goes when the script ends."""
    return tempfile.TemporaryDirectory(prefix="cuzk-test-")


def c1_file(job, folder, wrapper=False):
    """The job's C1 document as a plain file; path."""
    stem = "c1-wrapper.json" if wrapper else "c1.json"
    plain = os.path.join(VECTORS, job, stem)
    if os.path.exists(plain):
        return plain
    target = os.path.join(folder, job.replace("/", "-") + "-" + stem)
    if not os.path.exists(target):
        with open(target, "wb") as f:
            f.write(vector_bytes(f"{job}/{stem}.xz"))
    return target
