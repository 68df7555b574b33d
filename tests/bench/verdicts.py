# SPDX-License-Identifier: GPL-3.0-or-later
"""Does a verdict mean something? One contender against itself, and against itself with 2 % more work."""

import math

from support import cell_of, median, metric_of, percent


def half_width(comparison):
    return (math.log(comparison["ciHigh"]) - math.log(comparison["ciLow"])) / 2


def same_against_same(bench):
    """measurement.md 3.5. A right tool passes with 99 %."""
    for contender in ["nlohmann"] if bench.smoke else ["nlohmann", "rapidjson", "boostjson"]:
        runs = 1 if bench.smoke else 10
        cells = wrong = 0
        widths, ratios = [], []
        for seed in range(1, runs + 1):
            size = ["-w", "small", "--forks", 7] if bench.smoke else ["-w", "small,medium,large"]
            report = bench.run("-l", f"{contender},{contender}", "--seed", seed, *size)
            for comparison in report["comparisons"]:
                cells += 1
                ratios.append(abs(math.log(comparison["ratio"])))
                if comparison["verdict"] in ("faster", "slower"):
                    wrong += 1
                    bench.note(f"seed {seed}, {comparison['scope']}: {comparison['verdict']}, ratio "
                               f"{comparison['ratio']:.4f} [{comparison['ciLow']:.4f}, {comparison['ciHigh']:.4f}]")
                if comparison["ciLow"] is not None:
                    widths.append(half_width(comparison))
        bench.tell(f"{contender} against itself: {cells} cells, verdicts", "at most 7 of 60",
                   f"{wrong}", wrong <= 7 * cells / 60 and cells > 0)
        bench.tell(f"{contender} against itself: median half-width", "at most 3 %",
                   percent(median(widths), 2), median(widths) <= 0.03)
        bench.note(f"median distance of the two from each other {percent(median(ratios), 2)}")


def across_sessions(bench):
    """measurement.md 2.10: the same libraries in sessions of their own, each compared with each. Standard runs, because
    only they know their noise floor; cut short, since the verdicts need blocks and no small interval. One seed for all:
    another one makes other records, and those are no A/A."""
    sessions = 2 if bench.smoke else 6
    size = ["-l", "rapidjson", "-w", "small", "--forks", 7] if bench.smoke else [
        "-l", "rapidjson,nlohmann,boostjson", "-w", "small,users:5,medium", "--max-time", "90s"]
    files = [bench.save(f"session-{number}.json", "--preset", "standard", "--seed", 1, *size)
             for number in range(sessions)]
    cells = wrong = judged = 0
    for first in range(sessions):
        for second in range(first + 1, sessions):
            comparison = bench.compare(files[first], files[second])
            for cell in comparison["cells"]:
                cells += 1
                judged += cell["noiseFloor"] is not None  # of too few blocks no verdict can come
                if cell["verdict"] in ("faster", "slower"):
                    wrong += 1
                    bench.note(f"sessions {first + 1} and {second + 1}, {cell['label']} {cell['metric']}: "
                               f"{cell['verdict']}, ratio {cell['ratio']:.4f}, floor {cell['noiseFloor']:.4f}")
    least = 1 if bench.smoke else 200
    bench.tell(f"{judged} of {cells} cells across {sessions} sessions could have a verdict", f"at least {least}", str(judged),
               judged >= least)
    bench.tell("cells across sessions with a verdict", "at most 8 %", percent(wrong / max(judged, 1)), wrong <= 0.08 * judged)


def two_percent_more(bench):
    """measurement.md 3.10, shortened: a run of four metrics gives four verdicts, so five runs stand for
    twenty; untimed passes and the preset's blocks stay. nlohmann/json and the same with one operation in fifty
    done twice; articles take too few operations a sample for one in fifty to be 2 %."""
    found, verdicts, ratios = 0, 0, []
    for seed in range(1, 2 if bench.smoke else 6):
        size = ["-w", "small", "-o", "serialize", "--forks", 7] if bench.smoke else ["-w", "small,medium"]
        report = bench.run_probe(["library", "library-102"], *size, "--preset", "standard", "--seed", seed)
        labels = [entry["label"] for entry in report["contenders"] if not entry["twin"]]
        plain, more = (next(label for label in labels if label.endswith(end)) for end in ("library", "-102"))
        for comparison in report["comparisons"]:
            if {comparison["a"], comparison["b"]} != {plain, more}:
                continue
            verdicts += 1
            operation, fixture = comparison["scope"].split("/", 1)
            ratio = (cell_of(report, more, operation, fixture)["nsPerOp"]
                     / cell_of(report, plain, operation, fixture)["nsPerOp"])
            ratios.append(ratio)
            good = comparison["verdict"] in ("faster", "slower") and ratio > 1
            found += good
            if not good:
                bench.note(f"seed {seed}, {comparison['scope']}: {comparison['verdict']}, ratio of {comparison['a']} "
                           f"and {comparison['b']} {comparison['ratio']:.4f} "
                           f"[{comparison['ciLow']}, {comparison['ciHigh']}]")
    bench.tell(f"2 % more work, {verdicts} standard verdicts, found slower", "at least 90 %",
               percent(found / max(verdicts, 1)), verdicts > 0 and found >= 0.9 * verdicts)
    bench.note(f"median ratio {median(ratios):.4f}, 1.02 was put in")


def same_seed(bench):
    """measurement.md 3.21."""
    arguments = ["-l", "nlohmann,rapidjson,boostjson", "--seed", "20260101"]
    arguments += ["-w", "small", "--forks", 7] if bench.smoke else ["-w", "small,medium"]
    first, second = bench.run(*arguments), bench.run(*arguments)

    def inputs(report):
        return [(fixture["name"], fixture["sha256"]) for fixture in report["fixtures"]]

    def order(report):  # of the blocks that both runs have: a busy machine ends the longer one earlier
        return {(metric_of(cell), cell["label"], fork["block"]): fork["position"]
                for cell in report["cells"] for fork in cell["forks"] if fork["valid"]}

    bench.tell("same seed twice: inputs", "the same", f"{len(inputs(first))} inputs",
               inputs(first) == inputs(second))
    one, two = order(first), order(second)
    common = one.keys() & two.keys()
    bench.tell("same seed twice: order within blocks", "the same", f"{len(common)} processes",
               len(common) > 0 and all(one[key] == two[key] for key in common))
    overlaps = cells = 0
    for cell in first["cells"]:
        other = cell_of(second, cell["label"], cell["operation"], cell["fixture"])
        if cell["ciLow"] is None or other["ciLow"] is None:
            continue
        cells += 1
        meets = cell["ciLow"] <= other["ciHigh"] and other["ciLow"] <= cell["ciHigh"]
        overlaps += meets
        if not meets:
            bench.note(f"{cell['label']} {metric_of(cell)}: {cell['nsPerOp']:.1f} and {other['nsPerOp']:.1f} ns, "
                       f"ratio {other['nsPerOp'] / cell['nsPerOp']:.4f}")
    bench.tell("same seed twice: intervals overlap", "all", f"{overlaps} of {cells}", cells > 0 and overlaps == cells)
