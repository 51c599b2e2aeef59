# Haunt 35 in English.

haunt-small_change = Small Change
say-small_change_survival = { -survival }: all of you have shrunk, and { $cats ->
    [one] a Cat is
   *[other] { $cats } Cats are
} after you (Speed { $speed }, Might { $might }, Sanity { $sanity }, Knowledge { $knowledge }). Each doorway is now a space of its own. On stairs roll Might { $climb } or more, or your turn is over. Nobody draws cards; to find a room with a symbol ends your turn. You do not go into the Collapsed Room or the Mystic Elevator, and Gallery, Gymnasium and Vault do nothing for you. You win when at least { $enough } of you fly out of the house, with everybody aboard who is still alive. Find the Toy Airplane first: Knowledge { $find } or more in Bedroom, Master Bedroom, Storeroom, Attic or Game Room. Beside it, Knowledge { $start } or more starts it; it takes off at the start of your next turn, and until then others can climb aboard. Who started it flies it { $range } spaces instead of walking, over stairs, Collapsed Room, Gallery and Chasm too. For one space the fastest aboard can reach for somebody below: Speed { $grip } or more pulls them in, less than { $slip } brings you down. To leave, fly one space out of a window or out of Balcony, Gardens, Graveyard, Patio or Tower. In the air only Revolver, Ring and Dynamite work, both ways, but a Cat strikes the Airplane down with Speed { $swipe } or more. Whom a Cat beats it catches, and swallows in its next turn, unless somebody beats the Cat before. Who is caught can wriggle at the start of the turn: choose a trait and roll more than the Cat.
say-small_change_tome = { -tome }: everybody has shrunk, you too, and { $cats ->
    [one] a Cat hunts
   *[other] { $cats } Cats hunt
} for you (Speed { $speed }, Might { $might }, Sanity { $sanity }, Knowledge { $knowledge }). You win when Cats have killed { $fill } heroes. You cannot attack explorers yourself. Each doorway is now a space of its own, for Cats too. On stairs you roll Might { $climb } or more, or your turn is over. Nobody draws cards; to find a room with a symbol ends the turn. Explorers do not go into the Collapsed Room or the Mystic Elevator, and Gallery, Gymnasium and Vault do nothing. A Cat that wins an attack catches the hero instead of hurting, one at a time; it swallows its prey at the start of its next turn, unless it is beaten before or the prey wriggles free. The heroes may try to escape through the air. Where they fly past, once a turn a Cat brings them down with Speed { $swipe } or more, and then may attack at once; you do it with Speed { $bat } or more.
marker-toy_airplane = Toy Airplane
monster-cat = Cat
state-flying = The Airplane is in the air
state-pilot = Who flies the Airplane
state-aboard = aboard the Airplane
state-caught_by = caught by
say-airplane_down = The Airplane is on the floor: { $room }.
say-takes_off = { $you } takes off.
say-aboard = { $you } is aboard the Airplane.
say-catches = { $you } catches { $loser }.
say-slips_away = { $you } is free again.
ask-bat_airplane = { $m }: does it strike at the Airplane?
ask-wriggle = With which trait do you wriggle?
offer-climb_aboard = Climb aboard the Airplane
offer-climb_out = Climb out of the Airplane
offer-scoop_up = Reach for { $friend }
ask-scoop_up-friend = For whom do you reach?
offer-fly_out = Fly out of the house
offer-find_airplane = Search for a Toy Airplane
offer-start_airplane = Start the Airplane
offer-bat_down = Knock the Airplane down
end-flown_out = Enough have flown out of the house: the heroes have won.
end-too_few_flew = Too few have flown out of the house: the traitor has won.
end-cats_fed = The Cats have had their fill: the traitor has won.
