"""Three nodes over one PostgreSQL: killed, paused, deaf to each other, cut off from the database.

`python -m benchmarks.soak_nodes [KILLS]` kills so many times (100), one in four times the database itself;
then a node is stopped for 15 seconds and goes on, and notices are lost, late, doubled and out of order. No
acknowledged move is lost or doubled, and every game comes to its end. The database writes to disk for real.
"""

from __future__ import annotations

import json
import random
import sys
import tempfile
import time
from pathlib import Path

from tests.server.nodes import crash, misunderstand, pause
from tests.server.postgres import postgres_running

KILLS_A_HOUSE = 10
TABLES = 6
PAUSED = 15.0


def main(kills: int) -> None:
    start, luck = time.perf_counter(), random.Random(1)
    houses = [min(KILLS_A_HOUSE, kills - first) for first in range(0, kills, KILLS_A_HOUSE)]
    with postgres_running(fsync="on") as postgres, tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        crashes = [crash(postgres, folder, number, TABLES, luck) for number in houses]
        told = {
            "kills": sum(one["kills"] for one in crashes),
            "database_kills": sum(one["database_kills"] for one in crashes),
            "acknowledged": sum(one["acknowledged"] for one in crashes),
            "wait_medians": [one["wait_median"] for one in crashes],
            "wait_longest": max(one["wait_longest"] for one in crashes),
            "paused": pause(postgres, folder, PAUSED, TABLES, luck),
            "misunderstood": misunderstand(postgres, folder, kills, TABLES, luck),
        }
    told |= {"lost": 0, "doubled": 0, "seconds": round(time.perf_counter() - start)}
    print(json.dumps({"figure": "nodes killed without a move lost or doubled", **told}))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
