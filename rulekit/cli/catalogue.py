"""All that can be shown of a ruleset without playing it: its cards, actions, tables and rules, each by name."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from rulekit.cli.matching import find, simple
from rulekit.dsl.types import INT, Enum, NameOf, Type
from rulekit.dsl.world import Card
from rulekit.game import Ruleset
from rulekit.interpreter.state import State
from rulekit.locale.labels import Labels
from rulekit.locale.printed import card_name, face
from rulekit.rulebook import Rulebook
from rulekit.ruleset.model import Literal, TableDef
from rulekit.scenario.ledger import Rule

Item = Card | TableDef | Rule

BUNDLES = "bundles"


@dataclass(frozen=True)
class Catalogue:
    """A ruleset in one language, with its rulebook."""

    ruleset: Ruleset
    words: Labels
    rulebook: Rulebook

    @cached_property
    def state(self) -> State:
        """As much of a game as is needed to read what is printed."""
        state = State()
        state.p = self.ruleset.program(self.ruleset.players[0])
        return state

    @cached_property
    def cards(self) -> list[Card]:
        """All members of all kinds, also of those that come with a bundle."""
        return list(self.state.p.layout.cards)

    @cached_property
    def tables(self) -> list[TableDef]:
        return [table for home in self.state.p.layout.homes for table in home.rules.tables]

    def by_kind(self) -> dict[str, list[Card]]:
        """The members of the game itself by the word under which they are listed, in the order of the rules."""
        layout = self.state.p.layout
        found: dict[str, list[Card]] = {}
        for card in self.cards:
            named = card.kind != "bundle" or self.words.card_key(self.state, layout.number_of[card]) in self.words.texts
            if named and (layout.card_homes[card].bundle is None or card.kind == "bundle"):
                found.setdefault(self.listed_as(card), []).append(card)
        return found

    def listed_as(self, card: Card) -> str:
        """The word under which the rules list a card."""
        layout = self.state.p.layout
        for kind in layout.ancestry(card.kind):
            for definition, _ in layout.kinds.get(kind, ()):
                if definition.kind.plural:
                    return str(definition.kind.plural)
        return BUNDLES

    # ------------------------------------------------------------------------------ finding
    def search(self, asked: str) -> list[Item]:
        """What is meant: a rule by its id, else whatever is called so, or at least in part. `cards.moon` tells more."""
        rules = self.rulebook.named([asked.upper()])
        if rules:
            return list(rules)
        items: list[Item] = [*self.cards, *self.tables]
        hits = [items[at] for at in find(asked, [list(self.names(item)) for item in items])]
        exact = [item for item in hits if simple(asked) in map(simple, self.names(item))]
        return exact or hits

    def names(self, item: Item) -> Iterator[str]:
        """What something may be called."""
        match item:
            case Card():
                yield from (item.name, card_name(self.state, self.words, item))
                yield from (f"{self.listed_as(item)}.{item.name}", f"{item.kind}.{item.name}")
            case TableDef():
                yield from (item.table.name, f"tables.{item.table.name}")
            case Rule():
                yield item.id

    def every_name(self) -> list[str]:
        items: list[Item] = [*self.cards, *self.tables]
        return [name for item in items for name in self.names(item)] + list(self.rulebook.rules)

    # ------------------------------------------------------------------------------ as data
    def as_json(self, item: Item) -> dict[str, Any]:
        match item:
            case Card():
                printed = face(self.state, self.words, item)
                return {
                    "sort": "card",
                    "kind": item.kind,
                    "id": item.name,
                    "name": printed.name,
                    "fields": dict(printed.fields),
                    "text": printed.text,
                    "rules": [rule.id for rule in self.rulebook.beside(item.span, alone=True)],
                    "place": f"{item.span.source.name}:{item.span.line}",
                }
            case TableDef():
                span = item.table.span
                rules = [rule.id for rule in self.rulebook.beside(span)]
                return {
                    "sort": "table",
                    "id": item.table.name,
                    "rows": item.rows,
                    "rules": rules,
                    "place": f"{span.source.name}:{span.line}",
                }
            case Rule():
                return {
                    "sort": "rule",
                    "id": item.id,
                    "says": item.says,
                    "exempt": item.exempt,
                    "pending": item.pending,
                }

    # ------------------------------------------------------------------------------ words in tables
    def key_word(self, key: str, t: Type) -> str:
        """What stands at the side of a table, or in it."""
        options = getattr(t, "options", None) or [t]
        for one in options:
            if isinstance(one, Enum) and f"{one.name}-{key}" in self.words.texts:
                return self.words.listed(one.name, key)
            if isinstance(one, NameOf) and (name := self._member(key)) is not None:
                return name
        return key

    def _member(self, key: str) -> str | None:
        card = next((card for card in self.cards if card.name == key), None)
        return card_name(self.state, self.words, card) if card is not None else None

    def cell_word(self, value: Literal, t: Type) -> str:
        if isinstance(value, str):
            return self.key_word(value, t)
        return str(value) if t != INT or value is not None else ""
