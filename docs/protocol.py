"""Write the tables of docs/protocol.md from the types: python docs/protocol.py."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect

from tuileries.bots.expectations import Idea
from tuileries.core.errors import Refusal
from tuileries.core.game import Outcome, ScoreLine, Sheet
from tuileries.core.phrases import Phrase
from tuileries.games.gardeners.garden import Garden, Laid
from tuileries.server.http import daily, lobby
from tuileries.server.http.app import handlers
from tuileries.server.http.daily import Day, GardenOfTheDay
from tuileries.server.http.lobby import Code, GameInfo, House, Seated, Verified
from tuileries.server.protocol import Incoming, Outgoing, Proposal, SeatInfo
from tuileries.server.table.seats import Joining, Opening
from tuileries.solver.reviews import Discarded, Finding, Review, Way

FILES = {"str": "JSON Lines", "bytes": "SVG"}
PAGE = Path(__file__).with_suffix(".md")
PARTS = (SeatInfo, Proposal, Idea, Outcome, Sheet, ScoreLine, Refusal, Phrase)
LOBBY_PARTS = (Opening, Joining, Seated, House, GameInfo, Day, GardenOfTheDay, Code, Verified)
REVIEW_PARTS = (Review, Finding, Discarded, Way, Garden, Laid)
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
        case inspect.StrType(min_length=low, max_length=high) if high is not None:
            return f"string, {low or 0} to {high} characters"
        case _:
            return WORDS[type(kind)]


def default(field: inspect.Field) -> str:
    if field.required:
        return "required"
    value = field.default if field.default is not msgspec.NODEFAULT else field.default_factory()
    return f"`{msgspec.json.encode(value).decode()}`"


def section(struct: Any, *, level: int) -> Iterator[str]:
    """A heading, a sentence, and a table of the fields."""
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    yield f"{'#' * level} {struct.__name__}\n"
    if struct.__doc__ and struct.__doc__ != (struct.__base__.__doc__ or ""):
        yield " ".join(struct.__doc__.split()) + "\n"
    if info.fields:
        rows = [f"| `{field.encode_name}` | {told(field.type)} | {default(field)} |" for field in info.fields]
        yield "\n".join(["| field | what it is | default |", "| --- | --- | --- |", *rows]) + "\n"


def sections(structs: tuple[Any, ...]) -> str:
    return "\n".join(text for struct in structs for text in section(struct, level=3))


def endpoints() -> str:
    rows = ["| request | what it does | body | answer |", "| --- | --- | --- | --- |"]
    for handler in handlers(lobby, daily):
        method = next(iter(handler.http_methods))
        for path in handler.paths:
            rows.append(
                f"| `{method} {short(path)}` | {purpose(handler)} | {body(handler)} | {answer(handler)} |"
            )
    return "\n".join(rows) + "\n"


def short(path: str) -> str:
    return re.sub(r"\{(\w+?)(_id)?:\w+\}", r"{\1}", path)


def purpose(handler: Any) -> str:
    return " ".join((handler.fn.__doc__ or "").split())


def body(handler: Any) -> str:
    kind = handler.fn.__annotations__.get("data", "")
    return f"`{kind.removeprefix('JSONBody[').removesuffix(']')}`" if kind else ""


def answer(handler: Any) -> str:
    kind = handler.fn.__annotations__["return"]
    named = kind.removeprefix("Response[").removesuffix("]") if kind.startswith("Response[") else kind
    return f"`{handler.status_code}` {FILES.get(named, f'`{named}`')}"


def page(text: str) -> str:
    """The page with what stands between its markers written anew."""
    parts = {
        "endpoints": endpoints(),
        "lobby": sections(LOBBY_PARTS),
        "review": sections(REVIEW_PARTS),
        "incoming": sections(get_args(Incoming)),
        "outgoing": sections(get_args(Outgoing)),
        "parts": sections(PARTS),
    }
    for name, written in parts.items():
        start, end = f"<!-- {name}: written by docs/protocol.py -->\n", f"<!-- /{name} -->\n"
        before, _, rest = text.partition(start)
        _, _, after = rest.partition(end)
        text = f"{before}{start}\n{written}\n{end}{after}"
    return text


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
