"""The log and the refusals, in three languages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

import pytest

import tuileries
from tests.games.zen_garden.pictures import find_tiles, fold
from tests.games.zen_garden.positions import play_through, refusals, scene, written
from tests.words.catalogue import wordless
from tuileries.core.errors import IllegalMove, Refusal
from tuileries.core.grids import Cell
from tuileries.core.phrases import Phrase
from tuileries.games.zen_garden.components import BOX, CORNERS, TILES, Corner, Feature
from tuileries.games.zen_garden.events import (
    DiscardsShuffled,
    Event,
    GameEnded,
    LineCompleted,
    MarketFilled,
    MissionDone,
    RoundBegun,
    RowDiscarded,
    TableSet,
    TileLaid,
)
from tuileries.games.zen_garden.moves import Take
from tuileries.games.zen_garden.setup import why_not_boards
from tuileries.games.zen_garden.state import Preferences, Round
from tuileries.games.zen_garden.text import ROLES, corner_name, feature_name, sentence, tile_name
from tuileries.games.zen_garden.turn import why_not
from tuileries.locales import LANGUAGES, voice

NAMES = ("Ada", "Bo")
TILE, OTHER = find_tiles(["PwG", "BsW"])
ROW = tuple(Cell(0, column) for column in range(4))
WISHES = Preferences(Feature.PAGODA, Feature.WATER, Feature.SAND_WALKWAY, Feature.CLAY)
EVENTS: list[tuple[Event, list[str]]] = [
    (TableSet(2, (1,), WISHES, (), first=1), ["Bo"]),
    (TableSet(2, (1, 5), WISHES, ((Feature.GATE, Feature.SAND),), first=0), ["Ada", "1, 5"]),
    (TileLaid(0, TILE, 0, 0, Cell(0, 1), Corner.NE), ["Ada", "e4"]),
    (TileLaid(1, TILE, 4, 1, Cell(1, 0), Corner.SW), ["Bo", "1", "d5"]),
    (TileLaid(1, TILE, 8, 2, Cell(-3, -3), Corner.SE), ["Bo", "2", "a1"]),
    (LineCompleted(0, Feature.PAGODA, ROW, coins=3, lost=0), ["Ada", "3"]),
    (LineCompleted(0, Feature.PAGODA, ROW, coins=2, lost=1), ["Ada", "2", "1"]),
    (LineCompleted(0, Feature.PAGODA, ROW, coins=1, lost=2), ["Ada", "1", "2"]),
    (LineCompleted(0, Feature.PAGODA, ROW, coins=0, lost=3), ["Ada", "0", "3"]),
    (MissionDone(1, mission=0, points=5), ["Bo", "1", "5"]),
    (MissionDone(1, mission=2, points=1), ["Bo", "3", "1"]),
    (MissionDone(1, mission=1, points=0), ["Bo", "2"]),
    (RowDiscarded((TILE,)), []),
    (RowDiscarded((TILE, OTHER)), ["2"]),
    (DiscardsShuffled(31), ["31"]),
    (MarketFilled((TILE,) * 12, (TILE,)), []),
    (MarketFilled((TILE,) * 12, (TILE, OTHER)), ["2"]),
    (RoundBegun(8, first=1), ["8", "Bo"]),
    (GameEnded((1,), (20, 71), "points"), ["Bo", "71"]),
    (GameEnded((0,), (71, 71), "coins"), ["Ada", "71"]),
    (GameEnded((0, 1), (71, 71), "shared"), ["Ada", "Bo", "71"]),
    (GameEnded((0,), (-2, -4), "points"), ["Ada", "2"]),
]


def speaks(language: str, phrase: Phrase) -> str:
    """The phrase as it is said; nothing is left open in it."""
    said = voice(language, NAMES).in_full(phrase)
    assert said.strip()
    assert not set(said) & set("{}$"), said
    return said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("event", "words"), EVENTS)
def test_every_event_is_told(event: Event, words: list[str], language: str) -> None:
    said = speaks(language, sentence(event))
    assert [word for word in words if word not in said] == []


def test_no_event_is_left_out() -> None:
    assert {type(event) for event, _ in EVENTS} == set(get_args(Event))


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_tell_events_apart(language: str) -> None:
    told = {speaks(language, sentence(event)) for event, _ in EVENTS}
    assert len(told) == len(EVENTS)


def test_the_log_reads_like_a_story() -> None:
    said = [speaks("en", sentence(event)) for event, _ in EVENTS]
    placed = "pagoda / wood walkway / gravel on d5, bend at the bottom left"
    assert said[3] == f"Bo places a tile for 1 coin. · {placed}"
    assert said[6] == "Ada has four in a row: +2 coins. · pagoda; lost above the limit of 25: 1"
    assert said[-2] == "Ada and Bo share the victory: 71 points each."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_told(language: str) -> None:
    steps = list(play_through(2, boards=(1, 4, 5)))
    told = [speaks(language, sentence(event)) for step in steps for event in step.events]
    assert len(told) > 2 * 16 + 8


def refused() -> Iterator[Refusal]:
    """One refusal for each case of each rule."""
    yield from why_not_boards((7,))
    state, (move,) = scene("P P P P +P", "", coins=(1, 12))
    dear = state.market[8]
    assert dear is not None
    for taken in (
        Take(state.supply[0], Cell(1, 0), Corner.NW),
        Take(dear, Cell(1, 0), Corner.NW),
        Take(move.tile, Cell(0, 0), Corner.NW),
        Take(move.tile, Cell(2, 0), Corner.NW),
        move,
    ):
        yield from refusals(state, taken)
    yield from why_not(state, 1, move)
    yield from refusals(scene("", market="PsS").state, Take(find_tiles(["PsS"])[0], Cell(1, 1), Corner.NW))
    yield from why_not(scene("", "", "").state, 1, move)
    over = scene(fold(*["P"] * 16), fold(*["B"] * 16), during=Round(number=8, first=0, turns=4)).state
    yield from why_not(over, 0, move)
    with pytest.raises(IllegalMove) as caught:
        written(scene(market="PsS . . .\n. . . .\n. . . .").state, "a0 d4 nw")
    yield from caught.value.refusals


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_explained(language: str) -> None:
    told = {refusal.phrase.key: speaks(language, refusal.phrase) for refusal in refused()}
    assert sorted(told) == [
        *("ZG-R1-turn", "ZG-R2-turn", "ZG-R8", "ZG-S1-basics", "ZG-S1-unknown", "ZG-T1-absent"),
        *("ZG-T2-empty", "ZG-T3-price", "ZG-T4-apart", "ZG-T4-taken", "ZG-T6-origin", "ZG-T6-span"),
    ]
    assert "7" in told["ZG-S1-unknown"]
    assert "Ada" in told["ZG-R2-turn"]
    assert "2" in told["ZG-T3-price"]
    assert "1" in told["ZG-T3-price"]
    assert "5" in told["ZG-T6-span"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_zg_c1_every_tile_has_a_name_of_its_own(language: str) -> None:
    assert len({speaks(language, tile_name(tile)) for tile in TILES}) == 90


@pytest.mark.parametrize("language", LANGUAGES)
def test_zg_c3_every_feature_has_a_name_of_its_own(language: str) -> None:
    assert len({speaks(language, feature_name(feature)) for feature in Feature}) == 14


@pytest.mark.parametrize("language", LANGUAGES)
def test_zg_c2_every_corner_has_a_name_of_its_own(language: str) -> None:
    assert len({speaks(language, corner_name(corner)) for corner in CORNERS}) == 4


def test_everything_in_the_box_has_words() -> None:
    assert (
        wordless(f"zen-garden-{told}-{feature}" for told in ("feature", "mark") for feature in Feature) == []
    )
    assert wordless(f"zen-garden-corner-{corner}" for corner in Corner) == []
    assert wordless(f"zen-garden-wish-{role}" for role in ROLES) == []
    assert wordless(f"zen-garden-board-{name}" for name in BOX.boards.names) == []


def test_every_line_and_every_end_has_words() -> None:
    assert wordless(f"zen-garden-line-ZG-F{number}" for number in range(1, 11)) == []
    assert wordless(f"zen-garden-log-ended-{reason}" for reason in ("points", "coins", "shared")) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_marks_fit_the_drawing(language: str) -> None:
    say = voice(language)
    for feature in Feature:
        decor = feature in list(Feature)[:5]
        assert len(say(Phrase(f"zen-garden-mark-{feature}"))) <= (7 if decor else 3)


def test_nothing_follows_that_no_event_says() -> None:
    table = tuileries.new("zen-garden", players=2, seed="7")
    (player,) = table.to_move
    table.play(player, next(table.legal_moves(player)))
    assert table.remark(1) is None
