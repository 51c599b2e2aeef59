# L'Auberge Sanglante en français.

game = Des aubergistes de 1831 soudoient, tuent et enterrent leurs clients, et le plus riche gagne ; gare à la police au matin.

## Artisans

guest-cultivator = Cultivateur
    .text = Potager. À la construction : { $gain } F pour chacune de vos dépendances d'artisans, celle-ci comprise.
guest-mechanic = Mécanicien
    .text = Atelier. Vous pouvez construire avec { $fewer ->
        [one] un comparse
       *[other] { $fewer } comparses
    } de moins.
guest-distiller = Bouilleur de cru
    .text = Distillerie. Chaque matin, { $free ->
        [one] un de vos comparses ne demande
       *[other] { $free } de vos comparses ne demandent
    } pas de salaire.
guest-gardener = Jardinier
    .text = Jardins. Chaque matin, au départ des voyageurs : { $gain } F de plus.
guest-landscaper = Paysagiste
    .text = Parc. À la construction : { $gain } F. En fin de partie : { $bonus } F par artisan dans la pile de sortie.
guest-butcher = Boucher
    .text = Boucherie. Vous pouvez tuer autant de voyageurs que vous voulez à la fois, pour la somme de leurs rangs.

## Commerçants

guest-newsboy = Vendeur de journaux
    .text = Kiosque. À la construction : { $gain } F pour chacune de vos dépendances de commerçants, celle-ci comprise.
guest-representative = Représentant
    .text = Petit salon. Vous pouvez corrompre avec { $fewer ->
        [one] un comparse
       *[other] { $fewer } comparses
    } de moins.
guest-concierge = Concierge
    .text = Loge. À la construction : posez un jeton près d'une chambre ouverte qui n'en a pas. Qui s'y installe vous paie son rang en F.
guest-grocer = Épicier
    .text = Épicerie. À la construction : { $gain } F. En fin de partie : { $bonus } F par commerçant dans la pile de sortie.
guest-shopkeeper = Épicière
    .text = Magasin. Vous pouvez corrompre autant de voyageurs que vous voulez à la fois, pour la somme de leurs rangs.
guest-brewer = Brasseur
    .text = Brasserie. Vous pouvez corrompre jusqu'à { $most } paysans à la fois.

## Religieux

guest-novice = Novice
    .text = Autel. À la construction : { $gain } F pour chacune de vos dépendances de religieux, celle-ci comprise.
guest-monk = Moine
    .text = Chambre. À la construction : mettez une de vos clefs à la place d'une clef blanche.
guest-abbot = Abbé
    .text = Cave. Vous pouvez enterrer avec { $fewer ->
        [one] un comparse
       *[other] { $fewer } comparses
    } de moins.
guest-priest = Prêtre
    .text = Chapelle. Quand vous enterrez, vous pouvez reprendre tout comparse que vous avez joué.
guest-archbishop = Archevêque
    .text = Crypte. Vous pouvez enterrer autant de vos cadavres que vous voulez à la fois, pour la somme de leurs rangs.
guest-bishop = Évêque
    .text = Évêché. À la construction : { $gain } F. En fin de partie : { $bonus } F par religieux dans la pile de sortie.

## Nobles

guest-baron = Baron
    .text = Grand chandelier. À la construction : { $gain } F.
guest-viscount = Vicomte
    .text = Lit king size. À la construction : { $gain } F.
guest-the_count = Comte
    .text = Salle à manger. À la construction : { $gain } F.
guest-duke = Duc
    .text = Écuries. À la construction : { $gain } F. En fin de partie : { $bonus } F par noble dans la pile de sortie.
guest-prince = Prince
    .text = Serre. En fin de partie : { $bonus } F pour chacun de vos chèques.
guest-marquis = Marquis
    .text = Pavillon. À la construction : { $gain } F.

## Forces de l'ordre, paysans, la grange

guest-peacekeeper = Gardien de la paix
    .text = Pas de dépendance.
guest-brigadier = Brigadier
    .text = Pas de dépendance.
guest-brigadier_chief = Brigadier-chef
    .text = Pas de dépendance.
guest-major = Major
    .text = Pas de dépendance.
guest-peasant = Paysan
    .text = Pas de dépendance. Chez lui au bistrot.
card-barn = Grange
    .text = La dépendance avec laquelle vous commencez. Il y a de la place pour { $rank ->
        [one] un cadavre
       *[other] { $rank } cadavres
    }.

## Dépendances, familles, actions

annex-vegetable_garden = Potager
annex-workshop = Atelier
annex-distillery = Distillerie
annex-gardens = Jardins
annex-park = Parc
annex-butchers_shop = Boucherie
annex-kiosk = Kiosque
annex-parlor = Petit salon
annex-room_service = Loge
annex-grocery = Épicerie
annex-store = Magasin
annex-brewery = Brasserie
annex-altar = Autel
annex-bedroom = Chambre
annex-cellar = Cave
annex-chapel = Chapelle
annex-crypt = Crypte
annex-bishopric = Évêché
annex-large_chandelier = Grand chandelier
annex-king_size_bed = Lit king size
annex-dining_room = Salle à manger
annex-stables = Écuries
annex-greenhouse = Serre
annex-detached_house = Pavillon
family-artisan = Artisans
    .short = art.
family-merchant = Commerçants
    .short = com.
family-police = Forces de l'ordre
    .short = pol.
family-religious = Religieux
    .short = rel.
family-noble = Nobles
    .short = nob.
family-peasantry = Paysans
    .short = pays.
deed-bribe = Corrompre
deed-build = Construire
deed-kill = Tuer
deed-bury = Enterrer

## Table et options

field-rank = Rang
field-family = Famille
field-money = Argent
field-annex = Dépendance
field-deed = Pour
field-fewer = Comparses en moins
field-gain = Gain
field-bonus = À la fin
kind-room = Chambre
state-open = Ouverte
state-key = Clef
    .short = clef
state-service = Service en chambre
    .short = service
state-host = Premier joueur
state-season = Saison
zone-hand = Comparses
    .short = comparses
zone-annexes = Dépendances
zone-corpses = Cadavres non enterrés
    .short = Cadavres
zone-graves = Enterrés dessous
    .short = enterrés
zone-bed = Client
zone-entrance = Pile d'entrée
    .short = Entrée
zone-exit = Pile de sortie
    .short = Sortie
zone-bistro = Bistrot
zone-box = Boîte
zone-arriving = À la porte
counter-cash = Monnaie
counter-checks = Chèques
counter-tokens = Jetons
counter-supply = Réserve de chèques
    .short = Chèques restants
panel-stacks = Piles
panel-rooms = Chambres
step-evening = Soir
step-night = Nuit
step-gravedigger = Le fossoyeur
step-wages = Matin : salaires
step-annex_bonuses = Primes des dépendances
option-length = Durée de la partie
    .text = Dans la partie longue viennent plus de voyageurs.
game_length-short = Courte
game_length-long = Longue
option-welcome = Comment les voyageurs sont installés
    .text = Ou bien le premier joueur mène chaque voyageur à une chambre, ou bien les chambres se remplissent dans l'ordre.
way_to_lodge-choice = Le premier joueur choisit les chambres
way_to_lodge-first_come = Premier arrivé, premier servi
option-wealth = Fortune
    .text = Ce que devient l'argent au-delà des 40 francs qu'on peut garder.
wealth_form-limited = Limitée par la piste
wealth_form-unlimited_it = Illimitée : au bout de la piste, la monnaie devient des chèques
wealth_form-unlimited_fr = Illimitée : piste sans fin, chèques échangés librement
option-season_change = Quand la pile de sortie devient la pile d'entrée
moment_of_change-next_draw = Quand il faut piocher un voyageur et qu'il n'y en a plus
moment_of_change-at_once = Dès que le dernier voyageur est pioché
option-first_player = Premier joueur
    .text = Si personne n'est nommé, on tire au sort.

## Actions

offer-bribe_travelers = Corrompre un voyageur
    .text = Jouez autant de comparses que le rang du voyageur. Les commerçants parmi eux reviennent. Le voyageur se joint à vous.
offer-bribe_peasants = Corrompre { $n ->
        [one] un paysan
       *[other] { $n } paysans
    }
    .text = Prenez des paysans au bistrot. Cela ne coûte rien.
offer-build_annex = Construire une dépendance
    .text = Jouez autant d'autres comparses que le rang de celui que vous construisez. Les artisans parmi eux reviennent.
offer-kill_travelers = Tuer un voyageur
    .text = Jouez autant de comparses que le rang du voyageur. Les forces de l'ordre parmi eux reviennent. Le cadavre est à vous : à vous de l'enterrer.
offer-kill_peasant = Tuer un paysan
    .text = Tuez un paysan au bistrot. Cela ne coûte rien.
offer-bury_corpses = Enterrer un cadavre
    .text = Jouez autant de comparses que le rang du cadavre. Les religieux parmi eux reviennent. Sous la dépendance d'un autre, l'argent est partagé.
offer-pass = Passer
    .text = Ne faites rien, ou changez de la monnaie en chèques, ou des chèques en monnaie.

why-enough_accomplices = Vous avez trop peu de comparses pour cela.
why-free_grave = Il n'y a pas assez de place pour enterrer.
why-peasant_in_bistro = Il n'y a pas de paysan au bistrot.

## Questions

ask-turns = Que faites-vous cette nuit ?
ask-room_for = Dans quelle chambre installez-vous ce voyageur : { $traveler } ?
ask-bribe_travelers-targets = Qui corrompez-vous ?
ask-bribe_peasants-n = Combien de paysans corrompez-vous ?
ask-build_annex-targets = De qui faites-vous une dépendance ?
ask-kill_travelers-targets = Qui tuez-vous ?
ask-bury_corpses-targets = Qui enterrez-vous ?
ask-pay_cards-played = Quels comparses jouez-vous ?
ask-pay_cards-unwanted = Lesquels de ces comparses laissez-vous partir ?
ask-whose_grave = Sous une dépendance de qui enterrez-vous ce cadavre : { $corpse } ?
ask-which_grave = Sous quelle dépendance enterrez-vous ce cadavre : { $corpse } ?
ask-monk-door = Quelle clef blanche remplacez-vous par la vôtre ?
ask-concierge-door = Près de quelle chambre mettez-vous votre service en chambre ?
ask-exchange_money-way = Changez-vous de l'argent ?
exchange-no_exchange = Non
exchange-cash_to_checks = De la monnaie en chèques
exchange-checks_to_cash = Des chèques en monnaie
ask-checks_to_take = Combien de chèques prenez-vous ?
ask-checks_to_cash = Combien de chèques changez-vous en monnaie ?
ask-checks_to_pay = Le fossoyeur veut être payé pour { $due ->
    [one] un cadavre
   *[other] { $due } cadavres
}. Avec combien de chèques payez-vous ?
ask-pay_wages-leavers = Vous ne pouvez pas payer tous les salaires. Qui s'en va ?

## Le journal : le soir

say-evening = Le soir. { $host } accueille les voyageurs.
say-lodges = { $you } installe un voyageur ({ $room }) : { $traveler }.
say-new_season = La seconde saison commence : ceux qui avaient quitté l'auberge reviennent.
say-last_round = La pile d'entrée est vide. C'est le dernier tour.

## Le journal : la nuit

say-plays = { $you } joue des comparses : { $played }.
say-leave = { $you } perd des comparses : { $leavers }.
say-bribes = { $you } corrompt : { $targets }.
say-bribes_peasants = { $n ->
    [one] { $you } corrompt un paysan.
   *[other] { $you } corrompt { $n } paysans.
}
say-builds = { $you } construit une dépendance : { $annex } ({ $opened }).
say-takes_key = { $room } : la clef est à { $you }.
say-serves = { $room } : le service en chambre est à { $you }.
say-kills = { $you } tue : { $targets }.
say-kills_peasant = { $you } tue un paysan.
say-buries = { $you } enterre un cadavre sous une dépendance de { $owner } : { $corpse }.
say-passes = { $you } passe.
say-takes_checks = { $n ->
    [one] { $you } change de la monnaie en un chèque.
   *[other] { $you } change de la monnaie en { $n } chèques.
}
say-cashes_checks = { $n ->
    [one] { $you } change un chèque en monnaie.
   *[other] { $you } change { $n } chèques en monnaie.
}
say-gains = { $lost ->
    [0] { $you } gagne { $n } F.
   *[other] { $you } gagne { $n } F et en perd { $lost } au-delà de la limite.
}

## Le journal : le matin et la fin

say-pays_gravedigger = { $you } paie le fossoyeur pour { $due ->
    [one] un cadavre
   *[other] { $due } cadavres
} : { $paid } F et { $checks ->
    [0] aucun chèque
    [one] un chèque
   *[other] { $checks } chèques
}.
say-pays_wages = { $you } paie { $n } F de salaires.

end-lost = Il restait un cadavre non enterré. La partie est perdue.
title-worrying = Aubergiste inquiétant
title-dangerous = Aubergiste dangereux
title-evil = Aubergiste malfaisant
title-demonic = Aubergiste démoniaque
