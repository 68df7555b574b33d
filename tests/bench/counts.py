# SPDX-License-Identifier: GPL-3.0-or-later
"""Article 002 at full size: 1 to 100,000 beans, cold, each count in fresh processes; who can, and what the parent holds."""

import json

from support import OnTerminal, memory_bytes

COUNTS = [1, 10, 100, 1000, 10000, 100000]
TIMES_TEXT = 3  # of the largest text, in the parent


def beans(bench):
    counts = COUNTS[:3] if bench.smoke else COUNTS
    output = bench.scratch / "beans.json"
    run = OnTerminal(bench, "run", "-l", "rapidjson,simdjson,boostjson,nlohmann", "-w",
                     "bean:" + ",".join(map(str, counts)), "--mode", "ss", "--forks", "1", "--max-time", "20m", "-O", output)
    peak = 0
    while not run.watch(until=run.elapsed() + 0.1):
        peak = max(peak, memory_bytes(run.pid, "VmHWM"))
    status, took = run.finish()
    if not output.exists():
        bench.tell("a scaling run", "a report", f"exit {status} after {took:.0f} s", False)
        return
    report = json.loads(output.read_text(encoding="utf-8"))
    largest = max(fixture["bytes"] for fixture in report["fixtures"])
    for result in report["scaling"]:
        for curve in result["curves"]:
            slope = "-" if curve["slope"] is None else f"n^{curve['slope']:.2f}, R2 {curve['rSquared']:.3f}"
            known = [point["peakRssBytes"] for point in curve["points"] if point["peakRssBytes"]]
            bench.note(f"{result['metric']} {curve['label']}: {slope}, {curve['missing'] or 'every count'}"
                       + (f", peak {max(known) / 2**30:.2f} GiB" if known else ""))
        for sentence in result["sentences"]:
            bench.note(f"  {sentence}")
    failed = [cell for cell in report["cells"] if cell["status"] not in ("ok", "unsupported", "out-of-memory")]
    bench.tell(f"cells of {counts[-1]:,} beans and fewer that failed", "none", str(len(failed)), not failed)
    if not bench.smoke:  # of a small text the program itself is the most
        bench.tell(f"peak of the parent, text of {largest / 1e6:.0f} MB", f"at most {TIMES_TEXT} x the text",
                   f"{peak / largest:.2f} x", peak <= TIMES_TEXT * largest)
    bench.note(f"{took:.0f} s in all")
