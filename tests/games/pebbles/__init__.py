"""A fourth game that is not in the house, with everything that docs/adding-a-game.md asks for.

`tests/test_adding_a_game.py` puts it where a game belongs, in a copy of the project, and plays it there.
"""
