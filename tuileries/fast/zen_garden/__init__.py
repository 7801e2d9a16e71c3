"""Zen Garden for search: the rules, what a move looks worth, and playouts, over worlds of words."""
