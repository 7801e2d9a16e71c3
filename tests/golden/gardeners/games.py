"""Which games are kept, how they were played, and what each must show.

`python -m tests.golden.gardeners.games` plays and writes them anew, after a change of the rules. A round is
won by solving all cards that bind, and building what was found. S46 cannot be met with two of S47, S48, S49:
they send more tiles inside than there is room for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace

import tuileries
from tests.golden.gardeners.builders import rebuild, wanted
from tests.golden.reading import plain
from tuileries.core.game import Player
from tuileries.core.record import Header
from tuileries.core.table import Table
from tuileries.games.gardeners import game
from tuileries.games.gardeners.cards import deck
from tuileries.games.gardeners.components import BOX, Deck, Mode
from tuileries.games.gardeners.events import CardDiscarded, CardScored, GardenChecked, RoundWon
from tuileries.games.gardeners.moves import Discard, GoOn, Ready, Score, Start, TimeUp
from tuileries.games.gardeners.state import Options, Stage
from tuileries.locales import voice

FOLDER = Path(__file__).parent
PACE = 1.5
"""Seconds between two actions, as a record keeps them."""


class Golden(NamedTuple):
    """A game to keep: how many rounds are won before the timer ends it, and what it must show."""

    players: int
    options: Options
    rounds: int
    shows: Callable[[Table], bool]
    deal: tuple[tuple[int, ...], ...] = ()


def first_cards(*cards: str) -> tuple[tuple[int, ...], ...]:
    """A deal in which these cards of the standard deck come first."""
    standard = deck(Deck.STANDARD)
    wanted = [standard.index(card) for card in cards]
    rest = (number for number in range(len(standard)) if number not in wanted)
    return (0,), tuple(range(36)), (*wanted, *rest)


def played(golden: Golden, name: str) -> Table:
    """Each round the players build what was looked for, and one card that cannot be met with others goes."""
    header = Header(game.name, game.rules, golden.players, golden.options, seed=f"golden {name}")
    table = Table(game, replace(header, deal=golden.deal))
    clock = Clock(table, BOX.timer.reading if golden.players > 2 else 0.0)
    if table.state.stage == Stage.READING:
        clock.play(None if golden.players > 2 else table.state.drawer, Start())
    while table.to_move and table.state.round <= golden.rounds:
        win_round(clock)
    if table.to_move:
        table.play(None, TimeUp(), at=BOX.timer.reading + BOX.timer.seconds)
    return table


class Clock:
    """A table whose records tell when each move was made, after so many seconds of reading."""

    def __init__(self, table: Table, reading: float) -> None:
        self.table = table
        self._reading = reading

    def play(self, player: Player | None, move: object) -> None:
        self.table.play(player, move, at=self._reading + self.table.version * PACE)


def win_round(clock: Clock) -> None:
    table = clock.table
    garden = wanted(table)
    while garden is None:
        newest = table.state.cards[-1]
        clock.play(newest.player, Discard(newest.card))
        garden = wanted(table)
    for player, move in rebuild(table, garden):
        clock.play(player, move)
    for player in range(table.header.players):
        clock.play(player, Ready())
    if table.state.stage == Stage.WON:
        clock.play(0, Score() if len(table.state.cards) == 4 or not table.state.deck else GoOn())


def happens(kind: type, times: int = 1) -> Callable[[Table], bool]:
    return lambda table: sum(isinstance(event, kind) for _, event in table.events()) >= times


def ends_by(reason: str) -> Callable[[Table], bool]:
    return lambda table: table.outcome is not None and table.outcome.reason == reason


def passes(table: Table) -> bool:
    """GD-E1, GD-O1: together with the last garden; alone by scoring, here in two goes."""
    reason = "scored" if table.header.players == 1 else "deck"
    return ends_by(reason)(table) and bool(table.outcome and table.outcome.winners)


def fails(table: Table) -> bool:
    return ends_by("time")(table) and not (table.outcome and table.outcome.winners)


def scores_points(table: Table) -> bool:
    return happens(CardScored)(table) and table.outcome is not None and table.outcome.scores[0].total > 0


TRAININGS = {name: Options(Mode(name)) for name in ("training-a", "training-b", "training-c")}
BEGINNER, NORMAL = Options(Mode.BEGINNER), Options(Mode.NORMAL)
EXPERT = Options(Mode.NORMAL, expert=True)


def training_games() -> Iterator[tuple[str, Golden]]:
    for players, (name, options) in zip((2, 3, 4), TRAININGS.items(), strict=True):
        yield f"{name}-{players}", Golden(players, options, 99, passes)
        yield f"solo-{name}", Golden(1, options, 99, passes)


GAMES: dict[str, Golden] = {
    **dict(training_games()),
    "training-b-failed": Golden(2, TRAININGS["training-b"], 2, fails),
    "solo-training-b-failed": Golden(1, TRAININGS["training-b"], 3, fails),
    "beginner-3": Golden(3, BEGINNER, 6, scores_points),
    "normal-2": Golden(2, NORMAL, 6, scores_points),
    "normal-4": Golden(4, NORMAL, 2, ends_by("time")),
    "expert-2": Golden(2, EXPERT, 4, happens(RoundWon, 4)),
    "discards": Golden(2, NORMAL, 5, happens(CardDiscarded, 2), first_cards("S46", "S47", "S48", "S49")),
    "solo-normal": Golden(1, NORMAL, 99, ends_by("scored")),
    "puzzle": Golden(1, Options(Mode.TRAINING_B, puzzle=("S2", "S33", "S38", "X4")), 1, ends_by("solved")),
    "solo-expert": Golden(1, EXPERT, 2, ends_by("time")),
}


def moment(name: str, version: int) -> Table:
    """A kept game as it stood; counted from the end, `version` leaves out so many lines."""
    record = tuileries.load((FOLDER / f"{name}.jsonl").read_text())
    return tuileries.replay(replace(record, lines=record.lines[:version]))


def playthrough() -> str:
    """A kept training as a player would read it: the table before each check, and all that happened."""
    record = tuileries.load((FOLDER / "training-a-2.jsonl").read_text())
    table = tuileries.replay(record)
    say = voice("en", ("Ada", "Béla"))
    text = []
    for version, event in table.events(0):
        if isinstance(event, GardenChecked):
            before = tuileries.replay(replace(record, lines=record.lines[:version])).view(0)
            text += ["", *map(plain, game.draw(before, say)), ""]
        text.append(say.in_full(game.sentence(event)))
    text += ["", *map(plain, game.draw(table.view(), say))]
    return "\n".join(text) + "\n"


if __name__ == "__main__":
    for name, golden in GAMES.items():
        table = played(golden, name)
        assert golden.shows(table), name
        (FOLDER / f"{name}.jsonl").write_text(table.record().dumps())
    (FOLDER / "playthrough.txt").write_text(playthrough())
