"""How a game may go on after a move: the rest of the turn, and what most often follows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

from msgspec import Struct

from tuileries.bots import turns
from tuileries.bots.expectations import REST, Adviser, Turn
from tuileries.core.chance import Chance
from tuileries.core.errors import IllegalMove
from tuileries.core.game import AnyGame, Player
from tuileries.core.phrases import Phrase
from tuileries.core.table import seen
from tuileries.fast.kernel import Kernel

WORLDS = 24
"""How many worlds are imagined to see what follows."""

EYE = 1.0


class Reply(Struct, frozen=True):
    """What most often follows a turn, by the eye of the next player, in a sentence; and how often it does."""

    told: Phrase
    share: float


class Continuation(NamedTuple):
    """The decisions of a turn, in sentences too, and what most often follows."""

    decisions: tuple[Any, ...]
    told: tuple[Phrase, ...]
    reply: Reply | None


def whole_turn(game: AnyGame, kernel: Kernel, view: Any, player: Player, move: Any) -> Continuation:
    """The turn that a move begins or goes on with, from the view of whoever makes it."""
    adviser = Adviser(game, kernel, turns.find(game.name), view, player, 0)
    turn = begun(adviser, move)
    while adviser.goes_on(turn.after):
        plan = adviser.judge(game.view(turn.after, player), *REST)[0].move
        turn = adviser.play(turn, plan)
    decided = adviser.turns.decisions(turn.moves, turn.events)
    return Continuation(decided, adviser.turns.told(view, turn.moves, turn.events), reply(adviser, turn))


def begun(adviser: Adviser, move: Any) -> Turn:
    state = adviser.game.imagine(adviser.view, Chance("gains"))
    step = adviser.game.play(state, adviser.player, move)
    return Turn((move,), (), step.events, step.state)


def reply(adviser: Adviser, turn: Turn) -> Reply | None:
    """The most frequent of the moves that look best to the next player in worlds that could be."""
    found = list(replies(adviser, turn))
    if not found:
        return None
    ((notation, times),) = Counter(written for written, _ in found).most_common(1)
    return Reply(dict(found)[notation], round(times / len(found), 2))


def replies(adviser: Adviser, turn: Turn) -> Iterator[tuple[str, Phrase]]:
    """As one writes them, and in sentences."""
    game, kernel = adviser.game, adviser.kernel
    for number in range(WORLDS):
        state = played(adviser, turn, game.imagine(adviser.view, Chance(f"reply {number}")))
        if state is None or not (following := game.to_move(state)):
            continue
        view = game.view(state, following[0])
        world = kernel.pack(view)
        moves = kernel.legal_moves(world)
        move = kernel.move_of(world, int(moves[kernel.rate(world, moves, EYE).argmax()]))
        events = seen(game.play(state, following[0], move).events, adviser.player)
        if (sentence := game.sentence(next(events))) is not None:
            yield game.notation(view, move), sentence


def played(adviser: Adviser, turn: Turn, state: Any) -> Any:
    """A world after the turn; None where what was hidden makes another of it."""
    for move in turn.moves:
        try:
            state = adviser.game.play(state, adviser.player, move).state
        except IllegalMove:
            return None
    return state
