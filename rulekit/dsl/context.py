"""What the checker knows while it reads one text: the names in scope, what tests have shown, what it has found out.

`Facts` are types sharpened by conditions: after `if x != none:` the path `x` is no longer a `T?`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace

from rulekit.diagnostics import Diagnostics
from rulekit.dsl import syntax as s
from rulekit.dsl.signature import Vocabulary
from rulekit.dsl.types import INT, UNKNOWN, AnyOf, List, Opt, Printed, Relations, Thing, Type, Zone, fits
from rulekit.dsl.world import Card, ClosedList, Procedure, Stored, Value, World
from rulekit.source import Span
from rulekit.suggest import did_you_mean

Facts = dict[str, Type]


@dataclass(frozen=True, slots=True)
class MessageUse:
    """A message key that a text uses, with the placeholders it gives."""

    key: str
    args: frozenset[str]
    span: Span
    needed: bool = True


@dataclass(frozen=True, slots=True)
class Scope:
    """Where a text stands: whose clause it is, who acts, what may be returned, how its prompts are called."""

    world: World
    path: str
    this: Type | None = None
    own: Card | None = None
    you: Type | None = None
    locals: dict[str, Stored] = field(default_factory=dict)
    gives: Type | None = None
    below: Procedure | None = None
    fixed: frozenset[str] = frozenset()

    def having(self, *items: Stored) -> Scope:
        """The same place with more names."""
        return replace(self, locals={**self.locals, **{item.name: item for item in items}})


@dataclass(slots=True)
class Notes:
    """What checking has found out, for the stages after it; kept beside the trees, by node.

    `trees` has the tree of each text, by the YAML value it stands in. `named` has the kinds whose things players read
    of: in options, in messages or on the table.
    """

    trees: dict[object, s.Node] = field(default_factory=dict)
    types: dict[s.Node, Type] = field(default_factory=dict)
    refs: dict[s.Node, object] = field(default_factory=dict)
    messages: list[MessageUse] = field(default_factory=list)
    named: set[str] = field(default_factory=set)
    builtins: set[str] = field(default_factory=set)


class Context:
    """The common ground of the checker's parts."""

    def __init__(
        self,
        scope: Scope,
        vocabulary: Vocabulary,
        found: Diagnostics,
        notes: Notes,
        type_of: Callable[[Value, Span], Type],
    ) -> None:
        self.scope = scope
        self.vocabulary = vocabulary
        self.found = found
        self.notes = notes
        self.type_of = type_of
        self.facts: Facts = {}
        self.steady: set[str] = set()
        self.shown: Facts = {}
        self.uses: set[Value] = set()
        self.loops = 0
        self.later: frozenset[str] = frozenset()

    @property
    def world(self) -> World:
        return self.scope.world

    @property
    def rel(self) -> Relations:
        return self.scope.world.relations()

    # ------------------------------------------------------------------------------ saying what is wrong
    def error(self, code: str, span: Span, message: str, hint: str = "") -> Type:
        self.found.add(code, span, message, hint)
        return UNKNOWN

    def unknown(self, what: str, name: str, span: Span, known: Iterable[str], code: str = "name/unknown") -> Type:
        return self.error(code, span, f"there is no {what} `{name}`", did_you_mean(name, known))

    def want(self, given: Type, wanted: Type, span: Span, where: str = "here") -> bool:
        """Reports unless `given` may stand where `wanted` is asked for."""
        if fits(given, wanted, self.rel):
            return True
        if isinstance(given, Opt) and fits(given.of, wanted, self.rel):
            hint = "test it first: `if x != none:`, or leave with `if x == none: return`"
            self.error("type/maybe-none", span, f"this may be `none`, but {where} it must be {article(wanted)}", hint)
            return False
        hint = ""
        if isinstance(given, Printed) and isinstance(wanted, Thing) and not given.single:
            pick = f"`first(x in .. where x is {given.id})`"
            hint = f"`{given.id}` has several copies, so its name is not one thing; pick one: {pick}"
        elif wanted == INT and isinstance(given, List | Zone):
            hint = "how many there are: `size(..)`"
        self.error("type/mismatch", span, f"{where} {article(wanted)} is wanted, but this is {article(given)}", hint)
        return False

    # ------------------------------------------------------------------------------ names
    def declare(self, name: str, t: Type, span: Span) -> None:
        """A new name for the rest of the block; it may not hide what the ruleset declares."""
        self.check_hiding(name, span)
        self.scope = self.scope.having(Stored(name, t, "local", span))
        self.drop_facts(name)

    def check_hiding(self, name: str, span: Span) -> None:
        if name in ("this", "you"):
            self.error("name/reserved", span, f"`{name}` is given by the language", "choose another name")
        elif name in self.scope.locals:
            self.error("name/hides", span, f"`{name}` is already a name here", "choose another name")
        else:
            hidden = [item for item in self.world.find(name) if not isinstance(item, ClosedList)]
            if hidden or name in self.vocabulary.builtins:
                self.error("name/hides", span, f"`{name}` means something else already", "choose another name")

    # ------------------------------------------------------------------------------ facts
    def path(self, node: s.Node) -> str | None:
        """How a fact about this expression is filed; None if it may change under our hands."""
        match node:
            case s.Name():
                return node.id
            case s.Field():
                of = self.path(node.of)
                return None if of is None else f"{of}.{node.name}"
            case s.Index():
                of = self.path(node.of)
                keys = [self.path(key) for key in node.keys]
                return None if of is None or None in keys else f"{of}[{','.join(map(str, keys))}]"
        return None

    def note_steady(self, node: s.Node) -> None:
        """Remembers paths that nothing changes: printed fields of what a local name stands for."""
        at, printed = node, True
        while isinstance(at, s.Field) and printed:
            slot = self.notes.refs.get(at)
            printed = isinstance(slot, Stored) and slot.role in ("field", "number")
            at = at.of
        path = self.path(node)
        rooted = isinstance(at, s.Name) and (at.id in self.scope.locals or at.id in ("you", "this"))
        if printed and path is not None and rooted:
            self.steady.add(path)

    def drop_facts(self, name: str) -> None:
        """Forgets all that was known of a name and of what hangs on it."""
        self.facts = {
            path: t for path, t in self.facts.items() if not (path == name or path.startswith((name + ".", name + "[")))
        }

    def drop_state_facts(self) -> None:
        """After something happened: only what hangs on no state is still sure."""
        sure = {*self.scope.locals, *self.steady, "you", "this"}
        self.facts = {path: t for path, t in self.facts.items() if path in sure}


def article(t: Type) -> str:
    """A type with its article, for sentences."""
    match t:
        case AnyOf():
            return " or ".join(article(option) for option in t.options)
        case Printed():
            return f"the {t.kind} `{t.id}`" if t.single else f"the name `{t.id}` (a {t.kind} with several copies)"
        case Opt():
            return f"{article(t.of)} or none"
    if t == INT:
        return "a number"
    if t == List(INT):
        return "a list of numbers"
    if isinstance(t, List | Zone) and t.of == UNKNOWN:
        return "a list" if isinstance(t, List) else "a zone"
    words = {"bool": "a condition", "none": "`none`", "nothing": "an empty list"}
    text = words.get(str(t), str(t))
    if text != str(t):
        return text
    return f"an {text}" if text[0] in "aeio" else f"a {text}"
