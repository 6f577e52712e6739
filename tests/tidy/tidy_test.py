#!/usr/bin/env python3
"""Tests of the tidy checks: for each, a small tree that it must complain about, and none for the
tree that is in order.

    tests/tidy/tidy_test.py
"""
import os
import sys
import tempfile
import unittest

import tidy
from tree import Tree

ORDER = {
    "ARCHITECTURE.md": "# A\n\n## Rooms\n| room | holds | may include |\n|---|---|---|\n"
    "| base | low | – |\n| field | middle | base |\n| cli | high | field |\n\n## Other\n",
    "docs/known-failures.md": "| A1 | sums | `tests/base/pool_test.c` `sums` |\n",
    "src/base/CMakeLists.txt": "cuzk_room(base SOURCES pool.c)\n",
    "src/base/pool.c": '#include "base/pool.h"\n\nint pool_run(void)\n{\n    return 0;\n}\n',
    "src/base/pool.h": "/* A pool.\n * What can go wrong here: A1. */\n"
    "#ifndef CUZK_BASE_POOL_H\n#define CUZK_BASE_POOL_H\nint pool_run(void);\n#endif\n",
    "src/field/CMakeLists.txt": "cuzk_room(field SOURCES fr.c DEPS base)\n",
    "src/field/fr.c": '/* Written by gen/fr.py. */\n#include "base/pool.h"\n',
    "src/cli/CMakeLists.txt": "cuzk_room(cli SOURCES main.c DEPS field)\n",
    "src/cli/main.c": '#include "base/pool.h"\n',
    "tests/base/pool_test.c": "static void sums(void **state)\n{\n    (void)state;\n}\n",
    "gen/fr.py": '#!/usr/bin/env python3\n"""Writes src/field/fr.c."""\n',
    "Makefile": "all:\n\ttrue\n",
    "tests/vectors/any": "\ta line of data that would be much too long for code " + "x" * 99 + " ",
}
MARK = "TO" + "DO"
GUARDLESS = "/* Arithmetic. */\nint fr(void);\n"
LONG_FUNCTION = "int f(void)\n{\n" + "    ;\n" * 68 + "}\n"
GUARD = "#ifndef CUZK_BASE_A_H\n#define CUZK_BASE_A_H\n"
UNTOLD = "/* A. */\n" + GUARD + "int f(void);\n" * 7 + "#endif\n"

# name, files changed (None: removed), check, part of the finding
CASES = [
    ("arrow up", {"src/base/pool.c": '#include "field/fr.h"\n', "src/field/fr.h": ""}, "arrows",
     "base may not include field"),
    ("unknown header", {"src/cli/main.c": '#include "base/none.h"\n'}, "arrows", "no file of src/"),
    ("unknown room", {"src/attic/a.c": "int a;\n"}, "arrows", "room attic"),
    ("dep up", {"src/base/CMakeLists.txt": "cuzk_room(base SOURCES pool.c DEPS cli)\n"},
     "build_arrows", "DEPS cli"),
    ("dep missing", {"src/cli/CMakeLists.txt": "cuzk_room(cli SOURCES main.c)\n"}, "build_arrows",
     "base is not among the DEPS of cli"),
    ("source not listed", {"src/base/lost.c": "int a;\n"}, "listed_sources", "is not in"),
    ("device source not listed", {"src/base/lost.cu": "int a;\n"}, "listed_sources", "is not in"),
    ("device code in plain C", {"src/base/pool.c": "__global__ void k(void);\n"}, "device_code",
     "outside .cu"),
    ("name taken", {"src/cli/pool.h": GUARDLESS}, "listed_sources", "taken"),
    ("maker missing", {"gen/fr.py": None}, "makers", "is not there"),
    ("written file lost", {"gen/fr.py": '#!/bin/x\n"""Writes src/field/gone.c."""\n'}, "makers",
     "src/field/gone.c"),
    ("maker not named", {"src/field/fr.c": "int a;\n"}, "makers", "does not name its maker"),
    ("mention", {"Makefile": "# see docs/none.md\n"}, "mentions", "docs/none.md"),
    ("no such test", {"tests/base/pool_test.c": "int a;\n"}, "known_failures", "has no test sums"),
    ("no such test file", {"tests/base/pool_test.c": None}, "known_failures", "is not there"),
    ("id not explained", {"docs/known-failures.md": "none\n"}, "known_failures", "A1"),
    ("long file", {"src/base/pool.c": "int a;\n" * 601}, "file_lengths", "601 lines"),
    ("long function", {"src/base/pool.c": LONG_FUNCTION}, "function_lengths", "f: 71 lines"),
    ("long device function", {"src/base/a.cu": LONG_FUNCTION}, "function_lengths", "f: 71 lines"),
    ("long python", {"gen/a.py": '"""None."""\ndef f():\n' + "    pass\n" * 70},
     "function_lengths", "f: 71 lines"),
    ("no guard", {"src/field/fr.h": GUARDLESS}, "guards", "no include guard"),
    ("other guard", {"src/base/a.h": "/* A. */\n#ifndef A_H\n#define A_H\n#endif\n"}, "guards",
     "expected CUZK_BASE_A_H"),
    ("other device guard", {"src/base/a.cuh": "/* A. */\n" + GUARD + "#endif\n"}, "guards",
     "expected CUZK_BASE_A_CUH"),
    ("no comment", {"src/base/a.h": "#ifndef A\n"}, "comments", "begins with a comment"),
    ("few comments", {"src/base/a.h": UNTOLD}, "comments", "7 functions, 1 lines"),
    ("columns", {"src/base/pool.c": "/*" + "x" * 97 + "*/\n"}, "columns", "101 columns"),
    ("tab", {"src/base/pool.c": "\tint a;\n"}, "white_space", "tab"),
    ("trailing", {"README.md": "word \n"}, "white_space", "trailing space"),
    ("carriage return", {"README.md": "word\r\n"}, "white_space", "trailing space"),
    ("no newline", {"README.md": "word"}, "white_space", "newline"),
    ("two newlines", {"README.md": "word\n\n"}, "white_space", "newline"),
    ("undone", {"README.md": MARK + "\n"}, "words", MARK),
    ("outside", {"README.md": "see /wo" + "rk/x\n"}, "words", "outside"),
    ("address", {"README.md": "some.one@" + "example.org\n"}, "words", "an address"),
    ("host", {"README.md": "https:/" + "/example.org/\n"}, "words", "example.org"),
    ("registry", {"README.md": "npm" + "js.org\n"}, "words", "registry"),
    ("large", {"docs/large.md": "x" * (1 << 20) + "\n"}, "sizes", "at most 1048576"),
    ("not executable", {"scripts/a.sh": "#!/bin/sh\n"}, "scripts", "not executable"),
    ("exception without reason", {"tests/tidy/exceptions.txt": "columns README.md\n"},
     "exceptions", "reason"),
    ("exception unneeded", {"tests/tidy/exceptions.txt": "columns README.md # so\n"}, "exceptions",
     "nothing needs it"),
]


def grown(folder, changes):
    files = dict(ORDER)
    files.update(changes)
    for path, text in files.items():
        if text is None:
            continue
        full = os.path.join(folder, path)
        os.makedirs(os.path.dirname(full), exist_ok=True)
        with open(full, "w", encoding="utf-8", newline="") as f:
            f.write(text)
        if text.startswith("#!") and not path.startswith("scripts/"):
            os.chmod(full, 0o755)
    return Tree(folder)


class TidyTest(unittest.TestCase):
    def findings(self, changes):
        with tempfile.TemporaryDirectory() as folder:
            return tidy.findings_of(grown(folder, changes))

    def test_order_has_no_findings(self):
        self.assertEqual(self.findings({}), [])

    def test_disorder_is_found(self):
        for name, changes, check, part in CASES:
            with self.subTest(name):
                found = [(c, what) for _, _, c, what in self.findings(changes)]
                self.assertTrue(any(c == check and part in w for c, w in found), found)

    def test_exceptions_cover_what_they_name(self):
        changes = {
            "src/base/pool.c": "\tint a;\n",
            "tests/tidy/exceptions.txt": "white_space src/base/pool.c:tab # drawn so\n",
        }
        self.assertEqual(self.findings(changes), [])

    def test_every_check_has_a_case(self):
        covered = {case[2] for case in CASES}
        self.assertEqual({check.__name__ for check in tidy.CHECKS} - covered, set())


if __name__ == "__main__":
    sys.exit(0 if unittest.main(exit=False).result.wasSuccessful() else 1)
