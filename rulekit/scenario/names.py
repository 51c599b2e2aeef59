"""What a scenario may name: the zones, counters, state, members, options, steps and prompts of one ruleset.

What bundles declare belongs to it: a scenario sees the whole table, whichever bundles are on.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from rulekit.dsl.world import Card, Stored
from rulekit.ruleset.model import Rules, Ruleset

Slots = dict[str, Stored]

OUT_OF_PLAY = "out_of_play"
"""The zone that every game has, and that no view shows."""

_ROLES = ("zone", "counter", "state", "track")
_NUMBERED = re.compile(r"(.+?)-?([0-9]+)")
_PLAYER = re.compile(r"player[1-9][0-9]?")
_NUMBER = re.compile(r"n-?[0-9]+")
_ANSWERS = ("yes", "no", "done", "hidden")
_GIVEN_ENDS = ("over", "scores")


class Names:
    """The names of one ruleset, and what they stand for."""

    def __init__(self, ruleset: Ruleset) -> None:
        every = list(_all_rules(ruleset.rules))
        self.world = ruleset.world
        self._worlds = [rules.world for rules in every]
        self.players = ruleset.players
        self.languages = list(ruleset.locales)
        self.options = ruleset.options
        self.table: Slots = {slot.name: slot for rules in every for slot in _slots(rules)}
        self.seat: Slots = self._slots_of("player")
        self.steps = {step.procedure.name for rules in every for step in rules.steps}
        self.ends = {*_GIVEN_ENDS, *(end.name for rules in every for end in rules.ends)}
        self.prompts = {use.key for use in ruleset.messages if use.key.startswith("ask-")}
        self.prompts |= {f"ask-{step.procedure.name}" for rules in every for step in rules.steps if step.offers}
        self._cards: dict[str, list[Card]] = {}
        for rules in every:
            for card in [*(member.card for member in rules.members), *(bundle.card for bundle in rules.bundles)]:
                self._cards.setdefault(card.name, []).append(card)
        self.things = set(self._cards)
        self.kinds = {kind for world in self._worlds for kind in world.all_kinds()}
        self.keys = {*_ANSWERS, *self.things} | {name for rules in every for name in _other_keys(rules)}

    # ------------------------------------------------------------------------------ what there is
    def thing(self, key: str) -> Slots | None:
        """What the thing with this key has; None if there can be no such thing."""
        name = _base(key, self.things | self.kinds)
        if name is None:
            return None
        found: Slots = self._slots_of(name) if name in self.kinds else {}
        for card in self._cards.get(name, ()):
            found = {**found, **self._slots_of(card.kind), **_stored(card.own)}
        return found

    def is_thing(self, key: str) -> bool:
        return _base(key, self.things | self.kinds) is not None

    def fits(self, key: str, kind: str) -> bool:
        """Is the thing with this key one of that kind?"""
        name = _base(key, self.things | self.kinds)
        kinds = [card.kind for card in self._cards.get(name or "", ())]
        kinds += [name] if name in self.kinds else []
        return any(kind in world.ancestry(other) for world in self._worlds for other in kinds)

    def things_of(self, kind: str | None) -> list[str]:
        return sorted(name for name in self.things if kind is None or self.fits(name, kind))

    def list_members(self, closed: str) -> list[str]:
        return list(dict.fromkeys(name for world in self._worlds for name in world.lists_members(closed)))

    def unknown_part(self, key: str) -> str | None:
        """The part of an option's key that stands for nothing in this ruleset, if there is one."""
        for part in key.split(":"):
            given = _PLAYER.fullmatch(part) or _NUMBER.fullmatch(part) or self._is_place(part)
            if not given and _base(part, self.keys | self.kinds) is None:
                return part
        return None

    def _is_place(self, key: str) -> bool:
        """On a map, doors and ways are called after the tile that they belong to: `tile-north`."""
        board = self.world.map()
        tile = key.partition("-")[0]
        return board is not None and tile in self.things and self.fits(tile, board.tile)

    def _slots_of(self, kind: str) -> Slots:
        found: Slots = {}
        for world in self._worlds:
            slots = world.slots(kind)
            found |= _stored({name: slot for name, slot in slots.items() if isinstance(slot, Stored)})
        return found


def _all_rules(rules: Rules) -> Iterator[Rules]:
    """These rules, those of their bundles, and what one side alone reads of them."""
    yield rules
    for bundle in rules.bundles:
        yield from _all_rules(bundle.rules)
        for _, side in bundle.sides:
            yield from _all_rules(side)


def _slots(rules: Rules) -> Iterator[Stored]:
    parts = rules.slots
    yield from (state.slot for state in parts.states)
    yield from (zone.slot for zone in parts.zones)
    yield from (counter.slot for counter in parts.counters)
    yield from (track.slot for track in parts.tracks)


def _other_keys(rules: Rules) -> Iterator[str]:
    """What options may be called beside members: offers of clauses, and names of closed lists."""
    sources = [rules.clauses, *(kind.clauses for kind in rules.kinds), *(member.clauses for member in rules.members)]
    for clauses in sources:
        yield from (offer.name for offer in clauses.offers)
    for closed in rules.lists:
        yield from closed.members


def _stored(slots: Slots) -> Slots:
    return {name: slot for name, slot in slots.items() if slot.role in _ROLES}


def _base(key: str, known: set[str]) -> str | None:
    """The known name that a key stands for, with or without a number behind it."""
    if key in known:
        return key
    numbered = _NUMBERED.fullmatch(key)
    return numbered[1] if numbered and numbered[1] in known else None
