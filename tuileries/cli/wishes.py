"""What a learner may type besides a move."""

from __future__ import annotations

from enum import StrEnum
from functools import cache

from tuileries.core.phrases import Phrase
from tuileries.locales import LANGUAGES, voice


class Wish(StrEnum):
    """The catalogues have a word for each."""

    QUIT = "quit"
    BACK = "back"
    AGAIN = "again"
    SKIP = "skip"
    HELP = "help"


@cache
def wishes() -> dict[str, Wish]:
    """The words of all languages, since somebody else may have read the help."""
    words = {voice(tongue)(Phrase(f"learn-word-{name}")): name for tongue in LANGUAGES for name in Wish}
    return {**words, "?": Wish.HELP}


def understood(answer: str | None) -> Wish | str:
    return Wish.QUIT if answer is None else wishes().get(answer.lower(), answer)
