"""Compiled kernels for search and simulation, a set of files a game; equal to the rules by test."""
