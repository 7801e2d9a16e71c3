"""Pebbles: a very small game with the difficulties of a large one. The module itself is a `Game`.

Its rules are in `locales/en/rules/pebbles.md`, here as if they were in the house.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Self

from msgspec import Struct
from msgspec.structs import replace

from tuileries.core.chance import Chance
from tuileries.core.drawing import Line
from tuileries.core.errors import BadNotation, IllegalMove, IllegalSetup, Refusal
from tuileries.core.game import Alarm, Event, Outcome, Player, PublicEvent, Say, ScoreLine, Sheet, Step, Types
from tuileries.core.phrases import Phrase

PEBBLES = tuple(range(1, 13))
ROUNDS = 3


class Options(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    hand: int = 3
    limit: float = 0


class Seat(Struct, frozen=True):
    hand: tuple[int, ...]
    down: int | None = None
    points: int = 0


class State(Struct, frozen=True):
    seats: tuple[Seat, ...]
    bag: tuple[int, ...]
    shown: tuple[int, ...] = ()
    is_time_up: bool = False
    limit: float = 0


class PutDown(Struct, frozen=True, tag=True):
    pebble: int


class Draw(Struct, frozen=True, tag=True):
    pass


class TimeUp(Struct, frozen=True, tag=True):
    pass


Move = PutDown | Draw | TimeUp


class Dealt(Event, frozen=True):
    """Only its owner hears of it."""

    player: Player
    hand: tuple[int, ...]

    def seen_by(self, viewer: Player | None) -> Self | None:
        return self if viewer == self.player else None


class Drawn(Event, frozen=True):
    """Everyone hears of it; only its owner sees which pebble it is."""

    player: Player
    pebble: int | None

    def seen_by(self, viewer: Player | None) -> Self:
        return self if viewer == self.player else replace(self, pebble=None)


class WasPutDown(Drawn, frozen=True):
    """Seen just as a drawn pebble is."""


class Shown(PublicEvent, frozen=True):
    pebbles: tuple[int, ...]
    winner: Player


class Ended(PublicEvent, frozen=True):
    reason: str


Happening = Dealt | Drawn | WasPutDown | Shown | Ended


class View(Struct, frozen=True):
    viewer: Player | None
    own: Seat | None
    held: tuple[int, ...]
    is_down: tuple[bool, ...]
    points: tuple[int, ...]
    bag: int
    shown: tuple[int, ...]
    is_time_up: bool
    limit: float


class Choices(Struct, frozen=True):
    pebbles: tuple[int, ...] = ()
    may_draw: bool = False


name = "pebbles"
rules = "1"
players = range(2, 4)
types = Types(Options, State, Move, Happening, View, Choices)
box = PEBBLES
presets: Mapping[str, Options] = {"short": Options(3), "long": Options(4)}
has_secrets = True
can_take_back = True
is_silent = True
is_simultaneous = True


def setup(players: int, options: Options, chance: Chance) -> Step[State, Happening]:
    if options.hand not in (3, 4):
        raise IllegalSetup((Refusal("PB-S1", "hand", {"hand": options.hand}),))
    bag, _ = chance.shuffle(PEBBLES)
    dealt = options.hand * players
    hands = [tuple(sorted(bag[player:dealt:players])) for player in range(players)]
    events = tuple(Dealt(player, hand) for player, hand in enumerate(hands))
    state = State(tuple(map(Seat, hands)), bag[dealt:], limit=options.limit)
    return Step(state, events, revealed=True)


def is_over(state: State) -> bool:
    return state.is_time_up or len(state.shown) == ROUNDS * len(state.seats)


def to_move(state: State) -> tuple[Player, ...]:
    waiting = tuple(player for player, seat in enumerate(state.seats) if seat.down is None)
    return () if is_over(state) else waiting


def choices(state: State, player: Player) -> Choices:
    return Choices(state.seats[player].hand, bool(state.bag)) if player in to_move(state) else Choices()


def legal_moves(state: State, player: Player) -> Iterator[Move]:
    offered = choices(state, player)
    yield from map(PutDown, offered.pebbles)
    if offered.may_draw:
        yield Draw()


def why_not(state: State, player: Player | None, move: Move) -> tuple[Refusal, ...]:
    if is_over(state):
        return (Refusal("PB-E1"),)
    if (player is None) != isinstance(move, TimeUp):
        return (Refusal("PB-E2"),)
    if player is not None and player not in to_move(state):
        return (Refusal("PB-R1"),)
    if player is not None and isinstance(move, PutDown) and move.pebble not in state.seats[player].hand:
        return (Refusal("PB-R2", "", {"pebble": move.pebble}),)
    return (Refusal("PB-R3"),) if isinstance(move, Draw) and not state.bag else ()


def play(state: State, player: Player | None, move: Move) -> Step[State, Happening]:
    if refusals := why_not(state, player, move):
        raise IllegalMove(refusals)
    if player is None or isinstance(move, TimeUp):
        return Step(replace(state, is_time_up=True), (Ended("time"),))
    seat = state.seats[player]
    if isinstance(move, Draw):
        pebble, *bag = state.bag
        seat = replace(seat, hand=tuple(sorted((*seat.hand, pebble))))
        state = with_seat(replace(state, bag=tuple(bag)), player, seat)
        return Step(state, (Drawn(player, pebble),), revealed=True)
    hand = tuple(pebble for pebble in seat.hand if pebble != move.pebble)
    state = with_seat(state, player, replace(seat, hand=hand, down=move.pebble))
    return show(state, WasPutDown(player, move.pebble))


def with_seat(state: State, player: Player, seat: Seat) -> State:
    return replace(state, seats=(*state.seats[:player], seat, *state.seats[player + 1 :]))


def show(state: State, last: WasPutDown) -> Step[State, Happening]:
    """PB-R4, PB-E1: nothing yet, unless this was the last pebble to be put down."""
    pebbles = tuple(seat.down for seat in state.seats if seat.down is not None)
    if len(pebbles) < len(state.seats):
        return Step(state, (last,))
    winner = pebbles.index(max(pebbles))
    seats = [Seat(seat.hand, None, seat.points + (n == winner)) for n, seat in enumerate(state.seats)]
    state = replace(state, seats=tuple(seats), shown=state.shown + pebbles)
    ended = (Ended("rounds"),) if is_over(state) else ()
    return Step(state, (last, Shown(pebbles, winner), *ended), revealed=True)


def alarm(state: State) -> Alarm[Move] | None:
    """PB-E2: with a limit, the table looks at the clock."""
    return Alarm("time", state.limit, TimeUp()) if state.limit and not is_over(state) else None


def outcome(state: State) -> Outcome | None:
    points = [seat.points for seat in state.seats]
    winners = tuple(player for player, number in enumerate(points) if number == max(points))
    reason = "time" if state.is_time_up else "rounds"
    return Outcome(sheets(points), winners, reason) if is_over(state) else None


def sheets(points: Iterable[int]) -> tuple[Sheet, ...]:
    return tuple(Sheet((ScoreLine("PB-R4", points=number, count=number),)) for number in points)


def view(state: State, viewer: Player | None) -> View:
    return View(
        viewer=viewer,
        own=None if viewer is None else state.seats[viewer],
        held=tuple(len(seat.hand) for seat in state.seats),
        is_down=tuple(seat.down is not None for seat in state.seats),
        points=tuple(seat.points for seat in state.seats),
        bag=len(state.bag),
        shown=state.shown,
        is_time_up=state.is_time_up,
        limit=state.limit,
    )


def project(view: View) -> tuple[Sheet, ...]:
    return sheets(view.points)


def imagine(view: View, chance: Chance) -> State:
    """Every pebble that this viewer has not seen is anywhere it can be."""
    seen = {*view.shown, *((*view.own.hand, view.own.down) if view.own else ())}
    unseen, _ = chance.shuffle([pebble for pebble in PEBBLES if pebble not in seen])
    coming = iter(unseen)
    seats = []
    for player, (held, is_down, points) in enumerate(zip(view.held, view.is_down, view.points, strict=True)):
        if view.own and player == view.viewer:
            seats.append(view.own)
        else:
            down = next(coming) if is_down else None
            seats.append(Seat(tuple(sorted(next(coming) for _ in range(held))), down, points))
    return State(tuple(seats), tuple(coming), view.shown, view.is_time_up, view.limit)


def sentence(event: Happening) -> Phrase | None:
    match event:
        case Dealt():
            return None
        case Shown(pebbles=pebbles, winner=winner):
            return Phrase("pebbles-log-shown", {"pebbles": ", ".join(map(str, pebbles)), "player": winner})
        case Ended(reason=reason):
            return Phrase(f"pebbles-log-ended-{reason}")
        case Drawn(player=player):
            key = "pebbles-log-put-down" if isinstance(event, WasPutDown) else "pebbles-log-drawn"
            return Phrase(key, {"player": player})


def remark(before: Happening, event: Happening) -> None:
    """Every event says all that follows from it."""


def offer(view: View) -> Phrase:
    """What the viewer holds, and whether there is something to draw."""
    hand = " ".join(map(str, view.own.hand if view.own else ()))
    return Phrase("pebbles-offer", {"hand": hand, "bag": view.bag})


def draw(view: View, say: Say) -> Iterator[Line]:
    """A line for each seat: its points, the pebbles in its hand and the one it put down."""
    for player, (held, is_down, points) in enumerate(zip(view.held, view.is_down, view.points, strict=True)):
        own = view.own if player == view.viewer else None
        hand = " ".join(map(str, own.hand) if own else "?" * held)
        down = str(own.down if own else "?") if is_down else "-"
        yield [(f"{say(Phrase('seat', {'player': player}))} {points}: {hand} ", ""), (down, "bold")]


def notation(view: View, move: Move) -> str:
    return str(move.pebble) if isinstance(move, PutDown) else "draw" if isinstance(move, Draw) else "time"


def parse(view: View, text: str) -> Move:
    word = text.strip().lower()
    if word in ("draw", "time"):
        return Draw() if word == "draw" else TimeUp()
    if not re.fullmatch(r"[0-9]{1,2}", word):
        raise BadNotation("pebbles-notation", text=text)
    return PutDown(int(word))
