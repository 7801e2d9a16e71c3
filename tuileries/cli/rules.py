"""The rules, read in the terminal."""

from __future__ import annotations

from rich.console import Console
from rich.markdown import Markdown
from rich.segment import Segment, Segments
from rich.theme import Theme

from tuileries import games
from tuileries.cli.screen import Screen
from tuileries.locales import rules_page

WIDEST = 88
"""Longer lines are hard to read."""

QUIET = Theme({"markdown.block_quote": "dim"})
"""Notes stand below their rule, with a bar beside them."""

NO_BREAK = str.maketrans("\u00a0\u202f", "\ue000\ue001")
BLANK = str.maketrans("\ue000\ue001", "\u00a0\u202f")
"""Rich breaks lines at any blank, so the French ones that must not break are letters while it does."""


def print_rules(screen: Screen, game: str) -> None:
    page = rules_page(games.find(game).name, screen.language)
    if screen.out.is_terminal:
        screen.out.print(typeset(screen.out, page))
    else:
        screen.print_text(page)


def typeset(console: Console, page: str) -> Segments:
    options = console.options.update_width(min(console.width, WIDEST))
    with console.use_theme(QUIET):
        printed = tuple(console.render(Markdown(page.translate(NO_BREAK)), options))
    return Segments(Segment(text.translate(BLANK), style, control) for text, style, control in printed)
