"""What a tile of Zen Garden looks worth, wherever it is laid and its price aside."""

from __future__ import annotations

import numpy

from tuileries.fast.bits import word
from tuileries.fast.kernel import Word, Words
from tuileries.fast.zen_garden import box
from tuileries.fast.zen_garden import layout as at
from tuileries.fast.zen_garden.box import inner
from tuileries.fast.zen_garden.rules import award_of, count, shows, stretch_of
from tuileries.fast.zen_garden.scoring import floors_shown


@inner
def tile_worth(world: Words, player: Word, tile: Word, weights: Word) -> float:
    """What a tile brings to preferences, floors and missions; `weights` is a row."""
    seat, floor = stretch_of(player), box.FLOOR_OF[tile]
    worth = preference_worth(world, player, tile, weights)
    if not world[seat + at.PLANES + floor]:
        if world[at.BOARDS] & at.MINIMALIST:
            worth += weights.floor[min(floors_shown(world, seat), 5)]
        if world[at.BOARDS] & at.UNITY:
            worth += weights.unity_floor
    if world[at.MISSIONS]:
        worth += mission_worth(world, seat, tile, weights)
    return worth


@inner
def preference_worth(world: Words, player: Word, tile: Word, weights: Word) -> float:
    """ZG-F3 to ZG-F7: decors and what the preferences ask for."""
    seat = stretch_of(player)
    worth: float = weights.decor[min(count(world, seat, box.DECOR_OF[tile]), 12)]
    if shows(tile, world[at.MINOR]):
        worth += weights.minor
    if shows(tile, world[at.MAJOR]):
        worth += weights.major
    if shows(tile, world[at.DETAIL]):
        worth += weights.detail[min(count(world, seat, world[at.DETAIL]), 6)]
    if shows(tile, world[at.MAJORITY]):
        worth += weights.race[lead(world, player, world[at.MAJORITY])]
    return worth


@inner
def lead(world: Words, player: Word, feature: Word) -> Word:
    """How far a seat is ahead of the best of the others, from two behind or worse (0) to two ahead (4)."""
    most = 0
    for other in range(world[at.PLAYERS]):
        if other != player:
            most = max(most, count(world, stretch_of(other), feature))
    mine = count(world, stretch_of(player), feature) + 2
    return min(mine - most, 4) if mine > most else 0


@inner
def mission_worth(world: Words, seat: Word, tile: Word, weights: Word) -> float:
    """What a tile brings towards missions: by how many tiles they still need, and what they still pay."""
    worth = 0.0
    for mission in range(world[at.MISSIONS]):
        taken = world[at.TAKEN + mission]
        if award_of(world, seat, mission) or taken == box.HEIGHT_OF_STACK:
            continue
        one, two = world[at.WANTED + 2 * mission], world[at.WANTED + 2 * mission + 1]
        need = lacking(world, seat, one) + lacking(world, seat, two)
        helps = help_with(world, seat, tile, one) + help_with(world, seat, tile, two)
        if helps and need <= box.FULL - world[seat + at.LAID]:
            worth += weights.mission[need - 1] * numpy.float64(box.STACK[taken]) * 0.2 * helps
    return worth


@inner
def lacking(world: Words, seat: Word, feature: Word) -> Word:
    """How many tiles with this feature a mission still needs."""
    has = count(world, seat, feature)
    return box.NEEDED - has if has < box.NEEDED else 0


@inner
def help_with(world: Words, seat: Word, tile: Word, feature: Word) -> Word:
    """1 where a mission still needs this feature and the tile has it, else 0."""
    return word(count(world, seat, feature) < box.NEEDED and shows(tile, feature))
