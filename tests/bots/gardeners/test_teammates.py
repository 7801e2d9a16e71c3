"""How teammates act: they build, respect the work of others, finish, and know only what their seat saw."""

from __future__ import annotations

import time
from collections import Counter

import pytest
from msgspec.structs import replace

from tests import laws
from tests.bots.gardeners.scenes import belief, garden_for, memory_of, normal_table
from tests.games.gardeners.test_laws import CASE
from tuileries import bots
from tuileries.bots.gardeners.discards import give_up
from tuileries.bots.gardeners.manner import Taste
from tuileries.bots.gardeners.memory import Gone, Memory
from tuileries.bots.gardeners.moves import next_move, shuts_in
from tuileries.bots.gardeners.recall import Mind
from tuileries.bots.gardeners.removals import open_up
from tuileries.bots.gardeners.wishes import target
from tuileries.bots.gardeners.work import Work
from tuileries.core.chance import Chance
from tuileries.core.record import Header
from tuileries.core.story import Story
from tuileries.core.table import Table
from tuileries.games.gardeners import game
from tuileries.games.gardeners.cards import CARDS, CONFLICTS, deck
from tuileries.games.gardeners.components import Deck, Mode
from tuileries.games.gardeners.events import CardDrawn, GardenChecked, RoundWon
from tuileries.games.gardeners.garden import Garden, without_laid
from tuileries.games.gardeners.moves import Add, Discard, Ready, Remove, Start
from tuileries.games.gardeners.state import Options, Stage
from tuileries.games.gardeners.view import CardSeen, SeatSeen, View
from tuileries.lab.clockwork import Sitter, play_at_once

BENCHES_OUTSIDE, FLOWERS_BY_BARE, LOOP = "S43", "S9", "S55"
TASTE = Taste()


def view_of(garden: Garden, cards: list[CardSeen], seats: tuple[SeatSeen, ...]) -> View:
    table = normal_table(len(seats))
    view: View = table.view(0)
    return replace(view, garden=garden, cards=tuple(cards), seats=seats, stage=Stage.BUILDING)


def seat(*loose: str) -> SeatSeen:
    return SeatSeen(None, 0, loose, is_ready=False)


def own(card: str, player: int = 0) -> CardSeen:
    return CardSeen(player, CARDS[card].back, is_open=False, card=card if player == 0 else None)


def work_for(garden: Garden, card: str, *seats: SeatSeen, memory: Memory | None = None) -> Work:
    """Seat 0 holds this card and nobody else holds any."""
    mind = Mind(memory or memory_of(garden), belief({0: [card]}, card, len(seats)))
    view = view_of(garden, [own(card)], seats)
    return Work(mind, view, 0, target(mind, TASTE, Chance("test")), TASTE)


@pytest.mark.parametrize("name", bots.TEAMMATES)
@pytest.mark.parametrize(("version", "players"), [(1, 2), (9, 3), (40, 4), (60, 2)])
def test_a_teammate_chooses_the_same_in_worlds_it_cannot_tell_apart(
    name: str, version: int, players: int
) -> None:
    """It is given events and a view, and both are the same whatever is hidden."""
    table = laws.walk(CASE, players, Options(Mode.NORMAL), f"mates {version}", version)
    bot = bots.find(name, game.name)
    for player in table.to_move:
        story = table.story(player)
        other = CASE.scramble(table.state, player, Chance("scramble"))
        twin = Story(story.events, game.view(other, player), story.waited)
        chosen = [bot(game, seen, player, Chance("luck")) for seen in (story, twin)]
        assert chosen[0] == chosen[1]
        assert chosen[0] is None or table.why_not(player, chosen[0]) == ()


def test_a_garden_that_is_as_it_should_be_is_ready() -> None:
    garden = garden_for([BENCHES_OUTSIDE])
    work = work_for(garden, BENCHES_OUTSIDE, seat(), seat())
    assert next_move(work) == Ready()
    waiting = replace(work.view, seats=(replace(seat(), is_ready=True), seat()))
    assert next_move(replace(work, view=waiting)) is None


def test_what_is_wrong_is_taken_out_and_given_to_another() -> None:
    work = work_for(garden_for(["B6"]), BENCHES_OUTSIDE, seat(), seat("A1"), seat())
    move = next_move(work)
    assert isinstance(move, Remove)
    assert move.to == 2, "whoever has least to lay"


def test_nobody_is_given_more_than_they_can_lay() -> None:
    garden = garden_for(["B6"])
    busy = work_for(garden, BENCHES_OUTSIDE, seat(), seat("A1", "A2"))
    assert busy.wrong()
    assert open_up(busy) is None
    one_is_free = work_for(garden, BENCHES_OUTSIDE, seat(), seat("A1", "A2"), seat("A3"))
    assert isinstance(next_move(one_is_free), Remove)


def test_a_card_that_may_be_anything_moves_no_tile() -> None:
    """Somebody else drew a card: whoever is content leaves it to them to begin."""
    for seed, back in (("1", "S14"), ("2", "S16"), ("3", "S34")):
        garden = garden_for([BENCHES_OUTSIDE], seed)
        mind = Mind(memory_of(garden), belief({0: [BENCHES_OUTSIDE], 1: [None]}, back))
        view = view_of(garden, [own(BENCHES_OUTSIDE), own(back, 1)], (seat(), seat()))
        wanted = target(mind, TASTE, Chance(seed))
        assert next_move(Work(mind, view, 0, wanted, TASTE)) == Ready(), back


def test_the_missing_tile_is_laid_where_it_belongs() -> None:
    garden = garden_for([BENCHES_OUTSIDE])
    last = next(laid for laid in garden.laid if laid.cell == (0, 2))
    open_garden = without_laid(garden, last.tile)
    memory = memory_of(garden, without=[last.tile])
    work = work_for(open_garden, BENCHES_OUTSIDE, seat(last.tile), seat(), memory=memory)
    move = next_move(work)
    assert isinstance(move, Add)
    assert (move.tile, move.cell) == (last.tile, last.cell)


def test_a_tile_is_not_laid_back_as_it_lay_where_a_teammate_just_took_it_away() -> None:
    """A bench came out of the garden: it goes back in another way, not as it was."""
    garden = garden_for([LOOP])
    bench = next(laid for laid in garden.laid if laid.tile in ("B1", "B2", "B3"))
    memory = memory_of(garden, without=[bench.tile])
    lying = memory_of(garden).garden[bench.cell]
    place = memory.place_of(bench.cell)
    memory.gone.append(Gone(bench.tile, lying.code, place, player=1, laid_by=0, deed=100))
    memory.deeds = 101
    open_garden = without_laid(garden, bench.tile)
    move = next_move(work_for(open_garden, LOOP, seat(bench.tile), seat(), memory=memory))
    assert move != Add(bench.tile, bench.cell, bench.turn)


def test_a_tile_that_a_teammate_just_laid_is_let_alone() -> None:
    """Of two tiles that could go, the one goes that nobody cares for."""
    garden = garden_for(["B6"])
    memory = memory_of(garden)
    for cell, lying in list(memory.garden.items()):
        if cell.row in (0, 5) or cell.column in (0, 5):
            is_left = cell.column < 3
            memory.garden[cell] = lying._replace(player=1, deed=100) if is_left else lying
    memory.deeds = 101
    work = work_for(garden, BENCHES_OUTSIDE, seat(), seat(), memory=memory)
    taken = [memory.cell_at(place) for place in work.wrong()]
    respected = [cell for cell in taken if memory.garden[cell].deed == 100]
    assert taken
    assert len(respected) < len(taken) - len(respected)


def test_a_tile_that_has_to_go_is_not_shut_in() -> None:
    garden = garden_for(["B6"])
    work = work_for(garden, BENCHES_OUTSIDE, seat(), seat())
    place = next(p for p in work.wrong() if 0 < p >> 3 < 5 and 0 < p & 7 < 5)
    cell = work.mind.memory.cell_at(place)
    above = next(laid for laid in garden.laid if laid.cell == (cell.row - 1, cell.column))
    memory = memory_of(garden, without=[above.tile])
    opened = replace(work, mind=Mind(memory, work.mind.belief))
    assert shuts_in(opened, Add(above.tile, above.cell))


def test_of_cards_that_exclude_each_other_the_newest_is_given_up() -> None:
    standard = set(deck(Deck.STANDARD))
    mine, *others = next(sorted(c) for c in sorted(CONFLICTS, key=sorted) if c <= standard)
    work = work_for(garden_for([mine]), mine, seat(), seat())
    for other in others:
        work.mind.belief.drawn(1, CARDS[other].back, other)
    theirs = tuple(own(other, 1) for other in others)
    newest = replace(work.view, cards=(*theirs, own(mine)), deck=10)
    assert give_up(replace(work, view=newest)) == Discard(mine)
    oldest = replace(work.view, cards=(own(mine), *theirs), deck=10)
    assert give_up(replace(work, view=oldest)) is None
    assert give_up(replace(work, view=replace(newest, deck=0))) is None


def test_a_team_wins_rounds_and_seldom_undoes_what_it_did() -> None:
    table, acts = team("team", ("gardener", "gardener", "master"), 200)
    events = [event for events in table.story().events for event in events]
    won = sum(isinstance(event, RoundWon) for event in events)
    angry = sum(isinstance(event, GardenChecked) and False in event.delighted for event in events)
    assert won >= 4
    assert angry <= 2 * won
    assert undone(acts) <= 0.1 * len(acts)


def team(seed: str, names: tuple[str, ...], seconds: float) -> tuple[Table, list[object]]:
    """A brisk game, and what was done in it for so many seconds."""
    table = Table(game, Header(game.name, game.rules, len(names), Options(Mode.NORMAL), seed=seed))
    acts = list[object]()

    class Enough(Exception):
        pass

    def note(act: object) -> None:
        acts.append(act.move)  # type: ignore[attr-defined]
        if act.at > seconds:  # type: ignore[attr-defined]
            raise Enough

    with pytest.raises(Enough):
        play_at_once(table, [Sitter(bots.find(name, game.name), 2.0) for name in names], seed, note)
    return table, acts


def undone(acts: list[object]) -> int:
    """How often a tile is laid as it lay before it was taken out, within four deeds."""
    lay, gone, number = dict[str, Add](), list[Add](), 0
    for act in acts:
        if isinstance(act, Remove) and act.tile in lay:
            gone = [*gone[-3:], lay.pop(act.tile)]
        elif isinstance(act, Add):
            number += act in gone
            lay[act.tile] = act
    return number


def test_a_simulated_game_is_the_same_again() -> None:
    games = [team("again", ("novice", "gardener"), 40)[1] for _ in range(2)]
    assert games[0] == games[1]
    assert len(games[0]) > 30


def test_a_decision_takes_a_moment() -> None:
    table, _ = team("quick", ("master",) * 4, 60)
    story, bot = table.story(0), bots.find("master", game.name)
    bot(game, story, 0, Chance("warm"))
    began = time.process_time()
    for number in range(10):
        bot(game, story, 0, Chance(str(number)))
    assert time.process_time() - began < 10 * 0.1 * 3, "a machine may be slow, but not so slow"


@pytest.mark.parametrize("mode", Mode)
def test_a_teammate_plays_every_mode_alone(mode: Mode) -> None:
    table = normal_table(1, "alone", mode)
    bot = bots.find("novice", game.name)
    for number in range(400):
        if not table.to_move:
            break
        if (move := bot(game, table.story(0), 0, Chance(str(number)))) is not None:
            table.play(0, move)
    assert table.outcome is not None
    assert table.outcome.winners == (0,)


def test_whoever_drew_the_first_card_starts() -> None:
    table = normal_table(2)
    (drawer,) = table.to_move
    assert bots.find("gardener", game.name)(game, table.story(drawer), drawer, Chance("1")) == Start()


def test_the_kinds_of_events_are_counted_once() -> None:
    """A card that is drawn is hidden from the others, and so from what they are given."""
    table = normal_table(2)
    drawn = [event for event in table.story(1 - table.state.drawer).events[0] if isinstance(event, CardDrawn)]
    assert Counter(event.card for event in drawn) == {None: 1}
