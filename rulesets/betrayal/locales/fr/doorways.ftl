# Les seuils comme cases, en français.

state-sill = sur le seuil
say-in_doorway = { $you } se place sur un seuil de cette pièce : { $room }.
say-turns_back = { $you } fait demi-tour : { $room }.
ask-monster_turns_back = { $m } : fait-il demi-tour depuis le seuil ?
offer-tiptoe = Aller (les seuils comptent comme des cases) : { $door }
ask-tiptoe-door = Par où ?
offer-back_off = Faire demi-tour depuis le seuil
why-in_doorway = Vous n’êtes pas sur un seuil.
