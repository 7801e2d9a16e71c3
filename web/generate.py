"""Write src/generated: the Python types in TypeScript, and what is in the boxes of the games.

python web/generate.py
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from tuileries.core.game import AnyGame
from tuileries.games import GAMES
from tuileries.games.gardeners import catalogue as gardeners
from tuileries.games.gardeners.constraints import Constraint
from tuileries.games.hanging_gardens import components as hanging_gardens
from tuileries.games.zen_garden import components as zen_garden
from tuileries.server import protocol
from tuileries.server.http import daily, lobby
from tuileries.server.table import seats
from tuileries.solver.reviews import Review

GENERATED = Path(__file__).parent / "src" / "generated"
HEADING = "// Written by web/generate.py from the Python types; do not edit.\n"
BOXES = {
    "zen-garden": zen_garden.BOX,
    "hanging-gardens": hanging_gardens.BOX,
    "gardeners": gardeners.catalogue(),
}
REVIEWS = {"gardeners": Review}
UNIONS = {"gardeners": {"Constraint": Constraint}}
"""What a client chooses by besides moves and events."""

LOBBY = (lobby.House, daily.Day, lobby.Seated, lobby.Code, lobby.Verified, seats.Opening, seats.Joining)
PLAIN = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
    inspect.RawType: "unknown",
    inspect.CustomType: "unknown",
}


def files() -> Iterator[tuple[Path, str]]:
    """Each file of `src/generated` and what has to stand in it."""
    yield (
        GENERATED / "protocol.ts",
        module(Incoming=protocol.Incoming, Outgoing=protocol.Outgoing, Lobby=LOBBY),
    )
    for game in GAMES.values():
        yield GENERATED / f"{game.name}.ts", game_module(game)
    for name, box in BOXES.items():
        yield GENERATED / f"{name}-box.json", json.dumps(msgspec.to_builtins(box), indent=1) + "\n"


def game_module(game: AnyGame) -> str:
    types = game.types
    rest = (types.options, types.view, types.choices, REVIEWS.get(game.name))
    return module(
        Move=types.move, Event=types.event, Rest=tuple(filter(None, rest)), **UNIONS.get(game.name, {})
    )


def module(**unions: Any) -> str:
    """Declarations of all structs and enums that these types are made of; a union gets its own name too."""
    known: dict[str, inspect.Type] = {}
    named = []
    for name, union in unions.items():
        types = inspect.multi_type_info(union) if isinstance(union, tuple) else [inspect.type_info(union)]
        collect(types, known)
        if not isinstance(union, tuple) and name not in known:
            named.append(f"export type {name} = {written(types[0])};\n")
    return "\n".join([HEADING, *map(declaration, known.values()), *named])


def collect(types: Iterable[inspect.Type], known: dict[str, inspect.Type]) -> None:
    for type_ in types:
        if isinstance(type_, inspect.StructType | inspect.EnumType):
            if type_.cls.__name__ in known:
                continue
            known[type_.cls.__name__] = type_
        collect(parts(type_), known)


def parts(type_: inspect.Type) -> Iterator[inspect.Type]:
    match type_:
        case inspect.StructType(fields=fields) | inspect.NamedTupleType(fields=fields):
            yield from (field.type for field in fields)
        case inspect.UnionType(types=types):
            yield from types
        case inspect.TupleType(item_types=types):
            yield from types
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            yield item
        case inspect.DictType(value_type=value):
            yield value
        case inspect.Metadata(type=inner):
            yield inner


def declaration(type_: inspect.Type) -> str:
    if isinstance(type_, inspect.EnumType):
        return f"export type {type_.cls.__name__} = {' | '.join(json.dumps(m.value) for m in type_.cls)};\n"
    assert isinstance(type_, inspect.StructType)
    tag = [f"  type: {json.dumps(type_.tag)};"] if type_.tag is not None else []
    sent = issubclass(type_.cls, protocol.FromClient | seats.Opening | seats.Joining)
    optional = sent or type_.cls.__struct_config__.omit_defaults
    fields = [
        f"  {field.encode_name}{'?' if optional and not field.required else ''}: {written(field.type)};"
        for field in type_.fields
    ]
    return "\n".join([f"export interface {type_.cls.__name__} {{", *tag, *fields, "}\n"])


def written(type_: inspect.Type) -> str:
    match type_:
        case inspect.StructType(cls=cls) | inspect.EnumType(cls=cls):
            return cls.__name__
        case inspect.LiteralType(values=values):
            return " | ".join(map(json.dumps, values))
        case inspect.UnionType(types=types):
            return " | ".join(map(written, types))
        case inspect.TupleType(item_types=types):
            return f"[{', '.join(map(written, types))}]"
        case inspect.NamedTupleType(fields=fields):
            return f"[{', '.join(f'{field.name}: {written(field.type)}' for field in fields)}]"
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            inner = written(item)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case inspect.DictType(value_type=value):
            return f"Record<string, {written(value)}>"
        case inspect.Metadata(type=inner):
            return written(inner)
    return PLAIN[type(type_)]


def main() -> None:
    GENERATED.mkdir(exist_ok=True)
    for file, text in files():
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
