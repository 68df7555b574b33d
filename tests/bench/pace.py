# SPDX-License-Identifier: GPL-3.0-or-later
"""What a user waits for: a quick run, its forecast of the end, a contender's start, a stop; and what the
parent costs meanwhile."""

import json
import os
import random
import re
import subprocess
import time

from support import CONTENDERS, CONTROL_C, OnTerminal, children_of, cpu_seconds, median, percent, processes

LEFT = re.compile(r"≈ (?:(\d+):(\d+)|(\d+) s) left")
DESCRIBE = b'{"protocol":1,"type":"describe"}\n'


def forecasts(run):
    """(seconds since the start, seconds left as shown)."""
    shown = []
    for at, data in run.chunks:
        for found in LEFT.finditer(data.decode(errors="replace")):
            minutes, rest, seconds = found.groups()
            shown.append((at, float(seconds) if seconds else 60.0 * int(minutes) + int(rest)))
    return shown


def tell_forecast(bench, name, run, took):
    """measurement.md 3.22: of all that was shown from 20 % of the run on, the worst."""
    late = [(at, left) for at, left in forecasts(run) if at >= 0.2 * took]
    if not late:
        bench.tell(f"{name}: forecast after 20 %", "within 20 %", "none was shown", False)
        return
    at, left = late[0]
    bench.tell(f"{name}: forecast after 20 %", "within 20 %", percent((at + left) / took - 1),
               abs((at + left) / took - 1) <= 0.2)
    worst = max((abs((at + left) / took - 1), at / took) for at, left in late)
    bench.note(f"worst forecast later: off by {percent(worst[0])} at {percent(worst[1], 0)} of the run")


def quick(bench):
    """The run of the first click."""
    output = bench.scratch / "quick.json"
    limit = ["--max-time", "4s"] if bench.smoke else []
    run = OnTerminal(bench, "run", "-l", ",".join(CONTENDERS), "-O", output, *limit)
    status, took = run.finish()
    cells = [cell for cell in json.loads(output.read_text(encoding="utf-8"))["cells"] if cell["status"] != "unsupported"]
    met = sum(cell["targetMet"] is True for cell in cells)
    bench.tell("quick run, 4 libraries x 6 metrics, seconds", "at most 60", f"{took:.1f}", took <= 60 and status == 0)
    bench.note(f"{met} of {len(cells)} cells met 2 %; blocks: {', '.join(str(cell['blocks']) for cell in cells)}")
    tell_forecast(bench, "quick run", run, took)


def forecast(bench):
    """Runs that no deadline ends."""
    forks = "2" if bench.smoke else "20"
    run = OnTerminal(bench, "run", "-l", ",".join(CONTENDERS), "-w", "small,medium,large", "--forks", forks)
    _, took = run.finish()
    tell_forecast(bench, f"run of {forks} blocks a cell", run, took)
    iterations = "1" if bench.smoke else "5"
    run = OnTerminal(bench, "run", "-l", "rapidjson,nlohmann", "-w", "small,medium", "--forks", "3",
                     "--warmup-iterations", "1", "--warmup-time", "200ms", "--iterations", iterations, "--time", "200ms")
    _, took = run.finish()
    tell_forecast(bench, "run of JMH's options", run, took)


def start(bench):
    """Start, describe and exit of each contender."""
    for path in sorted(bench.bin.glob("jinbang-contender-*")):
        times = []
        for _ in range(5 if bench.smoke else 100):
            began = time.perf_counter()
            done = subprocess.run([str(path)], input=DESCRIBE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                                  check=False)
            times.append(time.perf_counter() - began)
            if b'"hello"' not in done.stdout:
                bench.tell(f"start of {path.name[18:]}", "says hello", repr(done.stdout[:60]), False)
                break
        bench.tell(f"start, describe and exit of {path.name[18:]}, ms", "at most 30", f"{1e3 * median(times):.1f}",
                   median(times) <= 0.03)


def parent(bench):
    """CPU of the parent, drawing its progress on a terminal, while a contender is inside long samples."""
    seconds = 1 if bench.smoke else 8
    run = OnTerminal(bench, "run", "-l", "nlohmann", "-w", "small", "-o", "serialize", "--forks", "1",
                     "--warmup-iterations", "1", "--warmup-time", "3s", "--iterations", "1", "--time", f"{seconds}s")
    run.watch(until=3.5)  # the warm-up of 3 s began within the first half second, and the sample follows it
    busy = children_of(run.pid)
    before, contender_before, began = cpu_seconds(run.pid), sum(map(cpu_seconds, busy)), time.monotonic()
    run.watch(until=3.5 + 0.8 * (seconds - 1) + 0.2)
    used = cpu_seconds(run.pid) - before
    lasted = time.monotonic() - began
    sampling = (sum(map(cpu_seconds, busy)) - contender_before) / lasted
    run.finish()
    bench.tell("parent's CPU during a timed sample, of a core", "at most 2 %", percent(used / lasted, 3),
               used / lasted <= 0.02)
    bench.note(f"the contender had {percent(sampling, 0)} of a core in that time")


def session_left(session):
    return [pid for pid, _, of in processes() if of == session and pid != session]


def stop_once(bench, name, delay, arguments, saved=True):
    """Presses Ctrl-C after `delay` seconds; returns seconds until the process is gone, or None."""
    output = bench.scratch / "stopped.json"
    output.unlink(missing_ok=True)
    run = OnTerminal(bench, "run", *arguments, "-O", output)
    if run.watch(until=delay):
        run.finish()
        bench.note(f"{name}: the run had ended before Ctrl-C")
        return None
    groups = set(children_of(run.pid))
    pressed = run.elapsed()
    run.press(CONTROL_C)
    status, ended = run.finish()
    left = [pid for pid in groups | set(session_left(run.pid)) if os.path.exists(f"/proc/{pid}")]
    good = status == 130 and not left
    if saved:
        good = good and output.exists() and json.loads(output.read_text(encoding="utf-8"))["state"] == "stopped"
    if not good:
        bench.tell(f"{name}: stopped and saved", "exit 130, report, no child",
                   f"exit {status}, {'a' if output.exists() else 'no'} report, {len(left)} left", False)
    return ended - pressed


def stop(bench):
    """Ctrl-C to everything stopped, partial results saved."""
    big = bench.scratch / "big.json"
    megabytes = 4 if bench.smoke else 200
    with open(big, "w", encoding="utf-8") as file:
        file.write("[0")
        for _ in range(megabytes):
            file.write(',{"name":"abcdefgh","values":[1,2.5,true,null]}' * (1_000_000 // 48))
        file.write("]")
    random.seed(1)
    tries = 2 if bench.smoke else 12
    cases = [
        ("Ctrl-C in a quick run", [random.uniform(0.3, 6) for _ in range(tries)], ["-l", ",".join(CONTENDERS)], True),
        ("Ctrl-C in an iteration of 60 s", [2.0, 4.0], ["-l", "nlohmann", "-w", "small", "-o", "serialize", "--forks",
                                                       "1", "--iterations", "1", "--time", "60s"], True),
        (f"Ctrl-C with a file of {megabytes} MB", [0.05, 0.2] if bench.smoke else [0.3, 1, 3, 8],
         ["-l", "nlohmann,rapidjson", "-w", big, "-o", "parse"], False),
    ]
    for name, delays, arguments, saved in cases:
        times = [stop_once(bench, name, delay, arguments, saved) for delay in delays]
        times = [taken for taken in times if taken is not None]
        if times:
            bench.tell(f"{name}, longest of {len(times)}, ms", "at most 300", f"{1e3 * max(times):.0f}",
                       max(times) <= 0.3)
            bench.note("ms each: " + ", ".join(f"{1e3 * taken:.0f}" for taken in times))
