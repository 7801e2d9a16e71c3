"""Weights of an eye: numbers in a row to compiled code, by name to people, early and late in a game."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import numpy
from msgspec import Struct
from numpy.typing import NDArray

from tuileries.fast.kernel import Reals

Weights = NDArray[numpy.void]
"""Rows of weights by name, one for each part of a game."""


class WeightFile(Struct, frozen=True, forbid_unknown_fields=True):
    """What things are worth early in a game and at its end."""

    provenance: str
    early: dict[str, Any]
    late: dict[str, Any]


class Names:
    """What the weights of an eye are called, and how they lie in a row."""

    def __init__(self, *names: tuple[Any, ...]) -> None:
        self.dtype = numpy.dtype(list(names))
        self._names = self.dtype.names or ()

    def __len__(self) -> int:
        """How many numbers there are in a row."""
        return self.dtype.itemsize // numpy.dtype(float).itemsize

    def row(self, **weights: Any) -> Reals:
        """Weights by name as the numbers of a row."""
        if set(weights) != set(self._names):
            raise ValueError(f"the weights are {', '.join(self._names)}, not {', '.join(weights)}")
        return numpy.array([tuple(weights[name] for name in self._names)], dtype=self.dtype).view(float)

    def named(self, rows: Reals) -> Weights:
        """Rows of numbers as weights by name."""
        return numpy.ascontiguousarray(rows).view(self.dtype)[..., 0]

    def read(self, text: bytes) -> tuple[Reals, Reals]:
        """What a file says that things are worth, early and late."""
        found = msgspec.toml.decode(text, type=WeightFile)
        return self.row(**found.early), self.row(**found.late)

    def written(self, provenance: str, early: Reals, late: Reals) -> str:
        """The same as it is kept in a file."""
        parts = [f"provenance = {json.dumps(provenance)}"]
        for name, row in (("early", early), ("late", late)):
            weights = self.named(row.round(3))
            parts += [f"\n[{name}]", *(f"{each} = {weights[each].tolist()}" for each in self._names)]
        return "\n".join(parts) + "\n"


def between(first: Reals, last: Reals, parts: int) -> Reals:
    """So many rows, which change evenly from the first to the last."""
    share = numpy.linspace(0.0, 1.0, parts)[:, None]
    return numpy.asarray(first * (1 - share) + last * share)
