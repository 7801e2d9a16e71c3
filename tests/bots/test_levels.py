"""The levels, their budgets, what they notice and what they can explain."""

from __future__ import annotations

import threading
from statistics import fmean
from typing import Any

import numpy
import pytest

from tests import laws
from tests.games.gardeners.test_laws import CASE as GARDENERS
from tests.games.hanging_gardens import positions
from tests.games.hanging_gardens.test_laws import CASE as HANGING_GARDENS
from tests.games.zen_garden.test_laws import CASE
from tuileries import bots, fast
from tuileries.bots.budget import Budget, read_budget
from tuileries.bots.expectations import can_explain, explain
from tuileries.bots.levels import Level, about, noticed
from tuileries.bots.search import Manner, think
from tuileries.core.chance import Chance
from tuileries.core.errors import BadOptions, UnknownName
from tuileries.core.phrases import Phrase
from tuileries.core.table import Table
from tuileries.games.gardeners.components import Mode
from tuileries.games.gardeners.state import Options as GardenersOptions
from tuileries.games.hanging_gardens.state import Options as HangingOptions
from tuileries.games.zen_garden import game
from tuileries.games.zen_garden.state import Options
from tuileries.locales import LANGUAGES, voice

NAMES = [*bots.LEVELS, "master@300n"]
GAMES = {
    "zen-garden": (CASE, Options((1, 2, 3, 4, 5))),
    "hanging-gardens": (HANGING_GARDENS, HangingOptions()),
}


def at_table(name: str, seed: str, version: int) -> tuple[Table, Any]:
    """A game of three that has gone on so far, and a world that whoever is to move cannot tell from it."""
    case, options = GAMES[name]
    table = laws.walk(case, 3, options, f"{seed} {version}", version)
    return table, case.scramble(table.state, table.to_move[0], Chance("scramble"))


def few_playouts(name: str) -> str:
    """By playouts a bot is deterministic; by time it depends on the machine."""
    bot = bots.find(name, "zen-garden")
    thinks = isinstance(bot, Level) and bot.budget is not None and bot.budget.seconds is not None
    return f"{name}@200n" if thinks and "@" not in name else name


@pytest.mark.parametrize("name", [few_playouts(name) for name in NAMES])
@pytest.mark.parametrize("version", [0, 9, 40])
@pytest.mark.parametrize("played", GAMES)
def test_a_bot_chooses_the_same_in_worlds_it_cannot_tell_apart(played: str, name: str, version: int) -> None:
    table, other = at_table(played, "levels", version)
    (player,) = table.to_move
    views = [table.game.view(world, player) for world in (table.state, other)]
    chosen = [bots.find(name, played)(table.game, view, player, Chance("luck")) for view in views]
    assert chosen[0] == chosen[1]
    assert table.why_not(player, chosen[0]) == ()


@pytest.mark.parametrize("name", bots.levels_of("hanging-gardens"))
def test_a_level_plays_a_game_without_a_kernel(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fast, "find", lambda name: None)
    table = laws.walk(HANGING_GARDENS, 3, HangingOptions(), "levels", 21)
    (player,) = table.to_move
    chosen = bots.find(name, table.game.name)(table.game, table.view(player), player, Chance("luck"))
    assert table.why_not(player, chosen) == ()


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("boards", [(1,), (1, 2), (1, 2, 3, 4, 5)])
def test_levels_play_whole_games_of_every_kind(players: int, boards: tuple[int, ...]) -> None:
    table = laws.walk(CASE, players, Options(boards), "whole", 0)
    seats = ["beginner", "expert", "champion", "casual"]
    while table.to_move:
        (player,) = table.to_move
        bot, luck = bots.find(seats[player], table.game.name), Chance(str(table.version))
        table.play(player, bot(game, table.view(player), player, luck))
    assert table.outcome is not None


def test_a_budget_is_written_as_a_time_or_a_number() -> None:
    assert read_budget("50ms") == Budget(seconds=0.05)
    assert read_budget("2s") == Budget(seconds=2.0)
    assert read_budget("800n") == Budget(playouts=800)
    for wrong in ("", "50", "0n", "-1ms", "1e3n", "5 s"):
        with pytest.raises(BadOptions):
            read_budget(wrong)


def test_only_who_thinks_ahead_can_be_given_a_budget() -> None:
    with pytest.raises(BadOptions):
        bots.find("greedy@50ms", "zen-garden")
    with pytest.raises(BadOptions):
        bots.find("beginner@50ms", "zen-garden")


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_table_offers_the_levels_that_its_game_has(players: int) -> None:
    many = players > 1
    assert bots.offered("zen-garden", players) == (tuple(bots.LEVELS) if many else ())
    assert bots.offered("hanging-gardens", players) == (tuple(bots.LEVELS) if many else ())
    assert bots.offered("gardeners", players) == (tuple(bots.TEAMMATES) if many else ())
    assert bots.opponent("zen-garden", players) == ("regular" if many else None)
    assert bots.opponent("gardeners", players) == ("gardener" if many else None)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["random", "greedy", "uct", "master@50ms", "hal", ""])
def test_what_is_not_offered_is_refused_with_what_is(name: str, language: str) -> None:
    say = voice(language)
    with pytest.raises(UnknownName) as refused:
        bots.check_offered(name, "hanging-gardens", 2)
    assert "beginner, learner, casual, regular, skilled" in say(refused.value.phrase)
    with pytest.raises(UnknownName) as refused:
        bots.check_offered(name, "pebbles", 2)
    assert say(refused.value.phrase) == say(Phrase("error-no-bots")) != "error-no-bots"
    bots.check_offered("master", "zen-garden", 2)


@pytest.mark.parametrize("pace", bots.PACES)
def test_a_teammate_may_be_given_a_pace(pace: str) -> None:
    name = f"gardener@{pace}"
    bots.check_offered(name, "gardeners", 3)
    assert bots.find(name, "gardeners") is bots.find("gardener", "gardeners")
    assert bots.pace_of(name) == bots.PACES[pace]
    assert bots.pace_of("gardener") == bots.PACES["relaxed"]
    for wrong in (f"master@{pace}", f"nobody@{pace}"):
        with pytest.raises(UnknownName):
            bots.check_offered(wrong, "zen-garden", 2)
    with pytest.raises(UnknownName):
        bots.check_offered("gardener@50ms", "gardeners", 2)
    with pytest.raises(BadOptions):
        bots.find("gardener@50ms", "gardeners")


def test_a_budget_of_playouts_is_kept() -> None:
    kernel = fast.find("zen-garden")
    assert kernel is not None
    table = laws.walk(CASE, 2, Options((1, 2)), "budget", 3)
    world = kernel.pack(table.view(table.to_move[0]))
    moves = kernel.legal_moves(world)
    found = think(kernel, world, moves, Manner(arms=16), Budget(playouts=640), seed=1)
    spent = sum(one.tries for one in found)
    assert len({one.move for one in found}) == 16
    assert 500 <= spent <= 800
    assert [one.tries for one in found] == sorted((one.tries for one in found), reverse=True)


def test_who_overlooks_sees_some_tiles_and_some_places() -> None:
    kernel = fast.find("zen-garden")
    assert kernel is not None
    table = laws.walk(CASE, 2, Options((1, 2)), "notice", 9)
    world = kernel.pack(table.view(table.to_move[0]))
    moves = kernel.legal_moves(world)
    seen, _ = noticed(kernel, moves, 0.5, Chance("eyes"))
    assert set(seen) < set(moves)
    for all_of, some_of in zip(kernel.sides(moves), kernel.sides(seen), strict=True):
        assert abs(len(numpy.unique(some_of)) - len(numpy.unique(all_of)) / 2) < 1
    assert len(noticed(kernel, moves, 1.0, Chance("eyes"))[0]) == 4


def test_a_little_less_overlooked_is_a_little_more_seen() -> None:
    def seen_of_four(overlooks: float) -> float:
        return fmean(about(4 * (1 - overlooks), Chance(str(n)))[0] for n in range(400))

    means = [seen_of_four(overlooks) for overlooks in (0.5, 0.45, 0.4, 0.35)]
    assert means == sorted(means)
    assert means[-1] == pytest.approx(4 * 0.65, abs=0.1)


def test_who_overlooks_always_sees_something() -> None:
    """Not every card fits everywhere: of what it still sees, it sees a place."""
    kernel = fast.find("hanging-gardens")
    assert kernel is not None
    for version in range(0, 60, 4):
        table, _ = at_table("hanging-gardens", "notice", version)
        world = kernel.pack(table.view(table.to_move[0]))
        seen, _ = noticed(kernel, kernel.legal_moves(world), 0.9, Chance(str(version)))
        assert len(seen)


def test_a_better_level_wins_more() -> None:
    table = laws.walk(CASE, 2, Options((1, 2, 3)), "better", 0)
    won = 0.0
    for seat in (0, 1):
        for _ in range(6):
            table = laws.walk(CASE, 2, Options((1, 2, 3)), f"better {seat} {won}", 0)
            while table.to_move:
                (player,) = table.to_move
                bot, luck = (
                    bots.find("expert" if player == seat else "learner", "zen-garden"),
                    Chance(str(table.version)),
                )
                table.play(player, bot(game, table.view(player), player, luck))
            assert table.outcome is not None
            won += seat in table.outcome.winners
    assert won >= 10


def test_a_bot_can_say_what_it_expects() -> None:
    table = laws.walk(CASE, 3, Options((1, 2, 3)), "explain", 20)
    (player,) = table.to_move
    found = explain(game, table.view(player), player, Budget(playouts=400), Chance("luck"))
    assert found is not None
    assert len({(idea.move.tile, idea.move.cell) for idea in found.ideas}) == 3
    assert 0 <= found.victory <= 1
    assert found.ideas[0].victory == found.victory
    assert len(found.points) == 3
    assert found.ideas[0].points == found.points[player]
    for idea in found.ideas:
        after = game.project(game.view(game.play(table.state, player, idea.move).state, player))[player]
        now = game.project(table.view(player))[player]
        assert sum(idea.gains.values()) == after.total - now.total
        assert game.parse(table.view(player), idea.notation) == idea.move


def test_an_idea_is_a_whole_turn_with_what_it_gains() -> None:
    """A card, a temple and a tile: a card pays nothing by itself."""
    state = positions.scene("- - - T\n- - - -", cards=["-TT/---", "-P-/---", "--A/---", "-F-/---"])
    rules = HANGING_GARDENS.game
    found = explain(rules, rules.view(state, 0), 0, Budget(playouts=400), Chance("luck"))
    assert found is not None
    best = found.ideas[0]
    lay, *rest = best.notation.split(", ")
    assert rules.parse(rules.view(state, 0), lay) == best.move
    assert len(rest) == 2, "a temple and a tile"
    assert sum(best.gains.values()) > 0


@pytest.mark.parametrize("version", [0, 9, 40])
@pytest.mark.parametrize("played", GAMES)
def test_a_bot_expects_the_same_in_worlds_it_cannot_tell_apart(played: str, version: int) -> None:
    table, other = at_table(played, "expect", version)
    (player,) = table.to_move
    views = [table.game.view(world, player) for world in (table.state, other)]
    expected = [explain(table.game, view, player, Budget(playouts=400), Chance("luck")) for view in views]
    assert expected[0] == expected[1]


def test_there_is_nothing_to_explain_without_a_kernel() -> None:
    table = laws.walk(GARDENERS, 2, GardenersOptions(Mode.NORMAL), "explain", 6)
    assert not can_explain(table.game)
    assert explain(table.game, table.view(0), 0, Budget(playouts=9), Chance("luck")) is None


def test_nobody_waits_for_a_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    """While the kernel is being made, a level plays without it."""
    may_go_on, asked = threading.Event(), threading.Event()

    def slow(name: str) -> None:
        asked.set()
        may_go_on.wait(10)

    monkeypatch.setattr(fast, "_ready", {})
    monkeypatch.setattr(fast, "_in_background", threading.Event())
    monkeypatch.setattr(fast, "prepare", slow)
    thread = fast.prepare_in_background()
    assert asked.wait(10)
    assert fast.find("zen-garden") is None
    table = laws.walk(CASE, 2, Options((1,)), "wait", 0)
    (player,) = table.to_move
    assert (
        table.why_not(
            player, bots.find("master", game.name)(game, table.view(player), player, Chance("luck"))
        )
        == ()
    )
    may_go_on.set()
    thread.join(10)
