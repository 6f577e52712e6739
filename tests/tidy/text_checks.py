"""Checks of plain text: widths, white space, words that may not stand in the tree."""
import os
import re

COLUMNS_MAX = 100
DATA_FILE_BYTES_MAX = 8 << 20
FILE_BYTES_MAX = 1 << 20


def columns(tree):
    """Lines of code and scripts have at most 100 columns (prose and tables in .md may flow)."""
    for f in tree.checked():
        if f.name.endswith(".md") or f.name.startswith("LICENSE") or f.is_generated:
            continue
        for number, line in enumerate(f.lines, 1):
            if len(line) > COLUMNS_MAX:
                yield f.path, number, "%d columns, at most %d" % (len(line), COLUMNS_MAX)


def white_space(tree):
    """UTF-8, no tab outside Makefiles, no trailing space, one newline at the end, no CR."""
    for f in tree.checked():
        if f.text is None:
            yield f.path, 0, "not UTF-8 text"
            continue
        if f.text and (not f.text.endswith("\n") or f.text.endswith("\n\n")):
            yield f.path, len(f.lines), "must end with exactly one newline"
        for number, line in enumerate(f.lines, 1):
            if "\t" in line and f.name != "Makefile":
                yield f.path, number, "tab"
            if line != line.rstrip():
                yield f.path, number, "trailing space"


# Written in two halves, so that this file passes its own check.
WORDS = [
    ("TO" "DO|FIX" "ME|X" "XX|HA" "CK", "left undone by its own words"),
    ("(?i:not (yet )?imple" "mented|place" "holder|for n" "ow)", "left undone by its own words"),
    ("(?i:sub" "agents?|assis" "tants?|chat" "bots?|co" "pilot|language mo" "dels?)", "a tool"),
    ("A" "I|LL" "Ms?|CE" "O|GP" "T(-[0-9])?", "a tool or a person"),
    ("(?i:work" "place|this ses" "sion|ses" "sion [0-9]+|by a ses" "sion)", "where it was made"),
    ("(?i:issue #?[0-9]+|issue th" "ree)", "where it was made"),
]
PATHS = (
    r"(?<![\w./])/(wo" "rk|ro" "ot|ho" "me|fa" "rm|Use" r"rs)/|\.lib" "rary/|"
    r"\.\./sha" "red|bash_" "jobs"
)
HOSTS_ALLOWED = {"www.apache.org", "eprint.iacr.org", "github.com"}


def words(tree):
    """Nothing left undone; no person, tool, outside path or registry host is named."""
    forbidden = [(re.compile(r"\b(%s)\b" % pattern), what) for pattern, what in WORDS]
    forbidden.append((re.compile(PATHS), "a path outside the repository"))
    forbidden.append((re.compile(r"\b[\w.+-]+@[\w-]+\.[a-z]{2,}\b"), "an address"))
    url = re.compile(r"\b(?:https?|git|ssh|ftp)://([\w.-]+)")
    registry = re.compile(r"(?i)\b(npmjs|pypi|crates|deb\.debian|archive\.ubuntu|docker|ghcr)"
                          r"\.(org|com|io)\b")
    for f in tree.files:
        if f.is_data and not f.name.endswith(".md"):
            continue
        for number, line in enumerate(f.lines, 1):
            for pattern, what in forbidden:
                found = pattern.search(line)
                if found:
                    yield f.path, number, '"%s" (%s)' % (found.group(0), what)
            for host in url.findall(line):
                if host not in HOSTS_ALLOWED:
                    yield f.path, number, "host %s is not in tests/tidy/text_checks.py" % host
            if registry.search(line):
                yield f.path, number, "a registry host"


def sizes(tree):
    """No file beyond 1 MiB (8 MiB for test data)."""
    for f in tree.files:
        bytes_max = DATA_FILE_BYTES_MAX if f.is_data else FILE_BYTES_MAX
        if os.path.getsize(f.full) > bytes_max:
            yield f.path, 0, "%d bytes, at most %d" % (os.path.getsize(f.full), bytes_max)


def scripts(tree):
    """A file that begins with #! can be executed, and the reverse."""
    for f in tree.checked():
        starts = bool(f.text) and f.text.startswith("#!")
        executable = os.access(f.full, os.X_OK)
        if starts != executable:
            yield f.path, 1, "begins with #! but is not executable" if starts else (
                "is executable but does not begin with #!"
            )


CHECKS = [columns, white_space, words, sizes, scripts]
