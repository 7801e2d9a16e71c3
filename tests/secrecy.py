"""Two worlds that a viewer cannot tell apart, and what this viewer is told in each of them."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Container, Hashable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from tuileries.core import table as core_table
from tuileries.core.chance import Chance
from tuileries.core.game import Player, PublicEvent, Step
from tuileries.core.record import Header, Played, Record
from tuileries.core.table import Table

if TYPE_CHECKING:
    from tests.laws import Case

OFTEN = 4

T = TypeVar("T")
Steps = tuple[Step[Any, Any], ...]
Decision = tuple[Any, Player | None, Any]
"""A state, who is to move (None: the table), and the move."""
Kind = tuple[type, str]
"""A class of events, and who saw it: its `owner`, an `other`, a `spectator`; a `seat` where it has none."""


def seen(value: Any) -> bytes:
    return msgspec.json.encode(value)


def told(step: Step[Any, Any], viewer: Player | None) -> bytes:
    return seen(tuple(core_table.seen(step.events, viewer)))


def viewers(players: int) -> list[Player | None]:
    return [None, *range(players)]


def mixed(
    pieces: Sequence[T], chance: Chance, kept: Container[T] = frozenset()
) -> tuple[tuple[T, ...], Chance]:
    """The pieces in another order: each in the place of another, but for those that are kept."""
    order, chance = chance.shuffle([place for place, piece in enumerate(pieces) if piece not in kept])
    there = list(pieces)
    for place, other in zip(order, order[1:] + order[:1], strict=True):
        there[place] = pieces[other]
    return tuple(there), chance


def shuffled_to(pieces: Iterable[T], box: Sequence[T]) -> tuple[int, ...]:
    """The result of a shuffle that brings what is in the box into this order."""
    places: dict[T, list[int]] = defaultdict(list)
    for place, piece in enumerate(box):
        places[piece].append(place)
    return tuple(places[piece].pop() for piece in pieces)


def one_by_one(state: Any, steps: Steps) -> Iterator[tuple[Any, Step[Any, Any]]]:
    """Each step with the state in which it is made."""
    return zip((state, *(step.state for step in steps)), steps, strict=False)


def brought_to_light(hidden: Any, state: Any, viewer: Player | None, steps: Steps) -> set[Hashable]:
    """What this viewer may not know, and gets to know on the way."""
    return {
        piece
        for before, step in one_by_one(state, steps)
        for piece in Counter(hidden(before, viewer)) - Counter(hidden(step.state, viewer))
    }


def of_each_kind(moves: Iterable[Any], number: int) -> list[Any]:
    """A few moves of each class, spread over all of them."""
    kinds: dict[type, list[Any]] = defaultdict(list)
    for move in moves:
        kinds[type(move)].append(move)
    return [move for alike in kinds.values() for move in some(alike, number)]


def some(items: Iterable[T], number: int = 12) -> list[T]:
    """A few of many, spread over all of them."""
    everything = list(items)
    return everything[:: max(1, -(-len(everything) // number))]


def same_to(case: Case, viewer: Player | None, state: Any, other: Any, *, refusals: int = 6) -> None:
    """The viewer sees the same table, is offered the same and refused the same."""
    game = case.game
    assert seen(game.view(state, viewer)) == seen(game.view(other, viewer))
    for public in (game.to_move, game.alarm, game.outcome):
        assert seen(public(state)) == seen(public(other))
    if viewer is None:
        return
    assert seen(game.choices(state, viewer)) == seen(game.choices(other, viewer))
    for move in of_each_kind(case.near_misses(state), refusals):
        assert seen(game.why_not(state, viewer, move)) == seen(game.why_not(other, viewer, move))


def same_after(case: Case, viewer: Player | None, player: Player | None, move: Any, state: Any) -> set[Kind]:
    """The step is told in the same words in a world where it shows this viewer the same."""
    here = case.game.play(state, player, move)
    other = case.scramble(state, viewer, Chance("scramble"), (here,))
    carried = move if player == viewer else case.carry(move, player, state, other)
    there = case.game.play(other, player, carried)
    assert here.revealed == there.revealed
    assert told(here, viewer) == told(there, viewer)
    same_to(case, viewer, here.state, there.state, refusals=1)
    pairs = (state, other), (here.state, there.state)
    differ = any(case.hidden(world, viewer) != case.hidden(twin, viewer) for world, twin in pairs)
    return compared(here, there, viewer) if differ else set()


def compared(here: Step[Any, Any], there: Step[Any, Any], viewer: Player | None) -> set[Kind]:
    """The kinds of events that had a secret to keep, and kept it."""
    pairs = zip(here.events, there.events, strict=True)
    return {
        (type(event), role(event, viewer))
        for event, other in pairs
        if isinstance(event, PublicEvent) or role(event, viewer) == "owner" or event != other
    }


def role(event: Any, viewer: Player | None) -> str:
    if viewer is None:
        return "spectator"
    owner = getattr(event, "player", None)
    return "seat" if owner is None else "owner" if owner == viewer else "other"


def kinds(events: Iterable[type]) -> Iterator[Kind]:
    """All there are to be compared."""
    for event in events:
        owned = "player" in event.__struct_fields__  # type: ignore[attr-defined]
        yield from ((event, who) for who in (("owner", "other") if owned else ("seat",)))
        yield event, "spectator"


def set_up(case: Case, header: Header) -> Step[Any, Any]:
    assert header.seed is not None
    return case.game.setup(header.players, header.options, Chance(header.seed, deal=header.deal))


def same_set_up(case: Case, viewer: Player | None, header: Header) -> set[Kind]:
    """The same table laid with other secrets."""
    here = set_up(case, header)
    other = case.scramble(here.state, viewer, Chance("scramble"))
    there = set_up(case, msgspec.structs.replace(header, deal=case.deal(other)))
    assert case.hidden(there.state, viewer) == case.hidden(other, viewer)
    assert told(here, viewer) == told(there, viewer)
    same_to(case, viewer, here.state, there.state)
    secrets = case.hidden(here.state, viewer)
    return compared(here, there, viewer) if secrets != case.hidden(other, viewer) or not secrets else set()


def replayed(case: Case, record: Record) -> Iterator[tuple[Decision, Step[Any, Any]]]:
    """Every decision of a game, and what came of it."""
    step = set_up(case, record.header)
    for line in record.lines[1:]:
        assert isinstance(line, Played)
        decision = step.state, line.player, line.move
        step = case.game.play(*decision)
        yield decision, step


def all_that_happens(case: Case) -> Iterator[tuple[Decision, Step[Any, Any]]]:
    for record in case.games():
        yield from replayed(case, record)
    yield from ((scene, case.game.play(*scene)) for scene in case.scenes())


def same_throughout(case: Case) -> set[Kind]:
    """Whole games: each step that not everyone sees alike, and others until each kind of event came often.

    Once is not enough: what another world hides may by chance look the same."""
    headers = [record.header for record in case.games()]
    done = Counter(
        kind
        for header in headers
        for viewer in viewers(header.players)
        for kind in same_set_up(case, viewer, header)
    )
    for (state, player, move), step in all_that_happens(case):
        happening = {type(event) for event in step.events}
        rare = any(done[kind] < OFTEN for kind in kinds(happening))
        if rare or not all(issubclass(kind, PublicEvent) for kind in happening):
            for viewer in viewers(len(state.seats)):
                done.update(same_after(case, viewer, player, move, state))
    return set(done)


def same_at(case: Case, table: Table) -> None:
    """At this table, and after a few of the steps that could be next."""
    for player in (*table.to_move, None):
        moves = table.legal_moves(player) if player is not None else case.table_moves(table.state)
        for move in of_each_kind(moves, 2):
            for viewer in viewers(table.header.players):
                same_after(case, viewer, player, move, table.state)
