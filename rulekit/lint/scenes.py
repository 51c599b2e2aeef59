"""What a text tells and asks: its log lines and questions, what decides about them, and what it lays open.

A scene is one clause of the rules, walked through from its first line to its last with what each name stands for.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, fields, is_dataclass, replace

from rulekit.dsl import syntax as s
from rulekit.dsl.signature import Builtin
from rulekit.dsl.world import Procedure, Stored
from rulekit.lint.readings import NONE, SEVERAL, SOMEBODY, Reading, Readings, Secrets, joined, named
from rulekit.ruleset.model import Body, BundleDef, Condition, KindDef, MemberDef, Offer, ProcedureDef, Rules, WindowDef

Env = dict[str, Reading]


@dataclass(frozen=True, slots=True)
class Words:
    """What a log line or a question is given. `to`: the only one who reads it; `agreed`: who has just said yes."""

    node: s.Say | s.Ask | s.Prompt
    args: tuple[tuple[s.Expr, Reading], ...]
    to: str | None
    agreed: frozenset[str]


@dataclass(frozen=True, slots=True)
class Gate:
    """What decides about whether somebody is asked, or what is offered. `to`: who learns of it; None: everybody."""

    code: str
    node: s.Node
    env: Env
    to: str | None


@dataclass(frozen=True, slots=True)
class Fork:
    """A condition, and the ways on from it, each up to its end."""

    node: s.Expr
    told: Secrets
    ways: tuple[tuple[s.Stmt, ...], ...]
    agreed: frozenset[str]


@dataclass(frozen=True, slots=True)
class Opening:
    """Something hidden that is shown: by the names of things, or all that lies in places. `to` as in `Words`."""

    secrets: Secrets
    names: frozenset[str]
    to: str | None


@dataclass(slots=True)
class Scene:
    procedure: Procedure | None = None
    words: list[Words] = field(default_factory=list)
    gates: list[Gate] = field(default_factory=list)
    forks: list[Fork] = field(default_factory=list)
    openings: list[Opening] = field(default_factory=list)
    calls: set[Procedure] = field(default_factory=set)
    moves: list[tuple[Secrets, Secrets]] = field(default_factory=list)
    shuffled: set[Stored] = field(default_factory=set)


def scenes(readings: Readings, rules: Rules) -> Iterator[Scene]:
    """All clauses of a ruleset, but not what one side alone may read: nothing of that reaches another."""
    for part, offered in _clauses(rules, rules):
        scene = Scene(part.procedure if isinstance(part, ProcedureDef | WindowDef) else None)
        walk = _Walk(readings, scene)
        match part:
            case s.Suite():
                walk.block(part.body, {})
            case ProcedureDef():
                walk.procedure(part)
            case WindowDef():
                walk.window(part)
            case Body():
                walk.body(part, offered)
        yield scene


Clause = s.Suite | Body | WindowDef | ProcedureDef


def _clauses(part: object, rules: Rules, offered: bool = False) -> Iterator[tuple[Clause, bool]]:
    """The clauses in a part of the model; whether they are offers."""
    match part:
        case s.Suite() | Body() | WindowDef() | ProcedureDef():
            yield part, offered
        case Offer():
            yield part.body, True
        case MemberDef() | KindDef():
            kind = part.card.kind if isinstance(part, MemberDef) else part.kind.name
            yield from _parts(part, rules, "offer" in rules.world.ancestry(kind))
        case BundleDef():
            yield from _clauses((part.replaces, part.texts, part.rules), part.rules)
        case tuple():
            for item in part:
                yield from _clauses(item, rules, offered)
        case dict():
            yield from _clauses(tuple(part.values()), rules, offered)
        case _ if is_dataclass(part) and type(part).__module__ == Rules.__module__:
            yield from _parts(part, rules, False)


def _parts(part: object, rules: Rules, offered: bool) -> Iterator[tuple[Clause, bool]]:
    assert is_dataclass(part)
    for each in fields(part):
        yield from _clauses(getattr(part, each.name), rules, offered and each.name == "body")


class _Walk:
    def __init__(self, readings: Readings, scene: Scene) -> None:
        self.readings = readings
        self.scene = scene
        self.agreed: frozenset[str] = frozenset()

    # ------------------------------------------------------------------------------ clauses
    def procedure(self, part: ProcedureDef) -> None:
        env: Env = {}
        done = part.do.body if part.do is not None else ()
        for condition in part.conditions:
            self._fork(condition.test, [done, ()], env)
        self._lets(part.lets, env)
        self.block(done, env)

    def window(self, part: WindowDef) -> None:
        asked = part.asks.name
        self._gate("condition", part.asks.xs, {}, None)
        env: Env = {asked: Reading(label=asked)}
        if part.asks.where is not None:
            self._gate("condition", part.asks.where, env, asked)
        for pick in part.picks:
            self._candidates(pick.name, pick.choice, asked, env)
        self.agreed = frozenset({asked})
        self.block(part.yes.body, env)
        self.agreed = frozenset()
        self.block(part.nobody.body if part.nobody is not None else (), {})

    def body(self, part: Body, offered: bool) -> None:
        env: Env = {}
        if part.each is not None and part.each.where is not None and part.may is not None:
            self._gate("condition", part.each.where, env, None)
        if offered or part.may is not None:
            self._gates("option" if offered else "condition", part.conditions, env)
        for pick in part.picks:
            self._candidates(pick.name, pick.choice, "you", env)
        self._gates("option", part.needs if part.picks else (), env)
        self._lets(part.lets, env)
        for outcome in part.outcomes:
            self.block(outcome.do.body, env)
        self.block(part.do.body if part.do is not None else (), env)
        self.block(part.then.body if part.then is not None else (), {})

    def _lets(self, lets: Iterable[tuple[str, s.Expr]], env: Env) -> None:
        for name, value in lets:
            env[name] = named(self.readings.read(value, env), name)

    def _gates(self, code: str, conditions: Iterable[Condition], env: Env) -> None:
        for condition in conditions:
            self._gate(code, condition.test, env, "you")

    def _gate(self, code: str, node: s.Node | None, env: Env, to: str | None) -> None:
        if node is not None:
            self.scene.gates.append(Gate(code, node, dict(env), to))

    def _candidates(self, name: str, choice: s.Choice | s.Choose | s.Sealed, to: str, env: Env) -> None:
        """What is on a menu, and how many of it; then the name of what was picked."""
        found = self.readings.read(choice.xs, env)
        candidate = replace(found, label=name)
        for part in (choice.xs, choice.amount, choice.where):
            self._gate("option", part, {**env, name: candidate} if part is choice.where else env, to)
        things = self.readings.chosen(name, choice.xs, choice.where, env).things
        env[name] = named(Reading(things=things), name)

    # ------------------------------------------------------------------------------ statements
    def block(self, body: Sequence[s.Stmt], outer: Env) -> None:
        env = dict(outer)
        for at, node in enumerate(body):
            self._statement(node, env, body[at + 1 :])

    def _statement(self, node: s.Stmt, env: Env, rest: Sequence[s.Stmt]) -> None:
        match node:
            case s.Let():
                env[node.name] = named(self._right(node.value, env), node.name)
            case s.Assign():
                self._assign(node, env)
            case s.Do():
                self._right(node.call, env)
            case s.Return() if node.value is not None:
                self._right(node.value, env)
            case s.Move():
                self._move(node, env)
            case s.Reveal():
                self._open(node.things, env, None)
            case s.Show():
                self._open(node.things, env, self._label(node.to, env))
            case s.Say():
                self._words(node, node.args, env, None if node.to is None else self._label(node.to, env))
            case s.Ask():
                who = self._label(node.who, env)
                self._words(node, node.args, env, who)
                agreed, self.agreed = self.agreed, self.agreed | {who}
                self.block(node.then.body, env)
                self.agreed = agreed
                self.block(node.otherwise.body if node.otherwise is not None else (), env)
            case s.If():
                self._if(node, env, rest)
            case s.Match():
                self._fork(node.subject, [arm.body.body for arm in node.arms], env)
                for arm in node.arms:
                    self.block(arm.body.body, env)
            case s.For():
                self._for(node, env)
            case s.Repeat():
                self.block(node.body.body, env)
            case s.Choose():
                who = self._label(node.who, env)
                self._words(node.prompt, node.prompt.args if node.prompt is not None else (), env, who)
                self._candidates(node.name, node, who, env)
            case s.Sealed():
                inner = self._with(node.who, env)
                self._words(node.prompt, node.prompt.args if node.prompt is not None else (), inner, node.who.name)
                self._candidates(node.name, node, node.who.name, inner)
                env[node.name] = inner[node.name]
            case s.Random():
                found = self.readings.chosen(node.name, node.xs, node.where, env)
                env[node.name] = named(Reading(things=found.things), node.name)

    def _right(self, node: s.Rhs, env: Env) -> Reading:
        """What stands right of `=`, or alone: an expression, a call, a question."""
        match node:
            case s.Call():
                callee = self.readings.notes.refs.get(node)
                if isinstance(callee, Procedure):
                    self.scene.calls.add(callee)
                elif isinstance(callee, Builtin) and callee.name == "shuffle":
                    things = self.readings.read(node.args[0].value, env).things
                    self.scene.shuffled |= {secret.slot for secret in things}
            case s.Divide() | s.Order():
                who = self._label(node.who, env)
                self._words(node.prompt, node.prompt.args if node.prompt is not None else (), env, who)
                if isinstance(node, s.Divide):
                    for part in (node.amount, node.among.xs, node.at_most):
                        self._gate("option", part, env, who)
                    self._gate("option", node.among.where, self._with(node.among, env), who)
                    return Reading()
                return Reading(things=self.readings.read(node.things, env).things)
        return self.readings.read(node, env)

    def _assign(self, node: s.Assign, env: Env) -> None:
        found = self._right(node.value, env)
        target = node.target
        slot = self.readings.notes.refs.get(target)
        if isinstance(target, s.Name) and target.id in env:
            env[target.id] = replace(joined((env[target.id], named(found, target.id))), label=env[target.id].label)
        elif isinstance(target, s.Field) and target.name == "face":
            if isinstance(node.value, s.Name) and node.value.id == "up":
                self._open(target.of, env, None)
        elif isinstance(slot, Stored) and self.readings.sight(slot).word == "all":
            self._publish(found)

    def _move(self, node: s.Move, env: Env) -> None:
        found = self.readings.read(node.things, env)
        ends = [self.readings.read(node.to, env)]
        if node.source is not None:
            ends.append(self.readings.read(node.source, env))
            if not all(end.told for end in ends):
                self._publish(found)
            found = Reading(things=ends[1].things)
        into = ends[0].things
        if into:
            self.scene.moves.append((found.things, into))
        seen = [self.readings.sight(secret.slot).word for secret in into]
        if node.source is None and seen and all(word == "all" or (word, node.face) == ("face", "up") for word in seen):
            self._open(node.things, env, None)

    def _publish(self, found: Reading) -> None:
        """Something that all can see depends on it from now on."""
        if found.told:
            names = frozenset(name for secret in found.told for name in secret.names)
            plain = frozenset(secret for secret in found.told if not secret.names)
            self.scene.openings.append(Opening(plain, names, None))

    def _open(self, node: s.Expr, env: Env, to: str | None) -> None:
        found = self.readings.read(node, env)
        if isinstance(node, s.Name) and node.id in env:
            opened = Opening(NONE, frozenset({node.id}), to)
        else:
            opened = Opening(found.face, frozenset(), to)
        self.scene.openings.append(opened)

    def _for(self, node: s.For, env: Env) -> None:
        before = len(self.scene.openings)
        self.block(node.body.body, self._with(node.binding, env))
        if node.binding.where is None:
            for opening in self.scene.openings[before:]:
                if node.binding.name in opening.names:
                    self._open(node.binding.xs, env, opening.to)

    def _if(self, node: s.If, env: Env, rest: Sequence[s.Stmt]) -> None:
        ways = [branch.body.body for branch in node.branches]
        ways.append(node.otherwise.body if node.otherwise is not None else ())
        if any(_leaves(way) for way in ways):
            ways = [way if _leaves(way) else (*way, *rest) for way in ways]
        for at, branch in enumerate(node.branches):
            self._fork(branch.condition, ways[at:], env)
            self.block(branch.body.body, env)
        self.block(node.otherwise.body if node.otherwise is not None else (), env)

    def _fork(self, node: s.Expr, ways: Sequence[tuple[s.Stmt, ...]], env: Env) -> None:
        told = self.readings.read(node, env).told
        if told:
            self.scene.forks.append(Fork(node, told, tuple(ways), self.agreed))

    def _words(self, node: s.Say | s.Ask | s.Prompt | None, args: Iterable[s.Arg], env: Env, to: str | None) -> None:
        if node is not None:
            given = [
                (arg.value, self.readings.read(arg.value, env)) for arg in args if not isinstance(arg.value, s.Gen)
            ]
            self.scene.words.append(Words(node, tuple(given), to, self.agreed))

    def _with(self, binding: s.Binding, env: Env) -> Env:
        """The names in a block for each of some."""
        return {**env, binding.name: named(self.readings.each(binding, env), binding.name)}

    def _label(self, node: s.Expr, env: Env) -> str:
        label = self.readings.read(node, env).label
        return SOMEBODY if label == SEVERAL else label


def _leaves(way: Sequence[s.Stmt]) -> bool:
    return bool(way) and isinstance(way[-1], s.Return | s.Stop)
