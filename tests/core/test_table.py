"""A game being played: versions, take-backs, and what each viewer is given."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

import tuileries
from tests.games.pebbles import game as small_game
from tests.games.pebbles.game import (
    Choices,
    Dealt,
    Draw,
    Drawn,
    Ended,
    Options,
    PutDown,
    Shown,
    TimeUp,
    WasPutDown,
)
from tuileries.core.errors import BadOptions, BadRecord, CannotTakeBack, IllegalMove, IllegalSetup
from tuileries.core.fairness import make_pledge
from tuileries.core.game import AnyGame, Event, Player, PublicEvent, ScoreLine, Sheet
from tuileries.core.phrases import Phrase
from tuileries.core.record import Header, Opened, Played, TakenBack
from tuileries.core.table import Table, replay

GAME: AnyGame = small_game
IN_ORDER = (tuple(range(12)),)
"""Seat 0 holds 1 3 5, seat 1 holds 2 4 6, and 7 is the first in the bag."""

HEADER = Header("pebbles", "1", 2, Options(), seed="7", deal=IN_ORDER)
THREE = Header("pebbles", "1", 3, Options(hand=4), seed="7")


def new(header: Header = HEADER) -> Table:
    return Table(GAME, header)


def refusal(table: Table, player: Player) -> str:
    """Why this player cannot take back; asking and trying always agree."""
    reason = table.why_not_take_back(player)
    before = table.record()
    with pytest.raises(CannotTakeBack) as error:
        table.take_back(player)
    assert reason is not None
    assert reason.phrase == error.value.phrase
    assert table.record() == before
    return error.value.phrase.key


def play_round(table: Table, *pebbles: int) -> None:
    for player, pebble in enumerate(pebbles):
        table.play(player, PutDown(pebble))


# Setting up


def test_a_new_table_stands_at_version_0_with_its_opening() -> None:
    table = new()
    assert table.version == 0
    assert table.lines == [Opened(0, (Dealt(0, (1, 3, 5)), Dealt(1, (2, 4, 6))))]


def test_what_a_table_is_called_can_be_pasted_back() -> None:
    table = tuileries.new("zen-garden", players=2, seed="7")
    table.play(table.to_move[0], next(table.legal_moves(table.to_move[0])))
    again = eval(repr(table), {"tuileries": tuileries})
    assert again.record() == table.record()
    assert again.state == table.state


def test_a_story_is_what_a_seat_saw_version_by_version_without_what_was_taken_back() -> None:
    table = new()
    table.play(0, PutDown(1))
    table.take_back(0)
    table.play(0, PutDown(3))
    before = table.view(1)
    table.play(1, Draw())
    story = table.story(1)
    assert len(story.events) == 3
    assert story.events[0] == (Dealt(1, (2, 4, 6)),)
    assert story.events[-1] == (Drawn(1, 7),)
    assert table.story(0).events[-1] == (Drawn(1, None),)
    assert (story.view, story.waited) == (table.view(1), 0)
    assert table.story(1, waited=2).waited == 2
    assert table.story(1, until=3) == type(story)(story.events[:2], before)
    assert len(table.story(1, until=2).events) == 1, "what was taken back did not happen"
    with pytest.raises(BadOptions):
        table.story(2)


@pytest.mark.parametrize("players", [-1, 0, 1, 4])
def test_a_table_seats_as_many_as_the_game_allows(players: int) -> None:
    with pytest.raises(BadOptions) as error:
        new(Header("pebbles", "1", players, Options(), seed="7"))
    assert error.value.phrase.key == "error-players"
    assert error.value.phrase.args == {"players": players, "least": 2, "most": 3}


def test_a_table_needs_a_seed() -> None:
    with pytest.raises(BadRecord) as error:
        new(Header("pebbles", "1", 2, Options()))
    assert error.value.phrase.key == "error-seed-withheld"


@pytest.mark.parametrize("header", [replace(HEADER, names=("Ada",)), replace(HEADER, seats=("human",) * 3)])
def test_a_table_has_as_many_names_and_kinds_of_seats_as_players(header: Header) -> None:
    with pytest.raises(BadRecord, match="error-seats"):
        new(header)


def test_a_table_refuses_options_that_a_rule_forbids() -> None:
    with pytest.raises(IllegalSetup) as error:
        new(Header("pebbles", "1", 2, Options(hand=5), seed="7"))
    assert [refusal.rule for refusal in error.value.refusals] == ["PB-S1"]


def test_a_table_refuses_a_deal_that_does_not_fit() -> None:
    with pytest.raises(BadRecord) as error:
        new(Header("pebbles", "1", 2, Options(), seed="7", deal=((0, 1, 2),)))
    assert error.value.phrase.key == "error-deal"


# Playing


def test_a_move_gives_its_events_and_the_next_version() -> None:
    table = new()
    assert table.play(1, PutDown(4), at=2.5) == (WasPutDown(1, 4),)
    assert table.version == 1
    assert table.to_move == (0,)
    assert table.lines[-1] == Played(1, 1, PutDown(4), (WasPutDown(1, 4),), 2.5)


def test_several_may_act_at_once_and_in_any_order() -> None:
    table = new()
    table.play(1, PutDown(6))
    assert table.play(0, PutDown(5)) == (WasPutDown(0, 5), Shown((5, 6), 1))
    assert table.to_move == (0, 1)


def test_a_forbidden_move_names_its_rule_and_changes_nothing() -> None:
    table = new()
    before = table.record()
    with pytest.raises(IllegalMove) as error:
        table.play(0, PutDown(2))
    assert error.value.refusals == table.why_not(0, PutDown(2))
    assert [refusal.rule for refusal in error.value.refusals] == ["PB-R2"]
    assert table.record() == before


def test_a_table_offers_what_the_game_allows() -> None:
    table = new()
    assert list(table.legal_moves(0)) == [PutDown(1), PutDown(3), PutDown(5), Draw()]
    assert table.choices(0) == Choices((1, 3, 5), may_draw=True)
    assert table.why_not(0, PutDown(1)) == ()


def test_the_table_itself_can_move() -> None:
    table = new()
    assert table.outcome is None
    assert table.play(None, TimeUp()) == (Ended("time"),)
    assert table.outcome is not None
    assert table.outcome.reason == "time"
    assert table.to_move == ()


def test_a_game_is_played_to_its_end() -> None:
    table = new()
    play_round(table, 1, 2)
    play_round(table, 5, 4)
    play_round(table, 3, 6)
    assert table.outcome is not None
    assert table.outcome.winners == (1,)
    assert [sheet.total for sheet in table.outcome.scores] == [1, 2]
    assert table.project() == table.project(0) == table.outcome.scores
    assert [refusal.rule for refusal in table.why_not(0, Draw())] == ["PB-E1"]


def test_a_sheet_adds_up_its_lines() -> None:
    assert Sheet((ScoreLine("A-1", 5, 1), ScoreLine("A-2", -2, 4))).total == 3
    assert Sheet(()).total == 0


def test_a_game_may_remark_on_what_follows_from_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(small_game, "remark", lambda before, event: Phrase("pebbles-remark"))
    table = new()
    table.play(0, PutDown(3))
    assert table.remark(1, 0) == Phrase("pebbles-remark")
    assert table.remark(1, None) is None, "who saw nothing is told nothing"
    assert table.remark(0, 0) is None, "nothing was before it"
    table.take_back(0)
    assert table.remark(2, 0) is None, "taking back is no event"


# Taking back


def test_a_player_takes_back_their_own_decision() -> None:
    table = new()
    state = table.state
    table.play(0, PutDown(3))
    assert table.why_not_take_back(0) is None
    table.take_back(0)
    assert table.state == state
    assert table.version == 2
    assert table.lines[-1] == TakenBack(2, 0, 0)


def test_a_decision_taken_back_can_be_made_otherwise_and_taken_back_again() -> None:
    table = new()
    table.play(0, PutDown(3))
    table.take_back(0)
    table.play(0, PutDown(5))
    table.take_back(0)
    assert [line.version for line in table.lines] == [0, 1, 2, 3, 4]
    assert table.lines[-1] == TakenBack(4, 0, 2)


def test_what_was_decided_is_told_with_its_state_and_without_what_was_taken_back() -> None:
    table = new()
    opening = table.state
    table.play(0, PutDown(1))
    table.take_back(0)
    table.play(0, PutDown(3))
    between = table.state
    table.play(1, PutDown(2))
    decided = [(state, line.player, line.move) for state, line in table.decisions()]
    assert decided == [(opening, 0, PutDown(3)), (between, 1, PutDown(2))]


def test_nobody_takes_back_the_opening() -> None:
    table = new()
    assert refusal(table, 0) == "take-back-not-yours"
    table.play(0, PutDown(3))
    table.take_back(0)
    assert refusal(table, 0) == "take-back-not-yours"


def test_nobody_takes_back_what_another_decided() -> None:
    table = new()
    table.play(0, PutDown(3))
    assert refusal(table, 1) == "take-back-not-yours"


def test_a_decision_stands_once_another_player_acted() -> None:
    table = new(THREE)
    table.play(0, next(table.legal_moves(0)))
    table.play(1, next(table.legal_moves(1)))
    assert refusal(table, 0) == "take-back-not-yours"


BOTS = replace(THREE, seats=("human", "regular", "beginner"))


def play_first(table: Table, *players: Player) -> None:
    for player in players:
        table.play(player, next(move for move in table.legal_moves(player) if not isinstance(move, Draw)))


def test_a_person_alone_among_bots_takes_back_past_their_answers() -> None:
    table = new(BOTS)
    state = table.state
    play_first(table, 0, 1)
    assert refusal(table, 2) == "take-back-not-yours", "a seat that has not acted has nothing to take back"
    table.take_back(0)
    assert table.state == state
    assert table.lines[-1] == TakenBack(3, 0, 0)
    record = table.record()
    assert replay(GAME, record).record() == record


def test_one_goes_back_decision_by_decision_but_not_past_what_came_to_light() -> None:
    table = new(replace(BOTS, options=Options()))
    table.play(0, Draw())
    drawn = table.state
    play_first(table, 0, 1)
    table.take_back(0)
    assert table.state == drawn
    assert refusal(table, 0) == "take-back-revealed"


def test_two_persons_among_bots_do_not_take_back_past_anybody() -> None:
    table = new(replace(BOTS, seats=("human", "regular", "human")))
    play_first(table, 0, 1)
    assert refusal(table, 0) == "take-back-not-yours"


def test_a_decision_stands_once_it_brought_something_to_light() -> None:
    table = new()
    table.play(0, Draw())
    assert refusal(table, 0) == "take-back-revealed"


def test_what_comes_after_a_reveal_can_be_taken_back_but_not_the_reveal() -> None:
    table = new()
    table.play(0, Draw())
    table.play(0, PutDown(7))
    table.take_back(0)
    assert table.lines[-1] == TakenBack(3, 0, 1)
    assert refusal(table, 0) == "take-back-revealed"


def test_the_last_decision_of_a_game_stands() -> None:
    table = new()
    for pebbles in ((1, 2), (3, 4), (5, 6)):
        play_round(table, *pebbles)
    assert refusal(table, 1) == "take-back-over"


def test_nobody_takes_back_what_the_table_did() -> None:
    table = new()
    table.play(0, PutDown(1))
    table.play(None, TimeUp())
    assert refusal(table, 0) == "take-back-not-yours"


def test_nothing_is_taken_back_where_the_game_says_never(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(small_game, "can_take_back", False)
    table = new()
    table.play(0, PutDown(3))
    assert refusal(table, 0) == "take-back-never"


# Asking what a move would do


def test_a_preview_tells_every_line_and_changes_nothing() -> None:
    table = new()
    assert table.preview(0, PutDown(1)) == (("PB-R4", 0, 0),)
    assert table.version == 0


def test_a_preview_of_what_is_forbidden_is_refused() -> None:
    with pytest.raises(IllegalMove):
        new().preview(0, PutDown(2))


def test_a_preview_tells_nothing_where_the_game_projects_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(small_game, "project", lambda view: None)
    assert new().preview(0, PutDown(1)) == ()
    with pytest.raises(IllegalMove):
        new().preview(0, PutDown(2))


def test_a_preview_tells_nothing_where_the_game_projects_only_its_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table, project = new(), small_game.project
    for pebbles in ((1, 2), (3, 4)):
        play_round(table, *pebbles)
    table.play(0, PutDown(5))
    sheets = table.preview(1, PutDown(6))
    assert sheets
    monkeypatch.setattr(small_game, "project", lambda view: None if any(view.held) else project(view))
    assert table.preview(1, PutDown(6)) == ()


# Going back by consent


def test_all_together_can_go_back_past_a_reveal_and_past_each_other() -> None:
    table = new()
    table.play(1, PutDown(2))
    state = table.state
    table.play(0, Draw())
    table.play(0, PutDown(7))
    table.return_to(1)
    assert table.state == state
    assert table.lines[-1] == TakenBack(4, None, 1)
    assert table.version == 4


def test_the_same_luck_comes_again_after_going_back() -> None:
    table = new()
    first = table.play(0, Draw())
    table.return_to(0)
    assert table.play(0, Draw()) == first


@pytest.mark.parametrize("version", [-1, 2, 3, 99])
def test_play_returns_to_earlier_versions_only(version: int) -> None:
    table = new()
    table.play(0, Draw())
    table.play(0, PutDown(7))
    with pytest.raises(CannotTakeBack) as error:
        table.return_to(version)
    assert error.value.phrase.key == "take-back-nowhere"
    assert error.value.phrase.args == {"version": version}
    assert table.version == 2


def test_play_cannot_return_to_what_was_taken_back() -> None:
    table = new()
    table.play(0, PutDown(1))
    table.take_back(0)
    table.play(0, PutDown(3))
    table.play(1, PutDown(2))
    with pytest.raises(CannotTakeBack):
        table.return_to(1)


def test_a_point_that_play_came_back_to_keeps_its_old_versions() -> None:
    table = new()
    table.play(0, PutDown(1))
    table.return_to(0)
    table.play(0, PutDown(3))
    table.return_to(0)
    assert table.lines[-1] == TakenBack(4, None, 2)


def test_not_even_all_together_go_back_once_it_is_over_or_where_the_game_says_never(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    over = new()
    over.play(None, TimeUp())
    with pytest.raises(CannotTakeBack, match="take-back-over"):
        over.return_to(0)
    monkeypatch.setattr(small_game, "can_take_back", False)
    table = new()
    table.play(0, PutDown(3))
    with pytest.raises(CannotTakeBack, match="take-back-never"):
        table.return_to(0)


def test_a_decision_stands_once_another_acted_even_if_that_was_undone() -> None:
    table = new(THREE)
    for player in (0, 1):
        table.play(player, next(table.legal_moves(player)))
    table.take_back(1)
    assert refusal(table, 0) == "take-back-revealed"


def test_a_decision_stands_once_something_came_to_light_even_if_all_went_back() -> None:
    table = new()
    table.play(0, PutDown(1))
    table.play(1, Draw())
    table.return_to(1)
    assert refusal(table, 0) == "take-back-revealed"


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_is_not_there_is_given_nothing(seat: int) -> None:
    table = new()
    for ask in (
        table.view,
        table.choices,
        table.legal_moves,
        table.log,
        lambda seat: next(table.events(seat)),
    ):
        with pytest.raises(BadOptions, match="error-seat"):
            ask(seat)


def test_a_deal_laid_out_by_hand_is_never_promised_to_be_fair() -> None:
    with pytest.raises(BadRecord, match="error-pledge-and-deal"):
        new(replace(HEADER, pledge=make_pledge("secret", ("moss", "clay"))))


def test_a_header_names_everyone_or_nobody() -> None:
    for header in (replace(HEADER, names=("Ada",)), replace(HEADER, seats=("human",) * 3)):
        with pytest.raises(BadRecord, match="error-seats"):
            new(header)


@given(st.lists(st.integers(0, 999), max_size=30))
def test_play_always_stands_where_the_last_line_says(numbers: list[int]) -> None:
    table = new(THREE)
    states, path = [table.state], [0]
    for number in numbers:
        takers = [player for player in range(3) if table.why_not_take_back(player) is None]
        if not table.to_move:
            break
        if takers and number % 3 == 0:
            table.take_back(*takers)
        elif len(path) > 1 and number % 7 == 0:
            table.return_to(path[number % (len(path) - 1)])
        else:
            player = table.to_move[number % len(table.to_move)]
            moves = list(table.legal_moves(player))
            table.play(player, moves[number % len(moves)])
        line = table.lines[-1]
        if isinstance(line, TakenBack):
            del path[path.index(line.to) :]
        states.append(states[line.to] if isinstance(line, TakenBack) else table.state)
        path.append(line.version)
        assert table.state == states[-1]
        assert table.version == line.version == len(states) - 1


# What each viewer is given


def test_a_viewer_sees_their_own_secrets_and_no_others() -> None:
    table = new()
    table.play(0, PutDown(3))
    assert table.view(0).own.down == 3
    assert table.view(1).own.hand == (2, 4, 6)
    assert table.view().own is None
    assert table.view(1).is_down == (True, False)


def test_events_are_told_as_each_viewer_sees_them() -> None:
    table = new()
    table.play(0, Draw())
    table.play(0, PutDown(7))
    assert list(table.events(0)) == [(0, Dealt(0, (1, 3, 5))), (1, Drawn(0, 7)), (2, WasPutDown(0, 7))]
    assert list(table.events(1)) == [(0, Dealt(1, (2, 4, 6))), (1, Drawn(0, None)), (2, WasPutDown(0, None))]
    assert list(table.events()) == [(1, Drawn(0, None)), (2, WasPutDown(0, None))]


def test_events_since_a_version_are_those_that_came_later() -> None:
    table = new()
    table.play(0, Draw())
    table.play(0, PutDown(1))
    table.take_back(0)
    table.play(1, PutDown(2))
    assert [version for version, _ in table.events(0)] == [0, 1, 2, 4]
    assert list(table.events(0, since=1)) == [(2, WasPutDown(0, 1)), (4, WasPutDown(1, None))]
    assert list(table.events(0, since=2)) == list(table.events(0, since=3)) == [(4, WasPutDown(1, None))]
    assert list(table.events(0, since=4)) == []


def test_a_log_hides_the_seed_the_deal_and_the_secret() -> None:
    pledge = make_pledge("secret", ("moss", "clay"))
    header = Header("pebbles", "1", 2, Options(), "7", names=("Ada", "Blaise"), seats=("human", "human"))
    assert new(replace(header, deal=IN_ORDER)).log(0).header.deal == ()
    log = new(replace(header, pledge=pledge)).log(0)
    assert log.header.seed is None
    assert log.header.pledge is not None
    assert log.header.pledge.secret is None
    assert log.header.pledge.commitment == pledge.commitment
    assert log.header.pledge.nonces == ("moss", "clay")
    assert log.header.names == ("Ada", "Blaise")
    assert "secret" not in log.dumps().replace('"secret":null', "")


def test_a_log_without_a_pledge_has_none() -> None:
    assert new().log(0).header.pledge is None


def test_a_log_hides_the_moves_of_others_and_the_events_not_seen() -> None:
    table = new()
    table.play(0, Draw())
    table.play(0, PutDown(7), at=3.0)
    table.take_back(0)
    table.play(1, PutDown(6))
    table.play(None, TimeUp())
    opened, drawn, put_down, taken_back, other, time_up = table.log(0).lines
    assert opened == Opened(0, (Dealt(0, (1, 3, 5)),))
    assert drawn == Played(1, 0, Draw(), (Drawn(0, 7),))
    assert put_down == Played(2, 0, PutDown(7), (WasPutDown(0, 7),), 3.0)
    assert taken_back == TakenBack(3, 0, 1)
    assert other == Played(4, 1, None, (WasPutDown(1, None),))
    assert time_up == Played(5, None, None, (Ended("time"),))


def test_a_spectators_log_has_nobodys_moves() -> None:
    table = new()
    table.play(0, Draw())
    table.play(None, TimeUp())
    assert table.log(None).lines == (
        Opened(0, ()),
        Played(1, 0, None, (Drawn(0, None),)),
        Played(2, None, None, (Ended("time"),)),
    )


def test_a_record_keeps_everything() -> None:
    table = new()
    table.play(0, PutDown(3))
    assert table.record().header == HEADER
    assert table.record().lines == tuple(table.lines)


def test_worlds_that_differ_only_in_secrets_look_the_same_from_outside() -> None:
    other = ((6, 1, 8, 3, 10, 5, 0, 2, 4, 7, 9, 11),)  # seat 0 holds 7 9 11, and 1 is the first in the bag
    tables = [new(), new(Header("pebbles", "1", 2, Options(), seed="8", deal=other))]
    for table, pebble in zip(tables, (3, 11), strict=True):
        table.play(0, Draw())
        table.play(0, PutDown(pebble))
        table.take_back(0)
        table.play(0, PutDown(pebble))
    for viewer in (1, None):
        assert tables[0].log(viewer).dumps() == tables[1].log(viewer).dumps()
        assert tables[0].view(viewer) == tables[1].view(viewer)
    assert tables[0].log(0).dumps() != tables[1].log(0).dumps()


class Silent(Event, frozen=True):
    """Does not say who sees it."""


class Cried(PublicEvent, frozen=True):
    word: str


def test_an_event_that_does_not_say_who_sees_it_is_shown_to_nobody() -> None:
    for viewer in (0, 1, None):
        with pytest.raises(LookupError, match="Silent does not say who sees it"):
            Silent().seen_by(viewer)


def test_a_log_with_an_event_that_does_not_say_who_sees_it_is_given_to_nobody() -> None:
    table = new()
    table.lines.append(Played(1, 0, Draw(), (Silent(),)))
    with pytest.raises(LookupError):
        table.log(0)
    with pytest.raises(LookupError):
        list(table.events(0))


def test_a_public_event_is_seen_whole_by_everyone() -> None:
    assert {Cried("over").seen_by(viewer) for viewer in (0, 1, None)} == {Cried("over")}
