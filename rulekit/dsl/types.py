"""The types of the effect language, as values.

Nothing is converted but what stands in `fits`: a zone reads as a list, a counter or a track as a number, a member
with one copy as the thing itself, a tile as its first place. `UNKNOWN` stands for what was already reported; it fits
everything, so that one fault is one finding.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Basic:
    """A type without parts: int, bool, counter, track, place, door, way, die, and the two helpers below."""

    word: str

    def __str__(self) -> str:
        return self.word


@dataclass(frozen=True, slots=True)
class Enum:
    """A member of a closed list."""

    name: str

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True, slots=True)
class Thing:
    """Something in the game: a player, a card, a tile."""

    kind: str

    def __str__(self) -> str:
        return self.kind


@dataclass(frozen=True, slots=True)
class NameOf:
    """A printed name: which card it is, not which copy."""

    kind: str

    def __str__(self) -> str:
        return f"name of {self.kind}"


@dataclass(frozen=True, slots=True)
class Printed:
    """A member written by its name. With one copy it is also the thing."""

    kind: str
    id: str
    single: bool

    def __str__(self) -> str:
        return f"{self.kind} `{self.id}`" if self.single else f"name `{self.id}` of {self.kind}"


@dataclass(frozen=True, slots=True)
class Opt:
    of: Type

    def __str__(self) -> str:
        return f"{self.of}?"


@dataclass(frozen=True, slots=True)
class List:
    of: Type

    def __str__(self) -> str:
        return f"list of {self.of}"


@dataclass(frozen=True, slots=True)
class Zone:
    of: Type

    def __str__(self) -> str:
        return f"zone of {self.of}"


@dataclass(frozen=True, slots=True)
class Map:
    key: Type
    of: Type

    def __str__(self) -> str:
        return f"map of {self.key} to {self.of}"


@dataclass(frozen=True, slots=True)
class Effect:
    """A field that holds statements: who acts in it, and what it is given."""

    subject: str | None = None
    params: tuple[tuple[str, Type], ...] = ()

    def __str__(self) -> str:
        return "effect" + (f" of {self.subject}" if self.subject else "")


@dataclass(frozen=True, slots=True)
class ValueOf:
    """A field that holds an expression, looked at each time it is read."""

    of: Type

    def __str__(self) -> str:
        return f"value of {self.of}"


@dataclass(frozen=True, slots=True)
class Var:
    """A type that a built-in takes from its argument."""

    name: str

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True, slots=True)
class AnyOf:
    """One of several types, for the parameter of a built-in."""

    options: tuple[Type, ...]

    def __str__(self) -> str:
        return " or ".join(str(option) for option in self.options)


Type = Basic | Enum | Thing | NameOf | Printed | Opt | List | Zone | Map | Effect | ValueOf | Var | AnyOf

INT = Basic("int")
BOOL = Basic("bool")
COUNTER = Basic("counter")
TRACK = Basic("track")
PLACE = Basic("place")
DOOR = Basic("door")
WAY = Basic("way")
DIE = Basic("die")
NONE = Basic("none")
NEVER = Basic("nothing")
UNKNOWN = Basic("unknown")

FACE = Enum("face")
DIRECTION = Enum("direction")
COMPASS = List(DIRECTION)
PLAYER = Thing("player")
ANYTHING = Thing("thing")

BASIC = {t.word: t for t in (INT, BOOL, COUNTER, TRACK, PLACE, DOOR, WAY, DIE)}

Ancestry = Callable[[str], list[str]]
"""A kind's own name and those of its ancestors, nearest first; ends in `thing`."""


@dataclass(frozen=True, slots=True)
class Relations:
    """What the type rules must know of a ruleset: the kinds' ancestry, and which kind the tiles are."""

    ancestry: Ancestry
    tile: str | None = None

    def below(self, kind: str, other: str) -> bool:
        return other in self.ancestry(kind)

    def common(self, a: str, b: str) -> str:
        theirs = self.ancestry(b)
        return next((kind for kind in self.ancestry(a) if kind in theirs), "thing")


def fits(given: Type, wanted: Type, rel: Relations) -> bool:
    """May a value of type `given` stand where `wanted` is asked for?"""
    if UNKNOWN in (given, wanted) or given in (wanted, NEVER):
        return True
    match given, wanted:
        case _, AnyOf():
            return any(fits(given, option, rel) for option in wanted.options)
        case _, Opt():
            return given == NONE or fits(given.of if isinstance(given, Opt) else given, wanted.of, rel)
        case ValueOf(), _:
            return fits(given.of, wanted, rel)
        case Printed(), NameOf():
            return rel.below(given.kind, wanted.kind)
        case Printed(), Thing():
            return given.single and rel.below(given.kind, wanted.kind)
        case Printed(), Basic("place"):
            return given.single and rel.tile is not None and rel.below(given.kind, rel.tile)
        case Printed(), Printed():
            return given.kind == wanted.kind
        case Thing(), Thing():
            return rel.below(given.kind, wanted.kind)
        case Thing(), Basic("place"):
            return rel.tile is not None and rel.below(given.kind, rel.tile)
        case NameOf(), NameOf():
            return rel.below(given.kind, wanted.kind)
        case Basic("counter" | "track"), Basic("int"):
            return True
        case ((List() | Zone()), List()):
            return fits(given.of, wanted.of, rel)
        case Zone(), Zone():
            return fits(wanted.of, given.of, rel) or fits(given.of, wanted.of, rel)
        case Map(), Map():
            return fits(given.key, wanted.key, rel) and fits(given.of, wanted.of, rel)
    return False


def join(a: Type, b: Type, rel: Relations) -> Type | None:
    """The narrowest type that both fit, or None."""
    if a == UNKNOWN or b == UNKNOWN:
        return UNKNOWN
    if NONE in (a, b):
        other = b if a == NONE else a
        return other if isinstance(other, Opt) or other == NONE else Opt(read(other))
    if isinstance(a, Opt) or isinstance(b, Opt):
        inner = join(plain(a), plain(b), rel)
        return None if inner is None else Opt(inner)
    if isinstance(a, Zone) and isinstance(b, Zone):
        inner = join(a.of, b.of, rel)
        return None if inner is None else Zone(inner)
    a, b = read(a), read(b)
    match a, b:
        case ((Thing() | NameOf() | Printed()), (Thing() | NameOf() | Printed())):
            return _join_things(a, b, rel)
        case List(), List():
            inner = join(a.of, b.of, rel)
            return None if inner is None else List(inner)
    if fits(a, b, rel):
        return b
    return a if fits(b, a, rel) else None


def _join_things(a: Thing | NameOf | Printed, b: Thing | NameOf | Printed, rel: Relations) -> Type | None:
    """Things with things, names with names; kinds that have nothing in common do not join."""
    kind = rel.common(a.kind, b.kind)
    if kind == "thing" and "thing" not in (a.kind, b.kind):
        return None
    if all(isinstance(t, Thing) or (isinstance(t, Printed) and t.single) for t in (a, b)):
        return Thing(kind)
    return None if isinstance(a, Thing) or isinstance(b, Thing) else NameOf(kind)


def plain(t: Type) -> Type:
    """Without the question mark."""
    return t.of if isinstance(t, Opt) else t


def read(t: Type) -> Type:
    """What one gets by reading: a zone is a list, a counter and a track are numbers."""
    match t:
        case Zone():
            return List(t.of)
        case Basic("counter" | "track"):
            return INT
        case ValueOf():
            return t.of
    return t


def element(t: Type) -> Type | None:
    """What a list holds; None if this is no list."""
    match t:
        case List() | Zone():
            return t.of
        case Basic("unknown"):
            return UNKNOWN
    return None


def substitute(t: Type, bound: dict[str, Type]) -> Type:
    """A built-in's type with its variables replaced."""
    match t:
        case Var():
            return bound.get(t.name, UNKNOWN)
        case Opt():
            inner = substitute(t.of, bound)
            return inner if isinstance(inner, Opt) else Opt(inner)
        case List():
            return List(substitute(t.of, bound))
        case Zone():
            return Zone(substitute(t.of, bound))
        case AnyOf():
            return AnyOf(tuple(substitute(option, bound) for option in t.options))
        case NameOf(kind) if kind in bound:
            inner = bound[kind]
            return NameOf(inner.kind) if isinstance(inner, Thing) else UNKNOWN
    return t


def bind(wanted: Type, given: Type, bound: dict[str, Type]) -> None:
    """Finds what the variables of a built-in's parameter stand for, from the argument given."""
    match wanted, given:
        case Var(), _:
            bound.setdefault(wanted.name, Thing(given.kind) if isinstance(given, Printed) else read(given))
        case Opt(), Opt():
            bind(wanted.of, given.of, bound)
        case ((List() | Zone()), (List() | Zone())):
            bind(wanted.of, given.of, bound)
        case NameOf(), (NameOf() | Printed()):
            bound.setdefault(wanted.kind, Thing(given.kind))
