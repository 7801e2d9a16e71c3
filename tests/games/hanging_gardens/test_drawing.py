"""The table in the terminal: 80 columns, legible without colour."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from msgspec.structs import replace

from tests.games.hanging_gardens.pictures import garden_of, neat
from tests.games.hanging_gardens.positions import START, play_through, scene
from tuileries.core.drawing import Line, width_of
from tuileries.core.grids import Cell
from tuileries.games.hanging_gardens.drawing import (
    draw,
    draw_cards,
    draw_display,
    draw_garden,
    draw_holdings,
    draw_seat,
    heading,
)
from tuileries.games.hanging_gardens.garden import Laid
from tuileries.games.hanging_gardens.state import Round, Stage, ToBuild, ToLay, ToMove, ToTake
from tuileries.games.hanging_gardens.view import view
from tuileries.locales import LANGUAGES, voice

ENGLISH = voice("en", ("Ada", "Bo", "Cy", "Di"))


def plain(lines: Iterable[Line]) -> str:
    """The drawing without its colours."""
    return "\n".join("".join(text for text, _ in line).rstrip() for line in lines)


def test_a_garden_is_cropped_and_labelled() -> None:
    garden = garden_of("""
        . T!P
        - - A
        . F -
    """)
    assert plain(draw_garden(garden, most=36)) == ("     m n o\n  20   T▲P\n  21 · · A\n  22   F ·")
    moved = replace(garden, corner=Cell(-30, 12), temples=())
    assert plain(draw_garden(moved, most=36, margin=1)) == (
        "           z z\n     x y z a b\n -11\n -10     T P\n  -9   · · A\n  -8     F ·\n  -7"
    )


def test_a_garden_that_is_too_wide_is_shown_around_its_last_card() -> None:
    wide = replace(garden_of("T " * 50), laid=(Laid("T--/---", Cell(0, 40), 0),))
    lines = plain(draw_garden(wide, most=16)).splitlines()
    assert lines == [
        "     z z z z z z z z zzzzzzzzzzzzzzzz",
        "     s t u v w x y z a b c d e f g h",
        "  20 " + ("T " * 16).rstrip(),
    ]
    far = replace(wide, laid=(Laid("T--/---", Cell(0, 0), 0),))
    assert plain(draw_garden(far, most=16)).splitlines()[1].split()[0] == "m"


def test_hg_s2_the_display_is_drawn_with_what_its_columns_ask_for() -> None:
    state = scene(shown="queen king - garden statue chalice")
    assert plain(draw_display(view(state, 0), ENGLISH)) == neat("""
          a ≥3         b ≥4         c ≥5
        1 queen        –            statue
        2 king         garden       chalice
    """)


def test_hg_r1_the_cards_are_drawn_with_their_numbers() -> None:
    state = scene(cards=["T-A/-FF", "--P/P--"])
    assert plain(draw_cards(view(state, 0))) == "  1         2\n  T · A     · · P\n  · F F     P · ·"


def test_what_everyone_holds_is_drawn_with_what_it_pays() -> None:
    state = scene(taken=["queen queen gate", "tamer"], unseen=["", "guard"], fives=(0, 1))
    shown = plain(draw_holdings(view(state, 0), ENGLISH))
    assert shown == neat("""
        Score so far           1   2
        queen                 ×2
        gate                  ×1
        animal tamer              ×1
        face down                 ×1
        Series                15   0
        People                 0   3
        Guard                  0   0
        Missing tiles          0   5
        Total                 15   8
    """)
    over = plain(draw_holdings(view(replace(state, stage=None), 0), ENGLISH))
    assert over.startswith("Final score")
    assert "face down" not in over
    assert "guard                     ×1" in over


def test_hg_b9_with_memory_only_ones_own_tiles_are_drawn() -> None:
    state = scene(taken=["queen", "tamer"], memory=True)
    assert plain(draw_holdings(view(state, 0), ENGLISH)) == neat("""
        Score so far           1   2
        queen                 ×1   ?
        Series                 1   ?
        People                 0   ?
        Guard                  0   ?
        Missing tiles          0   ?
        Total                  1   ?
    """)
    assert "tamer" not in plain(draw(view(state, 0), ENGLISH))
    assert "queen" not in plain(draw_holdings(view(state, None), ENGLISH))
    assert "tamer" in plain(draw_holdings(view(replace(state, stage=None), 0), ENGLISH))


def test_a_seat_is_drawn_with_its_temples_and_tiles() -> None:
    state = scene("T!- -\n- - -", taken=["queen gate"], during=Round(2, first=1, turns=1))
    seen = view(state, 0)
    assert plain(draw_seat(seen, 0, ENGLISH, most=36)).splitlines()[0] == "▶ 1 Ada · ▲ 4 · 2 tiles"
    assert plain(draw_seat(seen, 1, ENGLISH, most=36)).splitlines()[0] == "2 Bo · ▲ 5 · 0 tiles ⚘"
    assert ENGLISH(heading(seen)) == "The Hanging Gardens · round 2 of 15 · deck: 56 · supply: 41"


def test_a_viewer_sees_the_others_in_pairs_and_their_own_garden_last() -> None:
    lines = plain(draw(view(scene(*[START] * 4), 1), ENGLISH)).splitlines()
    heads = [line.split("·")[0].strip(" ▶") for line in lines if "▲" in line]
    assert heads == ["1 Ada", "4 Di", "2 Bo"]
    spectated = plain(draw(view(scene(*[START] * 3), None), ENGLISH)).splitlines()
    assert [line.split("·")[0].strip(" ▶") for line in spectated if "▲" in line] == ["1 Ada", "3 Cy"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_fits_80_columns(players: int, language: str) -> None:
    say = voice(language)
    for turn, step in enumerate(play_through(players)):
        viewer = (None, *range(players))[turn % (players + 1)]
        assert max(map(width_of, draw(view(step.state, viewer), say))) <= 80


@pytest.mark.parametrize(
    ("stage", "asked"),
    [
        (ToLay(), "Which card will you place, and where?"),
        (ToBuild((Cell(0, 0),)), "Will you build a temple on one of the squares marked +, or none (-)?"),
        (ToMove(Cell(0, 0)), "Which temple will you move: m21 n21?"),
        (ToTake(4), "Which tile will you take: a1 a2 b1 b2?"),
    ],
)
def test_whoever_is_to_move_is_asked_what_there_is_to_decide(stage: Stage, asked: str) -> None:
    state = scene("T T T\nP!F!-", stage=stage)
    assert plain(draw(view(state, 0), ENGLISH)).splitlines()[-1] == asked
    assert asked not in plain(draw(view(state, 1), ENGLISH))
    assert ("T+T+T+" in plain(draw(view(state, 0), ENGLISH))) == isinstance(stage, ToBuild)
