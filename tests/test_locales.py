"""Complete languages, with nothing missing and nothing left over."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import get_args

import pytest
from fluent.runtime.errors import FluentReferenceError
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import tuileries
from tests.words.catalogue import wordless
from tests.words.code import HOLE, Code, texts
from tuileries.bots import LEVELS, PACES, SIMPLE, TEAMMATES
from tuileries.cli.person import Command
from tuileries.core.errors import UnknownName
from tuileries.core.game import AnyGame, ScoreLine
from tuileries.core.phrases import Phrase
from tuileries.games import GAMES
from tuileries.locales import LANGUAGES, folder, keys, language_of, languages, rules_page, voice
from tuileries.server.protocol import What
from tuileries.server.words import COLOURS
from tuileries.solver.days import Difficulty

SOURCE = Path(__file__).parent.parent / "tuileries"
CLIENT = Path(__file__).parent.parent / "web" / "src"
LESSONS = sorted((*SOURCE.rglob("lessons/*.toml"), *SOURCE.rglob("exercises/*.toml")))


def name_of(lesson: Path) -> str:
    return lesson.stem.partition("-")[2]


class Places(Visitor):
    """The arguments a message asks for, the messages it quotes, and what else it can tell."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.quoted: set[str] = set()
        self.attributes: set[str] = set()

    def visit_Attribute(self, node: fluent.Attribute) -> None:  # noqa: N802
        self.attributes.add(node.id.name)
        self.generic_visit(node)

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802
        self.quoted.add(node.id.name)


def messages(language: str) -> dict[str, Places]:
    found: dict[str, Places] = {}
    for file in folder(language).iterdir():
        if file.name.endswith(".ftl"):
            for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
                assert not isinstance(entry, fluent.Junk), f"{language}/{file.name}: {entry.content}"
                if isinstance(entry, fluent.Message):
                    assert entry.id.name not in found, f"{entry.id.name} stands twice"
                    found[entry.id.name] = Places()
                    found[entry.id.name].visit(entry)
    return found


CODE = Code.of(
    texts(SOURCE.rglob("*.py")),
    texts(file for file in CLIENT.rglob("*") if re.fullmatch(r"[^.]+(\.svelte)?\.ts|.+\.svelte", file.name)),
    [*texts(SOURCE.rglob("data/*.toml")), *texts(LESSONS), *(f'"{name_of(file)}"' for file in LESSONS)],
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_places(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert sorted(other) == sorted(english)
    for key, places in english.items():
        assert other[key].names == places.names, key
        assert other[key].quoted == places.quoted, key
        assert other[key].attributes == places.attributes <= {"details"}, key


def unused(code: Code, catalogue: dict[str, Places]) -> list[str]:
    quoted = {name for places in catalogue.values() for name in places.quoted}
    return sorted(key for key in catalogue if key not in quoted and not code.says(key))


def unsaid(code: Code, catalogue: dict[str, Places]) -> list[str]:
    """Keys of a family that the catalogue has, without a message of their own."""
    families = {key.partition("-")[0] for key in catalogue}
    asked = {key for key in code.keys if key.partition("-")[0] in families}
    return sorted(asked - set(catalogue) - set(GAMES))


def test_every_message_is_used() -> None:
    assert unused(CODE, messages("en")) == []


def test_every_key_in_the_code_has_a_message() -> None:
    assert unsaid(CODE, messages("en")) == []


@pytest.mark.parametrize(
    "planted",
    [
        "web-nothing",
        "zen-garden-nothing",
        "zen-garden-feature-nonsuch",
        "gardeners-log-ended-nonsuch",
        "nothing-name",
        "ZG-T3-nothing",
    ],
)
def test_a_message_that_nobody_says_is_seen(planted: str) -> None:
    assert unused(CODE, {**messages("en"), planted: Places()}) == [planted]


@pytest.mark.parametrize(
    ("python", "script", "key"),
    [
        ('Phrase("web-nothing")', "", "web-nothing"),
        ("", 't("web-nothing")', "web-nothing"),
        ('Refusal("ZG-T3", "nothing")', "", "ZG-T3-nothing"),
        ('Refusal("ZG-T99")', "", "ZG-T99"),
    ],
)
def test_a_key_without_a_message_is_seen(python: str, script: str, key: str) -> None:
    assert unsaid(Code.of([python], [script]), messages("en")) == [key]


@pytest.mark.parametrize(
    ("python", "script"),
    [
        ('Phrase(f"web-{word}-here"); word = "made"', ""),
        ("", 't(`web-${word}-here`); const word = "made";'),
        ("class made: ...", "t(`web-${word}-here`)"),
        ("", 'keys("web-made-")'),
        ('keys("web-")', ""),
    ],
)
def test_a_key_that_is_put_together_is_seen(python: str, script: str) -> None:
    code = Code.of([python], [script])
    assert code.says("web-made-here")
    assert not code.says("other-made-here")


@pytest.mark.parametrize("told", ["name", "by", "about", "how", "help", "options"])
def test_every_game_is_told_of(told: str) -> None:
    assert f"{HOLE}-{told}" in CODE.made
    assert wordless(f"{game}-{told}" for game in GAMES) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_way_to_play_is_told_in_a_sentence(game: AnyGame, language: str) -> None:
    assert set(keys(f"{game.name}-preset-")) == set(game.presets)
    for preset in game.presets:
        told = voice(language).details(Phrase(f"{game.name}-preset-{preset}"))
        assert (told or "").endswith("."), preset


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_line_of_a_score_sheet_has_words(game: AnyGame) -> None:
    lines, scales, counts = (set(keys(f"{game.name}-{told}-")) for told in ("line", "scale", "count"))
    assert lines == scales == counts
    assert {line.rule for line in sheet_lines(game)} <= lines


def sheet_lines(game: AnyGame) -> Iterator[ScoreLine]:
    """The lines at the beginning, for any number of players, with any usual options."""
    for players, options in product(game.players, game.presets.values()):
        table = tuileries.new(game.name, players=players, seed="1", options=options)
        for sheet in game.project(table.view(None)) or ():
            yield from sheet.lines


def test_whatever_the_house_has_several_of_has_words() -> None:
    assert wordless(f"bot-{name}" for name in (*SIMPLE, *LEVELS, *TEAMMATES)) == []
    assert wordless(f"web-opponent-{name}" for name in LEVELS) == []
    assert wordless(f"web-teammate-{name}" for name in TEAMMATES) == []
    assert wordless(f"web-pace-{name}" for name in PACES) == []
    assert wordless(f"play-word-{command}" for command in Command) == []
    assert wordless(f"web-colour-{colour}" for colour in COLOURS) == []
    assert wordless(f"web-proposal-{what}" for what in get_args(What)) == []
    assert wordless(f"web-daily-{difficulty}" for difficulty in Difficulty) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    say = voice(language)
    catalogue = messages(language)
    for key, places in catalogue.items():
        names = places.names.union(*(catalogue[quoted].names for quoted in places.quoted))
        for number in (0, 1, 2, 5):
            assert say(Phrase(key, dict.fromkeys(names, number)))
            assert bool(say.details(Phrase(key, dict.fromkeys(names, number)))) == bool(places.attributes)


def test_lists_and_players_are_spoken() -> None:
    winners = tuple(Phrase("seat", {"player": player}) for player in (0, 1))
    ended = Phrase("zen-garden-log-ended-shared", {"winners": winners, "points": 40})
    assert "Ada et Béla" in voice("fr", ("Ada", "Béla"))(ended)
    assert "Spieler 1 und Spieler 2" in voice("de")(ended)


def test_an_english_list_has_no_comma_before_its_last_word() -> None:
    angry = tuple(Phrase("seat", {"player": player}) for player in (0, 1, 2))
    told = Phrase("gardeners-log-angry", {"angry": angry})
    assert voice("en", ("Ada", "Béla", "Cy"))(told) == "Angry: Ada, Béla and Cy."


def test_whoever_has_no_name_is_told_by_the_seat() -> None:
    assert voice("en", ("", "Béla"))(Phrase("gardeners-log-ready", {"player": 0})) == "Player 1 is ready."


def test_what_a_sentence_leaves_out_is_told_on_demand() -> None:
    added = Phrase("gardeners-log-added", {"player": 0, "tile": "bench", "cell": "j10"})
    say = voice("en", ("Ada",))
    assert say(added) == "Ada adds a tile."
    assert say.in_full(added) == "Ada adds a tile. · bench on j10"
    assert say.details(Phrase("gardeners-log-ready", {"player": 0})) is None


def test_a_folder_with_a_catalogue_is_a_language_and_english_comes_first(tmp_path: Path) -> None:
    for language in ("fr", "de", "en"):
        (tmp_path / language).mkdir()
        (tmp_path / language / "core.ftl").touch()
    (tmp_path / "__pycache__").mkdir()
    (tmp_path / "glossary.toml").touch()
    assert languages(tmp_path) == ("en", "de", "fr")
    assert {"en", "fr", "de"} <= set(LANGUAGES)


def test_every_language_has_a_name_of_its_own() -> None:
    assert len({voice(language).name for language in LANGUAGES}) == len(LANGUAGES)


def test_a_language_that_does_not_exist_is_refused() -> None:
    with pytest.raises(UnknownName):
        voice("tlh")


def test_a_key_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(LookupError):
        voice("en")(Phrase("nothing-of-the-kind"))


def test_an_argument_that_is_missing_is_an_error() -> None:
    with pytest.raises(FluentReferenceError):
        voice("en")(Phrase("seat-number"))


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_CH", "TUILERIES_LANG": "de"}, "de"),
        ({"LC_ALL": "de_AT", "LANG": "fr_FR"}, "de"),
        ({}, "en"),
    ],
)
def test_the_language_comes_from_the_environment(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_carry_the_same_ids_in_every_language(game: str, language: str) -> None:
    assert rule_ids(game, language) == rule_ids(game, "en")
    assert len(rule_ids(game, language)) == len(set(rule_ids(game, language)))


def rule_ids(game: str, language: str) -> list[str]:
    return re.findall(r"^\*\*([A-Z]{2}-[A-Z]\d+)\*\*", rules_page(game, language), flags=re.MULTILINE)
