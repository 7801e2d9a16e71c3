"""Every page worth a picture: tables are brought behind the page to where they show something."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any, NamedTuple

from playwright.sync_api import Page

from tests.golden.gardeners.builders import rebuild
from tests.server.house import House, Person
from tests.web.backstage import shorten_timer
from tests.web.gardeners import fill, near_wish, play_moves, table_of
from tests.web.people import Visitor
from tuileries import bots
from tuileries.core.chance import Chance
from tuileries.games import GAMES
from tuileries.games.gardeners.moves import Place, Ready, Start
from tuileries.server.words import COLOURS

NAMES = ("Béla", "Chloé", "Maximilian der Große")
TURNED = {"zen-garden": "ZG-F2", "hanging-gardens": "HG-B1", "gardeners": "GD-C1"}
"""A rule to open the rules at."""


def only_look(page: Page) -> None:
    pass


class Scene(NamedTuple):
    name: str
    path: str
    prepare: Callable[[Page], None] = only_look
    """What is done there before the picture is taken."""


# At the page


def hold_a_piece(page: Page) -> None:
    """A piece in the hand, over a place."""
    page.locator('[data-space][aria-disabled="false"], [data-card], .mine [data-tile]').first.click()
    places = page.locator('[data-place][aria-disabled="false"], .place.open')
    if places.count():
        places.last.hover(force=True)


def play_now(game: str) -> Callable[[Page], None]:
    def press(page: Page) -> None:
        page.locator(f'article:has(a[href="/rules/{game}"]) .button.main').click()
        page.locator("dialog .button.main").wait_for()

    return press


def sheet(game: str) -> Callable[[Page], None]:
    """What *Play now* proposes to whoever knows the game."""

    def answer(page: Page) -> None:
        play_now(game)(page)
        page.locator("dialog .start .button:not(.main)").click()
        page.locator("dialog form .button.main").wait_for()

    return answer


def review(page: Page) -> None:
    """The worst move, and what would have been better."""
    page.locator('.review[data-share="1"]').wait_for()
    page.locator(".review li button").first.click()
    page.locator(".judged button[aria-pressed]").first.click()
    page.locator(".film .ghost").first.wait_for()


def puzzle(page: Page) -> None:
    """The same move as a puzzle, and its solution."""
    page.locator('.review[data-share="1"]').wait_for()
    page.locator(".review > .button.main").first.click()
    page.locator(".puzzle button").first.wait_for()


def summary(page: Page) -> None:
    """Skill and luck."""
    page.locator('.review[data-share="1"]').wait_for()
    page.locator(".review .players").scroll_into_view_if_needed()


# Behind the page


def seat(running: House, ada: Visitor, game: str, players: int, **options: Any) -> str:
    table = ada.open_quickly(*["human"] * players, game=game, options=options)
    for number in range(1, players):
        come(running, table, number)
    ada.start_quickly(table)
    return table


def come(running: House, table: str, number: int) -> None:
    """A friend sits down, and stays."""
    friend = Person(running.address, NAMES[number - 1])
    friend.join(table, colour=COLOURS[number])

    async def stay() -> None:
        async with friend.at(table, number) as seat:
            async for _ in seat.socket:
                pass

    asyncio.run_coroutine_threadsafe(stay(), running.loop)


def play_well(running: House, table: str, moves: int | None = None) -> None:
    """As one who takes what scores most now plays: so many moves and up to Ada's turn, or to the end."""

    async def play() -> None:
        room = await running.hub.room(table)
        before = 0
        while room.row.stage == "running" and room.table is not None:
            (player,) = room.table.to_move
            if moves is not None and room.table.version >= moves and before != player == 0:
                return
            before = player
            chance = Chance(f"{table} {room.table.version}")
            move = bots.find("greedy", room.game.name)(room.game, room.table.view(player), player, chance)
            async with room.lock:
                await room.play(player, move)

    running.inside(play())


def build_together(running: House, table: str, tiles: int) -> None:
    """So many tiles, by one after the other."""
    begun = table_of(running, table)
    play_moves(running, table, [(begun.state.drawer, Start())])
    play_moves(running, table, islice(fill(begun), tiles))


def build_alone(running: House, table: str, tiles: int) -> None:
    wish = near_wish(table_of(running, table))
    moves = [(0, Place(laid.tile, laid.cell, laid.turn)) for laid in wish.laid]
    play_moves(running, table, moves[:tiles])


def end_together(running: House, table: str) -> None:
    """A garden that is done, and time that runs out over the next."""
    begun = table_of(running, table)
    build_together(running, table, 0)
    play_moves(running, table, rebuild(begun, near_wish(begun)))
    play_moves(running, table, [(player, Ready()) for player in range(begun.header.players)])
    shorten_timer(running, table, 0.2)


# All of them


def of_the_house() -> Iterator[Scene]:
    yield Scene("home", "/")
    yield Scene("daily", "/daily")
    yield Scene("join", "/join")
    yield Scene("settings", "/settings")
    yield Scene("pieces", "/pieces.html")
    yield Scene("lost", "/nothing/here")
    for game in GAMES:
        yield Scene(f"{game}-question", "/", play_now(game))
        yield Scene(f"{game}-sheet", "/", sheet(game))
        yield Scene(f"{game}-course", f"/learn/{game}")
        yield Scene(f"{game}-new", f"/new/{game}")
        yield Scene(f"{game}-rules", f"/rules/{game}#{TURNED[game]}")


def of_tables(running: House, ada: Visitor) -> Iterator[Scene]:
    """The two games in which people take turns."""
    for game, players, moves in (
        ("zen-garden", 2, 3),
        ("zen-garden", 2, 20),
        ("zen-garden", 4, 48),
        ("hanging-gardens", 2, 3),
        ("hanging-gardens", 2, 40),
        ("hanging-gardens", 4, 70),
    ):
        options = {"boards": [1, 2, 3, 4, 5]} if game == "zen-garden" else {}
        table = seat(running, ada, game, players, **options)
        play_well(running, table, moves)
        yield Scene(f"{game}-{players}-{'early' if moves < 10 else 'middle'}", f"/t/{table}", hold_a_piece)


def of_gardeners(running: House, ada: Visitor) -> Iterator[Scene]:
    for players, tiles in ((2, 22), (4, 30)):
        table = seat(running, ada, "gardeners", players, mode="normal")
        build_together(running, table, tiles)
        yield Scene(f"gardeners-{players}", f"/t/{table}", hold_a_piece)
    alone = seat(running, ada, "gardeners", 1, mode="training-a")
    build_alone(running, alone, 9)
    yield Scene("gardeners-1", f"/t/{alone}", hold_a_piece)


def of_ends(running: House, ada: Visitor) -> Iterator[Scene]:
    for game in ("zen-garden", "hanging-gardens"):
        for players in (2, 4):
            table = seat(running, ada, game, players)
            play_well(running, table)
            yield Scene(f"{game}-{players}-end", f"/t/{table}")
        yield Scene(f"{game}-replay", f"/replay/{table}?at=20")
    table = seat(running, ada, "gardeners", 2, mode="normal")
    end_together(running, table)
    yield Scene("gardeners-end", f"/t/{table}")
    yield Scene("gardeners-replay", f"/replay/{table}?at=20")


def of_reviews(running: House, ada: Visitor) -> Iterator[Scene]:
    for game in ("zen-garden", "hanging-gardens"):
        table = seat(running, ada, game, 2)
        play_well(running, table)
        for name, prepare in (("review", review), ("puzzle", puzzle), ("summary", summary)):
            yield Scene(f"{game}-{name}", f"/replay/{table}?review", prepare)


def of_waiting(running: House, ada: Visitor) -> Iterator[Scene]:
    for game, options in (("zen-garden", {"boards": [1, 2, 3]}), ("gardeners", {"mode": "normal"})):
        table = ada.open_quickly("human", "human", "human", game=game, options=options)
        come(running, table, 1)
        yield Scene(f"{game}-waiting", f"/t/{table}")
    watched = Person(running.address, "Zoé").open("human", "beginner")
    yield Scene("full", f"/t/{watched}")


def scenes(running: House, ada: Visitor) -> Iterator[Scene]:
    yield from of_tables(running, ada)
    yield from of_gardeners(running, ada)
    yield from of_ends(running, ada)
    yield from of_reviews(running, ada)
    yield from of_waiting(running, ada)
    yield from of_the_house()
