# SPDX-License-Identifier: GPL-3.0-or-later
"""A display of our own with keys that go through the X server, and waiting for what can be seen: windows, files,
processes. Nothing here waits for a time; a limit only ends a test that would hang."""

import os
import pathlib
import subprocess
import time

PATIENCE = 20.0  # seconds for one thing to happen on a busy machine
LOOK = 0.02


class Failed(Exception):
    """What was expected did not happen."""


def wait(what, condition, patience=PATIENCE):
    """Returns the first true value of condition()."""
    end = time.monotonic() + patience
    while True:
        value = condition()
        if value:
            return value
        if time.monotonic() > end:
            raise Failed(f"waited {patience:.0f} s for {what}")
        time.sleep(LOOK)


class Screen:
    """An X server without a window manager: a window gets the keys by being given the focus."""

    def __init__(self, scratch, size="1440x900x24"):
        reading, writing = os.pipe()
        self._log = open(scratch / "xvfb.log", "wb")
        self._server = subprocess.Popen(["Xvfb", "-displayfd", str(writing), "-screen", "0", size, "-nolisten", "tcp",
                                         "-noreset"],  # or it starts anew whenever its last client leaves
                                        pass_fds=[writing], stdout=self._log, stderr=self._log)
        os.close(writing)
        with open(reading, encoding="ascii") as pipe:
            number = pipe.readline().strip()  # to the line's end: the server gives up when it cannot write that
        if not number:
            raise Failed("Xvfb did not start: " + pathlib.Path(self._log.name).read_text(errors="replace")[-500:])
        self.display = ":" + number
        self.environment = dict(os.environ, DISPLAY=self.display)

    def close(self):
        self._server.terminate()
        self._server.wait()
        self._log.close()

    def _tool(self, *arguments):
        return subprocess.run(["xdotool", *map(str, arguments)], env=self.environment, check=False,
                              stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout.decode().split()

    def windows(self, title):
        """Ids of the visible windows whose title matches the expression."""
        return self._tool("search", "--onlyvisible", "--name", title)

    def titles(self):
        return [" ".join(self._tool("getwindowname", window)) for window in self.windows(".")]

    def window(self, title):
        """Waits for a window and gives it the keys."""
        found = wait(f"a window called {title}, with {self.titles()}", lambda: self.windows(title))
        self.focus(found[-1])
        return found[-1]

    def focus(self, window):
        self._tool("windowfocus", "--sync", window)

    def gone(self, title):
        wait(f"the end of the window called {title}", lambda: not self.windows(title))

    def answer(self, title):
        """Presses Enter in the window called so until it is gone: it may not listen before it has read a file."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self.focus(self.window(title))
            self.key("Return")
            try:
                wait("an answer", lambda: not self.windows(title), 1.0)
                return
            except Failed:
                continue
        raise Failed(f"the window called {title} takes no Enter")

    def key(self, *keys):
        self._tool("key", "--clearmodifiers", *keys)

    def type(self, text):
        self._tool("type", "--delay", "1", "--", text)

    def picture(self, path=None):
        """The screen as PNG bytes, or in a file."""
        shot = subprocess.run(["import", "-window", "root", "png:-"], env=self.environment, check=True,
                              stdout=subprocess.PIPE).stdout
        if path is not None:
            pathlib.Path(path).write_bytes(shot)
        return shot

    def colours(self, place):
        """How many different bytes a part of the screen has, WIDTHxHEIGHT+X+Y: one of one colour has three at most."""
        return len(set(subprocess.run(["import", "-window", "root", "-crop", place, "rgb:-"], env=self.environment,
                                      check=True, stdout=subprocess.PIPE).stdout))


def processes_of(session):
    """Processes of that session which are still running, whoever their parent is."""
    found = []
    for entry in os.scandir("/proc"):
        if not entry.name.isdigit():
            continue
        try:
            fields = pathlib.Path(entry.path, "stat").read_text(errors="replace").rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[3]) == session and fields[0] != "Z":
            found.append(int(entry.name))
    return found
