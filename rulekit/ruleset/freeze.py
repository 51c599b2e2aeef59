"""A checked ruleset as text and back, so that it need not be checked again: what a cache holds.

The text is JSON, in tables: one for each class, a column for each field, and one for each sort of container. Objects
are numbered from table to table, and refer to each other by number, so what was shared is shared again, circles
included. Nothing but the dataclasses and enums of `MODULES` can come out of a text; built-ins are not in it at all,
they are found again by name.
"""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import fields, is_dataclass
from enum import Enum, EnumMeta
from functools import cache
from itertools import chain, repeat
from typing import Any

from rulekit import source
from rulekit.dsl import calls, context, syntax, types, world
from rulekit.dsl.signature import Builtin, Vocabulary
from rulekit.ruleset import model, tabletop, tree
from rulekit.ruleset.model import Ruleset

MODULES = (source, types, world, syntax, context, calls, tree, tabletop, model)
"""Where the classes stand that a ruleset is made of. A new dataclass in one of them needs no change here."""

GIVEN = {"span": world.GIVEN, "source": world.GIVEN.source}
"""What is the same object in every ruleset."""

SCALARS = {str, int, float, bool, type(None)}
FIXED = {tuple, frozenset}
CONTAINERS = {list, dict, set, tuple, frozenset}


class Unfreezable(Exception):
    """A ruleset holds something that cannot be written; the message says what."""


class Unreadable(Exception):
    """A text that is no frozen ruleset, or not one of this program's."""


def freeze(ruleset: Ruleset, vocabulary: Vocabulary) -> bytes:
    """The ruleset and everything it refers to."""
    return json.dumps(_Freezer(ruleset, _builtins(vocabulary)).tables(), separators=(",", ":")).encode()


def thaw(text: bytes, vocabulary: Vocabulary) -> Ruleset:
    """The ruleset that was frozen; raises Unreadable if the text is anything else."""
    try:
        found = _thaw(json.loads(text), _builtins(vocabulary))
    except (ValueError, TypeError, LookupError, AttributeError, RecursionError) as fault:
        raise Unreadable(f"{type(fault).__name__}: {fault}") from fault
    if not isinstance(found, Ruleset):
        raise Unreadable("there is no ruleset in it")
    return found


@cache
def _classes() -> dict[str, type]:
    """All classes that may be in a text, by name."""
    return {
        f"{module.__name__}.{name}": item
        for module in MODULES
        for name, item in vars(module).items()
        if isinstance(item, type)
        and item.__module__ == module.__name__
        and (is_dataclass(item) or isinstance(item, EnumMeta))
    }


def _builtins(vocabulary: Vocabulary) -> dict[str, Builtin]:
    return {**vocabulary.builtins, calls.BELOW.name: calls.BELOW}


def _name(cls: type) -> str:
    name = f"{cls.__module__}.{cls.__qualname__}"
    if name not in _classes():
        raise Unfreezable(f"a {name} cannot be written")
    return name


# ------------------------------------------------------------------------------------------ writing
class _Freezer:
    """Finds all objects, sorts them into tables, numbers them, and writes the tables with the numbers."""

    def __init__(self, root: Ruleset, builtins: dict[str, Builtin]) -> None:
        self.root = root
        self.builtins = builtins
        self.given = {id(item): name for name, item in GIVEN.items()}
        self.scalars: dict[tuple[type, str], object] = {}
        self.named: dict[int, tuple[str, str]] = {}
        self.objects: dict[type, list[object]] = {}
        self.containers: dict[type, list[Any]] = {kind: [] for kind in CONTAINERS}
        self.columns: dict[type, dict[str, list[object]]] = {}
        self.numbers: dict[int | tuple[type, str], int] = {}

    def tables(self) -> dict[str, object]:
        self._find()
        self.columns = {
            cls: {field.name: [getattr(item, field.name) for item in items] for field in fields(cls)}
            for cls, items in self.objects.items()
        }
        fixed = _inner_first([*self.containers[tuple], *self.containers[frozenset]])
        self._note_scalars(fixed)
        self._count(fixed)
        number = self._number
        return {
            "scalars": list(self.scalars.values()),
            "named": list(self.named.values()),
            "objects": [[_name(cls), len(items), self._written(cls)] for cls, items in self.objects.items()],
            "lists": [list(map(number, item)) for item in self.containers[list]],
            "dicts": [[list(map(number, item)), list(map(number, item.values()))] for item in self.containers[dict]],
            "sets": [list(map(number, item)) for item in self.containers[set]],
            "fixed": [[type(item) is tuple, list(map(number, item))] for item in fixed],
            "root": number(self.root),
        }

    def _find(self) -> None:
        seen: set[int] = set()
        waiting: list[Any] = [self.root]
        while waiting:
            item = waiting.pop()
            kind = type(item)
            if kind in SCALARS or id(item) in seen:
                continue
            seen.add(id(item))
            if kind in CONTAINERS:
                self.containers[kind].append(item)
                waiting.extend(_inside(item))
            elif id(item) in self.given:
                self.named[id(item)] = ("given", self.given[id(item)])
            elif isinstance(item, Builtin):
                if self.builtins.get(item.name) != item:
                    raise Unfreezable(f"there is no built-in {item.name}")
                self.named[id(item)] = ("builtin", item.name)
            elif isinstance(item, Enum):
                self.named[id(item)] = (_name(kind), item.name)
            else:
                _name(kind)
                self.objects.setdefault(kind, []).append(item)
                waiting.extend(getattr(item, field.name) for field in fields(item))

    def _note_scalars(self, fixed: list[Any]) -> None:
        """Scalars that stand among references are numbered too; a column of nothing but scalars is written as it is."""
        mixed = (column for named in self.columns.values() for column in named.values() if not _plain(column))
        held = (_inside(item) for kind in (list, dict, set) for item in self.containers[kind])
        for item in chain(*mixed, *held, *fixed):
            if type(item) in SCALARS:
                self.scalars.setdefault((type(item), repr(item)), item)

    def _count(self, fixed: list[Any]) -> None:
        """The numbers, in the order in which the tables are read."""
        shells = [*self.objects.values(), *(self.containers[kind] for kind in (list, dict, set))]
        order: list[int | tuple[type, str]] = [*self.scalars, *self.named, *map(id, chain(*shells)), *map(id, fixed)]
        self.numbers = {key: number for number, key in enumerate(order)}

    def _number(self, item: object) -> int:
        return self.numbers[(type(item), repr(item)) if type(item) in SCALARS else id(item)]

    def _written(self, cls: type) -> dict[str, list[object]]:
        """The columns of a class, each with whether it is plain."""
        return {
            name: [True, column] if _plain(column) else [False, list(map(self._number, column))]
            for name, column in self.columns[cls].items()
        }


def _plain(column: Iterable[object]) -> bool:
    return all(type(item) in SCALARS for item in column)


def _inside(container: Any) -> Iterator[object]:
    return chain(container, container.values()) if type(container) is dict else iter(container)


def _inner_first(items: list[Any]) -> list[Any]:
    """Tuples and frozensets, each behind those inside it: they can only be made complete."""
    done: dict[int, Any] = {}
    unsteady: set[int] = set()
    for item in items:
        waiting = [item]
        while waiting:
            top = waiting[-1]
            inner = [part for part in top if type(part) in FIXED and id(part) not in done]
            if inner:
                waiting.extend(inner)
                continue
            waiting.pop()
            done[id(top)] = top
            if any(_compared_by_fields(part) or id(part) in unsteady for part in top):
                unsteady.add(id(top))
                if type(top) is frozenset:
                    raise Unfreezable("a frozenset of objects that are compared by their fields cannot be written")
    return list(done.values())


def _compared_by_fields(item: object) -> bool:
    """Such an object has no place in a frozenset before its fields are filled, and they are filled last."""
    return is_dataclass(item) and type(item).__hash__ is not object.__hash__


# ------------------------------------------------------------------------------------------ reading
def _thaw(tables: dict[str, Any], builtins: dict[str, Builtin]) -> object:
    """First every object, empty, then what is in them: so the order of the tables does not matter to what refers."""
    items: list[Any] = tables["scalars"]
    items += [_named(kind, name, builtins) for kind, name in tables["named"]]
    filled = []
    for name, count, columns in tables["objects"]:
        made = _empty(name, count, columns)
        filled.append((made, columns))
        items += made
    lists: list[list[Any]] = [[] for _ in tables["lists"]]
    dicts: list[dict[Any, Any]] = [{} for _ in tables["dicts"]]
    sets: list[set[Any]] = [set() for _ in tables["sets"]]
    items += [*lists, *dicts, *sets]
    item = items.__getitem__
    for is_tuple, numbers in tables["fixed"]:
        items.append(tuple(map(item, numbers)) if is_tuple else frozenset(map(item, numbers)))

    for made, columns in filled:
        for field, (plain, column) in columns.items():
            _fill(made, field, column if plain else list(map(item, column)))
    for one_list, numbers in zip(lists, tables["lists"], strict=True):
        one_list.extend(map(item, numbers))
    for one_set, numbers in zip(sets, tables["sets"], strict=True):
        one_set.update(map(item, numbers))
    for one_dict, (keys, values) in zip(dicts, tables["dicts"], strict=True):
        one_dict.update(zip(map(item, keys), map(item, values), strict=True))
    return item(tables["root"])


def _named(kind: str, name: str, builtins: dict[str, Builtin]) -> object:
    if kind == "builtin":
        return builtins[name]
    if kind == "given":
        return GIVEN[name]
    enum = _classes()[kind]
    if not issubclass(enum, Enum):
        raise Unreadable(f"{kind} is no enum")
    return enum[name]


def _empty(name: str, count: int, columns: dict[str, Any]) -> list[object]:
    """Objects of one class, without their fields."""
    cls = _classes()[name]
    if not is_dataclass(cls) or {field.name for field in fields(cls)} != columns.keys():
        raise Unreadable(f"{name} has other fields now")
    if any(len(column) != count for _, column in columns.values()):
        raise Unreadable(f"the columns of {name} are not of one length")
    new: Callable[[type], object] = object.__new__
    return list(map(new, repeat(cls, count)))


def _fill(made: list[object], field: str, column: list[object]) -> None:
    """One field of all objects of a class. It goes round `__setattr__`, which a frozen class does not have."""
    deque(map(object.__setattr__, made, repeat(field), column), maxlen=0)
