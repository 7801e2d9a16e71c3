"""Write the tables of docs/protocol.md from the types: python docs/protocol.py."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import get_args

import msgspec
from litestar.handlers import HTTPRouteHandler
from msgspec import inspect

from tuileries.games import GAMES
from tuileries.server import schema
from tuileries.server.protocol import Incoming, Outgoing

FILES = {str: "JSON Lines", bytes: "SVG"}
PAGE = Path(__file__).with_suffix(".md")
WORDS: dict[type[inspect.Type], str] = {
    inspect.AnyType: "anything",
    inspect.BoolType: "boolean",
    inspect.CustomType: "anything",
    inspect.FloatType: "number",
    inspect.IntType: "integer",
    inspect.NoneType: "null",
    inspect.RawType: "anything",
    inspect.StrType: "string",
}


def told(kind: inspect.Type) -> str:
    """A type in words."""
    match kind:
        case inspect.Metadata(type=inner):
            return told(inner)
        case inspect.UnionType(types=kinds):
            return " or ".join(told(one) for one in kinds)
        case inspect.LiteralType(values=values):
            return ", ".join(f"`{msgspec.json.encode(value).decode()}`" for value in values)
        case inspect.EnumType(cls=enum):
            return ", ".join(f"`{msgspec.json.encode(member.value).decode()}`" for member in enum)
        case inspect.StructType(cls=struct):
            return f"[{struct.__name__}](#{struct.__name__.lower()})"
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            return f"list of {told(item)}"
        case inspect.TupleType(item_types=items):
            return f"[{', '.join(told(item) for item in items)}]"
        case inspect.NamedTupleType(fields=fields):
            return f"[{', '.join(field.name for field in fields)}]"
        case inspect.DictType(value_type=value):
            return f"object of {told(value)}"
        case inspect.IntType(ge=low, le=high) if low is not None:
            return f"integer, {low} to {high}"
        case inspect.StrType(min_length=low, max_length=high, pattern=pattern) if high is not None:
            return f"string, {low or 0} to {high} characters" + (", no NUL" if pattern else "")
        case _:
            return WORDS[type(kind)]


def default(field: inspect.Field) -> str:
    if field.required:
        return "required"
    value = field.default if field.default is not msgspec.NODEFAULT else field.default_factory()
    return f"`{msgspec.json.encode(value).decode()}`"


def section(kind: inspect.StructType) -> Iterator[str]:
    """A heading, a sentence, and a table of the fields."""
    yield f"### {kind.cls.__name__}\n"
    if kind.cls.__doc__ and kind.cls.__doc__ != (kind.cls.__base__.__doc__ or ""):
        yield " ".join(kind.cls.__doc__.split()) + "\n"
    if kind.fields:
        rows = [f"| `{field.encode_name}` | {told(field.type)} | {default(field)} |" for field in kind.fields]
        yield "\n".join(["| field | what it is | default |", "| --- | --- | --- |", *rows]) + "\n"


def chapters() -> Iterator[tuple[str, str]]:
    """Each struct has its section in the first chapter that it belongs to."""
    wanted: dict[str, Sequence[inspect.Type]] = {
        "incoming": inspect.multi_type_info(get_args(Incoming)),
        "outgoing": inspect.multi_type_info(get_args(Outgoing)),
        "parts": schema.declared(Incoming, Outgoing),
        "lobby": schema.declared(*schema.bodies(), *schema.answers()),
        "review": schema.declared(*map(schema.review, GAMES), *map(schema.thought, GAMES)),
    }
    known: set[type] = set()
    for name, kinds in wanted.items():
        structs = [kind for kind in kinds if isinstance(kind, inspect.StructType) and kind.cls not in known]
        yield name, "\n".join(text for kind in structs for text in section(kind))
        known.update(kind.cls for kind in structs)


def endpoints() -> str:
    rows = ["| request | what it does | body | answer |", "| --- | --- | --- | --- |"]
    for request in schema.REQUESTS:
        method = next(iter(request.http_methods))
        for path in request.paths:
            cells = (f"`{method} {short(path)}`", purpose(request), body(request), answer(request))
            rows.append(f"| {' | '.join(cells)} |")
    return "\n".join(rows) + "\n"


def short(path: str) -> str:
    return re.sub(r"\{(\w+?)(_id)?:\w+\}", r"{\1}", path)


def purpose(request: HTTPRouteHandler) -> str:
    return " ".join((request.fn.__doc__ or "").split())


def body(request: HTTPRouteHandler) -> str:
    kind = schema.body(request)
    return told(inspect.type_info(kind)) if kind else ""


def answer(request: HTTPRouteHandler) -> str:
    kind = schema.answer(request)
    return f"`{request.status_code}` {FILES.get(kind) or told(inspect.type_info(kind))}"


def page(text: str) -> str:
    """The page with what stands between its markers written anew."""
    for name, written in (("endpoints", endpoints()), *chapters()):
        start, end = f"<!-- {name}: written by docs/protocol.py -->\n", f"<!-- /{name} -->\n"
        before, _, rest = text.partition(start)
        _, _, after = rest.partition(end)
        text = f"{before}{start}\n{written}\n{end}{after}"
    return text


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
