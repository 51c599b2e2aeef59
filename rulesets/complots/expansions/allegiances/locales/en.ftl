# Allegiances in English: what it adds to the texts of Complots.

expansion-allegiances = Two sides, which spare their own; coins make others change sides, and a reserve waits for whoever has no Duchess.

## Sides, table and options

faction-crown = the Crown
faction-people = the People
state-side = Side
    .short = for
counter-reserve = Reserve
option-first_side = Side of the first player

## Actions

offer-change_own_side = Change your own side
    .text = Pay { $amount ->
        [one] one coin
       *[other] { $amount } coins
    } into the Reserve and go over to the other side. It can be neither doubted nor blocked.
offer-change_side_of = Change the side of { $target }
    .text = Pay { $amount ->
        [one] one coin
       *[other] { $amount } coins
    } into the Reserve: another player goes over to the other side. It can be neither doubted nor blocked.
offer-embezzle = No Duchess: take the Reserve
    .text = Claim that you do not hold the Duchess, and take every coin of the Reserve. Whoever is doubted shows all hidden cards and draws new ones. It cannot be blocked.
# Said anew: in the base game anybody may block it.
offer-foreign_aid = Foreign aid
    .text = Take { $amount ->
        [one] one coin
       *[other] { $amount } coins
    } from the Treasury. While there are two sides, only the other side may block it, as the Duchess.

## Questions

ask-change_side_of-target = Whose side do you change?
ask-doubt_denial = { $you } claims not to hold the { $role }. Do you doubt it?

## The log

say-change_own_side = { $n ->
    [one] { $you } pays one coin into the Reserve, to change sides.
   *[other] { $you } pays { $n } coins into the Reserve, to change sides.
}
say-change_side_of = { $n ->
    [one] { $you } pays one coin into the Reserve, to change the side of { $target }.
   *[other] { $you } pays { $n } coins into the Reserve, to change the side of { $target }.
}
say-new_side = { $you } now stands for { $side }.
say-embezzle = { $you } claims not to hold the { $role }, to take the Reserve.
say-doubts_denial = { $doubter } doubts that { $you } is without the { $role }.
say-denial_exposed = { $you } was bluffing and shows the { $role }.
say-denial_proved = { $you } shows the whole hand ({ $cards }), shuffles it into the Court and draws a new one.
say-embezzled = { $n ->
    [0] The Reserve is empty: { $you } takes nothing.
    [one] { $you } takes one coin from the Reserve.
   *[other] { $you } takes { $n } coins from the Reserve.
}
