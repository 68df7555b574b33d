#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures the budgets and the promises that need a real clock; run by ./dev bench on a quiet machine.

usage: run.py BUILD [--smoke] [--list] [NAME [ARGS]...]

Without a name all are run, in order of importance. --smoke uses tiny settings: it shows that the measurements
work, and its figures mean nothing. ARGS go to a measurement that is a program. Exit status 1: a bound was missed.
"""

import pathlib
import subprocess
import sys
import time

import counts
import desktop
import hugerun
import knowntimes
import pace
import samework
import verdicts
from support import Bench, Broken


class Program:
    """A program bench_NAME; its exit status says whether its bounds were met."""

    def __init__(self, name, *smoke):
        self.name = name
        self.smoke = smoke

    def __call__(self, bench, arguments=()):
        path = bench.bin / f"bench_{self.name}"
        if not path.exists():
            bench.tell(f"bench_{self.name}", "was built", "no", False)
            return
        chosen = list(arguments) or (list(self.smoke) if bench.smoke else [])
        status = subprocess.run([str(path), *chosen], check=False).returncode
        bench.tell(f"bench_{self.name}", "exit status 0", str(status), status == 0)


MEASUREMENTS = {
    "aa": ("one contender against itself", verdicts.same_against_same),
    "gbench": ("against hand-written Google Benchmark loops", Program("against_gbench", "1", "rapidjson")),
    "samework": ("instructions of contenders and loops", samework.same_work),
    "quick": ("time and forecast of a quick run", pace.quick),
    "clockwork": ("the clockwork against known operations", Program("clockwork")),
    "units": ("known work and no work, end to end", knowntimes.units),
    "start": ("start of the contenders", pace.start),
    "parent": ("CPU of the parent", pace.parent),
    "stop": ("Ctrl-C", pace.stop),
    "sleeps": ("sleeping operations, end to end", knowntimes.sleeps),
    "seed": ("the same seed twice", verdicts.same_seed),
    "forecast": ("forecast of the end", pace.forecast),
    "sessions": ("the same libraries in sessions of their own", verdicts.across_sessions),
    "twopercent": ("2 % more work", verdicts.two_percent_more),
    "reportload": ("a report of 100 MB", Program("reportload", "5")),
    "history": ("a history of 10 000 runs", Program("history", "200")),
    "hugefixture": ("facts of a file of 1 GiB", Program("hugefixture")),
    "counts": ("1 to 100,000 beans", counts.beans),
    "hugerun": ("a run over a file of 1 GiB", hugerun.parse),
}
OF_THE_DESKTOP = {
    "frame": ("the window's first frame", desktop.first_frame),
    "stalls": ("the window's event loop", desktop.stalls),
    "deskstop": ("the window's Stop", desktop.stop),
    "memory": ("the window's memory", desktop.memory),
    "samecell": ("desktop against command line", desktop.same_cell),
}


def measure(name, title, measurement, build, smoke, arguments):
    """Returns (figures told, bounds missed)."""
    bench = Bench(build, smoke)
    print(f"{name}: {title}", flush=True)
    began = time.monotonic()
    try:
        if isinstance(measurement, Program):
            measurement(bench, arguments)
        else:
            measurement(bench)
    except (Broken, OSError, KeyError, ValueError) as problem:
        bench.tell(name, "could be measured", f"{type(problem).__name__}: {problem}", False)
    finally:
        bench.close()
    print(f"  ({time.monotonic() - began:.0f} s)", flush=True)
    return bench.told, bench.missed


def main(arguments):
    smoke = "--smoke" in arguments
    arguments = [argument for argument in arguments if argument != "--smoke"]
    if not arguments or arguments[0].startswith("-"):
        print(__doc__, file=sys.stderr)
        return 2
    build = pathlib.Path(arguments[0]).resolve()
    known = dict(MEASUREMENTS)
    if (build / "bin" / desktop.PROBE).exists():
        known.update(OF_THE_DESKTOP)
    listed = {m.name for _, m in known.values() if isinstance(m, Program)}
    for path in sorted((build / "bin").glob("bench_*")):  # of the desktop, where it was built
        name = path.name.removeprefix("bench_")
        if name not in listed:
            known[name] = (f"the program {path.name}", Program(name))
    if "--list" in arguments:
        for name, (title, _) in known.items():
            print(f"{name:<12} {title}")
        return 0
    names, rest = arguments[1:2], arguments[2:]
    while rest and rest[0] in known:  # several names, or one and its arguments
        names.append(rest.pop(0))
    for name in names:
        if name not in known:
            print(f"run.py: no measurement is called {name}; there is: {' '.join(known)}", file=sys.stderr)
            return 2
    told = missed = 0
    for name in names or known:
        more_told, more_missed = measure(name, *known[name], build, smoke, rest)
        told, missed = told + more_told, missed + more_missed
    print(f"bench: {told - missed} of {told} bounds met" + (" (tiny settings: the figures mean nothing)" if smoke else ""))
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
