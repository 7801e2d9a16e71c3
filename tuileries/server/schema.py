"""Every type that goes over the wire, as the messages, the requests and the games themselves tell it."""

from __future__ import annotations

import importlib
from collections.abc import Iterable, Iterator
from typing import Any, get_args, get_origin, get_type_hints

from litestar import Response
from litestar.handlers import HTTPRouteHandler
from msgspec import inspect

from tuileries.server.http.app import MODULES, handlers
from tuileries.server.protocol import Incoming
from tuileries.server.workers.explanations import EXPLAINERS
from tuileries.server.workers.reviews import REVIEWERS

Declared = inspect.StructType | inspect.EnumType
"""A type with a name."""

REQUESTS = [handler for handler in handlers(*MODULES) if handler.include_in_schema is not False]


def body(request: HTTPRouteHandler) -> Any | None:
    """What a request brings, where it brings something."""
    return get_type_hints(request.fn).get("data")


def answer(request: HTTPRouteHandler) -> Any:
    kind = get_type_hints(request.fn)["return"]
    return get_args(kind)[0] if get_origin(kind) is Response else kind


def bodies() -> tuple[Any, ...]:
    return tuple(kind for kind in map(body, REQUESTS) if kind is not None)


def answers() -> tuple[Any, ...]:
    return tuple(map(answer, REQUESTS))


def review(game: str) -> Any | None:
    """What looks back at a game, where something does; asking starts the compiler."""
    if game not in REVIEWERS:
        return None
    return get_type_hints(importlib.import_module(REVIEWERS[game]).review)["return"]


def thought(game: str) -> Any | None:
    """What bots of a game tell of their thoughts, where they do; asking starts the compiler."""
    if game not in EXPLAINERS:
        return None
    return get_type_hints(importlib.import_module(EXPLAINERS[game]).explain)["return"]


def sent() -> list[Declared]:
    """What a client writes; it may leave out what has a default."""
    return declared(Incoming, *bodies())


def declared(*types: Any) -> list[Declared]:
    """The structs and enums that these types are made of, each before its own parts."""
    found: dict[str, Declared] = {}
    collect(inspect.multi_type_info(types), found)
    return list(found.values())


def collect(types: Iterable[inspect.Type], found: dict[str, Declared]) -> None:
    """By name, because that is how a client tells them apart."""
    for kind in types:
        if not isinstance(kind, inspect.StructType | inspect.EnumType):
            collect(parts(kind), found)
        elif kind.cls.__name__ not in found:
            found[kind.cls.__name__] = kind
            collect(parts(kind), found)
        elif found[kind.cls.__name__].cls is not kind.cls:
            raise TypeError(f"two types are called {kind.cls.__name__}")


def parts(kind: inspect.Type) -> Iterator[inspect.Type]:
    match kind:
        case inspect.StructType(fields=fields) | inspect.NamedTupleType(fields=fields):
            yield from (field.type for field in fields)
        case inspect.UnionType(types=types) | inspect.TupleType(item_types=types):
            yield from types
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            yield item
        case inspect.DictType(value_type=value):
            yield value
        case inspect.Metadata(type=inner):
            yield inner
