"""Which card each teammate holds: by Bayes, from what they do, leave alone and say.

A player is taken to lay and remove what brings their own cards, and a little those of others, nearer; with a
rate of mistakes that is learned. What the table says of a full garden is the truth.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

import numpy

from tuileries.bots.gardeners.codes import distances, ground_of, sheet_of
from tuileries.bots.gardeners.manner import Manner
from tuileries.bots.gardeners.memory import Deed
from tuileries.core.game import Player
from tuileries.fast.gardeners.distances import distances_after
from tuileries.fast.kernel import Reals, Words
from tuileries.games.gardeners.cards import CARDS, CardId
from tuileries.games.gardeners.constraints import Back

MISTAKES = numpy.array([0.05, 0.15, 0.3, 0.5, 0.75, 0.95])
"""How often somebody may do what serves nothing we know of."""

SUPPOSED = numpy.array([0.2, 0.3, 0.2, 0.15, 0.1, 0.05])
"""How likely each of these rates is before anything is seen."""

HASTY = 0.08
"""How likely somebody is ready whose own card is not met."""

CONTENT = 0.3
"""How much less likely somebody takes a tile out of a full garden that meets their own cards."""

MOST_CLUES = 100
"""How many of them are remembered."""

Hand = tuple[CardId, ...]
"""The cards of one player, in the order in which they came."""


class Suspect:
    """What one player may hold: hands, and for each how likely it is at each rate of mistakes."""

    def __init__(self, hands: Sequence[Hand], weights: Reals) -> None:
        self.hands = hands
        total = weights.sum()
        self.weights = weights / total if total > 0 else numpy.outer(uniform(len(hands)), SUPPOSED)

    @cached_property
    def chances(self) -> Reals:
        """How likely each hand is."""
        found: Reals = self.weights.sum(axis=1)
        return found

    @cached_property
    def cards(self) -> tuple[CardId, ...]:
        return tuple(sorted({card for hand in self.hands for card in hand}))

    @property
    def mistakes(self) -> float:
        """How often this player seems to err."""
        return float(self.weights.sum(axis=0) @ MISTAKES)

    def chance_of(self, card: CardId) -> float:
        """How likely it is that the player holds this card."""
        return sum(float(c) for hand, c in zip(self.hands, self.chances, strict=True) if card in hand)

    def slot(self, number: int) -> dict[CardId, float]:
        """How likely each face of one of the player's cards is."""
        found = dict[CardId, float]()
        for hand, chance in zip(self.hands, self.chances, strict=True):
            found[hand[number]] = found.get(hand[number], 0.0) + float(chance)
        return found

    def given(self, likelihood: Reals) -> Suspect:
        """After something that each hand makes so likely, at each rate of mistakes or at all of them."""
        weights = self.weights * (likelihood if likelihood.ndim == 2 else likelihood[:, None])
        return Suspect(self.hands, weights) if weights.sum() > 0 else self

    def kept(self, is_left: Iterable[bool]) -> Suspect:
        """Without hands that cannot be; if none can, all that was concluded was wrong."""
        mask = numpy.array(list(is_left))
        if not mask.any():
            return self
        hands = [hand for hand, stays in zip(self.hands, mask, strict=True) if stays]
        return Suspect(hands, self.weights[mask])

    def with_card(self, faces: Sequence[CardId]) -> Suspect:
        """Another card comes, any of these."""
        pairs = [
            (n, (*hand, face)) for n, hand in enumerate(self.hands) for face in faces if face not in hand
        ]
        weights = self.weights[[n for n, _ in pairs]] if pairs else self.weights
        return Suspect([hand for _, hand in pairs], weights) if pairs else self

    def without_slot(self, number: int) -> Suspect:
        """A card goes."""
        merged = dict[Hand, Reals]()
        for hand, weights in zip(self.hands, self.weights, strict=True):
            rest = hand[:number] + hand[number + 1 :]
            merged[rest] = merged[rest] + weights if rest in merged else weights
        return Suspect(list(merged), numpy.array(list(merged.values())))


class Clue(NamedTuple):
    """What somebody did or said at some version, and what was believed of them before and after."""

    version: int
    player: Player
    before: Suspect
    after: Suspect

    def speaks_for(self, card: CardId) -> float:
        """By how much more likely it made a card, as a logarithm of odds."""
        return odds(self.after.chance_of(card)) - odds(self.before.chance_of(card))


def odds(chance: float) -> float:
    sure = 0.001
    chance = min(1 - sure, max(sure, chance))
    return math.log(chance / (1 - chance))


def uniform(number: int) -> Reals:
    return numpy.full(number, 1 / max(1, number), dtype=numpy.float64)


class Belief:
    """What a seat believes of all cards that apply; its own it knows."""

    def __init__(
        self, player: Player, players: int, deck: Sequence[CardId], size: int, manner: Manner
    ) -> None:
        self.player = player
        self.size = size
        self.manner = manner
        self.unseen = list(deck)
        self.suspects = [Suspect([()], SUPPOSED[None, :]) for _ in range(players)]
        self.version = 0
        self.clues: deque[Clue] = deque(maxlen=MOST_CLUES)

    # Cards

    def drawn(self, player: Player, back: Back, card: CardId | None) -> None:
        faces = [card] if card else [one for one in self.unseen if CARDS[one].back == back]
        self.suspects[player] = self.suspects[player].with_card(faces)
        if card:
            self.seen(card, player)

    def seen(self, card: CardId, holder: Player) -> None:
        """Where a card is known to be, it is nowhere else."""
        self.unseen = [one for one in self.unseen if one != card]
        for player, suspect in enumerate(self.suspects):
            if player != holder and card in suspect.cards:
                self.suspects[player] = suspect.kept(card not in hand for hand in suspect.hands)

    def turned(self, player: Player, card: CardId) -> None:
        suspect = self.suspects[player]
        self.suspects[player] = suspect.kept(card in hand for hand in suspect.hands)
        self.seen(card, player)

    def scored(self, player: Player, card: CardId) -> None:
        """GD-R2: the player's oldest; now everyone sees what it was."""
        suspect = self.suspects[player]
        self.suspects[player] = suspect.kept(hand[0] == card for hand in suspect.hands).without_slot(0)
        self.seen(card, player)

    def discarded(self, player: Player, back: Back, card: CardId | None) -> None:
        """GD-R5: face down, so only its back tells which one it was."""
        hand = self.suspects[player].hands[0]
        gone = hand.index(card) if card in hand else [CARDS[one].back for one in hand].index(back)
        self.suspects[player] = self.suspects[player].without_slot(gone)

    # Deeds

    def saw(self, deed: Deed) -> dict[CardId, float]:
        """Somebody laid a tile or took one out; how much nearer that brought each card that they may hold."""
        is_plain = len(self.suspects[deed.player].hands) == 1 or deed.player == self.player
        if not is_plain and len(deed.options) > 1 and self.manner.reads_deeds:
            self._conclude(deed)
        self._note_mood(deed)
        return self._gains(deed) if deed.player != self.player else {}

    def _gains(self, deed: Deed) -> dict[CardId, float]:
        cards, after = self.suspects[deed.player].cards, deed.before.copy()
        after[deed.options[deed.chosen, 0]] = deed.options[deed.chosen, 1]
        nearer = self.distances(cards, deed.before) - self.distances(cards, after)
        return dict(zip(cards, nearer.tolist(), strict=True))

    def _conclude(self, deed: Deed) -> None:
        """Bayes: each hand makes what was chosen so likely among what could have been done."""
        suspect, cards = self.suspects[deed.player], self.cards()
        found = numpy.zeros((len(deed.options), len(cards)))
        distances_after(sheet_of(cards, self.size), ground_of(self.size), deed.before, deed.options, found)
        column = {card: number for number, card in enumerate(cards)}
        fair = self._others(deed.player, column, found)
        hands = numpy.array([[column[card] for card in hand] for hand in suspect.hands])
        worth = -self.manner.sharpness * (found[:, hands].sum(axis=2) + fair[:, None])
        worth = numpy.exp(worth - worth.max(axis=0))
        likely = (worth / worth.sum(axis=0))[deed.chosen]
        blind = 1 / len(deed.options)
        given = numpy.outer(likely, 1 - MISTAKES) + blind * MISTAKES[None, :]
        self._learn(deed.player, suspect.given(given))

    def _others(self, player: Player, column: dict[CardId, int], found: Reals) -> Reals:
        """How far each option is from what the others seem to want."""
        fair = numpy.zeros(len(found))
        for other, suspect in enumerate(self.suspects):
            if other not in (player, self.player):
                for card in suspect.cards:
                    fair += self.manner.kindness * suspect.chance_of(card) * found[:, column[card]]
        return fair

    def _note_mood(self, deed: Deed) -> None:
        """Whoever opens a full garden is seldom content with it."""
        if deed.was_full and deed.is_removal and self.manner.reads_words:
            met = self.meets(deed.player, deed.before)
            self._given(deed.player, numpy.where(met, CONTENT, 1.0))

    def said_ready(self, player: Player, codes: Words) -> None:
        """Whoever is ready finds their own cards met."""
        if self.manner.reads_words:
            self._given(player, numpy.where(self.meets(player, codes), 1.0, HASTY))

    def checked(self, delighted: Sequence[bool | None], codes: Words) -> None:
        """GD-V2: delighted with all their cards, or not."""
        for player, mood in enumerate(delighted if self.manner.reads_words else ()):
            if mood is not None:
                met = self.meets(player, codes)
                self._learn(player, self.suspects[player].kept(met if mood else ~met))

    def _given(self, player: Player, likelihood: Reals) -> None:
        if player != self.player:
            self._learn(player, self.suspects[player].given(likelihood))

    def _learn(self, player: Player, suspect: Suspect) -> None:
        """From now on this is believed of a player; why is remembered for a while."""
        self.clues.append(Clue(self.version, player, self.suspects[player], suspect))
        self.suspects[player] = suspect

    def meets(self, player: Player, codes: Words) -> numpy.typing.NDArray[numpy.bool_]:
        """Which hands of a player a full garden meets."""
        suspect = self.suspects[player]
        met = dict(zip(suspect.cards, self.distances(suspect.cards, codes) == 0, strict=True))
        return numpy.array([all(met[card] for card in hand) for hand in suspect.hands])

    # What is believed

    def distances(self, cards: Sequence[CardId], codes: Words) -> Reals:
        return distances(cards, self.size, codes)

    def meant(self, player: Player, gains: Mapping[CardId, float]) -> float:
        """How likely what brought these cards so much nearer was done for cards of the player's own."""
        suspect = self.suspects[player]
        is_nearer = [sum(gains.get(card, 0.0) for card in hand) > 0 for hand in suspect.hands]
        return float(suspect.chances @ numpy.array(is_nearer))

    def cards(self) -> tuple[CardId, ...]:
        """All cards that somebody may hold."""
        return tuple(sorted({card for suspect in self.suspects for card in suspect.cards}))

    def chances(self, player: Player) -> dict[CardId, float]:
        """How likely a player holds each card."""
        suspect = self.suspects[player]
        return {card: suspect.chance_of(card) for card in suspect.cards}
