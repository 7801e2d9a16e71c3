"""Is this record what happened, and was the deal what was promised?"""

from __future__ import annotations

from pathlib import Path

from tuileries import load, replay
from tuileries.cli.arguments import read_text
from tuileries.cli.screen import Screen
from tuileries.core import fairness
from tuileries.core.errors import BadRecord
from tuileries.core.phrases import Phrase
from tuileries.core.record import Header, Played, TakenBack
from tuileries.core.table import Table


def verify_file(screen: Screen, file: Path) -> None:
    """Say what was checked, a line each; the first thing that is wrong ends it."""
    text = read_text(file)
    record = load(text)
    if record.dumps() != text:
        raise BadRecord("error-record-other-words")
    screen = screen.knowing(record.header)
    game = Phrase(f"{record.header.game}-name")
    screen.tell("verify-read", file=file.name, game=game, lines=len(record.lines))
    verify_deal(screen, record.header)
    table = replay(record)
    screen.tell("verify-rules", rules=record.header.rules)
    moves = sum(isinstance(line, Played) for line in table.lines)
    events = sum(len(line.events) for line in table.lines if not isinstance(line, TakenBack))
    screen.tell("verify-events", moves=moves, events=events)
    verify_end(screen, table)


def verify_deal(screen: Screen, header: Header) -> None:
    if header.deal:
        screen.tell("verify-deal")
        return
    if header.pledge is None:
        screen.tell("verify-no-pledge")
        return
    fairness.check(header.pledge, seed=header.seed, players=header.players)
    screen.tell("verify-commitment", commitment=header.pledge.commitment)
    screen.tell("verify-seed", nonces=len(header.pledge.nonces))


def verify_end(screen: Screen, table: Table) -> None:
    if table.outcome is None:
        screen.tell("verify-unfinished", style="yellow")
        return
    names = tuple(Phrase("seat", {"player": player}) for player in table.outcome.winners)
    totals = ", ".join(str(sheet.total) for sheet in table.outcome.scores)
    screen.tell("verify-finished", winners=names, totals=totals, style="green")
