"""Two people with browsers of their own and a bot build against the clock, and look back at it afterwards."""

from __future__ import annotations

from collections import Counter
from itertools import cycle

from playwright.sync_api import TimeoutError as NoAnswer
from playwright.sync_api import expect

from tests.server.house import House
from tests.web.backstage import shorten_timer
from tests.web.conftest import Invite
from tests.web.gardeners import GAME, READ, at, picture, seconds_left, table_of, take_seats, turn_of
from tests.web.people import PATIENCE, Visitor
from tuileries.bots.gardeners.levels import MASTER
from tuileries.bots.gardeners.moves import next_move
from tuileries.bots.gardeners.thoughts import work_of
from tuileries.core.chance import Chance
from tuileries.core.game import Player
from tuileries.core.record import Played
from tuileries.core.table import Table
from tuileries.games.gardeners.events import RoundWon
from tuileries.games.gardeners.moves import Add, Move, Ready, Remove, Start
from tuileries.games.gardeners.state import Stage

BOT = "gardener@fast"
ROUNDS = 2
A_MOMENT = PATIENCE / 20
"""How long somebody tries to click on what a teammate may just have taken away."""
A_BEAT = 1000
"""How long somebody waits for the others before they look again."""


class Builder:
    """Somebody who thinks as a teammate does about what their page shows, and has nothing but a mouse."""

    def __init__(self, visitor: Visitor, table: Table, player: Player) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.table = table
        self.player = player
        self.waited = 0

    def take_part(self) -> None:
        """Do what seems best, or wait until somebody else does something."""
        before = self.visitor.version
        move = self.thought(before)
        if move is None:
            self.waited += 1
            self.wait_past(before, A_BEAT)
        elif self.tries(move):
            self.waited = 0
            self.wait_past(before, PATIENCE)
        else:
            self.visitor.key("Escape")

    def thought(self, version: int) -> Move | None:
        """From what this seat has seen up to what the page shows, its own cards among it and no other."""
        story = self.table.story(self.player, waited=self.waited, until=version)
        if story.view.stage == Stage.READING:
            return Start() if story.view.cards[0].player == self.player else None
        luck = Chance(f"{self.player}/{version}/{self.waited}")
        return next_move(work_of(story, self.player, MASTER.manner, MASTER.taste, luck))

    def tries(self, move: Move) -> bool:
        """Whether it can be done by mouse; a teammate may have been quicker."""
        try:
            self.make(move)
        except NoAnswer:
            return False
        return True

    def make(self, move: Move) -> None:
        match move:
            case Start():
                self.press(READ)
            case Ready():
                self.press("Ready")
            case Add(tile=tile, cell=cell, turn=turn):
                here = self.page.locator(f'.mine [data-tile="{tile}"]')
                here.click(timeout=A_MOMENT)
                for _ in range(turn - turn_of(here)):
                    self.press("Turn")
                at(self.visitor, cell).click(timeout=A_MOMENT)
            case Remove(tile=tile, to=to):
                self.page.locator(f'[data-laid="{tile}"]').click(timeout=A_MOMENT)
                others = [player for player in range(self.table.header.players) if player != self.player]
                self.page.locator(".receiver").nth(others.index(to)).click(timeout=A_MOMENT)

    def press(self, name: str) -> None:
        self.visitor.button(name).click(timeout=A_MOMENT)

    def wait_past(self, version: int, patience: float) -> None:
        script = "version => Number(document.querySelector('main').dataset.version) > version"
        try:
            self.page.wait_for_function(script, arg=version, timeout=patience)
        except NoAnswer:
            assert patience < PATIENCE, "the page does not show what was done"


def sit_with_a_bot(ada: Visitor, bela: Visitor) -> str:
    table = ada.open_quickly("human", "human", BOT, game=GAME, options={"mode": "normal"})
    bela.join_quickly(table, "Béla")
    ada.start_quickly(table)
    take_seats(table, ada, bela)
    return table


def test_two_people_and_a_bot_build_against_the_clock_to_the_verdict(invite: Invite, running: House) -> None:
    """Ada and Béla get a card each; nobody but its holder knows it, and the bot has to conclude both."""
    people = invite("Ada"), invite("Béla")
    name = sit_with_a_bot(*people)
    table = table_of(running, name)
    builders = [Builder(visitor, table, player) for player, visitor in enumerate(people)]
    for builder in cycle(builders):
        if table.state.round > ROUNDS:
            break
        assert table.outcome is None, "the timer ran out"
        builder.take_part()
    assert [held.player for held in table.state.cards] == [0, 1, 2]
    acts = Counter(line.player for line in table.lines if isinstance(line, Played))
    assert min(acts[player] for player in range(3)) > 5
    for visitor in people:
        expect(visitor.page.locator(".state")).to_contain_text(f"Round {ROUNDS + 1} ")
        for number in range(1, ROUNDS + 1):
            expect(visitor.log.filter(has_text=f"Round {number} is won.")).to_have_count(1)
        assert 0 < seconds_left(visitor) < 15 * 60

    shorten_timer(running, name, 0)
    for visitor in people:
        expect(visitor.page.locator(".end .winner")).to_contain_text("Time is up: 0 points.")
    people[0].wait_until(lambda: picture(people[0]) == picture(people[1]) == laid_at(table))
    look_back(people[0], name, table)


def laid_at(table: Table) -> dict[str, str]:
    return {f"{laid.cell[0]},{laid.cell[1]}": laid.tile for laid in table.state.garden.laid}


def look_back(ada: Visitor, name: str, table: Table) -> None:
    """Beside the replay the bot tells what it believed of both cards before the last round was won."""
    lines = [line for line in table.lines if isinstance(line, Played)]
    won = [line.version for line in lines if any(isinstance(event, RoundWon) for event in line.events)]
    ada.go(f"/replay/{name}?at={won[-1] - 1}")
    thoughts = ada.page.get_by_role("region", name="What did the bots believe?")
    thoughts.get_by_role("button", name="Show").click()
    expect(thoughts.get_by_role("heading", level=3)).to_have_count(ROUNDS)
    for holder, heading in zip(("Ada", "Béla"), thoughts.get_by_role("heading", level=3).all(), strict=True):
        expect(heading).to_contain_text(holder)
    expect(thoughts.locator("[data-laid]")).to_have_count(36)
