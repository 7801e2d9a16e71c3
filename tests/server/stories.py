"""Games of two for the server, each in worlds that a viewer cannot tell apart."""

from __future__ import annotations

from typing import Any, NamedTuple

from tests import laws
from tests.cases import CASES
from tests.games.pebbles import game as small_game
from tests.games.pebbles.game import Draw, PutDown
from tests.golden.hanging_gardens.builder import build_large
from tests.laws import Case
from tests.secrecy import of_each_kind, replayed, set_up
from tuileries.core.chance import Chance
from tuileries.core.game import Player
from tuileries.core.record import Header
from tuileries.core.table import Table
from tuileries.games.gardeners.components import Mode
from tuileries.games.gardeners.events import GardenChecked
from tuileries.games.gardeners.moves import Add, Discard, Ready, Remove, Start
from tuileries.games.gardeners.state import Options as GardenersOptions
from tuileries.games.hanging_gardens.events import TileDrawn
from tuileries.games.hanging_gardens.state import Options as HangingGardensOptions
from tuileries.games.zen_garden.state import Options as ZenGardenOptions

ASKED_EVERY = 5
"""Versions from one round of questions to the next."""


class World(NamedTuple):
    """How a table is dealt, what is played there, and what the first player asks about before each move."""

    options: Any
    deal: tuple[tuple[int, ...], ...]
    moves: list[tuple[Player, Any]]
    asked: list[list[Any]]


def zen_garden() -> Table:
    """Two rounds: new tiles come from the supply."""
    return laws.walk(CASES["zen-garden"], 2, ZenGardenOptions((1, 2, 3)), "secrecy", 9)


def pebbles() -> Table:
    """A round, and a pebble of the second player that is not shown yet."""
    table = opened("pebbles", small_game.Options(4), "5")
    for player, kind in ((1, Draw), (1, PutDown), (0, PutDown), (0, Draw), (1, PutDown)):
        table.play(player, first(table, player, kind))
    return table


def hanging_gardens() -> Table:
    """The second player soon draws a tile unseen."""
    table = opened("hanging-gardens", HangingGardensOptions(), "1278")
    while table.version < 11:
        (player,) = table.to_move
        table.play(player, build_large(table.state, player))
    assert [event.player for _, event in table.events() if isinstance(event, TileDrawn)] == [1]
    return table


def gardeners() -> Table:
    """The second player discards two cards, and finds the garden wrong."""
    table = opened("gardeners", GardenersOptions(Mode.NORMAL), "8")
    table.play(1, Start())
    for number in range(36):
        table.play(number % 2, first(table, number % 2, Add))
        if number in (3, 9):
            table.play(1, first(table, 1, Discard))
    table.play(0, Ready())
    assert GardenChecked((None, False)) in table.play(1, Ready())
    table.play(0, first(table, 0, Remove))
    return table


def opened(name: str, options: Any, seed: str) -> Table:
    game = CASES[name].game
    return Table(game, Header(game.name, game.rules, 2, options, seed=seed))


def first(table: Table, player: Player, kind: type) -> Any:
    return next(move for move in table.legal_moves(player) if isinstance(move, kind))


STORIES = {
    "zen-garden": zen_garden,
    "hanging-gardens": hanging_gardens,
    "gardeners": gardeners,
    "pebbles": pebbles,
}


def told(case: Case, table: Table) -> World:
    """The game as it was played."""
    start = set_up(case, table.header).state
    decisions = [decision for decision, _ in replayed(case, table.record())]
    moves = [(player, move) for _, player, move in decisions if player is not None]
    asked = [questions(case, state) for state, _, _ in decisions]
    asked = [some if number % ASKED_EVERY == 0 else [] for number, some in enumerate(asked)]
    return World(table.header.options, case.deal(start), moves, asked)


def questions(case: Case, state: Any) -> list[Any]:
    """Moves that the first player may make, and some that name what others hold."""
    legal = of_each_kind(case.game.legal_moves(state, 0), 1)
    return [*legal, *of_each_kind(case.near_misses(state), 2)]


def retold(case: Case, table: Table, viewer: Player | None) -> World:
    """The same to this viewer, all along, with other secrets."""
    world, record = told(case, table), table.record()
    start, steps = set_up(case, record.header).state, tuple(step for _, step in replayed(case, record))
    there = other = case.scramble(start, viewer, Chance("scramble"), steps)
    assert case.hidden(other, viewer) != case.hidden(start, viewer)
    moves = []
    for (state, player, move), _ in replayed(case, record):
        carried = move if player == viewer else case.carry(move, player, state, there)
        there = case.game.play(there, player, carried).state
        moves.append(carried)
    players = [player for player, _ in world.moves]
    asked = world.asked if viewer == 0 else [[] for _ in moves]
    return World(world.options, case.deal(other), list(zip(players, moves, strict=True)), asked)
