"""What can be known of an expression from the files alone: how a condition comes out, between what a number lies.

It goes by the ranges of fields, by counters and sizes that are never below 0, by the numbers of players, by the limits
of values, by what is printed on the cards, and by what was tested before in the same sentence.
"""

from __future__ import annotations

from collections import ChainMap
from functools import cached_property

from rulekit.dsl import syntax as s
from rulekit.dsl.signature import Builtin
from rulekit.dsl.types import COUNTER, INT, Enum, NameOf, Printed, Thing, Type, Zone, read
from rulekit.dsl.world import Card, ClosedList, Kind, Param, Stored, Table, Value
from rulekit.lint import bounds
from rulekit.lint.bounds import ANYTHING, AT_LEAST_0, OPPOSITE, SWAPPED, Bounds, exactly, one_of
from rulekit.lint.printed import Printings
from rulekit.lint.shape import shape
from rulekit.lint.subject import Subject
from rulekit.ruleset.chains import needed_first
from rulekit.ruleset.model import Change, CounterDef, Literal, TableDef, ValueDef, ZoneDef
from rulekit.source import Span

Facts = dict[str, Bounds]
"""What tests have shown, by the shape of what it is about. Of a condition: 1 if it holds, 0 if not."""

_GIVEN = {"number": Bounds(low=1), "place": AT_LEAST_0}


class Knowledge:
    """`apart`: texts of several clauses are held against each other, so one word may mean several things."""

    def __init__(self, subject: Subject, apart: bool = False) -> None:
        self.subject = subject
        self.notes = subject.ruleset.notes
        self.own: dict[s.Node, object] = {}
        self.naming = ChainMap(self.own, self.notes.refs) if apart else None
        self.shapes: dict[s.Node, str] = {}
        self.values: dict[Value, Bounds] = {}

    def shape(self, node: s.Node) -> str:
        """What a text says, worked out once."""
        if node not in self.shapes:
            self.shapes[node] = shape(node, self.naming)
        return self.shapes[node]

    def name_of(self, param: Param, span: Span) -> s.Name:
        """A name for a parameter, as if it were written somewhere."""
        name = s.Name(span, param.name)
        self.own[name] = param
        return name

    # ------------------------------------------------------------------------------ conditions
    def truth(self, node: s.Expr, facts: Facts) -> bool | None:
        """How a condition comes out; None if that is not known."""
        key, straight = self._plainly(node)
        if key in facts and facts[key].exact is not None:
            return bool(facts[key].exact) == straight
        match node:
            case s.Bool():
                return node.value
            case s.Not():
                found = self.truth(node.of, facts)
                return None if found is None else not found
            case s.Logic():
                return self._of_logic(node, facts)
            case s.Compare():
                if self.shape(node.left) == self.shape(node.right):
                    return node.op in ("==", "<=", ">=")
                return bounds.compared(node.op, self.bounds(node.left, facts), self.bounds(node.right, facts))
            case s.Member():
                found = self._is_in(node.left, node.right, facts)
                return None if found is None else found != node.negated
            case s.IsA():
                known = facts.get(f"card {self.shape(node.left)}", ANYTHING)
                found = bounds.compared("==", known, self._card(node))
                return None if found is None else found != node.negated
        return None

    def _card(self, node: s.IsA) -> Bounds:
        """Which card something is tested to be; nothing is known of kinds, and of names that a local holds."""
        card = self.notes.refs.get(node)
        return one_of([card.name]) if isinstance(card, Card) else ANYTHING

    def _of_logic(self, node: s.Logic, facts: Facts) -> bool | None:
        left = self.truth(node.left, facts)
        deciding = node.op == "or"
        if left is deciding:
            return left
        right = self.truth(node.right, self.assume(node.left, not deciding, facts))
        return right if right is deciding or left is not None else None

    def _is_in(self, item: s.Expr, xs: s.Expr, facts: Facts) -> bool | None:
        known = self.bounds(item, facts)
        if isinstance(xs, s.ListOf):
            if any(self.shape(item) == self.shape(x) for x in xs.items):
                return True
            apart = [bounds.compared("==", known, self.bounds(x, facts)) is False for x in xs.items]
            return False if all(apart) else None
        if isinstance(xs, s.Range):
            low = bounds.compared(">=", known, self.bounds(xs.low, facts))
            high = bounds.compared("<=", known, self.bounds(xs.high, facts))
            return False if False in (low, high) else True if low and high else None
        return None

    def assume(self, node: s.Expr, truth: bool, facts: Facts) -> Facts:
        """What is known besides when a condition has come out true, or false."""
        key, straight = self._plainly(node)
        found = {**facts, key: exactly(int(truth == straight))}
        match node:
            case s.Not():
                return self.assume(node.of, not truth, found)
            case s.Logic() if (node.op == "and") == truth:
                return self.assume(node.right, truth, self.assume(node.left, truth, found))
            case s.Compare():
                op = node.op if truth else OPPOSITE[node.op]
                left, right = self.bounds(node.left, facts), self.bounds(node.right, facts)
                found[self.shape(node.left)] = bounds.narrowed(op, left, right)
                found[self.shape(node.right)] = bounds.narrowed(SWAPPED[op], right, left)
            case s.IsA() if truth != node.negated:
                found[f"card {self.shape(node.left)}"] = self._card(node)
        return found

    def _plainly(self, node: s.Expr) -> tuple[str, bool]:
        """A condition in the one form that it shares with its opposite, and whether it is not the opposite."""
        match node:
            case s.Not():
                key, straight = self._plainly(node.of)
                return key, not straight
            case s.Compare():
                left, right = self.shape(node.left), self.shape(node.right)
                if node.op in ("==", "!="):
                    return " == ".join(sorted((left, right))), node.op == "=="
                if node.op in ("<", ">="):
                    return f"{left} < {right}", node.op == "<"
                return f"{right} < {left}", node.op == ">"
            case s.Member() | s.IsA():
                return f"{type(node).__name__} {self.shape(node.left)} {self.shape(node.right)}", not node.negated
        return self.shape(node), True

    # ------------------------------------------------------------------------------ numbers and names
    def bounds(self, node: s.Expr, facts: Facts) -> Bounds:
        """Between what an expression lies, or which names it can be."""
        found = self._bounds(node, facts)
        fact = facts.get(self.shape(node))
        return found if fact is None else bounds.both(found, fact)

    def _bounds(self, node: s.Expr, facts: Facts) -> Bounds:
        match node:
            case s.Int():
                return exactly(node.value)
            case s.Neg():
                return bounds.negative(self.bounds(node.of, facts))
            case s.Arith() if self._is_number(node):
                reckon = {"+": bounds.plus, "-": bounds.minus, "*": bounds.times, "//": bounds.divided}[node.op]
                return reckon(self.bounds(node.left, facts), self.bounds(node.right, facts))
            case s.Either():
                return bounds.either(self.bounds(node.then, facts), self.bounds(node.otherwise, facts))
            case s.Quantified() if node.word == "count":
                return Bounds(0, self._size(node.binding.xs).high)
            case s.Call():
                return self._of_call(node, facts)
            case s.Index():
                return self._of_index(node)
            case s.Name() | s.Field():
                return self._of_name(node)
        return ANYTHING

    def _is_number(self, node: s.Expr) -> bool:
        t = self.notes.types.get(node)
        return t is not None and read(t) == INT

    def _of_call(self, node: s.Call, facts: Facts) -> Bounds:
        callee = self.notes.refs.get(node)
        if isinstance(callee, Value):
            return self._of_value(callee)
        if not isinstance(callee, Builtin) or not node.args:
            return ANYTHING
        first = node.args[0].value
        match callee.name:
            case "size" if not isinstance(first, s.Gen):
                return self._size(first)
            case "sum":
                each = self._of_each(first, facts)
                low = 0 if each.low is not None and each.low >= 0 else None
                return Bounds(low, 0 if each.high is not None and each.high <= 0 else None)
            case "seat" if not isinstance(first, s.Gen):
                return self.bounds(first, facts)
            case "min" | "max":
                choose = bounds.smallest if callee.name == "min" else bounds.largest
                if len(node.args) == 1:
                    return bounds.either(exactly(0), self._of_each(first, facts))
                given = [arg.value for arg in node.args]
                return choose([ANYTHING if isinstance(one, s.Gen) else self.bounds(one, facts) for one in given])
        return ANYTHING

    def _of_each(self, node: s.Expr | s.Gen, facts: Facts) -> Bounds:
        """What is known of each number in a list."""
        match node:
            case s.Gen():
                return self.bounds(node.value, facts)
            case s.ListOf() if node.items:
                found = [self.bounds(item, facts) for item in node.items]
                return bounds.both(Bounds(low=bounds.smallest(found).low), Bounds(high=bounds.largest(found).high))
            case s.Field():
                item = self.notes.refs.get(node)
                return self._of_stored(item) if isinstance(item, Stored) else ANYTHING
        return ANYTHING

    def _size(self, node: s.Expr) -> Bounds:
        item = self.notes.refs.get(node)
        if isinstance(item, Kind) and item.name == "player":
            return Bounds(*self.subject.ruleset.players)
        if isinstance(node, s.ListOf):
            return exactly(len(node.items))
        if isinstance(item, Stored) and isinstance(self.notes.types.get(node), Zone):
            return Bounds(0, self._most(item))
        return AT_LEAST_0

    def _of_index(self, node: s.Index) -> Bounds:
        item = self.notes.refs.get(node.of)
        if isinstance(item, Table):
            numbers = [leaf for leaf in _leaves(self._tables[item].rows) if isinstance(leaf, int)]
            return Bounds(min(numbers), max(numbers)) if numbers and item.gives == INT else ANYTHING
        return AT_LEAST_0 if self.notes.types.get(node) == COUNTER else ANYTHING

    def _of_name(self, node: s.Name | s.Field) -> Bounds:
        item, t = self.notes.refs.get(node), self.notes.types.get(node)
        match item:
            case Card():
                return one_of([item.name]) if isinstance(t, Printed) else ANYTHING
            case ClosedList() if isinstance(node, s.Field):
                return one_of([node.name])
            case Stored(role="member"):
                return one_of([item.name])
            case Value():
                return self._of_value(item) if self._is_number(node) else self._of_type(t)
            case Stored() if self._is_number(node):
                return bounds.both(self._of_stored(item), self._as_printed(node, item))
            case Stored():
                return bounds.both(self._of_type(t), self._as_printed(node, item))
        return self._of_type(t)

    def _of_type(self, t: Type | None) -> Bounds:
        """A name of a closed list is one of all its names."""
        closed = self.subject.ruleset.world.closed_list(t.name) if isinstance(t, Enum) else None
        return one_of(closed.members) if closed is not None else ANYTHING

    # ------------------------------------------------------------------------------ what is declared
    def _of_stored(self, item: Stored) -> Bounds:
        if item.role == "counter":
            return Bounds(0, self._most(item))
        if item.role == "given":
            if item.name == "seat":
                return Bounds(1, self.subject.ruleset.players[1])
            return _GIVEN.get(item.name, ANYTHING)
        return AT_LEAST_0 if item.type == COUNTER else Bounds(item.low, item.high)

    def _most(self, item: Stored) -> int | None:
        """The most that a counter or a zone takes."""
        definition = self._holdings.get(item)
        most = definition.most if definition is not None else None
        return self.bounds(most, {}).high if most is not None else None

    def _of_value(self, value: Value) -> Bounds:
        """Worked out once, what it needs before it; that values need each other in a circle was refused before."""
        if value not in self.values:
            for each in needed_first([value], lambda one: one.uses - self.values.keys())[0]:
                self.values[each] = self._between(each)
        return self.values[value]

    def _between(self, value: Value) -> Bounds:
        definition = self._values.get(value)
        if definition is None:
            return ANYTHING
        low = self.bounds(definition.at_least, {}).low if definition.at_least is not None else None
        high = self.bounds(definition.at_most, {}).high if definition.at_most is not None else None
        found = Bounds(low, high)
        if self._is_settled(value) and not isinstance(definition.base, s.Int):
            found = bounds.both(found, self.bounds(definition.base, {}))
        return found

    def _is_settled(self, value: Value) -> bool:
        """Does nothing change a value, and may no expansion?"""
        return value not in self._changed and not self.subject.is_open(f"values.{value.name}")

    def _as_printed(self, node: s.Name | s.Field, item: Stored) -> Bounds:
        """What an option may be, or what the cards of a kind have printed on them."""
        if item.role == "option":
            allowed = self.subject.ruleset.options[item.name].values
            return Bounds(printed=frozenset(allowed)) if allowed and isinstance(item.type, Enum | NameOf) else ANYTHING
        if item.role != "field" or not isinstance(node, s.Field):
            return ANYTHING
        holder = self.notes.types.get(node.of)
        if isinstance(holder, Thing | NameOf | Printed):
            return Bounds(printed=self._printings.of_kind(holder.kind, item))
        if isinstance(holder, Enum):
            return Bounds(printed=self._printings.of_list(holder.name, item))
        return ANYTHING

    # ------------------------------------------------------------------------------ found once
    @cached_property
    def _holdings(self) -> dict[Stored, CounterDef | ZoneDef]:
        counters = {item.slot: item for item in self.subject.defined(CounterDef)}
        return {**counters, **{item.slot: item for item in self.subject.defined(ZoneDef)}}

    @cached_property
    def _values(self) -> dict[Value, ValueDef]:
        return {item.value: item for item in self.subject.defined(ValueDef)}

    @cached_property
    def _changed(self) -> set[Value]:
        return {item.value for item in self.subject.defined(Change)}

    @cached_property
    def _tables(self) -> dict[Table, TableDef]:
        return {item.table: item for item in self.subject.defined(TableDef)}

    @cached_property
    def _printings(self) -> Printings:
        return Printings(self.subject)


def _leaves(rows: Literal) -> list[Literal]:
    if isinstance(rows, dict):
        return [leaf for row in rows.values() for leaf in _leaves(row)]
    return [rows]
