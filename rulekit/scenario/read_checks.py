"""`then` of a scenario: every check apart, with the place at which it is written."""

from __future__ import annotations

from collections.abc import Iterator

from rulekit.ruleset.tree import Map, Node, Scalar, Seq, items, pairs
from rulekit.scenario.model import (
    AskCheck,
    Check,
    LogCheck,
    MapCheck,
    OutOfPlayCheck,
    ResultCheck,
    SlotCheck,
    Step,
    TurnCheck,
)
from rulekit.scenario.names import OUT_OF_PLAY, Slots
from rulekit.scenario.read_given import check_key, known_name, thing_slots, unknown
from rulekit.scenario.values import Values
from rulekit.suggest import did_you_mean

ASK = "ask-"
END = "end-"


def read_checks(node: Node | None, values: Values) -> tuple[Check, ...]:
    """All checks, in the order in which they are written."""
    return tuple(check for key, part in pairs(node) for check in _part(key, part, values))


def read_prompt(node: Scalar, values: Values) -> str:
    """The message key of a question, written with or without `ask-`."""
    prompt = node.text if node.text.startswith(ASK) else ASK + node.text
    if prompt not in values.names.prompts:
        known = values.names.prompts
        known = known if node.text.startswith(ASK) else {name.removeprefix(ASK) for name in known}
        unknown(node.text, node.span, f"nobody is ever asked `{node.text}`", known, values.found)
    return prompt


def _part(key: Scalar, node: Node, values: Values) -> Iterator[Check]:
    match key.text:
        case "seats" | "table" | "things":
            yield from _slots_of(key, node, None, values)
        case "map":
            for tile, where in pairs(node):
                yield MapCheck(where.span, tile.text, values.lying(tile, where))
        case "sees":
            for seat, sight in pairs(node):
                viewer = values.seat(seat.text, seat.span)
                for part, slots in pairs(sight):
                    yield from _slots_of(part, slots, viewer, values)
        case "turn" if isinstance(node, Scalar):
            nobody = not isinstance(node.value, int)
            yield TurnCheck(node.span, None if nobody else values.seat(node.text, node.span))
        case "asks":
            yield from _asks(node, values)
        case "log":
            for one in node.items if isinstance(node, Seq) else (node,):
                yield from _log(one, values)
        case "result":
            yield from _result(node, values)


# ---------------------------------------------------------------------------------------------- slots


def _slots_of(key: Scalar, node: Node, viewer: int | None, values: Values) -> Iterator[SlotCheck | OutOfPlayCheck]:
    """The checks under `table`, `seats` or `things`."""
    names = values.names
    if key.text == "table":
        yield from _slots(node, names.table, "the game", ("table",), viewer, values)
    for inner, slots in pairs(node) if key.text == "seats" else ():
        seat = values.seat(inner.text, inner.span)
        yield from _slots(slots, names.seat, "a player", ("seats", seat), viewer, values)
    for inner, slots in pairs(node) if key.text == "things" else ():
        known = thing_slots(inner, values)
        if known is not None:
            yield from _slots(slots, known, f"`{inner.text}`", ("things", inner.text), viewer, values)


def _slots(
    node: Node, slots: Slots, whose: str, path: tuple[Step, ...], viewer: int | None, values: Values
) -> Iterator[SlotCheck | OutOfPlayCheck]:
    for key, value in pairs(node):
        if key.text == OUT_OF_PLAY and path == ("table",) and viewer is None:
            yield OutOfPlayCheck(value.span, values.out_of_play(value))
        elif known_name(key, slots, whose, values):
            slot = slots[key.text]
            wanted = values.wanted(value, slot, viewer is not None)
            yield SlotCheck(value.span, viewer, (*path, key.text), slot.role == "zone", wanted)


# ---------------------------------------------------------------------------------------------- the question


def _asks(node: Node, values: Values) -> Iterator[AskCheck]:
    if isinstance(node, Scalar):
        yield AskCheck(node.span, "nobody")
    for key, part in pairs(node):
        if isinstance(part, Seq):
            for item in items(part):
                check_key(item, item.text, values)
            yield AskCheck(part.span, key.text, tuple(item.text for item in items(part)))
        elif isinstance(part, Scalar):
            yield AskCheck(part.span, key.text, _asked(key.text, part, values))


def _asked(part: str, node: Scalar, values: Values) -> object:
    match part:
        case "seat":
            return values.seat(node.text, node.span)
        case "prompt":
            return read_prompt(node, values)
    return node.value


# ---------------------------------------------------------------------------------------------- log and result


def _log(node: Node, values: Values) -> Iterator[LogCheck]:
    if not isinstance(node, Map):
        return
    seat, language = node.get("seat"), node.get("lang")
    reader = values.seat(seat.text, seat.span) if isinstance(seat, Scalar) else None
    lang = language.text if isinstance(language, Scalar) else None
    if isinstance(language, Scalar) and language.text not in values.names.languages:
        hint = did_you_mean(language.text, values.names.languages)
        values.found.add("scenario/unknown-name", language.span, f"there are no texts in `{language.text}`", hint)
    for key, part in node:
        if key.text in ("has", "lacks", "last"):
            for text in items(part) if isinstance(part, Seq) else (part,):
                if isinstance(text, Scalar):
                    yield LogCheck(text.span, key.text, text.text, reader, lang)


def _result(node: Node, values: Values) -> Iterator[ResultCheck]:
    for key, part in pairs(node):
        match key.text:
            case "winners":
                seats = {values.seat(item.text, item.span) for item in items(part)}
                yield ResultCheck(part.span, "winners", tuple(sorted(seats)))
            case "scores":
                points = tuple(item.value for item in items(part))
                yield ResultCheck(part.span, "scores", points or None)
            case "titles":
                found = tuple(None if item.text == "none" else item.text for item in items(part))
                yield ResultCheck(part.span, "titles", found if any(found) else None)
            case "reason" if isinstance(part, Scalar):
                reason = part.text.removeprefix(END)
                if reason not in values.names.ends:
                    unknown(reason, part.span, f"the game has no end `{reason}`", values.names.ends, values.found)
                yield ResultCheck(part.span, "reason", reason)
