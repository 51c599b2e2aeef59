"""What a player is told who asks: the rule behind a question, what a card says, why something cannot be chosen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from rulekit.cli.cards import show_card, show_place, show_rule, show_rules
from rulekit.cli.matching import find
from rulekit.cli.screen import Screen
from rulekit.cli.words import Words
from rulekit.dsl.types import Thing, plain
from rulekit.dsl.world import Card
from rulekit.interpreter.compiler import OfferSite
from rulekit.locale.option_texts import card_of, option_text
from rulekit.locale.printed import card_name, open_cards
from rulekit.rulebook import Rulebook
from rulekit.source import Span
from rulekit.suggest import nearest
from rulekit.why import every_offer, offers_to

if TYPE_CHECKING:
    from rulekit.cli.prompt import Question
    from rulekit.game import Game

_LISTED = 8
"""So many names are listed of those that may be meant."""


class Explainer:
    def __init__(self, game: Game, words: Words, screen: Screen, rulebook: Rulebook) -> None:
        self._game, self._words, self._screen, self._rulebook = game, words, screen, rulebook

    # ------------------------------------------------------------------------------ the question
    def question(self, question: Question) -> None:
        """All that each option does, and the rules that the question comes from."""
        decision = question.decision
        self._screen.heading(self._words.question(decision.text(self._words.language), decision.prompt))
        told: set[Card] = set()
        for option in decision.options:
            card = card_of(self._game.state, option)
            text = "" if card in told else option_text(self._game.state, self._words.labels, option)
            if card is not None and text:
                told.add(card)
                name = card_name(self._game.state, self._words.labels, card)
                self._screen.paragraph(f"{name} — {text}")
        self._rules(decision.place)

    # ------------------------------------------------------------------------------ cards and rules
    def name(self, asked: str, seat: int, question: Question) -> None:
        """A card, an action or a rule by its name, or by a part of it; an option by its number."""
        cards = self._cards(seat)
        found = self._option(asked, question)
        if found is None:
            names = [(card.name, card_name(self._game.state, self._words.labels, card)) for card in cards]
            hits = list(dict.fromkeys(cards[at] for at in find(asked, names)))
            if not hits and self._rule(asked):
                return
            if len({card.name for card in hits}) > 1:
                self._several(asked, [card_name(self._game.state, self._words.labels, card) for card in hits])
                return
            if not hits:
                self._unknown(asked, [one for pair in names for one in pair])
                return
        else:
            hits = [found]
        for card in hits:
            show_card(self._game.state, card, self._words, self._screen, self._rulebook)

    def _cards(self, seat: int) -> list[Card]:
        """The cards that may be read: nothing of what one side alone may."""
        return open_cards(self._game.state, self._game.view(seat)["bundles"])

    def _option(self, asked: str, question: Question) -> Card | None:
        if not (asked.isascii() and asked.isdigit() and 1 <= int(asked[:9]) <= len(question.decision.options)):
            return None
        return card_of(self._game.state, question.decision.options[int(asked) - 1])

    def _rule(self, asked: str) -> bool:
        found = self._rulebook.named([asked.upper()])
        for rule in found:
            self._screen.paragraph(f"{rule.id}  {rule.says}")
        return bool(found)

    def _rules(self, span: Span | None) -> None:
        show_rules(span, self._words, self._screen, self._rulebook, always=True)

    # ------------------------------------------------------------------------------ why not
    def why_not(self, asked: str, seat: int, question: Question) -> None:
        if not asked:
            self._say("ui-why-what")
            return
        options = [
            (label, option.key) for label, option in zip(question.labels, question.decision.options, strict=True)
        ]
        offers = list(self._offers(offers_to(self._game, seat), seat))
        hits = find(asked, [names for _, names in offers])
        keys = list(dict.fromkeys(offers[at][0] for at in hits))
        if len({key.partition(":")[0] for key in keys}) == 1:
            self._offer(keys[0] if len(keys) == 1 else keys[0].partition(":")[0], seat)
        elif keys:
            generic = {key: names[0] for key, names in offers}
            self._several(asked, [generic[key.partition(":")[0]] for key in keys])
        elif possible := find(asked, options):
            self._say("ui-why-possible", name=question.labels[possible[0]])
        else:
            self._elsewhere(asked, seat, question)

    def _offers(self, offers: Iterable[OfferSite], seat: int) -> Iterator[tuple[str, tuple[str, ...]]]:
        """What could be chosen, by key, and what it may be called; with what is chosen together with it, if players."""
        for offer in offers:
            yield offer.name, (self._label(offer, "…"), offer.name)
            t = plain(offer.folded_type) if offer.folded_type is not None else None
            if isinstance(t, Thing) and t.kind == "player":
                for other in range(self._game.players):
                    name = self._words.player(other)
                    yield f"{offer.name}:player{other + 1}", (self._label(offer, name), f"{offer.name} {name}")

    def _label(self, offer: OfferSite, pick: str) -> str:
        body: Any = offer.offer.body if offer.offer is not None else None
        names = [offer.folded] if offer.folded is not None else [pick.name for pick in body.picks] if body else []
        return self._words.labels.show(f"offer-{offer.name}", {name: pick for name in names if name})

    def _offer(self, key: str, seat: int) -> None:
        answer = self._game.why_not(seat, key, self._words.language)
        offers = dict(self._offers(offers_to(self._game, seat), seat))
        name = offers[key][0]
        self._say("ui-why-possible" if answer["possible"] else "ui-why-impossible", name=name)
        for reason in answer["reasons"]:
            for sentence in reason["sentences"]:
                self._screen.paragraph(sentence, hang=0)
            for rule in self._rulebook.named(reason.get("rules", ())):
                show_rule(rule, self._screen)
            if reason.get("place"):
                file, _, line = reason["place"].rpartition(":")
                show_place(file, int(line), self._words, self._screen)

    def _elsewhere(self, asked: str, seat: int, question: Question) -> None:
        """Something that is not asked for now: what another menu has, or a thing that is not among those to choose."""
        offers = [names for _, names in self._offers(every_offer(self._game, seat), seat)]
        cards = [card for card in self._cards(seat) if self._game.state.p.layout.is_entity(card.kind)]
        things = [(card_name(self._game.state, self._words.labels, card), card.name) for card in cards]
        players = [(self._words.player(other),) for other in range(self._game.players)]
        known: list[tuple[str, ...]] = [*things, *players, *offers]
        hits = find(asked, known)
        if not hits:
            self._unknown(asked, [name for names in known for name in names])
        elif hits[0] >= len(known) - len(offers):
            self._say("ui-why-asked-else", name=known[hits[0]][0])
        else:
            self._say("ui-why-not-among", name=known[hits[0]][0])
            self._rules(question.decision.place)

    # ------------------------------------------------------------------------------ what is not clear
    def _several(self, asked: str, names: list[str]) -> None:
        kept = list(dict.fromkeys(names))
        listed = "; ".join(kept[:_LISTED]) + (" …" if len(kept) > _LISTED else "")
        self._say("ui-wrong-several", word=asked, names=listed)

    def _unknown(self, asked: str, known: Iterable[str]) -> None:
        near = nearest(asked.casefold(), [name.casefold() for name in known])
        self._say("ui-card-unknown-near" if near else "ui-card-unknown", word=asked, near=near or "")

    def _say(self, key: str, **args: str | int) -> None:
        self._screen.write(self._words.say(key, **args))
