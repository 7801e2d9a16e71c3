"""Through a bad line everyone ends with the same game, and nothing is played twice."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from tests.server.chaos import Proxy, Rhythm, Trouble, check, play_all, sit_down
from tests.server.house import PATIENCE, house

QUICK = Rhythm(ping=0.15, resend=0.15)


def test_all_clients_converge_through_a_line_that_loses_repeats_and_reorders(tmp_path: Path) -> None:
    luck = random.Random(3)
    with house(tmp_path) as running:
        games = [sit_down(running.address, luck) for _ in range(2)]
        proxy = Proxy(running.address, luck, Trouble(lost=0.06, slowest=0.05))

        async def main() -> list[int]:
            await play_all(games, proxy, QUICK, seconds=PATIENCE)
            return [await check(game, running.address) for game in games]

        moves = asyncio.run(main())
    assert min(moves) >= 32
    assert all(proxy.accidents[accident] for accident in ("lost", "repeated", "overtaken", "cut"))
    assert sum(player.connections for game in games for player in game.players) > 6
