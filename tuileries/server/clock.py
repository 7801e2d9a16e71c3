"""The server's own time: seconds since 1970 that pass evenly, even while the machine's clock is being set."""

from __future__ import annotations

import time

MINUTE, HOUR, DAY = 60.0, 3600.0, 86400.0

STEADY = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)
"""On Linux it goes on while a laptop sleeps."""

AHEAD = time.time() - time.clock_gettime(STEADY)
"""As the machine's clock said when the server started."""


def now() -> float:
    return AHEAD + time.clock_gettime(STEADY)
