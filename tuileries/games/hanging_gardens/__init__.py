"""The Hanging Gardens by Din Li, for 2 to 4 players."""
