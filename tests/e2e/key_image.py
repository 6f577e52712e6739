"""`cuzk import`, `inspect` and `check` of what it makes, `cuzk setup --image`: toy circuits, both
forms; points and digests by plain integers; files that are refused, and the same way each time."""
import hashlib
import os
import struct

from common import CUZK, check, cuzk, equal, finish, result, scratch

X = -0xd201000000010000
P = (X - 1)**2 * (X**4 - X**2 + 1) // 3 + X
SECTIONS = ["h", "l", "a", "b_g1", "b_g2"]


def params_sections(data):
    """Points of each section as bytes."""
    at, found = 864, {}
    for name in ["ic", *SECTIONS]:
        size = 192 if name == "b_g2" else 96
        count = struct.unpack_from(">I", data, at)[0]
        found[name] = [data[at + 4 + size * i:at + 4 + size * (i + 1)] for i in range(count)]
        at += 4 + size * count
    equal(at, len(data), "bytes of the parameters")
    return found


def in_memory(point):
    """A point of a .params as a key image has it: little-endian Montgomery form, c0 before c1."""
    words = [int.from_bytes(point[i:i + 48], "big") * 2**384 % P for i in range(0, len(point), 48)]
    if len(words) == 4:
        words = [words[1], words[0], words[3], words[2]]
    return b"".join(w.to_bytes(48, "little") for w in words)


def image_sections(data):
    """Points of each section as bytes, and its digest."""
    equal(data[:8], b"cuzkkey\n", "the first bytes")
    found = {}
    for i, name in enumerate(SECTIONS):
        offset, count, size, zero = struct.unpack_from("<QQII", data, 184 + 56 * i)
        equal((offset % 4096, zero), (0, 0), f"section {name}")
        found[name] = (data[offset:offset + size * count], data[208 + 56 * i:240 + 56 * i].hex())
    return found


def read(name):
    with open(name, "rb") as f:
        return f.read()


def import_toy(folder):
    """64 bits, then three field elements, are allocated in this order; two inputs."""
    params, key = os.path.join(folder, "toy.params"), os.path.join(folder, "toy.key")
    report = result(CUZK, "import", params)
    data = read(key)
    equal((report["circuit"], report["form"], report["verified"], report["bytes"]),
          ("toy", "coefficients", "full", len(data)), "report")
    of_params, of_image = params_sections(read(params)), image_sections(data)
    vk = 868 + 96 * 2
    equal(data[528:528 + vk], read(params)[:vk], "verifying key")
    points = {name: [in_memory(p) for p in of_params[name]] for name in SECTIONS}
    equal(of_image["h"][0], b"".join(points["h"]), "section h")
    equal(of_image["l"][0], b"".join(points["l"][:64] + [bytes(96)] * 2 + points["l"][64:]),
          "section l")
    for name, first in (("a", 2), ("b_g1", None), ("b_g2", None)):
        found = of_image[name][0]
        size = 192 if name == "b_g2" else 96
        equal(sorted(found[i:i + size] for i in range(0, len(found), size)), sorted(points[name]),
              f"points of section {name}")
        if first is not None: # bits, inputs, fields
            expected = points[name]
            bits = len(expected) - first - 3
            equal(found, b"".join(expected[first:first + bits] + expected[:first] +
                                  expected[first + bits:]), "section a")
    for listed in report["sections"]:
        points, digest = of_image[listed["name"]]
        equal((listed["bytes"], listed["sha256"], digest),
              (len(points), digest, hashlib.sha256(points).hexdigest()), listed["name"])
    shown = result(CUZK, "inspect", key)
    equal((shown["kind"], shown["sections"]), ("key-image", report["sections"]), "inspect")
    status, out, _ = cuzk("inspect", key)
    check(status == 0 and "key image of toy, form coefficients" in out, f"inspect: {out}")
    for level in ("digest", "sample", "full"):
        status, out, err = cuzk("check", key, "--verify", level)
        equal((status, out), (0, f"{key}: good\n"), f"check --verify {level}: {err}")
    equal(cuzk("check", key, params, "--against", "porep-2kib")[0], 1, "another circuit")
    return key


def forms(folder, key):
    """In Lagrange form a and b are the same points, h and l others, and one more of h."""
    lagrange = os.path.join(folder, "lagrange.key")
    report = result(CUZK, "import", os.path.join(folder, "toy.params"), "-o", lagrange, "--form",
                    "lagrange", "--verify", "sample")
    equal((report["form"], report["verified"]), ("lagrange", "sample"), "report")
    one, other = image_sections(read(key)), image_sections(read(lagrange))
    for name in SECTIONS:
        equal(one[name] == other[name], name in ("a", "b_g1", "b_g2"), f"section {name}")
    equal(len(other["h"][0]) - len(one["h"][0]), 96, "one point more")
    equal(cuzk("check", lagrange)[0], 0, "check of the other form")
    return lagrange


def made(folder, key, lagrange):
    """`setup --image` out of the same seed writes the same files as an import."""
    where = os.path.join(folder, "made")
    words = ["toy", "--insecure-seed", "key images", "--image", "-o", where]
    for options, expected, form in [([], lagrange, "lagrange"),
                                    (["--form", "lagrange"], lagrange, "lagrange"),
                                    (["--form", "coefficients"], key, "coefficients")]:
        report = result(CUZK, "setup", *words, "--backend", "cpu", *options)
        equal((report["kind"], report["form"], report["backend"]), ("key-image", form, "cpu"),
              "report")
        equal(sorted(os.listdir(where)), ["toy.key", "toy.vk"], "files")
        equal(read(os.path.join(where, "toy.key")), read(expected), f"the image, form {form}")
        equal(read(os.path.join(where, "toy.vk")), read(os.path.join(folder, "toy.vk")), ".vk")
    before = read(os.path.join(where, "toy.key"))
    for options, text in [(["--form", "points"], "neither coefficients nor lagrange"),
                          (["--backend", "tpu"], "none of auto, cpu, cuda"),
                          (["--backend", "cpu", "--device", "x"], "made on the processor")]:
        status, _, err = cuzk("setup", *words, *options)
        equal(status, 2, f"{options}: {err}")
        check(text in err, f"{options}: no \"{text}\" in {err}")
    equal(read(os.path.join(where, "toy.key")), before, "the image after refusals")
    status, _, err = cuzk("setup", *words[:3], "-o", where, "--form", "lagrange")
    equal((status, "--form goes with --image" in err), (2, True), f"an option of images: {err}")


def circuits(folder):
    """Found by its counts or the file's name, or named."""
    named, other = os.path.join(folder, "random-300.params"), os.path.join(folder, "other.params")
    equal(cuzk("setup", "random:300", "--insecure-seed", "x", "-o", folder)[0], 0, "setup")
    result(CUZK, "import", named)
    os.rename(named, other)
    status, _, err = cuzk("import", other)
    equal(status, 2, "a circuit that nobody knows")
    check("--circuit NAME" in err, f"what to do is not said: {err}")
    result(CUZK, "import", other, "--circuit", "random:300", "-o", os.path.join(folder, "o.key"))
    equal(read(os.path.join(folder, "o.key")), read(os.path.join(folder, "random-300.key")),
          "the same key twice")
    status, _, err = cuzk("import", other, "--circuit", "toy")
    equal(status, 3, "another circuit's key")
    check("section ic has 8 points, this circuit needs 2" in err, f"counts are not named: {err}")


def refusals(folder, key):
    params = os.path.join(folder, "toy.params")
    for words, status, text in [
            (("import", key), 3, "a key image, where a .params or .vk file is expected"),
            (("import", params, "-o", params), 2, "would be replaced by its key image"),
            (("import", params, "--verify", "some"), 2, "none of full, sample, digest"),
            (("import", params, "--form", "points"), 2, "neither coefficients nor lagrange"),
            (("import", params, "--backend", "gpu"), 2, "none of auto, cpu, cuda"),
            (("import", os.path.join(folder, "missing")), 3, "No such file"),
            (("verify", "--proof", key, "--vk", key, "--public", key), 3, key)]:
        found, _, err = cuzk(*words)
        equal(found, status, f"cuzk {' '.join(words)}: {err}")
        check(text in err, f"cuzk {' '.join(words)}: no \"{text}\" in {err}")
    data, bad = bytearray(read(key)), os.path.join(folder, "bad.key")
    offset = struct.unpack_from("<Q", data, 184 + 56 * 2)[0]
    data[offset + 5] ^= 1
    with open(bad, "wb") as f:
        f.write(data)
    status, out, _ = cuzk("check", bad)
    equal(status, 1, "a damaged section")
    check(f"section a, chunk 0 of 1 at offset {offset}: it has another digest" in out,
          f"the place is not named: {out}")
    equal(cuzk("inspect", bad)[0], 0, "inspect reads no points")
    data[offset + 5] ^= 1
    with open(bad, "wb") as f:
        f.write(data[:-1])
    status, _, err = cuzk("inspect", bad)
    equal(status, 3, "a file cut short")
    check(f"{len(data) - 1} bytes, its header says {len(data)}" in err, f"no numbers: {err}")
    # A parameter file with a bad point: nothing is left behind.
    data, bad = bytearray(read(params)), os.path.join(folder, "bad.params")
    data[868 + 96 * 2 + 4 + 95] ^= 1
    with open(bad, "wb") as f:
        f.write(data)
    status, _, err = cuzk("import", bad, "--circuit", "toy", "-o", os.path.join(folder, "new.key"))
    equal(status, 3, "a point off the curve")
    check("section h, point 0 of 127" in err, f"the point is not named: {err}")
    check(not os.path.exists(os.path.join(folder, "new.key")), "half a key image was left")
    equal([n for n in os.listdir(folder) if ".tmp-" in n], [], "temporary files")


with scratch() as folder:
    equal(cuzk("setup", "toy", "--insecure-seed", "key images", "-o", folder)[0], 0, "setup")
    key = import_toy(folder)
    lagrange = forms(folder, key)
    made(folder, key, lagrange)
    circuits(folder)
    refusals(folder, key)
finish()
