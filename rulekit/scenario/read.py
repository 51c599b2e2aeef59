"""The scenarios of a ruleset, from the files under its `tests/`, with everything that is wrong in them.

    files -> YAML trees -> shape check -> names looked up in the ruleset -> Scenario

A file with a wrong shape gives no scenarios; of one with a wrong name only the scenarios that have it are left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from rulekit.diagnostics import Diagnostics, Related
from rulekit.ruleset.load import read_source, read_yaml
from rulekit.ruleset.model import Ruleset
from rulekit.ruleset.schema import check_shape
from rulekit.ruleset.tree import Map, Node, Scalar, Seq, items, pairs
from rulekit.scenario.equivalent import FILE as EQUIVALENT
from rulekit.scenario.model import Answer, Happening, Meanwhile, Nobody, Refused, Scenario
from rulekit.scenario.names import Names
from rulekit.scenario.read_checks import read_checks, read_prompt
from rulekit.scenario.read_given import check_key, read_given, read_pin, read_players, under
from rulekit.scenario.values import Values

FOLDER = "tests"


@dataclass(frozen=True, slots=True)
class Sheet:
    """A scenario as it stands in its file, with the right shape; no name in it has been looked up."""

    key: Scalar
    node: Map
    defaults: Node | None


def read_sheets(folder: Path, found: Diagnostics) -> list[Sheet]:
    """The sheets of the ruleset that lies in `folder`, by file and in the order of the file; no name stands twice."""
    sheets: dict[str, Sheet] = {}
    for root in _roots(folder.resolve(), found):
        for key, node in pairs(root.get("scenarios")):
            first = sheets.get(key.text)
            if first is not None:
                related = [Related(first.key.span, "first here")]
                message = f"another scenario is called `{key.text}` too"
                found.add("scenario/twice", key.span, message, "choose another name", related)
            elif isinstance(node, Map):
                sheets[key.text] = Sheet(key, node, root.get("defaults"))
    return list(sheets.values())


def _roots(folder: Path, found: Diagnostics) -> Iterator[Map]:
    for path in sorted((folder / FOLDER).rglob("*.yaml")):
        if path == folder / EQUIVALENT:
            continue
        name = f"{folder.name}/{path.relative_to(folder).as_posix()}"
        source = read_source(path, name, None, found)
        root = read_yaml(source, found) if source else None
        if root is not None and check_shape(root, "scenarios", found) and isinstance(root, Map):
            yield root


def read_scenarios(folder: Path, ruleset: Ruleset, found: Diagnostics) -> list[Scenario]:
    """The scenarios of the ruleset that lies in `folder` in which nothing is wrong."""
    return look_up(read_sheets(folder, found), ruleset, found)


def look_up(sheets: Iterable[Sheet], ruleset: Ruleset, found: Diagnostics) -> list[Scenario]:
    """The scenarios in which nothing is wrong, once every name in them is looked up."""
    names = Names(ruleset)
    good: list[Scenario] = []
    for sheet in sheets:
        aside = Diagnostics()
        scenario = _scenario(sheet, names, aside)
        found.extend(aside)
        if not aside.errors:
            good.append(scenario)
    return good


def _scenario(sheet: Sheet, names: Names, found: Diagnostics) -> Scenario:
    given = under(sheet.node.get("given"), sheet.defaults)
    values = Values(names, read_players(given, names, found), found)
    when = sheet.node.get("when")
    return Scenario(
        name=sheet.key.text,
        span=sheet.key.span,
        given=read_given(given, values),
        when=tuple(_happening(item, values) for item in (when.items if isinstance(when, Seq) else ())),
        then=read_checks(sheet.node.get("then"), values),
    )


# ---------------------------------------------------------------------------------------------- what happens


def _happening(node: Node, values: Values) -> Happening:
    key, value = next(pairs(node))
    match key.text:
        case "nobody" if isinstance(value, Scalar):
            return Nobody(key.span, read_prompt(value, values))
        case "chance":
            return read_pin(value, values)
        case "refused":
            seat, answer = next(pairs(value))
            return Refused(seat.span, values.seat(seat.text, seat.span), _keys(answer, values))
        case "then":
            return Meanwhile(key.span, read_checks(value, values))
    return Answer(key.span, values.seat(key.text, key.span), _keys(value, values))


def _keys(node: Node, values: Values) -> tuple[str, ...]:
    """The keys of an answer: a list, or one text with blanks between them."""
    found: list[str] = []
    for item in _listed(node):
        for key in item.text.split():
            check_key(item, key, values)
            found.append(key)
    return tuple(found)


def _listed(node: Node) -> list[Scalar]:
    """The scalars of a list, or the one that stands alone."""
    return [node] if isinstance(node, Scalar) else list(items(node))
