"""Zen Garden for search: its rules a second time, compiled, over worlds that are rows of 64-bit words.

Read in this order:

    box        what is in the box, as numbers; how the cells of a garden lie on a board of 64 bits
    layout     how a world lies in words, drawn word by word; how a move is written
    rules      a turn and the end of a round: ZG-T, ZG-R
    scoring    what the score sheet says: ZG-F
    weights    what things are worth to whoever plays; data/weights.toml
    tiles      what a tile looks worth, wherever it is laid
    places     what a cell looks worth: rings, lines, floors
    eye        tile and place together: the move that looks best, and what each looks worth
    playouts   games played on to their end
    worlds     made from views and states, and read back; moves from numbers, and back
    kernel     what search asks of a game: `tuileries.fast.kernel`

Within compiled code all whole numbers are words, unsigned, also those written there (`fast/words.py`).
What can be negative is said to be: `numpy.int64`. Equality with the rules is kept by tests/fast.
"""
