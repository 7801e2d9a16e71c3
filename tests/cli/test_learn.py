"""The lessons in the terminal."""

from __future__ import annotations

import pytest

from tests.cli.test_cli import Terminal, no_kernel, terminal
from tuileries.cli.practice import Practice
from tuileries.cli.screen import Screen
from tuileries.core.phrases import Phrase
from tuileries.games import SHELF
from tuileries.lessons import guide
from tuileries.lessons.lesson import Lesson, course, find
from tuileries.locales import LANGUAGES, voice

__all__ = ["no_kernel", "terminal"]

pytestmark = pytest.mark.usefixtures("no_kernel")


def followed(lesson: Lesson) -> list[str]:
    """What somebody types who follows every model, and has no time for a game."""
    if lesson.is_open:
        return ["skip"]
    return [step.expect[0] if step.expect else "" for step in lesson.steps]


@pytest.mark.parametrize("game", SHELF)
def test_a_course_is_walked_through_from_the_first_sentence_to_the_last(
    terminal: Terminal, game: str
) -> None:
    typed = [line for lesson in course(game) for line in followed(lesson)]
    code, out, _ = terminal("learn", game, typed="\n".join(typed))
    assert code == 0
    say, told = voice("en"), "".join(out.split())
    for lesson in course(game):
        for phrase in (lesson.title, *(lesson.words(step.say) for step in lesson.steps)):
            assert "".join(say(phrase).split()) in told
    assert out.endswith(f"Your first game: tuileries play {game}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_can_be_named_and_left_in_any_language(terminal: Terminal, language: str) -> None:
    code, out, _ = terminal("--lang", language, "learn", "gardeners", "silence", typed="quitter")
    say = voice(language)
    lesson = next(one for one in course("gardeners") if one.name == "silence")
    assert code == 0
    assert say(lesson.title) in out
    assert out.endswith(">")


def test_a_wrong_move_is_answered_and_one_goes_back_again_and_on(terminal: Terminal) -> None:
    typed = ["2 m20 n", "1 a1 n", "nonsense", "?", "1 m20 n", "back", "1 m20 n", "again", "skip", "back"]
    code, out, _ = terminal("learn", "hanging-gardens", typed="\n".join(typed))
    assert code == 0
    assert "That card fits too, but here you need" in out
    assert "HG-T3" in out
    assert "“nonsense” is not" in out
    assert "“1 m20 n” would be right." in out
    assert out.count("Lesson 1 of 8") == 2
    assert out.count("Lesson 2 of 8") == 1
    assert out.count("Take the card with the two red terraces and") == 8


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_open_game_is_played_to_its_end_and_commented(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    practice = Practice(Screen(language), course("zen-garden")[-1])
    typed = iter(["nonsense", "?", "again"])

    def ask(key: str) -> str:
        table = practice.table
        first = "" if table.outcome else table.game.notation(table.view(0), next(table.legal_moves(0)))
        return next(typed, first)

    monkeypatch.setattr(practice.screen, "ask", ask)
    assert practice.take() == 1
    out, say = " ".join(capsys.readouterr().out.split()), voice(language)
    told = " ".join(say(guide.told(practice.lesson, practice.table)).split())
    assert out.endswith(told)
    assert " ".join(say(Phrase("zen-garden-comment-price", {"price": 0})).split()) in out
    assert say(Phrase("learn-word-again")) in out
    assert "nonsense" in out


@pytest.mark.parametrize(("typed", "way"), [("skip", 1), ("back", -1), ("quit", None)])
def test_the_open_game_is_left_as_any_lesson(
    typed: str, way: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    practice = Practice(Screen("en"), course("gardeners")[-1])
    monkeypatch.setattr(practice.screen, "ask", lambda key: typed)
    assert practice.take() == way


def test_what_is_only_told_goes_on_by_enter_alone(terminal: Terminal) -> None:
    _, out, _ = terminal("learn", "gardeners", typed="A2 j11\n?\n\nquit")
    assert out.count("You build one garden together.") == 3
    assert out.count("Take your green flower") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_exercise_stands_by_itself(terminal: Terminal, language: str) -> None:
    exercise, say = find("gardeners", "panorama"), voice(language)
    typed = "\n".join(["", "B1 k9 n", "B1 j9 n", "B1 j9 s", ""])
    code, out, _ = terminal("--lang", language, "learn", "gardeners", "panorama", typed=typed)
    assert code == 0
    told = "".join(out.split())
    for phrase in (exercise.title, *(exercise.words(key) for key in ("line", "turn", "done"))):
        assert "".join(say(phrase).split()) in told
    assert out.endswith(say(Phrase("learn-exercise-done")))


def test_a_lesson_that_is_not_there_is_refused_with_those_that_are(terminal: Terminal) -> None:
    code, _, error = terminal("learn", "zen-garden", "nonsense")
    assert code == 2
    assert "taking, coins, rings" in error


def test_a_game_without_lessons_says_so(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tuileries.cli.learn.course", lambda game: ())
    code, _, error = terminal("learn", "zen-garden")
    assert code == 2
    assert "There are no lessons for zen-garden yet." in error
