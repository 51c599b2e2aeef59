# Complots en français.

game = Bluff à la cour : dites-vous qui vous voulez, doutez des annonces des autres et restez le dernier avec une carte cachée.

## Personnages

character-duchess = Duchesse
    .text = Son pouvoir : lever l'impôt sur le Trésor. Elle bloque l'aide étrangère.
character-assassin = Assassin
    .text = Son pouvoir : contre paiement, il fait perdre une carte à un adversaire. Il ne bloque rien.
character-captain = Capitaine
    .text = Son pouvoir : voler des pièces à un adversaire. Il bloque un autre Capitaine.
character-countess = Comtesse
    .text = Elle n'a pas de pouvoir à utiliser pendant son tour. Elle bloque l'Assassin.
character-ambassador = Ambassadeur
    .text = Son pouvoir : piocher { $draws } cartes à la Cour et en remettre autant. Il bloque le Capitaine.
character-inquisitor = Inquisiteur
    .text = Son pouvoir : piocher { $draws ->
        [one] une carte à la Cour et en remettre une
       *[other] { $draws } cartes à la Cour et en remettre autant
    }, ou bien examiner une carte d'un adversaire. Il bloque le Capitaine.

## Table et options

zone-court = Cour
zone-hidden = Cartes cachées
    .short = cachées
zone-lost = Cartes perdues
    .short = perdues
zone-draft = Cartes inutilisées
    .short = inutilisées
counter-coins = Pièces
counter-coffers = Trésor
option-envoy = Cinquième personnage
    .text = L'Ambassadeur échange deux cartes avec la Cour ; l'Inquisiteur en échange une, ou examine une carte d'un adversaire.
option-first_player = Premier joueur
    .text = Le gagnant d'une partie commence la suivante.
option-doubter_may_block = La cible qui a douté peut encore bloquer
    .text = Sinon, qui doute à tort d'une annonce dirigée contre soi ne peut pas la bloquer en plus.
option-treasury = Pièces dans la boîte
    .text = Ce que les joueurs n'ont pas est au Trésor ; quand il est vide, personne n'y prend rien.

## Actions

offer-income = Revenu
    .text = Prenez { $amount ->
        [one] une pièce
       *[other] { $amount } pièces
    } au Trésor. Personne ne peut douter ni bloquer.
offer-foreign_aid = Aide étrangère
    .text = Prenez { $amount ->
        [one] une pièce
       *[other] { $amount } pièces
    } au Trésor. Tout adversaire peut bloquer en se disant Duchesse.
offer-assassination = Assassinat : { $target } perd une carte
    .text = Payez { $costs ->
        [one] une pièce
       *[other] { $costs } pièces
    } : un adversaire perd une carte. Personne ne peut douter ni bloquer.
offer-tax = Duchesse : lever l'impôt
    .text = Vous vous dites Duchesse et prenez { $amount ->
        [one] une pièce
       *[other] { $amount } pièces
    } au Trésor. Cela ne se bloque pas.
offer-murder = Assassin : frapper { $target }
    .text = Vous vous dites Assassin et payez { $costs ->
        [one] une pièce
       *[other] { $costs } pièces
    } : un adversaire perd une carte, sauf si la Comtesse bloque.
offer-steal = Capitaine : voler { $target }
    .text = Vous vous dites Capitaine et prenez { $amount ->
        [one] une pièce
       *[other] jusqu'à { $amount } pièces
    } à un adversaire, sauf si un Capitaine, l'Ambassadeur ou l'Inquisiteur bloque.
offer-exchange = Ambassadeur ou Inquisiteur : échanger des cartes
    .text = Vous vous dites celui des deux qui est dans la partie. Piochez à la Cour, puis remettez autant de cartes. Cela ne se bloque pas.
offer-examine = Inquisiteur : examiner une carte chez { $target }
    .text = Vous vous dites Inquisiteur. Un adversaire vous montre une carte cachée : vous la rendez ou la faites remplacer. Cela ne se bloque pas.

why-enough_coins = Vous n'avez pas assez de pièces.
why-must_assassinate = Avec autant de pièces, vous devez choisir un assassinat.
why-inquisitor_in_match = L'Inquisiteur n'est pas dans cette partie.

## Questions

ask-assassination-target = Qui faites-vous assassiner ?
ask-murder-target = Qui l'Assassin frappe-t-il ?
ask-steal-target = Qui volez-vous ?
ask-examine-target = Chez qui examinez-vous une carte ?
ask-examine-card = Quelle carte montrez-vous à l'Inquisiteur ?
ask-have_replaced = { $target } vous montre une carte : { $card }. La faites-vous remplacer ?
ask-exchange-returned = Que remettez-vous à la Cour ?
ask-doubt = Mettez-vous cette annonce en doute ?
ask-block = Bloquez-vous, et avec quel personnage ?
ask-block-role = Quel personnage annoncez-vous pour bloquer ?
ask-lose_card-card = Quelle carte perdez-vous ?
ask-deal-kept = Lequel de vos cinq personnages gardez-vous ?

## Le journal : les annonces

say-income = { $you } prend le revenu.
say-foreign_aid = { $you } demande l'aide étrangère.
say-assassination = { $you } ordonne un assassinat : la cible est { $target }.
say-tax = { $you } se dit Duchesse, pour lever l'impôt.
say-murder = { $you } se dit Assassin, pour frapper { $target }.
say-steal = { $you } se dit Capitaine, pour voler { $target }.
say-exchange = { $you } se dit { $role }, pour échanger des cartes.
say-examine = { $you } se dit Inquisiteur, pour examiner une carte chez { $target }.

## Le journal : doutes et blocages

say-doubts = { $doubter } met en doute la carte { $role } annoncée par { $you }.
say-exposed = { $you } bluffait et n'a pas la carte { $role }.
say-proved = { $you } montre la carte { $role }, la mélange à la Cour et en pioche une nouvelle.
say-drew = Votre nouvelle carte : { $card }.
say-blocks = { $blocker } se dit { $role }, pour bloquer.
say-fails = { $you } voit son action échouer.

## Le journal : ce qu'il en résulte

say-takes = { $n ->
    [0] Le Trésor est vide : { $you } ne prend rien.
    [one] { $you } prend une pièce au Trésor.
   *[other] { $you } prend { $n } pièces au Trésor.
}
say-pays = { $n ->
    [one] { $you } paie une pièce au Trésor.
   *[other] { $you } paie { $n } pièces au Trésor.
}
say-stolen = { $n ->
    [0] { $you } ne trouve rien à voler à { $target }.
    [one] { $you } vole une pièce à { $target }.
   *[other] { $you } vole { $n } pièces à { $target }.
}
say-exchanged = { $n ->
    [one] { $you } a pioché une carte à la Cour et en a remis une.
   *[other] { $you } a pioché { $n } cartes à la Cour et en a remis { $n }.
}
say-shown = { $target } vous montre une carte : { $card }.
say-replaced = { $target } montre une carte à { $you } et doit la remplacer.
say-given_back = { $target } montre une carte à { $you } et la reprend.
say-loses = { $you } perd une carte : { $card }.
say-out = { $n ->
    [0] { $you } est hors jeu, sans plus aucune pièce.
    [one] { $you } est hors jeu ; une pièce retourne au Trésor.
   *[other] { $you } est hors jeu ; { $n } pièces retournent au Trésor.
}

end-last_one_in = Il ne reste qu'une seule personne en jeu.
