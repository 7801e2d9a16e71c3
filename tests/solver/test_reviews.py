"""After the end: could the cards of a round be met, which could not, and the way to a garden that does."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import tuileries
from tests.golden.gardeners.games import first_cards
from tuileries import solver
from tuileries.core.grids import neighbours
from tuileries.core.record import Header, Record
from tuileries.core.table import Table
from tuileries.games.gardeners import game
from tuileries.games.gardeners.building import open_cells
from tuileries.games.gardeners.cards import CARDS
from tuileries.games.gardeners.components import Mode
from tuileries.games.gardeners.garden import Garden
from tuileries.games.gardeners.moves import Add, Discard, Place, Start, TimeUp
from tuileries.games.gardeners.state import Options
from tuileries.solver import completions, reviews
from tuileries.solver.proofs import Undecided
from tuileries.solver.puzzle import puzzle
from tuileries.solver.reviews import Finding, Review, Way, review

GOLDEN = Path(__file__).parents[1] / "golden" / "gardeners"
EXCLUDED = ("S46", "S47", "S48")
"""They send more tiles inside than there is room for."""


def golden(name: str) -> Record:
    return tuileries.load((GOLDEN / f"{name}.jsonl").read_text(encoding="utf-8"))


def alone(*cards: str) -> Table:
    """A game of one in which these cards come first, two of them at once."""
    return begun(1, *cards)


def begun(players: int, *cards: str) -> Table:
    options, deal = Options(Mode.NORMAL), first_cards(*cards)
    table = Table(game, Header(game.name, game.rules, players, options, seed="review", deal=deal))
    table.play(None, Start())
    return table


def ended(table: Table) -> tuple[Review, ...]:
    table.play(None, TimeUp())
    return review(table.record())


def walked(way: Way) -> Garden:
    """The garden at the end of the way."""
    assert set(way.taken_out) <= set(way.garden.laid)
    laid = tuple(laid for laid in way.garden.laid if laid not in way.taken_out) + way.laid
    return msgspec.structs.replace(way.garden, laid=laid)


def meets(garden: Garden, cards: tuple[str, ...]) -> bool:
    return puzzle([CARDS[card].constraint for card in cards], None, garden.size).is_met_by(garden)


@pytest.mark.parametrize("name", ["training-b-failed", "solo-expert", "discards", "normal-4"])
def test_a_round_that_time_ended_is_told_with_the_nearest_garden(name: str) -> None:
    *won, last = review(golden(name))
    assert all(one.is_won and one.end.could_be_met and one.way is None for one in won)
    assert [one.round for one in (*won, last)] == list(range(1, len(won) + 2))
    assert not last.is_won
    assert last.end.could_be_met
    assert last.way
    assert last.way.taken_out
    assert last.way.is_fewest or name == "solo-expert", "four cards alone take a while to prove"
    assert meets(walked(last.way), last.end.cards)


def test_of_a_card_given_up_it_is_told_whether_it_could_have_been_met() -> None:
    third = review(golden("discards"))[2]
    assert third.is_won
    assert third.end == Finding(("S46", "S47", "S1"), could_be_met=True)
    assert [(one.card, one.before.could_be_met) for one in third.discards] == [("S48", False), ("S49", False)]
    assert third.discards[0].before.impossible == EXCLUDED


def test_a_card_that_could_be_met_was_given_up_in_vain() -> None:
    table = alone("S1", "S2")
    table.play(0, Discard("S1"))
    (only,) = ended(table)
    (given_up,) = only.discards
    assert (given_up.card, given_up.before) == ("S1", Finding(("S1", "S2"), could_be_met=True))
    assert only.end.cards[0] == "S2"


@pytest.mark.parametrize("name", ["solo-normal", "solo-training-c", "training-a-2"])
def test_what_was_won_needs_no_thought(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "conflict", None)
    monkeypatch.setattr(reviews, "complete", None)
    rounds = review(golden(name))
    assert all(one.is_won and one.end.could_be_met and one.end.cards for one in rounds)


def test_cards_that_exclude_each_other_are_named_and_no_others() -> None:
    table = alone("S1", *EXCLUDED)
    state = table.state
    cards = tuple(msgspec.structs.replace(state.cards[0], card=card) for card in ("S1", *EXCLUDED))
    found = reviews.finding(msgspec.structs.replace(state, cards=cards), due=float("inf"))
    assert found == Finding(("S1", *EXCLUDED), could_be_met=False, impossible=EXCLUDED)


def test_a_garden_that_was_right_needs_nothing() -> None:
    table = alone("S1", "S2")
    garden = solver.solve([CARDS[held.card].constraint for held in table.state.cards])
    assert garden
    for laid in garden.laid:
        table.play(0, Place(laid.tile, laid.cell, laid.turn))
    (only,) = ended(table)
    assert not only.is_won
    assert only.way == Way(table.state.garden, (), (), is_fewest=True)


@pytest.mark.parametrize("tiles", [0, 1, 7])
def test_a_garden_that_was_hardly_begun_is_built_on(tiles: int) -> None:
    table = begun(2, "S1", "S2")
    for number in range(tiles):
        player = number % 2
        table.play(player, Add(table.state.seats[player].pile[0], open_cells(table.state.garden)[-1]))
    (only,) = ended(table)
    assert only.way
    assert len(only.way.laid) == 36 - tiles + len(only.way.taken_out)
    cells = [laid.cell for laid in (*only.way.garden.laid, *only.way.laid) if laid not in only.way.taken_out]
    for number, cell in enumerate(cells[1:], start=1):
        assert set(neighbours(cell)) & set(cells[:number]), "each beside another"
    assert meets(walked(only.way), only.end.cards)


def test_what_takes_too_long_is_not_decided(monkeypatch: pytest.MonkeyPatch) -> None:
    def tire(*_: object, **__: object) -> None:
        raise Undecided("solve-undecided")

    record = golden("discards")
    monkeypatch.setattr(reviews, "complete", tire)
    assert [one.way for one in review(record)] == [None] * 6
    assert review(record)[-1].end.could_be_met is True
    monkeypatch.setattr(reviews, "conflict", tire)
    last = review(record)[-1]
    assert last.end == Finding(("S2", "S3", "S4"), None)


def test_where_one_square_is_not_decided_the_others_still_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """A garden of one tile can come to lie in 16 squares; the first takes too long."""
    full, tried = solver.solve((), size=4), list[object]()
    assert full
    garden = Garden(4, full.laid[:1])
    real = completions.Nearest.find

    def find(self: completions.Nearest, most: int) -> completions.Completion | None:
        tried.append(self)
        if len(tried) == 1:
            raise Undecided("solve-undecided")
        return real(self, most)

    monkeypatch.setattr(completions.Nearest, "find", find)
    found = completions.complete_in_time(garden, puzzle((), None, 4), 10)
    assert found
    assert found.taken_out == ()
    assert found.is_fewest
    assert len(tried) == 2


def test_a_puzzle_that_was_solved_needs_no_thought() -> None:
    (only,) = review(golden("puzzle"))
    assert only.is_won
    assert only.way is None
