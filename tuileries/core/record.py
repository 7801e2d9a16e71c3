"""A game as it is kept: a header, then a line for each thing that happened. JSON Lines."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from tuileries.core.errors import BadOptions, BadRecord, WrongType
from tuileries.core.fairness import Pledge
from tuileries.core.game import AnyGame, Player

HUMAN = "human"
"""What a seat is called that a person plays."""

_pack = msgspec.msgpack.Encoder().encode
"""As JSON would, in half the time: every move of every simulation is looked at."""

LONGEST = 200
"""Letters of something wrong that are told."""

M = TypeVar("M")
E = TypeVar("E")


class Header(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag=1, tag_field="record"):
    """What was played, by which rules, where the luck came from, and who sat where (`human` or a bot)."""

    game: str
    rules: str
    players: int
    options: Any
    seed: str | None = None
    deal: tuple[tuple[int, ...], ...] = ()
    pledge: Pledge | None = None
    names: tuple[str, ...] = ()
    seats: tuple[str, ...] = ()


class Opened(Struct, Generic[E], frozen=True, forbid_unknown_fields=True, tag="opened"):
    """The table was set up."""

    version: int
    events: tuple[E, ...]


class Played(
    Struct, Generic[M, E], frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag="played"
):
    """A move; `player` is None for the table itself. Another seat's move is left out of a log.

    `at` is the number of seconds since the table opened, where a replay at the true pace matters.
    """

    version: int
    player: Player | None
    move: M | None
    events: tuple[E, ...]
    at: float | None = None


class TakenBack(Struct, frozen=True, forbid_unknown_fields=True, tag="taken-back"):
    """A return to an earlier version; `player` is None when all agreed to it."""

    version: int
    player: Player | None
    to: int


Line = Opened[Any] | Played[Any, Any] | TakenBack


class Unread(Struct, frozen=True):
    """A line of another version of the rules that means nothing today, as it is written."""

    version: int
    text: str


def time_of(line: Line | Unread) -> float | None:
    """When it happened, where somebody looked at a clock."""
    return line.at if isinstance(line, Played) else None


class Record(Struct, frozen=True):
    """A whole game, or as much of it as a seat may have."""

    header: Header
    lines: tuple[Line | Unread, ...]

    def dumps(self) -> str:
        return "".join(map(dump_line, (self.header, *self.lines)))


def is_as_written(game: AnyGame, record: Record, text: str) -> bool:
    """Whether a table could have written this text, so that it says nothing which the record does not say.

    Other rules may have written more or less of a line; what they wrote had each field once and no blanks.
    """
    if record.header.rules == game.rules:
        return record.dumps() == text
    return "".join(_rewritten(line) for line in text.split("\n")[:-1]) == text


def _rewritten(line: str) -> str:
    return msgspec.json.encode(msgspec.json.decode(line.encode())).decode() + "\n"


def dump_line(line: Header | Line | Unread) -> str:
    text = line.text if isinstance(line, Unread) else msgspec.json.encode(line).decode()
    return text + "\n"


def read_options(game: AnyGame, options: Any, *, strict: bool = True) -> Any:
    """The game's options out of plain data; unless `strict`, numbers may be written as text."""
    try:
        return msgspec.convert(options, game.types.options, strict=strict)
    except msgspec.ValidationError as error:
        raise BadOptions("error-options", known=option_names(game), detail=str(error)) from None


def option_names(game: AnyGame) -> str:
    return ", ".join(game.types.options.__struct_fields__)


def read_move(game: AnyGame, move: Any) -> Any:
    """The move as a record holds it; what is no move of this game is refused, before any rule looks at it."""
    try:
        read = _move_reader(game.types.move)(_pack(move))
    except (msgspec.DecodeError, TypeError, ValueError, OverflowError, RecursionError) as error:
        raise WrongType("error-move-type", move=repr(move)[:LONGEST], detail=str(error)[:LONGEST]) from None
    if read != move:
        raise WrongType("error-move-type", move=repr(move)[:LONGEST], detail=type(move).__name__)
    return read


@cache
def _move_reader(kind: Any) -> Callable[[bytes], Any]:
    return msgspec.msgpack.Decoder(kind).decode


def loads(text: str, find: Callable[[str], AnyGame]) -> Record:
    """Read a record; `find` knows the games."""
    first, *others = text.split("\n") if text.endswith("\n") else [*text.split("\n"), ""]
    if not first:
        raise BadRecord("error-record-empty")
    header = _decode(1, first, Header)
    game = find(header.game)
    header = msgspec.structs.replace(header, options=_options(game, header))
    return Record(header, tuple(read_lines(others[:-1], game, header.rules)))


def _options(game: AnyGame, header: Header) -> Any:
    """As the game has them; those of other rules that mean nothing today stay plain data."""
    try:
        return read_options(game, header.options)
    except BadOptions:
        if header.rules == game.rules:
            raise
        return header.options


def read_lines(texts: Sequence[str], game: AnyGame, rules: str, *, first: int = 2) -> Iterator[Line | Unread]:
    """Lines after the header, which were written by these rules; `first` is the number of the first."""
    move, event = game.types.move, game.types.event
    line_type = Opened[event] | Played[move, event] | TakenBack  # type: ignore[valid-type]
    read = _decode if rules == game.rules else _decode_other
    for number, text in enumerate(texts, start=first):
        yield read(number, text, line_type)


def _decode_other(number: int, text: str, kind: Any) -> Any:
    """A line of other rules may be whole and still mean nothing today."""
    _decode(number, text, Any)
    try:
        return msgspec.json.decode(text.encode(), type=kind)
    except msgspec.ValidationError:
        return Unread(number - 2, text)


def _decode(number: int, text: str, kind: Any) -> Any:
    try:
        return msgspec.json.decode(text.encode(), type=kind)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        raise BadRecord("error-record-line", line=number, detail=str(error)) from None
