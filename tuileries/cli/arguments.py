"""From words on the command line to options, names and records."""

from __future__ import annotations

import typing
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tuileries import bots, games, load
from tuileries.core.errors import BadOptions, BadRecord, UnknownName
from tuileries.core.game import AnyGame
from tuileries.core.record import Header, Record, option_names, read_options
from tuileries.core.table import Table


def read_record(file: Path) -> Record:
    return load(read_text(file))


def read_text(file: Path) -> str:
    try:
        if not file.is_file() and file.exists():
            raise OSError("not a file")
        return file.read_bytes().decode()
    except (OSError, UnicodeDecodeError) as error:
        raise BadRecord("error-file", file=str(file), detail=str(error)) from None


def game_options(game: AnyGame, words: Sequence[str], preset: str | None) -> Any:
    """A preset, or `name=value` words such as `boards=1,2,3`."""
    if preset is not None:
        return preset_options(game, preset, words)
    return read_options(game, dict(_split(game, word) for word in words), strict=False)


def contest(
    game_name: str,
    players: int,
    bot_names: Sequence[str],
    words: Sequence[str],
    preset: str | None,
    *,
    number: int,
    workers: int | None,
) -> tuple[AnyGame, Any]:
    """The game and its options for many games between bots; what could not be played is refused at once."""
    game = games.find(game_name)
    options = game_options(game, words, preset)
    for name in bot_names:
        bots.find(name, game.name)
        if game.is_simultaneous:
            bots.check_offered(name, game.name, max(2, players))
    if number < 1 or (workers is not None and workers < 1):
        raise BadOptions("error-positive")
    Table(game, Header(game.name, game.rules, players, options, seed="a try"))
    return game, options


def preset_options(game: AnyGame, preset: str, words: Sequence[str]) -> Any:
    if words:
        raise BadOptions("error-preset-and-options")
    if preset not in game.presets:
        raise UnknownName("error-unknown-preset", name=preset, known=", ".join(game.presets))
    return game.presets[preset]


def _split(game: AnyGame, word: str) -> tuple[str, Any]:
    name, equals, value = word.partition("=")
    kinds = typing.get_type_hints(game.types.options)
    if not equals or name not in kinds:
        raise BadOptions("error-option-word", word=word, known=option_names(game))
    many = typing.get_origin(kinds[name]) is tuple
    return name, value.split(",") if many else value
