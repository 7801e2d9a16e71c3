"""A turn: lay a card, build a temple or not, say which one moves, take a tile."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, islice

from msgspec.structs import replace

from tuileries.core.errors import IllegalMove, Refusal
from tuileries.core.game import Player, Step
from tuileries.core.grids import Cell
from tuileries.games.hanging_gardens.building import places, survey, takes, why_not_lay, why_not_set_aside
from tuileries.games.hanging_gardens.components import BOX, LETTERS, Card
from tuileries.games.hanging_gardens.events import CardLaid, CardSetAside, Event, TempleBuilt, TempleDeclined
from tuileries.games.hanging_gardens.garden import Laid, gained, lay, square, structure
from tuileries.games.hanging_gardens.moves import (
    Build,
    Choices,
    Decline,
    Lay,
    Move,
    MoveTemple,
    SetAside,
    Take,
)
from tuileries.games.hanging_gardens.rounds import end_turn
from tuileries.games.hanging_gardens.state import State, ToBuild, ToLay, ToMove, ToTake, active_player
from tuileries.games.hanging_gardens.temples import (
    is_moving,
    movable,
    place_temple,
    sites,
    why_not_build,
    why_not_move,
)
from tuileries.games.hanging_gardens.tiles import (
    draw_unseen,
    note_five,
    open_spaces,
    take_tile,
    why_not_take,
    with_seat,
)


def legal_moves(state: State, player: Player) -> Iterator[Move]:
    if player != active_player(state):
        return iter(())
    garden = state.seats[player].garden
    match state.stage:
        case ToBuild(fresh=fresh):
            return chain(map(Build, chain.from_iterable(sites(garden, fresh))), (Decline(),))
        case ToMove():
            return map(MoveTemple, movable(garden))
        case ToTake(size=size):
            return map(Take, open_spaces(state.display, size))
    return takes(garden, state.cards)


def choices(state: State, player: Player) -> Choices:
    if player != active_player(state):
        return Choices()
    garden = state.seats[player].garden
    match state.stage:
        case ToBuild(fresh=fresh):
            return Choices(sites=sites(garden, fresh))
        case ToMove():
            return Choices(temples=movable(garden))
        case ToTake(size=size):
            return Choices(spaces=open_spaces(state.display, size))
    plot = survey(garden)
    return Choices(cards=tuple(places(plot, card) for card in state.cards))


def why_not(state: State, player: Player | None, move: Move) -> tuple[Refusal, ...]:
    active = active_player(state)
    if active is None:
        return (Refusal("HG-R3"),)
    if player != active:
        return (Refusal("HG-R2", "turn", {"player": active}),)
    garden = state.seats[active].garden
    match state.stage, move:
        case ToLay(), Lay():
            return tuple(why_not_lay(garden, state.cards, move))
        case ToLay(), SetAside():
            return tuple(why_not_set_aside(garden, state.cards, move))
        case ToBuild(fresh=fresh), Build(cell=cell):
            return tuple(why_not_build(garden, fresh, cell))
        case ToBuild(), Decline():
            return ()
        case ToMove(), MoveTemple(cell=cell):
            return tuple(why_not_move(garden, cell))
        case ToTake(size=size), Take(space=space):
            return tuple(why_not_take(state.display, size, space))
    return (due(state),)


def due(state: State) -> Refusal:
    """What has to be decided before anything else."""
    match state.stage:
        case ToBuild():
            return Refusal("HG-B3", "decide")
        case ToMove():
            return Refusal("HG-B8", "which")
        case ToTake():
            return Refusal("HG-B3", "take")
    return Refusal("HG-T1", "lay")


def play(state: State, player: Player | None, move: Move) -> Step[State, Event]:
    """The move, and whatever follows from it without a choice: a decision with one answer is not asked."""
    if refusals := why_not(state, player, move):
        raise IllegalMove(refusals)
    assert player is not None  # the table never moves: HG-R2 refuses it
    step = decide(state, player, move)
    while (following := only_answer(step.state)) is not None:
        after = decide(step.state, *following)
        step = Step(after.state, step.events + after.events, step.revealed or after.revealed)
    return step


def only_answer(state: State) -> tuple[Player, Move] | None:
    """Who is to move and what, if there is no choice."""
    player = active_player(state)
    if player is None:
        return None
    first, *others = islice(legal_moves(state, player), 2)
    return None if others else (player, first)


def decide(state: State, player: Player, move: Move) -> Step[State, Event]:
    match move:
        case Lay():
            return lay_card(state, player, move)
        case SetAside(card=card):
            state = without_card(replace(state, boxed=(*state.boxed, card)), card)
            return end_turn(state, (CardSetAside(player, card),))
        case Build(cell=cell):
            return build(state, player, cell)
        case Decline():
            return end_turn(state, (TempleDeclined(player),))
        case MoveTemple(cell=cell):
            assert isinstance(state.stage, ToMove)
            return raise_temple(state, player, state.stage.site, moved=cell)
    revealed = bool(state.supply)
    state, events = take_tile(state, player, move.space)
    return end_turn(state, events, revealed=revealed)


def lay_card(state: State, player: Player, move: Lay) -> Step[State, Event]:
    """HG-T1, HG-B2: the card lies in the garden; perhaps a temple can be built now."""
    laid = Laid(move.card, Cell(*move.cell), move.turn)
    seat = state.seats[player]
    garden, fresh = lay(seat.garden, laid), gained(seat.garden, laid)
    state = without_card(with_seat(state, player, replace(seat, garden=garden)), laid.card)
    events = (CardLaid(player, laid.card, laid.cell, laid.turn),)
    if sites(garden, fresh):
        return Step(replace(state, stage=ToBuild(fresh)), events)
    return end_turn(state, events)


def without_card(state: State, card: Card) -> State:
    return replace(state, cards=tuple(other for other in state.cards if other != card))


def build(state: State, player: Player, cell: Cell) -> Step[State, Event]:
    """HG-B2, HG-B8: a new temple, or which one is to move."""
    if is_moving(state.seats[player].garden):
        return Step(replace(state, stage=ToMove(Cell(*cell))), ())
    return raise_temple(state, player, cell, moved=None)


def raise_temple(state: State, player: Player, cell: Cell, moved: Cell | None) -> Step[State, Event]:
    """HG-B3, HG-B5, HG-B10: the temple stands, and a tile is due, perhaps two."""
    seat = state.seats[player]
    size, feature = len(structure(seat.garden, cell)), LETTERS[square(seat.garden, cell)]
    state = with_seat(state, player, replace(seat, garden=place_temple(seat.garden, cell, moved)))
    events: tuple[Event, ...] = (TempleBuilt(player, Cell(*cell), feature, size, moved),)
    revealed = size >= BOX.temples.unseen_from and bool(state.supply)
    if size >= BOX.temples.unseen_from:
        state, drawn = draw_unseen(state, player)
        events = (*events, drawn)
    if open_spaces(state.display, size):
        return Step(replace(state, stage=ToTake(size)), events, revealed)
    state, noted = note_five(state, player, unseen=False)
    return end_turn(state, (*events, noted), revealed=revealed)
