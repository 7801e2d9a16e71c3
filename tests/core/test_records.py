"""Records: written, read, replayed, and tampered with."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

import tuileries
from tests.games.pebbles import game as small_game
from tests.games.pebbles.game import Dealt, Draw, Drawn, Options, PutDown, Shown, TimeUp, WasPutDown
from tuileries.core.errors import BadOptions, BadRecord, UnknownName
from tuileries.core.fairness import make_pledge, seed_of
from tuileries.core.game import AnyGame
from tuileries.core.record import Header, Line, Opened, Played, Record, TakenBack, loads
from tuileries.core.table import Table, replay, replay_slowly

GAME: AnyGame = small_game
HEADER = Header("pebbles", "1", 2, Options(), seed="7", deal=(tuple(range(12)),))
PAGE = Path(__file__).parents[2] / "docs" / "records.md"


def find(name: str) -> AnyGame:
    if name != GAME.name:
        raise UnknownName("error-unknown-game", name=name, known=GAME.name)
    return GAME


def played() -> Record:
    """A header and ten lines: a draw, a take-back, a return by consent, a reveal and the table's own move."""
    table = Table(GAME, HEADER)
    table.play(0, Draw(), at=1.5)
    table.play(0, PutDown(7), at=2.25)
    table.take_back(0)
    table.play(0, PutDown(1))
    table.play(1, PutDown(2))
    table.return_to(4)
    table.play(1, PutDown(6))
    table.play(1, PutDown(4))
    table.play(None, TimeUp())
    return table.record()


RECORD = played()
TEXT = RECORD.dumps()


def key_and_args(error: pytest.ExceptionInfo[Any]) -> tuple[str, dict[str, Any]]:
    return error.value.phrase.key, error.value.phrase.args


def with_line(record: Record, line: Line) -> Record:
    """The record with another line in the place of the one of this version."""
    lines = [line if old.version == line.version else old for old in record.lines]
    return replace(record, lines=tuple(lines))


def differing(record: Record) -> tuple[str, int]:
    """How a replay is refused, and at which version."""
    with pytest.raises(BadRecord) as error:
        replay(GAME, record)
    key, args = key_and_args(error)
    return key, args["version"]


def random_table(numbers: list[int], header: Header) -> Table:
    table = Table(GAME, header)
    for number in numbers:
        if not table.to_move:
            break
        player = table.to_move[number % len(table.to_move)]
        if number % 5 == 0 and table.why_not_take_back(player) is None:
            table.take_back(player)
        else:
            moves = list(table.legal_moves(player))
            table.play(player, moves[number % len(moves)], at=number / 8 if number % 2 else None)
    return table


# Writing and reading


@given(
    st.lists(st.integers(0, 999), max_size=25),
    st.text(max_size=9),
    st.sampled_from([0, 3]).flatmap(lambda n: st.lists(st.text(), min_size=n, max_size=n)),
)
def test_a_record_survives_writing_and_reading_byte_for_byte(
    numbers: list[int], seed: str, names: list[str]
) -> None:
    pledge = make_pledge("secret", ("moss", "clay", ""))
    header = Header("pebbles", "1", 3, Options(), seed=seed, pledge=pledge, names=tuple(names))
    table = random_table(numbers, header)
    for record in (table.record(), table.log(1), table.log(None)):
        read = loads(record.dumps(), find)
        assert read == record
        assert read.dumps() == record.dumps()
    assert replay(GAME, loads(table.record().dumps(), find)).record() == table.record()


def test_a_record_has_a_line_for_its_header_and_for_each_thing_that_happened() -> None:
    header, *lines = [json.loads(line) for line in TEXT.splitlines()]
    assert header["game"] == "pebbles"
    assert [line["type"] for line in lines] == [
        *("opened", "played", "played", "taken-back", "played"),
        *("played", "taken-back", "played", "played", "played"),
    ]
    assert [line["version"] for line in lines] == list(range(10))


def test_a_header_leaves_out_what_it_has_nothing_to_say_about() -> None:
    text = Record(Header("pebbles", "1", 2, Options(), seed="7"), ()).dumps()
    assert text == '{"record":1,"game":"pebbles","rules":"1","players":2,"options":{},"seed":"7"}\n'


def test_a_move_nobody_timed_leaves_out_when_it_was_made() -> None:
    lines = TEXT.splitlines()
    move, event = '{"type":"PutDown","pebble":1}', '{"type":"WasPutDown","player":0,"pebble":1}'
    assert lines[2].endswith(',"at":1.5}')
    assert lines[5] == f'{{"type":"played","version":4,"player":0,"move":{move},"events":[{event}]}}'


def test_a_field_that_no_table_writes_is_refused() -> None:
    for field in ('"players":2', '"type":"opened"', '"type":"WasPutDown"'):
        with pytest.raises(BadRecord, match="unknown field"):
            loads(TEXT.replace(field, f'{field},"colour":"red"', 1), find)


def test_a_line_nested_without_end_is_damaged() -> None:
    with pytest.raises(BadRecord):
        loads('{"record":1,"options":' + "[" * 100_000 + "\n", find)


def test_no_name_can_break_a_line() -> None:
    names = ("Ada\nBlaise", "\u2028\u2029\x85\r\x00\x1c")
    record = Record(replace(HEADER, names=names), RECORD.lines)
    assert record.dumps().count("\n") == len(RECORD.lines) + 1
    assert loads(record.dumps(), find) == record


def test_the_last_line_may_lack_its_line_feed() -> None:
    assert loads(TEXT.removesuffix("\n"), find) == RECORD


def test_options_are_read_by_the_game_and_filled_up() -> None:
    read = loads('{"game":"pebbles","rules":"1","players":2,"options":{}}\n', find)
    assert read.header.options == Options(hand=3)


@pytest.mark.parametrize("options", ['{"hands":3}', '{"hand":"three"}', "null", "[3]"])
def test_options_that_mean_nothing_are_refused_with_those_the_game_knows(options: str) -> None:
    with pytest.raises(BadOptions) as error:
        loads(f'{{"game":"pebbles","rules":"1","players":2,"options":{options}}}\n', find)
    key, args = key_and_args(error)
    assert key == "error-options"
    assert args["known"] == "hand, limit"


def test_a_record_of_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownName):
        loads(TEXT.replace("pebbles", "marbles"), find)


def test_a_record_of_a_later_format_is_refused() -> None:
    with pytest.raises(BadRecord) as error:
        loads(TEXT.replace('"record":1', '"record":2'), find)
    assert key_and_args(error)[1]["line"] == 1


@pytest.mark.parametrize("text", ["", "\n", "\n\n", "\n" + TEXT])
def test_an_empty_record_is_refused(text: str) -> None:
    with pytest.raises(BadRecord) as error:
        loads(text, find)
    assert error.value.phrase.key == "error-record-empty"


@pytest.mark.parametrize("number", range(1, 12))
@pytest.mark.parametrize("pattern", ["{}}}", "[{}]", "{}{}", "null", "\ud800", "{{", " ", "-"])
def test_a_damaged_line_is_named_by_its_number(number: int, pattern: str) -> None:
    lines = TEXT.splitlines()
    lines[number - 1] = pattern.format(lines[number - 1], lines[number - 1])
    with pytest.raises(BadRecord) as error:
        loads("\n".join([*lines, ""]), find)
    key, args = key_and_args(error)
    assert (key, args["line"]) == ("error-record-line", number)
    assert args["detail"]


@pytest.mark.parametrize("number", range(2, 13))
def test_a_blank_line_is_damage(number: int) -> None:
    lines = TEXT.splitlines()
    lines.insert(number - 1, "")
    with pytest.raises(BadRecord) as error:
        loads("\n".join([*lines, ""]), find)
    assert key_and_args(error)[1]["line"] == number


@pytest.mark.parametrize(
    ("number", "old", "new"),
    [
        (1, '"game":"pebbles",', ""),
        (1, '"players":2', '"players":"2"'),
        (1, '"seed":"7"', '"seed":7'),
        (1, '"deal":[[0', '"deal":[[0.5'),
        (2, '"opened"', '"closed"'),
        (2, '"version":0', '"version":true'),
        (2, '"Dealt"', '"Stolen"'),
        (3, '"player":0,"move"', '"move"'),
        (3, '"move":{"type":"Draw"},', ""),
        (3, '"at":1.5', '"at":"noon"'),
        (4, '"pebble":7', '"pebble":7.5'),
        (5, '"to":1', '"to":null'),
    ],
)
def test_a_line_that_does_not_mean_anything_is_named_by_its_number(number: int, old: str, new: str) -> None:
    lines = TEXT.splitlines()
    assert old in lines[number - 1]
    lines[number - 1] = lines[number - 1].replace(old, new, 1)
    with pytest.raises(BadRecord) as error:
        loads("\n".join([*lines, ""]), find)
    assert key_and_args(error)[1]["line"] == number


@pytest.mark.parametrize("number", range(1, 12))
def test_a_record_cut_off_in_the_middle_of_a_line_names_that_line(number: int) -> None:
    lines = TEXT.splitlines()
    for length in (1, 20, len(lines[number - 1]) - 1):
        with pytest.raises(BadRecord) as error:
            loads("\n".join([*lines[: number - 1], lines[number - 1][:length]]), find)
        assert key_and_args(error)[1]["line"] == number


def test_a_number_that_is_none_is_refused() -> None:
    for number in ("NaN", "Infinity", "1e999", '"1.5"'):
        with pytest.raises(BadRecord) as error:
            loads(TEXT.replace('"at":1.5', f'"at":{number}'), find)
        assert key_and_args(error)[1]["line"] == 3


# Replaying


def test_a_true_record_replays_to_the_same_table() -> None:
    table = replay(GAME, RECORD)
    assert table.record() == RECORD
    assert table.outcome is not None
    assert table.version == 9


def test_a_record_replayed_slowly_stops_after_each_line() -> None:
    seen = [(table.version, table.record().lines) for table in replay_slowly(GAME, RECORD)]
    assert seen == [(number, RECORD.lines[: number + 1]) for number in range(len(RECORD.lines))]


def test_a_record_that_ends_early_replays_to_where_it_ends() -> None:
    for length in range(1, 11):
        part = replace(RECORD, lines=RECORD.lines[:length])
        assert replay(GAME, part).record() == part


def test_a_replayed_table_can_be_played_on() -> None:
    table = replay(GAME, replace(RECORD, lines=RECORD.lines[:3]))
    table.take_back(0)
    assert table.lines == list(RECORD.lines[:4])


def test_a_record_without_its_opening_is_found_out() -> None:
    for lines in ((), RECORD.lines[1:]):
        with pytest.raises(BadRecord) as error:
            replay(GAME, replace(RECORD, lines=lines))
        assert error.value.phrase.key == "error-record-setup"


@pytest.mark.parametrize(
    "opening",
    [
        Opened(0, (Dealt(0, (1, 3, 5)),)),
        Opened(0, (Dealt(0, (1, 3, 12)), Dealt(1, (2, 4, 6)))),
        Opened(1, (Dealt(0, (1, 3, 5)), Dealt(1, (2, 4, 6)))),
    ],
)
def test_an_opening_that_the_seed_does_not_deal_is_found_out(opening: Line) -> None:
    with pytest.raises(BadRecord) as error:
        replay(GAME, replace(RECORD, lines=(opening, *RECORD.lines[1:])))
    assert error.value.phrase.key == "error-record-setup"


def test_another_seed_is_found_out() -> None:
    with pytest.raises(BadRecord) as error:
        replay(GAME, replace(RECORD, header=replace(HEADER, seed="8", deal=())))
    assert error.value.phrase.key == "error-record-setup"


def test_a_seats_log_cannot_be_replayed() -> None:
    with pytest.raises(BadRecord) as error:
        replay(GAME, replay(GAME, RECORD).log(0))
    assert error.value.phrase.key == "error-seed-withheld"


def test_a_log_cannot_be_passed_off_as_a_record() -> None:
    log = replay(GAME, RECORD).log(0)
    assert differing(Record(HEADER, (RECORD.lines[0], *log.lines[1:]))) == ("error-record-differs", 5)


@pytest.mark.parametrize(
    "line",
    [
        pytest.param(Played(1, 0, Draw(), (Drawn(0, 8),), 1.5), id="another pebble drawn"),
        pytest.param(Played(1, 0, Draw(), (), 1.5), id="an event is missing"),
        pytest.param(Played(1, 0, Draw(), (Drawn(0, 7), Drawn(0, 8)), 1.5), id="an event too many"),
        pytest.param(Played(1, 0, Draw(), (WasPutDown(0, 7),), 1.5), id="an event of another kind"),
        pytest.param(Played(1, 1, Draw(), (Drawn(0, 7),), 1.5), id="another player"),
        pytest.param(Played(1, 0, PutDown(5), (Drawn(0, 7),), 1.5), id="another move"),
        pytest.param(Played(1, 0, None, (Drawn(0, 7),), 1.5), id="no move"),
        pytest.param(Played(2, 0, PutDown(3), (WasPutDown(0, 7),), 2.25), id="another pebble put down"),
        pytest.param(
            Played(5, 1, PutDown(2), (WasPutDown(1, 2), Shown((1, 2), 0)), None), id="another winner"
        ),
        pytest.param(TakenBack(3, 0, 0), id="taken back to another version"),
        pytest.param(Opened(4, ()), id="opened again"),
    ],
)
def test_the_first_line_that_did_not_happen_so_is_found(line: Line) -> None:
    assert differing(with_line(RECORD, line)) == ("error-record-differs", line.version)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        pytest.param(Played(1, 0, PutDown(2), ()), "error-forbidden", id="a pebble of another"),
        pytest.param(Played(1, 7, Draw(), ()), "error-forbidden", id="a seat that is not there"),
        pytest.param(Played(1, -1, Draw(), ()), "error-forbidden", id="a seat below the first"),
        pytest.param(Played(9, 0, TimeUp(), ()), "error-forbidden", id="a player ends the time"),
        pytest.param(TakenBack(1, 0, 0), "take-back-not-yours", id="the opening taken back"),
        pytest.param(TakenBack(2, 0, 0), "take-back-revealed", id="a reveal taken back"),
        pytest.param(TakenBack(3, 1, 1), "take-back-not-yours", id="taken back by another"),
        pytest.param(TakenBack(6, None, 2), "take-back-nowhere", id="back to what was taken back"),
        pytest.param(TakenBack(6, None, 6), "take-back-nowhere", id="back to the future"),
    ],
)
def test_a_line_that_the_rules_forbid_is_found_with_the_reason(line: Line, reason: str) -> None:
    with pytest.raises(BadRecord) as error:
        replay(GAME, with_line(RECORD, line))
    key, args = key_and_args(error)
    assert (key, args["version"]) == ("error-record-refused", line.version)
    assert args["reason"].key == reason


@pytest.mark.parametrize("version", range(1, 9))
def test_a_line_that_was_cut_out_or_doubled_is_found(version: int) -> None:
    before, after = RECORD.lines[:version], RECORD.lines[version:]
    assert differing(replace(RECORD, lines=before + after[1:]))[1] == version
    assert differing(replace(RECORD, lines=before + after[:1] + after))[1] == version + 1


@given(st.lists(st.integers(1, 999), min_size=1, max_size=25), st.data())
def test_no_number_in_any_event_can_be_changed_unnoticed(numbers: list[int], data: st.DataObject) -> None:
    record = random_table(numbers, HEADER).record()
    places = [
        (line, n, name)
        for line in record.lines
        if isinstance(line, Opened | Played)
        for n, event in enumerate(line.events)
        for name in ("player", "pebble", "winner")
        if isinstance(getattr(event, name, None), int)
    ]
    line, n, name = data.draw(st.sampled_from(places))
    event = replace(line.events[n], **{name: getattr(line.events[n], name) + 1})
    tampered = with_line(record, replace(line, events=(*line.events[:n], event, *line.events[n + 1 :])))
    with pytest.raises(BadRecord) as error:
        replay(GAME, tampered)
    assert key_and_args(error)[1].get("version", 0) == line.version


def test_a_fair_deal_is_written_with_its_pledge() -> None:
    nonces = ("moss", "clay")
    header = Header("pebbles", "1", 2, Options(), seed=seed_of("s", nonces), pledge=make_pledge("s", nonces))
    record = Table(GAME, header).record()
    assert replay(GAME, loads(record.dumps(), find)).header == header


# The page


def test_the_lines_on_the_page_are_real() -> None:
    header = Header("zen-garden", "1", 2, tuileries.new("zen-garden", players=2, seed="7").header.options)
    header = replace(header, seed="7", names=("Ada", "Blaise"))
    table = Table(tuileries.GAMES["zen-garden"], header)
    table.play(1, next(table.legal_moves(1)), at=12.5)
    table.take_back(1)
    block = PAGE.read_text(encoding="utf-8").partition("```text\n")[2].partition("\n```")[0]
    shown = [paragraph.replace("\n", "") for paragraph in block.split("\n\n")]
    for line, real in zip(shown, table.record().dumps().splitlines(), strict=True):
        first, *others = line.split("…")
        assert real.startswith(first)
        assert all(part in real.partition(first)[2] for part in others)
        assert real.endswith(others[-1] if others else first)
