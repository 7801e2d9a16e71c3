"""The games. Each is a package in the order of its rulebook and imports `tuileries.core` only."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module, resources
from typing import cast

from tuileries.core.errors import UnknownName
from tuileries.core.game import AnyGame

SHELF = ("zen-garden", "hanging-gardens", "gardeners")
"""What is shown first, in this order; any other game comes after, by its name."""


def found() -> Iterator[AnyGame]:
    """Whatever has a module `game`; its type is checked where the tests hold it to the laws."""
    for package in resources.files(__package__).iterdir():
        if package.joinpath("game.py").is_file():
            yield cast(AnyGame, import_module(f"{__package__}.{package.name}.game"))


def place(game: AnyGame) -> tuple[int, str]:
    return (SHELF.index(game.name) if game.name in SHELF else len(SHELF), game.name)


GAMES: dict[str, AnyGame] = {game.name: game for game in sorted(found(), key=place)}


def find(name: str) -> AnyGame:
    if name not in GAMES:
        raise UnknownName("error-unknown-game", name=name, known=", ".join(GAMES))
    return GAMES[name]
