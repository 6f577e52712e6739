"""Checks of how the house is built: arrows between rooms, build lists, makers, documents."""
import re

ARROWS_DOCUMENT = "ARCHITECTURE.md"
ROOM_ROW = re.compile(r"^\| *`?(\w+)`? *\|.*\| *([^|]*?) *\|$")


def allowed_arrows(tree):
    """{room: rooms it may include}, closed over what those may include, from the table of rooms."""
    direct, order = {}, []
    inside = False
    for line in tree.by_path[ARROWS_DOCUMENT].lines:
        if line.startswith("#"):
            inside = line == "## Rooms"
        row = ROOM_ROW.match(line) if inside else None
        if row and row.group(1) != "room":
            order.append(row.group(1))
            direct[row.group(1)] = set(re.findall(r"\w+", row.group(2)))
    closed = {}
    for room in order:  # rooms stand in order: a row may name only rows above it
        closed[room] = set()
        for other in direct[room]:
            closed[room] |= {other} | closed.get(other, {"a room below it: " + other})
    return closed


INCLUDE = re.compile(r'^\s*#\s*include\s+"([^"]+)"')


def includes(f):
    for number, line in enumerate(f.lines, 1):
        found = INCLUDE.match(line)
        if found:
            yield number, found.group(1)


def arrows(tree):
    """Includes between rooms follow the table of ARCHITECTURE.md, and never leave src/."""
    allowed = allowed_arrows(tree)
    if not allowed:
        yield ARROWS_DOCUMENT, 1, "no table of rooms under ## Rooms"
    for f in tree.files:
        if not f.room:
            continue
        if f.room not in allowed:
            yield f.path, 0, "room %s is not in %s" % (f.room, ARROWS_DOCUMENT)
            continue
        for number, name in includes(f):
            other = name.split("/")[0]
            if name in ("cuzk.h",):
                continue
            if "src/" + name not in tree.by_path:
                yield f.path, number, '"%s" is no file of src/' % name
            elif other != f.room and other not in allowed[f.room]:
                yield f.path, number, "%s may not include %s" % (f.room, other)


def room_call(text):
    """(sources, deps) of the cuzk_room call of a CMakeLists.txt; None without one."""
    found = re.search(r"cuzk_room\(\s*\w+(.*?)\)", re.sub(r"#.*", "", text), re.S)
    if not found:
        return None
    words = found.group(1).split()
    deps_at = words.index("DEPS") if "DEPS" in words else len(words)
    return [w for w in words[:deps_at] if w != "SOURCES"], words[deps_at + 1 :]


def build_arrows(tree):
    """DEPS of the build are arrows of the table, and cover every include."""
    allowed = allowed_arrows(tree)
    deps = {}
    for room in allowed:
        f = tree.by_path.get("src/%s/CMakeLists.txt" % room)
        call = room_call(f.text) if f else None
        if not call:
            continue
        deps[room] = {d for d in call[1] if d in allowed}
        for other in sorted(deps[room] - allowed[room]):
            yield f.path, 0, "DEPS %s is no arrow of %s" % (other, ARROWS_DOCUMENT)
    reached = {}
    for room in (r for r in allowed if r in deps):
        reached[room] = set().union(deps[room], *(reached.get(d, set()) for d in deps[room]))
    for f in tree.files:
        if f.room not in reached:
            continue
        for number, name in includes(f):
            other = name.split("/")[0]
            if other in allowed and other != f.room and other not in reached[f.room]:
                yield f.path, number, "%s is not among the DEPS of %s" % (other, f.room)


def listed_sources(tree):
    """Every .c, .cu and .S of a room stands in its CMakeLists.txt; no two headers have one name."""
    seen = {}
    for f in tree.files:
        if not f.room or not (f.is_c or f.name.endswith(".S")):
            continue
        if f.is_header:
            if f.name in seen:
                yield f.path, 0, "the name is taken by %s" % seen[f.name]
            seen[f.name] = f.path
            continue
        build = tree.by_path.get("src/%s/CMakeLists.txt" % f.room)
        if not build:
            yield f.path, 0, "room %s has no CMakeLists.txt" % f.room
        elif f.name not in re.findall(r"[\w./-]+", re.sub(r"#.*", "", build.text)):
            yield f.path, 0, "is not in %s" % build.path


def makers(tree):
    """Every written file names its maker; every file that a maker says it writes says so too."""
    for f in tree.files:
        head = " ".join(f.lines[:6]) if f.is_generated else ""
        for maker in re.findall(r"gen/\w+\.py", head):
            if maker not in tree.by_path:
                yield f.path, 1, "its maker %s is not there" % maker
    for f in tree.files:
        if not (f.path.startswith("gen/") and f.name.endswith(".py")):
            continue
        summary = f.text.split('"""')[1].split("\n\n")[0] if '"""' in f.text else ""
        if not summary:
            yield f.path, 1, "a maker begins with a text that says what it writes"
        for path in re.findall(r"\b(?:src|tests)/[\w./-]+\.(?:cuh?|c|h|S)\b", summary):
            written = tree.by_path.get(path)
            if not written:
                yield f.path, 1, "writes %s, which is not there" % path
            elif f.path not in " ".join(written.lines[:6]):
                yield path, 1, "does not name its maker %s" % f.path


MENTION = re.compile(
    r"(?<![\w/.])((?:src/\w+|tests|gen|docs|scripts|cmake|bench|fuzz|include)/[\w./-]*"
    r"\.(?:cuh?|c|h|S|py|sh|md|txt|cmake|json))\b"
)


def mentions(tree):
    """A file that a comment or a document mentions is there."""
    for f in tree.checked():
        if f.path.startswith("tests/tidy/"):
            continue
        for number, line in enumerate(f.lines, 1):
            for path in MENTION.findall(line):
                if path not in tree.by_path and not re.search("[A-Z]{4}", path):
                    yield f.path, number, "%s is not there" % path


FAILURES_DOCUMENT = "docs/known-failures.md"
FAILURE_ID = re.compile(r"\b([A-K][0-9]{1,2})\b")


def known_failures(tree):
    """Tests named in docs/known-failures.md exist; ids that headers name are explained there."""
    document = tree.by_path.get(FAILURES_DOCUMENT)
    if not document:
        yield FAILURES_DOCUMENT, 0, "is not there"
        return
    for number, line in enumerate(document.lines, 1):
        for path, named in re.findall(r"`(tests/[\w./-]+)`:? ?((?:`\w+`,? ?)*)", line):
            if path not in tree.by_path:
                yield document.path, number, "%s is not there" % path
                continue
            for test in re.findall(r"`(\w+)`", named):
                if not re.search(r"\b%s\b" % test, tree.by_path[path].text):
                    yield document.path, number, "%s has no test %s" % (path, test)
    explained = set(FAILURE_ID.findall(document.text))
    for f in tree.checked():
        if not f.room or not f.is_header:
            continue
        for sentence in re.findall(r"can go wrong here:([^.]*)\.", f.text):
            for failure in FAILURE_ID.findall(sentence):
                if failure not in explained:
                    yield f.path, 1, "%s is not explained in %s" % (failure, document.path)


CHECKS = [arrows, build_arrows, listed_sources, makers, mentions, known_failures]
