"""What judgements of single decisions come to: expectations that lead on to each other, up to the result."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

import numpy

from tuileries.core.game import Outcome, Player
from tuileries.fast.kernel import Reals
from tuileries.reviews.findings import REASONS, Balance, Change, Decision, Expectation, Judgement


def add_up(
    start: Expectation, judgements: Sequence[Judgement], outcome: Outcome
) -> Iterator[Decision | Change]:
    """In order. For each seat, the margins of all changes and all skills add up to its final margin."""
    now = start
    yield change(0, "start", surely([0.0] * len(start.seats)), now)
    for one in judgements:
        yield decision(one, now)
        now = after(now, one.added)
        for reason, then in [*one.news, *(end_of(outcome) if one is judgements[-1] else ())]:
            yield change(one.version + 1, reason, now, then)
            now = then


def decision(one: Judgement, now: Expectation) -> Decision:
    expected, added = numpy.array(now.seats), numpy.array(one.added.seats)
    return Decision(
        version=one.version,
        player=one.player,
        notation=one.notation,
        margins=told(margins(expected)),
        victories=told(victories(expected).clip(0, 1)),
        skill=told(margins(added)),
        errors=one.added.errors,
        swing=told(victories(added)),
        grade=one.grade,
        better=one.better,
        also=one.also,
    )


def change(version: int, reason: str, before: Expectation, now: Expectation) -> Change:
    added = numpy.array(now.seats) - numpy.array(before.seats)
    errors = told(numpy.hypot(before.errors, now.errors))
    return Change(version, reason, told(margins(added)), errors, now.errors, told(victories(added)))


def after(now: Expectation, added: Expectation) -> Expectation:
    """What is off adds up by its squares: each is estimated with other lucks."""
    seats = numpy.array(now.seats) + numpy.array(added.seats)
    return Expectation(tuple(seats.tolist()), tuple(numpy.hypot(now.errors, added.errors).tolist()))


def surely(seats: Sequence[float]) -> Expectation:
    return Expectation(tuple(seats), (0.0,) * (len(seats) // 2))


def end_of(outcome: Outcome) -> Iterator[tuple[str, Expectation]]:
    """What it came to."""
    totals = [sheet.total for sheet in outcome.scores]
    shares = [(seat in outcome.winners) / len(outcome.winners) for seat in range(len(totals))]
    yield "end", surely([*totals, *shares])


def balance(findings: Sequence[Decision | Change], player: Player) -> Balance:
    decisions = [one for one in findings if isinstance(one, Decision)]
    own = [one for one in decisions if one.player == player]
    other = [one for one in decisions if one.player != player]
    choices = [one for one in own if one.grade != "forced"]
    changes = [one for one in findings if isinstance(one, Change)]
    start, luck, hidden, end = (
        sum(one.margins[player] for one in changes if one.reason == reason) for reason in REASONS
    )
    errors = {reason: off(findings, player, reason) for reason in REASONS}
    for part, made in (("own_moves", own), ("other_moves", other)):
        errors[part] = together(one.errors[player] for one in made)
    compared = (one.better.points.error for one in choices if one.better)
    errors["loss"] = together(compared) / max(1, len(choices))
    return Balance(
        start=round(start, 3),
        own_moves=round(sum(one.skill[player] for one in own), 3),
        other_moves=round(sum(one.skill[player] for one in other), 3),
        luck=round(luck, 3),
        hidden=round(hidden, 3),
        end=round(end, 3),
        errors={part: round(error, 3) for part, error in errors.items()},
        loss=round(sum(one.loss for one in choices) / max(1, len(choices)), 3),
        grades=dict(Counter(one.grade for one in own)),
    )


def together(errors: Iterable[float]) -> float:
    """How far off a sum is of what was found with different lucks."""
    return float(sum(error**2 for error in errors) ** 0.5)


def off(findings: Sequence[Decision | Change], player: Player, reason: str) -> float:
    """How far off the sum of all changes for this reason may be.

    What can be expected between two changes for the same reason is added and taken away again, so it does not
    matter how well it is known; what moves added meanwhile is taken away only.
    """
    total = moved = left = 0.0
    was_it = False
    for one in findings:
        if isinstance(one, Decision):
            moved += one.errors[player] ** 2
        else:
            is_it = one.reason == reason
            total += left * (was_it != is_it) + moved * is_it
            moved, left, was_it = 0.0, one.left[player] ** 2, is_it
    return float(total**0.5)


def margins(expected: Reals) -> Reals:
    """How far each seat is ahead of the others on average; with 2 players, of the other."""
    mine = points(expected)
    others = (mine.sum(axis=-1, keepdims=True) - mine) / (mine.shape[-1] - 1)
    return numpy.asarray(mine - others)


def points(expected: Reals) -> Reals:
    return expected[..., : expected.shape[-1] // 2]


def victories(expected: Reals) -> Reals:
    return expected[..., expected.shape[-1] // 2 :]


def told(values: Reals, digits: int = 4) -> tuple[float, ...]:
    return tuple(round(value, digits) + 0.0 for value in values.tolist())
