"""What a teammate tells afterwards of what it believed and wanted."""

from __future__ import annotations

import pytest

from tests.bots.gardeners.scenes import normal_table
from tuileries import bots
from tuileries.bots.gardeners.codes import LOOK
from tuileries.bots.gardeners.explanations import explain
from tuileries.bots.gardeners.levels import MASTER
from tuileries.bots.gardeners.moves import fitting
from tuileries.bots.gardeners.recall import recall
from tuileries.bots.gardeners.thoughts import work_of
from tuileries.core.chance import Chance
from tuileries.core.table import Table
from tuileries.games.gardeners import game
from tuileries.games.gardeners.cards import CARDS
from tuileries.games.gardeners.components import TILES
from tuileries.games.gardeners.events import GardenChecked


@pytest.fixture(scope="module")
def table() -> Table:
    """Fifty actions of two gardeners who take turns."""
    found = normal_table(2, "explain")
    found.play(found.state.drawer, next(found.legal_moves(found.state.drawer)))
    for number in range(50):
        player = number % 2
        move = bots.find("gardener", game.name)(game, found.story(player), player, Chance(str(number)))
        if move is not None:
            found.play(player, move)
    return found


def test_for_each_hidden_card_of_another_its_faces_are_told(table: Table) -> None:
    holder = table.state.cards[0].player
    told = explain(table.story(1 - holder), 1 - holder, MASTER, Chance("1"))
    theirs = [held for held in table.state.cards if held.player == holder]
    assert [suspected.player for suspected in told.cards] == [holder] * len(theirs)
    for suspected, held in zip(told.cards, theirs, strict=True):
        assert held.card in [face.card for face in suspected.faces]
        assert {CARDS[face.card].back for face in suspected.faces} == {suspected.back}
        chances = [face.chance for face in suspected.faces]
        assert chances == sorted(chances, reverse=True)
        assert sum(chances) == pytest.approx(1, abs=0.01)


@pytest.mark.parametrize("version", [1, 12, 30])
def test_the_garden_it_wanted_is_whole_and_begins_with_what_lay_there(table: Table, version: int) -> None:
    story = table.story(0, until=version)
    told = explain(story, 0, MASTER, Chance("1"))
    assert sorted(laid.tile for laid in told.garden.laid) == sorted(TILES)
    lay, changed = {laid.cell: laid.tile for laid in story.view.garden.laid}, set(told.changed)
    wanted = {laid.cell: laid.tile for laid in told.garden.laid}
    assert all(wanted[cell] == tile for cell, tile in lay.items() if cell not in changed)
    assert len(wanted) - len(lay) <= len(changed)


def test_what_it_did_is_a_step_towards_the_garden_that_it_tells_of(table: Table) -> None:
    """With the luck it had, it wanted this: a tile that it could lay where it wants one that looks so."""
    told = 0
    for version in range(30, table.version, 3):
        story = table.story(0, until=version)
        work = work_of(story, 0, MASTER.manner, MASTER.taste, Chance("luck"))
        wanted = {laid.cell: laid for laid in explain(story, 0, MASTER, Chance("luck")).garden.laid}
        for add in fitting(work):
            there = wanted[add.cell]
            assert (LOOK[there.tile], there.turn) == (LOOK[add.tile], add.turn)
            told += 1
    assert told


def test_the_reasons_are_what_made_the_face_more_likely(table: Table) -> None:
    """After each of them the bot believed more in it; all are deeds of its holder, or verdicts."""
    holder = table.state.cards[0].player
    told = explain(table.story(1 - holder), 1 - holder, MASTER, Chance("1")).cards[0]
    assert 0 < len(told.reasons) <= 3
    assert list(told.reasons) == sorted(told.reasons)
    for version in told.reasons:
        beliefs = [
            recall(table.story(1 - holder, until=at), 1 - holder, MASTER.manner).belief.chances(holder)
            for at in (version - 1, version)
        ]
        assert beliefs[1][told.faces[0].card] > beliefs[0][told.faces[0].card]
        first, *others = table.story().events[version]
        assert first.player == holder or any(isinstance(event, GardenChecked) for event in others)
