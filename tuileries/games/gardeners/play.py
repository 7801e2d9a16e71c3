"""Who may do what now, and what comes of it. Moves are judged in the order in which they come."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tuileries.core.errors import IllegalMove, Refusal
from tuileries.core.game import Alarm, Player, Step
from tuileries.games.gardeners.building import (
    add,
    open_cells,
    removable,
    remove,
    why_not_add,
    why_not_remove,
)
from tuileries.games.gardeners.cards import CardId
from tuileries.games.gardeners.checking import is_ripe, say_ready, why_not_ready
from tuileries.games.gardeners.components import BOX, TILES
from tuileries.games.gardeners.events import Event, TimerStarted
from tuileries.games.gardeners.moves import (
    Add,
    Choices,
    Discard,
    GoOn,
    Lift,
    Move,
    Ready,
    Remove,
    Score,
    Start,
    TimeUp,
)
from tuileries.games.gardeners.rounds import discard, end
from tuileries.games.gardeners.solo import frame, placements, play_solo, why_not_solo
from tuileries.games.gardeners.state import Stage, State, cards_of, is_solo


def to_move(state: State) -> tuple[Player, ...]:
    """GD-A1: everyone at once, but for those who have nothing they could do."""
    match state.stage:
        case Stage.OVER:
            return ()
        case Stage.READING:
            return (state.drawer,)
    return tuple(player for player in range(len(state.seats)) if has_choice(state, player))


def has_choice(state: State, player: Player) -> bool:
    """Whoever has a tile finds a place for it, and of two tiles one can always be taken out."""
    return bool(state.seats[player].at_hand or len(state.garden.laid) > 1 or discardable(state, player))


def discardable(state: State, player: Player) -> tuple[CardId, ...]:
    """GD-R5: one's own cards, as long as there is another to draw; none in a training together."""
    return cards_of(state, player) if state.deck and not is_shared_training(state) else ()


def is_shared_training(state: State) -> bool:
    """GD-E1: so many gardens in a row, for cards that can all be met together."""
    return state.options.is_training and not is_solo(state)


def choices(state: State, player: Player) -> Choices:
    if player not in to_move(state):
        return Choices()
    if state.stage == Stage.READING:
        return Choices(start=True)
    if state.stage == Stage.WON:
        return Choices(score=True, go_on=bool(state.deck))
    cards, ready = discardable(state, player), is_ripe(state, player)
    if is_solo(state):
        tiles = state.seats[player].loose
        lying = state.garden.laid
        return Choices(tiles=tiles, cells=tuple(frame(state.garden)), lying=lying, ready=ready, cards=cards)
    return Choices(
        tiles=state.seats[player].at_hand,
        cells=tuple(open_cells(state.garden)),
        removable=removable(state.garden),
        others=tuple(other for other in range(len(state.seats)) if other != player),
        ready=ready,
        cards=cards,
    )


def legal_moves(state: State, player: Player) -> Iterator[Move]:
    offered = choices(state, player)
    if offered.start:
        yield Start()
    if offered.score:
        yield Score()
    if offered.go_on:
        yield GoOn()
    if is_solo(state) and offered.cells:
        yield from placements(state.garden)
        yield from (Lift(laid.tile) for laid in offered.lying)
    else:
        yield from additions(offered)
        yield from (Remove(tile, other) for tile in offered.removable for other in offered.others)
    if offered.ready:
        yield Ready()
    yield from map(Discard, offered.cards)


def additions(offered: Choices) -> Iterator[Add]:
    for tile in offered.tiles:
        for cell in offered.cells:
            yield from (Add(tile, cell, turn) for turn in range(TILES[tile].turns))


def why_not(state: State, player: Player | None, move: Move) -> tuple[Refusal, ...]:
    if state.stage == Stage.OVER:
        return (Refusal("GD-E1", "over"),)
    if player is None or isinstance(move, TimeUp):
        return tuple(why_not_table(state, player, move))
    if not 0 <= player < len(state.seats):
        return (Refusal("GD-A1", "nobody"),)
    if state.stage == Stage.READING or isinstance(move, Start):
        return tuple(why_not_start(state, player, move))
    if state.stage == Stage.WON and not isinstance(move, Score | GoOn):
        return (Refusal("GD-O3", "decide"),)
    return tuple(why_not_act(state, player, move))


def why_not_table(state: State, player: Player | None, move: Move) -> Iterator[Refusal]:
    """GD-R1, GD-E1: the table starts the timer when the player does not, and says when it has run out."""
    alarmed = alarm(state)
    if player is not None:
        yield Refusal("GD-E1", "table")
    elif alarmed is None:
        yield Refusal("GD-S1", "untimed")
    elif move != alarmed.move:
        yield Refusal("GD-A1", "table")


def why_not_start(state: State, player: Player, move: Move) -> Iterator[Refusal]:
    """GD-R1: whoever drew the first card says when it is read; before that nobody builds."""
    if state.stage != Stage.READING:
        yield Refusal("GD-R1", "started")
    elif player != state.drawer or not isinstance(move, Start):
        yield Refusal("GD-R1", "reading", {"player": state.drawer})


def why_not_act(state: State, player: Player, move: Move) -> Iterator[Refusal]:
    match move:
        case Ready():
            yield from why_not_ready(state, player)
        case Discard(card=card):
            yield from why_not_discard(state, player, card)
        case Add() | Remove() if is_solo(state):
            yield Refusal("GD-O1", "alone")
        case Add():
            yield from why_not_add(state, player, move)
        case Remove():
            yield from why_not_remove(state, player, move)
        case _ if not is_solo(state):
            yield Refusal("GD-A1", "together")
        case _:
            yield from why_not_solo(state, move)


def why_not_discard(state: State, player: Player, card: CardId) -> Iterator[Refusal]:
    """GD-R5: a card of one's own, while there is another to draw; none in a training together."""
    if card not in cards_of(state, player):
        yield Refusal("GD-R5", "holder")
    if is_shared_training(state):
        yield Refusal("GD-R5", "training")
    elif not state.deck:
        yield Refusal("GD-R5", "empty")


def play(state: State, player: Player | None, move: Move) -> Step[State, Event]:
    if refusals := why_not(state, player, move):
        raise IllegalMove(refusals)
    match move:
        case Start():
            return Step(replace(state, stage=Stage.BUILDING), (TimerStarted(BOX.timer.seconds),))
        case TimeUp():
            return end(state, "time")
    assert player is not None  # the table does nothing else: GD-A1 refuses it
    match move:
        case Add():
            return add(state, player, move)
        case Remove():
            return remove(state, player, move)
        case Ready():
            return say_ready(state, player)
        case Discard(card=card):
            return discard(state, player, card)
    return play_solo(state, move)


def alarm(state: State) -> Alarm[Move] | None:
    """GD-R1, GD-E1: the first card is read for so long at most, and then the timer runs."""
    if state.stage == Stage.READING:
        return Alarm("reading", BOX.timer.reading, Start())
    if state.stage == Stage.OVER or not state.options.terms.is_timed:
        return None
    return Alarm("timer", BOX.timer.seconds, TimeUp())
