"""The reference is made from the declarations: it is fresh, and its examples hold."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulekit.docs import PAGES, pages, uses
from rulekit.dsl.constructs import ALL
from rulekit.dsl.tables import grammar
from rulekit.interpreter.builtins import FAMILIES
from tests.helpers.cases import FOLDER, Case, run

EXAMPLES = [(form.id, form.slot, form.example) for forms in ALL.values() for form in forms]
EXAMPLES += [(item.name, item.slot, item.example) for family in FAMILIES.values() for item in family]


def test_pages_are_fresh() -> None:
    stale = [name for name, text in pages().items() if (PAGES / name).read_text(encoding="utf-8") != text]
    assert not stale, "run `make docs`"


@pytest.mark.parametrize(("name", "slot", "example"), EXAMPLES, ids=[name for name, _, _ in EXAMPLES])
def test_example(name: str, slot: str, example: str, tmp_path: Path) -> None:
    assert run(Case(FOLDER / "reference.yaml", name, [], [], {slot: example}), tmp_path) == []


def test_built_ins_of_a_single_game_are_few_and_have_a_reason() -> None:
    used = uses()
    single = [item for family in FAMILIES.values() for item in family if len(used.get(item.name, ())) <= 1]
    assert len(single) <= 5
    assert not [item.name for item in single if not item.reason]
    assert not [item.name for family in FAMILIES.values() for item in family if item.reason and item not in single]


def test_the_grammar_has_no_conflict() -> None:
    """Lark resolves shift/reduce conflicts silently unless it is asked to speak."""
    import io
    import logging

    from lark import Lark, logger
    from lark.indenter import PythonIndenter

    class Blocks(PythonIndenter):
        NL_type, INDENT_type, DEDENT_type = "_NL", "_INDENT", "_DEDENT"
        OPEN_PAREN_types, CLOSE_PAREN_types = ["LPAR", "LSQB"], ["RPAR", "RSQB"]

    text = io.StringIO()
    handler = logging.StreamHandler(text)
    logger.addHandler(handler)
    level = logger.level
    logger.setLevel(logging.DEBUG)
    try:
        starts = ["effect", "value", "choice", "bound", "decl", "modifier"]
        Lark(grammar(), parser="lalr", start=starts, postlex=Blocks(), debug=True)
    finally:
        logger.removeHandler(handler)
        logger.setLevel(level)
    assert "onflict" not in text.getvalue()
