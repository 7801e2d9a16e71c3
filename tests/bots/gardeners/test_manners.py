"""How teammates treat somebody whose card they do not know: they let them lead, and cling to nothing."""

from __future__ import annotations

import numpy
import pytest
from msgspec.structs import replace

from tests.bots.gardeners.scenes import belief, garden_for, memory_of, normal_table
from tests.bots.gardeners.test_teammates import (
    BENCHES_OUTSIDE,
    FLOWERS_BY_BARE,
    TASTE,
    own,
    seat,
    view_of,
    work_for,
)
from tuileries.bots.gardeners.belief import MISTAKES
from tuileries.bots.gardeners.codes import FIRSTS, code_of
from tuileries.bots.gardeners.discards import MANY, PAUSES, give_up
from tuileries.bots.gardeners.memory import Gone, Memory
from tuileries.bots.gardeners.moves import BEATS, next_move
from tuileries.bots.gardeners.recall import Mind
from tuileries.bots.gardeners.removals import COURTESY, ERRING, has_enough, most_telling, open_up
from tuileries.bots.gardeners.thoughts import bolder, is_idle
from tuileries.bots.gardeners.wishes import costs_of, target, weights_of
from tuileries.bots.gardeners.work import Work
from tuileries.core.chance import Chance
from tuileries.core.grids import Cell
from tuileries.core.story import Story
from tuileries.games.gardeners.cards import CARDS
from tuileries.games.gardeners.events import TileAdded
from tuileries.games.gardeners.garden import Garden, Laid, without_laid
from tuileries.games.gardeners.moves import Add, Discard, Ready, Remove
from tuileries.games.gardeners.state import Stage

VIEW, OTHER, CHAIN = "S31", "S14", "S37"
"""Cards about where benches look, about bare tiles, and about a chain of grass."""


def taken_out(garden: Garden, laid: Laid) -> Memory:
    """The other player just took this tile out of a full garden."""
    memory, code = memory_of(garden, without=[laid.tile]), memory_of(garden).garden[laid.cell].code
    memory.gone.append(Gone(laid.tile, code, memory.place_of(laid.cell), player=1, laid_by=0, deed=100))
    memory.deeds = 101
    return memory


def tile_of(garden: Garden, *tiles: str) -> Laid:
    """One of these, near the edge."""
    found = [laid for laid in garden.laid if laid.tile in tiles]
    return min(found, key=lambda laid: min(*laid.cell, 5 - laid.cell.row, 5 - laid.cell.column))


def opened(card: str, tile: str, waited: int = 0) -> Work:
    """Content oneself, one was given a tile by somebody with a card of this back."""
    garden = garden_for([BENCHES_OUTSIDE])
    laid = tile_of(garden, tile)
    mind = Mind(taken_out(garden, laid), belief({0: [BENCHES_OUTSIDE], 1: [None]}, card))
    view = view_of(without_laid(garden, tile), [own(BENCHES_OUTSIDE), own(card, 1)], (seat(tile), seat()))
    return Work(mind, view, 0, target(mind, TASTE, Chance("test")), TASTE, waited)


def test_whoever_opened_a_full_garden_may_first_show_more() -> None:
    assert next_move(opened(OTHER, "A1")) is None
    assert next_move(opened(OTHER, "A1", waited=BEATS)) is not None


def test_a_card_that_is_known_needs_no_showing() -> None:
    work = opened(OTHER, "A1")
    work.mind.belief.turned(1, OTHER)
    assert next_move(work) is not None


@pytest.mark.parametrize("card", [VIEW, OTHER])
def test_a_bench_may_be_turned_only_for_whom_that_matters(card: str) -> None:
    """It would cost nothing to lay it back turned, were it not for who took it out."""
    work = opened(card, "B1")
    gone = work.mind.memory.gone[0]
    costs = costs_of(work.mind, TASTE)[gone.place]
    others = {code_of("B1", turn) for turn in range(4)} - {gone.code}
    assert costs[gone.code] > 0
    assert all((costs[code] > 0) == (card == OTHER) for code in others)


def test_a_bench_that_could_only_be_laid_back_goes_to_whoever_took_it_out() -> None:
    garden = garden_for([BENCHES_OUTSIDE])
    bench = tile_of(garden, "B1", "B2", "B3")
    memory = taken_out(garden, bench)
    memory.added(TileAdded(0, bench.tile, bench.cell, (bench.turn + 1) % 4))
    mind = Mind(memory, belief({0: [BENCHES_OUTSIDE], 1: [None]}, VIEW))
    view = view_of(garden, [own(BENCHES_OUTSIDE), own(VIEW, 1)], (seat(), seat()))
    work = Work(mind, view, 0, memory.codes(), TASTE)
    assert next_move(work) == Remove(bench.tile, 1)
    mind.belief.turned(1, VIEW)
    assert next_move(work) == Ready()


def test_a_garden_that_was_checked_in_vain_is_not_checked_again() -> None:
    work = work_for(garden_for([BENCHES_OUTSIDE]), BENCHES_OUTSIDE, seat(), seat())
    assert next_move(work) == Ready()
    work.mind.memory.checked((True, False))
    assert next_move(work) is None
    work.mind.memory.begin_round()
    assert next_move(work) == Ready()


def test_whoever_stays_angry_is_helped_ever_more_boldly() -> None:
    mind = Mind(memory_of(garden_for([BENCHES_OUTSIDE])), belief({1: [None]}, OTHER))
    weights = [weights_of(mind, TASTE)[OTHER]]
    for _ in range(3):
        mind.memory.checked((None, False))
        weights.append(weights_of(mind, TASTE)[OTHER])
    assert weights == sorted(weights)
    assert weights[-1] > 10 * weights[0]
    assert bolder(TASTE, mind, waited=3).caution < bolder(TASTE, mind, waited=0).caution == TASTE.caution


def test_what_is_taken_out_first_shows_what_is_wrong() -> None:
    """Benches inside are wrong, and so is whatever lies where they should go: a bench goes first."""
    work = work_for(garden_for(["B6"]), BENCHES_OUTSIDE, seat(), seat())
    memory = work.mind.memory
    tiles = {memory.place_of(cell): lying.tile for cell, lying in memory.garden.items()}
    assert {tiles[place] for place in work.wrong()} - {"B1", "B2", "B3"}
    assert tiles[most_telling(work, work.wrong())] in {"B1", "B2", "B3"}


def test_whoever_errs_much_gets_one_thing_to_do_after_another() -> None:
    garden = garden_for([BENCHES_OUTSIDE])
    laid = tile_of(garden, "A1")
    work = opened(OTHER, "A1")
    view = view_of(without_laid(garden, "A1"), list(work.view.cards), (seat(), seat("A1")))
    work = replace(work, view=view, target=memory_of(garden).codes())
    assert not has_enough(work, 1)
    suspects = work.mind.belief.suspects
    suspects[1] = suspects[1].given(numpy.tile(MISTAKES > ERRING, (len(suspects[1].hands), 1)))
    assert has_enough(work, 1), "the tile has its place"
    elsewhere = work.target.copy()
    elsewhere[work.mind.memory.place_of(laid.cell)] = code_of("C11", 0)
    assert not has_enough(replace(work, target=elsewhere), 1)


def test_the_first_discard_spares_a_card_that_asks_for_much() -> None:
    work = work_for(garden_for([FLOWERS_BY_BARE]), FLOWERS_BY_BARE, seat(), seat())
    far = numpy.roll(work.target, 1)
    much = replace(work, target=far, view=replace(work.view, deck=10))
    assert len(much.wrong()) >= MANY
    assert give_up(much) == Discard(FLOWERS_BY_BARE)
    assert give_up(replace(much, target=work.target)) is None
    used = replace(much.view, discarded=(work.view.cards[0].back,))
    assert give_up(replace(much, view=used)) is None


def test_a_tile_that_was_meant_for_their_card_costs_more_to_move() -> None:
    """Somebody whose card asks for a chain of grass closes it."""
    garden, believed = garden_for([CHAIN]), belief({1: [CHAIN]}, CHAIN)
    memories = {laid: memory_of(garden, [laid.tile]) for laid in garden.laid}
    off = {laid: believed.distances([CHAIN], memory.codes())[0] for laid, memory in memories.items()}
    link = max(off, key=off.__getitem__)
    mind = Mind(memories[link], believed)
    gains = believed.saw(mind.memory.added(TileAdded(1, link.tile, link.cell, link.turn)))
    assert believed.meant(1, gains) == 1.0
    before = costs_of(mind, TASTE)[mind.memory.place_of(link.cell)].max()
    mind.memory.mark(link.cell, gains)
    assert costs_of(mind, TASTE)[mind.memory.place_of(link.cell)].max() > before + 1


def laid_for_their_card(mind: Mind, *cells: Cell) -> None:
    """The other player laid these tiles in this round, for a card that is known."""
    memory, believed = mind
    if FLOWERS_BY_BARE not in believed.suspects[1].cards:
        believed.drawn(1, CARDS[FLOWERS_BY_BARE].back, FLOWERS_BY_BARE)
    for cell in cells:
        gains = {FLOWERS_BY_BARE: 1.0}
        memory.garden[cell] = memory.garden[cell]._replace(player=1, deed=memory.began, gains=gains)


def shut_in() -> Work:
    """What is wrong lies at (1, 1), in a full garden; two tiles shut it in that can go."""
    work = work_for(garden_for([BENCHES_OUTSIDE]), BENCHES_OUTSIDE, seat(), seat())
    elsewhere, place = work.target.copy(), work.mind.memory.place_of(Cell(1, 1))
    elsewhere[place] = next(code for code in elsewhere if FIRSTS[code] != FIRSTS[elsewhere[place]])
    return replace(work, target=elsewhere)


@pytest.mark.parametrize("theirs", [Cell(0, 1), Cell(1, 0)])
def test_whoever_digs_spares_what_a_teammate_laid_for_their_card(theirs: Cell) -> None:
    work = shut_in()
    laid_for_their_card(work.mind, theirs)
    (mine,) = {Cell(0, 1), Cell(1, 0)} - {theirs}
    assert open_up(work) == Remove(work.mind.memory.garden[mine].tile, 1)


def test_where_only_tiles_of_a_teammate_could_go_one_waits_before_one_takes_them_out() -> None:
    work, both = shut_in(), (Cell(0, 1), Cell(1, 0))
    assert isinstance(next_move(work), Remove)
    laid_for_their_card(work.mind, *both)
    assert next_move(work) is None
    move = next_move(replace(work, waited=COURTESY))
    assert isinstance(move, Remove)
    assert move.tile in {work.mind.memory.garden[cell].tile for cell in both}


def test_what_a_tile_was_meant_for_is_seen_when_the_card_becomes_plain() -> None:
    """Nobody knew the card when a tile was laid that brought it nearer."""
    believed = belief({0: [BENCHES_OUTSIDE], 1: [None]}, CHAIN)
    cards = believed.suspects[1].cards
    gains = {card: float(card == CHAIN) for card in cards}
    assert believed.meant(1, gains) == pytest.approx(1 / len(cards))
    believed.turned(1, CHAIN)
    assert believed.meant(1, gains) == 1.0


def test_a_tile_costs_more_to_move_where_every_way_to_it_is_meant() -> None:
    memory = memory_of(garden_for([BENCHES_OUTSIDE]))
    mind = Mind(memory, belief({0: [BENCHES_OUTSIDE]}, BENCHES_OUTSIDE))
    place, around = memory.place_of(Cell(1, 1)), [Cell(0, 1), Cell(1, 0), Cell(1, 2), Cell(2, 1)]
    before = costs_of(mind, TASTE)[place].max()
    laid_for_their_card(mind, *around[:3])
    assert costs_of(mind, TASTE)[place].max() == before
    laid_for_their_card(mind, *around)
    assert costs_of(mind, TASTE)[place].max() > before + TASTE.respect / 2


def test_a_tile_never_lies_back_where_it_was_just_taken_out_for_want_of_an_idea() -> None:
    move = next_move(opened(OTHER, "A1", waited=BEATS))
    assert not isinstance(move, Add)


def test_what_was_checked_in_vain_is_looked_at_afresh_and_then_given_up() -> None:
    """A garden that misses one's own card, and no plan that would mend it."""
    work = work_for(garden_for(["B6"]), BENCHES_OUTSIDE, seat(), seat())
    hopeless = replace(work, target=work.mind.memory.codes(), view=replace(work.view, deck=10))
    hopeless.mind.memory.checked((False, None))
    assert give_up(replace(hopeless, waited=PAUSES)) is None
    assert give_up(replace(hopeless, waited=PAUSES + 1)) == Discard(BENCHES_OUTSIDE)
    fresh = bolder(TASTE, hopeless.mind, waited=1)
    assert (fresh.churn, fresh.taboo) == (0.0, 0.0)
    assert fresh.warmth > TASTE.warmth


def test_whoever_is_ready_and_sees_nothing_new_does_not_think_again() -> None:
    table = normal_table(2)
    view = replace(table.view(0), garden=garden_for([BENCHES_OUTSIDE]), stage=Stage.BUILDING)
    ready = replace(view, seats=(replace(seat(), is_ready=True), seat()))
    assert is_idle(Story((), ready, waited=1), 0)
    assert not is_idle(Story((), ready), 0)
    open_view = replace(view, garden=without_laid(view.garden, "A1"))
    laden = replace(open_view, seats=(seat(), seat("A1", "A2", "A3")))
    assert is_idle(Story((), laden, waited=1), 0)
    assert not is_idle(Story((), replace(laden, seats=(seat("A4"), seat("A1", "A2", "A3"))), waited=1), 0)


def test_a_tile_that_was_moved_for_ever_can_still_be_moved() -> None:
    memory = memory_of(garden_for([BENCHES_OUTSIDE]))
    mind = Mind(memory, belief({0: [BENCHES_OUTSIDE]}, BENCHES_OUTSIDE))
    cell, lying = next(iter(memory.garden.items()))
    costs = list[float]()
    for _ in range(4):
        memory.moved[lying.tile] += 4
        memory.opened[cell] += 4
        costs.append(float(costs_of(mind, TASTE)[memory.place_of(cell)].max()))
    assert costs[0] == costs[-1] > TASTE.move
