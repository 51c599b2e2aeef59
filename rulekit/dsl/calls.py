"""Calls: which built-in, value, procedure or effect field is meant, and whether its arguments fit."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass, replace

from rulekit.dsl import syntax as s
from rulekit.dsl.context import Context, article
from rulekit.dsl.signature import Builtin
from rulekit.dsl.types import (
    ANYTHING,
    INT,
    UNKNOWN,
    AnyOf,
    Effect,
    Enum,
    List,
    NameOf,
    Opt,
    Printed,
    Thing,
    Type,
    Var,
    Zone,
    bind,
    element,
    fits,
    plain,
    read,
    substitute,
)
from rulekit.dsl.world import Card, Param, Procedure, Stored, Value
from rulekit.source import Span
from rulekit.suggest import did_you_mean


@dataclass(frozen=True, slots=True)
class Effectful:
    """A field that holds an effect, found on a thing."""

    slot: Stored
    type: Effect


BELOW = Builtin("below", (), None, "What was replaced, with the same arguments or with others.", "below()", verb=True)

Callee = Builtin | Value | Procedure | Effectful


class Calls(Context):
    @abstractmethod
    def expr(self, node: s.Expr, want: Type | None = None) -> Type: ...

    @abstractmethod
    def bind(self, binding: s.Binding) -> Type: ...

    @abstractmethod
    def slot(self, t: Type, name: str) -> Stored | Value | None: ...

    @abstractmethod
    def known_slots(self, t: Type) -> list[str]: ...

    # ------------------------------------------------------------------------------ entry
    def call(self, node: s.Call, place: str) -> Type | None:
        """The result of a call; None if it gives nothing. `place`: statement, right (of `=`) or inside."""
        callee, subject = self._callee(node.fn)
        if callee is None:
            for arg in node.args:
                self._loose(arg)
            return UNKNOWN
        self.notes.refs[node] = callee
        changes = not isinstance(callee, Value) and not (isinstance(callee, Builtin) and not callee.verb)
        if changes and place == "inside":
            self.error(
                "flow/verb-in-expression",
                node.span,
                f"`{_name(callee)}` changes the game or may wait for a player, so it cannot stand inside an expression",
                "in an effect put it on a line of its own before: `let x = ...`; values and conditions only look",
            )
        if not changes and place == "statement":
            self.error(
                "flow/result-unused",
                node.span,
                f"`{_name(callee)}` only computes something; as a statement it does nothing",
                "use the result, or remove the line",
            )
        self._subject(callee, subject, node)
        return self._result(callee, node)

    def _result(self, callee: Callee, node: s.Call) -> Type | None:
        match callee:
            case Builtin() if callee is BELOW:
                return self._below(node)
            case Builtin():
                self.notes.builtins.add(callee.name)
                return self._builtin(callee, node)
            case Value():
                self.uses.add(callee)
                self.arguments(callee.name, callee.params, node)
                return self.type_of(callee, node.span)
            case Procedure():
                self.arguments(callee.name, callee.params, node)
                return callee.gives
            case Effectful():
                params = tuple(Param(name, t) for name, t in callee.type.params)
                self.arguments(callee.slot.name, params, node)
                return None

    # ------------------------------------------------------------------------------ who is called
    def _callee(self, fn: s.Expr) -> tuple[Callee | None, Type | None]:
        match fn:
            case s.Name():
                return self._plain_callee(fn), None
            case s.Field():
                of = self.expr(fn.of)
                return self._field_callee(fn, of), of
        self.error("type/not-callable", fn.span, "only a name can be called", "write `name(..)` or `who.name(..)`")
        return None, None

    def _plain_callee(self, fn: s.Name) -> Callee | None:
        name = fn.id
        if name in self.scope.locals or name in ("you", "this"):
            self.error("type/not-callable", fn.span, f"`{name}` is not something one can call")
            return None
        if self.scope.own and name in self.scope.own.procedures:
            return self.scope.own.procedures[name]
        if name == "below":
            return BELOW
        if name in self.vocabulary.builtins:
            return self.vocabulary.builtins[name]
        procedures = self.world.find_calls(name)
        if procedures:
            return procedures[0]
        for item in self.world.find(name):
            if isinstance(item, Value):
                return item
            if isinstance(item, Stored):
                self.error("type/not-callable", fn.span, f"`{name}` is not something one can call")
                return None
        for subject, word in ((self.scope.you, "you"), (self.scope.this, "this")):
            if subject is not None and self.slot(subject, name):
                self.error("type/subject", fn.span, f"`{name}` belongs to somebody", f"did you mean `{word}.{name}`?")
                return None
        of = next((kind for kind in self.world.all_kinds() if self.slot(Thing(kind), name)), None)
        if of is not None:
            self.error("type/subject", fn.span, f"`{name}` is of {article(Thing(of))}", f"say which: `x.{name}(..)`")
            return None
        known = set(self.vocabulary.builtins) | self.world.all_calls()
        known |= {n for n in self.world.all_plain() if any(isinstance(i, Value) for i in self.world.find(n))}
        self.unknown("verb, procedure or value", name, fn.span, known)
        return None

    def _field_callee(self, fn: s.Field, of: Type) -> Callee | None:
        name = fn.name
        if of == UNKNOWN:
            return None
        base = plain(of)
        if isinstance(of, Opt):
            self.want(of, base, fn.of.span)
        for card in (self._card(base), self.scope.own):
            if card and name in card.procedures:
                return card.procedures[name]
        if isinstance(base, Thing | Printed):
            for procedure in self.world.find_calls(name):
                return procedure
        slot = self.slot(base, name)
        free = next((item for item in self.world.find(name) if isinstance(item, Value)), None)
        if slot is None and free is not None:
            return free
        if isinstance(slot, Value):
            return slot
        if isinstance(slot, Stored) and isinstance(slot.type, Effect):
            return Effectful(slot, slot.type)
        if slot is not None:
            self.error(
                "type/not-callable", fn.name_span, f"`{name}` is not something one can call", "leave out the brackets"
            )
            return None
        if any(procedure.of for procedure in self.world.find_calls(name)):
            hint = "use a loop: `for x in ..`" if element(base) is not None else ""
            self.error("type/subject", fn.of.span, f"`{name}` is not of {article(base)}", hint)
            return None
        known = [
            *self.known_slots(base),
            *(n for n in self.world.all_calls() if any(p.of for p in self.world.find_calls(n))),
        ]
        hint = "give its kind `performs: player`" if name == "perform" else did_you_mean(name, known)
        self.error("name/unknown", fn.name_span, f"{article(base)} has no `{name}`", hint)
        return None

    def _card(self, t: Type) -> Card | None:
        if isinstance(t, Printed):
            for item in self.world.find(t.id):
                if isinstance(item, Card) and item.kind == t.kind:
                    return item
            return self.scope.own if self.scope.own and self.scope.own.name == t.id else None
        return None

    def _subject(self, callee: Callee, subject: Type | None, node: s.Call) -> None:
        """Does the one who acts fit what the callee is of?"""
        of = callee.type.subject if isinstance(callee, Effectful) else getattr(callee, "of", None)
        if isinstance(callee, Effectful):
            if of is not None and not self._acting(of):
                self._nobody(callee.slot.name, of, node.span)
            return
        if of is None:
            card = self._card(plain(subject)) if subject is not None else None
            if card is not None and callee in card.procedures.values():
                return
            if subject is not None and not isinstance(callee, Builtin):
                message = f"`{_name(callee)}` belongs to nobody"
                self.error("type/subject", node.span, message, f"call it without a subject: `{_name(callee)}(..)`")
            return
        if subject is not None:
            if plain(subject) != UNKNOWN and not fits(plain(subject), Thing(of), self.rel):
                message = f"`{_name(callee)}` is of {article(Thing(of))}, but this is {article(plain(subject))}"
                self.error("type/subject", node.fn.span, message)
            return
        if isinstance(callee, Value):
            word = "you" if self.world.acts(of) else "this"
            self.error(
                "type/subject",
                node.span,
                f"`{callee.name}` is of {article(Thing(of))}",
                f"write `{word}.{callee.name}(..)`",
            )
            return
        if not self._acting(of):
            self._nobody(_name(callee), of, node.span)

    def _acting(self, kind: str) -> bool:
        """Is the one who is meant without a word, `you` or `this`, of this kind?"""
        word = "you" if self.world.acts(kind) else "this"
        implied = self.scope.you if word == "you" else self.scope.this
        return implied is not None and fits(self.facts.get(word, implied), Thing(kind), self.rel)

    def _nobody(self, name: str, of: str, span: Span) -> None:
        message = f"`{name}` is of {article(Thing(of))}, and here it is not clear which"
        self.error("type/subject", span, message, f"say who: `x.{name}(..)`")

    # ------------------------------------------------------------------------------ arguments
    def arguments(self, name: str, params: tuple[Param, ...], node: s.Call) -> None:
        """Checks arguments against parameters by position and by name."""
        for param, arg in self.assign(name, params, node):
            if param is None:
                self._loose(arg)
            else:
                self._argument(param.type, arg, param.name)

    def assign(self, name: str, params: tuple[Param, ...], node: s.Call) -> list[tuple[Param | None, s.Arg]]:
        """Which argument belongs to which parameter; reports those too many, missing or misnamed."""
        paired: list[tuple[Param | None, s.Arg]] = []
        taken: set[str] = set()
        position = 0
        for arg in node.args:
            param: Param | None = None
            if arg.name is None:
                if position < len(params):
                    param = params[position]
                else:
                    many = f"{len(params)} argument" + ("s" if len(params) != 1 else "")
                    self.error("type/too-many-arguments", arg.span, f"`{name}` takes {many}", _signature(name, params))
                position += 1
            else:
                param = next((p for p in params if p.name == arg.name), None)
                if param is None:
                    message = f"`{name}` has no parameter `{arg.name}`"
                    hint = did_you_mean(arg.name, [p.name for p in params])
                    self.error("type/unknown-argument", arg.span, message, hint)
            if param is not None and param.name in taken:
                self.error("type/argument-twice", arg.span, f"`{param.name}` is given twice", "leave one out")
                param = None
            if param is not None:
                taken.add(param.name)
            paired.append((param, arg))
        missing = [p.name for p in params if p.name not in taken and not p.optional]
        if missing and all(param is not None for param, _ in paired):
            what = ", ".join(f"`{m}`" for m in missing)
            self.error("type/missing-argument", node.span, f"`{name}` also needs {what}", _signature(name, params))
        return paired

    def _argument(self, wanted: Type, arg: s.Arg, name: str) -> Type:
        if isinstance(arg.value, s.Gen):
            given: Type = List(self._generated(arg.value)[0])
        else:
            given = self.expr(arg.value, wanted)
        self.want(given, wanted, arg.value.span, f"for `{name}`")
        return given

    def _loose(self, arg: s.Arg) -> Type:
        """An argument with nothing to hold it against."""
        if isinstance(arg.value, s.Gen):
            return List(self._generated(arg.value)[0])
        return self.expr(arg.value)

    def _generated(self, gen: s.Gen) -> tuple[Type, Type]:
        """The type of the values and of what they come from."""
        scope, facts = self.scope, self.facts
        source = self.bind(gen.binding)
        value = read(self.expr(gen.value))
        self.scope, self.facts = scope, facts
        return value, source

    # ------------------------------------------------------------------------------ built-ins
    def _builtin(self, callee: Builtin, node: s.Call) -> Type | None:
        board = self.world.map()
        if callee.needs_map and board is None:
            return self.error("type/no-map", node.fn.span, f"`{callee.name}` needs a map", "declare one: `map: {..}`")
        match callee.form:
            case "numbers":
                return self._numbers(callee, node)
            case "ranking":
                return self._ranking(callee, node)
            case "bundle":
                return self._bundle(callee, node)
        bound: dict[str, Type] = {}
        if board:
            bound = {"Tile": Thing(board.tile), "Grid": Enum(board.grids)}
        for param, arg in self.assign(callee.name, callee.params, node):
            if param is None:
                self._loose(arg)
                continue
            given = self._argument(_open(param.type, bound), arg, param.name)
            bind(param.type, plain(given) if not isinstance(param.type, Opt) else given, bound)
        self._extra(callee, node, bound)
        return None if callee.gives is None else substitute(callee.gives, bound)

    def _extra(self, callee: Builtin, node: s.Call, bound: dict[str, Type]) -> None:
        """What the types alone do not say."""
        if callee.name == "create" and len(node.args) == 2 and not isinstance(node.args[1].value, s.Gen):
            where = self.notes.types.get(node.args[1].value, UNKNOWN)
            made = bound.get("T", UNKNOWN)
            if isinstance(where, Zone) and not fits(made, where.of, self.rel):
                message = f"this zone holds {where.of}, but {article(made)} is to go there"
                self.error("type/wrong-zone", node.args[1].span, message)
        if callee.name == "throw" and len(node.args) < 2 and len(self.world.all_dice()) != 1:
            dice = sorted(self.world.all_dice())
            few = "no dice are declared" if not dice else "there are several kinds of dice"
            hint = "declare them under `dice:`" if not dice else f"name one: `throw(2, {dice[0]})`"
            self.error("type/which-die", node.span, few, hint)

    def _numbers(self, callee: Builtin, node: s.Call) -> Type:
        one = node.args[0] if len(node.args) == 1 else None
        for arg in node.args:
            if arg.name is not None:
                self.error("type/unknown-argument", arg.span, f"`{callee.name}` has no parameter `{arg.name}`")
            if isinstance(arg.value, s.Gen) or one is not None:
                given = self._loose(arg)
                if not isinstance(arg.value, s.Gen) and element(plain(given)) is None:
                    self.want(given, List(INT), arg.span, f"for `{callee.name}`")
                elif not isinstance(given, Opt):
                    self.want(read(element(given) or UNKNOWN), INT, arg.span, f"in `{callee.name}`")
                else:
                    self.want(given, List(INT), arg.span, f"for `{callee.name}`")
            else:
                self.want(self.expr(arg.value, INT), INT, arg.span, f"for `{callee.name}`")
        if not node.args or (callee.name == "sum" and len(node.args) > 1):
            message = f"`{callee.name}` takes a list of numbers, or `number for x in xs`"
            self.error("type/missing-argument", node.span, message, callee.example)
        return INT

    def _ranking(self, callee: Builtin, node: s.Call) -> Type:
        if len(node.args) != 1 or not isinstance(node.args[0].value, s.Gen):
            for arg in node.args:
                self._loose(arg)
            message = f"`{callee.name}` ranks things by a number: `number for x in xs`"
            return self.error("type/missing-argument", node.span, message, callee.example)
        value, source = self._generated(node.args[0].value)
        self.want(value, INT, node.args[0].span, f"in `{callee.name}`")
        return List(source)

    def _bundle(self, callee: Builtin, node: s.Call) -> Type | None:
        if not node.args or isinstance(node.args[0].value, s.Gen):
            return self.error("type/missing-argument", node.span, f"`{callee.name}` needs a bundle", callee.example)
        first = node.args[0].value
        given = self.expr(first, NameOf("bundle"))
        if not self.want(given, NameOf("bundle"), first.span, f"for `{callee.name}`") or given == UNKNOWN:
            for arg in node.args[1:]:
                self._loose(arg)
            return UNKNOWN
        card = self._card(given)
        rest = replace(node, args=node.args[1:])
        self.arguments(f"switch_on({card.name if card else '..'})", card.params if card else (), rest)
        return None

    def _below(self, node: s.Call) -> Type | None:
        below = self.scope.below
        if below is None:
            message = "`below` calls what was replaced; nothing is replaced here"
            return self.error("flow/below-outside", node.span, message, "it belongs into `replace:` and `instead:`")
        if node.args:
            self.arguments("below", below.params, node)
        return below.gives


def _name(callee: Callee) -> str:
    return callee.slot.name if isinstance(callee, Effectful) else callee.name


def _signature(name: str, params: tuple[Param, ...]) -> str:
    if not params:
        return "leave them out, or declare what it takes: `takes: {n: int}`"
    inside = ", ".join(p.name for p in params)
    return f"it is called as `{name}({inside})`"


def _open(wanted: Type, bound: dict[str, Type]) -> Type:
    """A parameter's type as far as it is known before its argument: what is still open fits anything."""
    match wanted:
        case NameOf("T") if "T" not in bound:
            return NameOf("thing")
        case Var("Thing"):
            return ANYTHING
        case Zone(Var("Z")):
            return Zone(UNKNOWN)
        case AnyOf():
            return AnyOf(tuple(_open(option, bound) for option in wanted.options))
    return substitute(wanted, bound)
