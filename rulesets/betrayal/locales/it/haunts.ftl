# Ciò che gli scenari hanno in comune, in italiano.

say-tries_task = { $you } tenta questo: { $task }.
say-does_task = { $you } ci riesce: { $task }.
ask-task_trait = Con quale caratteristica?
why-at_hand = Ti manca ciò che serve.
why-in_order = È già fatto, oppure prima occorre altro.
zone-not_found = Oggetti che attendono la loro stanza
ask-lay_out-spot = Dove si trova?
say-lies = { $card } si trova qui: { $room }.
say-slain = { $you } non tornerà più.
