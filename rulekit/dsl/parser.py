"""Text to syntax tree. The only file that knows the parser library.

One grammar, two readers: in effects a line is a statement and indentation counts; in all other slots a line break
means nothing. A line that cannot be read is reported, taken out, and the rest is read on, so that every fault of a
text is found.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache, partial
from importlib import resources
from typing import TypeVar, cast

from lark import Lark, Token, Tree
from lark.exceptions import UnexpectedCharacters, UnexpectedInput, UnexpectedToken
from lark.indenter import DedentError, Indenter

from rulekit.diagnostics import Diagnostics
from rulekit.dsl import syntax as s
from rulekit.dsl.mistakes import explain
from rulekit.source import EmbeddedText, Span

MOST_CHARACTERS = 40_000
MOST_NESTING = 110
MOST_DIGITS = 9
MOST_FAULTS = 8

_TAB = re.compile(r"^ *\t", re.MULTILINE)
_SLOTS = ["value", "choice", "bound", "decl", "modifier"]

N = TypeVar("N", bound=s.Node)


class _Blocks(Indenter):
    NL_type = "_NL"
    OPEN_PAREN_types = ["LPAR", "LSQB"]  # noqa: RUF012
    CLOSE_PAREN_types = ["RPAR", "RSQB"]  # noqa: RUF012
    INDENT_type = "_INDENT"
    DEDENT_type = "_DEDENT"
    tab_len = 8


class _NoLines:
    """Outside effects a line break is white space."""

    always_accept = ("_NL",)

    def process(self, stream: Iterator[Token]) -> Iterator[Token]:
        return (token for token in stream if token.type != "_NL")


def grammar() -> str:
    """The text of the grammar, which is also its documentation."""
    return resources.files("rulekit.dsl").joinpath("grammar.lark").read_text(encoding="utf-8")


@cache
def _reader(slot: str) -> Lark:
    if slot == "effect":
        return _lark(["effect"], _Blocks())
    return _lark(_SLOTS, _NoLines())


def _lark(start: list[str], postlex: object) -> Lark:
    return Lark(
        grammar(),
        parser="lalr",
        start=start,
        postlex=cast(Indenter, postlex),
        propagate_positions=True,
        maybe_placeholders=True,
    )


def parse_effect(text: EmbeddedText, found: Diagnostics) -> s.Suite | None:
    """Statements."""
    return _parse("effect", text, found, lambda b, t: b.suite(t))


def parse_value(text: EmbeddedText, found: Diagnostics) -> s.Expr | None:
    """A number, a condition, a list."""
    return _parse("value", text, found, lambda b, t: b.expr(_first(t)))


def parse_choice(text: EmbeddedText, found: Diagnostics) -> s.Choice | None:
    """What a clause lets one choose."""
    return _parse("choice", text, found, lambda b, t: b.choice(t))


def parse_bound(text: EmbeddedText, found: Diagnostics) -> s.Binding | None:
    """A name and what it ranges over."""
    return _parse("bound", text, found, lambda b, t: b.binding(_first(t)))


def parse_modifier(text: EmbeddedText, found: Diagnostics) -> s.Modifier | None:
    """A change of a named value."""
    return _parse("modifier", text, found, lambda b, t: b.modifier(t))


def parse_decl(text: EmbeddedText, found: Diagnostics) -> s.Decl | None:
    """A type, with its default."""
    return _parse("decl", text, found, lambda b, t: b.decl(t))


def _parse(slot: str, text: EmbeddedText, found: Diagnostics, build: Callable[[_Builder, Tree[Token]], N]) -> N | None:
    here = text.span(0, min(len(text.text), 1))
    if len(text.text) > MOST_CHARACTERS:
        found.add("syntax/too-long", here, f"a text of more than {MOST_CHARACTERS} characters", "use procedures")
        return None
    tab = _TAB.search(text.text) if slot == "effect" else None
    if tab:
        found.add("syntax/tab", text.span(tab.end() - 1, tab.end()), "a tab in the indentation", "indent with blanks")
        return None
    body, faulty = text.text, set[int]()
    while len(faulty) < MOST_FAULTS:
        try:
            tree = _reader(slot).parse(body.rstrip() + "\n" if slot == "effect" else body, start=slot)
        except (UnexpectedInput, DedentError) as fault:
            place = _place(fault, body)
            line = body.count("\n", 0, place[0])
            if line in faulty:
                return None
            shift = _line_start(text.text, line) - _line_start(body, line)
            code = explain(_fault(fault), body, place, partial(_shifted, text, shift), slot, found)
            shorter = _without_line(body, line, code) if slot == "effect" else None
            if shorter is None:
                return None
            faulty.add(line)
            body = shorter
            continue
        if faulty:
            return None
        if _depth(tree) > MOST_NESTING:
            found.add(
                "syntax/too-deep", here, f"an expression or block nested more than {MOST_NESTING} deep", "use values"
            )
            return None
        builder = _Builder(text, found)
        built = build(builder, tree)
        return None if builder.faulty else built
    return None


def _shifted(text: EmbeddedText, by: int, start: int, end: int) -> Span:
    return text.span(start + by, end + by)


def _line_start(text: str, line: int) -> int:
    at = 0
    for _ in range(line):
        at = text.find("\n", at) + 1
    return at


def _depth(tree: Tree[Token]) -> int:
    """How deep a tree is, found without recursion."""
    deepest, level = 0, [tree]
    while level:
        deepest += 1
        level = [kid for node in level for kid in node.children if isinstance(kid, Tree)]
    return deepest


def _place(fault: UnexpectedInput | DedentError, body: str) -> tuple[int, int]:
    """Where the fault stands in the text: the token that does not fit, or the end of the text before it."""
    if isinstance(fault, UnexpectedToken):
        token = fault.token
        if token.start_pos is not None and token.type not in ("$END", "_DEDENT", "_INDENT", "_NL"):
            return token.start_pos, token.end_pos or token.start_pos + 1
        start = token.start_pos if token.start_pos is not None and token.type != "$END" else len(body)
        if token.type == "_INDENT":
            start = min(start + 1, len(body))
            while start < len(body) and body[start] in " \n":
                start += 1
            return start, start + 1
        start = len(body[: max(0, start)].rstrip()) if token.type != "_DEDENT" else start
        return max(0, start), max(0, start) + 1
    if isinstance(fault, UnexpectedCharacters):
        at = cast(int, fault.pos_in_stream)
        return at, at + 1
    return _bad_dedent(body)


def _bad_dedent(body: str) -> tuple[int, int]:
    """The first line whose indentation fits no block that is open."""
    levels = [0]
    at = 0
    for line in body.split("\n"):
        text = line.strip()
        if text and not text.startswith("#"):
            depth = len(line) - len(line.lstrip())
            if depth > levels[-1]:
                levels.append(depth)
            while depth < levels[-1]:
                levels.pop()
            if depth != levels[-1]:
                return at + depth, at + depth + 1
        at += len(line) + 1
    return 0, 1


def _fault(fault: UnexpectedInput | DedentError) -> tuple[str, frozenset[str]]:
    """What was found, and what could have stood there, as names of tokens."""
    if isinstance(fault, UnexpectedToken):
        return fault.token.type, frozenset(fault.accepts or fault.expected)
    if isinstance(fault, UnexpectedCharacters):
        return "CHARACTER", frozenset(fault.allowed or ())
    return "DEDENT", frozenset()


def _without_line(body: str, number: int, code: str) -> str | None:
    """The text with the faulty line made harmless; None if the lines after it would only be misread."""
    lines = body.split("\n")
    line = lines[number].split("#")[0]
    word = line.split()[0].rstrip(":") if line.split() else ""
    if "bracket" in code or code in ("syntax/end", "syntax/braces") or word in ("match", "switch", "case"):
        return None
    indent = line[: len(line) - len(line.lstrip())]
    if code == "syntax/missing-colon" or line.rstrip().endswith(":"):
        harmless = "if true:"
    else:
        harmless = "if true: nothing" if word in ("if", "elif", "else", "for", "repeat") else "nothing"
    lines[number] = indent + harmless
    return "\n".join(lines)


def _first(tree: Tree[Token]) -> Tree[Token]:
    return cast("Tree[Token]", tree.children[0])


Child = Tree[Token] | Token | None


class _Builder:
    """Parse tree to syntax tree. Children stand where the grammar puts them; optional ones are None."""

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
        return self.text.span(node.meta.start_pos, node.meta.end_pos)

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
