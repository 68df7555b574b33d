# SPDX-License-Identifier: GPL-3.0-or-later
"""What the measurements of tests/bench share: how they run jinbang-cli, and how they tell a figure."""

import fcntl
import json
import os
import pathlib
import pty
import select
import signal
import statistics
import struct
import subprocess
import tempfile
import termios
import time

CONTENDERS = ["rapidjson", "simdjson", "nlohmann", "boostjson"]
CONTROL_C = b"\x03"


class Broken(Exception):
    """The measurement itself could not be made."""


class Bench:
    """One measurement's surroundings: the build, a scratch folder, and the figures found."""

    def __init__(self, build, smoke):
        self.bin = build / "bin"
        self.probe = build / "tests" / "support" / "jinbang-contender-probe"
        self.smoke = smoke  # tiny settings: shows that it works, the figures mean nothing
        self.missed = 0
        self.told = 0
        self._folder = tempfile.TemporaryDirectory(prefix="jinbang-bench-")
        self.scratch = pathlib.Path(self._folder.name)
        # Neither the user's own contenders nor the user's history.
        self.environment = dict(os.environ, XDG_DATA_HOME=str(self.scratch / "data"),
                                XDG_CONFIG_HOME=str(self.scratch / "config"))

    def tell(self, what, bound, figure, met):
        """One line: what, bound, figure, pass or fail."""
        self.told += 1
        self.missed += not met
        print(f"  {what:<58} {bound:<24} {figure:<26} {'pass' if met else 'FAIL'}", flush=True)

    def note(self, text):
        print(f"  {text}", flush=True)

    def command(self, *arguments):
        return [str(self.bin / "jinbang-cli"), *map(str, arguments)]

    def run(self, *arguments):
        """jinbang-cli run without a terminal; returns the report."""
        done = subprocess.run(self.command("run", *arguments, "--format", "json"), check=False,
                              env=self.environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        if done.returncode not in (0, 1):
            raise Broken(done.stderr.decode(errors="replace").strip())
        return json.loads(done.stdout)

    def save(self, name, *arguments):
        """jinbang-cli run into a file; returns its path."""
        path = self.scratch / name
        path.write_text(json.dumps(self.run(*arguments)))
        return path

    def compare(self, base, new):
        """jinbang-cli compare of two files."""
        done = subprocess.run(self.command("compare", base, new, "--format", "json"), check=False,
                              env=self.environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        if done.returncode != 0:
            raise Broken(done.stderr.decode(errors="replace").strip())
        return json.loads(done.stdout)

    def run_probe(self, variants, *arguments):
        """A run of the contender whose operations take a known time."""
        libraries = ",".join(f"probe.{variant}" for variant in variants)
        return self.run("--contender", f"probe={self.probe}", "-l", libraries, *arguments)

    def close(self):
        self._folder.cleanup()


class OnTerminal:
    """jinbang-cli on a terminal of its own, so that it draws its progress and Ctrl-C is a key."""

    def __init__(self, bench, *arguments):
        self.chunks = []  # (seconds since the start, bytes)
        self.start = time.monotonic()
        command = bench.command(*arguments)
        self.pid, self._terminal = pty.fork()
        if self.pid == 0:
            os.execve(command[0], command, bench.environment)
        fcntl.ioctl(self._terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 50, 200, 0, 0))

    def elapsed(self):
        return time.monotonic() - self.start

    def watch(self, until=None):
        """Reads what it draws until that many seconds since the start; True when it has ended."""
        while until is None or self.elapsed() < until:
            left = None if until is None else max(0.0, until - self.elapsed())
            if not select.select([self._terminal], [], [], left)[0]:
                continue
            try:
                data = os.read(self._terminal, 65536)
            except OSError:  # how Linux tells that the other end is closed
                return True
            if not data:
                return True
            self.chunks.append((self.elapsed(), data))
        return False

    def press(self, key):
        os.write(self._terminal, key)

    def finish(self):
        """Waits for its end; returns (exit status, seconds since the start)."""
        self.watch()
        _, status = os.waitpid(self.pid, 0)
        took = self.elapsed()
        os.close(self._terminal)
        return os.waitstatus_to_exitcode(status), took

    def kill(self):
        os.kill(self.pid, signal.SIGKILL)
        self.finish()


def processes():
    """(pid, parent, session) of every process."""
    for entry in os.scandir("/proc"):
        if not entry.name.isdigit():
            continue
        try:
            with open(f"/proc/{entry.name}/stat", encoding="utf-8", errors="replace") as file:
                fields = file.read().rpartition(")")[2].split()
        except OSError:
            continue
        yield int(entry.name), int(fields[1]), int(fields[3])


def children_of(pid):
    return [child for child, parent, _ in processes() if parent == pid]


def cpu_seconds(pid):
    """CPU time of all threads, to the nanosecond (the ticks of /proc/PID/stat are 10 ms)."""
    total = 0
    for thread in os.scandir(f"/proc/{pid}/task"):
        with open(f"{thread.path}/schedstat", encoding="utf-8") as file:
            total += int(file.read().split()[0])
    return total / 1e9


def memory_bytes(pid, field):
    """A field of /proc/PID/status, such as RssAnon or VmHWM; 0 when the process is gone."""
    try:
        with open(f"/proc/{pid}/status", encoding="utf-8") as file:
            for line in file:
                if line.startswith(field + ":"):
                    return int(line.split()[1]) * 1024
    except OSError:
        pass
    return 0


def cell_of(report, label, operation=None, fixture=None):
    for cell in report["cells"]:
        if (cell["label"] == label and operation in (None, cell["operation"])
                and fixture in (None, cell["fixture"])):
            return cell
    raise Broken(f"no cell of {label} in the report")


def metric_of(cell):
    return f"{cell['operation']}/{cell['fixture']}"


def median(values):
    return statistics.median(values) if values else float("nan")


def percent(value, digits=1):
    return f"{100 * value:.{digits}f} %"
