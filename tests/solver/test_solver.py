"""A garden is found or proved not to exist, and whatever is said of one agrees with the rules."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from tests.games.gardeners.gardens import SIZES, garden_of, random_layout
from tuileries import solver
from tuileries.core.errors import BadOptions
from tuileries.core.grids import Cell
from tuileries.games.gardeners.cards import CARDS, CONFLICTS, can_be_met, deck
from tuileries.games.gardeners.components import TILES, TILES_BY_SIZE, Deck
from tuileries.games.gardeners.constraints import Agglomeration, Constraint, Kind, Loop, Panorama
from tuileries.games.gardeners.garden import Garden, Laid, lying
from tuileries.games.gardeners.judging import Status, holds
from tuileries.solver import proofs
from tuileries.solver.completions import moved_by
from tuileries.solver.formula import Formula
from tuileries.solver.loops import all_loops, inside
from tuileries.solver.proofs import Decision, Prover
from tuileries.solver.puzzle import Puzzle, puzzle
from tuileries.solver.search import find

EXCLUDED = ("S46", "S47", "S48")
"""They send more tiles inside than there is room for."""


def rules(*cards: str) -> list[Constraint]:
    return [CARDS[card].constraint for card in cards]


def meets(garden: Garden | None, *cards: str) -> bool:
    return garden is not None and all(holds(rule, garden).status == Status.MET for rule in rules(*cards))


def decided(asked: Puzzle) -> Garden | None:
    return Decision(asked).garden(time.monotonic() + 60)


class Late:
    """Chance that finds nothing the first time."""

    def __init__(self) -> None:
        self.is_first = True

    def __call__(self, asked: Puzzle, seconds: float, seed: int) -> Garden | None:
        was_first, self.is_first = self.is_first, False
        return None if was_first else find(asked, 5, seed)


# Finding and proving


@pytest.mark.parametrize("card", CARDS)
def test_chance_and_proof_agree_about_every_card(card: str) -> None:
    asked = puzzle(rules(card), None, SIZES.get(CARDS[card].deck, 6))
    for garden in (find(asked, 5), decided(asked)):
        assert meets(garden, card)


@pytest.mark.parametrize("number", [3, 5])
def test_chance_and_proof_agree_about_cards_that_come_together(number: int) -> None:
    luck = random.Random(f"solver {number}")
    for _ in range(8):
        cards = luck.sample(deck(Deck.STANDARD), number)
        asked = puzzle(rules(*cards), None, 6)
        found, proved = find(asked, 0.3), decided(asked)
        assert meets(proved, *cards) or (proved is None and found is None)


def test_a_garden_is_made_of_all_tiles() -> None:
    garden = solver.solve(rules("S1", "S31", "S57"))
    assert garden is not None
    assert sorted(laid.tile for laid in garden.laid) == sorted(TILES)
    assert meets(garden, "S1", "S31", "S57")


def test_the_same_seed_finds_the_same_garden_and_another_one_another() -> None:
    one, again, other = (solver.solve(rules("S1"), seed=seed) for seed in (1, 1, 2))
    assert one == again != other


def test_what_cannot_be_is_proved() -> None:
    assert solver.solve(rules(*EXCLUDED)) is None
    assert solver.solve([Agglomeration((Kind.FOUNTAIN,), 2)]) is None
    assert solver.solve([Agglomeration((Kind.FOUNTAIN,), 40)]) is None
    assert solver.solve([Loop()], size=4) is None


def test_among_many_cards_a_few_that_exclude_each_other_are_enough() -> None:
    assert solver.solve(rules("S57", "S26", "S52", "S38", "S55", "S41", "S8")) is None


def test_tiles_can_be_others_than_those_of_the_box() -> None:
    benches = [tile for tile in TILES.values() if tile.thing == "bench"]
    others = [tile for tile in TILES_BY_SIZE[4] if tile.thing != "tree"]
    tiles = [*others, *benches][:16]
    garden = solver.solve([Panorama((Kind.BENCH,))], tiles, 4)
    assert garden is not None
    assert sorted(laid.tile for laid in garden.laid) == sorted(tile.id for tile in tiles)


@pytest.mark.parametrize(("tiles", "size"), [(None, 3), (None, 7), (TILES_BY_SIZE[4], 5)])
def test_a_garden_that_cannot_be_filled_is_refused(tiles: tuple[object, ...] | None, size: int) -> None:
    with pytest.raises(BadOptions):
        solver.solve([], tiles, size)  # type: ignore[arg-type]


def test_when_the_time_is_up_nothing_is_guessed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proofs, "CONFLICTS", 1)
    with pytest.raises(solver.Undecided):
        solver.solve(rules("S2", "S26", "S57"), seconds=0)


def test_chance_and_proof_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proofs, "CONFLICTS", 1)
    monkeypatch.setattr(solver, "QUICKLY", 0.02)
    monkeypatch.setattr(solver, "PATIENCE", 0)
    monkeypatch.setattr(solver, "find", Late())
    assert meets(solver.solve(rules("S2", "S38", "S57")), "S2", "S38", "S57")


# The formula means what the rules mean


def is_true(formula: Formula, garden: Garden) -> bool:
    """Whether the formula can be true of just this garden."""
    literals = [literal for laid in garden.laid for literal in formula.lies(laid)]
    return Prover(formula.clauses).model(time.monotonic() + 60, literals) is not None


def disturbed(garden: Garden, luck: random.Random) -> Garden:
    """Two tiles change places and another is turned."""
    laid = list(garden.laid)
    one, other, third = luck.sample(range(len(laid)), 3)
    laid[one], laid[other] = (
        Laid(laid[other].tile, laid[one].cell, laid[other].turn),
        Laid(laid[one].tile, laid[other].cell, laid[one].turn),
    )
    laid[third] = replace(laid[third], turn=luck.randrange(TILES[laid[third].tile].turns))
    return replace(garden, laid=tuple(laid))


@pytest.mark.parametrize("card", CARDS)
def test_the_formula_is_true_of_a_garden_when_the_rules_say_so(card: str) -> None:
    luck = random.Random(card)
    size = SIZES.get(CARDS[card].deck, 6)
    formula = Formula(puzzle(rules(card), None, size), by_look=True)
    solved = find(formula.puzzle, 5)
    assert solved is not None
    near = [disturbed(solved, luck) for _ in range(6)]
    for garden in (solved, *near, garden_of(random_layout(size, luck))):
        assert is_true(formula, garden) == meets(garden, card)


# Which cards are to blame


def test_a_conflict_is_a_smallest_set() -> None:
    asked = rules("S1", "S46", "S31", "S47", "S48")
    assert solver.conflict(asked) == tuple(rules(*EXCLUDED))
    assert solver.conflict(rules("S1", "S46", "S47")) == ()


def test_a_card_that_excludes_itself_is_its_own_conflict() -> None:
    alone = Agglomeration((Kind.FOUNTAIN,), 2)
    assert solver.conflict([*rules("S1"), alone]) == (alone,)


# Completing


def test_a_garden_that_meets_all_stays_as_it_is() -> None:
    garden = solver.solve(rules("S1", "S31"))
    assert garden is not None
    done = solver.complete(garden, rules("S1", "S31"))
    assert done is not None
    assert (done.taken_out, done.is_fewest) == ((), True)
    assert lying(done.garden) == lying(garden)


@pytest.mark.parametrize("cards", [("S1", "S31", "S57"), ("S2", "S38", "S59"), ("X7", "X16", "C5")])
def test_what_was_disturbed_is_put_right_with_few_tiles(cards: tuple[str, ...]) -> None:
    luck = random.Random(str(cards))
    garden = solver.solve(rules(*cards))
    assert garden is not None
    done = solver.complete(disturbed(garden, luck), rules(*cards))
    assert done is not None
    assert meets(done.garden, *cards)
    assert done.is_fewest
    assert len(done.taken_out) <= 3


def test_what_stays_lies_as_it_lay() -> None:
    garden = garden_of(random_layout(6, random.Random("complete")))
    done = solver.complete(garden, rules("S1", "S31", "S57"))
    assert done is not None
    before, after = lying(garden), lying(done.garden)
    assert {laid.tile for cell, laid in before.items() if after[cell] != laid} == set(done.taken_out)


def test_a_garden_with_gaps_is_filled_in_whichever_square_it_fits_best() -> None:
    laid = tuple(Laid(tile, Cell(7, column)) for column, tile in enumerate(("B1", "A1", "A3")))
    garden = Garden(6, laid)
    done = solver.complete(garden, rules("S43"))
    assert done is not None
    assert (done.taken_out, done.is_fewest, done.garden.corner) == ((), True, None)
    assert {replace(each) for each in laid} <= set(done.garden.laid)
    assert meets(done.garden, "S43")


def test_nothing_completes_what_cannot_be() -> None:
    garden = garden_of(random_layout(6, random.Random("none")))
    assert solver.complete(garden, rules(*EXCLUDED)) is None


def test_without_time_a_completion_is_not_called_the_best(monkeypatch: pytest.MonkeyPatch) -> None:
    garden, model = garden_of(random_layout(6, random.Random("hurry"))), Prover.model
    asked = list[int]()

    def tire(prover: Prover, due: float, assumptions: Sequence[int] = ()) -> list[int] | None:
        asked.append(len(assumptions))
        if len(asked) > 1:
            raise solver.Undecided("solve-undecided")
        return model(prover, due, assumptions)

    monkeypatch.setattr(Prover, "model", tire)
    done = solver.complete(garden, rules("S2", "S38", "S57"))
    assert done is not None
    assert meets(done.garden, "S2", "S38", "S57")
    assert not done.is_fewest


def test_a_garden_is_moved_as_a_whole() -> None:
    moved = moved_by(Garden(4, (Laid("A1", Cell(2, 3)),)), Cell(-2, 1))
    assert moved.laid == (Laid("A1", Cell(0, 4)),)


# Loops


def test_with_four_bends_every_loop_is_a_rectangle() -> None:
    loops = all_loops(6, 4, 6)
    sizes = [(high, wide) for high in range(2, 7) for wide in range(2, 7) if 2 * (high + wide) - 8 <= 6]
    assert len(loops) == sum((7 - high) * (7 - wide) for high, wide in sizes)
    assert all(len(list(inside(loop, 6))) in (0, 1, 2) for loop in loops)
    assert all_loops(6, 3, 9) == ()


def test_with_more_bends_loops_have_corners_that_turn_inwards() -> None:
    assert len(all_loops(3, 6, 2)) == len(all_loops(3, 4, 4)) - 1 + 4


# The list of cards that exclude each other


@pytest.mark.parametrize("cards", sorted(map(sorted, CONFLICTS)), ids=" ".join)
def test_cards_that_are_listed_exclude_each_other_and_fewer_of_them_do_not(cards: list[str]) -> None:
    assert set(solver.conflict(rules(*cards))) == set(rules(*cards))


def test_cards_that_are_not_listed_can_be_met() -> None:
    luck = random.Random("not listed")
    for _ in range(150):
        cards = luck.sample(deck(Deck.STANDARD) + deck(Deck.EXPERT), 3)
        assert (solver.solve(rules(*cards)) is not None) == can_be_met(cards)
