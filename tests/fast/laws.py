"""What must hold for every compiled kernel: it agrees with the rules, position by position."""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy

from tests.laws import Case
from tuileries.core.chance import Chance
from tuileries.core.game import Player, Step
from tuileries.fast.kernel import Kernel, Words

TRIED = 20
"""Among how many moves somebody looks for one they like."""

SEEN = 0.9
"""How often the eye decides, in a game that it plays."""


class Twin(NamedTuple):
    """A kernel beside the rules it is compiled from, and how to read its worlds."""

    kernel: Kernel
    case: Case
    options: Sequence[Any]
    unpack: Callable[[Words, Any], Any]  # the state that a world stands for, given the true one
    sorted_out: Callable[[Any], Any]  # a state without the orders that a world does not keep
    follow: Callable[[Words, int, Step[Any, Any]], None]  # a move, with the luck that the step had
    active: Callable[[Words], Player | None]
    scores: Callable[[Words], list[int]]
    winners: Callable[[Words], tuple[Player, ...]]
    wish: Callable[[Any, random.Random], Callable[[Any], bool]]  # which moves somebody likes at this table
    lines: Callable[[Words], list[list[int]]] | None = None  # the scores line by line, if it can tell them
    begin: Callable[[Any, random.Random], Any] = lambda state, luck: state  # where a game is begun


def twin_of(name: str) -> Twin:
    """A kernel that is named in `KERNELS` has a twin in the file of its game."""
    twin: Twin = importlib.import_module(f"tests.fast.{name.replace('-', '_')}").TWIN
    return twin


def a_kernel_agrees_with_the_rules(twin: Twin, players: int, options: Any, seed: int) -> None:
    """Through a whole game. It is played by wishes, or what takes collecting would hardly ever be seen.

    Every other game is played by the eye, with some moves by wishes: it gets where chance never does.
    """
    game, luck = twin.case.game, random.Random(f"{options} {players} {seed}")
    state = twin.begin(game.setup(players, options, Chance(str(luck.random()))).state, luck)
    world, likes = twin.kernel.pack(state), twin.wish(state, luck)
    by_eye = seed % 2 == 1
    while moves := agreed_moves(twin, state, world):
        tried = luck.choices(list(moves), k=TRIED)
        number = next((number for number in tried if likes(moves[number])), tried[0])
        if by_eye and luck.random() < SEEN:
            number = best_seen(twin.kernel, world, list(moves))
        step = game.play(state, game.to_move(state)[0], moves[number])
        twin.follow(world, number, step)
        state = step.state
    outcome = game.outcome(state)
    assert outcome is not None
    assert twin.winners(world) == outcome.winners


def best_seen(kernel: Kernel, world: Words, numbers: list[int]) -> int:
    """The move that looks best to the eye."""
    return numbers[int(kernel.rate(world, numpy.array(numbers, dtype=numpy.uint64), 1.0).argmax())]


def agreed_moves(twin: Twin, state: Any, world: Words) -> dict[int, Any]:
    """Same state, same scores, same legal moves in the same order; gives back the moves by their numbers."""
    game, kernel = twin.case.game, twin.kernel
    assert twin.unpack(world, state) == twin.sorted_out(state)
    scores = game.project(game.view(state, None))
    assert scores is not None
    assert twin.scores(world) == [sheet.total for sheet in scores]
    if twin.lines is not None:
        assert twin.lines(world) == [[line.points for line in sheet.lines] for sheet in scores]
    active = next(iter(game.to_move(state)), None)
    assert twin.active(world) == active
    if active is None:
        return {}
    numbers = [int(number) for number in kernel.legal_moves(world)]
    moves = [kernel.move_of(world, number) for number in numbers]
    assert moves == list(game.legal_moves(state, active))
    return dict(zip(numbers, moves, strict=True))
