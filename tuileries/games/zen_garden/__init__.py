"""Zen Garden by Mike Georgiou, for 2 to 4 players."""
