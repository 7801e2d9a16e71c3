"""Every lesson of every game, played to its end through the engine."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from tuileries.core.errors import BadOptions, UnknownName
from tuileries.core.grids import Cell
from tuileries.core.phrases import Phrase
from tuileries.core.table import Table
from tuileries.games import GAMES, SHELF
from tuileries.games.hanging_gardens.garden import square, structure
from tuileries.games.hanging_gardens.state import ToBuild
from tuileries.lessons import guide
from tuileries.lessons.deals import laid_out
from tuileries.lessons.lesson import LEARNER, Kind, Lesson, course, exercises, find
from tuileries.locales import LANGUAGES, folder, voice

MOST_STEPS = 6
MOST_WORDS = 25
LENGTHS = range(4, 9)
WRONG = 400
"""Legal moves looked at in a step; there are more in some."""

LESSONS = [lesson for game in GAMES for lesson in (*course(game), *exercises(game)) if not lesson.is_open]
each_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda one: f"{one.game}/{one.name}")


def tasks(lesson: Lesson) -> Iterator[tuple[Table, guide.Stand]]:
    """The table at each step where something is to be done."""
    for number, step in enumerate(lesson.steps):
        if step.expect:
            table = guide.open_table(lesson, at=number)
            yield table, guide.stand_of(lesson, table)


def legal(table: Table) -> Iterator[tuple[str, object]]:
    view = table.view(LEARNER)
    for move in table.legal_moves(LEARNER):
        yield table.game.notation(view, move), move


@pytest.mark.parametrize("game", SHELF)
def test_every_game_has_a_course_of_a_few_lessons(game: str) -> None:
    assert len(course(game)) in LENGTHS
    assert find(game, course(game)[0].name) is course(game)[0]
    with pytest.raises(UnknownName):
        find(game, "nonsense")


@each_lesson
def test_a_lesson_is_short_and_ends_with_a_sentence(lesson: Lesson) -> None:
    assert 2 <= len(lesson.steps) <= MOST_STEPS
    assert not lesson.steps[-1].expect
    assert any(step.expect for step in lesson.steps)
    assert all(step.expect or not (step.allow or step.answer or step.then) for step in lesson.steps)


@each_lesson
def test_a_lesson_is_played_to_its_end_and_says_all_its_sentences(lesson: Lesson) -> None:
    table, told = guide.open_table(lesson), list[str]()
    while (stand := guide.stand_of(lesson, table)).task:
        told += [step.say for step in stand.steps]
        move = table.game.parse(table.view(LEARNER), stand.task.expect[0])
        assert guide.answer(lesson, table, move) is None
        table.play(LEARNER, move)
        play_the_others(lesson, table)
    told += [step.say for step in stand.steps]
    assert told == [step.say for step in lesson.steps]
    assert table.lines == guide.open_table(lesson, at=len(lesson.steps)).lines


def play_the_others(lesson: Lesson, table: Table) -> None:
    while guide.stand_of(lesson, table).waiting:
        if LEARNER in table.to_move:
            move = next(table.legal_moves(LEARNER))
            assert guide.answer(lesson, table, move) == Phrase("lesson-wait")
        replies = {seat: guide.reply(lesson, table, seat) for seat in range(1, lesson.players)}
        assert sum(move is not None for move in replies.values()) == 1
        for seat, move in replies.items():
            if move is not None:
                table.play(seat, move)
    assert all(guide.reply(lesson, table, seat) is None for seat in range(lesson.players))


@each_lesson
def test_every_way_that_leads_on_leads_on_and_every_other_is_answered(lesson: Lesson) -> None:
    for table, stand in tasks(lesson):
        assert stand.task
        ways = [text for text, _ in legal(table) if guide.fits(stand.task.expect, text)]
        assert stand.task.expect[0] in ways, "the first is the model, in full"
        assert all(any(guide.fits([one], text) for text in ways) for one in stand.task.expect)
        for text, move in islice(legal(table), WRONG):
            said = guide.answer(lesson, table, move)
            assert (said is None) == guide.fits((*stand.task.expect, *stand.task.allow), text)
            assert said != Phrase("lesson-other"), f"{stand.task.say}: nothing helps against {text}"


def largest(table: Table, letter: str) -> int:
    """How many squares the largest structure of this feature has in the learner's garden."""
    garden = table.view(LEARNER).seats[LEARNER].garden
    top, left = garden.corner
    rows, columns = range(len(garden.rows)), range(len(garden.rows[0]))
    cells = (Cell(top + row, left + column) for row in rows for column in columns)
    return max((len(structure(garden, cell)) for cell in cells if square(garden, cell) == letter), default=0)


def points(table: Table, rule: str) -> int:
    sheets = table.project(LEARNER)
    assert sheets
    return next(line.points for line in sheets[LEARNER].lines if line.rule == rule)


ASKED: dict[tuple[str, str, str], Callable[[Table], bool]] = {
    ("hanging-gardens", "structures", "three"): lambda table: largest(table, "T") == 3,
    ("hanging-gardens", "temples", "second"): lambda table: isinstance(table.state.stage, ToBuild),
    ("hanging-gardens", "columns", "five"): lambda table: largest(table, "T") == 5,
    ("zen-garden", "decor", "sixth"): lambda table: points(table, "ZG-F3") == 3,
    ("zen-garden", "decor", "majority"): lambda table: points(table, "ZG-F6") == 8,
    ("zen-garden", "missions", "wood"): lambda table: points(table, "ZG-F10") == 5,
}
"""What a sentence asks for, as the rules see it."""


@pytest.mark.parametrize(("game", "name", "say"), ASKED)
def test_right_is_whatever_does_what_is_asked(game: str, name: str, say: str) -> None:
    lesson = find(game, name)
    number = [step.say for step in lesson.steps].index(say)
    begun = guide.open_table(lesson, at=number)
    for text, move in legal(begun):
        table = guide.open_table(lesson, at=number)
        table.play(LEARNER, move)
        assert ASKED[game, name, say](table) == guide.fits(lesson.steps[number].expect, text), text


@each_lesson
def test_whatever_leads_on_can_be_followed_by_the_others(lesson: Lesson) -> None:
    """A guide's answer that somebody's choice makes impossible would hold the lesson up."""
    for number, step in enumerate(lesson.steps):
        if step.then:
            for text, _ in legal(guide.open_table(lesson, at=number)):
                if guide.fits(step.expect, text):
                    table = guide.open_table(lesson, at=number)
                    table.play(LEARNER, table.game.parse(table.view(LEARNER), text))
                    play_the_others(lesson, table)


@each_lesson
def test_a_wrong_move_is_helped_with_somewhere(lesson: Lesson) -> None:
    """By the lesson, or by a rule where every legal move is right."""
    answers = {key for step in lesson.steps for key in step.answer.values()}
    assert answers
    said = {
        answer.key
        for table, _ in tasks(lesson)
        for _, move in legal(table)
        if (answer := guide.answer(lesson, table, move))
    }
    assert said == {lesson.words(key).key for key in answers}, "an answer that nothing calls for"


@pytest.mark.parametrize("language", LANGUAGES)
@each_lesson
def test_every_sentence_is_short_in_every_language(lesson: Lesson, language: str) -> None:
    say = voice(language)
    assert say(lesson.title)
    for key in (key for step in lesson.steps for key in (step.say, *step.answer.values())):
        words = [word for word in say(lesson.words(key)).split() if any(map(str.isalnum, word))]
        assert len(words) <= MOST_WORDS, f"{key}: {len(words)} words"


@pytest.mark.parametrize(
    ("game", "kind"), [*((game, Kind.LESSON) for game in SHELF), ("gardeners", Kind.EXERCISE)]
)
def test_no_sentence_is_left_over(game: str, kind: Kind) -> None:
    text = folder("en").joinpath(f"{game}-{kind}s.ftl").read_text(encoding="utf-8")
    entries = FluentParser().parse(text).body
    names = [entry.id.name for entry in entries if isinstance(entry, fluent.Message)]
    written = [name for name in names if not name.startswith(f"{game}-comment-")]
    lessons = course(game) if kind == Kind.LESSON else exercises(game)
    said = {lesson.title.key for lesson in lessons}
    for lesson in lessons:
        said |= {lesson.words(key).key for key in lesson.ends}
        said |= {lesson.words(step.say).key for step in lesson.steps}
        said |= {lesson.words(key).key for step in lesson.steps for key in step.answer.values()}
    assert sorted(written) == sorted(said)


def test_after_its_end_a_lesson_wants_nothing_more() -> None:
    lesson = find("hanging-gardens", "placing")
    table = guide.open_table(lesson, at=len(lesson.steps))
    assert guide.stand_of(lesson, table).task is None
    assert guide.answer(lesson, table, None) == Phrase("lesson-done")


def test_a_deal_is_laid_out_by_name() -> None:
    game = GAMES["gardeners"]
    options = game.presets["training-a"]
    deal = laid_out(game, 2, options, [(1,), ("A3", "A1"), ("A6",)])
    assert deal[0] == (1,)
    assert deal[1][:4] == (2, 0, 1, 3)
    assert deal[2] == (5, 0, 1, 2, 3, 4)
    assert laid_out(game, 2, options, [])[1] == tuple(range(16))


@pytest.mark.parametrize("tops", [[(2,)], [("A1",)], [(0,), ("A99",)], [(0,), ("A1", "A1")]])
def test_what_is_not_in_the_box_cannot_be_dealt(tops: list[tuple[str | int, ...]]) -> None:
    with pytest.raises(BadOptions):
        laid_out(GAMES["gardeners"], 2, GAMES["gardeners"].presets["training-a"], tops)
