"""The laws of tests/laws.py, held against Gardeners."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterator

import msgspec
import pytest
from hypothesis import strategies as st
from msgspec.structs import replace

import tuileries
from tests import laws
from tests.games.gardeners.positions import building, full, kept
from tests.golden.gardeners.games import FOLDER, moment
from tests.secrecy import Decision, Steps, brought_to_light, mixed, one_by_one, same_to, seen, shuffled_to
from tuileries.core.chance import Chance
from tuileries.core.game import Player
from tuileries.core.grids import Cell
from tuileries.core.record import Record
from tuileries.games.gardeners import game
from tuileries.games.gardeners.cards import CARDS, CardId
from tuileries.games.gardeners.components import TILES, TILES_BY_SIZE, Mode, TileId
from tuileries.games.gardeners.events import GardenChecked
from tuileries.games.gardeners.garden import Laid
from tuileries.games.gardeners.judging import Status, holds
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
from tuileries.games.gardeners.setup import cards_in_play, order
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


def hidden(state: State, viewer: Player | None) -> list[Hashable]:
    return [*(f"card {card}" for card in secret_cards(state, viewer)), *below(state)]


def scramble(state: State, viewer: Player | None, chance: Chance, steps: Steps = ()) -> State:
    """Every hidden card is another with the same back, the deck is in another order, the piles as well."""
    kept = brought_to_light(hidden, state, viewer, steps)
    known = {card for card in CARDS if f"card {card}" in kept}
    # Of a card that is drawn on the way everyone sees the back.
    drawn = set(state.deck) - set(steps[-1].state.deck) if steps else set()
    deck, chance = mixed(state.deck, chance, drawn)
    swap, chance = swapped(secret_cards(replace(state, deck=deck), viewer), chance, known, state, steps)
    tiles, _ = mixed(below(state), chance, kept)
    coming = iter(tiles)
    seats = [replace(s, pile=s.pile[:1] + tuple(next(coming) for _ in s.pile[1:])) for s in state.seats]
    return replace(
        state,
        cards=tuple(replace(held, card=swap.get(held.card, held.card)) for held in state.cards),
        discarded=tuple(swap[card] for card in state.discarded),
        deck=tuple(swap[card] for card in deck),
        seats=tuple(seats),
    )


def swapped(
    cards: list[CardId], chance: Chance, known: set[CardId], state: State, steps: Steps
) -> tuple[dict[CardId, CardId], Chance]:
    """GD-V2: cards about which the holders say the same, wherever the garden is checked."""
    checks = list(checked(state, steps))
    for _ in range(20):
        swap, chance = swapped_by_back(cards, chance, known)
        if all(moods(check, swap) == moods(check, {}) for check in checks):
            return swap, chance
    held = {held.card for check in checks for held in check.cards}
    return swapped_by_back(cards, chance, known | held)


def swapped_by_back(
    cards: list[CardId], chance: Chance, known: set[CardId]
) -> tuple[dict[CardId, CardId], Chance]:
    by_back: dict[str, list[CardId]] = defaultdict(list)
    for card in cards:
        by_back[CARDS[card].back].append(card)
    swap: dict[CardId, CardId] = {}
    for alike in by_back.values():
        others, chance = mixed(alike, chance, known)
        swap |= dict(zip(alike, others, strict=True))
    return swap, chance


def checked(state: State, steps: Steps) -> Iterator[State]:
    """GD-V1: the states in which the last player says that they are ready."""
    for before, step in one_by_one(state, steps):
        if any(isinstance(event, GardenChecked) for event in step.events):
            yield before


def moods(state: State, swap: dict[CardId, CardId]) -> list[bool]:
    """GD-V2: whether each player is delighted with all their cards at once."""
    constraints = [
        [CARDS[swap.get(held.card, held.card)].constraint for held in state.cards if held.player == player]
        for player in range(len(state.seats))
    ]
    return [all(holds(one, state.garden).status == Status.MET for one in mine) for mine in constraints]


def carry(move: Move, player: Player | None, state: State, other: State) -> Move:
    """A hidden card that somebody discards is another one there."""
    if not isinstance(move, Discard):
        return move
    (place,) = (place for place, held in enumerate(state.cards) if held.card == move.card)
    return Discard(other.cards[place].card)


def deal(state: State) -> tuple[tuple[int, ...], ...]:
    """GD-S2: the first player, the tiles round robin, the cards."""
    first, players = state.drawer, len(state.seats)
    tiles = [tile.id for tile in TILES_BY_SIZE[state.garden.size]]
    piles = [iter(state.seats[(first + n) % players].pile) for n in range(players)]
    lying = tiles if players == 1 else [next(piles[n % players]) for n in range(len(tiles))]
    cards = (*(held.card for held in state.cards), *state.deck)
    return (first,), shuffled_to(lying, tiles), shuffled_to(cards, cards_in_play(state.options))


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


def games() -> Iterator[Record]:
    for name in ("discards", "beginner-3", "training-c-4", "solo-normal", "puzzle"):
        yield tuileries.load((FOLDER / f"{name}.jsonl").read_text())


def scenes() -> Iterator[Decision]:
    """GD-V2, GD-O1: a garden that makes two players angry; alone, a tile is lifted again."""
    state = full(kept("S1", "missed"), ("S1", 0), ("S3", 1), ("S9", 1))
    yield game.play(state, 1, Ready()).state, 0, Ready()
    yield game.play(building(1), 0, Place("A1", Cell(0, 0))).state, 0, Lift("A1")


CASE = laws.Case(
    game,
    options=st.sampled_from(list(game.presets.values())),
    pieces=pieces,
    hidden=hidden,
    scramble=scramble,
    deal=deal,
    near_misses=near_misses,
    expand=expand,
    games=games,
    scenes=scenes,
    usual_moves=120,
    carry=carry,
    is_timed=lambda options: options.terms.is_timed,
    table_moves=table_moves,
)


def test_the_laws_hold() -> None:
    laws.must_hold(CASE)


def test_every_kind_of_event_keeps_its_secrets() -> None:
    laws.every_kind_of_event_keeps_its_secrets(CASE)


@pytest.mark.parametrize("steps", [0, 5, 60])
@pytest.mark.parametrize("mode", [Mode.TRAINING_A, Mode.NORMAL])
def test_the_laws_hold_in_a_puzzle(mode: Mode, steps: int) -> None:
    laws.hold(CASE, laws.walk(CASE, 1, Options(mode, puzzle=("S1", "A5", "X4")), "puzzle", steps))


@pytest.mark.parametrize("version", [-2, -1])
@pytest.mark.parametrize(
    "name", ["beginner-3", "normal-2", "solo-normal", "discards", "training-c-4", "puzzle"]
)
def test_the_laws_hold_late_in_a_game(name: str, version: int) -> None:
    """Chance alone never fills a garden, so later rounds come from games that are kept."""
    laws.hold(CASE, moment(name, version))


def test_another_card_with_the_same_back_changes_nothing_until_a_verdict() -> None:
    """S8 and S3 have the same back. The garden meets only one of them, and only the check tells."""
    garden = kept("S3")
    worlds = [full(garden, ("S1", 0), (card, 1)) for card in ("S3", "S8")]
    worlds = [replace(world, deck=("S20", "S21")) for world in worlds]
    for viewer in (None, 0):
        assert len({seen(game.view(world, viewer)) for world in worlds}) == 1
        same_to(CASE, viewer, *worlds)
    worlds = [game.play(world, 1, Ready()).state for world in worlds]
    same_to(CASE, 0, *worlds)
    moods = [game.play(world, 0, Ready()).events[1] for world in worlds]
    assert moods[0] != moods[1]


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
