"""GD-S1 to GD-S3, GD-P1: before the first action."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tuileries.core.chance import Chance
from tuileries.core.errors import IllegalSetup, Refusal
from tuileries.core.game import Step
from tuileries.core.grids import Cell
from tuileries.games.gardeners.cards import CARDS, CardId, can_be_met, deck
from tuileries.games.gardeners.components import TILES_BY_SIZE, Deck, Mode, TileId
from tuileries.games.gardeners.events import Event, PuzzleSet, TableSet
from tuileries.games.gardeners.garden import Garden
from tuileries.games.gardeners.rounds import draw_card
from tuileries.games.gardeners.solo import draw_handful
from tuileries.games.gardeners.state import Held, Options, Seat, Stage, State

BINDING = 3
"""GD-R2: how many cards bind at once."""

PRESETS = {
    **{mode.value: Options(mode) for mode in Mode},
    "beginner-expert": Options(Mode.BEGINNER, expert=True),
    "normal-expert": Options(Mode.NORMAL, expert=True),
}


def setup(players: int, options: Options, chance: Chance) -> Step[State, Event]:
    if refusals := tuple(why_not_set(players, options)):
        raise IllegalSetup(refusals)
    first, chance = chance.below(players)
    tiles, chance = chance.shuffle([tile.id for tile in TILES_BY_SIZE[options.terms.size]])
    cards = shuffled(options, chance)
    state = State(
        options=options,
        garden=Garden(options.terms.size, corner=Cell(0, 0) if players == 1 else None),
        seats=dealt(tiles, players, first),
        cards=(),
        deck=cards,
        scored=(),
        discarded=(),
        round=1,
        drawer=first,
        stage=Stage.READING if options.terms.is_timed else Stage.BUILDING,
    )
    if options.puzzle:
        return set_puzzle(state)
    state, drawn = draw_handful(state) if players == 1 else draw_card(state, first)
    tops = tuple(seat.pile[0] for seat in state.seats if seat.pile)
    table_set = TableSet(options.mode, options.expert, first, tops, shown(options))
    return Step(state, (table_set, *drawn), revealed=True)


def why_not_set(players: int, options: Options) -> Iterator[Refusal]:
    """GD-S1: a training has cards of its own. GD-P1: so has a puzzle, each once, for one player."""
    if not options.puzzle:
        if options.expert and options.is_training:
            yield Refusal("GD-S1", "expert")
        return
    if players > 1:
        yield Refusal("GD-P1", "alone")
    if options.expert:
        yield Refusal("GD-P1", "expert")
    if options.fair:
        yield Refusal("GD-P1", "fair")
    if unknown := sorted(set(options.puzzle) - set(CARDS)):
        yield Refusal("GD-P1", "card", {"card": unknown[0]})
    if len(set(options.puzzle)) < len(options.puzzle):
        yield Refusal("GD-P1", "twice")


def set_puzzle(state: State) -> Step[State, Event]:
    """GD-P1: its cards lie open as they were named, and there is no other to draw."""
    options = state.options
    cards = tuple(Held(card, 0, is_open=True) for card in options.puzzle)
    state = replace(state, cards=cards, deck=())
    return Step(state, (PuzzleSet(options.mode, options.puzzle),), revealed=True)


def cards_in_play(options: Options) -> tuple[CardId, ...]:
    """GD-S1, GD-P1: the deck of the mode and perhaps the expert cards, or those of the puzzle."""
    return options.puzzle or deck(options.terms.deck) + (deck(Deck.EXPERT) if options.expert else ())


def shuffled(options: Options, chance: Chance) -> tuple[CardId, ...]:
    """GD-S2: in a fair deal, until no three cards that follow each other exclude each other."""
    cards, chance = chance.shuffle(cards_in_play(options))
    while options.fair and not is_fair(cards):
        cards, chance = chance.shuffle(cards)
    return cards


def is_fair(cards: tuple[CardId, ...]) -> bool:
    return all(can_be_met(cards[place : place + BINDING]) for place in range(len(cards)))


def shown(options: Options) -> tuple[CardId, ...]:
    """GD-S3: before a training everyone sees all its cards."""
    return deck(options.terms.deck) if options.is_training else ()


def dealt(tiles: tuple[TileId, ...], players: int, first: int) -> tuple[Seat, ...]:
    """GD-S2, GD-O1: round robin from the first player into piles; alone all lie loose, in their order."""
    if players == 1:
        return (Seat(loose=tuple(sorted(tiles, key=order))),)
    piles = [tiles[start::players] for start in range(players)]
    return tuple(Seat(piles[(seat - first) % players]) for seat in range(players))


def order(tile: TileId) -> tuple[str, int]:
    return tile[0], int(tile[1:])
