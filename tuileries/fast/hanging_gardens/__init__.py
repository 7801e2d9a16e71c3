"""The Hanging Gardens for search: its rules a second time, compiled, over worlds that are rows of words.

Read in this order:

    box         what is in the box, as numbers; how a garden without an edge lies on a board
    layout      how a world lies in words, drawn word by word; how a move is written
    gardens     where a card may lie, how it is laid, what hangs together: HG-T, HG-B1
    rules       a turn and the end of a round: HG-B, HG-R
    scoring     what the score sheet says: HG-F
    weights     what things are worth to whoever plays; data/weights.toml
    tiles       what a tile looks worth, and what a temple would bring
    structures  what a garden looks worth, and what a card would make of it
    eye         the move that looks best, and what each looks worth; what a game will come to
    signs       what a judge sees, as numbers in rows
    judge       what a game will come to, by a net that learned it; data/net-2.npy
    playouts    games played on, for some turns or to their end
    worlds      made from views and states, and read back; moves from numbers
    kernel      what search asks of a game: `tuileries.fast.kernel`

Within compiled code all whole numbers are words, unsigned, also those written there (`fast/words.py`).
Equality with the rules is kept by tests/fast.
"""
