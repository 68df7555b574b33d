# SPDX-License-Identifier: GPL-3.0-or-later
"""Operations whose time is known, through the whole path: command line, processes, report. The program
bench_clockwork asks the same of the clockwork alone."""

from support import cell_of

SHORT = ["-o", "serialize", "-w", "small"]


def sleeps(bench):
    """measurement.md 3.1 and 3.2."""
    forks = ["--forks", "6"]
    report = bench.run_probe(["sleep-10ms"], *SHORT, *forks, "--mode", "thrpt,avgt")
    cells = {cell["mode"]: cell for cell in report["cells"]}
    rate = cells["thrpt"]["opsPerSecond"]
    bench.tell("an operation that sleeps 10 ms, operations a second", "95 <= x < 100", f"{rate:.2f}", 95 <= rate < 100)
    product = rate * cells["avgt"]["nsPerOp"] / 1e9
    bench.tell("  throughput x average time", "1 within 0.5 %", f"{product:.4f}", abs(product - 1) <= 0.005)

    report = bench.run_probe(["sleep-1ms"], *SHORT, *forks, "--threads", "1,2,4", "--oversubscribe")
    rates = {cell["threads"]: cell["opsPerSecond"] for cell in report["cells"]}
    for threads in (2, 4):
        scaling = rates[threads] / rates[1] / threads
        bench.tell(f"sleep of 1 ms on {threads} threads, total over T x", "1 within 3 %", f"{scaling:.4f}",
                   abs(scaling - 1) <= 0.03)


def units(bench):
    """measurement.md 3.3, and the budget of an empty operation."""
    names = ["work-1", "work-2", "work-4", "work-8"]
    report = bench.run_probe(names, *SHORT, "--forks", 3 if bench.smoke else 12)
    times = [cell_of(report, f"probe {name}")["nsPerOp"] for name in names]
    for k, time in zip((2, 4, 8), times[1:]):
        ratio = time / times[0] / k
        bench.tell(f"{k} units of work, time over k x", "1 within 3 %", f"{ratio:.4f}", abs(ratio - 1) <= 0.03)
    report = bench.run_probe(["empty"], *SHORT, "--forks", 3 if bench.smoke else 12)
    empty = report["cells"][0]["nsPerOp"]
    bench.tell("an empty operation, loop and all, ns", "at most 1", f"{empty:.3f}", empty <= 1)
