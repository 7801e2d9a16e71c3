"""Compiled kernels for search and simulation, a package a game; equal to the rules by test."""

from __future__ import annotations

import importlib
import logging
import threading
from typing import cast

from tuileries.fast.kernel import Kernel

KERNELS = {
    "zen-garden": "tuileries.fast.zen_garden.kernel",
    "hanging-gardens": "tuileries.fast.hanging_gardens.kernel",
}
"""By name, because importing one starts the compiler: a program that plays no game should not wait for it."""

PLANNERS = ("tuileries.fast.gardeners.plans",)
"""What bots think with that is no kernel: nobody plays a whole game with it."""

_ready: dict[str, Kernel] = {}
_in_background = threading.Event()


def find(name: str) -> Kernel | None:
    """The kernel of a game, if it has one. Where a process warms up in the background: if it is ready yet."""
    if name in _ready or name not in KERNELS or _in_background.is_set():
        return _ready.get(name)
    return prepare(name)


def prepare(name: str) -> Kernel:
    """Compile a kernel, or load what was compiled before: from then on nobody waits."""
    kernel = cast(Kernel, importlib.import_module(KERNELS[name]))
    kernel.warm()
    _ready[name] = kernel
    return kernel


def prepare_in_background() -> threading.Thread:
    """Until they are ready, this process goes without kernels rather than wait for them."""
    _in_background.set()
    thread = threading.Thread(target=_prepare_all, daemon=True)
    thread.start()
    return thread


def prepare_planners() -> None:
    """Compile them, or load what was compiled before."""
    for name in PLANNERS:
        importlib.import_module(name).warm()


def _prepare_all() -> None:
    prepare_planners()  # first, because it takes a moment
    for name in KERNELS:
        try:
            prepare(name)
        except Exception:  # whatever fails here, games go on without it
            logging.getLogger(__name__).exception("no kernel for %s", name)
