"""The words of a game: Fluent files read with positions and checked against what the rules use.

This package is the only one that imports fluent.
"""
