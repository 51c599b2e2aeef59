"""Thinking about one decision: imagining games until the budget is spent, and then the answer."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random

from rulekit.interpreter import engine
from rulekit.interpreter.state import State
from rulekit.search.answers import Answer, answers, how_many
from rulekit.search.practice import Knowledge
from rulekit.search.tree import Edge, Habits, Node, choose
from rulekit.search.worlds import Worlds

_SURELY = 1e-3
"""Imagined games that all come out the same still differ by this, so that other answers are tried too."""


class Thought:
    """One decision of one seat, in the middle of being thought about. `failed`: games in which the rules went wrong."""

    def __init__(self, G: State, knowledge: Knowledge, generator: Random) -> None:
        assert G.pending is not None
        self._seat: int = G.pending[0]
        self._site: int = G.pending[1]
        self._knowledge = knowledge
        self._generator = generator
        self._worlds = Worlds(G, self._seat, generator)
        self._draw = engine.drawing(generator.getrandbits(32))
        self._roots = [Node() for _ in range(G.p.players)]
        self._count, self._sum, self._squares = 0, 0.0, 0.0
        names = knowledge.labels.options(self.position, self._seat)
        self._habits = Habits(knowledge.expected(self.position, names), 0.5)
        self._none = Habits({}, 0.5)
        self.size = how_many(self.position)
        self.failed = 0

    @property
    def position(self) -> State:
        """What is thought about: the same whatever is hidden."""
        return self._worlds.settled

    # ------------------------------------------------------------------------------ imagining
    def imagine(self) -> None:
        """One game: down the trees, on by chance, and what it is worth back up."""
        path: list[tuple[Edge, int]] = []
        learners: Sequence[int] = (self._seat,)
        try:
            G, learners = self._worlds.next()
            self._descend(G, list(self._roots), path)
            values = self._looked_at(G)
        except Exception:  # whatever goes wrong in a ruleset: the game is lost for all
            self.failed += 1
            values = [0.0] * len(self._roots)
        else:
            self._note(values[self._seat])
        for edge, who in path:
            if who in learners:
                edge.given += 1
                edge.total += values[who]

    def _descend(self, G: State, nodes: list[Node], path: list[tuple[Edge, int]]) -> None:
        """Answers by what the trees say, up to an answer that was never given before."""
        labels = self._knowledge.labels
        spread = self._spread
        while G.pending is not None:
            who, site = G.pending[0], G.pending[1]
            node = nodes[who]
            names = labels.options(G, who)
            found = [
                (node.edge((site, answer[0])), answer) for answer in answers(G, names, node.known(site), self._draw)
            ]
            edge, (_, picks) = choose(found, spread, self._habits if not path else self._none, self._draw)
            for other in range(len(nodes)):
                if other != who:
                    nodes[other] = nodes[other].edge((site, labels.picked(G, other, picks), who)).below
            nodes[who] = edge.below
            path.append((edge, who))
            engine.answer(G, picks)
            if not edge.given:
                return

    def _looked_at(self, G: State) -> list[float]:
        """On by chance. What the game is worth each time it is looked at, on average; the end counts for the rest."""
        worth = self._knowledge.worth
        values = [0.0] * G.p.players
        left = len(worth.looks)
        for further in worth.looks:
            if further and G.pending is not None:
                engine.play_out(G, self._generator.getrandbits(32), further)
                G.checks = False
            over = G.pending is None
            share = left if over else 1
            left -= share
            for seat, value in enumerate(worth.ending(G) if over else worth.standing(G)):
                values[seat] += value * share / len(worth.looks)
            if over:
                break
        return values

    def _note(self, value: float) -> None:
        self._count += 1
        self._sum += value
        self._squares += value * value
        self._habits.level = self._sum / self._count

    @property
    def _spread(self) -> float:
        """How much imagined games differ: twice the standard deviation, 1 for games that are won or lost."""
        if self._count < 2:
            return 1.0
        mean = self._sum / self._count
        return 2 * sqrt(max(0.0, self._squares / self._count - mean * mean)) + _SURELY

    # ------------------------------------------------------------------------------ answering
    def ranked(self) -> list[Answer]:
        """The answers, the best first: those tried most often, and of those the one that brought most."""
        names = self._knowledge.labels.options(self.position, self._seat)
        root = self._roots[self._seat]
        found = answers(self.position, names, root.known(self._site), self._draw)

        def merit(answer: Answer) -> tuple[int, float]:
            edge = root.edges.get((self._site, answer[0]))
            return (edge.given, self._habits.expected(edge, answer[0])) if edge is not None else (0, -1.0)

        return sorted(found, key=merit, reverse=True)

    def is_settled(self, left: int) -> bool:
        """Can no answer overtake the most tried one with so many further games?"""
        given = sorted((edge.given for edge in self._roots[self._seat].edges.values()), reverse=True)
        return len(given) > 1 and len(given) >= self.size and given[0] > given[1] + left
