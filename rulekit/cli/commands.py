"""The subcommands of `rulekit`: in which module each stands, by which function, and what the overview says of it.

Showing the overview imports nothing else: it must not take long.
"""

from __future__ import annotations

COMMANDS: dict[str, tuple[str, str, str]] = {
    "list": ("list", "list_rulesets", "The rulesets found: players, options, expansions, languages."),
    "play": ("play", "play", "Play a game."),
    "lint": ("lint", "lint", "Check rulesets: every fault with its place, its code and a hint."),
    "explain": ("explain", "explain", "Show what a code means, with a wrong and a right example."),
    "fmt": ("fmt", "fmt", "Format rulesets: blanks, indentation and line ends."),
    "test": ("test", "run_scenarios", "Run the scenarios of rulesets and show those that fail."),
    "sim": ("sim", "sim", "Play many games and add them up."),
    "show": ("show", "show", "Show a card, an action, a rule or a table of a game."),
    "new": ("new", "new", "Write a small ruleset that lints, tests and plays, to start from."),
}

BARE: dict[str, tuple[str, ...]] = {"play": ("--resume",)}
"""Of each subcommand the options behind which a value may be left out."""

ABOUT = "Board games as folders of YAML."
OPTIONS = {"--version": "Show the version and exit.", "-h, --help": "Show this message and exit."}


def overview() -> str:
    """What `rulekit --help` shows, in the form in which the help of the subcommands comes."""
    lines = ["Usage: rulekit [OPTIONS] COMMAND [ARGS]...", "", f"  {ABOUT}"]
    for title, rows in (("Options", OPTIONS), ("Commands", {name: about for name, (*_, about) in COMMANDS.items()})):
        width = max(map(len, rows))
        lines += ["", f"{title}:", *(f"  {name:<{width}}  {about}" for name, about in rows.items())]
    return "\n".join(lines)


def with_bare_options(words: list[str]) -> list[str]:
    """What was typed, with an empty value behind an option that may stand without one."""
    bare = BARE.get(words[0], ())
    ends = zip(words, [*words[1:], "-"], strict=True)
    return [f"{word}=" if word in bare and after.startswith("-") else word for word, after in ends]
