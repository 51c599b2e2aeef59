# Le soglie come spazi, in italiano.

state-sill = sulla soglia
say-in_doorway = { $you } si mette su una soglia di { $room }.
say-turns_back = { $you } torna indietro: { $room }.
ask-monster_turns_back = { $m }: torna indietro dalla soglia?
offer-tiptoe = Vai (le soglie contano come spazi): { $door }
ask-tiptoe-door = Da che parte?
offer-back_off = Torna indietro dalla soglia
why-in_doorway = Non sei su una soglia.
