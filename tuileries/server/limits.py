"""How much one client may ask for."""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, NamedTuple, TypeVar

from tuileries.server import figures
from tuileries.server.clock import DAY, HOUR, MINUTE
from tuileries.server.errors import TooMuch

log = logging.getLogger("tuileries")

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")


class Bucket:
    """Fills at a steady rate up to its size; each request takes one drop."""

    def __init__(self, rate: float, size: float) -> None:
        self._rate = rate
        self._size = size
        self._drops = size
        self._at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._drops = min(self._size, self._drops + (now - self._at) * self._rate)
        self._at = now
        if self._drops < 1:
            return False
        self._drops -= 1
        return True

    def lose(self, drops: float) -> None:
        """Somebody else has taken these."""
        self._drops = max(0.0, self._drops - drops)


class Allowance(NamedTuple):
    """How often somebody may do something: at once, in an hour, in a day."""

    burst: int
    hour: int
    day: int


ALLOWED = {
    "arrivals": Allowance(300, 72_000, 1_000_000),
    "guests": Allowance(30, 120, 500),
    "tables": Allowance(30, 120, 600),
    "lessons": Allowance(60, 600, 3000),
    "codes": Allowance(10, 60, 200),
    "votes": Allowance(30, 600, 3000),
    "chat": Allowance(20, 600, 3000),
    "asks": Allowance(200, 10_000, 60_000),
    "hints": Allowance(10, 300, 2000),
    "reviews": Allowance(10, 60, 300),
    "attempts": Allowance(30, 600, 3000),
    "days": Allowance(10, 60, 300),
    "handshakes": Allowance(200, 4000, 40_000),
}
"""For one guest and for one address. People behind one address share it, so it is wide."""


Taker = tuple[str, int | str]
"""Somebody who does something: a kind of action, and a guest or an address."""


class Quota:
    """What somebody has left of an allowance."""

    def __init__(self, allowance: Allowance, generosity: float) -> None:
        self._bucket = Bucket(allowance.hour * generosity / HOUR, allowance.burst * generosity)
        self._daily = Bucket(allowance.day * generosity / DAY, allowance.day * generosity)
        self._notes = Bucket(1 / MINUTE, 1)

    def take(self) -> bool:
        return self._bucket.take() and self._daily.take()

    def lose(self, drops: float) -> None:
        self._bucket.lose(drops)
        self._daily.lose(drops)

    def is_to_be_logged(self) -> bool:
        """Once in a while: a flood is not to fill the log as well."""
        return self._notes.take()


class Limits:
    """A quota for each kind of action and each guest and address; `tell` hears of all that is taken."""

    def __init__(
        self, generosity: float, tell: Callable[[Taker], None] | None = None, most: int = 50_000
    ) -> None:
        self._generosity = generosity
        self._tell = tell
        self._quotas = Recent(self._quota, most)

    def take(self, kind: str, *who: int | str | None) -> None:
        """Raise TooMuch where one of these guests and addresses has had enough."""
        for taker in [(kind, one) for one in who if one is not None]:
            quota = self._quotas.of(taker)
            if not quota.take():
                figures.LIMITED.labels(kind).inc()
                if quota.is_to_be_logged():
                    log.warning("limited", extra={"fields": {"kind": kind}})
                raise TooMuch("server-too-much")
            if self._tell is not None:
                self._tell(taker)

    def lose(self, taker: Taker, drops: float) -> None:
        """So much was taken through another node."""
        if taker[0] in ALLOWED:
            self._quotas.of(taker).lose(drops)

    def allows(self, kind: str, address: str) -> bool:
        """For whoever is not even told why."""
        try:
            self.take(kind, address)
        except TooMuch:
            return False
        return True

    def _quota(self, key: Taker) -> Quota:
        return Quota(ALLOWED[key[0]], self._generosity)


class Recent(Generic[K, T]):
    """One for each, made when it is first asked for; the longest unused is forgotten."""

    def __init__(self, make: Callable[[K], T], most: int) -> None:
        self._make = make
        self._most = most
        self._made: OrderedDict[K, T] = OrderedDict()

    def of(self, key: K) -> T:
        if key not in self._made:
            self._made[key] = self._make(key)
        self._made.move_to_end(key)
        if len(self._made) > self._most:
            self._made.popitem(last=False)
        return self._made[key]


def buckets(rate: float, size: float, most: int = 10_000) -> Recent[str, Bucket]:
    """A bucket for each address."""
    return Recent(lambda _: Bucket(rate, size), most)
