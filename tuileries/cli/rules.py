"""The rules, read in the terminal."""

from __future__ import annotations

from rich.markdown import Markdown
from rich.theme import Theme

from tuileries import games
from tuileries.cli.console import Console
from tuileries.cli.screen import Screen
from tuileries.lessons.pictures import MARKER
from tuileries.locales import rules_page

WIDEST = 88
"""Longer lines are hard to read."""

QUIET = Theme({"markdown.block_quote": "dim"})
"""Notes stand below their rule, with a bar beside them."""


def print_rules(screen: Screen, game: str) -> None:
    page = in_words(rules_page(games.find(game).name, screen.language))
    if screen.out.is_terminal:
        typeset(screen.out, page)
    else:
        screen.print_text(page)


def in_words(page: str) -> str:
    """Pictures are told."""
    return MARKER.sub(r"*\g<caption>* – \g<told>", page)


def typeset(console: Console, page: str) -> None:
    with console.use_theme(QUIET):
        console.print(Markdown(page), width=min(console.width, WIDEST))
