"""ZG-T1 to ZG-T9: a turn."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product, starmap

from msgspec.structs import replace

from tuileries.core.errors import IllegalMove, Refusal
from tuileries.core.game import Player, Step
from tuileries.core.grids import Cell, bounding_box, neighbours
from tuileries.games.zen_garden.components import BOX, CORNERS, Tile
from tuileries.games.zen_garden.events import Event, LineCompleted, MissionDone, TileLaid
from tuileries.games.zen_garden.moves import Choices, Take
from tuileries.games.zen_garden.rounds import active_player, after_turn
from tuileries.games.zen_garden.state import Award, Garden, Laid, Mission, Seat, State, count, price_of
from tuileries.games.zen_garden.text import tile_name

ORIGIN = Cell(0, 0)
DIRECTIONS = ((0, 1), (1, 0), (1, 1), (1, -1))


def affordable_tiles(state: State, player: Player) -> Iterator[Tile]:
    """ZG-T1, ZG-T3: on the selection board, at a price the player can pay."""
    coins = state.seats[player].coins
    for space, tile in enumerate(state.market):
        if tile is not None and price_of(space) <= coins:
            yield tile


def open_cells(garden: Garden) -> Iterator[Cell]:
    """ZG-T4, ZG-T6: beside a laid tile, and within a 4 x 4 box."""
    if not garden:
        yield ORIGIN
        return
    taken = {laid.cell for laid in garden}
    box = bounding_box(taken)
    side = BOX.garden.side
    rows = range(box.bottom - side + 1, box.top + side)
    columns = range(box.right - side + 1, box.left + side)
    beside = {cell for laid in taken for cell in neighbours(laid)} - taken
    for cell in sorted(beside):
        if cell[0] in rows and cell[1] in columns:
            yield cell


def choices(state: State, player: Player) -> Choices:
    if player != active_player(state):
        return Choices()
    cells = tuple(open_cells(state.seats[player].garden))
    return Choices(tuple(affordable_tiles(state, player)), cells)


def legal_moves(state: State, player: Player) -> Iterator[Take]:
    offered = choices(state, player)
    return starmap(Take, product(offered.tiles, offered.cells, CORNERS))


def why_not(state: State, player: Player | None, move: Take) -> tuple[Refusal, ...]:
    active = active_player(state)
    if active is None:
        return (Refusal("ZG-R8"),)
    if player != active:
        rule = "ZG-R2" if len(state.seats) == 2 else "ZG-R1"
        return (Refusal(rule, "turn", {"player": active}),)
    seat = state.seats[active]
    return (*why_not_tile(state, seat, move.tile), *why_not_cell(seat.garden, move.cell))


def why_not_tile(state: State, seat: Seat, tile: Tile) -> Iterator[Refusal]:
    """ZG-T1, ZG-T3: only what is on the board, only what can be paid."""
    if tile not in state.market:
        yield Refusal("ZG-T1", "absent", {"tile": tile_name(tile)})
    elif (price := price_of(state.market.index(tile))) > seat.coins:
        yield Refusal("ZG-T3", "price", {"price": price, "coins": seat.coins})


def why_not_cell(garden: Garden, cell: Cell) -> Iterator[Refusal]:
    """ZG-T4, ZG-T6: on an empty space beside a tile, in a garden that still fits its grid."""
    if not garden:
        if cell != ORIGIN:
            yield Refusal("ZG-T6", "origin", cells=(cell,))
        return
    taken = {laid.cell for laid in garden}
    if cell in taken:
        yield Refusal("ZG-T4", "taken", cells=(cell,))
    elif taken.isdisjoint(neighbours(cell)):
        yield Refusal("ZG-T4", "apart", cells=(cell,))
    box = bounding_box(taken).with_cell(cell)
    if max(box.rows, box.columns) > BOX.garden.side:
        size = {"rows": box.rows, "columns": box.columns, "side": BOX.garden.side}
        yield Refusal("ZG-T6", "span", {**size}, cells=(cell,))


def play(state: State, player: Player | None, move: Take) -> Step[State, Event]:
    if refusals := why_not(state, player, move):
        raise IllegalMove(refusals)
    assert player is not None  # the table never moves in Zen Garden: ZG-R1 refuses it
    space = state.market.index(move.tile)
    seat = pay_and_lay(state.seats[player], price_of(space), move)
    seat, paid = pay_lines(seat, player)
    state, seat, awarded = award_missions(state, seat, player)
    state = replace(
        state,
        seats=(*state.seats[:player], seat, *state.seats[player + 1 :]),
        market=(*state.market[:space], None, *state.market[space + 1 :]),
    )
    laid = TileLaid(player, move.tile, space, price_of(space), move.cell, move.corner)
    return after_turn(state, (laid, *paid, *awarded))


def pay_and_lay(seat: Seat, price: int, move: Take) -> Seat:
    """ZG-T1, ZG-T4: the price is paid, then the tile lies in the garden."""
    laid = Laid(move.tile, Cell(*move.cell), move.corner)
    return replace(seat, coins=seat.coins - price, garden=(*seat.garden, laid))


def completed_lines(garden: Garden) -> Iterator[tuple[Cell, ...]]:
    """ZG-T7: the rows, columns and long diagonals of one decor that the last tile completed."""
    last = garden[-1]
    same = {laid.cell for laid in garden if laid.tile.decor == last.tile.decor}
    if len(same) < BOX.garden.side:
        return
    reach = range(1 - BOX.garden.side, BOX.garden.side)
    for down, right in DIRECTIONS:
        through = (Cell(last.cell[0] + down * n, last.cell[1] + right * n) for n in reach)
        line = tuple(cell for cell in through if cell in same)
        if len(line) == BOX.garden.side:
            yield line


def pay_lines(seat: Seat, player: Player) -> tuple[Seat, list[Event]]:
    """ZG-T7, ZG-T8: each line pays at once, and nobody has more than the track holds."""
    events: list[Event] = []
    for cells in completed_lines(seat.garden):
        coins = min(BOX.coins.line_bonus, BOX.coins.most - seat.coins)
        seat = replace(seat, coins=seat.coins + coins)
        decor = seat.garden[-1].tile.decor
        events.append(LineCompleted(player, decor, cells, coins, BOX.coins.line_bonus - coins))
    return seat, events


def is_met(mission: Mission, garden: Garden) -> bool:
    """ZG-T9: four tiles with the one feature and four with the other; the last tile brought one of them."""
    if not any(map(garden[-1].tile.shows, mission.features)):
        return False
    return all(count(garden, feature) >= BOX.missions.needed for feature in mission.features)


def award_missions(state: State, seat: Seat, player: Player) -> tuple[State, Seat, list[Event]]:
    """ZG-T9: each mission that this garden now meets for the first time gives its top point tile."""
    events: list[Event] = []
    done = {award.mission for award in seat.awards}
    for number, mission in enumerate(state.missions):
        if number in done or not is_met(mission, seat.garden):
            continue
        points, *stack = mission.stack or (0,)
        missions = list(state.missions)
        missions[number] = replace(mission, stack=tuple(stack))
        state = replace(state, missions=tuple(missions))
        seat = replace(seat, awards=(*seat.awards, Award(number, points)))
        events.append(MissionDone(player, number, points))
    return state, seat, events
