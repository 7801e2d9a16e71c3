"""Bots of The Hanging Gardens."""
