"""`cuzk gen c1`: what it writes satisfies the circuit, depends on its arguments alone, and what
cannot be made is refused with the reason. With CUZK_TEST_LONG=1 also the large sizes in full."""
import base64
import hashlib
import json
import os

from common import CUZK, LONG, check, cuzk, equal, finish, result, scratch

TYPES = {"v1": 1, "v1_1": 1, "synthetic": 1, "non-interactive": 13}  # partitions of small sectors
IDENTITY = ["--miner-id", "1000", "--sector-num", "1"]


def read(path):
    with open(path, "rb") as f:
        return f.read()


def gen(path, *words):
    """The bytes that are written, and the summary."""
    found = result(CUZK, "gen", "c1", "-o", path, *words)
    data = read(path)
    equal(found["bytes"], len(data), f"gen {words}: bytes")
    return data, found


def satisfied(path, *words):
    status, out, err = cuzk("witness", "--c1", path, "--check", *IDENTITY, *words)
    equal(status, 0, f"witness of {path} {words}: {err}")
    check("NOT" not in out, out)
    return out.count(", satisfied")


def all_types(folder, size, *words):
    path = os.path.join(folder, "c1.json")
    seen = set()
    for kind, partitions in TYPES.items():
        data, found = gen(path, "--size", size, "--type", kind, *words)
        equal(found["circuit"], f"porep-{size}", "circuit")
        equal(found["sealed"], True, f"{size} {kind} is sealed")
        equal(found["partitions"], partitions, f"{size} {kind} partitions")
        equal(found["challenges"], 2 * partitions, f"{size} {kind} challenges")
        document = json.loads(data)
        equal(bytes(document["comm_r"]).hex(), found["comm_r"], "comm_r")
        equal(bytes(document["comm_d"]).hex(), found["comm_d"], "comm_d")
        equal(document["registered_proof"], found["registered_proof"], "registered proof")
        equal(satisfied(path), partitions, f"{size} {kind} satisfied partitions")
        seen.add(found["comm_r"])
    equal(len(seen), len(TYPES), f"{size}: different sectors")


def arguments_alone(folder):
    path = os.path.join(folder, "c1.json")
    first, _ = gen(path, "--size", "2kib", "--seed", "3")
    for words in (["--seed", "3", "--threads", "1"], ["--seed=3", "--type", "v1_1", "--sealed"],
                  ["--seed", "3", "--miner-id", "1000", "--sector-num", "1"]):
        again, _ = gen(path, "--size", "2kib", *words)
        check(again == first, f"{words}: other bytes")
    status, out, _ = cuzk("gen", "c1", "--size", "2kib", "--seed", "3", "-o", "-")
    equal(status, 0, "standard output")
    check(out.encode() == first, "standard output has other bytes")
    for words in (["--seed", "4"], ["--seed", "3", "--miner-id", "1001"],
                  ["--seed", "3", "--sector-num", "2"], ["--seed", "3", "--sparse"],
                  ["--seed", "3", "--type", "v1"]):
        other, _ = gen(path, "--size", "2kib", *words)
        check(other != first, f"{words}: the same bytes")


def wrapper(folder):
    path = os.path.join(folder, "c1.json")
    bare, _ = gen(path, "--size", "2kib", "--sector-num", "1", "--sparse")
    wrapped, _ = gen(path, "--size", "2kib", "--sector-num", "1", "--sparse", "--wrapper")
    inner = base64.b64encode(bare)
    check(wrapped == b'{"SectorNum":1,"Phase1Out":"' + inner + b'","SectorSize":2048}',
          "the wrapper")
    equal(satisfied(path), 1, "the wrapper's job")


def refused(folder):
    path = os.path.join(folder, "none.json")
    for words, wanted in ((["--size", "32gib", "--type", "synthetic"], "depend on comm_r"),
                          (["--size", "64gib", "--type", "non-interactive"], "depend on comm_r"),
                          (["--size", "2kib", "--type", "synthetic", "--sparse"],
                           "depend on comm_r"),
                          (["--size", "32gib", "--sealed"], "too large to be sealed"),
                          (["--size", "2kib", "--sealed", "--sparse"], "exclude"),
                          (["--size", "2kb"], "512mib"),
                          (["--size", "2kib", "--type", "v2"], "v1_1"),
                          ([], "--size"), (["--size", "2kib", "--seed", "-1"], "not a number")):
        status, _, err = cuzk("gen", "c1", "-o", path, *words)
        equal(status, 2, f"{words}: {err}")
        check(wanted in err, f"{words}: {err!r} does not hold {wanted!r}")
    for words, wanted in ((["c1", "--size", "2kib"], "-o FILE"), (["c2"], "c1"), ([], "c1"),
                          (["c1", "--size", "2kib", "-o", "-", "--json"], "--json")):
        status, _, err = cuzk("gen", *words)
        equal(status, 2, f"{words}: {err}")
        check(wanted in err, f"{words}: {err!r} does not hold {wanted!r}")
    status, _, err = cuzk("gen", "c1", "--size", "8mib", "-o", path, "--memory", "4MiB")
    equal(status, 4, f"beyond the budget: {err}")
    equal(os.listdir(folder), [], "nothing is left behind")


def sparse(folder, size, partitions):
    path = os.path.join(folder, f"{size}.json")
    data, found = gen(path, "--size", size, "--seed", "1")
    equal(found["sealed"], False, f"{size} is sparse")
    equal(found["partitions"], partitions, f"{size} partitions")
    again, _ = gen(path, "--size", size, "--seed", "1", "--threads", "1")
    check(data == again, f"{size}: other bytes with one thread")
    print(f"{size}: {len(data)} bytes, {found['seconds']} s, "
          f"peak {found['peak_rss_bytes'] >> 20} MiB, {hashlib.sha256(data).hexdigest()}")
    return path


with scratch() as scratch_folder:
    refused(scratch_folder)
    arguments_alone(scratch_folder)
    wrapper(scratch_folder)
    all_types(scratch_folder, "2kib")
    equal(satisfied(sparse(scratch_folder, "512mib", 1)), 1, "512mib")
    for large in ("32gib", "64gib"):
        job = sparse(scratch_folder, large, 10)
        if LONG:
            equal(satisfied(job), 10, large)
    if LONG:
        all_types(scratch_folder, "8mib")
        all_types(scratch_folder, "512mib", "--sealed")
finish()
