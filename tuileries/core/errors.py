"""What can be refused. The sentence for each stands in the catalogues under its key."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from tuileries.core.grids import Cell
from tuileries.core.phrases import Argument, Phrase


class Refusal(Struct, frozen=True):
    """A rule that forbids something, with what is needed to explain it."""

    rule: str
    case: str = ""
    particulars: dict[str, Argument] = {}
    cells: tuple[Cell, ...] = ()

    @property
    def phrase(self) -> Phrase:
        key = f"{self.rule}-{self.case}" if self.case else self.rule
        return Phrase(key, self.particulars)


class TuileriesError(Exception):
    """Something a person can put right."""

    def __init__(self, key: str, **particulars: Argument) -> None:
        self.phrase = Phrase(key, particulars)
        super().__init__(f"{key} {particulars}")

    def __reduce__(self) -> tuple[Any, ...]:
        """So that an error survives the way back from another process."""
        return _restored, (type(self), self.args, self.__dict__)


def _restored(kind: type[TuileriesError], args: tuple[Any, ...], content: dict[str, Any]) -> TuileriesError:
    error = kind.__new__(kind, *args)
    error.__dict__.update(content)
    return error


class Forbidden(TuileriesError):
    """Something the rules of a game forbid."""

    def __init__(self, refusals: Sequence[Refusal]) -> None:
        self.refusals = tuple(refusals)
        first, *others = refusals
        if others:
            more = Forbidden(others).phrase
            super().__init__("error-forbidden-more", rule=first.rule, reason=first.phrase, more=more)
        else:
            super().__init__("error-forbidden", rule=first.rule, reason=first.phrase)


class IllegalMove(Forbidden):
    """A move the rules forbid."""


class IllegalSetup(Forbidden):
    """Options the rules forbid."""


class BadOptions(TuileriesError):
    """Options that mean nothing: a wrong name, a wrong type, a wrong number of players."""


class BadNotation(TuileriesError):
    """A move that was written in a way that cannot be read."""


class CannotTakeBack(TuileriesError):
    """A decision that stands."""


class BadRecord(TuileriesError):
    """A record that is damaged, or that does not tell what happened."""


class OtherRules(BadRecord):
    """A record of another version of the rules; by those of today it differs as of `version`."""

    def __init__(self, recorded: str, present: str, *, version: int, reason: Phrase) -> None:
        self.version = version
        super().__init__(
            "error-other-rules", recorded=recorded, present=present, version=version, reason=reason
        )


class WrongType(TuileriesError):
    """Something given as a move, a seat or a time that is none."""


class UnknownName(TuileriesError):
    """A game, a bot or a language that does not exist."""
