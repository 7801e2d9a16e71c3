"""A game in the terminal, between people and bots. Every move is on disk before it is shown."""

from __future__ import annotations

import secrets
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

from msgspec.structs import replace

from tuileries import bots, fast, games
from tuileries.bots.bot import seen_by
from tuileries.bots.luck import luck_of
from tuileries.cli.arguments import game_options
from tuileries.cli.clock import Clock
from tuileries.cli.journal import Journal, default_file
from tuileries.cli.person import Person
from tuileries.cli.screen import Screen
from tuileries.core import fairness
from tuileries.core.chance import Chance
from tuileries.core.errors import BadOptions
from tuileries.core.game import AnyGame, Player
from tuileries.core.record import HUMAN, Header
from tuileries.core.table import Table
from tuileries.server.words import clean_name


def play_game(
    screen: Screen,
    game_name: str,
    *,
    seat_words: str | None,
    name_words: str | None,
    option_words: Sequence[str],
    preset: str | None,
    seed: str | None,
    file: Path | None,
) -> None:
    game = games.find(game_name)
    seats = read_seats(seat_words) if seat_words is not None else usual_seats(game)
    names = read_names(seats, name_words)
    options = game_options(game, option_words, preset)
    header = Header(game.name, game.rules, len(seats), options, names=names, seats=seats)
    table = Table(game, replace(header, seed=seed) if seed is not None else fairly_dealt(header))
    check_bots(game, seats)
    journal = Journal.begin(file or default_file(game.name), table)
    screen = screen.knowing(header)
    if table.header.pledge:
        screen.tell("play-pledge", commitment=table.header.pledge.commitment, style="dim")
    screen.tell_events(table)
    run_table(screen, table, journal)


def resume_game(screen: Screen, file: Path) -> None:
    table, journal = Journal.resume(file)
    screen = screen.knowing(table.header)
    screen.tell("play-resumed", version=table.version)
    run_table(screen, table, journal)


def read_seats(words: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in words.split(","))


def usual_seats(game: AnyGame) -> tuple[str, ...]:
    """A person and as few bots as it takes; where there are none, people."""
    fewest = game.players[0]
    return (HUMAN, *[bots.opponent(game.name, fewest) or HUMAN] * (fewest - 1))


def check_bots(game: AnyGame, seats: Sequence[str]) -> None:
    """Those that are offered, with as much time as one likes, and alone too: it is one's own machine."""
    for seat in seats:
        if seat != HUMAN:
            bots.check_offered(seat.partition("@")[0], game.name, max(2, len(seats)))
            bots.find(seat, game.name)


def read_names(seats: Sequence[str], words: str | None) -> tuple[str, ...]:
    """The names that were given; without them everyone is told by their number, in the reader's language."""
    if words is None:
        return ("",) * len(seats)
    names = tuple(map(clean_name, words.split(",")))
    if len(names) != len(seats):
        raise BadOptions("error-names", names=len(names), seats=len(seats))
    if len(set(names)) != len(names):
        raise BadOptions("error-name-each")
    return names


def fairly_dealt(header: Header) -> Header:
    """A secret of the table and a nonce of every seat decide the deal."""
    secret, nonces = secrets.token_hex(32), [secrets.token_hex(16) for _ in range(header.players)]
    pledge = fairness.make_pledge(secret, nonces)
    return replace(header, seed=fairness.seed_of(secret, nonces), pledge=pledge)


def run_table(screen: Screen, table: Table, journal: Journal) -> None:
    people = [player for player, seat in enumerate(table.header.seats) if seat == HUMAN]
    person = Person(screen, table, journal, Clock(table), people)
    if people and not set(bots.LEVELS).isdisjoint(table.header.seats):
        fast.prepare_in_background()
    with journal:
        try:
            take_turns(screen, table, journal, person)
        finally:
            take_leave(screen, table, journal)


def take_turns(screen: Screen, table: Table, journal: Journal, person: Person) -> None:
    """Until the game is over or a person leaves."""
    watching = person.people[0] if len(person.people) == 1 else None
    player, waited = table.header.players - 1, 0
    while table.to_move:
        player = next_in_line(table, player)
        if not person.clock.ring():
            if player in person.people:
                if not person.take_turn(player):
                    return
                continue
            if not play_bot(table, player, at=person.clock.at, waited=waited // table.header.players):
                waited += 1
                continue
        waited = 0
        journal.write()
        screen.tell_events(table, watching, since=table.version - 1)


def next_in_line(table: Table, last: Player) -> Player:
    """Where several may act at once, those who share a terminal take turns."""
    return min(table.to_move, key=lambda player: (player - last - 1) % table.header.players)


def take_leave(screen: Screen, table: Table, journal: Journal) -> None:
    """The result, or how to go on; the path stays in one piece so that it can be copied."""
    command = Path(sys.argv[0]).name if shutil.which(Path(sys.argv[0]).name) else sys.argv[0]
    if table.outcome is None:
        screen.tell_line("play-saved", command=command, file=str(journal.file))
        return
    screen.draw(table.game.draw(table.view(), screen.say))
    screen.tell_events(table, since=table.version - 1)
    screen.tell_line("play-finished", command=command, file=str(journal.file))


def play_bot(table: Table, player: Player, *, at: float | None, waited: int) -> bool:
    """Whether the bot moves; where all act at once it may rather wait."""
    bot = bots.at_table(table.header.seats[player], table.game.name)
    seen = seen_by(bot, table, player, waited=waited)
    luck = Chance(luck_of(secret_of(table.header), player, seen))
    move = bot(table.game, seen, player, luck)
    if move is not None:
        table.play(player, move, at=at)
    return move is not None


def secret_of(header: Header) -> str:
    """What the deal follows from; a seed that was typed is no secret, and does as well."""
    return (header.pledge and header.pledge.secret) or header.seed or ""
