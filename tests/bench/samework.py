# SPDX-License-Identifier: GPL-3.0-or-later
"""Does a contender do the work of the hand-written loop? Instructions an operation of both, counted by valgrind:
exact, the same on every machine with these flags, and blind to where the code lies. Where these agree and the
times of `gbench` do not, the difference is the machine's (layout, branches, caches) and not ours."""

import json
import re
import shutil
import subprocess

from support import Broken

COUNTED = re.compile(rb"Collected : (\d+)")
# Operations of the shorter and the longer run: what differs between them is theirs alone.
WORKLOADS = {"small": (100, 1100), "medium": (10, 60), "large": (2, 6)}


def instructions(command, request=b""):
    done = subprocess.run(["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *map(str, command)],
                          input=request, stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
    found = COUNTED.search(done.stderr)
    if done.returncode != 0 or not found or b'"error"' in done.stdout:
        raise Broken(f"{command[0]}: {done.stdout[-200:]!r} {done.stderr[-200:]!r}")
    return int(found.group(1))


def run_request(operation, workload, file, variant, count):
    """One batch of `count` operations, without the checks of a first fork."""
    return json.dumps({
        "type": "run", "protocol": 1, "id": 1,
        "task": {"operation": operation, "variant": variant, "record": "Article" if workload == "large" else "User",
                 "many": workload == "medium", "mode": "ss", "threads": 1, "reuse": True},
        "fixture": {"path": str(file), "offset": 0, "bytes": file.stat().st_size},
        "measure": {"pass": "time", "n": count, "samples": 1, "sampleTargetNs": 2e6, "warmupMinNs": 0, "warmupMaxNs": 0,
                    "longOperationNs": 250e6, "seed": 1, "check": False, "fixed": None}}).encode() + b"\n"


def default_variant(program, operation):
    hello = subprocess.run([str(program)], input=b'{"protocol":1,"type":"describe"}\n', stdout=subprocess.PIPE, check=True)
    return json.loads(hello.stdout)["defaults"][operation]


def same_work(bench):
    if not shutil.which("valgrind"):
        raise Broken("valgrind is not installed")
    files = {}
    for workload in WORKLOADS:
        files[workload] = bench.scratch / f"{workload}.json"
        shown = subprocess.run(bench.command("fixture", workload, "--show", "--seed", "1"), stdout=subprocess.PIPE, check=True)
        files[workload].write_bytes(shown.stdout.rstrip(b"\n"))
    loops = sorted((bench.bin.parent / "tests" / "bench" / "gbench").glob("gbench_*_*_*"))
    for loop in loops[:1] if bench.smoke else loops:
        _, library, operation, workload = loop.name.split("_")
        program = bench.bin / f"jinbang-contender-{library}"
        variant, file, (few, many) = default_variant(program, operation), files[workload], WORKLOADS[workload]
        theirs = [instructions([loop, file, "1", f"--operations={count}"]) for count in (few, many)]
        ours = [instructions([program], run_request(operation, workload, file, variant, count)) for count in (few, many)]
        an_operation = [(longer - shorter) / (many - few) for shorter, longer in (theirs, ours)]
        ratio = an_operation[1] / an_operation[0]
        bench.tell(f"{library} {operation} {workload}: instructions, ours over the loop's", "0.95 to 1.05",
                   f"{ratio:.3f} of {an_operation[0]:.0f}", 0.95 <= ratio <= 1.05)
    if not loops:
        raise Broken("the loops are not built: cmake --build build/dev --target gbench_loops")
