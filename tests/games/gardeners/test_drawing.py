"""The table in the terminal."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.games.gardeners.positions import building, full, kept, neat, scene
from tests.golden.reading import plain
from tuileries.core.grids import Cell
from tuileries.games.gardeners import game
from tuileries.games.gardeners.cards import CARDS
from tuileries.games.gardeners.components import Mode
from tuileries.games.gardeners.garden import Laid
from tuileries.games.gardeners.moves import Place, Ready, TimeUp
from tuileries.games.gardeners.state import Held, State
from tuileries.locales import LANGUAGES, voice


def drawn(state: State, viewer: int | None, language: str = "en") -> str:
    say = voice(language, ("Ada", "Béla"))
    return "\n".join(plain(line) for line in game.draw(game.view(state, viewer), say))


def test_a_shared_garden_is_drawn_with_room_to_grow() -> None:
    state = scene("# #", mode=Mode.TRAINING_A)
    laid = (Laid("A1", Cell(0, 0)), Laid("A7", Cell(0, 1)))
    state = replace(state, garden=replace(state.garden, laid=laid))
    lines = drawn(state, 0).splitlines()
    start = lines.index(next(line for line in lines if line.strip().startswith("i ")))
    assert "\n".join(lines[start : start + 4]) == (
        '    i   j   k   l\n  9  ·   ·   ·   ·\n 10  ·  "*g =Tg  ·\n 11  ·   ·   ·   ·'
    )


def test_benches_and_paths_are_drawn_as_they_lie() -> None:
    state = building(1)
    for move in (Place("B1", Cell(0, 0), 1), Place("C1", Cell(0, 1), 2), Place("C5", Cell(0, 2), 1)):
        state = game.play(state, 0, move).state
    state = game.play(state, 0, Place("C11", Cell(0, 3))).state
    lines = [line for line in drawn(state, 0).splitlines() if line.startswith(" 10")]
    assert lines == [' 10 "h→ "┐  "─  =O   ·   ·']


def test_seats_cards_and_hand_are_told() -> None:
    state = full(kept("S1"), ("S1", 0), ("S31", 1))
    state = game.play(state, 1, Ready()).state
    text = drawn(state, 0)
    for part in (
        "Gardeners, normal · round 1",
        "2 Béla · pile: 0 · loose: 0 · ready",
        "Ada: proximity (face down)\n   S1: Every orange flower is next to an orange tree.",
        "Béla: panorama (face down)",
    ):
        assert part in text
    assert "S31" not in text
    hand = drawn(scene("#"), 0)
    assert "green flower (sand, A2)" in hand
    assert neat(hand) != neat(drawn(scene("#"), None))


def test_at_the_end_the_cards_are_shown_with_their_verdict() -> None:
    state = game.play(full(kept("S14"), ("S14", 0), ("S46", 1)), None, TimeUp()).state
    text = drawn(state, 1)
    assert "✓ Ada: distance, one kind" in text
    assert "✗ Béla: border, not on the edge" in text
    assert "0 points · The king would rather look away." in text
    training = game.play(building(2, Mode.TRAINING_B), None, TimeUp()).state
    assert "…" in drawn(training, None)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_drawing_is_at_most_80_columns_wide(language: str, players: int) -> None:
    state = replace(building(players), cards=tuple(Held(card, 0, is_open=True) for card in CARDS))
    lines = drawn(state, 0, language).splitlines()
    assert max(map(len, lines)) <= 80
    assert drawn(replace(building(players), cards=()), None, language)
