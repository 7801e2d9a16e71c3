"""Pictures of real positions for the rules pages. docs/pictures.md tells authors how."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any

import msgspec
from msgspec import Struct

from tuileries.core.errors import Refusal
from tuileries.core.game import Player
from tuileries.core.table import Table
from tuileries.lessons.guide import open_position
from tuileries.lessons.lesson import Position, files

MARKER = re.compile(r'!\[(?P<told>[^\]]+)\]\(position:(?P<name>[a-z-]+) "(?P<caption>[^"]+)"\)')
"""How a rules page asks for a picture: what is told to those who do not see it, its name, its caption."""


class Picture(Struct, frozen=True, forbid_unknown_fields=True):
    """What is looked at after some of the moves, through whose eyes, and what of it is drawn.

    `mark` names what counts in it, `tried` a move that somebody thinks of, `score` lines of the
    score sheet. `shape` is how wide it is for how high.
    """

    show: tuple[str, ...]
    after: int | None = None
    viewer: int = 1
    mark: tuple[str, ...] = ()
    tried: str | None = None
    score: tuple[str, ...] = ()
    shape: tuple[int, int] = (1, 1)

    @property
    def player(self) -> Player:
        return self.viewer - 1


class Album(Position, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A game from its start, and the pictures that were taken of it."""

    pictures: dict[str, Picture]


class Scene(Struct, frozen=True):
    """A picture as the page draws it: all of it comes from the engine but what is to be shown of it."""

    show: tuple[str, ...]
    mark: tuple[str, ...]
    shape: tuple[int, int]
    view: Any
    choices: Any
    events: tuple[Any, ...]
    tried: Any | None
    refusals: tuple[Refusal, ...]
    score: tuple[str, ...]
    points: tuple[int, ...]


@cache
def albums(game: str) -> tuple[Album, ...]:
    return tuple(map(read, sorted(files(game, "pictures"), key=lambda file: file.name)))


def read(file: Traversable) -> Album:
    name = file.name.removesuffix(".toml")
    return msgspec.convert({**msgspec.toml.decode(file.read_bytes()), "name": name}, Album)


def pictures(game: str) -> Iterator[tuple[str, Album, Picture]]:
    """Every picture by its name, with the game that it was taken of."""
    for album in albums(game):
        for name, picture in album.pictures.items():
            yield name, album, picture


def find(game: str, name: str) -> tuple[Album, Picture]:
    return {known: (album, picture) for known, album, picture in pictures(game)}[name]


def table_of(album: Album, picture: Picture) -> Table:
    return open_position(album, album.before[: picture.after])


def scene(album: Album, picture: Picture) -> Scene:
    table, player = table_of(album, picture), picture.player
    view = table.view(player)
    tried = table.game.parse(view, picture.tried) if picture.tried else None
    return Scene(
        show=picture.show,
        mark=picture.mark,
        shape=picture.shape,
        view=view,
        choices=table.choices(player),
        events=table.story(player).events[-1],
        tried=tried,
        refusals=table.why_not(player, tried) if tried else (),
        score=picture.score,
        points=tuple(points(table, picture)),
    )


def points(table: Table, picture: Picture) -> Iterator[int]:
    """What the lines that are asked for pay each player together."""
    outcome = table.outcome
    sheets = outcome.scores if outcome else table.project(picture.player)
    for sheet in (sheets or ()) if picture.score else ():
        yield sum(line.points for line in sheet.lines if line.rule in picture.score)
