#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""One sitting at the real window, by keyboard alone: tick, add files, run, look, export, stop, quit.

usage: session.py JINBANG PAGE [DOCUMENT]

PAGE is an HTML page in GBK. DOCUMENT is a JSON file; without it one of its kind is made. What the window left on the
disk is checked: a green screen alone proves nothing."""

import csv
import json
import os
import pathlib
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree
import zlib

from screen import Failed, Screen, processes_of, wait

ALL = ("boostjson", "nlohmann", "qtjson", "rapidjson", "simdjson")
BUILT_IN = ("small", "medium", "large", "users", "bean", "mini", "entity", "client")
MAIN = "^Jinbang"


def check(condition, what):
    if not condition:
        raise Failed(what)


def stand_in():
    """As citm_catalog.json: many small objects under numeric keys, repeated names, some text beyond ASCII."""
    events = {str(138586341 + i): {"description": None, "id": 138586341 + i, "name": f"Événement {i}", "logo": None,
                                   "subTopicIds": [337184269, 337184283 + i % 7], "topicIds": [324846099, 107888604]}
              for i in range(2000)}
    return json.dumps({"areaNames": {"205705993": "Arrière-scène central"}, "events": events}, ensure_ascii=False, indent=1)


class Sitting:
    def __init__(self, program, page, document, scratch):
        self.scratch = scratch
        self.data = scratch / "data" / "jinbang" / "runs"
        self.config = scratch / "config" / "jinbang" / "settings.json"
        self.folder = scratch / "数据 files"
        self.folder.mkdir()
        self.document = self.folder / "citm_catalog.json"
        self.page = self.folder / "gbk page.html"
        shutil.copyfile(page, self.page)
        if document and pathlib.Path(document).exists():
            shutil.copyfile(document, self.document)
        else:
            self.document.write_text(stand_in(), encoding="utf-8")
        self.settings()
        self.screen = Screen(scratch)
        (scratch / "runtime").mkdir(mode=0o700)
        environment = dict(self.screen.environment, HOME=str(scratch), XDG_CONFIG_HOME=str(scratch / "config"),
                           XDG_DATA_HOME=str(scratch / "data"), XDG_RUNTIME_DIR=str(scratch / "runtime"),
                           QT_QPA_PLATFORM="xcb", LC_ALL="C")  # names must hold all the same
        self.errors = open(scratch / "stderr", "wb")
        self.program = subprocess.Popen([os.path.abspath(program)], env=environment, stdout=self.errors, stderr=self.errors,
                                        cwd=self.folder, start_new_session=True)

    def settings(self):
        """One library, one workload, and a sampling that is over in some seconds."""
        # What the run card's fields remember is a plan in the form of a plan file.
        options = {"schema": "jinbang-plan", "schemaVersion": 1, "preset": "custom", "minBlocks": 4, "maxBlocks": 4,
                   "samplesPerFork": 2, "sampleTargetNs": 1e7, "warmupMinMs": 0, "deadlineMs": None}
        setup = {"excluded": [name for name in ALL if name != "rapidjson"], "operations": ["parse", "deserialize"],
                 "workloads": [{"name": name, "file": False, "chosen": name == "small"} for name in BUILT_IN],
                 "options": json.dumps(options)}
        self.config.parent.mkdir(parents=True)
        self.config.write_text(json.dumps({"version": 1, "language": "en", "theme": "light", "setup": setup}))

    def close(self):
        if self.program.poll() is None:
            os.killpg(self.program.pid, 9)
            self.program.wait()
        self.screen.close()
        self.errors.close()

    # --- what the program does to the disk ------------------------------------------------------
    def journals(self):
        return sorted(self.data.glob("*.jsonl"), key=lambda path: path.stat().st_mtime_ns)

    def lines(self, number):
        """Whole lines of the journal of a run, counted from 0; empty until there are any."""
        found = self.journals()
        text = found[number].read_text(encoding="utf-8") if len(found) > number else ""
        return [json.loads(line) for line in text.split("\n")[:-1]]

    def end_of_run(self, number):
        return wait(f"the end of run {number + 1}",
                    lambda: [line["finished"] for line in self.lines(number) if "finished" in line])[0]

    # --- what a person does -----------------------------------------------------------------------
    def add(self, path):
        self.screen.window(MAIN)
        self.screen.key("ctrl+shift+a")
        self.screen.window("Choose files")
        self.screen.type(path.name)      # the program was started in that folder
        self.screen.key("Return")
        self.screen.gone("Choose files")
        self.screen.answer("Add workload")  # once it has read the file

    def begin_run(self, number):
        self.screen.window(MAIN)
        self.screen.key("F5")
        wait(f"a block of run {number + 1}", lambda: [line for line in self.lines(number) if "block" in line])

    def tick_the_first_library(self):
        self.screen.window(MAIN)
        # The libraries come together with what the status line says about the machine.
        wait("the libraries", lambda: self.screen.colours("300x18+20+878") > 20)
        # From the matrix back past the Run button to the setup panel, onto its first control.
        self.screen.key("shift+F6", "shift+F6", "Tab", "space")

    def export(self, name):
        path = self.folder / name
        self.screen.window(MAIN)
        self.screen.key("ctrl+e")
        self.screen.window("Export chart")
        self.screen.key("Return")
        self.screen.window("Save chart")
        self.screen.type(path.name)
        self.screen.key("Return")
        self.screen.gone("Save chart")
        self.screen.gone("Export chart")
        check(path.exists() and path.stat().st_size > 0, f"{name} was not written")
        return path

    def export_data(self, name):
        """The first format of the list, whose file dialog goes by the same name as the dialog itself."""
        path = self.folder / name
        self.screen.window(MAIN)
        self.screen.key("ctrl+shift+e")
        dialog = self.screen.window("^Export data")
        self.screen.key("Return")
        chooser = wait("the file dialog", lambda: [w for w in self.screen.windows("^Export data") if w != dialog])[0]
        self.screen.focus(chooser)
        self.screen.key("ctrl+a")
        self.screen.type(path.name)
        self.screen.key("Return")
        self.screen.gone("^Export data")
        check(path.exists() and path.stat().st_size > 0, f"{name} was not written")
        return path

    def page_of(self, number):
        """Turns to a page and returns how it looks."""
        self.screen.window(MAIN)
        before = self.screen.picture()
        self.screen.key(f"ctrl+{number}")

        def settled():  # the status bar may change, too: a page has come when its picture stays
            now = self.screen.picture()
            time.sleep(0.3)
            return now != before and now == self.screen.picture() and now
        return wait(f"page {number} to be painted", settled)


def check_png(path):
    data = path.read_bytes()
    check(data[:8] == b"\x89PNG\r\n\x1a\n", "the PNG has no signature")
    width, height = struct.unpack(">II", data[16:24])
    check(width >= 1400 and height >= 900, f"the PNG is {width} x {height}, not twice 700 x 460 or more")
    body, at = b"", 8
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at:at + 8])
        body += data[at + 8:at + 8 + length] if kind == b"IDAT" else b""
        at += 12 + length
    check(len(set(zlib.decompress(body))) > 40, "the PNG is of one colour")


def check_svg(path):
    tree = xml.etree.ElementTree.parse(path)
    paths = [element for element in tree.iter() if element.tag.endswith("}path")]
    check(len(paths) > 10, f"the SVG has {len(paths)} paths")


def check_pdf(path):
    facts = subprocess.run(["pdfinfo", str(path)], check=True, stdout=subprocess.PIPE).stdout.decode()
    check(re.search(r"^Pages:\s+1$", facts, re.MULTILINE), "the PDF has not one page")
    check(re.search(r"^Title:\s+\S", facts, re.MULTILINE), "the PDF has no title")


def check_csv(path):
    data = path.read_bytes()
    check(not data.startswith(b"\xef\xbb\xbf"), "the plain CSV has a byte order mark")
    rows = list(csv.DictReader(data.decode("utf-8").splitlines()))
    check(len(rows) == 6, f"the CSV has {len(rows)} rows, not two libraries by three")
    check({row["fixture"] for row in rows} == {"small", "citm_catalog.json", "gbk page.html"}, "the CSV names other inputs")
    check(all(float(row["nsPerOp"]) > 0 for row in rows if row["status"] == "ok"), "the CSV has a time that is none")


def check_run(header, forks):
    contenders = {entry["contender"] for entry in header["entries"]}
    check(contenders == {"boostjson", "rapidjson"}, f"these took part, not the two that are ticked: {contenders}")
    fixtures = {fixture["name"] for fixture in header["fixtures"]}
    check(fixtures == {"small", "citm_catalog.json", "gbk page.html"}, f"these were measured: {fixtures}")
    check(forks, "nothing was measured")


def sit(sitting):
    screen = sitting.screen
    screen.window(MAIN)
    sitting.tick_the_first_library()
    sitting.add(sitting.document)
    sitting.add(sitting.page)
    screen.window(MAIN)
    screen.key("F5")
    check(sitting.end_of_run(0) == "Complete", "the first run is not complete")
    lines = sitting.lines(0)
    check_run(lines[0]["run"], [line for line in lines if "block" in line])

    looks = [sitting.page_of(number) for number in (2, 3, 1)]
    check(len(set(looks)) == 3, "two pages look the same")
    sitting.page_of(2)
    check_png(sitting.export("chart.png"))
    check_svg(sitting.export("chart two.svg"))
    check_pdf(sitting.export("chart.pdf"))
    check_csv(sitting.export_data("table.csv"))

    sitting.begin_run(1)
    screen.key("shift+F5")
    check(sitting.end_of_run(1) == "Stopped", "the second run was not stopped")

    sitting.begin_run(2)
    screen.key("ctrl+q")
    screen.window("A run is going on")
    screen.key("Return")  # nothing is lost by a hasty Enter
    screen.gone("A run is going on")
    check(sitting.program.poll() is None and "finished" not in sitting.lines(2)[-1], "Enter has ended the run")
    screen.window(MAIN)
    screen.key("ctrl+q")
    screen.window("A run is going on")
    screen.key("Tab", "space")
    closed = time.monotonic()
    wait("the program's end", lambda: sitting.program.poll() is not None)
    check(time.monotonic() - closed < 3, "closing took more than three seconds")
    check(sitting.end_of_run(2) == "Stopped", "the third run was not kept as stopped")
    check(sitting.program.returncode == 0, f"the program ended with {sitting.program.returncode}")
    left = processes_of(sitting.program.pid)
    check(not left, f"processes were left: {left}")
    kept = json.loads(sitting.config.read_text(encoding="utf-8"))["setup"]
    check("boostjson" not in kept["excluded"], "the tick was forgotten")


def main(arguments):
    if len(arguments) not in (2, 3):
        print(__doc__, file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory(prefix="jinbang-sitting-") as folder:
        sitting = Sitting(arguments[0], arguments[1], arguments[2] if len(arguments) > 2 else None, pathlib.Path(folder))
        try:
            sit(sitting)
        except Failed as problem:
            sitting.screen.picture("sitting-failed.png")
            print(f"{problem}\nwindows: {sitting.screen.titles()}\nthe screen is in {os.getcwd()}/sitting-failed.png\n"
                  + (sitting.scratch / "stderr").read_text(errors="replace")[-2000:], file=sys.stderr)
            return 1
        finally:
            sitting.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
