"""The garden of the day: the same everywhere, and there is one."""

from __future__ import annotations

import os
import subprocess
import sys
from datetime import date, timedelta

import pytest

from tuileries.core.chance import Chance
from tuileries.games.gardeners import game
from tuileries.games.gardeners.cards import CARDS
from tuileries.games.gardeners.components import Deck
from tuileries.solver import days, solve
from tuileries.solver.days import LEVELS, NEW_CARDS, Difficulty, asks, deck_of, garden_of, gardens_of
from tuileries.solver.proofs import Undecided
from tuileries.solver.puzzle import meets_all

DAY = date(2026, 11, 15)
KNOWN = {
    Difficulty.GENTLE: ("S5", "A5", "S51"),
    Difficulty.TRICKY: ("S3", "S47", "B2", "S13", "S26"),
    Difficulty.FIENDISH: ("S20", "S12", "S50", "S25", "S24", "S35", "S45"),
}


@pytest.mark.parametrize("difficulty", Difficulty)
def test_a_day_has_the_cards_it_always_had(difficulty: Difficulty) -> None:
    """After a change of the cards in the box these are others: then people play another garden that day."""
    assert garden_of(DAY, difficulty).puzzle == KNOWN[difficulty]


@pytest.mark.parametrize(
    ("day", "cards"),
    [
        (date(2026, 11, 13), ("S49", "S6", "S15", "S22", "S36")),
        (date(2026, 12, 1), ("B3", "S16", "S9", "S60", "S43")),
    ],
)
def test_a_day_before_the_new_cards_keeps_its_garden(day: date, cards: tuple[str, ...]) -> None:
    assert garden_of(day, Difficulty.TRICKY).puzzle == cards


def test_new_cards_are_drawn_from_their_day_on() -> None:
    before, after = (set(deck_of(LEVELS[Difficulty.FIENDISH], day)) for day in (DAY, NEW_CARDS))
    assert DAY + timedelta(1) == NEW_CARDS
    assert (before - after, after - before) == ({"S36", "S58"}, {"S60", "S61"})


def test_it_is_the_same_under_any_hash_seed() -> None:
    code = "from tests.solver.test_days import *; print(garden_of(DAY, Difficulty.TRICKY).puzzle)"
    environment = {**os.environ, "PYTHONHASHSEED": "4242"}
    told = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, check=True)
    assert told.stdout.decode().strip() == str(KNOWN[Difficulty.TRICKY])


@pytest.mark.parametrize(("difficulty", "days"), list(zip(Difficulty, (30, 30, 8), strict=True)))
def test_the_days_to_come_can_be_set_up_and_solved(difficulty: Difficulty, days: int) -> None:
    level, seen = LEVELS[difficulty], set()
    for number in range(days):
        options = garden_of(DAY + timedelta(number), difficulty)
        constraints = [CARDS[card].constraint for card in options.puzzle]
        garden = solve(constraints, size=level.size)
        assert garden is not None
        assert meets_all(garden, constraints)
        assert len(game.setup(1, options, Chance("7")).state.cards) == level.cards
        assert len({CARDS[card].back for card in options.puzzle}) == level.cards
        seen.add(frozenset(options.puzzle))
    assert len(seen) >= days - 1  # three cards may come together twice


def test_the_difficulties_grow() -> None:
    sizes, numbers = [[getattr(level, name) for level in LEVELS.values()] for name in ("size", "cards")]
    assert sizes == [4, 5, 6]
    assert numbers == sorted(set(numbers))
    assert {CARDS[card].deck for card in deck_of(LEVELS[Difficulty.FIENDISH], DAY)} == {
        Deck.STANDARD,
        Deck.EXPERT,
    }


def test_a_card_that_speaks_of_what_is_not_there_is_not_drawn() -> None:
    benches = CARDS["S3"]
    assert [asks(benches, size) for size in (4, 5, 6)] == [False, True, True]


def never(*_: object, **__: object) -> None:
    raise Undecided("solve-undecided")


def test_a_hurried_solver_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    day = date(2025, 7, 21)
    patient = garden_of(day, Difficulty.GENTLE)
    monkeypatch.setattr(days, "SOON", 0.0)
    assert garden_of(day, Difficulty.GENTLE) == patient
    assert len(garden_of(day, Difficulty.FIENDISH).puzzle) == 7


def test_a_garden_that_nobody_can_decide_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(days, "Decision", never)
    monkeypatch.setattr(days, "solve", never)
    assert gardens_of(DAY) == {}
    monkeypatch.undo()
    assert list(gardens_of(DAY)) == list(Difficulty)
