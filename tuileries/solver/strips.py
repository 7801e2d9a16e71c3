"""A round of Gardeners over its time: when each card was met and broken, by whose tile, and who waited."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, pairwise
from typing import NamedTuple

from msgspec import Struct

from tuileries.core.game import Player
from tuileries.core.hourglass import Hourglass
from tuileries.core.record import Line, Played, Record, time_of
from tuileries.core.table import Table, replay_slowly
from tuileries.games.gardeners import game
from tuileries.games.gardeners.cards import CARDS, CardId
from tuileries.games.gardeners.components import TileId
from tuileries.games.gardeners.events import TileAdded, TileLifted, TilePlaced, TileRemoved
from tuileries.games.gardeners.garden import Garden
from tuileries.games.gardeners.judging import Status, holds
from tuileries.games.gardeners.state import Stage, State

LONGEST_PAUSE = 60.0
"""As in a replay, no pause counts for longer unless a timer ran: the table was left and taken up again."""

WAIT = 10.0
"""Seconds in which nobody acts before one says that the team waited."""

HANDLED = TileAdded | TileRemoved | TilePlaced | TileLifted


class Change(Struct, frozen=True):
    """A tile that was laid or taken made a card's standing another."""

    version: int
    at: float
    player: Player
    tile: TileId
    was: Status
    status: Status


class Span(Struct, frozen=True):
    """How a card stood for so long."""

    since: float
    until: float
    status: Status


class Row(Struct, frozen=True):
    """A card as long as it bound in this round; `player` holds it."""

    card: CardId
    player: Player
    is_discarded: bool
    spans: tuple[Span, ...]
    changes: tuple[Change, ...]

    @property
    def settled(self) -> float | None:
        """Since when it was met for good; None where it was not met at the end."""
        last = self.spans[-1]
        return last.since if last.status == Status.MET else None


class Wait(Struct, frozen=True):
    """Nobody acted for so many seconds; where some were ready, `awaited` were not."""

    version: int
    since: float
    until: float
    seconds: float
    awaited: tuple[Player, ...] = ()


class Strip(Struct, frozen=True):
    """A round over its time, in seconds on the clock of the replay. `held_up` are the cards it waited for.

    They are those not met at its end; where all were, the one met last. Of several that the same tile met,
    it is the one that was not met for longer.
    """

    since: float
    until: float
    rows: tuple[Row, ...]
    waits: tuple[Wait, ...]
    held_up: tuple[CardId, ...]


class Shot(NamedTuple):
    """A line of the record: when it came about, on the clock of the replay and on a true one."""

    at: float
    clock: float
    line: Line
    state: State


def strips(record: Record) -> dict[int, Strip]:
    """By the number of the round; none where nobody looked at a clock."""
    if not any(time_of(line) is not None for line in record.lines):
        return {}
    film = tuple(shots(replay_slowly(game, record)))
    return dict(rounds(film))


def shots(tables: Iterable[Table]) -> Iterator[Shot]:
    hourglass, at, clock, left = Hourglass(), 0.0, 0.0, 0.0
    for table in tables:
        line = table.lines[-1]
        now = max(clock, time_of(line) or clock)
        at += min(now - clock, max(left, LONGEST_PAUSE))
        clock, left = now, hourglass.left(table, now) or 0.0
        yield Shot(round(at, 3), clock, line, table.state)


def rounds(film: Sequence[Shot]) -> Iterator[tuple[int, Strip]]:
    building = (number for number, shot in enumerate(film) if shot.state.stage == Stage.BUILDING)
    for number, group in groupby(building, key=lambda one: film[one].state.round):
        versions = list(group)
        end = min(versions[-1] + 1, len(film) - 1)
        yield number, strip(film[versions[0] : versions[-1] + 1], film[end])


def strip(passed: Sequence[Shot], end: Shot) -> Strip:
    rows = tuple(row(card, passed, end) for card in bound(passed))
    return Strip(passed[0].at, end.at, rows, tuple(waits((*passed, end))), held_up(rows, passed[0].at))


def bound(passed: Sequence[Shot]) -> tuple[CardId, ...]:
    """Every card of the round, in the order in which they came."""
    return tuple(dict.fromkeys(held.card for shot in passed for held in shot.state.cards))


def row(card: CardId, passed: Sequence[Shot], end: Shot) -> Row:
    while_held = [shot for shot in passed if is_held(card, shot)]
    last = while_held[-1]
    is_discarded = last is not passed[-1]
    until = passed[passed.index(last) + 1] if is_discarded else end
    statuses = standing(card, while_held)
    player = next(held.player for held in last.state.cards if held.card == card)
    return Row(
        card, player, is_discarded, spans(while_held, statuses, until.at), changes(while_held, statuses)
    )


def is_held(card: CardId, shot: Shot) -> bool:
    return any(held.card == card for held in shot.state.cards)


def standing(card: CardId, passed: Sequence[Shot]) -> list[Status]:
    """Judged only where the garden is another."""
    known: dict[Garden, Status] = {}
    for shot in passed:
        if shot.state.garden not in known:
            known[shot.state.garden] = holds(CARDS[card].constraint, shot.state.garden).status
    return [known[shot.state.garden] for shot in passed]


def spans(passed: Sequence[Shot], statuses: Sequence[Status], until: float) -> tuple[Span, ...]:
    beginnings = [
        (shot.at, status)
        for number, (shot, status) in enumerate(zip(passed, statuses, strict=True))
        if number == 0 or status != statuses[number - 1]
    ]
    ends = [at for at, _ in beginnings[1:]] + [until]
    return tuple(Span(at, end, status) for (at, status), end in zip(beginnings, ends, strict=True))


def changes(passed: Sequence[Shot], statuses: Sequence[Status]) -> tuple[Change, ...]:
    return tuple(
        change(shot, was, status)
        for shot, (was, status) in zip(passed[1:], pairwise(statuses), strict=True)
        if was != status
    )


def change(shot: Shot, was: Status, status: Status) -> Change:
    """By whom: no card stands otherwise unless somebody handled a tile."""
    line = shot.line
    assert isinstance(line, Played)
    assert line.player is not None
    (tile,) = (event.tile for event in line.events if isinstance(event, HANDLED))
    return Change(line.version, shot.at, line.player, tile, was, status)


def waits(passed: Sequence[Shot]) -> Iterator[Wait]:
    for before, after in pairwise(passed):
        seconds = round(after.clock - before.clock, 3)
        if seconds >= WAIT:
            yield Wait(before.line.version, before.at, after.at, seconds, awaited(before.state))


def awaited(state: State) -> tuple[Player, ...]:
    ready = [seat.is_ready for seat in state.seats]
    return tuple(player for player, is_ready in enumerate(ready) if not is_ready) if any(ready) else ()


def held_up(rows: Sequence[Row], since: float) -> tuple[CardId, ...]:
    """What was met from the start held nobody up."""
    kept = [row for row in rows if not row.is_discarded]
    if missed := tuple(row.card for row in kept if row.settled is None):
        return missed
    late = {row.card: (row.settled or since, unmet(row)) for row in kept if row.settled != since}
    return tuple(card for card, at in late.items() if at == max(late.values()))


def unmet(row: Row) -> float:
    return round(sum(span.until - span.since for span in row.spans if span.status != Status.MET), 3)
