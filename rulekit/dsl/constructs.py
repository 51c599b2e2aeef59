"""The forms of the language, one row each: what the reference prints and the conformance suite must show.

Built-ins are not here: they are declared with their families. The examples stand in the sample game of the tests.
"""

from __future__ import annotations

from rulekit.dsl.construct import Construct
from rulekit.dsl.section_forms import CLAUSES, SHAPES

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

ALL = {
    "Statements": STATEMENTS,
    "Decisions and chance": DECISIONS,
    "Expressions": EXPRESSIONS,
    "Clauses": CLAUSES,
    "Sections and shapes": SHAPES,
}
