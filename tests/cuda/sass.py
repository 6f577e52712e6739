"""Counts machine instructions of a cubin, without a disassembler.

A cubin is a 64-bit ELF file; each kernel is a section .text.NAME of instructions of 16 bytes, whose
low nine bits say what they do (sm_70 and later; bits 9 to 11 say where operands come from).
"""
import collections
import struct

OPCODES = {
    0x025: "WIDE",  # IMAD.WIDE: 32 x 32 + 64 bits
    0x027: "HI",  # IMAD.HI
    0x024: "IMAD",
    0x010: "IADD3",
    0x012: "LOP3",
    0x019: "SHF",
    0x007: "SEL",
    0x002: "MOV",
    0x144: "CALL",
    0x180: "LD",  # by an address of any kind of memory
    0x185: "ST",
}
INSTRUCTION_BYTES = 16


def sections(data):
    """(name, content) of each section of an ELF file."""
    assert data[:5] == b"\x7fELF\x02", "no 64-bit ELF file"
    (table,) = struct.unpack_from("<Q", data, 0x28)
    size, count, names_at = struct.unpack_from("<HHH", data, 0x3A)
    headers = [struct.unpack_from("<IIQQQQ", data, table + i * size) for i in range(count)]
    names = headers[names_at][4]
    for header in headers:
        at = names + header[0]
        name = data[at : data.index(b"\0", at)].decode("ascii")
        yield name, data[header[4] : header[4] + header[5]]


def counts(path):
    """{kernel: Counter of instructions}."""
    with open(path, "rb") as f:
        data = f.read()
    found = {}
    for name, content in sections(data):
        if not name.startswith(".text."):
            continue
        counter = collections.Counter()
        for at in range(0, len(content), INSTRUCTION_BYTES):
            (low,) = struct.unpack_from("<I", content, at)
            counter[OPCODES.get(low & 0x1FF, "other")] += 1
        found[name[len(".text.") :]] = counter
    return found
