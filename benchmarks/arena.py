"""`tuileries arena`, which also knows the peers of this folder: `uct` for Zen Garden, `whole-turn` for The
Hanging Gardens.

`python -m benchmarks.arena zen-garden --preset level-3 --bots master@50ms,uct@50ms --games 40`
"""

from __future__ import annotations

import sys

from benchmarks.peers.uct import Uct
from benchmarks.peers.whole_turn import WholeTurn
from tuileries import bots
from tuileries.bots.budget import Budget
from tuileries.cli import main

# Not only where this is the main program: processes that play import it too, where they are not forked.
bots.PEERS["uct"] = Uct(budget=Budget(seconds=0.05))
bots.PEERS["whole-turn"] = WholeTurn()

if __name__ == "__main__":
    main(["arena", *sys.argv[1:]])
