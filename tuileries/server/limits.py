"""How much one client may ask for."""

from __future__ import annotations

import time
from collections import OrderedDict


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


class Buckets:
    """A bucket for each address; the longest unused is forgotten when there are too many."""

    def __init__(self, rate: float, size: float, most: int = 10_000) -> None:
        self._rate = rate
        self._size = size
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self._buckets.setdefault(address, Bucket(self._rate, self._size))
        self._buckets.move_to_end(address)
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket.take()
