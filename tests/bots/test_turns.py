"""Hints for The Hanging Gardens: whole turns, with what they gain and without what nobody can foresee."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests import laws
from tests.games.hanging_gardens import positions
from tests.games.hanging_gardens.test_laws import CASE
from tuileries.bots.budget import Budget
from tuileries.bots.expectations import Idea, explain
from tuileries.core.chance import Chance
from tuileries.games.hanging_gardens import game
from tuileries.games.hanging_gardens.moves import Build, Decline, Lay, MoveTemple, Take
from tuileries.games.hanging_gardens.state import Options, State, ToBuild, ToLay
from tuileries.locales import voice

FOUR = ["-TT/---", "-P-/---", "--A/---", "-F-/---"]
BUDGET = Budget(playouts=400)


def ideas(state: State) -> tuple[Idea, ...]:
    found = explain(game, game.view(state, 0), 0, BUDGET, Chance("luck"))
    assert found is not None
    return found.ideas


def said(idea: Idea) -> list[str]:
    return [voice("en")(sentence) for sentence in idea.told]


def kinds(idea: Idea) -> list[type]:
    return [type(move) for move in idea.turn]


def played(state: State, written: Sequence[str]) -> State:
    """A state after these decisions, as a player would type them."""
    for text in written:
        state = game.play(state, 0, game.parse(game.view(state, 0), text)).state
    return state


@pytest.mark.parametrize("version", [0, 12, 30, 44])
def test_a_turn_can_be_played_as_it_is_written_and_gains_what_it_says(version: int) -> None:
    table = laws.walk(CASE, 3, Options(), "turns", version)
    (player,) = table.to_move
    view = table.view(player)
    found = explain(game, view, player, BUDGET, Chance("luck"))
    assert found is not None
    for idea in found.ideas:
        state, now = game.imagine(view, Chance("somewhere")), game.project(view)[player]
        for text in idea.notation.split(", "):
            assert game.to_move(state) == (player,)
            state = game.play(state, player, game.parse(game.view(state, player), text)).state
        assert (game.to_move(state), game.view(state, player).round) != ((player,), view.round)
        then = game.project(game.view(state, player))[player]
        if not any("face down" in sentence for sentence in said(idea)):
            assert sum(idea.gains.values()) == then.total - now.total


def test_an_idea_tells_card_temple_and_tile() -> None:
    state = positions.scene("- - - T\n- - - -", cards=FOUR, shown="queen king tiger garden statue chalice")
    best = ideas(state)[0]
    assert kinds(best) == [Lay, Build, Take]
    assert best.turn[0] == best.move
    assert [sentence.split(" ")[0] for sentence in said(best)] == ["Place", "Build", "Take"]
    assert said(best)[1].endswith("(terrace, 3 squares).")
    tile = state.display[best.turn[-1].space]
    assert said(best)[-1] == f"Take a tile: {tile}."
    now, then = (
        game.project(game.view(one, 0))[0] for one in (state, played(state, best.notation.split(", ")))
    )
    assert best.gains == {"HG-F1": then.total - now.total}


def test_hg_b5_what_will_be_drawn_unseen_is_not_promised() -> None:
    """The tile of the display is named and counted, the one from the supply is not."""
    garden = "T T T T T -\n- - - - - -"
    best = ideas(
        positions.scene(garden, cards=FOUR, taken=["gate gate", ""], shown="gate king gate king king queen")
    )[0]
    assert kinds(best) == [Lay, Build, Take]
    assert "Draw a tile face down." in said(best)
    tile = said(best)[-1].removeprefix("Take a tile: ").removesuffix(".")
    assert best.gains == {"HG-F1": {"gate": 7, "king": 4, "queen": 1}[tile]}


def test_hg_b8_a_temple_that_has_to_move_is_told_though_it_is_not_asked() -> None:
    garden = "T! T T - P! P P - A! A\nF! F F - T T - - - -\nP! P P P - - - - - -"
    state = positions.scene(
        garden, cards=FOUR, stage=ToLay(), taken=["gate gate gate", ""], shown="gate gate gate gate gate gate"
    )
    found = [idea for idea in ideas(state) if Build in kinds(idea)]
    assert found
    for idea in found:
        assert kinds(idea)[:3] == [Lay, Build, MoveTemple]
        assert any(sentence.startswith("Move a temple from ") for sentence in said(idea))


def test_hg_b8_where_a_temple_is_to_leave_its_place_was_chosen_before() -> None:
    garden = "T! T T - P! P P - A! A\nF! F - - T T - - - -\nP! P P P - - - - - -"
    state = positions.scene(
        garden, cards=FOUR, stage=ToLay(), taken=["gate gate gate", ""], shown="gate gate gate gate gate gate"
    )
    idea = next(idea for idea in ideas(state) if len(idea.notation.split(", ")) == 4)
    assert kinds(idea) == [Lay, Build, MoveTemple, Take]
    begun = played(state, idea.notation.split(", ")[:2])
    for late in ideas(begun):
        assert kinds(late) == [MoveTemple, Take]
        assert late.turn[0] == late.move
        assert played(begun, late.notation.split(", ")).seats != begun.seats


def test_within_a_turn_ideas_differ_in_structure_and_tile() -> None:
    table = laws.walk(CASE, 2, Options(), "within", 0)
    while not isinstance(table.state.stage, ToBuild):
        (player,) = table.to_move
        *_, last = table.legal_moves(player)
        table.play(player, last)
    view = table.view(player)
    found = explain(game, view, player, BUDGET, Chance("luck"))
    assert found is not None
    seen = [
        (idea.turn[0], *[view.display[move.space] for move in idea.turn if isinstance(move, Take)])
        for idea in found.ideas
    ]
    assert len(set(seen)) == len(seen) > 1
    assert all(isinstance(idea.move, Build | Decline) for idea in found.ideas)
