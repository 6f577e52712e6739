"""The command line where there are GPUs: two emulated ones of 2 GiB, toy circuits."""
import os

from common import BUILD, check, equal, finish, result, run, scratch

CUZK = os.path.join(BUILD, "tests/cuzk_emulated")
FIRST, SECOND = "GPU-emulated-0", "GPU-emulated-1"


def devices():
    found = result(CUZK, "devices")
    equal([(d["uuid"], d["usable"], d["memory_bytes"]) for d in found["devices"]],
          [(FIRST, True, 2 << 30), (SECOND, True, 2 << 30)], "devices")
    check("why_none" not in found, f"{found}")


def bench(*words):
    return result(CUZK, "bench", "prove", "--circuit", "toy", "--partitions", "4", *words)


def proofs(folder):
    """A GPU is taken where there is one; all of them, or those that are named."""
    made = os.path.join(folder, "keys")
    for form in ("lagrange", "coefficients"):
        found = bench("--form", form)
        equal((found["backend"], found["device"]), ("cuda", f"{FIRST},{SECOND}"), form)
        equal(sum(d["proofs"] for d in found["devices"]), 5, "one alone, then four")
        check(all(0 < d["taken_peak_bytes"] <= d["arena_bytes"] for d in found["devices"]),
              f"{found}")
    equal(bench("--device", SECOND)["device"], SECOND, "one device")
    equal(bench("--device", "0000:01:00.0")["device"], FIRST, "by PCI address")
    equal(bench("--backend", "cpu")["device"], "cpu", "the processor")
    result(CUZK, "setup", "toy", "--image", "--insecure-seed", "x", "-o", made)
    equal(bench("--key", os.path.join(made, "toy.key"))["device"], f"{FIRST},{SECOND}", "a file")
    return os.path.join(made, "toy.key")


def refusals(key):
    for words, status, wanted in (
            (["--circuit", "toy", "--device", "GPU-1"], 2, FIRST),
            (["--circuit", "toy", "--device", FIRST, "--device", FIRST], 2, "twice"),
            (["--circuit", "toy", "--vram", "1MiB"], 4, "the budget is 1 MiB"),
            (["--circuit", "random:1000", "--key", key], 3, "key image of toy"),
            (["--circuit", "toy", "--key", key, "--backend", "cpu"], 2, "for a GPU")):
        found, _, err = run(CUZK, "bench", "prove", *words)
        equal(found, status, f"{words}: {err}")
        check(wanted in err, f"{words}: {err!r} does not hold {wanted!r}")
    for words in (["import", "x.params"], ["setup", "toy", "--image", "-o", "x"]):
        found, _, err = run(CUZK, *words, "--insecure-seed=x" if words[0] == "setup" else "--json",
                            "--device", FIRST, "--device", SECOND)
        equal(found, 2, f"{words}: {err}")
        check("given 2 times" in err, err)


def sums_and_transforms():
    for words in (["msm", "--size", "1"], ["msm", "--size", "70"],
                  ["msm", "--size", "64", "--scalars", "bits"],
                  ["msm", "--size", "9", "--group", "g2"],
                  ["msm", "--size", "130", "--group", "g2", "--scalars", "bits"],
                  ["ntt", "--size", "1"], ["ntt", "--size", "2^13"]):
        found = result(CUZK, "bench", *words, "--repeat", "3")
        equal([found[key] for key in ("name", "backend", "device", "repeat", "checked")],
              [words[0], "cuda", FIRST, 3, True], f"{words}")
    for words, status, wanted in (
            (["msm", "--size", "9", "--device", "GPU-1"], 2, FIRST),
            (["msm", "--size", "2^28"], 4, "2147483648 bytes free"),
            (["ntt", "--size", "2^12", "--vram", "100KiB"], 4, "--vram is 100 KiB"),
            (["ntt", "--size", "2^28"], 4, "2147483648 bytes free"),
            (["ntt", "--size", "2^29"], 2, "more than 268435456"),
            (["ntt", "--size", "1000"], 2, "512 and 1024")):
        found, _, err = run(CUZK, "bench", *words)
        equal(found, status, f"{words}: {err}")
        check(wanted in err, f"{words}: {err!r} does not hold {wanted!r}")
    found = result(CUZK, "bench", "msm", "--size", "5", "--device", SECOND)
    equal(found["device"], SECOND, "the second")


devices()
sums_and_transforms()
with scratch() as folder:
    refusals(proofs(folder))
finish()
