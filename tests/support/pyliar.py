#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The contender in Python, with one lie about its events, named by the first argument."""

import sys

import pycontender

LIE = sys.argv[1]


class LyingWire(pycontender.Wire):
    """Changes what is sent."""

    def send(self, event, raw=b""):
        if event["type"] == "hello":
            event = {**event, "id": LIE}
        if LIE == "long-samples" and event["type"] == "sample":
            event = {**event, "wallNs": event["wallNs"] * 1000}
        if LIE == "stray-error" and event["type"] == "result":
            event = {"type": "error", "id": event["id"], "status": "unsupported", "reason": "not today"}
        if LIE == "many-samples" and event["type"] == "sample":
            for _ in range(1000):
                super().send(event, raw)
        if LIE == "stray-" + event["type"]:
            event = {**event, "id": event["id"] + 1000}
        super().send(event, raw)


if __name__ == "__main__":
    pycontender.Wire = LyingWire
    pycontender.Contender().serve_requests()
