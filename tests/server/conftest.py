"""A server for a whole file of tests, with the small game beside the others."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.pebbles import game as small_game
from tests.server.house import House, house
from tuileries.games import GAMES


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    GAMES["pebbles"] = small_game
    with house(tmp_path_factory.mktemp("server"), away_after=0.3) as server:
        yield server
    del GAMES["pebbles"]
