"""Nobody lists the types that go over the wire: they are found where they are used."""

from __future__ import annotations

import pytest
from litestar import Response, get, post
from litestar.params import JSONBody
from msgspec import Struct, defstruct

from tuileries.server import wire
from tuileries.server.http import lobby
from tuileries.server.http.daily import Day
from tuileries.server.protocol import Incoming, Outgoing, SeatInfo


class Leaf(Struct):
    name: str


class Branch(Struct):
    leaves: tuple[Leaf, ...]
    by_name: dict[str, Leaf | None]
    next: Branch | None = None


@post("/branches")
async def grow(data: JSONBody[Leaf]) -> Response[list[Branch]]:
    raise NotImplementedError


@get("/leaves")
async def leaves() -> Leaf:
    raise NotImplementedError


def test_a_request_tells_its_body_and_its_answer() -> None:
    assert wire.body(grow) is Leaf
    assert wire.answer(grow) == list[Branch]
    assert wire.body(leaves) is None
    assert wire.answer(leaves) is Leaf


def test_a_type_brings_its_parts() -> None:
    assert [kind.cls for kind in wire.declared(list[Branch])] == [Branch, Leaf]


def test_two_types_of_one_name_are_refused() -> None:
    with pytest.raises(TypeError, match="Leaf"):
        wire.declared(Leaf, defstruct("Leaf", []))


def test_messages_requests_and_their_parts_are_found() -> None:
    known = {kind.cls for kind in wire.declared(Incoming, Outgoing, *wire.bodies(), *wire.answers())}
    assert {SeatInfo, Day, lobby.House, lobby.GameInfo, lobby.Removing, lobby.Again} <= known
    assert lobby.Again in [kind.cls for kind in wire.sent()]
    assert lobby.House not in [kind.cls for kind in wire.sent()]


def test_the_page_itself_is_no_request() -> None:
    assert all(path.startswith("/api/") for request in wire.REQUESTS for path in request.paths)
