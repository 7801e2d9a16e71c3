"""A console whose lines do not break at a no-break space."""

from __future__ import annotations

from collections.abc import Iterable

import rich.console
from rich.console import ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.text import Text

NO_BREAK = str.maketrans("\u00a0\u202f", "\ue000\ue001")
BLANK = str.maketrans("\ue000\ue001", "\u00a0\u202f")
"""Rich breaks lines at any blank, so the French ones that must not break are letters while it does."""


class Console(rich.console.Console):
    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        for text, style, control in super().render(joined(renderable), options):
            yield Segment(text.translate(BLANK), style, control)


def joined(renderable: RenderableType) -> RenderableType:
    if isinstance(renderable, str):
        return renderable.translate(NO_BREAK)
    if isinstance(renderable, Text):
        renderable = renderable.copy()
        renderable.plain = renderable.plain.translate(NO_BREAK)
    return renderable
