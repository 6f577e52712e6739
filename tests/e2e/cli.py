"""The command line's habits: help, exit statuses, texts that name the thing, JSON on every path,
partial outputs removed. Uses toy circuits, so it is quick."""
import json
import os
import signal
import subprocess
import time

from common import BUILD, CUZK, CUZK_VECTORS, VECTORS, c1_file, check, cuzk, equal, finish, \
    result, run, scratch, vector_bytes

VERBS = ["prove", "verify", "setup", "inspect", "check", "shape", "witness"]
C1 = os.path.join(VECTORS, "porep/2kib-v1_1/c1.json")


def help_and_usage():
    status, out, _ = cuzk("help")
    equal(status, 0, "help")
    for verb in VERBS:
        check(f"\n  {verb} " in out, f"help does not list {verb}")
        for words in ([verb, "--help"], [verb, "-h"], ["help", verb]):
            status, text, _ = cuzk(*words)
            equal(status, 0, f"{words}")
            check("Example:\n  cuzk " in text, f"{words} shows no example")
    status, out, _ = cuzk("version")
    equal(status, 0, "version")
    check(out.startswith("cuzk 0."), out)
    equal(cuzk()[0], 2, "no verb")
    for words, wanted in ((["prvoe"], "did you mean prove"), (["shape", "porep-2kb"], "porep-2kib"),
                          (["shape", "toy", "--jsno"], "--json"), (["prove", "--c2", "x"], "--c1"),
                          (["shape"], "CIRCUIT"), (["shape", "toy", "again"], "again"),
                          (["shape", "toy", "--threads", "x"], "--threads"),
                          (["shape", "toy", "--threads", "0"], "at least 1"),
                          (["shape", "toy", "--memory", "3 GB"], "GB"),
                          (["setup", "toy", "-o", "x"], "--insecure-seed"),
                          (["prove", "--c1"], "needs a value"),
                          (["prove", "--c1", C1, "--miner-id", "1", "--params", "."],
                           "go together"),
                          (["prove", "--c1", C1, "--partition", "1", "--params", "."], "0 to 0"),
                          (["random", "--json"], "unknown verb")):
        status, _, err = cuzk(*words)
        equal(status, 2, f"{words}: {err}")
        check(wanted in err, f"{words}: {err!r} does not hold {wanted!r}")


def bad_files(folder):
    def made(name, data):
        path = os.path.join(folder, name)
        with open(path, "wb") as f:
            f.write(data)
        return path

    c1 = vector_bytes("porep/2kib-v1_1/c1.json")
    page = made("page.params", b"<html><body>504 Gateway Time-out</body></html>\n" * 4)
    empty = made("empty.params", b"")
    cut = made("cut.json", c1[: len(c1) // 2])
    vk = os.path.join(VECTORS, "groth16/porep-2kib.vk")
    for words in (["prove", "--c1", os.path.join(folder, "missing"), "--params", folder],
                  ["prove", "--c1", cut, "--params", folder],
                  ["prove", "--c1", C1, "--params", folder],
                  ["prove", "--c1", C1, "--key", page], ["prove", "--c1", C1, "--key", empty],
                  ["prove", "--c1", C1, "--key", vk],
                  ["prove", "--c1", C1, "--key", os.path.join(VECTORS,
                                                              "groth16/tiny/cubic.params")],
                  ["witness", "--c1", cut], ["inspect", page], ["inspect", empty],
                  ["prove", "--c1", C1, "--key", folder]):
        status, out, err = cuzk(*words)
        equal(status, 3, f"{words}: {err}")
        equal(out, "", f"{words}: standard output")
        status, out, err = cuzk(*words, "--json")
        equal(status, 3, f"{words} --json")
        check("message" in json.loads(out), f"{words} --json: {out}")
    for words in (["check", page], ["check", vk, "--against", "porep-32gib"], ["check", cut]):
        equal(cuzk(*words)[0], 1, f"{words}")
    found = result(CUZK, "check", vk, C1, "--against", "porep-2kib")
    equal([f["good"] for f in found["files"]], [True, True], "good files")
    equal(cuzk("prove", "--c1", C1, "--miner-id", "1000", "--sector-num", "2", "--key", vk)[0], 3,
          "another sector number")
    equal(cuzk("prove", "--c1", C1, "--key", vk, "--backend", "cuda")[0], 5, "no CUDA backend")


def standard_input():
    c1 = vector_bytes("porep/2kib-v1_1/c1.json")
    status, out, err = run(CUZK, "witness", "--c1", "-", "--json", stdin=c1)
    equal(status, 0, f"C1 from standard input: {err}")
    equal(json.loads(out)["partitions"][0]["satisfied"], True, "satisfied")


def toy_key(folder):
    keys = os.path.join(folder, "keys")
    found = result(CUZK, "setup", "toy", "--insecure-seed", "x", "-o", keys)
    status, _, err = cuzk("setup", "random:1000", "--insecure-seed", "x", "-o", keys)
    check("INSECURE" in err, f"the warning is missing: {err}")
    names = sorted(n for n in os.listdir(keys) if not n.endswith(".checked"))
    equal(names, ["random-1000.params", "random-1000.vk", "toy.params", "toy.vk"], "files")
    again = result(CUZK, "inspect", os.path.join(keys, "toy.params"))
    equal(again["sections"], found["sections"], "sections of setup and inspect")
    equal(again["sha256"], found["sha256"], "digest of setup and inspect")
    status, _, err = cuzk("setup", "random:200000", "--insecure-seed", "x", "-o", keys, "--memory",
                          "20MiB")
    equal(status, 4, f"too little memory: {err}")
    check("MiB of the budget of 20 MiB" in err, f"numbers are missing: {err}")


def interrupted(folder):
    keys = os.path.join(folder, "interrupted")
    for number in (signal.SIGINT, signal.SIGTERM):
        p = subprocess.Popen([CUZK_VECTORS, "key", "porep-2kib", "-o", keys],
                             stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        time.sleep(1.0)
        p.send_signal(number)
        equal(p.wait(30), 130, f"status after signal {number}")
        equal(os.listdir(keys), [], "files left behind")


def outputs(folder):
    full = "/dev/full"
    status = subprocess.run([CUZK, "help", "shape"], stdout=open(full, "w"),
                            stderr=subprocess.DEVNULL).returncode
    check(status in (0, 3), f"a full standard output: {status}")
    status, _, err = cuzk("witness", "--c1", C1, "-o", os.path.join(folder, "no", "such"))
    equal(status, 3, f"an output that cannot be made: {err}")
    target = os.path.join(folder, "w.bin")
    equal(cuzk("witness", "--c1", C1, "-o", target)[0], 0, "witness to a file")
    equal(os.path.getsize(target), 32 * (40 + 2685673), "its size")


help_and_usage()
with scratch() as folder:
    bad_files(folder)
    toy_key(folder)
    interrupted(folder)
    outputs(folder)
standard_input()
equal(cuzk("version", env={"CUZK_CPU": "portable"})[1].split()[-1], "portable", "CUZK_CPU")
equal(cuzk("shape", "toy", env={"CUZK_CPU": "fancy"})[0], 2, "an unknown CUZK_CPU")
finish()
