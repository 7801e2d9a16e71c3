"""Gardeners for search: gardens that keep to some constraints, found by local changes."""
