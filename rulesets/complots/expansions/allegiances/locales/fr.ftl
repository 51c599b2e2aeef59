# Allegiances en français : ce qui s'ajoute aux textes de Complots.

expansion-allegiances = Deux camps, qui épargnent les leurs ; des pièces font changer de camp, et une réserve attend qui n'a pas la Duchesse.

## Camps, table et options

faction-crown = la Couronne
faction-people = le Peuple
state-side = Camp
    .short = pour
counter-reserve = Réserve
option-first_side = Camp du premier joueur

## Actions

offer-change_own_side = Changer de camp
    .text = Versez { $amount ->
        [one] une pièce
       *[other] { $amount } pièces
    } à la Réserve et passez dans l'autre camp. Personne ne peut douter ni bloquer.
offer-change_side_of = Faire changer de camp : { $target }
    .text = Versez { $amount ->
        [one] une pièce
       *[other] { $amount } pièces
    } à la Réserve : une autre personne passe dans l'autre camp. Personne ne peut douter ni bloquer.
offer-embezzle = Pas de Duchesse : prendre la Réserve
    .text = Vous annoncez ne pas avoir la Duchesse et prenez toutes les pièces de la Réserve. Si l'on en doute, montrez toutes vos cartes cachées et piochez-en de nouvelles. Cela ne se bloque pas.
# Redit : dans le jeu de base, tout le monde peut bloquer.
offer-foreign_aid = Aide étrangère
    .text = Prenez { $amount ->
        [one] une pièce
       *[other] { $amount } pièces
    } au Trésor. Tant qu'il y a deux camps, seul l'autre camp peut bloquer, en se disant Duchesse.

## Questions

ask-change_side_of-target = Qui faites-vous changer de camp ?
ask-doubt_denial = { $you } annonce ne pas avoir la carte { $role }. En doutez-vous ?

## Le journal

say-change_own_side = { $n ->
    [one] { $you } verse une pièce à la Réserve, pour changer de camp.
   *[other] { $you } verse { $n } pièces à la Réserve, pour changer de camp.
}
say-change_side_of = { $n ->
    [one] { $you } verse une pièce à la Réserve, pour que { $target } change de camp.
   *[other] { $you } verse { $n } pièces à la Réserve, pour que { $target } change de camp.
}
say-new_side = Désormais, { $you } soutient { $side }.
say-embezzle = { $you } annonce ne pas avoir la carte { $role }, pour prendre la Réserve.
say-doubts_denial = { $doubter } ne croit pas { $you } sans la carte { $role }.
say-denial_exposed = { $you } bluffait et montre la carte { $role }.
say-denial_proved = { $you } montre toute sa main ({ $cards }), la mélange à la Cour et en pioche une nouvelle.
say-embezzled = { $n ->
    [0] La Réserve est vide : { $you } ne prend rien.
    [one] { $you } prend une pièce à la Réserve.
   *[other] { $you } prend { $n } pièces à la Réserve.
}
