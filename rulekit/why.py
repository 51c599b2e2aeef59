"""Why something cannot be chosen now: which condition forbids it, what it comes to, and which rules it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulekit.interpreter.compiler import OfferSite
from rulekit.interpreter.reasons import Part, Reason, menu_of, readable, reasons
from rulekit.locale.reasons import sentences
from rulekit.rulebook import cited
from rulekit.suggest import did_you_mean

if TYPE_CHECKING:
    from rulekit.game import Game


def why_not(game: Game, seat: int, name: str, language: str | None) -> dict[str, Any]:
    """See `Game.why_not`."""
    decision = game.decision
    asked = decision is not None and decision.player == seat
    if asked and name in [option.key for option in decision.options]:  # type: ignore[union-attr]
        return {"name": name, "asked": True, "possible": True, "reasons": []}
    word, _, pick = name.partition(":")
    offers = [offer for offer in offers_to(game, seat) if offer.name == word] if asked else []
    if not offers:
        known = [offer.name for offer in every_offer(game, seat)]
        if word not in known:
            hint = did_you_mean(word, known)
            raise ValueError(f"nothing is called `{word}` that could be chosen" + (f": {hint}" if hint else ""))
        return {"name": name, "asked": False, "possible": False, "reasons": []}
    found = min((_against(game, seat, offer, pick) for offer in offers), key=len)
    told = [_as_json(game, seat, reason, language) for reason in found]
    return {"name": name, "asked": True, "possible": not found, "reasons": told}


def offers_to(game: Game, seat: int) -> list[OfferSite]:
    """The offers of the menu that a seat has before it, possible or not; none if it is asked something else."""
    G = game.state
    if G.pending is None or G.pending[0] != seat:
        return []
    return [offer for offer in menu_of(G.p.compiler, G.p.sites[G.pending[1]]) if readable(G, seat, offer)]


def every_offer(game: Game, seat: int) -> list[OfferSite]:
    """All offers of the game that a seat may know of."""
    G = game.state
    return [offer for offer in G.p.register.offers if readable(G, seat, offer)]


def _against(game: Game, seat: int, offer: OfferSite, pick: str) -> list[Reason]:
    """What stands against an offer; with what is chosen together with it, if that is named."""
    G = game.state
    found = reasons(G, seat, offer)
    if found or not pick or offer.folded is None:
        return found
    for value in _of_type(game, offer):
        if G.p.seen_key(G, value, offer.folded_type, seat) == pick:
            return reasons(G, seat, offer, value)
    return [Reason("choose", offer.offer.span if offer.offer is not None else None)]


def _of_type(game: Game, offer: OfferSite) -> list[Any]:
    """All that could ever be chosen with an offer, if that are things: players, cards, pieces."""
    from rulekit.dsl.types import Thing, plain

    t = plain(offer.folded_type) if offer.folded_type is not None else None
    if not isinstance(t, Thing) or game.state.p.compiler.by_name(t):
        return []
    return list(game.state.p.layout.things_of(t.kind))


def _as_json(game: Game, seat: int, reason: Reason, language: str | None) -> dict[str, Any]:
    words = game.ruleset.words(language)
    told: dict[str, Any] = {"kind": reason.kind, "sentences": sentences(game.state, words, seat, reason)}
    if reason.kind == "secret":
        return told
    span = reason.span
    return told | {
        "condition": reason.name,
        "written": " ".join(span.text.split())
        if span is not None and reason.kind in ("if", "needs", "choose")
        else None,
        "place": f"{span.source.name}:{span.line}" if span is not None else None,
        "rules": list(cited(span)) if span is not None else [],
        "parts": [_part(game, seat, part) for part in reason.parts],
    }


def _part(game: Game, seat: int, part: Part) -> dict[str, Any]:
    G = game.state
    values = [G.p.shown(G, side.value, side.type, seat) for side in part.sides]
    wanted: dict[str, Any] = {"needed": part.op} if part.op else {"wanted": part.wanted}
    return {"written": " ".join(part.tree.span.text.split()), "values": values, **wanted}
