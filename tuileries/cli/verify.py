"""Is this record what happened, and was the deal what was promised?"""

from __future__ import annotations

from pathlib import Path

from tuileries import games, load
from tuileries.cli.arguments import read_text
from tuileries.cli.screen import Screen
from tuileries.core.audit import Audit, check_deal, check_lines
from tuileries.core.errors import BadRecord, OtherRules
from tuileries.core.phrases import Phrase
from tuileries.core.record import Header, Opened, Played, Record, is_as_written
from tuileries.core.table import Table


def verify_file(screen: Screen, file: Path) -> None:
    """Say what was checked, a line each; the first thing that is wrong ends it."""
    text = read_text(file)
    record = load(text)
    if not is_as_written(games.find(record.header.game), record, text):
        raise BadRecord("error-record-other-words")
    screen = screen.knowing(record.header)
    game = Phrase(f"{record.header.game}-name")
    screen.tell("verify-read", file=file.name, game=game, lines=len(record.lines))
    verify_deal(screen, record.header)
    audit = verify_lines(screen, record)
    verify_times(screen, audit)
    verify_end(screen, audit.table)


def verify_deal(screen: Screen, header: Header) -> None:
    check_deal(header)
    if header.deal:
        screen.tell("verify-deal")
    elif header.pledge is None:
        screen.tell("verify-no-pledge")
    else:
        screen.tell("verify-commitment", commitment=header.pledge.commitment)
        screen.tell("verify-seed", nonces=len(header.pledge.nonces))


def verify_lines(screen: Screen, record: Record) -> Audit:
    """A record of other rules is checked by those of today, and what is before a difference is true."""
    game, recorded = games.find(record.header.game), record.header.rules
    try:
        audit = check_lines(game, record)
    except OtherRules as error:
        if error.version > 0:
            screen.tell("verify-part", last=error.version - 1, style="yellow")
        raise
    screen.tell("verify-rules", rules=game.rules)
    if recorded != game.rules:
        screen.tell("verify-other-rules", recorded=recorded, rules=game.rules)
    lines = audit.table.lines
    moves = sum(isinstance(line, Played) for line in lines)
    events = sum(len(line.events) for line in lines if isinstance(line, Opened | Played))
    screen.tell("verify-events", moves=moves, events=events)
    return audit


def verify_times(screen: Screen, audit: Audit) -> None:
    if audit.is_timed:
        key, style = ("verify-times", "") if audit.has_times else ("verify-no-times", "yellow")
        screen.tell(key, style=style)


def verify_end(screen: Screen, table: Table) -> None:
    if table.outcome is None:
        screen.tell("verify-unfinished", style="yellow")
        return
    names = tuple(Phrase("seat", {"player": player}) for player in table.outcome.winners)
    totals = ", ".join(str(sheet.total) for sheet in table.outcome.scores)
    if names:
        screen.tell("verify-finished", winners=names, totals=totals, style="green")
    else:
        screen.tell("verify-lost", totals=totals, style="green")
