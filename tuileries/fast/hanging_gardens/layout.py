"""How a world of The Hanging Gardens lies in words.

What is common to all:

    word                                         word
       0  PLAYERS    how many                      13  CARDS      how many cards lie face up
       1  MEMORY     1 where the option is on      14  FACE_UP    4 words: their numbers, in order
       2  ROUND      its number                    18  DECK       a bit for each card in it
       3  FIRST      who began it                  19  SUPPLY     how many tiles can still be drawn
       4  TURN       turns taken in it             20  BAG        four bits a kind: how many of it are drawn
       5  ACTIVE     whose turn it is                             from, be it to come or to be dealt (HIDDEN)
       6  STAGE      what is to be decided         21  DISPLAY    6 spaces: one more than the kind there,
       7  SIZE       of the structure that a                      0 where there is none
                     tile is due for               27  FOUND      64 rows: the structure looked at last
       8  SITE       where a temple will move      91  FATE       of a playout: what comes in a round depends
       9  FRESH      4 cells that a card gave a                   on it and on nothing before; 0: on all
                     new feature, 0: no more       92  SEATS      4 stretches of 393 words, a seat each

After the seats there is room for cards to be tried on: SHEET, a garden in as few words as it takes; SHIFTED,
the same 9 times, by rows and columns; OPEN, 2 times, where no temple is in the way. Each takes 68 words.

What a seat has, counted from the start of its stretch:

    word                                         word
       0  COVERED    64 rows: where cards lie     386  HEIGHT     rows of the box around the garden
      64  TEMPLES    64 rows: where they stand    387  WIDTH
     128  PLANES     4 x 64 rows: where each      388  TAKEN      tiles, four bits a kind
                     feature is seen              389  UNSEEN     the same: drawn unseen and known
     384  TOP        the first row with a card    390  HIDDEN     how many more it drew that are not known
     385  LEFT       the first column             391  FIVES      how often it noted points for a tile
                                                  392  BUILT      temples that stand

Deck and supply have no order: whoever searches draws from them and cannot know what comes. Tiles that others
drew unseen are HIDDEN, and lie in the bag with the rest until a playout deals them.

A cell is a number, row << 8 | column, where the start card begins at 64 and 64. So it is never 0.

A move is a number with a field for each decision of a turn. One field is a decision as the rules know it.
Several are a turn, or the rest of one: what comes later is played where it is asked for.

    bit   0  LAY      1 << 20 | place of the card << 18 | quarter turns << 16 | cell; no cell: set aside
         21  BUILD    a cell, or 1 << 16: decline
         38  LEAVE    the cell that a temple leaves
         54  TAKE     one more than the space
"""

from __future__ import annotations

from tuileries.fast.hanging_gardens import box
from tuileries.fast.hanging_gardens.box import FEATURES, MOST_DEALT, MOST_TURNS, SIDE, SPACES, TURNS

PLAYERS, MEMORY, ROUND, FIRST, TURN, ACTIVE, STAGE, SIZE, SITE, FRESH = range(10)
CARDS, FACE_UP, DECK, SUPPLY, BAG, DISPLAY, FOUND, FATE, SEATS = 13, 14, 18, 19, 20, 21, 27, 91, 92

LAYING, BUILDING, MOVING, TAKING, OVER = range(5)
"""Stages."""

COVERED, TEMPLES, PLANES = 0, SIDE, 2 * SIDE
TOP, LEFT, HEIGHT, WIDTH = 384, 385, 386, 387
TAKEN, UNSEEN, HIDDEN, FIVES, BUILT = 388, 389, 390, 391, 392
STRETCH = 393

SHEET = SEATS + 4 * STRETCH
SHIFTED, OPEN = SHEET + box.SHEET, SHEET + 10 * box.SHEET
LENGTH = OPEN + 2 * box.SHEET

LAY, BUILD, LEAVE, TAKE = 0, 21, 38, 54
LAID, DECLINED = 1 << 20, 1 << 16
CARD, QUARTERS = 18, 16
MOST_MOVES = MOST_DEALT * TURNS * (6 + 5 * MOST_TURNS) + 8
"""A card lies with one of its features on one of the squares of a garden; and room to list eight at once."""

assert FACE_UP + MOST_DEALT == DECK, "four cards lie face up"
assert DISPLAY + SPACES == FOUND, "the display has six spaces"
assert FOUND + SIDE == FATE, "a structure has as many rows as a board"
assert PLANES + FEATURES * SIDE == TOP, "there are four features"
