"""`given` of a scenario: players, options, and what lies where; a file's `defaults` stand under it."""

from __future__ import annotations

from rulekit.diagnostics import Diagnostics
from rulekit.ruleset.tree import Map, Node, Scalar, Seq, items, pairs, part_of
from rulekit.scenario.model import Given, Pin
from rulekit.scenario.names import OUT_OF_PLAY, Names, Slots
from rulekit.scenario.values import Values
from rulekit.source import Span
from rulekit.suggest import did_you_mean


def under(node: Node | None, defaults: Node | None) -> Map | None:
    """A map with the entries of `defaults` that it does not have itself; inner maps likewise."""
    if not isinstance(node, Map) or not isinstance(defaults, Map):
        return node if isinstance(node, Map) else defaults if isinstance(defaults, Map) else None
    own = {key.text: value for key, value in node}
    entries = [(key, _either(value, defaults.get(key.text))) for key, value in node]
    entries += [(key, value) for key, value in defaults if key.text not in own]
    return Map(tuple(entries), node.span)


def _either(node: Node, default: Node | None) -> Node:
    return under(node, default) or node if isinstance(node, Map) else node


def read_players(node: Map | None, names: Names, found: Diagnostics) -> int:
    """How many play: as few as the game allows, if nothing is said."""
    written = node.get("players") if node else None
    low, high = names.players
    if not isinstance(written, Scalar) or not isinstance(written.value, int):
        return low
    if not low <= written.value <= high:
        allowed = f"{low} to {high}" if low != high else str(low)
        found.add("scenario/players", written.span, f"the game is for {allowed} players, not for {written.value}")
    return written.value


def read_given(node: Map | None, values: Values) -> Given:
    """The position; `values` knows how many play."""
    if node is None:
        return Given(values.players)
    at = node.get("at")
    seat = part_of(at, "seat")
    seed = node.get("seed")
    chance = node.get("chance")
    return Given(
        span=node.span,
        players=values.players,
        seed=int(seed.text) if isinstance(seed, Scalar) else 1,
        options=_options(node.get("options"), values),
        table=_slots(node.get("table"), values.names.table, "the game", values),
        seats={
            values.seat(key.text, key.span): _slots(slots, values.names.seat, "a player", values)
            for key, slots in pairs(node.get("seats"))
        },
        things={
            key.text: _slots(slots, thing_slots(key, values), f"`{key.text}`", values)
            for key, slots in pairs(node.get("things"))
        },
        map={key.text: _laid(key, where, values) for key, where in pairs(node.get("map"))},
        step=_step(part_of(at, "step"), values),
        seat=values.seat(seat.text, seat.span) if isinstance(seat, Scalar) else None,
        chance=tuple(read_pin(item, values) for item in chance.items) if isinstance(chance, Seq) else (),
    )


def read_pin(node: Node, values: Values) -> Pin:
    """What chance gives: one sort, with a name or a number, or several."""
    key, value = next(pairs(node))
    outcome: list[str | int] = []
    for item in [value] if isinstance(value, Scalar) else items(value):
        if isinstance(item.value, int):
            outcome.append(item.value)
        else:
            check_key(item, item.text, values)
            outcome.append(item.text)
    return Pin(key.span, key.text, tuple(outcome))


def thing_slots(key: Scalar, values: Values) -> Slots | None:
    """What the thing of this key has; None, and a diagnostic, if there is no such thing."""
    slots = values.names.thing(key.text)
    if slots is None:
        hint = did_you_mean(key.text, values.names.things)
        values.found.add("scenario/unknown-name", key.span, f"there is no `{key.text}` in this ruleset", hint)
    return slots


def known_name(key: Scalar, slots: Slots, whose: str, values: Values) -> bool:
    """Whether the key names something that the game, a player or a thing has; a diagnostic if not."""
    if key.text in slots:
        return True
    if key.text == OUT_OF_PLAY:
        message = "what is out of play can only be looked at, and not as a seat sees it"
        values.found.add("scenario/unknown-name", key.span, message, "under `then`: `table: {out_of_play: ..}`")
    else:
        unknown(key.text, key.span, f"{whose} has no `{key.text}`", slots, values.found)
    return False


def check_key(node: Scalar, key: str, values: Values) -> None:
    """Reports the key of an option, or an outcome of chance, of which a part stands for nothing."""
    part = values.names.unknown_part(key)
    if part is not None:
        unknown(part, node.span, f"there is no `{part}` in this ruleset", values.names.keys, values.found)


def unknown(word: str, span: Span, message: str, known: set[str] | Slots, found: Diagnostics) -> None:
    found.add("scenario/unknown-name", span, message, did_you_mean(word, known))


def _slots(node: Node | None, slots: Slots | None, whose: str, values: Values) -> dict[str, object]:
    if slots is None:
        return {}
    return {
        key.text: values.given(value, slots[key.text])
        for key, value in pairs(node)
        if known_name(key, slots, whose, values)
    }


def _laid(tile: Scalar, node: Node, values: Values) -> dict[str, object]:
    """Where a tile is to lie; the shape check has seen to its `x` and `y`."""
    where = values.lying(tile, node)
    board = values.names.world.map()
    if where is not None and board is not None and board.grids not in where:
        message = f"it is not said on which {board.grids} `{tile.text}` lies"
        values.found.add("scenario/value", node.span, message, f"add `{board.grids}: ..`")
    return where or {}


def _options(node: Node | None, values: Values) -> dict[str, object]:
    chosen: dict[str, object] = {}
    for key, value in pairs(node):
        option = values.names.options.get(key.text)
        if option is None:
            known = set(values.names.options)
            unknown(key.text, key.span, f"the game has no option `{key.text}`", known, values.found)
            continue
        chosen[key.text] = values.given(value, option.slot)
        if option.values and isinstance(value, Scalar) and value.text not in option.values:
            message = f"`{value.text}` is none of the values of `{key.text}`"
            unknown(value.text, value.span, message, set(option.values), values.found)
    return chosen


def _step(node: Node | None, values: Values) -> str | None:
    if not isinstance(node, Scalar):
        return None
    if node.text not in values.names.steps:
        unknown(node.text, node.span, f"the flow has no step `{node.text}`", values.names.steps, values.found)
    return node.text
