# Betrayal at House on the Hill in English.

game = Explore a haunted house room by room, until the haunt begins and one of you may turn against all the others.


## Explorers

explorer-ox_bellows = Ox Bellows
explorer-darrin_flash_williams = Darrin “Flash” Williams
explorer-missy_dubourde = Missy Dubourde
explorer-zoe_ingstrom = Zoe Ingstrom
explorer-peter_akimoto = Peter Akimoto
explorer-brandon_jaspers = Brandon Jaspers
explorer-madame_zostra = Madame Zostra
explorer-vivian_lopez = Vivian Lopez
explorer-professor_longfellow = Professor Longfellow
explorer-father_rhinehardt = Father Rhinehardt
explorer-heather_granville = Heather Granville
explorer-jenny_leclerc = Jenny LeClerc
field-colour = Colour
field-age = Age
field-month = Month of birth
field-day = Day of birth
field-hobbies = Hobbies
field-cells = Traits
field-start = Start
colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-white = white
colour-purple = purple
hobby-football = football
hobby-shiny_objects = shiny objects
hobby-athletics = track
hobby-music = music
hobby-shakespeare = Shakespearean literature
hobby-swimming = swimming
hobby-medicine = medicine
hobby-dolls = dolls
hobby-bugs = bugs
hobby-basketball = basketball
hobby-computers = computers
hobby-camping = camping
hobby-hockey = hockey
hobby-astrology = astrology
hobby-cooking = cooking
hobby-baseball = baseball
hobby-old_movies = old movies
hobby-horses = horses
hobby-gaelic_music = Gaelic music
hobby-drama = drama
hobby-fine_wines = fine wines
hobby-fencing = fencing
hobby-gardening = gardening
hobby-television = television
hobby-shopping = shopping
hobby-reading = reading
hobby-soccer = soccer
zone-sheet = Explorer
zone-unchosen = Explorers that nobody plays

## Options

option-explorer_choice = Explorers
way_to_explorer-picked = each player picks one
way_to_explorer-dealt = dealt at random
option-first_player = First player
    .text = By the explorers' birthdays, by lot, or as agreed.
first_turn_rule-birthday = the next birthday
first_turn_rule-by_lot = drawn by lot
first_turn_rule-named = agreed on
option-month = Today's month
    .text = Needed to know whose birthday comes next.
option-day = Today's day of the month
option-starter = The first player, if agreed on
option-choose_haunt = Skip haunts that were played before
    .text = A haunt that was played before gives way to that of the nearest other omen room.
option-plain_haunt = Always the plain haunt, whatever the chart says
    .text = A short stand-in for the haunts, to learn the game with.
option-played_haunts = Haunts that were played before
    .text = By their numbers, with commas between them.
option-haunt_roll_timing = The haunt roll is made
haunt_roll_moment-end_of_turn = at the end of the turn
haunt_roll_moment-on_draw = as soon as an omen is drawn
option-item_handling = In a turn one may give, drop and pick up
handling_rule-one_of = one of the three
handling_rule-each_once = each of the three once
option-token_default = Items of a haunt
    .text = Where the haunt itself says nothing about it.
token_rule-locked_down = stay with who has them
token_rule-open_to_all = change hands
option-placement = Tiles are laid
placement_rule-fewest_false_doors = with as few false doors as possible
placement_rule-free = in any way
option-bloody_vision_before_haunt = Bloody Vision before the haunt
vision_rule-skip = no attack
vision_rule-attack_at_once = an attack
option-secret_books = Each side reads its own book only
    .text = If not, everybody may read what both sides are told.

## Turns, movement, discovery

ask-explorer = Which explorer do you play?
ask-turn = What do you do?
offer-walk = Go: { $door }
ask-walk-door = Which way do you go?
offer-explore = Open a door: { $door }
ask-explore-door = Which door do you open?
why-may_move = You do not move any more this turn.
why-enough_spaces = You have not enough spaces left.
ask-undergo = Do you let { $room } affect you?
ask-place_tile-way = How do you lay the tile?
ask-new_door = At which door?
ask-lift_tile = Every tile that is left would seal off this floor. Which room do you lay anew?
ask-rearrange-way = How do you lay it?
ask-pick_place-half = In which half?
say-goes = { $you } goes to { $room }.
say-discovers = { $you } discovers { $tile }.
token_policy-as_agreed = as agreed
token_policy-fixed = stays with who has it
token_policy-free_to_move = changes hands
side-hero = hero
side-villain = villain

## On the table

area-west = west side
area-east = east side
area-north = north side
area-south = south side
area-outside = outside
area-inside = inside
state-at = Room
    .short = in
state-lies_at = To be found in
state-alive = Alive
state-side = Side
state-stunned = Stunned
state-stopped = Movement over
state-omens_drawn = Omens drawn
state-haunt_on = Haunt begun
state-traitor = Traitor
state-handled = Used or handled this turn
    .short = used
state-worn = Worn
state-open = Open
state-noted = Noted number
state-failed = Failures so far
state-other_side = Behind the wall
panel-house = House
panel-stacks = Stacks

## Rooms

room-entrance_hall = Entrance Hall
room-foyer = Foyer
room-grand_staircase = Grand Staircase
    .text = Stairs lead to the Upper Landing.
room-upper_landing = Upper Landing
    .text = Stairs lead to the Grand Staircase.
room-basement_landing = Basement Landing
room-stairs_from_basement = Stairs From Basement
    .text = A secret door leads to and from the Foyer.
room-abandoned_room = Abandoned Room
room-balcony = Balcony
room-ballroom = Ballroom
room-bedroom = Bedroom
room-bloody_room = Bloody Room
room-charred_room = Charred Room
room-conservatory = Conservatory
room-creaky_hallway = Creaky Hallway
room-dining_room = Dining Room
room-dusty_hallway = Dusty Hallway
room-game_room = Game Room
room-gardens = Gardens
room-kitchen = Kitchen
room-master_bedroom = Master Bedroom
room-operating_laboratory = Operating Laboratory
room-organ_room = Organ Room
room-patio = Patio
room-research_laboratory = Research Laboratory
room-servants_quarters = Servants' Quarters
room-statuary_corridor = Statuary Corridor
room-storeroom = Storeroom
room-underground_lake = Underground Lake
room-wine_cellar = Wine Cellar
room-crypt = Crypt
    .text = If you end your turn here, take 1 point of mental damage.
room-furnace_room = Furnace Room
    .text = If you end your turn here, take 1 point of physical damage.
room-attic = Attic
    .text = When you leave, make a Speed roll. Below { $needed }: lose 1 Might. You leave in any case.
room-graveyard = Graveyard
    .text = When you leave, make a Sanity roll. Below { $needed }: lose 1 Knowledge. You leave in any case.
room-junk_room = Junk Room
    .text = When you leave, make a Might roll. Below { $needed }: lose 1 Speed. You leave in any case.
room-pentagram_chamber = Pentagram Chamber
    .text = When you leave, make a Knowledge roll. Below { $needed }: lose 1 Sanity. You leave in any case.
room-chapel = Chapel
    .text = Once per game, each explorer who ends a turn here may gain 1 Sanity.
room-gymnasium = Gymnasium
    .text = Once per game, each explorer who ends a turn here may gain 1 Speed.
room-larder = Larder
    .text = Once per game, each explorer who ends a turn here may gain 1 Might.
room-library = Library
    .text = Once per game, each explorer who ends a turn here may gain 1 Knowledge.
room-chasm = Chasm
    .text = You use only the doors of your own half. Once per turn, while you can still move, you may make a Speed roll of { $needed } or more to cross to the other half, for no space. If you fail, your movement is over.
room-tower = Tower
    .text = You use only the doors of your own half. Once per turn, while you can still move, you may make a Might roll of { $needed } or more to cross to the other half, for no space. If you fail, your movement is over.
room-catacombs = Catacombs
    .text = You use only the doors of your own half. Once per turn, while you can still move, you may make a Sanity roll of { $needed } or more to cross to the other half, for no space. If you fail, your movement is over.
room-vault = Vault
    .text = Once per turn, outside the door, you may make a Knowledge roll of { $needed } or more to open it and draw { $treasures } items. After that the Vault is empty, and everybody passes its door for no space. If you fail, your movement is over. Whoever is put here stands outside.
room-coal_chute = Coal Chute
    .text = Whoever enters slides to the Basement Landing at once, for one space in all.
room-gallery = Gallery
    .text = If the Ballroom is in the house, you may drop into it, for no space. You take { $dice ->
        [one] one die
       *[other] { $dice } dice
    } of physical damage.
room-collapsed_room = Collapsed Room
    .text = Whoever discovers it makes a Speed roll of { $needed } or more, or falls; later visitors may jump, for no space. The first one to fall draws a basement tile and lands there, the others land in the same place. A hero who falls takes { $dice ->
        [one] one die
       *[other] { $dice } dice
    } of physical damage.
room-mystic_elevator = Mystic Elevator
    .text = When you enter, or end a turn here without moving, roll { $dice } dice and move this tile to an open door of the floor shown, once per turn; on its own floor it may stay. 4: any floor. 3: upper floor. 2: ground floor. 1: basement. 0: basement, and everybody here takes { $fall ->
        [one] one die
       *[other] { $fall } dice
    } of physical damage.

## Floors, symbols, special rooms

floor-basement = Basement
floor-ground = Ground floor
floor-upper = Upper floor
symbol-spiral = Spiral (event)
symbol-bull = Bull's head (item)
symbol-raven = Raven (omen)
zone-room_stack = Rooms
    .short = Rooms
zone-room_discards = Discarded rooms
zone-lost_rooms = Lost rooms
field-floors = Floors
field-doors = Doors
field-symbol = Symbol
field-outdoor = In the open air
field-windows = Windows
field-cross_with = Crossed with
field-leave_with = Left with
field-needed = Needed
field-costs = Failure costs
field-raises = Raises
field-hurts = Damage
offer-cross = Try to cross to the other half
ask-cross-half = Where do you cross to?
offer-cross_freely = Cross to the other half
ask-cross_freely-half = Where do you cross to?
why-here = You are not there.
why-must_roll = You cross without a roll.
why-no_roll = You have to roll to cross.
ask-use_room = Do you use this room's gift?
offer-open_vault = Try to open the Vault
why-outside = You are not outside the vault door.
why-closed = The Vault is open already.
offer-pass_door = Go through the vault door
ask-pass_door-half = Where do you go?
why-open = The Vault is closed.
offer-drop_to_ballroom = Drop to the Ballroom
why-found = The Ballroom has not been found yet.
offer-jump = Jump down the hole
say-falls = { $you } falls through the floor.
say-drops = { $you } drops from the Gallery into the Ballroom.
say-slides = { $you } slides down to the Basement Landing.
say-tries_to_cross = { $you } tries to cross to the other half of { $room } with { $t }.
say-crosses = { $you } crosses to the other half of { $room }.
say-rolls_to_leave = { $you } makes a { $t } roll to leave { $room }.
say-tries_vault = { $you } tries to open the Vault.
say-opens_vault = { $you } opens the Vault.
say-elevator_goes = The Mystic Elevator goes here: { $goal }.
ask-land-landing = In which room of the basement?
ask-drop = Does the monster drop through the hole?
ask-use_elevator = Do you move the Mystic Elevator?
ask-elevator_floor = To which floor does the elevator go?
ask-elevator_door = To which door does the elevator go?



## Items

item-amulet_of_the_ages = Amulet of the Ages
    .text = Gain 1 Might, 1 Speed, 1 Sanity and 1 Knowledge. If you lose the Amulet, lose 3 of each.
item-armor = Armor
    .text = Each time you take physical damage, take { $less } less. The Armor cannot be stolen.
item-candle = Candle
    .text = If you draw an event, roll { $more ->
        [one] one more die
       *[other] { $more } more dice
    } (8 at most) for each of your trait rolls in it. With Bell, Book and Candle together you gain { $bonus } of each trait, and lose { $bonus } of each as soon as you lose one of the three.
item-axe = Axe
    .text = Weapon. Roll { $extra ->
        [one] one more die
       *[other] { $extra } more dice
    } ({ $most } at most) in a Might attack with it. No other weapon at the same time.
item-blood_dagger = Blood Dagger
    .text = Weapon. Roll { $extra } more dice ({ $most } at most) in a Might attack with it; each such attack costs { $cost } Speed. No other weapon at the same time. You can neither give nor drop it. If it is stolen from you, take { $dice } dice of physical damage.
item-sacrificial_dagger = Sacrificial Dagger
    .text = Weapon. Roll { $extra } more dice ({ $most } at most) in a Might attack with it. First make a Knowledge roll: 6 or more, nothing happens; 3 to 5, lose { $loss } Sanity or Knowledge; 0 to 2, take { $dice } dice of physical damage and do not attack this turn. No other weapon at the same time.
item-revolver = Revolver
    .text = Weapon. Attack with Speed instead of Might, with { $extra ->
        [one] one more die
       *[other] { $extra } more dice
    } (8 at most); your opponent defends with Speed, and the damage is physical. You can hit anybody in your room or along a straight line of open doors. If you lose against somebody in another room, you take no damage. No other weapon at the same time.
item-dynamite = Dynamite
    .text = Instead of attacking, throw it through a door into the next room. Everybody there who has Might and Speed makes a Speed roll: with less than { $needed } they take { $points } points of physical damage. Then discard it.
item-adrenaline_shot = Adrenaline Shot
    .text = Before you make a trait roll, you may add { $more } to its result. Then discard it.
item-angel_feather = Angel Feather
    .text = Before you make a roll of any kind, you may name a number from 0 to { $most }: that is the result. Then discard it.
item-idol = Idol
    .text = Once a turn, before a trait roll, a roll in a fight or a roll of an event, you may lose { $cost } Sanity to roll { $more } more dice (8 at most).
item-lucky_stone = Lucky Stone
    .text = After a roll of any kind that you made, you may throw any number of these dice again, once. Then discard it.
item-rabbits_foot = Rabbit's Foot
    .text = Once in your turn you may throw one die of a roll of yours again. The second result stands.
item-healing_salve = Healing Salve
    .text = Raise Might, Speed or both to where they started, for yourself or another explorer in your room. Then discard it.
item-smelling_salts = Smelling Salts
    .text = Raise Knowledge to where it started, for yourself or another explorer in your room. Then discard it.
item-medical_kit = Medical Kit
    .text = Once in your turn make a Knowledge roll to heal yourself or another explorer in your room: Might and Speed rise by so many in all, shared out as you like, but not above where they started. 8 or more: { $best }. 6 or 7: { $good }. 4 or 5: { $fair }. 0 to 3: nothing.
item-bell = Bell
    .text = Gain 1 Sanity; lose 1 Sanity if you lose the Bell. Once in your turn, after the haunt has begun, make a Sanity roll: 5 or more, move any number of heroes who can move a space closer to you; 0 to 4, the traitor moves any number of monsters a space closer to you (all of them move if there is no traitor; none if you are the traitor).
item-bottle = Bottle
    .text = In your turn, after the haunt has begun, drink from it: roll { $dice } dice, then discard it. 6: put yourself into any room. 5: gain { $change } Might and { $change } Speed. 4: gain { $change } Sanity and { $change } Knowledge. 3: gain { $less } Knowledge and lose { $less } Might. 2: lose { $change } Sanity and { $change } Knowledge. 1: lose { $change } Might and { $change } Speed. 0: lose { $change } of each trait.
item-dark_dice = Dark Dice
    .text = Once in your turn roll { $dice } dice. 6: put yourself into the room of an explorer who is not known as the traitor. 5: move another explorer from your room to one beside it. 4: gain { $gain } Might or Speed. 3: put yourself into a room beside yours. 2: gain { $gain } Sanity or Knowledge. 1: draw an event. 0: all your traits fall to their lowest number above the skull; discard the Dark Dice.
item-pickpockets_gloves = Pickpocket's Gloves
    .text = Discard them to take one card that can be stolen, item or omen, from another explorer in your room.
item-puzzle_box = Puzzle Box
    .text = Once in your turn make a Knowledge roll: 6 or more, draw { $treasures } items and discard the Puzzle Box; 0 to 5, it stays shut.
item-music_box = Music Box
    .text = Once in your turn you may open or shut it. While it is open, every explorer, and every monster with Sanity, who enters its room in a turn of their own, or starts that turn there, makes a Sanity roll: with less than { $needed } that turn is over, and who carries the Music Box drops it, open.

zone-items = Items and omens
    .short = has
zone-floor_piles = Lying in rooms
zone-item_stack = Item stack
    .short = Items
zone-item_discards = Discarded items

offer-give = Give an item away
offer-drop = Drop items
offer-pick_up = Pick items up
offer-shoot = Shoot at { $target }
offer-throw_dynamite = Throw the Dynamite: { $door }
offer-apply_salve = Healing Salve for { $patient }
offer-give_salts = Smelling Salts for { $patient }
offer-bandage = Medical Kit for { $patient }
offer-ring_bell = Ring the Bell
offer-drink = Drink from the Bottle
offer-cast_dice = Roll the Dark Dice
offer-pick_pocket = Pick a pocket
offer-solve_puzzle = Try to open the Puzzle Box
offer-turn_key = Open or shut the Music Box
why-free = You cannot do anything now.
why-not_yet_handled = You have already given, dropped or picked something up this turn.
why-unused = This card does nothing more this turn.
why-haunt_begun = It has no power before the haunt has begun.
ask-give-friend = To whom do you give something?
ask-give-gift = What do you give away?
ask-accept = { $you } wants to give you { $gift }. Do you take it?
ask-drop-burden = What do you drop?
ask-pick_up-finds = What do you pick up?
ask-lose_mental = Which trait do you lose for the Sacrificial Dagger?
ask-shoot-target = At whom do you shoot?
ask-throw_dynamite-door = Through which door do you throw the Dynamite?
ask-use_shot = Do you use the Adrenaline Shot for this { $t } roll?
ask-use_feather = Do you use the Angel Feather for this roll? ({ $why }, dice: { $dice })
ask-angel_feather-wish = Which number do you name?
ask-use_idol = Do you use the Idol for this roll? ({ $why }, dice: { $dice })
ask-use_stone = Your dice show { $n } in all. Do you use the Lucky Stone?
ask-lucky_stone-again = Which dice do you throw again?
ask-use_foot = Your dice show { $n } in all. Do you use the Rabbit's Foot?
ask-rabbits_foot-again = Which die do you throw again?
ask-apply_salve-patient = For whom is the Healing Salve?
ask-apply_salve-healed = Which traits do you heal?
ask-give_salts-patient = For whom are the Smelling Salts?
ask-bandage-patient = Whom do you heal?
ask-ring_bell-called = Which heroes come a space closer?
ask-drink-goal = Into which room do you put yourself?
ask-cast_dice-host = Whom do you join?
ask-cast_dice-other = Whom do you move?
ask-cast_dice-goal = Into which room?
ask-pick_pocket-victim = From whom do you take something?
ask-pick_pocket-prize = What do you take?
ask-raise_trait = Which trait do you raise?
say-gives = { $you } gives { $gift } to { $friend }.
say-names_number = { $you } names the result: { $n }.
say-uses = { $you } uses { $card }.
say-adds = { $you } uses { $card } and reaches { $n }.
say-is_put = { $you } is all at once here: { $room }.
say-finds = { $you } finds { $card }.
say-drops_cards = { $you } drops { $cards }.
say-dog_leaves = The Dog takes { $card } from { $you } to { $room }.
say-charmed = { $you } listens to the Music Box and does nothing more this turn.
say-runs_down = The Music Box has run down.


## Omens

omen-bite = Bite
    .text = Something attacks you: { $dice } dice of Might, thrown by the player on your right; you defend with Might. If you throw as much or more, nobody is hurt; if not, you take the difference as physical damage. You keep the Bite: it cannot be given, dropped or stolen.
omen-book = Book
    .text = Gain 2 Knowledge. If you lose the Book, lose 2 Knowledge.
omen-crystal_ball = Crystal Ball
    .text = Once in your turn, after the haunt has begun, make a Knowledge roll. 4 or more: look through the item stack or the event stack, choose a card, shuffle the stack and put that card on top. 1 to 3: lose 1 Sanity. 0: lose { $worst } Sanity.
omen-dog = Dog
    .text = Companion. Gain 1 Might and 1 Sanity; lose them with the Dog. Once in your turn the Dog can run up to { $reach } spaces through doors and up or down stairs, and back. It can fetch an item (no omen) or leave one of yours; that counts as picking up or dropping in this turn. Nobody slows it down, but it takes no one-way passage and no Secret Passage, crosses no barrier, and enters neither the Mystic Elevator nor a room that one leaves with a roll. It cannot be given, dropped or stolen.
omen-girl = Girl
    .text = Companion. Gain 1 Sanity and 1 Knowledge; lose them with the Girl. She cannot be given, dropped or stolen.
omen-holy_symbol = Holy Symbol
    .text = Gain 2 Sanity. If you lose the Symbol, lose 2 Sanity.
omen-madman = Madman
    .text = Companion. Gain 2 Might and lose one point of Sanity; the other way round when you lose the Madman. He cannot be given, dropped or stolen.
omen-mask = Mask
    .text = Once in your turn make a Sanity roll. { $needed } or more: you may put the Mask on or take it off. On: gain { $shift } Knowledge and lose { $shift } Sanity. Off: gain { $shift } Sanity and lose { $shift } Knowledge. If you lose the Mask, you take it off.
omen-medallion = Medallion
    .text = Pentagram Chamber, Crypt and Graveyard do nothing to you.
omen-ring = Ring
    .text = If your opponent has Sanity, you may attack with Sanity instead of Might; your opponent defends with Sanity, and the damage is mental.
omen-skull = Skull
    .text = If you take mental damage, you may take all of it as physical damage instead.
omen-spear = Spear
    .text = Weapon. Roll { $extra } more dice ({ $most } at most) in a Might attack with it. No other weapon at the same time.
omen-spirit_board = Spirit Board
    .text = Once in your turn, before you move, you may look at the top tile of the room stack. After the haunt has begun, the traitor may then move any number of monsters a space closer to you (all of them move if there is no traitor; none if you are the traitor).
offer-gaze = Gaze into the Crystal Ball
offer-send_dog = Send the Dog
offer-try_mask = Try the Mask
offer-ask_spirits = Ask the Spirit Board
offer-mind_attack = Attack { $target } with the Ring
why-before_moving = You have moved already.
ask-mind_attack-target = Whom do you attack with the Ring?
ask-search_which = Which stack do you look through?
ask-searched_card = Which card do you put on top?
ask-dog_carries = What does the Dog carry? What you have it takes away, what lies about it brings to you.
ask-dog_leaves_it = Where does the Dog leave it?
ask-put_mask_on = Do you put the Mask on?
ask-take_mask_off = Do you take the Mask off?
ask-take_as_physical = Do you take the mental damage as physical damage?
handling-giving = giving
handling-dropping = dropping
handling-picking_up = picking up

## How a haunt begins

say-haunt_begins = { $you } reveals haunt { $n }: { $haunt }. Traitor: { $rule }.
say-turns_traitor = { $you } turns traitor.
-survival = Secrets of Survival
-tome = Traitor's Tome
say-looks_up_instead = { $you } looks up { $substitute } in the chart instead.
ask-nearest_room = Which of the nearest rooms counts for the chart?
traitor_rule-revealer_self = who revealed the haunt
traitor_rule-left_of_revealer = the player to the left of who revealed the haunt
traitor_rule-highest_might = highest Might
traitor_rule-lowest_might = lowest Might
traitor_rule-highest_sanity = highest Sanity
traitor_rule-lowest_sanity = lowest Sanity
traitor_rule-highest_knowledge = highest Knowledge
traitor_rule-highest_might_of_others = highest Might of the others
traitor_rule-highest_speed_of_others = highest Speed of the others
traitor_rule-lowest_speed_of_others = lowest Speed of the others
traitor_rule-lowest_sanity_of_others = lowest Sanity of the others
traitor_rule-highest_knowledge_of_others = highest Knowledge of the others
traitor_rule-lowest_knowledge_of_others = lowest Knowledge of the others
traitor_rule-oldest_of_others = the oldest of the others
traitor_rule-youngest_of_others = the youngest of the others
traitor_rule-rhinehardt = Father Rhinehardt, or else highest Sanity
traitor_rule-vivian = Vivian Lopez, or else the player to the left of who revealed the haunt
traitor_rule-brandon = Brandon Jaspers, or else lowest Speed
traitor_rule-zoe = Zoe Ingstrom, or else highest Knowledge
traitor_rule-missy = Missy Dubourde, or else highest Speed
traitor_rule-zostra = Madame Zostra, or else lowest Speed
traitor_rule-heather = Heather Granville, or else highest Knowledge
traitor_rule-nobody = nobody
traitor_rule-nobody_at_first = nobody at first
traitor_rule-hidden = hidden


## Events

event-angry_being = Angry Being
    .text = Make a Speed roll. 5 or more: gain 1 Speed. 2 to 4: take { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } of mental damage. 0 or 1: take { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } of mental and { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } of physical damage.
event-bloody_vision = Bloody Vision
    .text = Make a Sanity roll. 4 or more: gain 1 Sanity. 2 or 3: lose 1 Sanity. 0 or 1: attack, if you can, the explorer with the lowest Might in your room or next to it, or else a monster there.
event-burning_man = Burning Man
    .text = Make a Sanity roll. 4 or more: gain 1 Sanity. 2 or 3: you find yourself in the Entrance Hall. 0 or 1: take { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } of physical, then { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } of mental damage.
event-creepy_crawlies = Creepy Crawlies
    .text = Make a Sanity roll. 5 or more: gain 1 Sanity. 1 to 4: lose 1 Sanity. 0: lose { $worst } Sanity.
event-creepy_puppet = Creepy Puppet
    .text = The player on your right rolls { $dice } dice: a Might attack on you. You defend with Might. If it hurts you, whoever has the Spear gains { $gift } Might, unless that is you.
event-debris = Debris
    .text = Make a Speed roll. 3 or more: gain 1 Speed. 1 or 2: you are buried and take { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } of physical damage. 0: you are buried and take { $worst } dice. Keep this card while you are buried: you can do nothing but try to get free. Once in a turn you, or an explorer in your room whose turn it is, may make a Might roll: { $needed } or more frees you. After { $tries } failures in all you are free when your next turn begins.
event-disquieting_sounds = Disquieting Sounds
    .text = Roll { $rolled } dice. At least as many as omens drawn so far: gain 1 Sanity. Fewer: take { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } of mental damage.
event-footsteps = Footsteps
    .text = Roll { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }, and { $more } more if you are in the Chapel. 4: you and the nearest explorer gain 1 Might. 3: you gain 1 Might, and the nearest explorer loses 1 Sanity. 2: lose 1 Sanity. 1: lose 1 Speed. 0: every explorer loses 1 of a trait of their choice.
event-funeral = Funeral
    .text = Make a Sanity roll. 4 or more: gain 1 Sanity. 2 or 3: lose 1 Sanity. 0 or 1: lose 1 Sanity and 1 Might; if the Graveyard or the Crypt is in the house, you find yourself there; if both are, you choose.
event-grave_dirt = Grave Dirt
    .text = Make a Might roll. 4 or more: gain 1 Might. 0 to 3: keep this card. At the start of each of your turns take { $hurts } physical damage. Discard it when an item, or an omen that is no companion, raises one of your traits, or when you end a turn in the Balcony, Gardens, Graveyard, Gymnasium, Larder, Patio or Tower.
event-groundskeeper = Groundskeeper
    .text = Make a Knowledge roll, with { $fewer } dice fewer if you are in the Gardens. 4 or more: draw an item. 0 to 3: the player on your right rolls { $dice } dice, a Might attack on you; you defend with Might.
event-hanged_men = Hanged Men
    .text = Roll for each of your four traits. With less than { $needed } you lose 1 of that trait. If no roll fails, gain 1 of a trait of your choice.
event-hideous_shriek = Hideous Shriek
    .text = Each explorer makes a Sanity roll. 4 or more: nothing. 1 to 3: take { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } of mental damage. 0: take { $worst } dice of mental damage.
event-image_in_the_mirror_give = Image in the Mirror
    .text = You give an item to the one in the mirror: put one of your item cards, no omen, back into the stack, shuffle it, and gain 1 Knowledge. If you have none, this happens to the next explorer on your left who has one; if nobody has, nothing happens.
event-image_in_the_mirror_take = Image in the Mirror (reversed)
    .text = The one in the mirror hands you an item: draw an item.
event-it_is_meant_to_be = It is Meant to Be
    .text = Either look in secret at the { $looks } top cards or tiles of one stack and put them back on top in any order. Or roll { $dice } dice and keep this card: once, in place of a later roll of yours, you may use that number, as far as the dice of that roll could go.
event-jonahs_turn = Jonah's Turn
    .text = If an explorer has the Puzzle Box, that explorer discards it and draws another item, and you gain 1 Sanity. If nobody has it, take { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } of mental damage.
event-lights_out = Lights Out
    .text = Keep this card. You can move only { $most } space a turn. Discard it at the end of a turn of yours in a room with another explorer or in the Furnace Room, or as soon as you have the Candle.
event-mists_from_the_walls = Mists from the Walls
    .text = Each explorer in the basement makes a Sanity roll. 4 or more: nothing. 1 to 3: take { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } of mental damage, and { $more } more in a room with an event symbol. 0: take { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } of mental damage, and { $worst } more in a room with an event symbol.
event-night_view = Night View
    .text = Make a Knowledge roll. 5 or more: gain 1 Knowledge. 0 to 4: nothing.
event-phone_call = Phone Call
    .text = Roll { $rolled } dice. 4: gain 1 Sanity. 3: gain 1 Knowledge. 1 or 2: take { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } of mental damage. 0: take { $worst } dice of physical damage.
event-possession = Possession
    .text = Choose a trait and roll for it. { $needed } or more: gain 1 of any trait. Less: that trait falls to its lowest number; if it is there already, another trait of your choice does.
event-rotten = Rotten
    .text = Make a Sanity roll. 5 or more: gain 1 Sanity. 2 to 4: lose 1 Might. 1: lose 1 Might and 1 Speed. 0: lose 1 of every trait.
event-shrieking_wind = Shrieking Wind
    .text = Each explorer in the Gardens, Graveyard, Patio, Tower or Balcony, or in a room with a window to the outside, makes a Might roll. 5 or more: nothing. 3 or 4: take { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } of physical damage. 1 or 2: take { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } of mental damage. 0: take { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } of physical damage, and one of your item cards, no omen, flies to the Entrance Hall; you choose which.
event-silence = Silence
    .text = Each explorer in the basement makes a Sanity roll. 4 or more: nothing. 1 to 3: take { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } of mental damage. 0: take { $worst } dice of mental damage.
event-something_hidden = Something Hidden
    .text = You may make a Knowledge roll. 4 or more: draw an item. 0 to 3: lose 1 Sanity.
event-something_slimy = Something Slimy
    .text = Make a Speed roll. 4 or more: gain 1 Speed. 1 to 3: lose 1 Might. 0: lose 1 Might and 1 Speed.
event-spider = Spider
    .text = Make a Speed roll or a Sanity roll. 4 or more: gain 1 of that trait. 1 to 3: take { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } of physical damage. 0: take { $worst } dice of physical damage.
event-the_voice = The Voice
    .text = Make a Knowledge roll. 4 or more: draw an item. 0 to 3: nothing.
event-webs = Webs
    .text = Make a Might roll. 4 or more: gain 1 Might. 0 to 3: you are stuck. Keep this card while you are stuck: you can do nothing but try to get free. Once in a turn you, or an explorer in your room whose turn it is, may make a Might roll: { $needed } or more frees you; who fails cannot move any more this turn. After { $tries } failures in all, the first roll included, you are free when your next turn begins.
event-whoops = Whoops!
    .text = The player on your right picks one of your item cards, no omen, without looking. Discard it.

foresight-rooms_to_come = Look at the next rooms
foresight-items_to_come = Look at the next items
foresight-events_to_come = Look at the next events
foresight-omens_to_come = Look at the next omens
foresight-roll_to_come = Note the number of a roll
zone-kept = Events kept
zone-event_stack = Event stack
    .short = Events
zone-event_discards = Discarded events
zone-played = Event under way
zone-omen_discards = Discarded omens
zone-omen_stack = Omen stack
    .short = Omens
field-tries = Failures at most
field-clings = Holds who fails
offer-break_free = Break free, or help somebody to
ask-arrange_top-order = In which order do you put them back? The last one lies on top.
ask-funeral-grave = Where do you find yourself?
ask-search = Do you look for what is hidden?
ask-spider-tried = Which trait do you roll?
ask-hanged_men-best = Which trait gains 1?
ask-possession-tried = Which trait do you roll?
ask-possession-gift = Which trait gains 1?
ask-possession-fallen = Which trait falls to its lowest number?
ask-run_amok-victim = Whom do you attack?
ask-run_amok-beast = Which monster do you attack?
ask-image_in_the_mirror_give-gift = Which item do you hand over?
ask-footsteps-near = Whom do the footsteps reach?
ask-footsteps-t = Which trait loses 1?
ask-shrieking_wind-blown = Which item does the wind take?
ask-use_noted = Do you use the noted number in place of this roll? ({ $why }, dice: { $dice }; it counts { $n })
ask-it_is_meant_to_be-gift = What is meant to be?
say-draws = { $you } draws { $card }.
say-keeps = { $you } keeps { $card }.
say-loses_card = { $you } loses { $card }.
say-struggles = { $you } struggles with { $card }.
say-freed = { $victim } is rid of { $card }.


## Events of the house

event-a_moment_of_hope = A Moment of Hope
    .text = Put the Blessing token in this room.
event-drip_drip_drip = Drip ... Drip ... Drip ...
    .text = Put the Drip token in this room.
event-smoke = Smoke
    .text = Put the Smoke token in this room.
event-closet_door = Closet Door
    .text = Put the Closet token in this room.
event-locked_safe = Locked Safe
    .text = Put the Safe token in this room.
event-skeletons = Skeletons
    .text = Put the Skeletons token in this room. You take { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } of mental damage.
event-mystic_slide = Mystic Slide
    .text = If you are in the basement, this happens to the next explorer on your left who is not; if all are, nothing happens. Put the Slide token in that explorer's room: the explorer slides at once. Outside the explorer's own turn no card is drawn for a new room.
event-secret_passage = Secret Passage
    .text = Put a Secret Passage token in this room and roll { $dice } dice for the other one. 6: any room of the house. 4 or 5: a room of the upper floor. 2 or 3: of the ground floor. 0 or 1: of the basement. You may go through at once, even if you cannot move any more.
event-secret_stairs = Secret Stairs
    .text = Put a Secret Stairs token in this room and the other one in a room on another floor. You may follow the stairs at once, even if you cannot move any more; if you do, draw an event there.
event-revolving_wall = Revolving Wall
    .text = Put the Wall Switch token on a wall of this room that has no door. If no room lies behind it, draw tiles until one fits this floor, and lay it there. You find yourself in that room.
event-the_beckoning = The Beckoning
    .text = Each explorer in the Gardens, the Graveyard, the Tower, the Balcony or a room with a window to the outside makes a Sanity roll. Below { $needed }: the explorer goes to the Patio, which is searched for and added to the house if need be, and takes { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } of physical damage.
event-the_lost_one = The Lost One
    .text = Make a Knowledge roll. { $needed } or more: gain 1 Knowledge. Less: roll { $dice } dice. 6: you find yourself in the Entrance Hall. 4 or 5: on the Upper Landing. 2 or 3: in a new room of the upper floor. 0 or 1: in a new room of the basement. If there is no such room, you go to the Entrance Hall.
event-the_walls = The Walls
    .text = Draw the next room tile, lay it anywhere in the house where it fits, and go there.
event-what_the = What the ...?
    .text = Lift the tile on which you stand, with everything on it, and lay it at another open door of the same floor. If that floor has none, lay it on another floor where it may lie. A starting tile stays where it is.

## Square tokens

token-blessing = Blessing
    .text = Heroes in this room roll { $more ->
        [one] 1 die
       *[other] { $more } dice
    } more on trait rolls, at most { $most } in all.
token-drip = Drip
    .text = Explorers in this room roll { $fewer ->
        [one] 1 die
       *[other] { $fewer } dice
    } fewer on trait rolls, but at least one.
token-smoke_cloud = Smoke
    .text = Nobody sees into this room, out of it or through it. Explorers here roll { $fewer } dice fewer on trait rolls, but at least one.
token-closet = Closet
    .text = Once in your turn, you may roll { $dice } dice here. 4: draw an item. 2 or 3: draw an event. 0 or 1: draw an event, and the closet is gone.
token-safe = Safe
    .text = Once in your turn, you may make a Knowledge roll here. 5 or more: draw { $finds } items, and the safe is empty. 2 to 4: take { $shock ->
        [one] 1 die
       *[other] { $shock } dice
    } of physical damage. 0 or 1: take { $worst ->
        [one] 1 die
       *[other] { $worst } dice
    } of physical damage.
token-bones = Skeletons
    .text = Once in your turn, you may make a Sanity roll here. 5 or more: draw an item, and the skeletons are gone. 0 to 4: take { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } of mental damage.
token-slide = Slide
    .text = Once in your turn, you may make a Might roll here. { $needed } or more: go to any room on a floor below. Less: you fall into a new room of the basement (if there is none, into one you choose) and take { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } of physical damage.
token-wall_switch = Wall Switch
    .text = Once in your turn, from either side of the wall, you may make a Knowledge roll. { $needed } or more: you pass through, for no space. The traitor needs no roll.
passage-hidden_door = Secret Passage
    .text = From one token to the other is one space.
passage-stair = Secret Stairs
    .text = From one token to the other is one space.
token-below_collapsed_room = Below Collapsed Room
    .text = Whoever falls through the Collapsed Room lands here.
token-vault_empty = Vault Empty
    .text = The vault door is open, and nothing is left inside.
offer-open_closet = Open the closet
offer-open_safe = Try to open the safe
offer-search_bones = Search the skeletons
offer-take_slide = Take the slide
offer-turn_wall = Pass through the revolving wall
ask-secret_stairs-goal = Where do the stairs lead?
ask-use_stairs = Do you follow the stairs to { $goal }?
ask-second_door-goal = Where does the passage end?
ask-use_passage = Do you go through the passage to { $goal }?
ask-revolving_wall-wall = Which wall turns?
ask-slide_down-goal = Where do you slide to?
ask-slide_down-cellar = No new room can be found. In which room do you land?
ask-let_slide = Does the monster take the slide?
ask-slide-goal = Where does the monster slide to?
ask-let_pass = Does the monster pass through the revolving wall?
say-token_laid = Token laid: { $token } ({ $room }).
say-token_gone = Token gone: { $token } ({ $room }).
say-tries_token = { $you } tries this: { $token }.

## Traits, dice, damage, attacks, death

harm-physical = physical
harm-mental = mental
trait-might = Might
trait-speed = Speed
trait-sanity = Sanity
trait-knowledge = Knowledge
track-might = Might
    .short = Mi
track-speed = Speed
    .short = Sp
track-sanity = Sanity
    .short = Sa
track-knowledge = Knowledge
    .short = Kn
say-rolls = { $you } rolls { $dice ->
    [one] one die
   *[other] { $dice } dice
} ({ $why }): { $total }.
say-rolls_trait = { $you } rolls { $dice ->
    [one] one die
   *[other] { $dice } dice
} ({ $why }, { $t }): { $total }.
say-takes_damage = { $you } takes { $points ->
    [one] 1 point
   *[other] { $points } points
} of { $harm } damage.
say-gains = { $you } gains { $n } { $t }.
say-loses = { $you } loses { $n } { $t }.
say-stunned = { $you } is stunned.
say-dies = { $you } dies.
say-attacks = { $you } attacks { $target } with { $t }.
say-card_attacks = { $you } is attacked: the dice show { $n }.
say-defeats = { $you } defeats { $loser }.
say-unhurt = Neither { $you } nor { $target } is hurt.
say-steals = { $you } steals { $card } from { $victim }.
ask-suffer-t = Which trait loses a point?
ask-heal-t = Which trait gains a point?
ask-rob-loot = Do you take an item instead of doing damage?
offer-fight = Attack
ask-fight-target = Whom do you attack?
ask-fight-weapons = Which weapon do you use, if any?
why-haunt_runs = Nobody attacks before the haunt has begun.
why-not_yet_attacked = You have already attacked this turn.


## Haunt: the traitor's powers, monsters, how the game ends

haunt-last_side_standing = The Last Side Standing
say-last_side_standing_survival = { -survival }: a Shadow fights for the traitor; its Might is { $might }. You win when the traitor is dead and the Shadow is gone. While the traitor lives, it can only be stunned; stun it after the traitor's death, and it is gone for good.
say-last_side_standing_tome = { -tome }: a Shadow obeys you; its Speed is { $speed }, its Might { $might }. After each of your turns you move it and attack with it, even if you are dead. You win when no hero is left alive. The heroes have to kill you first, and to stun the Shadow after that.
monster-shadow = Shadow
end-heroes_dead = No hero is left: the traitor's side has won.
end-traitor_dead = The traitor is dead and the Shadow gone: the heroes have won.
ask-bear = Do you let { $card } affect you?
ask-bear_omen = Do you let { $card } affect you?
offer-fetch_stairs = Fetch the Stairs From Basement
why-traitors_turn = Only the traitor can do this.
why-monsters_stuck = No monster is stuck in the basement.
ask-monster_turn-order = In which order do the monsters act?
ask-monster_step = { $m }: where does it go?
ask-monster_climb = { $m }: does it climb up?
ask-monster_half = { $m }: in which half does it stop?
ask-monster_prey = { $m }: whom does it attack?
ask-call_monsters-called = Which monsters come a space closer?
ask-come_closer = { $you }: by which way closer?

## What rolls are for

purpose-for_trait = trait roll
purpose-for_attack = attack roll
purpose-for_event = event roll
purpose-for_haunt = haunt roll
purpose-for_harm = damage roll
purpose-for_move = movement roll
purpose-for_other = plain roll
