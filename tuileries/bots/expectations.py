"""What a bot expects: its chance to win, the scores at the end, and what the best moves are good for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any, NamedTuple

from msgspec import Struct

from tuileries import fast
from tuileries.bots import turns
from tuileries.bots.budget import Budget
from tuileries.bots.levels import seed_from
from tuileries.bots.search import Judged, Manner, think
from tuileries.bots.turns import Turns
from tuileries.core.chance import Chance
from tuileries.core.game import AnyGame, Player
from tuileries.core.phrases import Phrase
from tuileries.fast.kernel import Kernel

ADVICE = Budget(playouts=4000)
"""For a hint: some tenths of a second. A number and no time, so that whoever asks again hears the same."""

REST = Manner(arms=48), Budget(playouts=600)
"""For the rest of a turn, once its first decision is judged."""


class Idea(Struct, frozen=True):
    """A move and the turn it begins: all its decisions, in sentences, and as one writes what will be asked.

    How often it wins, the points it leads to, and what it gains by rule, without what nobody can foresee.
    """

    move: Any
    turn: tuple[Any, ...]
    told: tuple[Phrase, ...]
    notation: str
    victory: float
    points: float
    gains: dict[str, int]


class Expectation(Struct, frozen=True):
    """A seat's chance to win and the points of all seats, if it plays as well as the bot; its best ideas."""

    victory: float
    points: tuple[float, ...]
    ideas: tuple[Idea, ...]


def can_explain(game: AnyGame) -> bool:
    """Whether there will be something to say of this game, once its kernel is ready."""
    return game.name in fast.KERNELS


def explain(
    game: AnyGame, view: Any, player: Player, budget: Budget, chance: Chance, *, ideas: int = 3
) -> Expectation | None:
    """What to expect for whoever is to move; None for a game that has no kernel, or none yet."""
    kernel = fast.find(game.name)
    if kernel is None:
        return None
    adviser = Adviser(game, kernel, turns.find(game.name), view, player, seed_from(chance))
    found = adviser.judge(view, Manner(), budget)
    best = [adviser.idea(one) for one in islice(adviser.different(found), ideas)]
    return Expectation(best[0].victory, tuple(round(mean, 1) for mean in found[0].points), tuple(best))


class Turn(NamedTuple):
    """The decisions of a turn that are asked, as they are written too, what happens, and a state after it."""

    moves: tuple[Any, ...]
    written: tuple[str, ...]
    events: tuple[Any, ...]
    after: Any


class Adviser(NamedTuple):
    """Whoever thinks about a seat, from its view alone."""

    game: AnyGame
    kernel: Kernel
    turns: Turns
    view: Any
    player: Player
    seed: int

    def judge(self, view: Any, manner: Manner, budget: Budget) -> list[Judged]:
        """Ways to play the turn, or the rest of it, the best first."""
        moves = self.turns.ways(self.kernel, view)
        return think(self.kernel, self.kernel.pack(view), moves, manner, budget, self.seed)

    def different(self, found: Iterable[Judged]) -> Iterator[Judged]:
        """Without those that are no other idea than a better one."""
        seen = set()
        for one in found:
            likeness = self.turns.likeness(self.view, one.move)
            if likeness not in seen:
                seen.add(likeness)
                yield one

    def idea(self, found: Judged) -> Idea:
        turn = self.whole_turn(found.move)
        return Idea(
            move=turn.moves[0],
            turn=self.turns.decisions(turn.moves, turn.events),
            told=self.turns.told(self.view, turn.moves, turn.events),
            notation=", ".join(turn.written),
            victory=round(found.victories, 3),
            points=round(found.points[self.player], 1),
            gains=self.gains(self.game.view(turn.after, self.player)),
        )

    def whole_turn(self, plan: int) -> Turn:
        """The turn that a plan begins; what it leaves open is judged from the position after it."""
        turn = self.play(Turn((), (), (), self.game.imagine(self.view, Chance("gains"))), plan)
        if self.goes_on(turn.after) and not self.turns.is_begun(self.view):
            plan = self.judge(self.game.view(turn.after, self.player), *REST)[0].move
        while self.goes_on(turn.after):
            turn = self.play(turn, plan)
        return turn

    def play(self, turn: Turn, plan: int) -> Turn:
        """The next decision of a turn, as it was planned."""
        seen = self.game.view(turn.after, self.player)
        move = self.kernel.move_of(self.kernel.pack(seen), plan)
        step, written = self.game.play(turn.after, self.player, move), self.game.notation(seen, move)
        return Turn((*turn.moves, move), (*turn.written, written), turn.events + step.events, step.state)

    def goes_on(self, state: Any) -> bool:
        now, before = (self.kernel.pack(view) for view in (self.game.view(state, self.player), self.view))
        return bool(self.game.to_move(state)) and self.kernel.turn(now) == self.kernel.turn(before)

    def gains(self, after: Any) -> dict[str, int]:
        """What the lines of the score sheet say more, or less, after a turn."""
        sheets = self.game.project(self.view), self.game.project(self.turns.unlearned(self.view, after))
        now, then = (
            {line.rule: line.points for line in sheet[self.player].lines} if sheet else {} for sheet in sheets
        )
        return {rule: then[rule] - now[rule] for rule in now if then[rule] != now[rule]}
