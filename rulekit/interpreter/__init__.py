"""What runs a ruleset: built-ins, and all that is generic about games. Knows no game."""
