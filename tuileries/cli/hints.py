"""Hints in the terminal: what a bot expects, and the turns it thinks of."""

from __future__ import annotations

from tuileries.bots.expectations import Expectation, Idea
from tuileries.cli.screen import Screen
from tuileries.core.game import AnyGame
from tuileries.core.phrases import Phrase


def tell_hint(screen: Screen, game: AnyGame, expected: Expectation) -> None:
    points = tuple(
        Phrase("play-hint-seat", {"player": player, "points": round(mean)})
        for player, mean in enumerate(expected.points)
    )
    screen.tell("play-hint-outlook", percent=percent(expected.victory), points=points, style="bold")
    for number, idea in enumerate(expected.ideas, start=1):
        tell_idea(screen, game, number, idea)


def tell_idea(screen: Screen, game: AnyGame, number: int, idea: Idea) -> None:
    """What to type, a sentence for each step of the turn, and what it gains now."""
    screen.tell("play-hint-idea", number=number, notation=idea.notation, style="cyan")
    for sentence in idea.told:
        screen.tell_phrase(sentence)
    gains = [
        Phrase("play-hint-gain", {"line": Phrase(f"{game.name}-line-{rule}"), "points": signed(points)})
        for rule, points in idea.gains.items()
    ]
    for phrase in gains or [Phrase("web-no-change")]:
        screen.tell_phrase(phrase, "green" if gains else "dim")


def percent(chance: float) -> int:
    """A chance in percent; nothing is certain."""
    return min(99, max(1, round(chance * 100)))


def signed(points: int) -> str:
    return f"{points:+}".replace("-", "−")
