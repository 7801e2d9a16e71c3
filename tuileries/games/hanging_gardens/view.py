"""What a viewer may know: all but the order of deck and supply, and what the others drew unseen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain

from msgspec import Struct
from msgspec.structs import replace

from tuileries.core.chance import Chance
from tuileries.core.game import Player, Scores
from tuileries.games.hanging_gardens.components import CARDS, TILES, Card, Tile
from tuileries.games.hanging_gardens.rounds import rounds
from tuileries.games.hanging_gardens.scoring import sheets
from tuileries.games.hanging_gardens.state import Display, Options, Round, Seat, Stage, State, active_player


class View(Struct, frozen=True):
    """The table as one viewer sees it; an unseen tile that is not theirs is None until the end."""

    viewer: Player | None
    options: Options
    seats: tuple[Seat, ...]
    cards: tuple[Card, ...]
    deck: int
    boxed: tuple[Card, ...]
    display: Display
    supply: int
    round: Round
    rounds: int
    stage: Stage | None
    to_move: tuple[Player, ...]


def view(state: State, viewer: Player | None) -> View:
    return View(
        viewer=viewer,
        options=state.options,
        seats=tuple(seats_seen(state, viewer)),
        cards=state.cards,
        deck=len(state.deck),
        boxed=state.boxed,
        display=state.display,
        supply=len(state.supply),
        round=state.round,
        rounds=rounds(len(state.seats)),
        stage=state.stage,
        to_move=to_move(state),
    )


def seats_seen(state: State, viewer: Player | None) -> Iterator[Seat]:
    """HG-B9: an unseen tile is its owner's secret until the end."""
    for player, seat in enumerate(state.seats):
        is_open = player == viewer or state.stage is None or not seat.unseen
        yield seat if is_open else replace(seat, unseen=(None,) * len(seat.unseen))


def to_move(state: State) -> tuple[Player, ...]:
    active = active_player(state)
    return () if active is None else (active,)


def alarm(state: State) -> None:
    """The Hanging Gardens know no timer."""


def project(view: View) -> Scores:
    return sheets(view.seats)


def imagine(view: View, chance: Chance) -> State:
    """What this viewer has not seen of the box is in stacks and hands, in any order."""
    deck, chance = chance.shuffle(unseen_cards(view))
    tiles, _ = chance.shuffle(unseen_tiles(view))
    coming = iter(tiles)
    seats = tuple(
        replace(seat, unseen=tuple(next(coming) if tile is None else tile for tile in seat.unseen))
        for seat in view.seats
    )
    return State(
        options=view.options,
        seats=seats,
        cards=view.cards,
        deck=deck,
        boxed=view.boxed,
        display=view.display,
        supply=tuple(coming),
        round=view.round,
        stage=view.stage,
    )


def unseen_cards(view: View) -> list[Card]:
    laid = {laid.card for seat in view.seats for laid in seat.garden.laid}
    seen = laid.union(view.cards, view.boxed)
    return [card for card in CARDS if card not in seen]


def unseen_tiles(view: View) -> list[Tile]:
    shown = chain(view.display, *(seat.tiles for seat in view.seats))
    left = Counter(TILES) - Counter(tile for tile in shown if tile is not None)
    return list(left.elements())
