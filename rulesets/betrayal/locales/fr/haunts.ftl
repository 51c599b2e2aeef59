# Ce que les scénarios ont en commun, en français.

say-tries_task = { $you } tente ceci : { $task }.
say-does_task = { $you } réussit : { $task }.
ask-task_trait = Avec quelle caractéristique ?
why-at_hand = Il vous manque ce qu'il faut.
why-in_order = C'est déjà fait, ou autre chose doit venir avant.
zone-not_found = Objets qui attendent leur pièce
ask-lay_out-spot = Où se trouve-t-il ?
say-lies = { $card } se trouve ici : { $room }.
say-slain = { $you } ne reviendra plus.
