"""The HTTP part keeps to its own description."""

from __future__ import annotations

from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.house import PATIENCE, House, Person, fetch, wait_for

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
EXAMPLES = 15


def described(running: House) -> Any:
    return schemathesis.openapi.from_url(f"http://{running.address}/api/schema/openapi.json")


def keep_to_it(operation: Any, mode: GenerationMode, table: str, cookies: dict[str, str]) -> int:
    """Call an operation with what its description allows, or with what it forbids; count the calls."""
    calls = 0

    @seed(1)
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def call(case: Case[Any]) -> None:
        nonlocal calls
        calls += 1
        if calls % 2 and "table_id" in case.path_parameters:
            case.path_parameters["table_id"] = table
        case.call_and_validate(checks=CHECKS, cookies=cookies, timeout=PATIENCE)

    call()
    return calls


def modes(operation: Any) -> list[GenerationMode]:
    """Whatever takes nothing can be given nothing wrong."""
    takes_something = operation.body or operation.path_parameters or operation.query
    return list(GenerationMode) if takes_something else [GenerationMode.POSITIVE]


def test_every_answer_is_one_that_the_description_names(running: House) -> None:
    ada = Person(running.address, "Ada")
    table = ada.open("human", "human")
    cookies = dict(ada.http.cookies)
    operations = [result.ok() for result in described(running).get_all_operations()]
    for operation in operations:
        for mode in modes(operation):
            keep_to_it(operation, mode, table, cookies)
    assert len(operations) > 10
    assert fetch(running.address, "/health").status_code == 200


def test_a_whole_evening_is_answered_as_described(running: House) -> None:
    schema, ada = described(running), Person(running.address, "Ada")

    def call(method: str, path: str, body: Any = None, **places: Any) -> Any:
        response = ada.http.request(method, path.format(**places), json=body)
        schema[path][method].validate_response(response)
        assert response.status_code < 300, response.text
        return response

    at = "/api/tables/{table_id}"
    opening = {"game": "pebbles", "seats": ["human", "human"], "options": {"limit": 0.1}}
    table = call("POST", "/api/tables", {**opening, "listed": True}).json()["id"]
    for name in ("Ada", "Béla", "Zoë"):
        if name == "Zoë":
            call("POST", f"{at}/remove", {"seat": 1}, table_id=table)
        call("POST", f"{at}/join", {"name": name, "nonce": "moss"}, table_id=table)
    call("GET", "/api/house")
    call("GET", "/api/tables")
    call("POST", f"{at}/start", table_id=table)
    call("GET", f"{at}/log", table_id=table)
    wait_for(lambda: call("GET", at, table_id=table).json()["stage"] == "over")
    for path in ("record", "verify", "replay", "invitation.svg"):
        call("GET", f"{at}/{path}", table_id=table)
    call("GET", "/api/games")
    again = call("POST", f"{at}/rematch", {}, table_id=table).json()
    assert again["stage"] == "running"
    code = call("POST", "/api/codes").json()
    call("POST", "/api/codes/redeem", code)
    other = call("POST", "/api/tables", opening).json()["id"]
    call("POST", f"{at}/leave", table_id=other)
