"""Gardens to think about: some cards, and what lies there."""

from __future__ import annotations

from collections.abc import Sequence

from tuileries.bots.gardeners.belief import Belief
from tuileries.bots.gardeners.codes import CODES, FIRSTS, LOOK, code_of, empty_codes, ground_of
from tuileries.bots.gardeners.manner import Manner, Taste
from tuileries.bots.gardeners.memory import Lying, Memory
from tuileries.bots.gardeners.recall import Mind
from tuileries.bots.gardeners.wishes import target
from tuileries.core.chance import Chance
from tuileries.core.game import Player
from tuileries.core.grids import Cell
from tuileries.core.record import Header
from tuileries.core.table import Table
from tuileries.fast.kernel import Words
from tuileries.games.gardeners import game
from tuileries.games.gardeners.cards import CARDS, CardId, deck
from tuileries.games.gardeners.components import TILES, Deck, Mode, TileId
from tuileries.games.gardeners.garden import Garden, Laid
from tuileries.games.gardeners.state import Options
from tuileries.solver.tasks import place_of

SIZE = 6


def normal_table(players: int = 2, seed: str = "1", mode: Mode = Mode.NORMAL) -> Table:
    return Table(game, Header(game.name, game.rules, players, Options(mode), seed=seed))


def belief(held: dict[Player, Sequence[CardId | None]], backs: CardId, players: int = 2) -> Belief:
    """What seat 0 believes when these cards were drawn; None is a hidden card with the back of this one."""
    found = Belief(0, players, deck(Deck.STANDARD), SIZE, Manner())
    for player, cards in held.items():
        for card in cards:
            found.drawn(player, CARDS[card or backs].back, card)
    return found


def codes_of_garden(laid: Sequence[Laid]) -> Words:
    found = empty_codes()
    for one in laid:
        found[place_of(one.cell)] = code_of(one.tile, one.turn)
    return found


def garden_for(cards: Sequence[CardId], seed: str = "garden") -> Garden:
    """A full garden that meets these cards."""
    believed = belief({0: cards}, cards[0])
    mind = Mind(Memory(Options(Mode.NORMAL), 1), believed)
    codes = target(mind, Taste(steps=20000, tries=4), Chance(seed))
    assert not believed.distances(cards, codes).any()
    return garden_of(codes)


def garden_of(codes: Words) -> Garden:
    left, laid = list(TILES), list[Laid]()
    for place in map(int, ground_of(SIZE).places):
        code = int(codes[place])
        tile = next(tile for tile in left if LOOK[tile] == FIRSTS[code])
        left.remove(tile)
        laid.append(Laid(tile, Cell(place >> 3, place & 7), CODES[code].turn))
    return Garden(SIZE, tuple(laid))


def memory_of(garden: Garden, without: Sequence[TileId] = ()) -> Memory:
    """A garden of which nobody knows who laid it, long ago."""
    found = Memory(Options(Mode.NORMAL), 2)
    found.corner, found.deeds, found.began = Cell(0, 0), 100, 100
    for laid in garden.laid:
        if laid.tile not in without:
            found.garden[laid.cell] = Lying(laid.tile, code_of(laid.tile, laid.turn), 0, 0)
    return found
