"""The table in the terminal: 80 columns, legible without colour."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import chain

import pytest

from tests.games.zen_garden.pictures import neat
from tests.games.zen_garden.positions import play_through, scene
from tuileries.core.drawing import Line, width_of
from tuileries.core.game import Player
from tuileries.games.zen_garden.components import CORNERS, TILES, Feature
from tuileries.games.zen_garden.drawing import (
    draw,
    draw_market,
    draw_missions,
    draw_scores,
    draw_seat,
    draw_wishes,
    heading,
    tile_lines,
)
from tuileries.games.zen_garden.state import Round, State
from tuileries.games.zen_garden.text import ROLES
from tuileries.games.zen_garden.turn import play
from tuileries.games.zen_garden.view import view
from tuileries.locales import LANGUAGES, voice

ENGLISH = voice("en", ("Ada", "Bo", "Cy", "Di"))
MARKET = """
    PsS PwG PtT PsC
    BsS .   BtT .
    .   GwG .   GsC
"""
LONGEST = [
    (Feature.STONE_WALKWAY, Feature.SAND_WALKWAY),
    (Feature.WOOD_WALKWAY, Feature.CHERRY_BLOSSOM),
    (Feature.WATER, Feature.BUDDHA),
]


def plain(lines: Iterable[Line]) -> list[str]:
    """The drawing without its colours."""
    return ["".join(text for text, _ in line).rstrip() for line in lines]


def headings(state: State, viewer: Player | None) -> list[list[str]]:
    """What stands above the gardens, line by line."""
    lines = plain(draw(view(state, viewer), ENGLISH))
    return [re.split(r"\s{2,}", text) for text in lines if " coins" in text]


def test_zg_c2_a_seat_is_drawn_with_its_bends_where_they_turn_and_its_places_named() -> None:
    state = scene("""
        UtW╭ PtG╮ ....
        BtS╰ GtB╯ ....
        .... CsC╯ BwT╯
        .... CwS╰ ....
    """).state
    drawing = "\n".join(plain(draw_seat(view(state, 0), 0, ENGLISH, places=True)))
    assert drawing == neat("""
        ▶ 1 Ada · 12 coins ⚑
         c4      │ Buddha  │ pagoda  │ f4      │
                 │ sto WAT╭│╮sto GRA │         │
        ─────────┼─────────┼─────────┼─────────┼─────────
         c5      │ bench  ╰│╯gate    │ f5      │
                 │ sto SAN │ sto CHE │         │
        ─────────┼─────────┼─────────┼─────────┼─────────
                 │ d6      │╯crane   │╯bench   │ g6
                 │         │ san CLA │ woo TRE │
        ─────────┼─────────┼─────────┼─────────┼─────────
                 │ d7      │ crane  ╰│ f7      │
                 │         │ woo SAN │         │
    """)


def test_zg_c4_the_selection_board_is_drawn_with_its_dearest_row_on_top() -> None:
    state = scene(market=MARKET).state
    assert "\n".join(plain(draw_market(view(state, 0), ENGLISH))) == (
        "       a         b         c         d\n"
        "2 ¤  pagoda  │ pagoda  │ pagoda  │ pagoda\n"
        "     san SAN │ woo GRA │ sto TRE │ san CLA\n"
        "    ─────────┼─────────┼─────────┼─────────\n"
        "1 ¤  bench   │         │ bench   │\n"
        "     san SAN │         │ sto TRE │\n"
        "    ─────────┼─────────┼─────────┼─────────\n"
        "0 ¤          │ gate    │         │ gate\n"
        "             │ woo GRA │         │ san CLA"
    )


def test_what_the_emperor_wishes_is_drawn_with_what_it_would_pay_now() -> None:
    wishes = dict(zip(ROLES, (Feature.BUDDHA, Feature.WATER, Feature.GATE, Feature.PAGODA), strict=True))
    seen = view(scene("UtW GsW", "PwC", coins=(1, 25), wishes=wishes, during=Round(8, first=0)).state, None)
    assert plain([[(ENGLISH(heading(seen)), "")]]) == [
        "Zen Garden · round 8 of 8 · supply: 75 · discarded: 0",
    ]
    assert plain(draw_wishes(seen, ENGLISH)) == [
        "Minor preference: Buddha",
        "Major preference: water",
        "Majority: gate",
        "Attention to detail: pagoda",
    ]
    assert plain(draw_scores(seen, ENGLISH)) == [
        "Score so far           1   2",
        "Coins                  1  25",
        "Walkways               0   0",
        "Decor                  0   0",
        "Minor preference       1   0",
        "Major preference       4   0",
        "Majority               8   0",
        "Attention to detail    0  -4",
        "Total                 14  21",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_zg_c1_every_tile_turned_in_every_way_can_be_told_apart_without_colour(language: str) -> None:
    say = voice(language)
    drawn = ["\n".join(plain(tile_lines(tile, corner, say))) for tile in TILES for corner in (None, *CORNERS)]
    assert len(set(drawn)) == 90 * 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_is_nine_columns_wide(language: str) -> None:
    say = voice(language)
    widths = {
        width_of(line) for tile in TILES for line in chain(*(tile_lines(tile, c, say) for c in CORNERS))
    }
    assert widths == {9}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_fits_80_columns(players: int, language: str) -> None:
    say = voice(language)
    for turn, step in enumerate(play_through(players, boards=(1, 2, 3, 4, 5))):
        viewer = (None, *range(players))[turn % (players + 1)]
        assert max(map(width_of, draw(view(step.state, viewer), say))) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_wishes_fit_80_columns(language: str) -> None:
    wide = scene("P P P P", "B B B B", missions=LONGEST).state
    assert max(map(width_of, draw(view(wide, 0), voice(language)))) <= 80


def test_a_viewer_sees_the_others_in_pairs_and_their_own_garden_last() -> None:
    state = scene("P", "", "", "", during=Round(number=1, first=2, turns=2)).state
    assert headings(state, 1) == [
        ["▶ 1 Ada · 12 coins", "3 Cy · 12 coins ⚑"],
        ["4 Di · 12 coins"],
        ["2 Bo · 12 coins"],
    ]
    assert headings(state, None)[0] == ["▶ 1 Ada · 12 coins", "2 Bo · 12 coins"]


def test_only_the_player_to_move_is_shown_where_a_tile_may_go() -> None:
    state = scene("P", "P").state
    own, other = (plain(draw(view(state, viewer), ENGLISH)) for viewer in (0, 1))
    assert [any(" e4 " in text + " " for text in drawing) for drawing in (own, other)] == [True, False]


def test_zg_r8_at_the_end_a_spectator_sees_every_garden_and_nobody_is_to_move() -> None:
    *_, end = play_through(3)
    assert not any(text.startswith("▶") for line in headings(end.state, None) for text in line)
    assert headings(end.state, None)[0][0].startswith("1 Ada")
    assert [len(line) for line in headings(end.state, None)] == [2, 1]
    assert plain(draw_scores(view(end.state, None), ENGLISH))[0].startswith("Final score")


def test_zg_s3_a_mission_shows_the_point_tiles_that_are_left() -> None:
    garden = "?w ?w ?w ?w\n?s ?s ?s +?s"
    state, moves = scene(*[garden] * 3, missions=[(Feature.WOOD_WALKWAY, Feature.SAND_WALKWAY)])
    shown = plain(draw_missions(view(state, 0), ENGLISH))
    for player, move in enumerate(moves):
        state = play(state, player, move).state
        shown += plain(draw_missions(view(state, 0), ENGLISH))
    assert [text.partition("point tiles: ")[2] for text in shown] == ["5 3 1", "3 1", "1", "–"]
