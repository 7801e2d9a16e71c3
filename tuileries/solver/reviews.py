"""After the end of a game of Gardeners: could its cards be met, and how? Never while it is played."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, pairwise

from msgspec import Struct
from msgspec.structs import replace

from tuileries.core.grids import neighbours
from tuileries.core.record import Played, Record
from tuileries.core.table import replay_slowly
from tuileries.games.gardeners import game
from tuileries.games.gardeners.cards import CARDS, CardId
from tuileries.games.gardeners.events import RoundWon
from tuileries.games.gardeners.garden import Garden, Laid
from tuileries.games.gardeners.state import Stage, State
from tuileries.solver import Undecided, complete, conflict, warm
from tuileries.solver.strips import Strip, strips

SECONDS = 10.0
"""How long the questions about one round may take."""

ALTOGETHER = 30.0
"""How long all of them may take, after which the rest is not decided."""


class Finding(Struct, frozen=True):
    """Whether these cards could be met together, null where it was not decided in time.

    Where they could not, `impossible` is a smallest set of them that cannot.
    """

    cards: tuple[CardId, ...]
    could_be_met: bool | None
    impossible: tuple[CardId, ...] = ()


class Discarded(Struct, frozen=True):
    """A card that was given up, and what could be done before."""

    card: CardId
    before: Finding


class Way(Struct, frozen=True):
    """From the garden as it lay to the nearest that meets all: what is taken out, then what is laid.

    `is_fewest` where it is proved that fewer tiles taken out would not do.
    """

    garden: Garden
    taken_out: tuple[Laid, ...]
    laid: tuple[Laid, ...]
    is_fewest: bool


class Review(Struct, frozen=True):
    """A round: the cards that bound when it ended, those given up in it, and where it was not won, a way.

    `strip` shows it over its time, where the record has times.
    """

    round: int
    is_won: bool
    end: Finding
    discards: tuple[Discarded, ...] = ()
    way: Way | None = None
    strip: Strip | None = None


class Ended(Struct, frozen=True):
    """A round that is over: how it lay at its end, and the cards given up in it with what bound before."""

    state: State
    is_won: bool
    discards: tuple[tuple[CardId, State], ...]


def review(record: Record, seconds: float = SECONDS) -> tuple[Review, ...]:
    """Every round of a game that is over."""
    warm()
    due = time.monotonic() + ALTOGETHER
    found = [judged(ended, min(due, time.monotonic() + seconds)) for ended in rounds(record)]
    over_time = strips(record)
    return tuple(replace(one, strip=over_time.get(one.round)) for one in found)


def rounds(record: Record) -> Iterator[Ended]:
    states = [table.state for table in replay_slowly(game, record)]
    lived = (state for state in states if state.stage != Stage.OVER)
    won = rounds_won(record)
    for number, group in groupby(lived, key=lambda state: state.round):
        passed = list(group)
        yield Ended(passed[-1], number in won, tuple(discards(passed)))


def rounds_won(record: Record) -> set[int]:
    events = (event for line in record.lines if isinstance(line, Played) for event in line.events)
    return {event.number for event in events if isinstance(event, RoundWon)}


def discards(states: Sequence[State]) -> Iterator[tuple[CardId, State]]:
    """Each card that was given up on the way through these, and how it was before."""
    for before, after in pairwise(states):
        for card in after.discarded[len(before.discarded) :]:
            yield card, before


def judged(ended: Ended, due: float) -> Review:
    """What was won needs no thought: the garden proves it."""
    state = ended.state
    end = Finding(binding(state), could_be_met=True) if ended.is_won else finding(state, due)
    given_up = tuple(Discarded(card, finding(before, due)) for card, before in ended.discards)
    is_missed = end.could_be_met and not ended.is_won
    return Review(state.round, ended.is_won, end, given_up, way(state, due) if is_missed else None)


def binding(state: State) -> tuple[CardId, ...]:
    return tuple(held.card for held in state.cards)


def finding(state: State, due: float) -> Finding:
    cards = binding(state)
    by_rule = {CARDS[card].constraint: card for card in cards}
    try:
        impossible = conflict(tuple(by_rule), size=state.garden.size, seconds=due - time.monotonic())
    except Undecided:
        return Finding(cards, None)
    return Finding(cards, not impossible, tuple(by_rule[rule] for rule in impossible))


def way(state: State, due: float) -> Way | None:
    """The nearest garden, if one is found in time."""
    garden, rules = state.garden, [CARDS[card].constraint for card in binding(state)]
    try:
        found = complete(garden, rules, seconds=due - time.monotonic())
    except Undecided:
        return None
    assert found is not None, "there is a garden that meets all"
    taken_out = tuple(laid for laid in garden.laid if laid not in found.garden.laid)
    stays = [laid for laid in garden.laid if laid in found.garden.laid]
    comes = [laid for laid in found.garden.laid if laid not in garden.laid]
    return Way(garden, taken_out, tuple(side_by_side(stays, comes)), found.is_fewest)


def side_by_side(stays: Iterable[Laid], comes: Iterable[Laid]) -> Iterator[Laid]:
    """Each beside a tile that lies already, where there is one."""
    lying, left = {laid.cell for laid in stays}, list(comes)
    while left:
        laid = next((one for one in left if not lying.isdisjoint(neighbours(one.cell))), left[0])
        left.remove(laid)
        lying.add(laid.cell)
        yield laid
