"""What a move costs and how long it takes to reach everyone, at more and more tables, here and at a peer's.

`npm ci --prefix benchmarks/load/boardgame` once, then `python -m benchmarks.load.load [TABLES ...]`.
Writes docs/img/load.svg and docs/reports/server-load.md.
"""

from __future__ import annotations

import contextlib
import json
import os
import resource
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
from msgspec import Struct, to_builtins

from benchmarks.load.chart import draw
from benchmarks.load.report import report
from tests.server.house import Process, free_port, wait_for

HERE = Path(__file__).parent
DOCS = HERE.parents[1] / "docs"
NODE = HERE / "boardgame"

STEPS = (20, 100, 250, 500, 750, 1000)
SEATS = 4
RATE = 0.5
"""Moves a second at each table: quicker than people."""
SECONDS = 16
FORWARD = 48
"""So many moves at most are played before the measured time, of the 64 of a game."""
LIMIT = 100.0
"""Milliseconds from a move to the last of the four having it, at the 99th percentile."""
FILES = 16_384
GOAL = 2.5
"""So many times the peer's moves per CPU-second, at the largest step."""


class Step(Struct, frozen=True):
    """What was measured at one number of tables."""

    tables: int
    sockets: int
    moves_per_second: float
    p50: float
    p99: float
    cpu_seconds: float
    moves_per_cpu_second: float
    kilobytes_per_move: float
    client_cpu_seconds: float
    refused: int
    closed: int
    machine_load: float
    """Processes that wanted one of the machine's cores, on average over the last minute."""

    @property
    def is_held(self) -> bool:
        return self.p99 <= LIMIT and not self.refused and not self.closed


def cpu_seconds(process: int) -> float:
    """Of a process and all its children, from the kernel's own account."""
    total, waiting = 0, [process]
    while waiting:
        pid = waiting.pop()
        with contextlib.suppress(OSError):
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            total += int(fields[11]) + int(fields[12])
            for task in Path(f"/proc/{pid}/task").iterdir():
                waiting += [int(child) for child in (task / "children").read_text().split()]
    return total / os.sysconf("SC_CLK_TCK")


@contextlib.contextmanager
def ours(folder: Path) -> Iterator[tuple[str, int]]:
    """Tuileries as it is run, with the limits per address lifted: all clients have one here.

    No bot plays, so no kernel is compiled or loaded.
    """
    wide = {
        "TUILERIES_SOCKETS_PER_ADDRESS": "1000000",
        "TUILERIES_REQUESTS_PER_SECOND": "1000000",
        "TUILERIES_MESSAGES_PER_SECOND": "1000000",
    }
    server = Process(folder, warm=False, environment=wide)
    server.start()
    try:
        yield server.address, server.process.pid
    finally:
        server.kill()


@contextlib.contextmanager
def theirs(folder: Path) -> Iterator[tuple[str, int]]:
    """boardgame.io as it comes: matches in memory, nothing on disk."""
    port = free_port()
    with (folder / "server.log").open("ab") as log:
        process = subprocess.Popen(["node", "server.js", str(port)], cwd=NODE, stdout=log, stderr=log)
    try:
        wait_for(lambda: is_up(port))
        yield f"127.0.0.1:{port}", process.pid
    finally:
        process.kill()
        process.wait()


def is_up(port: int) -> bool:
    with contextlib.suppress(httpx.HTTPError):
        return httpx.get(f"http://127.0.0.1:{port}/games").status_code == 200
    return False


SERVERS = {"tuileries": ours, "boardgame.io": theirs}


def measure(name: str, tables: int) -> Step:
    """One step: a fresh server, and one process with all its clients."""
    with tempfile.TemporaryDirectory() as folder, SERVERS[name](Path(folder)) as (address, pid):
        task = {
            "server": name,
            "address": address,
            "tables": tables,
            "seats": SEATS,
            "rate": RATE,
            "seconds": SECONDS,
            "forward": FORWARD,
            "compression": True,
        }
        said, cpu = drive(task, pid)
    return step_of(tables, said, cpu)


def drive(task: dict[str, Any], pid: int) -> tuple[dict[str, Any], float]:
    """Let the clients play. What they say at the end, and what the server used in the measured time."""
    clients = subprocess.Popen(
        ["node", "drive.js", json.dumps(task)], cwd=NODE, stdout=subprocess.PIPE, text=True
    )
    marks: dict[str, float] = {}
    said: dict[str, Any] | None = None
    assert clients.stdout is not None
    for line in clients.stdout:
        if line.startswith("{"):
            said = json.loads(line)
        else:
            marks[line.strip()] = cpu_seconds(pid)
    assert clients.wait(60) == 0, "the clients failed"
    assert said is not None, "the clients said nothing"
    return said, marks["end"] - marks["begin"]


def step_of(tables: int, said: dict[str, Any], cpu: float) -> Step:
    moves = said["moves"]
    return Step(
        tables=tables,
        sockets=tables * SEATS,
        moves_per_second=round(moves / said["seconds"], 1),
        p50=round(said["p50"], 1),
        p99=round(said["p99"], 1),
        cpu_seconds=round(cpu, 2),
        moves_per_cpu_second=round(moves / cpu, 1),
        kilobytes_per_move=round(said["bytes"] / moves / 1000, 1),
        client_cpu_seconds=round(said["client_cpu"], 2),
        refused=said["refused"],
        closed=said["closed"],
        machine_load=round(os.getloadavg()[0], 1),
    )


def climb(steps: tuple[int, ...]) -> dict[str, list[Step]]:
    """Both servers in turn at every step, also where it takes too long: the cost still tells something."""
    curves: dict[str, list[Step]] = {name: [] for name in SERVERS}
    for tables in steps:
        for name, curve in curves.items():
            curve.append(measure(name, tables))
            print(name, json.dumps(to_builtins(curve[-1])), file=sys.stderr)
    return curves


def summary(curves: dict[str, list[Step]]) -> dict[str, Any]:
    """The goals, and how the two compare at every step."""
    ratios = {
        str(ours.tables): round(ours.moves_per_cpu_second / theirs.moves_per_cpu_second, 2)
        for ours, theirs in zip(*curves.values(), strict=True)
    }
    last = curves["tuileries"][-1].tables
    return {
        "compared_at_tables": last,
        "ratio_of_moves_per_cpu_second": ratios[str(last)],
        "ratios": ratios,
        "goal_ratio_met": ratios[str(last)] >= GOAL,
        "goal_2000_sockets_met": any(step.sockets >= 2000 and step.is_held for step in curves["tuileries"]),
    }


def main(steps: tuple[int, ...]) -> None:
    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    curves = climb(steps)
    told = {name: [to_builtins(step) for step in curve] for name, curve in curves.items()}
    figures = {"figure": "moves to everyone under load", **summary(curves), "curves": told}
    print(json.dumps(figures))
    (DOCS / "img" / "load.svg").write_text(draw(told, LIMIT), encoding="utf-8")
    (DOCS / "reports" / "server-load.md").write_text(
        report(figures, rate=RATE, limit=LIMIT, goal=GOAL), encoding="utf-8"
    )


if __name__ == "__main__":
    main(tuple(int(word) for word in sys.argv[1:]) or STEPS)
