"""Gardeners by Kasper Lapp, for 1 to 4 players, who build one garden together, at once and in silence."""
