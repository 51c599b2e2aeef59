"""A check against a game: when it holds, and what is said when it does not."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from rulekit.scenario.compare import Still, failure
from rulekit.scenario.model import (
    AskCheck,
    Check,
    LogCheck,
    MapCheck,
    OutOfPlayCheck,
    ResultCheck,
    SlotCheck,
    TurnCheck,
    Unseen,
)
from rulekit.source import Source, Span

SPAN = Span(Source("stall/tests/one.yaml", ""), 0, 0)

TABLE = {"bank": 7, "crate": ["plum", "pear", "plum"], "weather": "rain", "open": True, "tosses": [1, 2], "host": None}
SEATS = [{"hand": ["plum"], "friend": "player2"}, {"hand": [], "coins": 3}]
MAP = {"lawn": {"yard": "back", "x": 1, "y": -2, "turn": 3}}
SEEN = {
    "table": {"crate": [None, "plum"], "bank": None, "host": None, "pile": None},
    "seats": [{"hand": [None]}],
    "notes": {"table": {"bank": {"unseen": True}, "pile": {"unseen": True}, "crate": {"row": True}}, "seats": [{}]},
}
OUT = ["plum", "quince", "plum"]
UNSEEN = Unseen.UNSEEN


def game(over: bool = False) -> Any:
    """A stand-in for a game of two in which seat 2 is asked for alms, or which is over."""
    options = tuple(SimpleNamespace(key=key) for key in ("no", "plum", "pear"))
    decision = SimpleNamespace(player=1, kind="one", prompt="ask-alms", min=1, max=2, options=options)
    turn = None if over else 0
    views = {
        None: {
            "turn": turn,
            "table": TABLE,
            "seats": SEATS,
            "things": {"gate": {"open": False}},
            "notes": {},
            "map": MAP,
        },
        1: SEEN,
    }
    lines = {(None, "en"): ["all is clear"], (1, "it"): ["uno", "due tre"], (0, "en"): []}
    return SimpleNamespace(
        decision=None if over else decision,
        result=SimpleNamespace(winners=(1, 0), scores=(3, 4), reason="end-rich") if over else None,
        view=lambda seat: views[seat],
        log=lambda seat, language: lines[seat, language],
        state=SimpleNamespace(z=[range(len(OUT))], p=SimpleNamespace(key_of=lambda state, thing: OUT[thing])),
        ruleset=SimpleNamespace(locales={"en": (), "it": ()}),
    )


def slot(*path: str | int, value: object, zone: bool = False, viewer: int | None = None) -> SlotCheck:
    return SlotCheck(SPAN, viewer, path, zone, value)


def table(name: str, value: object, zone: bool = False) -> SlotCheck:
    return slot("table", name, value=value, zone=zone)


def out(value: int | list[str] | dict[str, int]) -> OutOfPlayCheck:
    return OutOfPlayCheck(SPAN, value)


def ask(part: str, value: object = None) -> AskCheck:
    return AskCheck(SPAN, part, value)


def log(part: str, text: str, seat: int | None = 1, language: str | None = "it") -> LogCheck:
    return LogCheck(SPAN, part, text, seat, language)


def result(part: str, value: object) -> ResultCheck:
    return ResultCheck(SPAN, part, value)


HOLDS: list[Check] = [
    table("bank", 7),
    table("weather", "rain"),
    table("open", True),
    table("tosses", [1, 2]),
    table("host", None),
    table("crate", ["pear", "plum", "plum"], zone=True),
    table("crate", 3, zone=True),
    slot("seats", 0, "friend", value="player2"),
    slot("seats", 1, "hand", value=[], zone=True),
    slot("things", "gate", "open", value=False),
    slot("table", "crate", value=["plum", None], zone=True, viewer=1),
    slot("table", "crate", value=2, zone=True, viewer=1),
    slot("table", "bank", value=UNSEEN, viewer=1),
    slot("table", "pile", value=UNSEEN, zone=True, viewer=1),
    slot("table", "weather", value=UNSEEN, viewer=1),
    slot("table", "host", value=None, viewer=1),
    out(3),
    out(["quince", "plum", "plum"]),
    out({"plum": 2, "pear": 0}),
    MapCheck(SPAN, "lawn", {"yard": "back", "x": 1, "y": -2, "turn": 3}),
    MapCheck(SPAN, "lawn", {"y": -2}),
    MapCheck(SPAN, "pond", None),
    TurnCheck(SPAN, 0),
    ask("seat", 1),
    ask("prompt", "ask-alms"),
    ask("kind", "one"),
    ask("min", 1),
    ask("max", 2),
    ask("options", ("pear", "plum", "no")),
    ask("has", ("plum",)),
    ask("lacks", ("quince",)),
    log("has", "due"),
    log("lacks", "quattro"),
    log("last", "due tre"),
    log("has", "clear", seat=None, language=None),
]

FAILS: list[tuple[Check, str]] = [
    (table("bank", 8), "`bank`: expected 8, found 7"),
    (table("open", 1), "`open`: expected 1, found true"),
    (table("host", "player1"), "`host`: expected player1, found none"),
    (table("tosses", [2, 1]), "`tosses`: expected [2, 1], found [1, 2]"),
    (table("cellar", 1), "`cellar`: expected 1, but it is not in the view"),
    (table("crate", 2, zone=True), "`crate`: expected 2, found 3: [plum, pear, plum]"),
    (
        table("crate", ["plum", "pear", "quince"], zone=True),
        "`crate`: expected [plum, pear, quince], found [plum, pear, plum]; missing quince, not expected plum",
    ),
    (
        table("crate", ["plum", "pear", "plum", "pear"], zone=True),
        "`crate`: expected [plum, pear, plum, pear], found [plum, pear, plum]; missing pear",
    ),
    (slot("seats", 0, "friend", value="player1"), "`friend` of seat 1: expected player1, found player2"),
    (slot("seats", 2, "coins", value=1), "`coins` of seat 3: expected 1, but it is not in the view"),
    (
        slot("table", "weather", value="rain", viewer=1),
        "`weather`, as seat 2 sees it: expected rain, found hidden",
    ),
    (
        slot("table", "cellar", value=UNSEEN, viewer=1),
        "`cellar`, as seat 2 sees it: expected hidden, but it is not in the view",
    ),
    (slot("table", "host", value=UNSEEN, viewer=1), "`host`, as seat 2 sees it: expected hidden, found none"),
    (slot("table", "bank", value=None, viewer=1), "`bank`, as seat 2 sees it: expected none, found hidden"),
    (out(2), "`out_of_play`: expected 2, found 3: [plum, quince, plum]"),
    (
        out(["plum", "quince", "pear"]),
        "`out_of_play`: expected [plum, quince, pear], found [plum, quince, plum]; missing pear, not expected plum",
    ),
    (out({"plum": 1, "quince": 1}), "`out_of_play`: expected {plum: 1, quince: 1}, found {plum: 2, quince: 1}"),
    (slot("things", "gate", "open", value=True), "`open` of `gate`: expected true, found false"),
    (
        slot("seats", 0, "hand", value=["plum"], zone=True, viewer=1),
        "`hand` of seat 1, as seat 2 sees it: expected [plum], found [hidden]; missing plum, not expected hidden",
    ),
    (
        slot("table", "pile", value=2, zone=True, viewer=1),
        "`pile`, as seat 2 sees it: expected 2, found hidden",
    ),
    (
        slot("table", "pile", value=["plum"], zone=True, viewer=1),
        "`pile`, as seat 2 sees it: expected [plum], found hidden",
    ),
    (
        MapCheck(SPAN, "lawn", {"yard": "back", "x": 2}),
        "`lawn` on the map: expected {yard: back, x: 2}, found {yard: back, x: 1, y: -2, turn: 3}",
    ),
    (MapCheck(SPAN, "lawn", None), "`lawn` on the map: expected nowhere, found {yard: back, x: 1, y: -2, turn: 3}"),
    (MapCheck(SPAN, "pond", {"x": 1}), "`pond` on the map: expected {x: 1}, found nowhere"),
    (TurnCheck(SPAN, 1), "the turn: expected seat 2, found seat 1"),
    (TurnCheck(SPAN, None), "the turn: expected nobody, found seat 1"),
    (ask("nobody"), "expected the game to be over, but seat 2 is asked `ask-alms`"),
    (ask("seat", 0), "expected seat 1 to be asked, but seat 2 is asked `ask-alms`"),
    (ask("prompt", "ask-toll"), "`prompt` of the question: expected ask-toll, found ask-alms"),
    (ask("kind", "some"), "`kind` of the question: expected some, found one"),
    (ask("min", 0), "`min` of the question: expected 0, found 1"),
    (ask("max", 1), "`max` of the question: expected 1, found 2"),
    (
        ask("options", ("no", "plum", "quince")),
        "the options: expected [no, plum, quince], found [no, plum, pear]; missing quince, not expected pear",
    ),
    (ask("has", ("plum", "quince")), "the options: expected quince among them, found [no, plum, pear]"),
    (ask("lacks", ("plum", "quince")), "the options: expected plum not among them, found [no, plum, pear]"),
    (log("has", "sei"), "the log (it) of seat 2: no line has `sei`; the last lines are\n  uno\n  due tre"),
    (log("has", "sei", seat=0, language="en"), "the log (en) of seat 1: no line has `sei`; the last lines are none"),
    (log("lacks", "due"), "the log (it) of seat 2: `due` is not expected, found `due tre`"),
    (log("last", "due"), "the log (it) of seat 2: expected the last line to be `due`, found `due tre`"),
    (
        log("has", "x", seat=None, language=None),
        "the log (en) of one who sees everything: no line has `x`; the last lines are\n  all is clear",
    ),
    (result("winners", (0,)), "expected a result, but seat 2 is asked `ask-alms`"),
]

HOLDS_AT_THE_END: list[Check] = [
    ask("nobody"),
    TurnCheck(SPAN, None),
    result("winners", (0, 1)),
    result("scores", (3, 4)),
    result("reason", "rich"),
]

FAILS_AT_THE_END: list[tuple[Check, str]] = [
    (ask("seat", 0), "expected a question, but nobody is asked, the game is over"),
    (result("winners", (0,)), "`winners` of the result: expected seat 1, found seat 1, seat 2"),
    (result("winners", ()), "`winners` of the result: expected nobody, found seat 1, seat 2"),
    (result("scores", (3, 5)), "`scores` of the result: expected [3, 5], found [3, 4]"),
    (result("reason", "poor"), "`reason` of the result: expected poor, found rich"),
]


@pytest.mark.parametrize("check", HOLDS)
def test_holds(check: Check) -> None:
    assert failure(check, Still(game())) is None


@pytest.mark.parametrize(("check", "message"), FAILS)
def test_fails(check: Check, message: str) -> None:
    assert failure(check, Still(game())) == message


@pytest.mark.parametrize("check", HOLDS_AT_THE_END)
def test_holds_at_the_end(check: Check) -> None:
    assert failure(check, Still(game(over=True))) is None


@pytest.mark.parametrize(("check", "message"), FAILS_AT_THE_END)
def test_fails_at_the_end(check: Check, message: str) -> None:
    assert failure(check, Still(game(over=True))) == message
