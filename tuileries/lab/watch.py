"""Somebody who knows all cards watches a game of Gardeners, and counts."""

from __future__ import annotations

from collections import Counter

from tuileries.bots.gardeners.codes import code_of, distances
from tuileries.bots.gardeners.levels import MASTER
from tuileries.bots.gardeners.memory import Memory
from tuileries.bots.gardeners.recall import recall
from tuileries.core.game import Player
from tuileries.core.record import TakenBack
from tuileries.core.table import Table
from tuileries.fast.kernel import Words
from tuileries.games.gardeners.cards import CardId
from tuileries.games.gardeners.components import TileId
from tuileries.games.gardeners.events import CardDrawn, Event, RoundWon, TileAdded, TileRemoved
from tuileries.games.gardeners.moves import Add
from tuileries.lab.clockwork import Act

TENTHS = 10
OFTEN = 5
"""At every so many of its own actions seat 0 is asked what it believes."""


class Watch:
    """Counts tiles laid towards one's own cards, those of them that others took out, and true beliefs."""

    def __init__(self, table: Table) -> None:
        self.towards: Counter[Player] = Counter()
        self.undone: Counter[Player] = Counter()
        self.beliefs: list[tuple[int, float]] = []
        self.faces: Counter[tuple[int, bool]] = Counter()
        """How often a face was given so many tenths, and was the true one or not."""
        self._table = table
        self._memory = Memory(table.header.options, table.header.players)
        self._meant: dict[TileId, Player] = {}
        self._deeds: Counter[Player] = Counter()
        self._drawn: dict[CardId, int] = {}
        self._read = 0
        self._asked = 0

    def saw(self, act: Act) -> None:
        """Somebody is about to act."""
        self._catch_up()
        if isinstance(act.move, Add) and self._is_towards(act.player, act.move):
            self.towards[act.player] += 1
            self._meant[act.move.tile] = act.player
        if act.player == 0 and act.move is not None:
            self._asked += 1
            if self._asked % OFTEN == 0:
                self._ask()

    def _catch_up(self) -> None:
        for line in self._table.lines[self._read :]:
            for event in () if isinstance(line, TakenBack) else line.events:
                self._note(event)
        self._read = len(self._table.lines)

    def _note(self, event: Event) -> None:
        match event:
            case TileAdded(player=player):
                self._memory.added(event)
                self._deeds[player] += 1
            case TileRemoved(player=player, tile=tile):
                self._memory.removed(event)
                self._deeds[player] += 1
                owner = self._meant.pop(tile, None)
                if owner is not None and owner != player:
                    self.undone[owner] += 1
            case CardDrawn(player=player, card=card) if card is not None:
                self._drawn[card] = self._deeds[player]
            case RoundWon():
                self._meant.clear()

    def _is_towards(self, player: Player, add: Add) -> bool:
        """Whether this tile brings the player's own cards nearer."""
        before = self._memory.codes()
        if not self._memory.is_inside(add.cell):
            return False
        after = before.copy()
        after[self._memory.place_of(add.cell)] = code_of(add.tile, add.turn)
        return self._off(player, after) < self._off(player, before)

    def _off(self, player: Player, codes: Words) -> float:
        cards = tuple(held.card for held in self._table.state.cards if held.player == player)
        return sum(distances(cards, self._memory.size, codes)) if cards else 0.0

    def _ask(self) -> None:
        """What a master in seat 0 believes of the cards that others hold."""
        belief = recall(self._table.story(0), 0, MASTER.manner).belief
        for held in self._table.state.cards:
            if held.player != 0 and not held.is_open:
                seen = self._deeds[held.player] - self._drawn[held.card]
                self.beliefs.append((seen, belief.chances(held.player).get(held.card, 0.0)))
        for player in range(1, self._table.header.players):
            self._compare(player, belief.chances(player))

    def given(self, tenth: int) -> tuple[int, int]:
        """How often a face was given so many tenths, and how often it was the true one."""
        true = self.faces[tenth, True]
        return true + self.faces[tenth, False], true

    def _compare(self, player: Player, chances: dict[CardId, float]) -> None:
        """Cards that nobody can doubt say nothing of how well one guesses."""
        hidden = {held.card: held.is_open for held in self._table.state.cards if held.player == player}
        for card, chance in chances.items():
            if len(chances) > len(hidden) and not hidden.get(card, False):
                self.faces[min(TENTHS - 1, int(TENTHS * chance)), card in hidden] += 1
