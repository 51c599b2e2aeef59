"""The ledger against the scenarios: rules that nothing shows, scenarios that show nothing, excuses without need."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rulekit.diagnostics import Related
from rulekit.lint.edits import delete_entry, value_at
from rulekit.lint.registry import Found, check
from rulekit.lint.scenarios import record_of
from rulekit.lint.subject import Subject
from rulekit.ruleset.tree import Map, items
from rulekit.scenario.ledger import FILE, Rule
from rulekit.scenario.trace import Row
from rulekit.source import Span
from rulekit.suggest import distance

_ID = re.compile(r"(.*-)([0-9]+)([a-z]?)")


def _rows(subject: Subject) -> list[Row]:
    """The rules of a ruleset that has scenarios."""
    record = record_of(subject.folder, subject.ruleset)
    return record.trace.rows if record.sheets else []


@check("ledger/rule-not-shown", "warning", "A rule of the ledger that no scenario shows.")
def rules_not_shown(subject: Subject) -> Iterator[Found]:
    record = record_of(subject.folder, subject.ruleset)
    if any(not item.code.startswith(("ledger/", "scenario/")) for item in record.found):
        return  # what the scenarios show is not known: some cannot be read
    unknown = [item.span.text for item in record.found if item.code == "ledger/unknown-rule"]
    for row in _rows(subject):
        if row.missing and not any(distance(row.rule.id, other, 1) <= 1 for other in unknown):
            hint = f"let a scenario show it (`shows: [{row.rule.id}]`), or say why none can: `exempt:`, `pending:`"
            yield Found(row.rule.span, f"no scenario shows {row.rule.id}", hint)


@check("ledger/needless-exempt", "warning", "A rule is exempt or pending, and a scenario shows it all the same.")
def needless_excuses(subject: Subject) -> Iterator[Found]:
    sheets = {sheet.key.text: sheet.key.span for sheet in record_of(subject.folder, subject.ruleset).sheets}
    for row in _rows(subject):
        word = "exempt" if row.rule.exempt else "pending" if row.rule.pending else None
        if word is not None and row.shown:
            span = _key(row.rule, word)
            shown = f"the scenario `{row.scenarios[0]}`" if row.scenarios else f"the total `{row.total}`"
            related = [Related(sheets[name], "shown here") for name in row.scenarios[:1] if name in sheets]
            message = f"{row.rule.id} is `{word}`, but {shown} shows it"
            fix = delete_entry(span) if span != row.rule.span else ()
            yield Found(span, message, f"delete `{word}`", tuple(related), fix)


def _key(rule: Rule, word: str) -> Span:
    """Where a key of a rule stands; where the rule does, if that cannot be found."""
    parts = value_at(rule.span)
    key = parts.key(word) if isinstance(parts, Map) else None
    return rule.span if key is None else key.span


@check("ledger/order", "warning", "The numbers of the rules in the ledger do not rise.")
def rules_out_of_order(subject: Subject) -> Iterator[Found]:
    rows: dict[str, list[tuple[int, str, Rule]]] = {}
    for row in record_of(subject.folder, subject.ruleset).trace.rows:
        parts = _ID.fullmatch(row.rule.id)
        if parts is not None:
            rows.setdefault(parts[1], []).append((int(parts[2]), parts[3], row.rule))
    hint = "put the rules into the order of their numbers"
    for ordered in rows.values():
        for at in range(1, len(ordered)):
            before, here = ordered[at - 1], ordered[at]
            if here[:2] >= before[:2]:
                continue
            if at > 1 and ordered[at - 2][:2] <= here[:2]:
                yield Found(before[2].span, f"{before[2].id} stands before {here[2].id}", hint)
            else:
                yield Found(here[2].span, f"{here[2].id} stands behind {before[2].id}", hint)


_NUMBER = re.compile(r"\d+")


@check("ledger/other-numbers", "warning", "A rule states other numbers in another language.")
def other_numbers(subject: Subject) -> Iterator[Found]:
    record = record_of(subject.folder, subject.ruleset)
    rules = {row.rule.id: row.rule for row in record.trace.rows}
    for translated in record.translations.values():
        for id, rule in translated.items():
            here, there = (sorted(_NUMBER.findall(one.says), key=int) for one in (rule, rules[id]))
            if here != there:
                message = f"{id} states {_listed(here)} here, but {_listed(there)} in the ledger"
                related = (Related(rules[id].span, "the rule"),)
                yield Found(rule.span, message, "state the same numbers in all languages", related)


def _listed(numbers: list[str]) -> str:
    return ", ".join(numbers) or "no number"


_SOME = 5
"""So many rules are named of those that a language lacks."""


@check("ledger/not-translated", "warning", "A language lacks rules of the ledger, and has others.")
def rules_not_translated(subject: Subject) -> Iterator[Found]:
    record = record_of(subject.folder, subject.ruleset)
    ids = [row.rule.id for row in record.trace.rows]
    for language, translated in record.translations.items():
        lacking = [id for id in ids if id not in translated]
        if not lacking or not translated:
            continue
        first = ids.index(lacking[0])
        beside = translated[ids[first - 1]] if first else next(iter(translated.values()))
        named = ", ".join(lacking[:_SOME]) + (f" and {len(lacking) - _SOME} more" if len(lacking) > _SOME else "")
        message = f"in `{language}` the ledger lacks {named}"
        yield Found(beside.span, message, "say them too, in the order of the ledger")


@check("scenario/no-rule", "warning", "A scenario does not say which rule it shows.")
def scenarios_without_rule(subject: Subject) -> Iterator[Found]:
    record = record_of(subject.folder, subject.ruleset)
    rows = record.trace.rows
    for sheet in record.sheets if rows else ():
        if not list(items(sheet.node.get("shows"))):
            message = f"`{sheet.key.text}` does not say which rule of {FILE} it shows"
            hint = f"name it, such as `shows: [{rows[0].rule.id}]`; if the rule is new, write it into the ledger"
            yield Found(sheet.key.span, message, hint)
