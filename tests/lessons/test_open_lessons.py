"""The end of a course: a short game as one likes, against a bot that comments its moves."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from tuileries import bots
from tuileries.bots.bot import seen_by
from tuileries.core.chance import Chance
from tuileries.core.game import AnyGame, Outcome, ScoreLine, Sheet
from tuileries.core.phrases import Phrase
from tuileries.core.record import Header
from tuileries.core.table import Table
from tuileries.games import GAMES, SHELF
from tuileries.games.zen_garden.scoring import PAYS
from tuileries.games.zen_garden.state import count
from tuileries.lessons import comments, guide
from tuileries.lessons.deals import laid_out
from tuileries.lessons.lesson import LEARNER, Lesson, course
from tuileries.locales import LANGUAGES, folder, voice

MOST_WORDS = 25
TILES = 16
"""In a full garden of Zen Garden."""
SHORT = 20
"""Moves of the learner, where a whole game has far more."""
LONGEST = 400
PARTS = {"points", "price"}
"""What is only said within other sentences."""
GAMES_HEARD = {"zen-garden": 28, "hanging-gardens": 8, "gardeners": 3}
"""Whole games after which everything a bot can say has been said."""

SELDOM = {"gardeners": ("angry", "unhappy")}
"""Good bots are never angry; when this is said is tested below."""


def last(game: str) -> Lesson:
    return course(game)[-1]


def bot_move(table: Table, player: int, bot: str, waited: int, luck: str) -> Any:
    thinks = bots.at_table(bot, table.game.name)
    return thinks(table.game, seen_by(thinks, table, player, waited=waited), player, Chance(luck))


def played(table: Table, levels: Sequence[str], luck: str) -> Iterator[int]:
    """Who moved, until the game is over."""
    waited = 0
    for number in range(LONGEST):
        for player in table.to_move[:: 1 if number % 2 else -1]:
            if player in table.to_move:
                move = bot_move(table, player, levels[player], waited, f"{luck} {number}")
                waited = 0 if move is not None else waited + 1
                if move is not None:
                    table.play(player, move)
                    yield player
        if table.outcome:
            return
    raise AssertionError("it does not end")


@pytest.mark.parametrize("game", SHELF)
def test_a_course_ends_with_an_open_game_against_a_weak_bot_that_tables_offer(game: str) -> None:
    *others, lesson = course(game)
    assert lesson.is_open
    assert not any(one.is_open for one in others)
    bots.check_offered(lesson.bot or "", game, lesson.players)
    assert lesson.bot in (bots.offered(game, lesson.players)[0], bots.opponent(game, lesson.players))
    (step,) = lesson.steps
    assert not any((step.expect, step.allow, step.answer, step.then))


@pytest.mark.parametrize("game", SHELF)
def test_it_is_short_has_no_timer_and_says_something_all_along(game: str) -> None:
    lesson = last(game)
    table = guide.open_table(lesson)
    assert guide.told(lesson, table) == lesson.words("begin")
    assert table.game.alarm(table.state) is None
    assert LEARNER in table.to_move
    own, heard = 0, set[str]()
    for player in played(table, ("regular" if game != "gardeners" else "gardener", lesson.bot or ""), game):
        own += player == LEARNER
        heard.add(guide.told(lesson, table).key)
    assert own <= SHORT
    assert len([key for key in heard if key.startswith(f"{game}-comment-")]) > 1
    assert guide.told(lesson, table).key in {lesson.words(way).key for way in lesson.ends}


@pytest.mark.parametrize("game", SHELF)
def test_any_legal_move_is_played_and_the_guide_plays_none(game: str) -> None:
    lesson = last(game)
    table = guide.open_table(lesson)
    assert all(guide.answer(lesson, table, move) is None for move in table.legal_moves(LEARNER))
    assert guide.reply(lesson, table, 1) is None


def outcome(winners: tuple[int, ...], *points: int) -> Outcome:
    return Outcome(tuple(Sheet((ScoreLine("X", one, 1),)) for one in points), winners, "points")


@pytest.mark.parametrize(
    ("winners", "points", "told"),
    [
        ((0,), (9, 7), "You win, 9 to 7!"),
        ((1,), (5, 7), "The bot wins, 7 to 5."),
        ((0, 1), (7, 7), "A tie, 7 to 7."),
        ((0,), (7, 7), "7 to 7, and you win the tie!"),
        ((1,), (7, 7), "7 to 7, and the bot wins the tie."),
    ],
)
def test_how_it_ended_is_told_to_the_learner(
    winners: tuple[int, ...], points: tuple[int, ...], told: str
) -> None:
    said = guide.ending(last("zen-garden"), outcome(winners, *points))
    assert voice("en")(said).startswith(told)


FUTURE = {
    "hanging-gardens-comment-small",
    "hanging-gardens-comment-pair",
    "zen-garden-comment-few",
}
"""What is only said by whoever still has a turn."""


@pytest.mark.parametrize("game", ["zen-garden", "hanging-gardens"])
def test_whoever_has_no_turn_left_speaks_of_none(game: str) -> None:
    said = {phrase.key: left for phrase, left in heard_in_whole_games(GAMES[game]) if phrase.key in FUTURE}
    assert set(said) == {key for key in FUTURE if key.startswith(game)}
    ends = [phrase.key for phrase, left in heard_in_whole_games(GAMES[game]) if not left]
    assert ends
    assert not FUTURE & set(ends)


def test_zg_f7_more_of_the_detail_is_wished_for_only_where_it_can_still_score() -> None:
    """Whoever has no room for enough of it any more says what it costs."""
    said = set[tuple[str, bool]]()
    for phrase, table, _ in spoken_in_whole_games(GAMES["zen-garden"]):
        view = table.view(None)
        garden = view.seats[1].garden
        at_most = count(garden, view.preferences.detail) + TILES - len(garden)
        said.add((phrase.key.removeprefix("zen-garden-comment-"), PAYS.detail[min(at_most, 6)] > 0))
    assert [can_score for key, can_score in said if key == "few"] == [True]
    assert [can_score for key, can_score in said if key == "cost"] == [False]


def has_turns_left(table: Table) -> bool:
    """Whether the bot, in the second seat, has another turn in the last round or after it."""
    view = table.view(None)
    if table.game.name == "zen-garden":
        return len(view.seats[1].garden) < TILES
    return table.game.name != "hanging-gardens" or bool(view.deck) or len(view.cards) >= table.header.players


def whole_games(game: AnyGame) -> Iterator[Phrase]:
    return (phrase for phrase, _ in heard_in_whole_games(game))


def heard_in_whole_games(game: AnyGame) -> Iterator[tuple[Phrase, bool]]:
    """What is said, and whether more moves of theirs can follow."""
    for phrase, table, player in spoken_in_whole_games(game):
        yield phrase, player == LEARNER or has_turns_left(table)


def spoken_in_whole_games(game: AnyGame) -> Iterator[tuple[Phrase, Table, int]]:
    """All that bots of several levels would say to their moves, at which table, and who moved last."""
    lesson = last(game.name)
    levels = [name for name in bots.offered(game.name, 2) if not bots.effort(name, game.name)]
    levels += [] if game.is_simultaneous else ["random"]
    options = next(iter(game.presets.values()))
    empty = Lesson(
        game=game.name, name="whole", players=2, steps=lesson.steps, bot=lesson.bot, ends=lesson.ends
    )
    for number in range(GAMES_HEARD[game.name]):
        table = Table(game, Header(game.name, game.rules, 2, options, seed=f"{number}"))
        for player in played(table, (levels[number % 2], levels[number % len(levels)]), f"{number}"):
            if phrase := comments.latest_comment(empty, table):
                yield phrase, table, player


@pytest.mark.parametrize("game", SHELF)
def test_all_that_a_bot_can_say_is_said_and_written_and_short_in_every_language(game: str) -> None:
    text = folder("en").joinpath(f"{game}-lessons.ftl").read_text(encoding="utf-8")
    written = set(re.findall(rf"^{game}-comment-(\S+) =", text, re.MULTILINE)) - PARTS
    seldom = (Phrase(f"{game}-comment-{key}") for key in SELDOM.get(game, ()))
    said = (*seldom, *whole_games(GAMES[game]))
    heard = {phrase.key.removeprefix(f"{game}-comment-"): phrase for phrase in said}
    assert set(heard) == written
    for language in LANGUAGES:
        for phrase in heard.values():
            words = [word for word in voice(language)(phrase).split() if any(map(str.isalnum, word))]
            assert len(words) <= MOST_WORDS, f"{phrase.key}: {len(words)} words"


def test_comments_are_made_from_what_a_spectator_sees(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = list[Any]()

    class Spy:
        def comment(self, speaker: int, before: Any, events: Sequence[Any], after: Any) -> None:
            seen.extend((before, after))
            assert all(event.seen_by(None) == event for event in events)

    monkeypatch.setattr(comments, "find", lambda game: Spy())
    lesson = last("gardeners")
    table = guide.open_table(lesson)
    for _ in played(table, ("gardener", "gardener"), "spy"):
        comments.latest_comment(lesson, table)
    assert seen
    for view in seen:
        hidden = [card for card in view.cards if not card.is_open]
        assert view.viewer is None
        assert all(card.card is None for card in hidden) or view.stage == "over"


def test_what_a_teammate_says_is_the_same_whatever_its_card_is() -> None:
    """A1 and A2 have the same back, and the bot draws one of them first."""
    deeds = ["2: A1 j10 n", "1: A10 k10 n", "2: A2 j11 n", "1: A11 k11 n", "2: x j11 1", "1: A2 j9 n"]
    assert told_with("A1", deeds) == told_with("A2", deeds)
    assert [one.key.rpartition("-")[2] for one in told_with("A1", deeds) if one] == [
        "added",
        "added",
        "added",
        "added",
        "removed",
        "removed",
    ]


def told_with(card: str, deeds: Sequence[str]) -> list[Phrase | None]:
    game = GAMES["gardeners"]
    lesson = Lesson(game=game.name, name="secret", players=2, steps=last(game.name).steps, bot="gardener")
    options = game.presets["training-a"]
    deal = laid_out(game, 2, options, [(1,), ("A1", "A10", "A2", "A11"), (card,)])
    table = Table(game, Header(game.name, game.rules, 2, options, seed="lesson", deal=deal))
    said = list[Phrase | None]()
    for text in deeds:
        guide.play_written(table, text)
        said.append(comments.latest_comment(lesson, table))
    return said


@pytest.mark.parametrize(
    ("events", "key"),
    [((True, False), "angry"), ((False, True), "unhappy"), ((True, None), None)],
)
def test_gd_v2_a_teammate_says_how_it_looks_to_everyone(
    events: tuple[bool | None, ...], key: str | None
) -> None:
    from tuileries.games.gardeners.comments import comment
    from tuileries.games.gardeners.events import GardenChecked, SaidReady

    table = guide.open_table(last("gardeners"))
    said = comment(1, table.view(), (SaidReady(0), GardenChecked(events)), table.view())
    assert (said and said.key) == (key and f"gardeners-comment-{key}")
