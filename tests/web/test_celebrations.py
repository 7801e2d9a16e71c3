"""What one is glad of is seen to be celebrated: briefly, and only where things may move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import tuileries
from tests.server.house import House
from tests.web.backstage import play_again
from tests.web.conftest import Invite
from tests.web.people import Visitor
from tuileries.core.grids import Cell
from tuileries.core.record import Record
from tuileries.core.table import replay_slowly
from tuileries.games import GAMES
from tuileries.games.gardeners.events import GardenChecked
from tuileries.games.hanging_gardens.components import BOX
from tuileries.games.hanging_gardens.events import TempleBuilt, TileTaken
from tuileries.games.zen_garden.moves import Take
from tuileries.games.zen_garden.scoring import SQUARE, rings
from tuileries.games.zen_garden.state import Laid

GOLDEN = Path(__file__).parents[1] / "golden"
FORWARD = "One step forward"

Cause = Callable[[Any, Any, Any], bool]
"""Whether something deserves it: the state before, the state after, what happened."""

SHINING = """() => document.getAnimations()
  .filter((one) => one.id === "celebration")
  .map((one) => {
    const { delay, duration } = one.effect.getTiming();
    const before = one.effect.target.parentElement.getBoundingClientRect();
    one.pause();
    one.currentTime = delay + duration / 2;
    const { scale } = getComputedStyle(one.effect.target);
    const after = one.effect.target.parentElement.getBoundingClientRect();
    return [duration, scale, before.width === after.width && before.height === after.height];
  })"""
"""How long each lasts, how large it is in the middle, and whether what holds it keeps its size."""


def closes_a_ring(before: Any, after: Any, events: Any) -> bool:
    pairs = zip(before.seats, after.seats, strict=True)
    return any(rings(new.garden) > rings(old.garden) for old, new in pairs)


def builds_a_temple(before: Any, after: Any, events: Any) -> bool:
    return any(isinstance(event, TempleBuilt) for event in events)


def fills_a_series(before: Any, after: Any, events: Any) -> bool:
    return any(is_last(after, event) for event in events if isinstance(event, TileTaken))


def is_last(state: Any, event: TileTaken) -> bool:
    series = BOX.series.get(event.tile)
    held = state.seats[event.player].taken.count(event.tile)
    return series is not None and held % len(series.values) == 0


def meets_a_card(before: Any, after: Any, events: Any) -> bool:
    return any(isinstance(event, GardenChecked) and any(event.delighted) for event in events)


def moment(record: Record, cause: Cause) -> int | None:
    """The version at which it happens in this game."""
    before = None
    tables = replay_slowly(GAMES[record.header.game], record)
    for line, table in zip(record.lines, tables, strict=False):
        if before is not None and cause(before, table.state, getattr(line, "events", ())):
            return table.version
        before = table.state
    return None


def kept(game: str, cause: Cause) -> tuple[Record, int]:
    """A game in which it happens, and when; in the kept ones nobody closes a ring."""
    files = sorted((GOLDEN / game).glob("*.jsonl"))
    records = (tuileries.load(file.read_text(encoding="utf-8")) for file in files)
    for record in records if game != "zen_garden" else map(ring_game, "123456789"):
        version = moment(record, cause) if record.header.rules == GAMES[record.header.game].rules else None
        if version is not None:
            return record, version
    raise AssertionError(f"in no kept game of {game}")


def circled(garden: Sequence[Laid], move: Take) -> int:
    """How many bends of the circle that this move goes on with would lie then."""
    laid = {piece.cell: piece for piece in garden}
    down, right = next((down, right) for down, right, corner in SQUARE if corner == move.corner)
    corners = [(Cell(move.cell[0] - down + d, move.cell[1] - right + r), c) for d, r, c in SQUARE]
    there = [(laid.get(cell), corner) for cell, corner in corners]
    return sum(
        piece is not None and piece.corner == corner and piece.tile.walkway == move.tile.walkway
        for piece, corner in there
    )


def ring_game(seed: str) -> Record:
    """Two who want nothing but rings."""
    table = tuileries.new("zen-garden", players=2, seed=seed, options={"boards": [1]})
    while table.to_move:
        (player,) = table.to_move
        garden = table.state.seats[player].garden
        table.play(player, max(table.legal_moves(player), key=lambda move: circled(garden, move)))
    return table.record()


def watch(visitor: Visitor, running: House, game: str, cause: Cause) -> int:
    """Just before it happens; when it will."""
    record, version = kept(game, cause)
    table = visitor.open_quickly(*["human"] * record.header.players, game=record.header.game)
    for name in ("Béla", "Chloé", "Dora")[: record.header.players - 1]:
        visitor.join_quickly(table, name)
    play_again(running, table, record)
    visitor.go(f"/replay/{table}?at={version - 1}")
    expect(visitor.page.locator("[data-place]").first).to_be_attached()
    visitor.settle()
    return version


CAUSES = [
    ("zen_garden", closes_a_ring, ".laid"),
    ("hanging_gardens", builds_a_temple, ".temple"),
    ("hanging_gardens", fills_a_series, "li"),
    ("gardeners", meets_a_card, "li.card"),
]
NAMES = [cause.__name__ for _, cause, _ in CAUSES]


@pytest.mark.parametrize(("game", "cause", "what"), CAUSES, ids=NAMES)
def test_it_shines_for_a_second(invite: Invite, running: House, game: str, cause: Cause, what: str) -> None:
    ada = invite("Ada", reduced_motion="no-preference")
    watch(ada, running, game, cause)
    ada.page.evaluate(WAIT)
    ada.press(FORWARD)
    ada.wait_until(lambda: bool(ada.page.evaluate("window.shone?.length")))
    shone = ada.page.evaluate("window.shone")
    assert len(shone) == 4 if game == "zen_garden" else len(shone) >= 1
    assert all(one["matches"].count(what.split(".")[-1]) for one in shone)
    for duration, scale, still in ada.page.evaluate(SHINING):
        assert duration == 1000
        assert float(scale) > 1
        assert still


WAIT = """() => {
  const shone = (window.shone = []);
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    const one = animate.call(this, frames, timing);
    if (timing?.id === "celebration") {
      one.pause();
      shone.push({ matches: `${this.tagName.toLowerCase()} ${this.className}` });
    }
    return one;
  };
}"""
"""From now on what is celebrated stands still."""


@pytest.mark.parametrize(("game", "cause", "what"), CAUSES, ids=NAMES)
def test_nothing_shines_where_nothing_moves(
    ada: Visitor, running: House, game: str, cause: Cause, what: str
) -> None:
    version = watch(ada, running, game, cause)
    ada.page.evaluate(WAIT)
    ada.press(FORWARD)
    ada.page.wait_for_url(f"**at={version}*")
    ada.settle()
    assert ada.page.evaluate("window.shone") == []
