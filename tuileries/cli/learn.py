"""The lessons of a game in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from tuileries import games
from tuileries.cli.practice import Practice
from tuileries.cli.screen import Screen
from tuileries.cli.wishes import Wish, understood
from tuileries.core.errors import TuileriesError, UnknownName
from tuileries.lessons import guide
from tuileries.lessons.lesson import LEARNER, Lesson, Step, course, exercises, find


def learn_game(screen: Screen, game_name: str, lesson_name: str | None) -> None:
    """One lesson after the other, from the first or the one that was named."""
    lessons = course(games.find(game_name).name)
    if not lessons:
        raise UnknownName("error-no-lessons", game=game_name)
    wanted = find(game_name, lesson_name) if lesson_name else lessons[0]
    if wanted not in lessons:
        practise(screen, wanted)
        return
    walk(screen, game_name, lessons, lessons.index(wanted))


def walk(screen: Screen, game_name: str, lessons: Sequence[Lesson], number: int) -> None:
    """On and back, until somebody leaves or the course is done."""
    while number < len(lessons):
        title = lessons[number].title
        screen.tell("learn-lesson", number=number + 1, lessons=len(lessons), title=title, style="bold")
        way = taught(screen, lessons[number]).take()
        if way is None:
            return
        number = max(0, number + way)
    if known := exercises(games.find(game_name).name):
        names = ", ".join(exercise.name for exercise in known)
        screen.tell("learn-exercises", game=game_name, name=known[0].name, known=names)
    screen.tell("learn-finished", game=game_name)


def practise(screen: Screen, exercise: Lesson) -> None:
    """One that stands by itself."""
    screen.tell("learn-exercise", title=exercise.title, style="bold")
    if Learner(screen, exercise).take() == 1:
        screen.tell("learn-exercise-done")


def taught(screen: Screen, lesson: Lesson) -> Learner | Practice:
    return Practice(screen, lesson) if lesson.is_open else Learner(screen, lesson)


class Learner:
    """Whoever sits at the keyboard and takes a lesson."""

    def __init__(self, screen: Screen, lesson: Lesson) -> None:
        self.lesson = lesson
        self.table = guide.open_table(lesson)
        self.screen = screen.knowing(self.table.header)

    def take(self) -> int | None:
        """Step by step; by how many lessons to go on then, or None to leave."""
        at = 0
        while at < len(self.lesson.steps):
            match self.follow(self.lesson.steps[at]):
                case Wish.QUIT:
                    return None
                case Wish.SKIP:
                    return 1
                case Wish.BACK if at == 0:
                    return -1
                case Wish.BACK:
                    at = self.turn_back(at - 1)
                case Wish.AGAIN:
                    at = self.turn_back(0)
                case None:
                    at += 1
        return 1

    def turn_back(self, at: int) -> int:
        self.table = guide.open_table(self.lesson, at=at)
        return at

    def follow(self, step: Step) -> Wish | None:
        """Until what it asks for is done; or what the learner wishes instead."""
        if step.expect:
            self.screen.draw(self.table.game.draw(self.table.view(LEARNER), self.screen.say))
        while True:
            self.screen.tell_phrase(self.lesson.words(step.say), "bold green")
            answer = understood(self.screen.ask("learn-prompt" if step.expect else "learn-next"))
            match answer:
                case Wish.HELP:
                    self.explain(step)
                case Wish():
                    return answer
                case "" if not step.expect:
                    return None
                case text if step.expect and text and self.attempt(text, step):
                    return None

    def explain(self, step: Step) -> None:
        if step.expect:
            self.screen.tell_phrase(self.table.game.offer(self.table.view(LEARNER)))
            self.screen.tell("learn-model", move=step.expect[0])
        self.screen.tell("learn-help")

    def attempt(self, text: str, step: Step) -> bool:
        """Play what was typed, or say why not; whether that leads on."""
        before = self.table.version
        try:
            move = self.table.game.parse(self.table.view(LEARNER), text)
            if answer := guide.answer(self.lesson, self.table, move):
                self.screen.tell_phrase(answer, "yellow")
                return False
            self.table.play(LEARNER, move)
        except TuileriesError as error:
            self.screen.tell_phrase(error.phrase, "red")
            return False
        self.play_the_others()
        self.screen.tell_events(self.table, LEARNER, since=before)
        return guide.stand_of(self.lesson, self.table).task is not step

    def play_the_others(self) -> None:
        while waiting := guide.stand_of(self.lesson, self.table).waiting:
            guide.play_written(self.table, waiting[0])
