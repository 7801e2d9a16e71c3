"""What a judge of The Hanging Gardens sees, as numbers in rows, and how a net lies that reads them."""

from __future__ import annotations

from tuileries.fast.hanging_gardens import box

FREE, TEMPLED = 0, box.LARGEST
"""How many structures there are of each size, without a temple and with one."""

WIDEST = TEMPLED + box.LARGEST
"""The size of the largest without a temple, by feature."""

STEPS = WIDEST + box.FEATURES
"""Tiles beyond full series: whether there is a first one, a second one …, by series."""

WHOLE = STEPS + int(box.FULL.sum())
PEOPLE = WHOLE + box.SERIES
"""How many series are full, and how many tiles there are of each other kind."""

HOPELESS = PEOPLE + box.KINDS - box.SERIES
"""Series that are begun and cannot be filled, for too few tiles are left."""

WAITING = HOPELESS + box.SERIES
"""Points that persons and the guard wait for, by how many tiles their series lacks, from 1."""

LACKING = int(max(box.FULL))
BESIDE = WAITING + LACKING
"""Squares where a card lies beside a feature that they do not show, by feature."""

BETWEEN = BESIDE + box.FEATURES
"""Those of them that are beside two squares of it or more."""

AREA, GROUND, OPEN, HEIGHT, WIDTH, BUILT, FIVES, SCORE = range(
    BETWEEN + box.FEATURES, BETWEEN + box.FEATURES + 8
)
"""OPEN: squares with a card that have no temple on or around them."""

OWN = SCORE + 1
"""So many things are seen of a seat."""

LYING, COMING = 0, box.KINDS
"""Tiles in the display and in the supply, by kind."""

SUPPLY, LEFT, TURN, NEXT = range(2 * box.KINDS, 2 * box.KINDS + 4)
COMMON = NEXT + 1
"""And so many of the table; NEXT is whether it is the seat's turn."""

SEEN = 2 * OWN + COMMON
PARTS = 13
"""Of a game, each of two turns."""

UNITS = 48
LAST = 1 + SEEN
ROWS = LAST + PARTS
"""Of a net: what units start from, what each thing seen adds to them, and what they say, by part."""
