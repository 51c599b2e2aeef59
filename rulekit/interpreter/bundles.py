"""Whether a bundle is on: always, never, while a condition holds, or in instances that an effect switched on."""

from __future__ import annotations

from rulekit.interpreter.compiler import Compiler, Source
from rulekit.interpreter.exprs import Text
from rulekit.interpreter.layout import Home


def bundle_test(compiler: Compiler, home: Home) -> str:
    """`True`, `False`, `instances`, or a condition in Python."""
    known = compiler.on_if.get(home.number)
    if known is None:
        known = compiler.on_if[home.number] = _test(compiler, home)
    return known


def _test(compiler: Compiler, home: Home) -> str:
    if home.bundle is None:
        return "True"
    if home.side is not None and home.above is not None:
        return bundle_test(compiler, home.above)
    above = bundle_test(compiler, home.above) if home.above is not None else "True"
    if above == "False":
        return "False"
    if home.bundle.on_if is None:
        return "instances" if compiler.on is None or home.number in compiler.on else "False"
    text = Text(compiler, home)
    test = text.expr(home.bundle.on_if)
    constant = text.constant(test)
    if constant is not None:
        test = str(bool(constant))
    if above not in ("True", "instances") and test != "False":
        return f"({above} and {test})" if test != "True" else above
    return test


def not_off(compiler: Compiler, paths: set[str]) -> str:
    """The test that no bundle that is on has one of these under `off`; empty where none ever has."""
    tests: list[str] = []
    for home in homes_with_off(compiler, paths):
        on = bundle_test(compiler, home)
        if on != "False":
            tests.append({"True": "False", "instances": f"not G.bases[{home.number}]"}.get(on, f"not {on}"))
    return " and ".join(tests)


def homes_with_off(compiler: Compiler, paths: set[str]) -> list[Home]:
    """The bundles that have one of these under `off`."""
    homes = [home for home in compiler.layout.homes if home.bundle is not None and home.side is None]
    return [home for home in homes if home.bundle is not None and paths & set(home.bundle.off)]


def paths_of(compiler: Compiler, source: Source, section: str, name: str) -> set[str]:
    """How a clause may be called under `off`."""
    layout = compiler.layout
    if source.card is None:
        return {f"{section}.{name}" if source.kind is None else f"kinds.{source.kind}.{section}.{name}"}
    plurals = [part.kind.plural for kind in layout.ancestry(source.card.kind) for part, _ in layout.kinds.get(kind, ())]
    return {f"{plural}.{source.card.name}.{section}.{name}" for plural in plurals if plural}


def can_be_on(compiler: Compiler, home: Home) -> bool:
    return bundle_test(compiler, home) != "False"
