# The Bloody Inn in English.

game = Innkeepers of 1831 bribe, kill and bury their guests, and the richest wins; beware of the police in the morning.

## Artisans

guest-cultivator = Cultivator
    .text = Vegetable Garden. When built: { $gain } F for each artisan annex you have, this one included.
guest-mechanic = Mechanic
    .text = Workshop. You may build with { $fewer ->
        [one] one accomplice
       *[other] { $fewer } accomplices
    } fewer.
guest-distiller = Distiller
    .text = Distillery. Every morning { $free ->
        [one] one of your accomplices asks
       *[other] { $free } of your accomplices ask
    } for no wage.
guest-gardener = Gardener
    .text = Gardens. Every morning, when the guests leave: { $gain } F more.
guest-landscaper = Landscaper
    .text = Park. When built: { $gain } F. At the end of the game: { $bonus } F for each artisan in the exit stack.
guest-butcher = Butcher
    .text = Butcher's Shop. You may kill any number of travelers at once, for the sum of their ranks.

## Merchants

guest-newsboy = Newsboy
    .text = Kiosk. When built: { $gain } F for each merchant annex you have, this one included.
guest-representative = Representative
    .text = Parlor. You may bribe with { $fewer ->
        [one] one accomplice
       *[other] { $fewer } accomplices
    } fewer.
guest-concierge = Concierge
    .text = Room Service. When built: put a token at an open room that has none. Whoever is lodged there pays you their rank in F.
guest-grocer = Grocer
    .text = Grocery. When built: { $gain } F. At the end of the game: { $bonus } F for each merchant in the exit stack.
guest-shopkeeper = Shopkeeper
    .text = Store. You may bribe any number of travelers at once, for the sum of their ranks.
guest-brewer = Brewer
    .text = Brewery. You may bribe up to { $most } peasants at once.

## Religious

guest-novice = Novice
    .text = Altar. When built: { $gain } F for each religious annex you have, this one included.
guest-monk = Monk
    .text = Bedroom. When built: put your key in place of a white one.
guest-abbot = Abbot
    .text = Cellar. You may bury with { $fewer ->
        [one] one accomplice
       *[other] { $fewer } accomplices
    } fewer.
guest-priest = Priest
    .text = Chapel. When you bury, you may take back any accomplice that you played.
guest-archbishop = Archbishop
    .text = Crypt. You may bury any number of your corpses at once, for the sum of their ranks.
guest-bishop = Bishop
    .text = Bishopric. When built: { $gain } F. At the end of the game: { $bonus } F for each religious guest in the exit stack.

## Nobles

guest-baron = Baron
    .text = Large Chandelier. When built: { $gain } F.
guest-viscount = Viscount
    .text = King Size Bed. When built: { $gain } F.
guest-the_count = Count
    .text = Dining Room. When built: { $gain } F.
guest-duke = Duke
    .text = Stables. When built: { $gain } F. At the end of the game: { $bonus } F for each noble in the exit stack.
guest-prince = Prince
    .text = Greenhouse. At the end of the game: { $bonus } F for each check you have.
guest-marquis = Marquis
    .text = Detached House. When built: { $gain } F.

## Police, peasants, the barn

guest-peacekeeper = Peacekeeper
    .text = No annex.
guest-brigadier = Brigadier
    .text = No annex.
guest-brigadier_chief = Brigadier Chief
    .text = No annex.
guest-major = Major
    .text = No annex.
guest-peasant = Peasant
    .text = No annex. At home in the bistro.
card-barn = Barn
    .text = The annex that you begin with. It has room for { $rank ->
        [one] one corpse
       *[other] { $rank } corpses
    }.

## Annexes, families, deeds

annex-vegetable_garden = Vegetable Garden
annex-workshop = Workshop
annex-distillery = Distillery
annex-gardens = Gardens
annex-park = Park
annex-butchers_shop = Butcher's Shop
annex-kiosk = Kiosk
annex-parlor = Parlor
annex-room_service = Room Service
annex-grocery = Grocery
annex-store = Store
annex-brewery = Brewery
annex-altar = Altar
annex-bedroom = Bedroom
annex-cellar = Cellar
annex-chapel = Chapel
annex-crypt = Crypt
annex-bishopric = Bishopric
annex-large_chandelier = Large Chandelier
annex-king_size_bed = King Size Bed
annex-dining_room = Dining Room
annex-stables = Stables
annex-greenhouse = Greenhouse
annex-detached_house = Detached House
family-artisan = Artisans
    .short = art.
family-merchant = Merchants
    .short = mer.
family-police = Police
    .short = pol.
family-religious = Religious
    .short = rel.
family-noble = Nobles
    .short = nob.
family-peasantry = Peasants
    .short = pea.
deed-bribe = Bribe
deed-build = Build
deed-kill = Kill
deed-bury = Bury

## Table and options

field-rank = Rank
field-family = Family
field-money = Money
field-annex = Annex
field-deed = For
field-fewer = Accomplices fewer
field-gain = Gain
field-bonus = At the end
kind-room = Room
state-open = Open
state-key = Key
    .short = key
state-service = Room service
    .short = service
state-host = First player
state-season = Season
zone-hand = Accomplices
    .short = hand
zone-annexes = Annexes
zone-corpses = Unburied corpses
    .short = Corpses
zone-graves = Buried beneath it
    .short = buried
zone-bed = Guest
zone-entrance = Entrance stack
    .short = Entrance
zone-exit = Exit stack
    .short = Exit
zone-bistro = Bistro
zone-box = Box
zone-arriving = At the door
counter-cash = Cash
counter-checks = Checks
counter-tokens = Tokens
counter-supply = Supply of checks
    .short = Checks left
panel-stacks = Stacks
panel-rooms = Rooms
step-evening = Evening
step-night = Night
step-gravedigger = The gravedigger
step-wages = Morning: wages
step-annex_bonuses = Bonuses of annexes
option-length = Length of the game
    .text = In the long game more travelers come.
game_length-short = Short
game_length-long = Long
option-welcome = How travelers are lodged
    .text = Either the first player leads each traveler to a room, or the rooms fill in order.
way_to_lodge-choice = The first player chooses the rooms
way_to_lodge-first_come = First come, first served
option-wealth = Wealth
    .text = What becomes of cash beyond the 40 francs that one can hold.
wealth_form-limited = Limited by the track
wealth_form-unlimited_it = Unlimited: past the end of the track the cash becomes checks
wealth_form-unlimited_fr = Unlimited: no end of the track, checks are exchanged freely
option-season_change = When the exit stack becomes the entrance stack
moment_of_change-next_draw = When a traveler must be drawn and there is none
moment_of_change-at_once = As soon as the last traveler is drawn
option-first_player = First player
    .text = If nobody is named, it is drawn by lot.

## Actions

offer-bribe_travelers = Bribe a traveler
    .text = Play as many accomplices as the traveler's rank. The merchants among them come back. The traveler joins you.
offer-bribe_peasants = Bribe { $n ->
        [one] one peasant
       *[other] { $n } peasants
    }
    .text = Take peasants from the bistro. It costs nothing.
offer-build_annex = Build an annex
    .text = Play as many other accomplices as the rank of the one that you build. The artisans among them come back.
offer-kill_travelers = Kill a traveler
    .text = Play as many accomplices as the traveler's rank. The police among them come back. The corpse is yours to bury.
offer-kill_peasant = Kill a peasant
    .text = Kill a peasant in the bistro. It costs nothing.
offer-bury_corpses = Bury a corpse
    .text = Play as many accomplices as the corpse's rank. The religious among them come back. Under a rival's annex the money is shared.
offer-pass = Pass
    .text = Do nothing, or change cash into checks, or checks into cash.

why-enough_accomplices = You have too few accomplices for that.
why-free_grave = There are too few free graves.
why-peasant_in_bistro = There is no peasant in the bistro.

## Questions

ask-turns = What do you do in the night?
ask-room_for = In which room do you lodge this traveler: { $traveler }?
ask-bribe_travelers-targets = Whom do you bribe?
ask-bribe_peasants-n = How many peasants do you bribe?
ask-build_annex-targets = Whom do you turn into an annex?
ask-kill_travelers-targets = Whom do you kill?
ask-bury_corpses-targets = Whom do you bury?
ask-pay_cards-played = Which accomplices do you play?
ask-pay_cards-unwanted = Which of these accomplices do you let go?
ask-whose_grave = Under whose annex do you bury this corpse: { $corpse }?
ask-which_grave = Under which annex do you bury this corpse: { $corpse }?
ask-monk-door = Which white key do you replace by your own?
ask-concierge-door = At which room do you put your room service?
ask-exchange_money-way = Do you exchange money?
exchange-no_exchange = No
exchange-cash_to_checks = Cash into checks
exchange-checks_to_cash = Checks into cash
ask-checks_to_take = How many checks do you take?
ask-checks_to_cash = How many checks do you change into cash?
ask-checks_to_pay = The gravedigger wants to be paid for { $due ->
    [one] one corpse
   *[other] { $due } corpses
}. With how many checks do you pay?
ask-pay_wages-leavers = You cannot pay all wages. Who leaves?

## The log: the evening

say-evening = Evening. { $host } welcomes the travelers.
say-lodges = { $you } lodges a traveler in { $room }: { $traveler }.
say-new_season = The second season begins: all who left the inn come back.
say-last_round = The entrance stack is empty. This is the last round.

## The log: the night

say-plays = { $you } plays accomplices: { $played }.
say-leave = { $you } loses accomplices: { $leavers }.
say-bribes = { $you } bribes: { $targets }.
say-bribes_peasants = { $n ->
    [one] { $you } bribes one peasant.
   *[other] { $you } bribes { $n } peasants.
}
say-builds = { $you } builds an annex: { $annex } ({ $opened }).
say-takes_key = { $you } has the key of { $room }.
say-serves = { $you } has the room service at { $room }.
say-kills = { $you } kills: { $targets }.
say-kills_peasant = { $you } kills a peasant.
say-buries = { $you } buries a corpse under an annex of { $owner }: { $corpse }.
say-passes = { $you } passes.
say-takes_checks = { $n ->
    [one] { $you } takes one check for cash.
   *[other] { $you } takes { $n } checks for cash.
}
say-cashes_checks = { $n ->
    [one] { $you } changes one check into cash.
   *[other] { $you } changes { $n } checks into cash.
}
say-gains = { $lost ->
    [0] { $you } gains { $n } F.
   *[other] { $you } gains { $n } F and loses { $lost } F to the limit.
}

## The log: the morning and the end

say-pays_gravedigger = { $you } pays the gravedigger for { $due ->
    [one] one corpse
   *[other] { $due } corpses
}: { $paid } F and { $checks ->
    [0] no check
    [one] one check
   *[other] { $checks } checks
}.
say-pays_wages = { $you } pays { $n } F in wages.

end-lost = There was an unburied corpse. The game is lost.
title-worrying = Worrying innkeeper
title-dangerous = Dangerous innkeeper
title-evil = Evil innkeeper
title-demonic = Demonic innkeeper
