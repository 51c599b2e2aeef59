"""A bot in a process of its own: it plays a whole game through `rulekit play --json`, with Python's own library alone.

    python examples/json_bot.py complots --players 4 --seed 7

It starts the game, reads one JSON object a line, and answers each decision with a line of places in the list of
options. Everything that `rulekit play` understands may stand behind the name of the game. The bot plays every seat
that is a person's: without more, the first. The last line that it prints is the result.

How it plays is in `choose`, which is all that a bot of your own has to replace.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from typing import Any

COMMAND = [sys.executable, "-m", "rulekit"]


def choose(decision: dict[str, Any], generator: random.Random) -> list[int]:
    """The places of the options to pick. This bot never says no if it may say yes, and is otherwise easily led."""
    keys = [option["key"] for option in decision["options"]]
    if decision["kind"] == "yes_no":
        return [keys.index("yes")]
    many = generator.randint(decision["min"], decision["max"])
    if decision["repeat"]:
        return [generator.randrange(len(keys)) for _ in range(many)]
    return generator.sample(range(len(keys)), many)


def play(arguments: list[str], seed: int = 0) -> dict[str, Any]:
    """Plays one game to its end; gives the result."""
    generator = random.Random(seed)
    game = subprocess.Popen(
        [*COMMAND, "play", *arguments, "--json"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )
    assert game.stdin is not None
    assert game.stdout is not None
    for line in game.stdout:
        said = json.loads(line)
        if "event" in said:
            print(said["event"]["text"])
        elif "decision" in said:
            picked = choose(said["decision"], generator)
            game.stdin.write(" ".join(map(str, picked)) + "\n")
            game.stdin.flush()
        else:
            game.wait()
            return dict(said["result"])
    raise SystemExit(f"the game broke off, with exit code {game.wait()}")


if __name__ == "__main__":
    if len(sys.argv) < 2:
        raise SystemExit(__doc__)
    print(json.dumps(play(sys.argv[1:])))
