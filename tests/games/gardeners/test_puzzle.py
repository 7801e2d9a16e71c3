"""GD-P1, GD-P2: puzzles, which this house adds to the game."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.games.gardeners.positions import kept, kinds, refused
from tests.golden.reading import plain
from tuileries.core.chance import Chance
from tuileries.core.errors import IllegalSetup
from tuileries.core.game import Sheet
from tuileries.games.gardeners import game
from tuileries.games.gardeners.components import Mode
from tuileries.games.gardeners.events import GameEnded, PuzzleSet
from tuileries.games.gardeners.moves import Discard, GoOn, Place, Ready, Score, Start, TimeUp
from tuileries.games.gardeners.state import Options, Seat, Stage, State
from tuileries.locales import voice


def puzzle(*cards: str, mode: Mode = Mode.NORMAL) -> State:
    return game.setup(1, Options(mode, puzzle=cards), Chance("7")).state


def filled(state: State, garden: str, what: str = "met") -> State:
    full = replace(kept(garden, what), corner=state.garden.corner)
    return replace(state, garden=full, seats=(Seat(),))


def test_gd_p1_its_cards_lie_open_in_their_order_and_all_tiles_loose() -> None:
    step = game.setup(1, Options(Mode.NORMAL, puzzle=("X4", "S1", "A5")), Chance("7"))
    state = step.state
    assert step.events == (PuzzleSet(Mode.NORMAL, ("X4", "S1", "A5")),)
    assert [(held.card, held.is_open) for held in state.cards] == [("X4", True), ("S1", True), ("A5", True)]
    assert (len(state.seats[0].loose), state.deck, state.stage) == (36, (), Stage.BUILDING)


@pytest.mark.parametrize(("mode", "size"), [(Mode.TRAINING_A, 4), (Mode.TRAINING_B, 5), (Mode.BEGINNER, 6)])
def test_gd_p1_it_has_the_garden_and_the_tiles_of_its_mode_and_no_timer(mode: Mode, size: int) -> None:
    state = puzzle("A1", mode=mode)
    assert (state.garden.size, len(state.seats[0].loose)) == (size, size**2)
    assert game.alarm(state) is None
    assert refused(state, None, TimeUp()) == ["GD-S1 untimed"]
    assert refused(state, 0, Start()) == ["GD-R1 started"]


def test_gd_p1_no_card_is_drawn_or_discarded() -> None:
    state = puzzle("S1", "S2")
    assert game.choices(state, 0).cards == ()
    assert refused(state, 0, Discard("S1")) == ["GD-R5 empty"]
    assert refused(state, 0, Score()) == refused(state, 0, GoOn()) == ["GD-O3 unwon"]


@pytest.mark.parametrize(
    ("players", "options", "cases"),
    [
        (2, Options(puzzle=("S1",)), ["alone"]),
        (1, Options(Mode.NORMAL, expert=True, puzzle=("S1",)), ["expert"]),
        (1, Options(Mode.NORMAL, fair=True, puzzle=("S46", "S47", "S48")), ["fair"]),
        (1, Options(puzzle=("S1", "Z9")), ["card"]),
        (1, Options(puzzle=("S1", "S2", "S1")), ["twice"]),
        (4, Options(puzzle=("", "")), ["alone", "card", "twice"]),
    ],
)
def test_gd_p1_what_is_no_puzzle_is_refused(players: int, options: Options, cases: list[str]) -> None:
    with pytest.raises(IllegalSetup) as caught:
        game.setup(players, options, Chance("7"))
    assert {refusal.rule for refusal in caught.value.refusals} == {"GD-P1"}
    assert [refusal.case for refusal in caught.value.refusals] == cases


def test_gd_p2_a_garden_that_keeps_to_all_cards_solves_it_and_pays_nothing() -> None:
    step = game.play(filled(puzzle("S1"), "S1"), 0, Ready())
    assert kinds(step.events) == ["SaidReady", "GardenChecked", "RoundWon", "GameEnded"]
    assert step.events[-1] == GameEnded("solved", ("S1",), None, None)
    outcome = game.outcome(step.state)
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.reason) == ((Sheet(()),), (0,), "solved")
    assert game.to_move(step.state) == ()


def test_gd_p2_a_garden_that_misses_a_card_solves_nothing() -> None:
    step = game.play(filled(puzzle("S1"), "S1", "missed"), 0, Ready())
    assert kinds(step.events) == ["SaidReady", "GardenChecked"]
    assert game.outcome(step.state) is None
    assert game.play(step.state, 0, Place("A1", step.state.garden.laid[-1].cell)).events


def test_gd_p2_only_a_full_garden_is_checked() -> None:
    assert refused(puzzle("S1"), 0, Ready()) == ["GD-V1 missing"]


def test_a_puzzle_says_what_it_is() -> None:
    state = puzzle("S1", "S2")
    drawn = [plain(line) for line in game.draw(game.view(state, 0), voice("en", ("Ada",)))]
    assert drawn[0] == "Gardeners, a puzzle: 2 cards, garden size 6\u00a0×\u00a06."
    solved = game.play(filled(puzzle("S1"), "S1"), 0, Ready()).events[-1]
    assert voice("en")(game.sentence(solved)) == "The puzzle is solved: the garden fulfils all cards."
