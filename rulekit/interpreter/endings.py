"""What is tested after each clause: ends, conditions that become true, bundles that run out; and the scores."""

from __future__ import annotations

import re
from collections.abc import Iterable

from rulekit.dsl.types import List, Thing
from rulekit.interpreter.bundles import bundle_test, not_off
from rulekit.interpreter.compiler import Compiler, Listener, line
from rulekit.interpreter.events import clause_text, clause_unit, rests_not
from rulekit.interpreter.exprs import Text
from rulekit.interpreter.keeping import every_bit, notes_changes, tests_only
from rulekit.interpreter.layout import Home
from rulekit.interpreter.pycode import label
from rulekit.interpreter.units import EVERY_TEST, Call, For, If, Op, Py, Unit, walk
from rulekit.interpreter.values import head_while_on, speaks_of_you
from rulekit.ruleset.model import EndDef, ScoresDef
from rulekit.source import Span

ENDING = 1
"""The bit that says that ends and `until` are to be tested; what becomes true has the bits after it."""
NEWS = "NEWS"
"""What tests everything, by what is on."""
_KEPT = re.compile(r"(G\.(turn|gaps)|[a-z]\w*_\d+(, [a-z]\w*_\d+)*,?) [-+]?= |.*\bend_(turn|round)\(G\)$")
"""What is only named, or counted for a limit: no condition looks at that. Ends of turns and rounds see to it."""
_CHANGING = re.compile(
    r"\b_(move|put|put_all|draw|deal|draw_one|turn|create|shuffle|set_track|switch_on|switch_off|lay)\(|; G\."
)
_MOVING = re.compile(r"(\w+_\d+ = )?_(move|put|put_all|draw|deal|draw_one|shuffle|show|lay)\([^;]*\)")
"""What changes where things are, or who knows them, and nothing else."""
_ONLY_END = re.compile(r"    if (\(.*\)): out = \[\*\(out or \(\)\), .*\]")


def check_op(compiler: Compiler, span: Span | None, short: bool = True) -> Op:
    """The test after a clause: one line where it can only end the game, if it may be `short`."""
    if notes_changes(compiler):
        new = compiler.local("new")
        check = check_unit(compiler)
        due = f"G.due & {label(tests_only(compiler))}" if compiler.kept else "G.due"
        news = f"{NEWS}[G.bases]" if check.foreign else "news"
        return If(f"{due} and G.live and ({new} := {news}(G))", [Call(check, (new,), None, span)], [], span)
    _ends(compiler)
    tests = [code for code in compiler.functions["ends"][0] if code.strip().startswith("if ")]
    only = _ONLY_END.fullmatch(tests[0]) if short and len(tests) == 2 else None
    if only is not None and len(only[1]) < 120:
        return Py(f"if G.live and {only[1]}: ends(G)", (), span)
    return Py("if G.live: ends(G)", (), span)


def check_unit(compiler: Compiler) -> Unit:
    """What hears that conditions have become true: (those that have)."""

    def make(unit: Unit) -> list[Op]:
        _news(compiler)
        chosen: list[Op] = []
        for listener in reversed(compiler.becoming):
            if bundle_test(compiler, listener.source.home) == "False":
                continue
            call = Call(clause_unit(compiler, listener), ("entry_0[1]", "entry_0[2]"), None, listener.trigger.span)
            chosen = [If(f"entry_0[0] == {listener.number}", [call], chosen)]
        return [For("entry_0", "new_0", chosen)]

    return compiler.unit("check", "what is tested after each clause", None, ("new_0",), make, check_unit)


def _news(compiler: Compiler) -> None:
    """The function that tests everything, and gives the conditions that have become true."""
    tests = tests_only(compiler)
    lines = ["def news(G):", f"    due_0 = G.due & {tests}", "    G.due ^= due_0"]
    if _untils(compiler):
        lines += [
            f"    if due_0 & {ENDING}:",
            "        on_0 = G.bases",
            "        untils(G)",
            "        if G.bases is not on_0:",
        ]
        lines.append(f"            due_0, G.due = {tests}, {every_bit(compiler) & ~tests}")
    lines += _when_due(ENDING, _ends(compiler))
    if compiler.becoming:
        for bit, tests_of in _truths(compiler):
            lines += _when_due(bit, tests_of)
    compiler.functions["news"] = ([*lines, "    return ()"], None)


def _when_due(bit: int, tests: list[str]) -> list[str]:
    """Tests that are made when they are due."""
    inside = [line(f"    {code}", getattr(code, "span", None)) for code in tests]
    return [f"    if due_0 & {bit}:", *inside] if tests else []


def test_bits(compiler: Compiler) -> dict[int, int]:
    """For each clause that waits for something, which bit says that it is to be tested."""
    return {listener.number: test_bit(compiler, listener) for listener in compiler.becoming}


def test_bit(compiler: Compiler, listener: Listener) -> int:
    """Which bit says that what a clause waits for is to be tested."""
    return ENDING << 1 + compiler.becoming.index(listener)


def mark_changes(compiler: Compiler, units: Iterable[Unit]) -> None:
    """After whatever a condition could notice, a test is due."""
    if "check" not in compiler.made and not compiler.kept:
        return
    moved = compiler.moves_due()
    for unit in units:
        for op in walk(unit.body):
            if isinstance(op, Py) and op.due and (_CHANGING.search(op.code) or not _KEPT.match(op.code)):
                due = moved if _MOVING.fullmatch(op.code) and op.due == EVERY_TEST else op.due
                if due == EVERY_TEST:
                    op.code += f"; G.due = {label(every_bit(compiler))}"
                elif due:
                    op.code += f"; G.due |= {label(due)}"


def _each_home(compiler: Compiler) -> list[tuple[Home, list[str], str, Text]]:
    """Homes that can be on: with the line before, the indentation, and a text that knows the instance."""
    found: list[tuple[Home, list[str], str, Text]] = []
    for home in compiler.layout.homes:
        if bundle_test(compiler, home) == "False":
            continue
        text = Text(compiler, home)
        if home.bundle is not None:
            text.card, text.this = home.bundle.card, str(compiler.layout.number_of[home.bundle.card])
        found.append((home, *head_while_on(text, home), text))
    return found


def _ends(compiler: Compiler) -> list[str]:
    """The function that ends the game by what holds now. Gives the tests whether anything does, which call it."""
    lines = ["def ends(G):", "    out = None"]
    tests: list[str] = []
    for home, head, depth, text in _each_home(compiler):
        if home.rules.ends:
            lines += head
            tests += head
        for end in home.rules.ends:
            held = f"({end_key(end)!r}, {_winners(text, end)})"
            place = end.conditions[0].test.span if end.conditions else None
            rests = not_off(compiler, {f"ends.{end.name}"}) if home.bundle is None else ""
            test = f"{_all(text, end)} and {rests}" if rests else _all(text, end)
            lines.append(line(f"{depth}if {test}: out = [*(out or ()), {held}]", place))
            tests.append(line(f"{depth}if {test}: ends(G)", place))
    lines.append("    if out: _ended(G, out)")
    compiler.functions["ends"] = (lines, None)
    return tests


def end_key(end: EndDef) -> str:
    return f"end-{end.name}"


def _all(text: Text, end: EndDef) -> str:
    return " and ".join(text.test(condition.test) for condition in end.conditions) or "True"


def _winners(text: Text, end: EndDef) -> str:
    return f"tuple({text.expr(end.winners, List(Thing('player')))})" if end.winners is not None else "()"


def _untils(compiler: Compiler) -> bool:
    lines = ["def untils(G):"]
    for home in compiler.layout.homes:
        if home.bundle is None or home.side is not None or home.always or home.bundle.until is None:
            continue
        text = Text(compiler, home)
        text.instance = compiler.local("base")
        text.card, text.this = home.bundle.card, str(compiler.layout.number_of[home.bundle.card])
        lines.append(f"    for {text.instance} in G.bases[{home.number}]:")
        lines.append(f"        if {text.expr(home.bundle.until)}: _switch_off(G, {home.number}, {text.instance})")
    if len(lines) > 1:
        compiler.functions["untils"] = (lines, None)
    return len(lines) > 1


def _truths(compiler: Compiler) -> list[tuple[int, list[str]]]:
    """Which `becomes` conditions hold now, as (clause, thing, instance). Gives the tests whether that has changed.

    What held when it was last tested is in `G.held`, a bit for each clause; a test may fear too much.
    """
    changed: list[tuple[int, list[str]]] = []
    became = f"return _became(G, truths(G, due_0), due_0, {compiler.constant('B', test_bits(compiler))})"
    lines = ["def truths(G, due_0):", "    out = []"]
    for listener in compiler.becoming:
        source, becomes = listener.source, listener.trigger.becomes
        assert becomes is not None
        on = bundle_test(compiler, source.home)
        if on == "False":
            continue
        thing = "None"
        text = clause_text(compiler, listener)
        lines.append(f"    if due_0 & {test_bit(compiler, listener)}:")
        head, depth = head_while_on(text, source.home)
        lines += [f"    {one}" for one in head]
        depth += "    "
        inst = text.instance if on == "instances" else "None"
        bit = test_bit(compiler, listener)
        sources = None
        if source.card is not None or source.kind is not None:
            thing = compiler.local("x")
            sources = text.sources(source)
            lines.append(f"{depth}for {thing} in {sources}:")
            depth += "    "
            text.this = thing
            if speaks_of_you(becomes):
                text.you = compiler.local("you")
                lines.append(f"{depth}{text.you} = {text.holder_of(thing)}")
                lines.append(f"{depth}if {text.you} is None: continue")
        optional = 1 if listener.trigger.body.may is not None else 0
        entry = f"({listener.number}, {thing}, {inst}, {optional})"
        rests = rests_not(compiler, listener)
        test = f"{rests} and {text.expr(becomes)}" if rests else text.expr(becomes)
        lines.append(line(f"{depth}if {test}: out.append({entry})", becomes.span))
        if sources is None and on != "instances":
            whole = test if on == "True" else f"{on} and {test}"
            parted = [f"    if G.held & {bit}:", f"        if not ({whole}): {became}", f"    elif {whole}: {became}"]
            changed.append((bit, parted))
            continue
        other = f"(not ({test})) is not (not G.held & {bit})"
        bases = f"G.bases[{source.home.whole.number}]"
        if sources is None:
            other = f"len({bases}) > 1 or [{inst} for {inst} in {bases} if {other}]"
        elif on == "instances":
            other = f"G.held & {bit} or {bases}"
        else:
            asked = "" if speaks_of_you(becomes) else f" if {test}"
            other = f"G.held & {bit} or [{thing} for {thing} in {sources}{asked}]"
        changed.append((bit, [f"    if {other}: {became}"]))
    lines.append("    return out")
    compiler.functions["truths"] = (lines, None)
    return changed


def scores_functions(compiler: Compiler) -> bool:
    """Points, tie and title of a player, the newest bundle that is on having the last word. False if nobody counts."""
    said: list[tuple[Home, ScoresDef, str]] = []
    for home in compiler.layout.homes:
        on = bundle_test(compiler, home)
        if home.rules.scores is not None and on != "False":
            said.append((home, home.rules.scores, on))
    for word in ("points", "tie", "lowest", "titles"):
        name = "lowest_wins" if word == "lowest" else word
        lines = [f"def {name}(G, you_0):"]
        if any(on == "instances" for _, _, on in said):
            lines.append("    for number_0, base_0 in reversed(G.on):")
            lines += [
                _moved(one, "        ", "")
                for home, scores, on in said
                if on == "instances"
                for one in _said(compiler, home, scores, word)
            ]
            lines.append("        pass")
        for home, scores, on in reversed(said):
            if on != "instances":
                lines += [_moved(one, "    ", on) for one in _said(compiler, home, scores, word)]
        lines.append("    return None" if word == "titles" else "    return 0")
        compiler.functions[name] = (lines, None)
    return bool(said)


_ON = "number_0 == "


def _moved(text: str, depth: str, on: str) -> str:
    """A line further in, with the test of what is on put into it."""
    return line(depth + (text.replace(_ON, on) if on else text), getattr(text, "span", None))


def _said(compiler: Compiler, home: Home, scores: ScoresDef, word: str) -> list[str]:
    """What one place says about the scores, as a line of Python; nothing if it leaves that to others."""
    tree = getattr(scores, word)
    if tree is None or tree == ():
        return []
    text = Text(compiler, home)
    text.you = "you_0"
    text.instance = None if home.always else "base_0"
    code = str(tree) if word == "lowest" else _title(tree) if word == "titles" else text.expr(tree)
    test = _ON if home.always else f"{_ON}{home.whole.number}"
    return [line(f"if {test}: return {code}", getattr(tree, "span", None))]


def _title(bands: tuple[tuple[int, int | None, str], ...]) -> str:
    """The title for the points of `you`; below 0 counts as 0."""
    code = "None"
    for low, high, name in bands:
        title = None if name == "none" else name
        code = f"{title!r} if {low} <= max(0, points(G, you_0)){'' if high is None else f' <= {high}'} else {code}"
    return code
