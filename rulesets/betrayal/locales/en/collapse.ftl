# Rooms that fall out of the house, in English.

zone-lost_things = Things lost with their rooms
ask-falling_room = Which room collapses?
say-collapses = This room collapses: { $room }.
