"""What the server refuses, with the status of the answer."""

from __future__ import annotations

from tuileries.core.errors import BadOptions, TuileriesError


class Unreachable(BadOptions):
    """A database that does not answer: perhaps only for now."""


class ServerRefusal(TuileriesError):
    """Something a client may not do now, or may never do."""

    status = 409


class NotFound(ServerRefusal):
    """There is no such table, or none that this client may know of."""

    status = 404


class NotAllowed(ServerRefusal):
    """Someone else may do this, but not this client."""

    status = 403


class TooMuch(ServerRefusal):
    """Too many requests, or too large ones."""

    status = 429


class NotRead(ServerRefusal):
    """The database did not answer. The same may be asked for again."""

    status = 503

    def __init__(self) -> None:
        super().__init__("server-not-read")


class NotWritten(ServerRefusal):
    """The database could not take it, so it did not happen. The same may be asked for again."""

    status = 503

    def __init__(self) -> None:
        super().__init__("server-not-written")


class Outdated(ServerRefusal):
    """Another node wrote about the same table first, so it did not happen: it has to be judged anew."""

    status = 503

    def __init__(self) -> None:
        super().__init__("server-not-written")
