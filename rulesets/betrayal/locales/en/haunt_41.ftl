# Haunt 41 in English.

haunt-invisible_traitor = Invisible Traitor
say-invisible_traitor_survival = { -survival }: the traitor has become invisible, and only the traitor knows where. Kill the traitor, and you have won. Once a turn you may strike at whoever may be in your room, or shoot the Revolver into a room that you see: if the traitor is there, it is an attack like any other, else it is wasted. Dynamite works as ever. The traitor can attack without a weapon, and then { $dice ->
    [one] one die hurts
   *[other] { $dice } dice hurt
} you without defence. Who survives an attack of the traitor rolls Knowledge at the end of the traitor's turn: with { $way } or more you hear whether the traitor stayed or which way the traitor went, with { $room } or more in which room the traitor is. Who has the Skull may begin a turn with a Sanity roll; with { $floor } or more you learn the traitor's floor. Who has the Spirit Board may begin a turn with a Knowledge roll; with { $symbol } or more you learn the symbol of the traitor's room. Whoever finds a room is seen there. The traitor does not slow you.
say-invisible_traitor_tome = { -tome }: you have become invisible. Choose in secret where you are; you have won when no hero is left alive. You move as before, but nobody sees it, and heroes do not slow you; only when you find a new room, all see you there. Once a turn, in a hero's room, you may try to pick a pocket: with a Speed roll of { $grabbed } or more you take a thing, with less nobody notices, with 0 the hero does. That is no attack. If you attack without a weapon, { $dice ->
    [one] one die hurts
   *[other] { $dice } dice hurt
} the hero, who cannot defend. The Ring gives you no attack. Who survives your attack rolls Knowledge at the end of your turn: with { $way } or more the heroes hear whether you stayed or which way you went, with { $room } or more in which room you are. With the Skull they can learn your floor, and with the Spirit Board the symbol of your room.
say-invisible_room = You hear the traitor. This is the room: { $room }.
say-invisible_stays = { $you } hears that the traitor has not gone away.
say-invisible_leaves = { $you } hears the traitor go to { $room }.
say-invisible_missed = { $you } attacks, but nobody is there.
say-invisible_strikes = { $you } strikes { $target } out of nowhere.
say-invisible_floor = The Skull knows the traitor's floor: { $floor }.
say-invisible_symbol = The spirits know the symbol of the traitor's room: { $symbol }.
say-invisible_no_symbol = The spirits know that the traitor's room has no symbol.
say-invisible_noticed = { $victim } notices how { $you } tries to steal.
ask-invisible_place = Where are you?
ask-pick_pocket_unseen-victim = Whose pocket do you pick?
ask-pick_pocket_unseen-prize = What do you take?
ask-strike_blindly-weapons = With a weapon?
ask-shoot_blindly-spot = Into which room do you shoot?
offer-ask_skull = Ask the Skull for the traitor's floor
offer-ask_board = Ask the Spirit Board for the symbol of the traitor's room
offer-pick_pocket_unseen = Pick the pocket of { $victim }
offer-strike_blindly = Strike at whoever may be in your room
offer-shoot_blindly = Shoot at whoever may be here: { $spot }
end-invisible_dead = The invisible traitor is dead: the heroes have won.
