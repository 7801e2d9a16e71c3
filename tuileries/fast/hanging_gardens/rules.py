"""A turn of The Hanging Gardens and the end of a round, over worlds of words."""

from __future__ import annotations

from tuileries.fast.bits import bits_in, lowest_bit, nth_bit, word
from tuileries.fast.hanging_gardens import box
from tuileries.fast.hanging_gardens import layout as at
from tuileries.fast.hanging_gardens.box import compiled, inner, shared
from tuileries.fast.hanging_gardens.gardens import (
    LAST_SIX,
    back,
    bit_of,
    cell_at,
    find_structure,
    has_temple,
    is_found,
    plane_of,
    put_down,
    row_of,
    shown_at,
    site_size,
    size_at,
    size_found,
    stretch_of,
)
from tuileries.fast.hanging_gardens.places import (
    OF_64,
    count_ways,
    has_choice,
    lay_out,
    list_places,
    nth_cell,
)
from tuileries.fast.kernel import Word, Words
from tuileries.fast.luck import random_below

CELL = (1 << 16) - 1
STRIDE = 0xD1342543DE82EF95
"""Keeps lucks apart."""


@compiled
def active_player(world: Words) -> Word:
    """HG-R2: clockwise from whoever has the bouquet."""
    return world[at.ACTIVE]


@compiled
def is_over(world: Words) -> bool:
    """HG-R3."""
    return bool(world[at.STAGE] == at.OVER)


@inner
def count(tiles: Word, kind: Word) -> Word:
    """How many of a kind are among tiles, which are counted in four bits a kind."""
    return tiles >> (kind << 2) & 15


@inner
def one_of(kind: Word) -> Word:
    """A tile of this kind, to add to others."""
    return 1 << (kind << 2)


# What can be decided.


@compiled
def legal_moves(world: Words, moves: Words) -> Word:
    """Write down all legal moves, in the order of the rules, and say how many there are."""
    return list_moves(world, moves)


@shared
def list_moves(world: Words, moves: Words) -> Word:
    seat, stage = stretch_of(active_player(world)), world[at.STAGE]
    if stage == at.BUILDING:
        return list_sites(world, seat, moves)
    if stage == at.MOVING:
        return list_movable(world, seat, moves)
    if stage == at.TAKING:
        return list_spaces(world, moves)
    number, (words, length) = 0, lay_out(world, seat)
    for place in range(world[at.CARDS]):
        number = list_places(world, seat, place, words, length, moves, number)
    return number


@shared
def list_sites(world: Words, seat: Word, moves: Words) -> Word:
    """HG-B1 to HG-B3, HG-B7: the squares of all structures that may get a temple; or none of them."""
    number = 0
    for fresh in range(4):
        first, last = find_site(world, seat, fresh)
        if first < last:
            number = list_found(world, seat, first, last, moves, number)
    moves[number] = at.DECLINED << at.BUILD
    return number + 1


@inner
def find_site(world: Words, seat: Word, fresh: Word) -> tuple[Word, Word]:
    """HG-B2: the structure of a new square, in FOUND, if it may get a temple and no earlier one is in it."""
    cell = world[at.FRESH + fresh]
    if not cell:
        return 0, 0
    first, last = find_structure(world, plane_of(seat, shown_at(world, seat, cell)), cell)
    for earlier in range(fresh):
        if is_found(world, world[at.FRESH + earlier], first, last):
            return 0, 0
    if size_found(world, first, last) < box.SMALLEST or has_temple(world, seat, first, last):
        return 0, 0
    return first, last


@inner
def list_found(world: Words, seat: Word, first: Word, last: Word, moves: Words, number: Word) -> Word:
    """The squares in FOUND, from the top and from the left."""
    left = world[seat + at.LEFT]
    for row in range(first, last):
        board = back(world[at.FOUND + (row & LAST_SIX)], left)
        while board:
            moves[number] = cell_at(row, left + lowest_bit(board)) << at.BUILD
            number += 1
            board &= board - 1
    return number


@shared
def list_movable(world: Words, seat: Word, moves: Words) -> Word:
    """HG-B8: the temples on the smallest structures."""
    number, smallest = 0, box.SIDE * box.SIDE
    top, left = world[seat + at.TOP], world[seat + at.LEFT]
    for row in range(top, top + world[seat + at.HEIGHT]):
        board = back(world[seat + at.TEMPLES + (row & LAST_SIX)], left)
        while board:
            cell = cell_at(row, left + lowest_bit(board))
            size = size_at(world, seat, cell)
            if size < smallest:
                number, smallest = 0, size
            if size == smallest:
                moves[number] = cell << at.LEAVE
                number += 1
            board &= board - 1
    return number


@inner
def open_spaces(world: Words, size: Word) -> Word:
    """HG-B4: the tiles that a structure of this size gives a choice of, a bit a space."""
    columns, spaces = min(size - box.SMALLEST + 1, box.COLUMNS), 0
    for space in range(box.SPACES):
        spaces |= word(world[at.DISPLAY + space] > 0) << space
    return spaces & ((1 << (columns * box.ROWS)) - 1)


@inner
def list_spaces(world: Words, moves: Words) -> Word:
    number, spaces = 0, open_spaces(world, world[at.SIZE])
    while spaces:
        moves[number] = (lowest_bit(spaces) + 1) << at.TAKE
        number += 1
        spaces &= spaces - 1
    return number


@compiled
def sample_move(world: Words, luck: Words, moves: Words) -> Word:
    """Any legal move, each as likely as any other; ways to lay a card are counted and not listed."""
    if world[at.STAGE] != at.LAYING:
        return moves[random_below(luck, list_moves(world, moves))]
    seat, total = stretch_of(active_player(world)), 0
    words, length = lay_out(world, seat)
    for place in range(world[at.CARDS]):
        total = add_ways(world, place, words, moves, total)
    return nth_way(world, seat, words, length, random_below(luck, total), moves)


@inner
def add_ways(world: Words, place: Word, words: Word, ways: Words, total: Word) -> Word:
    """How many ways there are with this card too, noted for each of its turns; or one: to set it aside."""
    card, before = world[at.FACE_UP + place], total
    for turn in range(box.TURNS):
        if turn < box.TURNS_OF[card]:
            total += count_ways(world, card, turn, words)
        ways[place * box.TURNS + turn] = total
    if total > before:
        return total
    for turn in range(box.TURNS):
        ways[place * box.TURNS + turn] = total + 1
    return total + 1


@inner
def nth_way(world: Words, seat: Word, words: Word, length: Word, number: Word, ways: Words) -> Word:
    """The way to lay a card of this number (from 0), by how many there are up to each turn."""
    turns = 0
    while ways[turns] <= number:
        turns += 1
    number -= ways[turns - 1] if turns else 0
    place, turn = turns // box.TURNS, turns % box.TURNS
    cell = nth_cell(world, seat, world[at.FACE_UP + place], turn, words, length, number)
    return at.LAID | (place << at.CARD) | (((turn << at.QUARTERS) | cell) if cell else 0)


# What follows from it.


@compiled
def play(world: Words, move: Word, luck: Words, moves: Words) -> None:
    """A turn, or a decision of it, and all that follows without a choice.

    `luck` is one word; where there are more, they foretell the cards and tiles that come.
    """
    turn, answer = turn_now(world), move
    while answer:
        decide(world, answer, luck)
        answer = only_answer(world, moves)
        if not answer and turn == turn_now(world) and is_planned(world, move):
            answer = move


@inner
def turn_now(world: Words) -> Word:
    """No other turn of a game has this number."""
    return (world[at.ROUND] << 8) | world[at.TURN]


@inner
def only_answer(world: Words, moves: Words) -> Word:
    """A decision with one answer is not asked; 0 where there is a choice, as with two cards face up."""
    stage, seat = world[at.STAGE], stretch_of(active_player(world))
    if stage == at.TAKING:
        return moves[0] if list_spaces(world, moves) == 1 else 0
    if stage == at.MOVING:
        return moves[0] if list_movable(world, seat, moves) == 1 else 0
    if stage != at.LAYING or world[at.CARDS] > 1 or has_choice(world, seat, world[at.FACE_UP]):
        return 0
    list_moves(world, moves)
    return moves[0]


@inner
def is_planned(world: Words, move: Word) -> bool:
    """Whether a move says what is to be decided now, within its own turn."""
    stage = world[at.STAGE]
    if stage == at.BUILDING:
        return bool(move >> at.BUILD & (CELL | at.DECLINED))
    if stage == at.MOVING:
        return bool(move >> at.LEAVE & CELL)
    return bool(stage == at.TAKING and move >> at.TAKE)


@inner
def decide(world: Words, move: Word, luck: Words) -> None:
    """The field of a move that is asked for, and no more."""
    seat, stage, is_done = stretch_of(active_player(world)), world[at.STAGE], True
    if stage == at.LAYING:
        is_done = lay_card(world, seat, move)
    elif stage == at.TAKING:
        take_tile(world, seat, (move >> at.TAKE) - 1, luck)
    elif stage == at.MOVING or not move >> at.BUILD & at.DECLINED:
        is_done = build(world, seat, move, luck)
    if is_done:
        end_turn(world, luck)


@inner
def lay_card(world: Words, seat: Word, move: Word) -> bool:
    """HG-T1, HG-T7, HG-B2: the card lies in the garden or in the box; whether no temple can be built now."""
    place = move >> at.CARD & 3
    card = world[at.FACE_UP + place]
    world[at.CARDS] -= 1
    for later in range(place, world[at.CARDS]):
        world[at.FACE_UP + later] = world[at.FACE_UP + later + 1]
    if not move & CELL:
        return True
    put_down(world, seat, card, move >> at.QUARTERS & 3, move & CELL)
    if not has_site(world, seat):
        return True
    world[at.STAGE] = at.BUILDING
    return False


@inner
def has_site(world: Words, seat: Word) -> bool:
    """HG-B2: whether the structure of a new square may get a temple."""
    for fresh in range(4):
        cell = world[at.FRESH + fresh]
        if cell and site_size(world, seat, cell):
            return True
    return False


@inner
def build(world: Words, seat: Word, move: Word, luck: Words) -> bool:
    """HG-B2, HG-B8: a new temple, or one that moves; whether the turn is over."""
    if world[at.STAGE] == at.BUILDING:
        world[at.SITE] = move >> at.BUILD & CELL
        if world[seat + at.BUILT] == box.TEMPLES:
            world[at.STAGE] = at.MOVING
            return False
    else:
        leave(world, seat, move >> at.LEAVE & CELL)
    return raise_temple(world, seat, world[at.SITE], luck)


@inner
def leave(world: Words, seat: Word, cell: Word) -> None:
    world[seat + at.TEMPLES + row_of(cell)] &= ~bit_of(cell)
    world[seat + at.BUILT] -= 1


@inner
def raise_temple(world: Words, seat: Word, cell: Word, luck: Words) -> bool:
    """HG-B3, HG-B5, HG-B10: the temple stands, and a tile is due, perhaps two; whether none can be chosen."""
    size = size_at(world, seat, cell)
    world[seat + at.TEMPLES + row_of(cell)] |= bit_of(cell)
    world[seat + at.BUILT] += 1
    if size >= box.UNSEEN_FROM:
        draw_unseen(world, seat, luck)
    if not open_spaces(world, size):
        world[seat + at.FIVES] += 1
        return True
    world[at.STAGE], world[at.SIZE] = at.TAKING, size
    return False


@inner
def draw_unseen(world: Words, seat: Word, luck: Words) -> None:
    """HG-B5, HG-B10: a tile of the supply, or points where there is none."""
    if world[at.SUPPLY]:
        world[at.SUPPLY] -= 1
        world[seat + at.UNSEEN] += one_of(draw_tile(world, luck))
    else:
        world[seat + at.FIVES] += 1


@inner
def take_tile(world: Words, seat: Word, space: Word, luck: Words) -> None:
    """HG-B4, HG-B6: the tile goes to the player, and one of the supply takes its place."""
    world[seat + at.TAKEN] += one_of(world[at.DISPLAY + space] - 1)
    world[at.DISPLAY + space] = 0
    if world[at.SUPPLY]:
        world[at.SUPPLY] -= 1
        world[at.DISPLAY + space] = draw_tile(world, luck) + 1


@inner
def draw_tile(world: Words, luck: Words) -> Word:
    """Any tile of the bag, each as likely as any other, or the one that is foretold."""
    if len(luck) > 1:
        kind = foretold(luck)
    else:
        kind, number = 0, random_below(luck, tiles_in(world[at.BAG]))
        while number >= count(world[at.BAG], kind):
            number -= count(world[at.BAG], kind)
            kind += 1
    world[at.BAG] -= one_of(kind)
    return kind


@inner
def tiles_in(tiles: Word) -> Word:
    """How many tiles there are of all kinds: the sum of all fours of bits."""
    by_byte = (tiles & 0x0F0F0F0F0F0F0F0F) + (tiles >> 4 & 0x0F0F0F0F0F0F0F0F)
    return (by_byte * 0x0101010101010101) >> 56


@inner
def foretold(luck: Words) -> Word:
    """The next of what comes; the first word counts."""
    luck[0] += 1
    return luck[luck[0]]


@inner
def end_turn(world: Words, luck: Words) -> None:
    """HG-R2, HG-R3: the next in turn, or the next round, or the end."""
    world[at.TURN] += 1
    world[at.STAGE] = at.LAYING
    world[at.ACTIVE] = after(world, world[at.ACTIVE])
    if world[at.TURN] < box.DEALT[world[at.PLAYERS]]:
        return
    if not world[at.DECK] or is_exhausted(world):
        world[at.STAGE] = at.OVER
    else:
        begin_round(world, luck)


@inner
def after(world: Words, player: Word) -> Word:
    """Who sits to the left."""
    return player + 1 if player + 1 < world[at.PLAYERS] else 0


@inner
def is_exhausted(world: Words) -> bool:
    """HG-B10: neither supply nor display has a tile left."""
    left = world[at.SUPPLY]
    for space in range(box.SPACES):
        left |= world[at.DISPLAY + space]
    return not left


@inner
def begin_round(world: Words, luck: Words) -> None:
    """HG-R1, HG-R2: the bouquet passes left, and new cards lie face up."""
    world[at.ROUND] += 1
    world[at.TURN] = 0
    world[at.FIRST] = after(world, world[at.FIRST])
    world[at.ACTIVE] = world[at.FIRST]
    world[at.CARDS] = box.DEALT[world[at.PLAYERS]]
    if world[at.FATE]:
        luck[0] = world[at.FATE] + world[at.ROUND] * STRIDE
    for place in range(world[at.CARDS]):
        world[at.FACE_UP + place] = draw_card(world, luck)


@inner
def draw_card(world: Words, luck: Words) -> Word:
    """Any card of the deck, or the one that is foretold."""
    deck = world[at.DECK]
    card = foretold(luck) if len(luck) > 1 else nth_bit(deck, random_below(luck, bits_in(deck)), OF_64)
    world[at.DECK] = deck & ~(1 << card)
    return card


@inner
def deal_hidden(world: Words, luck: Words) -> None:
    """HG-B9: what others drew unseen could be any tiles that were not seen."""
    for player in range(world[at.PLAYERS]):
        seat = stretch_of(player)
        while world[seat + at.HIDDEN]:
            world[seat + at.HIDDEN] -= 1
            world[seat + at.UNSEEN] += one_of(draw_tile(world, luck))


@inner
def copy_world(source: Words, target: Words) -> None:
    """Only as far as there are seats."""
    for place in range(stretch_of(source[at.PLAYERS])):
        target[place] = source[place]
