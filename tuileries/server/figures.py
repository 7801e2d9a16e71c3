"""What Prometheus can ask for at /metrics."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

MOVES = Counter("tuileries_moves_total", "Moves that are on disk", ["game"])
REFUSALS = Counter("tuileries_refusals_total", "Messages that were refused", ["reason"])
LIMITED = Counter("tuileries_limited_total", "Actions that were too many", ["kind"])
FAILURES = Counter("tuileries_failures_total", "Requests that the server failed to answer")
SOCKETS = Gauge("tuileries_sockets", "Open websockets")
ROOMS = Gauge("tuileries_rooms", "Tables in memory")
COMMIT_SECONDS = Histogram("tuileries_commit_seconds", "From a decision to its being on disk")
