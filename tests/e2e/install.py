"""An installed cuzk is enough to build a program that uses the library: examples/prove_c1.c by cc
and pkg-config alone."""
import os
import shlex

from common import BUILD, HERE, check, equal, finish, run, scratch

EXAMPLE = os.path.join(HERE, "..", "..", "examples", "prove_c1.c")


def must(*words, env=None):
    status, out, err = run(*words, env=env)
    check(status == 0, f"{' '.join(words)}: status {status}: {out}{err}")
    return out


def installed(prefix):
    must("cmake", "--install", BUILD, "--prefix", prefix)
    found = sorted(os.path.relpath(os.path.join(folder, name), prefix)
                   for folder, _, names in os.walk(prefix) for name in names)
    libdir = os.path.dirname(next(name for name in found if name.endswith("libcuzk.a")))
    equal(found, sorted(["bin/cuzk", "include/cuzk.h", f"{libdir}/libcuzk.a",
                         f"{libdir}/pkgconfig/cuzk.pc"]), "installed files")
    return os.path.join(prefix, libdir)


def example(prefix, libdir):
    path = {"PKG_CONFIG_PATH": os.path.join(libdir, "pkgconfig")}
    flags = shlex.split(must("pkg-config", "--cflags", "--libs", "--static", "cuzk", env=path))
    check(f"-I{prefix}/include" in flags, f"flags {flags}")
    program = os.path.join(prefix, "prove_c1")
    must(os.environ.get("CC", "cc"), "-std=c11", "-Wall", "-Wextra", "-Werror", "-o", program,
         EXAMPLE, *flags)
    status, _, err = run(program)
    equal(status, 2, "without arguments")
    check(err.startswith("usage: prove_c1"), err)
    empty = os.path.join(prefix, "empty.json")
    with open(empty, "w") as f:
        f.write("{}")
    status, _, err = run(program, empty, "none", "none")
    equal(status, 1, "an empty C1 document")
    check("INPUT" in err, err)


with scratch() as folder:
    where = os.path.realpath(folder)
    example(where, installed(where))
finish()
