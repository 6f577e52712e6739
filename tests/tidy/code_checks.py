"""Checks of C, CUDA and Python code: lengths, guards, comments."""
import ast
import os
import re

FILE_LINES_MAX = 600
FUNCTION_LINES_MAX = 70
CODE_ENDINGS = (".c", ".h", ".cu", ".cuh", ".py", ".sh", ".txt", ".cmake")


def file_lengths(tree):
    """At most 600 lines (written tables and assembly excepted)."""
    for f in tree.checked():
        if f.is_generated or not f.name.endswith(CODE_ENDINGS):
            continue
        count = len(f.lines) - 1
        if count > FILE_LINES_MAX:
            yield f.path, count, "%d lines, at most %d" % (count, FILE_LINES_MAX)


def c_functions(lines):
    """(name, first line, last line) of each definition; bodies begin and end in column 0."""
    for at, line in enumerate(lines):
        if line != "{" or at == 0:
            continue
        start = at - 1
        while start > 0 and re.match(r"\s", lines[start]):
            start -= 1
        name = re.search(r"([A-Za-z_]\w*(?:\([\w, ]*\))?)\(", lines[start])
        end = next((i for i in range(at, len(lines)) if lines[i].startswith("}")), len(lines) - 1)
        if name and not lines[start].startswith(("struct", "static const struct")):
            yield name.group(1), start + 1, end + 1


def python_functions(text):
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            yield node.name, node.lineno, node.end_lineno


def function_lengths(tree):
    """At most 70 lines from the signature to the closing brace."""
    for f in tree.checked():
        if f.is_generated:
            continue
        functions = []
        if f.is_c:
            functions = c_functions(f.lines)
        elif f.name.endswith(".py"):
            functions = python_functions(f.text)
        for name, start, end in functions:
            count = end - start + 1
            if count > FUNCTION_LINES_MAX:
                yield f.path, start, "%s: %d lines, at most %d" % (name, count, FUNCTION_LINES_MAX)


def guard_name(path):
    parts = path.split("/")
    if parts[0] in ("src", "include"):
        parts = parts[1:]
    name = re.sub(r"[^A-Za-z0-9]", "_", "_".join(parts)).upper()
    return name if name == "CUZK_H" else "CUZK_" + name


def guards(tree):
    """Headers are guarded by CUZK_ROOM_FILE_H (CUZK_TESTS_…_FILE_H elsewhere), those of device code
    by …_CUH; templates that are included several times are called .inc.h and have none."""
    for f in tree.checked():
        if not f.is_header or f.name.endswith(".inc.h") or f.is_generated:
            continue
        found = re.search(r"^#ifndef (\w+)\n#define (\w+)$", f.text, re.M)
        if not found or found.group(1) != found.group(2):
            yield f.path, 1, "no include guard"
            continue
        stem = re.sub(r"\W", "_", f.name).upper()
        if f.path.startswith(("src/", "include/")):
            good = found.group(1) == guard_name(f.path)
        else:
            good = found.group(1).startswith("CUZK_") and found.group(1).endswith(stem)
        if not good:
            yield f.path, 1, "guard %s, expected %s" % (found.group(1), guard_name(f.path))


PROTOTYPE = re.compile(r"^(?!static|typedef|return|#|\s|/\*|\}|_)[^=]*\b\w+\(")


def comments(tree):
    """Headers begin with a comment that says what they are, and hold at least one line of comment
    for every three functions."""
    for f in tree.checked():
        if not f.room or not f.is_header or f.name.endswith(".inc.h"):
            continue
        if not f.text.startswith("/*"):
            yield f.path, 1, "a header begins with a comment that says what it is"
        functions = sum(1 for line in f.lines if PROTOTYPE.match(line))
        comment = "".join(re.findall(r"/\*.*?\*/", f.text, re.S)).count("\n") + f.text.count("/*")
        if 3 * comment < functions:
            yield f.path, 1, "%d functions, %d lines of comment" % (functions, comment)


DEVICE_CODE = re.compile(r"__(?:global|device|host|shared|constant)__|\bcuda[A-Z]\w+\(|<<<")


def device_code(tree):
    """CUDA stands in .cu and .cuh only: C headers and sources are plain C."""
    for f in tree.checked():
        if not f.name.endswith((".c", ".h")):
            continue
        for number, line in enumerate(f.lines, 1):
            found = DEVICE_CODE.search(line)
            if found:
                yield f.path, number, "%s outside .cu and .cuh" % found.group(0)


CHECKS = [file_lengths, function_lengths, guards, comments, device_code]
