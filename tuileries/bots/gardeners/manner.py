"""How well a bot infers, and what matters to it."""

from __future__ import annotations

from msgspec import Struct


class Manner(Struct, frozen=True):
    """How a bot explains what others do."""

    sharpness: float = 1.6
    """How much more likely an action is for each tile that it brings a card nearer."""

    kindness: float = 0.5
    """How much others are taken to care for cards that are not theirs."""

    reads_deeds: bool = True
    """Whether it draws conclusions from tiles at all, or only from what is said."""

    reads_words: bool = True
    """Whether it draws conclusions from who is ready, delighted or angry."""


class Taste(Struct, frozen=True):
    """What matters to a bot, in tiles that have to be moved."""

    tries: int = 8
    """How many gardens it thinks of."""

    steps: int = 2000
    """How many changes it tries in its head for each of them."""

    warmth: float = 0.25
    """How readily it takes a change for the worse at first: little, so that it stays near what lies there."""

    missed: float = 3.0
    """A card that is not met."""

    wrong: float = 5.0
    """Each tile that is wrong for a card."""

    move: float = 0.8
    """A tile that has to be moved."""

    buried: float = 0.5
    """Each layer of tiles above it."""

    respect: float = 4.0
    """A tile that a teammate laid since the cards changed, and meant for a card of their own."""

    fresh: int = 8
    """For how many deeds something is recent."""

    taboo: float = 2.5
    """To lay a tile where somebody just took it away."""

    caution: float = 3.0
    """How much less a card counts the less likely it is: its holder knows better."""

    churn: float = 0.4
    """Each time that a tile was taken out since the cards changed, or any from its cell."""

    handful: int = 12
    """Alone: how many cards are scored at once; each is harder to meet than the one before."""
