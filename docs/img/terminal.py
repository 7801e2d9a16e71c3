"""Draws terminal.svg, the picture of a game in the terminal: `python docs/img/terminal.py`."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console
from rich.text import Text

import tuileries
from tuileries.bots.greedy import greedy
from tuileries.core.chance import Chance
from tuileries.locales import voice

NAMES = ("Ada", "Béla", "Chloé")


def picture() -> str:
    table = tuileries.new("zen-garden", players=3, seed="picture", options={"boards": [1, 2, 3, 4]})
    while table.version < 28:
        (player,) = table.to_move
        luck = Chance(f"picture/{table.version}")
        table.play(player, greedy(table.game, table.view(player), player, luck))
    console = Console(record=True, width=84, file=io.StringIO(), force_terminal=True)
    for line in table.game.draw(table.view(table.to_move[0]), voice("en", NAMES)):
        console.print(Text.assemble(*line), no_wrap=True, overflow="crop")
    svg = console.export_svg(title="tuileries play zen-garden", font_aspect_ratio=0.6)
    svg = re.sub(r"<!--.*?-->", "", svg, flags=re.DOTALL)
    return re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)


if __name__ == "__main__":
    Path(__file__).with_name("terminal.svg").write_text(picture())
