"""What the terminal shows and asks."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Sequence
from itertools import groupby
from operator import itemgetter

from rich.text import Text

from tuileries import bots
from tuileries.cli.console import Console
from tuileries.core.drawing import Line
from tuileries.core.game import Player
from tuileries.core.phrases import Argument, Phrase
from tuileries.core.record import HUMAN, Header
from tuileries.core.table import Table
from tuileries.lessons.lesson import GUIDE
from tuileries.locales import voice

with contextlib.suppress(ImportError):
    import readline  # noqa: F401 - gives the prompt its arrow keys and its history

NARROWEST = 80


def level_name(level: str) -> Phrase | None:
    """None for a bot of somebody's own."""
    known = (*bots.SIMPLE, *bots.LEVELS, *bots.TEAMMATES, GUIDE)
    return Phrase(f"bot-{level}") if level in known else None


class Screen:
    """A terminal that speaks a language. Answers go to standard output, the rest to standard error."""

    def __init__(self, language: str, names: Sequence[str] = ()) -> None:
        self.language = language
        self.say = voice(language, names)
        self.out = Console(highlight=False)
        self.error = Console(stderr=True, highlight=False)

    def knowing(self, header: Header) -> Screen:
        """The same terminal, once it is known who plays."""
        names = header.names or ("",) * header.players
        return Screen(self.language, [name or self.bot_name(header, n) for n, name in enumerate(names)])

    def bot_name(self, header: Header, player: Player) -> str:
        """A bot is called by its level, and its seat where there are others; a person, by the seat."""
        seat = header.seats[player] if player < len(header.seats) else HUMAN
        if seat == HUMAN:
            return ""
        level = level_name(seat.partition("@")[0]) or seat
        if len(header.seats) - header.seats.count(HUMAN) > 1:
            return self.say(Phrase("bot-name", {"number": player + 1, "level": level}))
        return self.say(Phrase("bot-guide") if seat == GUIDE else Phrase("bot-name-alone", {"level": level}))

    def tell(self, key: str, /, *, style: str = "", **args: Argument) -> None:
        self.tell_phrase(Phrase(key, args), style)

    def tell_phrase(self, phrase: Phrase, style: str = "") -> None:
        self.out.print(Text(self.say(phrase), style=style))

    def tell_line(self, key: str, /, **args: Argument) -> None:
        """In one line, however long, so that it can be copied."""
        self.out.print(Text(self.say(Phrase(key, args))), soft_wrap=True)

    def complain(self, phrase: Phrase) -> None:
        self.error.print(Text(self.say(phrase), style="red"), soft_wrap=True)

    def print_text(self, text: str) -> None:
        """Just this, for other programs to read."""
        self.out.file.write(text + "\n")

    def draw(self, lines: Iterable[Line]) -> None:
        self.out.print()
        if self.out.width < NARROWEST:
            self.tell("screen-narrow", columns=self.out.width, style="yellow")
        for line in lines:
            self.out.print(Text.assemble(*line), no_wrap=True, overflow="crop")
        self.out.print()

    def tell_events(self, table: Table, viewer: Player | None = None, *, since: int = -1) -> None:
        """The log as this viewer may read it."""
        for version, events in groupby(table.events(viewer, since=since), key=itemgetter(0)):
            phrases = [*(table.game.sentence(event) for _, event in events), table.remark(version, viewer)]
            for phrase in filter(None, phrases):
                self.out.print(Text(self.say.in_full(phrase), style="italic"))

    def ask(self, key: str, /, **args: Argument) -> str | None:
        """What the person typed, or None when there is nothing more to come."""
        try:
            return self.out.input(Text(self.say(Phrase(key, args)) + " ", style="bold cyan")).strip()
        except (EOFError, RuntimeError):  # the second where there is no standard input at all
            return None
