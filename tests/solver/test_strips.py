"""A round over its time: when cards were met and broken, by whose tile, and where nobody acted."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

import tuileries
from tests.solver.test_reviews import begun, golden
from tuileries.core.grids import Cell
from tuileries.core.record import Header, Line, Played, Record, Unread, time_of
from tuileries.core.table import Table
from tuileries.games.gardeners import game
from tuileries.games.gardeners.components import Mode
from tuileries.games.gardeners.judging import Status
from tuileries.games.gardeners.moves import Add, Lift, Move, Place, Ready, Remove, TimeUp
from tuileries.games.gardeners.state import Options
from tuileries.server.table.films import shoot
from tuileries.solver.reviews import review
from tuileries.solver.strips import Change, Strip, Wait, strips

GOLDEN = sorted((Path(__file__).parents[1] / "golden" / "gardeners").glob("*.jsonl"))
SIGNS = {Status.MET: "+", Status.LOST: "x", Status.OPEN: "."}

Timed = tuple[float, int | None, Move]


def played(table: Table, moves: Iterable[Timed]) -> Record:
    for at, player, move in moves:
        table.play(player, move, at=at)
    return table.record()


def drawn(strip: Strip) -> str:
    """A line a card, a sign a second; below, where nobody acted."""
    rows = [[(span.since, span.until, SIGNS[span.status]) for span in row.spans] for row in strip.rows]
    waits = [(wait.since, wait.until, "/") for wait in strip.waits]
    lines = (line_of(strip, spans) for spans in [*rows, waits])
    return "\n".join(line for line in lines if line)


def line_of(strip: Strip, spans: list[tuple[float, float, str]]) -> str:
    seconds = range(round(strip.since), round(strip.until))
    return "".join(
        next((sign for since, until, sign in spans if since <= second < until), " ") for second in seconds
    ).rstrip()


def puzzle(*cards: str) -> Table:
    options = Options(Mode.TRAINING_A, puzzle=cards)
    return Table(game, Header(game.name, game.rules, 1, options, seed="strip"))


def test_of_each_change_it_is_told_by_whose_tile() -> None:
    """S11: no flower is next to another."""
    moves: list[Timed] = [
        (1, 0, Add("A1", Cell(0, 0))),
        (3, 1, Add("A2", Cell(0, 1))),
        (5, 0, Remove("A2", 1)),
        (17, None, TimeUp()),
    ]
    (strip,) = strips(played(begun(2, "S11"), moves)).values()
    assert drawn(strip) == "...xx............\n     ////////////"
    assert strip.rows[0].changes == (
        Change(3, 3.0, 1, "A2", Status.OPEN, Status.LOST),
        Change(4, 5.0, 0, "A2", Status.LOST, Status.OPEN),
    )
    assert strip.waits == (Wait(4, 5.0, 17.0, 12.0),)
    assert strip.held_up == ("S11",), "it was not met at the end"


def test_a_card_that_was_met_can_be_broken_and_met_again() -> None:
    """A5: a group of at least 6 grass tiles. A3: no tree next to a tree."""
    grass = ["A1", "A3", "A9", "A10", "A11", "A12"]
    laid = [(number, 0, Place(tile, Cell(0, number))) for number, tile in enumerate(grass[:4])]
    rest = [(number + 4, 0, Place(tile, Cell(1, number))) for number, tile in enumerate(grass[4:])]
    moves: list[Timed] = [
        *laid,
        *rest,
        (7, 0, Lift("A12")),
        (8, 0, Place("A7", Cell(1, 2))),
        (9, 0, Place("A12", Cell(3, 3))),
        (10, 0, Place("A12", Cell(2, 0))),
    ]
    (strip,) = strips(played(puzzle("A5", "A3"), moves)).values()
    assert drawn(strip) == ".....++...\n........xx"
    assert [(one.at, one.tile, one.status) for one in strip.rows[0].changes] == [
        (5.0, "A12", Status.MET),
        (7.0, "A12", Status.OPEN),
        (10.0, "A12", Status.MET),
    ]
    assert strip.held_up == ("A3",)


def test_a_table_that_was_left_does_not_stretch_the_strip() -> None:
    """As in the replay; how long it really was is told."""
    moves: list[Timed] = [(1, 0, Place("A1", Cell(0, 0))), (5000, 0, Place("A2", Cell(0, 1)))]
    (strip,) = strips(played(puzzle("A5"), moves)).values()
    assert strip.until == 61.0
    assert strip.waits == (Wait(1, 1.0, 61.0, 4999.0),)


def test_while_the_timer_runs_every_second_counts() -> None:
    moves: list[Timed] = [(1, 0, Add("A1", Cell(0, 0))), (801, 1, Add("A2", Cell(0, 1)))]
    (strip,) = strips(played(begun(2, "S11"), moves)).values()
    assert (strip.since, strip.until) == (0.0, 801.0)


def test_who_was_not_ready_is_told() -> None:
    record = golden("training-a-2")
    ready = [line for line in record.lines if isinstance(line, Played) and line.move == Ready()]
    first, second = ready[:2]
    strip = strips(replace(record, lines=tuple(delayed(record.lines, second.version, 30.0))))[1]
    assert [(wait.version, wait.awaited) for wait in strip.waits] == [(first.version, (second.player,))]
    assert strip.waits[0].seconds == 31.5
    assert strips(record)[1].waits == ()


def delayed(lines: Iterable[Line | Unread], version: int, seconds: float) -> Iterator[Line | Unread]:
    for line in lines:
        is_late = isinstance(line, Played) and line.version >= version
        yield replace(line, at=(time_of(line) or 0.0) + seconds) if is_late else line


def test_a_golden_game_round_by_round() -> None:
    found = strips(golden("discards"))
    assert list(found) == [1, 2, 3, 4, 5, 6]
    third = found[3]
    assert [(row.card, row.is_discarded) for row in third.rows] == [
        ("S46", False),
        ("S47", False),
        ("S48", True),
        ("S49", True),
        ("S1", False),
    ]
    assert third.held_up == ("S1",)
    assert found[2].until == third.since
    last = found[6]
    assert last.waits[-1].until == last.until == 900.0
    assert set(last.held_up) <= {"S2", "S3", "S4"}


def test_of_two_that_the_same_tile_met_the_one_that_waited_longer_held_it_up() -> None:
    second = strips(golden("training-b-failed"))[2]
    assert [row.changes[-1].version for row in second.rows] == [second.rows[0].changes[-1].version] * 2
    assert second.held_up == ("B3",)


def test_where_all_was_met_from_the_start_nothing_held_it_up() -> None:
    assert strips(golden("beginner-3"))[2].held_up == ()


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_the_spans_of_every_golden_game_follow_each_other(path: Path) -> None:
    record = tuileries.load(path.read_text(encoding="utf-8"))
    times = [update.at or 0.0 for update in shoot(game, record, None, aids=False)]
    for strip in strips(record).values():
        for row in strip.rows:
            ends = [span.until for span in row.spans]
            assert [span.since for span in row.spans][1:] == ends[:-1]
            assert strip.since <= row.spans[0].since
            assert row.is_discarded or ends[-1] == strip.until
            assert [change.at for change in row.changes] == ends[:-1]
            assert all(change.at == times[change.version] for change in row.changes)


def test_the_review_brings_the_strip_of_each_round() -> None:
    record = golden("training-b-failed")
    assert [one.strip for one in review(record)] == list(strips(record).values())


def test_without_times_there_is_none() -> None:
    table = begun(2, "S11")
    table.play(None, TimeUp())
    assert [one.strip for one in review(table.record())] == [None]
