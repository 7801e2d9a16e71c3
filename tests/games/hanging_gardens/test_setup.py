"""HG-S1 to HG-S3: before the first turn."""

from __future__ import annotations

import re
from collections import Counter

import pytest

import tuileries
from tests.games.hanging_gardens.deck import FILE
from tests.games.hanging_gardens.pictures import draw, neat
from tuileries.core.chance import Chance
from tuileries.games import GAMES, find
from tuileries.games.hanging_gardens import game
from tuileries.games.hanging_gardens.components import CARDS, TILES
from tuileries.games.hanging_gardens.events import RoundBegun, TableSet
from tuileries.games.hanging_gardens.setup import PRESETS, setup
from tuileries.games.hanging_gardens.state import Options, ToLay


@pytest.mark.parametrize("players", [2, 3, 4])
def test_hg_s1_everyone_has_a_start_card_and_no_temple_out(players: int) -> None:
    state = setup(players, Options(), Chance("s1")).state
    assert len(state.seats) == players
    for seat in state.seats:
        assert draw(seat.garden) == neat("""
            - - -
            - - -
        """)
        assert (seat.garden.temples, seat.taken, seat.unseen, seat.fives) == ((), (), (), 0)


def test_hg_s2_six_tiles_lie_face_up_and_the_others_are_the_supply() -> None:
    state = setup(3, Options(), Chance("s2")).state
    assert (len(state.display), len(state.supply)) == (6, 43)
    assert Counter((*state.display, *state.supply)) == Counter(TILES)


def test_hg_s2_cards_and_tiles_are_shuffled() -> None:
    states = [setup(2, Options(), Chance(seed)).state for seed in ("a", "b")]
    for state in states:
        assert sorted((*state.cards, *state.deck)) == sorted(CARDS)
    assert states[0].deck != states[1].deck
    assert states[0].supply != states[1].supply


@pytest.mark.parametrize("players", [2, 3, 4])
def test_hg_s3_anyone_may_begin(players: int) -> None:
    firsts = Counter(setup(players, Options(), Chance(str(n))).state.round.first for n in range(60))
    assert set(firsts) == set(range(players))
    assert min(firsts.values()) > 5


def test_the_opening_is_told() -> None:
    step = setup(2, Options(), Chance("told"))
    first = step.state.round.first
    assert step.events == (
        TableSet(2, first, step.state.display),
        RoundBegun(1, first, step.state.cards),
    )
    assert step.revealed
    assert step.state.stage == ToLay()


def test_the_deal_can_be_laid_out() -> None:
    backwards = tuple(reversed(range(60)))
    state = setup(2, Options(), Chance("", deal=(backwards, tuple(range(49)), (1,)))).state
    assert (*state.cards, *state.deck) == CARDS[::-1]
    assert (*state.display, *state.supply) == TILES
    assert state.round.first == 1


def test_the_game_is_registered_with_its_presets() -> None:
    assert find("hanging-gardens") is GAMES["hanging-gardens"] is game
    assert {"standard": Options(memory=False), "memory": Options(memory=True)} == PRESETS
    assert game.has_secrets


def test_there_is_no_timer() -> None:
    table = tuileries.new("hanging-gardens", players=2, seed="alarm")
    assert table.game.alarm(table.state) is None


def test_hg_s2_the_deal_is_drawn_as_the_page_on_chance_says() -> None:
    kinds = [
        ("queen", 4),
        ("king", 4),
        ("tiger", 6),
        ("garden", 6),
        ("statue", 6),
        ("chalice", 10),
        ("gate", 8),
    ]
    persons = ["tamer", "gardener", "sculptor", "priest", "guard"]
    listed = re.findall(r'^squares = "(.*)"$', FILE.read_text(encoding="utf-8"), flags=re.MULTILINE)
    cards, chance = Chance("7").shuffle(listed)
    tiles, chance = chance.shuffle([*(kind for kind, number in kinds for _ in range(number)), *persons])
    first, chance = chance.below(2)
    state = setup(2, Options(), Chance("7")).state
    assert (*state.cards, *state.deck) == cards
    assert (*state.display, *state.supply) == tiles
    assert (state.round.first, chance.drawn) == (first, 108)
