"""An open lesson in the terminal: a short game against a bot that comments its moves."""

from __future__ import annotations

from tuileries import fast
from tuileries.cli.play import play_bot
from tuileries.cli.screen import Screen
from tuileries.cli.wishes import Wish, understood
from tuileries.core.errors import TuileriesError
from tuileries.lessons import guide
from tuileries.lessons.lesson import LEARNER, Lesson


class Practice:
    """Whoever sits at the keyboard and plays as they like."""

    def __init__(self, screen: Screen, lesson: Lesson) -> None:
        self.lesson = lesson
        self.table = guide.open_table(lesson)
        self.screen = screen.knowing(self.table.header)
        self._waited = 0

    def take(self) -> int | None:
        """To its end; by how many lessons to go on then, or None to leave."""
        fast.prepare_in_background()
        while True:
            match self.play():
                case Wish.QUIT:
                    return None
                case Wish.BACK:
                    return -1
                case Wish.AGAIN:
                    self.table = guide.open_table(self.lesson)
                case _:
                    return 1

    def play(self) -> Wish | None:
        """Until it is over and read; or what the learner wishes instead."""
        while self.table.outcome is None:
            self.show()
            match understood(self.screen.ask("learn-prompt")):
                case Wish.HELP:
                    self.explain()
                case Wish() as wish:
                    return wish
                case text:
                    self.act(text)
        self.show()
        answer = understood(self.screen.ask("learn-next"))
        return answer if isinstance(answer, Wish) else None

    def show(self) -> None:
        self.screen.draw(self.table.game.draw(self.table.view(LEARNER), self.screen.say))
        self.screen.tell_phrase(guide.told(self.lesson, self.table), "bold green")

    def explain(self) -> None:
        view = self.table.view(LEARNER)
        self.screen.tell_phrase(self.table.game.offer(view))
        example = self.table.game.notation(view, next(self.table.legal_moves(LEARNER)))
        self.screen.tell("learn-example", move=example)
        if self.table.game.is_simultaneous:
            self.screen.tell("learn-let-play")
        self.screen.tell("learn-help")

    def act(self, text: str) -> None:
        """Play what was typed, or nothing, and let the bots answer; or say why that cannot be."""
        before = self.table.version
        try:
            if text:
                self.table.play(LEARNER, self.table.game.parse(self.table.view(LEARNER), text))
        except TuileriesError as error:
            self.screen.tell_phrase(error.phrase, "red")
            return
        self.let_bots_play()
        self.screen.tell_events(self.table, LEARNER, since=before)

    def let_bots_play(self) -> None:
        """Until the learner is to move; where all act at once, each once."""
        together = self.table.game.is_simultaneous
        while bots := [player for player in self.table.to_move if player != LEARNER]:
            moved = [play_bot(self.table, player, at=None, waited=self._waited) for player in bots]
            self._waited = 0 if any(moved) else self._waited + 1
            if together or not any(moved):
                return
