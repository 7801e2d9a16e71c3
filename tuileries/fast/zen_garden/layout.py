"""How a world of Zen Garden lies in words.

What is common to all:

    word                                         word
       0  PLAYERS    how many                      20  MARKET     12 spaces: the number of the tile there,
       1  BOARDS     bit 0: board 1, …                            from the bottom row up; of no meaning
       2  MINOR      the features that the                        where nothing is offered
       3  MAJOR      preferences are about,        32  SUPPLY     how many tiles are in the bag
       4  MAJORITY   by their numbers              33  DISCARDS   2 words: a bit for each tile
       5  DETAIL                                   35  ACTIVE     whose turn it is
       6  MISSIONS   how many                      36  BAG        90 words: the numbers of the tiles in it,
       7  WANTED     3 x 2 features                               in no order, then what is left of earlier
      13  TAKEN      of 3 stacks: tiles gone                      draws
      16  ROUND      its number                   126  SEATS      4 stretches of 25 words, a seat each
      17  FIRST      who began it
      18  TURN       turns taken in it
      19  OFFERED    bit 0: space 0 has a tile, …

What a seat has, counted from the start of its stretch:

    word
       0  PLANES       14 boards: where tiles show each feature
      14  BENDS        4 boards: where walkways turn around the north-west, north-east, … corner
      18  TAKEN_CELLS  board: where tiles lie
      19  ALLOWED      board: cells within a 4 x 4 box with all tiles
      20  COINS
      21  LAID         how many tiles
      22  COUNTS       2 words, a byte a feature: how many tiles show it; decors and walkways, then floors
      24  AWARDS       a byte a mission: 0, or one more than the points it gave

The supply is an unordered bag: whoever searches draws from it and cannot know its order.

A move is a number, so that legal moves in the order of the rules are numbers in rising order:

    space << 8 | cell << 2 | corner          4, 6 and 2 bits
"""

from __future__ import annotations

from tuileries.fast.zen_garden.box import ALL_FEATURES, ALL_TILES, FIRST_FLOOR, FULL, SPACES

PLAYERS, BOARDS, MINOR, MAJOR, MAJORITY, DETAIL, MISSIONS = range(7)
WANTED, TAKEN = 7, 13
ROUND, FIRST, TURN, OFFERED, MARKET = 16, 17, 18, 19, 20
SUPPLY, DISCARDS, ACTIVE, BAG = 32, 33, 35, 36
SEATS = 126
UNITY, MINIMALIST = 1 << 1, 1 << 2
"""Boards 2 and 3, as bits of BOARDS."""

PLANES, BENDS, TAKEN_CELLS, ALLOWED, COINS, LAID, COUNTS, AWARDS = 0, 14, 18, 19, 20, 21, 22, 24
STRETCH = 25

LENGTH = SEATS + 4 * STRETCH
MOST_MOVES = SPACES * FULL * 4

assert MARKET + SPACES == SUPPLY, "the market has 12 spaces"
assert BAG + ALL_TILES == SEATS, "the bag has room for all tiles"
assert PLANES + ALL_FEATURES == BENDS, "there are 14 features"
assert FIRST_FLOOR == 8, "decors and walkways fill the bytes of the first word of COUNTS"
