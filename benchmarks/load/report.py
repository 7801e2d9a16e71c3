"""The report that goes with the chart."""

from __future__ import annotations

from typing import Any

PAGE = """# The server under load

{verdict}

![Delay and cost of a move against the number of sockets](../img/load.svg)

Each table has four sockets and plays {rate:g} moves a second. Tables are added until the 99th percentile
of the time from sending a move to the last of the four sockets having it passes {limit:g} ms, or there are
no more steps.

| server | tables | sockets | moves/s | p50 ms | p99 ms | server CPU s | moves per CPU-second | kB per move |
|---|--:|--:|--:|--:|--:|--:|--:|--:|
{rows}

## How it is measured

`npm ci --prefix benchmarks/load/boardgame`, then `python -m benchmarks.load.load`. Both servers are real
processes, started afresh for every step, and take turns in the same run. The clients of both are the
same Node program over plain websockets, in a process of its own; it speaks our protocol to one and
socket.io's to the other, pings as each protocol asks (ours from the client when it has heard nothing for
2.5 s or said nothing for 5 s, as our page does; socket.io's every 10 s from the server), and offers
compression as a browser does. Before the measured time the tables are played forward to different
moments of their games, so that small and large views both occur. CPU time is what the kernel counts for
the server and its children, pings included. [Decision 0016](../decisions/0016-messages-take-a-side-door.md)
tells what it is spent on.

## What to bear in mind

- Ours writes every move to disk (SQLite, synchronous FULL) before anyone hears of it; boardgame.io ran
  with its default storage, in memory.
- Ours plays the real Zen Garden. The game at boardgame.io has the same shape and nearly the same bytes
  on the wire: market, gardens, choices, a projected score, a hidden supply; its rules are simpler.
- The stand-in reads and works out everything on plain objects and touches boardgame.io's drafts only to
  put down what changed, as a careful author would. Written the usual way, on drafts, it needs about half as
  much CPU time again.
- Where commits follow each other closely, ours waits 5 ms for more moves to join the next. That is most of
  its delay at the 50th percentile from some hundred moves a second up.
- A move that could not be made in time because the one before had not arrived counts from when it was
  due.
- The machine has 2 cores, shared by the server, the clients and whatever else ran; ratios hold better
  than absolute numbers, and the delays of a crowded step belong to the machine as much as to the server.
"""


def report(figures: dict[str, Any], *, rate: float, limit: float) -> str:
    lines = [row(name, step) for name, curve in figures["curves"].items() for step in curve]
    return PAGE.format(verdict=verdict(figures), rows="\n".join(lines), rate=rate, limit=limit)


def verdict(figures: dict[str, Any]) -> str:
    ratio, tables = figures["ratio_of_moves_per_cpu_second"], figures["compared_at_tables"]
    cost = "met" if figures["goal_ratio_met"] else "missed"
    held = "met" if figures["goal_2000_sockets_met"] else "missed"
    return (
        f"Tuileries plays {ratio:g} times as many moves per CPU-second as boardgame.io's server, "
        f"at {tables} tables (goal 4: {cost}).\n"
        f"The goal of 2,000 sockets on 500 tables within the limit is {held}."
    )


def row(name: str, step: dict[str, Any]) -> str:
    fields = ("tables", "sockets", "moves_per_second", "p50", "p99", "cpu_seconds")
    cells = [name, *(f"{step[field]:g}" for field in fields)]
    cells += [f"{step['moves_per_cpu_second']:.0f}", f"{step['kilobytes_per_move']:g}"]
    return "| " + " | ".join(cells) + " |"
