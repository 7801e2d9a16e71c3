"""What a teammate concludes from what others do and say."""

from __future__ import annotations

import numpy
import pytest

from tests.bots.gardeners.scenes import belief, codes_of_garden, garden_for, memory_of, normal_table
from tuileries import bots
from tuileries.bots.gardeners.belief import Belief
from tuileries.bots.gardeners.levels import LEVELS
from tuileries.bots.gardeners.manner import Manner
from tuileries.bots.gardeners.recall import recall
from tuileries.core.chance import Chance
from tuileries.core.table import Table
from tuileries.games.gardeners.cards import CARDS, CardId, deck
from tuileries.games.gardeners.components import Deck, Mode
from tuileries.games.gardeners.events import TileRemoved
from tuileries.games.gardeners.garden import Garden
from tuileries.games.gardeners.judging import Status, holds

BENCHES_INSIDE, BENCHES_OUTSIDE, ORANGE_OUTSIDE = "B6", "S43", "S45"


def is_met(card: CardId, garden: Garden) -> bool:
    return holds(CARDS[card].constraint, garden).status == Status.MET


def family(card: CardId) -> list[CardId]:
    return [one for one in deck(Deck.STANDARD) if CARDS[one].back == CARDS[card].back]


def test_at_first_all_faces_of_a_back_are_equally_likely() -> None:
    chances = belief({1: [None]}, BENCHES_OUTSIDE).chances(1)
    assert sorted(chances) == sorted(family(BENCHES_OUTSIDE))
    assert set(numpy.round(list(chances.values()), 6)) == {round(1 / len(chances), 6)}


def test_a_card_that_is_seen_elsewhere_is_nowhere_else() -> None:
    assert BENCHES_OUTSIDE not in belief({0: [BENCHES_OUTSIDE], 1: [None]}, BENCHES_OUTSIDE).chances(1)
    later = belief({1: [None]}, BENCHES_OUTSIDE)
    later.drawn(0, CARDS[ORANGE_OUTSIDE].back, ORANGE_OUTSIDE)
    assert ORANGE_OUTSIDE not in later.chances(1)


def test_whoever_takes_out_what_a_card_forbids_seems_to_hold_it() -> None:
    """All benches lie inside; whose card is it that one of them goes?"""
    garden = garden_for([BENCHES_INSIDE])
    bench = next(laid for laid in garden.laid if laid.tile == "B1")
    column = [laid for laid in garden.laid if laid.cell.column == bench.cell.column]
    above = [laid.tile for laid in column if laid.cell.row < bench.cell.row]
    believed, memory = belief({1: [None]}, BENCHES_OUTSIDE), memory_of(garden, without=above)
    before = believed.chances(1)[BENCHES_OUTSIDE]
    believed.saw(memory.removed(TileRemoved(1, bench.tile, bench.cell, 0)))
    assert believed.chances(1)[BENCHES_OUTSIDE] > 1.5 * before


@pytest.mark.parametrize("mood", [True, False])
def test_what_is_said_of_a_full_garden_is_the_truth(mood: bool) -> None:  # noqa: FBT001
    garden = garden_for([BENCHES_OUTSIDE])
    believed, codes = belief({1: [None]}, BENCHES_OUTSIDE), codes_of_garden(garden.laid)
    met = {card for card in family(BENCHES_OUTSIDE) if is_met(card, garden)}
    believed.checked((None, mood), codes)
    possible = {card for card, chance in believed.chances(1).items() if chance > 0}
    assert possible == (met if mood else set(family(BENCHES_OUTSIDE)) - met)


def test_of_two_cards_an_angry_player_misses_one_at_least() -> None:
    garden = garden_for([BENCHES_OUTSIDE])
    believed, codes = belief({1: [None, None]}, BENCHES_OUTSIDE), codes_of_garden(garden.laid)
    believed.checked((None, False), codes)
    hands = believed.suspects[1].hands
    assert hands
    assert all(not all(is_met(card, garden) for card in hand) for hand in hands)
    assert any(any(is_met(card, garden) for card in hand) for hand in hands)


def test_whoever_is_ready_seems_content() -> None:
    garden = garden_for([BENCHES_OUTSIDE])
    believed = belief({1: [None]}, BENCHES_OUTSIDE)
    believed.said_ready(1, codes_of_garden(garden.laid))
    chances = believed.chances(1)
    worst = max(chance for card, chance in chances.items() if not is_met(card, garden))
    assert chances[BENCHES_OUTSIDE] > 5 * worst > 0


def test_a_card_that_is_turned_up_or_scored_is_known() -> None:
    believed = belief({1: [None, None]}, BENCHES_OUTSIDE)
    believed.turned(1, BENCHES_OUTSIDE)
    assert believed.chances(1)[BENCHES_OUTSIDE] == pytest.approx(1)
    believed.scored(1, BENCHES_OUTSIDE)
    assert BENCHES_OUTSIDE not in believed.chances(1)
    assert len(believed.suspects[1].hands[0]) == 1


def test_a_discarded_card_may_have_been_any() -> None:
    believed = belief({1: [None]}, BENCHES_OUTSIDE)
    believed.discarded(1, CARDS[BENCHES_OUTSIDE].back, None)
    assert believed.suspects[1].hands == [()]


def test_whoever_acts_at_random_is_taken_less_at_their_word() -> None:
    table = play("3", ("master", "random"), 60)
    mind = recall(table.story(0), 0, Manner())
    careful = recall(play("3", ("master", "master"), 60).story(0), 0, Manner())
    assert mistakes(mind.belief) > mistakes(careful.belief)


def mistakes(believed: Belief) -> float:
    return believed.suspects[1].mistakes


def play(seed: str, names: tuple[str, str], deeds: int) -> Table:
    """A game of two in which seat 1 has the first card and each acts in turn."""
    numbers = (str(n) for n in range(100))
    table = next(t for n in numbers if (t := normal_table(2, f"{seed} {n}")).state.drawer == 1)
    table.play(1, next(table.legal_moves(1)))
    for number in range(deeds):
        player = number % 2
        bot = LEVELS.get(names[player]) or bots.SIMPLE[names[player]]
        seen = table.story(player) if names[player] in LEVELS else table.view(player)
        move = bot(table.game, seen, player, Chance(f"{number}"))
        if move is not None:
            table.play(player, move)
    return table


def test_reading_on_gives_what_reading_anew_gives() -> None:
    table = play("4", ("gardener", "gardener"), 50)
    story = table.story(0)
    for length in (1, 20, len(story.events)):
        part = type(story)(story.events[:length], story.view)
        mind = recall(part, 0, Manner(sharpness=1.25))
    anew = recall(story, 0, Manner(sharpness=1.2500001))
    for one, other in zip(mind.belief.suspects, anew.belief.suspects, strict=True):
        assert one.hands == other.hands
        assert numpy.allclose(one.weights, other.weights, atol=1e-4)
    assert mind.memory.garden == anew.memory.garden


def test_what_is_remembered_is_what_lies_there() -> None:
    for mode in (Mode.NORMAL, Mode.BEGINNER):
        table = normal_table(3, "memory", mode)
        (drawer,) = table.to_move
        table.play(drawer, next(table.legal_moves(drawer)))
        for number in range(70):
            move = LEVELS["novice"](table.game, table.story(number % 3), number % 3, Chance(str(number)))
            if move is not None:
                table.play(number % 3, move)
        memory = recall(table.story(0), 0, Manner()).memory
        lying = {laid.cell: laid.tile for laid in table.state.garden.laid}
        assert {cell: one.tile for cell, one in memory.garden.items()} == lying
        assert all(0 <= memory.place_of(cell) % 8 < 6 for cell in lying)
