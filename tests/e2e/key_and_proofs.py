"""The whole way at 2 KiB under the published toxic waste and randomness: key files, verifying key
and proofs equal to the reference implementation's, byte for byte; verification; refusals. With
CUZK_TEST_LONG=1 also the other twelve proofs of the non-interactive job and the 8 MiB key."""
import hashlib
import os

from common import BUILD, CUZK, CUZK_VECTORS, LONG, VECTORS, c1_file, check, cuzk, equal, finish, \
    result, run, scratch, vector_bytes, vector_json


def file_sha256(name):
    digest = hashlib.sha256()
    with open(name, "rb") as f:
        while block := f.read(1 << 20):
            digest.update(block)
    return digest.hexdigest()


def compare_key(size, folder):
    expected = vector_json(f"groth16/porep-{size}.json")
    found = result(CUZK_VECTORS, "key", f"porep-{size}", "-o", folder)
    sections = {s["name"]: s for s in found["sections"]}
    for name, e in expected["params"]["sections"].items():
        equal(sections[name]["sha256"], e["sha256"], f"porep-{size} section {name}")
    equal(found["sha256"], expected["params"]["sha256"], f"porep-{size} whole file")
    stem = os.path.join(folder, "v28-" + expected["cache_identifier"])
    check(os.path.exists(stem + ".params"), f"{stem}.params is missing")
    with open(stem + ".vk", "rb") as f:
        check(f.read() == vector_bytes(f"groth16/porep-{size}.vk"), "the .vk differs")
    print(f"porep-{size}: key equal, {found['seconds']} s, "
          f"peak {found['peak_rss_bytes'] >> 20} MiB")
    return expected, stem


def compare_proofs(expected, folder, scratch_folder):
    for job in expected["jobs"]:
        c1 = c1_file(job["job"], scratch_folder)
        single = len(job["proofs"]) > 1 and not LONG
        words = ["--partition", "3"] if single else []
        found = result(CUZK_VECTORS, "proof", "--c1", c1, "--params", folder, *words)
        wanted = [p for p in job["proofs"] if not single or p["partition"] == 3]
        equal([(p["partition"], p["proof"]) for p in found["proofs"]],
              [(p["partition"], p["proof"]) for p in wanted], job["job"])
        print(f"{job['job']}: {len(wanted)} proofs equal")


def prove_and_verify(folder, stem, scratch_folder):
    """The user's way: fresh randomness, two proofs of one job differ and both verify."""
    job = vector_json("porep/2kib-v1_1/job.json")
    identity = ["--miner-id", str(job["miner_id"]), "--sector-num", str(job["sector_number"])]
    c1 = c1_file("porep/2kib-v1_1", scratch_folder)
    proofs = []
    for i in range(2):
        out = os.path.join(scratch_folder, f"proof{i}")
        found = result(CUZK, "prove", "--c1", c1, "--params", folder, *identity, "-o", out)
        equal(found["verified"], True, "verified")
        check(found["peak_rss_bytes"] <= 3 << 30,
              f"peak {found['peak_rss_bytes']} bytes over 3 GiB")
        with open(out, "rb") as f:
            proofs.append(f.read())
        equal(found["proof"], proofs[i].hex(), "proof in file and in JSON")
        for key in (["--vk", stem + ".vk"], ["--params", folder]):
            equal(cuzk("verify", "--proof", out, *key, "--c1", c1)[0], 0, "verify")
        print(f"prove: {found['seconds']}, peak {found['peak_rss_bytes'] >> 20} MiB")
    status, text, err = run(os.path.join(BUILD, "examples", "prove_c1"), c1, stem + ".params",
                           stem + ".vk")
    equal(status, 0, f"the example program: {err}")
    equal(len(bytes.fromhex(text.strip())), 192, "the example's proof")
    check(proofs[0] != proofs[1], "two proofs of one witness are equal")
    bad = os.path.join(scratch_folder, "bad")
    with open(bad, "wb") as f:
        f.write(proofs[0][:48] + proofs[1][48:])
    equal(cuzk("verify", "--proof", bad, "--params", folder, "--c1", c1)[0], 1, "a mixed proof")
    other = c1_file("porep/2kib-v1", scratch_folder)
    equal(cuzk("verify", "--proof", out, "--params", folder, "--c1", other)[0], 1, "another job")


def key_of_other_circuit(folder, scratch_folder):
    status, _, err = cuzk("prove", "--c1", c1_file("porep/8mib-v1_1", scratch_folder), "--key",
                          folder)
    equal(status, 3, "another circuit's key")
    check("another circuit" in err or "not a key of" in err, err)


def key_image(stem):
    """Imported beside the parameters, in memory that does not grow with them."""
    key = stem + ".key"
    found = result(CUZK, "import", stem + ".params", "--verify", "sample")
    equal((found["file"], found["circuit"]), (key, "porep-2kib"), "the key image")
    counts = {s["name"]: s["count"] for s in found["sections"]}
    equal(counts, {"h": 2**22 - 1, "l": 2685673 + 40, "a": 2674948, "b_g1": 685522,
                   "b_g2": 685522}, "points of the key image")
    check(found["peak_rss_bytes"] <= 1 << 30, f"import: peak {found['peak_rss_bytes']} bytes")
    check(os.path.getsize(key) - os.path.getsize(stem + ".params") < 1 << 20, "its length")
    equal(cuzk("check", key, "--against", "porep-2kib", "--verify", "digest")[0], 0, "check")
    status, out, _ = cuzk("check", key, "--against", "porep-8mib", "--verify", "digest")
    equal(status, 1, "another circuit's key image")
    check("belongs to another circuit: porep-2kib, not porep-8mib" in out, out)
    print(f"import: {found['seconds']} s, peak {found['peak_rss_bytes'] >> 20} MiB")
    os.remove(key)


with scratch() as s:
    folder = os.environ.get("CUZK_TEST_KEYS", os.path.join(s, "keys"))
    expected, stem = compare_key("2kib", folder)
    equal(file_sha256(stem + ".params"), expected["params"]["sha256"],
          "digest of the file itself")
    key_image(stem)
    compare_proofs(expected, folder, s)
    prove_and_verify(folder, stem, s)
    key_of_other_circuit(stem + ".params", s)
    if LONG:
        expected, _ = compare_key("8mib", folder)
        compare_proofs(expected, folder, s)
finish()
