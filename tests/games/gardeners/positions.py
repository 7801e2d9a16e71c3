"""Tables in the middle of a game, drawn: `#` is a tile of the garden, `.` is none."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from tests.games.gardeners import gardens
from tuileries.core.chance import Chance
from tuileries.core.game import Player, Step
from tuileries.core.grids import Cell, bounding_box
from tuileries.games.gardeners import game
from tuileries.games.gardeners.building import open_cells, removable
from tuileries.games.gardeners.components import TILES, TILES_BY_SIZE, Mode, TileId
from tuileries.games.gardeners.events import Event
from tuileries.games.gardeners.garden import Garden, Laid, lying
from tuileries.games.gardeners.moves import Move, Ready
from tuileries.games.gardeners.state import Held, Options, Seat, Stage, State


def opening(players: int = 2, mode: Mode = Mode.NORMAL, *, expert: bool = False, seed: str = "7") -> State:
    """A table that has just been set."""
    return game.setup(players, Options(mode, expert), Chance(seed)).state


def building(players: int = 2, mode: Mode = Mode.NORMAL, *, seed: str = "7") -> State:
    """A table where the timer runs."""
    return replace(opening(players, mode, seed=seed), stage=Stage.BUILDING)


def scene(picture: str, *, players: int = 2, mode: Mode = Mode.NORMAL) -> State:
    """Tiles lie where they are drawn, in the order of their numbers; the others are dealt into piles.

    The first `#` of the picture is at (0, 0).
    """
    state = building(players, mode)
    cells = list(drawn(picture))
    tiles = [tile.id for tile in TILES_BY_SIZE[state.garden.size]]
    laid = tuple(Laid(tile, cell) for tile, cell in zip(tiles, cells, strict=False))
    rest = tiles[len(laid) :]
    seats = tuple(Seat(tuple(rest[player::players])) for player in range(players))
    return replace(state, garden=replace(state.garden, laid=laid), seats=seats)


def drawn(picture: str) -> Iterator[Cell]:
    lines = [line.split() for line in picture.strip().splitlines()]
    cells = [(r, c) for r, line in enumerate(lines) for c, word in enumerate(line) if word == "#"]
    return (Cell(row - cells[0][0], column - cells[0][1]) for row, column in cells)


def picture_of(garden: Garden, *, marks: Sequence[Cell] = ()) -> str:
    """The garden as `#`, and `+` on the given cells."""
    taken = lying(garden)
    box = bounding_box([*taken, *marks])
    return "\n".join(
        " ".join(sign(Cell(row, column), taken, marks) for column in range(box.left, box.right + 1))
        for row in range(box.top, box.bottom + 1)
    )


def sign(cell: Cell, taken: dict[Cell, Laid], marks: Sequence[Cell]) -> str:
    return "+" if cell in marks else "#" if cell in taken else "."


def with_open_cells(state: State) -> str:
    return picture_of(state.garden, marks=open_cells(state.garden))


def with_removable(state: State) -> str:
    """`+` where a tile can be taken out."""
    taken = removable(state.garden)
    return picture_of(state.garden, marks=[laid.cell for laid in state.garden.laid if laid.tile in taken])


def neat(picture: str) -> str:
    return "\n".join(line.strip() for line in picture.strip().splitlines())


def tile_at(state: State, row: int, column: int) -> TileId:
    return lying(state.garden)[Cell(row, column)].tile


def kept(name: str, what: str = "met") -> Garden:
    """A full garden that meets a card or a training, or misses it."""
    return gardens.read(gardens.kept()[name][what])


def full(garden: Garden, *held: tuple[str, Player], players: int = 2, mode: Mode = Mode.NORMAL) -> State:
    """A full garden before it is checked; the cards are in the order in which they came."""
    state = building(players, mode)
    cards = tuple(Held(card, player, is_open=players == 1) for card, player in held)
    names = {card for card, _ in held}
    deck = tuple(card for card in (*state.deck, *(h.card for h in state.cards)) if card not in names)
    return replace(
        state,
        garden=replace(garden, corner=state.garden.corner),
        seats=(Seat(),) * players,
        cards=cards,
        deck=deck,
        drawer=held[-1][1],
    )


def all_ready(state: State) -> tuple[State, list[Event]]:
    """Everyone says that they are ready, one after the other."""
    events: list[Event] = []
    for player in range(len(state.seats)):
        step: Step[State, Event] = game.play(state, player, Ready())
        state = step.state
        events += step.events
    return state, events


def refused(state: State, player: Player | None, move: Move) -> list[str]:
    """The rules that forbid a move, each with its case."""
    return [f"{r.rule} {r.case}" for r in game.why_not(state, player, move)]


def kinds(events: Sequence[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


def some_tile(thing: str) -> TileId:
    return next(tile.id for tile in TILES.values() if tile.thing == thing)
