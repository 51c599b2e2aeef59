# Gravediggers in English.

game = Fill five cemeteries with cards face down, then close your fist over coins in secret: who asks for too much of the loot gets nothing.

## Cards and tiles

card-valuable_2 = Valuables 2
    .text = Adds { $worth } to the loot.
card-valuable_3 = Valuables 3
    .text = Adds { $worth } to the loot.
card-valuable_4 = Valuables 4
    .text = Adds { $worth } to the loot.
card-valuable_5 = Valuables 5
    .text = Adds { $worth } to the loot.
card-valuable_10 = Valuables 10
    .text = Adds { $worth } to the loot.
card-valuable_x = Valuables X
    .text = The first X doubles the loot of its cemetery, and each further one adds the same again.
card-widow = Mourning Widow
    .text = A lone Widow sends all persons away, herself included. Two or more talk to each other and do nothing.
card-guard = Guard
    .text = A lone Guard stops the looting, and whoever shows an empty fist gets { $reward }. Two or more play cards and do nothing.
card-accomplice = Accomplice
    .text = With more Accomplices than Bandits the highest fist is paid first.
card-bandit = Bandit
    .text = With more Bandits than Accomplices there is no loot, and every fist is lost.
tile-tile_place = Place a card
    .text = Put a card of your hand face down at any cemetery, then draw one.
tile-tile_look = Look at a card
    .text = Look at a face-down card at any cemetery; show it to nobody.
tile-tile_turn = Turn a card
    .text = Turn a face-down card at any cemetery face up. The last one that lies face down at a cemetery stays so.
tile-tile_gravedigger = Gravedigger
    .text = Choose a cemetery: it is looted now, by all players.
coin-coin_1 = Coin of 1
coin-coin_5 = Coin of 5
coin-coin_20 = Coin of 20

## Table and options

kind-cemetery = Cemetery
zone-graves = Cards
zone-hand = Hand
zone-deck = Deck
zone-box = Box
zone-tiles_down = Tiles face down
    .short = Tiles down
zone-tiles_up = Tiles face up
    .short = up
counter-purse = Purse
counter-fist = Fist
counter-notes = Credit notes
    .short = notes
counter-notes_left = Credit notes left
    .short = Notes left
state-gravedigger_at = Gravedigger card
state-shut = Closed
panel-stacks = Stacks
panel-cemeteries = Cemeteries
step-last_lootings = Last lootings
option-first_player = First player
option-bare_cemetery = A cemetery without cards, once the deck is empty
    .text = If it is closed for good, the game also ends when all five are.
option-credit_notes = Credit notes in the box
    .text = Who has little money may take a note and coins for it; each note costs points at the end.
bareness-reopens = may get cards again
bareness-closed = is closed for good

## Questions

ask-spot = { $tile }: which cemetery?
ask-place = Which card do you place at { $spot }?
ask-look = Which card at { $spot } do you look at?
ask-turn = Which card at { $spot } do you turn face up?
ask-credit = { $spot } is looted, and you are short of coins. Do you take { $n } and a credit note, which costs as much at the end?
ask-fist = { $spot } is looted: how many coins do you take into your fist?

## The log: the tiles

say-turns_up = { $you } turns up a tile: { $tile }.
say-lost = It cannot be carried out.
say-mixed = All tiles are up: they are turned down and mixed.
say-places = { $you } places { $card } at { $spot } (place { $n }).
say-looks = { $you } looks at { $card } at { $spot } (place { $n }).
say-turns = { $you } turns up { $card } at { $spot } (place { $n }).

## The log: a looting

say-looted = { $spot } is looted.
say-last_lootings = { $last } has placed the last card of a hand. Every cemetery with cards is looted once more.
say-credit = { $debtor } lifts the screen and shows { $purse ->
    [0] that there are no coins
    [one] one coin
   *[other] { $purse } coins
}, then takes { $n } and a credit note.
say-opens = { $n ->
    [0] { $you } opens an empty fist.
    [one] { $you } opens a fist with one coin.
   *[other] { $you } opens a fist with { $n } coins.
}
say-lie_there = The cards at { $spot }: { $cards }.
say-lone_widow = A lone Widow: all persons go to the box.
say-lone_guard = A lone Guard: there is no loot.
say-bandits = The Bandits prevail: there is no loot.
say-accomplices = The Accomplices prevail: the highest fist is paid first.
say-loot = { $n ->
    [0] There is nothing to loot.
   *[other] The loot is { $n } coins.
}
say-too_little = { $n ->
    [0] Nothing is left for the next fist.
    [one] The last coin does not pay the next fist in full and goes back to the supply.
   *[other] The { $n } coins left do not pay the next fist in full and go back to the supply.
}
say-collects = { $n ->
    [one] { $you } gets one coin.
   *[other] { $you } gets { $n } coins.
}
say-loses = { $n ->
    [one] { $you } loses one coin.
   *[other] { $you } loses { $n } coins.
}
say-shut = { $spot } has no cards left and is closed.
