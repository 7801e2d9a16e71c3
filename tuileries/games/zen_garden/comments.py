"""What a bot says about its last tile in an open lesson: from what lies open, and from nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tuileries.core.game import Player
from tuileries.core.phrases import Argument, Phrase
from tuileries.games.zen_garden.components import BOX, Feature
from tuileries.games.zen_garden.events import Event, LineCompleted, TileLaid
from tuileries.games.zen_garden.scoring import PAYS, pays
from tuileries.games.zen_garden.state import Garden, count
from tuileries.games.zen_garden.text import feature_name
from tuileries.games.zen_garden.view import View, project

WISHES = {"ZG-F4": "minor", "ZG-F5": "major", "ZG-F6": "majority", "ZG-F7": "detail"}
COINS = "ZG-F1"
"""They come and go with every tile: what was paid is said anyway."""


def comment(speaker: Player, before: View, events: Sequence[Event], after: View) -> Phrase | None:
    laid = next((event for event in events if isinstance(event, TileLaid) and event.player == speaker), None)
    if laid is None:
        return None
    for event in events:
        if isinstance(event, LineCompleted) and event.player == speaker:
            return said("line", laid, feature=feature_name(event.decor), coins=event.coins)
    return about_points(laid, dict(changes(speaker, before, after)), after)


def changes(speaker: Player, before: View, after: View) -> Iterator[tuple[str, int]]:
    """What each line of the sheet gained."""
    sheets = (project(view)[speaker].lines for view in (before, after))
    for then, now in zip(*sheets, strict=True):
        if now.rule != COINS:
            yield now.rule, now.points - then.points


def about_points(laid: TileLaid, changed: dict[str, int], after: View) -> Phrase:
    rule = max(changed, key=lambda rule: changed[rule])
    if changed[rule] > 0:
        feature = feature_name(asked_for(rule, laid, after))
        return said(rule, laid, points=changed[rule], feature=feature)
    if changed["ZG-F7"] < 0:
        key = "few" if may_pay(after.seats[laid.player].garden, after.preferences.detail) else "cost"
        return said(key, laid, feature=feature_name(after.preferences.detail))
    return said("later", laid)


def may_pay(garden: Garden, detail: Feature) -> bool:
    """Whether so much of the detail still finds room that it scores."""
    room = BOX.garden.side**2 - len(garden)
    return pays(PAYS.detail, count(garden, detail) + room) > 0


def asked_for(rule: str, laid: TileLaid, after: View) -> Feature:
    """What a line counts; of those that count many, what is on the tile."""
    wish: Feature = getattr(after.preferences, WISHES[rule]) if rule in WISHES else laid.tile.decor
    return wish


def said(key: str, laid: TileLaid, **args: Argument) -> Phrase:
    return Phrase(f"zen-garden-comment-{key}", {"price": laid.price, **args})
