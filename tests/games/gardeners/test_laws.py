"""The laws of tests/laws.py, held against Gardeners."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections import defaultdict
from collections.abc import Callable, Hashable, Iterator

import msgspec
import pytest
from hypothesis import strategies as st
from msgspec.structs import replace

from tests import laws
from tests.games.gardeners.positions import full, kept
from tests.golden.gardeners.games import moment
from tuileries.core.chance import Chance
from tuileries.core.game import Player
from tuileries.core.grids import Cell
from tuileries.core.record import Header
from tuileries.core.table import Table
from tuileries.games.gardeners import game
from tuileries.games.gardeners.cards import CARDS, CardId
from tuileries.games.gardeners.components import BOX, TILES, Mode, TileId
from tuileries.games.gardeners.garden import Laid
from tuileries.games.gardeners.moves import (
    Add,
    Choices,
    Discard,
    GoOn,
    Lift,
    Move,
    Place,
    Ready,
    Remove,
    Score,
    Start,
    TimeUp,
)
from tuileries.games.gardeners.setup import order
from tuileries.games.gardeners.state import Options, Seat, Stage, State


def pieces(state: State) -> list[Hashable]:
    """All tiles and all cards of the mode."""
    tiles = [tile for seat in state.seats for tile in (*seat.pile, *seat.loose)]
    laid = [laid.tile for laid in state.garden.laid]
    held = [f"card {held.card}" for held in state.cards]
    aside = [f"card {card}" for card in (*state.deck, *state.scored, *state.discarded)]
    return [*tiles, *laid, *held, *aside]


def secret_cards(state: State, viewer: Player | None) -> list[CardId]:
    """GD-R4: what others hold face down until the end, what was discarded, and the deck."""
    held = [held.card for held in state.cards if is_secret(state, held.player, viewer) and not held.is_open]
    return [*held, *state.discarded, *state.deck]


def is_secret(state: State, holder: Player, viewer: Player | None) -> bool:
    return holder != viewer and state.stage != Stage.OVER


def below(state: State) -> list[TileId]:
    """GD-S2: the piles below their tops."""
    return [tile for seat in state.seats for tile in seat.pile[1:]]


def hidden(state: State, viewer: Player | None) -> tuple[list[CardId], list[TileId]]:
    return secret_cards(state, viewer), below(state)


def scramble(state: State, viewer: Player | None, chance: Chance) -> State:
    """Every hidden card is another with the same back, the deck is in another order, the piles as well."""
    deck, chance = chance.shuffle(state.deck)
    state = replace(state, deck=deck)
    swap, chance = swapped_by_back(secret_cards(state, viewer), chance)
    tiles, _ = chance.shuffle(below(state))
    coming = iter(tiles)
    seats = [replace(s, pile=s.pile[:1] + tuple(next(coming) for _ in s.pile[1:])) for s in state.seats]
    return replace(
        state,
        cards=tuple(replace(held, card=swap.get(held.card, held.card)) for held in state.cards),
        discarded=tuple(swap[card] for card in state.discarded),
        deck=tuple(swap[card] for card in state.deck),
        seats=tuple(seats),
    )


def swapped_by_back(cards: list[CardId], chance: Chance) -> tuple[dict[CardId, CardId], Chance]:
    by_back: dict[str, list[CardId]] = defaultdict(list)
    for card in cards:
        by_back[CARDS[card].back].append(card)
    swap: dict[CardId, CardId] = {}
    for alike in by_back.values():
        others, chance = chance.shuffle(alike)
        swap |= dict(zip(alike, others, strict=True))
    return swap, chance


def expand(offered: Choices) -> Iterator[Move]:
    if offered.start:
        yield Start()
    if offered.score:
        yield Score()
    if offered.go_on:
        yield GoOn()
    if offered.cells and not offered.others:
        yield from placements(offered)
        yield from (Lift(laid.tile) for laid in offered.lying)
    else:
        for tile in offered.tiles:
            for cell in offered.cells:
                yield from (Add(tile, cell, turn) for turn in range(TILES[tile].turns))
        yield from (Remove(tile, other) for tile in offered.removable for other in offered.others)
    if offered.ready:
        yield Ready()
    yield from map(Discard, offered.cards)


def placements(offered: Choices) -> Iterator[Place]:
    lying = {laid.tile: laid for laid in offered.lying}
    for tile in sorted((*offered.tiles, *lying), key=order):
        for cell in offered.cells:
            for turn in range(TILES[tile].turns):
                if lying.get(tile) != Laid(tile, cell, turn):
                    yield Place(tile, cell, turn)


def near_misses(state: State) -> Iterator[Move]:
    cells = [Cell(row, column) for row in (-6, -1, 0, 1, 6, 10**6) for column in (-3, 0, 1, 2)]
    tiles = ["A1", "B1", "C5", "Z0", *(tile for seat in state.seats for tile in seat.pile[:2])]
    for number, cell in enumerate(cells):
        tile = tiles[number % len(tiles)]
        yield Add(tile, cell, number % 5 - 1)
        yield Add(tile, cell)
        yield Place(tile, cell, number % 5 - 1)
        yield Place(tile, cell)
    for tile in tiles + [laid.tile for laid in state.garden.laid[:6]]:
        yield from (Remove(tile, to) for to in (-1, 0, 1, 4))
        yield Lift(tile)
    yield from map(Discard, ("", "S1", "A1", *state.deck[:1], *(held.card for held in state.cards)))
    yield from (Start(), Ready(), Score(), GoOn(), TimeUp())


def table_moves(state: State) -> set[Move]:
    """GD-R1, GD-E1: the timer is started by the table, and it runs out."""
    if state.stage == Stage.OVER or not state.options.terms.is_timed:
        return set()
    return {Start() if state.stage == Stage.READING else TimeUp()}


options = st.sampled_from(list(game.presets.values()))
CASE = laws.Case(game, options, pieces, scramble, near_misses, expand, hidden, table_moves, most_moves=120)


@pytest.mark.parametrize("law", laws.LAWS, ids=lambda law: law.__name__)
def test_law(law: Callable[[laws.Case, Table], None]) -> None:
    laws.must_hold(law, CASE)


@pytest.mark.parametrize("steps", [0, 5, 60])
@pytest.mark.parametrize("law", laws.LAWS, ids=lambda law: law.__name__)
def test_the_laws_hold_in_a_puzzle(law: Callable[[laws.Case, Table], None], steps: int) -> None:
    for mode in (Mode.TRAINING_A, Mode.NORMAL):
        law(CASE, laws.walk(CASE, 1, Options(mode, puzzle=("S1", "A5", "X4")), "puzzle", steps))


KEPT = ["beginner-3", "normal-2", "solo-normal", "discards", "training-c-4", "puzzle"]


@pytest.mark.parametrize("name", KEPT)
@pytest.mark.parametrize("law", laws.LAWS, ids=lambda law: law.__name__)
def test_the_laws_hold_late_in_a_game(law: Callable[[laws.Case, Table], None], name: str) -> None:
    """Chance alone never fills a garden, so later rounds come from games that are kept."""
    law(CASE._replace(most_moves=10**6), moment(name, -2))
    law(CASE._replace(most_moves=10**6), moment(name, -1))


def test_the_scramble_changes_what_is_hidden() -> None:
    laws.the_scramble_changes_what_is_hidden(CASE, laws.walk(CASE, 3, Options(Mode.NORMAL), "scramble", 9))
    laws.the_scramble_changes_what_is_hidden(CASE, moment("normal-2", -2))


def test_every_event_says_who_sees_it() -> None:
    laws.every_event_says_who_sees_it(CASE)


def test_another_card_with_the_same_back_changes_nothing_until_a_verdict() -> None:
    """S8 and S3 have the same back. The garden meets only one of them, and only the check tells."""
    garden = kept("S3")
    worlds = [full(garden, ("S1", 0), (card, 1)) for card in ("S3", "S8")]
    worlds = [replace(world, deck=("S20", "S21")) for world in worlds]
    for viewer in (None, 0):
        assert len({laws.seen(game.view(world, viewer)) for world in worlds}) == 1
        laws.same_to(CASE, viewer, *worlds)
    worlds = [game.play(world, 1, Ready()).state for world in worlds]
    laws.same_to(CASE, 0, *worlds)
    moods = [game.play(world, 0, Ready()).events[1] for world in worlds]
    assert moods[0] != moods[1]


def digest() -> str:
    """The fingerprint of a long game."""
    table = laws.walk(CASE, 4, Options(Mode.NORMAL), "the same everywhere", 150)
    return hashlib.sha256(table.record().dumps().encode()).hexdigest()


@pytest.mark.parametrize("hash_seed", ["0", "4242"])
def test_the_same_seed_gives_the_same_game_under_any_hash_seed(hash_seed: str) -> None:
    code = "from tests.games.gardeners.test_laws import digest; print(digest())"
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    told = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, check=True)
    assert told.stdout.decode().strip() == digest()


@pytest.mark.parametrize("players", [1, 4])
def test_the_largest_choices_are_small_enough_to_send(players: int) -> None:
    state = full(kept("S1"), ("S1", 0), ("S2", 0), ("S3", 0), players=players)
    if players > 1:
        laid = state.garden.laid
        half = replace(state.garden, laid=laid[:18])
        loose = tuple(one.tile for one in laid[18:])
        state = replace(state, garden=half, seats=(Seat(loose=loose), *state.seats[1:]))
    sent = [msgspec.json.encode(part) for part in (game.choices(state, 0), game.view(state, 0))]
    assert sum(map(len, sent)) < 8_000


def test_the_table_ends_a_game_only_when_time_is_up() -> None:
    table = Table(game, Header(game.name, game.rules, 2, Options(Mode.BEGINNER), seed="alarm"))
    table.play(None, Start(), at=BOX.timer.reading)
    table.play(None, TimeUp(), at=BOX.timer.reading + BOX.timer.seconds)
    assert table.outcome is not None
