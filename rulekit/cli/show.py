"""`rulekit show`: a card, an action, a rule or a table, as a player would read it; without a name, what there is."""

from __future__ import annotations

import json as json_module
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from rulekit.cli.arguments import Expansions
from rulekit.cli.exit_codes import ExitCode
from rulekit.cli.refusals import WrongUsage, in_sentences

if TYPE_CHECKING:
    from rulekit.cli.catalogue import Catalogue, Item
    from rulekit.cli.screen import Screen
    from rulekit.cli.words import Words
    from rulekit.scenario.ledger import Rule

_MOST_SHOWN = 4
"""With more that may be meant, only their names are told."""


def show(
    ruleset: Annotated[str, typer.Argument(metavar="RULESET", help="A game, by name or path.")],
    id: Annotated[
        list[str] | None, typer.Argument(metavar="ID", help="A card, an action, a rule or a table.", show_default=False)
    ] = None,
    expansions: Expansions = None,
    lang: Annotated[str | None, typer.Option("--lang", metavar="L", help="The language, such as it.")] = None,
    json: Annotated[bool, typer.Option("--json", help="As a JSON object, for programs.")] = False,
) -> None:
    """Show a card, an action, a rule or a table of a game.

    Part of a name will do. Without one it is told what there is.
    """
    folders: list[Path] = []
    with in_sentences("show", folders):
        _show(ruleset, " ".join(id or ()), expansions or [], lang, folders, as_json=json)
    raise typer.Exit(ExitCode.DONE)


def _show(
    name: str, asked: str, expansions: list[str], lang: str | None, folders: list[Path], *, as_json: bool
) -> None:
    from rulekit.cli.catalogue import Catalogue
    from rulekit.cli.languages import choose_language
    from rulekit.cli.opening import load_ruleset
    from rulekit.cli.screen import Screen
    from rulekit.cli.words import Words
    from rulekit.rulebook import Rulebook

    ruleset = load_ruleset(name, expansions, folders)
    language = choose_language(lang, list(ruleset.locales), os.environ)
    catalogue = Catalogue(ruleset, ruleset.words(language), Rulebook(folders, language))
    screen = Screen(sys.stdin, sys.stdout, plain=False)
    words = Words(ruleset, language)
    if not asked:
        if as_json:
            _print(_overview(catalogue))
        else:
            _show_overview(catalogue, words, screen, folders[0])
        return
    found = catalogue.search(asked)
    if not found:
        raise WrongUsage(_unknown(name, asked, catalogue))
    if as_json:
        items = [catalogue.as_json(item) | _more(item, folders) for item in found]
        _print(items[0] if len(items) == 1 else {"several": items})
        return
    if len(found) > _MOST_SHOWN:
        names = ", ".join(list(catalogue.names(item))[-1] for item in found)
        raise WrongUsage(f"`{asked}` could be any of these: {names}")
    for item in found:
        _show_item(item, catalogue, words, screen, folders)


def _print(data: dict[str, Any]) -> None:
    typer.echo(json_module.dumps(data, indent=2, ensure_ascii=False))


def _unknown(name: str, asked: str, catalogue: Catalogue) -> str:
    from rulekit.suggest import nearest

    near = nearest(asked.casefold(), [one.casefold() for one in catalogue.every_name()])
    hint = f"did you mean `{near}`?" if near else f"`rulekit show {name}` tells what there is"
    return f"nothing in {name} is called `{asked}`; {hint}"


# ---------------------------------------------------------------- what there is


def _overview(catalogue: Catalogue) -> dict[str, Any]:
    ruleset = catalogue.ruleset
    return {
        "ruleset": ruleset.id,
        "version": ruleset.version,
        "expansions": list(ruleset.expansions),
        "kinds": {word: [card.name for card in cards] for word, cards in catalogue.by_kind().items()},
        "tables": [table.table.name for table in catalogue.tables],
        "rules": list(catalogue.rulebook.rules),
    }


def _show_overview(catalogue: Catalogue, words: Words, screen: Screen, folder: Path) -> None:
    from rulekit.cli.shelf import about, title
    from rulekit.locale.printed import card_name

    screen.heading(f"{title(folder)} {catalogue.ruleset.version}".rstrip())
    sentence = about(folder, words.language)
    if sentence:
        screen.paragraph(sentence, hang=0)
    for word, cards in catalogue.by_kind().items():
        screen.write()
        screen.heading(f"{word} ({len(cards)})")
        screen.paragraph(
            ", ".join(_with_id(card_name(catalogue.state, words.labels, card), card.name) for card in cards)
        )
    if catalogue.tables:
        screen.write()
        screen.heading(words.say("ui-show-tables", n=len(catalogue.tables)))
        screen.paragraph(", ".join(table.table.name for table in catalogue.tables))
    if rules := list(catalogue.rulebook.rules):
        screen.write()
        screen.heading(words.say("ui-show-rules", n=len(rules)))
        screen.paragraph(", ".join(_stretches(rules)))
    screen.write()
    screen.write(words.say("ui-show-how", ruleset=catalogue.ruleset.id))


def _with_id(name: str, id: str) -> str:
    from rulekit.cli.matching import simple

    return name if simple(name) == simple(id) else f"{name} [{id}]"


def _stretches(ids: Sequence[str]) -> Iterator[str]:
    """Ids that follow each other with the same beginning, as from the first to the last."""
    groups: dict[str, list[str]] = {}
    for id in ids:
        groups.setdefault(id.rpartition("-")[0], []).append(id)
    for group in groups.values():
        yield group[0] if len(group) == 1 else f"{group[0]} … {group[-1]}"


# ---------------------------------------------------------------- one of them


def _show_item(item: Item, catalogue: Catalogue, words: Words, screen: Screen, folders: Sequence[Path]) -> None:
    from rulekit.cli.cards import show_card, show_rules
    from rulekit.cli.drawn_tables import table_as_lines
    from rulekit.dsl.world import Card
    from rulekit.ruleset.model import TableDef

    match item:
        case Card():
            show_card(catalogue.state, item, words, screen, catalogue.rulebook)
        case TableDef():
            screen.heading(item.table.name)
            for line in table_as_lines(catalogue, item, screen.width - 2):
                screen.paragraph(line) if len(line) > screen.width - 2 else screen.write(f"  {line}")
            show_rules(item.table.span, words, screen, catalogue.rulebook, always=True)
        case _:
            _show_rule(item, words, screen, folders)


def _show_rule(rule: Rule, words: Words, screen: Screen, folders: Sequence[Path]) -> None:
    """A rule, what shows it, and where the rules name it."""
    screen.heading(rule.id)
    screen.paragraph(rule.says, hang=0)
    more = _more(rule, folders)
    for reason in (rule.exempt, rule.pending):
        if reason:
            screen.paragraph(reason, hang=0, quiet=True)
    if more["scenarios"]:
        screen.paragraph(words.say("ui-show-scenarios", names=", ".join(more["scenarios"])))
    for clause in more["clauses"]:
        screen.write(f"  {clause['place']}", f"  {clause['line']}")


def _more(item: Item, folders: Sequence[Path]) -> dict[str, Any]:
    """Of a rule: the scenarios that show it, and the lines that name it."""
    from rulekit.rulebook import lines_naming
    from rulekit.scenario.ledger import Rule
    from rulekit.scenario.trace import trace

    if not isinstance(item, Rule):
        return {}
    rows = [row for folder in folders for row in trace(folder).rows if row.rule.id == item.id]
    scenarios = list(dict.fromkeys(name for row in rows for name in row.scenarios))
    clauses = [{"place": place, "line": line} for place, line in lines_naming(item.id, folders)]
    return {"scenarios": scenarios, "clauses": clauses}
