# Haunt 33 in English.

haunt-invocation_of_darkness = An Invocation of Darkness
say-invocation_of_darkness_survival = { -survival }: the traitor has become stronger, has another turn at once, and calls an Elder God, in the Chapel or in the Pentagram Chamber, where the Book has to be brought first. Kill the traitor before { $calls } calls have succeeded, and you have won. After that the Elder God is in the house (Speed { $speed }, Might { $might }, Sanity { $sanity }), and the traitor is dead; then only one thing helps, which helps before as well: who has the Book destroys it in the Furnace Room or in the Chasm, for one space of movement. The Book can be stolen from the traitor. When the Elder God comes, all that the traitor holds falls there.
say-invocation_of_darkness_tome = { -tome }: your traits have risen at least to where they began, each of them by a roll of { $dice } dice more, and you have another turn at once. Bring the Book to the Chapel or to the Pentagram Chamber. Once it has been there with you, you can call an Elder God in that room, even if the Book is stolen later: each call costs one space of movement and succeeds with a Knowledge roll of { $needed } or more; call as often as you have spaces. At success number { $calls } you die and drop all you hold, and the Elder God stands there (Speed { $speed }, Might { $might }, Sanity { $sanity }). From your next turn on you move it and attack with it. You win when no hero is left alive. You lose if you die before it comes, or if the Book is destroyed; keep the heroes who have it away from the Furnace Room and the Chasm.
monster-elder_god = Elder God
state-calls = Calls of the Elder God
ask-altar = Which room is added to the house?
offer-summon = Call the Elder God (one space)
offer-destroy_book = Destroy the Book (one space)
say-elder_god_called = { $you } calls the Elder God. Calls that have succeeded: { $n }.
end-book_destroyed = The Book is destroyed: the heroes have won.
end-caller_dead = The traitor is dead, and no Elder God has come: the heroes have won.
