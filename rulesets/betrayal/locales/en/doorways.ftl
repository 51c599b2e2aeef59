# Doorways as spaces, in English.

state-sill = in the doorway
say-in_doorway = { $you } steps into a doorway of { $room }.
say-turns_back = { $you } turns back: { $room }.
ask-monster_turns_back = { $m }: does it turn back from the doorway?
offer-tiptoe = Go (doorways count as spaces): { $door }
ask-tiptoe-door = Which way?
offer-back_off = Turn back from the doorway
why-in_doorway = You do not stand in a doorway.
