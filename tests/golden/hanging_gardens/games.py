"""Which games are kept, how they were found, and what each must show.

`python -m tests.golden.hanging_gardens.games` plays and writes them anew, after a change of the rules.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from tests.golden.hanging_gardens.builder import ORDER, SECOND, build_large
from tests.golden.reading import read_through
from tuileries.bots.uniform import uniform
from tuileries.core.chance import Chance
from tuileries.core.record import Header, Played
from tuileries.core.table import Table
from tuileries.games.hanging_gardens import game
from tuileries.games.hanging_gardens.components import TILES
from tuileries.games.hanging_gardens.events import CardSetAside, TileDrawn, TilesRanOut
from tuileries.games.hanging_gardens.moves import Decline, MoveTemple
from tuileries.games.hanging_gardens.state import Options

FOLDER = Path(__file__).parent
STANDARD, MEMORY = Options(), Options(memory=True)


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


def play_builders(players: int, options: Options, seed: str) -> Table:
    """Everyone builds as large as they can, with cards as they come."""
    return play_large(Table(game, Header(game.name, game.rules, players, options, seed=seed)))


def play_laid_out(players: int, options: Options, seed: str) -> Table:
    """The same with cards in an order that was looked for, so that the tiles run out."""
    deal = (ORDER, tuple(range(len(TILES))), (0,))
    header = Header(game.name, game.rules, players, options, seed=seed, deal=deal)
    return play_large(Table(game, header), SECOND)


def play_large(table: Table, second: frozenset[int] = frozenset()) -> Table:
    while table.to_move:
        (player,) = table.to_move
        table.play(player, build_large(table.state, player, second))
    return table


def happens(kind: type) -> Callable[[Table], bool]:
    return lambda table: any(isinstance(event, kind) for _, event in table.events())


def ends_by(reason: str) -> Callable[[Table], bool]:
    return lambda table: table.outcome is not None and table.outcome.reason == reason


def builds_all_cards(table: Table) -> bool:
    laid = sum(len(seat.garden.laid) for seat in table.state.seats)
    return table.outcome is not None and laid == 60


def decides(kind: type) -> Callable[[Table], bool]:
    return lambda table: any(isinstance(line, Played) and isinstance(line.move, kind) for line in table.lines)


def draws_unseen_twice(table: Table) -> bool:
    drawn = Counter(event.player for _, event in table.events() if isinstance(event, TileDrawn))
    return max(drawn.values(), default=0) > 1


def count_games() -> Iterator[tuple[str, Golden]]:
    for players in game.players:
        yield f"{players}-players", Golden(players, STANDARD, builds_all_cards, play_random)
        yield f"{players}-builders", Golden(players, STANDARD, decides(MoveTemple), play_builders)


GAMES: dict[str, Golden] = {
    **dict(count_games()),
    "memory": Golden(3, MEMORY, decides(Decline), play_random),
    "clear-win": Golden(4, STANDARD, ends_by("points"), play_random),
    "tiles-decide": Golden(2, STANDARD, ends_by("tiles"), play_random),
    "shared-victory": Golden(2, STANDARD, ends_by("shared"), play_random),
    "set-aside": Golden(4, STANDARD, happens(CardSetAside), play_random),
    "tiles-run-out": Golden(2, STANDARD, happens(TilesRanOut), play_laid_out),
    "unseen": Golden(2, MEMORY, draws_unseen_twice, play_builders),
}


def find(golden: Golden) -> Table:
    tables = (golden.play(golden.players, golden.options, f"golden {number}") for number in range(20_000))
    return next(table for table in tables if golden.shows(table))


def playthrough() -> str:
    return read_through(game, STANDARD)


if __name__ == "__main__":
    for name, golden in GAMES.items():
        (FOLDER / f"{name}.jsonl").write_text(find(golden).record().dumps())
    (FOLDER / "playthrough.txt").write_text(playthrough())
