"""One table, live: who sits there, what happens, and what everyone is told."""
