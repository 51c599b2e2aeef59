"""A card as it is read on the screen: its name, what is printed on it, and the rules beside it."""

from __future__ import annotations

from rulekit.cli.screen import Screen
from rulekit.cli.words import Words
from rulekit.dsl.world import Card
from rulekit.interpreter.state import State
from rulekit.locale.printed import face
from rulekit.rulebook import Rulebook
from rulekit.scenario.ledger import Rule
from rulekit.source import Span


def show_card(G: State, card: Card, words: Words, screen: Screen, rulebook: Rulebook) -> None:
    printed = face(G, words.labels, card)
    screen.heading(printed.name)
    for name, value in printed.fields:
        screen.paragraph(words.say("ui-slot", name=name, value=value))
    for line in printed.text.splitlines():
        screen.paragraph(line, hang=0)
    show_rules(card.span, words, screen, rulebook, alone=True)


def show_rules(
    span: Span | None, words: Words, screen: Screen, rulebook: Rulebook, *, always: bool = False, alone: bool = False
) -> None:
    """The rules beside a place, and the place; where no rule stands the place by itself, if it is wanted.

    `alone`: not those of what it stands in.
    """
    rules = rulebook.beside(span, alone=alone)
    for rule in rules:
        show_rule(rule, screen)
    if span is not None and (rules or always):
        show_place(span.source.name, span.line, words, screen)


def show_rule(rule: Rule, screen: Screen) -> None:
    screen.paragraph(f"{rule.id}  {rule.says}", hang=len(rule.id) + 2, quiet=True)


def show_place(file: str, line: int, words: Words, screen: Screen) -> None:
    screen.aside(f"  {words.say('ui-place-in-rules', file=file, line=line)}")
