"""A small net by gradient descent (Adam): one layer of units, and what they say in each part of a game."""

from __future__ import annotations

from typing import NamedTuple

import numpy
from numpy.typing import NDArray

from tuileries.fast.kernel import Reals

Floats = NDArray[numpy.float32]
Numbers = NDArray[numpy.int64]

BATCH, RATE = 2048, 3e-3
KEEP, KEEP_SQUARES = 0.9, 0.999
RAREST = 0.05
"""What hardly ever differs is not blown up by more than this allows."""


class Notes(NamedTuple):
    """What was seen, in which part of a game, and what came of it."""

    seen: Floats
    part: Numbers
    came: Floats

    def those(self, which: Numbers) -> Notes:
        return Notes(self.seen[which], self.part[which], self.came[which])


class Net(NamedTuple):
    """What units start from, what each thing seen adds to them, and what they say, by part."""

    start: Floats
    seen: Floats
    last: Floats

    def rows(self) -> Reals:
        """As compiled code reads it."""
        return numpy.concatenate([self.start[None], self.seen, self.last]).astype(float)

    def says(self, notes: Notes) -> Floats:
        units = numpy.maximum(notes.seen @ self.seen + self.start, 0)
        return numpy.asarray((units * self.last[notes.part]).sum(axis=1))


def learned(notes: Notes, parts: int, units: int, steps: int, seed: int) -> Net:
    """A net that comes close to what came of things."""
    luck, mean = numpy.random.default_rng(seed), notes.seen.mean(axis=0)
    spread, scale = numpy.maximum(notes.seen.std(axis=0), RAREST), float(notes.came.std())
    net = begun(notes.seen.shape[1], parts, units, luck)
    speed, squares = zeros_like(net), zeros_like(net)
    for step in range(1, steps + 1):
        some = notes.those(luck.integers(len(notes.came), size=BATCH))
        even = Notes((some.seen - mean) / spread, some.part, some.came / scale)
        rate = RATE * (1 + numpy.cos(numpy.pi * step / steps)) / 2
        for weights, slope, fast, square in zip(net, slopes(net, even), speed, squares, strict=True):
            fast += (1 - KEEP) * (slope - fast)
            square += (1 - KEEP_SQUARES) * (slope * slope - square)
            length = numpy.sqrt(square / (1 - KEEP_SQUARES**step)) + 1e-8
            weights -= rate * fast / (1 - KEEP**step) / length
    seen = net.seen / spread[:, None]
    return Net(net.start - mean @ seen, seen, net.last * numpy.float32(scale))


def begun(seen: int, parts: int, units: int, luck: numpy.random.Generator) -> Net:
    """By luck; the last unit sees nothing and is always 1, so that each part can add what it likes."""
    first = luck.standard_normal((seen, units)).astype(numpy.float32) / numpy.float32(seen**0.5)
    last = luck.standard_normal(units).astype(numpy.float32) / numpy.float32(units**0.5)
    start = numpy.zeros(units, dtype=numpy.float32)
    first[:, -1], start[-1] = 0, 1
    return Net(start, first, numpy.repeat(last[None], parts, axis=0))


def zeros_like(net: Net) -> Net:
    return Net(*map(numpy.zeros_like, net))


def slopes(net: Net, notes: Notes) -> Net:
    """Where the square of the error falls, on average."""
    sums = notes.seen @ net.seen + net.start
    units, last = numpy.maximum(sums, 0), net.last[notes.part]
    error = ((units * last).sum(axis=1) - notes.came)[:, None] / numpy.float32(len(notes.came))
    back = error * last * (sums > 0)
    back[:, -1] = 0
    here = (notes.part == numpy.arange(len(net.last))[:, None]).astype(numpy.float32)
    return Net(back.sum(axis=0), notes.seen.T @ back, here @ (error * units))
