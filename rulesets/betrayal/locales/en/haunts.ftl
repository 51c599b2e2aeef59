# What the haunts share, in English.

say-tries_task = { $you } tries this: { $task }.
say-does_task = { $you } succeeds: { $task }.
ask-task_trait = With which trait?
why-at_hand = You lack what it takes.
why-in_order = It is done already, or something else comes first.
zone-not_found = Things that wait for their room
ask-lay_out-spot = Where does it lie?
say-lies = { $card } lies here: { $room }.
say-slain = { $you } is gone for good.
