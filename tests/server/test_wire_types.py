"""Nobody lists the types that go over the wire: they are found where they are used."""

from __future__ import annotations

import pytest
from litestar import Response, get, post
from litestar.params import JSONBody
from msgspec import Struct, defstruct

from tuileries.server import schema
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
    return Response([Branch((data,), {})])


@get("/leaves")
async def leaves() -> Leaf:
    return Leaf("")


def test_a_request_tells_its_body_and_its_answer() -> None:
    assert schema.body(grow) is Leaf
    assert schema.answer(grow) == list[Branch]
    assert schema.body(leaves) is None
    assert schema.answer(leaves) is Leaf


def test_a_type_brings_its_parts() -> None:
    assert [kind.cls for kind in schema.declared(list[Branch])] == [Branch, Leaf]


def test_two_types_of_one_name_are_refused() -> None:
    with pytest.raises(TypeError, match="Leaf"):
        schema.declared(Leaf, defstruct("Leaf", []))


def test_messages_requests_and_their_parts_are_found() -> None:
    known = {kind.cls for kind in schema.declared(Incoming, Outgoing, *schema.bodies(), *schema.answers())}
    assert {SeatInfo, Day, lobby.House, lobby.GameInfo, lobby.Removing, lobby.Again} <= known
    assert lobby.Again in [kind.cls for kind in schema.sent()]
    assert lobby.House not in [kind.cls for kind in schema.sent()]


def test_the_page_itself_is_no_request() -> None:
    assert all(path.startswith("/api/") for request in schema.REQUESTS for path in request.paths)
