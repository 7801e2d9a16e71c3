"""A game as a person would read it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tuileries.bots.greedy import greedy
from tuileries.core.chance import Chance
from tuileries.core.drawing import Line
from tuileries.core.game import AnyGame
from tuileries.core.record import Header
from tuileries.core.table import Table
from tuileries.locales import Voice, voice


def read_through(game: AnyGame, options: Any) -> str:
    """A whole game of two: the table at every round, every move and what came of it."""
    table = Table(game, Header(game.name, game.rules, 2, options, seed="playthrough"))
    say = voice("en", ("Ada", "Béla"))
    text = told(game, say, (event for _, event in table.events()))
    round_drawn = 0
    while table.to_move:
        (player,) = table.to_move
        view = table.view(player)
        if view.round.number != round_drawn:
            round_drawn = view.round.number
            text += ["", *map(plain, game.draw(view, say)), ""]
        move = greedy(game, view, player, Chance(f"playthrough/{table.version}"))
        text.append(f"> {game.notation(view, move)}")
        text += told(game, say, table.play(player, move))
    text += ["", *map(plain, game.draw(table.view(), say))]
    return "\n".join(text) + "\n"


def told(game: AnyGame, say: Voice, events: Iterable[object]) -> list[str]:
    return [say.in_full(phrase) for event in events if (phrase := game.sentence(event))]


def plain(line: Line) -> str:
    return "".join(text for text, _ in line).rstrip()
