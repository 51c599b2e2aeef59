"""Parse tree to syntax tree, node by node. The grammar has checked the form; only the size of numbers is left."""

from __future__ import annotations

from typing import cast

from rulekit.diagnostics import Diagnostics
from rulekit.dsl import syntax as s
from rulekit.dsl.driver import Child, Tree, Word
from rulekit.source import EmbeddedText, Span

MOST_DIGITS = 9


def _places(text: EmbeddedText) -> list[int]:
    """Where each character of a text stands in its source, as `EmbeddedText.offset` says, worked out once for all."""
    found: list[int] = []
    ends = [offset for offset, _ in text.pieces[1:]] + [len(text.text)]
    for (offset, at), end in zip(text.pieces, ends, strict=True):
        found += range(at, at + end - offset)
    most = len(text.source.text)
    return found if not found or found[-1] <= most else [min(place, most) for place in found]


class Builder:
    """Children stand where the grammar puts them; optional ones are None."""

    def __init__(self, text: EmbeddedText, found: Diagnostics) -> None:
        self.text = text
        self.found = found
        self.faulty = False
        self.written = text.text
        self.source = text.source
        self.places = _places(text)

    def number(self, child: Child) -> int:
        """A whole number; those too large to mean anything are reported."""
        token = cast(Word, child)
        if len(token.text) <= MOST_DIGITS:
            return int(token.text)
        self.faulty = True
        hint = f"write at most {'9' * MOST_DIGITS}"
        self.found.add("syntax/number", self.span(token), f"this number has more than {MOST_DIGITS} digits", hint)
        return 0

    def span(self, node: Tree | Word) -> Span:
        start, end = node.start, node.end
        if start < 0:
            return self.text.span(0, 0)
        if self.written[end - 1 : end].isspace() or end > len(self.written):  # a block has the line break behind it
            end = start + len(self.written[start:end].rstrip())
        places = self.places
        return Span(self.source, places[start], places[end - 1] + 1) if start < end else self.text.span(start, end)

    def opt(self, child: Child) -> s.Expr | None:
        return None if child is None else self.expr(child)

    # -------------------------------------------------------------------------------- expressions
    def expr(self, child: Child) -> s.Expr:
        assert isinstance(child, Tree), child
        span, kids = self.span(child), child.kids
        match child.rule:
            case "name":
                return s.Name(span, str(kids[0]))
            case "int":
                return s.Int(span, self.number(kids[0]))
            case "true" | "false":
                return s.Bool(span, child.rule == "true")
            case "none":
                return s.NoneValue(span)
            case "list":
                return s.ListOf(span, tuple(self.expr(kid) for kid in kids if kid is not None))
            case "field":
                token = cast(Word, kids[1])
                return s.Field(span, self.expr(kids[0]), str(token), self.span(token))
            case "call":
                return s.Call(span, self.expr(kids[0]), self.args(kids[1]))
            case "index":
                return s.Index(span, self.expr(kids[0]), tuple(self.expr(kid) for kid in kids[1:]))
            case "neg":
                return s.Neg(span, self.expr(kids[0]))
            case "negation":
                return s.Not(span, self.expr(kids[0]))
            case "add" | "sub" | "mul" | "floordiv":
                op = {"add": "+", "sub": "-", "mul": "*", "floordiv": "//"}[child.rule]
                return s.Arith(span, op, self.expr(kids[0]), self.expr(kids[1]))
            case "comparison":
                return s.Compare(span, str(kids[1]), self.expr(kids[0]), self.expr(kids[2]))
            case "or_" | "and_":
                return s.Logic(span, child.rule[:-1], self.expr(kids[0]), self.expr(kids[1]))
            case "member" | "not_member":
                return s.Member(span, self.expr(kids[0]), self.expr(kids[1]), child.rule == "not_member")
            case "is_a" | "is_not":
                return s.IsA(span, self.expr(kids[0]), self.expr(kids[1]), child.rule == "is_not")
            case "range":
                return s.Range(span, self.expr(kids[0]), self.expr(kids[1]))
            case "either":
                return s.Either(span, self.expr(kids[0]), self.expr(kids[1]), self.expr(kids[2]))
            case "quantified":
                word = str(cast(Tree, kids[0]).kids[0])
                return s.Quantified(span, word, self.binding(kids[1]))
            case "all_of":
                return s.AllOf(span, self.binding(kids[0]))
        raise AssertionError(child.rule)

    def args(self, child: Child) -> tuple[s.Arg, ...]:
        if child is None:
            return ()
        found: list[s.Arg] = []
        for kid in cast(Tree, child).kids:
            if kid is None:
                continue
            tree = cast(Tree, kid)
            parts = tree.kids
            if tree.rule == "named_arg":
                found.append(s.Arg(self.span(tree), str(parts[0]), self.expr(parts[2])))
            elif tree.rule == "gen":
                gen = s.Gen(self.span(tree), self.expr(parts[0]), self.binding(parts[1]))
                found.append(s.Arg(self.span(tree), None, gen))
            else:
                found.append(s.Arg(self.span(tree), None, self.expr(tree)))
        return tuple(found)

    def binding(self, child: Child) -> s.Binding:
        tree = cast(Tree, child)
        name, xs, where = tree.kids
        token = cast(Word, name)
        return s.Binding(self.span(tree), str(token), self.span(token), self.expr(xs), self.opt(where))

    def rhs(self, child: Child) -> s.Rhs:
        tree = cast(Tree, child)
        kids, span = tree.kids, self.span(tree)
        if tree.rule == "divide":
            who, amount, among, most, prompt = kids
            limit = cast(Tree, most).kids[0] if most is not None else None
            return s.Divide(
                span, self.expr(who), self.expr(amount), self.binding(among), self.opt(limit), self.prompt(prompt)
            )
        if tree.rule == "order":
            return s.Order(span, self.expr(kids[0]), self.expr(kids[1]), self.prompt(kids[2]))
        return self.expr(tree)

    def prompt(self, child: Child) -> s.Prompt | None:
        if child is None:
            return None
        tree = cast(Tree, child)
        key, args = tree.kids
        return s.Prompt(self.span(tree), str(key), self.args(args))

    def amount(self, child: Child) -> s.HowMany | None:
        if child is None:
            return None
        tree = cast(Tree, child)
        if tree.rule == "how_many":
            return s.HowMany(self.span(tree), None, self.expr(tree.kids[0]))
        return s.HowMany(self.span(tree), "any" if tree.rule == "any_number" else "some", None)

    # -------------------------------------------------------------------------------- statements
    def suite(self, tree: Tree) -> s.Suite:
        return s.Suite(self.span(tree), tuple(self.stmt(kid) for kid in tree.kids))

    def opt_suite(self, child: Child) -> s.Suite | None:
        """The body of an `else`."""
        if child is None:
            return None
        return self.suite(cast(Tree, cast(Tree, child).kids[0]))

    def empty(self, child: Child) -> s.Empty | None:
        if child is None:
            return None
        tree = cast(Tree, child)
        if tree.rule == "else_none":
            return s.ElseNone(self.span(tree))
        return cast(s.Empty, self.stmt(tree))

    def stmt(self, child: Child) -> s.Stmt:
        assert isinstance(child, Tree), child
        span, k = self.span(child), child.kids
        match child.rule:
            case "let":
                return s.Let(span, str(k[0]), self.span(cast(Word, k[0])), self.rhs(k[2]))
            case "assign":
                return s.Assign(span, self.expr(k[0]), str(k[1]), self.rhs(k[2]))
            case "do":
                return s.Do(span, self.expr(k[0]))
            case "move":
                source = None if k[1] is None else self.expr(k[1])
                face = None if k[3] is None else str(k[3]).split()[-1]
                pile = None if k[4] is None else str(k[4])
                return s.Move(span, self.expr(k[0]), source, self.expr(k[2]), face, pile)
            case "reveal":
                return s.Reveal(span, self.expr(k[0]))
            case "show":
                return s.Show(span, self.expr(k[0]), self.expr(k[1]))
            case "say":
                return s.Say(span, str(k[0]), self.span(cast(Word, k[0])), self.args(k[1]), self.opt(k[2]))
            case "return_":
                return s.Return(span, None if not k or k[0] is None else self.rhs(k[0]))
            case "stop":
                return s.Stop(span)
            case "nothing":
                return s.Nothing(span)
            case "if_":
                return self.if_(span, k)
            case "ask":
                key = cast(Word, k[2])
                then = self.suite(cast(Tree, k[4]))
                return s.Ask(
                    span, self.expr(k[0]), str(key), self.span(key), self.args(k[3]), then, self.opt_suite(k[5])
                )
            case "for_":
                return s.For(span, self.binding(k[0]), self.suite(cast(Tree, k[1])))
            case "repeat":
                return s.Repeat(span, self.opt(k[0]), self.opt(k[1]), self.suite(cast(Tree, k[2])))
            case "match":
                return s.Match(span, self.expr(k[0]), tuple(self.arm(kid) for kid in k[1:]))
            case "choose":
                name = cast(Word, k[3])
                return s.Choose(
                    span,
                    self.expr(k[0]),
                    k[1] is not None,
                    self.amount(k[2]),
                    str(name),
                    self.span(name),
                    self.expr(k[4]),
                    self.opt(k[5]),
                    self.prompt(k[6]),
                    self.empty(k[7]),
                )
            case "sealed":
                name = cast(Word, k[2])
                return s.Sealed(
                    span,
                    self.binding(k[0]),
                    self.amount(k[1]),
                    str(name),
                    self.span(name),
                    self.expr(k[3]),
                    self.opt(k[4]),
                    self.prompt(k[5]),
                )
            case "random":
                name = cast(Word, k[1])
                return s.Random(
                    span,
                    self.amount(k[0]),
                    str(name),
                    self.span(name),
                    self.expr(k[2]),
                    self.opt(k[3]),
                    self.empty(k[4]),
                )
        raise AssertionError(child.rule)

    def if_(self, span: Span, kids: list[Child]) -> s.If:
        first = s.Branch(span, self.expr(kids[0]), self.suite(cast(Tree, kids[1])))
        branches, otherwise = [first], None
        for kid in kids[2:]:
            if kid is None:
                continue
            tree = cast(Tree, kid)
            if tree.rule == "else_":
                otherwise = self.opt_suite(tree)
            else:
                condition, body = tree.kids
                branches.append(s.Branch(self.span(tree), self.expr(condition), self.suite(cast(Tree, body))))
        return s.If(span, tuple(branches), otherwise)

    def arm(self, child: Child) -> s.Arm:
        tree = cast(Tree, child)
        *labels, body = tree.kids
        return s.Arm(self.span(tree), tuple(self.label(x) for x in labels), self.suite(cast(Tree, body)))

    def label(self, child: Child) -> s.Label:
        tree = cast(Tree, child)
        span, kids = self.span(tree), tree.kids
        match tree.rule:
            case "exactly":
                return s.Label(span, self.number(kids[0]), self.number(kids[0]), None)
            case "at_least":
                return s.Label(span, self.number(kids[0]), None, None)
            case "band":
                return s.Label(span, self.number(kids[0]), self.number(kids[1]), None)
            case "named":
                return s.Label(span, None, None, str(kids[0]))
        return s.Label(span, None, None, None)

    # -------------------------------------------------------------------------------- other slots
    def choice(self, tree: Tree) -> s.Choice:
        kids = tree.kids
        amount = self.amount(kids[0]) if tree.rule == "choice_of" else None
        xs, where = kids[-2:]
        return s.Choice(self.span(tree), amount, self.expr(xs), self.opt(where))

    def modifier(self, tree: Tree) -> s.Modifier:
        target, op, value, where = tree.kids
        return s.Modifier(self.span(tree), self.expr(target), str(op), self.expr(value), self.opt(where))

    def decl(self, tree: Tree) -> s.Decl:
        kind, _, default = tree.kids
        return s.Decl(self.span(tree), self.type(kind), self.opt(default))

    def type(self, child: Child) -> s.TypeName:
        tree = cast(Tree, child)
        span, k = self.span(tree), tree.kids
        match tree.rule:
            case "optional":
                return s.TypeName(span, "optional", parts=(self.type(k[0]),))
            case "named_type":
                return s.TypeName(span, "named", str(k[0]))
            case "int_range":
                return s.TypeName(span, "range", low=self.number(k[0]), high=self.number(k[1]))
            case "name_of":
                return s.TypeName(span, "name", str(k[0]))
            case "list_of" | "zone_of" | "value_of":
                return s.TypeName(span, str(tree.rule)[:-3], parts=(self.type(k[0]),))
            case "map_of":
                return s.TypeName(span, "map", parts=(self.type(k[0]), self.type(k[1])))
            case "effect_type":
                params = [] if k[1] is None else [cast(Tree, p) for p in cast(Tree, k[1]).kids]
                names = tuple(str(p.kids[0]) for p in params)
                parts = tuple(self.type(p.kids[1]) for p in params)
                return s.TypeName(span, "effect", "" if k[0] is None else str(k[0]), parts=parts, names=names)
        raise AssertionError(tree.rule)
