"""Courses: a game taught at its own table, by lessons that are data beside the game."""
