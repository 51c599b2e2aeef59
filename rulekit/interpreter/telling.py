"""Which procedures and clauses only tell something: where nothing is told, they are left out."""

from __future__ import annotations

from rulekit.dsl import syntax as s
from rulekit.dsl.world import Procedure
from rulekit.interpreter.compiler import Compiler, Listener
from rulekit.ruleset.model import Body, ProcedureDef


def left_out(compiler: Compiler, procedure: Procedure) -> bool:
    """Need this not be called, as nobody is told what it says?"""
    return not compiler.tells and _tells(compiler, procedure, frozenset())


def listeners(compiler: Compiler, procedure: Procedure) -> list[Listener]:
    """All that listen to an event, but for those that only tell something where nothing is told."""
    heard = compiler.listeners_to.get(procedure, [])
    return heard if compiler.tells else [listener for listener in heard if not _clause_tells(compiler, listener)]


def _clause_tells(compiler: Compiler, listener: Listener, inside: frozenset[Procedure] = frozenset()) -> bool:
    body = listener.trigger.body
    plain = Body(conditions=body.conditions, lets=body.lets, do=body.do)
    told = all(getattr(body, name) == getattr(plain, name) for name in Body.__slots__)
    return told and listener.trigger.hears != "instead" and _suite_tells(compiler, body.do, inside)


def _tells(compiler: Compiler, procedure: Procedure, inside: frozenset[Procedure]) -> bool:
    """Does a procedure, with all that listens to it, change nothing and ask nobody?"""
    definition, _, _ = compiler.definitions.get(procedure, (None, None, None))
    if procedure in inside or procedure.gives is not None or not isinstance(definition, ProcedureDef):
        return False
    if procedure in compiler.replaces or not _suite_tells(compiler, definition.do, inside | {procedure}):
        return False
    heard = compiler.listeners_to.get(procedure, ())
    return all(_clause_tells(compiler, listener, inside | {procedure}) for listener in heard)


def _suite_tells(compiler: Compiler, suite: s.Suite | None, inside: frozenset[Procedure]) -> bool:
    return suite is None or all(_statement_tells(compiler, statement, inside) for statement in suite.body)


def _statement_tells(compiler: Compiler, statement: s.Stmt, inside: frozenset[Procedure]) -> bool:
    match statement:
        case s.Say() | s.Nothing():
            return True
        case s.Do(call=s.Call() as call):
            callee = compiler.notes.refs.get(call)
            return isinstance(callee, Procedure) and _tells(compiler, callee, inside)
        case s.If():
            parts = (*(branch.body for branch in statement.branches), statement.otherwise)
            return all(_suite_tells(compiler, part, inside) for part in parts)
        case s.For():
            return _suite_tells(compiler, statement.body, inside)
    return False
