"""Compiling the kernels and the solver before anybody waits for them."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

from tuileries import fast, solver
from tuileries.cli.screen import Screen
from tuileries.core.phrases import Phrase

SOLVED = Phrase("gardeners-name")


@contextmanager
def unswept() -> Iterator[None]:
    """A compiler makes millions of objects that stay: to look for garbage among them takes some seconds."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


@unswept()
def warm_up(screen: Screen) -> None:
    """The first time takes half a minute; after that there is nothing left to do."""
    for name in fast.KERNELS:
        game = Phrase(f"{name}-name")
        with screen.error.status(screen.say(Phrase("warm-progress", {"game": game}))):
            fast.prepare(name)
        screen.tell("warm-done", game=game)
    with screen.error.status(screen.say(Phrase("warm-progress", {"game": SOLVED}))):
        solver.warm()
        fast.prepare_planners()
    screen.tell("warm-solver-done", game=SOLVED)
