# SPDX-License-Identifier: GPL-3.0-or-later
"""A document of 1 GiB as the input of a run: it runs where memory allows, and the parent holds no copy."""

import json

from support import OnTerminal, memory_bytes

ALLOWED_GROWTH = 64 << 20  # as in bench_hugefixture


def write_document(path, size):
    record = ('{"id":%d,"name":"金榜题名 \\u00e9","price":12.75,"tags":["a","b"],"sold":true}' % 123456789).encode()
    block = b",\n".join([record] * 4096)
    with open(path, "wb") as file:
        file.write(b"[")
        written = 0
        while written < size:
            file.write((b",\n" if written else b"") + block)
            written += len(block)
        file.write(b"]\n")


def parse(bench):
    size = (8 << 20) if bench.smoke else (1 << 30)
    path = bench.scratch / "huge.json"
    write_document(path, size)
    output = bench.scratch / "huge-report.json"
    libraries = ["simdjson", "rapidjson", "boostjson", "nlohmann"]
    run = OnTerminal(bench, "run", "-l", ",".join(libraries), "-w", path, "-o", "parse", "--forks", "1", "--max-time",
                     "20s" if bench.smoke else "8m", "-O", output)
    held, peak = 0, 0
    while not run.watch(until=run.elapsed() + 0.1):
        held = max(held, memory_bytes(run.pid, "RssAnon"))
        peak = max(peak, memory_bytes(run.pid, "VmHWM"))
    status, took = run.finish()
    path.unlink()
    if not output.exists():
        bench.tell(f"parse of {size >> 20} MiB", "a report", f"exit {status} after {took:.0f} s", False)
        return
    report = json.loads(output.read_text(encoding="utf-8"))
    for cell in report["cells"]:
        said = cell["status"] if cell["status"] != "ok" else f"{cell['bytesPerSecond'] / 1e6:.0f} MB/s"
        bench.tell(f"{cell['label']}: parse of {size >> 20} MiB", "measured, or no memory", said,
                   cell["status"] in ("ok", "out-of-memory"))
        if cell["status"] != "ok":
            bench.note(cell["reason"])
    bench.tell("the parent's own memory, MiB", f"at most {ALLOWED_GROWTH >> 20}", f"{held / 2**20:.1f}",
               held <= ALLOWED_GROWTH)
    bench.note(f"{took:.0f} s in all; peak with the mapped file {peak / 2**20:.0f} MiB")
