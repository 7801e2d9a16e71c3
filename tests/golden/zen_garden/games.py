"""Which games are kept, how they were found, and what each must show.

`python -m tests.golden.zen_garden.games` plays and writes them anew, after a change of the rules.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from tests.golden.reading import read_through
from tuileries.bots.uniform import uniform
from tuileries.core.chance import Chance
from tuileries.core.game import Player
from tuileries.core.record import Header
from tuileries.core.table import Table
from tuileries.games.zen_garden import game
from tuileries.games.zen_garden.components import TILES, Feature
from tuileries.games.zen_garden.events import DiscardsShuffled, LineCompleted, MissionDone
from tuileries.games.zen_garden.moves import Take
from tuileries.games.zen_garden.state import Options

FOLDER = Path(__file__).parent
ALL = Options((1, 2, 3, 4, 5))


class Golden(NamedTuple):
    """A game to keep: the first one, over the seeds, that shows what it must."""

    players: int
    options: Options
    shows: Callable[[Table], bool]
    play: Callable[[int, Options, str], Table]


def play_random(players: int, options: Options, seed: str) -> Table:
    table = Table(game, Header(game.name, game.rules, players, options, seed=seed))
    while table.to_move:
        (player,) = table.to_move
        luck = Chance(f"{seed}/{table.version}")
        table.play(player, uniform(game, table.view(player), player, luck))
    return table


def play_collector(players: int, options: Options, seed: str) -> Table:
    """The first player fills a garden with pagodas for nothing; the deal is laid out for it."""
    header = Header(game.name, game.rules, players, options, seed=seed, deal=pagodas_dealt())
    table = Table(game, header)
    while table.to_move:
        (player,) = table.to_move
        table.play(player, next(collecting(table, player)))
    return table


def collecting(table: Table, player: Player) -> Iterator[Take]:
    for move in table.legal_moves(player):
        if (move.tile.decor == Feature.PAGODA) == (player == 0):
            yield move


def pagodas_dealt() -> tuple[tuple[int, ...], ...]:
    """Two pagodas and two others in every row of four, for eight rounds; the first player begins."""
    pagodas = [n for n, tile in enumerate(TILES) if tile.decor == Feature.PAGODA]
    others = [n for n in range(len(TILES)) if n not in pagodas]
    order = list[int]()
    for row in range(8):
        order += pagodas[2 * row : 2 * row + 2] + others[2 * row : 2 * row + 2]
    order += pagodas[16:] + others[16:]
    return tuple(range(len(Feature))), tuple(order), (0,)


def all_events(table: Table) -> Iterator[object]:
    return (event for _, event in table.events())


def always(table: Table) -> bool:
    return table.outcome is not None


def ends_by(reason: str) -> Callable[[Table], bool]:
    return lambda table: table.outcome is not None and table.outcome.reason == reason


def reshuffles(table: Table) -> bool:
    return any(isinstance(event, DiscardsShuffled) for event in all_events(table))


def lines_at_once(table: Table) -> int:
    versions = Counter(version for version, event in table.events() if isinstance(event, LineCompleted))
    return max(versions.values(), default=0)


def pays_one_line(table: Table) -> bool:
    return lines_at_once(table) == 1


def pays_several_lines(table: Table) -> bool:
    return lines_at_once(table) > 1


def loses_coins(table: Table) -> bool:
    return any(isinstance(event, LineCompleted) and event.lost for event in all_events(table))


def awards_first_to_last_and_too_late(table: Table) -> bool:
    awards = [event for event in all_events(table) if isinstance(event, MissionDone)]
    return any([a.points for a in awards if a.mission == n] == [5, 3, 1, 0] for n in range(3))


def level_games() -> Iterator[tuple[str, Golden]]:
    for players in game.players:
        for level, options in game.presets.items():
            yield f"{players}-players-{level}", Golden(players, options, always, play_random)


GAMES: dict[str, Golden] = {
    **dict(level_games()),
    "clear-win": Golden(2, ALL, ends_by("points"), play_random),
    "coins-decide": Golden(2, Options((1,)), ends_by("coins"), play_random),
    "shared-victory": Golden(2, Options((1,)), ends_by("shared"), play_random),
    "reshuffle": Golden(4, Options((1,)), reshuffles, play_random),
    "one-line": Golden(2, Options((1,)), pays_one_line, play_random),
    "several-lines": Golden(2, Options((1,)), pays_several_lines, play_collector),
    "coin-cap": Golden(2, Options((1,)), loses_coins, play_collector),
    "missions-to-the-last": Golden(4, ALL, awards_first_to_last_and_too_late, play_random),
}


def find(golden: Golden) -> Table:
    tables = (golden.play(golden.players, golden.options, f"golden {number}") for number in range(20_000))
    return next(table for table in tables if golden.shows(table))


def playthrough() -> str:
    return read_through(game, game.presets["level-3"])


if __name__ == "__main__":
    for name, golden in GAMES.items():
        (FOLDER / f"{name}.jsonl").write_text(find(golden).record().dumps())
    (FOLDER / "playthrough.txt").write_text(playthrough())
