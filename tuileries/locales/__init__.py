"""English, French and German: one catalogue for command line, server and browser."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from tuileries.core.errors import UnknownName
from tuileries.core.game import Say
from tuileries.core.phrases import Argument, Phrase

LANGUAGES = ("en", "fr", "de")
LONGEST = 1000
LARGEST = 10**15


def folder(language: str) -> Traversable:
    if language not in LANGUAGES:
        raise UnknownName("error-unknown-language", name=language, known=", ".join(LANGUAGES))
    return resources.files(__package__).joinpath(language)


@cache
def bundle(language: str) -> FluentBundle:
    files = sorted(folder(language).iterdir(), key=lambda file: file.name)
    catalogue = FluentBundle([language], use_isolating=False)
    for file in files:
        if file.name.endswith(".ftl"):
            catalogue.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return catalogue


def voice(language: str, names: Sequence[str] = ()) -> Say:
    """Someone who puts phrases into this language and knows the players by name."""
    catalogue = bundle(language)

    def say(phrase: Phrase) -> str:
        args = {name: spoken(name, argument) for name, argument in phrase.args.items()}
        pattern = catalogue.get_message(phrase.key).value
        if pattern is None:
            raise LookupError(f"{phrase.key} says nothing in {language}")
        text, errors = catalogue.format_pattern(pattern, args)
        if errors:
            raise errors[0]
        return str(text)

    def spoken(name: str, argument: Argument) -> str | int:
        """Texts come from anywhere: they are shown without control characters, and not at any length."""
        if isinstance(argument, Phrase):
            return say(argument)
        if isinstance(argument, tuple):
            return format_list([say(item) for item in argument], locale=language)
        if name == "player" and isinstance(argument, int):
            return shown(names[argument]) if argument < len(names) else say(seat_number(argument))
        return argument if isinstance(argument, int) and abs(argument) < LARGEST else shown(str(argument))

    return say


def shown(text: str) -> str:
    cut = text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
    return "".join(sign if sign.isprintable() else "�" for sign in cut)


def seat_number(player: int) -> Phrase:
    return Phrase("seat-number", {"number": player + 1})


def language_of(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for, or English."""
    for variable in ("TUILERIES_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = environment.get(variable, "")[:2].lower()
        if wanted in LANGUAGES:
            return wanted
    return "en"


def rules_page(game: str, language: str) -> str:
    """The rules of a game, as Markdown."""
    return folder(language).joinpath(f"rules/{game}.md").read_text(encoding="utf-8")
