# Haunt 1 in English.

haunt-mummy_walks = The Mummy Walks
say-mummy_walks_survival = { -survival }: a Mummy has come for the Girl (Speed { $speed }, Might { $might }, Sanity { $sanity }). What beats it only stuns it, and Revolver and Dynamite do nothing to it. Each of you can try one step a turn. First learn its name, with a Knowledge roll of { $needed } or more: beside its Sarcophagus, in the Library or in the Research Laboratory. Then who has the Book learns a spell from it, with a Knowledge roll of { $needed } or more. If the Book has not been found, the next omen that one of you draws is the Book. At last, in the Mummy's room and with the Book there, attack it with Sanity: win, and it is banished, and you have won. Keep the Girl away from it; who enters her room takes her along.
say-mummy_walks_tome = { -tome }: your Mummy (Speed { $speed }, Might { $might }, Sanity { $sanity }) wants to wed the Girl. You win when it stands beside its Sarcophagus and has the Girl, and the Ring or the Holy Symbol; or when no hero is left alive. If neither of the two has been found, the next omen that you draw is one of them. Who enters the Girl's room takes her along; in the Mummy's room you can hand things over to it once a turn, the Girl too. It must attack if it can. It can steal, even the Girl. Its damage is taken from Speed down to the lowest number, and then from Might. When it rolls 0 or 1 for its move, it may appear in any room instead.
marker-sarcophagus = Sarcophagus
monster-mummy = Mummy
state-secrets = What the heroes know of the Mummy (name, spell)
ask-girl_place = Where does the Girl hide?
ask-appear = Does the Mummy appear in another room instead of walking?
ask-mummy-spot = Where does the Mummy appear?
ask-relic_turns_up-relic = Which omen do you find?
offer-learn_name = Learn the Mummy's name
offer-learn_spell = Learn the spell from the Book
offer-banish = Banish the Mummy
offer-hand_over = Hand things over to the Mummy
ask-hand_over-gifts = What does the Mummy get?
end-mummy_gone = The Mummy is banished: the heroes have won.
end-wedding = The Mummy has wed the Girl: the traitor has won.
