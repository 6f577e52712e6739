"""The command line's habits: help, exit statuses, texts that name the thing, JSON on every path,
partial outputs removed. Uses toy circuits, so it is quick."""
import json
import os
import resource
import signal
import subprocess
import threading
import time

from common import BUILD, CUZK, CUZK_VECTORS, VECTORS, c1_file, check, cuzk, equal, finish, \
    result, run, scratch, vector_bytes, vector_json

VERBS = ["prove", "verify", "setup", "devices", "bench", "inspect", "check", "shape",
         "witness", "gen"]
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
    for program, verb in ((CUZK, "prove"), (CUZK_VECTORS, "proof")):
        for words, wanted in ((["--backend", "gpu"], 2), (["--backend", "cpu"], 3), # the key: a .vk
                              (["--backend", "cpu", "--device", "GPU-1"], 2),
                              (["--backend", "cpu", "--vram", "0"], 2),
                              (["--backend", "cpu", "--vram", "3 GB"], 2)):
            equal(run(program, verb, "--c1", C1, "--key", vk, *words)[0], wanted, f"{verb} {words}")


def devices():
    """What is not there is said, with the status of a device failure."""
    found = result(CUZK, "devices")
    status, text, _ = cuzk("devices")
    equal(status, 0, "devices")
    for device in found["devices"]:
        check(device["uuid"].startswith("GPU-") and device["code"] in ("machine", "ptx", "none"),
              f"{device}")
        check(device["uuid"] in text, text)
    vk = os.path.join(VECTORS, "groth16/porep-2kib.vk")
    for program, verb in ((CUZK, "prove"), (CUZK_VECTORS, "proof")):
        words = [program, verb, "--c1", C1, "--key", vk, "--backend", "cuda"]
        if found["devices"]:
            equal(run(*words)[0], 3, "the key is no key")
            equal(run(*words, "--device", "GPU-1")[0], 2, "no such device")
            continue
        check(found["why_none"] in text, text)
        status, _, err = run(*words)
        equal(status, 5, f"{verb} --backend cuda: {err}")
        check(found["why_none"] in err, err)


def bench():
    """Results are checked: what is printed is what CLI.md lists, of proofs that verified."""
    found = result(CUZK, "bench", "prove", "--circuit", "toy", "--backend", "cpu", "--partitions",
                   "3", "--repeat", "2")
    equal([found[key] for key in ("name", "n", "circuit", "backend", "device", "partitions",
                                  "repeat", "checked")],
          ["prove", 3, "toy", "cpu", "cpu", 3, 2, True], "bench prove")
    equal([d["proofs"] for d in found["devices"]], [7], "one alone, then twice three")
    seconds = found["seconds"]
    check(0 < seconds["min"] <= seconds["median"] <= seconds["max"], f"{seconds}")
    for words in (["nothing"], ["prove", "--repeat", "0"], ["prove", "--partitions", "0"],
                  ["prove", "--circuit", "toy", "--key", "x", "--backend", "cpu"],
                  ["prove", "--backend", "fake"], ["prove", "--size", "4"],
                  ["msm", "--circuit", "toy"], ["ntt", "--group", "g1"], ["msm", "--size", "0"],
                  ["msm", "--size", "2^64"], ["msm", "--backend", "fake"],
                  ["msm", "--group", "g3"], ["msm", "--scalars", "none"],
                  ["ntt", "--size", "2^28", "--backend", "cpu"],
                  ["ntt", "--size", "12", "--backend", "cpu"],
                  ["ntt", "--device", "GPU-1", "--backend", "cpu"]):
        equal(cuzk("bench", *words)[0], 2, f"bench {words}")


def bench_parts():
    """Sums and transforms on the processor; sizes on both sides of a piece of work."""
    for words in (["msm", "--size", "1"], ["msm", "--size", "300", "--scalars", "bits"],
                  ["msm", "--size", "2^12", "--group", "g2"], ["msm", "--size", "20000"],
                  ["ntt", "--size", "1"], ["ntt", "--size", "2^3"], ["ntt", "--size", "16384"]):
        found = result(CUZK, "bench", *words, "--backend", "cpu", "--repeat", "2")
        size = words[2]
        n = 1 << int(size[2:]) if size.startswith("2^") else int(size)
        equal([found[key] for key in ("name", "n", "backend", "device", "repeat", "checked")],
              [words[0], n, "cpu", "cpu", 2, True], f"bench {words}")
        for key in ["seconds"] + ["inverse_seconds"] * (words[0] == "ntt"):
            seconds = found[key]
            check(0 <= seconds["min"] <= seconds["median"] <= seconds["max"], f"{found}")
    if not result(CUZK, "devices")["devices"]:
        equal(cuzk("bench", "ntt", "--backend", "cuda")[0], 5, "no GPU")
    equal(cuzk("bench", "msm", "--size", "2^20", "--backend", "cpu", "--memory", "1MiB")[0], 4,
          "does not fit")


def standard_input():
    c1 = vector_bytes("porep/2kib-v1_1/c1.json")
    status, out, err = run(CUZK, "witness", "--c1", "-", "--json", stdin=c1)
    equal(status, 0, f"C1 from standard input: {err}")
    equal(json.loads(out)["partitions"][0]["satisfied"], True, "satisfied")


def pipe(folder):
    """A document that comes through a named pipe, a kilobyte at a time."""
    c1 = vector_bytes("porep/2kib-v1_1/c1-wrapper.json")
    name = os.path.join(folder, "c1-pipe")
    os.mkfifo(name)

    def write():
        with open(name, "wb", buffering=0) as f:
            for i in range(0, len(c1), 1024):
                f.write(c1[i:i + 1024])

    writer = threading.Thread(target=write)
    writer.start()
    status, _, err = cuzk("witness", "--c1", name, "--check")
    writer.join()
    equal(status, 0, f"C1 from a pipe: {err}")
    os.remove(name)


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


def holds_file_of(pid, folder):
    """Does the process have a file of this folder open? An unfinished output has no name there."""
    try:
        names = [os.readlink(f"/proc/{pid}/fd/{fd}") for fd in os.listdir(f"/proc/{pid}/fd")]
    except OSError: # it ended, or closed one meanwhile
        return False
    return any(name.startswith(os.path.realpath(folder) + "/") for name in names)


def has_nameless_files(folder):
    try:
        os.close(os.open(folder, os.O_TMPFILE | os.O_RDWR))
    except OSError:
        return False
    return True


def partial_output(folder, *words, **options):
    """Starts a command that writes `blocks` in the folder; returns it once the file has begun."""
    os.makedirs(folder)
    options = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, **options}
    p = subprocess.Popen([CUZK, "shape", "porep-8mib", "--blocks", os.path.join(folder, "blocks"),
                          *words], **options)
    while not os.listdir(folder) and not holds_file_of(p.pid, folder):
        check(p.poll() is None, f"ended before its output began: status {p.returncode}")
        time.sleep(0.01)
    return p


def interrupted(folder):
    """No part of an output is left, however the command ends. Signals that whoever started it had
    it ignore (nohup and SIGHUP) do not end it."""
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        where = os.path.join(folder, f"signal-{number}")
        p = partial_output(where, preexec_fn=lambda: signal.signal(number, signal.SIG_DFL))
        p.send_signal(number)
        equal(p.wait(60), 130, f"status after signal {number}")
        equal(os.listdir(where), [], f"files left behind by signal {number}")

    where = os.path.join(folder, "killed")
    p = partial_output(where)
    p.kill()
    equal(p.wait(60), -signal.SIGKILL, "status after SIGKILL")
    if has_nameless_files(where):
        equal(os.listdir(where), [], "files left behind by SIGKILL")

    where = os.path.join(folder, "nohup")
    p = partial_output(where, preexec_fn=lambda: signal.signal(signal.SIGHUP, signal.SIG_IGN))
    p.send_signal(signal.SIGHUP)
    time.sleep(0.3)
    equal(p.poll(), None, "an ignored SIGHUP")
    p.terminate()
    equal(p.wait(60), 130, "status after SIGTERM")

    where = os.path.join(folder, "pipe")
    p = partial_output(where, "--rows", "0:100000", stdout=subprocess.PIPE)
    p.stdout.close()
    equal(p.wait(60), -signal.SIGPIPE, "a reader that is gone")
    equal(os.listdir(where), [], "files left behind by a broken pipe")

    where = os.path.join(folder, "limit")
    limit = 1300 # bytes: the .vk has 1060, the .params more; neither is left
    p = subprocess.run([CUZK, "setup", "toy", "--insecure-seed", "x", "-o", where],
                       capture_output=True,
                       preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit)))
    equal(p.returncode, 3, f"a limit on file sizes: {p.stderr}")
    equal(os.listdir(where), [], "files left behind by a limit")


def outputs(folder):
    for words in (["help"], ["help", "shape"], ["shape", "--help"], ["version"], ["shape", "toy"],
                  ["shape", "toy", "--json"]):
        with open("/dev/full", "w") as full:
            status = subprocess.run([CUZK, *words], stdout=full,
                                    stderr=subprocess.DEVNULL).returncode
        equal(status, 3, f"{words}: a full standard output")
    nowhere = os.path.join(folder, "no", "such")
    for words in (["witness", "--c1", C1, "-o", nowhere], ["shape", "toy", "--blocks", nowhere],
                  ["prove", "--c1", "none", "--key", "none", "-o", nowhere],
                  ["setup", "porep-2kib", "--insecure-seed", "x", "-o", nowhere]):
        status, _, err = cuzk(*words)
        equal(status, 3, f"{words}: {err}")
        check(nowhere in err, f"not refused before the work begins: {err}")
    target = os.path.join(folder, "w.bin")
    equal(cuzk("witness", "--c1", C1, "-o", target)[0], 0, "witness to a file")
    equal(os.path.getsize(target), 32 * (40 + 2685673), "its size")


def closed_streams(folder):
    """Nothing that is said lands in a file that took a closed stream's number."""
    expected = vector_bytes("r1cs/porep-2kib.blocks")
    for closed, wanted in (((), 0), ((0,), 0), ((1,), 3), ((2,), 0), ((0, 1, 2), 3)):
        name = os.path.join(folder, "closed")
        status = subprocess.run([CUZK, "shape", "porep-2kib", "--blocks", name, "--rows",
                                 "0:30000"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                                preexec_fn=lambda: [os.close(fd) for fd in closed]).returncode
        equal(status, wanted, f"streams {closed} closed")
        with open(name, "rb") as f:
            check(f.read() == expected, f"streams {closed} closed: another file")
        os.remove(name)
    status, _, err = run("/bin/sh", "-c", '"$0" witness --c1 - <&-', CUZK)
    equal(status, 3, f"standard input closed: {err}")


def inputs_are_kept(folder):
    """An output that is one of the inputs, by whatever name, is refused."""
    precious = os.path.join(folder, "precious")
    with open(precious, "w") as f:
        f.write("0" * 16 + "\n")
    link = os.path.join(folder, "link")
    os.symlink(precious, link)
    hard = os.path.join(folder, "hard")
    os.link(precious, hard)
    for name in (precious, os.path.join(folder, ".", "precious"), link, hard):
        for words in (["prove", "--c1", precious, "--key", "none", "-o", name],
                      ["prove", "--c1", "none", "--key", precious, "-o", name],
                      ["witness", "--c1", precious, "-o", name],
                      ["shape", "toy", "--against", precious, "--blocks", name]):
            status, _, err = cuzk(*words)
            equal(status, 2, f"{words}: {err}")
            check("would replace" in err, err)
    equal(os.stat(precious).st_size, 17, "the input")
    equal(sorted(n for n in os.listdir(folder) if ".tmp-" in n), [], "temporary files")


def json_on_every_path(folder):
    """Names that are no UTF-8, and control characters, still give a JSON object."""
    for name in (b"\xff", b"caf\xe9\n\"\\", "caf\u00e9".encode(), b"\xed\xa0\x80", b"x" * 600,
                 b"x" * 480 + "\u20ac".encode() * 40):
        for words in (["check"], ["inspect"], ["witness", "--c1"]):
            status, out, _ = cuzk(*words, name, "--json")
            equal(status, 3, f"{words} {name}")
            json.loads(out)
    deep = "/".join(["d" * 200] * 3) + "/" + "key.params"
    for words in (["check"], ["inspect"], ["witness", "--c1"]):
        _, out, err = cuzk(*words, deep, "--json")
        check("key.params: cannot open: No such file" in out + err, f"{words}, long path: {out}")
    status, out, _ = cuzk("witness", "--c1", C1, "--memory", "50MiB", "--json")
    equal(status, 0, "a witness within the budget")
    status, out, _ = cuzk("witness", "--c1", C1, "--by-rows", "--memory", "50MiB", "--json")
    equal(status, 4, "a witness beyond the budget")
    check("aux values needs" in json.loads(out)["message"], out)
    for words in (["shape"], ["shape", "toy", "again"], ["shape", "toy", "--threads", "0"],
                  ["shape", "toy", "--memory", " -1"], ["shape", "toy", "--memory", "+1"],
                  ["shape", "toy", "--memory", "0"], ["shape", "toy", "--bogus"],
                  ["shape", "toy", "--json=x"]):
        status, out, _ = cuzk(*words, "--json")
        equal(status, 2, f"{words}")
        equal(json.loads(out)["error"], "ARGUMENT", f"{words}")


def proof_lengths(folder, proof):
    """What begins as a proof and has another length is told so."""
    file = os.path.join(folder, "length")
    for data in (proof + b"\0", proof[:-1], proof[:100], proof + proof[:1],
                 (proof + b"\0").hex().encode()):
        with open(file, "wb") as f:
            f.write(data)
        n = len(data) if data[0] & 0x80 else len(data) // 2
        for verb, wanted in (("inspect", 3), ("check", 1)):
            status, out, err = cuzk(verb, file)
            equal(status, wanted, f"{verb} of {len(data)} bytes: {err}")
            check(f"{n} bytes: a proof has 192, several have a multiple of that" in out + err,
                  f"{verb}: {out}{err}")


def proofs(folder):
    """Verification by the command line of the reference's proof and of what is no proof."""
    job = vector_json("groth16/porep-2kib.json")["jobs"]
    proof = bytes.fromhex(next(j for j in job if j["job"] == "porep/2kib-v1_1")["proofs"][0]
                          ["proof"])
    public = os.path.join(VECTORS, "porep/2kib-v1_1/job.json")
    vk = os.path.join(VECTORS, "groth16/porep-2kib.vk")
    file = os.path.join(folder, "proof")

    def verify(data, *statement):
        with open(file, "wb") as f:
            f.write(data)
        return cuzk("verify", "--proof", file, "--vk", vk, *statement, "--json")

    def other_sign(point):
        return bytes([point[0] ^ 0x20]) + point[1:]

    a, b, c = proof[:48], proof[48:144], proof[144:]
    order_3 = bytes([0x80]) + bytes(47) # (0, 2)
    for data, wanted in ((proof, 0), (proof.hex().encode(), 0), (proof.hex().encode() + b"\n", 0),
                         (other_sign(a) + other_sign(b) + c, 0), # e(-A, -B) = e(A, B)
                         (other_sign(a) + b + c, 1), (a + other_sign(b) + c, 1),
                         (a + b + other_sign(c), 1), (c + b + a, 1),
                         (bytes([0xc0]) + bytes(47) + b + c, 3),
                         (a + bytes([0xc0]) + bytes(95) + c, 3),
                         (a + b + bytes([0xc0]) + bytes(47), 3), (order_3 + b + c, 3),
                         (a + b + order_3, 3), (bytes([0xff]) * 192, 3), (b"ab" * 192, 3),
                         (proof + proof, 3), (proof + b"\0", 3), (proof[:-1], 3), (b"", 3),
                         (proof.hex().encode() + b"a", 3), (b" " + proof.hex().encode(), 3)):
        status, out, err = verify(data, "--job", public)
        equal(status, wanted, f"{data.hex()}: {err}")
        equal(json.loads(out).get("valid"), {0: True, 1: False, 3: None}[wanted], "valid")
        if wanted == 3 and len(data) == 192:
            equal(cuzk("check", file)[0], 1, f"check of {data.hex()}")
            equal(cuzk("inspect", file)[0], 3, f"inspect of {data.hex()}")

    proof_lengths(folder, proof)
    for words, wanted in ((["--job", public, "--partition", "0"], 0),
                          (["--job", public, "--partition", "1"], 2),
                          (["--job", public, "--miner-id", "1000", "--sector-num", "1"], 2),
                          (["--public", public, "--partition", "0"], 2),
                          (["--job", public, "--public", public], 2), ([], 2)):
        equal(verify(proof, *words)[0], wanted, f"{words}")

    inputs = vector_json("porep/2kib-v1_1/job.json")["public_inputs"][0]
    numbers = [int.from_bytes(bytes.fromhex(x), "little") for x in inputs]
    r = 0x73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001
    x = numbers[0]
    statement = os.path.join(folder, "public.json")
    for first, wanted in ((inputs[0], 0), (x, 0), (str(x), 0), ("00" + str(x), 0), (x + 1, 1),
                          (x + r, 3), (str(x + r), 3), ((x + r).to_bytes(32, "little").hex(), 3),
                          (r, 3), (-1, 3), ("-1", 3), (1.5, 3), ("", 3), ("0x1", 3), (None, 3),
                          ([x], 3), (10 ** 4000, 3)):
        with open(statement, "w") as f:
            json.dump([first] + numbers[1:], f)
        equal(verify(proof, "--public", statement)[0], wanted, f"first input {str(first)[:80]}")
    good = json.dumps(numbers)
    for text, wanted in ((good, 0), (f" {good}\n", 0), (good.replace("[", "[0"), 3),
                         (good.replace("]", "e0]"), 3), (good.replace("]", ", 1]"), 3),
                         (f"[{good}]", 3), ("[]", 3), ("", 3), ("{}", 3), (good + "x", 3),
                         (good[:-1], 3), (json.dumps(numbers[:-1]), 3)):
        with open(statement, "w") as f:
            f.write(text)
        status, _, err = verify(proof, "--public", statement)
        equal(status, wanted, f"{text[-60:]}: {err}")


help_and_usage()
with scratch() as folder:
    bad_files(folder)
    devices()
    bench()
    bench_parts()
    toy_key(folder)
    interrupted(folder)
    outputs(folder)
    closed_streams(folder)
    inputs_are_kept(folder)
    json_on_every_path(folder)
    proofs(folder)
    pipe(folder)
standard_input()
equal(cuzk("version", env={"CUZK_CPU": "portable"})[1].split()[-1], "portable", "CUZK_CPU")
equal(cuzk("shape", "toy", env={"CUZK_CPU": "fancy"})[0], 2, "an unknown CUZK_CPU")
finish()
