"""The report that goes with the chart."""

from __future__ import annotations

from typing import Any

PAGE = """# The server under load

{verdict}

![Delay and cost of a move against the number of sockets](../img/load.svg)

Each table has four sockets and plays {rate:g} moves a second. The limit is {limit:g} ms from sending a move
until all four sockets have it, at the 99th percentile. `load` is how many processes wanted the two cores of
the machine.

| server | tables | sockets | moves/s | p50 ms | p99 ms | server CPU s | moves per CPU s | kB a move | load |
|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|
{rows}

How many times as many moves per CPU-second as boardgame.io's server, in the same run:

| tables | {heads} |
|---|{dashes}
| ratio | {ratios} |

The version before reached 1.2, 0.9, 0.8, 1.1, 1.6 and 1.6 at 20 to 1,000 tables, in a run on a quieter
machine that counted the loading of kernels as well. Right after the run above it was measured again at
1,000 tables, on the same busy machine: 1,984 moves per CPU-second, 1.6 times boardgame.io's. At 500
tables, one right after the other and both within the limit, a move cost 732 µs before and 610 µs now.

## How it is measured

Run `npm ci --prefix benchmarks/load/boardgame`, then `python -m benchmarks.load.load`. Both servers are
real processes, restarted for every step, and take turns in the same run. The clients of both are the same
Node program over plain websockets, in a separate process. It speaks our protocol to one server and
socket.io's to the other, pings as each protocol requires (ours from the client when it has received
nothing for 2.5 s or sent nothing for 5 s, as our page does; socket.io's every 10 s from the server), and
offers compression as a browser does. Before the measurement the tables are played forward to different
points of their games, to include small and large views. CPU time is what the kernel counts for the server
and its children, including pings; no bot plays, so no kernel is compiled or loaded.
[Decision 0031](../decisions/0031-frames-of-our-own.md) says what it is spent on.

## What a move costs without sockets

`python -m benchmarks.bench_move` (part of `make bench`) plays 100 tables of four in one process, with a real
database but without sockets, and prints CPU microseconds per move. A seat's score is kept until the seat
changes, where nothing is secret an update is written as JSON once for all, and where nobody listens none is
made. The machine was busy, so telling is compared with the rules in the same run. Medians of five runs, in
turn with the version before:

| game | telling / rules, before | now | telling µs, before | now |
|---|--:|--:|--:|--:|
| Zen Garden | 7.9 | 5.6 | 188 | 141 |
| The Hanging Gardens | 5.8 | 3.4 | 266 | 163 |

The whole move, with writing, took about 0.8 times as long in both games (medians of three runs, from 0.66 to
1.01). In the load test above, two runs of each at 750 tables on the busy machine showed no difference beyond
their own spread.

## What to bear in mind

- Our server writes every move to disk (SQLite, synchronous FULL) before it sends it to anyone;
  boardgame.io ran with its default storage, in memory.
- Our server plays the real Zen Garden. The game on boardgame.io is a stand-in of the same shape and
  nearly the same bytes on the wire: selection board, gardens, choices, a score preview, a hidden supply;
  its rules are simpler.
- The stand-in reads and computes everything on plain objects and uses boardgame.io's drafts only to write
  changes, as a careful author would. Written the usual way, on drafts, it needs about half as much CPU
  time again.
- When commits follow each other closely, our server waits 10 ms for more moves to join the next one. That
  is most of its delay at the 50th percentile from a hundred moves a second up.
- In the run before, on a quieter machine, 2,000 sockets on 500 tables were within the limit (16.5 ms), and
  4,000 on 1,000 tables too (50.2 ms). Where more processes want the cores than there are, delays tell more
  of them than of a server. At 750 and 1,000 tables neither server kept up here, and one that is late has
  more moves in each commit, which makes them cheaper.
- A move that was late because the one before had not arrived counts from when it was due.
- The machine has 2 cores, shared by the server, the clients and other processes. Ratios are more reliable
  than absolute numbers, and the delays of a crowded step come from the machine as much as from the
  server.
"""


def report(figures: dict[str, Any], *, rate: float, limit: float, goal: float) -> str:
    lines = [row(name, step) for name, curve in figures["curves"].items() for step in curve]
    ratios = figures["ratios"]
    return PAGE.format(
        verdict=verdict(figures, goal),
        rows="\n".join(lines),
        rate=rate,
        limit=limit,
        heads=" | ".join(ratios),
        dashes="--:|" * len(ratios),
        ratios=" | ".join(f"{ratio:g}" for ratio in ratios.values()),
    )


def verdict(figures: dict[str, Any], goal: float) -> str:
    ratio, tables = figures["ratio_of_moves_per_cpu_second"], figures["compared_at_tables"]
    cost = "met" if figures["goal_ratio_met"] else "missed"
    held = "met" if figures["goal_2000_sockets_met"] else "missed in this run"
    return (
        f"Tuileries plays {ratio:g} times as many moves per CPU-second as boardgame.io's server, "
        f"at {tables} tables (goal {goal:g}: {cost}).\n"
        f"The goal of 2,000 sockets on 500 tables within the limit is {held}."
    )


def row(name: str, step: dict[str, Any]) -> str:
    fields = ("tables", "sockets", "moves_per_second", "p50", "p99", "cpu_seconds")
    cells = [name, *(f"{step[field]:g}" for field in fields)]
    cells += [f"{step['moves_per_cpu_second']:.0f}", f"{step['kilobytes_per_move']:g}"]
    return "| " + " | ".join([*cells, f"{step['machine_load']:g}"]) + " |"
