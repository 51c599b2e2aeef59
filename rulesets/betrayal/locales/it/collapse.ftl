# Stanze che crollano, in italiano.

zone-lost_things = Oggetti perduti con le loro stanze
ask-falling_room = Quale stanza crolla?
say-collapses = Questa stanza crolla: { $room }.
