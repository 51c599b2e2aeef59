"""Running a state: from one decision to the next. Nothing here, or below, ever calls a player."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import TracebackType
from typing import Any

from rulekit.codes import CODES
from rulekit.diagnostics import Diagnostic, Related, Severity
from rulekit.interpreter import natives
from rulekit.interpreter.chance import seeded
from rulekit.interpreter.faults import Fault, Over, Trouble
from rulekit.interpreter.indexes import is_unset
from rulekit.interpreter.layout import OUT
from rulekit.interpreter.program import Program
from rulekit.interpreter.runtime import unset
from rulekit.interpreter.sight import remember
from rulekit.interpreter.state import Present, State
from rulekit.source import Source, Span

STEPS = 200_000
"""So many loops, calls and stretches one answer may take."""


def new_state(program: Program, seed: int, skip: tuple[str, int | None] | None = None) -> State:
    """A game in the middle of its set-up: as far as all games are the same."""
    opening = program.opening
    if opening is None or program.compiler.cover is not None:
        opening = program.opening = _opening(program)
    G: State = opening.copy()
    G.rng = seeded(seed)
    if skip is not None:
        path = program.path_to(skip[0])
        if path is not None:
            G.skip = (path, skip[1])
    return G


def _opening(program: Program) -> State:
    """Set-up up to where chance comes in, or a player is asked."""
    G = State()
    layout = program.layout
    G.p = program
    G.c = program.first_cells[:]
    G.z = program.first_zones[:]
    G.present = Present(G.z[OUT])
    G.w = program.first_where[:]
    things = len(layout.what)
    G.face = [0] * things
    G.known = [0] * things
    G.age = [0] * things
    G.what = tuple(layout.what)
    G.eid = program.first_eid
    if program.board is not None:
        G.mapped = program.board.first
        G.laid = G.mapped.laid
    G.stack = [(natives.FINISH,), (program.start,)]
    G.n, G.due = STEPS, program.every_bit
    try:
        program.function("begin")(G)
    except Exception as error:
        raise fault(G, error) from None
    if program.pauses:
        G.probing = True
        advance(G)
    return G


def begin(G: State) -> None:
    """Plays to the first decision."""
    advance(G)


def advance(G: State) -> None:
    """Plays on to the next decision, or to the end. Loops and calls count their steps themselves."""
    code = G.p.code
    G.n = STEPS
    G.gaps = G.deep = 0
    if G.shown:
        G.shown = {}
    try:
        pop = G.stack.pop
        while True:
            f = pop()
            if code[f[0]](G, f) and is_asked(G):
                if G.p.changing:
                    remember(G)
                return
    except Over as over:
        _over(G, over)
    except Exception as error:
        raise fault(G, error) from None


def is_asked(G: State) -> bool:
    """All that was left in its middle goes on the stack. Has a player to answer before it goes on?"""
    if G.halted:
        natives.stack_up(G)
    again, G.again = G.again, False
    return not again


def _over(G: State, over: Over) -> None:
    G.result = (over.reason, over.winners, over.scores)
    G.stack.clear()
    G.halted.clear()
    G.pending = None


def answer(G: State, picks: Sequence[int]) -> None:
    """Takes a legal answer, as places in the list of options, and plays on."""
    pending = G.pending
    assert pending is not None
    values = pending[2]
    G.pending = None
    kind = pending[6] if len(pending) > 6 else G.p.sites[pending[1]].kind
    if kind in ("some", "order", "distribution"):
        G.r = tuple([values[i] for i in picks])
    else:
        G.r = values[picks[0]]
    advance(G)


def pending_kind(G: State) -> str:
    assert G.pending is not None
    kind = G.pending[6] if len(G.pending) > 6 else G.p.sites[G.pending[1]].kind
    return "one" if kind == "offer" else str(kind)


# ------------------------------------------------------------------------------------------ what went wrong
def fault(G: State, error: Exception) -> Fault:
    """What went wrong as a diagnostic: the place in the YAML, and the clauses that led there."""
    if isinstance(error, Fault):
        return error
    program: Program = G.p
    places = _places(program, error.__traceback__)
    for frame in reversed(G.stack):
        stretch = program.table.stretches.get(frame[0])
        if stretch is not None and stretch.span is not None:
            places.append((stretch.title, stretch.span))
    code, message, hint = "run/fault", f"this cannot be worked out: {error}", ""
    if is_unset(error):
        error = unset()
    if isinstance(error, Trouble):
        code, message, hint = error.code, error.message, error.hint
    elif isinstance(error, ZeroDivisionError):
        code, message, hint = "run/divide", "this divides by 0", "test the divisor first"
    elif isinstance(error, RecursionError):
        code, message = "run/frames", "calls are nested too deep"
    span = places[0][1] if places else Span(Source(program.ruleset.id, ""), 0, 0)
    related: list[Related] = []
    for title, where in places[1:]:
        if all(where != known.span for known in related) and len(related) < 12:
            related.append(Related(where.head(), f"led there: {title}" if title else "led there"))
    return Fault(Diagnostic(code, Severity(CODES[code].severity), message, span.head(), hint, tuple(related)))


def _places(program: Program, trace: TracebackType | None) -> list[tuple[str, Span]]:
    """The YAML places of the generated code in a traceback, the innermost first."""
    found: list[tuple[str, Span]] = []
    while trace is not None:
        file = trace.tb_frame.f_code.co_filename
        spans = program.table.line_spans.get(file)
        if spans is not None and trace.tb_lineno - 1 < len(spans):
            span = spans[trace.tb_lineno - 1]
            if span is not None:
                found.insert(0, (program.table.titles.get(file, ""), span))
        trace = trace.tb_next
    return found


# ------------------------------------------------------------------------------------------ playing at random
def random_picks(G: State, draw: Any) -> list[int]:
    """A legal answer by chance; `draw(n)` gives a number below n."""
    pending = G.pending
    assert pending is not None
    values = pending[2]
    kind = pending_kind(G)
    if kind == "some":
        low, high = pending[3], pending[4]
        count = low + (draw(high - low + 1) if high > low else 0)
        rest = list(range(len(values)))
        return [rest.pop(draw(len(rest))) for _ in range(count)]
    if kind == "order":
        rest = list(range(len(values)))
        return [rest.pop(draw(len(rest))) for _ in values]
    if kind == "distribution":
        return [draw(len(values)) for _ in range(pending[3])]
    return [draw(len(values))]


_PRIME = (1 << 31) - 1
_FACTOR = 48271


def _first_number(seed: int) -> int:
    return seeded(seed) % (_PRIME - 1) + 1


def drawing(seed: int) -> Callable[[int], int]:
    """Random numbers below n, as `play_out` draws them: a quick generator, good enough to pick answers by."""
    number = _first_number(seed)

    def draw(n: int) -> int:
        nonlocal number
        number = number * _FACTOR % _PRIME
        return number * n >> 31

    return draw


def play_out(G: State, seed: int, most: int = 1 << 62) -> int:
    """Plays with random answers to the end, or for so many decisions at most; gives the number of decisions.

    Nobody looks on, so what must always hold is tested only once, when the game is over.
    """
    code, simple, changing = G.p.code, G.p.register.simple, G.p.changing
    number = _first_number(seed)
    stack, halted = G.stack, G.halted
    pop = stack.pop

    def draw(n: int) -> int:
        nonlocal number
        number = number * _FACTOR % _PRIME
        return number * n >> 31

    decisions = 0
    if G.pending is None:
        return decisions
    G.checks = False
    try:
        for decisions in range(1, most + 1):  # noqa: B007
            pending: Any = G.pending
            values = pending[2]
            if simple[pending[1]] or len(pending) > 6:
                number = number * _FACTOR % _PRIME
                G.r = values[number * len(values) >> 31]
            else:
                G.r = tuple([values[i] for i in random_picks(G, draw)])
            G.n = STEPS
            if G.shown:
                G.shown = {}
            while True:
                f = pop()
                if code[f[0]](G, f):
                    if halted:
                        stack[-1:-1] = halted[::-1]
                        halted.clear()
                        if G.again:
                            G.again = False
                            continue
                    if changing:
                        remember(G)
                    break
    except Over as over:
        _over(G, over)
        _hold(G)
    except Exception as error:
        G.pending = None
        raise fault(G, error) from None
    G.checks = True
    return decisions


def _hold(G: State) -> None:
    """Tests what must always hold."""
    if "invariants" in G.p.namespace:
        G.n = STEPS
        try:
            G.p.function("invariants")(G)
        except Exception as error:
            raise fault(G, error) from None
