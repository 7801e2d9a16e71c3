"""Records of another version of the rules: their events are the test."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest
from msgspec.structs import replace

from tests.core.test_records import HEADER, RECORD, key_and_args
from tests.games.pebbles import game as small_game
from tests.games.pebbles.game import Dealt, Drawn, Ended, Options, PutDown, Shown, State, WasPutDown
from tuileries.core.errors import BadOptions, BadRecord, IllegalMove, OtherRules, Refusal
from tuileries.core.game import AnyGame, Outcome, Player, Step
from tuileries.core.record import Record, Unread, is_as_written, loads
from tuileries.core.table import Table, as_seen, replay, replay_slowly, trace


def game(**changes: Any) -> AnyGame:
    """Pebbles by later rules."""
    return cast(AnyGame, SimpleNamespace(**{**vars(small_game), "rules": "2", **changes}))


def refusing(state: State, player: Player | None, move: Any) -> Step[State, Any]:
    """Six may no longer be put down: the seventh line is refused."""
    if move == PutDown(6):
        raise IllegalMove((Refusal("PB-R2", "", {"pebble": 6}),))
    return small_game.play(state, player, move)


def showing_the_lowest(state: State, player: Player | None, move: Any) -> Step[State, Any]:
    """The lowest pebble wins: the fifth line comes out otherwise."""
    step = small_game.play(state, player, move)
    events = tuple(replace(event, winner=0) if isinstance(event, Shown) else event for event in step.events)
    return replace(step, events=events)


def dealing_otherwise(players: int, options: Options, chance: Any) -> Step[State, Any]:
    step = small_game.setup(players, options, chance)
    return replace(step, events=step.events[:1])


SAME = game()
FIRST_DIFFERENCE = {
    "a move is refused": (game(play=refusing), 7, "error-record-refused"),
    "an event comes out otherwise": (game(play=showing_the_lowest), 5, "error-record-differs"),
    "the deal is another": (game(setup=dealing_otherwise), 0, "error-record-setup"),
    "so many may no longer play": (game(players=range(3, 5)), 0, "error-players"),
}
differing = pytest.mark.parametrize(
    ("changed", "version", "reason"), FIRST_DIFFERENCE.values(), ids=FIRST_DIFFERENCE
)


def read(changed: AnyGame, text: str) -> Record:
    return loads(text, lambda _: changed)


def test_a_record_of_other_rules_whose_events_are_the_same_is_as_good_as_new() -> None:
    record = read(SAME, RECORD.dumps())
    table = replay(SAME, record)
    assert table.record() == record == RECORD
    assert table.header.rules == "1"
    assert trace(SAME, record).error is None


def test_a_game_of_other_rules_can_be_played_on() -> None:
    table = replay(SAME, replace(RECORD, lines=RECORD.lines[:3]))
    table.take_back(0)
    assert table.lines == list(RECORD.lines[:4])


@differing
def test_where_a_record_of_other_rules_differs_it_says_as_of_which_version(
    changed: AnyGame, version: int, reason: str
) -> None:
    with pytest.raises(OtherRules) as error:
        replay(changed, read(changed, RECORD.dumps()))
    key, args = key_and_args(error)
    assert key == "error-other-rules"
    assert (args["recorded"], args["present"], args["version"]) == ("1", "2", version)
    assert args["reason"].key == reason
    assert error.value.version == version


@differing
def test_what_came_before_the_difference_is_kept(changed: AnyGame, version: int, reason: str) -> None:
    shown = [table.version for table in whatever_comes(changed)]
    assert shown == list(range(version))
    if version == 0:
        with pytest.raises(OtherRules):
            trace(changed, RECORD)
        return
    table, error = trace(changed, RECORD)
    assert error is not None
    assert table.record() == replace(RECORD, lines=RECORD.lines[:version])
    assert table.view(0) == replay(small_game, table.record()).view(0)


def whatever_comes(changed: AnyGame) -> Any:
    try:
        yield from replay_slowly(changed, RECORD)
    except OtherRules:
        return


def test_newer_rules_than_ours_are_other_rules_too() -> None:
    newer = replace(RECORD, header=replace(HEADER, rules="3"))
    assert replay(SAME, newer).record() == newer
    with pytest.raises(OtherRules):
        replay(game(play=refusing), newer)


def test_the_same_rules_that_differ_are_no_excuse() -> None:
    with pytest.raises(BadRecord) as error:
        trace(game(play=refusing, rules="1"), RECORD)
    assert not isinstance(error.value, OtherRules)


def test_a_log_of_other_rules_is_still_a_log() -> None:
    with pytest.raises(BadRecord) as error:
        replay(SAME, as_seen(RECORD, 0))
    assert error.value.phrase.key == "error-seed-withheld"
    assert not isinstance(error.value, OtherRules)


def test_the_error_survives_the_way_between_processes() -> None:
    error = trace(game(play=refusing), RECORD).error
    assert error is not None
    again = pickle.loads(pickle.dumps(error))
    assert isinstance(again, OtherRules)
    assert (again.version, again.phrase) == (7, error.phrase)


# Lines that mean nothing today


TEXT = RECORD.dumps().replace('"type":"PutDown","pebble":6', '"type":"Swallow","pebble":6')


def test_a_line_that_means_nothing_today_ends_a_record_of_other_rules_there() -> None:
    record = read(SAME, TEXT)
    assert isinstance(record.lines[7], Unread)
    assert record.lines[:7] == RECORD.lines[:7]
    table, error = trace(SAME, record)
    assert error is not None
    assert error.version == 7
    assert error.phrase.args["reason"].key == "error-record-unread"  # type: ignore[union-attr]
    assert table.record().lines == RECORD.lines[:7]


def test_an_unread_line_is_kept_byte_for_byte() -> None:
    odd = TEXT.replace('{"type":"played","version":7', '{ "version":7, "type":"played"')
    for text in (TEXT, odd):
        assert read(SAME, text).dumps() == text


def test_an_opening_that_means_nothing_today_leaves_nothing_to_show() -> None:
    record = read(SAME, TEXT.replace('"Dealt"', '"Scattered"'))
    with pytest.raises(OtherRules) as error:
        trace(SAME, record)
    assert error.value.version == 0


def test_a_log_ends_before_what_nobody_can_read() -> None:
    """It may hold what its reader must not know."""
    record = read(SAME, TEXT)
    log = as_seen(record, 0)
    assert log == as_seen(replace(RECORD, lines=RECORD.lines[:7]), 0)
    assert "Swallow" not in log.dumps()


def test_by_our_own_rules_such_a_line_is_damage() -> None:
    with pytest.raises(BadRecord) as error:
        read(small_game, TEXT)
    assert key_and_args(error)[1]["line"] == 9


@pytest.mark.parametrize("damage", ["{", "", '{"type":"played"', "\ud800", "[" * 100_000])
def test_a_damaged_line_of_other_rules_is_damage(damage: str) -> None:
    lines = TEXT.splitlines()
    with pytest.raises(BadRecord) as error:
        read(SAME, "\n".join([*lines[:4], damage, *lines[5:], ""]))
    assert key_and_args(error)[1]["line"] == 5


def test_options_that_mean_nothing_today_leave_nothing_to_show_and_stay_as_they_are() -> None:
    text = TEXT.replace('"options":{}', '"options":{"hand":3,"moon":"full"}')
    record = read(SAME, text)
    assert record.dumps() == text
    with pytest.raises(OtherRules) as error:
        trace(SAME, record)
    assert error.value.phrase.args["reason"].key == "error-options"  # type: ignore[union-attr]
    with pytest.raises(BadOptions):
        read(small_game, text)


def test_a_table_takes_the_options_of_its_game_alone() -> None:
    with pytest.raises(BadOptions):
        Table(small_game, replace(HEADER, options={"hand": 3}))


def test_an_outcome_of_other_rules_is_no_event() -> None:
    """What the score sheet says follows from the rules of today; a record holds events alone."""

    def outcome(state: State) -> Outcome | None:
        ended = small_game.outcome(state)
        return ended and replace(ended, winners=(0, 1))

    table = replay(game(outcome=outcome), RECORD)
    assert table.outcome is not None
    assert table.outcome.winners == (0, 1)


def test_an_unknown_event_is_not_taken_for_a_known_one() -> None:
    record = read(SAME, RECORD.dumps().replace('"type":"Drawn"', '"type":"Fished"'))
    assert isinstance(record.lines[1], Unread)
    assert Drawn(0, 7) in RECORD.lines[1].events  # type: ignore[union-attr]


# How it is written


def test_other_rules_may_have_written_more_or_less_of_an_event() -> None:
    """A field that was added since, and goes without saying, does not make an old record an edited one."""

    class Drawn(small_game.Drawn, frozen=True, tag="Drawn"):
        deep: bool = False

    happening = Dealt | Drawn | WasPutDown | Shown | Ended
    changed = game(types=small_game.types._replace(event=happening), play=drawing(Drawn))
    text = RECORD.dumps()
    record = read(changed, text)
    assert record.dumps() != text
    assert is_as_written(changed, record, text)
    assert replay(changed, record).version == 9


def drawing(kind: Any) -> Callable[[State, Player | None, Any], Step[State, Any]]:
    def play(state: State, player: Player | None, move: Any) -> Step[State, Any]:
        step = small_game.play(state, player, move)
        events = (kind(e.player, e.pebble) if type(e) is Drawn else e for e in step.events)
        return replace(step, events=tuple(events))

    return play


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"seed":"7"', '"seed":"8","seed":"7"'),
        ('"version":3', '"version":2,"version":3'),
        ('"version":3', '"version": 3'),
        ("1.5", "1.50"),
    ],
)
def test_a_record_of_other_rules_says_everything_once(old: str, new: str) -> None:
    text = replace(RECORD, header=replace(HEADER, names=("\u2028", "\x85"))).dumps()
    edited = text.replace(old, new, 1)
    assert edited != text
    assert is_as_written(SAME, read(SAME, text), text)
    assert not is_as_written(SAME, read(SAME, edited), edited)
    assert not is_as_written(SAME, read(SAME, text[:-1]), text[:-1])


def test_by_our_own_rules_a_record_is_written_byte_for_byte() -> None:
    text = RECORD.dumps()
    assert is_as_written(small_game, RECORD, text)
    assert not is_as_written(small_game, RECORD, text.replace('"player":0,"to":1', '"to":1,"player":0'))
