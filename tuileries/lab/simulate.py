"""Whole games between programs, over all cores."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from typing import Any, TypeVar

from msgspec import Struct

from tuileries import bots, games
from tuileries.bots.bot import seen_by
from tuileries.core.chance import Chance
from tuileries.core.errors import BadOptions
from tuileries.core.game import Outcome, Player
from tuileries.core.record import Header, Played
from tuileries.core.table import Table
from tuileries.lab.clockwork import Sitter, play_at_once
from tuileries.lab.statistics import Mean, Rate, mean, rate

MOST_WORKERS = 64

P = TypeVar("P")
B = TypeVar("B")
R = TypeVar("R")


class Plan(Struct, frozen=True):
    """What to play. In game number n, seat s is played by bot (s + n) of the list, round and round."""

    game: str
    players: int
    options: Any
    bots: tuple[str, ...]
    games: int
    seed: str

    def bot_at(self, seat: int, number: int) -> str:
        return self.bots[(seat + number) % len(self.bots)]


class Result(Struct, frozen=True):
    """One game: who sat where, who began and what the score sheets say."""

    number: int
    seats: tuple[str, ...]
    first: Player
    outcome: Outcome
    moves: int


class BotSummary(Struct, frozen=True):
    """How a bot did; a shared victory counts as its part of one."""

    wins: Rate
    score: Mean
    lines: dict[str, Mean]


class Summary(Struct, frozen=True):
    """All games together; `order` is how often the one who began won, then the next in turn, and so on."""

    plan: Plan
    played: int
    bots: dict[str, BotSummary]
    order: tuple[Rate, ...]
    reasons: dict[str, int]
    moves: Mean


def play_game(plan: Plan, number: int) -> Result:
    """Each game has a deal of its own; the bots' luck is another and knows nothing of it."""
    seats = tuple(plan.bot_at(seat, number) for seat in range(plan.players))
    deal = f"{plan.seed}/{number}"
    table = play_table(plan.game, plan.options, seats, deal, deal)
    if table.outcome is None:
        raise BadOptions("simulate-nothing")
    return Result(number, seats, first_player(table), table.outcome, table.version)


def play_table(game_name: str, options: Any, seats: tuple[str, ...], deal: str, luck: str) -> Table:
    """A whole game between bots; where all act at once, each at its pace."""
    game = games.find(game_name)
    players = [bots.find(name, game.name) for name in seats]
    table = Table(game, Header(game.name, game.rules, len(seats), options, seed=deal))
    if game.is_simultaneous:
        paces = [bots.pace_of(name) for name in seats]
        return play_at_once(table, list(map(Sitter, players, paces)), luck)
    while table.to_move:
        player = table.to_move[0]
        chance = Chance(f"{luck}/luck/{table.version}")
        bot = players[player]
        table.play(player, bot(game, seen_by(bot, table, player), player, chance))
    return table


def first_player(table: Table) -> Player:
    """Who had the first turn."""
    line = table.lines[1]
    assert isinstance(line, Played)
    assert line.player is not None
    return line.player


def play_games(plan: Plan, numbers: range) -> list[Result]:
    return [play_game(plan, number) for number in numbers]


def simulate(plan: Plan, report: Callable[[list[Result]], None], *, workers: int | None = None) -> None:
    """Play all games of a plan and report each batch. An interrupt ends it after the batches under way."""
    bots.prepare(plan.game, plan.bots)
    number = number_of_workers(workers, plan.games)
    size = max(1, min(10, plan.games // (number * 4)))
    batches = [range(start, min(start + size, plan.games)) for start in range(0, plan.games, size)]
    in_processes(play_games, plan, batches, report, workers=number)


def number_of_workers(wanted: int | None, most: int) -> int:
    return min(wanted or os.cpu_count() or 1, MOST_WORKERS, most)


def in_processes(
    play: Callable[[P, B], list[R]],
    plan: P,
    batches: Iterable[B],
    report: Callable[[list[R]], None],
    *,
    workers: int,
) -> None:
    """Spread batches over processes, none before there is a process for it, so that they may end any time.

    After an interrupt, those under way are still reported.
    """
    left = iter(batches)
    with ProcessPoolExecutor(workers, initializer=_leave_interrupts_to_the_parent) as pool:
        waiting: set[Future[list[R]]] = set()
        try:
            while True:
                for batch in islice(left, workers - len(waiting)):
                    waiting.add(pool.submit(play, plan, batch))
                if not waiting:
                    return
                for done in wait(waiting, return_when=FIRST_COMPLETED).done:
                    waiting.remove(done)
                    report(done.result())
        except KeyboardInterrupt:
            under_way = [batch for batch in waiting if not batch.cancel()]
            for done in under_way:
                report(done.result())
            raise


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def summarise(plan: Plan, results: list[Result]) -> Summary:
    """The same figures whatever the order in which the games came in."""
    results = sorted(results, key=lambda result: result.number)
    reasons = [result.outcome.reason for result in results]
    return Summary(
        plan=plan,
        played=len(results),
        bots={bot: summarise_bot(bot, results) for bot in dict.fromkeys(plan.bots) if has_sat(bot, results)},
        order=tuple(rate_of_place(results, place, plan.players) for place in range(plan.players)),
        reasons={reason: reasons.count(reason) for reason in sorted(set(reasons))},
        moves=mean([result.moves for result in results]),
    )


def has_sat(bot: str, results: list[Result]) -> bool:
    """With more bots than seats, some may not have played yet."""
    return any(bot in result.seats for result in results)


def summarise_bot(bot: str, results: list[Result]) -> BotSummary:
    sat = [(result, seat) for result in results for seat, name in enumerate(result.seats) if name == bot]
    sheets = [result.outcome.scores[seat] for result, seat in sat]
    lines: dict[str, list[int]] = {}
    for sheet in sheets:
        for line in sheet.lines:
            lines.setdefault(line.rule, []).append(line.points)
    return BotSummary(
        wins=rate(sum(_victory(result, seat) for result, seat in sat), len(sat)),
        score=mean([sheet.total for sheet in sheets]),
        lines={rule: mean(points) for rule, points in lines.items()},
    )


def rate_of_place(results: list[Result], place: int, players: int) -> Rate:
    """How often the seat won that had its first turn at this place."""
    won = sum(_victory(result, (result.first + place) % players) for result in results)
    return rate(won, len(results))


def _victory(result: Result, seat: int) -> float:
    winners = result.outcome.winners
    return 1 / len(winners) if seat in winners else 0.0
