"""The simple programs, on any game that gives a projection."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests import laws
from tests.games.gardeners.test_laws import CASE as GARDENERS
from tests.games.hanging_gardens import positions
from tests.games.hanging_gardens.test_laws import CASE as HANGING_GARDENS
from tests.games.pebbles.game import Drawn
from tests.games.pebbles.game import Options as PebblesOptions
from tests.games.pebbles.test_laws import CASE as PEBBLES
from tests.games.zen_garden.test_laws import CASE
from tuileries import bots
from tuileries.bots.bot import Remembering, seen_by, type_of_seen
from tuileries.core.chance import Chance
from tuileries.core.errors import UnknownName
from tuileries.core.game import AnyGame, Player
from tuileries.core.story import Story
from tuileries.games import GAMES
from tuileries.games.gardeners.components import Mode
from tuileries.games.gardeners.state import Options as GardenersOptions
from tuileries.games.hanging_gardens.state import Options as HangingOptions
from tuileries.games.hanging_gardens.state import ToBuild
from tuileries.games.zen_garden import game
from tuileries.games.zen_garden.state import Options


@pytest.mark.parametrize("name", bots.SIMPLE)
@pytest.mark.parametrize("version", [0, 9, 40])
def test_a_bot_chooses_the_same_in_worlds_it_cannot_tell_apart(name: str, version: int) -> None:
    table = laws.walk(CASE, 3, Options((1, 2, 3)), f"bots {version}", version)
    (player,) = table.to_move
    other = CASE.scramble(table.state, player, Chance("scramble"))
    luck = Chance("luck")
    chosen = [
        bots.find(name, game.name)(game, game.view(world, player), player, luck)
        for world in (table.state, other)
    ]
    assert chosen[0] == chosen[1]
    assert table.why_not(player, chosen[0]) == ()


def test_the_luck_of_a_bot_decides_among_equals() -> None:
    table = laws.walk(CASE, 2, Options((1,)), "luck", 0)
    (player,) = table.to_move
    view = table.view(player)
    for bot in bots.SIMPLE.values():
        assert len({str(bot(game, view, player, Chance(str(n)))) for n in range(8)}) > 1


def test_greedy_takes_what_pays_most_now() -> None:
    table = laws.walk(CASE, 2, Options((1, 2, 3)), "greedy", 15)
    (player,) = table.to_move
    chosen = bots.find("greedy", game.name)(game, table.view(player), player, Chance("luck"))

    def worth(move: object) -> int:
        return game.project(game.view(game.play(table.state, player, move).state, player))[player].total  # type: ignore[arg-type]

    assert worth(chosen) == max(worth(move) for move in table.legal_moves(player))


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_greedy_sees_its_own_turn_through(seed: str) -> None:
    """A card pays nothing by itself; the temple it allows does, and the tile after it."""
    state = positions.scene("- - - T\n- - - -", cards=["-TT/---", "-P-/---", "--A/---", "-F-/---"])
    rules = HANGING_GARDENS.game
    for move in ("lay", "build"):
        chosen = bots.find("greedy", rules.name)(rules, rules.view(state, 0), 0, Chance(seed))
        state = rules.play(state, 0, chosen).state
        assert isinstance(state.stage, ToBuild) == (move == "lay")
    chosen = bots.find("greedy", rules.name)(rules, rules.view(state, 0), 0, Chance(seed))
    assert rules.play(state, 0, chosen).state.seats[0].taken == positions.tiles("king")


@pytest.mark.parametrize("name", bots.SIMPLE)
@pytest.mark.parametrize("version", [0, 21, 50])
def test_a_bot_cannot_tell_what_others_drew_unseen(name: str, version: int) -> None:
    table = laws.walk(HANGING_GARDENS, 3, HangingOptions(), f"bots {version}", version)
    (player,) = table.to_move
    other = HANGING_GARDENS.scramble(table.state, player, Chance("scramble"))
    views = [table.game.view(world, player) for world in (table.state, other)]
    chosen = [bots.find(name, table.game.name)(table.game, view, player, Chance("luck")) for view in views]
    assert chosen[0] == chosen[1]
    assert table.why_not(player, chosen[0]) == ()


@pytest.mark.parametrize("name", bots.SIMPLE)
def test_a_bot_plays_any_game_that_gives_a_projection(name: str) -> None:
    table = laws.walk(PEBBLES, 3, PebblesOptions(4), "pebbles", 2)
    for player in table.to_move:
        chosen = bots.find(name, table.game.name)(table.game, table.view(player), player, Chance("luck"))
        assert table.why_not(player, chosen) == ()


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(UnknownName, match="deep-blue"):
        bots.find("deep-blue", "zen-garden")


ANYWHERE = {*bots.SIMPLE, *bots.LEVELS} - {*bots.TEAMMATES}


@pytest.mark.parametrize("name", sorted(ANYWHERE))
def test_where_nothing_can_be_projected_a_bot_plays_any_move(name: str) -> None:
    table = laws.walk(GARDENERS, 2, GardenersOptions(Mode.NORMAL), "gardeners", 6)
    bot = bots.at_table(name, table.game.name)
    chosen = {repr(bot(table.game, table.view(0), 0, Chance(str(n)))) for n in range(5)}
    assert len(chosen) > 1
    assert chosen <= {repr(move) for move in table.legal_moves(0)}


def echo(game: AnyGame, story: Story[Any, Any], player: Player, chance: Chance) -> Any:
    """Whoever remembers can tell what happened before: the seat's own first pebble that is still there."""
    drawn = [event.pebble for events in story.events for event in events if isinstance(event, Drawn)]
    there = game.legal_moves(game.imagine(story.view, chance), player)
    return next((move for move in there if getattr(move, "pebble", None) in drawn), None)


def test_a_bot_that_remembers_is_given_what_its_seat_saw_since_the_start() -> None:
    bot = Remembering(echo)
    table = laws.walk(PEBBLES, 3, PebblesOptions(4), "pebbles", 8)
    for player in table.to_move:
        story = seen_by(bot, table, player)
        assert story == table.story(player)
        sent = msgspec.json.encode(story)
        assert msgspec.json.decode(sent, type=type_of_seen(bot, table.game)) == story
        move = bot(table.game, story, player, Chance("luck"))
        assert move is None or table.why_not(player, move) == ()
        assert seen_by(bots.find("random", "pebbles"), table, player) == table.view(player)


def test_a_level_that_a_game_no_longer_has_leaves_its_seat_to_one_that_plays_any_game() -> None:
    with pytest.raises(UnknownName, match="champion"):
        bots.find("champion", "gardeners")
    assert bots.at_table("champion", "gardeners") is bots.SIMPLE["greedy"]
    assert bots.at_table("regular", "gardeners") is bots.SIMPLE["greedy"]
    assert bots.at_table("champion", "zen-garden") is bots.find("champion", "zen-garden")


def test_levels_of_a_game_go_by_the_names_of_all_and_in_their_order() -> None:
    for one in GAMES:
        names = list(bots.levels_of(one))
        all_names = bots.TEAMMATES if one == "gardeners" else bots.LEVELS
        assert names == [name for name in all_names if name in names]
    assert list(bots.levels_of("gardeners")) == ["novice", "gardener", "master"]
    assert not bots.levels_of("pebbles")
