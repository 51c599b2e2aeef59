"""Bands of results and arms of `match`: no gap, no overlap.

Numbers count from 0: what is smaller is read as 0. The last band is open (`5+`), or there is an `else`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rulekit.diagnostics import Diagnostics, Related
from rulekit.dsl.syntax import Label
from rulekit.source import Span
from rulekit.suggest import did_you_mean


@dataclass(frozen=True, slots=True)
class Band:
    low: int | None
    high: int | None
    span: Span
    otherwise: bool = False


def upside_down(band: Band, found: Diagnostics) -> None:
    hint = f"write `{band.high}..{band.low}`"
    found.add("match/upside-down", band.span, "the low end is above the high end", hint)


def overlap(code: str, one: Band, other: Band, what: str, found: Diagnostics) -> None:
    """Reports the later of two bands that take the same number."""
    first, second = sorted((one, other), key=lambda band: band.span.start)
    related = [Related(first.span, "this one already takes some of it")]
    found.add(code, second.span, f"this {what} overlaps another", "let one end before the other begins", related)


def from_to(low: int, high: int) -> str:
    """The numbers of a gap, as the label of the band that would fill it."""
    return f"{low}" if low == high else f"{low}..{high}"


def check_bands(bands: Sequence[Band], whole: Span, found: Diagnostics) -> None:
    """Reports upside-down bands, overlaps and gaps."""
    numbers = [band for band in bands if band.low is not None]
    otherwise = [band for band in bands if band.otherwise]
    for extra in otherwise[1:]:
        found.add("match/overlap", extra.span, "a second `else`", "keep one")
    if otherwise and bands[-1] is not otherwise[0] and len(otherwise) == 1:
        found.add("match/else-last", otherwise[0].span, "`else` stands last", "move it to the end")
    for band in numbers:
        if band.high is not None and band.low is not None and band.high < band.low:
            upside_down(band, found)
            return
    numbers.sort(key=lambda band: (band.low or 0, band.high if band.high is not None else 1 << 60))
    expected = 0
    for i, band in enumerate(numbers):
        low = band.low or 0
        if (i and numbers[i - 1].high is None) or low < expected:
            overlap("match/overlap", numbers[i - 1], band, "band", found)
            return
        if low > expected and not otherwise:
            missing = from_to(expected, low - 1)
            found.add("match/gap", whole, f"nothing is said about {missing}", f"add `{missing}:`")
            return
        expected = (band.high if band.high is not None else 1 << 60) + 1
    if len(otherwise) == 1 and numbers and whole_from_zero(numbers):
        message = "everything is said already; this `else` never counts"
        found.add("match/overlap", otherwise[0].span, message, "leave it out")
    if not otherwise and (not numbers or numbers[-1].high is not None):
        found.add(
            "match/gap",
            whole,
            f"nothing is said about {expected} and more",
            f"`{expected}+:`",
        )


def whole_from_zero(numbers: Sequence[Band]) -> bool:
    """Do these bands, in order, take every number from 0 up?"""
    expected = 0
    for band in numbers:
        if band.low != expected:
            return False
        if band.high is None:
            return True
        expected = band.high + 1
    return False


def check_named(labels: Sequence[Label], known: Sequence[str], what: str, whole: Span, found: Diagnostics) -> None:
    """Arms with names: each known, none twice, all of them or an `else`."""
    seen: dict[str, Span] = {}
    otherwise = False
    elses = [label for label in labels if label.otherwise]
    for extra in elses[1:]:
        found.add("match/overlap", extra.span, "a second `else`", "keep one")
    if len(elses) == 1 and labels[-1] is not elses[0]:
        found.add("match/else-last", elses[0].span, "`else` stands last", "move it to the end")
    for label in labels:
        if label.otherwise:
            otherwise = True
        elif label.name is None:
            found.add("match/label", label.span, f"here a name of {what} is wanted, not a number")
        elif label.name not in known:
            found.add("match/label", label.span, f"{what} has no `{label.name}`", did_you_mean(label.name, known))
        elif label.name in seen:
            found.add(
                "match/overlap",
                label.span,
                f"`{label.name}` stands here twice",
                related=[Related(seen[label.name], "first here")],
            )
        else:
            seen[label.name] = label.span
    missing = [name for name in known if name not in seen]
    last = labels[-1] if labels else None
    if known and not missing and last is not None and last.otherwise:
        found.add("match/overlap", last.span, "everything is said already; this `else` never counts", "leave it out")
    if missing and not otherwise and all(label.name in known for label in labels):
        names = ", ".join(f"`{name}`" for name in missing[:5]) + (" ..." if len(missing) > 5 else "")
        found.add("match/gap", whole, f"nothing is said about {names}", "add them, or `else:`")
