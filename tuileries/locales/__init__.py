"""One catalogue for command line, server and browser, in each language that has a folder here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax.ast import Message

from tuileries.core.errors import UnknownName
from tuileries.core.phrases import Argument, Phrase

FIRST = "en"
"""Spoken where nobody asks for another, and the measure of all others."""
LONGEST = 1000
LARGEST = 10**15


def languages(root: Traversable) -> tuple[str, ...]:
    """Every folder with a catalogue in it, English first."""
    found = (entry.name for entry in root.iterdir() if entry.is_dir() and parts(entry))
    return tuple(sorted(found, key=lambda name: (name != FIRST, name)))


def parts(folder: Traversable) -> list[Traversable]:
    """The files of a catalogue."""
    found = (file for file in folder.iterdir() if file.name.endswith(".ftl"))
    return sorted(found, key=lambda file: file.name)


ROOT = resources.files(__package__)
LANGUAGES = languages(ROOT)


def folder(language: str) -> Traversable:
    if language not in LANGUAGES:
        raise UnknownName("error-unknown-language", name=language, known=", ".join(LANGUAGES))
    return ROOT.joinpath(language)


@cache
def bundle(language: str) -> FluentBundle:
    files = parts(folder(language))
    catalogue = FluentBundle([language], use_isolating=False)
    for file in files:
        catalogue.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return catalogue


def keys(prefix: str) -> tuple[str, ...]:
    """What follows this prefix in the catalogue, in its order."""
    texts = (file.read_text(encoding="utf-8") for file in parts(folder(FIRST)))
    entries = (entry for text in texts for entry in FluentResource(text).body if isinstance(entry, Message))
    return tuple(e.id.name.removeprefix(prefix) for e in entries if e.id.name.startswith(prefix))


class Voice:
    """Someone who puts phrases into a language and knows the players by name."""

    def __init__(self, language: str, names: Sequence[str] = ()) -> None:
        self.language = language
        self._catalogue = bundle(language)
        self._names = names

    @property
    def name(self) -> str:
        """What the language calls itself."""
        return self(Phrase("language-name"))

    @property
    def locale(self) -> str:
        """Whose lists and dates it has, where that differs from country to country."""
        return self(Phrase("language-locale"))

    def __call__(self, phrase: Phrase) -> str:
        pattern = self._catalogue.get_message(phrase.key).value
        if pattern is None:
            raise LookupError(f"{phrase.key} says nothing in {self.language}")
        return self._formatted(pattern, phrase)

    def details(self, phrase: Phrase) -> str | None:
        """What a short sentence leaves out, for whoever asks."""
        pattern = self._catalogue.get_message(phrase.key).attributes.get("details")
        return self._formatted(pattern, phrase) if pattern else None

    def in_full(self, phrase: Phrase) -> str:
        """A sentence with its details, where no picture tells them."""
        details = self.details(phrase)
        return f"{self(phrase)} · {details}" if details else self(phrase)

    def _formatted(self, pattern: Pattern, phrase: Phrase) -> str:
        args = {name: self._spoken(name, argument) for name, argument in phrase.args.items()}
        text, errors = self._catalogue.format_pattern(pattern, args)
        if errors:
            raise errors[0]
        return str(text)

    def _spoken(self, name: str, argument: Argument) -> str | int:
        """Texts come from anywhere: they are shown without control characters, and not at any length."""
        if isinstance(argument, Phrase):
            return self(argument)
        if isinstance(argument, tuple):
            return format_list(list(map(self, argument)), locale=self.locale.replace("-", "_"))
        if name == "player" and isinstance(argument, int):
            return self._name(argument)
        return argument if isinstance(argument, int) and abs(argument) < LARGEST else shown(str(argument))

    def _name(self, player: int) -> str:
        name = self._names[player] if player < len(self._names) else ""
        return shown(name) or self(Phrase("seat-number", {"number": player + 1}))


def voice(language: str, names: Sequence[str] = ()) -> Voice:
    """A name that is empty stands for a seat that is known by its number."""
    return Voice(language, names)


def shown(text: str) -> str:
    cut = text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
    return "".join(sign if sign.isprintable() else "�" for sign in cut)


def language_of(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for, or English."""
    for variable in ("TUILERIES_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = environment.get(variable, "")[:2].lower()
        if wanted in LANGUAGES:
            return wanted
    return FIRST


def rules_page(game: str, language: str) -> str:
    """The rules of a game, as Markdown."""
    return folder(language).joinpath(f"rules/{game}.md").read_text(encoding="utf-8")
