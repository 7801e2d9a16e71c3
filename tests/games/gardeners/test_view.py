"""What a viewer is given, and what not."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.games.gardeners.positions import all_ready, building, full, kept, opening
from tuileries.core.chance import Chance
from tuileries.core.errors import CannotTakeBack
from tuileries.core.record import Header
from tuileries.core.table import Table
from tuileries.games.gardeners import game
from tuileries.games.gardeners.cards import CARDS
from tuileries.games.gardeners.components import Mode
from tuileries.games.gardeners.events import CardDiscarded, CardDrawn
from tuileries.games.gardeners.moves import Discard, TimeUp
from tuileries.games.gardeners.state import Options


@pytest.mark.parametrize(("viewer", "seen"), [(None, [None]), (0, ["S1"]), (1, [None])])
def test_a_hidden_card_is_its_holders_alone(viewer: int | None, seen: list[str | None]) -> None:
    view = game.view(full(kept("S1"), ("S1", 0)), viewer)
    assert [card.card for card in view.cards] == seen
    assert [card.back for card in view.cards] == ["proximity"]


def test_a_drawn_or_discarded_card_is_told_to_its_holder_alone() -> None:
    drawn = CardDrawn(1, CARDS["S1"].back, "S1", is_open=False)
    gone = CardDiscarded(1, CARDS["S1"].back, "S1")
    assert [drawn.seen_by(viewer).card for viewer in (None, 0, 1)] == [None, None, "S1"]
    assert [gone.seen_by(viewer).card for viewer in (None, 0, 1)] == [None, None, "S1"]
    assert CardDrawn(1, CARDS["S1"].back, "S1", is_open=True).seen_by(None).card == "S1"


def test_of_deck_and_discards_only_numbers_and_backs_are_seen() -> None:
    state = full(kept("S1"), ("S1", 0))
    state = game.play(state, 0, Discard("S1")).state
    view = game.view(state, 0)
    assert (view.deck, view.discarded) == (len(state.deck), (CARDS["S1"].back,))


def test_nothing_is_projected_before_the_end() -> None:
    state = building(2)
    assert game.project(game.view(state, 0)) is None
    over = game.play(state, None, TimeUp()).state
    outcome = game.outcome(over)
    assert outcome is not None
    assert game.project(game.view(over, 1)) == outcome.scores


def test_points_and_grade_are_seen_at_any_time() -> None:
    state = replace(building(2), scored=("S1", "S2", "S3", "S4", "S5"), discarded=("S6", "S7"))
    view = game.view(state, 1)
    assert (view.points, view.grade) == (4, 1)


def test_an_imagined_world_has_cards_with_the_backs_that_are_seen() -> None:
    state, _ = all_ready(full(kept("S1"), ("S1", 0)))
    view = game.view(state, 1)
    worlds = [game.imagine(view, Chance(str(number))) for number in range(8)]
    assert {world.cards[0].card for world in worlds} != {"S1"}
    assert all(CARDS[world.cards[0].card].back == CARDS["S1"].back for world in worlds)
    assert all(game.view(world, 1) == view for world in worlds)


def test_nothing_is_taken_back() -> None:
    table = Table(game, Header(game.name, game.rules, 2, Options(), seed="1"))
    table.play(0, next(table.legal_moves(0)))
    with pytest.raises(CannotTakeBack):
        table.take_back(0)


def test_a_move_can_be_considered_without_telling_anything() -> None:
    table = Table(game, Header(game.name, game.rules, 2, Options(Mode.TRAINING_A), seed="1"))
    assert table.preview(0, next(table.legal_moves(0))) == ()
    assert opening(2, Mode.TRAINING_A).scorings == 0
