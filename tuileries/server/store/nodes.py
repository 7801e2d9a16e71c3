"""What the processes that share a PostgreSQL database ask it about each other.

Time is the database's: the clocks of machines differ.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tuileries.server.store.protocol import Statement
from tuileries.server.store.rows import put

NOW = "extract(epoch FROM clock_timestamp())"

DEAD_AFTER = 1.2
"""Seconds without a beat after which others do a node's work."""

FORGOTTEN_AFTER = 60.0

MOST_AT_ONCE = 50
"""Tables that a node takes over in one go; the next node may take others meanwhile."""

LIVE = f"SELECT id FROM nodes WHERE beat > {NOW} - {DEAD_AFTER}"
HEARD_OF = f"SELECT id FROM nodes WHERE beat > {NOW} - {FORGOTTEN_AFTER}"
"""Nodes that may still write: one that is slow is not dead. In order they leave no trace."""

UNKEPT = f"(keeper IS NULL OR keeper NOT IN ({LIVE}))"
LATE = f"SELECT table_id FROM timers WHERE key LIKE 'game:%' AND due < {NOW} - {DEAD_AFTER}"
WAITING = f"SELECT id FROM tables WHERE stage = 'running' AND awaits_bot = 1 UNION {LATE}"
ORPHANS = f"""
    UPDATE tables SET keeper = ? WHERE id IN (
        SELECT id FROM tables WHERE id IN ({WAITING}) AND stage = 'running' AND {UNKEPT}
        ORDER BY id LIMIT {MOST_AT_ONCE} FOR UPDATE SKIP LOCKED
    ) RETURNING id
"""
"""Tables where a bot is to move or a timer is late, and whose keeper is gone: from now on this node's."""

OWN = f"""
    SELECT id, late.table_id IS NOT NULL FROM tables LEFT JOIN ({LATE}) AS late ON late.table_id = id
    WHERE stage = 'running' AND keeper = ? AND (awaits_bot = 1 OR late.table_id IS NOT NULL)
"""
"""Where a bot waits for this node, or a timer is late; it may not know that, where it was not told."""

KEEP = f"UPDATE tables SET keeper = ? WHERE id = ? AND (keeper = ? OR {UNKEPT}) RETURNING id"


def beat(node: str) -> Statement:
    sql = f"INSERT INTO nodes (id, beat) VALUES (?, {NOW})"
    return f"{sql} ON CONFLICT (id) DO UPDATE SET beat = excluded.beat", (node,)


def let_go(node: str, table: str) -> Statement:
    return "UPDATE tables SET keeper = NULL WHERE id = ? AND keeper = ?", (table, node)


def note_presence(node: str, table: str, guests: Sequence[int | None]) -> Statement:
    if not guests:
        return "DELETE FROM presence WHERE node = ? AND table_id = ?", (node, table)
    told = msgspec.json.encode(guests).decode()
    return put("presence", {"table_id": table, "node": node, "guests": told}, key=("table_id", "node"))


def leave(node: str) -> tuple[Statement, ...]:
    """In order: others need not wait to find out."""
    return ("DELETE FROM presence WHERE node = ?", (node,)), ("DELETE FROM nodes WHERE id = ?", (node,))


def forget_the_dead() -> tuple[Statement, ...]:
    """What nodes left behind that are long gone."""
    dead = f"beat < {NOW} - {FORGOTTEN_AFTER}"
    gone = f"node NOT IN (SELECT id FROM nodes WHERE NOT {dead})"
    return (f"DELETE FROM presence WHERE {gone}", ()), (f"DELETE FROM nodes WHERE {dead}", ())
