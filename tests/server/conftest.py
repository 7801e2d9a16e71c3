"""A server for a whole file of tests, with the small game beside the others."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.games.pebbles import game as small_game
from tests.server.house import House, house
from tests.server.postgres import Postgres, postgres_running
from tuileries.games import GAMES


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    GAMES["pebbles"] = small_game
    with house(tmp_path_factory.mktemp("server"), away_after=0.3) as server:
        yield server
    del GAMES["pebbles"]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with postgres_running() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/games.sqlite3"
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()
