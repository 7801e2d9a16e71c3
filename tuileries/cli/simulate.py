"""Many games between bots, and what they say."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from babel.numbers import format_decimal, format_percent
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tuileries.cli.arguments import contest
from tuileries.cli.screen import Screen
from tuileries.core.errors import BadOptions
from tuileries.core.phrases import Phrase
from tuileries.lab.simulate import Plan, Result, Summary, simulate, summarise
from tuileries.lab.statistics import Mean, Rate, Z


def run_simulation(
    screen: Screen,
    game_name: str,
    *,
    players: int,
    bot_names: Sequence[str],
    number: int,
    seed: str,
    words: Sequence[str],
    preset: str | None,
    workers: int | None,
    as_json: bool,
) -> None:
    game, options = contest(game_name, players, bot_names, words, preset, number=number, workers=workers)
    plan = Plan(game.name, players, options, tuple(bot_names), number, seed)
    results = play_all(screen, plan, workers)
    if not results:
        raise BadOptions("simulate-nothing")
    summary = summarise(plan, results)
    if as_json:
        screen.print_text(msgspec.json.encode(summary).decode())
    else:
        show_summary(screen, summary)


def play_all(screen: Screen, plan: Plan, workers: int | None) -> list[Result]:
    """Until all are played or somebody presses Ctrl-C; what was played is kept."""
    results: list[Result] = []
    with progress(screen.error) as bar:
        task = bar.add_task(screen.say(Phrase("simulate-progress")), total=plan.games)

        def keep(batch: list[Result]) -> None:
            results.extend(batch)
            bar.advance(task, len(batch))

        try:
            simulate(plan, keep, workers=workers)
        except KeyboardInterrupt:
            screen.complain(Phrase("simulate-stopped", {"played": len(results), "games": plan.games}))
    return results


def progress(console: Console) -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True)


def show_summary(screen: Screen, summary: Summary) -> None:
    plan = summary.plan
    game = Phrase(f"{plan.game}-name")
    screen.tell("simulate-heading", played=summary.played, game=game, players=plan.players, seed=plan.seed)
    screen.out.print(bots_table(screen, summary))
    screen.out.print(lines_table(screen, summary))
    screen.out.print(order_table(screen, summary))


def bots_table(screen: Screen, summary: Summary) -> Table:
    table = heading(screen, "simulate-bot", "simulate-games", "simulate-wins", "simulate-score")
    for name, bot in summary.bots.items():
        table.add_row(
            name, str(bot.wins.games), share(bot.wins, screen.language), amount(bot.score, screen.language)
        )
    return table


def lines_table(screen: Screen, summary: Summary) -> Table:
    table = heading(screen, "simulate-line")
    for name in summary.bots:
        table.add_column(name, justify="right")
    for rule in next(iter(summary.bots.values())).lines:
        label = screen.say(Phrase(f"{summary.plan.game}-line-{rule}"))
        table.add_row(
            f"{label} ({rule})", *(amount(bot.lines[rule], screen.language) for bot in summary.bots.values())
        )
    return table


def order_table(screen: Screen, summary: Summary) -> Table:
    table = heading(screen, "simulate-order", "simulate-wins")
    for place, wins in enumerate(summary.order):
        table.add_row(str(place + 1), share(wins, screen.language))
    return table


def heading(screen: Screen, *keys: str) -> Table:
    table = Table()
    for number, key in enumerate(keys):
        table.add_column(screen.say(Phrase(key)), justify="right" if number else "left")
    return table


def share(rate: Rate, language: str) -> str:
    won, low, high = (format_percent(part, "0.0 %", language) for part in (rate.share, rate.low, rate.high))
    return f"{won} ({low} – {high})"


def amount(mean: Mean, language: str) -> str:
    middle, reach = (format_decimal(part, "0.00", language) for part in (mean.mean, Z * mean.error))
    return f"{middle} ± {reach}"
