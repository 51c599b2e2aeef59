"""The effect language: text to checked tree. Knows names and types, never the state of a game."""
