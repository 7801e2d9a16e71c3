"""`tuileries arena`, which also knows the peers of this folder: `uct`.

`python -m benchmarks.arena zen-garden --preset level-3 --bots master@50ms,uct@50ms --games 40`
"""

from __future__ import annotations

import sys

from benchmarks.peers.uct import Uct
from tuileries import bots
from tuileries.bots.budget import Budget
from tuileries.cli import main

# Not only where this is the main program: processes that play import it too, where they are not forked.
bots.PEERS["uct"] = Uct(budget=Budget(seconds=0.05))

if __name__ == "__main__":
    main(["arena", *sys.argv[1:]])
