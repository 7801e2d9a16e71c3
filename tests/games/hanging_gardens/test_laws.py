"""The laws of tests/laws.py, held against The Hanging Gardens."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

import msgspec
import pytest
from hypothesis import strategies as st
from msgspec.structs import replace

import tuileries
from tests import laws
from tests.games.hanging_gardens.positions import laying, scene
from tests.games.hanging_gardens.test_tiles import BUILD, EMPTY, built
from tests.golden.hanging_gardens.games import FOLDER
from tests.secrecy import Decision, Steps, brought_to_light, mixed, shuffled_to
from tuileries.core.chance import Chance
from tuileries.core.game import Player
from tuileries.core.grids import Cell
from tuileries.core.record import Record
from tuileries.games.hanging_gardens import game
from tuileries.games.hanging_gardens.components import CARDS, TILES, Card, Tile
from tuileries.games.hanging_gardens.moves import (
    Build,
    Choices,
    Decline,
    Lay,
    Move,
    MoveTemple,
    Places,
    SetAside,
    Take,
)
from tuileries.games.hanging_gardens.state import Options, Round, State


def pieces(state: State) -> list[Hashable]:
    """All building cards, all point tiles, and five temples for everyone."""
    laid = [laid.card for seat in state.seats for laid in seat.garden.laid]
    tiles = [tile for seat in state.seats for tile in seat.tiles]
    shown = [tile for tile in state.display if tile is not None]
    assert all(len(set(seat.garden.temples)) == len(seat.garden.temples) <= 5 for seat in state.seats)
    return [*laid, *state.cards, *state.deck, *state.boxed, *tiles, *shown, *state.supply]


def secret_tiles(state: State, viewer: Player | None) -> list[Tile]:
    """HG-B9: until the end, what the others drew unseen; and the supply."""
    drawn = [
        tile
        for player, seat in enumerate(state.seats)
        for tile in seat.unseen
        if player != viewer and game.to_move(state) and tile is not None
    ]
    return [*drawn, *state.supply]


def hidden(state: State, viewer: Player | None) -> tuple[Tile | Card, ...]:
    return (*secret_tiles(state, viewer), *state.deck)


def scramble(state: State, viewer: Player | None, chance: Chance, steps: Steps = ()) -> State:
    """The cards of the deck in another order; every tile this viewer cannot see is another one of those."""
    kept = brought_to_light(hidden, state, viewer, steps)
    order, chance = mixed(state.deck, chance, kept)
    tiles, _ = mixed(secret_tiles(state, viewer), chance, kept)
    coming = iter(tiles)
    seats = tuple(
        seat
        if player == viewer or not game.to_move(state)
        else replace(seat, unseen=tuple(next(coming) for _ in seat.unseen))
        for player, seat in enumerate(state.seats)
    )
    return replace(state, seats=seats, deck=order, supply=tuple(coming))


def deal(state: State) -> tuple[tuple[int, ...], ...]:
    """HG-S2, HG-S3: the building cards, the point tiles and the bouquet."""
    cards, tiles = (*state.cards, *state.deck), (*filter(None, state.display), *state.supply)
    return shuffled_to(cards, CARDS), shuffled_to(tiles, TILES), (state.round.first,)


def expand(offered: Choices) -> Iterator[Move]:
    for places in offered.cards:
        yield from lays(places) if any(places.turns) else [SetAside(places.card)]
    if offered.sites:
        yield from (Build(cell) for site in offered.sites for cell in site)
        yield Decline()
    yield from map(MoveTemple, offered.temples)
    yield from map(Take, offered.spaces)


def lays(places: Places) -> Iterator[Lay]:
    for turn, rows in enumerate(places.turns):
        for row, first, last in rows:
            yield from (Lay(places.card, Cell(row, column), turn) for column in range(first, last + 1))


def near_misses(state: State) -> Iterator[Move]:
    cells = [Cell(row, column) for row in (-9, -2, -1, 0, 1, 2, 10**6) for column in (-3, -1, 0, 1, 3)]
    cells += [cell for seat in state.seats for cell in seat.garden.temples]
    cards = [*state.cards, *state.deck[:1], "T-/--", *(laid.card for laid in state.seats[0].garden.laid[-1:])]
    for number, cell in enumerate(cells):
        yield Lay(cards[number % len(cards)], cell, number % 5 - (number == 7))
        yield Build(cell)
        yield MoveTemple(cell)
    yield from map(SetAside, cards)
    yield from map(Take, range(-1, 7))
    yield Decline()


def kept(name: str) -> Record:
    return tuileries.load((FOLDER / f"{name}.jsonl").read_text())


def games() -> Iterator[Record]:
    return map(kept, ("3-builders", "unseen", "set-aside"))


def scenes() -> Iterator[Decision]:
    """HG-B9, HG-B10: tiles are turned up at the end, or run out, while something is still hidden."""
    last = Round(number=15, first=0, turns=3)
    yield scene(cards=["-P-/---"], deck=0, during=last, unseen=["queen gate", ""]), 1, laying("-P-/---", 0, 0)
    yield built(6, supply="", shown=EMPTY, unseen=["", "gate tiger"]), 0, BUILD
    yield built(3, supply="", shown="queen - - - - -"), 0, BUILD


CASE = laws.Case(
    game,
    options=st.sampled_from([Options(), Options(memory=True)]),
    pieces=pieces,
    hidden=hidden,
    scramble=scramble,
    deal=deal,
    near_misses=near_misses,
    expand=expand,
    games=games,
    scenes=scenes,
    usual_moves=72,
    most_moves=240,
)


def test_the_laws_hold() -> None:
    laws.must_hold(CASE)


def test_every_kind_of_event_keeps_its_secrets() -> None:
    laws.every_kind_of_event_keeps_its_secrets(CASE)


@pytest.mark.parametrize("name", ["2-builders", "3-builders", "4-builders", "unseen"])
def test_the_laws_hold_where_players_build_well(name: str) -> None:
    """Chance alone seldom gets as far as moved temples and unseen tiles."""
    record = kept(name)
    for end in range(14, len(record.lines) + 1, 19):
        laws.hold(CASE, tuileries.replay(replace(record, lines=record.lines[:end])))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_ends_with_its_sixtieth_card(players: int) -> None:
    table = laws.walk(CASE, players, Options(), "end", 1000)
    assert table.outcome is not None
    assert table.version >= 60
    assert not table.state.deck


def test_the_whole_box_is_on_the_table() -> None:
    table = laws.walk(CASE, 2, Options(), "box", 0)
    assert sorted(map(str, pieces(table.state))) == sorted(map(str, (*CARDS, *TILES)))


def test_the_largest_choices_are_small_enough_to_send() -> None:
    """A garden as wide as thirty cards can make it, and four cards with a single feature."""
    reach = [f"{'. ' * 2 * n}{'- ' * 5}" for n in range(30)]
    state = scene("\n".join(line + ". " * (63 - line.count(" ")) for line in reach))
    assert laying("T--/---", 0, 0) in set(game.legal_moves(state, 0))
    sent = [msgspec.json.encode(part) for part in (game.choices(state, 0), game.view(state, 0))]
    assert sum(map(len, sent)) < 16_000
