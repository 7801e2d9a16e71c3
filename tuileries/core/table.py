"""A game being played: the friendly face of the rules, and the only thing here that changes."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import pairwise
from typing import Any, NamedTuple

from msgspec.structs import replace

from tuileries.core.chance import Chance
from tuileries.core.errors import (
    BadOptions,
    BadRecord,
    CannotTakeBack,
    IllegalMove,
    IllegalSetup,
    OtherRules,
    Refusal,
    WrongType,
)
from tuileries.core.game import AnyGame, Event, Outcome, Player, Scores
from tuileries.core.phrases import Phrase
from tuileries.core.record import (
    HUMAN,
    LONGEST,
    Header,
    Line,
    Opened,
    Played,
    Record,
    TakenBack,
    Unread,
    option_names,
    read_move,
)
from tuileries.core.story import Story

IMAGINED = 8
"""How many worlds a preview looks at."""


class Moment(NamedTuple):
    """A point of the game that play can return to, and the decision that led there.

    It has a version for each time the game stood here. It `stands` when nobody alone can take it back.
    """

    versions: tuple[int, ...]
    state: Any
    player: Player | None
    stands: bool


class Table:
    """One game, from its setup to its end."""

    def __init__(self, game: AnyGame, header: Header) -> None:
        if header.players not in game.players:
            least, most = game.players[0], game.players[-1]
            raise BadOptions("error-players", players=header.players, least=least, most=most)
        if not isinstance(header.options, game.types.options):
            raise BadOptions("error-options", known=option_names(game), detail=repr(header.options))
        chance = Chance(_seed_of(header), deal=header.deal)
        step = game.setup(header.players, header.options, chance)
        self.game = game
        self.header = header
        self.lines: list[Line] = [Opened(0, step.events)]
        self._path = [Moment((0,), step.state, None, stands=True)]
        self._told: dict[tuple[int, Player | None], tuple[Event, ...]] = {}

    def __repr__(self) -> str:
        """What makes this table again. All of it is told, so this is for whoever runs the table."""
        return f"tuileries.replay(tuileries.load({self.record().dumps()!r}))"

    @property
    def version(self) -> int:
        """How many lines came after the setup. A take-back is a line too."""
        return len(self.lines) - 1

    @property
    def state(self) -> Any:
        return self._path[-1].state

    @property
    def to_move(self) -> tuple[Player, ...]:
        return self.game.to_move(self.state)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    def legal_moves(self, player: Player) -> Iterator[Any]:
        self._check_seat(player)
        return self.game.legal_moves(self.state, player)

    def choices(self, player: Player) -> Any:
        self._check_seat(player)
        return self.game.choices(self.state, player)

    def why_not(self, player: Player | None, move: Any) -> tuple[Refusal, ...]:
        check_type(player)
        return self.game.why_not(self.state, player, read_move(self.game, move))

    def view(self, viewer: Player | None = None) -> Any:
        self._check_seat(viewer)
        return self.game.view(self.state, viewer)

    def decisions(self) -> Iterator[tuple[Any, Played[Any, Any]]]:
        """What was played and not taken back, each with the state in which it was played."""
        for before, moment in pairwise(self._path):
            line = self.lines[moment.versions[0]]
            assert isinstance(line, Played)  # a return is noted at the moment it leads to
            yield before.state, line

    def story(
        self, viewer: Player | None = None, *, waited: int = 0, until: int | None = None
    ) -> Story[Any, Any]:
        """What this viewer saw since the start, perhaps until some version, without what was taken back."""
        self._check_seat(viewer)
        last = self.version if until is None else max(0, until)
        path = [moment for moment in self._path if moment.versions[0] <= last]
        events = tuple(self._seen_at(moment.versions[0], viewer) for moment in path)
        return Story(events, self.game.view(path[-1].state, viewer), waited)

    def _seen_at(self, version: int, viewer: Player | None) -> tuple[Event, ...]:
        """What a viewer saw of a line that led somewhere; kept, since a story is told again at every step."""
        if (found := self._told.get((version, viewer))) is None:
            line = self.lines[version]
            assert not isinstance(line, TakenBack)  # a return is noted at the moment it leads to
            found = self._told[version, viewer] = tuple(seen(line.events, viewer))
        return found

    def project(self, viewer: Player | None = None) -> Scores | None:
        return self.game.project(self.view(viewer))

    def preview(self, player: Player, move: Any) -> tuple[tuple[str, int, int], ...]:
        """What a move would do to each line of the player's score: rule, before, after.

        Judged in worlds imagined from the player's own view, so that it tells nothing they may not know.
        Where luck makes a difference, the least of them is told.
        """
        view, move = self.view(player), read_move(self.game, move)
        worlds = [self.game.imagine(view, Chance(f"preview {number}")) for number in range(IMAGINED)]
        states = [self.game.play(world, player, move).state for world in worlds]
        before = self.game.project(view)
        if before is None:
            return ()
        after = [self.game.project(self.game.view(state, player)) for state in states]
        lines = zip(*(sheets[player].lines for sheets in (before, *after) if sheets), strict=True)
        return tuple((now.rule, now.points, min(line.points for line in then)) for now, *then in lines)

    def play(self, player: Player | None, move: Any, *, at: float | None = None) -> tuple[Any, ...]:
        """Play a move and return the events it caused; raise IllegalMove where a rule forbids it.

        Whatever is no move, no seat or no time raises WrongType: a record could not hold it.
        """
        check_type(player)
        move, at = read_move(self.game, move), None if at is None else read_time(at)
        step = self.game.play(self.state, player, move)
        self.lines.append(Played(self.version + 1, player, move, step.events, at))
        self._path.append(Moment((self.version,), step.state, player, step.revealed))
        return step.events

    def why_not_take_back(self, player: Player) -> CannotTakeBack | None:
        """What keeps this player from undoing their last decision."""
        check_type(player)
        undone = self._since_decision_of(player)
        if not self.game.can_take_back:
            return CannotTakeBack("take-back-never")
        if not undone:
            return CannotTakeBack("take-back-not-yours")
        if self.outcome is not None:
            return CannotTakeBack("take-back-over")
        if any(moment.stands for moment in undone):
            return CannotTakeBack("take-back-revealed")
        return None

    def _since_decision_of(self, player: Player) -> list[Moment]:
        """Their last decision and what only bots did after it; nothing where somebody else acted."""
        back = enumerate(reversed(self._path), start=1)
        others = () if self._has_one_person else range(self.header.players)
        count = next(number for number, moment in back if moment.player in (player, None, *others))
        undone = self._path[-count:]
        return undone if undone[0].player == player else []

    @property
    def _has_one_person(self) -> bool:
        """Nobody minds what is taken back, as long as nothing came to light."""
        return self.header.seats.count(HUMAN) == 1

    def take_back(self, player: Player) -> None:
        """Undo this player's last decision, while nothing came to light and nobody else acted.

        A person alone among bots goes back past their answers.
        """
        if error := self.why_not_take_back(player):
            raise error
        self._return_to(self._path[-len(self._since_decision_of(player)) - 1], player)

    def return_to(self, version: int) -> None:
        """Go back to an earlier version because everyone agreed to."""
        if not self.game.can_take_back:
            raise CannotTakeBack("take-back-never")
        if self.outcome is not None:
            raise CannotTakeBack("take-back-over")
        for moment in self._path[:-1]:
            if version in moment.versions:
                return self._return_to(moment, None)
        raise CannotTakeBack("take-back-nowhere", version=version)

    def _return_to(self, moment: Moment, player: Player | None) -> None:
        number = self._path.index(moment)
        undone, self._path = self._path[number + 1 :], self._path[:number]
        self.lines.append(TakenBack(self.version + 1, player, moment.versions[-1]))
        alone = self._has_one_person
        others = any(other.stands or (other.player != moment.player and not alone) for other in undone)
        stands = moment.stands or others
        self._path.append(moment._replace(versions=(*moment.versions, self.version), stands=stands))

    def events(self, viewer: Player | None = None, *, since: int = -1) -> Iterator[tuple[int, Any]]:
        """What this viewer saw happen after a version, each with the version it belongs to."""
        self._check_seat(viewer)
        for line in self.lines[max(since, -1) + 1 :]:
            if not isinstance(line, TakenBack):
                yield from ((line.version, event) for event in seen(line.events, viewer))

    def remark(self, version: int, viewer: Player | None = None) -> Phrase | None:
        """What follows from a move, as this viewer saw it, that its events do not tell."""
        lines = self.lines[max(version - 1, 0) : version + 1]
        told = [tuple(seen(line.events, viewer)) for line in lines if not isinstance(line, TakenBack)]
        if len(told) < 2 or not all(told):
            return None
        before, after = told
        return self.game.remark(before[-1], after[0])

    def record(self) -> Record:
        """Everything. Until the game is over this is for whoever runs the table, and for nobody else."""
        return Record(self.header, tuple(self.lines))

    def log(self, viewer: Player | None) -> Record:
        """The record as one seat may have it while the game goes on."""
        self._check_seat(viewer)
        return as_seen(self.record(), viewer)

    def _check_seat(self, seat: Player | None) -> None:
        """A seat that is not there must not look like one that is."""
        check_type(seat)
        if seat is not None and not 0 <= seat < self.header.players:
            raise BadOptions("error-seat", number=seat, players=self.header.players)


def check_type(seat: Player | None) -> None:
    """True would pass for 1, and so would 1.0; no record could be read again that says so."""
    if seat is not None and type(seat) is not int:
        raise WrongType("error-seat-type", seat=repr(seat)[:LONGEST])


def read_time(at: float) -> float:
    if isinstance(at, bool) or not isinstance(at, int | float) or not math.isfinite(at):
        raise WrongType("error-time", at=repr(at)[:LONGEST])
    return float(at)


def _seed_of(header: Header) -> str:
    """Where the luck comes from, if the header is one that a table can have."""
    if header.seed is None:
        raise BadRecord("error-seed-withheld")
    if any(given and len(given) != header.players for given in (header.names, header.seats)):
        raise BadRecord("error-seats", players=header.players)
    if header.pledge and header.deal:
        raise BadRecord("error-pledge-and-deal")
    return header.seed


def as_seen(record: Record, viewer: Player | None) -> Record:
    """A record with everything left out that this viewer may not know."""
    pledge = record.header.pledge and replace(record.header.pledge, secret=None)
    header = replace(record.header, seed=None, deal=(), pledge=pledge)
    return Record(header, tuple(_lines_seen(record, viewer)))


def seen(events: tuple[Event, ...], viewer: Player | None) -> Iterator[Event]:
    for event in events:
        seen = event.seen_by(viewer)
        if seen is not None:
            yield seen


def _lines_seen(record: Record, viewer: Player | None) -> Iterator[Line]:
    """Nobody knows who may see what a line says that cannot be read, so nothing is told from there on."""
    for line in record.lines:
        if isinstance(line, Unread):
            return
        yield _line_seen(line, viewer)


def _line_seen(line: Line, viewer: Player | None) -> Line:
    if isinstance(line, TakenBack):
        return line
    line = replace(line, events=tuple(seen(line.events, viewer)))
    if isinstance(line, Opened) or (line.player is not None and line.player == viewer):
        return line
    return replace(line, move=None)


def replay(game: AnyGame, record: Record) -> Table:
    """Play a record again; raise BadRecord at the first line that does not follow from those before."""
    *_, table = replay_slowly(game, record)
    return table


def replay_slowly(game: AnyGame, record: Record) -> Iterator[Table]:
    """The same, stopping after each line: the one table as it stands then.

    Whether a record of other rules still holds, its events tell; where they differ, OtherRules is raised.
    """
    _seed_of(record.header)
    version = 0
    try:
        for table in _replayed(game, record):
            version = table.version + 1
            yield table
    except (BadRecord, BadOptions, IllegalSetup) as error:
        recorded = record.header.rules
        if recorded == game.rules:
            raise
        raise OtherRules(recorded, game.rules, version=version, reason=error.phrase) from error


class Trace(NamedTuple):
    """The part of a record that follows from the rules, and where those it was played by differ."""

    table: Table
    error: OtherRules | None


def trace(game: AnyGame, record: Record) -> Trace:
    """Play a record again; one of other rules as far as it goes, if that is anywhere."""
    try:
        return Trace(replay(game, record), None)
    except OtherRules as error:
        if error.version == 0:
            raise
        part = replace(record, lines=record.lines[: error.version])
        return Trace(replay(game, part), error)


def _replayed(game: AnyGame, record: Record) -> Iterator[Table]:
    table = Table(game, record.header)
    opening, *rest = record.lines or (None,)
    if opening != table.lines[0]:
        raise BadRecord("error-record-setup")
    yield table
    for line in rest:
        replay_line(table, line)
        yield table


def replay_line(table: Table, line: Line | Unread | None) -> None:
    """Play the next line of a record; raise BadRecord where it does not follow."""
    version = table.version + 1
    try:
        match line:
            case Played(player=player, move=move, at=at) if move is not None:
                table.play(player, move, at=at)
            case TakenBack(player=int(player)):
                table.take_back(player)
            case TakenBack(to=to):
                table.return_to(to)
            case Unread():
                raise BadRecord("error-record-unread", version=version)
            case _:
                raise BadRecord("error-record-differs", version=version)
    except (IllegalMove, CannotTakeBack) as error:
        raise BadRecord("error-record-refused", version=version, reason=error.phrase) from error
    if table.lines[-1] != line:
        raise BadRecord("error-record-differs", version=version)
