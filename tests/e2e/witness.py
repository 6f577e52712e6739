"""`cuzk witness` on every C1 of the vectors: inputs, aux digest, a/b/c digests. The ten partitions
of 32 GiB only with CUZK_TEST_LONG=1. Row by row, and with an image kept in a folder, damaged and
made again, the same comes out."""
import os

from common import CUZK, LONG, c1_file, check, equal, finish, result, scratch, vector_json

JOBS = ["2kib-v1_1", "2kib-v1", "2kib-synthetic", "2kib-non-interactive", "8mib-v1_1"]
if LONG:
    JOBS.append("32gib-v1_1-sparse")


def compare(found, expected, what):
    equal(found["inputs"], expected["inputs"], f"{what} inputs")
    equal(found["aux_count"], expected["num_aux"], f"{what} aux count")
    for m in ("aux", "a", "b", "c"):
        equal(found[f"{m}_sha256"], expected[m]["sha256"], f"{what} {m} digest")
    equal(found["zeros"], expected["aux_equal_0"], f"{what} zeros")
    equal(found["ones"], expected["aux_equal_1"], f"{what} ones")
    equal(found["others"], expected["aux_other"], f"{what} others")
    equal(found["satisfied"], True, f"{what} satisfied")


with scratch() as folder:
    for job in JOBS:
        expected = vector_json(f"porep/{job}/witness.json")
        found = result(CUZK, "witness", "--c1", c1_file(f"porep/{job}", folder))
        equal(found["circuit"], expected["circuit"], f"{job} circuit")
        equal(len(found["partitions"]), len(expected["partitions"]), f"{job} partitions")
        for k, (f, e) in enumerate(zip(found["partitions"], expected["partitions"])):
            compare(f, e, f"{job} partition {k}")
        print(f"{job}: {len(found['partitions'])} partitions equal, "
              f"peak {found['peak_rss_bytes'] >> 20} MiB")
        check(found["peak_rss_bytes"] < 1 << 30, f"{job}: memory")
    c1, expected = c1_file("porep/2kib-v1_1", folder), vector_json("porep/2kib-v1_1/witness.json")
    compare(result(CUZK, "witness", "--c1", c1, "--by-rows")["partitions"][0],
            expected["partitions"][0], "row by row")
    for what in ("an image made", "an image read", "an image damaged"):
        found = result(CUZK, "witness", "--c1", c1, "--params", folder)
        compare(found["partitions"][0], expected["partitions"][0], what)
        (image,) = [os.path.join(folder, n) for n in os.listdir(folder) if n.endswith(".image")]
        if what == "an image read":
            with open(image, "r+b") as f:
                f.seek(os.path.getsize(image) // 2)
                f.write(b"\xff" * 8)
finish()
