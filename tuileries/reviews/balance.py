"""What judgements of single decisions come to: expectations that lead on to each other, up to the result."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

import numpy

from tuileries.core.game import Outcome, Player
from tuileries.fast.kernel import Reals
from tuileries.reviews.findings import REASONS, Balance, Change, Decision, Judgement


def add_up(start: Reals, judgements: Sequence[Judgement], outcome: Outcome) -> Iterator[Decision | Change]:
    """In order. For each seat, the margins of all changes and all skills add up to its final margin."""
    expected = start
    yield change(0, "start", expected)
    for one in judgements:
        added = numpy.array(one.added)
        yield decision(one, expected, added)
        expected = expected + added
        for reason, now in [*one.news, *(end_of(outcome) if one is judgements[-1] else ())]:
            yield change(one.version + 1, reason, numpy.array(now) - expected)
            expected = numpy.array(now)


def decision(one: Judgement, expected: Reals, added: Reals) -> Decision:
    return Decision(
        version=one.version,
        player=one.player,
        notation=one.notation,
        margins=told(margins(expected)),
        victories=told(victories(expected).clip(0, 1)),
        skill=told(margins(added)),
        swing=told(victories(added)),
        grade=one.grade,
        better=one.better,
    )


def change(version: int, reason: str, added: Reals) -> Change:
    return Change(version, reason, told(margins(added)), told(victories(added)))


def end_of(outcome: Outcome) -> Iterator[tuple[str, tuple[float, ...]]]:
    """What it came to."""
    totals = [sheet.total for sheet in outcome.scores]
    shares = [(seat in outcome.winners) / len(outcome.winners) for seat in range(len(totals))]
    yield "end", (*totals, *shares)


def balance(findings: Sequence[Decision | Change], player: Player) -> Balance:
    decisions = [one for one in findings if isinstance(one, Decision)]
    own = [one for one in decisions if one.player == player]
    choices = [one.loss for one in own if one.grade != "forced"]
    changes = [one for one in findings if isinstance(one, Change)]
    start, luck, hidden, end = (
        sum(one.margins[player] for one in changes if one.reason == reason) for reason in REASONS
    )
    return Balance(
        start=round(start, 3),
        own_moves=round(sum(one.skill[player] for one in own), 3),
        other_moves=round(sum(one.skill[player] for one in decisions if one.player != player), 3),
        luck=round(luck, 3),
        hidden=round(hidden, 3),
        end=round(end, 3),
        loss=round(sum(choices) / max(1, len(choices)), 3),
        grades=dict(Counter(one.grade for one in own)),
    )


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
