"""A finished game in the terminal: what the moves cost, what was luck, and where the margins come from."""

from __future__ import annotations

from pathlib import Path

import msgspec

from tuileries import games
from tuileries.cli.arguments import read_record
from tuileries.cli.hints import percent
from tuileries.cli.screen import Screen
from tuileries.core.game import Player
from tuileries.core.phrases import Phrase
from tuileries.reviews.findings import Balance, Better, Change, Decision, Review
from tuileries.reviews.skill import review

POOR = ("inaccuracy", "mistake", "blunder")
"""What is told of a move unless all are asked for."""

PARTS = ("start", "own_moves", "other_moves", "luck", "hidden", "end")
"""Where a margin comes from."""

LUCKY = 2.0
"""From how many points on luck is told."""

LITTLE = 0.05
"""Below, what was hidden and what the end brought round to nothing and are left out."""


def review_file(screen: Screen, file: Path, *, every: bool, as_json: bool) -> None:
    record = read_record(file)
    found = review(games.find(record.header.game), record)
    if as_json:
        screen.print_text(msgspec.json.encode(found).decode())
        return
    screen = screen.knowing(record.header)
    for one in found.findings:
        if isinstance(one, Decision) and (every or one.grade in POOR):
            tell_decision(screen, found, one)
        elif isinstance(one, Change) and one.reason == "luck" and (every or max(one.margins) >= LUCKY):
            screen.tell("cli-review-luck", step=one.version, seats=seats(one), style="dim")
    for player, balance in enumerate(found.balances):
        tell_balance(screen, player, balance)


def tell_decision(screen: Screen, found: Review, one: Decision) -> None:
    grade = Phrase(f"review-grade-{one.grade}")
    screen.tell(
        "cli-review-move", step=one.version, player=one.player, move=one.notation, grade=grade, style="bold"
    )
    if one.grade != "forced":
        lead = one.margins[one.player]
        before, after = signed(lead), signed(lead + one.skill[one.player])
        screen.tell("cli-review-lead", before=before, after=after, error=unsigned(one.errors[one.player]))
    if one.better is not None and one.grade != "best":
        tell_better(screen, found, one, one.better)
    for other in one.also:
        gained, error = signed(other.points.mean), unsigned(other.points.error)
        screen.tell("cli-review-also", move=other.notation, points=gained, error=error)


def tell_better(screen: Screen, found: Review, one: Decision, better: Better) -> None:
    """What would have been better, by how much, and by which lines of the score."""
    gained, error = signed(better.points.mean), unsigned(better.points.error)
    screen.tell("cli-review-better", move=better.notation, points=gained, error=error)
    chance = one.victories[one.player] + one.swing[one.player]
    now, then = percent(chance), percent(chance + better.victories.mean)
    if now != then:
        screen.tell("review-instead", now=now, then=then, error=percent(better.victories.error))
    for rule, points in better.lines.items():
        line = line_of(found.game, rule, points)
        screen.tell("play-hint-gain", line=line, points=signed(points), style="green")


def line_of(game: str, rule: str, points: float) -> Phrase:
    """A line of the score; or what is none."""
    if "-" in rule:
        return Phrase(f"{game}-line-{rule}")
    return Phrase("review-line-others-more" if rule == "others" and points < 0 else f"review-line-{rule}")


def tell_balance(screen: Screen, player: Player, balance: Balance) -> None:
    parts = {part: getattr(balance, part) for part in PARTS}
    screen.tell("cli-review-balance", player=player, final=signed(sum(parts.values())), style="bold")
    if balance.level is not None:
        screen.tell("review-level", level=Phrase(f"bot-{balance.level}"), own="no")
    for part, points in parts.items():
        if part not in ("hidden", "end") or abs(points) >= LITTLE:
            told = within(points, balance.errors[part])
            screen.tell("play-hint-gain", line=Phrase(f"review-part-{part}"), points=told)
    inaccuracy, mistake, blunder = (balance.grades.get(grade, 0) for grade in POOR)
    loss = decimal(f"{balance.loss:.2f}")
    screen.tell("cli-review-loss", loss=loss, inaccuracy=inaccuracy, mistake=mistake, blunder=blunder)


def seats(one: Change) -> tuple[Phrase, ...]:
    return tuple(
        Phrase("play-hint-seat", {"player": player, "points": within(*margin)})
        for player, margin in enumerate(zip(one.margins, one.errors, strict=True))
    )


def within(points: float, error: float) -> Phrase:
    return Phrase("cli-review-within", {"points": signed(points), "error": unsigned(error)})


def signed(points: float) -> Phrase:
    sign = "±" if abs(points) < LITTLE else "−" if points < 0 else "+"
    return decimal(f"{sign}{abs(points):.1f}")


def unsigned(points: float) -> Phrase:
    return decimal(f"{points:.1f}")


def decimal(number: str) -> Phrase:
    """A number as one writes it in the language spoken."""
    whole, _, part = number.partition(".")
    return Phrase("cli-review-decimal", {"whole": whole, "part": part})
