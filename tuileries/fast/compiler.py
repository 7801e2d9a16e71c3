"""How kernels are compiled, and where what was compiled is kept. It knows no game."""

from __future__ import annotations

import hashlib
import os
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Protocol, TypeVar

import numba
import numpy

from tuileries.fast.words import CompilerOfWords
from tuileries.home import home

njit: Any = numba.njit
OPTIONS = {
    "cache": True,
    "error_model": "numpy",
    "nogil": True,
    "forceinline": True,
    "no_cfunc_wrapper": True,
    "pipeline_class": CompilerOfWords,
}
F = TypeVar("F", bound=Callable[..., Any])


class Decorator(Protocol):
    def __call__(self, function: F) -> F: ...


def fingerprint(frozen: Mapping[str, object]) -> str:
    """What compiled code depends on: the sources of all kernels, and the numbers frozen into this one."""
    digest = hashlib.sha256(numba.__version__.encode())
    for source in sorted(Path(__file__).parent.rglob("*.py")):
        digest.update(source.read_bytes())
    for name, value in sorted(frozen.items()):
        if isinstance(value, int | numpy.ndarray):
            digest.update(name.encode() + numpy.asarray(value).tobytes())
    return digest.hexdigest()[:16]


def cache_folder(frozen: Mapping[str, object]) -> Path:
    """Under TUILERIES_HOME, never beside the sources; where that cannot be, for this process only."""
    folder = home() / "compiled" / fingerprint(frozen)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        writable = os.access(folder, os.W_OK)
    except OSError:
        writable = False
    return folder if writable else Path(tempfile.mkdtemp(prefix="tuileries-compiled-"))


def compilers(frozen: Mapping[str, object]) -> tuple[Decorator, Decorator]:
    """How functions of a kernel are compiled, when first called; the result is kept for the next process.

    The first is for functions that Python calls: written into no other, not even into what Numba puts
    around them for Python. The second is for those that only compiled functions call: they are written into
    their callers, or short functions would cost speed, and take less time to compile (`pieces.py`).
    `frozen` are the names of a module that takes numbers over from its game, as `vars()` tells them: they
    become part of the code, so what was compiled with others is not used.
    """
    return decorator(frozen, forceinline=False), decorator(frozen, no_cpython_wrapper=True)


def for_both(frozen: Mapping[str, object]) -> Decorator:
    """For what Python calls and is written into compiled functions too: takes longest to compile."""
    return decorator(frozen)


def apart(frozen: Mapping[str, object]) -> Decorator:
    """For what is called in many places: written into none of them, or they would take long to compile."""
    return decorator(frozen, forceinline=False, no_cpython_wrapper=True)


def decorator(frozen: Mapping[str, object], **options: bool) -> Decorator:
    folder = str(cache_folder(frozen))

    def decorate(function: F) -> F:
        setattr(numba.config, "CACHE_DIR", folder)  # noqa: B010 - its stubs do not know it
        compiled: F = njit(**OPTIONS | options)(function)
        return compiled

    return decorate


compiled, inner = compilers({})
"""For what takes no number over from a game."""
