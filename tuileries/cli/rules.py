"""The rules, read in the terminal."""

from __future__ import annotations

from rich.markdown import Markdown

from tuileries import games
from tuileries.cli.screen import Screen
from tuileries.locales import rules_page


def print_rules(screen: Screen, game: str) -> None:
    page = rules_page(games.find(game).name, screen.language)
    if screen.out.is_terminal:
        screen.out.print(Markdown(page))
    else:
        screen.print_text(page)
