"""`cuzk shape` against the reference implementation's circuits: every count, density and digest;
the block files; a wrong row located. The two large circuits only with CUZK_TEST_LONG=1."""
import os

from common import LONG, VECTORS, check, cuzk, equal, CUZK, finish, result, scratch, vector_bytes, \
    vector_json

SIZES = ["2kib", "8mib", "512mib"] + (["32gib", "64gib"] if LONG else [])


def compare(size):
    expected = vector_json(f"r1cs/porep-{size}.json")
    found = result(CUZK, "shape", f"porep-{size}")
    for key in ("circuit", "inputs", "aux", "constraints", "total_rows", "log2_domain",
                "legacy_blake2s", "stream_sha256", "stream_bytes", "block_rows"):
        equal(found[key], expected[key], f"porep-{size} {key}")
    for m in "abc":
        equal(found["nnz"][m], expected[f"nnz_{m}"], f"porep-{size} nnz {m}")
    equal(found["density"], expected["density"], f"porep-{size} density")
    print(f"porep-{size}: {found['stream_sha256']} in {found['seconds']} s, "
          f"peak {found['peak_rss_bytes'] >> 20} MiB")


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
equal(cuzk("shape", "porep-32g", "--rows", "5:4")[0], 2, "rows backwards")
equal(cuzk("shape", "porep-3kib")[0], 2, "an unknown circuit")
finish()
