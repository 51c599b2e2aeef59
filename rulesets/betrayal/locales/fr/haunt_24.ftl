# Scénario 24 en français.

haunt-fly_away_home = Envolez-vous
say-fly_away_home_survival = { -survival } : des Chauves-souris emplissent la maison (Vitesse { $speed }, Force { $might }, Santé mentale { $sanity }), et d'autres entrent après chaque tour du traître mort. Leur présence ne vous ralentit pas. Une Chauve-souris accrochée à vous boit : au début de votre tour, vous subissez un point de dégâts physiques pour chacune, et chacune vous coûte une case de déplacement, mais jamais la dernière. Qui bat une Chauve-souris, même accrochée à quelqu'un, la tue. Mettez l'orgue en marche dans la Salle de l’orgue par un jet de Force d'au moins { $started }, puis jouez-en par un jet de Savoir d'au moins { $played } (d'au moins { $musical } pour ceux dont la musique est un loisir) : toutes les Chauves-souris qui ne sont accrochées à personne s'en vont, et aucune autre n'entre. Vous gagnez quand c'est fait et qu'aucun de vous n'a plus de Chauve-souris sur lui.
say-fly_away_home_tome = { -tome } : votre explorateur est mort, et les Chauves-souris vous obéissent (Vitesse { $speed }, Force { $might }, Santé mentale { $sanity }). Vous gagnez quand il ne reste aucun héros en vie. { $group } Chauves-souris commencent dans la Tour ou le Grenier, { $group } dans le Gouffre ou les Catacombes, là où ces pièces existent. Puis, après chacun de vos tours, { $dice } dés disent combien d'autres entrent : par le Hall d’entrée, le Gouffre, les pièces en plein air et celles qui ont des fenêtres, une par chacune avant deux par la même ; entrer coûte une case de leur déplacement. Il n'y en a jamais plus de { $swarm }. Une Chauve-souris qui attaque lance un dé : sur un { $grip }, elle s'accroche à sa proie, y reste et boit un point de dégâts physiques au début de chaque tour de ce héros. Une Chauve-souris battue est morte. Les héros tenteront de chasser les Chauves-souris.
swarmer-bat = Chauve-souris
state-organ_runs = L'orgue est en marche
state-host = accrochée à
say-clings = { $m } s'accroche à { $prey }.
say-bats_come = { $n ->
    [0] Aucune Chauve-souris n'entre.
    [one] Une Chauve-souris entre.
   *[other] { $n } Chauves-souris entrent.
}
say-bats_leave = L'orgue résonne : les Chauves-souris quittent la maison.
ask-bats_above = Où commencent les Chauves-souris de l'étage ?
ask-bats_below = Où commencent les Chauves-souris du sous-sol ?
ask-swarm-spread = Par où entrent les Chauves-souris, une par pièce ?
ask-bats_crowd = Par où entre une autre Chauve-souris ?
offer-start_organ = Mettre l'orgue en marche
offer-play_organ = Jouer de l'orgue
end-bats_driven_off = Les Chauves-souris sont chassées : les héros ont gagné.
