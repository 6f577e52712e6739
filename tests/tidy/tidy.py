#!/usr/bin/env python3
"""Checks the tree itself: arrows, lengths, words, lists.

    tests/tidy/tidy.py [ROOT]

Prints one line per finding (file:line: check: what) and exits 1 if there is one. Exceptions stand
in tests/tidy/exceptions.txt, each with its reason; one that nothing needs is a finding too.
"""
import os
import sys

import code_checks
import house_checks
import text_checks
from tree import Tree

CHECKS = house_checks.CHECKS + code_checks.CHECKS + text_checks.CHECKS
EXCEPTIONS = "tests/tidy/exceptions.txt"


def read_exceptions(tree):
    """Lines `check path[:part of the finding] # reason` → {(check, path, part): line number}."""
    found, wrong = {}, []
    f = tree.by_path.get(EXCEPTIONS)
    for number, line in enumerate(f.lines if f else [], 1):
        rule, mark, reason = line.partition("#")
        if not rule.strip():
            continue
        words = rule.split()
        if len(words) != 2 or not mark or not reason.strip():
            wrong.append((EXCEPTIONS, number, "not: check path[:part] # reason"))
            continue
        path, _, part = words[1].partition(":")
        found[words[0], path, part] = number
    return found, wrong


def findings_of(tree):
    """All findings that no exception covers, as (path, line, check, what)."""
    exceptions, wrong = read_exceptions(tree)
    findings = [(path, number, "exceptions", what) for path, number, what in wrong]
    used = set()
    for check in CHECKS:
        for path, number, what in check(tree):
            covering = {
                key
                for key in exceptions
                if key[0] == check.__name__ and key[1] == path and key[2] in what
            }
            used |= covering
            if not covering:
                findings.append((path, number, check.__name__, what))
    for key in sorted(set(exceptions) - used):
        what = "nothing needs it: %s %s" % key[:2]
        findings.append((EXCEPTIONS, exceptions[key], "exceptions", what))
    return findings


def main(arguments):
    here = os.path.dirname(os.path.abspath(__file__))
    tree = Tree(arguments[0] if arguments else os.path.join(here, "..", ".."))
    findings = findings_of(tree)
    for path, number, check, what in findings:
        print("%s:%d: %s: %s" % (path, number, check, what))
    print("tidy: %d files, %d checks, %d findings" % (len(tree.files), len(CHECKS), len(findings)))
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
