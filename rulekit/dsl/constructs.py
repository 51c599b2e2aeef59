"""The forms of the language, one row each: what the reference prints and the conformance suite must show.

Built-ins are not here: they are declared with their families. The examples stand in the sample game of the tests.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Construct:
    """`slot`: which kind of text the example is: effect, value, or yaml for whole sections."""

    id: str
    form: str
    meaning: str
    example: str
    slot: str = "effect"


STATEMENTS = (
    Construct(
        "let", "let NAME = VALUE", "Gives a name to a value until the end of the block.", "let n = size(you.hand)"
    ),
    Construct(
        "set",
        "PLACE = VALUE · PLACE += N · PLACE -= N",
        "Sets state, a counter or a local; on a list `+=` appends. Counters stop at 0 and at their `max`.",
        "you.ready = true; you.coins += 2",
    ),
    Construct("call", "verb(..) · who.procedure(..)", "Does what a verb or a procedure says.", "you.draw(2)"),
    Construct(
        "move",
        "move THINGS to ZONE [face up|down] [on top|at the bottom|anywhere] · move N of A to B",
        "Moves things, or N from the top of a zone, or N of a counter; never more than there is. Without a place in the"
        " pile things come on top.",
        "move 1 of deck to you.hand; move 2 of bank to you.coins",
    ),
    Construct("reveal", "reveal THINGS", "Shows hidden things or state to all.", "reveal you.hand"),
    Construct("show", "show THINGS to PLAYER", "Shows hidden things or state to one or some.", "show top(deck) to you"),
    Construct(
        "say",
        "say KEY(ARGUMENTS) [to PLAYER]",
        "Adds a line to the log: a message key and what it speaks of.",
        "say took(you, n=2)",
    ),
    Construct(
        "return",
        "return [VALUE]",
        "Leaves the procedure or clause, with its result if it gives one.",
        "if you.coins == 0: return",
    ),
    Construct("stop", "stop", "Leaves the loop.", "for c in you.hand:\n  if c.rank > 3: stop"),
    Construct(
        "nothing", "nothing", "Does nothing, where something must stand.", "if you.ready: nothing\nelse: you.draw(1)"
    ),
    Construct(
        "if",
        "if CONDITION: .. elif CONDITION: .. else: ..",
        "The first block whose condition holds.",
        "if you.coins > 5: you.draw(2)\nelif you.ready: you.draw(1)\nelse: nothing",
    ),
    Construct(
        "match",
        "match VALUE: with arms `5+:` `2..4:` `0:` `name, name:` `else:`",
        "The arm that fits. A gap or an overlap is an error; below 0 counts as 0.",
        "match you.coins:\n  3+: you.draw(2)\n  0..2: you.draw(1)",
    ),
    Construct(
        "for",
        "for NAME in LIST [where CONDITION]:",
        "Once for each. The list is fixed at the start; `where` is tested when the turn of each comes.",
        "for p in players where p.coins > 0: p.draw(1)",
    ),
    Construct(
        "repeat",
        "repeat [N] [until CONDITION]:",
        "So many times, or until a condition holds, which is tested before each pass; whichever comes first.",
        "repeat until size(you.hand) >= 3: you.draw(1)",
    ),
)

DECISIONS = (
    Construct(
        "choose",
        "WHO chooses NAME in LIST [where CONDITION] [as KEY] [else return|stop|none]",
        "One player picks one. `else` says what happens when there is nothing to pick.",
        "you choose card in you.hand where card.rank > 1 else return\nmove card to discard",
    ),
    Construct(
        "choose-several",
        "WHO chooses 2|1..3|any|some NAME in LIST",
        "One player picks several, never more than there are; the name is a list.",
        "you choose 1..2 picks in you.hand\nmove picks to discard",
    ),
    Construct(
        "may-choose",
        "WHO may choose NAME in LIST",
        "One player may pick one; the name is `none` if they do not, or cannot.",
        "you may choose card in you.hand\nif card != none: move card to discard",
    ),
    Construct(
        "ask",
        "if WHO may KEY(ARGUMENTS): .. else: ..",
        "Yes or no.",
        "if you may buy(price=2): you.draw(1)",
    ),
    Construct(
        "sealed",
        "each NAME in PLAYERS secretly chooses NAME in LIST",
        "All choose at once and nobody sees another's answer; the name is a map from players.",
        "each p in players secretly chooses bid in 0..p.coins\nfor p in players: p.coins -= bid[p]",
    ),
    Construct(
        "divide",
        "let NAME = WHO divides N among NAME in LIST [at most M]",
        "One player shares a number out; the result is a map, never more than fits.",
        "let share = you divide 3 among p in players at most 2\nfor p in players: p.coins += share[p]",
    ),
    Construct(
        "order", "let NAME = WHO orders LIST", "One player puts a list into an order.", "let line = you order you.hand"
    ),
    Construct(
        "random",
        "random [N] NAME in LIST [where CONDITION] [else ..]",
        "Chance picks; recorded, so that it can be replayed and pinned.",
        "random card in you.hand else return\nmove card to discard",
    ),
)

EXPRESSIONS = (
    Construct("literal", "3 · true · false · none", "Numbers are whole numbers.", "you.coins == 3 or true", "value"),
    Construct(
        "name",
        "name · list.member",
        "A local, then what the bundle and the ruleset declare.",
        "suit.red == red",
        "value",
    ),
    Construct(
        "field",
        "x.field",
        "A field, zone, counter, track or value of a thing; of a list it gives those of all, joined, without `none`.",
        "size(players.hand) > you.coins",
        "value",
    ),
    Construct(
        "map-fields",
        "place.exits|walls|in_sight · door.beyond|place|side · tile.places|joined|beside|outer_sides",
        "What a map tells. `walls` are the sides of the tile without a door, `beside` the tiles that share a side with"
        " it, from the north on clockwise; the `side` of a link is `none`.",
        "any(wall in you.at.walls where wall.side != south and wall.beyond == none)",
        "value",
    ),
    Construct(
        "index", "map[key] · table[a, b] · things[3] · x[name]", "Looks up.", "price[red, you.coins] > 2", "value"
    ),
    Construct(
        "arithmetic",
        "a + b · a - b · a * b · a // b · -a",
        "`//` rounds down; `+` joins lists.",
        "(you.coins + 1) // 2",
        "value",
    ),
    Construct("compare", "== != < <= > >=", "`==` compares things, names and numbers.", "you.coins >= 2", "value"),
    Construct(
        "logic",
        "and · or · not",
        "The right side is looked at only if it counts.",
        "not you.ready and you.coins > 0",
        "value",
    ),
    Construct("in", "x in xs · x not in xs", "Is it one of them?", "you.coins in 1..3", "value"),
    Construct(
        "is",
        "x is NAME · x is not NAME",
        "Is it a card of this name, or a thing of this kind?",
        "any(c in you.hand where c is joker)",
        "value",
    ),
    Construct("range", "a..b", "The numbers from a to b.", "size(1..3) == 3", "value"),
    Construct("if-else", "a if c else b", "One of two values.", "2 if you.ready else 1", "value"),
    Construct("list", "[a, b]", "A list.", "you in [seat(1), seat(2)]", "value"),
    Construct(
        "all",
        "all x in xs where c",
        "Those for which a condition holds, as they are now.",
        "size((all c in you.hand where c.rank > 1))",
        "value",
    ),
    Construct("count", "count(x in xs where c)", "How many.", "count(c in you.hand where c.rank > 1)", "value"),
    Construct("any", "any(x in xs where c)", "Is there one?", "any(c in you.hand where c.rank > 1)", "value"),
    Construct(
        "every", "every(x in xs where c)", "Are all of them so?", "every(p in players where p.coins > 0)", "value"
    ),
    Construct(
        "first",
        "first(x in xs where c)",
        "The first one, or `none`.",
        "first(c in you.hand where c.rank > 1) != none",
        "value",
    ),
    Construct(
        "each",
        "f(e for x in xs where c)",
        "A value for each, inside sum, min, max, distinct, highest, lowest.",
        "sum(c.rank for c in you.hand)",
        "value",
    ),
)

CLAUSES = (
    Construct(
        "clause-do", "do: EFFECT", "A plain effect.", "procedures: {rest: {of: player, do: you.ready = false}}", "yaml"
    ),
    Construct(
        "clause-before",
        "when: {name: {before: procedure, ..}}",
        "Before an event; may set its parameters.",
        "when: {more: {before: draw, do: n += 1}}",
        "yaml",
    ),
    Construct(
        "clause-instead",
        "when: {name: {instead: procedure, ..}}",
        "In its place; `below(..)` goes on.",
        "when: {twice: {instead: draw, do: below(n * 2)}}",
        "yaml",
    ),
    Construct(
        "below",
        "below() · below(ARGUMENTS)",
        "In `instead` and `replace`: what was replaced, with the same arguments or with others.",
        "bundles: {fast: {on_if: weather, replace: {draw: below(n + 1)}}}",
        "yaml",
    ),
    Construct(
        "clause-after",
        "when: {name: {after: procedure, ..}}",
        "After it; has its `result`.",
        "when: {weary: {after: draw, if: n > 1, do: you.ready = false}}",
        "yaml",
    ),
    Construct(
        "clause-becomes",
        "when: {name: {becomes: condition, ..}}",
        "When a condition becomes true.",
        "when: {ruin: {becomes: bank == 0, do: shuffle(deck)}}",
        "yaml",
    ),
    Construct(
        "clause-while",
        "while: who.value OP e [where c]",
        "A modifier, on as long as its source is in play.",
        "while: hand_limit += 1 where who.ready",
        "yaml",
    ),
    Construct(
        "clause-offer",
        "offers: {name: body}",
        "An action a player may take when legal.",
        "offers: {pray: {limit: turn, if: {poor: you.coins == 0}, do: you.coins += 1}}",
        "yaml",
    ),
    Construct(
        "body-for",
        "for: you in LIST",
        "Each in turn acts.",
        'procedures: {all_draw: {do: "for p in players: p.draw(1)"}}\nflow: {dawn: {for: you in players, do: draw(1)}}',
        "yaml",
    ),
    Construct(
        "body-choose",
        "choose: {name: [N of] LIST where c}",
        "What an offer or trigger lets one choose.",
        "offers: {give: {choose: {other: clockwise_after(you)}, do: move 1 of you.coins to other.coins}}",
        "yaml",
    ),
    Construct(
        "body-test",
        "test: CALL, bands: {5+: .., 0..4: ..}",
        "A roll and its outcomes.",
        "offers: {risk: {test: sum_of_dice(2), bands: {4+: you.coins += 3, 0..3: nothing}}}",
        "yaml",
    ),
    Construct(
        "body-limit",
        "limit: turn · {per, times, shared, by}",
        "How often.",
        "offers: {beg: {limit: {per: round, times: 2, by: all}, do: you.coins += 1}}",
        "yaml",
    ),
    Construct(
        "body-may",
        "may: KEY",
        "An optional trigger.",
        "when: {luck: {after: draw, may: push_luck, do: you.coins += 1}}",
        "yaml",
    ),
)

SHAPES = (
    Construct("names", "names: {list: [a, b]}", "A closed list.", "names: {metal: [gold, iron]}", "yaml"),
    Construct(
        "kinds",
        "kinds: {kind: {..}}",
        "A kind of thing.",
        "kinds: {gem: {listed_as: gems, fields: {worth: 0..9 = 1}}}\ngems: {ruby: {worth: 5}}",
        "yaml",
    ),
    Construct(
        "fields",
        "fields: {name: TYPE = default}",
        "What is printed.",
        "kinds: {coat: {listed_as: coats, fields: {warmth: int, colour: suit?}}}\ncoats: {fur: {warmth: 3}}",
        "yaml",
    ),
    Construct(
        "state",
        "state: {name: TYPE = default}",
        "What changes.",
        "state: {round_number: int = 0, leader: {type: player?, lasts: round}}",
        "yaml",
    ),
    Construct(
        "zones",
        "zones: {name: {holds, sight, max, row, when_empty, gained, lost}}",
        "Where things lie.",
        "zones: {loft: {holds: card, sight: count, max: 7, when_empty: shuffle(deck)}}",
        "yaml",
    ),
    Construct(
        "counters",
        "counters: {name: {start, max, sight}}",
        "Numbers that conserve.",
        "counters: {fame: {start: 3, max: 9, sight: all}}",
        "yaml",
    ),
    Construct(
        "tables",
        "tables: {name: {keys, gives, rows}}",
        "Lookup tables, total.",
        "tables: {toll: {keys: [int], gives: int, rows: {0..2: 3, 3+: 4}}}",
        "yaml",
    ),
    Construct(
        "values",
        "values: {name: {of, takes, base, ..}}",
        "What clauses may change.",
        "values: {reach: {of: player, base: 1 + size(you.hand), at_most: 5}}",
        "yaml",
    ),
    Construct(
        "procedures",
        "procedures: {name: {of, takes, gives, if, let, do}}",
        "What happens, by name; each is an event.",
        "procedures: {double: {takes: {n: int}, gives: int, do: return n * 2}}",
        "yaml",
    ),
    Construct(
        "windows",
        "windows: {name: {of, takes, gives, asks, policy, choose, yes, nobody}}",
        "Who is asked, in which order.",
        "windows:\n  protest: {of: player, gives: bool, asks: p in clockwise_after(you), policy: first_yes,\n"
        "            yes: return true, nobody: return false}",
        "yaml",
    ),
    Construct(
        "flow",
        "flow: {step: ..}",
        "The course of the game.",
        "flow: {late: [dusk, rest], dusk: {repeat: 2, for: you in players, do: draw(1)}, rest: shuffle(deck)}",
        "yaml",
    ),
    Construct(
        "ends",
        "ends: {name: {if, winners}}",
        "When it is over, and who wins.",
        "ends: {broke: {if: bank == 0, winners: highest(p.coins for p in players)}}",
        "yaml",
    ),
    Construct(
        "scores",
        "scores: {points, tie, title}",
        "Who has how much.",
        "scores: {points: you.coins, tie: size(you.hand), title: {10+: rich, 0..9: poor}}",
        "yaml",
    ),
    Construct(
        "invariants",
        "invariants: {name: condition}",
        "What must always hold.",
        "invariants: {hands: every(p in players where size(p.hand) <= 9)}",
        "yaml",
    ),
    Construct(
        "totals",
        "totals: {name: condition}",
        "What the components must add up to. Only about what is printed or declared; all copies count, in play or not."
        " The linter works it out, no game does.",
        "totals: {red: count(c in cards where c.suit == red) == 4}",
        "yaml",
    ),
    Construct(
        "tracks",
        "tracks: {name: {cells, start, lowest, below}}",
        "Printed numbers and a marker.",
        "kinds:\n  horse:\n    copies: 2\n"
        '    tracks: {pace: {cells: "[1, 2, 4]", start: 0, lowest: 0, below: move this to out_of_play}}',
        "yaml",
    ),
    Construct(
        "family",
        "counters|zones|tracks: {name: {each: t in LIST, ..}}",
        "One for each member of a closed list, called like it; `x[t]` picks one. On kinds.",
        "names: {good: [wool, grain]}\n"
        "kinds: {depot: {copies: 2, counters: {goods: {each: g in good, start: 3 if g == wool else 1}}}}",
        "yaml",
    ),
    Construct(
        "map",
        "map: {tile, grids, doors, stands, links, hides, laid}",
        "Tiles on grids. `links` are ways beside the doors: `[tile, tile]`, or a kind, of which things with the same"
        " name join the places on which they stand. Nobody sees into or past a place on which something stands that"
        " `hides` names: kinds and members.",
        "state: {camp: place?}",
        "yaml",
    ),
    Construct(
        "bundles",
        "bundles: {name: {on_if, takes, state, until, replace, off, read_by, ..}}",
        "Rules that are switched on.",
        "bundles: {fast: {on_if: size(players) > 3, replace: {draw: below(n + 1)}}}",
        "yaml",
    ),
    Construct(
        "moments",
        "moments: {name: {after: procedure, if: c}}",
        "A short name for a trigger.",
        "kinds: {charm: {listed_as: charms, moments: {used: {after: draw, if: n > 2}}}}\n"
        "charms: {clover: {when: {used: you.coins += 1}}}",
        "yaml",
    ),
    Construct(
        "effect-field",
        "fields: {power: effect [of KIND]}",
        "A field that holds behaviour.",
        "kinds: {prayer: {listed_as: prayers, fields: {cast: effect of player}}}\n"
        "prayers: {thanks: {cast: you.ready = true}}",
        "yaml",
    ),
    Construct(
        "value-field",
        "fields: {cost: value of TYPE}",
        "A field that holds an expression.",
        "kinds: {ware: {listed_as: wares, fields: {cost: value of int}}}\nwares: {rope: {cost: 2 + size(players)}}",
        "yaml",
    ),
    Construct(
        "offer-kind",
        "kinds: {action: {is: offer, chooses, if, do}}",
        "The protocol around actions.",
        "kinds: {feat: {is: offer, listed_as: feats, fields: {power: effect}, do: this.power()}}\n"
        "feats: {cheer: {power: you.coins += 1}}",
        "yaml",
    ),
    Construct(
        "performs",
        "kinds: {event: {performs: player}}",
        "Members with a body, run by `perform`.",
        "kinds: {sign: {listed_as: signs, performs: player}}\nsigns: {comet: {do: you.draw(1)}}",
        "yaml",
    ),
    Construct(
        "numbers",
        "numbers: {worst: 2}",
        "What a card's text states.",
        "kinds: {peril: {listed_as: perils, performs: player}}\n"
        "perils: {flood: {numbers: {worst: 2}, do: you.coins -= this.worst}}",
        "yaml",
    ),
    Construct(
        "sight",
        "sight: all|owner|nobody|count|top|face|SIDE|{when: c}",
        "Who sees it.",
        "state: {hint: {type: int = 0, sight: {when: viewer.ready}}}",
        "yaml",
    ),
    Construct(
        "back",
        "back: [field, ..]",
        "What is printed on the back.",
        "kinds: {letter: {listed_as: letters, fields: {stamp: suit, text: int = 0}, back: [stamp]}}\n"
        "letters: {bill: {stamp: red, text: 3}}",
        "yaml",
    ),
)

ALL = {
    "Statements": STATEMENTS,
    "Decisions and chance": DECISIONS,
    "Expressions": EXPRESSIONS,
    "Clauses": CLAUSES,
    "Sections and shapes": SHAPES,
}
