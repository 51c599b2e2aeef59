# Haunt 24 in English.

haunt-fly_away_home = Fly Away Home
say-fly_away_home_survival = { -survival }: Bats fill the house (Speed { $speed }, Might { $might }, Sanity { $sanity }), and more come in after each turn of the dead traitor. They do not slow you by being there. A Bat that clings to you drinks: at the start of your turn you take a point of physical damage for each, and each costs you a space of movement, but never the last one. Who beats a Bat, one that clings to somebody too, kills it. Start the organ in the Organ Room with a Might roll of { $started } or more, then play it with a Knowledge roll of { $played } or more ({ $musical } or more for those whose hobby is music): all Bats that cling to nobody leave, and no more come. You win when that is done and no Bat clings to any of you.
say-fly_away_home_tome = { -tome }: your explorer is dead, and the Bats obey you (Speed { $speed }, Might { $might }, Sanity { $sanity }). You win when no hero is left alive. { $group } Bats start in the Tower or the Attic, { $group } in the Chasm or the Catacombs, where there are such rooms. Then, after each of your turns, { $dice } dice say how many more come in: by the Entrance Hall, the Chasm, outdoor rooms and rooms with windows, one by each before two by any; to come in costs a space of their move. There are never more than { $swarm }. A Bat that attacks rolls a die: on a { $grip } it clings to its prey, stays there and drinks a point of physical damage at the start of each of that hero's turns. A Bat that is beaten is dead. The heroes will try to drive the Bats off.
swarmer-bat = Bat
state-organ_runs = The organ is running
state-host = clings to
say-clings = { $m } clings to { $prey }.
say-bats_come = { $n ->
    [0] No Bat comes in.
    [one] One Bat comes in.
   *[other] { $n } Bats come in.
}
say-bats_leave = The organ sounds: the Bats leave the house.
ask-bats_above = Where do the Bats upstairs start?
ask-bats_below = Where do the Bats in the basement start?
ask-swarm-spread = Where do the Bats come in, one by each?
ask-bats_crowd = Where does another Bat come in?
offer-start_organ = Start the organ
offer-play_organ = Play the organ
end-bats_driven_off = The Bats are driven off: the heroes have won.
