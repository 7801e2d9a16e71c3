"""A person's turn at the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from functools import cache
from typing import Any

from tuileries.bots.expectations import ADVICE, can_explain, explain
from tuileries.cli.clock import Clock, TimeIsUp
from tuileries.cli.hints import tell_hint
from tuileries.cli.journal import Journal
from tuileries.cli.screen import Screen
from tuileries.core.chance import Chance
from tuileries.core.errors import CannotTakeBack, Forbidden, TuileriesError
from tuileries.core.game import Player
from tuileries.core.phrases import Phrase
from tuileries.core.table import Table
from tuileries.locales import LANGUAGES, voice


class Command(StrEnum):
    """What a person may type besides a move; the catalogues have a word for each."""

    QUIT = "quit"
    BACK = "back"
    LOG = "log"
    HELP = "help"
    HINT = "hint"


@cache
def commands() -> dict[str, Command]:
    """The words of all languages, since somebody else may have read the help."""
    words = {voice(tongue)(Phrase(f"play-word-{name}")): name for tongue in LANGUAGES for name in Command}
    return {**words, "?": Command.HELP}


def understood(answer: str | None) -> Command | str | None:
    return commands().get((answer or "").lower(), answer)


class Person:
    """Whoever sits at the keyboard, for all the seats that people have."""

    def __init__(
        self, screen: Screen, table: Table, journal: Journal, clock: Clock, people: Sequence[Player]
    ) -> None:
        self.screen = screen
        self.table = table
        self.journal = journal
        self.clock = clock
        self.people = people
        self._looking: Player | None = None

    def take_turn(self, player: Player) -> bool:
        """Ask until a move stands or the table acts; False when the person leaves the table."""
        self.hand_over(player)
        self.show(player)
        while True:
            try:
                with self.clock.listening():
                    answer = self.screen.ask("play-prompt", player=player)
            except TimeIsUp:
                return True
            match understood(answer):
                case Command.QUIT | None:
                    return False
                case "":
                    self.show(player)
                case Command.HELP:
                    self.explain(player)
                case Command.HINT:
                    self.advise(player)
                case Command.LOG:
                    self.screen.tell_events(self.table, player)
                case Command.BACK:
                    if self.take_back(player):
                        return True
                case text if text.startswith("?"):
                    self.consider(player, text.removeprefix("?"))
                case text:
                    if self.attempt(player, text):
                        return self.confirm(player)

    def hand_over(self, player: Player) -> None:
        """A screen between two people's private views."""
        if self.table.game.has_secrets and len(self.people) > 1 and self._looking != player:
            self.screen.out.clear()
            self.screen.ask("play-hand-over", player=player)
        self._looking = player

    def show(self, player: Player) -> None:
        self.screen.draw(self.table.game.draw(self.table.view(player), self.screen.say))
        left = self.clock.left()
        if left is not None:
            minutes, seconds = divmod(max(0, round(left)), 60)
            self.screen.tell("play-time-left", time=f"{minutes}:{seconds:02}", style="dim")

    def explain(self, player: Player) -> None:
        """What is possible now."""
        moves = list(self.table.legal_moves(player))
        view = self.table.view(player)
        example = self.table.game.notation(view, moves[0])
        self.screen.tell_phrase(self.table.game.offer(view))
        self.screen.tell("play-help", moves=len(moves), example=example)
        self.screen.tell_phrase(Phrase(f"{self.table.game.name}-help"))

    def advise(self, player: Player) -> None:
        """What a bot would do, from what the player sees and from nothing else."""
        if not can_explain(self.table.game):
            self.screen.tell("server-no-adviser")
            return
        luck = Chance(f"hint {self.table.version}")
        expected = explain(self.table.game, self.table.view(player), player, ADVICE, luck)
        if expected is None:
            self.screen.tell("server-hint-not-ready")
        else:
            tell_hint(self.screen, self.table.game, expected)

    def consider(self, player: Player, text: str) -> None:
        """What a move would do to the score, or why it cannot be."""
        move = self.read(player, text)
        if move is None:
            return
        try:
            lines = self.table.preview(player, move)
        except Forbidden as error:
            self.refuse(error)
            return
        totals = [(before, after) for _, before, after in lines] or [(0, 0)]
        for rule, before, after in lines:
            if before != after:
                label = Phrase(f"{self.table.game.name}-line-{rule}")
                self.screen.tell("play-preview", line=label, rule=rule, before=before, after=after)
        before, after = (sum(points) for points in zip(*totals, strict=True))
        self.screen.tell("play-possible", before=before, after=after)

    def read(self, player: Player, text: str) -> Any | None:
        try:
            return self.table.game.parse(self.table.view(player), text)
        except TuileriesError as error:
            self.refuse(error)
            return None

    def attempt(self, player: Player, text: str) -> bool:
        """Play what was typed, if it can be read and no rule forbids it."""
        move = self.read(player, text)
        if move is None:
            return False
        try:
            self.table.play(player, move, at=self.clock.at)
        except Forbidden as error:
            self.refuse(error)
            return False
        self.journal.write()
        self.screen.tell_events(self.table, player, since=self.table.version - 1)
        return True

    def confirm(self, player: Player) -> bool:
        """While nothing came to light a decision can still be taken back, before the others go on.

        Whoever has more to decide is asked that first, and can take back there.
        """
        while player not in self.table.to_move and self.table.why_not_take_back(player) is None:
            answer = self.screen.ask("play-confirm", player=player)
            match understood(answer):
                case Command.BACK:
                    return self.take_back(player)
                case Command.QUIT | None:
                    return False
                case "":
                    break
                case _:
                    self.screen.tell("play-confirm-help")
        return True

    def take_back(self, player: Player) -> bool:
        try:
            self.table.take_back(player)
        except CannotTakeBack as error:
            self.refuse(error)
            return False
        self.journal.write()
        self.screen.tell("log-taken-back", player=player)
        return True

    def refuse(self, error: TuileriesError) -> None:
        self.screen.tell_phrase(error.phrase, "red")
