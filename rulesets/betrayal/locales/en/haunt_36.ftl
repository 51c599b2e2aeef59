# Haunt 36 in English.

haunt-better_with_friends = Better with Friends
say-better_with_friends_survival = { -survival }: water rises in the house after each of the traitor's turns: first it fills the basement, then the ground floor, then the upper floor, each in two steps. Who of you begins a turn on a floor partly under water has { $slow } spaces less; wholly under water { $slowest } less, and takes { $points } points of physical damage that nothing prevents. One space is always left. A Rowboat lies in the Attic, as soon as that is found. One of you can carry it, and give or drop it; for the carrier each room costs a space more. The Dog does not carry it. Get all who are alive into the Balcony, or into the Tower, together with the Rowboat: you flee at once and have won, if { $crew } or more of you are alive. Who drops the Medallion on a flooded floor loses it, and the water does not rise after the traitor's next turn. The traitor can knock holes into the Rowboat (a Might roll of { $needed } or more instead of an attack); at { $holes } holes you have lost.
say-better_with_friends_tome = { -tome }: the house sinks, and you do not mind the water. It rises at the end of each of your turns, even if you are dead: first it stands in the basement, then it fills it; next comes the ground floor in the same two steps, and at last the upper floor. Heroes who begin a turn on a floor partly under water have { $slow } spaces less; wholly under water { $slowest } less, and take { $points } points of physical damage. They want to flee together in a Rowboat, from Balcony or Tower; it lies in the Attic, as soon as that is found, and you cannot take it. In its room you can knock a hole into it once a turn, with a Might roll of { $needed } or more; that is your attack of the turn. You win at { $holes } holes, or when { $dead } heroes are dead.
state-tide = Tide
state-holes = Holes in the Rowboat
haunt_item-rowboat = Rowboat
offer-wreck_boat = Knock a hole into the Rowboat (instead of an attack)
offer-sink_medallion = Drop the Medallion into the water
say-tide_rises = The water rises: { $n }.
say-boat_holed = { $you } knocks a hole into the Rowboat. Holes: { $n }.
say-water_calm = { $you } drops the Medallion into the water. Once it will not rise.
end-rowed_away = The heroes row away: they have won.
end-too_many_drowned = More than half of the heroes are dead: the traitor has won.
end-boat_wrecked = The Rowboat is a wreck: the traitor has won.
