"""Write src/generated: the Python types in TypeScript, the languages, boxes and pictures of the games.

python web/generate.py
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from tuileries.core.game import AnyGame
from tuileries.games import GAMES
from tuileries.lessons import pictures
from tuileries.locales import LANGUAGES, voice
from tuileries.reviews import findings
from tuileries.server import protocol, schema

GENERATED = Path(__file__).parent / "src" / "generated"
HEADING = "// Written by web/generate.py from the Python types; do not edit.\n"
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
NOT_DRAWN = ("pictogram", "provenance")


def files() -> Iterator[tuple[Path, str]]:
    """Each file of `src/generated` and what has to stand in it."""
    messages = {"Incoming": protocol.Incoming, "Outgoing": protocol.Outgoing, "Found": findings.Found}
    yield GENERATED / "protocol.ts", module(messages, *schema.bodies(), *schema.answers())
    yield GENERATED / "pictures.ts", module({}, pictures.Scene)
    yield GENERATED / "games.json", json.dumps(list(GAMES)) + "\n"
    yield GENERATED / "grades.json", json.dumps(findings.GRADES) + "\n"
    yield GENERATED / "languages.json", json.dumps(languages(), ensure_ascii=False, indent=1) + "\n"
    for game in GAMES.values():
        yield GENERATED / f"{game.name}.ts", game_module(game)
        yield (
            GENERATED / f"{game.name}-box.json",
            json.dumps(drawn(msgspec.to_builtins(game.box)), indent=1) + "\n",
        )
        yield GENERATED / f"{game.name}-pictures.json", scenes(game.name)


def scenes(game: str) -> str:
    """The pictures of the rules page as the engine makes them today, a line each."""
    found = {name: pictures.scene(album, picture) for name, album, picture in pictures.pictures(game)}
    lines = (f"{json.dumps(name)}: {msgspec.json.encode(one).decode()}" for name, one in found.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def drawn(box: Any) -> Any:
    """What the page needs of a box.

    It draws a card by its constraint, does not say where data are from, and knows each thing by its key.
    """
    if isinstance(box, dict):
        return {key: without_id(key, drawn(value)) for key, value in box.items() if key not in NOT_DRAWN}
    return [drawn(value) for value in box] if isinstance(box, list | tuple) else box


def without_id(key: str, value: Any) -> Any:
    named = isinstance(value, dict) and value.get("id") == key
    return {name: part for name, part in value.items() if name != "id"} if named else value


def languages() -> dict[str, dict[str, str]]:
    """The languages in the order in which they are offered."""
    voices = map(voice, LANGUAGES)
    return {spoken.language: {"name": spoken.name, "locale": spoken.locale} for spoken in voices}


def game_module(game: AnyGame) -> str:
    types = game.types
    unions = {"Move": types.move, "Event": types.event, **types.unions}
    looking_back = (schema.review(game.name), schema.thought(game.name))
    return module(unions, types.options, types.view, types.choices, *looking_back)


def module(unions: Mapping[str, Any], *others: Any) -> str:
    """Declarations of all structs and enums that these types are made of; a union gets its own name too."""
    known = schema.declared(*unions.values(), *others)
    named = [
        f"export type {name} = {written(inspect.type_info(union))};\n"
        for name, union in unions.items()
        if name not in [kind.cls.__name__ for kind in known]
    ]
    return "\n".join([HEADING, *map(declaration, known), *named])


def declaration(type_: schema.Declared) -> str:
    if isinstance(type_, inspect.EnumType):
        return f"export type {type_.cls.__name__} = {' | '.join(json.dumps(m.value) for m in type_.cls)};\n"
    tag = [f"  type: {json.dumps(type_.tag)};"] if type_.tag is not None else []
    optional = type_ in schema.sent() or type_.cls.__struct_config__.omit_defaults
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
