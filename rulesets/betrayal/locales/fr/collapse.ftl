# Les pièces qui s'effondrent, en français.

zone-lost_things = Objets perdus avec leurs pièces
ask-falling_room = Quelle pièce s'effondre ?
say-collapses = Cette pièce s'effondre : { $room }.
