"""Parse tree to syntax tree, node by node. The grammar has checked the form; only the size of numbers is left."""

from __future__ import annotations

from typing import cast

from lark import Token, Tree

from rulekit.diagnostics import Diagnostics
from rulekit.dsl import syntax as s
from rulekit.source import EmbeddedText, Span

MOST_DIGITS = 9

Child = Tree[Token] | Token | None


class Builder:
    """Children stand where the grammar puts them; optional ones are None."""

    def __init__(self, text: EmbeddedText, found: Diagnostics) -> None:
        self.text = text
        self.found = found
        self.faulty = False

    def number(self, child: Child) -> int:
        """A whole number; those too large to mean anything are reported."""
        token = cast(Token, child)
        if len(token) <= MOST_DIGITS:
            return int(token)
        self.faulty = True
        self.found.add("syntax/number", self.span(token), f"a number of more than {MOST_DIGITS} digits")
        return 0

    def span(self, node: Tree[Token] | Token) -> Span:
        if isinstance(node, Token):
            return self.text.span(node.start_pos or 0, node.end_pos or 0)
        if node.meta.empty:
            return self.text.span(0, 0)
        start = node.meta.start_pos
        written = self.text.text[start : node.meta.end_pos].rstrip()  # a block has the line break behind it, too
        return self.text.span(start, start + len(written))

    def kids(self, tree: Tree[Token]) -> list[Child]:
        return cast("list[Child]", tree.children)

    def opt(self, child: Child) -> s.Expr | None:
        return None if child is None else self.expr(child)

    # -------------------------------------------------------------------------------- expressions
    def expr(self, child: Child) -> s.Expr:
        assert isinstance(child, Tree), child
        span, kids = self.span(child), self.kids(child)
        match child.data:
            case "name":
                return s.Name(span, str(kids[0]))
            case "int":
                return s.Int(span, self.number(kids[0]))
            case "true" | "false":
                return s.Bool(span, child.data == "true")
            case "none":
                return s.NoneValue(span)
            case "list":
                return s.ListOf(span, tuple(self.expr(kid) for kid in kids if kid is not None))
            case "field":
                token = cast(Token, kids[1])
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
                op = {"add": "+", "sub": "-", "mul": "*", "floordiv": "//"}[child.data]
                return s.Arith(span, op, self.expr(kids[0]), self.expr(kids[1]))
            case "comparison":
                return s.Compare(span, str(kids[1]), self.expr(kids[0]), self.expr(kids[2]))
            case "or_" | "and_":
                return s.Logic(span, child.data[:-1], self.expr(kids[0]), self.expr(kids[1]))
            case "member" | "not_member":
                return s.Member(span, self.expr(kids[0]), self.expr(kids[1]), child.data == "not_member")
            case "is_a" | "is_not":
                return s.IsA(span, self.expr(kids[0]), self.expr(kids[1]), child.data == "is_not")
            case "range":
                return s.Range(span, self.expr(kids[0]), self.expr(kids[1]))
            case "either":
                return s.Either(span, self.expr(kids[0]), self.expr(kids[1]), self.expr(kids[2]))
            case "quantified":
                word = str(self.kids(cast("Tree[Token]", kids[0]))[0])
                return s.Quantified(span, word, self.binding(kids[1]))
            case "all_of":
                return s.AllOf(span, self.binding(kids[0]))
        raise AssertionError(child.data)

    def args(self, child: Child) -> tuple[s.Arg, ...]:
        if child is None:
            return ()
        found: list[s.Arg] = []
        for kid in self.kids(cast("Tree[Token]", child)):
            if kid is None:
                continue
            tree = cast("Tree[Token]", kid)
            parts = self.kids(tree)
            if tree.data == "named_arg":
                found.append(s.Arg(self.span(tree), str(parts[0]), self.expr(parts[2])))
            elif tree.data == "gen":
                gen = s.Gen(self.span(tree), self.expr(parts[0]), self.binding(parts[1]))
                found.append(s.Arg(self.span(tree), None, gen))
            else:
                found.append(s.Arg(self.span(tree), None, self.expr(tree)))
        return tuple(found)

    def binding(self, child: Child) -> s.Binding:
        tree = cast("Tree[Token]", child)
        name, xs, where = self.kids(tree)
        token = cast(Token, name)
        return s.Binding(self.span(tree), str(token), self.span(token), self.expr(xs), self.opt(where))

    def rhs(self, child: Child) -> s.Rhs:
        tree = cast("Tree[Token]", child)
        kids, span = self.kids(tree), self.span(tree)
        if tree.data == "divide":
            who, amount, among, most, prompt = kids
            limit = self.kids(cast("Tree[Token]", most))[0] if most is not None else None
            return s.Divide(
                span, self.expr(who), self.expr(amount), self.binding(among), self.opt(limit), self.prompt(prompt)
            )
        if tree.data == "order":
            return s.Order(span, self.expr(kids[0]), self.expr(kids[1]), self.prompt(kids[2]))
        return self.expr(tree)

    def prompt(self, child: Child) -> s.Prompt | None:
        if child is None:
            return None
        tree = cast("Tree[Token]", child)
        key, args = self.kids(tree)
        return s.Prompt(self.span(tree), str(key), self.args(args))

    def amount(self, child: Child) -> s.HowMany | None:
        if child is None:
            return None
        tree = cast("Tree[Token]", child)
        if tree.data == "how_many":
            return s.HowMany(self.span(tree), None, self.expr(self.kids(tree)[0]))
        return s.HowMany(self.span(tree), "any" if tree.data == "any_number" else "some", None)

    # -------------------------------------------------------------------------------- statements
    def suite(self, tree: Tree[Token]) -> s.Suite:
        return s.Suite(self.span(tree), tuple(self.stmt(kid) for kid in self.kids(tree)))

    def opt_suite(self, child: Child) -> s.Suite | None:
        """The body of an `else`."""
        if child is None:
            return None
        return self.suite(cast("Tree[Token]", self.kids(cast("Tree[Token]", child))[0]))

    def empty(self, child: Child) -> s.Empty | None:
        if child is None:
            return None
        tree = cast("Tree[Token]", child)
        if tree.data == "else_none":
            return s.ElseNone(self.span(tree))
        return cast(s.Empty, self.stmt(tree))

    def stmt(self, child: Child) -> s.Stmt:
        assert isinstance(child, Tree), child
        span, k = self.span(child), self.kids(child)
        match child.data:
            case "let":
                return s.Let(span, str(k[0]), self.span(cast(Token, k[0])), self.rhs(k[2]))
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
                return s.Say(span, str(k[0]), self.span(cast(Token, k[0])), self.args(k[1]), self.opt(k[2]))
            case "return_":
                return s.Return(span, None if not k or k[0] is None else self.rhs(k[0]))
            case "stop":
                return s.Stop(span)
            case "nothing":
                return s.Nothing(span)
            case "if_":
                return self.if_(span, k)
            case "ask":
                key = cast(Token, k[2])
                then = self.suite(cast("Tree[Token]", k[4]))
                return s.Ask(
                    span, self.expr(k[0]), str(key), self.span(key), self.args(k[3]), then, self.opt_suite(k[5])
                )
            case "for_":
                return s.For(span, self.binding(k[0]), self.suite(cast("Tree[Token]", k[1])))
            case "repeat":
                return s.Repeat(span, self.opt(k[0]), self.opt(k[1]), self.suite(cast("Tree[Token]", k[2])))
            case "match":
                return s.Match(span, self.expr(k[0]), tuple(self.arm(kid) for kid in k[1:]))
            case "choose":
                name = cast(Token, k[3])
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
                name = cast(Token, k[2])
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
                name = cast(Token, k[1])
                return s.Random(
                    span,
                    self.amount(k[0]),
                    str(name),
                    self.span(name),
                    self.expr(k[2]),
                    self.opt(k[3]),
                    self.empty(k[4]),
                )
        raise AssertionError(child.data)

    def if_(self, span: Span, kids: list[Child]) -> s.If:
        first = s.Branch(span, self.expr(kids[0]), self.suite(cast("Tree[Token]", kids[1])))
        branches, otherwise = [first], None
        for kid in kids[2:]:
            if kid is None:
                continue
            tree = cast("Tree[Token]", kid)
            if tree.data == "else_":
                otherwise = self.opt_suite(tree)
            else:
                condition, body = self.kids(tree)
                branches.append(s.Branch(self.span(tree), self.expr(condition), self.suite(cast("Tree[Token]", body))))
        return s.If(span, tuple(branches), otherwise)

    def arm(self, child: Child) -> s.Arm:
        tree = cast("Tree[Token]", child)
        *labels, body = self.kids(tree)
        return s.Arm(self.span(tree), tuple(self.label(x) for x in labels), self.suite(cast("Tree[Token]", body)))

    def label(self, child: Child) -> s.Label:
        tree = cast("Tree[Token]", child)
        span, kids = self.span(tree), self.kids(tree)
        match tree.data:
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
    def choice(self, tree: Tree[Token]) -> s.Choice:
        kids = self.kids(tree)
        amount = self.amount(kids[0]) if tree.data == "choice_of" else None
        xs, where = kids[-2:]
        return s.Choice(self.span(tree), amount, self.expr(xs), self.opt(where))

    def modifier(self, tree: Tree[Token]) -> s.Modifier:
        target, op, value, where = self.kids(tree)
        return s.Modifier(self.span(tree), self.expr(target), str(op), self.expr(value), self.opt(where))

    def decl(self, tree: Tree[Token]) -> s.Decl:
        kind, _, default = self.kids(tree)
        return s.Decl(self.span(tree), self.type(kind), self.opt(default))

    def type(self, child: Child) -> s.TypeName:
        tree = cast("Tree[Token]", child)
        span, k = self.span(tree), self.kids(tree)
        match tree.data:
            case "optional":
                return s.TypeName(span, "optional", parts=(self.type(k[0]),))
            case "named_type":
                return s.TypeName(span, "named", str(k[0]))
            case "int_range":
                return s.TypeName(span, "range", low=self.number(k[0]), high=self.number(k[1]))
            case "name_of":
                return s.TypeName(span, "name", str(k[0]))
            case "list_of" | "zone_of" | "value_of":
                return s.TypeName(span, str(tree.data)[:-3], parts=(self.type(k[0]),))
            case "map_of":
                return s.TypeName(span, "map", parts=(self.type(k[0]), self.type(k[1])))
            case "effect_type":
                params = [] if k[1] is None else [cast("Tree[Token]", p) for p in self.kids(cast("Tree[Token]", k[1]))]
                names = tuple(str(self.kids(p)[0]) for p in params)
                parts = tuple(self.type(self.kids(p)[1]) for p in params)
                return s.TypeName(span, "effect", "" if k[0] is None else str(k[0]), parts=parts, names=names)
        raise AssertionError(tree.data)
