# Haunt 19 in English.

haunt-friend_for_the_ages = A Friend for the Ages
say-friend_for_the_ages_survival = { -survival }: a portrait in the Gallery keeps your old friend young, and hardly anything can do the traitor harm. Paint it over: { $paints } pots of Paint are hidden in Attic, Abandoned Room, Collapsed Room, Patio, Statuary Corridor, Storeroom and Wine Cellar, some of them in rooms that are still to be found. Each of you can carry one; you can pick it up, drop, give or steal it like an item, but the Dog does not fetch it. In the Gallery, once a turn, Knowledge { $needed } or more uses the Paint up; when that has been done { $strokes } times, you have won. You lose when { $lost } pots have been destroyed, or when you are all dead. You can steal from the traitor as usual. Damage does nothing, unless who deals it wears the Amulet of the Ages; and in the Gallery the traitor must roll Sanity { $stand } or more, or take { $dice } { $dice ->
    [one] die
   *[other] dice
} of mental damage. If the traitor dies, you have won too.
say-friend_for_the_ages_tome = { -tome }: a portrait in the Gallery ages in your place. Your traits are back at their start at least, and have grown. Damage, events and rooms do not lower them any more; only items that come or go do. Things can still be stolen from you. Beware of the Amulet of the Ages: who wears it hurts you as anybody else. When you enter the Gallery, or start a turn there, roll Sanity { $stand } or more, or take { $dice } { $dice ->
    [one] die
   *[other] dice
} of mental damage. The heroes look for Paint to cover your portrait; if they succeed { $strokes } times, or if you die, they win. You win when { $lost } pots of Paint are destroyed, or all heroes are dead. You can carry one pot; once a turn you can destroy it instead of attacking. Once a turn, when you have moved, you can also take any room from the stack and lay it where it fits.
haunt_item-paint = Paint
state-strokes = How often the portrait has been painted over
state-destroyed = Paint that was destroyed
ask-grow_trait = Which of your traits grows?
ask-room_without_paint = Which of these rooms, the nearest to an explorer, has no Paint?
offer-repaint = Paint the portrait over
offer-destroy_paint = Destroy the Paint (instead of attacking)
say-destroys_paint = { $you } destroys Paint.
offer-extend_house = Lay a room of your choice (you do not move any more)
ask-any_tile = Which room do you lay?
end-painted_over = The portrait is painted over: the heroes have won.
end-friend_dead = The friend of old is dead: the heroes have won.
end-paint_gone = Too much Paint is destroyed: the traitor has won.
