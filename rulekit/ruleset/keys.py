"""The fixed keys of rulesets: sections, and what may stand in a header, a member, a bundle and a clause body."""

from __future__ import annotations

LANGUAGE = 1
"""The version of the language that this program reads."""

SIGHTS = ("all", "owner", "nobody", "count", "top", "face")
MEMBER_KEYS = ("kind", "copies", "starts_in", "numbers", "state", "procedures", "areas", "when", "while", "offers")
SECTIONS = (
    *("options", "names", "sides", "dice", "map", "kinds"),
    *("zones", "counters", "state", "tables", "values", "procedures", "windows"),
    *("setup", "flow", "ends", "scores", "invariants", "totals", "when", "while", "offers", "bundles"),
)
OF_THE_WHOLE = ("options", "totals")
"""Sections of a ruleset that no bundle has."""
BUNDLE_KEYS = ("on_if", "takes", "until", "replace", "off", "read_by")
HEADER_KEYS = (
    *("id", "language", "version", "title", "players", "locales", "files", "lint"),
    *("extends", "add", "patch", "replace", "insert"),
)
BODY_KEYS = ("for", "who", "limit", "if", "may", "choose", "needs", "let", "test", "bands", "do", "then")
