"""The shape check: each fault at its place, once, in plain words; and the schemas themselves."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from rulekit.codes import CODES, Code
from rulekit.data import schemas_folder
from rulekit.diagnostics import Diagnostic, Diagnostics
from rulekit.ruleset.load import read_yaml
from rulekit.ruleset.schema import check_shape
from rulekit.ruleset.tree import Map, Node, Scalar, Seq, Style
from rulekit.source import Source, Span

USED = "unknown-key missing-key type value name empty"
FILES = sorted(schemas_folder().glob("*.schema.json"))


@pytest.fixture(autouse=True)
def codes(monkeypatch):
    for code in [*(f"schema/{name}" for name in USED.split()), "yaml/broken-text"]:
        if code not in CODES:
            monkeypatch.setitem(CODES, code, Code("error", "a fault of shape"))


def check(text: str, schema: str = "sections") -> list[Diagnostic]:
    found = Diagnostics()
    root = read_yaml(Source("a.yaml", text), found)
    assert root is not None, [item.message for item in found]
    fine = check_shape(root, schema, found)
    assert fine == (len(found) == 0)
    return found.in_order()


def short(found: list[Diagnostic]) -> list[tuple[str, str]]:
    return [(item.code, item.span.text) for item in found]


def only(text: str, schema: str = "sections") -> Diagnostic:
    found = check(text, schema)
    assert len(found) == 1, [(item.code, item.message) for item in found]
    return found[0]


# ------------------------------------------------------------------------------------------- what is fine

RULESET = """\
id: mygame
language: 1
version: 1.0.0
title: My Game
players: 2..4
locales: [en, pt-BR]
files: [cards.yaml, scenes/*.yaml]
options: {long: {type: bool, default: false}, first: {type: name of card, values: [ace, king], default: ace}}
names: {deed: [buy, sell], colour: {red: {beats: green, list: [a, b]}, green: {}}}
sides: [light, dark]
dice: {small: {faces: [0, 0, 1, -1]}}
map: {tile: tile, grids: level, doors: doors, stands: at, links: [[ladder, attic], tunnel], hides: [fog]}
kinds:
  player:
    counters: {coins: {start: 2, max: 9, sight: owner}}
    zones: {hand: {holds: card, sight: owner, max: 5, gained: {card: you.got(card)}, lost: {card: you.dropped(card)}}}
    tracks: {might: {cells: you.hero.might, start: 3, lowest: -1, below: you.die()}}
    values: {alive: size(you.hand) > 0, income: {takes: {n: int}, gives: int, base: n, at_least: 0, at_most: 9}}
  card:
    listed_as: cards
    fields: {rank: 0..3 = 0, power: effect}
    state: {used: {type: bool = false, lasts: turn, sight: {when: viewer == host}}, worn: bool = false}
    moments: {bought: {after: buy, if: card == this}}
    copies: 4
    starts_in: deck
    active_in: hand
    performs: player
  action: {is: offer, listed_as: actions, chooses: {target: "player?"}, if: {rich: you.coins >= 3}, do: this.power()}
cards:
  ace: {rank: 1, copies: 2, power: "give(you, 2)", numbers: {harm: 2}, when: {bought: gain(4)}}
  king: {kind: rare, state: {worn: bool = false}, areas: {west: W, east: E}, beats: [ace], gives: {red: 2}}
  queen:
    test: roll(2)
    bands: {5+: gain(2), 1..4: nothing, 0: lose(1)}
    while: [you.income += 1, can_move = false]
    offers: {trade: {limit: {per: turn, times: 2, shared: magic, by: player}, who: rivals, do: trade()}}
    procedures: {trade: nothing}
actions:
  buy: {choose: {target: you.rivals}, needs: target.alive, limit: turn, let: {n: 2}, power: take(n)}
zones: {deck: {holds: card, sight: count, when_empty: move discards to deck; shuffle(deck)}}
counters: {bank: {}}
state: {host: player, season: 1..2 = 1}
tables: {removed: {keys: [length, int], gives: int, rows: {short: {1: 34, 2..4: 35}, long: {1..3: 1, 4+: 2}}}}
values: {limit: 40, open: true, rent: {of: player, base: 1}}
procedures:
  deal: shuffle(deck)
  take: {of: player, takes: {n: int}, gives: int, if: bank > 0, let: {m: n}, do: return m}
windows:
  doubt:
    {of: player, takes: {n: int}, gives: bool, asks: x in players, policy: first_yes, choose: {a: x.hand}, yes: stop}
setup: shuffle(deck)
flow:
  game: [rounds, scoring]
  rounds: {steps: [turns], until: season == 3}
  turns: {for: you in players, begin: start(), offers: action, pick: one, then: finish()}
  twice: {repeat: 2, times: 3, do: nothing}
  scoring: gain(1)
ends: {last: {if: {one_left: size(players) == 1}, winners: players}}
scores: {points: you.coins, tie: size(you.hand), title: {100+: rich, 0..99: poor}}
invariants: {coins: bank == 54}
totals: {cards: size(cards) == 6, open: true}
when: {empty: {becomes: size(deck) == 0, do: stop}, more: {before: take, may: more, do: n += 1}}
while: can_move = true
offers: {pass: nothing}
bundles:
  duel:
    on_if: size(players) == 2
    takes: {n: int}
    until: n == 0
    state: {clues: {type: int = 0, sight: light}}
    replace: {deal: below()}
    off: [cards.ace.when.bought, kinds.card.do]
    numbers: {harm: 1}
    read_by: {light: {offers: {look: {do: stop}}, cards: {joker: {rank: 3}}}}
    cards: {jack: {rank: 2}}
    setup: stop
"""

EXPANSION = """\
id: more
language: 1
extends: mygame
add: {zones: {box: {holds: card}}, cards: {ten: {rank: 2}}}
patch: [{at: cards.ace.rank, was: 1, now: {any: thing}}, {at: tables.removed.rows.short.2..4, was: 35, now: 36}]
replace: [{at: actions.buy, was: {limit: turn}, now: {power: nothing}}]
insert: [{into: flow.game, after: rounds, step: fair}]
"""


@pytest.mark.parametrize("text", [RULESET, EXPANSION, "id: a\nlanguage: 1\nplayers: 4\n"])
def test_a_ruleset_that_is_fine(text):
    assert check(text, "ruleset") == []


@pytest.mark.parametrize(
    "text",
    [
        "cards:\n  ace: {rank: 1}\n",
        "procedures:\n  take: |\n    move 1 of bank to you.coins\n    say done\n",
        "values: {most: 3, open: false, far: -1}",
        "zones: {}",
        'cards: {ace: {power: "give(a, b)", other: (a)}}',
        "while: [you.rent(a) += 1, x = f(b)]",
    ],
)
def test_sections_that_are_fine(text):
    assert check(text) == []


def test_a_definition_can_be_checked_alone():
    assert check("{on_if: true, number: 1, leader: host, zones: {a: {holds: card}}}", "bundle_member") == []
    assert short(check("{on_if: true, zones: {a: {hold: card}}}", "bundle_member")) == [("schema/unknown-key", "hold")]
    assert short(check("{holds: card, limt: 3}", "zone")) == [("schema/unknown-key", "limt")]


# ------------------------------------------------------------------------------------------- unknown and missing keys


@pytest.mark.parametrize(
    ("text", "key", "message", "hint"),
    [
        ("zones: {deck: {holds: card, sihgt: all}}", "sihgt", "`sihgt` is no key of a zone", "did you mean `sight`?"),
        ("zones: {deck: {hodls: card}}", "hodls", "`hodls` is no key of a zone", "did you mean `holds`?"),
        ("ends: {a: {if: b, winer: c, winners: c}}", "winer", "`winer` is no key of an end", "did you mean `winners`?"),
        ("when: {a: {aftr: b, do: c}}", "aftr", "`aftr` is no key of a trigger", "did you mean `after`?"),
        ("kinds: {card: {listed_sa: cards}}", "listed_sa", "`listed_sa` is no key of a kind", "`listed_as`"),
        ("flow: {game: {repaet: 2}}", "repaet", "`repaet` is no key of a step", "`repeat`"),
        ("dice: {d: {faces: [1], colour: red}}", "colour", "`colour` is no key of a die", "known here: `faces`"),
        ("offers: {a: {limit: {pre: turn}, do: b}}", "pre", "`pre` is no key of a limit", "`per`"),
        ("counters: {a: {satrt: }}", "satrt", "`satrt` is no key of a counter", "`start`"),
        ("setpu: shuffle(deck)", "setpu", "`setpu` is no section", "did you mean `setup`?"),
        ("id: mygame", "id", "`id` is no section", "`id` belongs into ruleset.yaml"),
        ("bundles: {a: {on_fi: b}}", "on_fi", "`on_fi` is no key of a bundle", "did you mean `on_if`?"),
        ("when: {a: {after: b, before: c, do: d}}", "before", "`before` cannot stand beside `after`", "keep one"),
        ("offers: {a: {do: d, test: b, bands: {0+: c}}}", "test", "`test` cannot stand beside `do`", "keep one"),
    ],
)
def test_unknown_keys(text, key, message, hint):
    fault = only(text)
    assert (fault.code, fault.span.text, fault.message) == ("schema/unknown-key", key, message)
    assert hint in fault.hint


def test_a_misspelt_section_of_texts_is_named():
    fault = only("procedurs: {take: move 1 of bank to you.coins}")
    assert fault.code == "schema/type"
    assert "did you mean `procedures`?" in fault.hint


@pytest.mark.parametrize(
    ("text", "place", "message"),
    [
        ("zones: {deck: {sight: all}}", "deck", "a zone needs `holds`"),
        ("zones:\n  deck:\n    sight: all\n", "deck", "a zone needs `holds`"),
        ("ends: {a: {if: b}}", "a", "an end needs `winners`"),
        ("when: {a: {do: b}}", "a", "a trigger needs one of `before`, `instead`, `after` or `becomes`"),
        ("when: {a: {after: b}}", "a", "a trigger needs one of `do`, `test` or `then`"),
        ("cards: {a: {when: {got: {if: b}}}}", "got", "a trigger needs one of `do`, `test` or `then`"),
        ("kinds: {a: {moments: {b: {if: c}}}}", "b", "a moment needs one of `before`, `instead`, `after` or `becomes`"),
        ("offers: {a: {test: b}}", "test", "`test` needs `bands` beside it"),
        ("flow: {game: {pick: any}}", "pick", "`pick` needs `offers` beside it"),
        ("windows: {a: {asks: b in c, yes: d}}", "a", "a window needs `policy`"),
    ],
)
def test_missing_keys(text, place, message):
    fault = only(text)
    assert (fault.code, fault.span.text, fault.message) == ("schema/missing-key", place, message)
    assert fault.hint


def test_the_hint_for_a_missing_key_says_what_it_is():
    assert only("zones: {deck: {}}").hint == "`holds`: The kind of thing that lies here. Example: `card`."


def test_the_head_of_a_ruleset():
    assert [item.message for item in check("title: x\n", "ruleset")] == [
        "a ruleset needs `id`",
        "a ruleset needs `language`",
        "a ruleset needs `players`",
    ]
    fault = only("id: a\nlanguage: 1\nplayers: 2\npatch: [{at: a.b, was: 1, now: 2}]\n", "ruleset")
    assert (fault.message, fault.span.text) == ("`patch` needs `extends` beside it", "patch")


# ------------------------------------------------------------------------------------------- types, values, names


@pytest.mark.parametrize(
    ("text", "place", "message", "hint"),
    [
        ("values: {a: [b, c]}", "[b, c]", "`a`: expected a text or a map, found a list", "must be quoted"),
        ("setup: {a: b}", "{a: b}", "`setup`: expected a text, found a map", "before the first turn"),
        ("sides: light", "light", "`sides`: expected a list, found a text", "`[light]`"),
        ("zones: [deck]", "[deck]", "`zones`: expected a map, found a list", "Places for things"),
        ("zones: {deck: card}", "card", "`deck`: expected a map, found a text", "{holds: card"),
        ("scores: {points: 1.5}", "1.5", "`points`: expected a text, found the number `1.5`", "points of"),
        ("dice: {a: {faces: [1, x]}}", "x", "entry 2 of `faces`: expected a whole number, found a text", "faces"),
        ("dice: {a: {faces: [1.0]}}", "1.0", "entry 1 of `faces`: expected a whole number, found the number", ""),
        ("dice: {a: {faces: [true]}}", "true", "entry 1 of `faces`: expected a whole number, found `true`", ""),
        ("names: {a: 3}", "3", "`a`: expected a list or a map, found a number", "closed list"),
        ("flow: {game: [[a]]}", "[a]", "entry 1 of `game`: expected a text, found a list", ""),
        ("offers: {a: {limit: [turn], do: b}}", "[turn]", "`limit`: expected a text or a map, found a list", "`turn`"),
        ("windows: {a: {asks: b, yes: c, policy: [all]}}", "[all]", "`policy`: expected a text, found a list", ""),
        ("kinds: {a: {fields: {b: {type: int}}}}", "{type: int}", "`b`: expected a text, found a map", "`int = 0`"),
        ("cards: {a: {rank: 1.5}}", "1.5", "`rank`: expected a text, a list or a map, found the number `1.5`", ""),
        ("- a\n", "- a", "the file: expected a map, found a list", "any of the sections"),
        ("nothing\n", "nothing", "the file: expected a map, found a text", "any of the sections"),
    ],
)
def test_wrong_types(text, place, message, hint):
    fault = only(text)
    assert (fault.code, fault.span.text) == ("schema/type", place)
    assert message in fault.message
    assert hint in fault.hint


def test_an_effect_without_its_bar():
    fault = only("procedures:\n  take:\n    do:\n      if a > 2: b()\n      else: c()\n")
    assert (fault.code, fault.span.line) == ("schema/type", 4)
    assert "write `do: |`" in fault.hint


@pytest.mark.parametrize(
    ("text", "place", "message", "hint"),
    [
        ("windows: {a: {asks: b, yes: c, policy: frist_yes}}", "frist_yes", "`sealed`", "did you mean `first_yes`?"),
        ("offers: {a: {limit: trun, do: b}}", "trun", "`turn`, `round` or `game`", "did you mean `turn`?"),
        ("state: {a: {type: int, lasts: ever}}", "ever", "`lasts` cannot be `ever`; expected `turn` or `round`", ""),
        ("zones: {deck: {holds: Big Card}}", "Big Card", "`holds` cannot be `Big Card`", "`big_card`"),
        ("offers: {a: {may: draw again, do: b}}", "draw again", "expected a name", "`draw_again`"),
        ("bundles: {a: {off: [x y]}}", "x y", "entry 1 of `off` cannot be `x y`; expected a path", ""),
        ("map: {tile: a, grids: b, doors: c, stands: d, links: [[e, f, g]]}", "[e, f, g]", "2 entries, found 3", ""),
        ("map: {tile: a, grids: b, doors: c, stands: d, links: [Way In]}", "Way In", "expected a name", ""),
        ("map: {tile: a, grids: b, doors: c, stands: d, hides: Dense Fog}", "Dense Fog", "expected a name", ""),
        ("cards: {a: {areas: {west: X, east: E}}}", "X", "letters of the compass", ""),
        ("zones: {a: {holds: b, lost: {c: d, e: f}}}", "{c: d, e: f}", "expected 1 entry, found 2", "{card:"),
    ],
)
def test_wrong_values(text, place, message, hint):
    fault = only(text)
    assert (fault.code, fault.span.text) == ("schema/value", place)
    assert message in fault.message
    assert hint in fault.hint


@pytest.mark.parametrize(
    ("line", "code", "place"),
    [
        ("players: 2-4", "schema/value", "2-4"),
        ("players: 0", "schema/value", "0"),
        ("players: [2, 4]", "schema/type", "[2, 4]"),
        ("players: 2\nversion: 1.0", "schema/type", "1.0"),
        ("players: 2\nversion: '1.0'", "schema/value", "'1.0'"),
        ("players: 2\nlocales: [English]", "schema/value", "English"),
        ("players: 2\nfiles: cards.yaml", "schema/type", "cards.yaml"),
        ("players: 2\noptions: {a: {type: bool}}", "schema/missing-key", "a"),
        ("extends: b\nadd: {zones: {a: {}}}", "schema/missing-key", "a"),
        ("extends: b\ninsert: [{into: flow.a, step: c}]", "schema/missing-key", "{into: flow.a, step: c}"),
        ("extends: b\npatch: [{at: a, was: 1, new: 2}]", "schema/unknown-key", "new"),
    ],
)
def test_faults_in_the_head(line, code, place):
    assert short(check(f"id: a\nlanguage: 1\n{line}\n", "ruleset")) == [(code, place)]


@pytest.mark.parametrize(
    ("text", "key", "hint"),
    [
        ("zones: {Deck: {holds: card}}", "Deck", "`deck`"),
        ("zones:\n  big deck: {holds: card}\n", "big deck", "`big_deck`"),
        ("invariants: {all-coins: bank == 3}", "all-coins", "`all_coins`"),
        ("procedures: {takeOne: nothing}", "takeOne", "`take_one`"),
        ("cards: {2nd: {rank: 1}}", "2nd", "beginning with a letter"),
        ("cards: {a: {Rank: 1}}", "Rank", "`rank`"),
        ("Cards: {a: {rank: 1}}", "Cards", "`cards`"),
        ("offers: {a: {test: b, bands: {5-: c}}}", "5-", ""),
        ("tables: {a: {keys: [int], gives: int, rows: {1-3: 2}}}", "1-3", ""),
    ],
)
def test_keys_that_are_no_names(text, key, hint):
    fault = only(text)
    assert (fault.code, fault.span.text) == ("schema/name", key)
    assert hint in fault.hint


# ---------------------------------------------------------------------------------------- nothing there, broken texts


@pytest.mark.parametrize(
    ("text", "place", "message"),
    [
        ("procedures:\n  take:\n    do:\n", "do", "`do:` has nothing after it"),
        ("procedures: {take: {do: }}", "do", "`do:` has nothing after it"),
        ("zones:\n", "zones", "`zones:` has nothing after it"),
        ("zones:\n  deck:\n", "deck", "`deck:` has nothing after it"),
        ("cards:\n  ace:\n    rank:\n", "rank", "`rank:` has nothing after it"),
        ("windows: {a: {asks: b, yes: c, policy: }}", "policy", "`policy:` has nothing after it"),
        ("sides:\n  - light\n  -\n", "", "entry 2 of `sides` is empty"),
        ("setup: ''", "''", "`setup` is empty"),
        ("setup: ~", "~", "`setup:` has nothing after it"),
        ("sides: []", "[]", "`sides` is empty"),
        ("offers: {a: {choose: {}, do: b}}", "{}", "`choose` is empty"),
    ],
)
def test_nothing_there(text, place, message):
    fault = only(text)
    assert (fault.code, fault.span.text, fault.message) == ("schema/empty", place, message)
    assert fault.hint


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("procedures: {take: {do: give(a, b)}}", "b)"),
        ("procedures: {take: {do: give(a, b, c), of: player}}", "b"),
        ("procedures: {take: {do: give(a, (b), n=3), of: player}}", "(b)"),
        ("procedures: {take: {do: move x, y}}", "y"),
        ("cards: {ace: {power: give(a, b), rank: 1}}", "b)"),
        ("cards: {ace: {power: give(a, b: c)}}", "b"),
        ("cards: {ace: {rank: 1, power}}", "power"),
        ("cards: {ace: {choose: {target: a, b}}}", "b"),
        ("invariants: {a: max(b, c) > 3}", "c) > 3"),
        ("while: [you.x(a, b) += 1, c -= 2]", "b) += 1"),
        ("ends: {a: {if: b, winners: c, d == e: f}}", "d == e"),
        ("procedures:\n  take:\n    do: a\n    if b > 2: c\n", "if b > 2"),
        ("zones: {deck}", "deck"),
    ],
)
def test_texts_broken_by_yaml(text, place):
    fault = only(text)
    assert (fault.code, fault.span.text) == ("yaml/broken-text", place)
    assert fault.hint == "quote the text or put it on a line of its own"


def test_a_broken_text_names_its_beginning():
    assert only("values: {a: max(b, c)}").message == "the comma before this ended the text `max(b`"


# ------------------------------------------------------------------------------------------- all faults, each once


def test_every_fault_is_reported():
    text = """\
zones:
  deck: {hold: card}
  Box: {holds: card, sight: [all]}
procedures:
  take: {do: give(a, b)}
  give:
    do:
windows:
  doubt: {asks: x in y, policy: frist, yes: z}
"""
    assert [(item.code, item.span.line) for item in check(text)] == [
        ("schema/unknown-key", 2),
        ("schema/name", 3),
        ("schema/type", 3),
        ("yaml/broken-text", 5),
        ("schema/empty", 7),
        ("schema/value", 9),
    ]


def nodes_of(node: Node, path: tuple[int, ...] = ()) -> Iterator[tuple[int, ...]]:
    yield path
    parts = [value for _, value in node] if isinstance(node, Map) else list(node.items) if isinstance(node, Seq) else []
    for i, part in enumerate(parts):
        yield from nodes_of(part, (*path, i))


def put(node: Node, path: tuple[int, ...], new: Node) -> Node:
    if not path:
        return new
    at = path[0]
    if isinstance(node, Map):
        key, old = node.entries[at]
        return Map((*node.entries[:at], (key, put(old, path[1:], new)), *node.entries[at + 1 :]), node.span)
    assert isinstance(node, Seq)
    return Seq((*node.items[:at], put(node.items[at], path[1:], new), *node.items[at + 1 :]), node.span)


@pytest.mark.parametrize("text", [RULESET, EXPANSION])
def test_no_damage_is_too_strange_and_no_foreign_words_are_shown(text):
    """Each node in turn is replaced by something else: there is always an answer, at a place, in our own words."""
    root = read_yaml(Source("a.yaml", text), Diagnostics())
    assert root is not None
    here = Span(Source("b.yaml", "x: [y] # {}"), 0, 1)
    word = Scalar("Odd Word", "Odd Word", Style.PLAIN, here)
    strange: list[Node] = [
        Scalar("", None, Style.PLAIN, here),
        Scalar("1.5", 1.5, Style.PLAIN, here),
        word,
        Seq((word, word), here),
        Map(((word, word), (Scalar("do", "do", Style.PLAIN, here), Seq((), here))), here),
    ]
    foreign = ("is not of type", "required property", "was unexpected", "does not match", "None", "shape that is")
    for i, path in enumerate(nodes_of(root)):
        found = Diagnostics()
        damaged = put(root, path, strange[i % len(strange)])
        assert check_shape(damaged, "ruleset", found) == (len(found) == 0)
        assert len(found) < 8, [(item.span.start, item.code) for item in found]
        assert not [item.message for item in found for words in foreign if words in item.message]


def test_deep_nesting_is_no_trouble():
    deep = "{a: " * 50 + "1" + "}" * 50
    assert check(f"tables: {{t: {{keys: [int], gives: int, rows: {deep}}}}}") == []


# ------------------------------------------------------------------------------------------- the schemas


def schemas_in(node: Any, where: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every schema inside a schema file; what stands under `properties` and `$defs` are names, not keywords."""
    if isinstance(node, list):
        for i, part in enumerate(node):
            yield from schemas_in(part, f"{where}/{i}")
    if isinstance(node, dict):
        yield where, node
        for key, part in node.items():
            if key in ("properties", "$defs", "dependentSchemas"):
                for name, schema in part.items():
                    yield from schemas_in(schema, f"{where}/{key}/{name}")
            elif key not in ("enum", "required", "dependentRequired"):
                yield from schemas_in(part, f"{where}/{key}")


def documents() -> dict[str, Any]:
    return {path.name: json.loads(path.read_text("utf-8")) for path in FILES}


def all_schemas() -> list[tuple[str, dict[str, Any]]]:
    return [pair for name, document in documents().items() for pair in schemas_in(document, name)]


def target(reference: str, where: str) -> Any:
    file, _, name = reference.partition("#/$defs/")
    document = documents()[file or where.partition("/")[0]]
    return document["$defs"][name] if name else document


def described(schema: dict[str, Any], where: str) -> bool:
    if "description" in schema or "$ref" not in schema:
        return "description" in schema
    file = schema["$ref"].partition("#")[0] or where
    return described(target(schema["$ref"], where), file)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_the_schemas_are_valid(path):
    document = json.loads(path.read_text("utf-8"))
    Draft202012Validator.check_schema(document)
    assert document["$id"] == path.name


def test_every_property_has_a_description():
    silent = [
        f"{where}/{name}"
        for where, schema in all_schemas()
        if "dependentSchemas" not in where
        for name, inner in schema.get("properties", {}).items()
        if not described(inner, where)
    ]
    assert silent == []


def test_every_description_ends_like_a_sentence_and_is_short():
    words = [(where, schema["description"]) for where, schema in all_schemas() if "description" in schema]
    assert len(words) > 150
    assert [where for where, text in words if not text.endswith(".") or len(text) > 200] == []


def test_references_stand_alone_and_lead_somewhere():
    """The shape check puts the target in the place of a reference: what stood beside it would be lost."""
    for where, schema in all_schemas():
        if "$ref" in schema:
            assert schema.keys() <= {"$ref", "description"}, where
            assert isinstance(target(schema["$ref"], where), dict), where


def test_no_shape_is_guessed_among_several():
    """`anyOf` may only say "one of these keys"; `oneOf` is never needed."""
    for where, schema in all_schemas():
        assert "oneOf" not in schema, where
        assert all(part.keys() == {"required"} for part in schema.get("anyOf", [])), where


def test_every_pattern_says_what_it_expects():
    silent = [where for where, schema in all_schemas() if "pattern" in schema and "patternErrorMessage" not in schema]
    assert silent == []
