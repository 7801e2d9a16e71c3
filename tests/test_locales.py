"""Complete languages, with nothing missing and nothing left over."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime.errors import FluentReferenceError
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from tuileries.bots import LEVELS, SIMPLE
from tuileries.cli.person import Command
from tuileries.core.errors import UnknownName
from tuileries.core.phrases import Phrase
from tuileries.games import GAMES
from tuileries.games.gardeners.components import Deck, Ground, Mode
from tuileries.games.gardeners.constraints import Back, Kind
from tuileries.games.hanging_gardens.components import Feature as Square
from tuileries.games.hanging_gardens.components import Tile
from tuileries.games.hanging_gardens.moves import Build, Lay, MoveTemple, SetAside, Take
from tuileries.games.zen_garden.components import BOX, Corner, Feature
from tuileries.games.zen_garden.text import ROLES
from tuileries.locales import LANGUAGES, folder, language_of, languages, rules_page, voice
from tuileries.server.words import COLOURS
from tuileries.solver.days import Difficulty

SOURCE = Path(__file__).parent.parent / "tuileries"
CLIENT = Path(__file__).parent.parent / "web" / "src"

STAGES = ("lay", "build", "move", "take")
THINGS = ("bench", "fountain", "bend", "straight", "bare")
CARDS = ("cross", "cross-mixed", "quad", "quad-mixed", "square", "loop", "loop-around", "run", "joined")
FOUND = ("possible", "impossible", "undecided")
SORTS = ("proximity", "distance", "agglomeration-at-least", "agglomeration-exactly", "panorama", "link")

# Keys that are put together from what a game is made of.
MADE = {
    *(f"zen-garden-feature-{feature}" for feature in Feature),
    *(f"zen-garden-mark-{feature}" for feature in Feature),
    *(f"zen-garden-corner-{corner}" for corner in Corner),
    *(f"zen-garden-wish-{role}" for role in ROLES),
    *(f"zen-garden-line-ZG-F{number}" for number in range(1, 11)),
    *(f"zen-garden-log-ended-{reason}" for reason in ("points", "coins", "shared")),
    *(f"zen-garden-board-{name}" for name in BOX.boards.names),
    *(f"zen-garden-key-{key}" for key in ("pick", "turn", "walk", "lay", "put-away")),
    *(f"{name}-{about}" for name in GAMES for about in ("help", "name", "by", "about", "how")),
    *(f"bot-{name}" for name in (*SIMPLE, *LEVELS)),
    *(f"play-word-{command}" for command in Command),
    *(f"zen-garden-{told}-ZG-F{number}" for told in ("scale", "count") for number in range(1, 11)),
    *(f"hanging-gardens-{told}-HG-F{number}" for told in ("scale", "count") for number in range(1, 5)),
    *(f"gardeners-{told}-GD-{rule}" for told in ("scale", "count") for rule in ("R2", "R5", "O3", "O4")),
    *(f"web-colour-{colour}" for colour in COLOURS),
    *(f"web-theme-{theme}" for theme in ("system", "light", "dark")),
    *(f"web-motion-{motion}" for motion in ("system", "none", "slow", "full")),
    *(f"web-confirm-{confirm}" for confirm in ("touch", "always", "never")),
    *(f"web-proposal-{what}" for what in ("return", "abandon", "substitute")),
    *(f"web-daily-{difficulty}" for difficulty in Difficulty),
    *(f"web-say-{phrase}" for phrase in ("hello", "well-played", "thanks", "one-moment", "good-game")),
    *(f"hanging-gardens-feature-{feature}" for feature in Square),
    *(f"hanging-gardens-tile-{tile}" for tile in Tile),
    *(f"hanging-gardens-line-HG-F{number}" for number in range(1, 5)),
    *(f"hanging-gardens-log-ended-{reason}" for reason in ("points", "tiles", "shared")),
    *(f"hanging-gardens-{text}-{stage}" for text in ("notation", "offer", "ask") for stage in STAGES),
    *("hanging-gardens-seat", "hanging-gardens-seat-active"),
    *(f"hanging-gardens-key-{key}" for key in ("pick", "turn", "walk", "lay", "tiles", "put-away")),
    *(f"hanging-gardens-place-{state}" for state in ("plain", "open", "closed")),
    *(f"gardeners-kind-{kind}" for kind in Kind),
    *(f"gardeners-back-{back}" for back in Back),
    *(f"gardeners-deck-{deck}" for deck in Deck),
    *(f"gardeners-mode-{mode}" for mode in Mode),
    *(f"gardeners-ground-{ground}" for ground in Ground),
    *(
        f"gardeners-thing-{thing}"
        for thing in (*THINGS, *(k for k in Kind if k.endswith(("-flower", "-tree"))))
    ),
    *(f"gardeners-card-{sort}" for sort in (*SORTS, *CARDS, "border-outer", "border-inner")),
    *(f"gardeners-line-GD-{rule}" for rule in ("R2", "R5", "O3", "O4")),
    *(f"gardeners-grade-{grade}" for grade in range(6)),
    *(f"gardeners-key-{key}" for key in ("pick", "turn", "walk", "give", "put-away")),
    *(f"gardeners-place-{state}" for state in ("open", "closed", "free")),
    *(f"gardeners-verdict-{status}" for status in ("met", "lost", "open")),
    *(f"gardeners-review-{word}" for word in ("won", *FOUND)),
    *(f"gardeners-review-before-{word}" for word in FOUND),
    *(f"gardeners-way-{sort}" for sort in ("out", "in")),
    *(f"gardeners-mood-{mood}" for mood in ("delighted", "angry")),
    *(f"gardeners-log-ended-{reason}" for reason in ("time", "deck", "scored")),
    *(f"gardeners-log-training-{reason}" for reason in ("time", "deck")),
    *(f"gardeners-log-training-alone-{result}" for result in ("passed", "time", "unscored")),
    *(f"hanging-gardens-do-{move.__name__}" for move in (Lay, SetAside, Build, MoveTemple, Take)),
}


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


def keys_in_code() -> Iterator[str]:
    """Every string in the code that looks like a key, and every refusal by rule and case."""
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                if re.fullmatch(r"[a-z]+(-[a-z0-9]+)*", node.value):
                    yield node.value
            elif isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
                yield "-".join(constants(node.args[:2]))


def keys_in_client() -> Iterator[str]:
    """The same for the client, whose strings are found without understanding it."""
    for file in (*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")):
        if not file.name.endswith(".test.ts"):
            yield from re.findall(r'"([a-z]+(?:-[a-z0-9]+)+)"', file.read_text(encoding="utf-8"))


def constants(nodes: list[ast.expr]) -> Iterator[str]:
    """A rule chosen between two is told by both."""
    for node in nodes:
        if isinstance(node, ast.Constant):
            yield str(node.value)


USED = {*keys_in_code(), *keys_in_client(), *MADE, "ZG-R1-turn", "ZG-R2-turn"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_places(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert sorted(other) == sorted(english)
    for key, places in english.items():
        assert other[key].names == places.names, key
        assert other[key].quoted == places.quoted, key
        assert other[key].attributes == places.attributes <= {"details"}, key


def test_every_message_is_used() -> None:
    quoted = {name for places in messages("en").values() for name in places.quoted}
    assert sorted(set(messages("en")) - USED - quoted) == []


def test_every_key_in_the_code_has_a_message() -> None:
    families = (
        "error-",
        "cli-",
        "play-",
        "bot-",
        "replay-",
        "verify-",
        "simulate-",
        "server-",
        "serve-",
        "doctor-",
        "take-back-",
        "log-",
        "web-",
        "zen-garden-",
        "ZG-",
        "hanging-gardens-",
        "HG-",
        "gardeners-",
        "GD-",
        "cards-",
    )
    asked = {key for key in USED if key.startswith(families)}
    names = {"zen-garden", "ZG-R8"} - set(messages("en"))
    assert sorted(asked - set(messages("en")) - names) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    say = voice(language)
    catalogue = messages(language)
    for key, places in catalogue.items():
        names = places.names.union(*(catalogue[quoted].names for quoted in places.quoted))
        for number in (0, 1, 2, 5):
            assert say(Phrase(key, dict.fromkeys(names, number)))
            assert bool(say.details(Phrase(key, dict.fromkeys(names, number)))) == bool(places.attributes)


@pytest.mark.parametrize("language", LANGUAGES)
def test_marks_fit_the_drawing(language: str) -> None:
    say = voice(language)
    for feature in Feature:
        decor = feature in list(Feature)[:5]
        assert len(say(Phrase(f"zen-garden-mark-{feature}"))) <= (7 if decor else 3)


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
