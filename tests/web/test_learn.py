"""Lessons in the browser: whole courses by click, by keyboard and by touch, in three languages."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.server.house import House
from tests.web.conftest import Invite
from tests.web.people import PHONE, Visitor
from tuileries.core.grids import Cell
from tuileries.core.table import Table
from tuileries.games import SHELF
from tuileries.games.gardeners.moves import Add, Discard, Ready, Remove, Start
from tuileries.games.hanging_gardens.components import SHAPES
from tuileries.games.hanging_gardens.moves import Build, Lay, MoveTemple
from tuileries.games.hanging_gardens.moves import Take as TakeTile
from tuileries.games.zen_garden.components import CORNERS
from tuileries.games.zen_garden.moves import Take
from tuileries.lessons import guide
from tuileries.lessons.lesson import LEARNER, Lesson, course, find
from tuileries.locales import voice

Press = Callable[[Locator], None]
STRIP = ".strip"
SENTENCE = f"{STRIP} p"
ONWARD = f"{STRIP} .onward"
FAR = 200
"""Presses of a key: the log has a button for each of its lines."""
READ = 2
"""Seconds for which at least a comment of a bot stands."""
LISTEN = f"""() => {{
  const words = () => document.querySelector("{SENTENCE}").textContent;
  window.changes = [];
  let told = words();
  new MutationObserver(() => {{
    if (told === (told = words())) return;
    changes.push(performance.now());
  }}).observe(document.querySelector("{STRIP}"), {{ subtree: true, childList: true, characterData: true }});
}}"""
WHERE = """[".board", ".board .own"].map(one => document.querySelector(one)).flatMap((one, inside) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return [left + scrollX, top + scrollY, width, inside ? height : 0];
})"""
"""The table and the garden on it; below them something may come, such as the cards that were scored."""


def at(visitor: Visitor, cell: Cell) -> Locator:
    return visitor.page.locator(f'.board [data-place="{cell[0]},{cell[1]}"]')


def grip(move: Lay) -> Cell:
    """Over which place a card is held to come to lie there."""
    shape = SHAPES[move.card][move.turn]
    return Cell(move.cell[0] + (len(shape) - 1) // 2, move.cell[1] + (len(shape[0]) - 1) // 2)


def make(visitor: Visitor, table: Table, move: Any, press: Press) -> None:
    """Make a move with the controls that anybody has."""
    page = visitor.page
    match move:
        case Lay():
            press(page.locator(f'[data-card="{move.card}"]'))
            turn(visitor, move.turn, press)
            press(at(visitor, grip(move)))
        case Build() | MoveTemple():
            press(at(visitor, move.cell))
        case TakeTile():
            press(page.locator(f'[data-tile="{move.space}"]'))
        case Take():
            press(page.locator(f'[data-space="{table.view(LEARNER).market.index(move.tile)}"]'))
            turn(visitor, CORNERS.index(move.corner), press)
            is_first = not table.view(LEARNER).seats[LEARNER].garden
            press(page.locator(".board [data-place]").nth(5) if is_first else at(visitor, move.cell))
        case Add():
            press(page.locator(f'.mine [data-tile="{move.tile}"]'))
            turn(visitor, move.turn, press)
            press(at(visitor, move.cell))
        case Remove():
            press(page.locator(f'[data-laid="{move.tile}"]'))
            press(page.locator(".receiver"))
        case Start() | Ready():
            press(page.locator(f'[data-do="{type(move).__name__.lower()}"]'))
        case Discard():
            press(page.locator(".giving-up .button").first)
            press(page.locator(SENTENCE))  # else two taps may count as a double tap, which discards nothing
            press(page.locator(".giving-up .button").first)


def turn(visitor: Visitor, quarters: int, press: Press) -> None:
    for _ in range(quarters):
        press(visitor.page.locator('.board [data-do="turn"]').first)


def click(piece: Locator) -> None:
    piece.click()


def tap(piece: Locator) -> None:
    piece.tap()


def said(visitor: Visitor, lesson: Lesson, key: str, language: str = "en") -> None:
    """The sentence is there to be read, and a screen reader says the same as soon as it changes."""
    sentence = visitor.page.locator(SENTENCE)
    expect(sentence).to_have_text(voice(language)(lesson.words(key)))
    assert sentence.get_attribute("aria-live") == "polite"
    assert one_line(sentence.inner_text()) in one_line(sentence.aria_snapshot())


def one_line(text: str) -> str:
    return " ".join(text.split())


def lesson_at(visitor: Visitor, running: House) -> Lesson:
    room = running.hub.rooms[visitor.table]
    assert room.row.lesson
    return find(room.row.game, room.row.lesson)


def begin(visitor: Visitor, game: str) -> None:
    visitor.go("/")
    visitor.page.locator(f'a[href="/learn/{game}"]').click()
    visitor.page.locator("main .button.main").click()
    expect(visitor.page.locator(STRIP)).to_be_visible()


def follow(
    visitor: Visitor,
    running: House,
    lesson: Lesson,
    act: Callable[[Table, Any], None],
    onward: Callable[[], None],
    language: str = "en",
) -> None:
    """Hear every sentence, make every move, and go on to what comes after."""
    for step in lesson.steps:
        said(visitor, lesson, step.say, language)
        where = visitor.page.evaluate(WHERE)
        if step.expect:
            table = running.hub.rooms[visitor.table].whole()
            act(table, table.game.parse(table.view(LEARNER), step.expect[0]))
        else:
            onward()
        if step is not lesson.steps[-1]:
            visitor.page.wait_for_function(
                "told => document.querySelector('.strip p')?.textContent.trim() !== told",
                arg=voice(language)(lesson.words(step.say)),
            )
            assert visitor.page.evaluate(WHERE) == where, "the table jumped"


def go_through(
    visitor: Visitor,
    running: House,
    game: str,
    act: Callable[[Table, Any], None],
    onward: Callable[[], None],
    language: str = "en",
) -> None:
    """All lessons, and on into the game at their end."""
    for lesson in course(game)[:-1]:
        expect(visitor.page.locator(f"{STRIP} h2")).to_contain_text(voice(language)(lesson.title))
        assert lesson_at(visitor, running) is lesson
        follow(visitor, running, lesson, act, onward, language)
    expect(visitor.page.locator(f"{STRIP} h2")).to_contain_text(voice(language)(course(game)[-1].title))
    assert lesson_at(visitor, running) is course(game)[-1]


def simple(table: Table) -> Any:
    """A legal move that takes few clicks."""
    return next(
        move
        for move in table.legal_moves(LEARNER)
        if getattr(move, "turn", 0) == 0 and getattr(move, "corner", CORNERS[0]) == CORNERS[0]
    )


def play_once(visitor: Visitor, running: House, press: Press) -> None:
    """Wait for the turn, and make a move."""
    room = running.hub.rooms[visitor.table]
    visitor.wait_until(lambda: LEARNER in room.whole().to_move or room.is_over)
    if not room.is_over:
        before = room.whole().version  # what is still being written counts: the page hears of it in a moment
        visitor.wait_for_version(before)
        make(visitor, room.whole(), simple(room.whole()), press)
        visitor.wait_past(before)


def heard(visitor: Visitor, game: str, language: str = "en") -> None:
    """The bot says something to its move, and it is seen who says it."""
    begun = voice(language)(course(game)[-1].words("begin"))
    expect(visitor.page.locator(SENTENCE)).not_to_have_text(begun)
    expect(visitor.page.locator(f"{STRIP} .speaker")).to_have_text(re.compile(r"^(Bot|Robot) \("))


def leave(visitor: Visitor, game: str) -> None:
    visitor.page.locator(f"{STRIP} .leave").click()
    visitor.page.wait_for_url(f"**/learn/{game}")
    expect(visitor.page.locator(".done")).to_have_count(len(course(game)) - 1)


@pytest.mark.parametrize("game", SHELF)
def test_a_course_whole_by_click(ada: Visitor, running: House, game: str) -> None:
    begin(ada, game)
    go_through(
        ada,
        running,
        game,
        lambda table, move: make(ada, table, move, click),
        ada.page.locator(ONWARD).click,
    )
    said(ada, course(game)[-1], "begin")
    play_once(ada, running, click)
    heard(ada, game)
    assert not ada.axe()
    leave(ada, game)
    assert ada.context.request.get("/api/tables").json() == []


def take_last(visitor: Visitor, game: str) -> None:
    """Straight to the game at the end of a course."""
    visitor.go(f"/learn/{game}")
    visitor.page.locator("main ol button").last.click()
    expect(visitor.page.locator(STRIP)).to_be_visible()


def test_the_game_at_the_end_is_played_to_its_end_and_the_course_is_finished(
    ada: Visitor, running: House
) -> None:
    take_last(ada, "zen-garden")
    where = ada.page.evaluate(WHERE)
    room = running.hub.rooms[ada.table]
    while not room.is_over:
        play_once(ada, running, click)
        assert ada.page.evaluate(WHERE) == where, "the table jumped"
    ends = [voice("en")(guide.told(course("zen-garden")[-1], room.whole()))]
    expect(ada.page.locator(SENTENCE)).to_have_text(ends)
    assert not ada.axe()
    ada.link("To the lessons").click()
    ada.page.wait_for_url("**/learn/zen-garden")
    expect(ada.page.locator(".done")).to_have_count(1)
    ada.page.go_back()
    ada.page.locator(STRIP).get_by_role("link", name="Play now").click()
    expect(ada.start_button).to_be_visible()


@pytest.mark.parametrize(("locale", "game"), [("fr", "zen-garden"), ("de", "hanging-gardens")])
def test_the_game_at_the_end_in_other_languages_on_a_narrow_page(
    invite: Invite, running: House, locale: str, game: str
) -> None:
    ada = invite("Ada", locale=locale, viewport=PHONE["viewport"])
    take_last(ada, game)
    said(ada, course(game)[-1], "begin", locale)
    play_once(ada, running, click)
    heard(ada, game, locale)
    assert not ada.untranslated()
    assert not ada.axe()
    assert ada.width() <= PHONE["viewport"]["width"]


def test_what_a_bot_says_can_be_read_before_it_says_more(ada: Visitor, running: House) -> None:
    """Whoever ends a round and begins the next acts twice at once."""
    take_last(ada, "zen-garden")
    play_once(ada, running, click)
    heard(ada, "zen-garden")
    ada.page.evaluate(LISTEN)
    play_once(ada, running, click)
    ada.page.wait_for_function("() => changes.length === 2")
    first, second = ada.page.evaluate("() => changes")
    assert second - first >= READ * 1000


def test_a_move_in_the_open_game_can_be_taken_back(ada: Visitor, running: House) -> None:
    take_last(ada, "zen-garden")
    before = running.hub.rooms[ada.table].version
    play_once(ada, running, click)
    ada.press("Undo")
    said(ada, course("zen-garden")[-1], "begin")
    ada.wait_until(lambda: len(list(running.hub.rooms[ada.table].whole().decisions())) == before)


@pytest.mark.parametrize("game", SHELF)
def test_a_strip_is_as_high_as_its_lesson_needs_and_no_higher(invite: Invite, game: str) -> None:
    ada = invite("Ada", **PHONE)
    begin(ada, game)
    room = ada.page.evaluate(
        "(() => { const [p, b] = ['p.said', '.ways'].map(s => document.querySelector(`.strip ${s}`)"
        ".getBoundingClientRect()); return b.top - p.bottom })()"
    )
    height = ada.page.locator(STRIP).bounding_box()
    assert height
    assert room >= 0, "the sentence runs into the buttons"
    assert height["height"] <= 150


def test_the_free_row_is_seen_below_the_strip_on_a_phone(invite: Invite) -> None:
    ada = invite("Ada", **PHONE)
    begin(ada, "zen-garden")
    row = ada.page.locator('[data-space="0"]').bounding_box()
    assert row
    assert row["y"] + row["height"] <= PHONE["viewport"]["height"]


@pytest.mark.parametrize(
    ("locale", "game"), [("fr", "zen-garden"), ("de", "hanging-gardens"), ("fr", "gardeners")]
)
def test_a_course_in_other_languages(invite: Invite, running: House, locale: str, game: str) -> None:
    ada = invite("Ada", locale=locale)
    begin(ada, game)
    go_through(
        ada,
        running,
        game,
        lambda table, move: make(ada, table, move, click),
        ada.page.locator(ONWARD).click,
        locale,
    )
    said(ada, course(game)[-1], "begin", locale)
    assert not ada.untranslated()
    assert not ada.axe()


def test_a_course_on_a_phone_by_touch(invite: Invite, running: House) -> None:
    ada = invite("Ada", **PHONE)
    begin(ada, "gardeners")
    go_through(
        ada,
        running,
        "gardeners",
        lambda table, move: make(ada, table, move, tap),
        ada.page.locator(ONWARD).tap,
    )
    play_once(ada, running, tap)
    heard(ada, "gardeners")
    assert ada.width() <= PHONE["viewport"]["width"]


def test_a_course_by_keyboard_alone(ada: Visitor, running: House) -> None:
    begin(ada, "hanging-gardens")

    def onward() -> None:
        ada.tab_to(ONWARD, "Shift+Tab", FAR)
        ada.key("Enter")

    go_through(
        ada,
        running,
        "hanging-gardens",
        lambda _, move: make_by_key(ada, move),
        onward,
    )


def make_by_key(visitor: Visitor, move: Any) -> None:
    match move:
        case Lay():
            visitor.tab_to("[data-card]", most=FAR)
            walk(visitor, "card", lambda value: value == move.card, "ArrowRight")
            visitor.key("Enter")
            expect(visitor.page.locator("[data-place]:focus")).to_have_count(1)
            for _ in range(move.turn):
                visitor.key("r")
            walk_to(visitor, grip(move))
        case Build() | MoveTemple():
            visitor.tab_to("[data-place]", most=FAR)
            walk_to(visitor, move.cell)
        case TakeTile():
            visitor.tab_to(f'[data-tile="{move.space}"]', "Shift+Tab", FAR)
    visitor.key("Enter")


def focused(visitor: Visitor, name: str) -> str:
    return str(visitor.page.evaluate(f"document.activeElement.dataset.{name}"))


def walk(visitor: Visitor, name: str, there: Callable[[str], bool], key: str) -> None:
    for _ in range(8):
        if there(focused(visitor, name)):
            return
        visitor.key(key)
    raise AssertionError(f"{key} does not lead there from {focused(visitor, name)}")


def walk_to(visitor: Visitor, cell: Cell) -> None:
    """With the arrow keys, first up or down."""
    row, column = (int(part) for part in focused(visitor, "place").split(","))
    for _ in range(abs(cell[0] - row)):
        visitor.key("ArrowDown" if cell[0] > row else "ArrowUp")
    for _ in range(abs(cell[1] - column)):
        visitor.key("ArrowRight" if cell[1] > column else "ArrowLeft")


def test_a_wrong_move_is_answered_in_the_same_place_and_one_tries_again(ada: Visitor, running: House) -> None:
    begin(ada, "hanging-gardens")
    lesson = lesson_at(ada, running)
    said(ada, lesson, "first")
    where = ada.page.evaluate(WHERE)
    ada.page.locator('[data-card="P--/-A-"]').click()
    at(ada, Cell(0, 1)).click()
    said(ada, lesson, "other")
    assert ada.page.evaluate(WHERE) == where
    assert not ada.axe()
    ada.press("OK")
    said(ada, lesson, "first")
    assert running.hub.rooms[ada.table].version == 0


def test_back_again_skip_and_leave(ada: Visitor, running: House) -> None:
    begin(ada, "hanging-gardens")
    lesson = lesson_at(ada, running)
    said(ada, lesson, "first")
    expect(ada.button("Back")).to_be_disabled()
    ada.press("Skip")
    said(ada, lesson, "over")
    ada.press("Skip")
    said(ada, lesson, "seen")
    ada.page.locator(ONWARD).click()
    said(ada, lesson, "round")
    ada.press("Back")
    said(ada, lesson, "seen")
    ada.press("Back")
    said(ada, lesson, "over")
    ada.press("Again")
    said(ada, lesson, "first")
    ada.link("Leave the lesson").click()
    ada.page.wait_for_url("**/learn/hanging-gardens")
    expect(ada.page.locator(".done")).to_have_count(1)
    assert not ada.axe()


def test_what_is_pointed_at_has_a_ring_around_it(ada: Visitor, running: House) -> None:
    begin(ada, "hanging-gardens")
    said(ada, lesson_at(ada, running), "first")
    ring, card = ada.page.locator(".rings i"), ada.page.locator('[data-card="-TT/---"]')
    expect(ring).to_have_count(1)
    around, inside = ring.bounding_box(), card.bounding_box()
    assert around
    assert inside
    assert abs(around["x"] + around["width"] / 2 - inside["x"] - inside["width"] / 2) < 2
    assert abs(around["y"] + around["height"] / 2 - inside["y"] - inside["height"] / 2) < 2


def test_a_newcomer_is_asked_once_whether_they_know_the_game(invite: Invite, running: House) -> None:
    ada = invite("Ada", new=True)
    ada.go("/")
    ada.play_button.click()
    sheet = ada.page.get_by_role("dialog")
    expect(sheet.get_by_text("Do you know the game?")).to_be_visible()
    assert not ada.axe()
    ada.press("I know it")
    expect(ada.start_button).to_be_focused()
    ada.key("Escape")
    ada.go("/")
    ada.play_button.click()
    expect(sheet.get_by_role("radio").first).to_be_visible()
    expect(sheet.get_by_text("Do you know the game?")).to_have_count(0)


def test_a_newcomer_is_shown_the_game_at_once(invite: Invite, running: House) -> None:
    ada = invite("Ada", new=True)
    ada.go("/")
    ada.play_button.click()
    ada.press("Show me (5 min)")
    ada.page.wait_for_url("**/t/*")
    said(ada, find("zen-garden", "taking"), "free")
    assert not ada.axe()
