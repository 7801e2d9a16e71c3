"""Gardeners for search: gardens that keep to some constraints, found by local changes.

Read in this order:

    task       what a search is given, and the garden that it changes about
    boards     cells on 64 bits: neighbours, groups, chains, lines of sight
    demands    what patterns, loops and runs ask of single cells, chosen at random
    search     tiles change places until nothing is amiss

and, for bots that build with others:

    distances  how far a garden, with gaps or without, is from what a card asks
    plans      tiles change places until a garden is worth most

It is no kernel, since nobody plays with it: `tuileries.solver.tasks` writes a task, `tuileries.solver.search`
reads the garden. What is found is always judged by the rules of the game before anyone gets it.
"""
