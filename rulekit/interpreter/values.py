"""Named values as Python functions: the base, then the changes in their layers, then the limits.

A value that nothing can change is put in the place where it is read.
"""

from __future__ import annotations

import re
from typing import Any

from rulekit.dsl import syntax as s
from rulekit.dsl.types import BOOL, INT, ValueOf, plain
from rulekit.dsl.world import Stored, Value
from rulekit.interpreter.bundles import bundle_test
from rulekit.interpreter.compiler import Compiler, Source, line
from rulekit.interpreter.exprs import Text
from rulekit.interpreter.keeping import kept_lines
from rulekit.interpreter.layout import Home
from rulekit.interpreter.listings import closed, only
from rulekit.interpreter.runtime import Cells
from rulekit.interpreter.weights import count_work
from rulekit.ruleset.model import Change, TrackDef, ValueDef

_MAY_FAIL = re.compile(r"SET\[|\w\(")
"""What may be read before it is set, and whatever is called."""
_PRINTED = re.compile(r"(F\d+)\[(.*)\](?:\.get\((\d+), \(\)\))?")
"""A printed list, or one of a printed map of lists."""

_LONG = 160
"""Longer than this, a value is called and not put in place."""


def inline_value(
    text: Text, item: Value, definition: ValueDef, home: Home, subject: str | None, args: tuple[str, ...]
) -> str | None:
    """The base of a value in place of its name; None if it has to be a call."""
    compiler = text.compiler
    if item in compiler.long_values or changes_of(compiler, item):
        return None
    if not home.always or (item.of is not None and (subject is None or not _simple(subject))):
        return None
    if any(not _simple(only(arg) or arg) for arg in args) or len(args) != len(item.params):
        return None
    inner = Text(compiler, home)
    inner.inside = text.depth()
    _subject(inner, item, subject)
    inner.env = dict(zip((p.name for p in item.params), args, strict=True))
    code = f"({inner.worked_out(definition.base, item.gives)})"
    if definition.at_least is not None:
        code = f"max({inner.expr(definition.at_least)}, {code})"
    if definition.at_most is not None:
        code = f"min({inner.expr(definition.at_most)}, {code})"
    if len(code) < _LONG:
        return code
    compiler.long_values.add(item)
    return None


def _simple(code: str) -> bool:
    """May a text stand in several places without being worked out several times?"""
    return code.replace("_", "a").isalnum()


def quiet(compiler: Compiler, item: Value, subject: str) -> tuple[str, str] | None:
    """Where only things of a player change a player's value: what it is without them, and the test for that."""
    definition, home = compiler.values[item]
    bounded = definition.at_least is not None or definition.at_most is not None
    if bounded or not isinstance(definition.base, s.Int | s.Bool):
        return None
    text = Text(compiler, home)
    base = text.expr(definition.base)
    changing: set[int] = set()
    zones: set[int | None] = set()
    for change, source in changes_of(compiler, item):
        of_things = source.card is not None or source.kind is not None
        if not of_things or not _of_holder(change, item) or bundle_test(compiler, source.home) != "True":
            return None
        zones.add(text.held_zone(source))
        changing |= set(text.spread(source))
    if len(zones) != 1 or None in zones:
        return None
    return base, f"{compiler.constant('N', frozenset(changing))}.isdisjoint(G.z[{subject} + {zones.pop()}])"


def _of_holder(change: Change, item: Value) -> bool:
    """Does a change say `you.value`, for a value of players?"""
    fn = change.tree.target.fn if isinstance(change.tree.target, s.Call) else change.tree.target
    return isinstance(fn, s.Field) and isinstance(fn.of, s.Name) and fn.of.id == "you" and item.of == "player"


def changes_of(compiler: Compiler, item: Value) -> list[tuple[Change, Source]]:
    """The changes of a value by what can be on in this game."""
    return [pair for pair in compiler.changes.get(item, ()) if bundle_test(compiler, pair[1].home) != "False"]


def _subject(text: Text, item: Value, subject: str | None) -> None:
    if item.of is None:
        return
    if text.compiler.layout.acts(item.of):
        text.you = subject
    else:
        text.this = subject


def value_function(compiler: Compiler, item: Value) -> str:
    """The function of a value; its text is made when it is first asked for."""
    name = f"v{_number(compiler, item)}"
    if name in compiler.functions:
        return name
    compiler.functions[name] = ([], item.span)
    definition, home = compiler.values[item]
    text = Text(compiler, home)
    params: list[str] = []
    if item.of is not None:
        subject = compiler.local("who")
        _subject(text, item, subject)
        params.append(subject)
    for param in item.params:
        text.env[param.name] = compiler.local("p")
        params.append(text.env[param.name])
    if not home.always:
        text.instance = compiler.local("base")
        params.append(text.instance)
    lines = [f"def {name}({', '.join(['G', *params])}):"]
    for param in item.params:
        if param.optional:
            default = _default_of(definition, param.name)
            if default is not None:
                lines.append(f"    if {text.env[param.name]} is None: {text.env[param.name]} = {text.expr(default)}")
    v = compiler.local("v")
    lines.append(f"    {v} = {text.worked_out(definition.base, item.gives)}")
    for layer in (0, 1, 2):
        lines += _layer(compiler, item, text, params[0] if item.of is not None else None, v, layer)
    if definition.at_least is not None:
        least = text.expr(definition.at_least)
        lines.append(f"    if {v} < {least}: {v} = {least}")
    if definition.at_most is not None:
        most = text.expr(definition.at_most)
        lines.append(f"    if {v} > {most}: {v} = {most}")
    lines, compiler.weights[name] = count_work(lines, compiler.weights)
    compiler.functions[name] = ([lines[0], *kept_lines(compiler, item, params, lines[1:], v)], item.span)
    return name


def _default_of(definition: ValueDef, name: str) -> s.Expr | None:
    return definition.defaults.get(name)


def _number(compiler: Compiler, item: Value) -> int:
    return list(compiler.values).index(item)


def _layer(compiler: Compiler, item: Value, outer: Text, subject: str | None, v: str, layer: int) -> list[str]:
    """The changes of one layer: set, add, multiply, clamp."""
    mine = [(c, source) for c, source in changes_of(compiler, item) if source.layer == layer]
    lines: list[str] = []
    sets = [(c, source) for c, source in mine if c.tree.op == "="]
    if sets:
        newest = compiler.local("newest")
        lines.append(f"    {newest} = -1")
        flag = plain(item.gives or INT) == BOOL
        for change, source in sets:
            for depth, head, text, thing in _from(compiler, source, change, item, subject):
                lines += head
                test, operand = _change(text, item, change, outer, subject, v)
                age = f"_age(G, {thing})" if thing else text.instance or "0"
                said = f"{depth}if {test} and {age} >= {newest}: {v} = {operand}; {newest} = {age}"
                if flag:
                    said = f"{depth}if {test}: {v} = {operand} and ({v} or {newest} < 0); {newest} = 1"
                lines.append(line(said, change.tree.span))
    for ops in (("+=", "-="), ("*=",), ("<=", ">=")):
        for change, source in mine:
            if change.tree.op not in ops:
                continue
            for depth, head, text, _ in _from(compiler, source, change, item, subject):
                lines += head
                test, operand = _change(text, item, change, outer, subject, v)
                done = {
                    "+=": f"{v} = {v} + {operand}",
                    "-=": f"{v} = {v} - {operand}",
                    "*=": f"{v} = _times({v}, {operand})",
                    "<=": f"{v} = min({v}, {operand})",
                    ">=": f"{v} = max({v}, {operand})",
                }[change.tree.op]
                lines.append(line(f"{depth}if {test}: {done}", change.tree.span))
    return lines


def _from(
    compiler: Compiler, source: Source, change: Change, item: Value, subject: str | None
) -> list[tuple[str, list[str], Text, str | None]]:
    """For each way in which a source can be on: the indentation, the lines before, the text, the thing."""
    if bundle_test(compiler, source.home) == "False":
        return []
    text = Text(compiler, source.home)
    head, depth = head_while_on(text, source.home)
    if source.card is None and source.kind is None:
        return [(depth, head, text, None)]
    thing = compiler.local("x")
    text.this, text.card = thing, source.card
    first = text.held_zone(source) if _of_holder(change, item) else None
    if first is not None and subject is not None:
        head.append(f"{depth}for {thing} in G.z[{subject} + {first}]:")
        head.append(f"{depth}    if {text.has_clause(source, thing)}:")
        text.you = subject
        return [(depth + "        ", head, text, thing)]
    head.append(f"{depth}for {thing} in {text.sources(source)}:")
    depth += "    "
    text.you = text.holder_of(thing)
    holder = compiler.local("you")
    head.append(f"{depth}{holder} = {text.you}")
    text.you = holder
    return [(depth, head, text, thing)]


def head_while_on(text: Text, home: Home) -> tuple[list[str], str]:
    """The line under which a home is on, if it needs one, and the indentation there; the text learns the instance."""
    test = bundle_test(text.compiler, home)
    if test == "True":
        return [], "    "
    if test != "instances":
        return [f"    if {test}:"], "        "
    text.instance = text.compiler.local("base")
    return [f"    for {text.instance} in G.bases[{home.whole.number}]:"], "        "


def _change(text: Text, item: Value, change: Change, outer: Text, subject: str | None, v: str) -> tuple[str, str]:
    """Whether a change counts for what is asked, and by how much."""
    tree = change.tree
    fn = tree.target.fn if isinstance(tree.target, s.Call) else tree.target
    tests: list[str] = []
    text.env = {**text.env, **{p.name: outer.env[p.name] for p in item.params}, "value": v}
    if isinstance(fn, s.Field):
        whose = text.subject(fn.of)
        if whose != subject:
            if text.you is not None and speaks_of_you(tree):
                tests.append(f"{text.you} is not None")
            tests.append(f"{subject} == {whose}")
    elif subject is not None:
        text.env["who"] = subject
        if text.you is not None and speaks_of_you(tree):
            tests.append(f"{text.you} is not None")
    if isinstance(tree.target, s.Call):
        for i, arg in enumerate(tree.target.args):
            name = arg.name or item.params[i].name
            wanted = next(p.type for p in item.params if p.name == name)
            assert not isinstance(arg.value, s.Gen)
            tests.append(f"{outer.env[name]} == {text.expr(arg.value, wanted)}")
    if tree.where is not None:
        tests.append(text.test(tree.where))
    return " and ".join(tests) or "True", text.worked_out(tree.value, item.gives)


def speaks_of_you(tree: s.Node) -> bool:
    return any(isinstance(node, s.Name) and node.id == "you" for node in s.walk(tree))


# ------------------------------------------------------------------------------------------ tracks
def track_function(compiler: Compiler, item: Stored, what: str) -> str:
    """`cells`: the number under the marker; `start`, `top`, `lowest`: positions; `row`: all the numbers."""
    index = list(compiler.layout.columns).index(item)
    name = f"t{index}{what}"
    if name not in compiler.functions:
        subject = compiler.local("who")
        body = _track(compiler, item, what, subject)
        compiler.functions[name] = ([f"def {name}(G, {subject}):", f"    return {body}"], item.span)
    return name


def track_code(compiler: Compiler, item: Stored, what: str, subject: str) -> str:
    """The same of one subject: in place, if it is short and cannot be a fault."""
    if _simple(subject):
        body = _track(compiler, item, what, subject)
        if len(body) < _LONG and not _MAY_FAIL.search(body):
            return f"({body})"
    return f"{track_function(compiler, item, what)}(G, {subject})"


def _track(compiler: Compiler, item: Stored, what: str, subject: str) -> str:
    definition = compiler.layout.column_defs[item]
    assert isinstance(definition, TrackDef)
    column = compiler.layout.columns[item]
    text = Text(compiler, column.home)
    if column.kind is not None and compiler.layout.acts(column.kind):
        text.you = subject
    else:
        text.this = subject
    if definition.family is not None:
        text.env[definition.family.binder] = str(definition.family.index)
    if what in ("start", "lowest"):
        said = definition.start if what == "start" else definition.lowest
        return text.expr(said) if said is not None else "0"
    row = text.expr(definition.cells)
    if what == "row":
        return row
    marker = f"SET[{text.cell(item, subject)}]"
    printed = _printed_cells(compiler, row)
    if printed is None:
        return f"_under({row}, {marker})" if what == "cells" else f"len({row}) - 1"
    rows, at = printed
    known = compiler.register.cells.get(item)
    if known is None:
        known = tuple(map(Cells, rows)), tuple(len(cells) - 1 for cells in rows)
        compiler.register.cells[item] = known
    cells, last = known
    return (
        f"{compiler.constant('D', cells)}[{at}][{marker}]"
        if what == "cells"
        else f"{compiler.constant('N', last)}[{at}]"
    )


def _printed_cells(compiler: Compiler, row: str) -> tuple[list[tuple[int, ...]], str] | None:
    """If the numbers of a track are printed: those of all members, and the text for which of these it is."""
    found = _PRINTED.fullmatch(row)
    if found is None or not closed(found[2]):
        return None
    rows: Any = compiler.constants[found[1]]
    if found[3] is not None and all(isinstance(each, dict) for each in rows):
        rows = [each.get(int(found[3]), ()) for each in rows]
    return (rows, found[2]) if all(isinstance(each, tuple) for each in rows) else None


# ------------------------------------------------------------------------------------------ fields and tables
def field_functions(compiler: Compiler, item: Stored) -> str:
    """A table of functions, one for each member: what its field says now."""
    name = f"W{_field_number(compiler, item)}"
    if name in compiler.functions:
        return name
    compiler.functions[name] = ([], item.span)
    layout = compiler.layout
    lines: list[str] = []
    names: list[str] = []
    t = plain(item.type)
    assert isinstance(t, ValueOf)
    for card in layout.cards:
        member = compiler.member(card)
        home = next((h for h in layout.homes if h.bundle is member), layout.card_homes[card])
        text = Text(compiler, home)
        text.this, text.you, text.card = compiler.local("this"), compiler.local("you"), card
        tree = member.texts.get(item.name) or text.field_default(card.kind, item)
        if tree is None or isinstance(tree, s.Suite):
            names.append("_nothing")
            continue
        own = f"{name}m{len(names)}"
        names.append(own)
        lines.append(f"def {own}(G, {text.this}, {text.you}):")
        lines.append(f"    return {text.expr(tree, t.of)}")
    lines.append(f"{name} = ({', '.join(names)},)")
    compiler.functions[name] = (lines, item.span)
    return name


def _field_number(compiler: Compiler, item: Stored) -> int:
    return compiler.field_numbers.setdefault(item, len(compiler.field_numbers))
