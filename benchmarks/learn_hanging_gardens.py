"""Teaches the judge of The Hanging Gardens what gardens came to: the net of `fast/hanging_gardens/judge.py`.

`python -m benchmarks.learn_hanging_gardens PLAYERS FILE [NOTES] [STEPS]`: in each game seats overlook things,
as weak players do, until some turn, and then go by the eye, as playouts do. What a judge sees since then is
noted, and the points at the end. From so many notes (2,400,000) a net learns, in so many steps (9,000), and
is written to FILE. Prints a JSON line: how far off it is in games it did not learn from, and how far a line
is (`benchmarks/fit_hanging_gardens.py`), in the points of a seat and in the margin of the first two.
"""

from __future__ import annotations

import json
import sys

import numpy

from benchmarks.learning import Floats, Notes, learned
from benchmarks.peers.hanging_gardens import line
from benchmarks.tune_hanging_gardens import deals
from tuileries.fast.bits import word
from tuileries.fast.hanging_gardens import layout as at
from tuileries.fast.hanging_gardens import signs
from tuileries.fast.hanging_gardens.box import compiled, inner, words
from tuileries.fast.hanging_gardens.eye import choose, keep_best, look, move_worth, outlook, phase
from tuileries.fast.hanging_gardens.gardens import stretch_of
from tuileries.fast.hanging_gardens.judge import NO_LINE, Judge, part_of, see_table
from tuileries.fast.hanging_gardens.kernel import BLUR
from tuileries.fast.hanging_gardens.rules import (
    CELL,
    STRIDE,
    active_player,
    copy_world,
    is_over,
    list_moves,
    play,
    turn_now,
)
from tuileries.fast.hanging_gardens.scoring import score
from tuileries.fast.hanging_gardens.structures import new_glance
from tuileries.fast.hanging_gardens.tiles import LOWEST
from tuileries.fast.hanging_gardens.weights import sight
from tuileries.fast.kernel import Reals, Word, Words
from tuileries.fast.luck import random_below
from tuileries.fast.weights import Weights

WORST, LONGEST, EVERY = 70, 56, 4
"""How much a seat overlooks at most, in percent, and for how many turns; every so many turns are noted."""

ROOM = 4 * 64
"""For the notes of a game."""

PART, LINE, CAME = signs.SEEN, signs.SEEN + 1, signs.SEEN + 2
"""After what was seen: the part of the game, what a line says, and the points at the end."""

AT_ONCE, HELD_OUT, DEALS = 200_000, 200_000, 400
MIX, PLACES = 0x9E3779B97F4A7C15, 0x5555
ANY_NET = Judge(numpy.zeros((1, signs.UNITS)), NO_LINE)
"""Whoever notes sees what any net would see."""


@compiled
def play_games(
    starts: Words, eye: Weights, line: Weights, judge: Judge, luck: Words, glance: Word, rows: Reals
) -> Word:
    """Fill the rows with what was seen in games; how many were filled."""
    world, room = numpy.empty_like(starts[0]), numpy.empty(at.MOST_MOVES, dtype=numpy.uint64)
    errs, first = numpy.zeros(4, dtype=numpy.uint64), 0
    while first + ROOM < len(rows):
        copy_world(starts[random_below(luck, len(starts))], world)
        for player in range(4):
            errs[player] = random_below(luck, 2) * random_below(luck, WORST)
        cut = min(random_below(luck, LONGEST), random_below(luck, LONGEST))
        last, turns, before = first, 0, turn_now(world)
        while not is_over(world):
            if turns >= cut and world[at.STAGE] == at.LAYING and not random_below(luck, EVERY):
                see_table(world, judge, glance)
                last = note(world, line, glance, rows, last)
            overlooks = errs[active_player(world)] if turns < cut else 0
            play(world, choice(world, eye, overlooks, luck, room, glance), luck, room)
            turns += word(turn_now(world) != before)
            before = turn_now(world)
        for row in range(first, last):
            rows[row, CAME] = score(world, word(rows[row, CAME]))
        first = last
    return first


@inner
def note(world: Words, line: Weights, glance: Word, rows: Reals, first: Word) -> Word:
    """A row for each seat, with its number where its points will be; the row after them."""
    players = world[at.PLAYERS]
    for player in range(players):
        row = rows[first + player]
        for one in range(signs.OWN):
            row[one] = glance.own[player][one]
            row[signs.OWN + one] = 0.0
            for other in range(players):
                if other != player:
                    row[signs.OWN + one] += glance.own[other][one] / numpy.float64(players - 1)
        for one in range(signs.COMMON):
            row[2 * signs.OWN + one] = glance.common[one]
        row[2 * signs.OWN + signs.NEXT] = numpy.float64(active_player(world) == player)
        row[PART], row[CAME] = numpy.float64(part_of(world)), numpy.float64(player)
        row[LINE] = outlook(world, player, line, glance)
    return first + players


@inner
def choice(world: Words, eye: Weights, overlooks: Word, luck: Words, moves: Words, glance: Word) -> Word:
    """By the eye, among what is noticed. Nobody overlooks a temple."""
    luck[0] += STRIDE
    is_chosen = world[at.STAGE] == at.LAYING or world[at.STAGE] == at.TAKING
    if not overlooks or not is_chosen:
        return choose(world, eye, BLUR, luck, moves, glance)
    player = active_player(world)
    row, seat = eye[phase(world)], stretch_of(player)
    look(world, player, row, moves, glance)
    number, best, highest = noticed(list_moves(world, moves), overlooks, luck[0], moves), 0, LOWEST * 2.0
    if world[at.STAGE] == at.LAYING:
        number = keep_best(world, seat, row, number, BLUR, luck[0], moves, glance)
    for place in range(number):
        worth = move_worth(world, seat, moves[place], row, glance)
        if worth > highest:
            best, highest = moves[place], worth
    return best


@inner
def noticed(number: Word, overlooks: Word, salt: Word, moves: Words) -> Word:
    """Leave the moves whose card or tile and whose place are noticed, at least one; how many they are."""
    kept, most, spare = 0, 0, moves[0]
    for one in range(number):
        move = moves[one]
        taken = clearness(salt, (move >> at.TAKE) << 2 | (move >> at.CARD & 3))
        clear = min(taken, clearness(salt ^ PLACES, move & CELL))
        if clear > most:
            most, spare = clear, move
        moves[kept] = move
        kept += word(clear >= overlooks)
    if not kept:
        moves[0] = spare
    return max(kept, 1)


@inner
def clearness(salt: Word, thing: Word) -> Word:
    """How easily a thing is noticed this time: 0 to 99."""
    mixed = (salt ^ (thing + 1)) * MIX
    mixed = (mixed ^ (mixed >> 31)) * MIX
    return ((mixed >> 32) * 100) >> 32


def noted(players: int, number: int, use: str) -> Floats:
    """About so many notes; other uses, other games."""
    parts = [
        noted_at_once(players, min(number, AT_ONCE), f"{use} {n}") for n in range(max(1, number // AT_ONCE))
    ]
    return numpy.concatenate(parts)


def noted_at_once(players: int, number: int, use: str) -> Floats:
    starts, rows = deals(use, DEALS, str(players)), numpy.zeros((number, CAME + 1))
    luck, glance = words([int.from_bytes(use.encode()[-8:])]), new_glance()
    eye, by_line = sight(1.0, players), line(players).line
    return rows[: int(play_games(starts, eye, by_line, ANY_NET, luck, glance, rows))].astype(numpy.float32)


def gained(rows: Floats) -> Notes:
    """What a net has to say: what comes on top of the score."""
    came = rows[:, CAME] - rows[:, signs.SCORE]
    return Notes(rows[:, : signs.SEEN], rows[:, PART].astype(numpy.int64), came)


def off(errors: Floats, players: int) -> list[float]:
    """How far off the points and the margin are, and by how much the points are too low."""
    seats = errors.reshape(-1, players)
    apart = seats[:, 0] - seats[:, 1]
    return [round(float(one), 2) for one in (errors.std(), apart.std(), errors.mean())]


def main() -> None:
    players, file = int(sys.argv[1]), sys.argv[2]
    number, steps = (
        int(sys.argv[place]) if len(sys.argv) > place else most
        for place, most in ((3, 2_400_000), (4, 9_000))
    )
    net = learned(gained(noted(players, number, "learn")), signs.PARTS, signs.UNITS, steps, 1)
    held = noted(players, HELD_OUT, "check")
    numpy.save(file, net.rows().astype(numpy.float32))
    told = {
        "net": off(gained(held).came - net.says(gained(held)), players),
        "line": off(held[:, CAME] - held[:, LINE], players),
    }
    print(json.dumps({"players": players, "notes": number, **told}))


if __name__ == "__main__":
    main()
