"""The rules in a terminal of 80 columns."""

from __future__ import annotations

from io import StringIO

import pytest

from tuileries.cli.console import Console
from tuileries.cli.rules import in_words, typeset
from tuileries.games import GAMES
from tuileries.locales import LANGUAGES, rules_page


def printed(game: str, language: str, width: int = 80) -> list[str]:
    out = StringIO()
    console = Console(file=out, width=width, force_terminal=True, color_system=None, highlight=False)
    typeset(console, in_words(rules_page(game, language)))
    return [line.rstrip(" ") for line in out.getvalue().splitlines()]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_off_or_left_as_markdown(game: str, language: str) -> None:
    lines = printed(game, language)
    assert max(map(len, lines)) <= 80
    assert not [line for line in lines if "…" in line or "**" in line or line.startswith((">", "#", "|"))]
    assert not [line for line in lines if "position:" in line or "![" in line or "🌆" in line]


@pytest.mark.parametrize("game", GAMES)
def test_french_signs_stay_with_their_word(game: str) -> None:
    lines = printed(game, "fr")
    assert not [line for line in lines if line.lstrip(" ▌•").startswith((":", ";", "!", "?", "»", "%"))]
    assert not [line for line in lines if line.endswith("«")]
    assert any("\u00a0:" in line for line in lines)


@pytest.mark.parametrize("game", GAMES)
def test_notes_have_a_bar_beside_them_and_lines_stay_readable(game: str) -> None:
    noted = "> **Ruling.** " in rules_page(game, "en")
    assert any(line.startswith("▌ Ruling. ") for line in printed(game, "en")) == noted
    assert max(map(len, printed(game, "en", width=200))) <= 88
