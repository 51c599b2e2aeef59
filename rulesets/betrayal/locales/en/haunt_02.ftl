# Haunt 2 in English.

haunt-the_seance = The Séance
say-the_seance_survival = { -survival }: a Ghost can be called (Speed { $speed }, Sanity { $sanity }), and the traitor is trying it too. Until somebody has done so, nobody can attack anybody. Once a turn each of you can hold a séance in the Pentagram Chamber, with a Knowledge or Sanity roll of { $needed } or more. Your success number { $tokens } calls the Ghost, and it stays where it appears. Then give it peace: find its bones in the Attic, the Bedroom or the Master Bedroom (Knowledge { $digging } or more), and bury them in the Crypt or the Graveyard (Knowledge { $burying } or more). That wins the game. But the track goes up after each later turn of the hero who called the Ghost, and when it shows { $last }, the Ghost goes over to the traitor. Where the traitor has it, it floats through walls and fallen rooms and attacks your Sanity, and the house collapses room by room, from the upper floor down; who is in a room that collapses dies. Then there is one way left: attack the Ghost with Sanity, with the Ring or in the Pentagram Chamber. One success destroys it, and you have won.
say-the_seance_tome = { -tome }: you want a Ghost to obey you (Speed { $speed }, Sanity { $sanity }). Until somebody has called it, nobody can attack anybody. While you hold the Spirit Board, you can try once a turn: you need a Knowledge roll of { $needed } or more and a Sanity roll of { $needed } or more, in either order. With both the Ghost appears beside you and is yours. If the heroes are first, it stands still; but they have little time, and when the track shows { $last }, the Ghost is yours. As long as it is, it must float towards a hero after each of your turns and attack with Sanity, through walls and fallen rooms, but not through floors. A failed attack does not harm it. Only a Sanity attack, with the Ring or in the Pentagram Chamber, destroys it. At the end of your first turn with it a room of the upper floor collapses, the Attic if it is there; from then on everybody picks one more room at the end of each turn, next to one that is gone. Who is in such a room dies, you too. You win when no hero is left alive.
monster-ghost = Ghost
haunt_item-old_bones = Bones
state-summons = What the traitor's séance has reached
state-successes = Successes of the heroes' séance
state-hours = Turn track of the Ghost
offer-call_mind = Call the Ghost with Knowledge
offer-call_soul = Call the Ghost with Sanity
offer-hold_seance = Hold a séance
offer-find_bones = Look for the bones
offer-bury_bones = Bury the bones
offer-face_ghost = Attack the Ghost with Sanity
ask-ghost_goal = Towards whom does the Ghost float?
ask-ghost_step = Through which room does the Ghost float?
say-ghost_for_heroes = The séance of { $you } has called the Ghost. It listens to the heroes.
say-ghost_for_traitor = The séance of { $you } has called the Ghost. It obeys the traitor.
say-ghost_turns = The track shows { $hours }: from now on the Ghost obeys the traitor.
end-bones_buried = The bones are buried and the Ghost is at peace: the heroes have won.
end-ghost_destroyed = The Ghost is destroyed: the heroes have won.
