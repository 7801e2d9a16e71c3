"""The law of secrecy finds a leak wherever it is: in views, choices, refusals, events and the set-up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from tests import secrecy
from tests.cases import CASES
from tests.games.pebbles.game import Dealt, Drawn, Shown, WasPutDown
from tests.laws import Case
from tests.planted import planted, shown_to, telling
from tuileries.core.errors import Refusal
from tuileries.core.game import Player
from tuileries.games.gardeners.cards import CARDS
from tuileries.games.gardeners.events import CardDiscarded, CardDrawn, GameEnded, GardenChecked, TileAdded
from tuileries.games.gardeners.events import TableSet as GardenersSet
from tuileries.games.gardeners.judging import Status, holds
from tuileries.games.hanging_gardens.components import Tile
from tuileries.games.hanging_gardens.events import RoundBegun, TileDrawn, TilesShown, TileTaken
from tuileries.games.hanging_gardens.events import TableSet as HangingGardensSet
from tuileries.games.zen_garden.components import TILES
from tuileries.games.zen_garden.events import DiscardsShuffled, MarketFilled, TileLaid

Leak = Callable[[Case], Case]
"""A game out of which something leaks."""

More = Callable[[Any, Any], Any]
"""What is seen or told, with more in it than there should be, out of the state."""


def in_view(more: More, sees: Callable[[Player | None], bool] = lambda viewer: True) -> Leak:
    def view(case: Case, state: Any, viewer: Player | None) -> Any:
        view = case.game.view(state, viewer)
        return more(view, state) if sees(viewer) else view

    return lambda case: planted(case, view=lambda state, viewer: view(case, state, viewer))


def in_choices(more: More) -> Leak:
    return lambda case: planted(
        case, choices=lambda state, player: more(case.game.choices(state, player), state)
    )


def in_refusals(names_secret: Callable[[Any, Any], bool]) -> Leak:
    """A refusal says whether the move names something secret."""

    def why_not(case: Case, state: Any, player: Player | None, move: Any) -> tuple[Refusal, ...]:
        refusals = case.game.why_not(state, player, move)
        return (*refusals, Refusal("peeked")) if refusals and names_secret(move, state) else refusals

    return lambda case: planted(case, why_not=lambda *arguments: why_not(case, *arguments))


def told(kind: type, more: More, where: str = "play") -> Leak:
    return lambda case: telling(case, kind, more, where)


def shown(kind: type, sees: Callable[[Any, Player | None], bool], where: str = "play") -> Leak:
    return lambda case: telling(case, kind, shown_to(kind, sees), where)


def to_all(event: Any, viewer: Player | None) -> bool:
    return True


def to_spectators(event: Any, viewer: Player | None) -> bool:
    return viewer is None


def to_the_next(event: Any, viewer: Player | None) -> bool:
    """To whoever sits on the left of those whom it concerns."""
    return bool(viewer == event.player + 1)


def plus(field: str, secret: Callable[[Any], Any]) -> More:
    """A secret beside what may be known."""
    return lambda seen, state: replace(seen, **{field: (*getattr(seen, field), *secret(state))})


def instead(field: str, secret: Callable[[Any], Any]) -> More:
    return lambda seen, state: replace(seen, **{field: secret(state)})


def next_tile(state: Any) -> Any:
    return state.supply[:1]


def next_card(state: Any) -> Any:
    return state.deck[:1]


def second_tiles(state: Any) -> Any:
    return [tile for seat in state.seats for tile in seat.pile[1:2]]


def held_cards(state: Any) -> Any:
    return [held.card for held in state.cards]


def open_hands(view: Any, state: Any) -> Any:
    pairs = zip(view.cards, state.cards, strict=True)
    return replace(view, cards=tuple(replace(card, card=held.card) for card, held in pairs))


def moods_by_card(event: GardenChecked, state: Any) -> GardenChecked:
    """GD-V2 says: per player, never per card."""
    verdicts = [holds(CARDS[held.card].constraint, state.garden) for held in state.cards]
    return replace(event, delighted=tuple(verdict.status == Status.MET for verdict in verdicts))


LEAKS: dict[str, dict[str, Leak]] = {
    "zen-garden": {
        "view": in_view(plus("discards", next_tile)),
        "choices": in_choices(plus("tiles", next_tile)),
        "refusals": in_refusals(lambda move, state: move.tile in next_tile(state)),
        "MarketFilled": told(MarketFilled, plus("drawn", next_tile)),
        "DiscardsShuffled": told(
            DiscardsShuffled, instead("tiles", lambda state: TILES.index(state.supply[-1]))
        ),
        "TileLaid": told(TileLaid, instead("price", lambda state: TILES.index(state.supply[0]))),
        "set-up": told(MarketFilled, plus("drawn", next_tile), "setup"),
    },
    "hanging-gardens": {
        "view of the deck": in_view(plus("boxed", next_card)),
        "view of spectators": in_view(instead("seats", lambda state: state.seats), lambda who: who is None),
        "choices": in_choices(plus("spaces", lambda state: map(list(Tile).index, next_tile(state)))),
        "refusals": in_refusals(lambda move, state: getattr(move, "card", None) in next_card(state)),
        "TileDrawn to all": shown(TileDrawn, to_all),
        "TileDrawn to spectators": shown(TileDrawn, to_spectators),
        "TileDrawn to the next": shown(TileDrawn, to_the_next),
        "TileTaken": told(TileTaken, instead("new", lambda state: next(iter(state.supply), None))),
        "RoundBegun": told(RoundBegun, plus("cards", next_card)),
        "TilesShown": told(TilesShown, plus("tiles", next_tile)),
        "set-up": told(HangingGardensSet, plus("display", next_tile), "setup"),
    },
    "gardeners": {
        "view of the deck": in_view(plus("scored", next_card)),
        "view of hands": in_view(open_hands),
        "view of piles": in_view(plus("scored", second_tiles)),
        "choices": in_choices(plus("cards", held_cards)),
        "refusals": in_refusals(lambda move, state: getattr(move, "card", None) in held_cards(state)),
        "CardDrawn to all": shown(CardDrawn, to_all),
        "CardDrawn to spectators": shown(CardDrawn, to_spectators),
        "CardDrawn to the next": shown(CardDrawn, to_the_next),
        "CardDiscarded to all": shown(CardDiscarded, to_all),
        "CardDiscarded to spectators": shown(CardDiscarded, to_spectators),
        "TileAdded": told(TileAdded, instead("top", lambda state: "".join(second_tiles(state)))),
        "GardenChecked": told(GardenChecked, moods_by_card),
        "GameEnded": told(GameEnded, plus("cards", next_card)),
        "set-up, the card": shown(CardDrawn, to_all, "setup"),
        "set-up, the tiles": told(GardenersSet, plus("tops", second_tiles), "setup"),
    },
    "pebbles": {
        "view": in_view(plus("shown", lambda state: [seat.down or 0 for seat in state.seats])),
        "choices": in_choices(instead("may_draw", lambda state: max(state.bag, default=0) > 9)),
        "refusals": in_refusals(lambda move, state: getattr(move, "pebble", None) in state.bag),
        "Drawn to all": shown(Drawn, to_all),
        "Drawn to spectators": shown(Drawn, to_spectators),
        "WasPutDown to all": shown(WasPutDown, to_all),
        "WasPutDown to the next": shown(WasPutDown, to_the_next),
        "Shown": told(Shown, plus("pebbles", lambda state: state.bag[:1])),
        "set-up to all": shown(Dealt, to_all, "setup"),
        "set-up to spectators": shown(Dealt, to_spectators, "setup"),
    },
}


@pytest.mark.parametrize(("game", "leak"), [(game, leak) for game in LEAKS for leak in LEAKS[game]])
def test_a_leak_is_found(game: str, leak: str) -> None:
    with pytest.raises(AssertionError):
        secrecy.same_throughout(LEAKS[game][leak](CASES[game]))


def test_every_game_has_its_leaks() -> None:
    assert set(LEAKS) == set(CASES)
