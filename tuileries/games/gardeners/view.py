"""What a viewer may know: all but hidden faces, the order of the deck, and the piles below their tops."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from tuileries.core.chance import Chance
from tuileries.core.game import Player, Scores
from tuileries.games.gardeners.cards import CARDS, CardId
from tuileries.games.gardeners.components import TILES_BY_SIZE, TileId
from tuileries.games.gardeners.constraints import Back
from tuileries.games.gardeners.garden import Garden
from tuileries.games.gardeners.judging import Verdict, holds
from tuileries.games.gardeners.play import to_move
from tuileries.games.gardeners.scoring import grade_of, points, scores
from tuileries.games.gardeners.setup import cards_in_play
from tuileries.games.gardeners.state import Held, Options, Seat, Stage, State, is_solo


class SeatSeen(Struct, frozen=True):
    """GD-S2: of a pile only the top is seen, and how high it is."""

    top: TileId | None
    pile: int
    loose: tuple[TileId, ...]
    is_ready: bool


class CardSeen(Struct, frozen=True):
    """GD-C3: the back always; the card where it lies face up, is the viewer's, or the game is over.

    The verdict comes at the end, when people look at what went wrong.
    """

    player: Player
    back: Back
    is_open: bool
    card: CardId | None
    verdict: Verdict | None = None


class View(Struct, frozen=True):
    """The table as one viewer sees it.

    A puzzle has no `points`, nor has a training with others; a training has no `grade` either. After a check
    in vain, GD-V2: the players' `moods`, and alone the cards that were `missed`.
    """

    viewer: Player | None
    options: Options
    garden: Garden
    seats: tuple[SeatSeen, ...]
    cards: tuple[CardSeen, ...]
    deck: int
    scored: tuple[CardId, ...]
    discarded: tuple[Back, ...]
    round: int
    drawer: Player
    stage: Stage
    scorings: int
    reason: str | None
    points: int | None
    grade: int | None
    to_move: tuple[Player, ...]
    moods: tuple[bool | None, ...] = ()
    missed: tuple[CardId, ...] = ()


def view(state: State, viewer: Player | None) -> View:
    return View(
        viewer=viewer,
        options=state.options,
        garden=state.garden,
        seats=tuple(seen_seat(seat) for seat in state.seats),
        cards=tuple(seen_card(state, held, viewer) for held in state.cards),
        deck=len(state.deck),
        scored=state.scored,
        discarded=tuple(CARDS[card].back for card in state.discarded),
        round=state.round,
        drawer=state.drawer,
        stage=state.stage,
        scorings=state.scorings,
        reason=state.reason,
        points=points(state),
        grade=grade_of(state),
        to_move=to_move(state),
        moods=state.moods,
        missed=state.missed if is_solo(state) else (),
    )


def seen_seat(seat: Seat) -> SeatSeen:
    return SeatSeen(seat.pile[0] if seat.pile else None, len(seat.pile), seat.loose, seat.is_ready)


def seen_card(state: State, held: Held, viewer: Player | None) -> CardSeen:
    """GD-R4, GD-V3: no hidden card is shown before the end."""
    is_over = state.stage == Stage.OVER
    is_known = held.is_open or held.player == viewer or is_over
    verdict = holds(CARDS[held.card].constraint, state.garden) if is_over else None
    back = CARDS[held.card].back
    return CardSeen(held.player, back, held.is_open, held.card if is_known else None, verdict)


def project(view: View) -> Scores | None:
    """Until the end there is nothing to say of one action: cards score long after the tiles are laid."""
    return scores(imagine(view, Chance("project"))) if view.stage == Stage.OVER else None


def imagine(view: View, chance: Chance) -> State:
    """What this viewer has not seen is in hands, stack and piles in any order that shows the same backs."""
    cards, chance = chance.shuffle(unseen_cards(view))
    tiles, _ = chance.shuffle(unseen_tiles(view))
    faces, coming = list(cards), iter(tiles)
    held = tuple(Held(card.card or take(faces, card.back), card.player, card.is_open) for card in view.cards)
    discarded = tuple(take(faces, back) for back in view.discarded)
    return State(
        options=view.options,
        garden=view.garden,
        seats=tuple(imagined_seat(seat, coming) for seat in view.seats),
        cards=held,
        deck=tuple(faces),
        scored=view.scored,
        discarded=discarded,
        round=view.round,
        drawer=view.drawer,
        stage=view.stage,
        scorings=view.scorings,
        reason=view.reason,
        moods=view.moods,
        missed=view.missed,
    )


def imagined_seat(seat: SeatSeen, coming: Iterator[TileId]) -> Seat:
    top = () if seat.top is None else (seat.top,)
    below = tuple(next(coming) for _ in range(seat.pile - len(top)))
    return Seat(top + below, seat.loose, seat.is_ready)


def take(faces: list[CardId], back: Back) -> CardId:
    """The first card with this back, taken out of the others."""
    return faces.pop(next(number for number, card in enumerate(faces) if CARDS[card].back == back))


def unseen_cards(view: View) -> list[CardId]:
    seen = {*view.scored, *(card.card for card in view.cards)}
    return [card for card in cards_in_play(view.options) if card not in seen]


def unseen_tiles(view: View) -> list[TileId]:
    lying = [laid.tile for laid in view.garden.laid]
    seen = {*lying, *(tile for seat in view.seats for tile in (seat.top, *seat.loose))}
    return [tile.id for tile in TILES_BY_SIZE[view.garden.size] if tile.id not in seen]
