"""The log and the refusals, in three languages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

import pytest
from msgspec.structs import replace

import tuileries
from tests.games.hanging_gardens.positions import SHOWN, display, laying, play_through, refusals, scene, tiles
from tests.words.catalogue import wordless
from tuileries.core.errors import IllegalMove, Refusal
from tuileries.core.grids import Cell
from tuileries.core.phrases import Phrase
from tuileries.games.hanging_gardens.components import Feature, Tile
from tuileries.games.hanging_gardens.events import (
    CardLaid,
    CardSetAside,
    Event,
    FiveNoted,
    GameEnded,
    RoundBegun,
    TableSet,
    TempleBuilt,
    TempleDeclined,
    TileDrawn,
    TilesRanOut,
    TilesShown,
    TileTaken,
)
from tuileries.games.hanging_gardens.moves import Build, Decline, Lay, Move, MoveTemple, SetAside, Take
from tuileries.games.hanging_gardens.notation import parse
from tuileries.games.hanging_gardens.state import State, ToBuild, ToMove, ToTake
from tuileries.games.hanging_gardens.text import feature_name, sentence, tile_name
from tuileries.games.hanging_gardens.turn import why_not
from tuileries.games.hanging_gardens.view import view
from tuileries.locales import LANGUAGES, voice

NAMES = ("Ada", "Bo")
HERE, THERE = Cell(0, 0), Cell(-1, 3)
EVENTS: list[tuple[Event, list[str]]] = [
    (TableSet(2, 1, display(SHOWN)), ["Bo"]),
    (RoundBegun(3, 0, ("T-A/-FF", "-P-/---")), ["Ada", "3"]),
    (CardLaid(0, "-P-/---", THERE, 0), ["Ada", "p19"]),
    (CardLaid(1, "-P-/---", THERE, 3), ["Bo", "p19", "270"]),
    (CardSetAside(1, "T-A/-FF"), ["Bo"]),
    (TempleBuilt(0, HERE, Feature.PARK, 4), ["Ada", "m20", "4"]),
    (TempleBuilt(0, HERE, Feature.PARK, 4, moved=THERE), ["Ada", "m20", "4", "p19"]),
    (TempleDeclined(1), ["Bo"]),
    (TileDrawn(0, None), ["Ada"]),
    (TileDrawn(0, Tile.KING), ["Ada"]),
    (TileTaken(1, 2, Tile.QUEEN, Tile.GATE), ["Bo", "b1"]),
    (TileTaken(1, 2, Tile.QUEEN, None), ["Bo"]),
    (TileTaken(1, 2, Tile.QUEEN, Tile.GATE, memory=True), ["Bo"]),
    (FiveNoted(0, 5, unseen=False), ["Ada", "5"]),
    (TilesRanOut(), []),
    (TilesShown(1, tiles("queen gate")), ["Bo"]),
    (GameEnded((1,), (20, 71), "points"), ["Bo", "71"]),
    (GameEnded((0,), (71, 71), "tiles"), ["Ada", "71"]),
    (GameEnded((0, 1), (1, 1), "shared"), ["Ada", "Bo", "1"]),
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
    assert said[2] == "Ada places a card. · park on p19"
    assert said[3] == "Bo places a card. · park on p19, turned by 270°"
    assert said[4].endswith("removes it from the game. · terrace, arcade, fountain and fountain")
    assert said[5] == "Ada builds a temple (park, 4 squares). · on m20"
    assert said[10] == "Bo takes a tile: queen. · new on b1: gate"


@pytest.mark.parametrize("language", LANGUAGES)
def test_hg_b9_with_memory_the_log_does_not_say_which_tile_was_taken(language: str) -> None:
    told = [
        speaks(language, sentence(TileTaken(1, 2, tile, new, memory=True)))
        for tile, new in ((Tile.QUEEN, Tile.GATE), (Tile.GUARD, None))
    ]
    assert told[0] == told[1]
    assert speaks(language, tile_name(Tile.QUEEN)) not in told[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_hg_b9_an_unseen_tile_is_named_to_its_owner(language: str) -> None:
    drawn = TileDrawn(0, Tile.KING)
    king = speaks(language, tile_name(Tile.KING))
    assert king in speaks(language, sentence(drawn.seen_by(0)))
    assert king not in speaks(language, sentence(drawn.seen_by(1)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("memory", ["open", "memory"])
def test_a_whole_game_is_told(language: str, memory: str) -> None:
    steps = list(play_through(2, memory=memory == "memory"))
    told = [speaks(language, sentence(event)) for step in steps for event in step.events]
    assert len(told) > 60 + 15


FULL = "T!T T - P!P P\nF!F - - A!A A\nP!P - - A A A"


def attempts() -> Iterator[tuple[State, Move]]:
    """A move for each case of each rule that forbids one."""
    laid = scene("T T T!\nP A -")
    yield laid, Lay("???", HERE, 0)
    yield laid, laying("T--/---", 0, 0, 4)
    yield laid, laying("T--/---", 5, 5)
    yield laid, laying("T--/---", 0, 0)
    yield laid, SetAside("T--/---")
    yield laid, Decline()
    built = replace(laid, stage=ToBuild((Cell(1, 1),)))
    yield from ((built, Build(cell)) for cell in (Cell(1, 2), Cell(1, 0), HERE))
    yield built, Take(0)
    moving = scene(FULL, stage=ToMove(Cell(2, 4)))
    yield from ((moving, MoveTemple(HERE)), (moving, MoveTemple(Cell(0, 1))), (moving, Take(0)))
    taking = scene(shown="- king - - - -", supply="", stage=ToTake(3))
    yield from ((taking, Take(5)), (taking, Take(6)), (taking, Decline()))


def refused() -> Iterator[Refusal]:
    """One refusal for each case of each rule."""
    for state, move in attempts():
        yield from refusals(state, move)
    yield from why_not(scene(), 1, Decline())
    yield from why_not(scene(stage=None), 0, Decline())
    with pytest.raises(IllegalMove) as caught:
        parse(view(scene(), 0), "5 x")
    yield from caught.value.refusals


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_explained(language: str) -> None:
    told = {refusal.phrase.key: speaks(language, refusal.phrase) for refusal in refused()}
    assert sorted(told) == [
        *("HG-B1-nothing", "HG-B1-small", "HG-B2-old", "HG-B3-decide", "HG-B3-take", "HG-B4-column"),
        *("HG-B6-empty", "HG-B7-temple", "HG-B8-larger", "HG-B8-none", "HG-B8-which"),
        *("HG-R2-turn", "HG-R3", "HG-S2-space"),
        *("HG-T1-absent", "HG-T1-lay", "HG-T1-number", "HG-T2-turn", "HG-T3-bare", "HG-T5-temple"),
        "HG-T7-fits",
    ]
    assert "???" not in told["HG-T1-absent"]
    assert "Ada" in told["HG-R2-turn"]
    assert "c2" in told["HG-B6-empty"]
    assert speaks(language, feature_name(Feature.TERRACE)) in told["HG-T3-bare"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_hg_c3_every_tile_has_a_name_of_its_own(language: str) -> None:
    assert len({speaks(language, tile_name(tile)) for tile in Tile}) == 12


@pytest.mark.parametrize("language", LANGUAGES)
def test_hg_c1_every_feature_has_a_name_of_its_own(language: str) -> None:
    assert len({speaks(language, feature_name(feature)) for feature in Feature}) == 4


def test_everything_in_the_box_has_words() -> None:
    assert wordless(f"hanging-gardens-feature-{feature}" for feature in Feature) == []
    assert wordless(f"hanging-gardens-tile-{tile}" for tile in Tile) == []


def test_every_stage_and_every_move_has_words() -> None:
    told, stages = ("notation", "offer", "ask"), ("lay", "build", "move", "take")
    assert wordless(f"hanging-gardens-{text}-{stage}" for text in told for stage in stages) == []
    moves = (Lay, SetAside, Build, MoveTemple, Take)
    assert wordless(f"hanging-gardens-do-{move.__name__}" for move in moves) == []
    assert wordless(f"hanging-gardens-place-{state}" for state in ("plain", "open", "closed")) == []


def test_every_line_and_every_end_has_words() -> None:
    assert wordless(f"hanging-gardens-line-HG-F{number}" for number in range(1, 5)) == []
    assert wordless(f"hanging-gardens-log-ended-{reason}" for reason in ("points", "tiles", "shared")) == []


def test_nothing_follows_that_no_event_says() -> None:
    table = tuileries.new("hanging-gardens", players=2, seed="7")
    (player,) = table.to_move
    table.play(player, next(table.legal_moves(player)))
    assert table.remark(1) is None
