"""`cuzk shape` against the reference implementation's circuits: every count, density and digest;
the block files; a wrong row located. The two large circuits only with CUZK_TEST_LONG=1."""
import os

from common import LONG, VECTORS, check, cuzk, equal, CUZK, finish, result, scratch, vector_bytes, \
    vector_json

SIZES = ["2kib", "8mib", "512mib"] + (["32gib", "64gib"] if LONG else [])


def compare(size, *options):
    expected = vector_json(f"r1cs/porep-{size}.json")
    found = result(CUZK, "shape", f"porep-{size}", *options)
    for key in ("circuit", "inputs", "aux", "constraints", "total_rows", "log2_domain",
                "legacy_blake2s", "stream_sha256", "stream_bytes", "block_rows"):
        equal(found[key], expected[key], f"porep-{size} {key}")
    for m in "abc":
        equal(found["nnz"][m], expected[f"nnz_{m}"], f"porep-{size} nnz {m}")
    equal(found["density"], expected["density"], f"porep-{size} density")
    print(f"porep-{size}: {found['stream_sha256']} in {found['seconds']} s, "
          f"peak {found['peak_rss_bytes'] >> 20} MiB")
    return found


def from_image(folder):
    """The constraint image expands to the same rows; its file is made once and checked."""
    sizes = SIZES if LONG else ["2kib"]
    for size in sizes:
        image = compare(size, "--from-image", "--params", folder)["image"]
        check(image["bytes"] <= 16 << 20, f"porep-{size}: an image of {image['bytes']} bytes")
        print(f"porep-{size}: {image}")
    files = [os.path.join(folder, name) for name in os.listdir(folder)]
    equal(len(files), len(sizes), "files of images")
    status, out, err = cuzk("shape", "toy", "--from-image")
    equal((status, "image" in out), (0, True), f"an image in memory: {err}")
    equal(cuzk("shape", "toy", "--params", folder)[0], 2, "--params without --from-image")
    equal(cuzk("shape", "toy", "--from-image", "--image", files[0])[0], 3, "the image of another")
    name = os.path.join(folder, "toy.image")
    cuzk("shape", "toy", "--from-image", "--params", folder)
    equal(cuzk("shape", "toy", "--from-image", "--image", name)[0], 0, "an image by its name")
    with open(name, "r+b") as f:
        f.seek(-1, os.SEEK_END)
        last = f.read(1)
        f.seek(-1, os.SEEK_END)
        f.write(bytes([last[0] ^ 1]))
    status, _, err = cuzk("shape", "toy", "--from-image", "--image", name)
    equal(status, 3, "a damaged image")
    check("damaged image" in err, f"the damage is not named: {err}")
    status, _, err = cuzk("shape", "toy", "--from-image", "--params", folder)
    equal(status, 0, "a damaged image is made again")
    check("made again: " in err and "damaged image" in err, f"no notice: {err}")


def blocks_and_rows(folder):
    good = os.path.join(VECTORS, "r1cs", "porep-2kib.blocks")
    written = os.path.join(folder, "blocks")
    status, _, err = cuzk("shape", "porep-2kib", "--blocks", written, "--against", good)
    equal(status, 0, f"blocks against the reference: {err}")
    with open(written, "rb") as f:
        check(f.read() == vector_bytes("r1cs/porep-2kib.blocks"), "the block files differ")

    lines = vector_bytes("r1cs/porep-2kib.blocks").splitlines(keepends=True)
    lines[1000] = b"0123456789abcdef\n"
    with open(written, "wb") as f:
        f.writelines(lines)
    status, _, err = cuzk("shape", "porep-2kib", "--against", written)
    equal(status, 1, "a block file with one wrong line")
    check("block 1000 " in err and "rows 1024000 to 1025023" in err, f"place is not named: {err}")

    status, out, _ = cuzk("shape", "porep-2kib", "--rows", "0:3000")
    equal(status, 0, "rows")
    check(out.encode() == vector_bytes("r1cs/porep-2kib.first3000.rows.xz"),
          "the first 3000 rows differ from the listing")
    first = int(vector_bytes("r1cs/porep-2kib.last500.rows.xz").split()[0])
    status, out, _ = cuzk("shape", "porep-2kib", "--rows", f"{first}:{first + 500}")
    check(out.encode() == vector_bytes("r1cs/porep-2kib.last500.rows.xz"),
          "the last 500 rows differ from the listing")


for size in SIZES:
    compare(size)
with scratch() as folder:
    blocks_and_rows(folder)
with scratch() as folder:
    from_image(folder)
equal(cuzk("shape", "porep-32g", "--rows", "5:4")[0], 2, "rows backwards")
equal(cuzk("shape", "porep-3kib")[0], 2, "an unknown circuit")
finish()
