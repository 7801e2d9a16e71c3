"""The names of things and the sentences of the log, as keys of the catalogues."""

from __future__ import annotations

from tuileries.core.grids import Cell, cell_name
from tuileries.core.phrases import Argument, Phrase
from tuileries.games.gardeners.cards import CARDS, CardId
from tuileries.games.gardeners.components import BOX, TILES, TileId
from tuileries.games.gardeners.constraints import Back
from tuileries.games.gardeners.events import (
    CardDiscarded,
    CardDrawn,
    CardScored,
    CardTurned,
    Event,
    GameEnded,
    GardenChecked,
    PuzzleSet,
    RoundWon,
    SaidReady,
    TableSet,
    TileAdded,
    TileLifted,
    TilePlaced,
    TileRemoved,
    TimerStarted,
)
from tuileries.games.gardeners.wording import card_text

HOME = Cell(10, 9)
"""The first tile of a shared garden lies on j10, which leaves room on all sides; so does a frame."""

TURNS = "nesw"
"""Where the top of a tile points after 0, 1, 2, 3 quarter turns."""


def place_name(cell: Cell) -> str:
    return cell_name(cell, HOME)


def tile_name(tile: TileId) -> Phrase:
    """Such as “green flower (sand, A2)”."""
    told = TILES[tile]
    thing = "-".join(word for word in (told.colour, told.thing or "bare") if word)
    ground = Phrase(f"gardeners-ground-{told.ground}")
    return Phrase(
        "gardeners-tile", {"thing": Phrase(f"gardeners-thing-{thing}"), "ground": ground, "id": tile}
    )


def back_name(back: Back) -> Phrase:
    return Phrase(f"gardeners-back-{back}")


def card_name(card: CardId) -> Phrase:
    """The number of a card and its sentence."""
    return Phrase("gardeners-card", {"id": card, "text": card_text(CARDS[card].constraint)})


def seat(player: int) -> Phrase:
    return Phrase("seat", {"player": player})


def sentence(event: Event) -> Phrase:
    """The line of the log that tells an event."""
    match event:
        case TableSet():
            return setup_sentence(event)
        case PuzzleSet(mode=mode, cards=cards):
            return puzzle_name(BOX.modes[mode].size, len(cards))
        case CardDrawn() | CardTurned() | CardScored() | CardDiscarded():
            return card_sentence(event)
        case TileAdded() | TileRemoved() | TilePlaced() | TileLifted():
            return tile_sentence(event)
        case TimerStarted(seconds=seconds):
            return Phrase("gardeners-log-timer", {"minutes": seconds // 60})
        case SaidReady(player=player):
            return Phrase("gardeners-log-ready", {"player": player})
        case GardenChecked(delighted=delighted):
            return checked_sentence(delighted)
        case RoundWon(number=number):
            return Phrase("gardeners-log-won", {"number": number})
    return ended_sentence(event)


def remark(before: Event, event: Event) -> Phrase | None:
    """GD-V1: whoever was ready has to say so again; what no event of its own tells."""
    match before, event:
        case SaidReady(), TileRemoved():
            return Phrase("gardeners-log-again-garden")
        case SaidReady(), CardDiscarded():
            return Phrase("gardeners-log-again-card")
    return None


def setup_sentence(event: TableSet) -> Phrase:
    mode = Phrase(f"gardeners-mode-{event.mode}")
    key = "gardeners-log-table-set-expert" if event.expert else "gardeners-log-table-set"
    return Phrase(key, {"mode": mode, "player": event.first})


def puzzle_name(size: int, cards: int) -> Phrase:
    return Phrase("gardeners-puzzle", {"size": size, "cards": cards})


def card_sentence(event: CardDrawn | CardTurned | CardScored | CardDiscarded) -> Phrase:
    """GD-R4: of a hidden card the log tells its back, and its face to its holder alone."""
    match event:
        case CardDrawn(player=player, back=back, card=None):
            return Phrase("gardeners-log-drawn", {"player": player, "back": back_name(back)})
        case CardDrawn(player=player, card=str(card)):
            return Phrase("gardeners-log-drawn-seen", {"player": player, "card": card_name(card)})
        case CardTurned(player=player, card=card):
            return Phrase("gardeners-log-turned", {"player": player, "card": card_name(card)})
        case CardScored(player=player, card=card):
            return Phrase("gardeners-log-scored", {"player": player, "card": card_name(card)})
    return Phrase("gardeners-log-discarded", {"player": event.player, "back": back_name(event.back)})


def tile_sentence(event: TileAdded | TileRemoved | TilePlaced | TileLifted) -> Phrase:
    tile = tile_name(event.tile)
    match event:
        case TileAdded(player=player, cell=cell):
            return Phrase("gardeners-log-added", {"player": player, "tile": tile, "cell": place_name(cell)})
        case TileRemoved(player=player, cell=cell, to=to):
            args: dict[str, Argument] = {"player": player, "tile": tile, "cell": place_name(cell)}
            return Phrase("gardeners-log-removed", {**args, "to": seat(to)})
        case TileLifted(cell=cell):
            return Phrase("gardeners-log-lifted", {"tile": tile, "cell": place_name(cell)})
    placed: dict[str, Argument] = {"tile": tile, "cell": place_name(event.cell)}
    if event.swapped is None:
        return Phrase("gardeners-log-placed", placed)
    return Phrase("gardeners-log-swapped", {**placed, "other": tile_name(event.swapped)})


def checked_sentence(delighted: tuple[bool | None, ...]) -> Phrase:
    """GD-V2: who is angry, if anybody is."""
    angry = tuple(seat(player) for player, mood in enumerate(delighted) if mood is False)
    return Phrase("gardeners-log-angry", {"angry": angry}) if angry else Phrase("gardeners-log-delighted")


def ended_sentence(event: GameEnded) -> Phrase:
    if event.reason == "solved":
        return Phrase("gardeners-log-solved")
    if event.points is None:
        return Phrase(f"gardeners-log-training-{event.reason}")
    if event.grade is None:
        result = "passed" if event.is_passed else "time" if event.reason == "time" else "unscored"
        return Phrase(f"gardeners-log-training-alone-{result}", {"points": event.points})
    args: dict[str, Argument] = {"points": event.points, "grade": grade_name(event.grade)}
    return Phrase(f"gardeners-log-ended-{event.reason}", args)


def grade_name(grade: int) -> Phrase:
    return Phrase(f"gardeners-grade-{grade}")
