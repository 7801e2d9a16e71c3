"""Tells how often a seat of The Hanging Gardens wins that is said to win, and how to say it better.

`python -m benchmarks.calibrate_hanging_gardens GAMES [PLAYERS]`: bots that think a little play against each
other. Before some turns of each game it notes what a judge expects of every seat and what a hint would say.
Prints, for each number of players, the constant that is in use and the one that fits best (`chances.UNSURE`),
and a JSON line for each stage of a game: what was said by either and what came of it; then one for each tenth
of what hints said. Scores are those
of Brier, the mean square error: 0.25 for whoever always says a half.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy
from numpy.typing import NDArray

from benchmarks.tune_hanging_gardens import deal
from tuileries.bots.budget import Budget
from tuileries.bots.search import Manner, think
from tuileries.fast.hanging_gardens import kernel, rules, scoring
from tuileries.fast.hanging_gardens import layout as at
from tuileries.fast.hanging_gardens.box import compiled, words
from tuileries.fast.hanging_gardens.chances import UNSURE
from tuileries.fast.hanging_gardens.judge import Judge, foretold, learned, see_table
from tuileries.fast.hanging_gardens.structures import new_glance
from tuileries.fast.kernel import Reals, Word, Words

PLAYERS = "234"
PLAYING, HINTING = (Manner(arms=8), Budget(playouts=64)), (Manner(), Budget(playouts=480))
EVERY = 6
"""Turns from one note to the next."""

STAGES = (45, 30, 15, 0)
"""Cards that are still to come, at least."""

CONSTANTS = numpy.arange(0.25, 12.01, 0.25)
GLANCED, ROOM = new_glance(), numpy.zeros(at.MOST_MOVES, dtype=numpy.uint64)


class Notes(NamedTuple):
    """Cards left, who was to move, what a judge expected of each seat, what a hint said, what each won."""

    turns: Reals
    players: Reals
    outlooks: Reals
    said: Reals
    won: Reals

    def those(self, which: NDArray[numpy.bool_]) -> Notes:
        return Notes(*(column[which] for column in self))


def play(world: Words, luck: numpy.random.Generator) -> Iterator[tuple[int, int, Reals, float, Reals]]:
    """A game among equals, and what could be said of it before it was known."""
    chance, notes, turn = words([int(luck.integers(2**60))]), list[tuple[int, int, Reals, float]](), -1
    while not rules.is_over(world):
        if kernel.turn(world) != turn and cards_left(world) % EVERY == 0:
            notes.append(noted(world, luck))
        turn = kernel.turn(world)
        rules.play(world, words([best(world, luck, *PLAYING)[0]])[0], chance, ROOM)
    won = numpy.zeros(4)
    scoring.shares(world, won)
    return ((*note, won[: int(world[at.PLAYERS])]) for note in notes)


def best(world: Words, luck: numpy.random.Generator, manner: Manner, budget: Budget) -> tuple[int, float]:
    """The best move, and how often it wins."""
    moves = kernel.legal_moves(world)
    found = think(kernel, world, moves, manner, budget, int(luck.integers(2**60)))
    return found[0].move, found[0].victories


@compiled
def expect(world: Words, judge: Judge, glance: Word, points: Reals) -> None:
    see_table(world, judge, glance)
    for seat in range(world[at.PLAYERS]):
        points[seat] = foretold(world, seat, judge, glance)


def noted(world: Words, luck: numpy.random.Generator) -> tuple[int, int, Reals, float]:
    outlooks = numpy.zeros(int(world[at.PLAYERS]))
    expect(world, learned(len(outlooks)), GLANCED, outlooks)
    return cards_left(world), int(rules.active_player(world)), outlooks, best(world, luck, *HINTING)[1]


def cards_left(world: Words) -> int:
    return int(world[at.DECK]).bit_count() + int(world[at.CARDS])


def in_use(notes: Notes) -> float:
    return float(UNSURE[notes.won.shape[1]])


def chances(notes: Notes, unsure: float) -> Reals:
    """What `chances.chance_to_win` says of each seat, with another constant."""
    ahead = notes.outlooks - notes.outlooks.max(axis=1, keepdims=True)
    worths = numpy.exp(ahead / (unsure * numpy.sqrt(notes.turns[:, None])))
    return numpy.asarray(worths / worths.sum(axis=1, keepdims=True))


def brier(notes: Notes, unsure: float) -> float:
    """How far off, on the whole."""
    return round(float(((chances(notes, unsure) - notes.won) ** 2).mean()), 4)


def fitting(notes: Notes) -> float:
    return float(min(CONSTANTS, key=lambda unsure: brier(notes, unsure)))


def told_of_constant(notes: Notes) -> dict[str, object]:
    unsure, fitted = in_use(notes), fitting(notes)
    return {
        "players": notes.won.shape[1],
        "positions": len(notes.turns),
        "unsure": unsure,
        "fits": fitted,
        "brier": brier(notes, unsure),
        "brier_if_fitted": brier(notes, fitted),
    }


def told_of_stage(notes: Notes, stage: int, fitted: float) -> dict[str, object]:
    """Of the seat that leads: how often it was said to win, and how often it did."""
    leads = numpy.arange(len(notes.turns)), notes.outlooks.argmax(axis=1)
    return {
        "players": notes.won.shape[1],
        "cards_left_from": stage,
        "positions": len(notes.turns),
        "leader_wins": mean(notes.won[leads]),
        "said": mean(chances(notes, in_use(notes))[leads]),
        "said_if_fitted": mean(chances(notes, fitted)[leads]),
        "brier": brier(notes, in_use(notes)),
        "brier_if_fitted": brier(notes, fitted),
        "fits_here": fitting(notes),
    }


def mean(values: Reals) -> float:
    return round(float(values.mean()), 3)


def told_of_hints(found: Sequence[Notes]) -> Iterator[dict[str, object]]:
    """What hints said, and how often whoever heard it won."""
    said = numpy.concatenate([notes.said for notes in found])
    won = numpy.concatenate([notes.won[numpy.arange(len(notes.won)), notes.players] for notes in found])
    yield {"hints": len(said), "brier": round(float(((said - won) ** 2).mean()), 4)}
    for tenth in range(10):
        those = (said * 10).astype(int).clip(0, 9) == tenth
        if those.any():
            yield {
                "tenth": tenth,
                "hints": int(those.sum()),
                "said": mean(said[those]),
                "won": mean(won[those]),
            }


def noted_of(games: int, seats: str, luck: numpy.random.Generator) -> Notes:
    rows = [row for n in range(games) for row in play(deal(f"chances {n}", seats), luck)]
    return Notes(*(numpy.array(column) for column in zip(*rows, strict=True)))


def main() -> None:
    games, players = int(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else PLAYERS
    luck = numpy.random.default_rng(1)
    found = [noted_of(games, seats, luck) for seats in players]
    for notes in found:
        print(json.dumps(told_of_constant(notes)))
        for stage, before in zip(STAGES, (61, *STAGES), strict=False):
            here = notes.those((stage <= notes.turns) & (notes.turns < before))
            print(json.dumps(told_of_stage(here, stage, fitting(notes))))
    for told in told_of_hints(found):
        print(json.dumps(told))


if __name__ == "__main__":
    main()
