"""Teams of Gardeners on a clock of their own, and what is counted of them."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace

from benchmarks.beliefs import draw
from benchmarks.teammates import belief, calibration, certainty, play, summary
from tests.bots.gardeners.scenes import garden_for, normal_table
from tuileries.core.chance import Chance
from tuileries.core.grids import Cell
from tuileries.core.record import Header
from tuileries.core.story import Story
from tuileries.core.table import Table
from tuileries.games.gardeners import game
from tuileries.games.gardeners.cards import CARDS
from tuileries.games.gardeners.components import BOX, Mode
from tuileries.games.gardeners.events import CardDrawn, TileAdded
from tuileries.games.gardeners.moves import Add, Ready, Remove, TimeUp
from tuileries.games.gardeners.state import Options, Stage
from tuileries.games.gardeners.view import CardSeen, SeatSeen
from tuileries.lab.clockwork import Act, Sitter, play_at_once
from tuileries.lab.people import PEOPLE, Slow
from tuileries.lab.teams import Team, play_team
from tuileries.lab.watch import Watch

SECONDS = 40


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    timer = replace(BOX.timer, seconds=SECONDS)
    monkeypatch.setattr("tuileries.games.gardeners.play.BOX", replace(BOX, timer=timer))


def test_a_team_plays_until_the_timer_has_run_out() -> None:
    table = normal_table(2)
    acts: list[Act] = []
    play_at_once(table, [Sitter(*PEOPLE["corners"]), Sitter(*PEOPLE["alone"])], "clock", acts.append)
    assert table.outcome is not None
    assert table.outcome.reason == "time"
    times = [act.at for act in acts]
    assert times == sorted(times)
    by_seat = [[act for act in acts if act.player == seat] for seat in (0, 1)]
    assert len(by_seat[1]) > 1.3 * len(by_seat[0]), "two seconds apart, and three"


@pytest.mark.parametrize("mate", ["slow", "literal", "corners", "bound", "master@fast"])
def test_a_master_plays_with_anyone_and_the_same_again(mate: str) -> None:
    team = Team(("master@brisk", mate), Options(Mode.NORMAL), "anyone")
    one, again = (replace(play_team(team), thoughts=()) for _ in range(2))
    assert one == again
    assert one.acts[0] > 10


def test_a_game_that_is_kept_is_not_played_again(tmp_path: Path) -> None:
    path, seats = tmp_path / "kept", ("corners", "corners")
    with ThreadPoolExecutor() as pool:
        first = play(seats, [2, 3], pool, path)
        path.write_bytes(path.read_bytes().replace(b'"points":', b'"points":1'))
        again = play(seats, [2, 3, 1], pool, path)
    assert [report.seed for report in again] == ["team 2", "team 3", "team 1"]
    assert [report.points for report in again[:2]] == [int(f"1{report.points}") for report in first]
    assert len(path.read_bytes().splitlines()) == 3


def test_a_seat_is_never_told_what_only_the_bound_is() -> None:
    """Only in the lab does anybody read hidden cards."""
    table = Table(game, Header(game.name, game.rules, 2, Options(Mode.NORMAL), seed="all"))
    hidden = table.state.cards[0]
    assert hidden.card not in str(table.story(1 - hidden.player))


def test_what_others_take_out_of_ones_own_work_is_counted() -> None:
    """A flower for the first card is laid and taken out by the other player."""
    table = normal_table(2, "watch")
    drawer = table.state.drawer
    table.play(drawer, next(table.legal_moves(drawer)))
    watch = Watch(table)
    watch._is_towards = lambda player, add: player == drawer  # type: ignore[method-assign]
    for number in range(2):
        player = (drawer, 1 - drawer)[number]
        tile = table.state.seats[player].pile[0]
        add = Add(tile, Cell(0, number))
        watch.saw(Act(0.0, player, add))
        table.play(player, add)
    remove = Remove(table.state.garden.laid[0].tile, drawer)
    table.play(1 - drawer, remove)
    watch.saw(Act(1.0, drawer, None))
    assert watch.towards == {drawer: 1}
    assert watch.undone == {drawer: 1}
    table.play(None, TimeUp())


def test_reports_are_summed_up() -> None:
    reports = [play_team(Team(("corners", "corners"), Options(Mode.NORMAL), str(n))) for n in range(2)]
    told = summary(reports)
    assert (told["games"], told["points"], told["seats"]) == (2, 0.0, ("corners", "corners"))
    assert belief([(0, 0.2), (2, 0.4), (2, 0.6), (30, 1.0)]) == {0: 0.2, 1: 0.5, 24: 1.0}
    assert told["used_up_the_deck"] == 0
    assert calibration([replace(reports[0], faces=dict.fromkeys(range(9), (0, 0)) | {9: (4, 3)})]) == {
        "0.9": (4, 0.75)
    }
    assert certainty([(0, 0.25), (0, 0.29), (9, 1.0)]) == {"0.2": 2, "0.9": 1}


def test_a_slow_person_errs_only_in_what_they_lay_or_take_out() -> None:
    """In a full garden that meets their card they are ready, never mind how often they are asked."""
    card = "S43"
    garden = garden_for([card])
    table = normal_table(2)
    view = replace(
        table.view(0),
        garden=garden,
        cards=(CardSeen(0, CARDS[card].back, is_open=False, card=card),),
        seats=(SeatSeen(None, 0, (), is_ready=False),) * 2,
        stage=Stage.BUILDING,
    )
    first = table.story(0).events[0]
    drawn = CardDrawn(0, CARDS[card].back, card, is_open=False)
    laid = tuple(TileAdded(1, one.tile, one.cell, one.turn) for one in garden.laid)
    kept = tuple(event for event in first if not isinstance(event, CardDrawn))
    story = Story(((*kept, drawn), laid), view)
    moves = {type(Slow(mistakes=100)(game, story, 0, Chance(str(number)))) for number in range(6)}
    assert moves == {Ready}


def test_a_watch_compares_what_is_believed_with_what_is_so() -> None:
    """Five faces seem as likely as each other, and one of them is it."""
    table = normal_table(2, "watch")
    held = table.state.cards[0]
    watch = Watch(table)
    faces = [card for card in CARDS if CARDS[card].back == CARDS[held.card].back][:4]
    watch._compare(held.player, dict.fromkeys({held.card, *faces}, 0.2))
    given = len({held.card, *faces})
    assert watch.given(2) == (given, 1)
    watch._compare(held.player, {held.card: 1.0})
    assert watch.given(9) == (0, 0), "nobody can doubt that"


def test_beliefs_are_drawn_a_point_for_each_figure() -> None:
    team = {"seats": ["a", "b"], "belief": {"0": 0.2, "6": 0.9}, "calibration": {"0.2": [9, 0.3]}}
    picture = draw([team, team])
    assert picture.count("<circle") == 3
    assert picture.count("<rect") == 1 + 3
    assert ElementTree.fromstring(picture).tag.endswith("svg")
