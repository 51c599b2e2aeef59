# Haunt 15 in English.

haunt-here_be_dragons = Here There Be Dragons
say-here_be_dragons_survival = { -survival }: a Dragon is in the house (Speed { $speed }, Might { $might }, Sanity { $sanity }). Nothing stuns it, but damage adds up, less { $hide } each time; when it has taken { $wounds }, it is dead, and you have won. Revolver and Dynamite do nothing to it, the Ring does. After each of the traitor's turns it bites one of you and breathes fire into its own room and those next door: roll Speed { $dodged } or more, or burn ({ $near } dice beside it, { $next_door } next door). Each item that you throw into the fire saves { $soak } points. Who has the Spear adds { $edge } to each Might roll against the Dragon. A Shield lies in the Chasm or the Crypt, an Antique Armor in the Catacombs or by the Underground Lake, as soon as these are found. The Shield keeps fire from its bearer, and the Dragon's fire from all heroes beside. The Armor, once it is worn, takes { $less } points from all physical damage but fire; nobody can steal it, and it does not go together with the other Armor. To put it on, or to take it off and hand it over, takes a whole turn. Each of the two costs a space of movement.
say-here_be_dragons_tome = { -tome }: a Dragon obeys you (Speed { $speed }, Might { $might }, Sanity { $sanity }). You win when no hero is left alive. After each of your turns you move it; then it bites an opponent and breathes fire, in the order you like. Fire reaches everybody in its room and next door, you too: who does not roll Speed { $dodged } or more burns ({ $near } dice beside it, { $next_door } next door). Nothing stuns it. Damage to it is { $hide } points less each time; when it has taken { $wounds }, it is dead, and the heroes have won. Revolver and Dynamite do nothing to it. Somewhere below lie a Shield and an Antique Armor that help against it.
monster-dragon = Dragon
state-wounds = wounds
haunt_item-shield = Shield
haunt_item-antique_armor = Antique Armor
ask-breathe_first = Does the Dragon breathe fire before it bites?
offer-put_on = Put the Antique Armor on (takes the whole turn)
offer-take_off = Take the Antique Armor off (takes the whole turn)
why-fresh = It takes a whole turn.
why-carried = You wear it already.
why-worn = You do not wear it.
why-no_armor = It does not go together with the other Armor.
ask-take_off-friend = Do you hand it to somebody?
ask-burn-burnt = Which items do you throw into the fire?
end-dragon_slain = The Dragon is dead: the heroes have won.
