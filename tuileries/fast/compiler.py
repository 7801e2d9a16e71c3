"""How kernels are compiled, and where what was compiled is kept."""

from __future__ import annotations

import hashlib
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import numba
from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic

from tuileries.fast.kernel import Word
from tuileries.games.zen_garden.components import BOX
from tuileries.home import home

F = TypeVar("F", bound=Callable[..., Any])


def fingerprint() -> str:
    """What compiled code depends on: its sources, and the numbers of the boxes that are frozen into it."""
    digest = hashlib.sha256(repr(BOX).encode() + numba.__version__.encode())
    for source in sorted(Path(__file__).parent.rglob("*.py")):
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def cache_folder() -> Path:
    """Under TUILERIES_HOME, never beside the sources; where that cannot be, for this process only."""
    folder = home() / "compiled" / fingerprint()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        writable = os.access(folder, os.W_OK)
    except OSError:
        writable = False
    return folder if writable else Path(tempfile.mkdtemp(prefix="tuileries-compiled-"))


setattr(numba.config, "CACHE_DIR", str(cache_folder()))  # noqa: B010 - its stubs do not know it


def compiled(function: F) -> F:
    """Compile a function the first time it is called, and keep the result for the next process."""
    decorate: Any = numba.njit(cache=True, error_model="numpy", nogil=True)
    done: F = decorate(function)
    return done


@intrinsic
def ones(_typing: Any, word: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, given: Any) -> Any:
        return builder.ctpop(given[0])

    return types.uint64(types.uint64), generate


@intrinsic
def zeros_below(_typing: Any, word: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, given: Any) -> Any:
        return builder.cttz(given[0], ir.Constant(ir.IntType(1), 1))

    return types.uint64(types.uint64), generate


_ones: Any = ones
_zeros_below: Any = zeros_below


@compiled
def bits_in(board: Word) -> Word:
    """How many bits of a board are set: one instruction of the machine."""
    return _ones(board)


@compiled
def lowest_bit(board: Word) -> Word:
    """Where the lowest bit of a board stands, if it has one: one instruction of the machine."""
    return _zeros_below(board)
