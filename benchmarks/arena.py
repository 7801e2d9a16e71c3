"""`tuileries arena`, which also knows the peers: known methods on our kernels.

`python -m benchmarks.arena zen-garden --preset level-3 --bots master@50ms,uct@50ms --games 40`
"""

from __future__ import annotations

import sys

from benchmarks.peers import hanging_gardens, zen_garden
from tuileries import bots
from tuileries.cli import main

# Not only where this is the main program: processes that play import it too, where they are not forked.
bots.PEERS |= {"zen-garden": zen_garden.PEERS, "hanging-gardens": hanging_gardens.PEERS}

if __name__ == "__main__":
    main(["arena", *sys.argv[1:]])
