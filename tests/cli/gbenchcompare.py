#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Google Benchmark's own compare.py takes our gbench.json: every process a repetition, a cell without a number a
failed row, and the times it prints are those of the file.

usage: gbenchcompare.py COMPARE_PY JINBANG_CLI

compare.py wants numpy and scipy for two functions. Debian's scipy cannot be installed beside Boost 1.81, so where they
are missing two functions of the same names and meaning stand in for them.
"""

import json
import math
import pathlib
import runpy
import subprocess
import sys
import tempfile
import types



class Values(list):
    """As much of an array as compare.py asks of one."""

    def any(self):
        return any(value != 0 for value in self)


def gmean(rows):
    """Geometric mean of each column; zero where one value is."""
    return Values(math.exp(sum(map(math.log, column)) / len(column)) if all(column) else 0.0 for column in zip(*rows))


def mannwhitneyu(a, b, alternative):
    """Two-sided, by the normal approximation."""
    assert alternative == "two-sided"
    u = sum((x > y) + (x == y) / 2 for x in a for y in b)
    spread = math.sqrt(len(a) * len(b) * (len(a) + len(b) + 1) / 12)
    return types.SimpleNamespace(pvalue=math.erfc(abs(u - len(a) * len(b) / 2) / spread / math.sqrt(2)))


def stand_in_for_missing():
    try:
        import numpy  # noqa: F401
        import scipy.stats  # noqa: F401
    except ImportError:
        for name in ("numpy", "scipy", "scipy.stats"):
            sys.modules[name] = types.ModuleType(name)
        sys.modules["numpy"].array = Values
        sys.modules["scipy.stats"].gmean = gmean
        sys.modules["scipy.stats"].mannwhitneyu = mannwhitneyu


def as_compare(program, arguments):
    """Becomes compare.py."""
    stand_in_for_missing()
    sys.path.insert(0, str(pathlib.Path(program).parent))
    sys.argv = [program, *arguments]
    runpy.run_path(program, run_name="__main__")


def measured(cli, folder):
    """A small run of our own: simdjson has no writer here, so one cell has no number."""
    out = folder / "old.gbench.json"
    subprocess.run([cli, "--data-dir", str(folder), "run", "-l", "simdjson,rapidjson", "-w", "small", "-o", "serialize",
                    "--forks", "2", "--iterations", "1", "--time", "1ms", "--warmup-iterations", "0", "-O", str(out)],
                   check=True, stdout=subprocess.DEVNULL)
    return out


def slower(old, folder):
    """The same run with all times a quarter longer."""
    tree = json.loads(old.read_text())
    for row in tree["benchmarks"]:
        row["real_time"] *= 1.25
        row["cpu_time"] *= 1.25
    out = folder / "new.gbench.json"
    out.write_text(json.dumps(tree))
    return out


def compared(program, folder, old, new):
    dump = folder / "difference.json"
    done = subprocess.run([sys.executable, "-B", __file__, "--as-compare", program, "--no-color", "-d", str(dump),
                           "benchmarks", str(old), str(new)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout, {row["name"]: row for row in json.loads(dump.read_text())}


def main(program, cli):
    with tempfile.TemporaryDirectory(prefix="金榜 compare ") as name:
        folder = pathlib.Path(name)
        old = measured(cli, folder)
        printed, rows = compared(program, folder, old, slower(old, folder))
        written = {}
        for row in json.loads(old.read_text())["benchmarks"]:
            written.setdefault(row["name"], []).append(row)
        assert len(written) == 2, written.keys()
        for label, repetitions in written.items():
            assert label in printed, printed
            failed = any(row.get("error_occurred") for row in repetitions)
            assert failed == ("simdjson" in label)
            measurements = rows[label]["measurements"]
            assert [m["real_time"] for m in measurements] == [row["real_time"] for row in repetitions]
            assert [m["cpu_time"] for m in measurements] == [row["cpu_time"] for row in repetitions]
            if not failed:
                assert len(repetitions) >= 2 and rows[label]["utest"]["nr_of_repetitions"] == len(repetitions)
                assert 0 <= rows[label]["utest"]["time_pvalue"] <= 1
                assert all(abs(m["time"] - 0.25) < 1e-9 and m["real_time"] > 0 for m in measurements)
        # Somebody else's results, converted by us, are compared as well.
        reference = pathlib.Path(__file__).parents[1] / "data" / "formats" / "result.jmh.json"
        other = folder / "jmh.gbench.json"
        subprocess.run([cli, "convert", str(reference), str(other)], check=True)
        _, rows = compared(program, folder, other, other)
        assert rows and all(m["time"] == 0 for row in rows.values() for m in row["measurements"])


if __name__ == "__main__":
    if sys.argv[1] == "--as-compare":
        as_compare(sys.argv[2], sys.argv[3:])
    else:
        main(*sys.argv[1:])
