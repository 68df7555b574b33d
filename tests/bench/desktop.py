# SPDX-License-Identifier: GPL-3.0-or-later
"""The window's budgets: first frame, stalls of the event loop, Stop, memory, and that a number does not depend on
who asked for it. jinbang-deskprobe is the real window with something that drives it."""

import json
import subprocess
import time

from support import Broken, median, percent

PROBE = "jinbang-deskprobe"
BUILT_IN = ("small", "medium", "large", "users", "bean", "mini", "entity", "client")
EVERY_LIBRARY = ("rapidjson", "simdjson", "nlohmann", "boostjson", "qtjson")


def choose(bench, operations, workloads=(), files=(), libraries=EVERY_LIBRARY, blocks=None):
    """Writes the settings with which the window will start."""
    folder = bench.scratch / "config" / "jinbang"
    folder.mkdir(parents=True, exist_ok=True)
    entries = [{"name": name, "file": False, "document": False, "chosen": name in workloads} for name in BUILT_IN]
    entries += [{"name": str(path), "file": True, "document": True, "chosen": True} for path in files]
    options = {"schema": "jinbang-plan", "schemaVersion": 1, "preset": "quick"}
    if blocks is not None:  # as quick, but for the number of processes and the deadline
        options |= {"preset": "custom", "minBlocks": blocks, "maxBlocks": blocks, "samplesPerFork": 5,
                    "sampleTargetNs": 2e6, "warmupMinMs": 20, "deadlineMs": None}
    setup = {"excluded": [name for name in EVERY_LIBRARY if name not in libraries], "operations": list(operations),
             "workloads": entries, "options": json.dumps(options)}
    settings = {"version": 1, "language": "en", "theme": "light", "setup": setup}
    (folder / "settings.json").write_text(json.dumps(settings), encoding="utf-8")


def play(bench, scene, *arguments):
    """Plays a scene in a new window; returns its figures."""
    environment = dict(bench.environment, QT_QPA_PLATFORM="offscreen", XDG_RUNTIME_DIR=str(bench.scratch))
    done = subprocess.run([str(bench.bin / PROBE), scene, *map(str, arguments)], check=False,
                          env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    if done.returncode != 0 or not done.stdout:
        raise Broken(f"{scene}: exit {done.returncode}: {done.stderr.decode(errors='replace').strip()[-300:]}")
    figures = json.loads(done.stdout)
    if "problem" in figures:
        raise Broken(f"{scene}: {figures['problem']}")
    return figures


def tell_stall(bench, what, figure):
    bench.tell(f"longest stall {what}, ms", "at most 50",
               f"{figure['ms']:.0f} (own CPU {figure['cpu']:.0f})", figure["ms"] <= 50)


def first_frame(bench):
    """From the start of the process to the end of the first paint."""
    times = []
    for _ in range(3 if bench.smoke else 12):
        times.append(play(bench, "first-frame", f"{1e3 * time.monotonic():.3f}")["frame"])
    warm = times[1:]
    bench.tell("first painted frame, median of warm starts, ms", "at most 400", f"{median(warm):.0f}", median(warm) <= 400)
    bench.note("ms each: " + ", ".join(f"{taken:.0f}" for taken in times))


def stalls(bench):
    """The event loop during a run, around a large file, and with many rows."""
    blocks = 1 if bench.smoke else 6
    choose(bench, ["deserialize", "serialize"], ["small", "medium", "large"], blocks=blocks)
    figures = play(bench, "run")
    tell_stall(bench, f"in a run of {figures['cells']} cells", figures["run"])
    big = bench.scratch / "one line.json"
    megabytes = 5 if bench.smoke else 100
    item = '{"name":"abcdefgh","text":"金榜","values":[1,2.5,true,null]},'
    with open(big, "w", encoding="utf-8") as file:
        file.write("[" + item * (megabytes * 1_000_000 // len(item.encode())) + "0]")
    choose(bench, ["parse"], libraries=["rapidjson"])
    figures = play(bench, "load", big)
    tell_stall(bench, f"while {megabytes} MB in one line are added", figures["add"])
    tell_stall(bench, "while a run reads them", figures["run"])
    bench.tell("Stop while they are read, ms", "at most 300", f"{figures['stop']:.0f}", figures["stop"] <= 300)
    figures = play(bench, "rows")
    name, worst = max(figures.items(), key=lambda pair: pair[1]["ms"])
    tell_stall(bench, f"with 1008 rows ({name})", worst)
    bench.note("ms each: " + ", ".join(f"{name} {figure['ms']:.0f}" for name, figure in figures.items()))


def stop(bench):
    """Stop to no child left."""
    choose(bench, ["deserialize", "serialize"], ["small", "medium", "large"])
    delays = [300, 900] if bench.smoke else [50, 150, 300, 500, 700, 1000, 1300, 1700, 2200, 3000]
    times = play(bench, "stop", *delays)["stop"]
    bench.tell(f"Stop in a quick run, longest of {len(times)}, ms", "at most 300", f"{max(times):.0f}", max(times) <= 300)
    bench.note("ms each: " + ", ".join(f"{taken:.0f}" for taken in times))


def memory(bench):
    """Resident memory with 1008 rows and six charts, all pages seen."""
    figures = play(bench, "memory")
    bench.tell(f"resident memory with {figures['rows']} rows, MB", "at most 150",
               f"{figures['resident']:.0f} (own {figures['own']:.0f})", figures["resident"] <= 150)


def same_cell(bench):
    """The same cell from the window and from the command line, in turns."""
    document = bench.scratch / "document.json"
    with open(document, "wb") as file:
        subprocess.run(bench.command("fixture", "medium", "--show", "--seed", "1"), check=True, env=bench.environment, stdout=file)
    blocks = 2 if bench.smoke else 8
    choose(bench, ["parse"], files=[document], libraries=["rapidjson"], blocks=blocks)
    ratios, desktop, command = [], [], []
    for turn in range(2 if bench.smoke else 10):
        pair = {}
        for who in ("desktop", "command") if turn % 2 == 0 else ("command", "desktop"):
            if who == "desktop":
                pair[who] = play(bench, "cell")["ns"]
            else:
                cells = bench.run("-l", "rapidjson", "-w", document, "-o", "parse", "--forks", blocks)["cells"]
                pair[who] = cells[0]["nsPerOp"]
        desktop.append(pair["desktop"])
        command.append(pair["command"])
        ratios.append(pair["desktop"] / pair["command"])
    bench.tell(f"a cell, desktop / command line, median of {len(ratios)}", "0.98 to 1.02", f"{median(ratios):.4f}",
               abs(median(ratios) - 1) <= 0.02)
    bench.note(f"pairs: {', '.join(f'{ratio:.3f}' for ratio in ratios)}; medians {median(desktop):.0f} and "
               f"{median(command):.0f} ns, {percent(median(desktop) / median(command) - 1)} apart")
