"""Games with a fault that was put there on purpose, to see that the laws find it."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

from msgspec.structs import replace

from tests.laws import Case
from tuileries.core.game import AnyGame, Step

Tell = Callable[[Any, Any], Any]
"""An event as it is told by mistake, with the state after it."""


def planted(case: Case, **changes: Any) -> Case:
    """The same game but for this. The game itself stays as it is."""
    names = [name for name in dir(case.game) if not name.startswith("_")]
    game: AnyGame = SimpleNamespace(**{name: getattr(case.game, name) for name in names} | changes)
    return case._replace(game=game)


def telling(case: Case, kind: type, tell: Tell, where: str = "play") -> Case:
    """The same game with another way to tell of one class of events, be it in `play` or in `setup`."""

    def retold(*arguments: Any) -> Step[Any, Any]:
        step: Step[Any, Any] = getattr(case.game, where)(*arguments)
        events = (tell(event, step.state) if type(event) is kind else event for event in step.events)
        return replace(step, events=tuple(events))

    return planted(case, **{where: retold})


def shown_to(kind: type, sees: Callable[[Any, Any], bool]) -> Tell:
    """Everything about such an event to whoever `sees` it, besides those who may."""

    class Leaky(kind):  # type: ignore[misc]
        def seen_by(self, viewer: Any) -> Any:
            return self if sees(self, viewer) else super().seen_by(viewer)

    return lambda event, state: Leaky(*(getattr(event, name) for name in event.__struct_fields__))
