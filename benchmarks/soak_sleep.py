"""Many unfinished games in one database: how long a start takes, how much memory, and how quick the lobby is.

`python -m benchmarks.soak_sleep [TABLES]` copies one game so many times (100,000).
"""

from __future__ import annotations

import contextlib
import json
import sqlite3
import sys
import tempfile
import time
from pathlib import Path

from tests.server.house import Person, Process, house
from tests.web.backstage import play_on

ASKED = 300
COPIES = """
    INSERT INTO {table} ({columns}) WITH RECURSIVE copy (number) AS (
        SELECT 1 UNION ALL SELECT number + 1 FROM copy WHERE number < ?
    ) SELECT {values} FROM copy, {table} WHERE {key} = ?
"""


def fill(folder: Path, tables: int) -> Person:
    """One game that was begun and is listed, copies of it, and somebody with a few tables of their own."""
    with house(folder, warm=False) as running:
        ada, other = Person(running.address, "Ada"), Person(running.address, "Zoë")
        table = other.open("human", "human", listed=True)
        other.join(table, name="Béla")
        other.start(table)
        play_on(running, table, 10)
        for _ in range(3):
            ada.open("human", "human")
    with contextlib.closing(sqlite3.connect(folder / "games.sqlite3")) as connection:
        for name, key in (("tables", "id"), ("seats", "table_id"), ("lines", "table_id")):
            columns = [row[1] for row in connection.execute(f"PRAGMA table_info({name})")]
            values = ", ".join(f"{name}.{key} || '-' || number" if one == key else one for one in columns)
            sql = COPIES.format(table=name, columns=", ".join(columns), values=values, key=key)
            connection.execute(sql, (tables - 1, table))
        connection.commit()
    return ada


def memory_of(process: int) -> float:
    """In megabytes."""
    status = Path(f"/proc/{process}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


def main(tables: int) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        ada = fill(folder, tables)
        server = Process(folder, warm=False)
        began = time.perf_counter()
        server.start()
        started = time.perf_counter() - began
        ada.http.base_url = f"http://{server.address}"
        times = []
        for _ in range(ASKED):
            began = time.perf_counter()
            assert ada.get("/api/tables")
            times.append(time.perf_counter() - began)
        figures = {
            "tables": tables,
            "start_seconds": round(started, 2),
            "memory_megabytes": round(memory_of(server.process.pid)),
            "lobby_ms": {"median": percentile(times, 50), "99": percentile(times, 99)},
        }
        server.stop()
    print(json.dumps(figures))


def percentile(times: list[float], part: int) -> float:
    return round(1000 * sorted(times)[len(times) * part // 100], 1)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000)
