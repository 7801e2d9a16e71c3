"""A room owns its fields: whoever wants something changed asks for it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import tuileries.server

SERVER = Path(tuileries.server.__file__).parent
OWNERS = {"room": "table/room.py", "connection": "table/connections.py"}


def assigned(tree: ast.AST) -> Iterator[str]:
    """What attributes are assigned to, as in `room.row = …`, `self._room.row = …` or `room.seats[0] = …`."""
    for node in ast.walk(tree):
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        for target in targets:
            for part in ast.walk(target) if target is not None else ():
                if isinstance(part, ast.Attribute | ast.Subscript) and isinstance(part.ctx, ast.Store):
                    yield ast.unparse(part.value).rpartition(".")[2].lstrip("_").partition("[")[0]


def test_nobody_else_assigns_to_a_room_or_a_connection() -> None:
    for file in SERVER.rglob("*.py"):
        names = set(assigned(ast.parse(file.read_text(encoding="utf-8"))))
        for name, owner in OWNERS.items():
            assert name not in names or file == SERVER / owner, f"{file.name} assigns to a {name}"


def test_an_assignment_would_be_seen() -> None:
    code = "room.row = 1; self._room.table = 2; connection.seat, connection.told = 3, 4; room.said += [5]"
    assert list(assigned(ast.parse(code))) == ["room", "room", "connection", "connection", "room"]
