"""Live tables: what a player is told was on disk first, and is all that player may know."""
