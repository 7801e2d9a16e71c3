"""The server's own time: seconds since 1970 that pass evenly, even while the machine's clock is being set."""

from __future__ import annotations

import time

HOUR, DAY = 3600.0, 86400.0

AHEAD = time.time() - time.monotonic()
"""As the machine's clock said when the server started."""


def now() -> float:
    return AHEAD + time.monotonic()
