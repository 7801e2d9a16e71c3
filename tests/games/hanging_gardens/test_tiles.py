"""HG-B4 to HG-B6, HG-B9, HG-B10: the tile that a temple brings."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

import tuileries
from tests.games.hanging_gardens.positions import (
    SHOWN,
    START,
    cases,
    display,
    laying,
    line,
    make,
    refusals,
    scene,
)
from tests.games.hanging_gardens.positions import tiles as tiles_of
from tests.golden.hanging_gardens.games import FOLDER
from tuileries.core.chance import Chance
from tuileries.core.errors import Refusal
from tuileries.core.grids import Cell
from tuileries.core.record import Played
from tuileries.games.hanging_gardens.components import Feature, Tile
from tuileries.games.hanging_gardens.events import (
    Event,
    FiveNoted,
    GameEnded,
    TempleBuilt,
    TileDrawn,
    TilesRanOut,
    TilesShown,
    TileTaken,
)
from tuileries.games.hanging_gardens.moves import Build, Move, Take
from tuileries.games.hanging_gardens.state import Round, State, ToBuild, ToTake
from tuileries.games.hanging_gardens.turn import choices, play
from tuileries.games.hanging_gardens.view import imagine, to_move, view

EMPTY = "- - - - - -"


def built(size: int, **kwargs: object) -> State:
    """A row of so many terraces, the first of them just laid, and nobody has decided anything yet."""
    picture = "T " * size + "\n" + "- " * size
    return scene(picture, stage=ToBuild((Cell(0, 0),)), **kwargs)  # type: ignore[arg-type]


BUILD = Build(Cell(0, 0))


@pytest.mark.parametrize(("size", "spaces"), [(3, 2), (4, 4), (5, 6), (6, 6), (9, 6)])
def test_hg_b4_the_size_says_which_columns_are_open(size: int, spaces: int) -> None:
    state = make(built(size), BUILD).state
    assert state.stage == ToTake(size)
    assert choices(state, 0).spaces == tuple(range(spaces))
    columns = {"size": size, "columns": spaces // 2}
    for space in range(6):
        refused = () if space < spaces else (Refusal("HG-B4", "column", {**columns}),)
        assert refusals(state, Take(space)) == refused


@pytest.mark.parametrize("space", [-1, 6, 10**9])
def test_hg_s2_the_display_has_six_spaces(space: int) -> None:
    state = make(built(5), BUILD).state
    assert refusals(state, Take(space)) == (Refusal("HG-S2", "space", {"spaces": 6}),)


def test_hg_b5_from_six_squares_on_a_tile_is_drawn_unseen_first() -> None:
    state = built(6)
    step = make(state, BUILD)
    drawn = state.supply[0]
    assert step.events == (TempleBuilt(0, Cell(0, 0), Feature.TERRACE, 6), TileDrawn(0, drawn))
    assert step.revealed
    assert step.state.seats[0].unseen == (drawn,)
    assert step.state.supply == state.supply[1:]
    assert step.state.display == state.display
    assert make(step.state, Take(5)).state.seats[0].taken == (Tile.CHALICE,)


def test_hg_b5_five_squares_give_none_and_nine_give_one() -> None:
    small, large = make(built(5), BUILD), make(built(9), BUILD)
    assert [type(event) for event in small.events] == [TempleBuilt]
    assert not small.revealed
    assert [type(event) for event in large.events] == [TempleBuilt, TileDrawn]


def test_hg_b6_a_taken_tile_is_replaced_in_its_own_space() -> None:
    state = make(built(4), BUILD).state
    new = state.supply[0]
    step = make(state, Take(2))
    assert step.state.display == (*display("queen king"), new, *display("garden statue chalice"))
    assert step.state.seats[0].taken == (Tile.TIGER,)
    assert step.state.supply == state.supply[1:]
    assert step.events == (TileTaken(0, 2, Tile.TIGER, new),)
    assert step.revealed


def test_hg_b6_with_the_supply_empty_the_space_stays_empty() -> None:
    state = make(built(4, supply=""), BUILD).state
    step = make(state, Take(2))
    assert step.state.display == display("queen king - garden statue chalice")
    assert step.events == (TileTaken(0, 2, Tile.TIGER, None),)
    assert not step.revealed
    again = make(built(4, supply="", shown="queen king - garden - chalice"), BUILD).state
    assert refusals(again, Take(2)) == (Refusal("HG-B6", "empty", {"space": "b1"}),)
    assert cases(again, Take(4)) == ["HG-B4-column", "HG-B6-empty"]


def test_hg_b6_the_last_tile_within_reach_is_not_asked_for() -> None:
    """A decision that has only one answer is not asked."""
    step = make(built(3, supply="", shown="- king tiger garden - -"), BUILD)
    assert step.state.seats[0].taken == (Tile.KING,)
    assert [type(event) for event in step.events] == [TempleBuilt, TileTaken]
    assert to_move(step.state) == (1,)


def test_hg_b9_everyone_sees_what_is_taken_from_the_display() -> None:
    state = make(built(5), BUILD, Take(4)).state
    for viewer in (None, 0, 1):
        assert view(state, viewer).seats[0].taken == (Tile.STATUE,)


def test_hg_b9_a_tile_drawn_unseen_is_its_owners_secret() -> None:
    step = make(built(6), BUILD)
    (_, drawn) = step.events
    tile = step.state.seats[0].unseen[0]
    assert drawn.seen_by(0) == TileDrawn(0, tile)
    assert drawn.seen_by(1) == drawn.seen_by(None) == TileDrawn(0, None)
    assert view(step.state, 0).seats[0].unseen == (tile,)
    for viewer in (None, 1):
        assert view(step.state, viewer).seats[0].unseen == (None,)


LAST = Round(number=15, first=0, turns=3)


def test_hg_b9_at_the_end_all_is_turned_up() -> None:
    state = scene(cards=["-P-/---"], deck=0, during=LAST, unseen=["queen gate", ""])
    step = make(state, laying("-P-/---", 0, 0))
    assert step.events[1:-1] == (TilesShown(0, tiles_of("queen gate")),)
    assert (
        view(step.state, 1).seats[0].unseen
        == view(step.state, None).seats[0].unseen
        == tiles_of("queen gate")
    )


def test_hg_b9_memory_changes_what_is_told_not_what_a_view_holds() -> None:
    for memory in (False, True):
        step = make(built(5, memory=memory), BUILD, Take(4))
        (taken,) = [event for event in step.events if isinstance(event, TileTaken)]
        assert taken.memory == memory
        assert view(step.state, 1).seats[0].taken == (Tile.STATUE,)


def test_hg_b10_five_points_instead_of_a_tile_that_cannot_be_had() -> None:
    step = make(built(3, supply="", shown="- - tiger garden statue chalice"), BUILD)
    assert step.events == (
        TempleBuilt(0, Cell(0, 0), Feature.TERRACE, 3),
        FiveNoted(0, 5, unseen=False),
    )
    assert (step.state.seats[0].fives, step.state.seats[0].tiles) == (1, ())
    assert to_move(step.state) == (1,)


def test_hg_b10_no_five_while_a_tile_can_be_had() -> None:
    step = make(built(4, supply="", shown="- - tiger garden statue chalice"), BUILD)
    assert step.state.stage == ToTake(4)
    assert step.state.seats[0].fives == 0


@pytest.mark.parametrize(("shown", "fives"), [(SHOWN, 1), (EMPTY, 2)])
def test_hg_b10_the_same_for_an_unseen_tile(shown: str, fives: int) -> None:
    step = make(built(6, supply="", shown=shown), BUILD)
    assert step.events[1] == FiveNoted(0, 5, unseen=True)
    assert step.state.seats[0].fives == fives
    assert step.state.seats[0].unseen == ()
    assert not step.revealed


def round_with(*moves: Move, turns: int, shown: str = "queen - - - - -") -> tuple[State, tuple[Event, ...]]:
    """Player 0 has a temple to build and after that two cards are left in this round."""
    during = Round(number=3, first=turns % 2, turns=turns)
    step = make(built(3, supply="", shown=shown, cards=["-P-/---"], during=during), BUILD, *moves)
    return step.state, step.events


def test_hg_b10_once_all_tiles_are_gone_the_running_round_is_the_last() -> None:
    state, events = round_with(turns=2)
    assert events[1:] == (TileTaken(0, 0, Tile.QUEEN, None), TilesRanOut())
    assert to_move(state) == (1,)
    state, events = round_with(laying("-P-/---", 0, 0), turns=2)
    assert to_move(state) == ()
    assert len(state.deck) == 59
    assert isinstance(events[-1], GameEnded)


def test_hg_b10_with_a_tile_left_the_next_round_begins() -> None:
    state, events = round_with(laying("-P-/---", 0, 0), turns=2, shown="queen - king - - -")
    assert to_move(state) == (1,)
    assert state.round.number == 4
    assert TilesRanOut() not in events


def test_taking_back_reaches_to_the_last_thing_seen() -> None:
    """Laying and building bring nothing to light; the tile that replaces another does."""
    moves: list[Move] = [laying("-TT/---", 0, 0), Build(Cell(0, 3)), Take(0)]
    state = scene("- - - T\n- - - -", START, cards=["-TT/---", "-P-/---"])
    assert [make(state, *moves[:number]).revealed for number in (1, 2, 3)] == [False, False, True]


def test_hg_b5_a_preview_promises_no_more_than_luck_is_likely_to_bring() -> None:
    """In a kept game, just before a tile is drawn unseen: most draws give what is told, or more."""
    record = tuileries.load((FOLDER / "unseen.jsonl").read_text())
    events = tuileries.replay(record).events()
    version = next(version for version, event in events if isinstance(event, TileDrawn))
    build = record.lines[version]
    assert isinstance(build, Played)
    assert build.player is not None
    assert build.move is not None
    table = tuileries.replay(replace(record, lines=record.lines[:version]))
    seen = table.view(build.player)
    worlds = [play(imagine(seen, Chance(str(n))), build.player, build.move).state for n in range(100)]
    drawn = [line(world, build.player, "HG-F1", viewer=build.player).points for world in worlds]
    told = {rule: after for rule, _, after in table.preview(build.player, build.move)}
    assert sum(points >= told["HG-F1"] for points in drawn) > 75
    assert max(drawn) > told["HG-F1"]
