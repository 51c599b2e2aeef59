"""Ridge regression: weights with which numbers add up to what is foretold, kept small where little speaks for them.

Pure Python, and sums are taken one by one: the same weights on every machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

CAUTION = 1000.0
"""How much must speak for a weight, in samples."""

_SAME = 1e-9


@dataclass(frozen=True, slots=True)
class Linear:
    """`shift` plus each number times its weight."""

    shift: float
    weights: tuple[tuple[int, float], ...]
    explained: float
    """The share of the differences between the samples that it accounts for."""

    def __call__(self, numbers: Sequence[float]) -> float:
        total = self.shift
        for place, weight in self.weights:
            total += weight * numbers[place]
        return total


def fit(samples: Sequence[tuple[Sequence[float], float]]) -> Linear:
    """The weights that foretell the second part of the samples from the first; there must be one sample at least."""
    places, means, spreads = _varying(samples)
    target = _mean([value for _, value in samples])
    size = len(places)
    square = [[0.0] * size for _ in places]
    right = [0.0] * size
    for numbers, value in samples:
        scaled = [(numbers[place] - mean) / spread for place, mean, spread in zip(places, means, spreads, strict=True)]
        for i, number in enumerate(scaled):
            if number:
                right[i] += number * (value - target)
                row = square[i]
                for j in range(i, size):
                    row[j] += number * scaled[j]
    for i in range(size):
        square[i][i] += CAUTION
        for j in range(i):
            square[i][j] = square[j][i]
    solved = _solve(square, right)
    weights = tuple((place, weight / spread) for place, weight, spread in zip(places, solved, spreads, strict=True))
    shift = target
    for (_, weight), mean in zip(weights, means, strict=True):
        shift -= weight * mean
    return Linear(shift, weights, _explained(Linear(shift, weights, 0.0), samples, target))


def _varying(samples: Sequence[tuple[Sequence[float], float]]) -> tuple[list[int], list[float], list[float]]:
    """The places at which samples differ, with mean and spread there."""
    places: list[int] = []
    means: list[float] = []
    spreads: list[float] = []
    for place in range(len(samples[0][0])):
        column = [numbers[place] for numbers, _ in samples]
        mean = _mean(column)
        spread = sqrt(_mean([(number - mean) * (number - mean) for number in column]))
        if spread > _SAME:
            places.append(place)
            means.append(mean)
            spreads.append(spread)
    return places, means, spreads


def _mean(numbers: Sequence[float]) -> float:
    total = 0.0
    for number in numbers:
        total += number
    return total / len(numbers)


def _explained(line: Linear, samples: Sequence[tuple[Sequence[float], float]], target: float) -> float:
    before = after = 0.0
    for numbers, value in samples:
        missed = value - line(numbers)
        before += (value - target) * (value - target)
        after += missed * missed
    return 1 - after / before if before > _SAME else 0.0


def _solve(square: list[list[float]], right: list[float]) -> list[float]:
    """Gauss, without exchanging rows: what `CAUTION` adds to the diagonal keeps it well above 0."""
    size = len(right)
    for i in range(size):
        row = square[i]
        for k in range(i + 1, size):
            factor = square[k][i] / row[i]
            if factor:
                other = square[k]
                for j in range(i, size):
                    other[j] -= factor * row[j]
                right[k] -= factor * right[i]
    solved = [0.0] * size
    for i in reversed(range(size)):
        rest = right[i]
        for j in range(i + 1, size):
            rest -= square[i][j] * solved[j]
        solved[i] = rest / square[i][i]
    return solved
