"""Three nodes over one PostgreSQL: killed, paused, deaf to each other, cut off from the database.

`python -m benchmarks.soak_nodes [KILLS [SEED]]` kills so many times (100), one in four times the database
itself, each time about when the timer of a game of Gardeners ends; then a node is stopped for 15 seconds and
goes on, and notices are lost, late, doubled and out of order. No acknowledged move is lost or doubled, and
every game comes to its end. The database writes to disk for real.

Tells how long people waited from one move at their table to the next, where something had gone wrong.
"""

from __future__ import annotations

import json
import random
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tests.server.nodes import Told, crash, misunderstand, pause
from tests.server.postgres import postgres_running

KILLS_A_HOUSE = 10
TABLES = 6
PAUSED = 15.0
MOST_CUTS = 40
PARTS = (0.1, 0.25, 0.5, 0.75, 0.9, 0.95, 0.99)


def distribution(seconds: Sequence[float]) -> dict[str, float]:
    """How many, how long it was for a part of them at most, and for the last."""
    ordered = sorted(seconds)
    told: dict[str, float] = {"number": len(ordered)}
    if ordered:
        told |= {f"{part:.0%}": round(ordered[int(part * len(ordered))], 2) for part in PARTS}
        told["longest"] = round(ordered[-1], 2)
    return told


def figures(told: Told) -> dict[str, Any]:
    return {
        "tables": told.tables,
        "acknowledged": told.acknowledged,
        "waits": {trouble: distribution(waits) for trouble, waits in told.waits.items()},
    }


def main(kills: int, seed: int) -> None:
    start, luck, crashes = time.perf_counter(), random.Random(seed), Told()
    with postgres_running(fsync="on") as postgres, tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for first in range(0, kills, KILLS_A_HOUSE):
            crashes.add(crash(postgres, folder, min(KILLS_A_HOUSE, kills - first), TABLES, luck))
            print(f"{first + KILLS_A_HOUSE}", file=sys.stderr)
        told = {
            "kills": crashes.kills,
            "database_kills": crashes.database_kills,
            **figures(crashes),
            "timers_late": distribution(crashes.late),
            "paused": figures(pause(postgres, folder, PAUSED, TABLES, luck)),
            "misunderstood": figures(misunderstand(postgres, folder, min(kills, MOST_CUTS), TABLES, luck)),
        }
    told |= {"lost": 0, "doubled": 0, "seconds": round(time.perf_counter() - start)}
    print(json.dumps({"figure": "nodes killed without a move lost or doubled", **told}))


if __name__ == "__main__":
    given = [int(word) for word in sys.argv[1:]]
    main(*given, *(100, 1)[len(given) :])
