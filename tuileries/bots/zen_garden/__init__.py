"""Bots of Zen Garden."""
