"""The table as a player sees it: a view and the look that a ruleset asks for, put into lines of text with named styles.

    view -> scene (what there is to tell, in words) -> sheet (lines that fit a screen), or lines to be read aloud

Nothing here knows a terminal: a style is a name, and whoever prints a sheet decides what it looks like.
"""
