# Gravediggers en français.

game = Remplissez cinq cimetières de cartes cachées, puis fermez le poing sur des pièces en secret : qui demande trop du butin n'a rien.

## Cartes et tuiles

card-valuable_2 = Objets de valeur 2
    .text = Ajoute { $worth } au butin.
card-valuable_3 = Objets de valeur 3
    .text = Ajoute { $worth } au butin.
card-valuable_4 = Objets de valeur 4
    .text = Ajoute { $worth } au butin.
card-valuable_5 = Objets de valeur 5
    .text = Ajoute { $worth } au butin.
card-valuable_10 = Objets de valeur 10
    .text = Ajoute { $worth } au butin.
card-valuable_x = Objets de valeur X
    .text = Le premier X double le butin de son cimetière ; chaque X de plus l'ajoute encore une fois.
card-widow = Veuve éplorée
    .text = Une Veuve seule fait partir toutes les personnes, elle comprise. À deux ou plus, elles bavardent et ne font rien.
card-guard = Gardien
    .text = Un Gardien seul arrête le pillage, et quiconque montre un poing vide reçoit { $reward }. À deux ou plus, ils jouent aux cartes et ne font rien.
card-accomplice = Complice
    .text = S'il y a plus de Complices que de Bandits, le poing le plus élevé est payé en premier.
card-bandit = Bandit
    .text = S'il y a plus de Bandits que de Complices, il n'y a pas de butin et chaque poing est perdu.
tile-tile_place = Poser une carte
    .text = Posez une carte de votre main, face cachée, à n'importe quel cimetière, puis piochez-en une.
tile-tile_look = Regarder une carte
    .text = Regardez une carte cachée à n'importe quel cimetière, sans la montrer à personne.
tile-tile_turn = Retourner une carte
    .text = Retournez face visible une carte cachée à n'importe quel cimetière. La dernière carte cachée d'un cimetière le reste.
tile-tile_gravedigger = Fossoyeur
    .text = Choisissez un cimetière : tout le monde le pille maintenant.
coin-coin_1 = Pièce de 1
coin-coin_5 = Pièce de 5
coin-coin_20 = Pièce de 20

## Table et options

kind-cemetery = Cimetière
zone-graves = Cartes
zone-hand = Main
zone-deck = Pioche
zone-box = Boîte
zone-tiles_down = Tuiles cachées
    .short = Tuiles cachées
zone-tiles_up = Tuiles visibles
    .short = visibles
counter-purse = Bourse
counter-fist = Poing
counter-notes = Reconnaissances de dette
    .short = dettes
counter-notes_left = Reconnaissances de dette restantes
    .short = Dettes restantes
state-gravedigger_at = Carte Fossoyeur
state-shut = Fermé
panel-stacks = Piles
panel-cemeteries = Cimetières
step-last_lootings = Derniers pillages
option-first_player = Premier joueur
option-bare_cemetery = Un cimetière sans cartes, une fois la pioche épuisée
    .text = S'il ferme pour de bon, la partie finit aussi quand tous les cinq sont fermés.
option-credit_notes = Reconnaissances de dette dans la boîte
    .text = Qui a peu d'argent peut prendre une reconnaissance et des pièces ; chacune coûte des points à la fin.
bareness-reopens = peut recevoir d'autres cartes
bareness-closed = est fermé pour de bon

## Questions

ask-spot = { $tile } : quel cimetière ?
ask-place = Quelle carte posez-vous au { $spot } ?
ask-look = Quelle carte du { $spot } regardez-vous ?
ask-turn = Quelle carte du { $spot } retournez-vous ?
ask-credit = Le { $spot } est pillé et vous manquez de pièces. En prenez-vous { $n } contre une reconnaissance de dette, qui en coûte autant à la fin ?
ask-fist = Le { $spot } est pillé : combien de pièces prenez-vous dans le poing ?

## Le journal : les tuiles

say-turns_up = { $you } retourne une tuile : { $tile }.
say-lost = Elle reste sans effet.
say-mixed = Toutes les tuiles sont visibles : on les retourne et on les mélange.
say-places = { $you } pose { $card } au { $spot } (place { $n }).
say-looks = { $you } regarde { $card } au { $spot } (place { $n }).
say-turns = { $you } retourne { $card } au { $spot } (place { $n }).

## Le journal : un pillage

say-looted = Le { $spot } est pillé.
say-last_lootings = { $last } a joué la dernière carte de sa main. Chaque cimetière qui a des cartes est pillé une dernière fois.
say-credit = { $debtor } lève son écran et montre { $purse ->
    [0] qu'il n'y a aucune pièce
    [one] une pièce
   *[other] { $purse } pièces
}, puis en prend { $n } contre une reconnaissance de dette.
say-opens = { $n ->
    [0] { $you } ouvre un poing vide.
    [one] { $you } ouvre un poing avec une pièce.
   *[other] { $you } ouvre un poing avec { $n } pièces.
}
say-lie_there = Les cartes du { $spot } : { $cards }.
say-lone_widow = Une Veuve seule : toutes les personnes vont dans la boîte.
say-lone_guard = Un Gardien seul : il n'y a pas de butin.
say-bandits = Les Bandits l'emportent : il n'y a pas de butin.
say-accomplices = Les Complices l'emportent : le poing le plus élevé est payé en premier.
say-loot = { $n ->
    [0] Il n'y a rien à piller.
   *[other] Le butin est de { $n } pièces.
}
say-too_little = { $n ->
    [0] Il ne reste rien pour le poing suivant.
    [one] La dernière pièce ne suffit pas à payer le poing suivant en entier et retourne à la réserve.
   *[other] Les { $n } pièces restantes ne suffisent pas à payer le poing suivant en entier et retournent à la réserve.
}
say-collects = { $n ->
    [one] { $you } reçoit une pièce.
   *[other] { $you } reçoit { $n } pièces.
}
say-loses = { $n ->
    [one] { $you } perd une pièce.
   *[other] { $you } perd { $n } pièces.
}
say-shut = Le { $spot } n'a plus de cartes : il est fermé.
