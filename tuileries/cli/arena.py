"""Bots against each other, with a table and a chart of how strong they are."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path

import msgspec
from babel.numbers import format_decimal, format_percent
from rich.table import Table

from tuileries import games
from tuileries.cli.arguments import contest
from tuileries.cli.chart import draw
from tuileries.cli.journal import told_as_a_sentence
from tuileries.cli.screen import Screen
from tuileries.cli.simulate import amount, heading, progress, share
from tuileries.core.errors import BadOptions
from tuileries.core.phrases import Phrase
from tuileries.home import home
from tuileries.lab.arena import Contest, Journal, Report, Result, Standing, hold, summarise
from tuileries.lab.sequential import Verdict

WIDTH = 40
"""Columns of the chart."""


def run_arena(
    screen: Screen,
    game_name: str,
    *,
    players: int,
    bot_names: Sequence[str],
    number: int,
    seed: str,
    at_least: float | None,
    words: Sequence[str],
    preset: str | None,
    workers: int | None,
    file: Path | None,
    chart: Path | None,
    as_json: bool,
) -> None:
    if games.find(game_name).is_simultaneous:
        raise BadOptions("arena-together", game=Phrase(f"{game_name}-name"))
    game, options = contest(game_name, players, bot_names, words, preset, number=number, workers=workers)
    check_bots(bot_names, at_least)
    held = Contest(game.name, players, options, tuple(bot_names), -(-number // players), seed, at_least)
    results = play_all(screen, held, file or default_file(held), workers)
    if not results:
        raise BadOptions("simulate-nothing")
    report = summarise(held, results)
    if as_json:
        screen.print_text(msgspec.json.encode(report).decode())
    else:
        show_report(screen, report)
    if chart is not None:
        with told_as_a_sentence(chart):
            chart.write_text(chart_of(screen, report), encoding="utf-8")


def check_bots(bot_names: Sequence[str], at_least: float | None) -> None:
    different = len(set(bot_names))
    if different < 2:
        raise BadOptions("error-arena")
    if at_least is not None and (different > 2 or not 0 < at_least < 1):
        raise BadOptions("error-at-least")


def default_file(contest: Contest) -> Path:
    """The same contest finds its results again, also when more games are wished."""
    return home() / "arena" / f"{hashlib.sha256(contest.heading()).hexdigest()[:16]}.jsonl"


def play_all(screen: Screen, contest: Contest, file: Path, workers: int | None) -> list[Result]:
    """Until enough are played or somebody presses Ctrl-C; what was played is kept for the next time."""
    results: list[Result] = []
    total = len(list(contest.bouts()))
    with progress(screen.error) as bar:
        task = bar.add_task(screen.say(Phrase("simulate-progress")), total=total)

        def keep(batch: list[Result]) -> None:
            results.extend(batch)
            bar.advance(task, len(batch))

        try:
            hold(contest, Journal(file, contest), keep, workers=workers)
        except KeyboardInterrupt:
            screen.complain(Phrase("simulate-stopped", {"played": len(results), "games": total}))
    return results


def show_report(screen: Screen, report: Report) -> None:
    screen.tell_phrase(headline(report))
    screen.out.print(meetings_table(screen, report))
    if report.verdict is not None:
        screen.tell_phrase(sentence(report.contest.bots[0], report.verdict, screen.language))
    screen.out.print(standings_table(screen, report))


def headline(report: Report) -> Phrase:
    contest = report.contest
    return Phrase(
        "simulate-heading",
        {
            "played": report.played,
            "game": Phrase(f"{contest.game}-name"),
            "players": contest.players,
            "seed": contest.seed,
        },
    )


def chart_of(screen: Screen, report: Report) -> str:
    ratings = [rating(standing, screen.language) for standing in report.standings]
    return draw(report.standings, ratings, screen.say(headline(report)), screen.say(Phrase("arena-elo")))


def meetings_table(screen: Screen, report: Report) -> Table:
    table = heading(
        screen, "simulate-bot", "arena-against", "simulate-games", "simulate-wins", "arena-margin"
    )
    for meeting in report.meetings:
        wins, margin = share(meeting.wins, screen.language), amount(meeting.margin, screen.language)
        table.add_row(meeting.one, meeting.other, str(meeting.wins.games), wins, margin)
    return table


def sentence(bot: str, verdict: Verdict, language: str) -> Phrase:
    goal, better = (format_percent(part, "0.## %", language) for part in (verdict.goal, verdict.better))
    ratio, low, high = (
        format_decimal(value, "@@@", language) for value in (verdict.ratio, verdict.low, verdict.high)
    )
    told = {"bot": bot, "goal": goal, "decision": verdict.decision.value, "deals": verdict.deals}
    return Phrase("arena-verdict", {**told, "better": better, "ratio": ratio, "low": low, "high": high})


def standings_table(screen: Screen, report: Report) -> Table:
    """Ratings, each with its interval drawn to scale."""
    table = heading(screen, "simulate-bot", "arena-elo")
    table.add_column("", justify="left")
    least = min(standing.low for standing in report.standings)
    most = max(standing.high for standing in report.standings)
    for standing in report.standings:
        low, middle, high = (
            round((value - least) / max(1.0, most - least) * (WIDTH - 1))
            for value in (standing.low, standing.elo, standing.high)
        )
        table.add_row(standing.bot, rating(standing, screen.language), drawn(low, middle, high))
    return table


def rating(standing: Standing, language: str) -> str:
    reach = (standing.high - standing.low) / 2
    elo, either_way = (format_decimal(value, "0", language) for value in (standing.elo, reach))
    return f"{elo} ± {either_way}"


def drawn(low: int, middle: int, high: int) -> str:
    line = [" "] * WIDTH
    line[low : high + 1] = "─" * (high + 1 - low)
    line[middle] = "●"
    return "".join(line)
