"""How long a review takes at a server, when the first of it is told, and how long bots keep people waiting.

`python -m benchmarks.bench_review [SECONDS]`. A finished game of each kind is reviewed by a server;
then somebody plays against a `virtuoso`, alone and while another game is reviewed. One JSON line a game.
"""

from __future__ import annotations

import asyncio
import functools
import json
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

import httpx

from benchmarks.bench_wait import PLAYED, any_move, figures, wait_at
from benchmarks.soak_abuse import against_a_bot
from tests.server.house import Person, Process

LEVEL = "virtuoso"
LONG = 600.0


def finished(address: str, game: str) -> str:
    """A whole game against a weak bot."""
    person = Person(address, "Ada")
    table = person.open("human", "beginner", game=game)
    person.start(table)

    async def play() -> None:
        async with person.at(table, 0) as seat:
            move = functools.partial(any_move, game)
            await against_a_bot(seat, time.monotonic() + LONG, [], move)

    asyncio.run(play())
    return table


def review(address: str, table: str) -> dict[str, Any]:
    """Seconds until each line is told."""
    began, times = time.monotonic(), []
    with httpx.stream("GET", f"http://{address}/api/tables/{table}/judgements", timeout=LONG) as stream:
        for _ in stream.iter_lines():
            times.append(time.monotonic() - began)
    return {"sketch_s": round(times[0], 1), "first_move_s": round(times[1], 1), "all_s": round(times[-1], 1)}


def main(seconds: float) -> None:
    with tempfile.TemporaryDirectory() as name:
        server = Process(Path(name))
        server.start()
        time.sleep(15)  # for the bots to get ready
        for game in PLAYED:
            tables = [finished(server.address, game) for _ in range(3)]
            first, later = (review(server.address, table) for table in tables[:2])
            alone = asyncio.run(wait_at(server.address, game, [LEVEL], seconds))
            reviewing = threading.Thread(target=review, args=(server.address, tables[2]))
            reviewing.start()
            beside = asyncio.run(wait_at(server.address, game, [LEVEL], seconds))
            reviewing.join()
            told = {"first": first, "later": later, "alone": figures(alone), "beside": figures(beside)}
            print(json.dumps({"game": game, **told}), flush=True)
        server.stop()


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 20)
