"""The opponent that thinks ahead, in any ruleset: information-set Monte Carlo search.

To answer, it imagines games. Each begins in a *world* (`worlds.py`): a copy of the position in which all that its seat
may not know is drawn anew. Up to a point the imagined players answer by what earlier imagined games have taught them,
which is kept in one tree for each player (`tree.py`): a player's tree knows of the others' answers only what that
player sees of them, so nobody in an imagined game knows more than they would at the table. From there on everybody
answers by chance. What the end, or the position after a few answers, is worth to each player (`worth.py`) is noted
along the way. The answer that was tried most often is given (`thought.py`).

What it knows of a game is what the ruleset says: who has won, and the points, if there are any. Where there are none
and games are too long to be imagined to their end, it first plays some by chance and looks which positions and which
answers led to victories (`practice.py`).

With an iteration budget the same seed gives the same answers on every machine: no clock, no order of hashes, and of
floating-point numbers only what IEEE 754 lays down (sums one by one, no logarithm).
"""

from rulekit.search.agent import LEARNS, THINKS, Progress, SearchAgent
from rulekit.search.budget import Budget, read_budget

__all__ = ["LEARNS", "THINKS", "Budget", "Progress", "SearchAgent", "read_budget"]
