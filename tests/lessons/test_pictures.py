"""The pictures of the rules pages: real positions, told in every language, and what the text says of them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from tuileries.core.errors import IllegalMove
from tuileries.games import GAMES, SHELF
from tuileries.lessons.pictures import MARKER, Picture, find, pictures, scene, table_of
from tuileries.locales import LANGUAGES, rules_page

PAGES = [(game, language) for game in GAMES for language in LANGUAGES]
SHELVED = [(game, language) for game in SHELF for language in LANGUAGES]
ALL = [(game, name) for game in GAMES for name, _, _ in pictures(game)]
each_picture = pytest.mark.parametrize(("game", "name"), ALL)
ID = re.compile(r"\b[A-Z]{2}-[A-Z]\d+\b")
IN_A_TURN = 3
LONGEST_CAPTION = 9
"""In words: it stands below a small picture."""


def markers(text: str) -> list[dict[str, str]]:
    return [found.groupdict() for found in MARKER.finditer(text)]


def names(text: str) -> list[str]:
    return [marker["name"] for marker in markers(text)]


def examples(page: str) -> list[str]:
    return page.split("\n## ")[-1].split("\n- ")[1:]


def turn(page: str) -> str:
    return page.split("\n## ")[2]


def faults(game: str, language: str, page: str) -> Iterator[str]:
    """What a page lacks: a picture that was made, a caption, an alternative text, or what English has."""
    known = {name for name, _, _ in pictures(game)}
    yield from (f"no data for {name}" for name in names(page) if name not in known)
    yield from (f"never shown: {name}" for name in known if name not in names(page))
    if page.count("](position:") != len(markers(page)):
        yield "a picture without caption or alternative text"
    if names(page) != names(rules_page(game, "en")):
        yield f"not the pictures of the English page: {language}"


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_every_page_shows_every_picture_and_tells_it(game: str, language: str) -> None:
    assert list(faults(game, language, rules_page(game, language))) == []


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("(position:rings ", "(position:ring ", "no data for ring"),
        ('(position:rings "', '(position:minor "', "never shown: rings"),
        (' "Drei Rundläufe")', ")", "a picture without caption or alternative text"),
        ("![Derselbe Garten. Die acht Tore sind markiert.]", "![]", "a picture without caption"),
        ("(position:take ", "(position:place ", "not the pictures of the English page"),
    ],
)
def test_a_fault_is_seen(old: str, new: str, fault: str) -> None:
    page = rules_page("zen-garden", "de")
    assert old in page
    assert any(one.startswith(fault) for one in faults("zen-garden", "de", page.replace(old, new)))


@pytest.mark.parametrize(("game", "language"), SHELVED)
def test_a_turn_has_three_pictures_and_every_example_has_one(game: str, language: str) -> None:
    page = rules_page(game, language)
    assert len(names(turn(page))) == IN_A_TURN
    assert [text for text in examples(page) if not names(text)] == []


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_captions_are_short_and_each_is_said_in_its_language(game: str, language: str) -> None:
    spoken, english = (markers(rules_page(game, one)) for one in (language, "en"))
    assert [one for one in spoken if len(one["caption"].split()) > LONGEST_CAPTION] == []
    for key in ("caption", "told"):
        same = [one[key] for one, other in zip(spoken, english, strict=True) if one[key] == other[key]]
        assert language == "en" or same == []


@pytest.mark.parametrize("game", GAMES)
def test_no_two_pictures_have_the_same_name(game: str) -> None:
    assert [name for name, often in Counter(name for name, _, _ in pictures(game)).items() if often > 1] == []


@each_picture
def test_a_picture_is_taken_during_its_game(game: str, name: str) -> None:
    album, picture = find(game, name)
    assert picture.after is None or 0 <= picture.after <= len(album.before)
    assert picture.viewer in range(1, album.players + 1)
    assert table_of(album, picture).view(picture.player) == scene(album, picture).view


@each_picture
def test_what_is_tried_is_played_next_or_refused_by_the_rule_that_is_named(game: str, name: str) -> None:
    album, picture = find(game, name)
    table, taken = table_of(album, picture), scene(album, picture)
    if taken.refusals:
        named = {
            rule
            for text in examples(rules_page(game, "en"))
            if name in names(text)
            for rule in ID.findall(text)
        }
        assert {refusal.rule for refusal in taken.refusals} <= named
        with pytest.raises(IllegalMove):
            table.play(picture.player, taken.tried)
    elif taken.tried is not None:
        assert table.play(picture.player, taken.tried)


@pytest.mark.parametrize("language", LANGUAGES)
@each_picture
def test_the_points_in_a_picture_are_those_of_the_text(game: str, name: str, language: str) -> None:
    taken = scene(*find(game, name))
    for text in examples(rules_page(game, language)):
        if taken.points and name in names(text):
            assert str(taken.points[0]) in re.findall(r"\d+", MARKER.sub("", text))


def test_a_score_that_nobody_has_is_no_score() -> None:
    album, _ = find("zen-garden", "rings")
    assert scene(album, Picture(("garden:1",))).points == ()
    assert scene(album, Picture(("garden:1",), score=("ZG-F2",), after=0)).points == (0, 0)


def test_an_album_that_the_rules_forbid_is_not_taken() -> None:
    album, picture = find("gardeners", "too-wide")
    wider = (*album.before[: picture.after], f"1: {picture.tried}")
    with pytest.raises(IllegalMove):
        table_of(replace(album, before=wider), Picture(("garden",)))
