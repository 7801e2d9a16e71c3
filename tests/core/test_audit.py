"""Is a record true? Its deal, its events, and the times of a game against the clock."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.games.pebbles import game as small_game
from tests.games.pebbles.game import Options, PutDown, TimeUp
from tuileries.core import audit
from tuileries.core.audit import EARLY, LATE, Audit, check_deal, check_lines
from tuileries.core.errors import BadRecord
from tuileries.core.fairness import make_pledge, seed_of
from tuileries.core.record import Header, Played, Record
from tuileries.core.table import Table

LIMIT = 60.0
HEADER = Header("pebbles", "1", 2, Options(limit=LIMIT), seed="7", deal=(tuple(range(12)),))
MOVES = ((0, PutDown(1)), (1, PutDown(2)), (0, PutDown(3)), (None, TimeUp()))


def record(*times: float | None, header: Header = HEADER) -> Record:
    """The same moves at other times: three pebbles, then the timer."""
    table = Table(small_game, header)
    for (player, move), at in zip(MOVES, times, strict=False):
        table.play(player, move, at=at)
    return table.record()


def check(*times: float | None, header: Header = HEADER) -> Audit:
    return check_lines(small_game, record(*times, header=header))


def fault(*times: float | None, header: Header = HEADER) -> tuple[str, int, object]:
    with pytest.raises(BadRecord) as error:
        check(*times, header=header)
    args = error.value.phrase.args
    return error.value.phrase.key, int(str(args["version"])), args.get("seconds")


def test_times_in_order_are_true() -> None:
    audit = check(1.0, 1.0, 59.9, 60.0)
    assert (audit.is_timed, audit.has_times) == (True, True)
    assert audit.table.outcome is not None


def test_times_never_go_back() -> None:
    assert fault(5.0, 4.999) == ("error-time-back", 2, None)
    assert fault(-1.0) == ("error-time-back", 1, None)


def test_nobody_plays_after_the_end_of_the_timer() -> None:
    assert fault(1.0, 2.0, LIMIT + LATE + 0.1) == ("error-time-late", 3, 6)


def test_a_busy_host_may_be_a_little_late() -> None:
    assert check(1.0, 2.0, LIMIT + LATE).has_times


def test_a_host_that_was_stopped_rings_when_it_is_back() -> None:
    assert check(1.0, 2.0, 3.0, 10_000.0).is_timed


def test_the_timer_does_not_end_early() -> None:
    assert fault(1.0, 2.0, 3.0, LIMIT - 1.5) == ("error-time-early", 4, 2)
    assert check(1.0, 2.0, 3.0, LIMIT - EARLY / 2).is_timed


def test_no_time_may_be_left_out_while_a_timer_runs() -> None:
    assert fault(1.0, None, 3.0) == ("error-time-missing", 2, None)


def test_a_timed_game_without_any_times_cannot_be_checked_and_says_so() -> None:
    audit = check(None, None, None, None)
    assert (audit.is_timed, audit.has_times) == (True, False)


def test_without_a_timer_some_times_may_be_missing_but_none_goes_back() -> None:
    untimed = replace(HEADER, options=Options())
    assert not check(1.0, None, 3.0, header=untimed).is_timed
    assert fault(2.0, None, 1.0, header=untimed) == ("error-time-back", 3, None)


def test_a_take_back_has_no_time_and_turns_no_timer() -> None:
    table = Table(small_game, HEADER)
    table.play(0, PutDown(1), at=50.0)
    table.take_back(0)
    table.play(0, PutDown(1), at=66.0)
    with pytest.raises(BadRecord) as error:
        audit.check(small_game, table.record())
    assert error.value.phrase.key == "error-time-late"


def test_what_does_not_follow_is_found_as_in_any_replay() -> None:
    lines = record(1.0, 2.0).lines
    other = lines[1]
    assert isinstance(other, Played)
    wrong = Record(HEADER, (lines[0], replace(other, player=1), lines[2]))
    with pytest.raises(BadRecord) as error:
        check_lines(small_game, wrong)
    assert error.value.phrase.key == "error-record-refused"


def test_a_deal_is_checked_where_it_was_promised() -> None:
    check_deal(HEADER)
    pledge = make_pledge("secret", ("moss", "clay"))
    header = replace(HEADER, deal=(), pledge=pledge, seed=seed_of("secret", ("moss", "clay")))
    check_deal(header)
    with pytest.raises(BadRecord):
        check_deal(replace(header, seed="7"))
