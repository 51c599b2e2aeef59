"""The forms of the YAML around the texts, one row each: the keys of clauses, and sections with their shapes."""

from __future__ import annotations

from rulekit.dsl.construct import Construct

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
        "tables: {name: {keys, gives, finds, rows}}",
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
