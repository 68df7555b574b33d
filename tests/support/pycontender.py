#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A contender in Python, with its standard library only, written from docs/protocol.md alone.

It proves that the page is enough, and serves as the start for a contender in another language.
"""

import datetime
import decimal
import json
import math
import os
import random
import select
import sys
import time

PROTOCOL = 1
CLOCK = time.perf_counter_ns


class Refused(Exception):
    """The library refuses the input."""


class Unsupported(Exception):
    """This contender cannot do that."""


class Cancelled(Exception):
    """The engine does not want the run any longer."""


# ---- the wire ----------------------------------------------------------------------------------


class Wire:
    """Lines and raw bytes from descriptor 0; events to a copy of descriptor 1."""

    def __init__(self):
        self.output = os.dup(1)
        os.dup2(2, 1)
        self.buffer = b""
        self.ended = False

    def fill(self):
        data = os.read(0, 1 << 16)
        self.ended = not data
        self.buffer += data
        return bool(data)

    def line(self):
        while b"\n" not in self.buffer:
            if not self.fill():
                return None
        line, self.buffer = self.buffer.split(b"\n", 1)
        return line

    def raw(self, size):
        while len(self.buffer) < size:
            if not self.fill():
                raise EOFError
        data, self.buffer = self.buffer[:size], self.buffer[size:]
        return data

    def cancelled(self):
        """Looks without waiting; also true when the engine is gone."""
        while b"\n" not in self.buffer and not self.ended:
            if not select.select([0], [], [], 0)[0]:
                return False
            self.fill()
        if b"\n" not in self.buffer:
            return True
        line, rest = self.buffer.split(b"\n", 1)
        if b'"cancel"' not in line or json.loads(line).get("type") != "cancel":
            return False
        self.buffer = rest
        return True

    def send(self, event, raw=b""):
        data = json.dumps(event, allow_nan=False).encode() + b"\n" + raw
        while data:
            data = data[os.write(self.output, data):]


# ---- the library: json of the standard library, made strict -----------------------------------------


def finite(text):
    value = float(text)
    if not math.isfinite(value):
        raise Refused("number beyond the range of a double: " + text[:40])
    return value


def no_constant(name):
    raise Refused("no JSON: " + name)


def load(data):
    try:
        return json.loads(data.decode("utf-8"), parse_float=finite, parse_constant=no_constant)
    except (ValueError, RecursionError) as error:
        raise Refused(str(error)) from None


def dump(value, indent=None):
    separators = (",", ": ") if indent else (",", ":")
    try:
        return json.dumps(value, ensure_ascii=False, allow_nan=False, indent=indent, separators=separators).encode("utf-8")
    except ValueError as error:
        raise Refused(str(error)) from None


def walk(value):
    """Visits every value; returns how many there are."""
    count, todo = 0, [value]
    while todo:
        value = todo.pop()
        count += 1
        if isinstance(value, dict):
            todo.extend(value.values())
        elif isinstance(value, list):
            todo.extend(value)
    return count


# ---- records -------------------------------------------------------------------------------------


class Record:
    __slots__ = ("values",)

    def __init__(self, values):
        self.values = values


def plain(kind):
    def check(value):
        if type(value) is not kind:
            raise Refused("expected " + kind.__name__)
        return value
    return check, (lambda value: value)


def real():
    def check(value):
        if type(value) not in (int, float):
            raise Refused("expected a number")
        return float(value)
    return check, (lambda value: value)


def list_of(element):
    read, write = element
    return (lambda values: [read(value) for value in plain(list)[0](values)]), (lambda values: [write(value) for value in values])


def record(fields):
    def read(value):
        plain(dict)[0](value)
        if value.keys() != fields.keys():
            raise Refused("a field is missing or unknown")
        return Record([reader(value[name]) for name, (reader, _) in fields.items()])

    def write(value):
        return {name: writer(field) for (name, (_, writer)), field in zip(fields.items(), value.values)}
    return read, write


INTEGER, TEXT, FLAG, REAL, MAP = plain(int), plain(str), plain(bool), real(), plain(dict)
DATE = (datetime.date.fromisoformat, datetime.date.isoformat)
MONEY = (lambda value: decimal.Decimal(repr(value)), float)

ADDRESS = record({"street": TEXT, "city": TEXT, "country": TEXT, "postcode": TEXT, "latitude": REAL, "longitude": REAL})
ORDER_LINE = record({"sku": INTEGER, "product": TEXT, "quantity": INTEGER, "price": REAL, "shipped": FLAG})
RECORDS = {
    "User": record({"id": INTEGER, "name": TEXT, "trueName": TEXT, "age": INTEGER, "sex": TEXT, "createTime": INTEGER}),
    "Article": record({"id": INTEGER, "author": TEXT, "tenantId": INTEGER, "title": TEXT, "subTitle": TEXT,
                       "htmlContent": TEXT, "publishTime": INTEGER}),
    "Bean": record({"aBoolean": FLAG, "integer": INTEGER, "aLong": INTEGER, "aDouble": REAL, "date": DATE, "string": TEXT,
                    "list": list_of(TEXT), "objectMap": MAP}),
    "MiniUser": record({"id": INTEGER, "name": TEXT}),
    "Entity": record({"id": INTEGER, "name": TEXT, "date": DATE, "money": MONEY}),
    "Client": record({"id": INTEGER, "guid": TEXT, "firstName": TEXT, "lastName": TEXT, "email": TEXT, "phone": TEXT,
                      "active": FLAG, "balance": REAL, "age": INTEGER, "registered": INTEGER,
                      "addresses": list_of(ADDRESS), "orders": list_of(ORDER_LINE), "tags": list_of(TEXT),
                      "scores": list_of(REAL)}),
}

# ---- operations --------------------------------------------------------------------------------------


class Operation:
    """prepare() is not timed, once() is, answer() is what the last once() left behind."""

    def __init__(self, task, data):
        name = task["operation"]
        if task.get("threads", 1) != 1:
            raise Unsupported("Python runs one thread at a time")
        if task.get("variant") != "json":
            raise Unsupported("no such variant")
        kind = task.get("record")
        if (kind is not None) != (name in ("serialize", "deserialize")) or (kind is not None and kind not in RECORDS):
            raise Unsupported("no such record")
        read, write = RECORDS[kind] if kind else (None, None)
        if kind and task.get("many"):
            read, write = list_of((read, write))
        self.name, self.result = name, None
        if name == "serialize":
            value = read(load(data))
            self.once = lambda: dump(write(value))
            self.answer = lambda: self.result
        elif name == "deserialize":
            self.once = lambda: read(load(data))
            self.answer = lambda: dump(write(self.result))
        elif name in ("stringify", "prettify"):
            value, indent = load(data), 2 if name == "prettify" else None
            self.once = lambda: dump(value, indent)
            self.answer = lambda: self.result
        elif name in ("parse", "walk", "validate"):
            self.once = (lambda: self.walked(load(data))) if name == "walk" else (lambda: load(data))
            self.answer = (lambda: b"") if name == "validate" else (lambda: dump(self.result))
        else:
            raise Unsupported("no operation " + name)

    @staticmethod
    def walked(value):
        walk(value)
        return value

    def run(self, n):
        once = self.once
        for _ in range(n):
            self.result = once()

    def timed(self, n):
        begin = CLOCK()
        self.run(n)
        return CLOCK() - begin

    def output_bytes(self):
        return len(self.result) if self.name in ("serialize", "stringify", "prettify") else 0


class Measurement:
    def __init__(self, wire, identity, operation, mode, spec):
        self.wire, self.identity, self.operation, self.mode, self.spec = wire, identity, operation, mode, spec
        self.random = random.Random(spec.get("seed", 0))
        self.histogram = {}
        self.events = []

    def check_cancel(self):
        if self.wire.cancelled():
            raise Cancelled

    def sample(self, n, wall, warmup=False, cpu=None):
        event = {"type": "sample", "id": self.identity, "warmup": warmup, "n": n, "wallNs": wall}
        if cpu is not None:
            event["cpuNs"] = cpu
        self.events.append(event)

    def result(self, n, first, **more):
        return {"type": "result", "id": self.identity, "n": n, "firstCallNs": first, "exactness": "n/a", "notes": [],
                "outputBytes": self.operation.output_bytes(),
                "histogram": sorted(map(list, self.histogram.items())), **more}

    def run(self):
        spec, operation = self.spec, self.operation
        if spec.get("pass", "time") != "time":  # no figures beyond times
            operation.run(1)
            return self.result(1, 0)
        first = operation.timed(1)
        if self.mode == "ss":
            self.sample(1, first)
            return self.result(1, first)
        if spec.get("fixed"):
            return self.fixed(first)
        if first >= spec["longOperationNs"]:
            self.check_cancel()
            self.sample(1, operation.timed(1))
            return self.result(1, first, longOperation=True)
        n = spec.get("n") or self.calibrated()
        begin = CLOCK()
        while CLOCK() - begin < spec["warmupMinNs"]:
            self.check_cancel()
            self.sample(n, operation.timed(n), True)
        warmed = CLOCK() - begin
        for _ in range(spec["samples"]):
            self.check_cancel()
            self.counted(n + int(n * 0.1 * self.random.random()))
        return self.result(n, first, warmupNs=warmed)

    def calibrated(self):
        n, reached, target = 1, 0, self.spec["sampleTargetNs"]
        while reached < 2:
            self.check_cancel()
            elapsed = max(self.operation.timed(n), 1)
            if elapsed >= target:
                reached += 1
            else:
                reached, n = 0, max(n + 1, min(n * 10, math.ceil(n * target / elapsed)))
        return n

    def counted(self, n):
        cpu = time.thread_time_ns()
        if self.mode == "sample":
            wall = 0
            for _ in range(n):
                one = self.operation.timed(1)
                wall += one
                self.histogram[one] = self.histogram.get(one, 0) + 1
        else:
            wall = self.operation.timed(n)
        self.sample(n, wall, cpu=time.thread_time_ns() - cpu)

    def fixed(self, first):
        fixed, total = self.spec["fixed"], 0
        for i in range(fixed["warmupIterations"] + fixed["iterations"]):
            warmup = i < fixed["warmupIterations"]
            length = fixed["warmupNs"] if warmup else fixed["iterationNs"]
            total, begin = 0, CLOCK()
            while True:
                self.operation.run(1)
                total += 1
                elapsed = CLOCK() - begin
                if elapsed >= length:
                    break
                if total % 1000 == 0:
                    self.check_cancel()
            self.sample(total, elapsed, warmup)
        return self.result(total, first)


# ---- the conversation ------------------------------------------------------------------------------------


class Contender:
    def __init__(self):
        self.wire = Wire()
        self.latest = None

    def hello(self):
        operations = ["serialize", "deserialize", "parse", "stringify", "prettify", "walk", "validate"]
        return {"type": "hello", "protocol": PROTOCOL, "id": "pyjson", "library": "Python json",
                "version": sys.version.split()[0], "homepage": "https://docs.python.org/3/library/json.html",
                "license": "PSF-2.0", "selfChecking": False, "facts": {"clock": "time.perf_counter_ns"},
                "cpuFeatures": [], "build": {"interpreter": sys.implementation.name},
                "defaults": {operation: "json" for operation in operations}, "unsupported": {},
                "variants": [{"id": "json", "tier": "idiomatic", "checking": "strict", "api": "dom",
                              "summary": "json.loads and json.dumps, without NaN", "operations": operations,
                              "dropsDuplicateKeys": True, "sortsKeys": False}]}

    def fixture(self, request):
        fixture = request["fixture"]
        if "path" not in fixture:
            return self.wire.raw(fixture["bytes"])
        with open(fixture["path"], "rb") as file:
            file.seek(fixture.get("offset", 0))
            return file.read(fixture["bytes"])

    def answer(self, request, operation):
        data = operation.answer()
        self.wire.send({"type": "answer", "id": request["id"], "accepted": True, "bytes": len(data)}, data)

    def check(self, request, data):
        try:
            operation = Operation(request["task"], data)
            operation.run(1)
        except Refused as refused:
            self.wire.send({"type": "answer", "id": request["id"], "accepted": False, "reason": str(refused), "bytes": 0})
            return
        self.answer(request, operation)

    def run(self, request, data):
        self.latest = Operation(request["task"], data)
        measurement = Measurement(self.wire, request["id"], self.latest, request["task"].get("mode", "thrpt"), request["measure"])
        result = measurement.run()
        for event in measurement.events:
            self.wire.send(event)
        self.wire.send(result)

    def handle(self, request):
        kind = request.get("type")
        if kind == "cancel":
            return
        if kind == "last":
            if self.latest is None:
                raise Unsupported("there was no run")
            return self.answer(request, self.latest)
        if request.get("protocol") != PROTOCOL:
            raise Unsupported("protocol 1 is needed")
        if kind == "describe":
            return self.wire.send(self.hello())
        if kind not in ("run", "check"):
            raise Unsupported("no request " + str(kind))
        data = self.fixture(request)
        self.check(request, data) if kind == "check" else self.run(request, data)

    def serve_requests(self):
        while (line := self.wire.line()) is not None:
            request = json.loads(line)
            try:
                self.handle(request)
            except (Refused, Unsupported, Cancelled, MemoryError) as error:
                status = {Refused: "rejected", Unsupported: "unsupported", Cancelled: "cancelled"}.get(type(error), "out-of-memory")
                self.wire.send({"type": "error", "id": request.get("id", 0), "status": status, "reason": str(error), "phase": ""})


if __name__ == "__main__":
    sys.setrecursionlimit(10_000)
    Contender().serve_requests()
